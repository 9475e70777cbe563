"""Ligne de visée: who sees whom, from hex centre to hex centre, and what stands in the way."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

from pydantic import Field, model_validator

from jacta.games.vive_lempereur.inputs import GRID, Place, refuse
from jacta.games.vive_lempereur.maps.ground import Ground, MapHex, as_hex, check_listed_once
from jacta.games.vive_lempereur.options import SIGHT, Readings, Situation
from jacta.hexes import Hex, distance, line
from jacta.rules import Move, Note, Rules, done, note, procedure

OBSTACLES = ("forest", "town", "village", "castle")
Cause = Literal["forest", "town", "village", "castle", "unit", "crest"]
Path = tuple[Hex, ...]


class SightGiven(Situation):
    from_: Place = Field(alias="from")
    to: Place
    hexes: tuple[MapHex, ...] = ()

    @model_validator(mode="after")
    def two_hexes_on_one_map(self) -> SightGiven:
        if self.from_ == self.to:
            raise refuse("to", "same-hex", hex=GRID.name(as_hex(self.to)))
        check_listed_once(self.hexes)
        return self


class Blocker(NamedTuple):
    """The first thing on a path that hides the target: on `hex`, or on the side between it and the hex before."""

    hex: Hex
    cause: Cause


class Sight(NamedTuple):
    """The line from end to end: its path, or the paths on both sides of the edges it follows, each with its blocker."""

    visible: bool
    paths: tuple[Path, ...]
    blockers: tuple[Blocker | None, ...]


class SightOutcome(NamedTuple):
    visible: bool
    distance: int


# --- Terrains bloquants


def obstacle(place: Hex, ground: Ground) -> Cause | None:
    """Terrains bloquants: woods and houses hide what is behind, and so does any unit, friend or enemy."""
    here = ground.at(place)
    if here.terrain in OBSTACLES:
        return here.terrain  # type: ignore[return-value]
    return "unit" if here.unit else None


def overlooked(here: Hex, there: Hex, ends: tuple[Hex, Hex], ground: Ground) -> bool:
    """! Dénivellée: whether this crest lies at the feet of firer or target, who stands on top of it."""
    rise = ground.level(here) - ground.level(there)
    return (here == ends[0] and rise > 0) or (there == ends[1] and rise < 0)


def first_blocker(path: Path, ground: Ground, options: Readings) -> Blocker | None:
    """Terrains bloquants; ! Dénivellée (R13): what hides the far end of this path, if anything does."""
    ends = path[0], path[-1]
    crests = [(here, there) for here, there in pairwise(path) if ground.level(here) != ground.level(there)]
    blocking = {there for here, there in crests if not overlooked(here, there, ends, ground)}
    if options.crest_exception == "line" and len(blocking) < len(crests):
        blocking = set()
    for place in path[1:]:
        if place in blocking:
            return Blocker(place, "crest")
        if place != ends[1] and (cause := obstacle(place, ground)):
            return Blocker(place, cause)
    return None


# --- Ligne de visée


def look(start: Hex, end: Hex, ground: Ground, options: Readings) -> Sight:
    """Ligne de visée (R12): along edges one clear side is enough, unless both are asked for or the sides may mix."""
    along = line(start, end)
    blockers = tuple(first_blocker(path, ground, options) for path in along.sides)
    if options.los_edge == "strict":
        visible = not any(blockers)
    elif options.los_edge == "pair":
        visible = any(first_blocker(path, ground, options) is None for path in mixtures(along.places, ground))
    else:
        visible = not all(blockers)
    return Sight(visible, along.sides, blockers)


def mixtures(places: Sequence[tuple[Hex, ...]], ground: Ground) -> list[Path]:
    """R12, `pair`: the paths worth trying when each pair of hexes may be passed on either side.

    Between pairs the line crosses one hex, so the pairs are chosen one by one: the open hex, then the one that keeps to
    the level of its neighbours. Next to an end, the hex below that end may be the better one: it may lift all crests.
    """

    def chosen(number: int, lowest: bool) -> Hex:
        def hindrance(place: Hex) -> tuple[bool, int]:
            level = ground.level(place)
            around = [ground.level(places[near][0]) for near in (number - 1, number + 1)]
            return obstacle(place, ground) is not None, level if lowest else sum(abs(level - other) for other in around)

        return min(places[number], key=hindrance)

    last = len(places) - 1
    inner = range(1, last)
    paths = []
    for low in (frozenset[int](), {1}, {last - 1}, {1, last - 1}):
        middle = (chosen(number, number in low) if len(places[number]) > 1 else places[number][0] for number in inner)
        paths.append((places[0][0], *middle, places[-1][0]))
    return paths


@procedure(
    passage="Ligne de visée; Terrains bloquants",
    readings=SIGHT,
    kind="check",
    examples=(
        {"from": [0, 0], "to": [2, 1], "hexes": [{"q": 1, "r": 0, "terrain": "castle"}]},
        {
            "from": [0, 0],
            "to": [2, 2],
            "hexes": [{"q": 1, "r": 0, "terrain": "forest"}, {"q": 1, "r": 2, "terrain": "forest"}],
        },
        {"from": [0, 0], "to": [3, 0], "hexes": [{"q": 0, "r": 0, "level": 1, "unit": True}]},
    ),
)
def line_of_sight(given: SightGiven, rules: Rules) -> Move[SightOutcome]:
    """Ligne de visée: may the firer see the target."""
    start, end = as_hex(given.from_), as_hex(given.to)
    sight = look(start, end, Ground(given.hexes), rules.options)
    return done(SightOutcome(sight.visible, distance(start, end)), *told(sight))


def told(sight: Sight) -> list[Note]:
    """Every path with the first thing that blocks it, then the verdict."""
    notes = []
    for path, blocker in zip(sight.paths, sight.blockers, strict=True):
        way = " ".join(map(GRID.name, path))
        if blocker is None:
            notes.append(note("path_clear", path=way))
        else:
            notes.append(note("path_blocked", path=way, hex=str(blocker.hex), cause=blocker.cause))
    return [*notes, note("sight", visible=sight.visible)]
