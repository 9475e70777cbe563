"""2.4.2 and 2.4.5: what a march costs, and what stands in its way."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from pydantic import model_validator

from jacta.dice import d10
from jacta.games.europa_universalis.inputs import Count, Detachments, Leader, Level, Map, refuse
from jacta.games.europa_universalis.pieces.stack import Stack
from jacta.rules import Given, Move, Role, Roll, Rules, Step, done, goto, procedure

Variant: TypeAlias = Literal["trial", "base"]


# --- 2.4.2 Usure


class Attrition(Given):
    """A stack that marched or besieged. The trial table is that of 2.7, the base one that of 2.4.2 (R46)."""

    dt: Detachments
    manoeuvre: Leader = 0
    routed: bool = False
    variant: Variant = "trial"
    map: Map = "europe"

    @model_validator(mode="after")
    def trial_rules_have_another_table_overseas(self) -> Attrition:
        if self.variant == "trial" and self.map == "overseas":
            raise refuse("map", "trial-overseas")
        return self

    @property
    def table(self) -> str:
        return f"attrition_{self.variant}"

    @property
    def leader_helps(self) -> bool:
        """Attrition en Europe: the trial table alone takes the leader from a routed stack."""
        return not (self.routed and self.variant == "trial")


class AttritionOutcome(NamedTuple):
    losses: int | float


MARCHING = Role(
    Stack,
    lambda stack: {"dt": stack.detachments, "manoeuvre": stack.commander.manoeuvre},
    lambda stack, outcome: stack.after_losses(outcome.losses),
)


@procedure(
    passage="2.4.2 Usure; 2.7 Attrition en Europe",
    tables=lambda given: (given.table,),
    roles={"stack": MARCHING},
    aims={"player": "-losses"},
    examples=(
        {"dt": 6},
        {"dt": 3, "manoeuvre": 2, "variant": "base"},
        {"dt": 2, "variant": "base", "map": "overseas"},
        {"dt": 4, "manoeuvre": 3, "routed": True},
    ),
)
def attrition(given: Attrition) -> Move[AttritionOutcome]:
    """2.4.2: a stack wears away on the march or before a fortress."""
    return goto(wear, None)


def wear(nothing: None, given: Attrition) -> Step:
    """2.4.2 (R46): one die less the leader's manoeuvre."""
    return Roll("attrition", d10.plus(-given.manoeuvre if given.leader_helps else 0), then=worn, who="player")


def worn(nothing: None, die: int, given: Attrition, rules: Rules) -> Move:
    losses: int | float = rules.table(given.table).at(die, given.dt)
    if given.map == "europe":
        losses = int(losses)  # half a detachment is nothing there
    return done(AttritionOutcome(losses))


# --- 2.4.5 Passer outre l'ennemi: fortresses


class FortressPassage(Given):
    level: Level
    besieged: bool
    left: Count
    force: Detachments

    @model_validator(mode="after")
    def leaves_no_more_than_it_has(self) -> FortressPassage:
        if self.left > self.force:
            raise refuse("left", "left-behind", left=self.left, force=self.force)
        return self


class FortressPassageVerdict(NamedTuple):
    must_stop: bool
    needed: int


@procedure(
    passage="2.4.5 Passer outre l'ennemi; 2.6.3 Les forts",
    kind="check",
    examples=(
        {"level": 2, "besieged": False, "left": 2, "force": 6},
        {"level": 3, "besieged": False, "left": 2, "force": 8},
        {"level": 0, "besieged": True, "left": 0, "force": 1},
    ),
)
def fortress_passage(given: FortressPassage) -> Move[FortressPassageVerdict]:
    """2.4.5 (R45): an unbesieged fortress stops whoever leaves too little before it; one detachment for a fort."""
    needed = 0 if given.besieged else max(1, given.level)
    must_stop = not given.besieged and (given.left < needed or given.left == given.force)
    return done(FortressPassageVerdict(must_stop, needed))
