"""What everything is worth to one player (4.30): his points minus the best opponent's, and what promises more.

A position is appraised by what a seat sees. What lies face down is a mixture of the tiles that nobody has seen yet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from operator import itemgetter, mul
from typing import Any

from jacta.games.mighty_empires.inputs import SiteType, Terrain
from jacta.games.mighty_empires.players.building import BuildingStock
from jacta.games.mighty_empires.players.figures import USUAL, Figures, in_last_turn
from jacta.games.mighty_empires.players.values import SITES, PointValues, points, values
from jacta.games.mighty_empires.setup.order import SET
from jacta.games.mighty_empires.setup.settings import TileSet
from jacta.games.mighty_empires.state.world import CAMPAIGN_SEASONS, NOTHING, Atlas, Owner, Site, SiteOwner, Unit, World

SEASONS = len(CAMPAIGN_SEASONS)
REACH = 2  # hexes from a site to a new village
FARTHEST_PROMISE, FARTHEST_SPELL = 12, 3  # at most: seasons in which a unit may still take something, spells to come


@lru_cache(maxsize=64)
def nearness(atlas: Atlas, fading: float) -> list[list[float]]:
    """How much each hex counts seen from each hex."""
    rows = [atlas.distances(one) for one in range(len(atlas.cells))]
    powers = [fading**steps for steps in range(1 + max(map(max, rows)))]
    return [[*map(powers.__getitem__, row)] for row in rows]


@lru_cache(maxsize=5_000)
def within(atlas: Atlas, one: int) -> list[int]:
    """Where a village can be founded that is near a site there."""
    return [hex for hex, far in enumerate(atlas.distances(one)) if far <= REACH]


class Prospectus:
    """What a seat knows about the game beside the state: how long it lasts, and which tiles there are."""

    def __init__(self, years: int, tile_set: TileSet) -> None:
        self.years = years
        self.tiles = tile_set.box


class Appraisal:
    """The worth of things for one seat, gathered once for a decision."""

    def __init__(
        self,
        world: World,
        seat: int,
        game: Prospectus,
        worth: PointValues | None = None,
        figures: Figures = USUAL,
    ) -> None:
        self.world, self.seat, self.game, self.values = world, seat, game, worth or values()
        self.friends = world.friends(seat)
        self.opponents = [one for one in world.living if one not in self.friends]
        self.rival = max(self.opponents, key=lambda one: (points(world, one, self.values), -one), default=None)
        at = SEASONS if world.season == "winter" else CAMPAIGN_SEASONS.index(world.season)
        self.harvests_this_year = max(0, SEASONS - 1 - at)
        self.years_left = game.years - world.year
        self.turns_left = self.harvests_this_year + SEASONS * self.years_left
        self.figures = figures = figures if self.turns_left else in_last_turn(figures)
        self.razed, self.ramparts = world.targets("razed"), world.targets("rampart")
        self.field: dict[int, list[Unit]] = {}
        self.hostile: dict[int, list[Unit]] = {}
        """Of those in the field, the enemies."""
        self.units_on: dict[int, list[Unit]] = {}
        for unit in world.units:
            self.units_on.setdefault(unit.hex, []).append(unit)
            if unit.in_field:
                self.field.setdefault(unit.hex, []).append(unit)
                if unit.owner not in self.friends:
                    self.hostile.setdefault(unit.hex, []).append(unit)
        self.shares_of: dict[Owner | SiteOwner | None, float] = dict.fromkeys(self.opponents, figures.also_ran)
        if self.rival is not None:
            self.shares_of[self.rival] = figures.rival
        self._others: dict[int, Appraisal] = {}
        self._rations: dict[int, float] = {}
        self._site_worth: dict[tuple[SiteType, bool], float] = {}
        self._prizes: dict[int, float] = {}
        self._shares: dict[int, list[float]] = {}
        self._near: dict[int, Sequence[float]] = {}
        self.unit_worth = self.values.unit + figures.promise * min(self.turns_left, FARTHEST_PROMISE)

    def seen_as(self, seat: int) -> Appraisal:
        """The same as it is for another player, as far as this one sees it."""
        if seat not in self._others:
            self._others[seat] = Appraisal(self.world, seat, self.game, self.values, self.figures)
        return self._others[seat]

    # --- Points

    def share(self, owner: Owner | SiteOwner | None) -> float:
        """What a point that somebody else loses is worth to us."""
        return self.shares_of.get(owner, 0.0)

    def loss_of(self, owner: Owner) -> float:
        """What it is worth to us that a unit is destroyed."""
        return -self.unit_worth if owner == self.seat else self.unit_worth * self.share(owner)

    def site_worth(self, site: Site) -> float:
        """What a site brings its owner, harvests included."""
        kind = site.type, site.capital_of is not None and site.capital_of == site.owner
        found = self._site_worth.get(kind)
        if found is None:
            found = self._site_worth[kind] = self._brings(*kind)
        return found

    def _brings(self, type: SiteType, capital: bool) -> float:
        turns = min(self.turns_left, self.figures.foresight * SEASONS)
        sorcery = self.figures.sorcery * min(1 + self.years_left if capital else 0, FARTHEST_SPELL)
        return self.values.sites[type] + self.values.harvest[type] * turns * self.ration_worth / 2 + sorcery

    def prize_of(self, site: Site) -> float:
        """What it costs us to lose one of our sites to the strongest opponent."""
        return 2.0 * (self.values.hex + self.site_worth(site))

    def prize(self, hex: int) -> float:
        """What it is worth to us to make a hex our own, with the site on it."""
        found = self._prizes.get(hex)
        if found is None:
            found = self._prizes[hex] = self._prize(hex)
        return found

    def _prize(self, hex: int) -> float:
        tile = self.world.tiles[hex]
        site = tile.site
        owner = tile.owner if site is None else site.owner
        worth = float(self.values.hex) if site is None else self.values.hex + self.site_worth(site)
        return worth * (1.0 + self.share(owner)) + self.ground_worth(hex)

    def hostile_in_field(self, hex: int) -> Sequence[Unit]:
        return self.hostile.get(hex, ())

    # --- Building and rations

    @cached_property
    def own(self) -> Sequence[Unit]:
        """Our units."""
        return self.world.own_units(self.seat)

    @cached_property
    def owned(self) -> Counter[str]:
        sites = [self.world.tiles[hex].site for hex in self.world.sites_of(self.seat)]
        return Counter([site.type for site in sites if site is not None])

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
        if tile.site is not None or tile.terrain == "marsh" or not self.more_ground:
            return 0.0
        return self.more_ground if hex in self.within_reach else 0.0

    @cached_property
    def within_reach(self) -> set[int]:
        """Where a village can be founded, near our sites or near those that we may found first."""
        world = self.world
        near = [hex for hex in world.hexes_of(self.seat) if world.tiles[hex].terrain != "marsh"]
        left, found = set(near), set[int]()
        fringe = list(world.sites_of(self.seat))
        while fringe:
            found.update(within(world.atlas, fringe.pop()))
            step = left & found
            left -= step
            fringe += step
        return found

    @cached_property
    def more_ground(self) -> float:
        """What the rations of the coming winter could build on one more hex."""
        stock, ground = max(0, self.stock), self.building_ground
        return self.works.built(stock, ground + 1)[0] - self.works.built(stock, ground)[0]

    @cached_property
    def harvest(self) -> int:
        """The next harvest, if nothing changes."""
        found = 0
        for hex in self.world.sites_of(self.seat):
            site = self.world.tiles[hex].site
            if site is not None and hex not in self.razed and not self.hostile_in_field(hex):
                found += self.values.harvest[site.type]
        return found

    @cached_property
    def founding_worth(self) -> float:
        """What a new village brings."""
        return self.built_worth("village")

    @cached_property
    def surplus(self) -> bool:
        """Whether the rations at hand and a year's harvests are more than can be eaten and built with."""
        used = SEASONS * len(self.own)
        used += sum(number * self._price(type) for type, number in self._open.items())
        return self.stock + SEASONS * self.harvest >= used

    @cached_property
    def _open(self) -> dict[SiteType, int]:
        """The sites that could still be built: villages on free ground, and all that they may become."""
        free = {type: max(0, SET[name] - self.owned[type]) for type, name in SITES.items()}
        return free | {"village": min(free["village"], self.building_ground)}

    def _price(self, type: SiteType) -> int:
        """What a site costs from the ground up: a village that grows gives its piece back, and both are paid for."""
        costs = self.values.costs
        return max(1, costs["village"] if type == "village" else costs["village"] + costs[type])

    @cached_property
    def ration_worth(self) -> float:
        """What a ration of the years to come is worth."""
        return self.figures.ration * (self.figures.surplus if self.surplus else 1.0)

    def built_worth(self, type: SiteType) -> float:
        """What a new site brings, harvests included."""
        return self.values.sites[type] + self.values.harvest[type] * self.harvests_to_come * self.ration_worth

    def growth_worth(self, type: SiteType) -> float:
        """What a village gains by becoming something else; its piece can found another, where none is left."""
        freed = self.founding_worth if self.building_ground and not self.open_sites else 0.0
        return self.built_worth(type) - self.built_worth("village") + freed

    @cached_property
    def harvests_to_come(self) -> float:
        return SEASONS * min(self.years_left, self.figures.foresight)

    @cached_property
    def works(self) -> BuildingStock:
        """4.30: what can be built in the coming winter."""
        free: dict[SiteType, int] = {type: max(0, SET[name] - self.owned[type]) for type, name in SITES.items()}
        return BuildingStock(
            self.owned["village"], free, self.values.costs, {type: self.built_worth(type) for type in SITES}
        )

    @cached_property
    def stock(self) -> int:
        """The rations of the coming winter, if nothing changes."""
        return self.world.reserves[self.seat] + self.harvest * self.harvests_this_year

    def rations(self, more: int) -> float:
        """What so many rations more, or fewer, are worth: what they build, and whom they feed."""
        worth = self._rations.get(more)
        if worth is None:
            bought = self._buys(self.stock + more) - self._buys(self.stock)
            worth = self._rations[more] = bought * self.figures.spent if more < 0 else bought
        return worth

    def _buys(self, stock: float) -> float:
        built, left = self.works.built(max(0, stock), self.building_ground)
        eaten = len(self.own) * self.harvests_this_year
        return built + self.figures.ration * min(left, eaten)

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
        land: dict[Any, float] = {}  # where nothing is built, most hexes are as others are
        reach = self.within_reach if self.more_ground else NOTHING
        for hex, tile in enumerate(self.world.tiles):
            if tile.desolated or (tile.site is not None and hex in self.ramparts):
                continue
            if tile.site is None:
                lie = tile.owner, tile.terrain, hex in self.hostile, hex in reach
                if lie not in land:
                    land[lie] = self._attraction(hex)
                worth = land[lie]
            else:
                worth = self._attraction(hex)
            if worth > 0:
                found.append((hex, worth))
        return found

    def _attraction(self, hex: int) -> float:
        """What a hex promises whoever gets there; hardly anything is taken at the first attempt."""
        tile, foes, figures = self.world.tiles[hex], self.hostile_in_field(hex), self.figures
        if tile.owner == self.seat:
            besieged = self.site_worth(tile.site) * figures.rescue if tile.site else 0.0
            return self.values.hex + besieged if foes else 0.0
        if tile.owner in self.friends:
            return 0.0
        if tile.terrain == "marsh":
            return figures.swamp
        worth = self.prize(hex) * (figures.held if foes else 1.0)
        if tile.site is not None and hex not in self.razed:
            return worth * (figures.talks if tile.site.owner == "neutral" else self.breaches[tile.site.type])
        return worth * figures.wilds if tile.owner is None else worth

    @cached_property
    def breaches(self) -> dict[SiteType, float]:
        """How soon walls fall to whoever is there."""
        figures = self.figures
        return {"village": figures.village_falls, "city": figures.city_falls, "fortress": figures.fortress_falls}

    def near(self, hex: int) -> Sequence[float]:
        """How much each target counts, seen from a hex."""
        found = self._near.get(hex)
        if found is None:
            found = self._near[hex] = self._at_targets(nearness(self.world.atlas, self.figures.fading)[hex])
        return found

    @cached_property
    def _at_targets(self) -> Callable[[Sequence[float]], Sequence[float]]:
        """Those of the figures for all hexes that are for the targets."""
        hexes = [hex for hex, _ in self.targets]
        return itemgetter(*hexes) if len(hexes) > 1 else lambda row: [row[hex] for hex in hexes]

    @cached_property
    def crowd(self) -> list[float]:
        """How near our units are to each target."""
        rows = [self.near(unit.hex) for unit in self.own]
        return [sum(column) for column in zip(*rows, strict=True)] if rows else [0.0] * len(self.targets)

    def shares(self, here: int) -> list[float]:
        """What a unit of ours that stands here can expect of each target."""
        found = self._shares.get(here)
        if found is None:
            counted = zip(self.targets, self.crowd, self.near(here), strict=True)
            found = self._shares[here] = [worth / (1.0 + crowd - near) for (_, worth), crowd, near in counted]
        return found

    def potential(self, unit: Unit, hex: int, *, without: int | None = None) -> float:
        """What the unit could take from a hex on, shared with the others who are near."""
        shares, near = self.shares(unit.hex), self.near(hex)
        total: float = sum(map(mul, shares, near))
        place = None if without is None else self.places.get(without)
        return total if place is None else total - shares[place] * near[place]

    @cached_property
    def places(self) -> dict[int, int]:
        """Where each target stands among the targets."""
        return {hex: place for place, (hex, _) in enumerate(self.targets)}

    def potential_of(self, hex: int) -> float:
        """What a new unit could take from a hex on."""
        counted = zip(self.targets, self.near(hex), self.crowd, strict=True)
        return sum(worth * near / (1.0 + crowd) for (_, worth), near, crowd in counted)
