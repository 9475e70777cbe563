"""`need`: how many it takes. The smallest value of a key for which an aim is worth enough, and its neighbours."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby, pairwise
from typing import Any, Literal, NamedTuple

from jacta.aims import Aim
from jacta.analysis.keys import REACH, Axis, By, Key, axes
from jacta.analysis.vary import Findings, Measuring, Spot, aim_of, check_few
from jacta.errors import InputError
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.run.policies import Policy
from jacta.tables import Notice
from jacta.text import Message
from jacta.typed import fraction

MOST_TRIED = 200
BEYOND = 12  # values tried past the last change: is more still enough?

Trend = Literal["up", "down", "level", "mixed", "unordered"]
"""What more of the key does to the figure; "unordered" for choices, which have no order."""


class KeyNeed(NamedTuple):
    """What was found for one key; `under` is the value of the second key, if there is one.

    `tried` are all the values tried, in order; `whole` says whether those are all that the rules allow.
    """

    under: Any
    tried: tuple[Spot, ...]
    wanted: Fraction
    numeric: bool
    whole: bool

    @property
    def legal(self) -> tuple[Spot, ...]:
        return tuple(spot for spot in self.tried if spot.worth is not None)

    def holds(self, spot: Spot) -> bool:
        return spot.worth is not None and spot.worth >= self.wanted

    @property
    def trend(self) -> Trend:
        worths = [spot.worth for spot in self.legal if spot.worth is not None]
        if not self.numeric:
            return "unordered"
        grows = any(before < after for before, after in pairwise(worths))
        falls = any(before > after for before, after in pairwise(worths))
        return ("mixed" if falls else "up") if grows else "down" if falls else "level"

    @property
    def runs(self) -> list[tuple[Spot, Spot]]:
        """The runs of consecutive values that are enough, each by its first and last."""
        found = []
        for enough, group in groupby(self.legal, key=self.holds):
            if enough:
                spots = list(group)
                found.append((spots[0], spots[-1]))
        return found

    @property
    def answer(self) -> Spot | None:
        """The smallest value that is enough; the largest if less is better; of choices, the best."""
        enough = [spot for spot in self.legal if self.holds(spot)]
        if not enough:
            return None
        if self.trend == "unordered":
            return max(enough, key=lambda spot: spot.worth or 0)
        return enough[-1] if self.trend == "down" else enough[0]

    @property
    def nearest(self) -> Spot | None:
        """The value that is worth most, for when none is enough."""
        return max(self.legal, key=lambda spot: spot.worth or 0, default=None)

    @property
    def neighbours(self) -> tuple[Spot, ...]:
        """The values just before and after the answer or, failing that, `nearest`."""
        at = self.answer or self.nearest
        if at is None or not self.numeric:
            return ()
        place = self.legal.index(at)
        return (*self.legal[max(0, place - 1) : place], *self.legal[place + 1 : place + 2])

    def to_json(self, keys: Sequence[Key]) -> dict[str, Any]:
        answer, nearest = self.answer, self.nearest
        return {
            "answer": answer.to_json(keys) if answer else None,
            "nearest": nearest.to_json(keys) if nearest else None,
            "neighbours": [spot.to_json(keys) for spot in self.neighbours],
            "trend": self.trend,
            "enough": [[first.values[0], last.values[0]] for first, last in self.runs],
            "whole": self.whole,
            "tried": [spot.to_json(keys) for spot in self.tried],
        }


@dataclass(frozen=True)
class Need(Findings):
    """How much of a key it takes for an aim to be worth `at_least`; for each value of a second key, if there is one."""

    procedure: str
    given: dict[str, Any]
    aim: Aim
    at_least: Fraction
    keys: tuple[Key, ...]
    found: tuple[KeyNeed, ...]
    notices: tuple[Notice, ...] = ()

    def _repr_html_(self) -> str:
        """For a notebook: the answer between its neighbours, for each value of a second key."""
        from jacta.analysis.sweep_charts import figure  # noqa: PLC0415
        from jacta.listings import html_rows  # noqa: PLC0415

        rows = [
            ("→" if spot is one.answer else "", *map(str, spot.values), figure(spot.worth, self.is_chance))
            for one in self.found
            for spot in sorted(one.neighbours + ((one.answer,) if one.answer else ()), key=one.legal.index)
        ]
        title = f"{self.procedure}: {self.aim.text} >= {self.at_least}"
        return html_rows(title, ("", *(key.path for key in self.keys), self.aim.text), rows)

    @property
    def value(self) -> Any:
        """The answer itself; None if no value is enough. With a second key, the answers by its values."""
        answers = {one.under: one.answer.values[0] if one.answer else None for one in self.found}
        return answers if len(self.keys) > 1 else answers[None]

    def to_json(self) -> dict[str, Any]:
        found = [one.to_json(self.keys) for one in self.found]
        return self._with_head(at_least=str(self.at_least), by=[key.path for key in self.keys], found=found)


def need(
    procedure: Procedure,
    data: Mapping[str, Any],
    *,
    by: By,
    at_least: str | float | Fraction,
    aim: str | None = None,
    policy: Policy | None = None,
    watch: Callable[[int], None] | None = None,
    beyond: int = BEYOND,
) -> Need:
    """The smallest value of the key `by` for which the aim is worth `at_least`: `70%`, `0.7`, `7/10`, or a mean.

    Values are tried from the lowest that the rules allow to at least `beyond` values past the last that changed the
    answer. With a second key, the same is asked for each of its values.
    """
    measuring = Measuring(procedure, data, aim, policy, watch)
    asked = axes(procedure, data, by, REACH)
    check_few(asked)
    keys = tuple(axis.key for axis in asked)
    wanted = bound(at_least)
    if aim_of(procedure, aim, None).is_chance and not 0 <= wanted <= 1:
        raise InputError("at_least", Message("error-need-chance", value=str(at_least)))
    under = [()] if len(asked) == 1 else [(value,) for value in asked[1].values]
    found = tuple(_found(measuring, asked[0], keys, rest, wanted, beyond) for rest in under)
    return Need(procedure.id, dict(data), measuring.aim, wanted, keys, found, measuring.notices)


def bound(written: str | float | Fraction) -> Fraction:
    """The bound to be reached; a decimal is taken exactly, 0.7 as seven tenths."""
    found = fraction(str(written))
    if found is None:
        raise InputError("at_least", Message("error-need-bound", value=str(written)))
    return found


def _found(
    measuring: Measuring, axis: Axis, keys: Sequence[Key], rest: tuple[Any, ...], wanted: Fraction, beyond: int
) -> KeyNeed:
    """Try one value after another: all of them, or until well past the last that changed the answer."""
    values, whole = candidates(axis)
    tried: list[Spot] = []
    enough: bool | None = None
    changed = 0
    for value in values:
        spot = measuring.spot(keys, (value, *rest))
        tried.append(spot)
        if spot.worth is None:
            continue
        if (spot.worth >= wanted) is not enough:
            changed = len(tried) if enough is not None else 0
            enough = spot.worth >= wanted
        if axis.key.numeric and not axis.stated and changed and len(tried) >= changed + beyond:
            whole = whole and len(tried) == len(values)
            break
    return KeyNeed(rest[0] if rest else None, tuple(tried), wanted, axis.key.numeric, whole)


def candidates(axis: Axis) -> tuple[Sequence[Any], bool]:
    """The values to try, in order, and whether they are all that the rules allow."""
    key = axis.key
    if axis.stated or not key.numeric:
        return axis.values, not axis.stated
    now = key.now if isinstance(key.now, int) else 0
    low = key.low if key.low is not None and now - key.low < MOST_TRIED else now - MOST_TRIED // 2
    high = low + MOST_TRIED - 1 if key.high is None else min(key.high, low + MOST_TRIED - 1)
    return range(low, high + 1), low == key.low and high == key.high
