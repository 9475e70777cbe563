"""Simulations as jobs: they run in the background, report their progress, and can be cancelled.

A job's runs are cut into shares that take a moment each, and spread over the processes that work out all readings, so
that jobs take turns and everybody else comes first. Which runs are made together is up to the simulation's own plan:
the same seed gives the same counts as everywhere else.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Mapping
from functools import partial
from typing import Any, Literal

from jacta.distribution import Sample
from jacta.errors import InputError, JactaError
from jacta.kernel.simulate import Counts, Plan, RunShare, ShareResult, run_share
from jacta.text import Message
from jacta.web.answers import Checked
from jacta.web.errors import Busy, NotThere, TooLong
from jacta.web.limits import Limits, Watch
from jacta.web.own_tables import OWN_TABLES, Signature
from jacta.web.workers import Workers

log = logging.getLogger("jacta.web")

Status = Literal["running", "done", "cancelled", "failed"]


FIRST_SHARE = 20
SHARE_SECONDS = 0.2


def timed(work: RunShare, tables: Signature, watch: Watch) -> tuple[float, ShareResult]:
    """One share of the runs, and how long it took; refused if the tables are no longer those the job began with."""
    if OWN_TABLES.fresh(work.procedure.game) != tables:
        raise JactaError(Message("error-job-tables"))
    begin = time.monotonic()
    found = run_share(work)
    return time.monotonic() - begin, found


class Job:
    """One simulation. `status`, `done` and `result` change while it runs; `changes` tells when.

    `shown` is the result as JSON: serialising many outcomes takes a while, and is done once.
    """

    def __init__(self, asked: Checked, runs: int, seed: int, policy: Mapping[str, Any] | None, asker: str) -> None:
        self.id = secrets.token_urlsafe(16)
        self.asked, self.runs, self.seed, self.policy, self.asker = asked, runs, seed, policy, asker
        self.status: Status = "running"
        self.done = 0
        self.result: Sample[Any] | None = None
        self.shown: dict[str, Any] | None = None
        self.error: JactaError | None = None
        self.ended: float | None = None
        self.task: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    def to_json(self) -> dict[str, Any]:
        """Where the job stands, with the result once there is one."""
        shown = {"job": self.id, "procedure": self.asked.procedure.id, "status": self.status}
        data: dict[str, Any] = {**shown, "runs": self.runs, "done": self.done, "seed": self.seed}
        if self.shown is not None:
            data["result"] = self.shown
        if self.error is not None:
            data["error"] = str(self.error)
        return data

    def cancel(self) -> None:
        """Stop the job; what it has counted so far is discarded."""
        if self.task is not None and self.status == "running":
            self.end("cancelled")
            self.task.cancel()

    def end(self, status: Status) -> None:
        self.status, self.ended = status, time.monotonic()
        self.tell()

    def tell(self) -> None:
        """Wake everybody who follows the job."""
        self._news.set()
        self._news = asyncio.Event()

    async def changes(self, silence: float = 15.0) -> AsyncIterator[bool]:
        """True now and after every change until the job has ended; False if nothing has changed for a while."""
        news = True
        while True:
            waiting, ended = self._news, self.status != "running"
            yield news
            if ended:
                return
            try:
                await asyncio.wait_for(waiting.wait(), silence)
                news = True
            except TimeoutError:
                news = False


class Jobs:
    """The simulations of a server: a limited number, forgotten some time after their end."""

    def __init__(self, limits: Limits, workers: Workers) -> None:
        self.limits, self.workers = limits, workers
        self._jobs: dict[str, Job] = {}

    @property
    def running(self) -> list[Job]:
        return [job for job in self._jobs.values() if job.status == "running"]

    def start(
        self,
        asked: Checked,
        *,
        runs: int = 10_000,
        seed: int | None = None,
        policy: Mapping[str, Any] | None = None,
        asker: str = "",
    ) -> Job:
        """Start a simulation. Raises InputError on too many runs, Busy if too many jobs are running."""
        if not 1 <= runs <= self.limits.runs:
            kind, limit = ("ge", 1) if runs < 1 else ("le", self.limits.runs)
            raise InputError("runs", Message(f"error-{kind}", value=runs, limit=limit))
        self._sweep()
        for going_on, most in (
            (self.running, self.limits.jobs),
            ([job for job in self.running if job.asker == asker], self.limits.jobs_each),
        ):
            if len(going_on) >= most:
                raise Busy(Message("error-too-many-jobs", jobs=most))
        job = Job(asked, runs, secrets.randbits(32) if seed is None else seed, policy, asker)
        self._jobs[job.id] = job
        job.task = asyncio.create_task(self._run(job))
        return job

    def alike(self, asked: Checked, runs: int, seed: int, asker: str) -> Job | None:
        """A simulation of the same that this asker has started, and that is running or has its result."""
        self._sweep()
        for job in self._jobs.values():
            if (job.asked, job.runs, job.seed, job.asker) == (asked, runs, seed, asker) and job.status != "cancelled":
                return job
        return None

    def find(self, id: str) -> Job:
        self._sweep()
        try:
            return self._jobs[id]
        except KeyError:
            raise NotThere(Message("error-unknown-job")) from None

    async def close(self) -> None:
        """Cancel every job."""
        for job in self._jobs.values():
            job.cancel()

    async def _run(self, job: Job) -> None:
        try:
            async with asyncio.timeout(self.limits.job_seconds):
                job.result = await self._counted(job)
                job.shown = await asyncio.to_thread(job.result.to_json)
            job.end("done")
        except TimeoutError:
            job.error = TooLong(Message("error-job-too-long", seconds=self.limits.job_seconds, done=job.done))
            job.end("failed")
        except JactaError as error:
            job.error = error
            job.end("failed")
        except Exception:
            log.exception("a simulation of %s failed", job.asked.procedure.id)
            job.error = JactaError(Message("error-job-broken"))
            job.end("failed")

    async def _counted(self, job: Job) -> Sample[Any]:
        """Make the runs, a few shares at a time so that other jobs get their turn, and add up their counts."""
        counts = Counts()
        procedure, given, shown, tables = job.asked
        under_way: set[asyncio.Future[tuple[float, ShareResult]]] = set()
        plan, size = Plan(procedure, given, job.policy, job.seed, job.runs), FIRST_SHARE
        try:
            while True:
                while len(under_way) < 2 * self.workers.number and (work := plan.share(size)) is not None:
                    share = self.workers.run(partial(timed, work, tables), asker=job.asker, patient=True)
                    under_way.add(asyncio.ensure_future(share))
                if not under_way:
                    break
                finished, under_way = await asyncio.wait(under_way, return_when=asyncio.FIRST_COMPLETED)
                for one in finished:
                    seconds, result = one.result()
                    counts.add(result)
                    plan.learn(result)
                    if not result.steps:  # runs made one by one
                        made = result.counts.total()
                        size = max(1, min(2 * size, int(SHARE_SECONDS * made / max(seconds, 1e-6))))
                job.done = counts.made
                job.tell()
        finally:
            for waiting in under_way:
                waiting.cancel()
        return counts.sample(procedure=procedure.id, given=shown, seed=job.seed)

    def _sweep(self) -> None:
        """Forget the jobs that ended long ago, and the oldest results if there are too many."""
        now = time.monotonic()
        ended = [job for job in self._jobs.values() if job.ended is not None]
        crowd = len(ended) - 4 * self.limits.jobs
        for place, job in enumerate(ended):
            assert job.ended is not None
            if place < crowd or now - job.ended > self.limits.kept:
                del self._jobs[job.id]
