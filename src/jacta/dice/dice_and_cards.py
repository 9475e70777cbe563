"""The basic throws: dice and cards. Throws made of other throws are in `throws`."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from itertools import accumulate, combinations_with_replacement
from math import factorial, prod
from typing import Any

from jacta.dice.faces import Hand
from jacta.dice.sources import Seeded
from jacta.dice.throws import Description, Split, Throw, throw_value
from jacta.dice.weights import (
    EndlessError,
    Weights,
    cached,
    exploding_hit_weights,
    hit_weights,
    keep_weights,
    sum_weights,
)
from jacta.text import Message


@throw_value
class Dice(Throw):
    """The sum of `count` dice."""

    count: int
    sides: int

    def __post_init__(self) -> None:
        if self.count < 0 or self.sides < 1:
            raise ValueError(f"no such dice: {self}")

    def weights(self) -> Weights:
        return sum_weights(self.count, self.sides)

    def take(self, hand: Hand) -> int:
        return sum(hand.dice(self.count, self.sides))

    def drawn(self, source: Seeded) -> int:
        return source.below(self.sides) + 1 if self.count == 1 else Throw.drawn(self, source)

    def describe(self) -> Description:
        return Description("throw-sum", {"count": self.count, "sides": self.sides})


@cached
def _running_sums(pairs: tuple[tuple[int, int], ...]) -> tuple[list[int], list[int]]:
    """The values in order, and the total weight below each; a last sum is the weight of all."""
    return [value for value, _ in pairs], [0, *accumulate(weight for _, weight in pairs)]


d6 = Dice(1, 6)
d10 = Dice(1, 10)


@throw_value
class Hits(Throw):
    """How many of `count` dice show `on` or more.

    If they are `exploding`, a die that hits with its top face is rolled again and may hit again. There is no limit to
    such hits: they can be thrown, read, cut off and asked `at_least`, but their `weights` raise EndlessError.
    """

    count: int
    sides: int
    on: int
    exploding: bool = False

    def __post_init__(self) -> None:
        if self.count < 0 or self.sides < 1 or (self.exploding and not 1 < self.on <= self.sides):
            raise ValueError(f"no such dice: {self}")

    def weights(self) -> Weights:
        if self.exploding:
            raise EndlessError(Message("error-endless-dice", exploding=self.count, sides=self.sides))
        return hit_weights(self.count, self.sides, self.on)

    def split(self, cut: int) -> Split:
        if self.exploding:
            pairs, _, reached = exploding_hit_weights(self.count, self.sides, self.on, cut)
            return Split(pairs, reached, 0)
        return Throw.split(self, cut)

    def take(self, hand: Hand) -> int:
        if self.exploding:
            chains = hand.chains(self.count, self.sides, None)
            return sum([face >= self.on for chain in chains for face in chain])
        return sum([face >= self.on for face in hand.dice(self.count, self.sides)])

    def describe(self) -> Description:
        message = "throw-hits-exploding" if self.exploding else "throw-hits"
        return Description(message, {"count": self.count, "sides": self.sides, "on": self.on})


@throw_value
class Keep(Throw):
    """The sum of the `keep` highest of `count` dice, the last `exploding` of which explode.

    An exploding die that shows its top face is rolled again and added, endlessly or at most `depth` times; it is judged
    by its whole chain. With a `cut`, `weights` quotes the sums below it and leaves the rest to the tail. An endless
    pool without a cut can be thrown, read and asked `at_least`, but its `weights` raise EndlessError.
    """

    count: int
    sides: int
    keep: int
    exploding: int = 0
    depth: int | None = None
    cut: int | None = None

    def __post_init__(self) -> None:
        if not (0 <= self.keep <= self.count and 0 <= self.exploding <= self.count and self.sides >= 1):
            raise ValueError(f"no such dice: {self}")
        if self.exploding and (self.sides == 1 if self.depth is None else self.depth < 0):
            raise ValueError(f"no such explosions: {self}")

    def weights(self) -> Weights:
        return self._weights(self.cut)

    def split(self, cut: int) -> Split:
        # Rules ask one pool for many thresholds: those of one magnitude are all read off the same distribution.
        pairs, total, _ = self._weights(1 << max(5, max(0, cut).bit_length()))
        values, sums = _running_sums(pairs)
        place = bisect_left(values, cut)
        return Split(pairs[:place], total - sums[place], 0)

    def _weights(self, cut: int | None) -> Weights:
        return keep_weights(self.count, self.sides, self.keep, exploding=self.exploding, depth=self.depth, cut=cut)

    def take(self, hand: Hand) -> int:
        values = hand.dice(self.count - self.exploding, self.sides)
        values += map(sum, hand.chains(self.exploding, self.sides, self.depth))
        return sum(sorted(values, reverse=True)[: self.keep])

    def describe(self) -> Description:
        """Plain, exploding and mixed pools each have their own message; a `depth` of None is endless."""
        exploding = "throw-keep-exploding" if self.exploding == self.count else "throw-keep-mixed"
        return Description(
            exploding if self.exploding else "throw-keep",
            {
                "count": self.count,
                "sides": self.sides,
                "keep": self.keep,
                "exploding": self.exploding,
                "depth": self.depth,
            },
        )


@throw_value
class Lowest(Throw):
    """The faces of the `keep` lowest of `count` dice, or of the `highest`, as an ascending tuple."""

    count: int
    sides: int
    keep: int
    highest: bool = False

    def __post_init__(self) -> None:
        if not (0 <= self.keep <= self.count and self.sides >= 1):
            raise ValueError(f"no such dice: {self}")

    @cached
    def weights(self) -> Weights:
        orders = factorial(self.count)
        weights: dict[tuple[int, ...], int] = defaultdict(int)
        for faces in combinations_with_replacement(range(1, self.sides + 1), self.count):
            weights[self._kept(faces)] += orders // prod(map(factorial, Counter(faces).values()))
        return Weights.of(weights)

    def take(self, hand: Hand) -> tuple[int, ...]:
        return self._kept(tuple(sorted(hand.dice(self.count, self.sides))))

    def drawn(self, source: Seeded) -> tuple[int, ...]:
        return self._kept(tuple(sorted(source.dice(self.count, self.sides))))

    def _kept(self, ascending: tuple[int, ...]) -> tuple[int, ...]:
        return ascending[self.count - self.keep :] if self.highest else ascending[: self.keep]

    def describe(self) -> Description:
        args = {"count": self.count, "sides": self.sides, "keep": self.keep}
        if self.keep == self.count:
            return Description("throw-faces", args)
        return Description("throw-faces-highest" if self.highest else "throw-faces-lowest", args)


@throw_value
class Draw(Throw):
    """One of the listed values, drawn at random: a value listed twice is twice as likely.

    Its only face is the position in the list, counted from 1.
    """

    values: tuple[Any, ...]

    def __post_init__(self) -> None:
        if not self.values:
            raise ValueError("nothing to draw from")

    @cached
    def weights(self) -> Weights:
        return Weights.of(Counter(self.values))

    def take(self, hand: Hand) -> Any:
        (place,) = hand.dice(1, len(self.values))
        return self.values[place - 1]

    def drawn(self, source: Seeded) -> Any:
        return self.values[source.below(len(self.values))]

    def describe(self) -> Description:
        return Description("throw-draw", {"count": len(self.values)})
