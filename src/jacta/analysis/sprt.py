"""Is one computer player stronger than another? A sequential test that stops as soon as it is decided.

The unit is a *round*: the same seed once for every seat of the first player, with the second on all others. With two
seats a round has five scores (0, 1/4, ... 1), hence "pentanomial"; luck that a seed gives to a seat goes to both. The
test is the generalised sequential probability ratio test: how much likelier the rounds are if the first player is
stronger by `bounds[1]` Elo than if by `bounds[0]`, each with the likeliest spread of scores (M. Van den Bergh). It ends
when that ratio leaves the limits set by the two error rates (A. Wald).
"""

from __future__ import annotations

import os
import secrets
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from fractions import Fraction
from math import inf, log, log10, sqrt
from typing import Any, Literal, NamedTuple

from jacta.analysis.clusters import on_cluster
from jacta.errors import InputError, OutOfReach
from jacta.kernel.rule.inputs import Given, written
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.simulate import Plan, RunShare, processes
from jacta.text import Message
from jacta.typed import put

ELO = 400
"""The Elo difference at which one wins ten times as often as the other."""
ERROR = 0.05
UNSEEN = 1e-3
"""The count given to a score that has not come up, lest one round decide everything."""
SURE = 1.96
HALVINGS = 60
StrengthVerdict = Literal["stronger", "not_stronger", "open"]


def share_of(elo: float, seats: int = 2) -> float:
    """The share of wins that this Elo difference means against equal others."""
    odds = 10 ** (elo / ELO)
    return odds / (odds + seats - 1)


def elo_of(share: float, seats: int = 2) -> float:
    """The Elo difference that a share of wins means."""
    if not 0 < share < 1:
        return inf if share >= 1 else -inf
    return ELO * log10(share * (seats - 1) / (1 - share))


class Evidence:
    """The scores of rounds, and what they say about two hypotheses."""

    def __init__(self, bounds: tuple[float, float], seats: int = 2, error: float = ERROR) -> None:
        self.low, self.high = (share_of(elo, seats) for elo in bounds)
        self.limit = log((1 - error) / error)
        self.seats = seats
        self.scores: Counter[Fraction] = Counter()

    def add(self, score: Fraction) -> None:
        self.scores[score] += 1

    @property
    def rounds(self) -> int:
        return self.scores.total()

    @property
    def mean(self) -> float:
        return float(sum(score * count for score, count in self.scores.items()) / self.rounds)

    @property
    def standard_error(self) -> float:
        """The standard error of the mean, over rounds rather than games, which are not independent."""
        if self.rounds < 2:
            return inf
        spread = sum((float(score) - self.mean) ** 2 * count for score, count in self.scores.items())
        return sqrt(spread / (self.rounds - 1) / self.rounds)

    @property
    def ratio(self) -> float:
        """The log-likelihood ratio of the rounds, higher hypothesis over lower."""
        if not self.rounds:
            return 0.0
        step = Fraction(1, 2 * self.seats)
        counts = {float(place * step): UNSEEN for place in range(2 * self.seats + 1)}
        for score, count in self.scores.items():
            counts[float(score)] = counts.get(float(score), 0.0) + count
        return _likelihood(counts, self.high) - _likelihood(counts, self.low)

    @property
    def verdict(self) -> StrengthVerdict:
        ratio = self.ratio
        return "stronger" if ratio >= self.limit else "not_stronger" if ratio <= -self.limit else "open"


def _likelihood(counts: Mapping[float, float], mean: float) -> float:
    """The log-likelihood of these counts under the likeliest distribution with this mean.

    It gives a score `a` the share `p / (1 + t (a - mean))`, where `p` is its share of the counts; `t` is found by
    bisection, since the mean decreases with it.
    """
    total = sum(counts.values())
    shares = [(score - mean, count / total) for score, count in counts.items()]
    low, high = -1 / max(far for far, _ in shares), -1 / min(far for far, _ in shares)
    for _ in range(HALVINGS):
        t = (low + high) / 2
        if sum(far * share / (1 + t * far) for far, share in shares) > 0:
            low = t
        else:
            high = t
    t = (low + high) / 2
    return total * sum(share * log(share / (1 + t * far)) for far, share in shares)


class Sprt(NamedTuple):
    """What was decided, with which error, after how many games."""

    procedure: str
    given: Mapping[str, Any]
    first: str
    second: str
    bounds: tuple[float, float]
    error: float
    verdict: StrengthVerdict
    games: int
    rounds: int
    seed: int
    seats: int
    score: float
    standard_error: float
    ratio: float
    limit: float
    scores: Mapping[str, int]

    @property
    def elo(self) -> tuple[float, float, float]:
        """The difference in strength, and its 95 % interval."""
        half = SURE * self.standard_error
        return (
            elo_of(self.score, self.seats),
            elo_of(self.score - half, self.seats),
            elo_of(self.score + half, self.seats),
        )

    def to_json(self) -> dict[str, Any]:
        finite = [None if abs(one) == inf else one for one in (self.standard_error, *self.elo)]
        return {
            **self._asdict(),
            "standard_error": finite[0],
            "elo": finite[1],
            "elo_low": finite[2],
            "elo_high": finite[3],
        }


def sprt(
    procedure: Procedure,
    given: Given,
    first: str,
    second: str,
    *,
    bounds: tuple[float, float] = (0.0, 35.0),
    error: float = ERROR,
    most: int = 1_000,
    seed: int | None = None,
    workers: int | None = None,
    cluster: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> Sprt:
    """Let the first player meet the second until one hypothesis is accepted, or `most` games are played."""
    if not bounds[0] < bounds[1]:
        raise InputError("bounds", Message("error-sprt-bounds"))
    if first == second:
        raise InputError("sprt", Message("error-sprt-two"))
    inputs = _rounds(procedure, given, first, second)
    players = list(procedure.seat_keys)[: len(inputs)]
    seed = secrets.randbits(32) if seed is None else seed
    evidence = Evidence(bounds, len(inputs), error)
    texts = [one.model_dump_json(by_alias=True, exclude_unset=True) for one in inputs]
    spread = on_cluster(cluster) or processes
    games = 0

    while evidence.verdict == "open" and games < most:
        numbers = range(evidence.rounds, evidence.rounds + (workers or os.cpu_count() or 1))
        results = list(spread(Rounds(procedure, texts, seed, numbers), workers))
        for start in range(0, len(results), len(inputs)):
            part = results[start : start + len(inputs)]
            outcomes = [next(iter(result.counts)) for result in part]
            evidence.add(_score(procedure, players, outcomes))
            games += len(part)
            if evidence.verdict != "open":
                break
        if progress:
            progress(games)
    scores = {str(score): count for score, count in sorted(evidence.scores.items())}
    about = (procedure.id, written(given), first, second, bounds, error, evidence.verdict)
    figures = (evidence.mean, evidence.standard_error, evidence.ratio, evidence.limit, scores)
    return Sprt(*about, games, evidence.rounds, seed, len(inputs), *figures)


class Rounds(Plan):
    """A number of rounds: every game on its own, with the seed of its round."""

    def __init__(self, procedure: Procedure, texts: Sequence[str], seed: int, numbers: range) -> None:
        super().__init__(procedure, texts[0], None, seed, len(numbers) * len(texts))
        self.growing = self.together = False
        self._games = [
            RunShare(procedure, text, None, str(seed), number, 1, together=False)
            for number in numbers
            for text in texts
        ]

    def share(self, most: int) -> RunShare | None:
        """One game at a time."""
        return self._games.pop(0) if self._games else None


def _rounds(procedure: Procedure, given: Given, first: str, second: str) -> list[Given]:
    """The inputs of a round: the first player on every seat, the second on all others."""
    if not procedure.seat_keys:
        raise OutOfReach(Message("error-no-seats", id=procedure.id))
    seats = list(procedure.seat_keys.items())[: len(procedure.seats(given))]
    found = []
    for place in range(len(seats)):
        names = [first if seat == place else second for seat in range(len(seats))]
        said = deepcopy(written(given))
        said.pop(seats[0][1].partition(".")[0], None)
        for (_, key), name in zip(seats, names, strict=True):
            put(said, key, name)
        typed = procedure.validate(said)
        playing = procedure.players(typed) if procedure.players else {}
        for (player, key), name in zip(seats, names, strict=True):
            if player not in playing:
                raise InputError(key, Message("error-not-a-computer", value=name))
        found.append(typed)
    return found


def _score(procedure: Procedure, players: list[str], outcomes: list[Any]) -> Fraction:
    """The first player's score in a round: a win counts 1, a game with several winners is shared."""
    total = Fraction(0)
    for seat, outcome in enumerate(outcomes):
        fulfilled = [procedure.aims[player].value(outcome) for player in players]
        best = [place for place, value in enumerate(fulfilled) if value == max(fulfilled)]
        total += Fraction(seat in best, len(best))
    return total / len(outcomes)
