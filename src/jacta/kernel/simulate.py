"""`simulate`: what a million tries show, where exactness is out of reach or to check it.

Every run has its own seed, so that a seed gives the same counts however the runs are spread over processes. A share of
the work is a plain function of picklable arguments: this process does it, or others on this machine (`processes`), or
those of a Dask cluster (`jacta.analysis.clusters`).
"""

from __future__ import annotations

import json
import os
import pickle
import secrets
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from time import monotonic
from typing import Any, NamedTuple, TypeAlias

from jacta.dice import Seeded, Source
from jacta.distribution import Sample
from jacta.errors import InputError
from jacta.kernel.rule.inputs import Given, written
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import UNDECIDED, Ask, Context, Roll
from jacta.kernel.rule.registry import procedures
from jacta.kernel.run.policies import Policy, at_the_table, picked
from jacta.kernel.run.position import answered, slot_value, started_in
from jacta.tables import Notice
from jacta.text import Message

MOST_IN_A_SHARE = 500
SHARES_PER_WORKER = 16
# Other processes are asked for help after so many runs, or after so many seconds.
WORTH_A_PROCESS = 2_000
PATIENCE = 0.5


class Work(NamedTuple):
    """A share of the runs: everything a worker needs to make them."""

    procedure: Procedure
    given: str
    policy: Policy | None
    seed: str
    first: int
    runs: int


Result: TypeAlias = tuple[Counter[Any], tuple[Notice, ...]]
Shares: TypeAlias = Callable[[int], list[Work]]
"""Cuts the work for so many workers."""
Spread: TypeAlias = Callable[[Shares, int | None], Iterator[Result]]
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

    def add(self, result: Result) -> None:
        counts, notices = result
        self._counts.update(counts)
        self._notices.update(dict.fromkeys(notices))

    def sample(self, procedure: str, given: Mapping[str, Any], seed: int | str) -> Sample[Any]:
        """All that was counted; runs that were left open are its tail."""
        decided = Counter({outcome: count for outcome, count in self._counts.items() if outcome is not UNDECIDED})
        about: dict[str, Any] = {"procedure": procedure, "given": given, "seed": seed}
        return Sample(decided, self.made, tail=self._counts[UNDECIDED], notices=tuple(self._notices), **about)


def simulate(
    procedure: Procedure,
    given: Given,
    *,
    runs: int = 10_000,
    seed: int | None = None,
    policy: Policy | None = None,
    workers: int | None = None,
    spread: Spread | None = None,
    progress: Callable[[int], None] | None = None,
) -> Sample[Any]:
    """Count the outcomes of many runs. `progress` hears how many runs are done; what it raises stops the work.

    `workers` is how many make runs at the same time: processes on this machine, or whoever does the work that `spread`
    hands out.
    """
    if runs < 1:
        raise InputError("runs", Message("error-ge", value=str(runs), limit=1))
    seed = secrets.randbits(32) if seed is None else seed
    text = given.model_dump_json(by_alias=True, exclude_unset=True)

    def shares(workers: int) -> list[Work]:
        share = max(1, min(MOST_IN_A_SHARE, runs // (workers * SHARES_PER_WORKER)))
        return [Work(procedure, text, policy, str(seed), at, min(share, runs - at)) for at in range(0, runs, share)]

    counts = Counts()
    for result in (spread or processes)(shares, workers):
        counts.add(result)
        if progress:
            progress(counts.made)
    return counts.sample(procedure.id, written(given), seed)


def processes(shares: Shares, workers: int | None) -> Iterator[Result]:
    """Do the work here while it is little, then in other processes."""
    workers = workers or os.cpu_count() or 1
    work = shares(workers)
    begin, done = monotonic(), 0
    for place, share in enumerate(work):
        busy = done >= WORTH_A_PROCESS or monotonic() - begin > PATIENCE
        if busy and workers > 1 and _can_travel(share):
            yield from _spread_over_processes(work[place:], workers)
            return
        yield run_share(share)
        done += share.runs


def _can_travel(share: Work) -> bool:
    """Whether another process can be handed this work: not with a policy or a game made on the spot."""
    try:
        pickle.dumps(share)
    except (pickle.PicklingError, AttributeError, TypeError):
        return False
    return share.procedure.id in procedures()


def _spread_over_processes(work: list[Work], workers: int) -> Iterator[Result]:
    # A process that has threads must not be copied; starting afresh takes longer. Ctrl-C is for us to hear.
    context = get_context("fork" if threading.active_count() == 1 else "spawn")
    with ProcessPoolExecutor(workers, context, initializer=signal, initargs=(SIGINT, SIG_IGN)) as pool:
        try:
            yield from pool.map(run_share, work)
        finally:
            pool.shutdown(cancel_futures=True)


def run_share(work: Work) -> Result:
    """Make one share of the runs: the outcomes counted, and the notices of the tables opened."""
    given = work.procedure.validate(json.loads(work.given))
    context = work.procedure.context(given)
    policy = at_the_table(work.procedure, given, work.policy)
    opened: dict[Notice, None] = {}
    counts: Counter[Any] = Counter()
    for run in range(work.first, work.first + work.runs):
        counts[run_once(context, Seeded(f"{work.seed}:{run}"), policy, opened)] += 1
    return counts, tuple(opened)


def run_once(context: Context, source: Source, policy: Policy | None, opened: dict[Notice, None]) -> Any:
    """One run without a transcript: its outcome. Notices of the tables it opens are added to `opened`."""
    position, question = started_in(context)
    book = None
    while True:
        if position.context is not book:
            book = position.context
            if notices := book.rules.notices():
                opened.update(dict.fromkeys(notices))
        if question is None:
            return position.outcome
        if isinstance(question, Roll):
            value = question.throw.throw(source).value
        elif isinstance(question, Ask):
            value = picked(question, policy, position, source)
        else:
            value = slot_value(position, question)
        position, question = answered(position, question, value)
