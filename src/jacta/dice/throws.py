"""The throws that rules ask for.

A throw is an immutable value: it can be thrown, read from the faces of real dice, described to people, and asked for
its exact distribution. Equal throws are interchangeable, and their distribution is computed once.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate, combinations_with_replacement
from math import factorial, inf, lcm, prod
from typing import Any, NamedTuple

from jacta.dice.faces import Counted, Face, Hand, Shaken, Typed
from jacta.dice.sampling import place, places
from jacta.dice.sources import Seeded, Source
from jacta.dice.weights import (
    EndlessError,
    Weights,
    cached,
    exploding_hit_weights,
    hit_weights,
    keep_weights,
    sum_weights,
)
from jacta.errors import InputError
from jacta.text import Message

Lookup = Callable[[Any], Any] | tuple[tuple[Any, Any], ...]
"""A pure function or frozen callable object, or (value, reading) pairs: hashable, as throws are compared by value."""


class Thrown(NamedTuple):
    """The faces that lie on the table, and what the throw reads from them."""

    faces: tuple[Face, ...]
    value: Any


class Description(NamedTuple):
    """What to roll and how to read it: a message and its arguments, which may be descriptions themselves."""

    message: str
    args: Mapping[str, Any]

    @property
    def rolled(self) -> Description:
        """What is rolled, below everything that is only read from it."""
        below = self.args.get("throw")
        return below.rolled if isinstance(below, Description) else self


class Split(NamedTuple):
    """A distribution cut in two: the values below a cut with their weights, and the mass at or above it."""

    below: tuple[tuple[Any, int], ...]
    reached: int
    tail: int


class Throw(ABC):
    """Dice to throw and a way to read them. Immutable, hashable, compared by value."""

    __slots__ = ()

    @abstractmethod
    def weights(self) -> Weights:
        """The exact distribution of the value, never found by enumerating ordered faces."""

    @abstractmethod
    def take(self, hand: Hand) -> Any:
        """Take this throw's dice from the hand, always in the same order, and read the value."""

    @abstractmethod
    def describe(self) -> Description:
        """What people with real dice should do."""

    def throw(self, source: Source) -> Thrown:
        """Throw the dice and read them."""
        hand = Shaken(source)
        value = self.take(hand)
        return Thrown(tuple(hand.faces), value)

    def drawn(self, source: Seeded) -> Any:
        """A value as the exact distribution quotes it, for simulations: nobody asks for the faces."""
        lots = _lots(self)
        if lots is None:
            return self.throw(source).value
        values, sums = lots
        return values[place(source, sums)]

    def drawn_often(self, source: Seeded, times: int) -> list[tuple[Any, int]]:
        """How often each value comes up in so many throws."""
        lots = _lots(self) if times > 1 else None
        if lots is None:
            return list(Counter(self.drawn(source) for _ in range(times)).items())
        values, sums = lots
        return [(values[at], count) for at, count in places(source, times, sums)]

    def read(self, faces: Sequence[int | Sequence[int]]) -> Any:
        """The value of typed-in faces, in the order in which `throw` gives them.

        A chain may be a list, or a bare face if the die did not explode. An InputError naming "faces" says what is
        allowed when one is impossible, missing or left over.
        """
        hand = Typed(faces)
        value = self.take(hand)
        hand.finish()
        return value

    def sides_rolled(self, faces: Sequence[int | Sequence[int]]) -> list[int]:
        """How many sides each die has that shows these faces, one number for every time a die was rolled."""
        hand = Counted(faces)
        self.take(hand)
        return hand.sides

    @property
    def needs_dice(self) -> bool:
        """Whether there is anything to throw: a pool may have no dice left."""
        try:
            self.read(())
        except InputError:
            return True
        return False

    def at_least(self, least: Any) -> AtLeast:
        """Whether the value reaches `least`: True or False. Exact for endlessly exploding dice, too."""
        return AtLeast(self, least)

    def plus(self, bonus: int) -> Throw:
        """The value plus a fixed bonus, or minus a penalty."""
        return Plus(self, bonus) if bonus else self

    def reading(self, table: dict[Any, Any] | Lookup) -> Read:
        """The value looked up in a table."""
        return Read(self, tuple(table.items()) if isinstance(table, dict) else table)

    def capped(self, most: int) -> Capped:
        """The value, or `most` if it is more. Exact for endlessly exploding dice, too."""
        return Capped(self, most)

    def cut_off(self, cut: int) -> CutOff:
        """The value, of which the exact distribution tells those at or above a cut not apart."""
        return CutOff(self, cut)

    def marked(self, *marks: int) -> Marked:
        """The value, of which the exact distribution tells only which of the ascending marks it reaches."""
        return Marked(self, marks)

    def quoted(self, value: Any) -> Any:
        """A value of the exact distribution as people write it: `15+` where values from 15 on are told as one."""
        return value

    def split(self, cut: Any) -> Split:
        """The distribution below a cut, and the mass that reaches it. A tail stays one, unless a throw knows better."""
        pairs, total, tail = self.weights()
        below = tuple([(value, weight) for value, weight in pairs if value < cut])
        return Split(below, total - tail - sum(weight for _, weight in below), tail)


@cached
def _lots(throw: Throw) -> tuple[list[Any], list[int]] | None:
    """The values and the running sums of their weights, to draw from; None where not all values can be listed."""
    try:
        pairs, _, tail = throw.weights()
    except EndlessError:
        return None
    return None if tail else ([value for value, _ in pairs], list(accumulate(weight for _, weight in pairs)))


# --- Dice and cards -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
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
    """The values in order, and how much weight lies below each (and below none: one sum more)."""
    return [value for value, _ in pairs], [0, *accumulate(weight for _, weight in pairs)]


d6 = Dice(1, 6)
d10 = Dice(1, 10)


@dataclass(frozen=True, slots=True)
class Hits(Throw):
    """How many of `count` dice show `on` or more.

    Where they are `exploding`, a die that hits with its top face is rolled again and may hit again. Such hits have no
    end: they can be thrown, read, cut off and asked `at_least`, but their `weights` raise EndlessError.
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


@dataclass(frozen=True, slots=True)
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
        pairs, total, _ = self._weights(1 << max(5, cut.bit_length()))
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
        """Plain, exploding and mixed pools have each their own message; a `depth` of None is endless."""
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


@dataclass(frozen=True, slots=True)
class Lowest(Throw):
    """The faces of the `keep` lowest of `count` dice, as an ascending tuple; of the highest ones where `highest`."""

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
        return self.take(Shaken(source))

    def _kept(self, ascending: tuple[int, ...]) -> tuple[int, ...]:
        return ascending[self.count - self.keep :] if self.highest else ascending[: self.keep]

    def describe(self) -> Description:
        args = {"count": self.count, "sides": self.sides, "keep": self.keep}
        if self.keep == self.count:
            return Description("throw-faces", args)
        return Description("throw-faces-highest" if self.highest else "throw-faces-lowest", args)


@dataclass(frozen=True, slots=True)
class Draw(Throw):
    """One of the listed values, each place as likely as the next: a value listed twice weighs double.

    Its only face is the place drawn, counted from 1.
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


# --- Throws made of throws ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AtLeast(Throw):
    """Whether a throw reaches `least`: True or False."""

    of: Throw
    least: Any

    @cached
    def weights(self) -> Weights:
        below, reached, tail = self.of.split(self.least)
        return Weights.of({False: sum(weight for _, weight in below), True: reached}, tail)

    def take(self, hand: Hand) -> bool:
        return bool(self.of.take(hand) >= self.least)

    def describe(self) -> Description:
        return Description("throw-at-least", {"throw": self.of.describe(), "least": self.least})


@dataclass(frozen=True, slots=True)
class Capped(Throw):
    """The value of a throw, or `most` if it is more."""

    of: Throw
    most: int

    @cached
    def weights(self) -> Weights:
        below, reached, tail = self.of.split(self.most)
        return Weights.of({**dict(below), self.most: reached}, tail)

    def take(self, hand: Hand) -> Any:
        return min(self.of.take(hand), self.most)

    def describe(self) -> Description:
        return self.of.describe()


BEYOND = inf
"""What the exact distribution of a throw that is cut off says for every value at or above the cut."""


@dataclass(frozen=True, slots=True)
class CutOff(Throw):
    """The value of a throw. Its exact distribution quotes all values at or above `cut` as one, BEYOND.

    Thrown dice show what they show: where a rule compares two totals that are both BEYOND, only the odds are open.
    """

    of: Throw
    cut: int

    @cached
    def weights(self) -> Weights:
        below, reached, tail = self.of.split(self.cut)
        return Weights.of({**dict(below), BEYOND: reached}, tail)

    def quoted(self, value: Any) -> Any:
        return f"{self.cut}+" if value == BEYOND else value

    def take(self, hand: Hand) -> Any:
        return self.of.take(hand)

    def describe(self) -> Description:
        return self.of.describe()


@dataclass(frozen=True, slots=True)
class Marked(Throw):
    """The value of a throw. Its exact distribution quotes the highest mark reached, or below them all -BEYOND.

    For rules that look no closer: success at 15, or a worse failure for every 20 points missed. Thrown dice show what
    they show.
    """

    of: Throw
    marks: tuple[int, ...]

    def __post_init__(self) -> None:
        if not self.marks or list(self.marks) != sorted(set(self.marks)):
            raise ValueError(f"marks must ascend: {self.marks}")

    @cached
    def weights(self) -> Weights:
        below, reached, tail = self.of.split(self.marks[-1])
        weights: dict[float, int] = defaultdict(int, {self.marks[-1]: reached})
        for value, weight in below:
            place = bisect_right(self.marks, value)
            weights[self.marks[place - 1] if place else -BEYOND] += weight
        return Weights.of(weights, tail)

    def quoted(self, value: Any) -> Any:
        above = bisect_right(self.marks, value)
        if not above:
            return f"<{self.marks[0]}"
        return f"{value}+" if above == len(self.marks) else f"{value}–{self.marks[above] - 1}"

    def take(self, hand: Hand) -> Any:
        return self.of.take(hand)

    def describe(self) -> Description:
        return self.of.describe()


@cached
def smallest_cut(chance: Fraction, *throws: Throw) -> int:
    """The smallest cut that all these throws reach together with no more than this chance.

    A chance of 0 is for throws of which one is bounded: its greatest value and one more.
    """
    highest = 1
    while _chance_of_reaching(highest, throws) > chance:
        highest *= 2
    return bisect_left(range(highest), True, key=lambda cut: _chance_of_reaching(cut, throws) <= chance)


def _chance_of_reaching(cut: int, throws: Sequence[Throw]) -> Fraction:
    shares = []
    for throw in throws:
        below, reached, tail = throw.split(cut)
        shares.append(Fraction(reached + tail, reached + tail + sum(weight for _, weight in below)))
    return prod(shares, start=Fraction(1))


@dataclass(frozen=True, slots=True)
class Plus(Throw):
    """A throw plus a fixed bonus, or minus a penalty."""

    of: Throw
    bonus: int

    @cached
    def weights(self) -> Weights:
        pairs, total, tail = self.of.weights()
        return Weights(tuple([(value + self.bonus, weight) for value, weight in pairs]), total, tail)

    def split(self, cut: int) -> Split:
        below, reached, tail = self.of.split(cut - self.bonus)
        return Split(tuple([(value + self.bonus, weight) for value, weight in below]), reached, tail)

    def take(self, hand: Hand) -> Any:
        return self.of.take(hand) + self.bonus

    def drawn(self, source: Seeded) -> Any:
        return self.of.drawn(source) + self.bonus

    def describe(self) -> Description:
        return Description("throw-plus", {"throw": self.of.describe(), "bonus": self.bonus})


@dataclass(frozen=True, slots=True)
class Read(Throw):
    """A throw whose value is looked up in a table."""

    of: Throw
    lookup: Lookup

    @cached
    def weights(self) -> Weights:
        reader = self._reader()
        pairs, _, tail = self.of.weights()
        weights: dict[Any, int] = defaultdict(int)
        for value, weight in pairs:
            weights[reader(value)] += weight
        return Weights.of(weights, tail)

    def take(self, hand: Hand) -> Any:
        return self._reader()(self.of.take(hand))

    def drawn(self, source: Seeded) -> Any:
        return self._reader()(self.of.drawn(source))

    def _reader(self) -> Callable[[Any], Any]:
        return self.lookup if callable(self.lookup) else dict(self.lookup).__getitem__

    def describe(self) -> Description:
        return Description("throw-read", {"throw": self.of.describe()})


@dataclass(frozen=True, slots=True, init=False)
class Together(Throw):
    """Several throws made at once; the value is the tuple of their values."""

    throws: tuple[Throw, ...]

    def __init__(self, *throws: Throw) -> None:
        object.__setattr__(self, "throws", throws)

    @cached
    def weights(self) -> Weights:
        weights: dict[tuple[Any, ...], int] = {(): 1}
        total = 1
        for throw in self.throws:
            pairs, choices, _ = throw.weights()
            weights = {(*values, value): many * weight for values, many in weights.items() for value, weight in pairs}
            total *= choices
        return Weights.of(weights, tail=total - sum(weights.values()))

    def take(self, hand: Hand) -> tuple[Any, ...]:
        return tuple([throw.take(hand) for throw in self.throws])

    def drawn(self, source: Seeded) -> tuple[Any, ...]:
        return tuple([throw.drawn(source) for throw in self.throws])

    def describe(self) -> Description:
        return Description("throw-together", {"throws": tuple(throw.describe() for throw in self.throws)})


@dataclass(frozen=True, slots=True)
class Mixture(Throw):
    """Chance picks one of several (weight, throw) parts, which is then thrown.

    The first face is the pick, on a die with as many sides as the weights sum to; the faces of the part follow.
    """

    parts: tuple[tuple[int, Throw], ...]

    def __post_init__(self) -> None:
        if not self.parts or any(weight < 1 for weight, _ in self.parts):
            raise ValueError(f"a mixture needs parts of positive weight: {self}")

    @cached
    def weights(self) -> Weights:
        total = lcm(*[throw.weights().total for _, throw in self.parts])
        weights: dict[Any, int] = defaultdict(int)
        tail = 0
        for share, throw in self.parts:
            pairs, choices, its_tail = throw.weights()
            scale = share * (total // choices)
            tail += scale * its_tail
            for value, weight in pairs:
                weights[value] += scale * weight
        return Weights.of(weights, tail)

    def take(self, hand: Hand) -> Any:
        highest = self._highest_picks()
        (pick,) = hand.dice(1, highest[-1])
        _, throw = self.parts[bisect_left(highest, pick)]
        return throw.take(hand)

    def drawn(self, source: Seeded) -> Any:
        _, throw = self.parts[place(source, self._highest_picks())]
        return throw.drawn(source)

    def _highest_picks(self) -> list[int]:
        return list(accumulate(weight for weight, _ in self.parts))

    def describe(self) -> Description:
        """Each part is a description and the (lowest, highest) pick that leads to it."""
        highest = self._highest_picks()
        parts = tuple(
            (pick - weight + 1, pick, throw.describe())
            for pick, (weight, throw) in zip(highest, self.parts, strict=True)
        )
        return Description("throw-mixture", {"sides": highest[-1], "parts": parts})
