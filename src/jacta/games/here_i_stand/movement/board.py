"""The board that the map-bound moves are played on (the sheet prints none): its input, its errors, its queries.

A caller sends a whole `map`, or none and plays on the slot's map; an `overlay` changes who controls what and which
units stand where, without sending a whole map. Either way the rules see a checked `CheckedMap` with links both ways.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Annotated, Any, TypeVar

from pydantic import Field, model_validator

from jacta.games.here_i_stand.inputs import AnyPlace, AnyPower, Count, Name, off_the_map, refuse
from jacta.rules import Given, Reading, Rules, Strict, Values

PASS = "pass"
INDEPENDENT = "independent"

UnrestBlocks = Annotated[bool, Reading("R33")]
"""Whether a space in unrest stops being friendly (spring and winter)."""


# --- Input


class Space(Strict):
    """A land space. `fortified` is a key, an electorate or a fortress: a winter refuge (R23)."""

    controller: Name
    capital_of: Name | None = None
    fortified: bool = False
    ports: tuple[Name, ...] = ()
    unrest: bool = False


class Stack(Strict):
    power: AnyPower
    at: AnyPlace


S = TypeVar("S", bound=Stack)


class FleetOnMap(Stack):
    """Naval units of one power in a sea zone or in a port. None at all: absent."""

    count: Count = 1


class ArmyOnMap(Stack):
    """Land units of one power in a space. None at all: absent."""

    units: Count


Link = Annotated[tuple[Name, ...], Field(min_length=2, max_length=3)]
"""Two spaces linked by land; a third word, `pass`, for a mountain pass."""


class MapObject(Strict):
    """A whole map as a caller sends it. One that contradicts itself is refused, naming the place."""

    spaces: Annotated[dict[Name, Space], Field(min_length=1)]
    seas: dict[Name, tuple[Name, ...]] = Field(default_factory=dict)
    edges: tuple[Link, ...] = ()
    fleets: tuple[FleetOnMap, ...] = ()
    armies: tuple[ArmyOnMap, ...] = ()

    @cached_property
    def board(self) -> CheckedMap:
        return drawn(self)

    @model_validator(mode="after")
    def is_sound(self) -> MapObject:
        drawn(self)
        return self

    def __hash__(self) -> int:
        spaces, seas = frozenset(self.spaces.items()), frozenset(self.seas.items())
        return hash((spaces, seas, self.edges, self.fleets, self.armies))


class Overlay(Strict):
    """What has changed on a map: control of some spaces, and, where given, all unrest, all fleets, all armies."""

    controllers: dict[Name, Name] = Field(default_factory=dict)
    unrest: tuple[AnyPlace, ...] | None = None
    fleets: tuple[FleetOnMap, ...] | None = None
    armies: tuple[ArmyOnMap, ...] | None = None

    def __hash__(self) -> int:
        return hash((frozenset(self.controllers.items()), self.unrest, self.fleets, self.armies))


class MapGiven(Given):
    """Input of a rule that is played on the map; left out, it is the slot's map."""

    map: MapObject | None = None
    overlay: Overlay | None = None

    def board(self, rules: Rules) -> CheckedMap:
        """The board this rule is played on. Raises InputError where the overlay does not fit it."""
        board = self.map.board if self.map else slot_board(rules)
        return overlaid(board, self.overlay) if self.overlay else board


def slot_board(rules: Rules) -> CheckedMap:
    """The slot's map. Raises EmptySlot where nobody has filled it in."""
    table = rules.table("map")
    table.refuse_if_empty()
    found: CheckedMap = table.value
    return found


def spaces(given: MapGiven, rules: Rules) -> tuple[str, ...]:
    """Every land space of the board."""
    return tuple(given.board(rules).spaces)


def places(given: MapGiven, rules: Rules) -> tuple[str, ...]:
    """Every land space and sea zone of the board."""
    return tuple(given.board(rules).adjacent)


def powers(given: MapGiven, rules: Rules) -> tuple[str, ...]:
    """Every power that controls something, or has units, on the board."""
    board = given.board(rules)
    stacks = (*board.fleets, *board.armies)
    return tuple(dict.fromkeys([space.controller for space in board.spaces.values()] + [one.power for one in stacks]))


SpaceName = Annotated[str, Values(spaces)]
PlaceName = Annotated[str, Values(places)]
PowerName = Annotated[str, Values(powers)]


class ForPower(MapGiven):
    """Input of a rule about one power's move."""

    power: AnyPower
    allies: tuple[AnyPower, ...] = ()

    @property
    def friends(self) -> frozenset[str]:
        """R31: the power and its allies."""
        return frozenset((self.power, *self.allies))


def tables_used(given: Any) -> Sequence[str]:
    """The tables behind a rule on the map: the slot is opened only where the caller sends no map."""
    return () if given.map else ("map",)


# --- The board


@dataclass(frozen=True)
class CheckedMap:
    """A checked map. `land` and `seas` say who is linked with whom, `over_pass` which land links are passes."""

    spaces: Mapping[str, Space]
    seas: Mapping[str, frozenset[str]]
    land: Mapping[str, frozenset[str]]
    over_pass: Mapping[str, frozenset[str]]
    ports_on: Mapping[str, frozenset[str]]
    fleets: tuple[FleetOnMap, ...]
    armies: tuple[ArmyOnMap, ...]

    @cached_property
    def adjacent(self) -> Mapping[str, frozenset[str]]:
        """Space to space by land, space to sea by its ports, sea to sea by link."""
        ashore = {name: self.land[name].union(space.ports) for name, space in self.spaces.items()}
        return ashore | {sea: links | self.ports_on[sea] for sea, links in self.seas.items()}

    def friendly(self, space: str, friends: frozenset[str], unrest_blocks: bool = False) -> bool:
        """R31: controlled by the power or an ally; R33: and, where unrest blocks, not in unrest."""
        there = self.spaces[space]
        return there.controller in friends and not (unrest_blocks and there.unrest)

    def own_capital(self, space: str, power: str) -> bool:
        return self.spaces[space].capital_of == power

    def navies_at(self, place: str) -> frozenset[str]:
        """The powers with a naval unit in this sea zone, or in this space's port."""
        return self._navies.get(place, frozenset())

    def units_at(self, space: str, power: str | None = None) -> int:
        """The land units in a space: all of them, or one power's."""
        return sum(army.units for army in self.armies if army.at == space and power in (None, army.power))

    @cached_property
    def _navies(self) -> dict[str, frozenset[str]]:
        navies: dict[str, frozenset[str]] = {}
        for fleet in self.fleets:
            if fleet.count:
                navies[fleet.at] = navies.get(fleet.at, frozenset()) | {fleet.power}
        return navies

    # Names that the rest of the input mentions

    def require_space(self, key: str, name: str) -> None:
        """Refuse the name of a space that is not on the board."""
        if name not in self.spaces:
            raise off_the_map(key, name, self.spaces)

    def require_place(self, key: str, name: str) -> None:
        """Refuse a name that is neither a space nor a sea zone."""
        if name not in self.adjacent:
            raise off_the_map(key, name, self.adjacent, "unknown-place")


# --- Checking a map and laying an overlay over it


def drawn(plan: MapObject) -> CheckedMap:
    """The board of a map object. Raises InputError, naming the place, where the map contradicts itself."""
    for name in plan.seas:
        if name in plan.spaces:
            raise refuse(f"map.seas.{name}", "space-and-sea", name=name)
    ports_on: dict[str, set[str]] = {sea: set() for sea in plan.seas}
    for name, space in plan.spaces.items():
        for sea in space.ports:
            if sea not in plan.seas:
                raise refuse(f"map.spaces.{name}.ports", "unknown-sea", name=sea)
            ports_on[sea].add(name)
    land, over_pass = _land_links(plan)
    check_pieces("map", plan.spaces, plan.seas, plan.fleets, plan.armies)
    return CheckedMap(
        spaces=plan.spaces,
        seas=_frozen(_sea_links(plan)),
        land=_frozen(land),
        over_pass=_frozen(over_pass),
        ports_on=_frozen(ports_on),
        fleets=plan.fleets,
        armies=plan.armies,
    )


def _sea_links(plan: MapObject) -> dict[str, set[str]]:
    links: dict[str, set[str]] = {sea: set() for sea in plan.seas}
    for sea, neighbours in plan.seas.items():
        for neighbour in neighbours:
            if neighbour not in plan.seas:
                raise refuse(f"map.seas.{sea}", "unknown-sea", name=neighbour)
            if neighbour == sea:
                raise refuse(f"map.seas.{sea}", "linked-to-itself", name=sea)
            links[sea].add(neighbour)
            links[neighbour].add(sea)
    return links


def _land_links(plan: MapObject) -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """(all land links, those over a pass), both ways."""
    land: dict[str, set[str]] = {name: set() for name in plan.spaces}
    over_pass: dict[str, set[str]] = {name: set() for name in plan.spaces}
    for number, (one, other, *kind) in enumerate(plan.edges):
        key = f"map.edges.{number}"
        for name in (one, other):
            if name not in plan.spaces:
                raise off_the_map(key, name, plan.spaces)
        if one == other:
            raise refuse(key, "linked-to-itself", name=one)
        if other in land[one]:
            raise refuse(key, "edge-twice", one=one, other=other)
        if kind not in ([], [PASS]):
            raise refuse(key, "not-a-pass", word=kind[0])
        for here, there in ((one, other), (other, one)):
            land[here].add(there)
            if kind:
                over_pass[here].add(there)
    return land, over_pass


def check_pieces(
    key: str,
    spaces: Mapping[str, Space],
    seas: Mapping[str, Any],
    fleets: Sequence[FleetOnMap],
    armies: Sequence[ArmyOnMap],
) -> None:
    """Ships lie in a sea zone or a port, armies stand ashore, and no power has two stacks of a kind in one place."""
    for number, fleet in enumerate(fleets):
        if fleet.at not in spaces and fleet.at not in seas:
            raise off_the_map(f"{key}.fleets.{number}.at", fleet.at, (*spaces, *seas), "unknown-place")
        if fleet.at in spaces and not spaces[fleet.at].ports:
            raise refuse(f"{key}.fleets.{number}.at", "no-port", name=fleet.at)
    for number, army in enumerate(armies):
        if army.at in seas:
            raise refuse(f"{key}.armies.{number}.at", "army-at-sea", name=army.at)
        if army.at not in spaces:
            raise off_the_map(f"{key}.armies.{number}.at", army.at, spaces)
    for number, fleet in _doubled(fleets):
        raise refuse(f"{key}.fleets.{number}", "two-fleets", power=fleet.power, name=fleet.at)
    for number, army in _doubled(armies):
        raise refuse(f"{key}.armies.{number}", "two-armies", power=army.power, name=army.at)


def _doubled(stacks: Sequence[S]) -> Iterator[tuple[int, S]]:
    """The stacks, with their number, that stand where their power has one already."""
    seen = set()
    for number, stack in enumerate(stacks):
        if (stack.power, stack.at) in seen:
            yield number, stack
        seen.add((stack.power, stack.at))


def overlaid(board: CheckedMap, overlay: Overlay) -> CheckedMap:
    """The board after the overlay. Raises InputError, naming the key, where it does not fit the board."""
    for name in overlay.controllers:
        board.require_space(f"overlay.controllers.{name}", name)
    for number, name in enumerate(overlay.unrest or ()):
        board.require_space(f"overlay.unrest.{number}", name)
    check_pieces("overlay", board.spaces, board.seas, overlay.fleets or (), overlay.armies or ())
    spaces = dict(board.spaces)
    for name, controller in overlay.controllers.items():
        spaces[name] = spaces[name].model_copy(update={"controller": controller})
    if overlay.unrest is not None:
        for name, space in spaces.items():
            if space.unrest != (name in overlay.unrest):
                spaces[name] = space.model_copy(update={"unrest": not space.unrest})
    return replace(
        board,
        spaces=spaces,
        fleets=board.fleets if overlay.fleets is None else overlay.fleets,
        armies=board.armies if overlay.armies is None else overlay.armies,
    )


def _frozen(links: Mapping[str, set[str]]) -> dict[str, frozenset[str]]:
    return {name: frozenset(others) for name, others in links.items()}
