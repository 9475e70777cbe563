"""Saison de campagne: one player's turn of six phases, from the harvest to the pillage (4.1, 4.3, 4.5)."""

from __future__ import annotations

from typing import NamedTuple

from jacta.games.mighty_empires.campaign.combat import combat
from jacta.games.mighty_empires.campaign.combat_phase import begin_combat
from jacta.games.mighty_empires.campaign.feeding import feed
from jacta.games.mighty_empires.campaign.legal import legal_moves
from jacta.games.mighty_empires.campaign.missions import Patrol, mission
from jacta.games.mighty_empires.campaign.movement import movement
from jacta.games.mighty_empires.campaign.pillage import fields_of, pillage
from jacta.games.mighty_empires.campaign.retreat import retreat
from jacta.games.mighty_empires.campaign.sea_combat import land_sea_combat, naval_combat
from jacta.games.mighty_empires.campaign.sieges import siege
from jacta.games.mighty_empires.campaign.supply import NO_READINGS, Harvest, Lands, harvest
from jacta.games.mighty_empires.pictures.remarks import beside
from jacta.games.mighty_empires.players import steward
from jacta.games.mighty_empires.state.actions import END, Act, places
from jacta.games.mighty_empires.state.changes import annex, earn
from jacta.games.mighty_empires.state.examples import state
from jacta.games.mighty_empires.state.procedures import After, TurnGiven, state_procedure
from jacta.games.mighty_empires.state.world import World, seat_name
from jacta.rules import Ask, Move, Run, Step, goto, note

# --- The turn


@state_procedure(
    "Saison de campagne",
    {"state": state(), "seat": 0},
    sampled=100,
    asks=("scout", "combat_pick", "besiege", "garrison_loss"),
    readings=(
        "combats_per_hex",
        "siege_rolls",
        "siege_with_field_enemy",
        "siege_cumulative",
        "capture_limits",
        "destroyed_return",
    ),
    runs=(feed, mission, movement, retreat, pillage),
    settled=(combat, naval_combat, land_sea_combat, siege),
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
    return Ask(
        "scout",
        seat_name(world.active),
        (END, *options),
        sent,
        steward.scout,
        remark=beside,
        grouped="unit",
        places=places,
    )


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
