"""What the tables in force say that things bring and cost (4.30): a house rule changes how the computer plays."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from jacta.games.mighty_empires.campaign.supply import Lands, harvest
from jacta.games.mighty_empires.inputs import SiteType
from jacta.games.mighty_empires.state.world import World
from jacta.games.mighty_empires.victory.scoring import Empires, Holdings, score
from jacta.games.mighty_empires.winter.tables import Plan, Transaction, build
from jacta.rules import Rules

SITES: dict[SiteType, str] = {"village": "villages", "city": "cities", "fortress": "fortresses"}
WORKS: dict[SiteType, Transaction] = {
    "village": "found_village",
    "city": "village_to_city",
    "fortress": "village_to_fortress",
}


class PointValues(NamedTuple):
    """Points for a hex, a unit and each site at the end, rations that a site yields, rations that it costs."""

    hex: int
    unit: int
    sites: dict[SiteType, int]
    harvest: dict[SiteType, int]
    costs: dict[SiteType, int]


def values() -> PointValues:
    """By the tables in force."""
    return _values(score.rules(_EMPIRES), harvest.rules(_LANDS), build.rules(_PLAN))


_EMPIRES, _LANDS = Empires(players=(Holdings(), Holdings())), Lands(sites=())
_PLAN = Plan(action="found_village", rations=0)


@lru_cache(maxsize=64)
def _values(victory: Rules, fields: Rules, works: Rules) -> PointValues:
    points, rations, costs = victory.table("victory"), fields.table("harvest"), works.table("construction")
    return PointValues(
        points.at("hexes"),
        points.at("units"),
        {site: points.at(condition) for site, condition in SITES.items()},
        {site: rations.at(site) for site in SITES},
        {site: costs.at(work) for site, work in WORKS.items()},
    )


def points(world: World, seat: int, worth: PointValues | None = None) -> int:
    """What the player would score now, or nearly."""
    worth = worth or values()
    sites = [world.tiles[hex].site for hex in world.sites_of(seat)]
    built = sum([worth.sites[site.type] for site in sites if site is not None])
    return worth.hex * len(world.hexes_of(seat)) + built + worth.unit * len(world.own_units(seat))
