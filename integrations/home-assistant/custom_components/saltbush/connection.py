"""The client with Home Assistant's own session."""

from __future__ import annotations

from aiohttp import ClientError

from homeassistant.core import HomeAssistant
from homeassistant.helpers.aiohttp_client import async_get_clientsession

from .client import SaltbushClient


def open_client(
    hass: HomeAssistant, url: str, token: str, household_id: str | None = None
) -> SaltbushClient:
    """Return a client that needs not be closed."""
    session = async_get_clientsession(hass)
    return SaltbushClient(session, url, token, household_id, session_error=ClientError)
