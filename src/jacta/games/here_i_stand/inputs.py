"""Kinds of input that several chapters share, and the two sides of a fight."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from jacta.rules import DiceOf, refusals

Count = Annotated[int, Field(ge=0, le=60)]
Modifier = Annotated[int, Field(ge=-20, le=20)]
DiceModifier = Annotated[int, Field(ge=-20, le=20), DiceOf(6)]
Name = Annotated[str, Field(min_length=1)]

Who: TypeAlias = Literal["attacker", "defender"]
SIDES: tuple[Who, Who] = ("attacker", "defender")


refuse = refusals("here_i_stand")
