"""Kinds of input that several chapters share, and the two sides of a fight."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from jacta.rules import DiceOf, Known, refusals

MOST = 60
"""Of one kind, on one side."""
Count = Annotated[int, Field(ge=0, le=MOST)]
Modifier = Annotated[int, Field(ge=-20, le=20)]
DiceModifier = Annotated[int, Field(ge=-20, le=20), DiceOf(6)]
Name = Annotated[str, Field(min_length=1)]
AnyPlace = Annotated[Name, Known("places")]
AnyPower = Annotated[Name, Known("powers")]

Who: TypeAlias = Literal["attacker", "defender"]
SIDES: tuple[Who, Who] = ("attacker", "defender")


refuse = refusals("here_i_stand")
