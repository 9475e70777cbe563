"""Two simulations of one situation under different readings, figure by figure, and whether they really differ."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import sqrt
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table

from jacta import telling
from jacta.cli.distributions import MOST_VALUES
from jacta.cli.output import Text, heading
from jacta.cli.views import given_line
from jacta.distribution import Sample
from jacta.kernel.rule.procedure import Procedure
from jacta.text import number, percent, say

SURE = 1.96  # standard errors on either side: 95 %


class Figure(NamedTuple):
    """A chance or a mean in both simulations, and the standard error of the difference."""

    name: str
    first: float
    second: float
    error: float
    chance: bool

    @property
    def differs(self) -> bool:
        """Whether the difference is larger than chance would often make it."""
        return abs(self.second - self.first) > SURE * self.error

    def cells(self) -> tuple[Text, ...]:
        quote = percent if self.chance else number
        gap, scale = self.second - self.first, 100 if self.chance else 1
        sign = "+" if gap > 0 else ""
        unit = say("against-points") if self.chance else ""
        difference = f"{sign}{number(scale * gap)} ± {number(scale * SURE * self.error)}{unit}"
        style = "bold" if self.differs else "dim"
        return Text(self.name), Text(quote(self.first)), Text(quote(self.second)), Text(difference, style)


def page(
    procedure: Procedure, said: Mapping[str, Any], first: Sample[Any], second: Sample[Any], changed: str
) -> RenderableType:
    """Both simulations; `changed` says what differs in the second."""
    parts: list[RenderableType] = [heading(telling.title(procedure), procedure.passage)]
    if line := given_line(procedure, said):
        parts.append(line)
    parts += [Text(say("odds-runs", count=first.total, runs=number(first.total), seed=str(first.seed)), "dim"), Text()]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", overflow="fold")
    for name in (say("against-first"), changed, say("against-difference")):
        table.add_column(Text(name), justify="right", no_wrap=True)
    found = list(figures(procedure.game.id, first, second))
    for figure in found:
        table.add_row(*figure.cells())
    verdict = "against-some" if any(figure.differs for figure in found) else "against-none"
    return Group(*parts, table, Text(), Text(say(verdict), "dim"))


def figures(game: str, first: Sample[Any], second: Sample[Any]) -> Iterator[Figure]:
    """What a player looks at first: chances of words, means of numbers."""
    keys = dict.fromkeys((*telling.telling_keys(first), *telling.telling_keys(second)))
    for key in (key for key in keys if key in first.fields and key in second.fields):
        if first.is_numeric(key):
            yield _mean(game, key, first, second)
        elif first.places(key) and first.places(key) == second.places(key):
            yield from (_mean(game, part, first, second) for part in first.places(key))
        else:
            yield from _chances(game, key, first, second)


def _mean(game: str, key: str, first: Sample[Any], second: Sample[Any]) -> Figure:
    error = sqrt(first.standard_error(key) ** 2 + second.standard_error(key) ** 2)
    return Figure(telling.key(game, key), float(first.mean(key)), float(second.mean(key)), error, chance=False)


def _chances(game: str, key: str, first: Sample[Any], second: Sample[Any]) -> Iterator[Figure]:
    sides = first.marginal(key), second.marginal(key)
    values = dict.fromkeys(value for side in sides for value, _ in side)
    for value in list(values)[:MOST_VALUES]:
        before, after = (side.weights.get(value, 0) / side.total for side in sides)
        error = sqrt((before * (1 - before) + after * (1 - after)) / first.total)
        name = f"{telling.key(game, key)} {telling.value(game, value)}"
        yield Figure(name, before, after, error, chance=True)
