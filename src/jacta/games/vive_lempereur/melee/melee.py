"""CORPS A CORPS: the ratio, the table, one melee, and the cavalry charge."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, NamedTuple

from pydantic import Field, model_validator

from jacta.dice import d6
from jacta.games.vive_lempereur.inputs import (
    SIDES,
    Arm,
    Die,
    Formation,
    Leader,
    Modifier,
    Side,
    Terrain,
    check_formation,
    refuse,
)
from jacta.games.vive_lempereur.options import CHARGE, MELEE, MELEE_TABLE, RATIO, Situation
from jacta.games.vive_lempereur.units.pieces import MELEE_ROLES
from jacta.games.vive_lempereur.units.results import Code, Result
from jacta.rules import Move, Roll, Rules, Step, Values, done, goto, note, procedure

WALLED = ("town", "castle")  # R17: a village is not named
CORNER = (0, 7)  # R1c: die and place of the column

AttackerShock = Annotated[float, Field(ge=0.5, le=200, multiple_of=0.5, allow_inf_nan=False)]
DefenderShock = Annotated[float, Field(ge=0, le=200, multiple_of=0.5, allow_inf_nan=False)]


# --- Rapport de combat


class Ratio(Situation):
    attacker_shock: AttackerShock
    defender_shock: DefenderShock


def labels(rules: Rules) -> tuple[str, ...]:
    """CORPS A CORPS, Rapport de combat (R1): the labels over the pairs, from the left."""
    return tuple(rules.table("melee_columns").at(rules.options.melee_columns))


class Column(NamedTuple):
    column: Annotated[str, Values(labels)]


def column_of(attacker: Fraction, defender: Fraction, rules: Rules) -> str:
    """CORPS A CORPS, Rapport de combat (R3, R31): the ratio rounded to a column; no defence at all is the last one."""
    known = labels(rules)
    if defender == 0:
        return known[-1]
    ratio = attacker / defender
    if rules.options.ratio_rounding == "attacker":
        return next((label for label in known if label_ratio(label) >= ratio), known[-1])
    return next((label for label in reversed(known) if label_ratio(label) <= ratio), known[0])


def label_ratio(label: str) -> Fraction:
    return Fraction(label.rstrip("+-"))


@procedure(
    passage="CORPS A CORPS, Rapport de combat",
    readings=RATIO,
    kind="check",
    tables=("melee_columns",),
    examples=(
        {"attacker_shock": 6.5, "defender_shock": 5.5},
        {"attacker_shock": 6.5, "defender_shock": 2.5},
        {"attacker_shock": 0.5, "defender_shock": 0.5},
    ),
)
def melee_column(given: Ratio, rules: Rules) -> Move[Column]:
    """CORPS A CORPS, Rapport de combat: the column in which two shock totals fight."""
    return done(Column(column_of(Fraction(given.attacker_shock), Fraction(given.defender_shock), rules)))


# --- The table


class MeleeCell(Situation):
    die: Die
    column: str


class MeleeResult(NamedTuple):
    attacker: Code
    defender: Code


def melee_pair(die: int, column: str, rules: Rules) -> tuple[Result, Result]:
    """CORPS A CORPS (R1, R1c, R6): the pair under die and column; beyond the printed rows, the nearest one."""
    table, place = rules.table("melee"), labels(rules).index(column)
    cell: str = table.at(die, table.columns[place])
    if rules.options.melee_corner == "diagonal" and (max(die, 0), place) == CORNER:
        cell = "1/*1"
    attacker, _, defender = cell.partition("/")
    return Result.parse(attacker), Result.parse(defender)


@procedure(
    passage="CORPS A CORPS",
    readings=MELEE_TABLE,
    kind="table",
    tables=("melee", "melee_columns"),
    examples=({"die": 4, "column": "1/1"}, {"die": 9, "column": "4/1+"}, {"die": -1, "column": "1/2-"}),
)
def melee_table(given: MeleeCell, rules: Rules) -> Move[MeleeResult]:
    """CORPS A CORPS: what a die in a column does to attacker and defender."""
    known = labels(rules)
    if given.column not in known:
        raise refuse("column", "column", column=given.column, allowed=", ".join(known))
    return done(MeleeResult(*(result.code for result in melee_pair(given.die, given.column, rules))))


# --- Corps à corps, and Charge de cavalerie


class Melee(Ratio):
    attacker_general: Leader = 0
    defender_general: Leader = 0
    attacker_terrain: Terrain = "clear"
    defender_terrain: Terrain = "clear"
    other_modifier: Modifier = 0

    @property
    def die_modifier(self) -> int:
        """Modificatifs au dé (R34): the attacking general is added, the defending one subtracted."""
        return self.attacker_general - self.defender_general + self.other_modifier


class Charge(Melee):
    defender_arm: Arm
    defender_formation: Formation

    @model_validator(mode="after")
    def defender_is_a_unit(self) -> Charge:
        check_formation("defender_formation", self.defender_arm, self.defender_formation, skirmish=True)
        return self


MELEE_TABLES = ("melee", "melee_columns")


@procedure(
    passage="CORPS A CORPS; Modificatifs au dé",
    readings=MELEE,
    roles=MELEE_ROLES,
    tables=MELEE_TABLES,
    examples=(
        {"attacker_shock": 6.5, "defender_shock": 5.5},
        {"attacker_shock": 8.5, "defender_shock": 1.5, "attacker_general": 1},
        {"attacker_shock": 2.5, "defender_shock": 4.5, "defender_general": 1, "defender_terrain": "town"},
    ),
)
def melee(given: Melee, rules: Rules) -> Move[MeleeResult]:
    """CORPS A CORPS: one melee between two totals of shock."""
    return engaged(given, rules)


@procedure(
    passage="CORPS A CORPS, Charge de cavalerie",
    readings=CHARGE,
    roles=MELEE_ROLES,
    tables=MELEE_TABLES,
    examples=(
        {"attacker_shock": 7.5, "defender_shock": 3.5, "defender_arm": "infantry", "defender_formation": "line"},
        {"attacker_shock": 1.5, "defender_shock": 4.5, "defender_arm": "infantry", "defender_formation": "square"},
    ),
)
def charge(given: Charge, rules: Rules) -> Move[MeleeResult]:
    """CORPS A CORPS, Charge de cavalerie: a melee in which attacking cavalry charges."""
    return engaged(given, rules)


def engaged(given: Melee, rules: Rules) -> Move:
    column = column_of(Fraction(given.attacker_shock), Fraction(given.defender_shock), rules)
    told = note("column", column=column, attacker=given.attacker_shock, defender=given.defender_shock)
    return goto(melee_die, column, told)


def melee_die(column: str) -> Step:
    """CORPS A CORPS; Modificatifs au dé (R2): one die, with the generals of both sides."""
    return Roll("melee", d6, then=fought, who="attacker")


def fought(column: str, face: int, given: Melee, rules: Rules) -> Move:
    die = face + given.die_modifier
    attacker, defender = melee_pair(die, column, rules)
    if isinstance(given, Charge) and ridden_down(given.defender_arm, given.defender_formation):
        defender = defender.charged(rules.options)
    if without_test("attacker", given, rules):
        attacker = attacker.unstarred
    if without_test("defender", given, rules):
        defender = defender.unstarred
    told = note("melee_result", die=die, attacker=attacker.code, defender=defender.code)
    return done(MeleeResult(attacker.code, defender.code), told)


def ridden_down(arm: Arm, formation: str) -> bool:
    """Charge de cavalerie (R20): foot suffers more from a charge, unless it stands in square."""
    return arm == "infantry" and formation != "square"


def without_test(side: Side, given: Melee, rules: Rules) -> bool:
    """Résultats, sauf ville et château (R17): walls spare the side that stands in them, or everybody."""
    shelter = SIDES[1] if rules.options.town_exemption == "combat" else side
    return getattr(given, f"{shelter}_terrain") in WALLED
