"""What the game brings to the search of any seat (4.30): worlds as they may be, and how far to look."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Any

from jacta.dice import Source
from jacta.games.mighty_empires.players.appraisal import Prospectus
from jacta.games.mighty_empires.players.evaluation import evaluate, seasons_left
from jacta.games.mighty_empires.players.marshal import BUDGETS, Marshal, world_of
from jacta.games.mighty_empires.players.resampling import resample
from jacta.games.mighty_empires.state.world import Concealed, World
from jacta.rules import Insight, Position

DECISIVE = 8.0
"""A lead of so many points wins about three games of four."""


def may_be(at: Position, who: str, source: Source) -> Position:
    """The position in a world that agrees with all that the player has seen."""
    where = _on_the_map(at)
    if where is None:
        return at
    seen = world_of(where.seen_by(where.part_of(who)))
    assert seen is not None
    drawn = {one.hex: one for one in resample(seen, _settings(at).tiles, source).concealed}
    return _hiding(at, drawn)


def _hiding(at: Position, drawn: Mapping[int, Concealed]) -> Position:
    """The position with these tiles face down, in every procedure under way as far as it has come."""
    state: Any = at.state
    world = world_of(state)
    if world is not None:
        other = world._replace(concealed=tuple(drawn.get(one.hex, one) for one in world.concealed))
        state = other if isinstance(state, World) else state._replace(world=other)
    return at._replace(state=state, caller=at.caller and _hiding(at.caller, drawn))


def far_enough(first: Position, here: Position) -> bool:
    """A season has passed, and every player has had a turn."""
    began, world = _on_the_map(first), world_of(here.state)
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


def _on_the_map(at: Position | None) -> Position | None:
    """The innermost procedure under way that knows the map: a combat or a nest knows only its own."""
    while at is not None and world_of(at.state) is None:
        at = at.caller
    return at


def _settings(at: Position) -> Prospectus:
    given: Any = at.outermost.context.given
    return Prospectus(given.years, given.tile_set)


def adviser(given: Any) -> Marshal:
    """The marshal at his usual level."""
    return Marshal(Prospectus(given.years, given.tile_set), BUDGETS["marshal"])


INSIGHT = Insight(may_be, far_enough, chance_to_win, adviser)
