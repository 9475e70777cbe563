"""Siège des constructions: the siege phase of one player's turn (4.9)."""

from __future__ import annotations

from typing import Any, NamedTuple

from jacta.games.mighty_empires.campaign.engagements import siege_of
from jacta.games.mighty_empires.campaign.legal import legal_moves
from jacta.games.mighty_empires.campaign.pillage import pillaging
from jacta.games.mighty_empires.campaign.sieges import Siege, siege
from jacta.games.mighty_empires.pictures.remarks import beside
from jacta.games.mighty_empires.players import steward
from jacta.games.mighty_empires.state.actions import ALL, END
from jacta.games.mighty_empires.state.box import SITES, sites_owned
from jacta.games.mighty_empires.state.changes import affect, destroy, put, raze, take_hex, with_cargo
from jacta.games.mighty_empires.state.world import SiegeBonus, World, seat_name
from jacta.rules import Ask, Choice, Move, Run, Step, goto, note


class Camps(NamedTuple):
    """A siege phase: who (and where) has rolled, and the unit that besieges now."""

    world: World
    rolled: frozenset[str] = frozenset()
    besieger: str = ""
    all: bool = False


def besieging(camps: Camps) -> Step:
    """Siège des constructions (R43, R65, R107): unit after unit, in brief all of them, or no more."""
    world = camps.world
    names = world.atlas.names
    besiegers = legal_moves(world, world.active).sieges(camps.rolled)
    options = tuple([Choice(unit.id, places=(unit.id, names[unit.hex])) for unit in besiegers])
    if not options:
        return goto(pillaging, world)
    if camps.all:
        return chosen(camps, options[0].value)
    if len(options) > 1 and world.options.orders == "brief":
        options = (*options, Choice(ALL))
    asked = seat_name(world.active)
    return Ask("besiege", asked, (*options, END), chosen, steward.besiege, leads_to=siege_behind, remark=beside)


def siege_behind(camps: Camps, answer: str) -> tuple[str, Any] | None:
    """The odds of the siege that an answer leads to."""
    return None if answer in (END, ALL) else ("mighty_empires.siege", siege_of(camps.world, camps.world.unit(answer)))


def chosen(camps: Camps, answer: str) -> Move:
    world = camps.world
    if answer == END:
        return goto(pillaging, world)
    if answer == ALL:
        return goto(besieging, camps._replace(all=True))
    hex = world.unit(answer).hex
    site = world.tiles[hex].site
    assert site is not None
    told = note("besieges", unit=answer, site=site.type, hex=world.atlas.names[hex])
    return goto(assault, camps._replace(besieger=answer), told)


def assault(camps: Camps) -> Step:
    """Siège des constructions: the besieger rolls."""
    walls, besieger = siege_of(camps.world, camps.world.unit(camps.besieger)), seat_name(camps.world.active)
    return Run("siege", siege, walls, then=assaulted, roles={"besieger": besieger})


def assaulted(camps: Camps, found: Siege) -> Move:
    """Siège des constructions (R24, R48, R63): what the roll does, and what it leaves of the besieger's burdens."""
    world = camps.world
    unit = world.unit(camps.besieger)
    hex = unit.hex
    bonus = SiegeBonus(hex, found.siege_bonus, world.turn) if found.siege_bonus else None
    world = put(world, unit._replace(next_roll=0, marched=False, siege_bonus=bonus))
    rolled = camps.rolled | {unit.id, world.atlas.names[hex]}
    camps = Camps(world, rolled, unit.id, camps.all)
    if found.result == "besieger_destroyed":
        return goto(besieging, camps._replace(world=destroy(world, with_cargo(world, unit))))
    if found.result == "captured":
        told = note("captured", hex=world.atlas.names[hex])
        return goto(besieging, camps._replace(world=capture(world, hex, world.active)), told)
    return goto(loss if found.result == "garrison_loss" else besieging, camps)


def capture(world: World, hex: int, seat: int) -> World:
    """Siège des constructions, 11-12 (R69): site and hex change hands, whoever was inside is destroyed."""
    inside = {id for unit in world.inside(hex) for id in with_cargo(world, unit)}
    world = take_hex(destroy(world, inside), hex, seat, taken_by=seat)
    world = world._replace(captured=(*world.captured, hex))
    site = world.tiles[hex].site
    assert site is not None
    if world.options.capture_limits and sites_owned(world, seat)[site.type] > SITES[site.type]:
        world = affect(raze(world, hex), "surplus", "site", hex, until="thaw")
    return world


# --- A unit of the garrison is lost


def defender(world: World, hex: int) -> int:
    """4.26: who decides for the site; for a hostile one, the left neighbour of the active player."""
    site = world.tiles[hex].site
    assert site is not None
    return site.owner if isinstance(site.owner, int) else world.neighbour_of(world.active, 1)


def loss(camps: Camps) -> Step:
    """Siège des constructions, 9-10 (R66): the garrison's side chooses who falls."""
    world = camps.world
    hex = world.unit(camps.besieger).hex
    inside = tuple(unit.id for unit in world.inside(hex))
    if len(inside) == 1:
        return fallen(camps, inside[0])
    about = {"hex": world.atlas.names[hex]}
    return Ask("garrison_loss", seat_name(defender(world, hex)), inside, fallen, steward.garrison_loss, about)


def fallen(camps: Camps, victim: str) -> Move:
    world = camps.world
    world = destroy(world, with_cargo(world, world.unit(victim)))
    return goto(besieging, camps._replace(world=world), note("falls", unit=victim))
