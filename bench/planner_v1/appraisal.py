"""What everything is worth to one player (4.30): his points minus the best opponent's, and what promises more.

A position is appraised by what a seat sees. What lies face down is a mixture of the tiles that nobody has seen yet.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property, lru_cache

from jacta.games.mighty_empires.inputs import Terrain
from jacta.games.mighty_empires.setup.order import SET
from jacta.games.mighty_empires.setup.settings import CAPITAL_SITES, TileSet
from jacta.games.mighty_empires.state.world import CAMPAIGN_SEASONS, Atlas, Owner, Site, SiteOwner, Unit, World

SEASONS = len(CAMPAIGN_SEASONS)
WORTH = {"village": 2, "city": 3, "fortress": 3}
HARVEST = {"village": 2, "city": 3, "fortress": 1}
FOUNDING, UPGRADING = 2, 4  # rations
REACH = 2  # hexes from a site to a new village

# 4.30: the value of a ration that is needed, in points; one beyond all needs rots.
RATION = 0.3
# How many years of its harvest a new site is credited with.
FORESIGHT = 2
# A unit is worth its point, and what it may still take in each season to come.
PROMISE, FARTHEST_PROMISE = 0.3, 6
# Somebody who is not the strongest opponent matters less.
ALSO_RAN = 0.4
# How soon something can be taken by whoever is there: walls, neutral sites, unowned land, land that is held, a swamp.
BREACHES = {"village": 0.45, "city": 0.2, "fortress": 0.05}
TALKS, WILDS, HELD, SWAMP = 0.35, 0.8, 0.5, 0.1
# What is a step farther off counts for so much less.
FADING = 0.55


def points(world: World, seat: int) -> int:
    """What the player would score now, or nearly."""
    sites = (tile.site for tile in world.tiles)
    built = sum(WORTH[site.type] for site in sites if site is not None and site.owner == seat)
    return len(world.hexes_of(seat)) + built + len(world.own_units(seat))


@lru_cache(maxsize=64)
def nearness(atlas: Atlas) -> tuple[tuple[float, ...], ...]:
    """How much each hex counts seen from each hex."""
    cells = range(len(atlas.cells))
    return tuple(tuple(FADING ** atlas.distance(one, other) for other in cells) for one in cells)


class Prospectus:
    """What a seat knows about the game beside the state: how long it lasts, and which tiles there are."""

    def __init__(self, years: int, tile_set: TileSet) -> None:
        self.years = years
        box: dict[Terrain, int] = tile_set.model_dump()  # type: ignore[assignment]
        self.tiles = Counter(box) + Counter(CAPITAL_SITES)


class Appraisal:
    """The worth of things for one seat, gathered once for a decision."""

    def __init__(self, world: World, seat: int, game: Prospectus) -> None:
        self.world, self.seat, self.game = world, seat, game
        self.friends = world.friends(seat)
        self.opponents = [one for one in world.living if one not in self.friends]
        self.rival = max(self.opponents, key=lambda one: (points(world, one), -one), default=None)
        at = SEASONS if world.season == "winter" else CAMPAIGN_SEASONS.index(world.season)
        self.harvests_this_year = max(0, SEASONS - 1 - at)
        self.years_left = game.years - world.year
        self.turns_left = self.harvests_this_year + SEASONS * self.years_left
        self.razed, self.ramparts = world.targets("razed"), world.targets("rampart")
        self.field: dict[int, list[Unit]] = {}
        for unit in world.units:
            if unit.in_field:
                self.field.setdefault(unit.hex, []).append(unit)
        self._rations: dict[int, float] = {}
        self.unit_worth = 1.0 + PROMISE * min(self.turns_left, FARTHEST_PROMISE)

    # --- Points

    def share(self, owner: Owner | SiteOwner | None) -> float:
        """What a point is worth to us that somebody else loses."""
        if owner == self.rival:
            return 1.0
        return ALSO_RAN if owner in self.opponents else 0.0

    def loss_of(self, owner: Owner) -> float:
        """What it is worth to us that a unit is destroyed."""
        return -self.unit_worth if owner == self.seat else self.unit_worth * self.share(owner)

    def site_worth(self, site: Site) -> float:
        """What a site brings its owner, harvests included."""
        turns = min(self.turns_left, FORESIGHT * SEASONS)
        return WORTH[site.type] + HARVEST[site.type] * turns * RATION / 2

    def prize(self, hex: int) -> float:
        """What it is worth to us to make a hex our own, with the site on it."""
        tile = self.world.tiles[hex]
        site = tile.site
        owner = tile.owner if site is None else site.owner
        worth = 1.0 if site is None else 1.0 + self.site_worth(site)
        return worth * (1.0 + self.share(owner)) + self.ground_worth(hex)

    def hostile_in_field(self, hex: int) -> list[Unit]:
        return [unit for unit in self.field.get(hex, ()) if unit.owner not in self.friends]

    # --- Building and rations

    @cached_property
    def owned(self) -> Counter[str]:
        return Counter(site.type for tile in self.world.tiles if (site := tile.site) and site.owner == self.seat)

    @cached_property
    def building_ground(self) -> int:
        """How many own hexes could have a new village."""
        tiles = self.world.tiles
        return sum(
            tiles[hex].site is None and tiles[hex].terrain != "marsh" and not tiles[hex].desolated
            for hex in self.world.hexes_of(self.seat)
        )

    @cached_property
    def open_sites(self) -> int:
        return max(0, SET["villages"] - self.owned["village"])

    def ground_worth(self, hex: int) -> float:
        """Land is worth more while there is none left to build on."""
        tile = self.world.tiles[hex]
        if tile.site is not None or tile.terrain == "marsh" or self.building_ground >= self.open_sites:
            return 0.0
        near = any(self.world.atlas.distance(hex, one) <= REACH for one in self.world.sites_of(self.seat))
        return self.founding_worth / 2 if near else 0.0

    @cached_property
    def harvest(self) -> int:
        """The next harvest, if nothing changes."""
        found = 0
        for hex in self.world.sites_of(self.seat):
            site = self.world.tiles[hex].site
            if site is not None and hex not in self.razed and not self.hostile_in_field(hex):
                found += HARVEST[site.type]
        return found

    @cached_property
    def founding_worth(self) -> float:
        """What a new village brings."""
        return WORTH["village"] + HARVEST["village"] * self.harvests_to_come * RATION

    @cached_property
    def harvests_to_come(self) -> int:
        return SEASONS * min(self.years_left, FORESIGHT)

    @cached_property
    def market(self) -> list[tuple[int, float]]:
        """4.30: what the rations of the coming winter are good for: how many, and the worth of each, dearest first."""
        growing = WORTH["city"] + HARVEST["city"] * self.harvests_to_come * RATION
        walls = (max(0, SET[kind] - self.owned[one]) for kind, one in (("cities", "city"), ("fortresses", "fortress")))
        offers = [
            (FOUNDING * min(self.open_sites, self.building_ground), self.founding_worth / FOUNDING),
            ((UPGRADING + FOUNDING) * sum(walls), growing / (UPGRADING + FOUNDING)),
            (len(self.world.own_units(self.seat)) * self.harvests_this_year, RATION),
        ]
        return sorted(offers, key=lambda offer: -offer[1])

    def rations(self, more: int) -> float:
        """The worth of so many rations more, or less."""
        worth = self._rations.get(more)
        if worth is None:
            stock = self.world.reserves[self.seat] + self.harvest * self.harvests_this_year
            worth = self._rations[more] = self._buys(stock + more) - self._buys(stock)
        return worth

    def _buys(self, stock: float) -> float:
        worth = 0.0
        for number, price in self.market:
            worth += max(0, min(stock, number)) * price
            stock -= number
        return worth

    # --- What lies face down

    @cached_property
    def unseen(self) -> list[tuple[Terrain, float]]:
        """The terrain of a tile that nobody has seen: what the box holds without what lies open."""
        seen = Counter(tile.terrain for tile in self.world.tiles if tile.terrain is not None)
        seen += Counter(one.terrain for one in self.world.concealed)
        left = {terrain: max(0, number - seen[terrain]) for terrain, number in self.game.tiles.items()}
        left["coast"] = 0  # the coast lies face up
        total = sum(left.values())
        return [(terrain, number / total) for terrain, number in left.items() if number] if total else [("plain", 1.0)]

    # --- What there is to take

    @cached_property
    def targets(self) -> list[tuple[int, float]]:
        """Hexes worth going to, and how much."""
        found = []
        for hex, tile in enumerate(self.world.tiles):
            if tile.desolated or (tile.site is not None and hex in self.ramparts):
                continue
            worth = self._attraction(hex)
            if worth > 0:
                found.append((hex, worth))
        return found

    def _attraction(self, hex: int) -> float:
        """What a hex promises whoever gets there; hardly anything is taken at the first attempt."""
        tile, foes = self.world.tiles[hex], self.hostile_in_field(hex)
        if tile.owner == self.seat:
            return 1.0 + (self.site_worth(tile.site) / 2 if tile.site else 0.0) if foes else 0.0
        if tile.owner in self.friends:
            return 0.0
        if tile.terrain == "marsh":
            return SWAMP
        worth = self.prize(hex) * (HELD if foes else 1.0)
        if tile.site is not None and hex not in self.razed:
            return worth * (TALKS if tile.site.owner == "neutral" else BREACHES[tile.site.type])
        return worth * WILDS if tile.owner is None else worth

    @cached_property
    def crowd(self) -> list[float]:
        """How near our units are to each target."""
        near = nearness(self.world.atlas)
        own = [unit.hex for unit in self.world.own_units(self.seat)]
        return [sum(near[target][hex] for hex in own) for target, _ in self.targets]

    def potential(self, unit: Unit, hex: int, *, without: int | None = None) -> float:
        """What the unit could take from a hex on, shared with the others who are near."""
        near = nearness(self.world.atlas)
        from_hex, from_here = near[hex], near[unit.hex]
        return sum(
            worth * from_hex[target] / (1.0 + crowd - from_here[target])
            for (target, worth), crowd in zip(self.targets, self.crowd, strict=True)
            if target != without
        )

    def potential_of(self, hex: int) -> float:
        """What a new unit could take from a hex on."""
        near = nearness(self.world.atlas)[hex]
        return sum(
            worth * near[target] / (1.0 + crowd)
            for (target, worth), crowd in zip(self.targets, self.crowd, strict=True)
        )
