"""2.7.6, Effet des pertes; Poursuite: what a fleet inflicts, by its size, and what becomes of the ships hit."""

from __future__ import annotations

from fractions import Fraction
from math import ceil
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from pydantic import Field, model_validator

from jacta.dice import d10
from jacta.games.europa_universalis.combat.blows import PURSUIT_COLUMN, blow
from jacta.games.europa_universalis.inputs import THIRDS, Halves, Modifier, in_halves, missing, number, refuse
from jacta.games.europa_universalis.sea_options import NavalLossOptions, NavalPursuitOptions, UnderDetachments
from jacta.rules import Move, Note, Roll, Rules, Step, done, goto, note, procedure, remembered

Front: TypeAlias = Literal["nav", "ga", "tr"]
FRONTS: tuple[Front, ...] = ("nav", "ga", "tr")
FULL_FLEET = 14  # the last column of the multipliers
FULL_LOSS = 6  # halves: the last column of the distribution
NEGLIGIBLE = Fraction(3, 10)
LOSS_TABLES = ("fleet_size", "loss_split")

Ships = Annotated[int, Field(ge=0, le=60)]


class Toll(NamedTuple):
    """Ships hit, in thirds of a detachment."""

    destroyed: int
    immobilised: int
    damaged: int

    @property
    def told(self) -> dict[str, Any]:
        """As the arguments of a note: in counters."""
        return {part: ships_of(thirds) for part, thirds in self._asdict().items()}

    @property
    def thirds(self) -> int:
        return self.destroyed + self.immobilised + self.damaged


# --- Effet des pertes


def halved_fire(losses: int, front: Front, enemy_front: Front, galleasses: int) -> int:
    """2.7.6 étape 3; Galères et galéasses (R65s): galleys fire by halves, quarters dropped; galleasses spare it."""
    if front != "ga" or (galleasses and enemy_front == "ga"):
        return losses
    return losses // 2


@remembered
def multiplier(size: int, rules: Rules) -> Fraction:
    """1- Modification des pertes en combat naval (R38s): by the size of the fleet, in halves of a detachment."""
    table = rules.table("fleet_size")
    if size == 3:
        return Fraction(str(table.at(2)))
    whole = 1 if size == 1 else size // 2
    fleets, rest = divmod(whole, FULL_FLEET)
    return fleets * Fraction(str(table.at(FULL_FLEET))) + Fraction(str(table.at(rest)))


@remembered
def modified(losses: int, size: int, rules: Rules) -> int:
    """2.7.6, Effet des pertes: losses times the multiplier, up to the next half; 0.3 or less are nothing. In halves."""
    exact = Fraction(losses, 2) * multiplier(size, rules)
    return ceil(2 * exact) if exact > NEGLIGIBLE else 0


@remembered
def split(losses: int, half_loss: str, rules: Rules) -> Toll:
    """2- Répartition des pertes navales (R39s): destroyed, immobilised, damaged; column 3 for every full 3 losses."""
    table = rules.table("loss_split")
    full, rest = divmod(losses, FULL_LOSS)
    threes = Toll(**table.at(FULL_LOSS / 2))
    others = Toll(**table.at(rest / 2)) if rest else Toll(0, 0, 0)
    if rest == 1 and half_loss == "damaged":
        others = others._replace(damaged=1)
    return Toll(*(full * three + other for three, other in zip(threes, others, strict=True)))


@remembered
def ships_of(thirds: int, unit: str = "DN") -> str:
    """So many thirds of a detachment in counters, as people note them: 4 are 1 DN + 1 DE."""
    whole, parts = divmod(thirds, THIRDS)
    told = [f"{count} {name}" for count, name in ((whole, unit), (parts, "DE")) if count]
    return " + ".join(told) or "0"


class NavalLosses(UnderDetachments):
    fire: Halves
    boarding: Halves
    front: Front = "nav"
    enemy_front: Front = "nav"
    galleasses: Annotated[int, Field(ge=0, le=2)] = 0
    d: Ships
    de: Ships = 0
    ga: Ships = 0
    options: NavalLossOptions = NavalLossOptions()

    @model_validator(mode="after")
    def galleys_are_among_the_detachments(self) -> NavalLosses:
        if self.options.galley_size == "half" and self.left_out("ga"):
            raise missing("ga")
        if self.ga > self.d:
            raise refuse("ga", "galleys-beyond-fleet", ga=self.ga, d=self.d)
        return self

    @property
    def size(self) -> int:
        """In halves (R18s): a galley is a whole detachment here, or a half."""
        small = self.ga if self.options.galley_size == "half" else 0
        return 2 * self.d - small + self.de


class NavalLossResult(NamedTuple):
    total: int | Fraction
    multiplier: Fraction
    modified: int | Fraction
    destroyed: int
    immobilised: int
    damaged: int


@procedure(
    passage="2.7.6, Effet des pertes; 1- Modification des pertes; 2- Répartition des pertes",
    kind="check",
    tables=LOSS_TABLES,
    examples=(
        {"fire": 2.5, "boarding": 1, "front": "ga", "d": 7, "de": 1},
        {"fire": 2.5, "boarding": 1, "front": "ga", "enemy_front": "ga", "galleasses": 1, "d": 9},
        {"fire": 1.5, "boarding": 1, "d": 29},
    ),
)
def naval_losses(given: NavalLosses, rules: Rules) -> Move[NavalLossResult]:
    """2.7.6, Effet des pertes (R74s): a day's losses; transports in front inflict none."""
    if given.front == "tr":
        return done(NavalLossResult(0, Fraction(0), 0, 0, 0, 0))
    fire = halved_fire(in_halves(given.fire), given.front, given.enemy_front, given.galleasses)
    total = fire + in_halves(given.boarding)
    losses = modified(total, given.size, rules)
    toll = split(losses, given.options.half_loss, rules)
    told = note("ships_hit", **toll.told)
    return done(NavalLossResult(number(total), multiplier(given.size, rules), number(losses), *toll), told)


# --- Poursuite


class NavalPursuit(UnderDetachments):
    d: Ships
    de: Ships = 0
    modifier: Modifier = 0
    options: NavalPursuitOptions = NavalPursuitOptions()


class PursuitLosses(NamedTuple):
    """What a pursuit takes, in thirds of a detachment."""

    modified: int | Fraction
    destroyed: int
    captured: int


@remembered
def chased(die: int, size: int, rules: Rules) -> tuple[PursuitLosses, Note]:
    """2.7.6, Poursuite (R40s): the die on column E; captured is what is hit but not sunk, or half by the text."""
    losses = blow(PURSUIT_COLUMN, die, rules).losses
    taken = modified(losses, size, rules)
    if rules.options.pursuit_split == "text":
        thirds = 3 * taken // 2
        chase = PursuitLosses(number(taken), thirds - thirds // 2, thirds // 2)
    else:
        toll = split(taken, rules.options.half_loss, rules)
        chase = PursuitLosses(number(taken), toll.destroyed, toll.immobilised + toll.damaged)
    told = note(
        "naval_chase",
        die=die,
        losses=number(losses),
        multiplier=float(multiplier(size, rules)),
        modified=chase.modified,
        destroyed=ships_of(chase.destroyed),
        captured=ships_of(chase.captured),
    )
    return chase, told


PURSUIT_TABLES = ("combat", *LOSS_TABLES)


@procedure(
    passage="2.7.6, Poursuite ou suivi au port",
    tables=PURSUIT_TABLES,
    examples=({"d": 8, "modifier": 2}, {"d": 8, "modifier": 2, "options": {"pursuit_split": "text"}}),
)
def naval_pursuit(given: NavalPursuit) -> Move[PursuitLosses]:
    """2.7.6, Poursuite: the side that held chases the one that broke."""
    return goto(pursuit_die, 2 * given.d + given.de)


def pursuit_die(size: int, given: NavalPursuit) -> Step:
    """2.7.6, Poursuite: one die on column E, stars without effect."""
    return Roll("naval_pursuit", d10.plus(given.modifier), then=pursued)


def pursued(size: int, die: int, rules: Rules) -> Move:
    chase, told = chased(die, size, rules)
    return done(chase, told)
