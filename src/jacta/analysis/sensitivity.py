"""`sensitivity`: what one more of each input is worth here: what helps most, and what matters."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

from jacta.aims import Aim
from jacta.analysis.keys import Key, keys
from jacta.analysis.vary import Charted, Measuring
from jacta.arguments import checked
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.run.policies import Policy
from jacta.tables import Notice

if TYPE_CHECKING:
    from altair import LayerChart

    from jacta.analysis.sweep_charts import Words

ROWS = 20  # changes shown in a chart


class KeyStep(NamedTuple):
    """One key changed by one step: its new value, what the aim is worth then, and by how much that differs."""

    key: Key
    value: Any
    worth: Fraction
    difference: Fraction

    def to_json(self) -> dict[str, Any]:
        return {
            "key": self.key.path,
            "from": self.key.now,
            "to": self.value,
            "exact": str(self.worth),
            "worth": float(self.worth),
            "difference": str(self.difference),
            "moves": float(self.difference),
        }


@dataclass(frozen=True)
class Sensitivity(Charted):
    """What the aim is worth, and what every single step from here would make of it, the largest effect first."""

    procedure: str
    given: dict[str, Any]
    aim: Aim
    worth: Fraction
    changes: tuple[KeyStep, ...]
    notices: tuple[Notice, ...] = ()

    @property
    def telling(self) -> tuple[KeyStep, ...]:
        """The changes that make a difference."""
        return tuple(one for one in self.changes if one.difference)

    def _repr_html_(self) -> str:
        """For a notebook: the steps with the largest effects."""
        from jacta.analysis.sweep_charts import difference, figure  # noqa: PLC0415
        from jacta.listings import html_rows  # noqa: PLC0415

        rows = (
            (
                one.key.path,
                f"{one.key.now} → {one.value}",
                figure(one.worth, self.is_chance),
                difference(one.difference, self.is_chance),
            )
            for one in self.telling
        )
        return html_rows(f"{self.procedure}: {self.aim.text} = {self.worth}", (), rows)

    def to_json(self) -> dict[str, Any]:
        changes = [one.to_json() for one in self.changes]
        return self._with_head(exact=str(self.worth), worth=float(self.worth), changes=changes)

    @checked
    def chart(self, title: str = "", words: Words | None = None, rows: int = ROWS) -> LayerChart:
        """Bars, to the right for what helps and to the left for what hurts."""
        from jacta.analysis.sweep_charts import sensitivity_chart  # noqa: PLC0415

        return sensitivity_chart(self, title, words, rows)


def sensitivity(
    procedure: Procedure,
    data: Mapping[str, Any],
    *,
    aim: str | None = None,
    policy: Policy | None = None,
    watch: Callable[[int], None] | None = None,
) -> Sensitivity:
    """Every key of the input changed by one step, one at a time, and what the aim is worth then.

    A number goes up by one, or down if it is at its maximum; anything else is tried at each of its other values. What
    the rules refuse is left out.
    """
    measuring = Measuring(procedure, data, aim, policy, watch)
    now = measuring.spot((), ()).worth
    aimed = measuring.aim  # raises the rules' refusal if the input itself is not legal
    assert now is not None
    changes = []
    for key in keys(procedure, data):
        for value in steps(key):
            worth = measuring.spot((key,), (value,)).worth
            if worth is not None:
                changes.append(KeyStep(key, value, worth, worth - now))
    changes.sort(key=lambda one: -abs(one.difference))
    return Sensitivity(procedure.id, dict(data), aimed, now, tuple(changes), measuring.notices)


def steps(key: Key) -> Iterator[Any]:
    """The values that a key may take in one step."""
    if not key.numeric:
        yield from (choice for choice in key.choices if choice != key.now)
    elif isinstance(key.now, int | float):
        yield key.now + 1 if key.high is None or key.now + 1 <= key.high else key.now - 1
