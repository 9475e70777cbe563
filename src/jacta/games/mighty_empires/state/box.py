"""The pieces in the boxes: the players' sets (4.25), and the neutral and independent ones (R94)."""

from __future__ import annotations

from jacta.games.mighty_empires.inputs import Kind, SiteType
from jacta.games.mighty_empires.setup.order import SET
from jacta.games.mighty_empires.state.world import INDEPENDENT, PieceCounts, World

ARMIES, SHIPS = SET["armies"], SET["ships"]
SITES: dict[SiteType, int] = {"village": SET["villages"], "city": SET["cities"], "fortress": SET["fortresses"]}
# What fifteen sprues leave once two or three players have taken their sets.
BOX: dict[int, dict[str, int]] = {
    2: {"fortress": 7, "city": 7, "village": 29, "army": 19, "ship": 7},
    3: {"fortress": 3, "city": 3, "village": 21, "army": 6, "ship": 3},
}


def pieces_left(world: World, seat: int) -> PieceCounts:
    """4.18, 4.25 (R87): armies and ships not on the map; destroyed ones come back unless the table says otherwise."""
    waiting = world.recruits[seat]
    gone = PieceCounts() if world.options.destroyed_return else world.lost[seat]
    kinds = [unit.kind for unit in world.units if unit.owner == seat]
    armies = ARMIES - waiting.army - gone.army - kinds.count("army")
    ships = SHIPS - waiting.ship - gone.ship - kinds.count("ship")
    return PieceCounts(max(0, armies), max(0, ships))


def sites_owned(world: World, seat: int) -> dict[SiteType, int]:
    """4.17 (R69): what the player owns now, capital and conquests included."""
    owned: dict[SiteType, int] = dict.fromkeys(SITES, 0)
    for hex in world.sites_of(seat):
        site = world.tiles[hex].site
        assert site is not None
        owned[site.type] += 1
    return owned


def site_in_box(world: World, type: SiteType) -> bool:
    """R94: a neutral or hostile site can be placed."""
    if world.options.neutral_pool == "unlimited":
        return True
    placed = sum(
        tile.site is not None and tile.site.type == type and isinstance(tile.site.owner, str) for tile in world.tiles
    )
    return placed < BOX[world.players][type]


def guard_in_box(world: World, kind: Kind) -> bool:
    """R94: an independent unit can be placed."""
    if world.options.neutral_pool == "unlimited":
        return True
    placed = sum(unit.owner == INDEPENDENT and unit.kind == kind for unit in world.units)
    return placed < BOX[world.players][kind]
