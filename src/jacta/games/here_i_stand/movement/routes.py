"""Ways over the board: how far it is, what can be reached, and the least bad way between two places.

A way never visits a place twice. Names compare by code point, lists of names element by element.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from heapq import heappop, heappush
from typing import NamedTuple, TypeAlias

from jacta.games.here_i_stand.inputs import refuse
from jacta.games.here_i_stand.movement.board import CheckedMap
from jacta.rules import Note, note


class FoundWay(NamedTuple):
    """A way through the map, compared as the rules compare them: fewest breaches, fewest places, smallest names."""

    breaches: int
    length: int
    places: tuple[str, ...]

    @property
    def steps(self) -> int:
        return self.length - 1


Steps: TypeAlias = Callable[[str, int], Iterable[tuple[str, int, int]]]
"""From a place, with so many sea zones behind: (next place, sea zones then behind, breaches of that step)."""


def best_ways(start: str, steps: Steps) -> dict[str, FoundWay]:
    """The best way to every place that can be reached.

    A shortest-path search over (place, sea zones behind). Cutting a detour out of a way never adds a breach and always
    saves a place: the best way to a place visits none twice.
    """
    found: dict[str, FoundWay] = {}
    settled: set[tuple[str, int]] = set()
    open_ways = [(FoundWay(0, 1, (start,)), 0)]
    while open_ways:
        way, seas = heappop(open_ways)
        place = way.places[-1]
        if (place, seas) in settled:
            continue
        settled.add((place, seas))
        found.setdefault(place, way)
        for there, seas_there, breaches in steps(place, seas):
            if (there, seas_there) not in settled:
                longer = FoundWay(way.breaches + breaches, way.length + 1, (*way.places, there))
                heappush(open_ways, (longer, seas_there))
    return found


def legal_ends(ways: Mapping[str, FoundWay], start: str, is_open: Callable[[str], bool]) -> dict[str, FoundWay]:
    """The open places, by name, to which a way from the start breaks no rule."""
    return {name: way for name, way in sorted(ways.items()) if name != start and not way.breaches and is_open(name)}


def nearest_end(wish: str, board: CheckedMap, ways: Iterable[tuple[str, FoundWay]], units: int) -> Note:
    """What the player may do instead: take the way that ends nearest to the wish."""
    from_wish = distances(wish, board.adjacent.__getitem__)
    found = [(from_wish.get(name, len(from_wish)), name, way.places) for name, way in ways]
    if not found:
        return note("no_alternative")
    _, name, places = min(found)
    return note("alternative", to=name, path=places, units=units)


def distances(start: str, neighbours: Callable[[str], Iterable[str]]) -> dict[str, int]:
    """How many steps it is to every place that can be reached, `start` itself at 0."""
    found = {start: 0}
    waiting = deque([start])
    while waiting:
        place = waiting.popleft()
        for there in neighbours(place):
            if there not in found:
                found[there] = found[place] + 1
                waiting.append(there)
    return found


def require_path(board: CheckedMap, path: Sequence[str], start: str, end: str) -> None:
    """Refuse a path that does not lead from start to end, leaves the board, or visits a place twice."""
    for number, name in enumerate(path):
        board.require_place(f"path.{number}", name)
    if not path or (path[0], path[-1]) != (start, end):
        raise refuse("path", "path-ends", start=start, end=end)
    for number, name in enumerate(path):
        if name in path[:number]:
            raise refuse(f"path.{number}", "path-repeats", name=name)
