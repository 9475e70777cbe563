"""What can be measured in a procedure's outcome, to aim at or to watch while something varies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from jacta.distribution import Odds
from jacta.kernel.rule.procedure import Procedure
from jacta.plain import plain
from jacta.telling.chances import FIRST
from jacta.telling.varying import measure
from jacta.web.pages.keys import leaf_keys

MOST_VALUES = 8
STEPS = "steps"  # the parameter that asks for what one more of each input is worth, instead of a sweep


class Measure(NamedTuple):
    """`winner=attacker` is a chance, `attacker_hits` a mean."""

    written: str
    label: str
    is_chance: bool


def measures(procedure: Procedure, odds: Odds[Any]) -> list[Measure]:
    """What the players usually want first, then the chance of each word, then the means."""
    found = {measure.written: measure for measure in _measures(procedure, odds)}
    return list(found.values())


def _measures(procedure: Procedure, odds: Odds[Any]) -> Iterator[Measure]:
    for aim in procedure.aims.values():
        written = aim.text.removeprefix("-")
        yield Measure(written, measure(procedure, written), aim.is_chance)
    keys = sorted(leaf_keys(odds), key=lambda key: key not in FIRST)
    numeric = [key for key in keys if odds.is_numeric(key)]
    for key in keys:
        if key not in numeric and len(marginal := odds.marginal(key)) <= MOST_VALUES:
            for value in map(plain, marginal.weights):
                if isinstance(value, bool | str):
                    written = f"{key}={str(value).lower() if isinstance(value, bool) else value}"
                    yield Measure(written, measure(procedure, written), is_chance=True)
    for key in numeric:
        if "." not in key:
            yield Measure(key, measure(procedure, key), is_chance=False)
