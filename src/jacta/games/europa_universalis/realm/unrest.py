"""Annexe E: putting down a revolt, and hunting privateers and pirates."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from pydantic import Field, model_validator

from jacta.dice import d10
from jacta.games.europa_universalis.inputs import Leader, refuse, signed
from jacta.games.europa_universalis.sea_options import PiracyOptions
from jacta.rules import Given, Move, Roll, Rules, Step, done, goto, note, procedure

NEEDED = 8  # Révolte affaiblie sur 8+, Pirate ou Corsaire réduit sur 8+
ALWAYS = 10
"""A die that succeeds whatever the modifiers."""

Present = Annotated[int, Field(ge=0, le=1000)]
RevoltFace = Literal["none", "minus", "plus"]


def succeeds(die: int, modifier: int) -> bool:
    """Sur 8+: the die and its modifiers reach 8, or the die shows a 10."""
    return die + modifier >= NEEDED or die == ALWAYS


def weakened(*, strong: bool, success: bool) -> RevoltFace:
    """R46s: a counter on its face + turns to -, one on its face - goes."""
    if success:
        return "minus" if strong else "none"
    return "plus" if strong else "minus"


# --- Révolte affaiblie sur 8+

FORCES = ("dt", "a_minus", "a_plus")
CIRCUMSTANCES = ("rough", "strong", "french_wars_of_religion", "english_civil_war", "dutch_revolt")


class Revolt(Given):
    """What stands in the province of a revolt."""

    dt: Present = 0
    a_minus: Present = 0
    a_plus: Present = 0
    manoeuvre: Leader = 0
    revolt_manoeuvre: Leader = 0
    rough: bool = False
    strong: bool = False
    french_wars_of_religion: bool = False
    english_civil_war: bool = False
    dutch_revolt: bool = False


class RevoltOutcome(NamedTuple):
    success: bool
    revolt: RevoltFace


def revolt_modifier(given: Revolt, rules: Rules) -> int:
    """Révolte affaiblie sur 8+: every line for each force present and for what is the case."""
    table = rules.table("revolt")
    lines: list[int] = [table.at(name) * getattr(given, name) for name in (*FORCES, *CIRCUMSTANCES)]
    return given.manoeuvre - given.revolt_manoeuvre + sum(lines)


@procedure(
    passage="Révolte affaiblie sur 8+",
    tables=("revolt",),
    aims={"player": "success=true"},
    examples=(
        {"dt": 1, "a_minus": 1, "french_wars_of_religion": True},
        {"dt": 1, "rough": True, "strong": True, "manoeuvre": 1, "revolt_manoeuvre": 5},
    ),
)
def revolt(given: Revolt, rules: Rules) -> Move[RevoltOutcome]:
    """Révolte affaiblie sur 8+: the forces in the province try to put the revolt down."""
    modifier = revolt_modifier(given, rules)
    return goto(put_down, modifier, note("die_modifier", modifier=signed(modifier)))


def put_down(modifier: int) -> Step:
    """Révolte affaiblie sur 8+ (R46s): one die; an unmodified 10 always succeeds."""
    return Roll("revolt", d10, then=weakened_or_not, who="player")


def weakened_or_not(modifier: int, die: int, given: Revolt) -> Move:
    success = succeeds(die, modifier)
    return done(RevoltOutcome(success, weakened(strong=given.strong, success=success)))


# --- Pirate ou Corsaire réduit sur 8+


class PiracySuppression(Given):
    """A naval stack hunts a privateer or a pirate in its sea."""

    target: Literal["privateer", "pirate"]
    strong: bool = False
    f_minus: Present = 0
    f_plus: Present = 0
    detachments: Present = 0
    manoeuvre: Leader = 0
    target_manoeuvre: Leader = 0
    battle_this_turn: bool = False
    options: PiracyOptions = PiracyOptions()

    @model_validator(mode="after")
    def somebody_hunts(self) -> PiracySuppression:
        if not (self.f_minus or self.f_plus or self.detachments):
            raise refuse("detachments", "no-hunter")
        return self


class PiracySuppressionOutcome(NamedTuple):
    success: bool
    target: RevoltFace


def presence_bonus(given: PiracySuppression, rules: Rules) -> int:
    """Pirate ou Corsaire réduit sur 8+ (R47s): fleets, and any unit; as printed against privateers alone."""
    if given.target == "pirate" and given.options.presence == "printed":
        return 0
    table = rules.table("piracy_suppression")
    fleets: int = table.at("f_minus") * given.f_minus + table.at("f_plus") * given.f_plus
    alone = not (given.f_minus or given.f_plus)
    unit: int = table.at("unit_present") if alone or given.options.single_unit == "printed" else 0
    return fleets + unit


def piracy_modifier(given: PiracySuppression, rules: Rules) -> int:
    """Pirate ou Corsaire réduit sur 8+: presence, manoeuvre, the face of the counter, a battle in the zone."""
    table = rules.table("piracy_suppression")
    face: int = table.at("plus" if given.strong else "minus")
    battle: int = table.at("battle_this_turn") if given.battle_this_turn else 0
    return presence_bonus(given, rules) + given.manoeuvre - given.target_manoeuvre + face + battle


@procedure(
    passage="Pirate ou Corsaire réduit sur 8+",
    tables=("piracy_suppression",),
    aims={"player": "success=true"},
    examples=(
        {"target": "privateer", "strong": True, "f_minus": 1, "detachments": 1},
        {"target": "pirate", "f_plus": 1, "options": {"presence": "all", "single_unit": "no_fleet_only"}},
    ),
)
def piracy_suppression(given: PiracySuppression, rules: Rules) -> Move[PiracySuppressionOutcome]:
    """Pirate ou Corsaire réduit sur 8+: the naval forces of a zone hunt."""
    modifier = piracy_modifier(given, rules)
    return goto(hunt, modifier, note("die_modifier", modifier=signed(modifier)))


def hunt(modifier: int) -> Step:
    """Pirate ou Corsaire réduit sur 8+ (R46s, R47s): one die; an unmodified 10 always succeeds."""
    return Roll("piracy_suppression", d10, then=reduced_or_not, who="player")


def reduced_or_not(modifier: int, die: int, given: PiracySuppression) -> Move:
    success = succeeds(die, modifier)
    return done(PiracySuppressionOutcome(success, weakened(strong=given.strong, success=success)))
