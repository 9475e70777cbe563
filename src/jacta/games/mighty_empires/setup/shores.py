"""Where an automatic map lies: its land, the shore around it, and places for the capitals (4.2)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, permutations
from math import atan2, sqrt

from jacta.hexes import Hex, distance, spiral

LEAST_APART = 4
HAVEN = 2  # a capital on the coast has so many neighbours on land


@lru_cache(maxsize=64)
def land(size: int) -> tuple[Hex, ...]:
    """4.2, 1: the first cells of the spiral from the centre."""
    walk = spiral(Hex(0, 0))
    return tuple(next(walk) for _ in range(size))


@lru_cache(maxsize=64)
def shore(size: int) -> tuple[Hex, ...]:
    """4.2, 2: the cells around the land, by their bearing from the centre."""
    inside = set(land(size))
    outside = {near for cell in inside for near in cell.neighbours()} - inside
    return tuple(sorted(outside, key=lambda cell: atan2(sqrt(3) * (cell.r + cell.q / 2), 1.5 * cell.q)))


def chain(size: int, start: int, length: int) -> tuple[Hex, ...]:
    """4.2, 2: the coast: so many cells of the shore, one after the other."""
    around = shore(size)
    return tuple(around[(start + place) % len(around)] for place in range(length))


@lru_cache(maxsize=512)
def capital_places(size: int, inland: int, coast: tuple[Hex, ...]) -> tuple[tuple[Hex, ...], ...]:
    """4.2, 3: where the capitals can be, as far apart as possible: inland ones, then the one on the coast."""
    cells = set(land(size))
    inner = [cell for cell in land(size) if all(near in cells for near in cell.neighbours())]
    havens = [cell for cell in coast[1:-1] if sum(near in cells for near in cell.neighbours()) >= HAVEN]
    best: list[tuple[Hex, ...]] = []
    apart = LEAST_APART
    for chosen in combinations(inner, inland):
        if any(distance(one, other) < apart for one, other in combinations(chosen, 2)):
            continue
        for haven in [(cell,) for cell in havens] if coast else [()]:
            nearest = min(distance(one, other) for one, other in combinations((*chosen, *haven), 2))
            if nearest > apart:
                best, apart = [], nearest
            if nearest == apart:
                best.extend((*order, *haven) for order in permutations(chosen))
    return tuple(best)


@lru_cache(maxsize=256)
def has_room(size: int, inland: int, coast_length: int) -> bool:
    """Whether the capitals find places wherever the coast begins; no length means that none is on the coast."""
    if not coast_length:
        return bool(capital_places(size, inland, ()))
    return all(capital_places(size, inland, chain(size, start, coast_length)) for start in range(len(shore(size))))
