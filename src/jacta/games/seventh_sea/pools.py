"""Effectuer un jet, Lancer plus de 10 dés: pools of ten-sided dice, of which the best are kept."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from jacta.dice import CutOff, Keep, Throw, smallest_cut
from jacta.games.seventh_sea.options import Readings

SIDES = 10
MOST_DICE = 10
RAISE = 5
"""Augmentations: what a raise adds to the difficulty, and a free raise to the result."""

CACHED_POOLS = 4096


class Pool(NamedTuple):
    """C2: dice to roll, dice to keep, points to add. Heroism dice are rolled and kept on top, and always explode."""

    rolled: int
    kept: int
    bonus: int = 0
    explode: bool = True
    heroism: int = 0

    def with_dice(self, rolled: int = 0, both: int = 0) -> Pool:
        """C2 a: some dice more or less, rolled only, or rolled and kept."""
        return self._replace(rolled=self.rolled + rolled + both, kept=self.kept + both)

    def normal(self) -> Pool:
        """Lancer plus de 10 dés (R6, R8): no fewer than no dice, then heroism, then ten dice at most.

        Dice above ten become kept dice, kept ones above ten points. Ordinary dice are converted first: heroism dice
        stay dice. What comes out has its heroism dice among the rolled and kept ones.
        """
        rolled = max(0, self.rolled)
        kept = max(0, min(self.kept, rolled)) + self.heroism
        rolled += self.heroism
        kept += max(0, rolled - MOST_DICE)
        bonus = self.bonus + SIDES * max(0, kept - MOST_DICE)
        rolled, kept = min(rolled, MOST_DICE), min(kept, MOST_DICE)
        return Pool(rolled, kept, bonus, self.explode, min(self.heroism, rolled))

    @property
    def throw(self) -> Throw:
        """Effectuer un jet (R5, R6): the throw whose value is the total."""
        return _throw(self)

    @property
    def bounded(self) -> bool:
        """Whether there is a highest total: no die that may be kept explodes."""
        _, kept, _, explode, heroism = self.normal()
        return not kept or not (explode or heroism)

    def cut_off(self, options: Readings) -> CutOff:
        """C6: the total where each value counts; the odds quote those beyond the stated precision as one."""
        return self.throw.cut_off(_cut(options.undecided_share, self))

    def against(self, other: Pool, options: Readings) -> CutOff:
        """C6: the total where it is compared with another pool's, which must be cut off in the same way."""
        return self.throw.cut_off(_cut(options.undecided_share, self, other))


@lru_cache(maxsize=CACHED_POOLS)
def _throw(pool: Pool) -> Throw:
    rolled, kept, bonus, explode, heroism = pool.normal()
    return Keep(rolled, SIDES, kept, exploding=rolled if explode else heroism).plus(bonus)


@lru_cache(maxsize=CACHED_POOLS)
def _cut(share: Fraction, *pools: Pool) -> int:
    """Below this, nothing is left open; all of the pools together reach it with no more than this chance.

    Where one of them has a highest total, comparing them leaves nothing open.
    """
    if any(pool.bounded for pool in pools):
        share = Fraction(0)
    return smallest_cut(share, *(pool.throw for pool in pools))


def skill_pool(
    trait: int,
    skill: int,
    options: Readings,
    *,
    mod_rolled: int = 0,
    mod_both: int = 0,
    bonus: int = 0,
    explode: bool = True,
    heroism: int = 0,
) -> Pool:
    """Jet de compétence (R8): trait and skill rolled, trait kept; a penalty takes rolled dice first."""
    pool = Pool(trait + skill, trait, bonus, explode).with_dice(mod_rolled, mod_both)
    if options.min_one_die and min(pool.rolled, pool.kept) < 1:
        pool = Pool(1, 1, bonus, explode)
    return pool._replace(heroism=heroism)
