"""Hex maps: places and directions, lines, regions, ways across a map, and where to draw them.

Everything but the drawing is exact integer arithmetic: whether a line crosses a hex or only touches its corner decides
who may fire at whom. What stands on a hex, and what that blocks or costs, is each game's own rule.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count, takewhile
from math import cos, prod, radians, sin, sqrt
from string import ascii_uppercase
from typing import NamedTuple, TypeAlias


class Hex(NamedTuple):
    """A place on the map in axial coordinates, or the step from one place to another.

    Places and steps add, subtract and scale as vectors do, not as tuples: `ship + facing * 3`.
    """

    q: int
    r: int

    @property
    def s(self) -> int:
        """The third cube coordinate: q + r + s = 0."""
        return -self.q - self.r

    def __add__(self, step: Hex) -> Hex:  # type: ignore[override]
        return Hex(self.q + step.q, self.r + step.r)

    def __sub__(self, other: Hex) -> Hex:
        return Hex(self.q - other.q, self.r - other.r)

    def __neg__(self) -> Hex:
        return Hex(-self.q, -self.r)

    def __mul__(self, times: int) -> Hex:  # type: ignore[override]
        return Hex(self.q * times, self.r * times)

    def __rmul__(self, times: int) -> Hex:  # type: ignore[override]
        return self * times

    def rotated(self, sixths: int = 1) -> Hex:
        """This step turned clockwise by `sixths` times 60 degrees; anticlockwise if negative."""
        q, r = self
        for _ in range(sixths % 6):
            q, r = -r, q + r
        return Hex(q, r)

    def neighbours(self) -> tuple[Hex, ...]:
        """The six places around this one, in the order of `DIRECTIONS`."""
        return tuple(self + step for step in DIRECTIONS)

    def __str__(self) -> str:
        """The text form `q,r`, which `parse` reads."""
        return f"{self.q},{self.r}"

    @classmethod
    def numbered(cls, column: int, row: int) -> Hex:
        """The hex in this column and row, counted from 1 at the top left; even columns lie half a hex lower."""
        q = column - 1
        return cls(q, row - 1 - q // 2)

    @classmethod
    def parse(cls, text: str) -> Hex:
        """The hex that `q,r` names; spaces around the numbers are allowed."""
        found = re.fullmatch(r"\s*(-?[0-9]+)\s*,\s*(-?[0-9]+)\s*", text)
        if found is None:
            raise ValueError(f"not a hex: {text!r}; write two whole numbers q,r such as 3,-1")
        return cls(int(found[1]), int(found[2]))


# Clockwise with r pointing down the page: each is the one before it `rotated()`. (0, -1) is north on a flat-top map.
DIRECTIONS = (Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1))


def distance(a: Hex, b: Hex) -> int:
    """The number of steps from a to b."""
    q, r = b.q - a.q, b.r - a.r  # no third hex is made: maps ask this thousands of times
    return max(abs(q), abs(r), abs(q + r))


def direction(here: Hex, there: Hex) -> int:
    """The index in `DIRECTIONS` of the step from a hex to its neighbour."""
    step = there - here
    if step not in DIRECTIONS:
        raise ValueError(f"{here} and {there} are not neighbours")
    return DIRECTIONS.index(step)


ORIGIN = Hex(0, 0)


@dataclass(frozen=True, slots=True)
class Grid:
    """Names that people can say: a letter for the column, then a number down the column, `C4`.

    `first` is the hex at the top left; every second column lies half a hex lower. After the last letter, columns have
    double letters: AA, BB. A hex above or left of the grid goes by its coordinates. `pairs` says that a game writes its
    hexes as two numbers `[q, r]` instead of a text `q,r`; `apart`, that it keeps them only under two keys (`AXES`).
    """

    first: Hex = ORIGIN
    letters: str = ascii_uppercase
    pairs: bool = False
    apart: bool = False

    def __contains__(self, place: Hex) -> bool:
        return place.q >= self.first.q and self._depth(place) >= self._depth(self.first)

    def name(self, place: Hex) -> str:
        if place not in self:
            return str(place)
        column, row = place.q - self.first.q, self._depth(place) - self._depth(self.first) + 1
        times, letter = divmod(column, len(self.letters))
        return self.letters[letter] * (times + 1) + str(row)

    def find(self, name: str) -> Hex | None:
        """The hex with this name, or None. Capitals do not matter."""
        found = re.fullmatch(r"([A-Z]+)([1-9][0-9]*)", name.strip().upper())
        if found is None or len({*found[1]}) > 1 or found[1][0] not in self.letters:
            return None
        column = self.letters.index(found[1][0]) + (len(found[1]) - 1) * len(self.letters)
        q = self.first.q + column
        return Hex(q, int(found[2]) - 1 + self._depth(self.first) - q // 2)

    def name_of(self, written: str) -> str | None:
        """The name of a hex that is written as `q,r`; None for anything else."""
        return self.name(Hex.parse(written)) if COORDINATES.fullmatch(written) else None

    @staticmethod
    def _depth(place: Hex) -> int:
        return place.r + place.q // 2


COORDINATES = re.compile(r"-?[0-9]+,-?[0-9]+")
AXES = {"hex": ("q", "r"), "target_hex": ("tq", "tr")}
"""Pairs of keys, of an input or an outcome, that together are a hex; by the name that people use for it."""


# --- Regions ----------------------------------------------------------------------------------------------------------


def ring(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """The hexes at exactly this distance, clockwise from the one straight along (0, -1)."""
    if radius == 0:
        return (centre,)
    return tuple(
        centre + DIRECTIONS[i - 2] * radius + side * walked
        for i, side in enumerate(DIRECTIONS)
        for walked in range(radius)
    )


def spiral(centre: Hex) -> Iterator[Hex]:
    """Every hex of the endless plane, ring after ring."""
    return (place for radius in count() for place in ring(centre, radius))


def disc(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """The hexes within this distance, in the order of the spiral."""
    return tuple(place for nearer in range(radius + 1) for place in ring(centre, nearer))


# --- Lines ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Line:
    """The hexes whose interior a straight line between two centres crosses.

    `places` runs from end to end. A place is one hex or, where the line follows an edge, the pair of hexes to the left
    and right of travel. One hex from each place makes a path of neighbours.
    """

    places: tuple[tuple[Hex, ...], ...]

    @property
    def sides(self) -> tuple[tuple[Hex, ...], ...]:
        """The path of the line; for a line along edges two paths, one keeping to the left and one to the right."""
        left = tuple(place[0] for place in self.places)
        right = tuple(place[-1] for place in self.places)
        return (left,) if left == right else (left, right)


def line(start: Hex, end: Hex) -> Line:
    """The line from centre to centre, both ends included. A hex of which it only touches a corner is not on it."""
    half = distance(start, end) // 2
    for left, right in zip(DIRECTIONS[-1:] + DIRECTIONS, DIRECTIONS, strict=False):
        if end - start == (left + right) * half:
            return Line(tuple(_places_along_edges(start, left, right, half)))
    return Line(tuple((place,) for place in _hexes_crossed(start, end)))


def _places_along_edges(start: Hex, left: Hex, right: Hex, edges: int) -> Iterator[tuple[Hex, ...]]:
    yield (start,)
    for _ in range(edges):
        yield (start + left, start + right)
        start += left + right
        yield (start,)


def _hexes_crossed(start: Hex, end: Hex) -> Iterator[Hex]:
    # A side of a hex lies where the projection on the step across it, measured from the centre, is 1. The line leaves
    # by the side it meets first; at a corner it meets two at once, and takes the one it heads for more directly.
    speeds = {step: speed for step in DIRECTIONS if (speed := _projection(end - start, step)) > 0}
    clock = prod(speeds.values())  # ticks from start to end, so many that every meeting falls on a whole tick

    def meeting(step: Hex) -> tuple[int, int]:
        return (1 + _projection(here - start, step)) * (clock // speeds[step]), -speeds[step]

    here = start
    yield here
    while here != end:
        here += min(speeds, key=meeting)
        yield here


def _projection(vector: Hex, step: Hex) -> int:
    return vector.q * step.q + vector.r * step.r + vector.s * step.s


# --- Ways across a map ------------------------------------------------------------------------------------------------

# What the step from one hex to a neighbour costs: at least 0, None if it cannot be made. None is also the map's edge.
Cost: TypeAlias = Callable[[Hex, Hex], int | None]


class Route(NamedTuple):
    """A way from its first hex to its last, and what it costs."""

    hexes: tuple[Hex, ...]
    cost: int


def cheapest_route(start: Hex, goal: Hex, cost: Cost) -> Route | None:
    """The cheapest way, or None if there is none. On an endless map the search for an unreachable goal never ends.

    Among equals: the fewest steps, then, back from the goal, the smallest coordinates.
    """
    came_from = {}
    for spent, here, previous in _by_cost(start, cost):
        came_from[here] = previous
        if here == goal:
            hexes = [goal]
            while hexes[-1] != start:
                hexes.append(came_from[hexes[-1]])
            return Route(tuple(reversed(hexes)), spent)
    return None


def reachable(start: Hex, budget: int, cost: Cost) -> dict[Hex, int]:
    """What it costs to reach each hex that the budget allows, the start included; cheapest first."""
    return {here: spent for spent, here, _ in takewhile(lambda visit: visit[0] <= budget, _by_cost(start, cost))}


def _by_cost(start: Hex, cost: Cost) -> Iterator[tuple[int, Hex, Hex]]:
    """Dijkstra's search: (cost, hex, hex before it) for each hex once, the cheapest first."""
    frontier = [(0, 0, start, start)]
    settled = set()
    while frontier:
        spent, steps, here, previous = heappop(frontier)
        if here in settled:
            continue
        settled.add(here)
        yield spent, here, previous
        for there in here.neighbours():
            if there not in settled and (price := cost(here, there)) is not None:
                heappush(frontier, (spent + price, steps + 1, there, here))


# --- Drawing ----------------------------------------------------------------------------------------------------------


class Point(NamedTuple):
    """A point of the drawing, y downwards as in SVG."""

    x: float
    y: float


class Box(NamedTuple):
    """A rectangle, its fields in the order of an SVG viewBox."""

    left: float
    top: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Layout:
    """How the map lies on the page. `size` is the distance from a hex's centre to its corners; 0,0 is at the origin."""

    size: float
    flat_top: bool = True

    def centre(self, place: Hex) -> Point:
        q, r = place
        if self.flat_top:
            return Point(self.size * 1.5 * q, self.size * sqrt(3) * (r + q / 2))
        return Point(self.size * sqrt(3) * (q + r / 2), self.size * 1.5 * r)

    def corners(self, place: Hex) -> tuple[Point, ...]:
        """The six corners, clockwise; the side towards `DIRECTIONS[i]` runs from corner i to the next."""
        x, y = self.centre(place)
        first = 0 if self.flat_top else -30
        angles = [radians(first + 60 * i) for i in range(6)]
        return tuple(Point(x + self.size * cos(angle), y + self.size * sin(angle)) for angle in angles)

    def box(self, places: Iterable[Hex]) -> Box:
        """The smallest rectangle around these hexes, of which there must be at least one."""
        xs, ys = zip(*(corner for place in places for corner in self.corners(place)), strict=True)
        return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
