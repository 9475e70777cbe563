"""Small states for examples and tests: two realms that meet on a strip of land."""

from __future__ import annotations

from typing import Any

from jacta.games.mighty_empires.options import AllReadings
from jacta.games.mighty_empires.state.world import Concealed, PieceCounts, Rulebook, Site, Tile, Unit, World, atlas
from jacta.hexes import Hex

NOBODY = (PieceCounts(), PieceCounts())


def strip() -> World:
    """Ten hexes: the capitals two steps apart, a neutral village, a coast, two tiles face down, four armies."""
    tiles = {
        Hex(0, -1): Tile("coast"),
        Hex(0, 0): Tile("plain", owner=0, site=Site("city", 0, 0, None, True)),
        Hex(1, -1): Tile(None, revealed=False, seen=False),
        Hex(-1, 0): Tile("forest", owner=0, site=Site("village", 0, None, None, True)),
        Hex(-1, 1): Tile("river", bridge=True, owner=0),
        Hex(0, 1): Tile("plain", explored_by=(0,), site=Site("village", "neutral")),
        Hex(1, 0): Tile("plain", owner=1),
        Hex(1, 1): Tile(None, revealed=False, seen=False),
        Hex(2, -1): Tile("plain", owner=1, site=Site("city", 1, 1, None, True)),
        Hex(2, 0): Tile("river", bridge=True, owner=1, site=Site("village", 1, None, None, True)),
    }
    where = atlas(tiles)
    at = where.index
    return World(
        where,
        Rulebook(AllReadings()),
        tuple(tiles[cell] for cell in where.cells),
        (
            Unit("A01", 0, "army", at[Hex(0, 0)], hunger=1),
            Unit("A02", 0, "army", at[Hex(1, 0)]),
            Unit("B01", 1, "army", at[Hex(2, -1)], inside=True),
            Unit("B02", 1, "army", at[Hex(1, 0)]),
        ),
        (6, 3),
        (1, 0),
        recruits=NOBODY,
        lost=NOBODY,
        concealed=(
            Concealed(at[Hex(1, -1)], "mountain", False),
            Concealed(at[Hex(1, 1)], "marsh", False),
        ),
    )


def state(world: World | None = None, **changes: Any) -> dict[str, Any]:
    """The state as JSON."""
    return (world or strip())._replace(**changes).to_json()


def in_winter(**changes: Any) -> dict[str, Any]:
    return state(season="winter", phase="equinox", **changes)


def after_siege() -> dict[str, Any]:
    """A02 has taken the village at 2,0 this turn."""
    world = strip()
    hex = world.atlas.index[Hex(2, 0)]
    taken = world.tiles[hex]._replace(owner=0, site=Site("village", 0, None, 0, True))
    tiles = (*world.tiles[:hex], taken, *world.tiles[hex + 1 :])
    units = tuple(unit._replace(hex=hex) if unit.id == "A02" else unit for unit in world.units)
    return state(world, tiles=tiles, units=units, captured=(hex,), phase="pillage")


def with_nest() -> dict[str, Any]:
    """Dragons nest beside the neutral village."""
    world = strip()
    hex = world.atlas.index[Hex(0, 1)]
    return state(world, tiles=(*world.tiles[:hex], world.tiles[hex]._replace(nest=True), *world.tiles[hex + 1 :]))
