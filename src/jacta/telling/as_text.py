"""Whole answers as plain text: a roll or a game told step by step, and its luck."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any

from jacta.analysis.luck import Luck
from jacta.kernel.play.session import Session
from jacta.kernel.play.view import visible
from jacta.kernel.roll import Rolled, TranscriptEntry
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import find_procedure
from jacta.telling.luck import luck_told
from jacta.telling.stories import entry, outcome
from jacta.telling.words import title
from jacta.text import labelled


def as_text(answer: Rolled | Session | Luck) -> str:
    """What happened, with the passage of every step; a session tells what the people at its table may see."""
    if isinstance(answer, Luck):
        return "\n".join(_luck(answer))
    if isinstance(answer, Rolled):
        return "\n".join(_story(find_procedure(answer.procedure), answer.transcript, (answer.outcome,)))
    return story_of(answer, answer.people)


def story_of(session: Session, people: Collection[str | None]) -> str:
    """A game so far, as far as these people may see it."""
    seen = (one for one in session.transcript if visible(one.seen_by, people))
    return "\n".join(_story(session.procedure, seen, () if session.question else (session.outcome,)))


def _story(procedure: Procedure, transcript: Iterable[TranscriptEntry], ends: Iterable[Any]) -> Iterator[str]:
    yield f"{title(procedure)} ({procedure.passage})"
    yield ""
    for line in map(entry, transcript):
        yield f"{'  ' * line.depth}[{line.passage}] {line.text}"
    for end in ends:
        yield ""
        yield from (labelled(label, value) for label, value in outcome(procedure, end))


def _luck(found: Luck) -> Iterator[str]:
    told = luck_told(found)
    for grid in told.grids:
        if grid.title:
            yield grid.title
        for row in grid.rows:
            cells = zip(grid.headings, row, strict=True)
            yield " · ".join(labelled(heading, cell) for heading, cell in cells if cell)
        yield ""
    yield from told.notes
