"""No slow corner: exact odds and best choices for the largest input that every schema accepts.

    python -m bench.slow                    every procedure
    python -m bench.slow seventh_sea        those whose id begins so
    python -m bench.slow --table            what has been measured so far, as the table of docs/speed.md

Each example of a procedure is grown, number by number and list by list, to the largest that is still accepted; for
`best` once more with everything left out that decides for the players. An answer or a refusal must come within two
seconds of one processor.

Every question is asked in a process of its own, which the system ends after a few seconds of work or at two gigabytes.
What was measured is written to build/slow.jsonl case by case: a run that was stopped goes on where it was. Remove the
file, or the lines of a procedure, to begin anew. It works only while nobody else wants the processor.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import deepcopy
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from resource import RLIMIT_AS, RLIMIT_CPU, setrlimit
from time import process_time
from typing import Any, NamedTuple, TypeVar

from pydantic import ValidationError

from jacta.errors import JactaError, failure
from jacta.kernel.best import best
from jacta.kernel.odds import odds
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import procedures

T = TypeVar("T")
LIMIT, PATIENCE, MOMENT = 2.0, 6, 0.5  # seconds of the processor: allowed, waited for, worth a line
MEMORY = 2 << 30
MEASURED = Path("build/slow.jsonl")
UNBOUNDED = 1_000_000
"""What a number without a limit of its own is set to."""
LONGEST = 12
"""Entries of a list without a limit of its own."""
FORKED = get_context("fork")


class NoAnswer(Exception):
    """Nobody waits longer."""


class Case(NamedTuple):
    procedure: str
    reading: str
    given: str
    seconds: float
    said: str

    @property
    def key(self) -> tuple[str, str, str]:
        return self[:3]


def apart(work: Callable[[], T]) -> T:
    """Do the work in a process of its own, which ends with it or when it has worked too long. Raises NoAnswer."""
    here, there = FORKED.Pipe(duplex=False)
    child = FORKED.Process(target=_limited, args=(work, there))
    child.start()
    there.close()
    try:
        done: T = here.recv()
    except EOFError:
        raise NoAnswer from None
    finally:
        child.kill()
        child.join()
        here.close()
    return done


def _limited(work: Callable[[], Any], there: Connection) -> None:
    setrlimit(RLIMIT_CPU, (PATIENCE, PATIENCE + 1))
    setrlimit(RLIMIT_AS, (MEMORY, MEMORY))
    there.send(work())


# --- The largest input


def inputs(procedure: Procedure, *, free: bool = False) -> list[dict[str, Any]]:
    """The examples at their largest; many grow into the same, which is one."""
    grown = (Growth(procedure, free).grown(example) for example in procedure.examples)
    return list({json.dumps(given, sort_keys=True): given for given in grown}.values())


class Growth:
    """One example on its way to the largest that its schema and its rules accept.

    Where the players are to be `free`, words that may be left out are, and figures that are left out stay so: a key may
    decide for them.
    """

    def __init__(self, procedure: Procedure, free: bool) -> None:
        self.procedure, self.free = procedure, free
        self.schema = procedure.schema()
        self.parts = self.schema.get("$defs", {})
        self.whole: dict[str, Any] = {}

    def grown(self, example: Mapping[str, Any]) -> dict[str, Any]:
        self.whole = deepcopy(dict(example))
        for shape in self._variants(self.schema):
            self._grow(self.whole, shape)
        return self.whole

    def _variants(self, shape: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
        """What a schema may stand for: itself, what it points to, or any of its kinds."""
        if "$ref" in shape:
            yield from self._variants(self.parts[shape["$ref"].rpartition("/")[2]])
            return
        for kind in (*shape.get("anyOf", ()), *shape.get("oneOf", ())):
            yield from self._variants(kind)
        if "type" in shape:
            yield shape

    def _grow(self, here: Any, shape: Mapping[str, Any]) -> None:
        for key, about in shape.get("properties", {}).items():
            for kind in self._variants(about):
                if self.free and key in here and kind["type"] in ("string", "boolean") and key != "options":
                    self._leave_out(here, key)
                elif kind["type"] in ("integer", "number") and (key in here or not self.free):
                    top = kind.get("maximum", kind.get("exclusiveMaximum", UNBOUNDED + 1) - 1)
                    least = kind.get("minimum", 0)
                    steps = (least + (top - least) * part // 16 for part in (16, 12, 8, 4, 2, 1))
                    self._first_accepted(here, key, steps)
                elif kind["type"] == "array" and here.get(key):
                    longest = kind.get("maxItems", LONGEST)
                    lists = ([*here[key], *[deepcopy(here[key][-1])] * (n - len(here[key]))] for n in (longest, 6, 3))
                    self._first_accepted(here, key, lists)
                    for entry in here[key] if isinstance(here[key][0], dict) else ():
                        for inner in self._variants(kind["items"]):
                            self._grow(entry, inner)
                elif kind["type"] == "object" and isinstance(here.get(key), dict):
                    self._grow(here[key], kind)

    def _leave_out(self, here: Any, key: str) -> None:
        had = here.pop(key)
        if not self._accepted():
            here[key] = had

    def _first_accepted(self, here: Any, key: str, values: Iterable[Any]) -> None:
        had = deepcopy(here)
        for value in values:
            if key in had and not isinstance(value, list) and isinstance(had[key], int | float) and value <= had[key]:
                break
            here[key] = value
            if self._accepted():
                return
        here.clear()
        here.update(had)

    def _accepted(self) -> bool:
        try:
            self.procedure.first_move(self.procedure.context(self.procedure.validate(self.whole)))
        except (JactaError, ValidationError):
            return False
        return True


# --- The questions


def measured(procedure: Procedure, reading: str, written: str) -> Case:
    """One question, asked cold."""
    try:
        return apart(partial(_asked, procedure, reading, written))
    except NoAnswer:
        return Case(procedure.id, reading, written, PATIENCE, "no answer")


def _asked(procedure: Procedure, reading: str, written: str) -> Case:
    checked = procedure.validate(json.loads(written))
    begin = process_time()
    try:
        if reading == "best":
            best(procedure, checked, who=next(iter(procedure.aims)))
        else:
            odds(procedure, checked)
        said = "answered"
    except JactaError as error:
        said = f"refused: {error}"
    except MemoryError:
        said = "out of memory"
    except Exception as error:  # a rule that fails on input that it has accepted
        return Case(procedure.id, reading, written, PATIENCE, f"broken: {failure(error)}")
    return Case(procedure.id, reading, written, process_time() - begin, said)


def cases(procedure: Procedure, known: Mapping[tuple[str, str, str], Case]) -> Iterator[Case]:
    """The questions about one procedure."""
    decides = procedure.decides and not procedure.sampled and procedure.aims
    try:
        plain, free = apart(lambda: (inputs(procedure), inputs(procedure, free=True) if decides else []))
    except NoAnswer:
        yield Case(procedure.id, "input", "", PATIENCE, "the input is checked for too long")
        return
    asked = {("odds", json.dumps(one, sort_keys=True)): None for one in plain}
    if decides:
        asked |= {("best", json.dumps(one, sort_keys=True)): None for one in (*plain, *free)}
    for reading, written in asked:
        yield known.get((procedure.id, reading, written)) or measured(procedure, reading, written)


def remembered() -> dict[tuple[str, str, str], Case]:
    """What an earlier run has measured."""
    if not MEASURED.exists():
        return {}
    found = [Case(*json.loads(line)) for line in MEASURED.read_text(encoding="utf-8").splitlines()]
    return {case.key: case for case in found}


def told(found: Iterable[Case]) -> Iterator[str]:
    """What was found, game by game, and whatever takes longer than a moment: in Markdown, for docs/speed.md."""
    by_game: dict[str, list[Case]] = {}
    for case in found:
        by_game.setdefault(case.procedure.partition(".")[0], []).append(case)
    yield "| game | procedures | questions | answered | refused | longer than 2 s | longest, s |"
    yield "|---|---|---|---|---|---|---|"
    for game, asked in by_game.items():
        counts = (
            len({case.procedure for case in asked}),
            len(asked),
            sum(case.said == "answered" for case in asked),
            sum(case.said.startswith("refused") for case in asked),
            sum(case.seconds > LIMIT for case in asked),
        )
        yield f"| `{game}` | {' | '.join(map(str, counts))} | {max(case.seconds for case in asked):.1f} |"
    longest: dict[tuple[str, str, str], Case] = {}
    for case in sorted((case for cases in by_game.values() for case in cases), key=lambda case: -case.seconds):
        if case.seconds > MOMENT:
            longest.setdefault((case.procedure, case.reading, case.said.partition(":")[0]), case)
    yield ""
    yield "| longer than half a second | reading | seconds | |"
    yield "|---|---|---|---|"
    for case in longest.values():
        said = case.said.partition(":")[0]
        yield f"| `{case.procedure}` | `{case.reading}` | {case.seconds:.1f} | {said} |"


def main(arguments: list[str]) -> int:
    os.nice(10)
    names = tuple(name for name in arguments if name != "--table")
    wanted = [one for one in procedures().values() if not names or one.id.startswith(names)]
    known = remembered()
    if "--table" in arguments:
        found = [case for one in wanted for case in known.values() if case.procedure == one.id]
    else:
        found = list(_measured_on(wanted, known))
    print(*told(found), sep="\n")
    return sum(case.seconds > LIMIT for case in found)


def _measured_on(wanted: Iterable[Procedure], known: Mapping[tuple[str, str, str], Case]) -> Iterator[Case]:
    """The questions that are not answered yet, each written down as soon as it is; the slow ones are told at once."""
    MEASURED.parent.mkdir(exist_ok=True)
    with MEASURED.open("a", encoding="utf-8") as kept:
        for case in (case for one in wanted for case in cases(one, known)):
            yield case
            if case.key not in known:
                print(json.dumps(case), file=kept, flush=True)
            if case.seconds > LIMIT:
                print(f"{case.procedure} {case.reading}: {case.seconds:.1f} s, {case.said[:80]}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(bool(main(sys.argv[1:])))
