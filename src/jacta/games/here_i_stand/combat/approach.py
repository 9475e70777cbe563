"""Intercepter and Echapper à la bataille: two dice against nine, before a field battle."""

from __future__ import annotations

from typing import Literal, NamedTuple

from jacta.dice import Dice
from jacta.games.here_i_stand.counters import Ratings, best
from jacta.games.here_i_stand.inputs import Modifier
from jacta.games.here_i_stand.pieces import APPROACH_ROLES
from jacta.rules import Given, Move, Roll, Step, done, goto, note, procedure

NEEDED = 9
CAVALRY = {"none": 0, "own": 1, "enemy": -1}

EXAMPLES: tuple[dict[str, object], ...] = (
    {},
    {"leaders": [2], "cavalry": "enemy"},
    {"leaders": [2, 1], "cavalry": "own", "mod": -1},
)
AIMS = {"player": "success=true"}


class Attempt(Given):
    leaders: Ratings = ()
    cavalry: Literal["none", "own", "enemy"] = "none"
    mod: Modifier = 0

    @property
    def modifier(self) -> int:
        return best(self.leaders) + CAVALRY[self.cavalry] + self.mod


class AttemptOutcome(NamedTuple):
    dice: int
    total: int
    success: bool


@procedure(passage="Intercepter", roles=APPROACH_ROLES, aims=AIMS, examples=EXAMPLES)
def interception(given: Attempt) -> Move[AttemptOutcome]:
    """Intercepter: a force tries to meet an enemy that moves past it."""
    return goto(intercept, given.modifier)


def intercept(modifier: int) -> Step:
    """Intercepter (R25, R26, R27): two dice, the best leader, cavalry; 9 or more intercepts."""
    return Roll("attempt", Dice(2, 6), then=compared, who="player")


@procedure(passage="Echapper à la bataille", roles=APPROACH_ROLES, aims=AIMS, examples=EXAMPLES)
def avoid_battle(given: Attempt) -> Move[AttemptOutcome]:
    """Echapper à la bataille: a force tries to slip away before the battle."""
    return goto(slip_away, given.modifier)


def slip_away(modifier: int) -> Step:
    """Echapper à la bataille (R25, R26, R27): two dice, the best leader, cavalry; 9 or more escapes."""
    return Roll("attempt", Dice(2, 6), then=compared, who="player")


def compared(modifier: int, dice: int) -> Move:
    total = dice + modifier
    success = total >= NEEDED
    return done(AttemptOutcome(dice, total, success), note("attempt", dice=dice, total=total, success=success))
