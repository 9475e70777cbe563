"""What can be measured of a procedure's outcome, to aim at or to watch while something varies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from jacta.distribution import Odds
from jacta.kernel.rule.procedure import Procedure
from jacta.plain import plain
from jacta.telling.chances import FIRST
from jacta.telling.varying import measure
from jacta.web.pages.keys import leaf_keys, parted

MOST_VALUES = 8


class Measure(NamedTuple):
    """`winner=attacker` is a chance, `attacker_hits` a mean."""

    written: str
    label: str

    @property
    def is_chance(self) -> bool:
        return bool(parted(self.written)[1])


def measures(procedure: Procedure, odds: Odds[Any]) -> list[Measure]:
    """What the players usually want first, then the chance of each value in words, then the means."""
    found = {measure.written: measure for measure in _measures(procedure, odds)}
    return list(found.values())


def _measures(procedure: Procedure, odds: Odds[Any]) -> Iterator[Measure]:
    game = procedure.game.id
    for aim in procedure.aims.values():
        written = aim.text.removeprefix("-")
        yield Measure(written, measure(game, written))
    keys = sorted(leaf_keys(odds), key=lambda key: key not in FIRST)
    numeric = [key for key in keys if odds.is_numeric(key)]
    for key in keys:
        if key not in numeric and len(marginal := odds.marginal(key)) <= MOST_VALUES:
            for value in map(plain, marginal.weights):
                if isinstance(value, bool | str):
                    written = f"{key}={str(value).lower() if isinstance(value, bool) else value}"
                    yield Measure(written, measure(game, written))
    for key in numeric:
        if "." not in key:
            yield Measure(key, measure(game, key))
