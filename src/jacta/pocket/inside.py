"""Answers requests without a server: the app is called as a server would call it, in this very process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias
from urllib.parse import unquote, urlsplit

from starlette.types import ASGIApp, Message

Headers: TypeAlias = "list[tuple[str, str]]"
Response: TypeAlias = "tuple[int, Headers, bytes]"

POLL = 0.2  # seconds between checks whether the asker is still there
FRAMED = {"x-frame-options": "SAMEORIGIN", "content-security-policy": "frame-ancestors 'self'"}
"""The page that stays open shows the others in a frame."""


class Inside:
    """The app, for whoever sits at this device: nobody else can reach it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def answer(
        self,
        method: str,
        address: str,
        headers: Iterable[tuple[str, str]],
        body: bytes,
        left: Callable[[], bool] = lambda: False,
    ) -> Response:
        """The app's answer to a request for `/path?query`. `left` tells whether whoever asked has gone away."""
        parts = urlsplit(address)
        named = [(b"host", b"localhost"), (b"content-length", str(len(body)).encode())]
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": unquote(parts.path),
            "raw_path": parts.path.encode(),
            "query_string": parts.query.encode(),
            "root_path": "",
            "headers": [*named, *((name.lower().encode(), value.encode()) for name, value in headers)],
            "client": ("127.0.0.1", 0),
            "server": ("localhost", 80),
        }
        waiting = [{"type": "http.request", "body": body, "more_body": False}]
        status, told, sent = 500, [], []  # type: int, Headers, list[bytes]

        async def receive() -> Message:
            if waiting:
                return waiting.pop()
            while not left():
                await asyncio.sleep(POLL)
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            nonlocal status, told
            if message["type"] == "http.response.start":
                status = message["status"]
                told = [(name.decode().lower(), value.decode()) for name, value in message["headers"]]
            else:
                sent.append(message.get("body", b""))

        await self.app(scope, receive, send)
        return status, [(name, _framed(name, value)) for name, value in told], b"".join(sent)


def _framed(name: str, value: str) -> str:
    if name == "content-security-policy":
        return value.replace("frame-ancestors 'none'", FRAMED[name])
    return FRAMED.get(name, value)


def without_threads() -> None:
    """Run work meant for other threads at once: a browser has none."""
    from anyio import to_thread  # noqa: PLC0415

    async def at_once(task: Callable[..., Any], /, *args: Any, **words: Any) -> Any:
        return task(*args, **words)

    async def at_once_too(task: Callable[..., Any], *args: Any, **_: Any) -> Any:
        return task(*args)

    asyncio.to_thread = at_once
    to_thread.run_sync = at_once_too  # type: ignore[assignment]
