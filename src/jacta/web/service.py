"""The one place that has work done, for the API and the pages alike.

Readings are worked out by processes that can be killed, visits to saved games by threads of their own: neither waits
for the other. Simulations go on as jobs, share by share: see `jobs`.
"""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable, Mapping
from importlib import import_module
from types import ModuleType
from typing import Annotated, Any, TypeVar

from fastapi import Depends, Request

from jacta.errors import InputError
from jacta.hosting import ChronicleHost, Host
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.inputs import Given
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import find_procedure
from jacta.store import NoDatabase, Store, default_file
from jacta.text import Message
from jacta.web.caretaker import Caretaker
from jacta.web.errors import ReadOnly
from jacta.web.jobs import Jobs
from jacta.web.limits import Limits, Watch
from jacta.web.live import Live
from jacta.web.notices import Notices
from jacta.web.own_tables import SHELVES, Shelves
from jacta.web.tally import Tally
from jacta.web.visitors import asker_of, is_at_this_computer
from jacta.web.workers import Here, Workers

T = TypeVar("T")
log = logging.getLogger("jacta.web")


class Service:
    """Has work done within limits. Every answer is there in time, or raises TooLarge, TooLong or Busy."""

    def __init__(
        self,
        limits: Limits | None = None,
        *,
        database: str | None = None,
        edit_tables: bool = False,
        address: str | None = None,
    ) -> None:
        """`database` is the address of the one that keeps the tables; None is that of this computer's user."""
        self.limits = limits or Limits()
        self._apart = self.limits.workers > 0 and sys.platform != "emscripten"
        self.readings = Workers(self.limits.workers, _processes().Process if self._apart else Here, self.limits)
        self.tables = Workers(self.limits.threads, Here, self.limits)
        self.jobs = Jobs(self.limits, self.readings)
        self.live = Live(self, self._advance)
        self.live_chronicles = Live(self, self._seen)
        self.caretaker = Caretaker(self)
        self.tally = Tally()
        self.address = address
        self._edit_tables = edit_tables
        self._database = database
        self._host: Host | None = None
        self._chronicles: ChronicleHost | None = None
        self._notices: Notices | None = None
        self._opening = threading.Lock()

    def prepare(self) -> None:
        """Get ready for the first reading."""
        if self._apart:
            _processes().prepare()

    def open(self) -> Host:
        """Open the database of saved games, unless that is done. Raises InputError where it cannot be used."""
        with self._opening:
            if self._host is None:
                store = Store(self._database)
                self._chronicles, self._notices = ChronicleHost(store), Notices(store)
                self._host = Host(store)
            return self._host

    @property
    def host(self) -> Host:
        """The host of saved games; its database is opened when somebody first asks for it."""
        try:
            return self._host or self.open()
        except InputError as error:  # no fault of whoever asks, and where it lies is nobody's business
            log.error("the database cannot be opened: %s", error)
            raise NoDatabase(Message("error-database-closed")) from error

    @property
    def chronicles(self) -> ChronicleHost:
        """The host of chronicles, in the same database."""
        assert self.host
        assert self._chronicles is not None
        return self._chronicles

    @property
    def notices(self) -> Notices:
        """Who tells people that it is their turn."""
        assert self.host
        assert self._notices is not None
        return self._notices

    @property
    def has_games(self) -> bool:
        """Whether there may be saved games: no database is made only to find none."""
        return self._host is not None or self._database is not None or default_file().exists()

    def _advance(self, token: str) -> int:
        return self.host.advance(token)

    def _seen(self, token: str) -> int:
        return self.chronicles.revision(token)

    async def settle(self) -> None:
        """End what would go on by itself: simulations, and whoever only listens."""
        await self.jobs.close()
        self.caretaker.stop()
        self.live.close()
        self.live_chronicles.close()

    async def close(self) -> None:
        """Stop everything that goes on."""
        await self.settle()
        self.readings.close()
        self.tables.close()
        if self._host is not None:
            self._host.close()
            self._host = self._chronicles = None

    # --- Work

    async def read(self, task: Callable[[Watch], T], request: Request | None = None) -> T:
        """Work out a reading. The task can be pickled: a function of a module, with its arguments."""
        return await self.readings.run(task, request, asker=asker_of(request))

    async def run(self, task: Callable[[Watch], T], request: Request | None = None) -> T:
        """Do something at a saved table; who follows one hears of it."""
        try:
            return await self.tables.run(task, request, asker=asker_of(request))
        finally:
            if request is not None and request.method != "GET":
                self.live.wake()
                self.live_chronicles.wake()

    # --- What visits to tables share

    def asked(self, id: str, given: Mapping[str, Any]) -> tuple[Procedure, Given]:
        """The procedure and its checked input, with the tables as they are in the user's folder now."""
        procedure = find_procedure(id)
        self.fresh(procedure.game)
        return procedure, procedure.validate(given)

    def fresh(self, game: Game) -> None:
        """Take notice of what has changed in the user's tables folder."""
        SHELVES.fresh(game)

    def may_edit(self, request: Request) -> bool:
        """Whether this visitor may change the user's tables: who sits here, where the user has asked for it."""
        return self._edit_tables and is_at_this_computer(request)

    def editing(self, request: Request) -> Shelves:
        """The user's tables, to be changed. Raises ReadOnly for whoever may not."""
        if not self.may_edit(request):
            raise ReadOnly(Message("error-read-only"))
        return SHELVES


def _processes() -> ModuleType:
    """Processes, which not every system has: inside a browser they cannot even be imported."""
    return import_module("jacta.web.processes")


async def service_of(request: Request) -> Service:
    """The service of the app that this request reached."""
    service: Service = request.app.state.service
    return service


Serving = Annotated[Service, Depends(service_of)]
"""A parameter of an endpoint that receives the service."""
