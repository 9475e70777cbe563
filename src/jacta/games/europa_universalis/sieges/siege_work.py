"""2.3.2 La sape: what keeps a siege up, and the slow siege."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import Field

from jacta.dice import d10
from jacta.games.europa_universalis.inputs import Level, Modifier
from jacta.rules import Consult, Given, Move, Roll, Step, done, goto, procedure

# --- What a siege needs

Strength = Annotated[float, Field(ge=0, le=1000, multiple_of=0.1, allow_inf_nan=False)]
"""Detachments in tenths: overseas they shrink by strength points (2.6)."""


class SiegeUpkeep(Given):
    dt: Strength
    level: Level


class SiegeUpkeepVerdict(NamedTuple):
    needed: int
    maintained: bool


def keeps_siege(dt: float, level: int) -> bool:
    """2.3.2, 2.6.3: a detachment per level; before a fort any detachment, even a reduced one."""
    return dt >= level and dt > 0


@procedure(
    passage="2.3.2 La sape; 2.6.3 Les forts",
    kind="check",
    examples=({"dt": 3.5, "level": 3}, {"dt": 1.9, "level": 2}, {"dt": 0.3, "level": 0}),
)
def siege_upkeep(given: SiegeUpkeep) -> Move[SiegeUpkeepVerdict]:
    """2.3.2, 2.6.3: whoever cannot keep the siege up at the end of the round retreats before he can pillage."""
    return done(SiegeUpkeepVerdict(given.level, keeps_siege(given.dt, given.level)))


# --- The slow siege


SiegeResult: TypeAlias = Literal[
    "nothing", "siegework_minus", "siegework_plus", "breach", "breach_or_honours", "surrender"
]


class SiegeWork(Given):
    modifier: Modifier


class SiegeWorkOutcome(NamedTuple):
    result: SiegeResult


@procedure(
    passage="2.3.2 La sape",
    tables=("siege",),
    aims={"besieger": "result=surrender"},
    examples=({"modifier": 0}, {"modifier": 3}, {"modifier": -4}),
)
def siege_work(given: SiegeWork) -> Move[SiegeWorkOutcome]:
    """2.3.2: the usual slow siege, which the document does not print."""
    return goto(dig, None)


def dig(nothing: None, given: SiegeWork) -> Step:
    """2.3.2: one die for the works, modified."""
    return Roll("siege_work", d10.plus(given.modifier), then=dug, who="besieger")


def dug(nothing: None, modified: int) -> Move:
    return goto(look_up_siege, modified)


def look_up_siege(modified: int) -> Step:
    """2.3.2: what the siege table says."""
    return Consult("siege", (modified,), then=siege_read)


def siege_read(modified: int, result: SiegeResult) -> Move:
    return done(SiegeWorkOutcome(result))
