"""Kinds of input that several chapters share."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

from pydantic import Field

from jacta.hexes import Grid
from jacta.rules import OnMap, refusals

Arm: TypeAlias = Literal["infantry", "cavalry", "artillery"]
InfantryFormation: TypeAlias = Literal["column", "line", "square", "adapted", "disorganised"]
CavalryFormation: TypeAlias = Literal["battle_line", "column", "adapted", "disorganised"]
ArtilleryFormation: TypeAlias = Literal["limbered", "in_battery", "disorganised"]
Formation: TypeAlias = Literal[
    "column", "line", "square", "adapted", "disorganised", "battle_line", "limbered", "in_battery", "skirmish"
]
FORMATIONS: dict[Arm, tuple[str, ...]] = {
    "infantry": get_args(InfantryFormation),
    "cavalry": get_args(CavalryFormation),
    "artillery": get_args(ArtilleryFormation),
}
SKIRMISH = "skirmish"  # an infantry target state without a row in the formation table

Terrain: TypeAlias = Literal["clear", "forest", "town", "village", "castle", "other"]
Direction: TypeAlias = Literal["front", "flank", "rear"]
Demoralisation: TypeAlias = Literal["none", "demoralised", "desperate"]
Side: TypeAlias = Literal["attacker", "defender"]
SIDES: tuple[Side, Side] = ("attacker", "defender")

Value = Annotated[int, Field(ge=0, le=30)]
Distance = Annotated[int, Field(ge=1, le=50)]
Losses = Annotated[int, Field(ge=0, le=9)]
Steps = Annotated[int, Field(ge=1, le=9)]
Morale = Annotated[int, Field(ge=1, le=12)]
Leader = Annotated[int, Field(ge=0, le=4)]
MoraleLeader = Annotated[int, Field(ge=0, le=2)]
LossPenalty = Annotated[int, Field(ge=0, le=2)]
Modifier = Annotated[int, Field(ge=-10, le=10)]
Die = Annotated[int, Field(ge=-20, le=30)]
Coordinate = Annotated[int, Field(ge=-200, le=200)]
Place = Annotated[tuple[Coordinate, Coordinate], OnMap()]

GRID = Grid(pairs=True)
"""How players call the hexes of a map: A1 at the top left, the columns B, D, F half a hex lower."""


refuse = refusals("vive_lempereur")


def check_formation(key: str, arm: Arm, formation: str, *, skirmish: bool = False) -> None:
    """TABLE DES FORMATIONS: a formation must be a row of its arm; foot may skirmish where a target may."""
    allowed = FORMATIONS[arm]
    if skirmish and arm == "infantry":
        allowed = (*allowed, SKIRMISH)
    if formation not in allowed:
        raise refuse(key, "formation", arm=arm, formation=formation, allowed=", ".join(allowed))
