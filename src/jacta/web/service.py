"""The one place that runs readings, for the API and the pages alike.

Work is done in a few threads, so that the server answers others meanwhile, and under a `Watch`, so that no answer takes
more than its share. Simulations go on as jobs in processes of their own: see `jobs`.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import Annotated, Any, TypeVar

from fastapi import Depends, Request

from jacta.analysis.compare import Effect, effects
from jacta.dice import source_of
from jacta.distribution import Odds
from jacta.errors import InputError
from jacta.hosting import ChronicleHost, Host
from jacta.kernel.best import Best
from jacta.kernel.best import best as best_play
from jacta.kernel.odds import odds as exact_odds
from jacta.kernel.roll import Rolled
from jacta.kernel.roll import roll as roll_once
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.inputs import Given
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import find_procedure
from jacta.kernel.run.policies import Policy
from jacta.store import NoDatabase, Store
from jacta.text import Message
from jacta.web.errors import Busy, Gone, TooLong
from jacta.web.jobs import Job, Jobs
from jacta.web.limits import Limits, Watch
from jacta.web.shelves import Shelves

T = TypeVar("T")
log = logging.getLogger("jacta.web")
POLL = 0.25  # seconds between two looks at whether the asker is still there


class Service:
    """Runs readings within limits. Every method raises InputError naming the key, TooLarge, TooLong or Busy.

    `client` is the request behind the question: when it goes away, the work stops.
    """

    def __init__(self, limits: Limits | None = None, *, writable: bool = True, database: str | None = None) -> None:
        """`database` is the address of the one that keeps the tables; None is that of this computer's user."""
        self.limits = limits or Limits()
        self.jobs = Jobs(self.limits)
        self.shelves = Shelves(changed=self.jobs.renew, writable=writable)
        self._threads: ThreadPoolExecutor | None = None
        self._watches: set[Watch] = set()
        self._database = database
        self._host: Host | None = None
        self._chronicles: ChronicleHost | None = None
        self._opening = threading.Lock()

    def open(self) -> Host:
        """Open the database of saved tables, unless that is done. Raises InputError where it cannot be used."""
        with self._opening:
            if self._host is None:
                store = Store(self._database)
                self._host, self._chronicles = Host(store), ChronicleHost(store)
            return self._host

    @property
    def host(self) -> Host:
        """The host of saved tables; its database is opened when somebody first asks for it."""
        try:
            return self._host or self.open()
        except InputError as error:  # no fault of whoever asks, and where it lies is nobody's business
            log.error("the database cannot be opened: %s", error)
            raise NoDatabase(Message("error-database")) from error

    @property
    def chronicles(self) -> ChronicleHost:
        """The host of chronicles, in the same database."""
        assert self.host
        assert self._chronicles is not None
        return self._chronicles

    async def close(self) -> None:
        """Stop everything that goes on."""
        await self.jobs.close()
        for watch in self._watches:
            watch.stop()
        if self._threads is not None:
            self._threads.shutdown(wait=False, cancel_futures=True)
            self._threads = None
        if self._host is not None:
            self._host.close()
            self._host = self._chronicles = None

    # --- The readings

    async def odds(
        self, id: str, given: Mapping[str, Any], *, policy: Policy | None = None, client: Request | None = None
    ) -> Odds[Any]:
        """What can happen? The exact distribution of the outcome."""
        procedure, typed = self.asked(id, given)
        return await self.run(lambda watch: exact_odds(procedure, typed, policy, watch), client)

    async def roll(
        self,
        id: str,
        given: Mapping[str, Any],
        *,
        policy: Policy | None = None,
        seed: int | str | None = None,
        client: Request | None = None,
    ) -> Rolled:
        """What happens? One run with its transcript; a seed repeats it."""
        procedure, typed = self.asked(id, given)
        source = source_of(seed)
        return await self.run(
            lambda watch: roll_once(procedure, typed, source=watch.over(source), policy=policy), client
        )

    async def best(
        self,
        id: str,
        given: Mapping[str, Any],
        *,
        who: str | None = None,
        aim: str | None = None,
        policy: Policy | None = None,
        client: Request | None = None,
    ) -> Best:
        """What should I do? The best choice at every decision of `who`; opponents follow `policy`, if there is one."""
        procedure, typed = self.asked(id, given)
        return await self.run(
            lambda watch: best_play(procedure, typed, who=who, aim=aim, others=policy, watch=watch), client
        )

    async def effects(
        self, id: str, given: Mapping[str, Any], *, policy: Policy | None = None, client: Request | None = None
    ) -> list[Effect]:
        """What would another reading change here? Every alternative that the input allows, the most telling first."""
        procedure, typed = self.asked(id, given)
        return await self.run(lambda watch: effects(procedure, typed, policy, watch), client)

    def simulate(
        self,
        id: str,
        given: Mapping[str, Any],
        *,
        runs: int = 10_000,
        seed: int | None = None,
        policy: Mapping[str, Any] | None = None,
    ) -> Job:
        """What do many tries show? A job that goes on by itself: see `Job` for its progress, result and cancel."""
        procedure, typed = self.asked(id, given)
        return self.jobs.start(procedure, typed, runs=runs, seed=seed, policy=policy)

    # --- What they share

    def asked(self, id: str, given: Mapping[str, Any]) -> tuple[Procedure, Given]:
        """The procedure and its checked input, with the tables as they are in the user's folder now."""
        procedure = find_procedure(id)
        self.fresh(procedure.game)
        return procedure, procedure.validate(given)

    def fresh(self, game: Game) -> None:
        """Take notice of what has changed in the user's tables folder."""
        self.shelves.fresh(game)

    async def run(self, task: Callable[[Watch], T], client: Request | None = None) -> T:
        """Run any work in a thread, in the reader's language, under a watch that it should look at now and then."""
        if len(self._watches) >= self.limits.waiting + self.limits.threads:
            raise Busy(Message("error-busy"))
        if self._threads is None:
            self._threads = ThreadPoolExecutor(self.limits.threads, thread_name_prefix="jacta")
        watch = Watch(self.limits)
        future = self._threads.submit(copy_context().run, task, watch)
        waiting = asyncio.wrap_future(future)
        self._watches.add(watch)
        try:
            while not waiting.done():
                await asyncio.wait({waiting}, timeout=POLL)
                if waiting.done():
                    break
                if time.monotonic() > watch.deadline + POLL:
                    if not future.running():
                        raise Busy(Message("error-busy"))
                    raise TooLong(Message("error-too-much-time", seconds=self.limits.seconds))
                if client is not None and await client.is_disconnected():
                    raise Gone(Message("error-gone"))
            return waiting.result()
        finally:
            self._watches.discard(watch)
            watch.stop()
            waiting.cancel()


def service_of(request: Request) -> Service:
    """The service of the app that this request reached."""
    service: Service = request.app.state.service
    return service


Serving = Annotated[Service, Depends(service_of)]
"""A parameter of an endpoint that receives the service."""
