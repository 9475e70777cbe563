"""Golden playthroughs: every example of every procedure, played with fixed dice and told in French.

In English it is told line by line alike: a test compares the structure.

`make playthroughs` writes them anew, one file a procedure, to be reviewed like code; the tests compare.
`python -m tests.playthroughs GAME or ID ...` writes only those.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import jacta
from jacta import telling, text
from jacta.dice import Seeded
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import find_game, find_procedure

FOLDER = Path(__file__).parent
SEEDS = (1, 2)


def path(procedure: Procedure) -> Path:
    return FOLDER / procedure.game.id / f"{procedure.name}.txt"


def played(procedure: Procedure, language: str = "fr") -> str:
    """The procedure's examples as a person would read them."""
    parts = []
    for number, example in enumerate(procedure.examples):
        for seed in SEEDS:
            rolled = jacta.roll(procedure.id, example, source=Seeded(f"{number}.{seed}"))
            with text.speaking(language):
                parts.append(f"# {telling.title(procedure)}: {number + 1}, {seed}\n{example}")
                for entry in rolled.transcript:
                    line = telling.entry(entry)
                    parts.append(f"{'  ' * entry.depth}{line.text}  [{line.passage}]")
                parts.extend(f"= {line}" for line in reached(procedure, example, rolled.outcome))
                parts.extend(f"! {notice}" for notice in rolled.notices)
                parts.append("")
            if len(rolled.transcript) == 0:
                break  # without dice or decisions the second seed says the same
    return "\n".join(parts)


def structure(told: str) -> list[str]:
    """What both languages have in common: where each line stands, of what kind it is, and the passage that it cites."""
    found = []
    for line in told.splitlines():
        indent = len(line) - len(line.lstrip())
        kind = line[:1] if line[:1] in "#=!{" else ""
        passage = re.search(r"  (\[[^\[\]]*\])$", line)
        found.append(f"{indent}{kind}{passage[1] if passage else ''}")
    return found


def reached(procedure: Procedure, example: Mapping[str, Any], outcome: Any) -> list[str]:
    """The outcome: as it lies on the table where it is a position, else key by key."""
    drawn = procedure.drawn(outcome, procedure.validate(example))
    if drawn is not None:
        return drawn.splitlines()
    return [text.labelled(label, value) for label, value in telling.outcome(procedure, outcome)]


def asked(names: Sequence[str]) -> list[Procedure]:
    """The procedures meant by ids of procedures and of games; all of them where nothing is named."""
    found = [one for name in names for one in _named(name)]
    return found if names else list(jacta.procedures().values())


def _named(name: str) -> Sequence[Procedure]:
    game = find_game(name)
    return game.procedures if game else [find_procedure(name)]


def write(procedures: Iterable[Procedure]) -> None:
    """Write these playthroughs anew and remove those of procedures that are gone."""
    for old in set(FOLDER.glob("*/*.txt")) - {path(one) for one in jacta.procedures().values()}:
        old.unlink()
    for procedure in procedures:
        file = path(procedure)
        file.parent.mkdir(exist_ok=True)
        file.write_text(played(procedure), encoding="utf-8")
