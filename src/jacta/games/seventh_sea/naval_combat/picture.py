"""A picture of the hex sea as plain SVG: two ships, where they head, and where their broadsides bear."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from math import atan2, ceil, cos, degrees, radians, sin
from typing import Any, NamedTuple

from pydantic import TypeAdapter

from jacta.games.seventh_sea.figures import OTHER, SIDES, Side
from jacta.games.seventh_sea.naval_combat.manoeuvres import HEXES, Pose
from jacta.games.seventh_sea.naval_combat.sea_fight import SeaFight, ShipDuel, Vessel
from jacta.hexes import Hex, Layout, Point, disc
from jacta.rules import checked, texts

LAYOUT = Layout(22)
MARGIN, LINE_HEIGHT = 14, 20
REACH = 2.6
"""How far the arcs are drawn, in hexes: guns have no printed range."""
INK, PAPER, SEA, GRID, FAINT = "#1d2b36", "#ffffff", "#e3f1f7", "#b9d3df", "#5d7684"
COLOURS: dict[Side, str] = {"attacker": "#a53a2a", "defender": "#2f5f8f"}
BEARS, SILENT = "#2e7d32", "#9a9a9a"
SIDE_BY_SIDE = {"attacker": Pose(0, 0, 0), "defender": Pose(-1, 3, 0)}
"""Where ships that only fire are drawn."""
SHIP_DUEL: TypeAdapter[ShipDuel] = TypeAdapter(ShipDuel)


say = texts("seventh_sea")


class Key(NamedTuple):
    """A line of the legend: a swatch and its text."""

    swatch: str
    words: str


def ship_duel(given: Mapping[str, Any]) -> str:
    """Both ships as they are given."""
    duel: ShipDuel = checked(SHIP_DUEL, given)
    return drawn_fight(SeaFight(_anchored("attacker", duel), _anchored("defender", duel)), duel)


def drawn_fight(fight: SeaFight, given: ShipDuel) -> str:
    """Both ships with their courses and arcs, and what bears on whom."""
    shown = sorted(set(_waters(fight)))
    drawn = [_cell(place) for place in shown]
    for side in SIDES:
        drawn += _arcs(side, fight.vessel(side))
        drawn.append(_course(side, fight.vessel(side)))
    legend: list[Key] = []
    for side in SIDES:
        arc = fight.arc(side, given.options)
        guns = fight.vessel(side).guns(arc) if arc != "none" else 0
        colour = BEARS if guns else SILENT
        drawn.append(_line_of_fire(side, fight, colour))
        legend.append(Key(_hull(0, COLOURS[side]), say("picture-ship", side=side, **_facts(fight.vessel(side)))))
        legend.append(Key(_stroke(colour), say("picture-arc", side=side, arc=arc, guns=guns)))
    drawn += [_ship(side, fight.vessel(side)) for side in SIDES]
    legend.append(Key(_stroke(FAINT, "2 4"), say("picture-inertia")))
    return _svg(shown, drawn, legend, say("picture-duel", distance=fight.apart))


def _anchored(side: Side, given: ShipDuel) -> Vessel:
    ship = given.ship(side)
    vessel = Vessel.launched(ship)
    return vessel if None not in (ship.q, ship.r, ship.facing) else vessel._replace(pose=SIDE_BY_SIDE[side])


def _facts(vessel: Vessel) -> dict[str, int]:
    guns = {"port": vessel.port, "starboard": vessel.starboard}
    return {**guns, "hull": vessel.ranks.resolve, "grave": vessel.grave}


def _waters(fight: SeaFight) -> Iterator[Hex]:
    """The hexes around the ships, along their courses and between them."""
    centre = _middle(fight.attacker.pose.place, fight.defender.pose.place)
    yield from disc(centre, min(12, max(3, ceil(fight.apart / 2) + 2)))
    for side in SIDES:
        vessel = fight.vessel(side)
        yield from disc(vessel.pose.place, 2)
        yield from (vessel.pose.ahead(hexes).place for hexes in range(vessel.ranks.resolve + 1))


def _middle(one: Hex, other: Hex) -> Hex:
    return Hex((one.q + other.q) // 2, (one.r + other.r) // 2)


# --- What is drawn


def _angle(pose: Pose) -> float:
    """Where the bow points, clockwise from the right in degrees."""
    here, there = LAYOUT.centre(pose.place), LAYOUT.centre(pose.ahead(1).place)
    return degrees(atan2(there.y - here.y, there.x - here.x))


def _cell(place: Hex) -> str:
    corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in LAYOUT.corners(place))
    x, y = LAYOUT.centre(place)
    called = HEXES.name(place)
    name = f'<text x="{x:.1f}" y="{y + 15:.1f}" font-size="6.5" text-anchor="middle" fill="{FAINT}">{called}</text>'
    return f'<g data-place="{place}"><polygon points="{corners}" fill="{SEA}" stroke="{GRID}"/>{name}</g>'


def _arcs(side: Side, vessel: Vessel) -> Iterator[str]:
    """The half-planes beside the keel; an unarmed side is left blank."""
    x, y = LAYOUT.centre(vessel.pose.place)
    radius, bow = REACH * LAYOUT.size, radians(_angle(vessel.pose))
    ahead = Point(x + radius * cos(bow), y + radius * sin(bow))
    astern = Point(x - radius * cos(bow), y - radius * sin(bow))
    for sweep, guns in ((0, vessel.port), (1, vessel.starboard)):
        if guns:
            path = f"M{ahead.x:.1f} {ahead.y:.1f}A{radius:.1f} {radius:.1f} 0 0 {sweep} {astern.x:.1f} {astern.y:.1f}Z"
            yield f'<path d="{path}" fill="{COLOURS[side]}" fill-opacity="{min(0.08 + 0.04 * guns, 0.4):.2f}"/>'
            beam = bow + (radians(90) if sweep else -radians(90))
            at = Point(x + 0.75 * radius * cos(beam), y + 0.75 * radius * sin(beam))
            yield (
                f'<text x="{at.x:.1f}" y="{at.y + 4:.1f}" text-anchor="middle" font-weight="bold" '
                f'fill="{COLOURS[side]}">{guns}</text>'
            )


def _course(side: Side, vessel: Vessel) -> str:
    """Inertie: how far the ship runs on at the start of a turn."""
    end = vessel.pose.ahead(vessel.ranks.resolve)
    return _line(LAYOUT.centre(vessel.pose.place), LAYOUT.centre(end.place), COLOURS[side], "2 4")


def _line_of_fire(side: Side, fight: SeaFight, colour: str) -> str:
    """Half of the way to the enemy, so that both ships' lines can be seen."""
    here, there = (LAYOUT.centre(fight.vessel(one).pose.place) for one in (side, OTHER[side]))
    return _line(here, Point((here.x + there.x) / 2, (here.y + there.y) / 2), colour)


def _ship(side: Side, vessel: Vessel) -> str:
    x, y = LAYOUT.centre(vessel.pose.place)
    return f'<g transform="translate({x:.1f} {y:.1f})">{_hull(_angle(vessel.pose), COLOURS[side])}</g>'


def _hull(angle: float, colour: str) -> str:
    shape = "M15 0Q8 -7 -11 -6L-13 0L-11 6Q8 7 15 0Z"
    return f'<path d="{shape}" transform="rotate({angle:.1f})" fill="{colour}" stroke="{PAPER}" stroke-width="1.5"/>'


def _line(start: Point, end: Point, colour: str, dashes: str = "") -> str:
    return (
        f'<line x1="{start.x:.1f}" y1="{start.y:.1f}" x2="{end.x:.1f}" y2="{end.y:.1f}" stroke="{colour}" '
        f'stroke-width="2" stroke-linecap="round" stroke-dasharray="{dashes or "none"}"/>'
    )


def _stroke(colour: str, dashes: str = "") -> str:
    return _line(Point(-12, 0), Point(12, 0), colour, dashes)


def _svg(shown: Iterable[Hex], drawn: list[str], legend: list[Key], title: str) -> str:
    left, top, breadth, height = LAYOUT.box(shown)
    left, top, width = left - MARGIN, top - MARGIN, ceil(max(breadth + 2 * MARGIN, 430))
    foot = top + height + 2 * MARGIN
    whole = ceil(height + 3 * MARGIN + LINE_HEIGHT * (len(legend) + 1))
    lines = [f'<text x="{left + MARGIN:.1f}" y="{foot + 12:.1f}" font-weight="bold">{escape(title)}</text>']
    for number, key in enumerate(legend, start=1):
        y = foot + 10 + number * LINE_HEIGHT
        lines.append(f'<g transform="translate({left + MARGIN + 14:.1f} {y:.1f}) scale(0.8)">{key.swatch}</g>')
        lines.append(f'<text x="{left + MARGIN + 36:.1f}" y="{y + 4:.1f}">{escape(key.words)}</text>')
    sea = f"{left:.1f} {top:.1f} {ceil(breadth + 2 * MARGIN)} {ceil(height + 2 * MARGIN)}"  # without the legend
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.1f} {top:.1f} {width} {whole}" '
            f'width="{width}" height="{whole}" data-map="{sea}" role="img" aria-label="{escape(title)}" '
            f'font-family="Helvetica, Arial, sans-serif" font-size="12" fill="{INK}" class="ink">',
            f'<rect class="paper" x="{left:.1f}" y="{top:.1f}" width="{width}" height="{whole}" fill="{PAPER}"/>',
            *drawn,
            *lines,
            "</svg>",
        ]
    )
