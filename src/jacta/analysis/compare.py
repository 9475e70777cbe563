"""What another reading of the rules would change: the odds of one situation under each alternative."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from fractions import Fraction
from typing import Any, NamedTuple

from jacta.distribution import Comparison, Odds, Pair
from jacta.errors import InputError
from jacta.kernel.odds import odds
from jacta.kernel.rule.inputs import Given, Option, written
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.run.policies import Policy
from jacta.plain import plain


class Shift(NamedTuple):
    """The figure that an alternative changes most: the mean of a number, or the chance of a value."""

    key: str
    value: Any
    """The value whose chance it is; None for the mean of a number."""
    pair: Pair


class Effect(NamedTuple):
    """One alternative reading, compared with the reading in force."""

    option: Option
    value: Any
    comparison: Comparison

    @property
    def distance(self) -> Fraction:
        """The largest difference in the probability of any event, 0 to 1."""
        return self.comparison.total_variation

    @property
    def shift(self) -> Shift | None:
        """The key that changes most; None if nothing changes."""
        if not self.distance:
            return None
        first, second = self.comparison.first, self.comparison.second
        marginals = {key: _values(first, key).compare(_values(second, key)) for key in (*first.fields, *second.fields)}
        key, marginal = max(marginals.items(), key=lambda item: item[1].total_variation)
        if not marginal.total_variation:  # the keys change only jointly
            return None
        if all(key in side.fields and side.is_numeric(key) and not side.tail for side in (first, second)):
            return Shift(key, None, Pair(first.mean(key), second.mean(key)))
        value, pair = next((value, pair) for value, pair in marginal.outcomes.items() if value is not None)
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


def _values(side: Odds[Any], key: str) -> Odds[Any]:
    """The distribution of a key that another reading's outcomes may lack."""
    return side.marginal(key) if key in side.fields else side.map(lambda outcome: None)


def effects(
    procedure: Procedure,
    given: Given,
    policy: Policy | None = None,
    watch: Callable[[int], None] | None = None,
) -> list[Effect]:
    """Every alternative to the readings in force that this situation allows, one at a time, largest effect first."""
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
