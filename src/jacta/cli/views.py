"""Pages for people: an input, a transcript, an outcome."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table

from jacta import telling
from jacta.cli.output import Text, heading
from jacta.cli.terminal import in_one_line
from jacta.kernel.roll import Rolled, TranscriptEntry
from jacta.kernel.rule.procedure import Procedure
from jacta.text import labelled, say

if TYPE_CHECKING:
    from jacta.kernel.play.session import Session

INDENT = 2
MOST_TOLD = 300  # letters of one part of an input


def given_line(procedure: Procedure, given: Mapping[str, Any]) -> Text | None:
    """The input in one line, in words."""
    parts = [labelled(label, told) for label, told in telling.situation(procedure, given, MOST_TOLD)]
    return Text(" · ".join(parts), "dim") if parts else None


def transcript(entries: Iterable[TranscriptEntry], before: str | None = None) -> Iterator[RenderableType]:
    """The story step by step, under the passages that it cites; `before` is the passage cited last."""
    cited = before
    for told in map(telling.entry, entries):
        if told.passage != cited:
            cited = told.passage
            yield Padding(Text(cited, "dim italic"), (0, 0, 0, INDENT * told.depth))
        style = {"ask": "cyan", "consult": "yellow", "correct": "yellow"}.get(told.kind, "")
        yield Padding(Text(in_one_line(told.text), style), (0, 0, 0, INDENT * (told.depth + 1)))


def in_brief(entries: Iterable[TranscriptEntry]) -> Iterator[RenderableType]:
    """The story without its passages, one paragraph for each decision and what came of it.

    Where the dice go on without a decision, two remarks after a throw separate its result from what happens next.
    """
    paragraph: list[str] = []
    depth, kinds = 0, [""]
    for told in map(telling.entry, entries):
        goes_on = "roll" in kinds and kinds[-1] == told.kind == "note"
        if paragraph and (told.kind == "ask" or told.depth < depth or goes_on):
            yield _paragraph(paragraph)
            paragraph, kinds = [], [""]
        depth = depth if paragraph else told.depth
        paragraph.append(in_one_line(told.text))
        kinds.append(told.kind)
    if paragraph:
        yield _paragraph(paragraph)


def _paragraph(sentences: list[str]) -> RenderableType:
    return Padding(Text.assemble("• ", " · ".join(sentences)), (0, 0, 0, INDENT))


def outcome_grid(procedure: Procedure, outcome: Any) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim")
    grid.add_column(overflow="fold")
    for label, value in telling.outcome(procedure, outcome):
        grid.add_row(Text(label), Text(value, "bold"))
    return grid


def outcome(procedure: Procedure, reached: Any, given: Any) -> RenderableType:
    """The outcome: as a table, or as a board."""
    drawn = procedure.drawn(reached, given)
    if drawn is None:
        return outcome_grid(procedure, reached)
    return Text(drawn, no_wrap=True, overflow="ignore")


def ending(session: Session) -> RenderableType:
    """How a game ended: the board and, if that is as of the last answer, the outcome, too."""
    drawn = session.board()
    parts: list[RenderableType] = [Text(drawn, no_wrap=True, overflow="ignore")] if drawn else []
    if not session.ends_on_the_board:
        parts[:0] = [Text(say("saved-board-last"), "dim")] if drawn else []
        parts.append(outcome_grid(session.procedure, session.outcome))
    return Group(*parts)


def rolled(procedure: Procedure, found: Rolled, given: Any, said: Mapping[str, Any]) -> RenderableType:
    parts: list[RenderableType] = [heading(telling.title(procedure), procedure.passage)]
    if line := given_line(procedure, said):
        parts.append(line)
    parts.append(Text())
    if found.transcript:
        parts += [*transcript(found.transcript), Text()]
    parts.append(outcome(procedure, found.outcome, given))
    parts += [Text(str(one), "yellow") for one in telling.noticed(found.notices)]
    return Group(*parts)
