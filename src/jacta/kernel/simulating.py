"""`simulate`: what a million tries show, where exactness is out of reach or to check it.

Runs are made in blocks of fixed size, each with its own seed, so that a seed gives the same counts whatever the number
of workers. A block is a plain function of picklable arguments: any executor with `map` semantics can spread them.
"""

from __future__ import annotations

import json
import os
import secrets
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from jacta.dice import Seeded, Source
from jacta.distribution import Sample
from jacta.kernel.policies import Policy, picked
from jacta.kernel.procedure import Given, Procedure, find_procedure
from jacta.kernel.questions import Ask, Roll
from jacta.kernel.running import answered, slot_value, started
from jacta.kernel.solving import written

BLOCK = 500
WORTH_A_PROCESS = 4 * BLOCK


class Block(NamedTuple):
    """A share of the runs: everything a worker needs to make them."""

    procedure: str
    given: str
    policy: Policy | None
    seed: str
    runs: int


def simulate(
    procedure: Procedure,
    given: Given,
    *,
    runs: int = 10_000,
    seed: int | None = None,
    policy: Policy | None = None,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Sample[Any]:
    """Count the outcomes of many runs. `progress` hears how many runs are done; what it raises stops the work."""
    seed = secrets.randbits(32) if seed is None else seed
    counts: Counter[Any] = Counter()
    made = 0
    for block_counts in _spread(list(blocks(procedure, given, runs, seed, policy)), workers):
        counts.update(block_counts)
        made += block_counts.total()
        if progress:
            progress(made)
    notices = procedure.rules(given).notices()
    return Sample(counts, made, procedure=procedure.id, given=written(given), seed=seed, notices=notices)


def blocks(procedure: Procedure, given: Given, runs: int, seed: int, policy: Policy | None) -> Iterator[Block]:
    """The runs cut into blocks of fixed size, each with its own seed."""
    text = given.model_dump_json(by_alias=True, exclude_unset=True)
    for number, begin in enumerate(range(0, runs, BLOCK)):
        yield Block(procedure.id, text, policy, f"{seed}:{number}", min(BLOCK, runs - begin))


def _spread(work: list[Block], workers: int | None) -> Iterator[Counter[Any]]:
    workers = workers or os.cpu_count() or 1
    if workers == 1 or len(work) * BLOCK <= WORTH_A_PROCESS:
        yield from map(run_block, work)
        return
    with ProcessPoolExecutor(workers) as pool:
        try:
            yield from pool.map(run_block, work)
        finally:
            pool.shutdown(cancel_futures=True)


def run_block(block: Block) -> Counter[Any]:
    """Make one block's runs and count their outcomes."""
    procedure = find_procedure(block.procedure)
    given = procedure.validate(json.loads(block.given))
    source = Seeded(block.seed)
    return Counter(run_once(procedure, given, source, block.policy) for _ in range(block.runs))


def run_once(procedure: Procedure, given: Given, source: Source, policy: Policy | None) -> Any:
    """One run without a transcript: its outcome."""
    position, question = started(procedure, given)
    while question is not None:
        if isinstance(question, Roll):
            value = question.throw.throw(source).value
        elif isinstance(question, Ask):
            value = picked(question, position.state, policy, source)
        else:
            value = slot_value(position, question)
        position, question = answered(position, question, value)
    return position.outcome
