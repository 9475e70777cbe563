"""Modificatifs au moral: the modifiers, the test on two dice, and the rally."""

from __future__ import annotations

from typing import NamedTuple

from pydantic import model_validator

from jacta.dice import Dice
from jacta.games.vive_lempereur.inputs import (
    Demoralisation,
    Direction,
    LossPenalty,
    Modifier,
    Morale,
    MoraleLeader,
    refuse,
)
from jacta.games.vive_lempereur.options import Readings, Situation
from jacta.games.vive_lempereur.units.pieces import MORALE_ROLES, RALLY_ROLES
from jacta.rules import Move, Roll, Rules, Step, done, goto, note, procedure

TWO_DICE = Dice(2, 6)
ALWAYS_PASSES, ALWAYS_FAILS = 2, 12


# --- Inputs


class Shaken(Situation):
    """A unit whose morale is tried, with what bears on test and rally alike."""

    morale: Morale
    general: MoraleLeader = 0
    demoralisation: Demoralisation = "none"
    loss_penalty: LossPenalty = 0
    other_modifier: Modifier = 0


class MoraleTest(Shaken):
    square_vs_cavalry: bool = False
    disorganised: bool = False
    attacked_from: Direction = "front"
    unit_above_failed: bool = False
    rally_adjacent_enemy: bool = False

    @model_validator(mode="after")
    def square_is_in_order(self) -> MoraleTest:
        if self.square_vs_cavalry and self.disorganised:
            raise refuse("square_vs_cavalry", "disorganised-square")
        return self


class Rally(Shaken):
    adjacent_enemy: bool = False


# --- Modificatifs


class MoraleTarget(NamedTuple):
    modifier: int
    target: int


def general_modifier(given: Shaken, rules: Rules) -> int:
    """Modificatifs au moral (R21, R22): general, state of the army, losses, scenario."""
    table = rules.table("morale")
    army: int = 0 if given.demoralisation == "none" else table.at(given.demoralisation)
    points: int = given.general * table.at("general") + given.loss_penalty * table.at("loss_penalty")
    return points + army + given.other_modifier


def test_modifier(given: MoraleTest, rules: Rules) -> int:
    """Modificatifs au moral (R22, R29): the sum of all that applies; it changes the value, not the dice."""
    table = rules.table("morale")
    named = ("square_vs_cavalry", "disorganised", "unit_above_failed", "rally_adjacent_enemy")
    applying: list[str] = [name for name in named if getattr(given, name)]
    if given.attacked_from != "front":
        applying.append(given.attacked_from)
    modifiers: list[int] = [table.at(name) for name in applying]
    return general_modifier(given, rules) + sum(modifiers)


def rally_modifier(given: Rally, rules: Rules) -> int:
    """Modificatifs au moral, Ralliement (R23): a rallying unit is disorganised."""
    table = rules.table("morale")
    disorder: int = table.at("disorganised") if rules.options.rally_penalty == "applies" else 0
    enemy: int = table.at("rally_adjacent_enemy") if given.adjacent_enemy else 0
    return general_modifier(given, rules) + disorder + enemy


def holds(dice: int, target: int, options: Readings) -> bool:
    """Note (R29): 2 always passes, 12 always fails; else the dice must not exceed the target."""
    if dice in (ALWAYS_PASSES, ALWAYS_FAILS):
        return dice == ALWAYS_PASSES
    return dice < target or (dice == target and options.morale_pass == "at_most")


@procedure(
    passage="Modificatifs au moral",
    readings=(),
    kind="check",
    tables=("morale",),
    examples=(
        {"morale": 7, "general": 1, "attacked_from": "flank"},
        {"morale": 12, "general": 2, "square_vs_cavalry": True},
    ),
)
def morale_modifier(given: MoraleTest, rules: Rules) -> Move[MoraleTarget]:
    """Modificatifs au moral: the modifiers and the number not to exceed."""
    modifier = test_modifier(given, rules)
    return done(MoraleTarget(modifier, given.morale + modifier))


# --- Test moral


class Tested(NamedTuple):
    passed: bool


@procedure(
    passage="Modificatifs au moral; Note",
    readings=("morale_pass",),
    tables=("morale",),
    aims={"owner": "passed=true"},
    roles=MORALE_ROLES,
    examples=(
        {"morale": 7},
        {"morale": 7, "general": 1, "attacked_from": "flank"},
        {"morale": 6, "disorganised": True, "demoralisation": "desperate", "unit_above_failed": True},
    ),
)
def morale_test(given: MoraleTest, rules: Rules) -> Move[Tested]:
    """Modificatifs au moral: a unit tests its morale."""
    target = given.morale + test_modifier(given, rules)
    return goto(test_dice, target, note("target", target=target))


def test_dice(target: int) -> Step:
    """Modificatifs au moral, Note (R2): two dice against the target."""
    return Roll("morale", TWO_DICE, then=tested, who="owner")


def tested(target: int, dice: int, rules: Rules) -> Move:
    passed = holds(dice, target, rules.options)
    return done(Tested(passed), note("tested", passed=passed))


# --- Ralliement


class Rallied(NamedTuple):
    rallied: bool


@procedure(
    passage="Modificatifs au moral, Ralliement",
    readings=("rally_penalty", "morale_pass"),
    tables=("morale",),
    aims={"owner": "rallied=true"},
    roles=RALLY_ROLES,
    examples=({"morale": 8, "adjacent_enemy": True}, {"morale": 6, "general": 2, "demoralisation": "demoralised"}),
)
def rally(given: Rally, rules: Rules) -> Move[Rallied]:
    """Modificatifs au moral, Ralliement: a disorganised unit tries to form up again."""
    target = given.morale + rally_modifier(given, rules)
    return goto(rally_dice, target, note("target", target=target))


def rally_dice(target: int) -> Step:
    """Modificatifs au moral, Ralliement (R23): the same two dice."""
    return Roll("rally", TWO_DICE, then=rallied, who="owner")


def rallied(target: int, dice: int, rules: Rules) -> Move:
    success = holds(dice, target, rules.options)
    return done(Rallied(success), note("rallied", success=success))
