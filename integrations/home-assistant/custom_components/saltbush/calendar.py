"""The meal plan as a calendar."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Any

from homeassistant.components.calendar import CalendarEntity, CalendarEvent
from homeassistant.config_entries import ConfigEntry
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers.entity_platform import AddEntitiesCallback
from homeassistant.helpers.update_coordinator import CoordinatorEntity
from homeassistant.util import dt as dt_util

from .client import SaltbushError
from .coordinator import SaltbushCoordinator


async def async_setup_entry(
    hass: HomeAssistant, entry: ConfigEntry, async_add_entities: AddEntitiesCallback
) -> None:
    """Make the one calendar of an entry."""
    async_add_entities([SaltbushMeals(entry.runtime_data, entry.entry_id)])


class SaltbushMeals(CoordinatorEntity[SaltbushCoordinator], CalendarEntity):
    """What is cooked, all day or at the times at which the household eats."""

    _attr_has_entity_name = True
    _attr_name = "Saltbush meals"
    _attr_icon = "mdi:silverware-fork-knife"

    def __init__(self, coordinator: SaltbushCoordinator, entry_id: str) -> None:
        """Take the coordinator of the entry."""
        super().__init__(coordinator)
        self._attr_unique_id = f"{entry_id}_meals"

    @property
    def event(self) -> CalendarEvent | None:
        """Return the meal that is now, or else the next one."""
        now = dt_util.now()
        events = [_event(meal) for meal in self.coordinator.data.meals]
        ahead = [event for event in events if event.end_datetime_local > now]
        return min(ahead, key=lambda event: event.start_datetime_local, default=None)

    async def async_get_events(
        self, hass: HomeAssistant, start_date: datetime, end_date: datetime
    ) -> list[CalendarEvent]:
        """Return the meals of the days that are looked at."""
        first = dt_util.as_local(start_date).date().isoformat()
        last = dt_util.as_local(end_date).date().isoformat()
        try:
            meals = await self.coordinator.client.meals(first, last)
        except SaltbushError as error:
            raise HomeAssistantError(str(error)) from error
        return [_event(meal) for meal in meals]


def _event(meal: dict[str, Any]) -> CalendarEvent:
    start: date | datetime = date.fromisoformat(meal["date"])
    end: date | datetime = start + timedelta(days=1)
    if "start" in meal:
        start, end = datetime.fromisoformat(meal["start"]), datetime.fromisoformat(meal["end"])
    name = meal["meal"]
    return CalendarEvent(
        uid=meal["_id"],
        start=start,
        end=end,
        summary=f"{name[:1].upper()}{name[1:]}: {meal['title']}",
        description=meal.get("url"),
    )
