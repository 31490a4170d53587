"""Asks Saltbush for the list and the meals of the days ahead, for all entities of an entry."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
import logging
from typing import Any

from homeassistant.config_entries import ConfigEntry
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import ConfigEntryAuthFailed
from homeassistant.helpers.update_coordinator import DataUpdateCoordinator, UpdateFailed
from homeassistant.util import dt as dt_util

from .client import SaltbushAuthError, SaltbushClient, SaltbushError
from .const import DOMAIN

_LOGGER = logging.getLogger(__name__)

_EVERY = timedelta(seconds=60)
_DAYS_AHEAD = timedelta(days=7)


@dataclass
class SaltbushData:
    """What entities show, as the API answers it."""

    items: list[dict[str, Any]]
    meals: list[dict[str, Any]]


class SaltbushCoordinator(DataUpdateCoordinator[SaltbushData]):
    """Has the list and the meals of one person or household."""

    def __init__(self, hass: HomeAssistant, entry: ConfigEntry, client: SaltbushClient) -> None:
        """Take the client of the entry."""
        super().__init__(
            hass, _LOGGER, config_entry=entry, name=DOMAIN, update_interval=_EVERY
        )
        self.client = client

    async def _async_update_data(self) -> SaltbushData:
        today = dt_util.now().date()
        try:
            return SaltbushData(
                items=await self.client.list_items(),
                meals=await self.client.meals(
                    today.isoformat(), (today + _DAYS_AHEAD).isoformat()
                ),
            )
        except SaltbushAuthError as error:
            raise ConfigEntryAuthFailed(str(error)) from error
        except SaltbushError as error:
            raise UpdateFailed(str(error)) from error
