"""2.6.3, 2.8.5 and Annexe E: forts and missions overseas, and what a fortress costs."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import Field

from jacta.games.europa_universalis.inputs import TECHS, Tech, number
from jacta.games.europa_universalis.sieges.assault import FORT_RESISTANCE
from jacta.rules import Given, Move, Rules, done, procedure

# --- Coût des forteresses


class FortressCost(Given):
    """A fortress raised to `level` from the level below (R43s)."""

    level: Annotated[int, Field(ge=2, le=5)]
    land_technology: Tech
    turn: Annotated[int, Field(ge=1, le=1000)]


class FortressPrice(NamedTuple):
    cost: int
    maintenance: int
    allowed: bool


@procedure(
    passage="Coût des forteresses",
    kind="table",
    tables=("fortress_cost",),
    examples=(
        {"level": 3, "land_technology": "arquebus", "turn": 12},
        {"level": 5, "land_technology": "lace", "turn": 39},
    ),
)
def fortress_cost(given: FortressCost, rules: Rules) -> Move[FortressPrice]:
    """Coût des forteresses (R43s): price, upkeep, and whether technology and turn allow it."""
    row = rules.table("fortress_cost").at(given.level)
    advanced = TECHS.index(given.land_technology) >= TECHS.index(row["technology"])
    return done(FortressPrice(row["cost"], row["maintenance"], advanced and given.turn >= row["turn"]))


# --- 2.6.3 Les forts, 2.8.5 Forts, missions, milices

Besieger: TypeAlias = Literal["any detachment, even reduced"]
BESIEGER: Besieger = "any detachment, even reduced"
GARRISON = 1
"""Detachments inside; printed of a mission, and by analogy of a fort (R9s)."""


class Fort(Given):
    kind: Literal["fort", "mission"]
    breach: bool = False
    garrison: bool = False


class FortValues(NamedTuple):
    siege_level: int
    besieger: Besieger
    resistance: int | Fraction
    falls_at_once: bool
    garrison_limit_dt: int
    needed_for_control: bool


@procedure(
    passage="2.6.3 Les forts; 2.8.5 Forts, missions, milices",
    kind="table",
    examples=({"kind": "fort"}, {"kind": "mission", "breach": True}),
)
def fort(given: Fort) -> Move[FortValues]:
    """2.6.3, 2.8.5 (R9s): a fort is a fortress of level 0; a breach lays it open, and an empty one falls."""
    return done(
        FortValues(
            siege_level=0,
            besieger=BESIEGER,
            resistance=0 if given.breach else number(FORT_RESISTANCE),
            falls_at_once=given.breach and not given.garrison,
            garrison_limit_dt=GARRISON,
            needed_for_control=given.kind == "fort",
        )
    )
