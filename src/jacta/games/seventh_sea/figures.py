"""The kinds of figures and words that this game speaks of (C8), and the states that wounds leave somebody in (C7)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from jacta.rules import DiceOf, Known, Values, refusals

Kind: TypeAlias = Literal["hero", "villain", "henchman", "brute"]
Style: TypeAlias = Literal["balanced", "reckless", "cautious"]
Toughness: TypeAlias = Literal["fragile", "resistant", "solid"]
State: TypeAlias = Literal["fit", "crippled", "out"]
Side: TypeAlias = Literal["attacker", "defender"]
SIDES: tuple[Side, Side] = ("attacker", "defender")
OTHER: dict[Side, Side] = {"attacker": "defender", "defender": "attacker"}
ROLES: dict[Side, dict[str, str]] = {side: {"attacker": side, "defender": OTHER[side]} for side in SIDES}
"""Whoever strikes, fires or speaks is the attacker of that procedure."""
Tie: TypeAlias = Literal["repeat", "defender", "attacker"]


def anything() -> tuple[str, ...]:
    """What people call something is not listed anywhere."""
    return ()


Name = Annotated[str, Field(min_length=1, max_length=100), Values(anything)]
MOST_RANK = 100
Weapon = Annotated[Name, Known("melee_weapons", "ranged_weapons")]
Missile = Annotated[Name, Known("ranged_weapons")]
Rank = Annotated[int, Field(ge=0, le=MOST_RANK)]
"""C8: a skill, or the trait of a ship."""
Trait = Annotated[int, Field(ge=1, le=MOST_RANK)]
"""C8: the trait of a character."""
Count = Annotated[int, Field(ge=0, le=200)]
Dice = Annotated[int, Field(ge=0, le=200), DiceOf(10)]
DiceModifier = Annotated[int, Field(ge=-200, le=200), DiceOf(10)]
Raises = Annotated[int, Field(ge=0, le=100)]
Difficulty = Annotated[int, Field(ge=0, le=1000)]
Points = Annotated[int, Field(ge=0, le=1000)]
Bonus = Annotated[int, Field(ge=-1000, le=1000)]
Phase = Annotated[int, Field(ge=1, le=10)]
ActionDice = tuple[Phase, ...]
Reputation = Annotated[int, Field(ge=-10_000, le=10_000)]
Experience = Annotated[int, Field(ge=0, le=100_000)]
Coordinate = Annotated[int, Field(ge=-10_000, le=10_000)]
Facing = Annotated[int, Field(ge=0, le=5)]
Modifier = Annotated[int, Field(ge=-1000, le=1000)]
Metres = Annotated[float, Field(ge=0, le=10_000, allow_inf_nan=False)]
Level = Annotated[int, Field(ge=0, le=20)]
"""Se déplacer: a level of the scenery, the lowest being 0."""
Choose: TypeAlias = Literal["choose"]
RaisesOrChoose: TypeAlias = Raises | Choose
MostRaises = Annotated[int, Field(ge=0, le=20)]


refuse = refusals("seventh_sea")


def state_of(dramatic: int, resolve: int, kind: Kind = "hero", light: int = 0) -> State:
    """Blessures graves; Blessures des PNJ (C7): how somebody with these wounds is."""
    if kind == "brute":
        return "out" if light else "fit"
    if dramatic >= (resolve if kind == "henchman" else 2 * resolve):
        return "out"
    return "fit" if dramatic < resolve else "crippled"
