"""Saison d'hivernage: seven phases, three in the last year (4.12, 4.21)."""

from __future__ import annotations

from typing import NamedTuple

from jacta.games.mighty_empires.state.examples import in_winter
from jacta.games.mighty_empires.state.procedures import After, StateGiven, WinterGiven, state_procedure
from jacta.games.mighty_empires.state.world import World
from jacta.games.mighty_empires.winter.construction import construction
from jacta.games.mighty_empires.winter.espionage import espionage
from jacta.games.mighty_empires.winter.events import ordeal
from jacta.games.mighty_empires.winter.recruits import deploy, levy
from jacta.games.mighty_empires.winter.spells import spell
from jacta.games.mighty_empires.winter.thaw import thaw
from jacta.rules import Move, Procedure, Run, Step, done, goto

PHASES: dict[str, Procedure] = {
    "equinox": spell,
    "winter_event": ordeal,
    "espionage": espionage,
    "construction": construction,
    "recruitment": levy,
    "deployment": deploy,
}
BEFORE_THE_THAW = ("equinox", "winter_event", "espionage", "construction", "recruitment")
LAST = ("equinox", "winter_event", "construction")
THAW = "thaw"

Part = tuple[str, int]
"""A player's part of a phase."""


class Winter(NamedTuple):
    """A winter: the parts still to be played."""

    world: World
    parts: tuple[Part, ...]


def schedule(world: World, phases: tuple[str, ...]) -> tuple[Part, ...]:
    """Saison d'hivernage (R7): phase by phase, each by all; at some tables player by player up to the thaw."""
    if world.options.winter_order == "by_player":
        return tuple((phase, seat) for seat in world.order for phase in phases)
    return tuple((phase, seat) for phase in phases for seat in world.order)


@state_procedure(
    "Saison d'hivernage",
    {"state": in_winter()},
    sampled=100,
    readings=("winter_order", "end_on_elimination"),
    runs=(*PHASES.values(), thaw),
)
def winter(given: StateGiven) -> Move[After]:
    """Saison d'hivernage: everybody plays the seven phases of winter."""
    world = given.world._replace(season="winter")
    parts = (*schedule(world, BEFORE_THE_THAW), (THAW, world.order[0]), *schedule(world, ("deployment",)))
    return goto(wintering, Winter(world, parts))


@state_procedure(
    "Dernière saison",
    {"state": in_winter()},
    sampled=100,
    readings=("winter_order", "end_on_elimination"),
    runs=(spell, ordeal, construction),
)
def last_winter(given: StateGiven) -> Move[After]:
    """Dernière saison (R89): spells, events and construction only."""
    world = given.world._replace(season="winter")
    return goto(wintering, Winter(world, schedule(world, LAST)))


def over(world: World) -> bool:
    """4.1 (R92): only one player is left, and that ends the game."""
    return world.options.end_on_elimination and len(world.living) < 2


def wintering(season: Winter) -> Step:
    """Saison d'hivernage (R92): the next part; the eliminated have none."""
    if not season.parts or over(season.world):
        return done(After(season.world))
    phase, seat = season.parts[0]
    world = season.world
    if phase == THAW:
        return Run(THAW, thaw, StateGiven.of(world._replace(phase=THAW, active=seat)), then=played)
    if not world.lives(seat):
        return goto(wintering, season._replace(parts=season.parts[1:]))
    return Run(PHASES[phase].name, PHASES[phase], WinterGiven.of(world, seat=seat), then=played)


def played(season: Winter, after: After) -> Move:
    return goto(wintering, Winter(after.state, season.parts[1:]))
