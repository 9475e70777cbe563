"""What the search looks at in a fight: not its end but the end of the turn, and who has more then.

A playout to the end tells little about one answer: its winner hangs on all the dice that fall later. At the end of the
turn, what both sides have left promises so much of a win. How much each feature counts stands in `weights.json`;
`python -m bench.appraise` fits it to games of the search against itself.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from operator import mul
from typing import Any, NamedTuple

from jacta.rules import Insight, Position

HORIZON = 0
"""Turns that are played out, after the one under way."""
SURE = 30.0
"""A lead at which nothing is open any more."""


def far_enough(first: Position, here: Position) -> bool:
    """The turn is over."""
    return int(fight_of(here).turn) - int(fight_of(first).turn) > HORIZON


def fight_of(here: Position) -> Any:
    """The fight, however deep a run is in it; a broadside under way keeps it beside what it needs itself."""
    state = here.outermost.state
    return getattr(state, "fight", state)


class Appraisal(NamedTuple):
    """What every side has when the search has looked far enough, by the name under which the weights are kept.

    `side_of(given, who)` is the side of a player; the features are those of `kind`, each the more the better.
    """

    name: str
    kind: Callable[..., Sequence[float]]
    features: Callable[[Position], Mapping[str, Sequence[float]]]
    side_of: Callable[[Any, str], str] = lambda given, who: who
    enough: Callable[[Position, Position], bool] = far_enough

    def worth(self, here: Position, who: str) -> float:
        """How likely the side of a player wins."""
        weights = weights_of(self)
        leads = {side: sum(map(mul, weights, has)) for side, has in self.features(here).items()}
        mine = leads.pop(self.side_of(here.outermost.context.given, who), None)
        if mine is None:
            return 0.0
        return 1 / (1 + sum([exp(max(-SURE, min(SURE, other - mine))) for other in leads.values()]))

    @property
    def insight(self) -> Insight:
        return Insight(enough=self.enough, worth=self.worth)


@cache
def weights_of(appraisal: Appraisal) -> Sequence[float]:
    """How much each feature counts, in their order."""
    found = json.loads((files(__package__ or "") / "weights.json").read_text(encoding="utf-8"))
    return appraisal.kind(**found[appraisal.name]["weights"])
