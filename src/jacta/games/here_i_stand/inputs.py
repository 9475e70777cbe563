"""Kinds of input that several chapters share, and the two sides of a fight."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from jacta.rules import DiceOf, InputError, Known, Message, PrintedNames, near_to, refusals

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


def off_the_map(key: str, name: str, known: Iterable[str], code: str = "unknown-space") -> InputError:
    """The refusal of a place that is not on the map, with the nearest that are."""
    refusal = Message(f"error-{code}", "here_i_stand", name=name)
    names = PrintedNames("here_i_stand", {one: f"value-{one}" for one in known})
    return InputError(key, near_to(refusal, name, names) or refusal)
