"""Calls of Saltbush's API, without anything of Home Assistant.

Which requests these methods make stands in `requests.json`; a test of Saltbush compares both, and sends the same requests to
a real server.
"""

from __future__ import annotations

import asyncio
from typing import Any, Protocol
from urllib.parse import quote


class SaltbushError(Exception):
    """Saltbush refused a call. The text says why."""


class SaltbushAuthError(SaltbushError):
    """The token has ended, or may not make this call."""


class SaltbushConnectionError(SaltbushError):
    """Saltbush did not answer."""


class Session(Protocol):
    """As much of an aiohttp `ClientSession` as is needed."""

    def request(self, method: str, url: str, **options: Any) -> Any:
        """Return an asynchronous context manager with the response."""


class SaltbushClient:
    """One person's list and meals, or those of one of their households."""

    def __init__(
        self,
        session: Session,
        url: str,
        token: str,
        household_id: str | None = None,
        *,
        session_error: type[Exception] = OSError,
    ) -> None:
        """Take the address of the instance, such as `https://recipes.example.com`, and an API token.

        `session_error` is what the session raises when nobody answers.
        """
        self._session = session
        self._session_error = session_error
        self._api = f"{url.rstrip('/')}/api"
        self._token = token
        self._household = {"householdId": household_id} if household_id else {}

    async def households(self) -> list[dict[str, Any]]:
        """Return the households of the person: `_id` and `name` of each. Needs the scope `plan:read`."""
        return (await self._call("GET", "/households"))["households"]

    async def list_items(self) -> list[dict[str, Any]]:
        """Return the lines of this week's list in the order of the app, ticked ones too."""
        return (await self._call("GET", "/list-items", query=self._household))["items"]

    async def add(self, text: str) -> list[str]:
        """Put what the text says on the list, an item a line. Return the ids of the items."""
        answer = await self._call("POST", "/list-items", body={"text": text})
        return [item["_id"] for item in answer["added"]]

    async def change(self, uid: str, **fields: Any) -> None:
        """Set `text`, `note` or `isTicked` of a line; a note that is None is taken away."""
        await self._call("PUT", _line(uid), body=fields)

    async def move(self, uid: str, after: str | None) -> None:
        """Move a line into the aisle of another one; None is where the list begins."""
        await self._call("POST", f"{_line(uid)}/move", body={"after": after})

    async def remove(self, uid: str) -> None:
        """Take a line off the list."""
        await self._call("DELETE", _line(uid), query=self._household)

    async def meals(self, first: str, last: str) -> list[dict[str, Any]]:
        """Return what is planned from one day to another, both like `2026-11-27`."""
        query = {"from": first, "to": last, **self._household}
        return (await self._call("GET", "/meals", query=query))["meals"]

    async def _call(
        self,
        method: str,
        path: str,
        *,
        query: dict[str, str] | None = None,
        body: dict[str, Any] | None = None,
    ) -> Any:
        options: dict[str, Any] = {"headers": {"Authorization": f"Bearer {self._token}"}}
        if query:
            options["params"] = query
        if body is not None:
            options["json"] = {**body, **self._household}
        try:
            async with asyncio.timeout(_SECONDS):
                url = f"{self._api}{path}"
                async with self._session.request(method, url, **options) as response:
                    answer = None if response.status == 204 else await response.json()
        # A ValueError is an answer that is no JSON: somebody else answers at that address.
        except (self._session_error, OSError, TimeoutError, ValueError) as error:
            raise SaltbushConnectionError(f"Saltbush did not answer: {error}") from error
        if response.status < 400:
            return answer
        kind = SaltbushAuthError if response.status in (401, 403) else SaltbushError
        raise kind(_reason(answer))


_SECONDS = 30


def _line(uid: str) -> str:
    return f"/list-items/{quote(uid, safe='')}"


def _reason(answer: Any) -> str:
    """Put the sentences of a refusal together: `error`, and `details` as a text or by field."""
    details = answer.get("details", "")
    if isinstance(details, list):
        details = " ".join(detail["message"] for detail in details)
    return f"{answer.get('error', '')}. {details}".strip()
