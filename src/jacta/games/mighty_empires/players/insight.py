"""What the game brings to the search of any seat (4.30): worlds as they may be, and how far to look."""

from __future__ import annotations

from math import exp
from typing import Any

from jacta.games.mighty_empires.players.appraisal import Prospectus
from jacta.games.mighty_empires.players.evaluation import evaluate, seasons_left
from jacta.games.mighty_empires.players.marshal import BUDGETS, Marshal
from jacta.games.mighty_empires.state.resampling import may_be, on_the_map
from jacta.games.mighty_empires.state.world import world_of
from jacta.rules import Insight, Position

DECISIVE = 8.0
"""A lead of so many points wins about three games of four."""


def far_enough(first: Position, here: Position) -> bool:
    """A season has passed, and every player has had a turn."""
    began, world = on_the_map(first), world_of(here.state)
    if began is None or world is None:
        return False
    before = world_of(began.state)
    assert before is not None
    years = _settings(first).years
    return seasons_left(before, years) - seasons_left(world, years) > 1


def chance_to_win(here: Position, who: str) -> float:
    """What the lead in points promises."""
    world = world_of(here.state)
    assert world is not None
    lead = evaluate(world, int(who.removeprefix("seat")), _settings(here).years)
    return 1 / (1 + exp(-lead / DECISIVE))


def _settings(at: Position) -> Prospectus:
    given: Any = at.outermost.context.given
    return Prospectus(given.years, given.tile_set)


def adviser(given: Any) -> Marshal:
    """The marshal at his usual level."""
    return Marshal(Prospectus(given.years, given.tile_set), BUDGETS["marshal"])


INSIGHT = Insight(may_be, far_enough, chance_to_win, adviser)
