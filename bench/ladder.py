"""The ladder of the computer players of Mighty Empires: their strengths in Elo, with error bars.

    python -m bench.ladder random steward planner_v1 planner marshal_quick --years 2 --pairs 10

Every player meets every other in pairs of games: the same seed twice, with the seats changed. The model is that of
Bradley and Terry (1952): two players win in proportion to their strengths. It finds the likeliest strengths, relative
to the first player, with standard errors from the curvature of the likelihood. A drawn game is half a win. Every two
who have met are credited with one more drawn game, so that nobody is infinitely strong.
With `--kept FILE` it goes on where it was broken off, as `bench.strength` does.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from itertools import combinations
from math import log
from typing import NamedTuple

import numpy as np

from bench.strength import SURE, Match, meetings
from jacta.analysis.sprt import ELO

ROUNDS = 100


class Rating(NamedTuple):
    """A player's strength in Elo beside the first, and its standard error; games played."""

    player: str
    elo: float
    standard_error: float
    games: int


def ratings(met: Mapping[tuple[str, str], tuple[float, int]], anchor: str) -> list[Rating]:
    """The ladder, the strongest first. `met` are, by pair, the wins of the first of the two and the games."""
    players = [anchor, *sorted({player for pair in met for player in pair} - {anchor})]
    place = {player: number for number, player in enumerate(players)}
    strength = np.zeros(len(players))
    for _ in range(ROUNDS):
        slope, curve = _shape(met, place, strength)
        step = np.linalg.solve(curve[1:, 1:], slope[1:])
        strength[1:] += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-9:
            break
    _, curve = _shape(met, place, strength)
    errors = np.sqrt(np.diag(np.linalg.inv(curve[1:, 1:])))
    scale = ELO / log(10)
    played = {player: sum(games for pair, (_, games) in met.items() if player in pair) for player in players}
    found = [
        Rating(
            player,
            float(strength[number]) * scale,
            float(errors[number - 1]) * scale if number else 0.0,
            played[player],
        )
        for player, number in place.items()
    ]
    return sorted(found, key=lambda one: -one.elo)


def _shape(
    met: Mapping[tuple[str, str], tuple[float, int]], place: Mapping[str, int], strength: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """How the likelihood rises with each strength, and how it bends."""
    slope, curve = np.zeros(len(place)), np.zeros((len(place), len(place)))
    for (one, other), (won, games) in met.items():
        first, second = place[one], place[other]
        expected = 1 / (1 + np.exp(strength[second] - strength[first]))
        surprise, weight = won + 0.5 - (games + 1) * expected, (games + 1) * expected * (1 - expected)
        slope[[first, second]] += surprise, -surprise
        curve[[first, second], [first, second]] += weight
        curve[[first, second], [second, first]] -= weight
    return slope, curve


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("players", nargs="+")
    for name, default in {"years": 2, "pairs": 10, "seed": 1}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--kept", metavar="FILE")
    asked = parser.parse_args()
    results: dict[tuple[str, str], tuple[float, int]] = {}
    for one, other in combinations(asked.players, 2):
        seeds = range(asked.seed, asked.seed + asked.pairs)
        won = sum(2 * met.won for met in meetings(Match(one, other, 2, asked.years), seeds, asked.kept))
        results[one, other] = won, 2 * asked.pairs
        print(f"{one} against {other}: {won:g} of {2 * asked.pairs}", flush=True)
    print("\n| player | Elo | 95 % | games |\n|---|---:|---:|---:|")
    for found in ratings(results, asked.players[0]):
        print(f"| `{found.player}` | {found.elo:.0f} | ± {SURE * found.standard_error:.0f} | {found.games} |")


if __name__ == "__main__":
    main()
