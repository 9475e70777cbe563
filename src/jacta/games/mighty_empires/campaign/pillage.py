"""Pillage, and the end of a player's turn (4.1, 4.10)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from jacta.games.mighty_empires.campaign.supply import Fields, Harvest, harvest
from jacta.games.mighty_empires.inputs import SiteType
from jacta.games.mighty_empires.players import steward
from jacta.games.mighty_empires.state.changes import change_tile, earn, lift, raze
from jacta.games.mighty_empires.state.examples import after_siege
from jacta.games.mighty_empires.state.procedures import After, TurnGiven, given_for, state_procedure
from jacta.games.mighty_empires.state.world import NOTHING, Unit, World, lying, seat_name
from jacta.rules import Ask, Move, Run, Step, done, goto, note

# --- Pillage


class Plunder(NamedTuple):
    """The sites still to be spared or razed."""

    world: World
    seat: int
    hexes: tuple[int, ...]


def spoils(world: World, seat: int) -> tuple[int, ...]:
    """D16 (R70): what the player may raze: what he took by siege this turn, or by some tables more."""
    scope = world.options.pillage_scope
    if scope == "this_turn" and not world.captured:
        return ()
    return tuple([hex for hex in world.sites_of(seat) if _within(world, seat, hex, scope) and not world.razed(hex)])


def _within(world: World, seat: int, hex: int, scope: str) -> bool:
    if scope == "this_turn":
        return hex in world.captured
    site = world.tiles[hex].site
    taken = scope == "owned" or (site is not None and site.taken_by == seat)
    return taken and any(
        unit.owner == seat and unit.hex == hex and unit.aboard is None and not unit.turn_over for unit in world.units
    )


@state_procedure(
    "Pillage",
    {"state": after_siege(), "seat": 0},
    tables=("harvest",),
    chance="none",
    asks=("pillage",),
    readings=("pillage_scope", "razed_until"),
)
def pillage(given: TurnGiven) -> Move[After]:
    """Pillage: a player may raze what he has conquered, for its rations."""
    world = given.world._replace(phase="pillage")
    return goto(plunder, Plunder(world, given.seat, spoils(world, given.seat)))


def plunder(spoil: Plunder) -> Step:
    """Pillage (R70): site after site."""
    if not spoil.hexes:
        return done(After(spoil.world))
    site = spoil.world.tiles[spoil.hexes[0]].site
    assert site is not None
    about = {"hex": spoil.world.atlas.names[spoil.hexes[0]], "site": site.type}
    return Ask("pillage", seat_name(spoil.seat), (True, False), decided, steward.pillage, about)


def decided(spoil: Plunder, razes: bool) -> Move:
    return goto(sack, spoil) if razes else goto(plunder, spoil._replace(hexes=spoil.hexes[1:]))


def sack(spoil: Plunder) -> Step:
    """Pillage: the rations of the site, though it stands under siege."""
    fields = fields_of(spoil.world, spoil.hexes[0], besieged=False)
    return Run("harvest", harvest, given_for(harvest, spoil.world, sites=(fields,)), then=sacked)


def sacked(spoil: Plunder, found: Harvest) -> Move:
    """Pillage (R26, R103): the ruins shelter nobody until the thaw."""
    hex = spoil.hexes[0]
    world = raze(earn(spoil.world, spoil.seat, found.rations), hex, until=spoil.world.options.razed_until)
    told = note("razed", hex=world.atlas.names[hex], rations=found.rations)
    return goto(plunder, Plunder(world, spoil.seat, spoil.hexes[1:]), told)


def fields_of(world: World, hex: int, *, besieged: bool) -> Fields:
    """A site at harvest time, with what weighs on it."""
    site = world.tiles[hex].site
    assert site is not None
    found = lying(world.effects)
    bad, hunger, rich = [hex in found.get(kind, NOTHING) for kind in ("bad_harvest", "famine", "bountiful")]
    return _fields(site.type, world.razed(hex), besieged, bad, hunger, rich)


@lru_cache
def _fields(type: SiteType, razed: bool, besieged: bool, bad: bool, famine: bool, bountiful: bool) -> Fields:
    return Fields(type=type, razed=razed, besieged=besieged, bad_harvest=bad, famine=famine, bountiful=bountiful)


# --- The end of the turn

IN_TURN = Unit._fields.index("steps")
FRESH = Unit("", 0, "army", 0)[IN_TURN:]
"""What a unit that has done nothing in its turn has in the last fields."""


def pillaging(world: World) -> Step:
    """Pillage: the last phase of the turn."""
    return Run("pillage", pillage, TurnGiven.of(world, seat=world.active), then=pillaged)


def pillaged(world: World, after: After) -> Move:
    return goto(ending, after.state)


def ending(world: World) -> Move:
    """Saison de campagne (R100): what lasts to the end of the turn ends, and everybody is fresh for the next."""
    world = lift(world, lambda effect: effect.until == "end_of_turn")
    for hex in [hex for hex, tile in enumerate(world.tiles) if tile.contact]:
        world = change_tile(world, hex, contact=())
    units = tuple([rested(world, unit) if unit.owner == world.active else unit for unit in world.units])
    return done(After(world._replace(units=units, captured=())))


def rested(world: World, unit: Unit) -> Unit:
    """4.1 (R63): a unit after its turn; a siege bonus that was not renewed is gone."""
    if unit[IN_TURN:] == FRESH:
        return unit
    bonus = unit.siege_bonus
    if bonus is not None and bonus.turn < world.turn and not world.options.siege_cumulative:
        bonus = None
    return unit._replace(
        steps=0, scouted=False, turn_over=False, must_go=None, marched=False, shifted=False, siege_bonus=bonus
    )
