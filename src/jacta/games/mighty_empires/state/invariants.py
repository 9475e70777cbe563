"""What is true of every state of a game (4.0.2). Input is checked with it, and so is every step of a random game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from jacta.games.mighty_empires.state.box import ARMIES, SHIPS
from jacta.games.mighty_empires.state.world import INDEPENDENT, Tile, Unit, World


class Broken(NamedTuple):
    """An invariant that does not hold: the key in the state's JSON, and the message `error-CODE`."""

    key: str
    code: str


def broken(world: World) -> Iterator[Broken]:
    """Every invariant that this state breaks."""
    if world.active >= world.players:
        yield Broken("active", "state-seat")
    for pair in world.alliances:
        if pair[0] == pair[1] or max(pair) >= world.players:
            yield Broken("alliances", "state-seat")
    for place, tile in enumerate(world.tiles):
        for key, code in _tile_breaks(world, tile):
            yield Broken(f"tiles.{world.atlas.names[place]}.{key}", code)
    yield from _capital_breaks(world)
    for unit in world.units:
        for key, code in _unit_breaks(world, unit):
            yield Broken(f"units.{unit.id}.{key}", code)
    pieces = Counter((unit.owner, unit.kind) for unit in world.units if unit.owner != INDEPENDENT)
    if any(number > (ARMIES if kind == "army" else SHIPS) for (_, kind), number in pieces.items()):
        yield Broken("units", "state-too-many-units")
    yield from _effect_breaks(world)


def _effect_breaks(world: World) -> Iterator[Broken]:
    known = {unit.id for unit in world.units}
    for place, effect in enumerate(world.effects):
        if effect.on == "unit" and effect.target not in known:
            yield Broken(f"effects.{place}.target", "state-no-unit")
        if effect.on == "player" and effect.target >= world.players:
            yield Broken(f"effects.{place}.target", "state-seat")
        if effect.seat is not None and effect.seat >= world.players:
            yield Broken(f"effects.{place}.seat", "state-seat")


def _capital_breaks(world: World) -> Iterator[Broken]:
    seats: set[int] = set()
    for place, tile in enumerate(world.tiles):
        seat = tile.site and tile.site.capital_of
        if seat is None:
            continue
        if seat in seats:
            yield Broken(f"tiles.{world.atlas.names[place]}.site.capital_of", "state-two-capitals")
        seats.add(seat)


def _tile_breaks(world: World, tile: Tile) -> Iterator[tuple[str, str]]:
    site = tile.site
    named = {
        "owner": (tile.owner,),
        "explored_by": tile.explored_by,
        "contact": tile.contact,
        "secret.seat": (tile.spy,),
        "site.capital_of": (site and site.capital_of,),
        "site.taken_by": (site and site.taken_by,),
    }
    for key, seats in named.items():
        if any(seat is not None and seat >= world.players for seat in seats):
            yield key, "state-seat"
    if (tile.owner is not None or tile.site) and not tile.revealed:
        yield "revealed", "state-face-down"
    if site is None:
        return
    if tile.terrain == "marsh":
        yield "site", "state-site-on-marsh"
    if isinstance(site.owner, int):
        if site.owner >= world.players:
            yield "site.owner", "state-seat"
        if site.owner != tile.owner:
            yield "owner", "state-site-owner"
    elif tile.owner is not None:
        yield "owner", "state-wild-site"


def _unit_breaks(world: World, unit: Unit) -> Iterator[tuple[str, str]]:
    tile = world.tiles[unit.hex]
    if unit.owner != INDEPENDENT and unit.owner >= world.players:
        yield "owner", "state-seat"
    if not tile.revealed:
        yield "hex", "state-face-down"
    if tile.desolated:
        yield "hex", "state-desolated"
    if unit.damaged and unit.kind == "army":
        yield "damaged", "state-damaged-army"
    if unit.kind == "ship" and tile.terrain != "coast":
        yield "hex", "state-ship-ashore"
    if unit.inside and not _may_be_inside(world, unit):
        yield "inside", "state-inside"
    if unit.aboard is not None and not _sails(world, unit):
        yield "aboard", "state-aboard"


def _may_be_inside(world: World, unit: Unit) -> bool:
    site = world.tiles[unit.hex].site
    if site is None or world.razed(unit.hex) or unit.aboard is not None:
        return False
    return world.friendly(unit.owner, site)


def _sails(world: World, army: Unit) -> bool:
    ship = world.find(army.aboard or "")
    alone = sum(unit.aboard == army.aboard for unit in world.units) == 1
    return (
        army.kind == "army" and ship is not None and alone
        and (ship.kind, ship.hex, ship.owner) == ("ship", army.hex, army.owner)
    )  # fmt: skip
