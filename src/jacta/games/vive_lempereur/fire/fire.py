"""TABLE DE FEU: the table, a firer's value, and one fire."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from pydantic import Field, model_validator

from jacta.dice import d6
from jacta.games.vive_lempereur.formations.formations import Formed, row_of
from jacta.games.vive_lempereur.inputs import Die, Distance, Formation, Losses, Modifier, Terrain, Value, refuse
from jacta.games.vive_lempereur.options import FIRE, FIRE_TABLE, FIRE_VALUE, Readings, Situation
from jacta.games.vive_lempereur.units.pieces import FIRE_ROLES
from jacta.rules import InputError, Message, Move, Roll, Rules, Step, done, goto, note, procedure

HEAVIEST = 7  # the last column, 7+


# --- The table


class FireCell(Situation):
    die: Die
    fire_value: Annotated[int, Field(ge=1, le=99)]


class FireResult(NamedTuple):
    losses: int
    morale_test: bool


def fire_cell(die: int, value: int, rules: Rules) -> str:
    """TABLE DE FEU (R4, R6): the cell; below row 1 nothing or row 1, and row 1 as it is read under 7+."""
    options, table = rules.options, rules.table("fire")
    if die < 1 and options.fire_die_0 == "row_1":
        die = 1
    if die != 1 or options.fire_die_1 == "filled":
        return str(table.at(die, value))
    if options.fire_die_1 == "shifted":
        return str(table.at(1, min(value, HEAVIEST) - 1)) if value > 1 else ""
    return str(table.at(1, value)) if value < HEAVIEST else ""


def fire_result(die: int, value: int, rules: Rules) -> FireResult:
    """TABLE DE FEU (R5): steps lost, and whether the target must test."""
    cell = fire_cell(die, value, rules)
    losses = int(cell) if cell.isdigit() else 0
    shaking = {"all": losses >= 1, "two_or_more": losses >= 2, "none": False}[rules.options.fire_loss_test]
    return FireResult(losses, cell == "*" or shaking)


@procedure(
    passage="TABLE DE FEU",
    readings=FIRE_TABLE,
    kind="table",
    tables=("fire",),
    examples=({"die": 4, "fire_value": 3}, {"die": 1, "fire_value": 7}, {"die": 0, "fire_value": 5}),
)
def fire_table(given: FireCell, rules: Rules) -> Move[FireResult]:
    """TABLE DE FEU: what a die under a fire value does."""
    return done(fire_result(given.die, given.fire_value, rules))


# --- Valeur de feu


class Firer(Formed):
    """Who fires, and how far. Only guns have a printed range and suffer from their losses."""

    fire: Value
    distance: Distance = 1
    max_range: Distance = 1
    losses: Losses = 0

    @model_validator(mode="after")
    def guns_have_a_range(self) -> Firer:
        if self.arm == "artillery" and self.left_out("max_range"):
            raise InputError("max_range", Message("error-missing"))
        return self


class FirePower(NamedTuple):
    can_fire: bool
    fire_value: int


def what_forbids_fire(given: Firer, rules: Rules) -> str | None:
    """Portée maximum; TABLE DES FORMATIONS, Feu (R9): the key that keeps this unit from firing."""
    if row_of(given.arm, given.formation, rules).fire == "none":
        return "formation"
    if given.fire == 0:
        return "fire"
    return "distance" if given.distance > given.max_range else None


def fire_power(given: Firer, rules: Rules) -> int:
    """Artillerie valeur de feu; TABLE DES FORMATIONS, Feu (R7, R8): the value of a unit that can fire."""
    if row_of(given.arm, given.formation, rules).fire == "1":
        return 1
    if given.arm != "artillery":
        return given.fire
    options: Readings = rules.options
    hexes = given.distance - (options.range_count == "intervening")
    if not given.losses:
        return max(1, given.fire - hexes)
    if options.artillery_halving == "before_range":
        return max(1, halved_up(given.fire) - hexes)
    return halved_up(max(1, given.fire - hexes))


def halved_up(value: int) -> int:
    return -(-value // 2)


@procedure(
    passage="TABLE DE FEU, Artillerie valeur de feu; TABLE DES FORMATIONS, Feu",
    readings=FIRE_VALUE,
    kind="check",
    roles=FIRE_ROLES,
    tables=("formations",),
    examples=(
        {"arm": "artillery", "formation": "in_battery", "fire": 6, "max_range": 6, "distance": 3},
        {"arm": "artillery", "formation": "in_battery", "fire": 7, "max_range": 6, "distance": 2, "losses": 1},
        {"arm": "infantry", "formation": "square", "fire": 3},
        {"arm": "cavalry", "formation": "battle_line", "fire": 2},
    ),
)
def fire_value(given: Firer, rules: Rules) -> Move[FirePower]:
    """TABLE DE FEU, Valeur de feu: the firer's value after formation, loss and range; 0 if it cannot fire."""
    can_fire = what_forbids_fire(given, rules) is None
    return done(FirePower(can_fire, fire_power(given, rules) if can_fire else 0))


# --- Feu


class FiringBattery(Firer):
    """A firer with those who fire along with it (R10), and what a scenario adds to the die."""

    other_fire: Annotated[int, Field(ge=0, le=50)] = 0
    other_modifier: Modifier = 0
    los: bool = True


class Fire(FiringBattery):
    target_formation: Formation = "line"
    target_terrain: Terrain = "clear"


def check_firer(given: FiringBattery, rules: Rules) -> None:
    """Ligne de visée, Portée maximum: refuse a fire that cannot be."""
    if key := what_forbids_fire(given, rules):
        raise refuse(key, f"no-fire-{key}", formation=given.formation, distance=given.distance, range=given.max_range)
    if not given.los:
        raise refuse("los", "no-sight")


@procedure(
    passage="TABLE DE FEU",
    readings=FIRE,
    tables=("fire", "fire_target", "formations"),
    aims={"firer": "losses"},
    roles=FIRE_ROLES,
    examples=(
        {"arm": "infantry", "formation": "line", "fire": 5},
        {
            "arm": "artillery",
            "formation": "in_battery",
            "fire": 7,
            "max_range": 6,
            "distance": 1,
            "target_formation": "square",
        },
        {"arm": "infantry", "formation": "column", "fire": 6, "target_formation": "skirmish"},
    ),
)
def fire(given: Fire, rules: Rules) -> Move[FireResult]:
    """TABLE DE FEU: one fire at one target."""
    check_firer(given, rules)
    value = fire_power(given, rules) + given.other_fire
    return goto(fire_die, value, note("fire_value", value=value))


def fire_die(value: int) -> Step:
    """TABLE DE FEU (R2): one die; a square is easier to hit, skirmishers are harder."""
    return Roll("fire", d6, then=fired, who="firer")


def fired(value: int, face: int, given: Fire, rules: Rules) -> Move:
    target = given.target_formation if given.target_formation in ("square", "skirmish") else "other"
    die = face + rules.table("fire_target").at(target) + given.other_modifier
    losses, tests = fire_result(die, value, rules)
    tests = tests and not is_sheltered(given.target_formation, given.target_terrain)
    return done(FireResult(losses, tests), note("fired", die=die, losses=losses, test=tests))


def is_sheltered(formation: str, terrain: str) -> bool:
    """TABLE DES FORMATIONS, Moral (R17): whoever is adapted to a town takes no test under fire there."""
    return formation == "adapted" and terrain == "town"
