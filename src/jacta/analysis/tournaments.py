"""`tournament`: computer players against each other, every seat order played equally often, with error bars.

A procedure's `seat_keys` say which input key seats which player. The winner is whoever's aim is best fulfilled: the
outcome `winner=1` of a game, or the greatest value where an aim is a number. The games themselves are run by
`simulate`.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from fractions import Fraction
from itertools import permutations
from math import ceil, inf, sqrt
from typing import Any, NamedTuple

from jacta.analysis.clusters import on_cluster
from jacta.distribution import Sample
from jacta.errors import InputError, OutOfReach
from jacta.intervals import wilson
from jacta.kernel.rule.inputs import Given, written
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.simulate import simulate
from jacta.plain import Label, plain_outcome
from jacta.text import Message
from jacta.typed import put


class MeanScore(NamedTuple):
    """The mean of a number over many games, with its standard error."""

    mean: float
    standard_error: float


class Ranking(NamedTuple):
    """How a computer player fared over all its seats: wins, draws, and the mean scores of each seat."""

    player: str
    played: int
    won: int
    drawn: int
    means: Mapping[str, MeanScore]

    @property
    def win_rate(self) -> Fraction:
        return Fraction(self.won, self.played)

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval for the win rate."""
        return wilson(self.win_rate, self.played)


class Order(NamedTuple):
    """The games of one seat order: how many each seat won."""

    seats: tuple[str, ...]
    games: int
    won: tuple[int, ...]


class Tournament(NamedTuple):
    """The result: the standings, best first; the seat orders; the means of figures of the game as a whole."""

    procedure: str
    given: Mapping[str, Any]
    games: int
    seed: int
    standings: tuple[Ranking, ...]
    orders: tuple[Order, ...]
    means: Mapping[str, MeanScore]

    def to_json(self) -> dict[str, Any]:
        return {
            "procedure": self.procedure,
            "given": dict(self.given),
            "games": self.games,
            "seed": self.seed,
            "standings": [_standing_json(one) for one in self.standings],
            "orders": [order._asdict() for order in self.orders],
            "means": _means_json(self.means),
        }


def _standing_json(one: Ranking) -> dict[str, Any]:
    low, high = one.interval
    rate = {"win_rate": float(one.win_rate), "low": low, "high": high}
    return (
        {"player": one.player, "played": one.played, "won": one.won, "drawn": one.drawn}
        | rate
        | {"means": _means_json(one.means)}
    )


def _means_json(means: Mapping[str, MeanScore]) -> dict[str, Any]:
    return {
        key: {"mean": mean, "standard_error": None if error == inf else error} for key, (mean, error) in means.items()
    }


class Ending(NamedTuple):
    """One kind of outcome: how often it came up, who won, what each seat scored, and figures of the game as a whole."""

    times: int
    winner: int | None
    scored: Mapping[str, Sequence[float]]
    measured: Mapping[str, float]


def tournament(
    procedure: Procedure,
    given: Given,
    *,
    games: int = 100,
    seed: int | None = None,
    workers: int | None = None,
    cluster: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> Tournament:
    """Let the computer players seated by the input play each other, in every order of seats.

    Plays this many `games`, or as many more as it takes to play every order equally often. `progress` is called with
    the number done so far.
    """
    if games < 1:
        raise InputError("games", Message("error-ge", value=str(games), limit=1))
    keys, seated = entrants(procedure, given)
    orders = tuple(dict.fromkeys(permutations(seated)))
    each = ceil(games / len(orders))
    seed = secrets.randbits(32) if seed is None else seed
    players = [player for player, key in procedure.seat_keys.items() if key in keys]
    results: list[tuple[tuple[str, ...], list[Ending]]] = []
    for place, order in enumerate(orders):

        def told(made: int, before: int = place * each) -> None:
            if progress:
                progress(before + made)

        seated_so = _reseated(procedure, given, keys, order)
        sample = simulate(
            procedure, seated_so, runs=each, seed=seed, workers=workers, spread=on_cluster(cluster), progress=told
        )
        results.append((order, _results(procedure, players, sample)))
    return Tournament(
        procedure.id,
        written(given),
        each * len(orders),
        seed,
        _standings(seated, results),
        tuple(_order(order, found) for order, found in results),
        _means([(one.measured, one.times) for _, found in results for one in found]),
    )


def entrants(procedure: Procedure, given: Given) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The input keys of the seats that are taken, and who sits there."""
    said = written(given)
    taken = {key: found for key in procedure.seat_keys.values() if (found := _at(said, key)) is not None}
    if not procedure.seat_keys:
        raise OutOfReach(Message("error-no-seats", id=procedure.id))
    if len(taken) < 2:
        raise InputError(next(iter(procedure.seat_keys.values())).partition(".")[0], Message("error-too-few-players"))
    playing = procedure.players(given) if procedure.players else {}
    for player, key in procedure.seat_keys.items():
        if key in taken and player not in playing:
            raise InputError(key, Message("error-not-a-computer", value=str(taken[key])))
    return tuple(taken), tuple(map(str, taken.values()))


def _at(said: Any, path: str) -> Any:
    for step in path.split("."):
        if isinstance(said, list):
            said = said[int(step)] if int(step) < len(said) else None
        else:
            said = said.get(step) if said else None
    return said


def _reseated(procedure: Procedure, given: Given, keys: Iterable[str], order: Iterable[str]) -> Given:
    said = deepcopy(written(given))
    for key, name in zip(keys, order, strict=True):
        put(said, key, name)
    return procedure.validate(said)


def _results(procedure: Procedure, players: Sequence[str], sample: Sample[Any]) -> list[Ending]:
    """The outcomes of one seat order, from each seat's point of view."""
    aims = [procedure.aims[player] for player in players]
    found = []
    for outcome, count in sample.weights.items():
        fulfilled = [aim.value(outcome) for aim in aims]
        best = [seat for seat, value in enumerate(fulfilled) if value == max(fulfilled)]
        fields = plain_outcome(outcome)
        scored = {key: value for key, value in fields.items() if _is_per_seat(value, len(players))}
        measured = {key: value for key, value in fields.items() if _is_number(value) and key != "winner"}
        found.append(Ending(count, best[0] if len(best) == 1 else None, scored, measured))
    return found


def _is_number(value: Any) -> bool:
    """Whether it is a quantity: yes and no are none, and neither is a label such as a seat."""
    return isinstance(value, int | float) and not isinstance(value, bool | Label)


def _is_per_seat(value: Any, seats: int) -> bool:
    return isinstance(value, list) and len(value) == seats and all(map(_is_number, value))


def _standings(seated: Iterable[str], results: list[tuple[tuple[str, ...], list[Ending]]]) -> tuple[Ranking, ...]:
    found = []
    for name in dict.fromkeys(seated):
        seats = [
            (seat, one) for order, part in results for one in part for seat, who in enumerate(order) if who == name
        ]
        played = sum(one.times for _, one in seats)
        won = sum(one.times for seat, one in seats if one.winner == seat)
        drawn = sum(one.times for _, one in seats if one.winner is None)
        scores = [({key: values[seat] for key, values in one.scored.items()}, one.times) for seat, one in seats]
        found.append(Ranking(name, played, won, drawn, _means(scores)))
    return tuple(sorted(found, key=lambda one: (-one.win_rate, one.player)))


def _order(seats: tuple[str, ...], results: list[Ending]) -> Order:
    won = tuple(sum(one.times for one in results if one.winner == seat) for seat in range(len(seats)))
    return Order(seats, sum(one.times for one in results), won)


def _means(counted: Sequence[tuple[Mapping[str, float], int]]) -> dict[str, MeanScore]:
    """The mean of each key that every game has."""
    found = {}
    for key in counted[0][0] if counted else ():
        if all(key in values for values, _ in counted):
            total = sum(count for _, count in counted)
            mean = sum(values[key] * count for values, count in counted) / total
            spread = sum((values[key] - mean) ** 2 * count for values, count in counted)
            found[key] = MeanScore(mean, sqrt(spread / (total - 1) / total) if total > 1 else inf)
    return found
