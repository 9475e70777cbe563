"""Pictures of the map as plain SVG: a line of sight with what blocks it, and the ways of a retreat.

Both take the input of the procedure of the same name. `frame` is the part of the map to draw, such as a scenario's
board; left out, it is the neighbourhood of what is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from itertools import pairwise
from math import atan2, ceil, degrees
from typing import Any, NamedTuple

from jacta.games.vive_lempereur import retreat as retreats
from jacta.games.vive_lempereur import sight as sights
from jacta.games.vive_lempereur.fire.sight import Path, SightGiven, look
from jacta.games.vive_lempereur.formations.retreat import RetreatGiven, end_hexes
from jacta.games.vive_lempereur.inputs import GRID
from jacta.games.vive_lempereur.maps.ground import Ground, MapHex, as_hex
from jacta.games.vive_lempereur.maps.scenario import ScenarioMap
from jacta.games.vive_lempereur.options import Readings
from jacta.hexes import DIRECTIONS, Hex, Layout, Point, disc, distance
from jacta.rules import Piece, language, texts

LAYOUT = Layout(34)
MARGIN = 12
LINE_HEIGHT = 22
INK, PAPER, RIM, FAINT = "#2b2b2b", "#ffffff", "#c9c2ad", "#6f6958"
GROUND = {
    "clear": "#f7f3e4",
    "forest": "#d3e6c6",
    "town": "#ecd6ca",
    "village": "#f3e3d2",
    "castle": "#dedbe8",
    "other": "#e6e9ea",
}
GREEN, RED, CREST = "#2e7d32", "#c62828", "#7a4a1e"
SIDES = ("#1f5fa8", "#d9730d")
HIGH, LOW = "#8a5a2b", "#4a6b8a"


say = texts("vive_lempereur")


class Key(NamedTuple):
    """A line of the legend: a swatch and its text."""

    swatch: str
    text: str


class Canvas:
    """The drawn hexes with what lies on them, and a legend underneath."""

    def __init__(
        self, named: Iterable[Hex], ground: Ground, title: str, marked: Iterable[Hex], around: Iterable[Hex] = ()
    ) -> None:
        """`named` hexes are drawn wherever they lie, those `around` where there is a map.

        `marked` are the hexes whose unit is the one asked about: it gets a mark of its own.
        """
        self.shown = sorted({*named, *(place for place in around if place in GRID)})
        self.ground, self.title = ground, title
        self.drawn: list[str] = []
        self.legend: list[Key] = []
        self.hexes = [
            f'<g data-place="{place}">{"".join(_terrain(place, ground.at(place), with_unit=place not in marked))}</g>'
            for place in self.shown
        ]
        for here, there in self.crests():
            self.edge(here, there, CREST, 4)

    def crests(self) -> Iterator[tuple[Hex, Hex]]:
        """The sides between shown hexes of different level, each once, from the higher to the lower one."""
        shown = set(self.shown)
        for here in self.shown:
            for there in here.neighbours():
                if there in shown and self.ground.level(here) > self.ground.level(there):
                    yield here, there

    def edge(self, here: Hex, there: Hex, colour: str, width: float) -> None:
        """The side between two neighbours."""
        corners = LAYOUT.corners(here)
        first = DIRECTIONS.index(there - here)
        self.drawn.append(_line(corners[first], corners[(first + 1) % 6], colour, width))

    def outline(self, place: Hex, colour: str, width: float = 3, inset: float = 0.9, fill: str = "none") -> None:
        self.drawn.append(_polygon(place, fill, colour, width, inset))

    def mark(self, place: Hex, shape: str) -> None:
        x, y = LAYOUT.centre(place)
        self.drawn.append(f'<g transform="translate({x:.1f} {y:.1f})">{shape}</g>')

    def path(self, places: Path, colour: str, width: float, dashes: str = "") -> None:
        for here, there in pairwise(places):
            self.drawn.append(_line(LAYOUT.centre(here), LAYOUT.centre(there), colour, width, dashes))

    def explain(self, swatch: str, words: str) -> None:
        self.legend.append(Key(swatch, words))

    def svg(self) -> str:
        left, top, width, height = LAYOUT.box(self.shown)
        left, top, width = left - MARGIN, top - MARGIN, ceil(max(width + 2 * MARGIN, 360))
        foot = top + height + 2 * MARGIN
        whole = ceil(height + 2 * MARGIN + LINE_HEIGHT * (len(self.legend) + 1) + MARGIN)
        lines = [f'<text x="{left + MARGIN:.1f}" y="{foot + 14:.1f}" font-weight="bold">{escape(self.title)}</text>']
        for number, key in enumerate(self.legend, start=1):
            y = foot + 10 + number * LINE_HEIGHT
            lines.append(f'<g transform="translate({left + MARGIN + 14:.1f} {y:.1f}) scale(0.8)">{key.swatch}</g>')
            lines.append(f'<text x="{left + MARGIN + 36:.1f}" y="{y + 4:.1f}">{escape(key.text)}</text>')
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.1f} {top:.1f} {width} {whole}" '
                f'width="{width}" height="{whole}" '
                f'data-map="{left:.1f} {top:.1f} {width} {height + 2 * MARGIN:.1f}" '
                f'role="img" aria-label="{escape(self.title)}" '
                f'font-family="Helvetica, Arial, sans-serif" font-size="13" fill="{INK}">',
                f'<rect class="paper" x="{left:.1f}" y="{top:.1f}" width="{width}" height="{whole}" fill="{PAPER}"/>',
                *self.hexes,
                '<g pointer-events="none">',  # a hex is tapped through what is drawn over it
                *self.drawn,
                *(_label(place, self.ground.level(place)) for place in self.shown),
                "</g>",
                '<g class="ink">',
                *lines,
                "</g>",
                "</svg>",
            ]
        )


# --- A scenario with the counters of a chronicle


def scenario_map(sheet: ScenarioMap, others: Mapping[str, Piece]) -> str:
    """The map with the counters that its sheet lists, and the regiments, batteries and generals that stand on it."""
    scenario = sheet.scenario
    standing: dict[Hex, list[tuple[str, str]]] = {
        place: [(stack.side, name) for name, _ in stack.units] for place, stack in scenario.stacks.items()
    }
    for name, piece in others.items():
        at = getattr(piece, "at", None)
        if at is not None and Hex(*at) in scenario:
            standing.setdefault(Hex(*at), []).append((getattr(piece, "side", None) or "", name))
    ground = Ground(tuple(MapHex.model_validate(one) for one in scenario.hexes()))
    canvas = Canvas(scenario.board, ground, scenario.title or say("piece-scenario_map"), standing)
    sides = list(dict.fromkeys(side for units in standing.values() for side, _ in units))
    for place, units in sorted(standing.items()):
        colour = SIDES[sides.index(units[0][0]) % len(SIDES)]
        counter = f'<rect x="-15" y="-10" width="30" height="20" rx="3" fill="{colour}" stroke="{PAPER}"/>'
        canvas.mark(place, f'{counter}<text y="5" text-anchor="middle" fill="{PAPER}">{len(units)}</text>')
        canvas.explain(_swatch(colour), f"{GRID.name(place)} · {', '.join(name for _, name in units)}")
    return _with_ground_keys(canvas).svg()


# --- Ligne de visée


def line_of_sight(given: Mapping[str, Any], frame: Iterable[Hex] | None = None) -> str:
    """The line with its path, or the paths on both sides of an edge, and the first thing that blocks each."""
    checked = sights.line_of_sight.validate(given)
    assert isinstance(checked, SightGiven)
    start, end, ground = as_hex(checked.from_), as_hex(checked.to), Ground(checked.hexes)
    options: Readings = checked.options
    sight = look(start, end, ground, options)
    shown = frame or [near for path in sight.paths for place in path for near in disc(place, 1)]
    verdict = str(sight.visible).lower()
    title = say(
        f"picture-sight-{verdict}", **{"from": GRID.name(start), "to": GRID.name(end)}, distance=distance(start, end)
    )
    canvas = Canvas((place for path in sight.paths for place in path), ground, title, {start, end}, shown)
    for number, (path, blocker) in enumerate(zip(sight.paths, sight.blockers, strict=True)):
        colour = SIDES[number]
        for place in path[1:-1]:
            canvas.outline(place, colour, inset=0.9 - 0.1 * number)
        name = say("picture-path" if len(sight.paths) == 1 else f"picture-side-{number + 1}")
        state = say("picture-free")
        if blocker:
            state = say("picture-hidden", hex=GRID.name(blocker.hex), cause=say(f"value-{blocker.cause}"))
            if blocker.cause == "crest":
                canvas.edge(path[path.index(blocker.hex) - 1], blocker.hex, RED, 7)
            else:
                canvas.mark(blocker.hex, CROSS)
        canvas.explain(_swatch(colour), f"{name} : {state}" if language() == "fr" else f"{name}: {state}")
    canvas.path((start, end), GREEN if sight.visible else RED, 2.5, "7 5")
    canvas.mark(start, FIRER)
    canvas.mark(end, TARGET)
    canvas.explain(FIRER, say("picture-firer"))
    canvas.explain(TARGET, say("picture-seen"))
    return _with_ground_keys(canvas).svg()


# --- Retraite


def retreat(given: Mapping[str, Any], frame: Iterable[Hex] | None = None) -> str:
    """Where the unit stands, where it may end, what bars the way, and where its line of communication lies."""
    checked = retreats.retreat.validate(given)
    assert isinstance(checked, RetreatGiven)
    return ways_of_retreat(checked, frame)


def ways_of_retreat(checked: RetreatGiven, frame: Iterable[Hex] | None = None) -> str:
    """The picture of a retreat whose input is known to be right."""
    start, goal = as_hex(checked.from_), as_hex(checked.communication)
    barred = frozenset(map(as_hex, checked.blocked))
    ends = end_hexes(start, goal, barred)
    shown = list(frame or disc(start, 3))
    title = say(f"picture-retreat-{str(bool(ends)).lower()}", **{"from": GRID.name(start), "to": GRID.name(goal)})
    listed = [as_hex(one) for one in checked.blocked] + [one.hex for one in checked.hexes]
    named = [start, *ends, *(place for place in listed if place in shown)]
    canvas = Canvas(named, Ground(checked.hexes), title, {start}, shown)
    for place in sorted(barred & set(canvas.shown)):
        canvas.outline(place, RED, 1.5, 0.85)
        canvas.mark(place, CROSS)
    for end in ends:
        for between in _ways(start, end, goal, barred):
            canvas.path((start, *between, end), GREEN, 2, "4 4")
        canvas.outline(end, GREEN, 4, fill="#2e7d3226")
    canvas.mark(start, FIRER)
    if goal in canvas.shown:
        canvas.mark(goal, FLAG)
    else:
        canvas.drawn.append(_arrow(LAYOUT.centre(start), LAYOUT.centre(goal)))
    canvas.explain(FIRER, say("picture-start"))
    if ends:
        canvas.explain(_swatch(GREEN), f"{say('picture-end')} ({'; '.join(map(GRID.name, ends))})")
    if barred & set(canvas.shown):
        canvas.explain(CROSS, say("picture-barred"))
    canvas.explain(FLAG if goal in canvas.shown else ARROW, say("picture-communication"))
    return _with_ground_keys(canvas).svg()


def _ways(start: Hex, end: Hex, goal: Hex, barred: frozenset[Hex]) -> list[Path]:
    """The hexes between start and end, one tuple for each way."""
    if distance(start, end) == 1:
        return [()]
    return [
        (step,)
        for step in start.neighbours()
        if step not in barred and distance(step, end) == 1 and distance(step, goal) < distance(start, goal)
    ]


# --- The ground


def _with_ground_keys(canvas: Canvas) -> Canvas:
    """The legend of the terrain that is shown."""
    ground = [canvas.ground.at(place) for place in canvas.shown]
    for terrain in ("forest", "town", "village", "castle", "other"):
        if any(here.terrain == terrain for here in ground):
            canvas.explain(_tile(GROUND[terrain]) + SYMBOLS[terrain], say(f"value-{terrain}"))
    if any(here.unit for here in ground):
        canvas.explain(UNIT, say("value-unit"))
    if next(canvas.crests(), None):
        canvas.explain(f'<path d="M-12 0H12" stroke="{CREST}" stroke-width="5"/>', say("picture-crest"))
    return canvas


def _terrain(place: Hex, here: MapHex, *, with_unit: bool) -> Iterator[str]:
    yield _polygon(place, GROUND[here.terrain], RIM, 1, name=GRID.name(place))
    if here.level:
        shade = min(abs(here.level), 5) * 0.09
        yield _polygon(place, HIGH if here.level > 0 else LOW, "none", 0, opacity=shade)
    x, y = LAYOUT.centre(place)
    symbol = SYMBOLS[here.terrain]
    if here.unit:
        symbol = f'<g transform="translate(0 -14) scale(0.7)">{symbol}</g>' + (UNIT if with_unit else "")
    yield f'<g transform="translate({x:.1f} {y:.1f})">{symbol}</g>'


def _label(place: Hex, level: int) -> str:
    x, y = LAYOUT.centre(place)
    told = GRID.name(place) + (f" ({level:+d})".replace("-", "−") if level else "")
    return f'<text x="{x:.1f}" y="{y + 21:.1f}" font-size="9" text-anchor="middle" fill="{FAINT}">{told}</text>'


def _polygon(
    place: Hex, fill: str, stroke: str, width: float, inset: float = 1, opacity: float = 1, name: str = ""
) -> str:
    x, y = LAYOUT.centre(place)
    corners = " ".join(f"{x + (cx - x) * inset:.1f},{y + (cy - y) * inset:.1f}" for cx, cy in LAYOUT.corners(place))
    veil = f' fill-opacity="{opacity:.2f}"' if opacity < 1 else ""
    said = f' data-hex="{name}"' if name else ""
    return f'<polygon points="{corners}" fill="{fill}"{veil} stroke="{stroke}" stroke-width="{width}"{said}/>'


def _line(start: Point, end: Point, colour: str, width: float, dashes: str = "") -> str:
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<line x1="{start.x:.1f}" y1="{start.y:.1f}" x2="{end.x:.1f}" y2="{end.y:.1f}" '
        f'stroke="{colour}" stroke-width="{width}" stroke-linecap="round"{dashed}/>'
    )


def _arrow(start: Point, towards: Point) -> str:
    """A short arrow from a point in the direction of another."""
    angle = degrees(atan2(towards.y - start.y, towards.x - start.x))
    return f'<g transform="translate({start.x:.1f} {start.y:.1f}) rotate({angle:.1f}) translate(155 0)">{ARROW}</g>'


def _swatch(colour: str) -> str:
    return f'<rect x="-11" y="-8" width="22" height="16" fill="none" stroke="{colour}" stroke-width="4"/>'


def _tile(colour: str) -> str:
    return f'<rect x="-14" y="-11" width="28" height="22" fill="{colour}"/>'


def _house(x: int, y: int, size: int) -> str:
    roof = f"M{x - 1} {y}l{size // 2 + 1} {-size // 2}l{size // 2 + 1} {size // 2}z"
    return f'<rect x="{x}" y="{y}" width="{size}" height="{size - 2}" fill="#a5675a"/><path d="{roof}" fill="#7c4438"/>'


def _tree(x: int, y: int) -> str:
    return f'<path d="M{x} {y}l6 -13l6 13z" fill="#5f9150"/>'


SYMBOLS = {
    "clear": "",
    "other": '<path d="M-9 0q4 -5 9 0t9 0" fill="none" stroke="#7b8a90" stroke-width="2"/>',
    "forest": _tree(-15, 2) + _tree(3, 2) + _tree(-6, 9),
    "town": _house(-16, -3, 9) + _house(-4, -7, 9) + _house(8, -3, 9) + _house(-8, 5, 7) + _house(3, 5, 7),
    "village": _house(-10, 0, 9) + _house(3, -3, 9),
    "castle": '<path d="M-10 8V-9h4v4h4v-4h4v4h4v-4h4V8z" fill="#6b6785"/>',
}
UNIT = (
    '<rect x="-11" y="-8" width="22" height="15" fill="#fff" stroke="#2b2b2b" stroke-width="1.5"/>'
    '<path d="M-11 -8L11 7M-11 7L11 -8" stroke="#2b2b2b" stroke-width="1"/>'
)
FIRER = f'<circle r="7" fill="{INK}" stroke="{PAPER}" stroke-width="2"/>'
TARGET = f'<circle r="8" fill="{PAPER}" stroke="{INK}" stroke-width="3"/><circle r="3" fill="{INK}"/>'
CROSS = f'<path d="M-9 -9L9 9M-9 9L9 -9" stroke="{RED}" stroke-width="4" stroke-linecap="round"/>'
FLAG = f'<path d="M-5 12V-12l14 6l-14 6" fill="{SIDES[0]}" stroke="{INK}" stroke-width="1.5"/>'
ARROW = f'<path d="M-14 -3H4V-9L16 0L4 9V3H-14z" fill="{SIDES[0]}"/>'
