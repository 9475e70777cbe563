"""No slow corner: exact odds and best choices for the largest input that every schema accepts.

    python -m bench.slow                    every procedure
    python -m bench.slow seventh_sea        those whose id begins so

Each example of a procedure is grown, number by number and list by list, to the largest that is still accepted. An
answer or a refusal must come within two seconds of one processor. The table names what takes longer than a moment.
"""

from __future__ import annotations

import gc
import signal
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from copy import deepcopy
from functools import partial
from time import process_time
from typing import Any, NamedTuple

from pydantic import ValidationError
from rich.console import Console
from rich.table import Table

from jacta.dice import forget_weights
from jacta.errors import JactaError
from jacta.kernel.best import best
from jacta.kernel.odds import forget, odds
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import procedures

LIMIT, PATIENCE, MOMENT = 2.0, 10.0, 0.5  # seconds of the processor: allowed, waited for, worth a line
UNBOUNDED = 1_000_000
"""What a number without a limit of its own is set to."""
LONGEST = 12
"""Entries of a list without a limit of its own."""


class TimeUp(Exception):
    """Nobody waits longer."""


class Case(NamedTuple):
    procedure: Procedure
    reading: str
    given: Mapping[str, Any]
    seconds: float
    said: str


def largest(procedure: Procedure, example: Mapping[str, Any]) -> dict[str, Any]:
    """The example, grown as far as its schema and its rules accept."""
    schema = procedure.schema()
    parts = schema.get("$defs", {})
    given = deepcopy(dict(example))
    for shape in _variants(schema, parts):
        _grow(procedure, given, given, shape, parts)
    return given


def _variants(shape: Mapping[str, Any], parts: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """What a schema may stand for: itself, what it points to, or any of its kinds."""
    if "$ref" in shape:
        yield from _variants(parts[shape["$ref"].rpartition("/")[2]], parts)
        return
    for kind in (*shape.get("anyOf", ()), *shape.get("oneOf", ())):
        yield from _variants(kind, parts)
    if "type" in shape:
        yield shape


def _grow(
    procedure: Procedure, whole: dict[str, Any], here: Any, shape: Mapping[str, Any], parts: Mapping[str, Any]
) -> None:
    for key, about in shape.get("properties", {}).items():
        for kind in _variants(about, parts):
            if kind["type"] == "integer":
                top = kind.get("maximum", kind.get("exclusiveMaximum", UNBOUNDED + 1) - 1)
                least = kind.get("minimum", 0)
                steps = (least + (top - least) * part // 16 for part in (16, 12, 8, 4, 2, 1))
                _first_accepted(procedure, whole, here, key, steps)
            elif kind["type"] == "array" and here.get(key):
                longest = kind.get("maxItems", LONGEST)
                lists = ([*here[key], *[deepcopy(here[key][-1])] * (n - len(here[key]))] for n in (longest, 6, 3))
                _first_accepted(procedure, whole, here, key, lists)
                for entry in here[key] if isinstance(here[key][0], dict) else ():
                    for inner in _variants(kind["items"], parts):
                        _grow(procedure, whole, entry, inner, parts)
            elif kind["type"] == "object" and isinstance(here.get(key), dict):
                _grow(procedure, whole, here[key], kind, parts)


def _first_accepted(procedure: Procedure, whole: dict[str, Any], here: Any, key: str, values: Iterator[Any]) -> None:
    had = deepcopy(here)
    for value in values:
        if key in had and not isinstance(value, list) and isinstance(had[key], int) and value <= had[key]:
            break
        here[key] = value
        if _accepted(procedure, whole):
            return
    here.clear()
    here.update(had)


def _accepted(procedure: Procedure, given: Mapping[str, Any]) -> bool:
    try:
        procedure.first_move(procedure.context(procedure.validate(given)))
    except (JactaError, ValidationError):
        return False
    return True


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    def ring(*_: Any) -> None:
        raise TimeUp

    before = signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def measured(procedure: Procedure, reading: str, given: Mapping[str, Any], ask: Callable[[], Any]) -> Case:
    forget()
    forget_weights()
    gc.collect()
    begin = process_time()
    try:
        with patience(PATIENCE):
            ask()
        said = "answered"
    except TimeUp:
        said = "no answer"
    except JactaError as error:
        said = f"refused: {error}"
    return Case(procedure, reading, given, process_time() - begin, said)


def cases(procedure: Procedure) -> Iterator[Case]:
    for example in procedure.examples:
        given = largest(procedure, example)
        checked = procedure.validate(given)
        yield measured(procedure, "odds", given, partial(odds, procedure, checked))
        if procedure.decides and not procedure.sampled and procedure.aims:
            who = next(iter(procedure.aims))
            yield measured(procedure, "best", given, partial(best, procedure, checked, who=who))


def main(names: list[str]) -> int:
    wanted = [one for one in procedures().values() if not names or one.id.startswith(tuple(names))]
    console = Console(width=200)
    found = []
    for case in (case for one in wanted for case in cases(one)):
        found.append(case)
        if case.seconds > LIMIT:  # whoever waits for the table sees the worst at once
            console.print(f"{case.procedure.id} {case.reading}: {case.seconds:.1f} s, {case.said[:80]}")
    table = Table(title=f"{len(found)} questions at the largest input; seconds of one processor, cold")
    for heading in ("procedure", "reading", "seconds", "", "input"):
        table.add_column(heading)
    slow = sorted((case for case in found if case.seconds > MOMENT), key=lambda case: -case.seconds)
    for case in slow:
        table.add_row(case.procedure.id, case.reading, f"{case.seconds:.1f}", case.said[:80], str(case.given)[:160])
    console.print(table)
    return sum(case.seconds > LIMIT for case in found)


if __name__ == "__main__":
    sys.exit(bool(main(sys.argv[1:])))
