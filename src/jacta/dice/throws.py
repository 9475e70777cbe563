"""What a throw is, and the throws that are made of other throws; dice and cards themselves are in `dice_and_cards`.

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
from itertools import accumulate
from math import inf, lcm, prod
from typing import Any, NamedTuple, TypeVar, dataclass_transform

from jacta.dice.faces import Counted, Face, Hand, Shaken, Typed
from jacta.dice.sampling import place, places
from jacta.dice.sources import Seeded, Source
from jacta.dice.weights import EndlessError, Weights, cached
from jacta.errors import InputError, OutOfReach

T = TypeVar("T")
Lookup = Callable[[Any], Any] | tuple[tuple[Any, Any], ...]
"""A pure function, a frozen callable object, or (value, reading) pairs; hashable, as throws are compared by value."""


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
        """The dice that are rolled, without what is only read from them."""
        below = self.args.get("throw")
        return below.rolled if isinstance(below, Description) else self


class Lots(NamedTuple):
    """What to draw a value from: the values, the running sums of their weights, and how many bits a draw takes."""

    values: Sequence[Any]
    sums: Sequence[int]
    bits: int

    @classmethod
    def of(cls, weighted: Sequence[tuple[Any, int]]) -> Lots:
        sums = list(accumulate([weight for _, weight in weighted]))
        return cls([value for value, _ in weighted], sums, (sums[-1] - 1).bit_length())


class Split(NamedTuple):
    """A distribution cut in two: the values below a cut with their weights, and the mass at or above it."""

    below: tuple[tuple[Any, int], ...]
    reached: int
    tail: int


@dataclass_transform(frozen_default=True)
def throw_value(throw: type[T]) -> type[T]:
    """Make a dataclass of throws. Only the type checker guards its fields: rules make a throw at every question, and
    freezing it at run time would take longer than all the rest of making it."""
    return dataclass(slots=True, unsafe_hash=True)(throw)


class Throw(ABC):
    """Dice to throw and a way to read them. Immutable, hashable, compared by value."""

    __slots__ = ()

    @abstractmethod
    def weights(self) -> Weights:
        """The exact distribution of the value. It must not be found by enumerating ordered faces."""

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
        """A random value as the exact distribution quotes it: for simulations, which do not ask for the faces."""
        lots = lots_of(self)
        if lots is None:
            return self.throw(source).value
        values, sums, bits = lots
        most, draw = sums[-1], source.bits
        while (number := draw(bits)) >= most:
            pass
        return values[bisect_right(sums, number)]

    def drawn_often(self, source: Seeded, times: int) -> list[tuple[Any, int]]:
        """How often each value comes up in this many throws."""
        lots = lots_of(self) if times > 1 else None
        if lots is None:
            return list(Counter(self.drawn(source) for _ in range(times)).items())
        values, sums, _ = lots
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
        """How many sides the dice behind these faces have: one number for each time a die was rolled."""
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
        """The value; the exact distribution quotes all values at or above the cut as one."""
        return CutOff(self, cut)

    def marked(self, *marks: int) -> Marked:
        """The value; the exact distribution quotes only the highest of the ascending marks that it reaches."""
        return Marked(self, marks)

    def quoted(self, value: Any) -> Any:
        """A value of the exact distribution as people write it: `15+` if all values from 15 on are quoted as one."""
        return value

    def split(self, cut: Any) -> Split:
        """The distribution below a cut, and the mass that reaches it. A tail stays so, unless a throw knows better."""
        pairs, total, tail = self.weights()
        below = tuple([(value, weight) for value, weight in pairs if value < cut])
        return Split(below, total - tail - sum(weight for _, weight in below), tail)


@cached
def lots_of(throw: Throw) -> Lots | None:
    """What to draw the values of a throw from; None if they cannot all be listed."""
    try:
        pairs, _, tail = throw.weights()
    except (EndlessError, OutOfReach):
        return None
    return None if tail else Lots.of(pairs)


# --- Throws made of throws ----------------------------------------------------------------------------------------


@throw_value
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


@throw_value
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
"""How the exact distribution of a cut-off throw quotes every value at or above the cut."""


@throw_value
class Quoted(Throw):
    """The value of a throw, of which the exact distribution quotes only as much as a rule needs.

    Dice that are thrown keep their true value.
    """

    of: Throw

    def take(self, hand: Hand) -> Any:
        return self.of.take(hand)

    def describe(self) -> Description:
        return self.of.describe()


@throw_value
class CutOff(Quoted):
    """The value of a throw. Its exact distribution quotes all values at or above `cut` as one, BEYOND.

    If a rule compares two totals that are both BEYOND, only the odds are left open.
    """

    cut: int

    @cached
    def weights(self) -> Weights:
        below, reached, tail = self.of.split(self.cut)
        return Weights.of({**dict(below), BEYOND: reached}, tail)

    def quoted(self, value: Any) -> Any:
        return f"{self.cut}+" if value == BEYOND else value


@throw_value
class Marked(Quoted):
    """The value of a throw. Its exact distribution quotes the highest mark reached, or -BEYOND below them all.

    For rules that need no more: success at 15, or a worse failure for every 20 points missed.
    """

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


@cached
def smallest_cut(chance: Fraction, *throws: Throw) -> int:
    """The smallest cut such that the chance of all these throws reaching it together is at most `chance`.

    A chance of 0 needs a throw that is bounded, and gives its greatest value plus one.
    """
    if len(throws) == 1 and isinstance(throws[0], Plus) and chance < 1:  # a large bonus would lead the search too far
        return max(0, smallest_cut(chance, throws[0].of) + throws[0].bonus)
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


@throw_value
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


@throw_value
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


@throw_value
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


@throw_value
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
