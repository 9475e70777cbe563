"""The one place that has work done, for the API and the pages alike.

Readings are worked out by processes that can be killed; those that take longer than a moment are moved to other
processes, which yield the processor to everybody else. Visits to saved games have threads of their own, and so have the
thinking of computer players, the opening of games, and the notices sent through external services: none of them waits
for another. Simulations run as jobs, share by share: see `jobs`.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from types import ModuleType
from typing import Annotated, Any, TypeVar

from fastapi import Depends, Request

from jacta.errors import InputError
from jacta.hosting import ChronicleHost, Host, UnknownLink
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.inputs import Given
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import find_procedure
from jacta.store import NoDatabase, default_file
from jacta.text import Message
from jacta.web.caretaker import Caretaker
from jacta.web.errors import Busy, Postponed, ReadOnly
from jacta.web.jobs import Jobs
from jacta.web.limits import Limits, Watch
from jacta.web.live import Live
from jacta.web.notices import Notices
from jacta.web.own_tables import OWN_TABLES, OwnTables
from jacta.web.quotas import Quotas
from jacta.web.request_log import RequestCounts
from jacta.web.visitors import asker_of, is_at_this_computer
from jacta.web.workers import Here, Workers, Workplace

T = TypeVar("T")
log = logging.getLogger("jacta.web")
CALLERS = 4  # notices that are sent at the same time
MOMENT = 0.25
"""Seconds of processor time after which a reading is restarted where nothing waits behind it."""
THINKERS = 3  # visits that may take long: opening games and chronicles, and working out best players
PLAYERS = 3  # games whose computer players think at the same time
THOUGHT = 3.0  # seconds that whoever has moved waits for computer players; then they are told later
TRIED_AGAIN = 60.0  # seconds until a game whose computer players did not finish is continued


class Service:
    """Has work done within limits. Every answer arrives in time, or raises TooLarge, TooLong or Busy."""

    def __init__(
        self,
        limits: Limits | None = None,
        *,
        database: str | None = None,
        edit_tables: bool = False,
        address: str | None = None,
        place: Callable[[Limits], Workplace] | None = None,
    ) -> None:
        """`database` is the address of the database of saved games; None is that of this computer's user. `place` makes
        a place for readings; None is a process, if the system has them."""
        self.limits = limits or Limits()
        self._apart = place is None and self.limits.workers > 0 and sys.platform != "emscripten"
        if self._apart:
            process = _processes().Process
            self.readings = Workers(self.limits.workers, partial(process, seconds=MOMENT), self.limits)
            self.long_readings = Workers(self.limits.workers, partial(process, humble=True), self.limits)
        else:
            self.readings = self.long_readings = Workers(self.limits.workers, place or Here, self.limits)
        self.games = Workers(self.limits.threads, Here, self.limits, each=self.limits.threads // 2)
        self.thinkers = Workers(THINKERS, Here, self.limits)
        self.players = Workers(PLAYERS, Here, self.limits)
        self._thoughts: dict[str, asyncio.Task[None]] = {}
        self.calls = Workers(CALLERS, Here, self.limits)
        self.jobs = Jobs(self.limits, self.long_readings)
        self.live = Live(self._revisions)
        self.live_chronicles = Live(self._chronicle_revisions)
        self.caretaker = Caretaker(self)
        self.request_counts = RequestCounts()
        self.quotas = Quotas(self.limits)
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
        """Open the database of saved games, unless that is done. Raises InputError if it cannot be used."""
        with self._opening:
            if self._host is None:
                from jacta.store import Store  # noqa: PLC0415  (it takes a while to read)

                store = Store(self._database)
                self._chronicles, self._notices = ChronicleHost(store), Notices(store)
                self._host = Host(store)
            return self._host

    @property
    def host(self) -> Host:
        """The host of saved games; its database is opened when somebody first asks for it."""
        try:
            return self._host or self.open()
        except InputError as error:  # not the asker's fault, and where it is, is nobody's business
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
        """What tells people that it is their turn."""
        assert self.host
        assert self._notices is not None
        return self._notices

    @property
    def has_games(self) -> bool:
        """Whether there may be saved games: no database is created only to find none."""
        return self._host is not None or self._database is not None or default_file().exists()

    async def _revisions(self, tokens: Sequence[str]) -> dict[str, int]:
        """What many games show. If their computer players are to go on, they do."""
        statuses = await self.games.run(lambda _: self.host.statuses(tokens), patient=True)
        for token, status in statuses.items():
            if status.thinking:
                self._think(token, None)
        return {token: status.revision for token, status in statuses.items()}

    async def _chronicle_revisions(self, tokens: Sequence[str]) -> dict[str, int]:
        return await self.games.run(lambda _: self.chronicles.revisions(tokens), patient=True)

    async def settle(self) -> None:
        """End background activity: simulations, computer players, and streams."""
        await self.jobs.close()
        self.caretaker.stop()
        for thought in self._thoughts.values():
            thought.cancel()
        self.live.close()
        self.live_chronicles.close()

    async def close(self) -> None:
        """Stop everything."""
        await self.settle()
        for workers in (self.readings, self.long_readings, self.games, self.thinkers, self.players, self.calls):
            workers.close()
        if self._host is not None:
            self._host.close()
            self._host = self._chronicles = None

    # --- Work

    async def read(self, task: Callable[[Watch], T], request: Request | None = None) -> T:
        """Work out a reading. The task must be picklable: a module-level function, with its arguments.

        What takes longer than a moment is restarted where nothing waits behind it.
        """
        try:
            return await self.readings.run(task, request, asker=asker_of(request))
        except Postponed:
            return await self.long_readings.run(task, request, asker=asker_of(request))

    async def run(
        self, task: Callable[[Watch], T], request: Request | None = None, *, opens: bool = False, thinks: bool = False
    ) -> T:
        """Do something in a saved game, and notify its followers. What `opens` another one has a quota of its own.

        What opens one, or `thinks` before it does anything, is done separately: no move and no look waits for it.
        """
        if opens:
            self.quotas.openings.take(asker_of(request), why="web-too-many-opened")
        workers = self.thinkers if opens or thinks else self.games
        try:
            return await workers.run(task, request, asker=asker_of(request))
        finally:
            if request is not None and request.method != "GET":
                self.live.wake()
                self.live_chronicles.wake()

    async def play(
        self, token: str, act: Callable[[Watch], T], request: Request, *, opens: bool = False, thinks: bool = False
    ) -> T:
        """Do something in a saved game, and let its computer players go on from there."""

        def acted(watch: Watch) -> tuple[T, bool]:
            return act(watch), self.host.is_thinking(token)

        done, thinking = await self.run(acted, request, opens=opens, thinks=thinks)
        if thinking:
            await asyncio.wait({self._think(token, request)}, timeout=THOUGHT)
        return done

    def _think(self, token: str, request: Request | None) -> asyncio.Task[None]:
        """Let the computer players of a game go on for a while, where no move and no look waits for it."""
        if token not in self._thoughts:
            self._thoughts[token] = asyncio.create_task(self._thought(token, request))
        return self._thoughts[token]

    async def _thought(self, token: str, request: Request | None) -> None:
        patient, rest = request is None, 0.0  # whoever has moved waits for it
        try:
            await self.players.run(lambda _: self.host.advance(token), asker=asker_of(request), patient=patient)
        except (Busy, NoDatabase, UnknownLink):
            pass  # at the next look, if the game still exists
        except Exception as error:
            log.warning("cannot go on with a game: %s", type(error).__name__)
            rest = TRIED_AGAIN
        finally:
            asyncio.get_running_loop().call_later(rest, self._thoughts.pop, token, None)
            self.live.wake()

    # --- What visits share

    def asked(self, id: str, given: Mapping[str, Any]) -> tuple[Procedure, Given]:
        """The procedure and its checked input, with the tables as they are in the user's folder now."""
        procedure = find_procedure(id)
        self.fresh(procedure.game)
        return procedure, procedure.validate(given)

    def fresh(self, game: Game) -> None:
        """Take note of changes in the user's tables folder."""
        OWN_TABLES.fresh(game)

    def may_edit(self, request: Request) -> bool:
        """Whether this visitor may change the user's tables: whoever sits here, if the user has allowed it."""
        return self._edit_tables and is_at_this_computer(request)

    def editing(self, request: Request) -> OwnTables:
        """The user's tables, to be changed. Raises ReadOnly for those who may not."""
        if not self.may_edit(request):
            raise ReadOnly(Message("error-read-only"))
        return OWN_TABLES


def _processes() -> ModuleType:
    """The module for processes, which not every system has: in a browser it cannot even be imported."""
    return import_module("jacta.web.processes")


async def service_of(request: Request) -> Service:
    """The service of the app that this request reached."""
    service: Service = request.app.state.service
    return service


Serving = Annotated[Service, Depends(service_of)]
"""A parameter of an endpoint that receives the service."""
