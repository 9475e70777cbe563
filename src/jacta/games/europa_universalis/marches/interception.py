"""2.4.6 and Annexe E: meeting an enemy on the move, and slipping away before the battle."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from pydantic import Field, model_validator

from jacta.dice import d10
from jacta.games.europa_universalis.inputs import Leader, refuse
from jacta.games.europa_universalis.options import InterceptionOptions
from jacta.games.europa_universalis.pieces.fleet import Fleet
from jacta.games.europa_universalis.pieces.stack import Stack
from jacta.rules import Given, Move, Role, Roll, Rules, Run, Step, done, goto, note, procedure

NEEDED = 8  # Interception sur 8+, Retraite avant bataille sur 8+
CONDITIONS = ("friendly_force_or_city", "recent_siege", "in_port", "enemy_force_present", "bad_weather")
NOBODY = -1

Domain: TypeAlias = Literal["land", "sea"]


# --- 2.4.6 Interception


class Attempt(Given):
    """One stack tries to meet a mover; friendly means friendly to the interceptor."""

    domain: Domain = "land"
    manoeuvre: Leader = 0
    enemy_manoeuvre: Leader = 0
    friendly_force_or_city: bool = False
    recent_siege: bool = False
    in_port: bool = False
    enemy_force_present: bool = False
    bad_weather: bool = False
    options: InterceptionOptions = InterceptionOptions()

    @property
    def allowed(self) -> bool:
        """2.4.6 (R27): on land a mover who joins friends cannot be intercepted."""
        joins_friends = self.domain == "land" and self.enemy_force_present
        return not joins_friends or self.options.friends_rule == "modifier"

    def check(self, path: str = "") -> None:
        """Ports are for fleets."""
        if self.in_port and self.domain == "land":
            raise refuse(f"{path}in_port", "land-port")


class Interception(Attempt):
    @model_validator(mode="after")
    def makes_sense(self) -> Interception:
        self.check()
        return self


class InterceptionOutcome(NamedTuple):
    allowed: bool
    success: bool


LEADERS = (Stack, Fleet)
"""Annexe E: the tables of interception and of evasion serve on land and at sea."""


def own_manoeuvre(piece: Stack | Fleet) -> dict[str, Any]:
    return {"manoeuvre": piece.commander.manoeuvre}


def enemy_manoeuvre(piece: Stack | Fleet) -> dict[str, Any]:
    return {"enemy_manoeuvre": piece.commander.manoeuvre}


def domain_of(piece: Stack | Fleet) -> dict[str, Any]:
    return {"domain": "sea" if isinstance(piece, Fleet) else "land"}


INTERCEPTOR = {"interceptor": "success=true"}


def interception_modifier(given: Interception, rules: Rules) -> int:
    """Interception sur 8+: difference of manoeuvre, and every line that applies."""
    table = rules.table("interception")
    lines: list[int] = [table.at(condition) for condition in CONDITIONS if getattr(given, condition)]
    return given.manoeuvre - given.enemy_manoeuvre + sum(lines)


@procedure(
    passage="2.4.6 Interception; Interception sur 8+",
    tables=("interception",),
    roles={
        "interceptor": Role(LEADERS, lambda piece: own_manoeuvre(piece) | domain_of(piece)),
        "mover": Role(LEADERS, lambda piece: enemy_manoeuvre(piece) | domain_of(piece)),
    },
    aims=INTERCEPTOR,
    examples=(
        {},
        {"manoeuvre": 5, "enemy_manoeuvre": 1, "friendly_force_or_city": True},
        {"domain": "sea", "manoeuvre": 4, "recent_siege": True, "bad_weather": True},
        {"enemy_force_present": True},
    ),
)
def interception(given: Interception, rules: Rules) -> Move[InterceptionOutcome]:
    """2.4.6: one stack tries to intercept one mover in one region."""
    if not given.allowed:
        return done(InterceptionOutcome(allowed=False, success=False), note("interception_forbidden"))
    return goto(intercept, interception_modifier(given, rules))


def intercept(modifier: int) -> Step:
    """Interception sur 8+ (R28): one die and the modifiers; no face decides by itself."""
    return Roll("interception", d10.plus(modifier), then=intercepted, who="interceptor")


def intercepted(modifier: int, total: int) -> Move:
    success = total >= NEEDED
    return done(InterceptionOutcome(allowed=True, success=success), note("intercepted", success=success))


class InterceptionGauntlet(Given):
    """Attempts in one region in the order tried. An attempt that states no reading is read as the others are."""

    attempts: Annotated[tuple[Attempt, ...], Field(min_length=1, max_length=12)]
    options: InterceptionOptions = InterceptionOptions()

    @model_validator(mode="after")
    def attempts_make_sense(self) -> InterceptionGauntlet:
        for place, attempt in enumerate(self.attempts):
            attempt.check(f"attempts.{place}.")
        return self

    def attempt(self, place: int) -> Interception:
        stated = self.attempts[place]
        options = self.options if stated.left_out("options") else stated.options
        return Interception(**{**stated.model_dump(exclude={"options"}), "options": options})


class GauntletOutcome(NamedTuple):
    by: int


@procedure(
    passage="2.4.6 Interception",
    tables=("interception",),
    aims={"interceptor": "by>=0", "mover": "by=-1"},
    examples=(
        {"attempts": [{}, {"manoeuvre": 2}, {"enemy_force_present": True}]},
        {"attempts": [{"enemy_force_present": True}, {"manoeuvre": 4}], "options": {"friends_rule": "modifier"}},
    ),
)
def interception_gauntlet(given: InterceptionGauntlet) -> Move[GauntletOutcome]:
    """2.4.6: every enemy stack may try, until one succeeds in this region."""
    return goto(next_attempt, 0)


def next_attempt(place: int, given: InterceptionGauntlet) -> Step:
    """2.4.6: the next stack tries; only one interception may succeed in a region."""
    if place == len(given.attempts):
        return done(GauntletOutcome(NOBODY))
    return Run("interception", interception, given.attempt(place), then=attempted)


def attempted(place: int, outcome: InterceptionOutcome) -> Move:
    return done(GauntletOutcome(place)) if outcome.success else goto(next_attempt, place + 1)


# --- Retraite avant bataille


class Evasion(Given):
    manoeuvre: Leader = 0
    enemy_manoeuvre: Leader = 0


class EvasionOutcome(NamedTuple):
    success: bool


@procedure(
    passage="Retraite avant bataille sur 8+",
    roles={"evader": Role(LEADERS, own_manoeuvre), "enemy": Role(LEADERS, enemy_manoeuvre)},
    aims={"evader": "success=true"},
    examples=({}, {"manoeuvre": 1, "enemy_manoeuvre": 5}, {"manoeuvre": 6, "enemy_manoeuvre": 2}),
)
def evasion(given: Evasion) -> Move[EvasionOutcome]:
    """Retraite avant bataille (R29): a stack refuses the battle that is offered."""
    return goto(evade, max(0, given.manoeuvre - given.enemy_manoeuvre))


def evade(advantage: int) -> Step:
    """Retraite avant bataille sur 8+: one die, and the difference of manoeuvre if it is positive."""
    return Roll("evasion", d10.plus(advantage), then=evaded, who="evader")


def evaded(advantage: int, total: int) -> Move:
    success = total >= NEEDED
    return done(EvasionOutcome(success), note("evaded", success=success))
