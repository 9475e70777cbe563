"""Début du jeu: the map, laid by chance under a seed (4.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from jacta.dice import Seeded, Source
from jacta.games.mighty_empires.inputs import Terrain, refuse
from jacta.games.mighty_empires.setup.settings import CAPITAL_SITES, DRAWN, INLAND, MapSettings
from jacta.games.mighty_empires.setup.shores import capital_places, chain, land, shore
from jacta.games.mighty_empires.state.world import AROUND, Concealed, Site, Tile, atlas
from jacta.games.mighty_empires.state.world_json import tiles_to_json
from jacta.hexes import Hex

NOTHING_LAID: Mapping[int, Sequence[Hex]] = MappingProxyType({})


class Draft(NamedTuple):
    """A tile of the box: its terrain, and whether it has a bridge."""

    terrain: Terrain
    bridge: bool = False


class Cell(NamedTuple):
    """A tile on the table (None to whom it shows its back), whose realm it is in, whether it is the capital there."""

    hex: Hex
    draft: Draft | None
    realm: int | None = None
    capital: bool = False

    @property
    def is_coast(self) -> bool:
        return self.draft is not None and self.draft.terrain == "coast"

    @property
    def face_up(self) -> bool:
        return self.realm is not None or self.is_coast


class MapLayout(NamedTuple):
    """A map as it lies: its cells by (r, q), and which way is north."""

    cells: tuple[Cell, ...]
    north: int = 6

    def tiles(self) -> tuple[tuple[Tile, ...], tuple[Concealed, ...]]:
        """The tiles of a game that begins, and what lies face down, as far as it is seen."""
        tiles, concealed = [], []
        for place, cell in enumerate(self.cells):
            site = Site("city", cell.realm, cell.realm, None, True) if cell.capital and cell.realm is not None else None
            if cell.face_up and cell.draft is not None:
                tiles.append(Tile(cell.draft.terrain, bridge=cell.draft.bridge, owner=cell.realm, site=site))
                continue
            tiles.append(Tile(None, revealed=False, seen=False))
            if cell.draft is not None:
                concealed.append(Concealed(place, *cell.draft))
        return tuple(tiles), tuple(concealed)

    def to_json(self) -> dict[str, Any]:
        """4.0: the outcome of a map procedure."""
        tiles, concealed = self.tiles()
        where = atlas(cell.hex for cell in self.cells)
        return {"tiles": tiles_to_json(where, tiles, {one.hex: one for one in concealed}), "north": self.north}


def in_order(cells: Sequence[Cell]) -> tuple[Cell, ...]:
    return tuple(sorted(cells, key=lambda cell: (cell.hex.r, cell.hex.q)))


# --- What


def shuffled(items: Sequence[Any], chance: Source) -> list[Any]:
    """By Fisher and Yates."""
    items = list(items)
    for place in range(len(items) - 1, 0, -1):
        other = chance.below(place + 1)
        items[place], items[other] = items[other], items[place]
    return items


def bagged(given: MapSettings, chance: Source) -> tuple[list[Draft], list[Draft], int]:
    """4.2, 3 (R11, R73): the tiles drawn in turn, those left in the bag, and how many coast tiles there are."""
    left: list[Terrain] = list(CAPITAL_SITES)
    for terrain in given.capitals:
        left.remove(terrain)
    counts = {terrain: getattr(given.tile_set, terrain) + left.count(terrain) for terrain in (*INLAND, "coast")}
    with_coast = given.options.draw_includes_coast
    kinds = (*INLAND, "coast") if with_coast else INLAND
    bag = bridged(
        shuffled([terrain for terrain in kinds for _ in range(counts[terrain])], chance), given.options.bridges
    )
    drawn, rest = bag[: DRAWN * given.players], bag[DRAWN * given.players :]
    coast = counts["coast"] - sum(tile.terrain == "coast" for tile in drawn)
    return drawn, [tile for tile in rest if tile.terrain != "coast"], coast


def bridged(terrains: Sequence[Terrain], reading: str) -> list[Draft]:
    """R73: which river tiles have a bridge."""
    found, rivers = [], 0
    for terrain in terrains:
        rivers += terrain == "river"
        bridge = terrain == "river" and (reading == "all" or (reading == "half" and rivers % 2 == 1))
        found.append(Draft(terrain, bridge))
    return found


# --- The map


class BareMap(NamedTuple):
    """The table before the realms lie on it: land and coast, the capitals by seat, the tiles drawn, and the bag."""

    land: tuple[Hex, ...]
    coast: tuple[Hex, ...]
    capitals: tuple[Hex, ...]
    drawn: tuple[Draft, ...]
    bag: tuple[Draft, ...]


RealmTiles = tuple[tuple[Hex, Draft], ...]
"""The tiles that a player has laid, in order."""


def laid(given: MapSettings, seed: int) -> MapLayout:
    """4.2: the automatic map, a pure function of its input and the seed."""
    found, places = _ground(given, seed)
    realms = {seat: tuple(zip(cells, hand(given, found, seat), strict=True)) for seat, cells in places.items()}
    return furnished(found, given.capitals, realms)


def ground(given: MapSettings, seed: int) -> BareMap:
    """4.2, 1-3: where everything may lie, and which tiles there are."""
    return _ground(given, seed)[0]


def _ground(given: MapSettings, seed: int) -> tuple[BareMap, dict[int, list[Hex]]]:
    """4.2, 1-4: the same, and the realms as they lie if nobody lays them otherwise: there must be room for them."""
    chance = Seeded(f"map {seed}")
    drawn, bag, coast_pile = bagged(given, chance)
    by_sea = "coast" in given.capitals
    inland = given.players - by_sea
    size = inland + DRAWN * given.players + given.hidden
    around = shore(size)
    # Coast tiles that were drawn into the realms are missing from the pile.
    wanted = min(len(around), given.coast + by_sea, coast_pile + by_sea)
    coast = chain(size, chance.below(len(around)), wanted)
    places = capital_places(size, inland, coast if by_sea else ())
    if not places:
        raise refuse("hidden_tiles", "map-too-small")
    inland_seats = [seat for seat in range(given.players) if given.capitals[seat] != "coast"]
    sea_seats = [seat for seat in range(given.players) if given.capitals[seat] == "coast"]
    by_seat = dict(zip((*inland_seats, *sea_seats), places[chance.below(len(places))], strict=True))
    capitals = tuple(by_seat[seat] for seat in range(given.players))
    found = BareMap(land(size), coast, capitals, tuple(drawn), tuple(bag))
    realms = realm_cells(found, given.choosing)
    if realms is None:
        raise refuse("hidden_tiles", "map-too-small")
    return found, realms


def hand(given: MapSettings, ground: BareMap, seat: int) -> tuple[Draft, ...]:
    """4.2, 3: the six tiles that a player has drawn."""
    return ground.drawn[given.choosing.index(seat) :: given.players]


def realm_cells(
    ground: BareMap, seats: Sequence[int], begun: Mapping[int, Sequence[Hex]] = NOTHING_LAID
) -> dict[int, list[Hex]] | None:
    """4.2, 4: in this order each capital takes the free land cells nearest to it, beside those `begun` on before.

    None where there is no room for all of them.
    """
    free = set(ground.land).difference(ground.capitals, *begun.values())
    realms: dict[int, list[Hex]] = {}
    for seat in seats:
        taken = list(begun.get(seat, ()))
        walk = [ground.capitals[seat], *taken]
        for here in walk:
            for there in [here + step for step in AROUND] if len(taken) < DRAWN else ():
                if there in free and len(taken) < DRAWN:
                    free.remove(there)
                    taken.append(there)
                    walk.append(there)
        if len(taken) < DRAWN:
            return None
        realms[seat] = taken
    return realms


def furnished(ground: BareMap, capitals: Sequence[Terrain], realms: Mapping[int, RealmTiles]) -> MapLayout:
    """4.2, 5: the drawn tiles lie in the realms, the bag face down around them, the coast face up.

    Who does not see the bag sees backs.
    """
    found = {hex: Cell(hex, Draft(capitals[seat]), seat, True) for seat, hex in enumerate(ground.capitals)}
    found |= {hex: Cell(hex, draft, seat) for seat, realm in realms.items() for hex, draft in realm}
    left = iter(ground.bag)
    found |= {hex: Cell(hex, next(left, None)) for hex in ground.land if hex not in found}
    found |= {hex: Cell(hex, Draft("coast")) for hex in ground.coast if hex not in found}
    return MapLayout(in_order(list(found.values())))
