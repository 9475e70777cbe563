"""`simulate`: what a million tries show, where exactness is out of reach or to check it.

Runs are exchangeable, so they are made *together* as far as they meet: in blocks that double, each a count that is
split at every throw and merged where states are equal (`paths`). Where the first blocks show that runs hardly ever
meet, the others are made *alone*, each with its own seed. A block is the same whoever makes it, so that a seed gives
the same counts however they are spread. A share of the work is a plain function of picklable arguments: this process
does it, or others on this machine (`processes`), or those of a Dask cluster (`jacta.analysis.clusters`).
"""

from __future__ import annotations

import json
import os
import pickle
import secrets
import signal
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import lru_cache, partial
from multiprocessing import get_context
from time import monotonic
from typing import Any, NamedTuple, TypeAlias, TypeVar

from jacta.dice import Seeded
from jacta.distribution import Sample
from jacta.errors import InputError
from jacta.kernel.rule.inputs import Given, written
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import UNDECIDED
from jacta.kernel.rule.registry import procedures
from jacta.kernel.run.policies import Policy, at_the_table
from jacta.kernel.simulate.alone import Alone
from jacta.kernel.simulate.paths import Paths
from jacta.remembering import SeldomCollected
from jacta.tables import Notice, edition
from jacta.text import Message

FIRST_BLOCK, LARGEST_BLOCK = 1, 1 << 20
"""Runs. Blocks made together double from the one size to the other, or until they have grown dear."""
DEAR = 10_000
"""Places that a block visits: larger ones would be long without a word."""
TELLING, LONELY = 2_000, 0.6
"""Places that a block must visit to tell whether runs meet; they do not where it takes so many places for each step."""
INPUTS_KEPT = 16
MOST_IN_A_SHARE = 500
SHARES_PER_WORKER = 16
# Other processes are asked for help after so many runs, or after so many seconds.
WORTH_A_PROCESS = 2_000
PATIENCE = 0.5


class RunShare(NamedTuple):
    """A share of the runs: everything a worker needs to make them, together or each alone."""

    procedure: Procedure
    given: str
    policy: Policy | None
    seed: str
    first: int
    runs: int
    together: bool


class ShareResult(NamedTuple):
    """What came of a share: the outcomes counted, the notices of the tables opened; and if the runs were made together,
    how many places they visited in how many steps."""

    counts: Counter[Any]
    notices: tuple[Notice, ...]
    visits: int = 0
    steps: int = 0


class Plan:
    """Which runs are made together, and which alone: it hangs on the question and its seed, and on nothing else.

    Whoever has the work done asks for one `share` after the other, and tells the plan what came of them (`learn`).
    """

    def __init__(self, procedure: Procedure, given: str, policy: Policy | None, seed: int | str, runs: int) -> None:
        self.procedure, self.runs = procedure, runs
        self._about = (procedure, given, policy, str(seed))
        self._begun = 0
        self._block = FIRST_BLOCK
        self._waiting = False
        self.growing = self.together = not procedure.sampled  # what has too many positions for odds hardly ever meets

    def share(self, most: int) -> RunShare | None:
        """The next share: a block, or where runs are made alone as many as asked for. None where there is none, or none
        before it is known what came of the last one."""
        left = self.runs - self._begun
        if not left or self._waiting:
            return None
        self._waiting = self.growing
        first, size = self._begun, min(left, self._block if self.together else most)
        self._begun += size
        return RunShare(*self._about, first, size, self.together)

    def learn(self, result: ShareResult) -> None:
        """Hear what came of a share."""
        if not self.growing:
            return
        self._waiting = False
        if result.visits > TELLING and result.visits > LONELY * result.steps:
            self.growing = self.together = False
        elif result.visits > DEAR or self._begun >= LARGEST_BLOCK:
            self.growing = False
        else:
            self._block = max(FIRST_BLOCK, self._begun)


def share_size(runs: int, workers: int) -> int:
    """How many runs that are made alone go into a share for so many workers."""
    return max(1, min(MOST_IN_A_SHARE, runs // (workers * SHARES_PER_WORKER)))


Scheduler: TypeAlias = Callable[[Plan, int | None], Iterator[ShareResult]]
"""Has the work done by so many workers, or as many as there are; the results come in order."""


class Counts:
    """The outcomes of runs, added up share by share."""

    def __init__(self) -> None:
        self._counts: Counter[Any] = Counter()
        self._notices: dict[Notice, None] = {}

    @property
    def made(self) -> int:
        """How many runs have been counted."""
        return self._counts.total()

    def add(self, result: ShareResult) -> None:
        self._counts.update(result.counts)
        self._notices.update(dict.fromkeys(result.notices))

    def sample(self, **about: Any) -> Sample[Any]:
        """All that was counted, with what else is to be said about it; runs that were left open are its tail."""
        decided = Counter({outcome: count for outcome, count in self._counts.items() if outcome is not UNDECIDED})
        return Sample(decided, self.made, tail=self._counts[UNDECIDED], notices=tuple(self._notices), **about)


def simulate(
    procedure: Procedure,
    given: Given,
    *,
    runs: int = 10_000,
    seed: int | None = None,
    policy: Policy | None = None,
    workers: int | None = None,
    spread: Scheduler | None = None,
    progress: Callable[[int], None] | None = None,
) -> Sample[Any]:
    """Count the outcomes of many runs. `progress` hears how many runs are done; what it raises stops the work.

    `workers` is how many make runs at the same time: processes on this machine, or whoever does the work that `spread`
    hands out.
    """
    for key, number in (("runs", runs), ("workers", workers)):
        if number is not None and number < 1:
            raise InputError(key, Message("error-ge", value=str(number), limit=1))
    seed = secrets.randbits(32) if seed is None else seed
    text = given.model_dump_json(by_alias=True, exclude_unset=True)

    plan = Plan(procedure, text, policy, seed, runs)
    counts = Counts()
    with SeldomCollected():  # after every share the collector would look through all that is remembered for the next
        for result in (spread or processes)(plan, workers):
            counts.add(result)
            plan.learn(result)
            if progress:
                progress(counts.made)
    declared = procedure.outcome_type(given)
    return counts.sample(procedure=procedure.id, given=written(given), seed=seed, declared=declared)


def processes(plan: Plan, workers: int | None) -> Iterator[ShareResult]:
    """Do the work here while it is little, then in other processes."""
    workers = workers or os.cpu_count() or 1
    size = share_size(plan.runs, workers)
    begin, done = monotonic(), 0
    while (share := plan.share(size)) is not None:
        busy = not plan.growing and (done >= WORTH_A_PROCESS or monotonic() - begin > PATIENCE)
        if busy and workers > 1 and _can_travel(share):
            yield from _spread_over_processes([share, *iter(partial(plan.share, size), None)], workers)
            return
        yield run_share(share)
        done += share.runs


def _can_travel(share: RunShare) -> bool:
    """Whether another process can be handed this work: not with a policy or a game made on the spot."""
    try:
        pickle.dumps(share)
    except (pickle.PicklingError, AttributeError, TypeError):
        return False
    return share.procedure.id in procedures()


def _spread_over_processes(work: list[RunShare], workers: int) -> Iterator[ShareResult]:
    # A process that has threads must not be copied; starting afresh takes longer. Ctrl-C is for us to hear.
    context = get_context("fork" if threading.active_count() == 1 else "spawn")
    deaf = (signal.SIGINT, signal.SIG_IGN)
    with ProcessPoolExecutor(workers, context, initializer=signal.signal, initargs=deaf) as pool:
        try:
            with _uninterrupted():
                results = pool.map(run_share, work)
            yield from results
        finally:
            pool.shutdown(cancel_futures=True)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ctrl-C is heard afterwards: in the middle of it, processes would have begun that nobody knows how to end."""
    if not hasattr(signal, "pthread_sigmask"):  # as on Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@SeldomCollected()
def run_share(work: RunShare) -> ShareResult:
    """Make one share of the runs."""
    if work.together:
        paths = _made_by(Paths, work)
        pushed = paths.push(work.runs, Seeded(f"{work.seed}:{work.first}:together"))
        return ShareResult(pushed.counts, tuple(paths.notices), pushed.visits, pushed.steps)
    alone = _made_by(Alone, work)
    runs = range(work.first, work.first + work.runs)
    counts = Counter(alone.run(Seeded(f"{work.seed}:{run}")) for run in runs)
    return ShareResult(counts, tuple(alone.notices))


@lru_cache(maxsize=INPUTS_KEPT)
def _read(procedure: Procedure, given: str) -> Given:
    """The input of a share: of all that ask the same, the same object, as rules remember much by it."""
    return procedure.validate(json.loads(given))


Way = TypeVar("Way", Paths, Alone)
_last = threading.local()


def _made_by(way: type[Way], work: RunShare) -> Way:
    """Who makes these runs: who made the last share here, if it was of the same simulation, made in the same way."""
    about = (way, work.procedure, work.given, work.policy, edition())
    if getattr(_last, "about", None) != about:
        given = _read(work.procedure, work.given)
        policy = at_the_table(work.procedure, given, work.policy)
        _last.about, _last.maker = about, way(work.procedure.context(given), policy)
    maker: Way = _last.maker
    return maker
