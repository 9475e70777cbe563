"""The ground of a hex map as the procedures take it: what stands on which hex."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from pydantic import Field

from jacta.games.vive_lempereur.inputs import GRID, Place, Terrain, refuse
from jacta.hexes import Hex
from jacta.rules import Strict

Level = Annotated[int, Field(ge=-20, le=20)]


class MapHex(Strict):
    """One hex of the map. A hex that is not listed is clear, at level 0, and empty."""

    q: int
    r: int
    terrain: Terrain = "clear"
    level: Level = 0
    unit: bool = False

    @property
    def hex(self) -> Hex:
        return Hex(self.q, self.r)


EMPTY = MapHex(q=0, r=0)


class Ground:
    """The listed hexes, ready to be looked up."""

    def __init__(self, hexes: Iterable[MapHex]) -> None:
        self._listed = {listed.hex: listed for listed in hexes}

    def at(self, place: Hex) -> MapHex:
        return self._listed.get(place, EMPTY)

    def level(self, place: Hex) -> int:
        return self.at(place).level


def check_listed_once(hexes: Iterable[MapHex]) -> None:
    seen: set[Hex] = set()
    for number, listed in enumerate(hexes):
        if listed.hex in seen:
            raise refuse(f"hexes.{number}", "hex-twice", hex=GRID.name(listed.hex))
        seen.add(listed.hex)


def as_hex(place: Place) -> Hex:
    return Hex(*place)
