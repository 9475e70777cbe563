"""`tournament`: let the computer players meet, show how they fared."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite

from rich.console import Group, RenderableType
from rich.table import Table

from jacta import telling
from jacta.analysis.tournaments import Mean, Tournament, tournament
from jacta.cli.answers import Asked, Effort
from jacta.cli.output import Text, console, heading, progress, write_json
from jacta.cli.views import given_line
from jacta.kernel.rule.procedure import Procedure
from jacta.text import number, percent, say

MOST_MEANS = 1
"""Columns of means that a terminal has room for; further ones stand below the table."""


def contest(asked: Asked, effort: Effort, json: bool) -> None:
    games, seed, workers, cluster = effort
    with progress(games) as made:
        found = tournament(
            asked.procedure, asked.given, games=games, seed=seed, workers=workers, cluster=cluster, progress=made
        )
    if json:
        write_json(found.to_json())
    else:
        console().print(page(asked.procedure, found))


def page(procedure: Procedure, found: Tournament) -> RenderableType:
    parts: list[RenderableType] = [heading(telling.title(procedure), procedure.passage)]
    if line := given_line(procedure, found.given):
        parts.append(line)
    parts.append(Text(say("tournament-games", games=number(found.games), seed=str(found.seed)), "dim"))
    game = procedure.game.id
    parts += [Text(), _standings(game, found)]
    for one in found.standings:
        if further := dict(list(one.means.items())[MOST_MEANS:]):
            parts.append(Text(f"{telling.value(game, one.player)}  {_told(game, further)}", "dim"))
    parts += [Text(), _orders(game, found)]
    if found.means:
        parts += [Text(), Text(f"{say('odds-mean')}  {_told(game, found.means)}", "dim")]
    return Group(*parts)


def _table(*headings: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(Text(headings[0]))
    for one in headings[1:]:
        table.add_column(Text(one), justify="right")
    return table


def _standings(game: str, found: Tournament) -> Table:
    keys = list(found.standings[0].means)[:MOST_MEANS]
    names = ("player", "won", "drawn", "played", "rate")
    table = _table(
        *(say(f"tournament-{name}") for name in names), say("odds-interval"), *(telling.key(game, key) for key in keys)
    )
    for one in found.standings:
        cells = [telling.value(game, one.player), *map(number, (one.won, one.drawn, one.played)), percent(one.win_rate)]
        cells.append(" – ".join(map(percent, one.interval)))
        table.add_row(*map(Text, (*cells, *(_mean(one.means[key]) for key in keys))))
    return table


def _orders(game: str, found: Tournament) -> Table:
    table = _table(say("tournament-order"), say("tournament-played"), say("tournament-won"))
    for order in found.orders:
        seats = ", ".join(telling.value(game, name) for name in order.seats)
        table.add_row(Text(seats), Text(number(order.games)), Text(" : ".join(map(number, order.won))))
    return table


def _told(game: str, means: Mapping[str, Mean]) -> str:
    return " · ".join(f"{telling.key(game, key)} {_mean(mean)}" for key, mean in means.items())


def _mean(found: Mean) -> str:
    error = f" ± {number(2 * found.standard_error, 3)}" if isfinite(found.standard_error) else ""
    return f"{number(found.mean)}{error}"
