"""The state of a game: the map, its sites, the units, and everything that lasts for a while.

A `World` is one immutable value. What never changes while a map lies (who borders whom, how far apart two hexes are)
stands beside it in an `Atlas`, shared by every state of the game; hexes are places in its list, so that the tiles are a
plain tuple and changing one copies a few hundred bytes. What no seat may see (face-down terrain, a spy's roll) is one
field: `concealed`.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import compress, repeat
from operator import attrgetter, is_not, sub
from typing import Any, Literal, NamedTuple, TypeAlias

from jacta.games.mighty_empires.inputs import MOST_MODIFIER, Kind, Season, SiteType, Terrain
from jacta.games.mighty_empires.options import AllReadings
from jacta.games.mighty_empires.state.speed import remembering_last
from jacta.hexes import Hex
from jacta.rules import Given, Options, often_changed

Owner: TypeAlias = int | Literal["independent"]
SiteOwner: TypeAlias = int | Literal["neutral", "hostile"]
INDEPENDENT: Literal["independent"] = "independent"
ALONE: tuple[frozenset[Owner | SiteOwner], ...] = tuple([frozenset((seat,)) for seat in range(3)])
INDEPENDENTS: frozenset[Owner | SiteOwner] = frozenset((INDEPENDENT, "hostile"))

# Clockwise from the north, as 4.2 walks around a hex.
AROUND = (Hex(0, -1), Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0))
CAMPAIGN_SEASONS: tuple[Season, ...] = ("spring", "summer", "autumn")
NOWHERE = -1


# --- The map


class Atlas:
    """The cells of a map in the order of 4.27, by (r, q), and how they lie. A game has one: see `atlas`."""

    def __init__(self, cells: tuple[Hex, ...]) -> None:
        self.cells = cells
        self.index: dict[tuple[int, int], int] = {cell: place for place, cell in enumerate(cells)}
        self.names = tuple(map(str, cells))
        self.by_name = {name: place for place, name in enumerate(self.names)}
        find = self.index.get
        self.beside = tuple([tuple([find((q + by.q, r + by.r), NOWHERE) for by in AROUND]) for q, r in cells])
        """The six neighbours of each cell, `NOWHERE` off the map."""
        self.neighbours = tuple([tuple([place for place in six if place != NOWHERE]) for six in self.beside])
        self._distances: dict[int, tuple[int, ...]] = {}
        self._axes = [[q for q, _ in cells], [r for _, r in cells], [-q - r for q, r in cells]]
        self._apart: dict[tuple[int, int], list[int]] = {}
        self._hash = hash(cells)

    def __reduce__(self) -> Any:
        return atlas, (self.cells,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Atlas) and self.cells == other.cells

    def __hash__(self) -> int:
        return self._hash

    def distance(self, one: int, other: int) -> int:
        return self.distances(one)[other]

    def distances(self, one: int) -> tuple[int, ...]:
        """How far each cell is from this one."""
        found = self._distances.get(one)
        if found is None:
            found = self._distances[one] = tuple(map(max, *[self._along(axis, one) for axis in range(3)]))
        return found

    def _along(self, axis: int, one: int) -> list[int]:
        """How far each cell lies from this one along one of the three axes; the most of the three is the distance."""
        cells = self._axes[axis]
        key = axis, cells[one]
        found = self._apart.get(key)
        if found is None:
            found = self._apart[key] = [*map(abs, map(sub, cells, repeat(cells[one])))]
        return found


@lru_cache(maxsize=500)
def _atlas(cells: tuple[Hex, ...]) -> Atlas:
    return Atlas(cells)


def atlas(cells: Iterable[Hex]) -> Atlas:
    """The atlas of these cells."""
    return _atlas(tuple(sorted(cells, key=lambda cell: (cell.r, cell.q))))


class Site(NamedTuple):
    """A village, city or fortress. `taken_by`: who last captured it by siege; `once_owned`: a player has owned it."""

    type: SiteType
    owner: SiteOwner
    capital_of: int | None = None
    taken_by: int | None = None
    once_owned: bool = False


@often_changed
class Tile(NamedTuple):
    """One hex. `terrain` is None while nobody may know it; `spy` is the seat whose secret result lies there."""

    terrain: Terrain | None
    revealed: bool = True
    seen: bool = True
    bridge: bool = False
    owner: int | None = None
    explored_by: tuple[int, ...] = ()
    nest: bool = False
    desolated: bool = False
    site: Site | None = None
    contact: tuple[int, ...] = ()
    spy: int | None = None


class Concealed(NamedTuple):
    """What lies face down on a hex: its terrain (and bridge), and the roll of a secret exploration."""

    hex: int
    terrain: Terrain
    bridge: bool
    roll: int | None = None


# --- Units


class SiegeBonus(NamedTuple):
    hex: int
    value: int
    turn: int


@often_changed
class Unit(NamedTuple):
    id: str
    owner: Owner
    kind: Kind
    hex: int
    inside: bool = False
    aboard: str | None = None
    hunger: int = 0
    next_roll: int = 0
    damaged: bool = False
    steps: int = 0
    scouted: bool = False
    turn_over: bool = False
    must_go: int | None = None
    marched: bool = False
    shifted: bool = False
    siege_bonus: SiegeBonus | None = None

    @property
    def in_field(self) -> bool:
        """On its hex, neither behind walls nor aboard."""
        return not self.inside and self.aboard is None


class Effect(NamedTuple):
    """Something that lasts (4.23). `target` is a unit's id, a hex, or a seat; `on` says which."""

    kind: str
    on: Literal["unit", "hex", "site", "player"]
    target: Any
    value: int
    until: str
    year: int
    season: Season
    hex: int | None = None
    seat: int | None = None


UNIT_MODIFIERS = frozenset(
    ("marsh", "sickness", "desertion", "ambush", "volunteers", "knight_errant", "blessing", "curse", "epidemic")
)


class PieceCounts(NamedTuple):
    army: int = 0
    ship: int = 0

    def plus(self, kind: Kind, number: int = 1) -> PieceCounts:
        return (
            PieceCounts(self.army + number, self.ship) if kind == "army" else PieceCounts(self.army, self.ship + number)
        )


# --- The whole


MOST_INPUTS = 20_000


class Rulebook:
    """The readings that a world is played by. They say how to read it and are no part of it: any two are alike.

    Where the readings matter, they are compared as what they are: the options of an input. `inputs` keeps the inputs of
    procedures that have been asked under these readings, as the same few come up again; `parts` are the readings that
    one procedure takes.
    """

    __slots__ = ("inputs", "parts", "readings")

    def __init__(self, readings: AllReadings) -> None:
        self.readings = readings
        self.inputs: dict[Any, Given] = {}
        self.parts: dict[type[Options], Options] = {}

    def __reduce__(self) -> Any:
        return rulebook, (self.readings,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rulebook)

    def __hash__(self) -> int:
        return 0


@lru_cache(maxsize=100)
def rulebook(readings: AllReadings) -> Rulebook:
    """The rulebook of these readings: one for all games that are played by them."""
    return Rulebook(readings)


# --- What lies on the map


@remembering_last
def lying(effects: tuple[Effect, ...]) -> dict[str, set[Any]]:
    """By kind of effect, everything that it lies on."""
    found: dict[str, set[Any]] = {}
    for effect in effects:
        found.setdefault(effect.kind, set()).add(effect.target)
    return found


@remembering_last
def burdens(effects: tuple[Effect, ...]) -> dict[Any, list[Effect]]:
    """By unit, what weighs on its dice or helps them."""
    found: dict[Any, list[Effect]] = {}
    for effect in effects:
        if effect.kind in UNIT_MODIFIERS:
            found.setdefault(effect.target, []).append(effect)
    return found


class Realms(NamedTuple):
    """The hexes and the sites by their owner."""

    hexes: dict[int, list[int]]
    sites: dict[SiteOwner, list[int]]


OWNER, SITE, SPY = map(attrgetter, ("owner", "site", "spy"))


@remembering_last
def realms(tiles: tuple[Tile, ...]) -> Realms:
    """Who owns what."""
    hexes: dict[int, list[int]] = {}
    sites: dict[SiteOwner, list[int]] = {}
    owners = [*map(OWNER, tiles)]
    for hex, owner in compress(enumerate(owners), map(is_not, owners, repeat(None))):
        hexes.setdefault(owner, []).append(hex)
    for hex, site in compress(enumerate(map(SITE, tiles)), map(SITE, tiles)):
        sites.setdefault(site.owner, []).append(hex)
    return Realms(hexes, sites)


@remembering_last
def spies(tiles: tuple[Tile, ...]) -> dict[int, int]:
    """The hexes on which a spy's result lies, and whose it is."""
    found = [*map(SPY, tiles)]
    if found.count(None) == len(found):
        return {}
    return {hex: spy for hex, spy in enumerate(found) if spy is not None}


NOTHING: frozenset[Any] = frozenset()


@often_changed
class World(NamedTuple):
    """A game between two questions."""

    atlas: Atlas
    rulebook: Rulebook
    tiles: tuple[Tile, ...]
    units: tuple[Unit, ...]
    reserves: tuple[int, ...]
    order: tuple[int, ...]
    year: int = 1
    season: Season = "spring"
    phase: str = "harvest"
    active: int = 0
    north: int = 6
    alliances: tuple[tuple[int, int], ...] = ()
    effects: tuple[Effect, ...] = ()
    recruits: tuple[PieceCounts, ...] = ()
    lost: tuple[PieceCounts, ...] = ()
    captured: tuple[int, ...] = ()
    concealed: tuple[Concealed, ...] = ()

    @property
    def options(self) -> AllReadings:
        """The readings in force."""
        return self.rulebook.readings

    # --- Who is who

    @property
    def players(self) -> int:
        return len(self.reserves)

    def allied(self, one: Owner | SiteOwner, other: Owner | SiteOwner) -> bool:
        """The same player, or two in alliance."""
        return one == other or (one, other) in self.alliances or (other, one) in self.alliances

    def hostile(self, one: Owner, other: Owner) -> bool:
        """2: different owners who are not allied; an independent is hostile to every player."""
        return one != other and not self.allied(one, other)

    def friends(self, owner: Owner) -> frozenset[Owner | SiteOwner]:
        """The owner himself and his allies; hostile sites are the independents' own."""
        if owner == INDEPENDENT:
            return INDEPENDENTS
        if not self.alliances:
            return ALONE[owner]
        return frozenset([one for one in range(self.players) if self.allied(owner, one)])

    def lives(self, seat: int) -> bool:
        """4.28 (R92): a player without a unit and without a hex is eliminated."""
        for unit in self.units:
            if unit.owner == seat:
                return True
        return seat in realms(self.tiles).hexes

    @property
    def living(self) -> tuple[int, ...]:
        """The players still in the game, in order."""
        return tuple([seat for seat in self.order if self.lives(seat)])

    def neighbour_of(self, seat: int, way: Literal[1, -1]) -> int:
        """4.28: the next living player to the left (1) or right (-1); in the end the player himself."""
        for far in range(1, self.players):
            found = (seat + way * far) % self.players
            if self.lives(found):
                return found
        return seat

    # --- Units

    def unit(self, id: str) -> Unit:
        found = self.units[bisect_left(self.units, (id,))]
        assert found.id == id
        return found

    def find(self, id: str) -> Unit | None:
        """The unit, if it is still there."""
        units, place = self.units, bisect_left(self.units, (id,))
        return units[place] if place < len(units) and units[place].id == id else None

    def place_of(self, id: str) -> int:
        """Where the unit stands among the units, which lie in the order of their ids."""
        return bisect_left(self.units, (id,))

    def own_units(self, seat: Owner) -> tuple[Unit, ...]:
        return tuple([unit for unit in self.units if unit.owner == seat])

    def cargo(self, ship: str) -> Unit | None:
        """The army aboard."""
        return next((unit for unit in self.units if unit.aboard == ship), None)

    def in_field(self, hex: int) -> tuple[Unit, ...]:
        return tuple([unit for unit in self.units if unit.hex == hex and not unit.inside and unit.aboard is None])

    def inside(self, hex: int) -> tuple[Unit, ...]:
        """The garrison."""
        return tuple([unit for unit in self.units if unit.inside and unit.hex == hex])

    def has(self, kind: str, target: Any) -> bool:
        """Whether an effect of this kind lies on the unit, hex, site or player."""
        return target in lying(self.effects).get(kind, NOTHING)

    def targets(self, *kinds: str) -> set[Any]:
        """Everything that effects of these kinds lie on."""
        found = lying(self.effects)
        return set().union(*[found.get(kind, NOTHING) for kind in kinds])

    def modifier(self, unit: Unit) -> int:
        """4.0, 4.23 (R22, R23): all that weighs on its fight rolls, but not its next roll or its forced march.

        As far as the procedures take it: beyond that no dice would help.
        """
        bonus, penalty = 0, -unit.hunger
        for effect in burdens(self.effects).get(unit.id, ()):
            if effect.value < 0:
                penalty += effect.value
            elif effect.kind != "volunteers" or effect.hex == unit.hex:  # R34: only on the scouted hex
                bonus += effect.value
        total = penalty if unit.owner == INDEPENDENT else bonus + penalty
        return max(-MOST_MODIFIER, min(MOST_MODIFIER, total))

    # --- Sites and hexes

    def razed(self, hex: int) -> bool:
        """4.10 (R40): plundered, burnt or drowned, or desolated for ever."""
        return self.tiles[hex].desolated or self.has("razed", hex)

    def ramparted(self, hex: int) -> bool:
        return self.has("rampart", hex)

    def friendly(self, owner: Owner, site: Site) -> bool:
        """A site of own or allied colour; hostile ones are the independents' own."""
        return site.owner in self.friends(owner)

    def sites_of(self, seat: int) -> Sequence[int]:
        """The hexes with a site of this player."""
        return realms(self.tiles).sites.get(seat, ())

    def hexes_of(self, seat: int) -> Sequence[int]:
        return realms(self.tiles).hexes.get(seat, ())

    def is_port(self, hex: int, owner: Owner) -> bool:
        """A coastal city of own or allied colour."""
        tile = self.tiles[hex]
        site = tile.site
        return tile.terrain == "coast" and site is not None and site.type == "city" and self.friendly(owner, site)

    @property
    def turn(self) -> int:
        """The number of the campaign season since the game began."""
        return (self.year - 1) * len(CAMPAIGN_SEASONS) + CAMPAIGN_SEASONS.index(self.season)

    def to_json(self) -> dict[str, Any]:
        """The state as 4.0.2 writes it; what is concealed from the reader is null."""
        from jacta.games.mighty_empires.state.world_json import world_to_json  # noqa: PLC0415  (it builds on this module)

        return world_to_json(self)


SEAT_NAMES = tuple(f"seat{seat}" for seat in range(3))


def seat_name(seat: int) -> str:
    """A seat as a player of the kernel."""
    return SEAT_NAMES[seat]


ROLLS = tuple({"player": name} for name in SEAT_NAMES)
"""By seat: whose dice they are in a procedure where one player rolls."""


def world_of(state: Any) -> World | None:
    """The world in a state of a phase; None before there is one."""
    found = state if isinstance(state, World) else getattr(state, "world", None)
    return found if isinstance(found, World) else None
