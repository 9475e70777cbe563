"""Mouvement des armées: whether a step is legal and what it costs, and when a hex changes its colours.

`judged` and `annexes` are the rules themselves, for the game to ask at every step; the two checks wrap them.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import Field, model_validator

from jacta.games.mighty_empires.inputs import Colour, Count, Kind, Terrain, refuse
from jacta.games.mighty_empires.options import MarchReadings
from jacta.rules import Given, Move, done, procedure

MOST_STEPS = 2
STEP_COST = 1
SURCHARGE: dict[Terrain, int] = {"mountain": 1, "marsh": 1}  # for armies
SABOTAGE_SURCHARGE = 1
FORCED_MARCH_SURCHARGE = 1

Action: TypeAlias = Literal["step", "embark", "disembark", "retreat", "pursuit"]
BOARDING = ("embark", "disembark")
OWN_MOVES = ("step", *BOARDING)  # what a unit does in its own movement phase
CROSSINGS = ("step", "retreat", "pursuit")  # what leads to another hex
FRIENDLY = ("own", "ally")


# --- A step


class Way(NamedTuple):
    """A unit on its way to a hex, with everything that decides whether it may go and what it pays."""

    kind: Kind = "army"
    action: Action = "step"
    terrain: Terrain = "plain"
    step: int = 1
    celerity: bool = False
    explored: bool = True
    dest_colour: Colour = "none"
    dest_enemies: int = 0
    pinned: bool = False
    turn_over: bool = False
    blood_rain: bool = False
    storm_origin: bool = False
    storm_dest: bool = False
    flooded: bool = False
    desolated: bool = False
    sabotaged: bool = False
    ship_full: bool = False


Obstacle: TypeAlias = Literal[
    "turn_over",
    "blood_rain",
    "storm",
    "no_step_left",
    "ship_needs_coast",
    "unexplored",
    "impassable",
    "ship_full",
    "pinned",
    "not_own_colours",
    "occupied",
]


class StepVerdict(NamedTuple):
    legal: bool
    reason: Obstacle | None
    cost: int


def judged(way: Way, readings: MarchReadings) -> StepVerdict:
    """Mouvement des armées; La retraite: the first reason that forbids the move, or its cost."""
    reason = forbidden(way, readings)
    return StepVerdict(False, reason, 0) if reason else StepVerdict(True, None, cost(way, readings))


def forbidden(way: Way, readings: MarchReadings) -> Obstacle | None:
    """Mouvement des armées; La retraite; spells; Sabotage: why the move is illegal, the first test that fails."""
    own_move, crossing = way.action in OWN_MOVES, way.action in CROSSINGS
    stepping, retreating = way.action == "step", way.action == "retreat"
    shut = way.desolated or way.flooded or (way.sabotaged and readings.sabotage_rule == "impassable")
    tests: tuple[tuple[Obstacle, bool], ...] = (
        ("turn_over", own_move and way.turn_over),
        ("blood_rain", way.blood_rain),
        ("storm", crossing and (way.storm_origin or way.storm_dest)),
        ("no_step_left", own_move and way.step > MOST_STEPS),
        ("ship_needs_coast", crossing and way.kind == "ship" and way.terrain != "coast"),
        ("unexplored", stepping and way.dest_colour == "none" and not way.explored),
        ("impassable", crossing and shut),
        ("ship_full", way.action == "embark" and way.ship_full),
        ("pinned", way.pinned and (way.action == "embark" or (stepping and not withdraws(way, readings)))),
        ("not_own_colours", retreating and way.dest_colour not in FRIENDLY),
        ("occupied", retreating and way.dest_enemies > 0),
    )
    return next((reason for reason, fails in tests if fails), None)


def withdraws(way: Way, readings: MarchReadings) -> bool:
    """Mouvement des armées (R47): a unit beside an enemy may leave for a free hex of its own or allied colours."""
    return readings.voluntary_withdrawal and way.dest_colour in FRIENDLY and way.dest_enemies == 0


def cost(way: Way, readings: MarchReadings) -> int:
    """Mouvement des armées; Marche forcée; La retraite (R48, R49, R53, R57): what a legal move costs in rations."""
    if way.action == "pursuit":
        return 0
    rations = STEP_COST
    if way.action in OWN_MOVES and way.step == MOST_STEPS and not way.celerity:
        rations += FORCED_MARCH_SURCHARGE
    if way.action in BOARDING:
        return rations
    if way.kind == "army":
        rations += SURCHARGE.get(way.terrain, 0)
    if way.sabotaged and readings.sabotage_rule == "extra_ration":
        rations += SABOTAGE_SURCHARGE
    return rations


class MoveCheck(Given):
    kind: Kind = "army"
    action: Action = "step"
    terrain: Terrain = "plain"
    step: Annotated[int, Field(ge=1, le=3)] = 1
    celerity: bool = False
    explored: bool = True
    dest_colour: Colour = "none"
    dest_enemies: Count = 0
    pinned: bool = False
    turn_over: bool = False
    blood_rain: bool = False
    storm_origin: bool = False
    storm_dest: bool = False
    flooded: bool = False
    desolated: bool = False
    sabotaged: bool = False
    ship_full: bool = False
    options: MarchReadings = MarchReadings()

    @model_validator(mode="after")
    def ships_do_not_board(self) -> MoveCheck:
        if self.kind == "ship" and self.action in BOARDING:
            raise refuse("action", "ship-boards")
        return self


@procedure(
    passage="Mouvement des armées; Marche forcée; Déplacements maritimes; La retraite",
    kind="check",
    examples=({"step": 2, "terrain": "marsh"}, {"action": "retreat", "dest_colour": "enemy"}, {"pinned": True}),
)
def move_check(given: MoveCheck) -> Move[StepVerdict]:
    """Mouvement des armées: is this move legal, and what does it cost?"""
    way = Way(*(getattr(given, name) for name in Way._fields))
    return done(judged(way, given.options))


# --- Colours

SiteStatus: TypeAlias = Literal["none", "own", "ally", "enemy", "neutral", "hostile"]


def annexes(terrain: Terrain, own_units: int, other_units: int, site: SiteStatus, razed: bool, colour: Colour) -> bool:
    """Marquage des hexagones; Mouvement (R10, R71, R97): whether the hex takes the colours of the units alone on it."""
    alone = own_units > 0 and other_units == 0
    undefended = site in ("none", "own") or (razed and site != "ally")
    return alone and terrain != "marsh" and colour not in FRIENDLY and undefended


class Claim(Given):
    terrain: Terrain = "plain"
    own_units: Count = 1
    other_units: Count = 0
    site: SiteStatus = "none"
    razed: bool = False
    colour: Colour = "none"


class Annexed(NamedTuple):
    annexed: bool


@procedure(
    passage="Marquage des hexagones; Mouvement des armées",
    kind="check",
    examples=({}, {"colour": "enemy", "site": "enemy"}, {"terrain": "marsh"}),
)
def annex(given: Claim) -> Move[Annexed]:
    """Marquage des hexagones: does the hex become the player's?"""
    claim = (given.terrain, given.own_units, given.other_units, given.site, given.razed, given.colour)
    return done(Annexed(annexes(*claim)))
