"""Makes the calls of requests.json with the integration's client, and prints the requests that it sent, as JSON.

Takes the address of a server, a token, and perhaps the id of a household. Needs Python 3.11 and nothing else.
"""

from __future__ import annotations

import asyncio
import importlib.util
import json
from pathlib import Path
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.parse import parse_qsl, urlencode, urlsplit
from urllib.request import Request, urlopen

HOME = Path(__file__).parent.parent


class Response:
    """As much of an aiohttp response as the client reads."""

    def __init__(self, status: int, text: str) -> None:
        self.status = status
        self.text = text

    async def json(self) -> Any:
        return json.loads(self.text)

    async def __aenter__(self) -> Response:
        return self

    async def __aexit__(self, *_error: object) -> None:
        pass


class RecordingSession:
    """Sends each request to the server, and remembers the last one with its answer."""

    sent: dict[str, Any] = {}
    answer = ""

    def request(
        self,
        method: str,
        url: str,
        *,
        headers: dict[str, str],
        params: dict[str, str] | None = None,
        json: Any = None,
    ) -> Response:
        whole = f"{url}?{urlencode(params)}" if params else url
        parts = urlsplit(whole)
        self.sent = {"method": method, "path": parts.path, "query": dict(parse_qsl(parts.query))}
        if json is not None:
            self.sent["body"] = json
        response = _send(method, whole, headers, json)
        self.sent["status"] = response.status
        self.answer = response.text
        return response


def _send(method: str, url: str, headers: dict[str, str], body: Any) -> Response:
    data = None if body is None else json.dumps(body).encode()
    content = {} if data is None else {"Content-Type": "application/json"}
    request = Request(url, data, {**headers, **content}, method=method)
    try:
        with urlopen(request) as answer:
            return Response(answer.status, answer.read().decode())
    except HTTPError as refusal:
        return Response(refusal.code, refusal.read().decode())


def _client_class() -> Any:
    path = HOME / "custom_components" / "saltbush" / "client.py"
    spec = importlib.util.spec_from_file_location("client", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.SaltbushClient


def _filled(value: Any, known: dict[str, str]) -> Any:
    if isinstance(value, str):
        for name, stands_for in known.items():
            value = value.replace(f"{{{name}}}", stands_for)
    return value


def _found(answer: Any, path: str) -> str:
    for step in path.split("."):
        answer = answer[int(step)] if step.isdigit() else answer[step]
    return answer


async def main(url: str, token: str, household_id: str | None = None) -> None:
    session = RecordingSession()
    client = _client_class()(session, url, token, household_id)
    known: dict[str, str] = {}
    made = []
    for row in json.loads((HOME / "requests.json").read_text())["requests"]:
        call = row.get("client")
        if call is None:
            continue
        arguments = [_filled(value, known) for value in call["arguments"]]
        await getattr(client, call["method"])(*arguments, **call.get("fields", {}))
        for name, path in row.get("remember", {}).items():
            known[name] = _found(json.loads(session.answer), path)
        made.append({"name": row["name"], **session.sent})
    print(json.dumps({"known": known, "requests": made}))


asyncio.run(main(*sys.argv[1:]))
