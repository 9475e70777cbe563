"""Effectuer un jet, Lancer plus de 10 dés: pools of ten-sided dice, of which the best are kept."""

from __future__ import annotations

from fractions import Fraction
from math import inf
from typing import NamedTuple

from jacta.dice import BEYOND, CutOff, Keep, Marked, Throw, smallest_cut
from jacta.games.seventh_sea.options import Readings, undecided_share
from jacta.rules import remembered

SIDES = 10
MOST_DICE = 10
RAISE = 5
"""Augmentations: what a raise adds to the difficulty, and a free raise to the result."""

ALWAYS = Fraction(1)


class Pool(NamedTuple):
    """C2: dice to roll, dice to keep, points to add. Heroism dice are rolled and kept on top, and always explode."""

    rolled: int
    kept: int
    bonus: int = 0
    explode: bool = True
    heroism: int = 0

    def with_dice(self, rolled: int = 0, both: int = 0) -> Pool:
        """C2 a: some dice more or less, rolled only, or rolled and kept."""
        return Pool(self.rolled + rolled + both, self.kept + both, self.bonus, self.explode, self.heroism)

    def normal(self) -> Pool:
        """Lancer plus de 10 dés (R6, R8): no fewer than no dice, then heroism, then ten dice at most.

        Dice above ten become kept dice, kept ones above ten points. Ordinary dice are converted first: heroism dice
        stay dice. What comes out has its heroism dice among the rolled and kept ones.
        """
        return _normal(self)

    @property
    def throw(self) -> Throw:
        """Effectuer un jet (R5, R6): the throw whose value is the total."""
        return _throw(self)

    @property
    def span(self) -> tuple[int, float]:
        """The lowest total and the highest; without end where a die explodes."""
        _, kept, bonus, explode, heroism = self.normal()
        return kept + bonus, inf if kept and (explode or heroism) else SIDES * kept + bonus

    def reaching(self, nd: int) -> CutOff:
        """C6: the total where it matters by how much it misses a number."""
        return _reaching(self, nd)

    def testing(self, nd: int) -> Marked:
        """C6: the total where it only matters whether it reaches a number."""
        return self.throw.marked(nd)

    def reaching_by(self, nd: int, tranche: int) -> Marked:
        """C6: the total where it matters whether it reaches a number, and by how many tranches it misses."""
        lowest, _ = self.span
        last = max(0, nd - lowest) // tranche
        misses = [nd - tranche * missed + 1 for missed in range(last + 1, 0, -1)]
        return self.throw.marked(*misses, nd)

    def beside(self, total: float, cut: int, *others: int) -> Marked:
        """C6: the total where it only matters whether it stays below another, equals it or is higher.

        It is told apart at `cut` at most, and at the numbers that matter besides.
        """
        near = () if total in (BEYOND, -BEYOND) else (int(total), int(total) + 1)
        return self.throw.marked(*sorted({*near, *others, cut}))

    def cut_off(self, options: Readings) -> CutOff:
        """C6: the total where each value counts; the odds quote those beyond the stated precision as one."""
        return _cut_off(self, options.precision)

    def chance(self, nd: int) -> Fraction:
        """Jet simple: how often the total reaches a number."""
        below, reached, _ = self.throw.split(nd)
        return Fraction(reached, reached + sum(weight for _, weight in below))


def common_cut(options: Readings, *pools: Pool, of: Fraction = ALWAYS) -> int:
    """C6: where to cut totals that are compared, so that they stay open no more often than the precision allows.

    That is when all of them reach the cut; `of` is how often the comparison is made at all. Where one of them has a
    highest total, nothing stays open.
    """
    return _cut(options.precision, of, *pools)


@remembered
def _normal(pool: Pool) -> Pool:
    rolled = max(0, pool.rolled)
    kept = max(0, min(pool.kept, rolled)) + pool.heroism
    rolled += pool.heroism
    kept += max(0, rolled - MOST_DICE)
    bonus = pool.bonus + SIDES * max(0, kept - MOST_DICE)
    rolled, kept = min(rolled, MOST_DICE), min(kept, MOST_DICE)
    return Pool(rolled, kept, bonus, pool.explode, min(pool.heroism, rolled))


@remembered
def _throw(pool: Pool) -> Throw:
    rolled, kept, bonus, explode, heroism = pool.normal()
    if not kept:
        return Keep(0, SIDES, 0).plus(bonus)
    return Keep(rolled, SIDES, kept, exploding=rolled if explode else heroism).plus(bonus)


@remembered
def _reaching(pool: Pool, nd: int) -> CutOff:
    return pool.throw.cut_off(nd)


@remembered
def _cut(precision: int, of: Fraction, *pools: Pool) -> int:
    bounded = any(pool.span[1] < inf for pool in pools)
    share = Fraction(0) if bounded else of * undecided_share(precision)
    return smallest_cut(share, *(pool.throw for pool in pools))


@remembered
def _cut_off(pool: Pool, precision: int) -> CutOff:
    return pool.throw.cut_off(_cut(precision, ALWAYS, pool))


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
    rolled, kept = trait + skill + mod_rolled + mod_both, trait + mod_both
    if options.min_one_die and min(rolled, kept) < 1:
        rolled = kept = 1
    return Pool(rolled, kept, bonus, explode, heroism)
