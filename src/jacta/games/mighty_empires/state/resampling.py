"""Worlds as they may be, for a seat that does not see all (4.30): what lies face down is drawn anew.

A drawn world agrees with everything that the seat has seen: tiles that lie open or were turned down again keep their
terrain, its own spies' findings stand, and the box holds no more tiles of a terrain than it does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from jacta.dice import Source
from jacta.games.mighty_empires.inputs import TWO_DICE, Terrain
from jacta.games.mighty_empires.setup.maps import shuffled
from jacta.games.mighty_empires.setup.settings import INLAND, TileSet
from jacta.games.mighty_empires.state.world import Concealed, World, world_of
from jacta.rules import Position

USUAL_BOX = TileSet()
"""The tiles from which a state is taken to be drawn that was written down without its game."""


def may_be(at: Position, who: str, source: Source) -> Position:
    """The position in a world that agrees with all that the player has seen."""
    where = on_the_map(at)
    if where is None:
        return at
    seen = world_of(where.seen_by(where.part_of(who)))
    assert seen is not None
    tiles: TileSet = getattr(at.outermost.context.given, "tile_set", USUAL_BOX)
    drawn = {one.hex: one for one in resample(seen, tiles.box, source).concealed}
    return _hiding(at, drawn)


def on_the_map(at: Position | None) -> Position | None:
    """The innermost procedure under way that knows the map: a combat or a nest knows only its own."""
    while at is not None and world_of(at.state) is None:
        at = at.caller
    return at


def _hiding(at: Position, drawn: Mapping[int, Concealed]) -> Position:
    """The position with these tiles face down, in every procedure under way as far as it has come."""
    state: Any = at.state
    world = world_of(state)
    if world is not None:
        other = world._replace(concealed=tuple(drawn.get(one.hex, one) for one in world.concealed))
        state = other if isinstance(state, World) else state._replace(world=other)
    return at._replace(state=state, caller=at.caller and _hiding(at.caller, drawn))


def resample(view: World, box: Mapping[Terrain, int], source: Source) -> World:
    """A world that a seat with this view may be in; `box` are the tiles of the game by terrain."""
    known = {one.hex: one for one in view.concealed}
    unseen = [hex for hex, tile in enumerate(view.tiles) if tile.terrain is None and hex not in known]
    drawn = dict(zip(unseen, draw(view, box, len(unseen), source), strict=True))
    found = list(known.values())
    for hex, tile in enumerate(view.tiles):
        if hex in known:
            continue
        if tile.terrain is None:
            found.append(_spied(view, Concealed(hex, drawn[hex], _bridged(view, drawn[hex], source)), source))
        elif tile.spy is not None:
            found.append(_spied(view, Concealed(hex, tile.terrain, tile.bridge), source))
    return view._replace(concealed=tuple(sorted(found)))


def draw(view: World, box: Mapping[Terrain, int], number: int, source: Source) -> list[Terrain]:
    """So many tiles from those that nobody has seen yet; the coast lies face up."""
    seen = Counter(tile.terrain for tile in view.tiles if tile.terrain is not None)
    seen += Counter(one.terrain for one in view.concealed if view.tiles[one.hex].terrain is None)
    left = [terrain for terrain in INLAND for _ in range(max(0, box[terrain] - seen[terrain]))]
    if len(left) < number:  # a position that was written down by hand, with tiles that no box holds
        left += [terrain for terrain in INLAND for _ in range(number)]
    drawn: list[Terrain] = shuffled(left, source)[:number]
    return drawn


def _bridged(view: World, terrain: Terrain, source: Source) -> bool:
    """R73: which rivers have a bridge."""
    reading = view.options.bridges
    return terrain == "river" and (reading == "all" or (reading == "half" and source.below(2) == 1))


def _spied(view: World, tile: Concealed, source: Source) -> Concealed:
    """4.16: what another player's spy has rolled there, and keeps to himself."""
    if view.tiles[tile.hex].spy is None or tile.terrain == "marsh":
        return tile
    return tile._replace(roll=TWO_DICE.throw(source).value)
