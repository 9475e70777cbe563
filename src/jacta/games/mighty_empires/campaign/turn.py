"""Saison de campagne: one player's turn of six phases, from the harvest to the pillage (4.1, 4.3, 4.5)."""

from __future__ import annotations

from typing import NamedTuple

from jacta.games.mighty_empires.campaign.advance import Going, advance
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
from jacta.games.mighty_empires.state.actions import END, GO, Act, act, aside, places
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
    runs=(feed, mission, advance, movement, retreat, pillage),
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
    return goto(scouting, Scouting(after.state._replace(phase="scouting")))


# --- Envoi des éclaireurs


class Scouting(NamedTuple):
    """A scouting phase: the mission that is chosen, and who follows his scouts if they succeed."""

    world: World
    followers: tuple[Act, ...] = ()
    act: Act | None = None


def missions(world: World) -> tuple[Act, ...]:
    """D7: which unit may scout where; in brief (R107), whether it follows its scouts at once."""
    view = legal_moves(world, world.active)
    found = [mission for unit in view.own if view.may_scout(unit) for mission in view.missions(unit)]
    if world.options.orders == "brief":
        found += [act(GO, mission.unit, mission.to) for mission in found]
    return tuple(found)


def scouting(patrols: Scouting) -> Step:
    """Envoi des éclaireurs (R28): each unit once, in any order."""
    world = patrols.world
    options = missions(world)
    if not options:
        return goto(following, patrols)
    return Ask(
        "scout",
        seat_name(world.active),
        (END, *options),
        sent,
        steward.scout,
        remark=beside,
        grouped="unit",
        places=places,
        aside=aside,
    )


def sent(patrols: Scouting, act: Act | str) -> Move:
    if isinstance(act, str):
        return goto(following, patrols)
    followers = (*patrols.followers, act) if act.do == GO else patrols.followers
    return goto(patrolling, Scouting(patrols.world, followers, act))


def patrolling(patrols: Scouting) -> Step:
    """Envoi des éclaireurs: one mission."""
    act = patrols.act
    assert act is not None
    return Run("mission", mission, Patrol.of(patrols.world, unit=act.unit, to=act.to), then=patrolled)


def patrolled(patrols: Scouting, after: After) -> Move:
    return goto(scouting, Scouting(after.state, patrols.followers))


def following(patrols: Scouting) -> Step:
    """Mouvement des armées (R107): who was to follow his scouts goes first, if they succeeded and he can pay."""
    world = patrols.world
    if not patrols.followers:
        return goto(marching, world)
    act, left = patrols.followers[0], patrols.followers[1:]
    unit, hex = world.find(act.unit), world.atlas.by_name[act.to]
    view = legal_moves(world, world.active)
    if unit is None or hex not in view.steps(unit) or view.way(unit, hex, "step").cost > world.reserves[world.active]:
        return goto(following, Scouting(world, left))
    world = world._replace(phase="movement")
    return Run("advance", advance, Going.of(world, unit=unit.id, to=act.to, manner="step"), then=followed)


def followed(patrols: Scouting, after: After) -> Move:
    return goto(following, Scouting(after.state, patrols.followers[1:]))


# --- Mouvement, then combat, siege and pillage


def marching(world: World) -> Step:
    """Mouvement des armées: the movement phase."""
    return Run("movement", movement, TurnGiven.of(world, seat=world.active), then=marched)


def marched(world: World, after: After) -> Move:
    return begin_combat(after.state)
