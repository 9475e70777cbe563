"""TABLE DES FORMATIONS: the twelve rows, the change from one to another, and how far each moves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, NamedTuple

from pydantic import Field, model_validator

from jacta.games.vive_lempereur.inputs import Arm, Formation, Value, check_formation, refuse
from jacta.games.vive_lempereur.options import Situation
from jacta.games.vive_lempereur.units.pieces import CHANGE_ROLES, MOVEMENT_ROLES
from jacta.rules import Move, Rules, Values, done, procedure

FREE = ("adapted", "disorganised")


class Formed(Situation):
    """An arm in one of its formations."""

    arm: Arm
    formation: Formation

    @model_validator(mode="after")
    def formation_is_a_row(self) -> Formed:
        check_formation("formation", self.arm, self.formation)
        return self


def entries(column: str) -> Values:
    """What the table in force can say in this column."""

    def said(rules: Rules) -> Iterable[str]:
        return dict.fromkeys(row[column] for row in rules.table("formations").rows)

    return Values(said)


class Row(NamedTuple):
    """What the table says of a formation."""

    movement: Annotated[str, entries("movement")]
    fire: Annotated[str, entries("fire")]
    shock: Annotated[str, entries("shock")]
    morale: Annotated[str, entries("morale")]
    flank_rear: Annotated[str, entries("flank_rear")]


def row_of(arm: Arm, formation: str, rules: Rules) -> Row:
    return Row(**rules.table("formations").at(arm, formation))


@procedure(
    passage="TABLE DES FORMATIONS",
    readings=(),
    kind="table",
    tables=("formations",),
    examples=(
        {"arm": "infantry", "formation": "square"},
        {"arm": "cavalry", "formation": "battle_line"},
        {"arm": "artillery", "formation": "in_battery"},
    ),
)
def formation(given: Formed, rules: Rules) -> Move[Row]:
    """TABLE DES FORMATIONS: movement, fire, shock, morale, and what an attack from flank or rear does."""
    return done(row_of(given.arm, given.formation, rules))


# --- Changement de formation


class FormationChange(Situation):
    arm: Arm
    from_: Formation = Field(alias="from")
    to: Formation
    mp_left: Value
    rallied: bool = False

    @model_validator(mode="after")
    def change_is_one(self) -> FormationChange:
        check_formation("from", self.arm, self.from_)
        check_formation("to", self.arm, self.to)
        if self.from_ == self.to:
            raise refuse("to", "same-formation", formation=self.to)
        if self.from_ == "disorganised" and not self.rallied:
            raise refuse("from", "not-rallied")
        return self


class Change(NamedTuple):
    cost: int
    allowed: bool
    mp_left: int


def change_cost(given: FormationChange, rules: Rules) -> int:
    """Changement de formation (R26): free to and from the two loose states, else by arm."""
    table = rules.table("formation_change")
    loose = (given.to,) if rules.options.free_change == "to" else (given.to, given.from_)
    state = next((formation for formation in loose if formation in FREE), None)
    cost: int = table.at(state or given.arm)
    return cost


@procedure(
    passage="TABLE DES FORMATIONS, changement de formation",
    readings=("free_change",),
    kind="check",
    roles=CHANGE_ROLES,
    tables=("formation_change",),
    examples=(
        {"arm": "artillery", "from": "limbered", "to": "in_battery", "mp_left": 1},
        {"arm": "infantry", "from": "adapted", "to": "line", "mp_left": 4},
        {"arm": "cavalry", "from": "disorganised", "to": "battle_line", "mp_left": 0, "rallied": True},
    ),
)
def change_formation(given: FormationChange, rules: Rules) -> Move[Change]:
    """Changement de formation: what it costs, and whether the movement points left allow it."""
    cost = change_cost(given, rules)
    allowed = cost <= given.mp_left
    return done(Change(cost, allowed, given.mp_left - cost if allowed else given.mp_left))


# --- Mouvement


class Movement(Formed):
    mp: Value


class Allowance(NamedTuple):
    mp: int
    toward_communications: bool


@procedure(
    passage="TABLE DES FORMATIONS, Mouvement",
    readings=(),
    kind="check",
    roles=MOVEMENT_ROLES,
    tables=("formations",),
    examples=(
        {"arm": "infantry", "formation": "square", "mp": 5},
        {"arm": "artillery", "formation": "in_battery", "mp": 3},
        {"arm": "cavalry", "formation": "disorganised", "mp": 8},
    ),
)
def movement(given: Movement, rules: Rules) -> Move[Allowance]:
    """Mouvement (R27): a square spends at most one point, a battery none, the disorganised make for their lines."""
    entry = row_of(given.arm, given.formation, rules).movement
    limits = {"1": 1, "none": 0}
    return done(Allowance(min(limits.get(entry, given.mp), given.mp), entry == "toward_communications"))
