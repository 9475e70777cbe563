"""The slot `map`: the board graph that only the game's own map prints, and looking up one place on it.

The file in `tables/` lists the map the way a person reads it off the board, each link once. A user's own file may be
written like it, or hold a whole map object (`spaces`, `seas`, `edges`, `fleets`, `armies`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

from pydantic import Field, ValidationError

from jacta.games.here_i_stand.inputs import AnyPlace, Name, off_the_map, refuse
from jacta.games.here_i_stand.movement.board import (
    PASS,
    ArmyOnMap,
    CheckedMap,
    FleetOnMap,
    MapGiven,
    MapObject,
    PlaceName,
    Space,
    tables_used,
)
from jacta.rules import InputError, Message, Move, Rules, Strict, done, in_force, procedure

Names = tuple[Name, ...]
Lists = dict[Name, Names]


class MapSheet(Strict):
    """A map as the table file lists it: each land link once, under one of its ends; each port under its sea zone."""

    home: Lists
    capitals: dict[Name, Name] = Field(default_factory=dict)
    keys: Names = ()
    electorates: Names = ()
    fortresses: Names = ()
    land: Lists = Field(default_factory=dict)
    passes: Lists = Field(default_factory=dict)
    ports: Lists = Field(default_factory=dict)
    links: Lists = Field(default_factory=dict)
    unrest: Names = ()
    fleets: tuple[FleetOnMap, ...] = ()
    armies: tuple[ArmyOnMap, ...] = ()

    def spaces_named(self) -> Iterator[tuple[str, str]]:
        """(key, space) for every space the sheet mentions outside `home`."""
        for key in ("capitals", "keys", "electorates", "fortresses", "land", "passes", "unrest"):
            yield from ((f"map.{key}", name) for name in getattr(self, key))
        for key in ("land", "passes", "ports"):
            for under, names in getattr(self, key).items():
                yield from ((f"map.{key}.{under}", name) for name in names)

    def as_map(self) -> MapObject:
        """The same map as one object; each home power controls its spaces."""
        controllers: dict[str, str] = {}
        for power, names in self.home.items():
            for name in names:
                if name in controllers:
                    raise refuse(f"map.home.{power}", "home-twice", name=name)
                controllers[name] = power
        for key, name in self.spaces_named():
            if name not in controllers:
                raise off_the_map(key, name, controllers)
        fortified = {*self.keys, *self.electorates, *self.fortresses}
        spaces = {
            name: Space(
                controller=power,
                capital_of=self.capitals.get(name),
                fortified=name in fortified,
                ports=tuple(sea for sea, names in self.ports.items() if name in names),
                unrest=name in self.unrest,
            )
            for name, power in controllers.items()
        }
        clear = [(one, other) for one, others in self.land.items() for other in others]
        high = [(one, other, PASS) for one, others in self.passes.items() for other in others]
        return MapObject(
            spaces=spaces,
            seas={sea: self.links.get(sea, ()) for sea in (*self.ports, *self.links)},
            edges=(*clear, *high),
            fleets=self.fleets,
            armies=self.armies,
        )


def checked_map(content: Any) -> CheckedMap:
    """The board in a table file, listed or as a map object. Raises InputError naming the key under `map`."""
    written = json.dumps(content, default=str)
    try:
        if "spaces" in content:
            return MapObject.model_validate_json(written).board
        return MapSheet.model_validate_json(written).as_map().board
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        key = ".".join(("map", *(str(part) for part in first["loc"])))
        raise InputError(key, Message("error-said", reason=first["msg"])) from None


def place_names() -> tuple[str, ...]:
    """Every land space and sea zone of the map in force; none where nobody has filled it in."""
    board = in_force("here_i_stand", "map").value
    return tuple(board.adjacent) if board else ()


# --- One place


class MapLookup(MapGiven):
    at: AnyPlace


class Place(NamedTuple):
    """One place with its links by land or sea, and where land meets sea."""

    kind: Literal["space", "sea"]
    neighbours: tuple[PlaceName, ...]
    passes: tuple[PlaceName, ...]
    ports: tuple[PlaceName, ...]


@procedure(
    passage="Plan de jeu (non imprimé)",
    kind="table",
    tables=tables_used,
    examples=[{"at": "grenoble"}, {"at": "gulf_of_lyon"}],
)
def map(given: MapLookup, rules: Rules) -> Move[Place]:
    """The neighbours of a space by land, which of them lie over a pass, and its sea zones; or those of a sea zone."""
    board = given.board(rules)
    at = given.at
    board.require_place("at", at)
    if at in board.seas:
        return done(Place("sea", _sorted(board.seas[at]), (), _sorted(board.ports_on[at])))
    ports = frozenset(board.spaces[at].ports)
    return done(Place("space", _sorted(board.land[at]), _sorted(board.over_pass[at]), _sorted(ports)))


def _sorted(names: frozenset[str]) -> tuple[str, ...]:
    return tuple(sorted(names))
