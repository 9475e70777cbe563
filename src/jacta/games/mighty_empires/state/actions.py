"""What players choose between: small values that read well as JSON and as text."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from jacta.games.mighty_empires.inputs import Kind, Terrain

ON_BOARD = re.compile(r"-?[0-9]+,-?[0-9]+|[ABCI][0-9]+")  # a hex, or a unit by its name

END: Literal["end"] = "end"
PASS: Literal["pass"] = "pass"
ALL: Literal["all"] = "all"
GO = "go"  # scout, and follow the scouts


class Act(NamedTuple):
    """D7, D8, D10: a unit scouts, steps, embarks, disembarks, enters or leaves a site."""

    do: str
    unit: str
    to: str


act = lru_cache(maxsize=20_000)(Act)
"""An act. Equal ones are one object: a game offers the same again and again."""


class Attack(NamedTuple):
    """D11: one unit attacks another."""

    hex: str
    attacker: str
    target: str


class Place(NamedTuple):
    """D4, D23: a piece, where it is put, and whether inside the site there."""

    piece: Kind | Literal["village"]
    hex: str
    inside: bool = False


class Cast(NamedTuple):
    """D18: a spell and its hex or unit."""

    spell: str
    target: str


cast = lru_cache(maxsize=20_000)(Cast)


class Betrayal(NamedTuple):
    """D19: the hex that goes over, and to whom."""

    hex: str
    recipient: int


class Spying(NamedTuple):
    """D20: what the spies do, and on which hex or to which player."""

    action: str
    target: str | int


class Building(NamedTuple):
    """D21: a transaction and its hex."""

    action: str
    hex: str


class Pact(NamedTuple):
    """D5: an alliance proposed or broken."""

    do: Literal["propose", "break"]
    seat: int


class Lay(NamedTuple):
    """D2: a tile that was drawn, and where it is laid."""

    terrain: Terrain
    bridge: bool
    hex: str


class Edit(NamedTuple):
    """D2: a change to the map that is being laid."""

    do: Literal["swap", "move", "turn"]
    hex: str
    to: str


def aside(answer: Any) -> bool:
    """Whoever points at a hex goes there, and stands before the walls: scouts alone, or a unit inside, are told so."""
    return answer.inside if isinstance(answer, Place) else isinstance(answer, Act) and answer.do == "scout"


@lru_cache(maxsize=20_000)
def places(answer: Any) -> tuple[str, ...]:
    """The hexes and units of the board that an answer names."""
    parts = answer if isinstance(answer, tuple) else (answer,)
    return tuple([part for part in parts if isinstance(part, str) and ON_BOARD.fullmatch(part)])
