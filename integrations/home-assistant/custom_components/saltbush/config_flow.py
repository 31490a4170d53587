"""Asks for the address, the token, and whose list it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import voluptuous as vol

from homeassistant.config_entries import ConfigFlow, ConfigFlowResult
from homeassistant.const import CONF_TOKEN, CONF_URL

from .client import SaltbushAuthError, SaltbushError
from .connection import open_client
from .const import CONF_HOUSEHOLD, DOMAIN

_OWN = "own"
_USER_SCHEMA = vol.Schema({vol.Required(CONF_URL): str, vol.Required(CONF_TOKEN): str})
_TOKEN_SCHEMA = vol.Schema({vol.Required(CONF_TOKEN): str})


class SaltbushConfigFlow(ConfigFlow, domain=DOMAIN):
    """Connects one person, with their own list or that of a household."""

    VERSION = 1

    def __init__(self) -> None:
        """Begin with nothing."""
        self._data: dict[str, Any] = {}
        self._names: dict[str, str] = {}

    async def async_step_user(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Ask for the address and the token."""
        errors: dict[str, str] = {}
        if user_input is not None:
            errors = await self._connect(user_input)
            if not errors:
                self._data = user_input
                return await self.async_step_household()
        return self.async_show_form(step_id="user", data_schema=_USER_SCHEMA, errors=errors)

    async def async_step_household(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Ask whose list it is, where there is a choice."""
        choices = {_OWN: "My own", **self._names}
        if user_input is None and self._names:
            schema = vol.Schema({vol.Required(CONF_HOUSEHOLD): vol.In(choices)})
            return self.async_show_form(step_id="household", data_schema=schema)
        chosen = (user_input or {}).get(CONF_HOUSEHOLD, _OWN)
        data = {**self._data, CONF_HOUSEHOLD: None if chosen == _OWN else chosen}
        self._async_abort_entries_match(data)
        return self.async_create_entry(title=self._names.get(chosen, "Saltbush"), data=data)

    async def async_step_reauth(self, entry_data: Mapping[str, Any]) -> ConfigFlowResult:
        """Ask for another token, since the one before has ended."""
        return await self.async_step_reauth_confirm()

    async def async_step_reauth_confirm(
        self, user_input: dict[str, Any] | None = None
    ) -> ConfigFlowResult:
        """Try the other token."""
        errors: dict[str, str] = {}
        if user_input is not None:
            entry = self._get_reauth_entry()
            errors = await self._connect({**entry.data, **user_input})
            if not errors:
                return self.async_update_reload_and_abort(entry, data_updates=user_input)
        return self.async_show_form(
            step_id="reauth_confirm", data_schema=_TOKEN_SCHEMA, errors=errors
        )

    async def _connect(self, data: Mapping[str, Any]) -> dict[str, str]:
        """Make the calls that entities will make; remember the households."""
        client = open_client(self.hass, data[CONF_URL], data[CONF_TOKEN])
        try:
            await client.list_items()
            found = await client.households()
        except SaltbushAuthError:
            return {"base": "invalid_auth"}
        except SaltbushError:
            return {"base": "cannot_connect"}
        self._names = {household["_id"]: household["name"] for household in found}
        return {}
