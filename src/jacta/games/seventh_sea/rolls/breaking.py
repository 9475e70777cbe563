"""Armes improvisées: a throw of exploding dice that also says whether the weapon breaks."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from math import comb
from typing import NamedTuple

from jacta.dice import BEYOND, Description, Hand, Keep, Throw, Weights
from jacta.games.seventh_sea.figures import Toughness
from jacta.games.seventh_sea.options import Readings
from jacta.games.seventh_sea.rolls.pools import SIDES, Pool, common_cut
from jacta.rules import remembered

BREAKING_EXPLOSIONS = {"fragile": 1, "resistant": 2}


def breaking_throw(pool: Pool, toughness: Toughness, options: Readings) -> Throw | None:
    """Armes improvisées (R27): the dice of something that may break; nothing where it cannot, or no die explodes.

    Its value is the damage without the bonus of the pool, and whether it broke. A heroism die alone breaks nothing.
    """
    explosions = BREAKING_EXPLOSIONS.get(toughness)
    rolled, kept, bonus, explode, _ = pool.normal()
    if explosions is None or not explode or not rolled:
        return None
    return Breaking(Keep(rolled, SIDES, kept, exploding=rolled), explosions, common_cut(options, pool) - bonus)


class Wielded(NamedTuple):
    """What a throw of something that may break has come to."""

    damage: float
    broken: bool


@dataclass(frozen=True, slots=True)
class Breaking(Throw):
    """The kept dice of an exploding pool, and whether one of all its dice exploded so often that the weapon breaks."""

    pool: Keep
    explosions: int
    cut: int

    def weights(self) -> Weights:
        return _breaking_weights(self.pool, self.explosions, self.cut)

    def take(self, hand: Hand) -> Wielded:
        chains = hand.chains(self.pool.count, self.pool.sides, None)
        total = sum(sorted(map(sum, chains), reverse=True)[: self.pool.keep])
        return Wielded(total, any(len(chain) > self.explosions for chain in chains))

    def describe(self) -> Description:
        return self.pool.describe()


@remembered
def _breaking_weights(pool: Keep, explosions: int, cut: int) -> Weights:
    """Broken is what remains of the whole pool when no die explodes too often."""
    below, reached, _ = pool.split(cut)
    ways = reached + sum(weight for _, weight in below)
    sound, sound_ways = _sound_totals(pool, explosions)
    weights: dict[tuple[float, bool], int] = defaultdict(int)
    for total, weight in (*below, (BEYOND, reached)):
        weights[total, True] += weight * sound_ways
    for value, many in sound.items():
        total = value if value < cut else BEYOND
        weights[total, False] += many * ways
        weights[total, True] -= many * ways
    return Weights.of(weights)


def _sound_totals(pool: Keep, explosions: int) -> tuple[dict[int, int], int]:
    """Kept totals of the ways in which every die explodes less than so often, out of how many ways there are in all."""
    sides, depth = pool.sides, explosions - 1
    ways = {(0, 0): 1}  # (dice settled from the highest down, their kept total)
    faces = [
        (sides * exploded + face, sides ** (depth - exploded))
        for exploded in range(depth, -1, -1)
        for face in range(sides - 1, 0, -1)
    ]
    for value, weight in faces:
        settled: dict[tuple[int, int], int] = defaultdict(int)
        for (dice, total), many in ways.items():
            for more in range(pool.count - dice + 1):
                kept = max(0, min(more, pool.keep - dice))
                chosen = comb(pool.count - dice, more) * weight**more
                settled[dice + more, total + kept * value] += many * chosen
        ways = settled
    totals = {total: many for (dice, total), many in ways.items() if dice == pool.count}
    return totals, sides ** (explosions * pool.count)
