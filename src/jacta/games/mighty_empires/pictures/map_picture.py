"""The map as a picture: plain SVG on parchment, as a seat sees it, with a legend and the state of the realms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from math import ceil
from typing import Any, get_args

from jacta.games.mighty_empires.inputs import Kind, SiteType, Terrain
from jacta.games.mighty_empires.pictures.board import (
    NORTH_UP,
    called,
    letter,
    moment,
    possessions,
    say,
    sets_up,
    table,
    terrain_known,
    time,
    word,
)
from jacta.games.mighty_empires.pictures.map_symbols import (
    BRIDGE,
    BROKEN_BRIDGE,
    COLOURS,
    FAINT,
    FLAMES,
    GROUND,
    HOSTILE,
    INK,
    NEST,
    PAPER,
    RIM,
    RUIN,
    SPY,
    STAR,
    SYMBOLS,
    UNKNOWN,
    WASTE,
    coloured,
    token,
)
from jacta.games.mighty_empires.state.world import INDEPENDENT, Owner, Unit, World
from jacta.hexes import Hex, Layout

LAYOUT = Layout(40)
MARGIN, LINE = 22, 24
RIM_INSET, TINT = 0.9, 0.16
ABREAST = 3  # tokens that find room beside each other in a hex
LEGEND_WIDTH, NARROWEST = 160, 560.0


def draw(seen: Any, given: Any) -> str:
    """The board as a picture; nothing before there is a map."""
    world = table(seen)
    if world is None:
        return ""
    return picture(world, say("board-set-up") if sets_up(seen) else heading(seen, world))


def heading(seen: Any, world: World) -> str:
    """When it is, and what whoever acts has left to pay with: the realms stand far below the map."""
    when, seat = time(seen, world), world.active
    if when != moment(world):  # nobody's turn
        return when
    return say("board-reserve", when=when, who=letter(seat), reserve=world.reserves[seat])


def picture(world: World, title: str | None = None) -> str:
    """A map with all that lies on it. `title` says what it is, if it is not a moment of a game."""
    title = moment(world) if title is None else title
    left, top, width, height = LAYOUT.box(world.atlas.cells)
    drawn = [place(world, hex) for hex in range(len(world.tiles))]
    drawn.append('<g pointer-events="none">')
    drawn += [part for hex in range(len(world.tiles)) for part in pieces(world, hex)]
    drawn.append("</g>")
    whole = max(width + 2 * MARGIN, NARROWEST)
    left -= (whole - width) / 2
    head, foot = top - MARGIN - LINE, top + height + MARGIN + LINE
    below = [*realms(world, left + MARGIN, foot)]
    foot += LINE * (len(below) + 0.4 if below else 0)
    keys, rows = legend(world, left + MARGIN, foot, whole - 2 * MARGIN)
    shown = f"{left:.1f} {head:.1f} {whole:.1f} {top + height + MARGIN - head:.1f}"
    return sheet(title, [*drawn, *below, *keys], whole, foot + rows * LINE - head, left, head, shown)


def sheet(title: str, drawn: list[str], width: float, height: float, left: float, top: float, shown: str) -> str:
    """Parchment with a title, whatever the page behind it is like; `shown` is the part without the legend."""
    w, h = ceil(width), ceil(height)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.1f} {top:.1f} {w} {h}" width="{w}" height="{h}" '
            f'data-map="{shown}" role="img" aria-label="{escape(title)}" '
            f'font-family="Georgia, \'DejaVu Serif\', serif" font-size="13" fill="{INK}">',
            f'<rect x="{left:.1f}" y="{top:.1f}" width="{w}" height="{h}" rx="10" fill="{PAPER}"/>',
            f'<rect x="{left + 5:.1f}" y="{top + 5:.1f}" width="{w - 10}" height="{h - 10}" rx="7" fill="none" '
            f'stroke="{RIM}" stroke-width="1.5"/>',
            f'<g class="caption">{label(left + MARGIN, top + LINE + 4, title, size=15, anchor="start", bold=True)}</g>',
            f'<clipPath id="hex"><polygon points="{outline()}"/></clipPath>',
            *drawn,
            "</svg>",
        ]
    )


# --- Hexes


def place(world: World, hex: int) -> str:
    """A hex that a page can tell from the others, by the name that questions call it."""
    return f'<g data-place="{world.atlas.names[hex]}">{"".join(cell(world, hex))}</g>'


def cell(world: World, hex: int) -> Iterator[str]:
    """The ground, its owner's rim, and its name."""
    tile, place = world.tiles[hex], world.atlas.cells[hex]
    terrain = terrain_known(world, hex)
    shown: Terrain | None = terrain if tile.revealed else None
    x, y = LAYOUT.centre(place)
    yield polygon(place, GROUND[shown] if shown else UNKNOWN, RIM, 1)
    if shown:
        yield at(x, y, within_hex(SYMBOLS[shown]))
        if tile.bridge:
            yield at(x, y, BROKEN_BRIDGE if world.has("sabotaged", hex) else BRIDGE)
    else:
        if terrain:
            yield f'<g opacity="0.35">{at(x, y, within_hex(SYMBOLS[terrain]))}</g>'
        yield label(x, y + 12, "?", size=28, colour=FAINT)
    if tile.desolated:
        yield polygon(place, WASTE, RIM, 1, opacity=0.75)
    if tile.owner is not None:
        colour = COLOURS[tile.owner]
        yield polygon(place, colour, "none", 0, opacity=TINT)
        yield polygon(place, "none", colour, 4, RIM_INSET)
    for number, seat in enumerate(tile.explored_by):
        yield at(
            x - 8 * (len(tile.explored_by) - 1) / 2 + 8 * number, y + 29, f'<circle r="3" fill="{COLOURS[seat]}"/>'
        )
    yield label(x, y - 20, called(world, hex), size=13, colour=PAPER if tile.desolated else FAINT)


def pieces(world: World, hex: int) -> Iterator[str]:
    """Site, dragons, spies and units."""
    tile = world.tiles[hex]
    x, y = LAYOUT.centre(world.atlas.cells[hex])
    y += 4
    field, garrison = world.in_field(hex), world.inside(hex)
    built = y - 4 if field else y + 2
    if tile.site is not None:
        owner = tile.site.owner
        yield at(x, built, coloured(tile.site.type, owner))
        sign = STAR if tile.site.capital_of is not None else HOSTILE if owner == "hostile" else ""
        if sign:
            yield at(x, built - 15, sign)
        if garrison:
            yield at(x + 23, built + 3, stack(world, garrison, 0.62))
    if world.razed(hex) and not tile.desolated:
        yield at(x, built, RUIN if tile.site else FLAMES)
    if tile.nest:
        yield at(x + 20, y - 10, NEST)
    if tile.spy is not None:
        yield at(x - 22, y - 8, f'<g color="{COLOURS[tile.spy]}">{SPY}</g>')
    yield from units(world, hex, x, y)


def units(world: World, hex: int, x: float, y: float) -> Iterator[str]:
    """A few units stand side by side under their names; of many, those of a player and a kind are one stack."""
    field = world.in_field(hex)
    groups: dict[tuple[Owner, Kind], list[Unit]] = {}
    for unit in field:
        groups.setdefault((unit.owner, unit.kind), []).append(unit)
    shown = [[unit] for unit in field] if len(field) <= ABREAST else list(groups.values())[:ABREAST]
    below = world.tiles[hex].site is not None
    size = min(1, (0.62 if below else 0.85) * ABREAST / len(shown)) if shown else 1
    for place, those in enumerate(shown):
        across = (place - (len(shown) - 1) / 2) * 28 * size
        yield at(x + across, y + (20 if below else 4), stack(world, those, size))


def stack(world: World, units: Sequence[Unit], size: float) -> str:
    """Units of one player as one token, by the name of a single one or by their number; it can be tapped."""
    first, names = units[0], " ".join(unit.id for unit in units)
    like = " ".join(stand_in(world, unit) for unit in units)
    told = first.id if len(units) == 1 else f"{letter(first.owner)}×{len(units)}"
    return (
        f'<g transform="scale({size:.2f})" data-place="{names}" data-at="{world.atlas.names[first.hex]}" '
        f'data-like="{like}" pointer-events="all"><title>{names}</title>{token(told, first.owner, first.kind)}</g>'
    )


def stand_in(world: World, unit: Unit) -> str:
    """The first unit that differs from this one in nothing but its name: which of them is sent is all the same."""
    there = (other for other in world.units if other.hex == unit.hex)
    return next(other.id for other in there if nameless(world, other) == nameless(world, unit))


def nameless(world: World, unit: Unit) -> tuple[Any, ...]:
    """A unit with what lies on it and whom it carries, but for its name."""
    effects = [effect._replace(target=None) for effect in world.effects if effect.target == unit.id]
    return unit._replace(id=""), effects, world.cargo(unit.id)


# --- Under the map


def realms(world: World, left: float, top: float) -> Iterator[str]:
    """One line for each player: what he has and his points."""
    for seat, told in enumerate(possessions(world)):
        y = top + LINE * seat
        swatch = f'<rect x="-10" y="-8" width="20" height="16" rx="3" fill="{COLOURS[seat]}"/>'
        yield at(left + 10, y - 4, swatch) + label(left + 30, y, told, anchor="start")


def legend(world: World, left: float, top: float, width: float) -> tuple[list[str], int]:
    """What the signs mean, in columns; and how many rows that takes."""
    keys = [*entries(world)]
    columns = max(1, int(width // LEGEND_WIDTH))
    drawn = []
    for number, (swatch, words) in enumerate(keys):
        x, y = left + LEGEND_WIDTH * (number % columns), top + LINE * (number // columns)
        drawn.append(
            at(x + 14, y - 4, f'<g transform="scale(0.6)">{swatch}</g>') + label(x + 34, y, words, anchor="start")
        )
    return drawn, ceil(len(keys) / columns)


def entries(world: World) -> Iterator[tuple[str, str]]:
    """The lines of the legend: terrain, sites, pieces, and what else is on this map."""
    for terrain, colour in GROUND.items():
        yield tile(colour, within_hex(SYMBOLS[terrain])), word(terrain)
    yield tile(UNKNOWN, label(0, 13, "?", size=36, colour=FAINT)), say("board-face-down")
    for site in get_args(SiteType):
        yield coloured(site, 0), word(site)
    yield coloured("village", "neutral"), word("neutral")
    yield coloured("village", "hostile") + at(0, -17, HOSTILE), word("hostile")
    yield coloured("city", 0) + at(0, -17, STAR), say("board-capital")
    yield token("A×2", 0, "army"), word("army")
    yield token("A05", 0, "ship"), word("ship")
    if world.own_units(INDEPENDENT):
        yield token("I01", INDEPENDENT, "army"), word(INDEPENDENT)
    if any(one.explored_by for one in world.tiles):
        yield f'<circle r="6" fill="{COLOURS[0]}"/>', say("board-explored")
    tiles = range(len(world.tiles))
    found = {
        "broken": (any(world.has("sabotaged", hex) for hex in tiles), BROKEN_BRIDGE),
        "razed": (any(world.razed(hex) and not world.tiles[hex].desolated for hex in tiles), FLAMES),
        "desolated": (any(one.desolated for one in world.tiles), tile(WASTE, "")),
        "nest": (any(one.nest for one in world.tiles), NEST),
        "spy": (any(one.spy is not None for one in world.tiles), f'<g color="{COLOURS[0]}">{SPY}</g>'),
    }
    for name, (present, swatch) in found.items():
        if present:
            yield swatch, say(f"board-sign-{name}")
    if world.north != NORTH_UP:
        yield label(0, 9, "6", size=24, bold=True), say("board-north", direction=world.north)


# --- Plain SVG


def outline() -> str:
    """The corners of a hex around the origin."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in LAYOUT.corners(Hex(0, 0)))


def within_hex(shape: str) -> str:
    return f'<g clip-path="url(#hex)">{shape}</g>'


def tile(colour: str, shape: str) -> str:
    """A hex of the legend."""
    drawn = f'<polygon points="{outline()}" fill="{colour}" stroke="{RIM}" stroke-width="1.5"/>{shape}'
    return f'<g transform="scale(0.62)">{drawn}</g>'


def at(x: float, y: float, shape: str) -> str:
    return f'<g transform="translate({x:.1f} {y:.1f})">{shape}</g>'


def label(
    x: float, y: float, words: str, *, size: float = 13, anchor: str = "middle", colour: str = INK, bold: bool = False
) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" fill="{colour}"{weight}>'
        f"{escape(words)}</text>"
    )


def polygon(place: Hex, fill: str, stroke: str, width: float, inset: float = 1, opacity: float = 1) -> str:
    x, y = LAYOUT.centre(place)
    corners = " ".join(f"{x + (cx - x) * inset:.1f},{y + (cy - y) * inset:.1f}" for cx, cy in LAYOUT.corners(place))
    veil = f' fill-opacity="{opacity:.2f}"' if opacity < 1 else ""
    line = f' stroke="{stroke}" stroke-width="{width}" stroke-linejoin="round"' if width else ""
    return f'<polygon points="{corners}" fill="{fill}"{veil}{line}/>'
