"""Distributions that can be asked: what `odds` answers exactly and `simulate` answers by counting.

`Odds` comes first, then `Sample` and `Comparison`, then outcomes as data: dotted keys, order, JSON. Tables and charts
are drawn by `jacta.listings` and `jacta.charts`, which are imported only when asked for, like everything heavy.
"""

# ruff: noqa: PLC0415

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import accumulate, chain, compress, groupby
from os import PathLike
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, Self, TypeAlias, TypeVar

from jacta.aims import read_event
from jacta.arguments import checked
from jacta.errors import InputError, JactaError
from jacta.intervals import CONFIDENCE, wilson
from jacta.names import plain_names, suggesting
from jacta.outcomes import Field, OutcomeType
from jacta.plain import ABSENT, Label, frozen, getter, keys_of, plain_outcome, record
from jacta.text import Message

if TYPE_CHECKING:
    from altair import LayerChart
    from pandas import DataFrame
    from rich.table import Table

T = TypeVar("T", bound=Hashable)
Happens: TypeAlias = Callable[[T], object] | str | None
"""An event: a condition as people write it, or a function of the outcome."""


class Displayed:
    """Something that displays itself in a terminal, in a notebook and as a chart."""

    kind: ClassVar[str]

    def __rich__(self: Any) -> Table:
        from jacta.listings import table

        return table(self)

    def _repr_html_(self: Any) -> str:
        from jacta.listings import html_table

        return html_table(self)

    @checked
    def chart(self: Any, key: str | Sequence[str] | None = None, **look: Any) -> LayerChart:
        """A chart of one key, of two, or of whole outcomes; `jacta.charts.chart` explains the options in `look`."""
        from jacta.charts import chart

        return chart(self, key, **look)

    @checked
    def save_chart(self, path: str | PathLike[str], key: str | Sequence[str] | None = None, **look: Any) -> None:
        """Write the chart to a file: .svg, .png, .html or .json."""
        from jacta.charts import save

        save(self.chart(key, **look), path)


class Odds(Displayed, Generic[T]):
    """An exact distribution of outcomes: positive integer weights over one denominator.

    An outcome is a named tuple, whose fields are its keys (`from_` is the key "from"), or a bare value, whose only key
    is "value". Keys go deeper with dots and list indexes ("targets.0.state"); an outcome that lacks a key which others
    have counts as None there. Methods that ask for figures need no key when the outcomes have only one.

    The `tail` is the mass that the computation cut off: it belongs to outcomes that are not listed. Every probability
    of a listed outcome is exact; what depends on where the tail lies is bounded or refused, never guessed.

    `notices` are what a reader must know about the tables behind the figures; each has a text, `str(notice)`.
    `declared` is the type of the outcomes, if known: a word that it does not have is refused, not counted as never.

    Thousands of these are built, so building is cheap: `weights` is kept, not copied, and must not change afterwards;
    sorting and conversion wait until somebody asks. Two distributions are equal when they give the same outcomes the
    same probabilities.
    """

    kind: ClassVar[str] = "odds"

    def __init__(
        self,
        weights: Mapping[T, int],
        total: int,
        *,
        tail: int = 0,
        procedure: str = "",
        given: Mapping[str, Any] | None = None,
        notices: Sequence[Any] = (),
        declared: OutcomeType | None = None,
    ) -> None:
        if sum(weights.values()) + tail != total:
            raise ValueError(f"the weights and the tail sum to {sum(weights.values()) + tail}, not to {total}")
        if total <= 0 or tail < 0 or min(weights.values(), default=1) <= 0:
            raise ValueError("weights must be positive")
        self.weights: Final = weights
        self.total: Final = total
        self.tail: Final = tail
        self.procedure: Final = procedure
        self.given: Final[Mapping[str, Any]] = given or {}
        self.notices: Final = notices
        self.declared: Final = declared

    def __iter__(self) -> Iterator[tuple[T, Fraction]]:
        """Outcomes with their probabilities, most probable first; ties in the order of their values."""
        return ((outcome, Fraction(weight, self.total)) for outcome, weight in self._ranked)

    def __len__(self) -> int:
        return len(self.weights)

    def __contains__(self, outcome: object) -> bool:
        return outcome in self.weights

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Odds):
            return NotImplemented
        return (
            len(self) == len(other)
            and self.tail * other.total == other.tail * self.total
            and all(w * other.total == other.weights.get(o, 0) * self.total for o, w in self.weights.items())
        )

    def __hash__(self) -> int:
        return hash(frozenset(self.weights))

    def __repr__(self) -> str:
        return f"<{' '.join(filter(None, [type(self).__name__, self.procedure]))}: {len(self)} outcomes>"

    @property
    def fields(self) -> tuple[str, ...]:
        """The keys of the outcomes, in declared order."""
        kinds: Iterable[Any] = dict.fromkeys(map(type, self._records))
        return tuple(dict.fromkeys(key for kind in kinds for key in keys_of(kind)))

    @checked
    def is_numeric(self, key: str) -> bool:
        """Whether the values of `key` are quantities, not texts, lists, labels, or yes and no."""
        return all(_is_number(value) and not isinstance(value, bool | Label) for value in self._column(key))

    @checked
    def places(self, key: str) -> tuple[str, ...]:
        """The keys inside a key whose values are lists of numbers, all of one length: `points.0`, `points.1`."""
        (length, *others) = {len(value) if type(value) is tuple else 0 for value in self._column(key)}
        parts = tuple(f"{key}.{place}" for place in range(0 if others else length))
        return parts if all(map(self.is_numeric, parts)) else ()

    # Events

    @checked
    def p(self, event: Happens[T] = None, /, **fields: Any) -> Fraction:
        """The probability of an event: `p(winner="attacker")`, `p("winner=attacker & losses>=3")` in the usual notation
        of conditions, `p(lambda o: o.hits > 3)`, or several of these at once.

        With a tail, this is the least it can be: see `bounds`.
        """
        return self._share(self._mask(event, fields))

    @checked
    def bounds(self, event: Happens[T] = None, /, **fields: Any) -> tuple[Fraction, Fraction]:
        """The least and the greatest probability of an event: with the tail outside it, and with the tail inside."""
        least = self.p(event, **fields)
        return least, least + Fraction(self.tail, self.total)

    @checked
    def given_that(self, event: Happens[T] = None, /, **fields: Any) -> Self:
        """The distribution given that the event happens. The tail stays whole: it may lie inside the event."""
        weights = dict(compress(self.weights.items(), self._mask(event, fields)))
        if not weights:
            raise InputError(", ".join([event] if isinstance(event, str) else fields), Message("error-condition"))
        return self._derived(weights, sum(weights.values()) + self.tail, declared=self.declared)

    # Other distributions

    @checked
    def marginal(self, *keys: str) -> Odds[Any]:
        """The distribution of one key's values, or of several keys' values together, as named tuples."""
        if len(keys) == 1:
            return self._merged(self._column(keys[0]))
        return self._merged(map(_record(keys)._make, zip(*map(self._column, keys), strict=True)))

    @checked
    def map(self, function: Callable[[T], Any]) -> Odds[Any]:
        """The distribution of `function(outcome)`."""
        return self._merged(map(function, self.weights))

    @checked
    def compare(self, other: Odds[Any], names: tuple[str, str] = ("first", "second")) -> Comparison:
        """This distribution beside another one, each with a name for the reader."""
        return Comparison(self, other, names)

    # Figures

    @checked
    def mean(self, key: str | None = None) -> Fraction:
        return self._moment(key, 1)

    @checked
    def variance(self, key: str | None = None) -> Fraction:
        return self._moment(key, 2) - self._moment(key, 1) ** 2

    @checked
    def sd(self, key: str | None = None) -> float:
        return math.sqrt(self.variance(key))

    @checked
    def at_least(self, n: float | Fraction, key: str | None = None) -> Fraction:
        """The probability of `n` or more; with a tail, the least it can be."""
        return self._share(number >= n for number in self._numbers(key))

    @checked
    def at_most(self, n: float | Fraction, key: str | None = None) -> Fraction:
        """The probability of `n` or less; with a tail, the least it can be."""
        return self._share(number <= n for number in self._numbers(key))

    @checked
    def quantile(self, q: float | Fraction, key: str | None = None) -> int | Fraction:
        """The smallest value v with P(value <= v) >= q; refused when the tail could change it."""
        if not 0 <= q <= 1:
            raise InputError("q", Message("error-between-0-and-1"))
        wanted = Fraction(str(q)) * self.total  # through text: 0.9 means nine tenths, not the nearest binary fraction
        ladder = sorted(zip(self._numbers(key), self.weights.values(), strict=True))
        reach = list(accumulate(weight for _, weight in ladder))

        def first_reaching(height: Fraction) -> int | Fraction | None:
            return next((number for (number, _), below in zip(ladder, reach, strict=True) if below >= height), None)

        value = first_reaching(wanted)
        tail_matters = self.tail and (wanted <= self.tail or value != first_reaching(wanted - self.tail))
        if value is None or tail_matters:
            raise InputError("q", Message("error-quantile-tail"))
        return value

    def mode(self) -> T:
        """The most probable outcome."""
        return self._ranked[0][0]

    # Other forms

    def to_json(self) -> dict[str, Any]:
        """The distribution as plain data, most probable outcome first."""
        data = {
            "procedure": self.procedure,
            "given": dict(self.given),
            "exact": True,
            "outcomes": [{"outcome": plain_outcome(outcome), **_quoted(p)} for outcome, p in self],
            "tail": _quoted(Fraction(self.tail, self.total)) if self.tail else None,
        }
        return data | {"notices": [*map(_plain_notice, self.notices)]} if self.notices else data

    @staticmethod
    @checked
    def from_json(data: Mapping[str, Any]) -> Odds[Any]:
        """Read back what `to_json` wrote, of odds or of a sample; objects become named tuples with the same keys."""
        for key in ("outcomes", "tail", "exact"):
            if key not in data:
                raise InputError(key, Message("error-missing"))
        shares = {_frozen_outcome(entry["outcome"]): Fraction(entry["p"]) for entry in data["outcomes"]}
        tail = Fraction(data["tail"]["p"] if data["tail"] else 0)
        total = data.get("runs") or math.lcm(tail.denominator, *(share.denominator for share in shares.values()))
        about = {key: data[key] for key in ("procedure", "given", "notices", "seed") if key in data}
        kind = Odds if data["exact"] else Sample
        weights = {outcome: int(share * total) for outcome, share in shares.items()}
        return kind(weights, total, tail=int(tail * total), **about)

    def to_frame(self) -> DataFrame:
        """A pandas data frame: a column for each dotted key, then `p` (exact) and `probability`."""
        try:
            from pandas import DataFrame  # optional, and slow to import
        except ImportError as error:
            raise JactaError(Message("error-no-pandas")) from error
        frame = DataFrame([dict(_flat(plain_outcome(outcome))) for outcome, _ in self])
        frame["p"] = [p for _, p in self]
        frame["probability"] = [float(p) for _, p in self]
        return frame

    # Inside

    @cached_property
    def _ranked(self) -> list[tuple[T, int]]:
        """The likeliest first; those that are equally likely in the order of what they say."""
        by_weight = sorted(self.weights.items(), key=lambda item: -item[1])
        alike = [list(group) for _, group in groupby(by_weight, key=lambda item: item[1])]
        for group in alike:
            if len(group) > 1:
                group.sort(key=lambda item: _order(plain_outcome(item[0])))
        return list(chain.from_iterable(alike))

    @cached_property
    def _records(self) -> list[Any]:
        """Every outcome as a named tuple, in the order of `weights`."""
        return [outcome if hasattr(outcome, "_fields") else _Bare(outcome) for outcome in self.weights]

    def _column(self, key: str) -> list[Any]:
        """The value of `key` in every outcome, in the order of `weights`."""
        column = self._records
        for step in key.split("."):
            getters = {kind: getter(kind, step) for kind in set(map(type, column))}
            column = [getters[type(value)](value) for value in column]
        if column and all(value is ABSENT for value in column):
            refusal = Message("error-odds-key", known=", ".join(self.fields))
            raise InputError(key, suggesting(refusal, key, plain_names(self.fields)))
        return [None if value is ABSENT else value for value in column]

    def _numbers(self, key: str | None) -> list[int | Fraction]:
        if key is None:
            if len(self.fields) > 1:
                raise InputError("key", Message("error-odds-which-key", known=", ".join(self.fields)))
            (key,) = self.fields or ("value",)
        values = self._column(key)
        if not all(map(_is_number, values)):
            raise InputError(key, Message("error-odds-numbers"))
        return [Fraction(value) if isinstance(value, float) else value for value in values]

    def _moment(self, key: str | None, power: int) -> Fraction:
        numbers = self._numbers(key)
        if self.tail:
            raise InputError(key or "key", Message("error-odds-tail"))
        weighted = (number**power * weight for number, weight in zip(numbers, self.weights.values(), strict=True))
        return Fraction(sum(weighted)) / self.total

    def _mask(self, event: Happens[T], fields: Mapping[str, Any]) -> list[object]:
        """Which outcomes belong to the event, in the order of `weights`."""
        happens = self._read(event) if isinstance(event, str) else event
        mask: list[object] = [happens is None or happens(outcome) for outcome in self.weights]
        for key, value in fields.items():
            wanted = frozen(self._meant(key, value))
            mask = [inside and value == wanted for inside, value in zip(mask, self._column(key), strict=True)]
        return mask

    def _read(self, written: str) -> Callable[[T], object]:
        """A condition as people write it; an unknown key or value is refused, with the nearest known one."""
        event = read_event(written, self.declared or OutcomeType("", Field("any")), written)
        event.check_met(self.weights, written)
        return event.value

    def _meant(self, key: str, value: Any) -> Any:
        """The id of a value, if the outcome type is known; a word that it does not have is refused."""
        if self.declared is None:
            return value
        _, declared = self.declared.field(key.rstrip("_"), key)
        return self.declared.value(key, declared, value, key)

    def _share(self, mask: Iterable[object]) -> Fraction:
        return Fraction(sum(compress(self.weights.values(), mask)), self.total)

    def _merged(self, values: Iterable[Any]) -> Odds[Any]:
        """The distribution of `values`, one for each outcome in the order of `weights`."""
        merged: dict[Any, int] = {}
        for value, weight in zip(values, self.weights.values(), strict=True):
            merged[value] = merged.get(value, 0) + weight
        return self._derived(merged, self.total)

    def _derived(self, weights: Mapping[Any, int], total: int, **about: Any) -> Self:
        """A new distribution with the same procedure, input, notices and tail."""
        about |= {"procedure": self.procedure, "given": self.given, "notices": self.notices}
        return type(self)(weights, total, tail=self.tail, **about)


class Sample(Odds[T]):
    """The outcomes of many runs, counted: the weights are counts, and the total is the number of runs."""

    kind: ClassVar[str] = "sample"

    def __init__(self, weights: Mapping[T, int], total: int, *, seed: int | str | None = None, **about: Any) -> None:
        super().__init__(weights, total, **about)
        self.seed: Final = seed

    @checked
    def interval(
        self, event: Happens[T] = None, /, confidence: float = CONFIDENCE, **fields: Any
    ) -> tuple[float, float]:
        """A confidence interval (Wilson's) for the probability of an event."""
        if not 0 < confidence < 1:
            raise InputError("confidence", Message("error-between-0-and-1"))
        least, greatest = self.bounds(event, **fields)
        return wilson(least, self.total, confidence)[0], wilson(greatest, self.total, confidence)[1]

    @checked
    def standard_error(self, key: str | None = None) -> float:
        """The standard error of the mean; infinite for a single run."""
        return math.sqrt(self.variance(key) / (self.total - 1)) if self.total > 1 else math.inf

    def to_json(self) -> dict[str, Any]:
        data = super().to_json() | {"exact": False, "runs": self.total, "seed": self.seed}
        for entry, (_, p) in zip(data["outcomes"], self, strict=True):
            entry["low"], entry["high"] = wilson(p, self.total)
        return data

    def _derived(self, weights: Mapping[Any, int], total: int, **about: Any) -> Self:
        return super()._derived(weights, total, seed=self.seed, **about)


class Pair(NamedTuple):
    """One figure in two distributions."""

    first: Fraction
    second: Fraction

    @property
    def difference(self) -> Fraction:
        return self.second - self.first

    def quoted(self, quote: Callable[[Fraction], dict[str, Any]]) -> dict[str, Any]:
        return {"first": quote(self.first), "second": quote(self.second), "difference": quote(self.difference)}


@dataclass(frozen=True)
class Comparison(Displayed):
    """Two distributions side by side: two readings of a rule, two stacks, a house rule and the printed one."""

    kind: ClassVar[str] = "comparison"

    first: Odds[Any]
    second: Odds[Any]
    names: tuple[str, str] = ("first", "second")

    def __len__(self) -> int:
        return len(self.outcomes)

    @cached_property
    def outcomes(self) -> dict[Any, Pair]:
        """Both probabilities of every outcome, largest difference first."""
        a, b = self.first, self.second
        pairs = {
            outcome: Pair(Fraction(a.weights.get(outcome, 0), a.total), Fraction(b.weights.get(outcome, 0), b.total))
            for outcome in {**a.weights, **b.weights}
        }

        def rank(item: tuple[Any, Pair]) -> tuple[Any, ...]:
            return (-abs(item[1].difference), _order(plain_outcome(item[0])))

        return dict(sorted(pairs.items(), key=rank))

    @property
    def total_variation(self) -> Fraction:
        """The largest difference in probability of any event, from 0 to 1; with a tail, the least it can be."""
        gain = sum(pair.difference for pair in self.outcomes.values() if pair.difference > 0)
        return max(gain - Fraction(self.first.tail, self.first.total), Fraction(0))  # as much is lost, less its tail

    @property
    def means(self) -> dict[str, Pair]:
        """The means of every key that has one on both sides."""
        means = {}
        for key in self.first.fields:
            with suppress(InputError):
                means[key] = Pair(self.first.mean(key), self.second.mean(key))
        return means

    @checked
    def marginal(self, *keys: str) -> Comparison:
        return Comparison(self.first.marginal(*keys), self.second.marginal(*keys), self.names)

    def to_json(self) -> dict[str, Any]:
        return {
            "names": list(self.names),
            "outcomes": [
                {"outcome": plain_outcome(outcome), **pair.quoted(_quoted)} for outcome, pair in self.outcomes.items()
            ],
            "total_variation": _quoted(self.total_variation),
            "means": {key: pair.quoted(_quoted_number) for key, pair in self.means.items()},
        }


class _Bare(NamedTuple):
    """A bare outcome, seen as an object."""

    value: Any


def _record(keys: tuple[str, ...]) -> Any:
    """The named tuple type with these keys, dotted ones joined."""
    try:
        return record(tuple(key.replace(".", "_") for key in keys))
    except ValueError as error:
        raise InputError(", ".join(keys), Message("error-odds-record", reason=str(error))) from error


def _frozen_outcome(data: dict[str, Any]) -> Any:
    """The inverse of `plain_outcome`."""
    bare = data.keys() == {"value"} and not isinstance(data["value"], dict)
    return frozen(data["value"] if bare else data)


def _flat(data: Any, key: str = "") -> Iterator[tuple[str, Any]]:
    """The leaves of plain data, by dotted key."""
    if isinstance(data, dict | list):
        for step, item in data.items() if isinstance(data, dict) else enumerate(data):
            yield from _flat(item, f"{key}.{step}".lstrip("."))
    else:
        yield key, data


def _is_number(value: object) -> bool:
    return isinstance(value, int | float | Fraction)


def _order(data: Any) -> tuple[Any, ...]:
    """A sort key that puts any two plain values in order, whatever their types."""
    if isinstance(data, int | float):
        return (0, data)
    if isinstance(data, list):
        return (1, [_order(item) for item in data])
    if isinstance(data, dict):
        return (2, [(key, _order(item)) for key, item in sorted(data.items())])
    return (3, str(data))


def _plain_notice(notice: Any) -> Any:
    return notice.to_json() if hasattr(notice, "to_json") else notice


def _quoted(p: Fraction) -> dict[str, Any]:
    return {"p": f"{p.numerator}/{p.denominator}", "probability": float(p)}


def _quoted_number(number: Fraction) -> dict[str, Any]:
    return {"exact": f"{number.numerator}/{number.denominator}", "decimal": float(number)}
