"""A shopping list and a meal plan of Saltbush in Home Assistant."""

from __future__ import annotations

from homeassistant.config_entries import ConfigEntry
from homeassistant.const import CONF_TOKEN, CONF_URL, Platform
from homeassistant.core import HomeAssistant

from .connection import open_client
from .const import CONF_HOUSEHOLD
from .coordinator import SaltbushCoordinator

_PLATFORMS = [Platform.CALENDAR, Platform.TODO]


async def async_setup_entry(hass: HomeAssistant, entry: ConfigEntry) -> bool:
    """Ask for the first time, then make the entities."""
    client = open_client(
        hass, entry.data[CONF_URL], entry.data[CONF_TOKEN], entry.data.get(CONF_HOUSEHOLD)
    )
    coordinator = SaltbushCoordinator(hass, entry, client)
    await coordinator.async_config_entry_first_refresh()
    entry.runtime_data = coordinator
    await hass.config_entries.async_forward_entry_setups(entry, _PLATFORMS)
    return True


async def async_unload_entry(hass: HomeAssistant, entry: ConfigEntry) -> bool:
    """Take the entities away."""
    return await hass.config_entries.async_unload_platforms(entry, _PLATFORMS)
