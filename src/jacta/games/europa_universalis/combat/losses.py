"""2.2.4 and 2.2.5: from the losses that the dice give to those really suffered, and the counters that bear them."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Literal, NamedTuple

from pydantic import Field, model_validator

from jacta.games.europa_universalis.combat.blows import reduction
from jacta.games.europa_universalis.inputs import (
    FULL_STACK,
    WORTH,
    Count,
    Detachments,
    Halves,
    Map,
    Size,
    in_halves,
    number,
    refuse,
)
from jacta.games.europa_universalis.marches.stacking import exceeded_limits
from jacta.games.europa_universalis.options import LossOptions
from jacta.rules import Given, Move, Rules, done, procedure, remembered

LOSS_TABLES = ("stack_loss_reduction", "size_modifier", "loss_variation")


# --- 2.2.5 Comparaison des tailles


class Sizes(Given):
    inflicting: Size
    suffering: Size


def compared(inflicting: int, suffering: int, rules: Rules) -> int:
    """2.2.4 étape 2; Comparaison des tailles (R11): the modifier of the army that inflicts."""
    modifier: int = rules.table("size_modifier").at(inflicting, suffering)
    return modifier


@procedure(
    passage="2.2.5, Comparaison des tailles",
    kind="table",
    tables=("size_modifier",),
    examples=({"inflicting": 7, "suffering": 0}, {"inflicting": 2, "suffering": 4}),
)
def size_modifier(given: Sizes, rules: Rules) -> Move[int]:
    """2.2.5, Comparaison des tailles: the larger army has the plus."""
    return done(compared(given.inflicting, given.suffering, rules))


# --- 2.2.5 Variation de pertes selon la taille


class Line0(Given):
    modifier: Annotated[int, Field(ge=-2, le=2)]
    losses: Halves


LAST_COLUMN = 2 * FULL_STACK  # in halves; over it the table says what to add


def varied(modifier: int, losses: int, rules: Rules) -> int:
    """2.2.4 étape 3; Variation de pertes selon la taille (R9, R38, R39): the real losses, in halves."""
    if not losses:
        return 0
    cell = int(2 * rules.table("loss_variation").at(modifier, losses))
    return cell if losses <= LAST_COLUMN else max(0, losses + cell)


@procedure(
    passage="2.2.5, Variation de pertes selon la taille",
    kind="table",
    tables=("loss_variation",),
    examples=({"modifier": -2, "losses": 8}, {"modifier": 2, "losses": 2.5}, {"modifier": 1, "losses": 9.5}),
)
def loss_variation(given: Line0, rules: Rules) -> Move[int | Fraction]:
    """2.2.5, Variation de pertes selon la taille: the real losses from those of line 0."""
    return done(number(varied(given.modifier, in_halves(given.losses), rules)))


# --- 2.2.4 Variation des pertes


class Inflicting(Given):
    raw: Halves
    dt: Detachments
    size: Size
    enemy_size: Size
    options: LossOptions = LossOptions()


class Inflicted(NamedTuple):
    """2.2.4, in halves: what the dice gave, less the reduction of a small stack, capped (line 0), varied by size."""

    raw: int
    reduced: int
    line0: int
    modifier: int
    losses: int


@remembered
def inflicted(
    raw: int, dt: int, size: int, enemy_size: int, rules: Rules, over_8_cap: Literal["eight", "own_dt"] = "eight"
) -> Inflicted:
    """2.2.4 steps 1-3 (R10): what a stack of `dt` detachments really inflicts, in halves."""
    reduced = max(0, raw - reduction(dt, rules))
    most = dt if over_8_cap == "own_dt" else min(dt, FULL_STACK)
    line0 = min(reduced, 2 * most)
    modifier = compared(size, enemy_size, rules)
    return Inflicted(raw, reduced, line0, modifier, varied(modifier, line0, rules))


class InflictedLosses(NamedTuple):
    line0: int | Fraction
    modifier: int
    losses: int | Fraction


@procedure(
    passage="2.2.4 Variation des pertes",
    kind="check",
    tables=LOSS_TABLES,
    examples=(
        {"raw": 6, "dt": 2, "size": 7, "enemy_size": 0},
        {"raw": 10.5, "dt": 12, "size": 0, "enemy_size": 7},
        {"raw": 10.5, "dt": 12, "size": 0, "enemy_size": 7, "options": {"over_8_cap": "own_dt"}},
    ),
)
def inflicted_losses(given: Inflicting, rules: Rules) -> Move[InflictedLosses]:
    """2.2.4: the losses that a stack really inflicts, before the retreat."""
    found = inflicted(in_halves(given.raw), given.dt, given.size, given.enemy_size, rules, given.options.over_8_cap)
    return done(InflictedLosses(number(found.line0), found.modifier, number(found.losses)))


# --- 2.2.2 F


def rounded(losses: int, where: Map = "europe") -> int:
    """2.2.2 F; 2.6.4, 2.8.3 (R49): halves in whole detachments, rounded down, but a half alone up; overseas as is."""
    if where == "overseas":
        return losses
    return 2 if losses == 1 else losses - losses % 2


def suffered(losses: int, dt: int, where: Map = "europe") -> int:
    """2.2.2 F: the effective losses, in halves; a stack cannot lose more than it has."""
    return min(rounded(losses, where), 2 * dt)


# --- 2.2.5, the counters that bear the losses


class Bearing(Given):
    a_plus: Count
    a_minus: Count
    dt: Count
    losses: Annotated[int, Field(ge=0, le=1_000)]

    @model_validator(mode="after")
    def something_is_there(self) -> Bearing:
        if not (self.a_plus or self.a_minus or self.dt):
            raise refuse("a_plus", "no-counters")
        return self


class CountersLeft(NamedTuple):
    a_plus: int
    a_minus: int
    dt: int
    stack_ok: bool


class LossChoices(NamedTuple):
    remaining: int
    options: tuple[CountersLeft, ...]


def remains(a_plus: int, a_minus: int, dt: int, losses: int) -> LossChoices:
    """2.2.5 (R3): every way to bear losses: no counter grows, and no army counter is made."""
    left = max(0, WORTH["A+"] * a_plus + WORTH["A-"] * a_minus + dt - losses)
    found = []
    for plus in range(min(a_plus, left // WORTH["A+"]), -1, -1):
        beside = left - WORTH["A+"] * plus
        for minus in range(min(a_plus + a_minus - plus, beside // WORTH["A-"]), -1, -1):
            single = beside - WORTH["A-"] * minus
            fits = not exceeded_limits(plus + minus + single, left)
            found.append(CountersLeft(plus, minus, single, fits))
    return LossChoices(left, tuple(found))


@procedure(
    passage="2.2.5 Qui gagne le combat, répartition des pertes",
    kind="check",
    examples=({"a_plus": 2, "a_minus": 0, "dt": 0, "losses": 4}, {"a_plus": 1, "a_minus": 1, "dt": 1, "losses": 3}),
)
def loss_options(given: Bearing) -> Move[LossChoices]:
    """2.2.5: what may remain of a stack after its losses, and whether that may stay together."""
    return done(remains(given.a_plus, given.a_minus, given.dt, given.losses))
