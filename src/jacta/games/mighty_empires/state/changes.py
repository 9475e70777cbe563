"""What happens to a world: small changes, each a new world. Every rule of the game is made of these."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Literal

from jacta.games.mighty_empires.campaign.steps import SiteStatus, annexes
from jacta.games.mighty_empires.inputs import Colour, Kind
from jacta.games.mighty_empires.state.box import guard_in_box
from jacta.games.mighty_empires.state.world import INDEPENDENT, Concealed, Effect, Owner, Tile, Unit, World

SEAT_LETTERS = "ABC"

# --- Reserves, units


def earn(world: World, seat: int, rations: int) -> World:
    """Rations come into a reserve or leave it; it never falls below nothing (R33)."""
    if not rations:
        return world
    reserves = world.reserves
    return world._replace(reserves=(*reserves[:seat], max(0, reserves[seat] + rations), *reserves[seat + 1 :]))


def put(world: World, unit: Unit) -> World:
    """A unit as it is now."""
    units, place = world.units, world.place_of(unit.id)
    return world._replace(units=(*units[:place], unit, *units[place + 1 :]))


def change_units(world: World, chosen: Callable[[Unit], bool], **changes: Any) -> World:
    """The same change to every unit that is chosen."""
    if not any(map(chosen, world.units)):
        return world
    return world._replace(units=tuple([unit._replace(**changes) if chosen(unit) else unit for unit in world.units]))


def new_unit(world: World, owner: Owner, kind: Kind, hex: int, **more: Any) -> World:
    """A piece from the box comes onto the map, under the first free number of its colour."""
    letter = "I" if owner == INDEPENDENT else SEAT_LETTERS[int(owner)]
    taken = {unit.id for unit in world.units}
    number = 1
    while (id := f"{letter}{number:02}") in taken:
        number += 1
    units = (*world.units, Unit(id, owner, kind, hex, **more))
    return world._replace(units=tuple(sorted(units, key=lambda unit: unit.id)))


def destroy(world: World, ids: Collection[str]) -> World:
    """Units leave the map with what lay on them; an army aboard a ship that is not among them stays where it is."""
    if not ids:
        return world
    lost = list(world.lost)
    for unit in world.units:
        if unit.id in ids and unit.owner != INDEPENDENT:
            lost[int(unit.owner)] = lost[int(unit.owner)].plus(unit.kind)
    return without(world._replace(lost=tuple(lost)), ids)


def without(world: World, ids: Collection[str]) -> World:
    """The world without these units, which count as lost to nobody."""
    return world._replace(
        units=tuple([unit for unit in world.units if unit.id not in ids]),
        effects=tuple([effect for effect in world.effects if effect.on != "unit" or effect.target not in ids]),
    )


def with_cargo(world: World, unit: Unit) -> set[str]:
    """The unit, and an army aboard it."""
    return {unit.id, *[one.id for one in world.units if one.aboard == unit.id]}


def wreck(world: World, ship: str) -> World:
    """The ship is gone, the army aboard is landed on the hex."""
    world = change_units(world, lambda unit: unit.aboard == ship, aboard=None)
    return destroy(world, {ship})


def put_outside(world: World, hex: int, chosen: Callable[[Unit], bool] = lambda _: True) -> World:
    """R103: units inside come out unhurt."""
    return change_units(world, lambda unit: unit.inside and unit.hex == hex and chosen(unit), inside=False)


# --- Tiles


def retile(world: World, hex: int, tile: Tile, **more: Any) -> World:
    """The world with another tile there, and what else changes with it."""
    tiles = world.tiles
    return world._replace(tiles=(*tiles[:hex], tile, *tiles[hex + 1 :]), **more)


def change_tile(world: World, hex: int, **changes: Any) -> World:
    return retile(world, hex, world.tiles[hex]._replace(**changes))


def reveal(world: World, hex: int) -> tuple[World, int | None]:
    """4.5, 1: the tile is turned face up and a spy's result disclosed: the world and that roll."""
    tile = world.tiles[hex]
    under = [one for one in world.concealed if one.hex == hex]
    if not under:
        return (world if tile.revealed else change_tile(world, hex, revealed=True)), None
    (found,) = under
    tile = tile._replace(terrain=found.terrain, bridge=found.bridge, revealed=True, seen=True, spy=None)
    left = tuple([one for one in world.concealed if one is not found])
    return retile(world, hex, tile, concealed=left), found.roll


def turn_down(world: World, hex: int) -> World:
    """4.5, 6 (R99): an unexplored tile goes face down again, unless something lies on it. Everybody has seen it."""
    tile = world.tiles[hex]
    kept = tile.site or tile.nest or tile.explored_by or tile.owner is not None
    if kept or any(unit.hex == hex for unit in world.units):
        return world
    return change_tile(world, hex, revealed=False)


def conceal_roll(world: World, hex: int, seat: int, roll: int | None) -> World:
    """4.16: a spy's result lies on the hex; that it does is public."""
    tile = world.tiles[hex]
    known = next((one for one in world.concealed if one.hex == hex), None)
    if known is None:
        assert tile.terrain is not None
        known = Concealed(hex, tile.terrain, tile.bridge)
    others = [one for one in world.concealed if one.hex != hex]
    concealed = tuple(sorted((*others, known._replace(roll=roll))))
    return change_tile(world, hex, spy=seat)._replace(concealed=concealed)


def take_hex(world: World, hex: int, seat: int, **site_changes: Any) -> World:
    """Hex and site get a player's colour; what scouts had found out is of no more use."""
    tile = world.tiles[hex]
    site = tile.site and tile.site._replace(owner=seat, once_owned=True, **site_changes)
    return retile(world, hex, tile._replace(owner=seat, explored_by=(), site=site))


def lose_hex(world: World, hex: int, owner: Literal["neutral", "hostile"]) -> World:
    """R84: hex and site shake off their lord; the hex stays explored for all until the next thaw, units come out."""
    tile = world.tiles[hex]
    assert tile.site is not None
    site = tile.site._replace(owner=owner)
    world = retile(world, hex, tile._replace(owner=None, explored_by=tuple(range(world.players)), site=site))
    return put_outside(affect(world, "uprising", "hex", hex, until="thaw"), hex)


# --- Effects


def affect(world: World, kind: str, on: Any, target: Any, *, until: str, value: int = 0, **more: Any) -> World:
    """Something begins to last."""
    effect = Effect(kind, on, target, value, until, world.year, world.season, **more)
    return world._replace(effects=(*world.effects, effect))


def lift(world: World, chosen: Callable[[Effect], bool]) -> World:
    """Some of what lasts comes to its end."""
    kept = tuple([effect for effect in world.effects if not chosen(effect)])
    return world if len(kept) == len(world.effects) else world._replace(effects=kept)


def raze(world: World, hex: int, until: str = "thaw") -> World:
    """4.10 (R71, R103): the site is of no use to anybody for a while, and nobody stays inside."""
    return put_outside(affect(world, "razed", "hex", hex, until=until), hex)


# --- Annexation


def site_status(world: World, seat: int, hex: int) -> SiteStatus:
    """Whose site stands there, as the player sees it."""
    site = world.tiles[hex].site
    if site is None:
        return "none"
    if isinstance(site.owner, str):
        return site.owner
    return colour(world, seat, site.owner)


def colour(world: World, seat: int, owner: int | None) -> Colour:
    if owner is None:
        return "none"
    if owner == seat:
        return "own"
    return "ally" if world.allied(seat, owner) else "enemy"


def annex(world: World, seat: int, hex: int) -> World:
    """4.7 (R71, R97): the hex, and a ruin on it, become the player's if his units are alone there."""
    tile = world.tiles[hex]
    if tile.owner == seat:
        return world
    field = world.in_field(hex)
    own = sum([unit.owner == seat for unit in field])
    others = sum([world.hostile(seat, unit.owner) for unit in field])
    assert tile.terrain is not None
    status, coloured = site_status(world, seat, hex), colour(world, seat, tile.owner)
    if annexes(tile.terrain, own, others, status, world.razed(hex), coloured):
        return take_hex(world, hex, seat)
    return world


def post_guard(world: World, hex: int, kind: Kind | None) -> World:
    """4.5, 5 (R94): an independent unit stands before a hostile site, while the box has one."""
    if kind is None or not guard_in_box(world, kind):
        return world
    return new_unit(world, INDEPENDENT, kind, hex)
