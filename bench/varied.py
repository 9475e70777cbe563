"""Questions of all kinds, hardly one of them twice: what a server is asked over months, within minutes.

    python -m bench.varied 100000    what one process holds while it answers so many of them

What is held is printed at twenty places, with the entries that rules remember, fullest first; and at the end, how much
the second half has added to the first.

Every procedure with exact odds takes its turn. Its examples are changed here and there, number by number, as far as its
rules accept what comes of it.
"""

from __future__ import annotations

import gc
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from functools import _lru_cache_wrapper
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from jacta.errors import JactaError
from jacta.kernel.odds import forget, odds
from jacta.kernel.rule.inputs import Given
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import procedures
from jacta.remembering import rooms

SMALL = 5_000
"""States: who asks for more is not asked here, as others wait."""
LIGHT = 0.002
"""Seconds of the processor for an example of a light procedure."""
TRIES = 10


class Varied(NamedTuple):
    procedure: Procedure
    given: Given
    data: Mapping[str, Any]
    """The input as it is sent."""


def exact() -> list[Procedure]:
    """All procedures that have exact odds."""
    return [one for one in procedures().values() if not one.sampled and one.examples]


def light() -> list[Procedure]:
    """Those of which every example is answered at once: a hundred thousand such questions take no hours."""
    return [one for one in exact() if all(_seconds(one, example) < LIGHT for example in one.examples)]


def _seconds(procedure: Procedure, example: Mapping[str, Any]) -> float:
    question = Varied(procedure, procedure.validate(example), example)
    asked(question)  # its tables are read, its models built
    forget()
    begin = process_time()
    asked(question)
    return process_time() - begin


def questions(among: Sequence[Procedure], seed: int = 1) -> Iterator[Varied]:
    """One question after the other about these, without an end."""
    source = random.Random(seed)
    while True:
        for procedure in among:
            if (found := _changed(procedure, source)) is not None:
                yield found


def _changed(procedure: Procedure, source: random.Random) -> Varied | None:
    """One of its examples with some numbers changed; None where the rules accept none of a few."""
    for _ in range(TRIES):
        data = deepcopy(dict(source.choice(procedure.examples)))
        _change(data, source)
        try:
            given = procedure.validate(data)
            procedure.first_move(procedure.context(given))
        except JactaError:
            continue
        return Varied(procedure, given, data)
    return None


def _change(data: Any, source: random.Random) -> None:
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        if isinstance(value, dict | list):
            _change(value, source)
        elif isinstance(value, int) and not isinstance(value, bool) and source.random() < 0.7:
            data[key] = max(0, value + source.randint(-3, 3))


class Enough(Exception):
    """More than a small question."""


def _while_small(states: int) -> None:
    if states > SMALL:
        raise Enough


def asked(question: Varied) -> bool:
    """Ask it; whether there was an answer."""
    try:
        odds(question.procedure, question.given, watch=_while_small)
    except (JactaError, Enough):
        return False
    return True


def held() -> float:
    """Megabytes that this process holds; 0 where the system does not tell."""
    told = Path("/proc/self/statm")
    return int(told.read_text().split()[1]) * 4096 / 1e6 if told.exists() else 0.0


def remembered(most: int = 4) -> str:
    """How many entries rules and throws remember, and whose are most."""
    known = [one for one in gc.get_objects() if type(one) is _lru_cache_wrapper]
    found = sorted(((one.cache_info().currsize, one.__qualname__) for one in known), reverse=True)
    fullest = ", ".join(f"{name} {entries}" for entries, name in found[:most])
    return f"{sum(entries for entries, _ in found)} entries ({fullest})"


def main(number: int) -> None:
    answered, every, seen = 0, max(1, number // 20), []
    for place, question in enumerate(questions(exact())):
        if place % every == 0:
            seen.append(held())
            told = ", ".join(f"{room.name} {room.held / 1e6:.0f} of {room.most / 1e6:.0f}" for room in rooms())
            print(f"{place:8} asked, {answered:8} answered: {seen[-1]:6.0f} MB; {told}; {remembered()}", flush=True)
        if place == number:
            break
        answered += asked(question)
    half = len(seen) // 2
    print(f"most in the first half {max(seen[:half]):.0f} MB, in the second {max(seen[half:]):.0f} MB")


if __name__ == "__main__":
    main(int(sys.argv[1]))
