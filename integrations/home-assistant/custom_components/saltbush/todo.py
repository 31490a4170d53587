"""The shopping list as a to-do list."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from homeassistant.components.todo import (
    TodoItem,
    TodoItemStatus,
    TodoListEntity,
    TodoListEntityFeature,
)
from homeassistant.config_entries import ConfigEntry
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers.entity_platform import AddEntitiesCallback
from homeassistant.helpers.update_coordinator import CoordinatorEntity

from .client import SaltbushError
from .coordinator import SaltbushCoordinator


async def async_setup_entry(
    hass: HomeAssistant, entry: ConfigEntry, async_add_entities: AddEntitiesCallback
) -> None:
    """Make the one list of an entry."""
    async_add_entities([SaltbushList(entry.runtime_data, entry.entry_id)])


class SaltbushList(CoordinatorEntity[SaltbushCoordinator], TodoListEntity):
    """This week's shopping list, in the order of the app."""

    _attr_has_entity_name = True
    _attr_name = "Saltbush shopping list"
    _attr_icon = "mdi:cart"
    _attr_supported_features = (
        TodoListEntityFeature.CREATE_TODO_ITEM
        | TodoListEntityFeature.UPDATE_TODO_ITEM
        | TodoListEntityFeature.DELETE_TODO_ITEM
        | TodoListEntityFeature.MOVE_TODO_ITEM
        | TodoListEntityFeature.SET_DESCRIPTION_ON_ITEM
    )

    def __init__(self, coordinator: SaltbushCoordinator, entry_id: str) -> None:
        """Take the coordinator of the entry."""
        super().__init__(coordinator)
        self._attr_unique_id = f"{entry_id}_list"

    @property
    def todo_items(self) -> list[TodoItem]:
        """Return a to-do for each line."""
        return [_todo_item(item) for item in self.coordinator.data.items]

    async def async_create_todo_item(self, item: TodoItem) -> None:
        """Put what was said or typed on the list."""
        client = self.coordinator.client

        async def create() -> None:
            added = await client.add(item.summary or "")
            if item.description and added:
                await client.change(added[0], note=item.description)

        await self._run(create())

    async def async_update_todo_item(self, item: TodoItem) -> None:
        """Set only what is another: a new text would be a new name."""
        now = next((one for one in self.todo_items if one.uid == item.uid), None)
        fields: dict[str, Any] = {}
        if now is None or item.summary != now.summary:
            fields["text"] = item.summary
        if now is None or item.description != now.description:
            fields["note"] = item.description
        if now is None or item.status != now.status:
            fields["isTicked"] = item.status == TodoItemStatus.COMPLETED
        if fields:
            await self._run(self.coordinator.client.change(item.uid or "", **fields))

    async def async_delete_todo_items(self, uids: list[str]) -> None:
        """Take lines off the list."""
        client = self.coordinator.client

        async def remove() -> None:
            for uid in uids:
                await client.remove(uid)

        await self._run(remove())

    async def async_move_todo_item(self, uid: str, previous_uid: str | None = None) -> None:
        """Move a line into the aisle of the one before it; in an aisle lines stand by name."""
        await self._run(self.coordinator.client.move(uid, previous_uid))

    async def _run(self, change: Awaitable[None]) -> None:
        try:
            await change
        except SaltbushError as error:
            raise HomeAssistantError(str(error)) from error
        finally:
            await self.coordinator.async_request_refresh()


def _todo_item(item: dict[str, Any]) -> TodoItem:
    return TodoItem(
        uid=item["uid"],
        summary=item["text"],
        description=item.get("note"),
        status=TodoItemStatus.COMPLETED if item["isTicked"] else TodoItemStatus.NEEDS_ACTION,
    )
