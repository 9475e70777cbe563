"""What another reading of the rules would change: the odds of one situation under each alternative."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from fractions import Fraction
from typing import Any, NamedTuple

from jacta.distribution import Comparison, Odds, Pair
from jacta.errors import InputError
from jacta.kernel.inputs import Given, Option, written
from jacta.kernel.policies import Policy
from jacta.kernel.procedure import Procedure
from jacta.kernel.solving import odds
from jacta.plain import plain


class Shift(NamedTuple):
    """The figure of an outcome that an alternative changes most: the mean of a number, or the chance of a value."""

    key: str
    value: Any
    """The value whose chance it is; None for the mean of a number."""
    pair: Pair


class Effect(NamedTuple):
    """One alternative reading, against the reading in force."""

    option: Option
    value: Any
    comparison: Comparison

    @property
    def distance(self) -> Fraction:
        """The largest difference that any event can show, 0 to 1."""
        return self.comparison.total_variation

    @property
    def shift(self) -> Shift | None:
        """The key that moves most; None where nothing changes."""
        keys = dict.fromkeys((*self.comparison.first.fields, *self.comparison.second.fields))
        moved = [(self.comparison.marginal(key), key) for key in keys] if self.distance else []
        marginal, key = max(moved, key=lambda pair: pair[0].total_variation, default=(None, ""))
        if marginal is None or not marginal.total_variation:
            return None
        first, second = marginal.first, marginal.second
        if first.is_numeric("value") and second.is_numeric("value") and not (first.tail or second.tail):
            return Shift(key, None, Pair(first.mean(), second.mean()))
        value, pair = next(iter(marginal.outcomes.items()))
        return Shift(key, value, pair)

    def to_json(self) -> dict[str, Any]:
        shift = self.shift
        return {
            "reading": self.option.reading,
            "option": self.option.name,
            "value": self.value,
            "total_variation": str(self.distance),
            "moves": float(self.distance),
            "most_telling": None
            if shift is None
            else {
                "key": shift.key,
                "value": plain(shift.value),
                "first": float(shift.pair.first),
                "second": float(shift.pair.second),
            },
        }


def effects(
    procedure: Procedure,
    given: Given,
    policy: Policy | None = None,
    watch: Callable[[int], None] | None = None,
) -> list[Effect]:
    """Every alternative to the readings in force that this situation allows, one at a time, the most telling first."""
    return sorted(_effects(procedure, given, policy, watch), key=lambda effect: -effect.distance)


def _effects(
    procedure: Procedure, given: Given, policy: Policy | None, watch: Callable[[int], None] | None
) -> Iterator[Effect]:
    base = odds(procedure, given, policy, watch)
    data = written(given)
    for option in procedure.options.values():
        present = getattr(given.options, option.name, option.default)
        for value in option.values:
            if value == present:
                continue
            with suppress(InputError):  # a reading that this input cannot have
                other = procedure.validate({**data, "options": {**data.get("options", {}), option.name: value}})
                found: Odds[Any] = odds(procedure, other, policy, watch)
                yield Effect(option, value, base.compare(found, (str(present), str(value))))
