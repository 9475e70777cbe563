"""La fureur des dragons: whether a nest wakes, where the dragons fly, and what they burn."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias, get_args

from pydantic import Field, model_validator

from jacta.dice import d6
from jacta.games.mighty_empires.inputs import refuse
from jacta.games.mighty_empires.options import DragonReadings
from jacta.hexes import Hex, distance
from jacta.rules import Given, Move, OnMap, Roll, Rules, Step, done, goto, note, procedure

WAKES = 5  # this or more on one die
LANDINGS = 6  # the nest and five other hexes
STEERED_FROM = 3  # the dream chooses the way to the third landing and later ones
NORTH = Hex(0, -1)
ALL_SIDES = 6


# --- The nest


class Passing(Given):
    passages: Annotated[int, Field(ge=1, le=30)] = 1


class Nest(NamedTuple):
    awake: bool


@procedure(
    passage="Evénements, 12; La fureur des dragons", aims={"unit": "awake=false"}, examples=({}, {"passages": 3})
)
def nest(given: Passing) -> Move[Nest]:
    """Evénements, 12 (R36): somebody comes upon a nest of sleeping dragons, once or several times."""
    return goto(nest_die, given.passages)


def nest_die(passages: int) -> Step:
    """Evénements, 12 (R36): one die for every patrol and every unit that enters."""
    return Roll("nest", d6, then=nest_stirs, who="player")


def nest_stirs(passages: int, face: int) -> Move:
    awake, told = face >= WAKES, note("nest", awake=face >= WAKES)
    return done(Nest(awake), told) if awake or passages == 1 else goto(nest_die, passages - 1, told)


# --- The flight

Coordinate = Annotated[int, Field(ge=-1000, le=1000)]
HexPlace = Annotated[tuple[Coordinate, Coordinate], OnMap()]
Direction = Annotated[int, Field(ge=1, le=6)]


class Fury(Given):
    origin: HexPlace = (0, 0)
    target: HexPlace
    radius: Annotated[int, Field(ge=0, le=50)] | None = None
    steer: tuple[Direction, Direction, Direction, Direction] | None = None
    options: DragonReadings = DragonReadings()

    @model_validator(mode="after")
    def nest_is_on_the_map(self) -> Fury:
        if not self.on_map(Hex(*self.origin)):
            raise refuse("origin", "off-map", radius=self.radius)
        return self

    def on_map(self, place: Hex) -> bool:
        return self.radius is None or distance(Hex(0, 0), place) <= self.radius


Damage: TypeAlias = Literal["untouched", "spared", "razed", "desolated"]
SEVERITY: tuple[Damage, ...] = get_args(Damage)  # the worst last


class Burnt(NamedTuple):
    landings: int
    target: Damage


class Flight(NamedTuple):
    """The dragons in the air: where they are (None: too far to reach the target again), landings on it so far."""

    landed: int
    at: Hex | None
    strikes: tuple[int, ...]


class Fire(NamedTuple):
    """The landings burn one after the other: the next one, how many there are, those that strike, the worst so far."""

    landing: int
    landings: int
    strikes: tuple[int, ...]
    worst: Damage


def flight_step(face: int, readings: DragonReadings, north: int = 6) -> Hex:
    """La fureur des dragons (R37): the step that a direction means. 6 is north, which `north` says of a turned map."""
    turn = face + north if readings.dragon_compass == "clockwise" else north - face
    return NORTH.rotated(turn % ALL_SIDES)


@procedure(
    passage="La fureur des dragons",
    tables=("fury",),
    examples=(
        {"target": [0, 0]},
        {"target": [0, -5], "steer": [6, 6, 6, 6]},
        {"origin": [1, 0], "target": [0, 0], "radius": 1},
    ),
)
def dragon_fury(given: Fury) -> Move[Burnt]:
    """La fureur des dragons: the dragons of a nest ravage up to six hexes. What becomes of one of them?"""
    return landing(Flight(0, None, ()), Hex(*given.origin), given)


def landing(flight: Flight, place: Hex, given: Fury) -> Move:
    """La fureur des dragons (R38): they land, strike the target if this is it, and fly on or burn."""
    target, landed = Hex(*given.target), flight.landed + 1
    strikes = flight.strikes
    if place == target and not (strikes and given.options.dragon_revisit == "skip"):
        strikes = (*strikes, landed)
    if landed == LANDINGS:
        return goto(hit, Fire(1, landed, strikes, "untouched"))
    lost_sight = given.radius is None and distance(place, target) > LANDINGS - landed
    return goto(direction, Flight(landed, None if lost_sight else place, strikes))


def direction(flight: Flight, given: Fury) -> Step:
    """La fureur des dragons (R37, R80): one die says where they fly next; in a dream the sorcerer does."""
    coming = flight.landed + 1
    if given.steer and coming >= STEERED_FROM:
        return flown(flight, given.steer[coming - STEERED_FROM], given)
    return Roll(f"fury.dir.{coming}", d6, then=flown)


def flown(flight: Flight, face: int, given: Fury) -> Move:
    if flight.at is None:  # wherever they go, the target is out of reach and the map has no edge
        landed = flight.landed + 1
        if landed == LANDINGS:
            return goto(hit, Fire(1, landed, flight.strikes, "untouched"))
        return goto(direction, Flight(landed, None, flight.strikes))
    place = flight.at + flight_step(face, given.options)
    if not given.on_map(place):
        told = note("flight_ends", landings=flight.landed)
        return goto(hit, Fire(1, flight.landed, flight.strikes, "untouched"), told)
    return landing(flight, place, given)


# --- The fire


def hit(fire: Fire) -> Step:
    """La fureur des dragons (R39, R40): one die for each landing, in order."""
    return Roll(f"fury.hit.{fire.landing}", d6, then=burnt)


def burnt(fire: Fire, face: int, rules: Rules) -> Move:
    effect: Damage = rules.table("fury").at(face)
    strikes = fire.landing in fire.strikes
    worst = max(fire.worst, effect, key=SEVERITY.index) if strikes else fire.worst
    told = note("fury", landing=fire.landing, effect=effect, strikes=strikes)
    if fire.landing == fire.landings:
        return done(Burnt(fire.landings, worst), told)
    left = tuple(strike for strike in fire.strikes if strike > fire.landing)
    return goto(hit, Fire(fire.landing + 1, fire.landings, left, worst), told)
