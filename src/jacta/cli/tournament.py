"""`tournament`: let computer players meet, and show how they fared."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite

from rich.console import Group, RenderableType
from rich.table import Table

from jacta import telling
from jacta.analysis.sprt import SURE, Sprt, sprt
from jacta.analysis.tournaments import MeanScore, Tournament, tournament
from jacta.cli.answers import Asked
from jacta.cli.output import Text, console, heading, progress, write_json
from jacta.cli.parameters import Effort
from jacta.cli.views import given_line
from jacta.errors import InputError
from jacta.kernel.rule.procedure import Procedure
from jacta.names import named_by
from jacta.text import Message, number, percent, say

GAMES = (100, 1_000)
"""The default number of games of a tournament, and the default limit of a test."""
MOST_MEANS = 1
"""Columns of means that fit on a terminal; further ones are listed below the table."""


def contest(asked: Asked, games: int, effort: Effort, json: bool) -> None:
    seed, workers, cluster = effort
    with progress(games) as made:
        found = tournament(
            asked.procedure, asked.given, games=games, seed=seed, workers=workers, cluster=cluster, progress=made
        )
    if json:
        write_json(found.to_json())
    else:
        console().print(page(asked.procedure, found))


def decide(asked: Asked, pair: str, bounds: str, most: int, effort: Effort, json: bool) -> None:
    """Whether the first player is stronger than the second, by a sequential test."""
    seed, workers, cluster = effort
    first, second = _two(pair, "--sprt")
    low, high = (_elo(one) for one in _two(bounds, "--bounds"))
    seats = named_by(asked.procedure.game.id, {one: f"value-{one}" for one in _seats(asked.procedure)})
    with progress(most) as made:
        found = sprt(
            asked.procedure,
            asked.given,
            seats.meant(first) or first,
            seats.meant(second) or second,
            bounds=(low, high),
            most=most,
            seed=seed,
            workers=workers,
            cluster=cluster,
            progress=made,
        )
    if json:
        write_json(found.to_json())
    else:
        console().print(decided(asked.procedure, found))


def decided(procedure: Procedure, found: Sprt) -> RenderableType:
    """What was decided at which error, then the figures."""
    game = procedure.game.id
    names = {"first": telling.value(game, found.first), "second": telling.value(game, found.second)}
    low, high = (number(elo, 0) for elo in found.bounds)
    parts: list[RenderableType] = [heading(telling.title(procedure), procedure.passage)]
    if line := given_line(procedure, found.given):
        parts.append(line)
    parts.append(Text(say("tournament-games", games=number(found.games), seed=str(found.seed)), "dim"))
    verdict = say(f"sprt-{found.verdict}", **names, low=low, high=high, error=percent(found.error, 0))
    parts += [Text(), Text(verdict, "bold")]
    elo, least, most = (number(one, 0) if isfinite(one) else "∞" if one > 0 else "−∞" for one in found.elo)
    half = percent(SURE * found.standard_error) if isfinite(found.standard_error) else "?"
    told = say("sprt-score", **names, score=percent(found.score), half=half, elo=elo, least=least, most=most)
    ratio = say("sprt-ratio", ratio=number(found.ratio), limit=number(found.limit))
    scores = "  ".join(f"{score}: {number(count)}" for score, count in found.scores.items())
    return Group(*parts, Text(told), Text(ratio, "dim"), Text(say("sprt-scores", scores=scores), "dim"))


def _two(written: str, flag: str) -> tuple[str, str]:
    parts = [part.strip() for part in written.split(",")]
    if len(parts) != 2 or not all(parts):
        raise InputError(flag, Message("error-sprt-two"))
    return parts[0], parts[1]


def _elo(written: str) -> float:
    try:
        return float(written)
    except ValueError:
        raise InputError("--bounds", Message("error-sprt-bounds")) from None


def _seats(procedure: Procedure) -> list[str]:
    """The computer players that the input can seat, as far as its schema lists them."""
    found: list[str] = []

    def gather(part: object) -> None:
        if isinstance(part, Mapping):
            found.extend(str(one) for one in part.get("enum", ()) if isinstance(one, str))
            for inner in part.values():
                gather(inner)
        elif isinstance(part, list):
            for inner in part:
                gather(inner)

    keys = {key.partition(".")[0] for key in procedure.seat_keys.values()}
    properties = procedure.schema().get("properties", {})
    gather([properties.get(key) for key in keys])
    return found


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


def _told(game: str, means: Mapping[str, MeanScore]) -> str:
    return " · ".join(f"{telling.key(game, key)} {_mean(mean)}" for key, mean in means.items())


def _mean(found: MeanScore) -> str:
    error = f" ± {number(2 * found.standard_error, 3)}" if isfinite(found.standard_error) else ""
    return f"{number(found.mean)}{error}"
