"""Scenario maps: terrain, levels and units in one small file, to ask for a line of sight or a retreat on them.

A map is a TOML file. Hexes go by their names: a letter for the column from the left, a number down it from the top,
and the columns B, D, F lie half a hex lower. "q,r" names them, too: column q begins at r = -(q // 2). Several stand in
a list, or in one text with blanks between them, "D3 E4"; so forms and the command line have them::

    title = "The farm"             # may be left out
    columns = 8
    rows = 6

    [terrain]                      # what is not listed is clear
    forest = ["D3", "E4"]
    town = ["F3"]

    [levels]                       # what is not listed is at level 0
    1 = "C2 C3"

    [communication]                # for each side, the hex towards which it retreats
    french = "A3"
    austrian = "H4"

    [[stacks]]                     # one for each occupied hex, the top unit first
    side = "french"
    hex = "B3"
    units = [{ name = "7e de ligne", arm = "infantry", formation = "column", morale = 7, steps = 3, shock = 5 }]

A unit takes the keys of the tracker: `fire`, `max_range`, `shock`, `shock_column`, `mp`, `losses`, `bad_terrain` and
`loss_penalty` may be left out. Anything wrong is refused with the key and the hex.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, ClassVar, NamedTuple, Self, get_args

from pydantic import BeforeValidator, Field, ValidationError, model_validator

from jacta.games.vive_lempereur.formations.retreat import STEPS
from jacta.games.vive_lempereur.inputs import (
    GRID,
    Arm,
    Distance,
    Formation,
    Losses,
    LossPenalty,
    Morale,
    Steps,
    Terrain,
    Value,
    check_formation,
    refuse,
)
from jacta.games.vive_lempereur.units.pieces import Battery, Regiment
from jacta.hexes import Hex, disc
from jacta.rules import InputError, Message, Piece, Strict

SAMPLES = ("farm", "ridge")
MOST_IN_A_HEX = 4
HIGHEST = 20
Size = Annotated[int, Field(ge=1, le=100)]


def _separated(written: Any) -> Any:
    """Hexes one by one, where a text names several."""
    several = [written] if isinstance(written, str) else written
    if not isinstance(several, list | tuple) or not all(isinstance(one, str) for one in several):
        return written
    return tuple(name for one in several for name in re.split(r"[\s;]+", one) if name)


Names = Annotated[tuple[str, ...], BeforeValidator(_separated), Field(json_schema_extra={"hexes": True})]
GROUNDS = sorted(get_args(Terrain), key=lambda one: one == "clear")  # what need not be said comes last
Grounds = Annotated[Mapping[str, Names], Field(json_schema_extra={"propertyNames": {"enum": GROUNDS}})]


# --- The file


class NamedUnit(Strict):
    """A counter as the file lists it; where it stands, and in what terrain, the map says."""

    name: Annotated[str, Field(min_length=1)]
    arm: Arm
    formation: Formation
    morale: Morale
    steps: Steps
    shock: Value = 0
    shock_column: Value = 0
    fire: Value = 0
    max_range: Distance = 1
    mp: Value = 0
    losses: Losses = 0
    bad_terrain: bool = False
    loss_penalty: LossPenalty = 0

    def standing(self, side: str, place: Hex, terrain: Terrain) -> Regiment | Battery:
        """The counter where it stands."""
        guns = self.arm == "artillery"
        kept = self.model_dump(exclude={"name", *(("shock_column",) if guns else ())})
        kept |= {"side": side, "at": (place.q, place.r), "terrain": terrain}
        return Battery(**kept) if guns else Regiment(**kept)


class StackSheet(Strict):
    side: Annotated[str, Field(min_length=1)]
    hex: str
    units: Annotated[tuple[NamedUnit, ...], Field(min_length=1, max_length=MOST_IN_A_HEX)]


class ScenarioMap(Piece):
    """A map as its file lists it."""

    kind: ClassVar[str] = "scenario_map"

    title: str = ""
    columns: Size
    rows: Size
    terrain: Grounds = Field(default_factory=dict)
    levels: Mapping[str, Names] = Field(default_factory=dict)
    communication: Mapping[str, str] = Field(default_factory=dict)
    stacks: tuple[StackSheet, ...] = ()

    @cached_property
    def scenario(self) -> Scenario:
        return drawn(self)

    @model_validator(mode="after")
    def is_sound(self) -> Self:
        drawn(self)
        return self

    def __hash__(self) -> int:
        return hash((self.title, self.columns, self.rows, self.stacks))


# --- The map


class Stack(NamedTuple):
    """The units in one hex, top first, each with its name."""

    side: str
    units: tuple[tuple[str, Regiment | Battery], ...]


@dataclass(frozen=True)
class Scenario:
    """A map with its units. Its questions are answered as the input of the procedure of the same name."""

    title: str
    columns: int
    rows: int
    terrain: Mapping[Hex, Terrain]
    levels: Mapping[Hex, int]
    communication: Mapping[str, Hex]
    stacks: Mapping[Hex, Stack]

    @cached_property
    def board(self) -> tuple[Hex, ...]:
        """Every hex of the map, column by column."""
        return tuple(Hex(q, row - q // 2) for q in range(self.columns) for row in range(self.rows))

    def __contains__(self, place: Hex) -> bool:
        return 0 <= place.q < self.columns and 0 <= place.r + place.q // 2 < self.rows

    def hexes(self) -> list[dict[str, Any]]:
        """The hexes that are not clear, level and empty, as the procedures take them."""
        return [
            {
                "q": place.q,
                "r": place.r,
                "terrain": self.terrain.get(place, "clear"),
                "level": self.levels.get(place, 0),
                "unit": place in self.stacks,
            }
            for place in self.board
            if place in self.terrain or place in self.levels or place in self.stacks
        ]

    def line_of_sight(self, start: str, end: str) -> dict[str, Any]:
        """The input of `line_of_sight` between two hexes of the map."""
        places = (self._place("from", start), self._place("to", end))
        return {"from": list(places[0]), "to": list(places[1]), "hexes": self.hexes()}

    def retreat(self, start: str) -> dict[str, Any]:
        """The input of `retreat` for the stack in this hex: enemies and the edge of the map bar the way."""
        place = self._place("from", start)
        if place not in self.stacks:
            raise refuse("from", "map-empty", hex=GRID.name(place))
        side = self.stacks[place].side
        barred = [list(near) for near in self.barred(place, side)]
        communication = list(self.communication[side])
        return {"from": list(place), "communication": communication, "hexes": self.hexes(), "blocked": barred}

    def barred(self, place: Hex, side: str) -> tuple[Hex, ...]:
        """The hexes around that bar a retreat of this side: enemies, and what lies off the map."""
        return tuple(
            near
            for near in disc(place, STEPS)
            if near not in self or (near in self.stacks and self.stacks[near].side != side)
        )

    def units(self, at: str) -> list[dict[str, Any]]:
        """The stack in this hex as the sequences take it, each unit in the terrain of the map."""
        stack = self.stacks.get(self._place("hex", at), Stack("", ()))
        return [unit.as_unit().model_dump(exclude_defaults=True) for _, unit in stack.units]

    def _place(self, key: str, written: str) -> Hex:
        return _on_map(self, key, written)


# --- Reading a file


def load(path: Path | str) -> Scenario:
    """The map in a file. Raises InputError naming key and hex."""
    return read(Path(path).read_text(encoding="utf-8"))


def sample(name: str) -> Scenario:
    """One of the made-up maps that come with the game: `farm` (town, woods, edge lines), `ridge` (crests)."""
    if name not in SAMPLES:
        raise refuse("name", "map-sample", name=name, known=", ".join(SAMPLES))
    return read((files("jacta.games.vive_lempereur") / "samples" / f"{name}.toml").read_text(encoding="utf-8"))


def read(text: str) -> Scenario:
    """The map in a TOML text."""
    try:
        return ScenarioMap.model_validate_json(json.dumps(tomllib.loads(text), default=str)).scenario
    except tomllib.TOMLDecodeError as error:
        raise InputError("", Message("error-said", reason=str(error))) from None
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        key = ".".join(str(part) for part in first["loc"])
        raise InputError(key, Message("error-said", reason=first["msg"])) from None


def drawn(sheet: ScenarioMap) -> Scenario:
    """The map of a sheet. Raises InputError naming key and hex where it contradicts itself."""
    empty = Scenario(sheet.title, sheet.columns, sheet.rows, {}, {}, {}, {})
    communication = {
        side: _on_map(empty, f"communication.{side}", written) for side, written in sheet.communication.items()
    }
    terrain = _by_hex(empty, "terrain", ((_terrain(name, listed), listed) for name, listed in sheet.terrain.items()))
    return Scenario(
        sheet.title,
        sheet.columns,
        sheet.rows,
        terrain,
        _by_hex(empty, "levels", ((_level(name, listed), listed) for name, listed in sheet.levels.items())),
        communication,
        dict(_stacks(empty, sheet, communication, terrain)),
    )


def _on_map(scenario: Scenario, key: str, written: str) -> Hex:
    try:
        place = GRID.find(written) or Hex.parse(written)
    except ValueError:
        raise refuse(key, "map-hex", hex=written) from None
    if place not in scenario:
        raise refuse(key, "map-off", hex=GRID.name(place), columns=scenario.columns, rows=scenario.rows)
    return place


def _terrain(name: str, listed: Names) -> Any:
    known = get_args(Terrain)
    if name not in known:
        raise refuse(f"terrain.{name}", "map-terrain", terrain=name, hex=" ".join(listed), allowed=", ".join(known))
    return name


def _level(name: str, listed: Names) -> int:
    try:
        level = int(name)
    except ValueError:
        level = HIGHEST + 1
    if abs(level) > HIGHEST:
        raise refuse(f"levels.{name}", "map-level", level=name, hex=" ".join(listed), highest=HIGHEST)
    return level


def _by_hex(scenario: Scenario, key: str, listings: Iterable[tuple[Any, Names]]) -> dict[Hex, Any]:
    """What is said of each hex; nothing may be said twice."""
    found: dict[Hex, Any] = {}
    for said, listed in listings:
        for number, written in enumerate(listed):
            place = _on_map(scenario, f"{key}.{said}.{number}", written)
            if place in found:
                raise refuse(
                    f"{key}.{said}.{number}", "map-twice", hex=GRID.name(place), first=found[place], second=said
                )
            found[place] = said
    return found


def _stacks(
    scenario: Scenario, sheet: ScenarioMap, communication: Mapping[str, Hex], terrain: Mapping[Hex, Terrain]
) -> Iterator[tuple[Hex, Stack]]:
    taken: dict[Hex, str] = {}
    for number, stack in enumerate(sheet.stacks):
        key = f"stacks.{number}"
        place = _on_map(scenario, f"{key}.hex", stack.hex)
        if place in taken:
            raise refuse(
                f"{key}.hex", "map-overlap", hex=GRID.name(place), first=taken[place], second=stack.units[0].name
            )
        if stack.side not in communication:
            raise refuse(f"{key}.side", "map-side", hex=GRID.name(place), side=stack.side)
        taken[place] = stack.units[0].name
        for at, unit in enumerate(stack.units):
            check_formation(f"{key}.units.{at}.formation", unit.arm, unit.formation, skirmish=True)
        ground = terrain.get(place, "clear")
        units = tuple((unit.name, unit.standing(stack.side, place, ground)) for unit in stack.units)
        yield place, Stack(stack.side, units)
