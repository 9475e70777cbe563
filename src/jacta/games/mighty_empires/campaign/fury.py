"""La fureur des dragons over the state of a game: the flight, the fires, and who is left (4.11)."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from pydantic import Field, model_validator

from jacta.dice import d6
from jacta.games.mighty_empires.campaign.dragons import LANDINGS, STEERED_FROM, flight_step
from jacta.games.mighty_empires.campaign.engagements import dreamer
from jacta.games.mighty_empires.inputs import refuse
from jacta.games.mighty_empires.players import steward
from jacta.games.mighty_empires.state.changes import affect, change_tile, destroy
from jacta.games.mighty_empires.state.examples import with_nest
from jacta.games.mighty_empires.state.procedures import After, StateGiven, state_procedure
from jacta.games.mighty_empires.state.world import World, seat_name
from jacta.rules import Ask, Move, Note, Roll, Rules, Step, done, goto, note

DIRECTIONS = (1, 2, 3, 4, 5, 6)


class Waking(StateGiven):
    """The nest whose dragons wake."""

    nest: Annotated[str, Field(min_length=1)]

    @model_validator(mode="after")
    def nest_is_there(self) -> Waking:
        place = self.state.atlas.by_name.get(self.nest)
        if place is None or not self.state.tiles[place].nest:
            raise refuse("nest", "no-nest", hex=self.nest)
        return self


class Flock(NamedTuple):
    """The dragons: where they have landed so far, and how many of the landings have burnt."""

    world: World
    landings: tuple[int, ...]
    burnt: int = 0


@state_procedure(
    "La fureur des dragons",
    {"state": with_nest(), "nest": "0,1"},
    tables=("fury",),
    sampled=100,
    asks=("steer",),
    readings=("dragon_compass", "dragon_revisit"),
)
def fury(given: Waking) -> Move[After]:
    """La fureur des dragons: the dragons of a nest ravage the land."""
    world = given.world
    return goto(flight, Flock(world, (world.atlas.by_name[given.nest],)), note("dragons_wake", hex=given.nest))


def flight(flock: Flock) -> Step:
    """La fureur des dragons (R37, R80): a die says where they fly; from the third hex on, a dreaming sorcerer."""
    coming = len(flock.landings) + 1
    dreaming = dreamer(flock.world) if coming >= STEERED_FROM else None
    if dreaming is None:
        return Roll(f"fury.dir.{coming}", d6, then=flown)
    here = flock.world.atlas.names[flock.landings[-1]]
    return Ask("steer", seat_name(dreaming), DIRECTIONS, flown, steward.steer, {"landing": coming, "hex": here})


def flown(flock: Flock, face: int) -> Move:
    """La fureur des dragons (R38): off the map the flight ends."""
    world = flock.world
    here = world.atlas.cells[flock.landings[-1]]
    there = world.atlas.index.get(here + flight_step(face, world.options, world.north))
    if there is None:
        return landed(flock, note("flight_ends", landings=len(flock.landings)))
    flock = flock._replace(landings=(*flock.landings, there))
    return landed(flock) if len(flock.landings) == LANDINGS else goto(flight, flock)


def landed(flock: Flock, *notes: Note) -> Move:
    """La fureur des dragons (R38): they strike wherever they have landed, at some tables no hex twice."""
    if flock.world.options.dragon_revisit == "skip":
        flock = flock._replace(landings=tuple(dict.fromkeys(flock.landings)))
    return goto(fire, flock, *notes)


def fire(flock: Flock) -> Step:
    """La fureur des dragons: one die for each landing, in order."""
    return Roll(f"fury.hit.{flock.burnt + 1}", d6, then=struck)


def struck(flock: Flock, face: int, rules: Rules) -> Move:
    effect: str = rules.table("fury").at(face)
    hex = flock.landings[flock.burnt]
    world = burn(flock.world, hex, effect)
    told = note("burns", hex=world.atlas.names[hex], effect=effect)
    if flock.burnt + 1 == len(flock.landings):
        return done(After(world), told)
    return goto(fire, Flock(world, flock.landings, flock.burnt + 1), told)


def burn(world: World, hex: int, effect: str) -> World:
    """La fureur des dragons (R39, R40): all is destroyed, but a rampart saves the site and who is inside."""
    if effect == "spared":
        return world
    if world.ramparted(hex):
        return destroy(world, _not_behind(world, hex))
    world = destroy(world, {unit.id for unit in world.units if unit.hex == hex})
    if effect == "desolated":
        return change_tile(world, hex, desolated=True, explored_by=())
    return affect(world, "razed", "hex", hex, until="thaw")


def _not_behind(world: World, hex: int) -> set[str]:
    """The units on a hex that are not inside, those aboard ships outside included."""
    inside = {unit.id for unit in world.inside(hex)}
    return {unit.id for unit in world.units if unit.hex == hex and unit.id not in inside and unit.aboard not in inside}
