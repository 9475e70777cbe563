"""How probable a total over many throws is, such as all the dice of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from statistics import NormalDist
from typing import Any, NamedTuple

from jacta.dice.dice_and_cards import Dice, Draw
from jacta.dice.throws import Quoted, Throw, smallest_cut
from jacta.dice.weights import EndlessError

MOST_FACES = 10_000
"""With more faces it is not a die people throw, but a number drawn at random, such as the seed of a map."""
MOST_BITS = 4_000_000
"""How large the exact distribution of a total may become; beyond that, the normal curve is close enough."""
NEGLIGIBLE = Fraction(1, 10**9)
"""Dice that explode without end are followed until what is left is less likely than this, and rounded to it."""


class Spread(NamedTuple):
    """The distribution of a throw that gives whole numbers; not `exact` if dice explode without end."""

    weights: tuple[tuple[int, int], ...]
    total: int
    exact: bool

    @property
    def low(self) -> int:
        return self.weights[0][0]

    @property
    def high(self) -> int:
        return self.weights[-1][0]

    def moment(self, power: int) -> Fraction:
        return Fraction(sum(value**power * weight for value, weight in self.weights), self.total)

    def packed(self, slot: int) -> int:
        """The weights as a polynomial, packed into one integer; the lowest value is power 0."""
        return sum(weight << slot * (value - self.low) for value, weight in self.weights)


def spread_of(throw: Throw) -> Spread | None:
    """What a throw can give; None if it is not a number to add up."""
    while isinstance(throw, Quoted):
        throw = throw.of
    if isinstance(throw, Draw) or (isinstance(throw, Dice) and throw.count * throw.sides > MOST_FACES):
        return None
    try:
        pairs, total, tail = throw.weights()
    except EndlessError:
        return _endless(throw)
    if not all(isinstance(value, int) for value, _ in pairs):
        return None
    return _endless(throw) if tail else Spread(_sorted(pairs), total, exact=True)


def _endless(throw: Throw) -> Spread | None:
    """Dice that explode without end, as far as it matters; None if nothing is known beyond a cut."""
    try:
        if throw.split(0).tail:
            return None
        cut = smallest_cut(NEGLIGIBLE, throw)
        below, reached, _ = throw.split(cut)
    except EndlessError:
        return None
    pairs = (*below, (cut, reached))
    total = sum(weight for _, weight in pairs)
    rounded = [(value, round(Fraction(weight, total) / NEGLIGIBLE)) for value, weight in pairs]
    return Spread(_sorted(rounded), sum(weight for _, weight in rounded), exact=False)


def _sorted(pairs: Iterable[tuple[Any, int]]) -> tuple[tuple[int, int], ...]:
    return tuple(sorted((int(value), weight) for value, weight in pairs))


def chances_of(spreads: Mapping[Spread, int], obtained: int) -> tuple[Fraction, Fraction, bool]:
    """The chances that the total of these throws is at most `obtained`, and at least; and whether they are exact.

    The weights of the total are packed into one integer, each in a slot wide enough for the sum of them all. The sum of
    the lowest slots is their remainder modulo the largest number that fits a slot, as casting out nines adds up digits.
    """
    bits = sum(spread.total.bit_length() * times for spread, times in spreads.items())
    slots = sum((spread.high - spread.low) * times for spread, times in spreads.items()) + 1
    if bits * slots > MOST_BITS:
        return *_nearly(spreads, obtained), False
    slot, packed, total = bits + 1, 1, 1
    for spread, times in spreads.items():
        packed *= spread.packed(slot) ** times
        total *= spread.total**times
    place = obtained - sum(spread.low * times for spread, times in spreads.items())

    def up_to(last: int) -> int:
        return (packed & (1 << slot * (last + 1)) - 1) % ((1 << slot) - 1)

    return Fraction(up_to(place), total), 1 - Fraction(up_to(place - 1), total), True


def _nearly(spreads: Mapping[Spread, int], obtained: int) -> tuple[Fraction, Fraction]:
    mean = sum(spread.moment(1) * times for spread, times in spreads.items())
    variance = sum((spread.moment(2) - spread.moment(1) ** 2) * times for spread, times in spreads.items())
    curve = NormalDist(float(mean), float(variance) ** 0.5)
    return Fraction(curve.cdf(obtained + 0.5)), Fraction(1 - curve.cdf(obtained - 0.5))
