"""Lines of sight: laws over random maps, and a second opinion that samples the line densely."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise, product
from typing import Any

from hypothesis import given as over
from hypothesis import strategies as st

import jacta
from jacta.games.vive_lempereur.fire.sight import first_blocker, look
from jacta.games.vive_lempereur.maps.ground import Ground, MapHex
from jacta.games.vive_lempereur.options import Readings
from jacta.hexes import Hex, distance, line

NEAR = range(-1, 5)
PLACES = st.tuples(st.sampled_from(NEAR), st.sampled_from(NEAR))
TERRAIN = st.sampled_from(("clear", "clear", "clear", "clear", "clear", "forest", "town", "village", "castle", "other"))
FEATURES = st.tuples(TERRAIN, st.sampled_from((0, 0, 0, 1, 2)), st.sampled_from((False, False, False, False, True)))
MAPS = st.dictionaries(PLACES, FEATURES, max_size=14)
OPTIONS: st.SearchStrategy[dict[str, str]] = st.builds(
    dict,
    los_edge=st.sampled_from(("either_side", "pair", "strict")),
    crest_exception=st.sampled_from(("own_crest", "line")),
)
Map = dict[tuple[int, int], tuple[str, int, bool]]


def listed(features: Map) -> list[dict[str, Any]]:
    return [
        {"q": q, "r": r, "terrain": terrain, "level": level, "unit": unit}
        for (q, r), (terrain, level, unit) in features.items()
    ]


def sees(start: tuple[int, int], end: tuple[int, int], features: Map, options: dict[str, str]) -> bool:
    given = {"from": list(start), "to": list(end), "hexes": listed(features), "options": options}
    visible: bool = jacta.odds("vive_lempereur.line_of_sight", given).mode().visible
    return visible


@over(PLACES, PLACES, MAPS, OPTIONS)
def test_sight_is_symmetric(start: tuple[int, int], end: tuple[int, int], features: Map, options: Any) -> None:
    if start != end:
        assert sees(start, end, features, options) == sees(end, start, features, options)


@over(PLACES, st.integers(0, 5), MAPS, OPTIONS)
def test_neighbours_always_see_each_other(start: tuple[int, int], side: int, features: Map, options: Any) -> None:
    end = Hex(*start).neighbours()[side]
    assert sees(start, (end.q, end.r), features, options)


@over(PLACES, PLACES, MAPS)
def test_the_stricter_the_reading_the_less_is_seen(start: tuple[int, int], end: tuple[int, int], features: Map) -> None:
    if start != end:
        strict, either, pair = (
            sees(start, end, features, {"los_edge": mode}) for mode in ("strict", "either_side", "pair")
        )
        assert strict <= either <= pair


# --- A second opinion


def crossed(start: Hex, end: Hex) -> list[list[Hex]]:
    """The hexes whose interior the line crosses, in order, found by testing points of the line one by one."""
    steps = 210 * distance(start, end)
    order: list[list[Hex]] = []
    near = [Hex(q, r) for q in range(-3, 8) for r in range(-3, 8)]
    for step in range(1, 2 * steps, 2):
        share = Fraction(step, 2 * steps)
        q, r = start.q + share * (end.q - start.q), start.r + share * (end.r - start.r)
        here = [place for place in near if inside(q - place.q, r - place.r)]
        if here and here not in order:
            order.append(here)
    return order


def inside(q: Fraction, r: Fraction) -> bool:
    s = -q - r
    return abs(q - r) < 1 and abs(r - s) < 1 and abs(s - q) < 1


def test_paths_agree_with_dense_sampling() -> None:
    start = Hex(0, 0)
    for end in (Hex(2, 1), Hex(1, 4), Hex(3, 0), Hex(4, -1), Hex(3, 2)):
        assert [[place[0]] for place in line(start, end).places] == crossed(start, end)


def clear(path: tuple[Hex, ...], features: Map, crest_exception: str) -> bool:
    """The sheet's sentence, word by word, for one path."""
    level = [features.get((place.q, place.r), ("", 0, False))[1] for place in path]
    for place in path[1:-1]:
        terrain, _, unit = features.get((place.q, place.r), ("clear", 0, False))
        if unit or terrain in ("forest", "town", "village", "castle"):
            return False
    last = len(path) - 2
    crests = [at for at, (here, there) in enumerate(pairwise(level)) if here != there]
    free = [at for at in crests if (at == 0 and level[0] > level[1]) or (at == last and level[-1] > level[-2])]
    return not crests or (bool(free) if crest_exception == "line" else crests == free)


@over(PLACES, PLACES, MAPS, OPTIONS)
def test_every_mixture_of_sides_is_tried(
    start: tuple[int, int], end: tuple[int, int], features: Map, options: dict[str, str]
) -> None:
    if start == end:
        return
    along = line(Hex(*start), Hex(*end))
    exception = options["crest_exception"]
    sides = [clear(path, features, exception) for path in along.sides]
    mixed = any(clear(path, features, exception) for path in product(*along.places))
    expected = {"either_side": any(sides), "strict": all(sides), "pair": mixed}[options["los_edge"]]
    assert sees(start, end, features, options) == expected


@over(PLACES, PLACES, MAPS, OPTIONS)
def test_a_path_without_a_blocker_is_clear(
    start: tuple[int, int], end: tuple[int, int], features: Map, options: dict[str, str]
) -> None:
    if start == end:
        return
    ground = Ground(MapHex(**entry) for entry in listed(features))
    readings = Readings.model_validate(options)
    sight = look(Hex(*start), Hex(*end), ground, readings)
    for path, blocker in zip(sight.paths, sight.blockers, strict=True):
        assert (blocker is None) == clear(path, features, options["crest_exception"])
        assert blocker == first_blocker(path, ground, readings)
        assert blocker is None or blocker.hex in path[1:]
