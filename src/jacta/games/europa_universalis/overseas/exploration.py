"""2.6.2, 2.8.2 and their tables: what exploring and marching overseas costs, and what a percentage leaves."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from pydantic import Field, model_validator

from jacta.dice import d10
from jacta.games.europa_universalis.inputs import THIRDS, Leader, refuse
from jacta.games.europa_universalis.overseas.natives import POINTS_IN_DT
from jacta.games.europa_universalis.sea_options import (
    ExplorationOptions,
    FleetRules,
    RemainsOptions,
    UnderDetachments,
)
from jacta.rules import Given, Move, Roll, Rules, Run, Step, done, goto, note, procedure

Percent = Annotated[int, Field(ge=0, le=100, multiple_of=10)]
EVERYTHING = 100  # R5s: not in the tables
STAR = -1  # how a slot table writes a star instead of a percentage
STAR_COSTS = 5  # * = 50 % de chance de perdre DE/DC en plus: 1 to 5 on the die
LARGEST_ROW = 10  # Plus de 10 D = utiliser par fractions de 10 D et un reste


# --- Attrition pour l'exploration avec 3 DT ou une A


class ExplorationLoss(Given):
    fleet_rules: Literal["ships"] = "ships"
    dt: Annotated[int, Field(ge=2, le=8)]
    percent: Annotated[int, Field(ge=0, le=90, multiple_of=10)]


def army_losses(dt: int, percent: int, rules: Rules) -> int | float:
    """2.6.2 (R4s, R5s): losses in detachments; the whole stack at 100 %."""
    losses: int | float = dt if percent == EVERYTHING else rules.table("exploration_loss").at(dt, percent)
    return losses


@procedure(
    passage="2.6.2; Attrition pour l'exploration avec 3 DT ou une A",
    kind="table",
    tables=("exploration_loss",),
    examples=({"dt": 8, "percent": 90}, {"dt": 2, "percent": 60}),
)
def exploration_loss(given: ExplorationLoss, rules: Rules) -> Move[int | float]:
    """2.6.2 (R4s): what a large force loses."""
    return done(army_losses(given.dt, given.percent, rules))


# --- Reste après attrition


class Remains(UnderDetachments):
    """A stack of so many detachments, and DE or DC beside them, that loses a percentage."""

    d: Annotated[int, Field(ge=0, le=40)]
    de: Annotated[int, Field(ge=0, le=2)] = 0
    percent: Percent
    options: RemainsOptions = RemainsOptions()

    @model_validator(mode="after")
    def something_is_there(self) -> Remains:
        if not (self.d or self.de):
            raise refuse("d", "no-stack")
        return self


class Left(NamedTuple):
    """What is left for certain, in thirds of a detachment (DE, DC), and the stars still to be rolled."""

    units: int
    stars: int = 0


NOTHING = Left(0)


def left_after(d: int, de: int, percent: int, rules: Rules, *, two_de_20: Literal["printed", "corrected"]) -> Left:
    """Reste après attrition (R5s, R6s): 10 D as often as possible, the rest, and the DE by themselves."""
    if percent in (0, EVERYTHING):
        return Left(THIRDS * d + de) if percent == 0 else NOTHING
    tens, rest = divmod(d, LARGEST_ROW)
    units = stars = 0
    for row in [f"{LARGEST_ROW} D"] * tens + [f"{rest} D"] * bool(rest) + [f"{de} de"] * bool(de):
        whole, parts, starred = rules.table("remains").at(row, percent)
        if (row, percent, two_de_20) == ("2 de", 20, "corrected"):
            parts = 2
        units, stars = units + THIRDS * whole + parts, stars + starred
    return Left(units, stars)


def regrouped(units: int) -> tuple[int, int]:
    """2.7.1, 2.8.1: thirds as detachments and DE or DC."""
    return divmod(units, THIRDS)


class Remainder(NamedTuple):
    d: int
    de: int


@procedure(
    passage="Reste après attrition pour exploration, maritime et hors-europe",
    tables=("remains",),
    examples=({"d": 12, "de": 1, "percent": 30}, {"d": 1, "percent": 10}, {"d": 0, "de": 2, "percent": 20}),
)
def remains(given: Remains, rules: Rules) -> Move[Remainder]:
    """Reste après attrition: a stack loses a percentage."""
    left = left_after(given.d, given.de, given.percent, rules, two_de_20=given.options.two_de_20)
    return goto(star, left)


def star(left: Left) -> Step:
    """Reste après attrition, *: a die for each star; 1 to 5 loses one DE or DC more."""
    if not left.stars:
        return done(Remainder(*regrouped(left.units)))
    return Roll("star", d10, then=star_rolled)


def star_rolled(left: Left, die: int) -> Move:
    return goto(star, Left(left.units - (die <= STAR_COSTS), left.stars - 1))


# --- 2.6.2 Exploration, 2.8.2 Mouvement, exploration, attrition hors europe

SMALL_FORCE = 20  # 2.6.2: strength points up to which percentages count
MOVE_COLUMN = 7  # 2.6.2: the column of the sea table for a small force on the march
MARCH = 1  # 2.8.2: less on the die for a march
FRIENDLY_MARCH = 2  # 2.8.2 (R7s): instead, through friendly COL and COM only


class ExplorationAttrition(Given):
    """A force that explores or marches overseas; in DT and DC, or in DT of strength points."""

    fleet_rules: FleetRules = "detachments"
    activity: Literal["explore", "move"] = "explore"
    friendly_only: bool = False
    manoeuvre: Leader = 0
    dt: Annotated[int, Field(ge=0, le=8)] = 0
    dc: Annotated[int, Field(ge=0, le=2)] = 0
    has_army: bool = False
    points: Annotated[int, Field(ge=1, le=80)] | None = None
    percent: Percent | None = None
    options: ExplorationOptions = ExplorationOptions()

    @property
    def strength(self) -> int:
        return POINTS_IN_DT * self.dt if self.points is None else self.points

    @property
    def small(self) -> bool:
        """2.6.2: no army and at most 20 points."""
        return not self.has_army and self.strength <= SMALL_FORCE

    @model_validator(mode="after")
    def the_force_fits_the_rules(self) -> ExplorationAttrition:
        if self.friendly_only and self.activity == "explore":
            raise refuse("friendly_only", "friendly-exploration")
        if self.fleet_rules == "detachments":
            self._check_detachments()
        else:
            self._check_points()
        return self

    def _check_detachments(self) -> None:
        if not (self.dt or self.dc):
            raise refuse("dt", "no-stack")
        for key in ("has_army", "points"):
            if getattr(self, key):
                raise refuse(key, "not-here")

    def _check_points(self) -> None:
        """R4s: an army is worth two detachments at least."""
        if self.dc:
            raise refuse("dc", "not-here")
        if self.dt < 1 + self.has_army:
            raise refuse("dt", "no-stack")
        if self.points is not None and (self.has_army or self.points > POINTS_IN_DT * self.dt):
            raise refuse("points", "no-points")
        if self.activity == "move" and not self.small:
            raise refuse("activity", "large-march")


class DetachmentsWorn(NamedTuple):
    percent: int
    dt: int
    dc: int


class PointsWorn(NamedTuple):
    percent: int
    points_lost: int
    points_left: int


class ArmyWorn(NamedTuple):
    percent: int
    losses: int | float


class WornExplorers(NamedTuple):
    """The percentage that the outcome shows, and the thirds and stars left after a star of the slot table."""

    percent: int
    left: Left = NOTHING


def tables_used(given: ExplorationAttrition) -> tuple[str, ...]:
    """The table that turns the die into a percentage, unless one is stated, and the one that turns that into losses."""
    by_sea = given.fleet_rules == "ships" and given.activity == "move"
    slot = ("sea_attrition" if by_sea else "exploration_attrition",) if given.percent is None else ()
    return (*slot, "remains" if given.fleet_rules == "detachments" else "exploration_loss")


@procedure(
    passage="2.6.2 Exploration; 2.8.2 Mouvement, exploration, attrition hors europe",
    tables=tables_used,
    aims={"player": "-percent"},
    examples=(
        {"dt": 1, "manoeuvre": 3},
        {"dt": 2, "dc": 1, "activity": "move", "friendly_only": True, "manoeuvre": 2},
        {"fleet_rules": "ships", "dt": 2, "points": 15, "activity": "move"},
        {"fleet_rules": "ships", "dt": 4, "has_army": True},
    ),
)
def exploration_attrition(given: ExplorationAttrition) -> Move[DetachmentsWorn | PointsWorn | ArmyWorn]:
    """2.6.2, 2.8.2: an expedition into the unknown, or a march overseas."""
    if given.percent is not None:
        return goto(worn, WornExplorers(given.percent))
    return goto(expedition, None)


def expedition(nothing: None, given: ExplorationAttrition) -> Step:
    """2.6.2, 2.8.2 (R7s): one die less the leader's manoeuvre, and less again on the march by detachments."""
    modifier = -given.manoeuvre
    if given.fleet_rules == "detachments" and given.activity == "move":
        modifier -= FRIENDLY_MARCH if given.friendly_only else MARCH
    return Roll("expedition", d10.plus(modifier), then=percentage, who="player")


def percentage(nothing: None, die: int, given: ExplorationAttrition, rules: Rules) -> Move:
    if given.fleet_rules == "ships" and given.activity == "move":
        percent: int = rules.table("sea_attrition").at(die, MOVE_COLUMN)
    else:
        percent = rules.table("exploration_attrition").at(die)
    if percent != STAR:
        return goto(worn, WornExplorers(percent), note("percentage", die=die, percent=percent))
    if given.fleet_rules == "ships":  # a star costs a DC, and there are none
        return goto(worn, WornExplorers(0), note("starred", die=die))
    return goto(lone_star, WornExplorers(0, Left(THIRDS * given.dt + given.dc, 1)), note("starred", die=die))


def worn(state: WornExplorers, given: ExplorationAttrition, rules: Rules) -> Step:
    """2.6.2, 2.8.2: detachments by the table of remains, few points by the percentage, an army by its own table."""
    if given.fleet_rules == "detachments":
        stack = Remains(
            d=given.dt,
            de=given.dc,
            percent=state.percent,
            options=RemainsOptions(two_de_20=given.options.two_de_20),
        )
        return Run("remains", remains, stack, then=remained)
    if given.small:
        lost = share(state.percent * given.strength, given.options.point_rounding)
        return done(PointsWorn(state.percent, lost, given.strength - lost))
    return done(ArmyWorn(state.percent, army_losses(given.dt, state.percent, rules)))


def share(hundredths: int, rounding: Literal["nearest", "up", "down"]) -> int:
    """R8s: a percentage of points in whole points, a half up."""
    return (hundredths + {"nearest": 50, "up": 99, "down": 0}[rounding]) // 100


def remained(state: WornExplorers, left: Remainder) -> Move:
    return done(DetachmentsWorn(state.percent, left.d, left.de))


def lone_star(state: WornExplorers) -> Step:
    """2.7.5, 2.8.2 (R73s): a star of the attrition table; 1 to 5 loses one DC."""
    return Roll("star", d10, then=lone_star_rolled, who="player")


def lone_star_rolled(state: WornExplorers, die: int) -> Move:
    return done(DetachmentsWorn(state.percent, *regrouped(state.left.units - (die <= STAR_COSTS))))
