"""Changement de formation of a counter: what it costs, and the counter afterwards."""

from __future__ import annotations

from typing import NamedTuple

from pydantic import model_validator

from jacta.games.vive_lempereur.formations.formations import Change, FormationChange, change_formation
from jacta.games.vive_lempereur.inputs import Formation
from jacta.games.vive_lempereur.options import Situation
from jacta.games.vive_lempereur.units.pieces import AnyUnit, Battery, Regiment
from jacta.rules import Move, Run, Step, done, goto, procedure


class Forming(Situation):
    unit: AnyUnit
    to: Formation

    @model_validator(mode="after")
    def change_is_one(self) -> Forming:
        change_of(self)
        return self


def change_of(given: Forming) -> FormationChange:
    """The change, refused as the check of it would be."""
    unit = given.unit
    return FormationChange(arm=unit.arm, from_=unit.formation, to=given.to, mp_left=unit.mp, options=given.options)


class FormingOutcome(NamedTuple):
    cost: int
    allowed: bool
    unit: Regiment | Battery


@procedure(
    passage="TABLE DES FORMATIONS, changement de formation",
    kind="check",
    readings=("free_change",),
    tables=("formation_change",),
    examples=(
        {"unit": {"arm": "infantry", "formation": "column", "morale": 7, "steps": 3, "mp": 4}, "to": "square"},
        {
            "unit": {"formation": "limbered", "morale": 7, "steps": 2, "fire": 6, "max_range": 6, "mp": 1},
            "to": "in_battery",
        },
    ),
)
def forming(given: Forming) -> Move[FormingOutcome]:
    """Changement de formation (R26): a counter forms up anew, as far as its movement points allow."""
    return goto(ordered, None)


def ordered(nothing: None, given: Forming) -> Step:
    """Changement de formation (R26): paid in movement points; without enough of them nothing changes."""
    return Run("change_formation", change_formation, change_of(given), then=formed_anew)


def formed_anew(nothing: None, end: Change, given: Forming) -> Move:
    changed = {"formation": given.to, "mp": end.mp_left}
    unit = given.unit.model_copy(update=changed) if end.allowed else given.unit
    return done(FormingOutcome(end.cost, end.allowed, unit))
