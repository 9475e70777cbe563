"""Récolte et subsistance: a player feeds his hungry units (4.3)."""

from __future__ import annotations

from typing import NamedTuple

from jacta.games.mighty_empires.players import steward
from jacta.games.mighty_empires.state.changes import earn, put
from jacta.games.mighty_empires.state.examples import state
from jacta.games.mighty_empires.state.procedures import After, TurnGiven, state_procedure
from jacta.games.mighty_empires.state.world import World, seat_name
from jacta.rules import Ask, Move, Step, done, goto


class Kitchen(NamedTuple):
    """The hungry units that have not been thought of yet."""

    world: World
    seat: int
    hungry: tuple[str, ...]


@state_procedure("Récolte et subsistance", {"state": state(), "seat": 0}, chance="none", asks=("feed",))
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
