"""The page of `best` where the exact answer is out of reach: what a search has found, and how sure it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Column, Table

from jacta import telling
from jacta.analysis.advice import Opening, Perspective
from jacta.cli.output import Text, heading
from jacta.cli.views import INDENT, given_line
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.search import Searched
from jacta.telling.advising import unasked, wants
from jacta.telling.searching import ToldSearch, doubt, estimate, search_about, told_search
from jacta.text import capital, say


def page(
    procedure: Procedure, said: Mapping[str, Any], found: Searched, opening: Sequence[Opening], rows: int | None
) -> RenderableType:
    """That it is a search, what it found, and the first decisions with the results of their options."""
    game = procedure.game.id
    parts: list[RenderableType] = [heading(telling.title(procedure), procedure.passage)]
    if line := given_line(procedure, said):
        parts.append(line)
    wanted = procedure.aim(found.aim)
    worth = estimate(wanted, found.value, found.error)
    who, aim = capital(telling.value(game, found.who)), telling.aim(game, found.aim, procedure.name)
    parts += [Text(), Text(say("search-value", who=who, aim=aim, worth=worth), "bold")]
    parts.append(Text(search_about(found), "yellow"))
    if not found.decisions:
        parts.append(Text(unasked(procedure, found, opening)))
        return Group(*parts)
    parts += [Text(), Text(wants(game, Perspective(found.who, wanted)), "underline")]
    told_decisions = told_search(wanted, found.decisions)
    for one in told_decisions if rows is None else told_decisions[:rows]:
        parts += _decision(one, found.positions, rows)
    return Group(*parts)


def _decision(told: ToldSearch, positions: int, rows: int | None) -> Iterator[RenderableType]:
    for line, style in ((told.reached, "dim"), (told.question, "cyan")):
        yield Padding(Text(line, style), (0, 0, 0, INDENT))
    if not told.clear:
        yield Padding(Text(doubt(told, positions), "dim"), (0, 0, 0, INDENT))
    grid = Table.grid("", "", Column(justify="right"), Column(justify="right"), padding=(0, 2, 0, 0))
    for place, option in enumerate(told.options if rows is None else told.options[:rows]):
        grid.add_row(*map(Text, ("   " if place or not told.clear else "  ▸", option.text, option.worth, option.tries)))
    yield Padding(grid, (0, 0, 1, INDENT))
