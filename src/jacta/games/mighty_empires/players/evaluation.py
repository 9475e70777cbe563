"""What a position is worth to a player (4.30): a weighted sum of what he and his strongest opponent have.

The features are counted by the tables in force, so that a house rule changes them. How the weights were made stands
beside them in `weights.json`; `python -m bench.learn` fits them to games of the planner against itself.
"""

from __future__ import annotations

import json
from collections.abc import Container, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from operator import mul
from typing import NamedTuple

from jacta.games.mighty_empires.campaign.advance import embassy
from jacta.games.mighty_empires.campaign.engagements import siege_of
from jacta.games.mighty_empires.inputs import SiteType
from jacta.games.mighty_empires.players.building import BuildingStock
from jacta.games.mighty_empires.players.prospects import siege_chances, welcome
from jacta.games.mighty_empires.players.values import PointValues, points, values
from jacta.games.mighty_empires.state.box import SITES, sites_owned
from jacta.games.mighty_empires.state.world import CAMPAIGN_SEASONS, INDEPENDENT, Site, Tile, Unit, World

SEASONS = len(CAMPAIGN_SEASONS)
FARTHEST = 6  # seasons to come that still count
LONG_SERVICE = 12  # and those that a unit still serves in
MOST_RATIONS = 60  # what all the building of a realm costs
TAKEN = 0.4  # hexes that a unit takes in a season
FARTHEST_STEPS = 4
GUARDED = 0.3  # how often a guard is beaten at once
WEAKEST = -6


class Features(NamedTuple):
    """What a player has, each figure the more the better."""

    points: float
    """What he would score now."""
    works: float
    """Points that this year's rations can build in winter."""
    later: float
    """Points that these and the harvests of the years to come can build, on the land that there will be."""
    rations: float
    """Rations of the year that are left over in winter, as far as anybody could use them."""
    harvest: float
    """Rations that the sites yield in a season."""
    soldiers: float
    """Units, for each season that they may still take something in."""
    opened: float
    """Land that nobody owns and that his scouts have opened."""
    strength: float
    """All that helps or hampers his units."""
    spells: float
    """Spells to come, while he holds his capital."""
    claims: float
    """Points of the sites of others that his units stand before, as likely as they win them in a season."""
    threats: float
    """Points of his own sites before which others stand, as a loss, likewise."""
    reach: float
    """Steps between his units and the nearest land to take, as a loss."""


def seasons_left(world: World, years: int) -> int:
    """Campaign seasons to come."""
    return SEASONS * (years - world.year) + _this_year(world)


def _this_year(world: World) -> int:
    return 0 if world.season == "winter" else SEASONS - CAMPAIGN_SEASONS.index(world.season)


def features(world: World, seat: int, years: int, worth: PointValues | None = None) -> Features:
    """What a player has in this world."""
    worth, left = worth or values(), min(FARTHEST, seasons_left(world, years))
    friends, units = world.friends(seat), world.own_units(seat)
    foes = _by_hex([unit for unit in world.units if unit.owner not in friends and unit.in_field])
    grown = claims = threats = 0.0
    capital = False
    for hex in world.sites_of(seat):
        site = world.tiles[hex].site
        assert site is not None
        capital = capital or (site.capital_of == seat and not world.tiles[hex].desolated)
        if hex in foes:
            threats -= _falls(world, site, foes[hex], guarded=False) * (worth.hex + worth.sites[site.type])
        elif not world.razed(hex):
            grown += worth.harvest[site.type]
    for hex, present in _by_hex([unit for unit in units if unit.in_field]).items():
        site = world.tiles[hex].site
        if site is not None and site.owner not in friends and not world.razed(hex):
            claims += _falls(world, site, present, guarded=hex in foes) * (worth.hex + worth.sites[site.type])
    stock = world.reserves[seat] + int(grown) * max(0, _this_year(world) - _reaped(world, seat))
    ground = building_ground(world, seat)
    ways = works_of(world, seat, worth)
    works, rest = ways.built(stock, ground)
    later = works
    if years > world.year:
        founded = min(stock / max(1, worth.costs["village"]), ways.free["village"], ground)
        coming = SEASONS * (years - world.year) * (grown + worth.harvest["village"] * founded)
        later, _ = ways.built(stock + coming, ground + TAKEN * len(units) * left)
    return Features(
        points=points(world, seat, worth),
        works=works,
        later=later,
        rations=min(rest, MOST_RATIONS),
        harvest=grown if left else 0,
        soldiers=len(units) * min(LONG_SERVICE, seasons_left(world, years)),
        opened=sum([_opened(tile, seat) for tile in world.tiles]) if left else 0,
        strength=sum([max(WEAKEST, world.modifier(unit) + unit.next_roll) for unit in units]),
        spells=1 + max(0, years - world.year) if capital else 0,
        claims=claims if left else 0,
        threats=threats if left else 0,
        reach=-sum(_steps(world, units, friends)) if left else 0,
    )


def _reaped(world: World, seat: int) -> bool:
    """Whether the player has had the harvest of this season."""
    if world.active == seat:
        return world.phase != "harvest"
    return world.order.index(seat) < world.order.index(world.active)


def _by_hex(units: Sequence[Unit]) -> dict[int, list[Unit]]:
    found: dict[int, list[Unit]] = {}
    for unit in units:
        found.setdefault(unit.hex, []).append(unit)
    return found


def _falls(world: World, site: Site, besiegers: Sequence[Unit], *, guarded: bool) -> float:
    """How likely a site falls to those before it in a season; who guards it in the field must be beaten first."""
    if site.owner == "neutral":
        return welcome(embassy(world, besiegers[0].hex, besiegers[0])).allied
    holds = 1.0
    for unit in besiegers:
        if unit.owner != INDEPENDENT:
            fresh = unit._replace(siege_bonus=None) if world.season == "winter" else unit
            holds *= 1.0 - siege_chances(siege_of(world, fresh)).captured
    return (1.0 - holds) * (GUARDED if guarded else 1.0)


def _steps(world: World, units: Sequence[Unit], friends: Container[object]) -> list[int]:
    """How far each unit is beyond one step from land that it could take."""
    open_ = [hex for hex, tile in enumerate(world.tiles) if tile.owner not in friends and _takes(tile)]
    rows = [world.atlas.distances(unit.hex) for unit in units]
    return [max(0, min([FARTHEST_STEPS, *[row[hex] for hex in open_]]) - 1) for row in rows]


def _takes(tile: Tile) -> bool:
    return tile.terrain != "marsh" and not tile.desolated


def _opened(tile: Tile, seat: int) -> bool:
    return seat in tile.explored_by and tile.owner is None and tile.site is None and tile.terrain != "marsh"


def works_of(world: World, seat: int, worth: PointValues) -> BuildingStock:
    """What a player could build, in points at the end."""
    owned = sites_owned(world, seat)
    free: dict[SiteType, int] = {type: max(0, number - owned[type]) for type, number in SITES.items()}
    return BuildingStock(owned["village"], free, worth.costs, worth.sites)


def building_ground(world: World, seat: int) -> int:
    """How many hexes of a player could have a village."""
    tiles = [world.tiles[hex] for hex in world.hexes_of(seat)]
    return sum([tile.site is None and _takes(tile) for tile in tiles])


def lead(points: Sequence[int], seat: int) -> float:
    """How far ahead the player is of his strongest opponent."""
    return float(points[seat] - max(one for place, one in enumerate(points) if place != seat))


def foreseen_lead(world: World, seat: int, worth: PointValues | None = None) -> float:
    """How far ahead the player is of his strongest opponent before the last winter: all build what they can."""
    worth = worth or values()

    def score(one: int) -> float:
        built, _ = works_of(world, one, worth).built(world.reserves[one], building_ground(world, one))
        return points(world, one, worth) + built

    others = [score(one) for one in range(world.players) if one != seat and world.lives(one)]
    return score(seat) - max(others, default=0.0)


class FeatureWeights(NamedTuple):
    """One for each feature, when the game ends and two years before; in between they pass from one to the other."""

    late: Features
    early: Features

    def at(self, seasons: int) -> Features:
        """With so many campaign seasons to come."""
        share = min(1.0, seasons / FARTHEST)
        pairs = zip(self.late, self.early, strict=True)
        return Features(*[(1 - share) * late + share * early for late, early in pairs])


@cache
def weights() -> FeatureWeights:
    """As they were learned."""
    found = json.loads((files(__package__ or "") / "weights.json").read_text(encoding="utf-8"))
    return FeatureWeights(Features(**found["late"]), Features(**found["early"]))


@lru_cache(maxsize=64)
def _weights(seasons: int) -> Features:
    return weights().at(seasons)


def evaluate(world: World, seat: int, years: int, worth: PointValues | None = None) -> float:
    """How far ahead the player is of his strongest opponent, in points at the end."""
    worth, weighing = worth or values(), _weights(seasons_left(world, years))
    standings: dict[int, float] = {
        one: sum(map(mul, weighing, features(world, one, years, worth)))
        for one in range(world.players)
        if one == seat or world.lives(one)
    }
    mine = standings.pop(seat)
    return mine - max(standings.values(), default=0.0)
