"""The game on a terminal: the map in letters and signs, and under it what the players have.

A hex is two lines of eight signs. Above stand its name and its terrain; below whose it is, what is built there,
and who stands there::

    /R7    ▲▲\\
    \\AC*[1]A3/
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from textwrap import wrap
from typing import Any

from jacta.games.mighty_empires.inputs import GRID, Terrain
from jacta.games.mighty_empires.options import AllReadings
from jacta.games.mighty_empires.setup.maps import MapLayout
from jacta.games.mighty_empires.state.world import (
    INDEPENDENT,
    Owner,
    Rulebook,
    Site,
    Tile,
    Unit,
    World,
    atlas,
    seat_name,
)
from jacta.games.mighty_empires.victory.standings import standings
from jacta.rules import texts

WIDTH = 100
CELL = 8
NAME, MARKS, FIELD = 5, 3, 5  # signs of a cell: the first on the upper line, the others on the lower

GROUND: dict[Terrain, str] = {
    "plain": "··",
    "forest": "♣♣",
    "mountain": "▲▲",
    "river": "≈≈",
    "marsh": "„„",
    "coast": "~~",
}
BRIDGE, BROKEN_BRIDGE = "≈=", "≈x"
UNKNOWN = "?"
SITES = {"village": "V", "city": "C", "fortress": "F"}
CAPITAL, HOSTILE, RAZED, DESOLATED = "*", "!", "†", "‡"
NEST, SPY = "Ω", "º"
NOBODY, EVERYBODY = " ", "&"
NORTH_UP = 6
MINUS, NO_BREAK = "−", "\N{NO-BREAK SPACE}"


say = texts("mighty_empires")


def table(seen: Any) -> World | None:
    """What lies on the table in a state of the game, as far as it is seen; None before there is a map."""
    for found in (seen, getattr(seen, "world", None), getattr(seen, "state", None)):
        if isinstance(found, World):
            return found
    layout = seen if isinstance(seen, MapLayout) else getattr(seen, "layout", None)
    return _without_pieces(layout) if isinstance(layout, MapLayout) else None


def _without_pieces(layout: MapLayout) -> World:
    """A map that is being laid, or has just been: what is face down stays so."""
    tiles, _ = layout.tiles()
    cells = atlas(cell.hex for cell in layout.cells)
    return World(cells, Rulebook(AllReadings()), tiles, (), (), (), north=layout.north)


def called(world: World, hex: int) -> str:
    """What people call a hex."""
    return GRID.name(world.atlas.cells[hex])


def letter(owner: Owner) -> str:
    """How a player's pieces are marked; the names of his units begin with it."""
    return "I" if owner == INDEPENDENT else "ABC"[owner]


def terrain_known(world: World, hex: int) -> Terrain | None:
    """The terrain as far as it is seen: face up, remembered, or found by an own spy."""
    known = world.tiles[hex].terrain
    return known or next((one.terrain for one in world.concealed if one.hex == hex), None)


def draw(seen: Any, given: Any) -> str:
    """The board in text; nothing before there is a map."""
    world = table(seen)
    if world is None:
        return ""
    lines = [*map_lines(world), ""]
    if not sets_up(seen):
        lines.append(time(seen, world))
    return "\n".join([*lines, *players(world), *lasting(world)])


def sets_up(seen: Any) -> bool:
    """Whether the map or the first pieces are still being laid: time begins, and it is somebody's turn, after that."""
    world = table(seen)
    return world is None or not world.players or hasattr(seen, "pieces")


# --- The map


def map_lines(world: World) -> list[str]:
    """The map, north up the page: every second column stands half a hex lower."""
    cells = world.atlas.cells
    left, top = min(cell.q for cell in cells), min(2 * cell.r + cell.q for cell in cells) - 1
    height = max(2 * cell.r + cell.q for cell in cells) - top + 3
    page = [[" "] * ((CELL + 1) * (max(cell.q for cell in cells) - left + 1) + 1) for _ in range(height)]
    for hex, cell in enumerate(cells):
        x, y = (CELL + 1) * (cell.q - left), 2 * cell.r + cell.q - top
        north, south = world.atlas.beside[hex][0], world.atlas.beside[hex][3]
        if north < 0:
            page[y - 1][x + 1 : x + 1 + CELL] = "_" * CELL
        if south < 0:
            page[y + 2][x + 1 : x + 1 + CELL] = "‾" * CELL
        page[y][x : x + CELL + 2] = f"/{upper(world, hex)}\\"
        page[y + 1][x : x + CELL + 2] = f"\\{lower(world, hex)}/"
    return ["".join(line).rstrip() for line in page]


def upper(world: World, hex: int) -> str:
    """Its name, what lies hidden there, terrain."""
    tile = world.tiles[hex]
    hidden = NEST if tile.nest else SPY if tile.spy is not None else " "
    return called(world, hex).ljust(NAME) + hidden + ground(world, hex)


def ground(world: World, hex: int) -> str:
    tile, terrain = world.tiles[hex], terrain_known(world, hex)
    if not tile.revealed:
        return (GROUND[terrain][0] if terrain else UNKNOWN) + UNKNOWN
    assert terrain is not None
    if tile.bridge:
        return BROKEN_BRIDGE if world.has("sabotaged", hex) else BRIDGE
    return GROUND[terrain]


def lower(world: World, hex: int) -> str:
    """Whose hex it is (in small letters: who has explored it), the site and its state, garrison and field."""
    tile = world.tiles[hex]
    marks = (colour(tile) + built(tile.site) + condition(world, hex)).ljust(MARKS)
    return marks + standing(world, hex)


def colour(tile: Tile) -> str:
    if tile.owner is not None:
        return letter(tile.owner)
    explorers = [letter(seat).lower() for seat in tile.explored_by]
    return EVERYBODY if len(explorers) > 1 else "".join(explorers) or NOBODY


def built(site: Site | None) -> str:
    """The site's letter, small where it belongs to no player."""
    if site is None:
        return " "
    return SITES[site.type] if isinstance(site.owner, int) else SITES[site.type].lower()


def condition(world: World, hex: int) -> str:
    tile = world.tiles[hex]
    if tile.desolated:
        return DESOLATED
    if world.razed(hex):
        return RAZED
    if tile.site is None:
        return " "
    return HOSTILE if tile.site.owner == "hostile" else CAPITAL if tile.site.capital_of is not None else " "


def standing(world: World, hex: int) -> str:
    """`[2]A3b1`: two units inside, three armies of A and a ship of B in the field; what has no room ends with `…`."""
    field: Counter[str] = Counter()
    for unit in world.in_field(hex):
        field[letter(unit.owner) if unit.kind == "army" else letter(unit.owner).lower()] += 1
    garrison = len(world.inside(hex))
    shown = (f"[{garrison}]" if garrison else "") + "".join(f"{mark}{count}" for mark, count in field.items())
    return shown.rjust(FIELD) if len(shown) <= FIELD else shown[: FIELD - 1] + "…"


# --- Under the map


def time(seen: Any, world: World) -> str:
    """When it is; before a season, while alliances are spoken of, it is nobody's turn."""
    if hasattr(seen, "proposed_to") and hasattr(seen, "seats"):
        return say("board-council", year=world.year, season=word(world.season))
    return moment(world)


def moment(world: World) -> str:
    """When it is, and whose turn; winter is everybody's."""
    when = {"year": world.year, "season": word(world.season), "phase": word(world.phase)}
    if world.season == "winter":
        return say("board-winter", **when)
    return say("board-moment", **when, who=letter(world.active))


def word(name: str) -> str:
    return say(f"value-{name}")


def players(world: World) -> Iterator[str]:
    """What every player has, and where his units are; then the independents."""
    for seat, told in enumerate(possessions(world)):
        yield told
        yield from roster(world, seat)
    if world.own_units(INDEPENDENT):
        yield say("board-independents")
        yield from roster(world, INDEPENDENT)
    for one, other in world.alliances:
        yield say("board-allies", one=letter(one), other=letter(other))


def possessions(world: World) -> list[str]:
    """One line for each player; none before there are players."""
    if not world.players:
        return []
    held, score = standings(world)
    kinds = Counter((unit.owner, unit.kind) for unit in world.units)
    return [
        say(
            "board-player",
            who=word(seat_name(seat)),
            points=score.points[seat],
            reserve=world.reserves[seat],
            hexes=own.hexes,
            villages=own.villages,
            cities=own.cities,
            fortresses=own.fortresses,
            armies=kinds[seat, "army"],
            ships=kinds[seat, "ship"],
        )
        for seat, own in enumerate(held)
    ]


def roster(world: World, owner: Owner) -> list[str]:
    """The units by their names, with their hexes and what weighs on them."""
    units = " · ".join(roll_call(world, unit) for unit in world.own_units(owner))
    return wrap(units, WIDTH, initial_indent="   ", subsequent_indent="   ", break_on_hyphens=False)


def roll_call(world: World, unit: Unit) -> str:
    """`A01 R7`; inside a site `[A01] R7`, aboard a ship `A01 (A05)`; its modifier if it has one."""
    name = f"[{unit.id}]" if unit.inside else unit.id
    parts = [name, f"({unit.aboard})" if unit.aboard else called(world, unit.hex)]
    if weight := world.modifier(unit) + unit.next_roll:
        parts.append(f"{weight:+d}".replace("-", MINUS))
    parts += [say(f"board-{mark}") for mark in ("damaged", "turn_over") if getattr(unit, mark)]
    return NO_BREAK.join(parts)


def lasting(world: World) -> list[str]:
    """What lies on hexes, sites and players for a while; ruins are on the map."""
    found = []
    for effect in world.effects:
        if effect.on != "unit" and effect.kind != "razed":
            target = letter(effect.target) if effect.on == "player" else called(world, effect.target)
            name = word("magic_rampart" if effect.kind == "rampart" else effect.kind)
            found.append(f"{name}{NO_BREAK}{target}")
    return wrap(say("board-lasting", what=" · ".join(found)), WIDTH, break_on_hyphens=False) if found else []


def legend(seen: Any, given: Any) -> list[str]:
    """The signs, explained; the rarer ones only where they are on the map."""
    world = table(seen)
    if world is None:
        return []
    page = "".join(map_lines(world))
    rare = {BROKEN_BRIDGE: "broken", RAZED: "razed", DESOLATED: "desolated", NEST: "nest", SPY: "spy"}
    ground = [(sign, word(terrain)) for terrain, sign in GROUND.items()]
    signs = [
        ground + explained({BRIDGE: "bridge", UNKNOWN * 2: "down"}),
        explained({"A": "owner", "a": "explorer", "V C F": "sites", CAPITAL: "capital", HOSTILE: "hostile"}),
        explained({"A2": "armies", "a1": "ship", "I1": "independent", "[2]": "garrison"}),
        explained({sign: name for sign, name in rare.items() if sign in page}),
    ]
    lines = [" · ".join(NO_BREAK.join((sign, *told.split(" "))) for sign, told in line) for line in signs if line]
    if world.north != NORTH_UP:
        lines.append(say("board-north", direction=world.north))
    return [part for line in lines for part in wrap(line, WIDTH, break_on_hyphens=False)]


def explained(signs: dict[str, str]) -> list[tuple[str, str]]:
    return [(sign, say(f"board-sign-{name}")) for sign, name in signs.items()]
