"""2.2.2 C to E, 2.2.3 items 4 and 5: the pursuit, breaking off the combat, and the loser's retreat, each by itself."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal, NamedTuple

from jacta.dice import d10
from jacta.games.europa_universalis.combat.blows import PURSUIT_COLUMN, blow, told_blow
from jacta.games.europa_universalis.inputs import Leader, Modifier, Morale, in_halves, number
from jacta.games.europa_universalis.options import BreakOffOptions
from jacta.rules import Given, Move, Roll, Rules, Step, done, goto, procedure

# --- 2.2.3 item 4, Poursuite


class Pursuit(Given):
    modifier: Modifier
    enemy_morale: Modifier


class PursuitOutcome(NamedTuple):
    losses: int | Fraction
    stars: int
    routed: bool


@procedure(
    passage="2.2.2 C; 2.2.3, 4. Poursuite",
    tables=("combat",),
    examples=({"modifier": 0, "enemy_morale": 1}, {"modifier": 4, "enemy_morale": 0}),
)
def pursuit(given: Pursuit) -> Move[PursuitOutcome]:
    """2.2.2 C: the winner pursues with one roll in column E."""
    return goto(pursuit_die, None)


def pursuit_die(nothing: None, given: Pursuit) -> Step:
    """2.2.2 C; 2.2.3, 4. Poursuite: one die in column E, with everything that changes it."""
    return Roll("pursuit", d10.plus(given.modifier), then=pursuit_rolled)


def pursuit_rolled(nothing: None, die: int, given: Pursuit, rules: Rules) -> Move:
    struck = blow(PURSUIT_COLUMN, die, rules)
    outcome = PursuitOutcome(number(struck.losses), struck.stars, given.enemy_morale - struck.stars <= 0)
    return done(outcome, told_blow(PURSUIT_COLUMN, die, struck))


# --- 2.2.3 item 5, Rompre le combat


class BreakOff(Given):
    manoeuvre: Leader
    morale: Morale
    options: BreakOffOptions = BreakOffOptions()


class BreakOffOutcome(NamedTuple):
    success: bool


def highest_to_break_off(manoeuvre: int, morale: int, test: Literal["below", "at_most"]) -> int:
    """2.2.3, 5. Rompre le combat (R16): the highest die that succeeds."""
    return manoeuvre + morale - (test == "below")


@procedure(
    passage="2.2.3, 5. Rompre le combat",
    examples=(
        {"manoeuvre": 4, "morale": 2},
        {"manoeuvre": 4, "morale": 2, "options": {"break_off_test": "at_most"}},
        {"manoeuvre": 0, "morale": 1},
    ),
)
def break_off(given: BreakOff) -> Move[BreakOffOutcome]:
    """2.2.3, 5. Rompre le combat: an army tries to leave between the two days."""
    return goto(break_off_die, None)


def break_off_die(nothing: None) -> Step:
    """2.2.3, 5. Rompre le combat (R16): a die below manoeuvre plus morale."""
    return Roll("break_off", d10, then=break_off_rolled)


def break_off_rolled(nothing: None, die: int, given: BreakOff) -> Move:
    return done(
        BreakOffOutcome(die <= highest_to_break_off(given.manoeuvre, given.morale, given.options.break_off_test))
    )


# --- 2.2.2 E, Retraite


class Retreat(Given):
    manoeuvre: Leader
    routed: bool


class RetreatOutcome(NamedTuple):
    losses: int | Fraction


def retreat_losses(die: int, rules: Rules) -> int:
    """2.2.2 E; 2.4.2 (R18): the halves that a retreat costs."""
    return in_halves(rules.table("retreat").at(die))


@procedure(
    passage="2.2.2 E; 2.2.4 étape 4; 2.4.2",
    tables=("retreat",),
    examples=({"manoeuvre": 5, "routed": True}, {"manoeuvre": 5, "routed": False}),
)
def retreat(given: Retreat) -> Move[RetreatOutcome]:
    """2.2.2 E: the loser of a battle may lose a little more on the way."""
    return goto(retreat_die, None)


def retreat_die(nothing: None, given: Retreat) -> Step:
    """2.2.2 E (R18): one die, less the general's manoeuvre unless the army is routed."""
    return Roll("retreat", d10.plus(0 if given.routed else -given.manoeuvre), then=retreat_rolled)


def retreat_rolled(nothing: None, die: int, rules: Rules) -> Move:
    return done(RetreatOutcome(number(retreat_losses(die, rules))))
