"""Simulations as jobs: they go on by themselves, tell their progress, and can be cancelled.

A job's runs are cut into shares that take a moment each, and spread over a few processes that serve all jobs, so that
jobs take turns. Every run has its own seed: the same seed gives the same counts as everywhere else.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Literal

from jacta.distribution import Sample
from jacta.errors import InputError, JactaError
from jacta.kernel.rule.inputs import Given, written
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.simulate import Result, Work, run_share
from jacta.tables import Notice
from jacta.text import Message
from jacta.web.errors import Busy, NotThere
from jacta.web.limits import Limits

log = logging.getLogger("jacta.web")

Status = Literal["running", "done", "cancelled", "failed"]


FIRST_SHARE = 20
SHARE_SECONDS = 0.2


def timed(work: Work) -> tuple[float, Result]:
    """One share of the runs, and how long it took."""
    begin = time.monotonic()
    found = run_share(work)
    return time.monotonic() - begin, found


class Job:
    """One simulation. `status`, `done` and `result` change while it goes on; `changes` tells when.

    `shown` is the result as JSON: writing down many outcomes takes a while, and is done once.
    """

    def __init__(
        self, procedure: Procedure, given: Given, runs: int, seed: int, policy: Mapping[str, Any] | None
    ) -> None:
        self.id = secrets.token_urlsafe(16)
        self.procedure, self.given, self.runs, self.seed, self.policy = procedure, given, runs, seed, policy
        self.status: Status = "running"
        self.done = 0
        self.result: Sample[Any] | None = None
        self.shown: dict[str, Any] | None = None
        self.error: JactaError | None = None
        self.ended: float | None = None
        self.task: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    def to_json(self) -> dict[str, Any]:
        """Where the job stands; the result is in it once there is one."""
        shown = {"job": self.id, "procedure": self.procedure.id, "status": self.status}
        data: dict[str, Any] = {**shown, "runs": self.runs, "done": self.done, "seed": self.seed}
        if self.shown is not None:
            data["result"] = self.shown
        if self.error is not None:
            data["error"] = str(self.error)
        return data

    def cancel(self) -> None:
        """Stop the job; what it has counted so far is dropped."""
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
        """True now and after every change until the job has ended; False where nothing changed for a while."""
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
    """The simulations of a server: a bounded number, forgotten some time after their end."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.workers = max(1, (os.cpu_count() or 1) - 1)
        self._jobs: dict[str, Job] = {}
        self._pool: ProcessPoolExecutor | None = None

    def start(
        self,
        procedure: Procedure,
        given: Given,
        *,
        runs: int = 10_000,
        seed: int | None = None,
        policy: Mapping[str, Any] | None = None,
    ) -> Job:
        """Begin a simulation. Raises InputError on too many runs, Busy where too many jobs go on."""
        if not 1 <= runs <= self.limits.runs:
            kind, limit = ("ge", 1) if runs < 1 else ("le", self.limits.runs)
            raise InputError("runs", Message(f"error-{kind}", value=runs, limit=limit))
        self._sweep()
        if sum(job.status == "running" for job in self._jobs.values()) >= self.limits.jobs:
            raise Busy(Message("error-too-many-jobs", jobs=self.limits.jobs))
        job = Job(procedure, given, runs, secrets.randbits(32) if seed is None else seed, policy)
        self._jobs[job.id] = job
        job.task = asyncio.create_task(self._run(job))
        return job

    def find(self, id: str) -> Job:
        self._sweep()
        try:
            return self._jobs[id]
        except KeyError:
            raise NotThere(Message("error-unknown-job")) from None

    def renew(self) -> None:
        """The tables have changed: new jobs get new processes, that read them anew."""
        if self._pool is not None:
            self._pool.shutdown(wait=False)
            self._pool = None

    async def close(self) -> None:
        """Cancel every job and end the processes."""
        for job in self._jobs.values():
            job.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
            for process in multiprocessing.active_children():
                process.terminate()

    async def _run(self, job: Job) -> None:
        try:
            job.result = await self._counted(job)
            job.shown = await asyncio.to_thread(job.result.to_json)
            job.end("done")
        except JactaError as error:
            job.error = error
            job.end("failed")
        except Exception as error:
            if isinstance(error, BrokenExecutor):
                self._pool = None
            log.exception("a simulation of %s failed", job.procedure.id)
            job.error = JactaError(Message("error-job-broken"))
            job.end("failed")

    async def _counted(self, job: Job) -> Sample[Any]:
        """Make the runs, a few shares at a time so that other jobs get their turn, and add up their counts."""
        counts: Counter[Any] = Counter()
        notices: dict[Notice, None] = {}
        pool, loop = self._processes(), asyncio.get_running_loop()
        given = job.given.model_dump_json(by_alias=True, exclude_unset=True)
        under_way: set[asyncio.Future[tuple[float, Result]]] = set()
        begun, size = 0, FIRST_SHARE
        try:
            while begun < job.runs or under_way:
                while begun < job.runs and len(under_way) < 2 * self.workers:
                    work = Work(job.procedure, given, job.policy, str(job.seed), begun, min(size, job.runs - begun))
                    under_way.add(loop.run_in_executor(pool, timed, work))
                    begun += work.runs
                finished, under_way = await asyncio.wait(under_way, return_when=asyncio.FIRST_COMPLETED)
                for share in finished:
                    seconds, (found, opened) = share.result()
                    counts.update(found)
                    notices.update(dict.fromkeys(opened))
                    size = max(1, min(2 * size, int(SHARE_SECONDS * found.total() / max(seconds, 1e-6))))
                job.done = counts.total()
                job.tell()
        finally:
            for share in under_way:
                share.cancel()
        about: dict[str, Any] = {"procedure": job.procedure.id, "given": written(job.given), "seed": job.seed}
        return Sample(counts, job.done, notices=tuple(notices), **about)

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: a fork of a process with threads may inherit a lock that nobody will ever release.
            # Ctrl-C is for the server to hear: it ends the processes.
            self._pool = ProcessPoolExecutor(
                self.workers, multiprocessing.get_context("spawn"), initializer=signal, initargs=(SIGINT, SIG_IGN)
            )
        return self._pool

    def _sweep(self) -> None:
        """Forget the jobs that ended long ago, and the oldest results where there are too many."""
        now = time.monotonic()
        ended = [job for job in self._jobs.values() if job.ended is not None]
        crowd = len(ended) - 4 * self.limits.jobs
        for place, job in enumerate(ended):
            assert job.ended is not None
            if place < crowd or now - job.ended > self.limits.kept:
                del self._jobs[job.id]
