"""The application behind a uvicorn server that nobody can fill up, and that stops when it is told to."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
import time
from collections import Counter
from ipaddress import ip_address
from types import FrameType
from typing import Any, ClassVar

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.h11_impl import H11Protocol

from jacta.web.limits import Limits

PATIENCE = 3  # seconds that requests under way are given when somebody stops the server at a keyboard
SWITCH_INTERVAL = 0.001  # seconds before a thread that counts lets another one have its turn
SPARE_FILES = 64  # files that connections leave for everything else
MANY_FILES = 65_536
SAME = 5  # how often the same thing is logged in a row of seconds
ROW = 60.0


class Connection(H11Protocol):
    """A connection that must say what it wants: one whose headers do not come is closed, as is one too many."""

    held: ClassVar[Counter[str]] = Counter()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        limits: Limits = self.config.app.state.service.limits  # type: ignore[union-attr]
        self._place = _place_of(self.client)
        self.held[self._place] += 1
        most = min(limits.connections, files_allowed() - SPARE_FILES)
        crowded = self._place and self.held[self._place] > limits.connections_each
        if len(self.connections) > most or crowded:
            transport.abort()
            return
        self._patience = limits.header_seconds
        self._waiting: asyncio.TimerHandle | None = None
        self._expect()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        under_way = self.cycle is not None and not self.cycle.response_complete
        if under_way and self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
        elif not under_way:
            self._expect()

    def _expect(self) -> None:
        """The headers of a request are to be here in time, however slowly their letters come."""
        if self._waiting is None and self.timeout_keep_alive_task is None:
            self._waiting = self.loop.call_later(self._patience, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.held[self._place] -= 1
        if not self.held[self._place]:
            del self.held[self._place]
        if (waiting := getattr(self, "_waiting", None)) is not None:
            waiting.cancel()


def _place_of(client: tuple[str, int] | None) -> str:
    """Whose connection it is; nobody's in particular, where it is this computer's own: a proxy has many."""
    host = client[0] if client else ""
    try:
        return "" if ip_address(host).is_loopback else host
    except ValueError:
        return ""


def files_allowed() -> int:
    """How many files this process may have open."""
    try:
        import resource  # noqa: PLC0415
    except ImportError:
        return MANY_FILES
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MANY_FILES if most == resource.RLIM_INFINITY else most


class Seldom(logging.Filter):
    """Lets the same thing be logged a few times a minute: whoever can make us complain must not fill our disk."""

    def __init__(self) -> None:
        super().__init__()
        self._since, self._said = 0.0, Counter[Any]()

    def filter(self, record: logging.LogRecord) -> bool:
        now = time.monotonic()
        if now - self._since > ROW:
            self._since, self._said = now, Counter()
        kind = (record.name, record.levelno, record.msg if isinstance(record.msg, str) else type(record.msg))
        self._said[kind] += 1
        return self._said[kind] <= SAME


class Server(uvicorn.Server):
    """Ends what would go on by itself before it waits for requests under way."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.config.app.state.service.settle()  # type: ignore[union-attr]
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig == signal.SIGINT:  # somebody waits at a keyboard; a request to end leaves time for every answer
            self.config.timeout_graceful_shutdown = PATIENCE
        super().handle_exit(sig, frame)


def server_of(app: Starlette) -> Server:
    """A server for the application, to be run on a socket."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    limits: Limits = app.state.service.limits
    # No access log of uvicorn's: it would write down what people ask.
    config = uvicorn.Config(
        app,
        http=Connection,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=int(limits.seconds) + PATIENCE,
    )
    seldom = Seldom()
    for name in ("asyncio", "jacta.web", "uvicorn.error"):
        logging.getLogger(name).addFilter(seldom)
    return Server(config)
