"""Kinds of input that several chapters share, and the dice."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from jacta.dice import Dice
from jacta.hexes import Grid, Hex
from jacta.rules import Label, refusals

TWO_DICE = Dice(2, 6)

GRID = Grid(Hex(-10, -4), "DEFGHJKLMNPQRSTUVWXYZ")
"""How players call the hexes: P10 is the middle of the map. Units begin with A, B, C and I: no column does."""

Terrain: TypeAlias = Literal["plain", "forest", "coast", "mountain", "river", "marsh"]
SiteType: TypeAlias = Literal["village", "city", "fortress"]
Kind: TypeAlias = Literal["army", "ship"]
Colour: TypeAlias = Literal["own", "ally", "enemy", "none"]
Season: TypeAlias = Literal["spring", "summer", "autumn", "winter"]
Side: TypeAlias = Literal["attacker", "defender"]
RetreatPolicy: TypeAlias = Literal["if_forced", "if_major", "if_allowed"]
Refuge: TypeAlias = Literal["none", "hex", "site"]

Players = Annotated[int, Field(ge=2, le=3)]
Seat = Annotated[int, Field(ge=0, le=2, json_schema_extra={"called": "seat"})]  # `seat0` is player A
Count = Annotated[int, Field(ge=0, le=1_000_000)]  # beyond anything a map could hold
MOST_MODIFIER = 20  # nobody is worse off than hopeless
Modifier = Annotated[int, Field(ge=-MOST_MODIFIER, le=MOST_MODIFIER)]
NextRoll = Annotated[int, Field(ge=-6, le=0, multiple_of=3)]


class SeatLabel(Label):
    """A seat in an outcome: it is a player, and no quantity."""

    __slots__ = ()

    @property
    def word(self) -> str:
        return f"seat{int(self)}"


refuse = refusals("mighty_empires")
