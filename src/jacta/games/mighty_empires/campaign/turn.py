"""Saison de campagne: one player's turn of six phases, from the harvest to the pillage (4.1, 4.3, 4.5)."""

from __future__ import annotations

from typing import NamedTuple

from jacta.games.mighty_empires.campaign.combat_phase import begin_combat
from jacta.games.mighty_empires.campaign.legal import legal_moves
from jacta.games.mighty_empires.campaign.missions import Patrol, mission
from jacta.games.mighty_empires.campaign.movement import movement
from jacta.games.mighty_empires.campaign.pillage import fields_of
from jacta.games.mighty_empires.campaign.supply import NO_READINGS, Harvest, Lands, harvest
from jacta.games.mighty_empires.pictures.remarks import beside
from jacta.games.mighty_empires.players import steward
from jacta.games.mighty_empires.state.actions import END, Act
from jacta.games.mighty_empires.state.changes import annex, earn, put
from jacta.games.mighty_empires.state.examples import state
from jacta.games.mighty_empires.state.procedures import After, TurnGiven, state_procedure
from jacta.games.mighty_empires.state.world import World, seat_name
from jacta.rules import Ask, Move, Run, Step, done, goto, note

# --- The turn


@state_procedure(
    "Saison de campagne",
    {"state": state(), "seat": 0},
    sampled=100,
    asks=(
        "feed",
        "scout",
        "move",
        "retreat",
        "enter_site",
        "pursue",
        "pursue_withdrawal",
    ),
    readings=(
        "modifiers_on_tables",
        "ambush_fails",
        "marsh_always_explored",
        "voluntary_withdrawal",
        "sabotage_rule",
        "siege_cumulative",
        "dragon_compass",
        "dragon_revisit",
        "build_under_siege",
        "alliances",
        "exploration_shared",
        "combats_per_hex",
        "siege_rolls",
        "siege_with_field_enemy",
        "pillage_scope",
        "razed_until",
        "capture_limits",
        "neutral_pool",
        "destroyed_return",
    ),
)
def campaign_turn(given: TurnGiven) -> Move[After]:
    """Saison de campagne (R97): a unit that now stands alone annexes its hex; then six phases."""
    world, seat = given.world._replace(active=given.seat, phase="harvest"), given.seat
    for hex in sorted({unit.hex for unit in world.units if unit.owner == seat and unit.in_field}):
        world = annex(world, seat, hex)
    return goto(harvesting, world)


# --- Récolte et subsistance


def harvesting(world: World) -> Step:
    """Récolte et subsistance (R17): the sites that are neither razed nor besieged fill the reserve."""
    foes = legal_moves(world, world.active).enemies
    sites = tuple([fields_of(world, hex, besieged=hex in foes) for hex in world.sites_of(world.active)])
    return Run("harvest", harvest, Lands.unchecked(sites=sites, options=NO_READINGS), then=harvested)


def harvested(world: World, found: Harvest) -> Move:
    world = earn(world, world.active, found.rations)
    told = note("harvested", who=seat_name(world.active), rations=found.rations, reserve=world.reserves[world.active])
    return goto(feeding, world, told)


def feeding(world: World) -> Step:
    """Récolte et subsistance (R20): hungry units that stay may be fed."""
    return Run("feed", feed, TurnGiven.of(world, seat=world.active), then=fed)


def fed(world: World, after: After) -> Move:
    return goto(scouting, after.state._replace(phase="scouting"))


class Kitchen(NamedTuple):
    """The hungry units that have not been thought of yet."""

    world: World
    seat: int
    hungry: tuple[str, ...]


@state_procedure("Récolte et subsistance", {"state": state(), "seat": 0}, asks=("feed",), readings=("alliances",))
def feed(given: TurnGiven) -> Move[After]:
    """Récolte et subsistance (R20): a player feeds the hungry, one ration each."""
    hungry = tuple(unit.id for unit in given.world.own_units(given.seat) if unit.hunger)
    return goto(serving, Kitchen(given.world, given.seat, hungry))


def serving(kitchen: Kitchen) -> Step:
    """Récolte et subsistance (R20, R21): unit after unit, while there are rations."""
    world = kitchen.world
    if not kitchen.hungry or not world.reserves[kitchen.seat]:
        return done(After(world))
    about = {"unit": kitchen.hungry[0], "hunger": world.unit(kitchen.hungry[0]).hunger}
    return Ask("feed", seat_name(kitchen.seat), (True, False), served, steward.feed, about)


def served(kitchen: Kitchen, eats: bool) -> Move:
    world = kitchen.world
    if eats:
        world = put(earn(world, kitchen.seat, -1), world.unit(kitchen.hungry[0])._replace(hunger=0))
    return goto(serving, Kitchen(world, kitchen.seat, kitchen.hungry[1:]))


# --- Envoi des éclaireurs


class Patrols(NamedTuple):
    """The mission that is chosen."""

    world: World
    act: Act


def missions(world: World) -> tuple[Act, ...]:
    """D7: which unit may scout where."""
    view, seat = legal_moves(world, world.active), world.active
    units = [unit for unit in world.units if unit.owner == seat and view.may_scout(unit)]
    return tuple([act for unit in units for act in view.missions(unit)])


def scouting(world: World) -> Step:
    """Envoi des éclaireurs (R28): each unit once, in any order."""
    options = missions(world)
    if not options:
        return goto(marching, world)
    return Ask("scout", seat_name(world.active), (END, *options), sent, steward.scout, remark=beside, grouped="unit")


def sent(world: World, act: Act | str) -> Move:
    if isinstance(act, str):
        return goto(marching, world)
    return goto(patrolling, Patrols(world, act))


def patrolling(patrols: Patrols) -> Step:
    """Envoi des éclaireurs: one mission."""
    act = patrols.act
    return Run("mission", mission, Patrol.of(patrols.world, unit=act.unit, to=act.to), then=patrolled)


def patrolled(patrols: Patrols, after: After) -> Move:
    return goto(scouting, after.state)


# --- Mouvement, then combat, siege and pillage


def marching(world: World) -> Step:
    """Mouvement des armées: the movement phase."""
    return Run("movement", movement, TurnGiven.of(world, seat=world.active), then=marched)


def marched(world: World, after: After) -> Move:
    return begin_combat(after.state)
