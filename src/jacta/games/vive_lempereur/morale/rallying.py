"""Ralliement of a counter: the test, and the formation that its owner gives it."""

from __future__ import annotations

from typing import NamedTuple

from pydantic import model_validator

from jacta.games.vive_lempereur.inputs import Demoralisation, Modifier, refuse
from jacta.games.vive_lempereur.morale.morale import Rallied, Rally, rally
from jacta.games.vive_lempereur.options import Situation
from jacta.games.vive_lempereur.units.pieces import AnyUnit, Battery, General, Regiment
from jacta.rules import Ask, Move, Run, Step, done, goto, procedure


class Rallying(Situation):
    unit: AnyUnit
    general: General | None = None
    demoralisation: Demoralisation = "none"
    adjacent_enemy: bool = False
    other_modifier: Modifier = 0

    @model_validator(mode="after")
    def is_disorganised(self) -> Rallying:
        if not self.unit.is_disorganised:
            raise refuse("unit.formation", "not-disorganised")
        return self


class RallyingOutcome(NamedTuple):
    rallied: bool
    unit: Regiment | Battery


BROKEN = {"arm": "infantry", "formation": "disorganised", "morale": 7, "steps": 2, "losses": 1, "shock": 5}


@procedure(
    passage="Modificatifs au moral, Ralliement",
    asks=("rallied_formation",),
    readings=("rally_penalty", "morale_pass"),
    tables=("morale",),
    aims={"owner": "rallied=true"},
    examples=({"unit": BROKEN, "general": {"morale_general": 1}}, {"unit": BROKEN, "adjacent_enemy": True}),
)
def rallying(given: Rallying) -> Move[RallyingOutcome]:
    """Modificatifs au moral, Ralliement: a disorganised unit tries to form up again."""
    return goto(forming_up, None)


def forming_up(nothing: None, given: Rallying) -> Step:
    """Modificatifs au moral, Ralliement (R23): two dice against its morale."""
    test = Rally(
        morale=given.unit.morale,
        general=given.general.morale_general if given.general else 0,
        demoralisation=given.demoralisation,
        adjacent_enemy=given.adjacent_enemy,
        loss_penalty=given.unit.loss_penalty,
        other_modifier=given.other_modifier,
        options=given.options,
    )
    return Run("rally", rally, test, then=formed_up)


def formed_up(nothing: None, end: Rallied, given: Rallying) -> Move:
    return goto(new_formation, None) if end.rallied else done(RallyingOutcome(False, given.unit))


def new_formation(nothing: None, given: Rallying) -> Step:
    """Ralliement: the formation that it takes is its owner's free choice."""
    return Ask("rallied_formation", "owner", given.unit.orders, in_order_again, given.unit.orders[0])


def in_order_again(nothing: None, formation: str, given: Rallying) -> Move:
    return done(RallyingOutcome(True, given.unit.rallied(formation)))
