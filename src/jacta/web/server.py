"""The application behind a uvicorn server that nobody can exhaust, and that stops when it is told to."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
import time
from collections import Counter
from types import FrameType
from typing import Any, ClassVar

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.h11_impl import H11Protocol

from jacta.web.limits import Limits
from jacta.web.quotas import is_here
from jacta.web.visitors import visitor_at

LAST_WORD = 2.0  # seconds that connections accepted last have for their request, when the server stops
PATIENCE = 3  # seconds that pending requests are given when somebody stops the server with Ctrl-C
SWITCH_INTERVAL = 0.001  # seconds before a thread that computes yields to another
AT_ONCE = 128  # connections that are accepted before anybody counts them
SPARE_FILES = 64 + AT_ONCE  # files that connections leave for everything else
MANY_FILES = 65_536
SAME = 5  # how often the same message is logged within ROW seconds
ROW = 60.0


class Connection(H11Protocol):
    """A connection that must state its request: one whose headers do not arrive is closed, as is one too many.

    If there are too many, those that have been silent longest make room for new ones.
    """

    held: ClassVar[Counter[str]] = Counter()
    silent: ClassVar[dict[Connection, None]] = {}
    _last = False  # the server is stopping: one more request, and no other

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        limits: Limits = self.config.app.state.service.limits  # type: ignore[union-attr]
        self._place = _place_of(self.client)
        self.held[self._place] += 1
        most = min(limits.connections, files_allowed() - SPARE_FILES)
        crowded = self._place and self.held[self._place] > limits.connections_each
        if crowded or (len(self.connections) > most and not self._makes_room()):
            transport.abort()
            return
        self._patience = limits.header_seconds
        self._waiting: asyncio.TimerHandle | None = None
        self._expect()

    def shutdown(self) -> None:
        """Ends a connection when the server stops; one that was just accepted may still make a request."""
        if self.cycle is None and not self._last:
            self._last = True
            self.loop.call_later(LAST_WORD, self.shutdown)
        else:
            super().shutdown()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._last and self.cycle is not None:
            self.cycle.keep_alive = False
        under_way = self.cycle is not None and not self.cycle.response_complete
        if under_way and self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
            self.silent.pop(self, None)
        elif not under_way:
            self._expect()

    def _expect(self) -> None:
        """The headers of a request must arrive in time, however slowly their letters come."""
        if self._waiting is None and self.timeout_keep_alive_task is None:
            self._waiting = self.loop.call_later(self._patience, self.transport.abort)
            self.silent[self] = None

    def _makes_room(self) -> bool:
        """Whether somebody else could be disconnected instead."""
        longest = next((one for one in self.silent if one in self.connections), None)
        if longest is not None:
            del self.silent[longest]
            longest.transport.abort()
        return longest is not None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.held[self._place] -= 1
        if not self.held[self._place]:
            del self.held[self._place]
        self.silent.pop(self, None)
        if (waiting := getattr(self, "_waiting", None)) is not None:
            waiting.cancel()


def _place_of(client: tuple[str, int] | None) -> str:
    """Whose connection it is; nobody's in particular if it comes from this computer: a proxy has many."""
    visitor = visitor_at(client[0] if client else "")
    return "" if is_here(visitor) else visitor


def files_allowed() -> int:
    """How many files this process may have open, after raising the limit as far as possible."""
    try:
        import resource  # noqa: PLC0415
    except ImportError:
        return MANY_FILES
    most, could = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most < MANY_FILES and most != could:  # what may be had without privileges
        most = MANY_FILES if could == resource.RLIM_INFINITY else min(could, MANY_FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, could))
    return MANY_FILES if most == resource.RLIM_INFINITY else most


class Seldom(logging.Filter):
    """Lets the same message be logged a few times a minute: whoever can make us complain must not fill our disk."""

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
    """Ends background activity before it waits for pending requests."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.config.app.state.service.settle()  # type: ignore[union-attr]
        await self._let_the_last_in()
        await super().shutdown(sockets)

    async def _let_the_last_in(self) -> None:
        """Stop accepting before the sockets are closed: connections already accepted would be lost with them."""
        for server in self.servers:
            for listening in server.sockets:
                asyncio.get_running_loop().remove_reader(listening.fileno())
        await asyncio.sleep(0.1)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig == signal.SIGINT:  # somebody waits at a keyboard; SIGTERM leaves time for every answer
            self.config.timeout_graceful_shutdown = PATIENCE
        super().handle_exit(sig, frame)


def server_of(app: Starlette) -> Server:
    """A server for the application, to be run on a socket."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    limits: Limits = app.state.service.limits
    # No access log of uvicorn's: it would record what people ask.
    config = uvicorn.Config(
        app,
        http=Connection,
        log_level="warning",
        access_log=False,
        backlog=AT_ONCE,
        server_header=False,
        timeout_graceful_shutdown=int(limits.seconds) + PATIENCE,
    )
    seldom = Seldom()
    for name in ("asyncio", "jacta.web", "uvicorn.error"):
        logging.getLogger(name).addFilter(seldom)
    return Server(config)
