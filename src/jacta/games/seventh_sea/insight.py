"""What the search looks at in a duel: not its end but some turns of it, and who can bear more wounds then.

Where one is much the stronger every playout to the end has the same winner, and tells nothing about an answer.
"""

from __future__ import annotations

from typing import Any

from jacta.games.seventh_sea.fights.duellists import Duel, DuelGiven
from jacta.games.seventh_sea.figures import SIDES, Kind, Side
from jacta.rules import Insight, Position

HORIZON = 1
"""Turns that are played out, after the one under way."""
DECISIVE = 2.0
"""Who can bear twice as much wins so many times two to one."""
LIGHT = 40.0
"""Light wounds that are as bad as a dramatic one: more of them, and the next check brings it."""
HOPE = 0.25
"""A heroism die beside a dramatic wound."""


def far_enough(first: Position, here: Position) -> bool:
    """Some turns have passed."""
    return int(here.outermost.state.turn) - int(first.outermost.state.turn) > HORIZON


def _share(ours: float, theirs: float) -> float:
    """How likely a side wins that can bear so much, against one that can bear so much."""
    mine, others = max(0.0, ours) ** DECISIVE, max(0.0, theirs) ** DECISIVE
    return mine / (mine + others) if mine + others else 0.5


def _bears(resolve: int, kind: Kind, light: int, dramatic: int, heroism: int) -> float:
    """Dramatic wounds that somebody can still bear, or what comes to the same."""
    limit = resolve if kind == "henchman" else 2 * resolve
    return max(0.0, limit - dramatic - min(0.9, light / LIGHT)) + HOPE * heroism


def duel_worth(here: Position, who: str) -> float:
    """How likely a duellist wins."""
    duel, given = here.outermost.state, here.outermost.context.given
    left: dict[str, float] = {side: _duellist(side, duel, given) for side in SIDES}
    return _share(left[who], sum(left.values()) - left[who])


def _duellist(side: Side, duel: Duel, given: Any) -> float:
    assert isinstance(given, DuelGiven)
    one, now = given.side(side), duel.side(side)
    return _bears(one.resolve, one.kind, now.light, now.dramatic, now.heroism)


DUEL = Insight(enough=far_enough, worth=duel_worth)
