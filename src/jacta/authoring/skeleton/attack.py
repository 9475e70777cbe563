"""1. Attack: a volley of dice at a position, and whether to press on."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from jacta.dice import Hits
from jacta.rules import Ask, Move, Roll, Rules, Step, done, goto, note, procedure

from .options import Situation

Ground = Literal["open", "hill", "town"]
LAST_VOLLEY = 2
PRESSING_COSTS = 1  # unit


# --- 1.1 The ground: a table, looked up without dice


class HeldGround(Situation):
    ground: Ground = "open"


class Needed(NamedTuple):
    hit_on: int
    hits: int


def needed(ground: Ground, rules: Rules) -> Needed:
    """1.1 (R1): a die hits on the printed face; a position falls to its printed hits, or to one more."""
    row = rules.table("ground").at(ground)
    return Needed(row["hit_on"], row["holds"] + (rules.options.holding == "more_than"))


@procedure(passage="1.1 Ground", kind="table", tables=("ground",), examples=({"ground": "hill"},))
def hits_needed(given: HeldGround, rules: Rules) -> Move[Needed]:
    """1.1: what hits, and how many hits take the position."""
    return done(needed(given.ground, rules))


# --- 1.2 The attack: two volleys at most


class Attack(Situation):
    """Who attacks what."""

    units: Annotated[int, Field(ge=1, le=12)]
    ground: Ground = "open"


class Assault(NamedTuple):
    """Where an attack stands. What does not change stays in the input."""

    volley: int
    units: int
    hits: int


class Result(NamedTuple):
    """The outcome: its fields are the JSON keys."""

    taken: bool
    hits: int
    units_left: int


@procedure(
    passage="1.2 Attack",
    asks=("press",),
    tables=("ground",),
    aims={"attacker": "taken=true"},
    examples=({"units": 4}, {"units": 6, "ground": "town"}, {"units": 1, "ground": "hill"}),
)
def attack(given: Attack) -> Move[Result]:
    """1.2: a volley; if the position holds, the attacker may press on."""
    return goto(volley, Assault(1, given.units, 0))


def volley(assault: Assault, given: Attack, rules: Rules) -> Step:
    """1.2: a die a unit."""
    return Roll("volley", Hits(assault.units, 6, needed(given.ground, rules).hit_on), then=volley_fired, who="attacker")


def volley_fired(assault: Assault, hits: int, given: Attack, rules: Rules) -> Move:
    assault = assault._replace(hits=assault.hits + hits)
    if assault.hits >= needed(given.ground, rules).hits:
        return done(Result(True, assault.hits, assault.units))
    if assault.volley == LAST_VOLLEY or assault.units <= PRESSING_COSTS:
        return done(Result(False, assault.hits, assault.units))
    return goto(pressing, assault)


def pressing(assault: Assault) -> Step:
    """1.3: pressing on costs a unit before the second volley."""
    return Ask("press", "attacker", ("press", "stop"), then=decided, default="press")


def decided(assault: Assault, answer: str) -> Move:
    if answer == "stop":
        return done(Result(False, assault.hits, assault.units))
    units = assault.units - PRESSING_COSTS
    return goto(volley, assault._replace(volley=LAST_VOLLEY, units=units), note("pressed", units=units))
