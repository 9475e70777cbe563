"""What a position is worth to a player (4.30): a weighted sum of what he and his strongest opponent have.

The features are counted by the tables in force, so that a house rule changes them. How the weights were made stands
beside them in `weights.json`; `python -m bench.learn` fits them to games of the planner against itself.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from jacta.games.mighty_empires.players.values import points, values
from jacta.games.mighty_empires.state.world import CAMPAIGN_SEASONS, World

SEASONS = len(CAMPAIGN_SEASONS)
FARTHEST = 6  # seasons to come that still count
MOST_RATIONS = 12  # what a winter can use
WEAKEST = -6


class Features(NamedTuple):
    """What a player has, each figure the more the better."""

    points: float
    """What he would score now."""
    soldiers: float
    """Units, for each season that they may still take something in."""
    harvest: float
    """Rations of the sites that are neither razed nor besieged, for each season to come."""
    reserve: float
    """Rations that this winter can use."""
    strength: float
    """All that helps or hampers his units."""
    spells: float
    """Spells to come, while he holds his capital."""
    claims: float
    """Points of the sites of others that his units stand before."""
    threats: float
    """Points of his own sites before which others stand, as a loss."""


def seasons_left(world: World, years: int) -> int:
    """Campaign seasons to come."""
    at = SEASONS if world.season == "winter" else CAMPAIGN_SEASONS.index(world.season)
    return SEASONS * (years - world.year) + SEASONS - at


def features(world: World, seat: int, years: int) -> Features:
    """What a player has in this world."""
    worth, left = values(), min(FARTHEST, seasons_left(world, years))
    friends = world.friends(seat)
    units = world.own_units(seat)
    foes = {unit.hex for unit in world.units if unit.owner not in friends and unit.in_field}
    grown = claims = threats = 0.0
    capital = False
    for hex in world.sites_of(seat):
        site = world.tiles[hex].site
        assert site is not None
        capital = capital or (site.capital_of == seat and not world.tiles[hex].desolated)
        if hex in foes:
            threats -= worth.hex + worth.sites[site.type]
        elif not world.razed(hex):
            grown += worth.harvest[site.type]
    for hex in {unit.hex for unit in units if unit.in_field}:
        site = world.tiles[hex].site
        if site is not None and site.owner not in friends and not world.razed(hex):
            claims += worth.hex + worth.sites[site.type]
    strength = sum(max(WEAKEST, world.modifier(unit) + unit.next_roll) for unit in units)
    reserve = min(MOST_RATIONS, world.reserves[seat]) if left else 0
    spells = 1 + max(0, years - world.year) if capital else 0
    return Features(points(world, seat), len(units) * left, grown * left, reserve, strength, spells, claims, threats)


@cache
def weights() -> Features:
    """One for each feature."""
    found = json.loads((files(__package__ or "") / "weights.json").read_text(encoding="utf-8"))
    return Features(**found["weights"])


def evaluate(world: World, seat: int, years: int) -> float:
    """How far ahead the player is of his strongest opponent, in points at the end."""
    standings = {one: _sum(features(world, one, years)) for one in range(world.players)}
    others = [value for one, value in standings.items() if one != seat and world.lives(one)]
    return standings[seat] - max(others, default=0.0)


def _sum(found: Features) -> float:
    return sum([weight * value for weight, value in zip(weights(), found, strict=True)])
