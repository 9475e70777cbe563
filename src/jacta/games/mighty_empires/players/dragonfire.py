"""What waking dragons would cost (4.30): whose land lies where they fly, and how much of it they burn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from operator import itemgetter, mul
from typing import NamedTuple

from jacta.games.mighty_empires.campaign.dragons import ALL_SIDES, LANDINGS, WAKES, Fury, dragon_fury
from jacta.games.mighty_empires.players.appraisal import Appraisal
from jacta.games.mighty_empires.state.world import Atlas
from jacta.rules import Rules

WAKING = (ALL_SIDES + 1 - WAKES) / ALL_SIDES
"""How often a nest wakes when somebody comes."""


def landings(atlas: Atlas, nest: int) -> dict[int, float]:
    """How often dragons from a nest land on each hex, on average."""
    found: dict[int, float] = {}
    here = {nest: 1.0}
    for left in reversed(range(LANDINGS)):
        there: dict[int, float] = {}
        for hex, p in here.items():
            found[hex] = found.get(hex, 0.0) + p
            if not left:
                continue
            share = p / ALL_SIDES
            for near in atlas.neighbours[hex]:
                there[near] = there.get(near, 0.0) + share
        here = there
    return found


class LandingShares(NamedTuple):
    """Where dragons from a nest land: how often, and what takes the figures of those hexes from those of all."""

    often: tuple[float, ...]
    at: Callable[[Sequence[float]], Sequence[float]]


@lru_cache(maxsize=500)
def landing_shares(atlas: Atlas, nest: int) -> LandingShares:
    found = landings(atlas, nest)
    return LandingShares(tuple(found.values()), itemgetter(*found) if len(found) > 1 else lambda row: [row[nest]])


@lru_cache(maxsize=64)
def _burns(rules: Rules) -> tuple[float, float]:
    """How often a landing razes, and how often it lays waste for ever."""
    fates = [rules.table("fury").at(face) for face in range(1, ALL_SIDES + 1)]
    return fates.count("razed") / ALL_SIDES, fates.count("desolated") / ALL_SIDES


class Dragonfire:
    """What the dragons of each nest would do to the land, for one player."""

    def __init__(self, mind: Appraisal) -> None:
        self.mind = mind
        self._furies: dict[int, float] = {}

    def fury(self, nest: int) -> float:
        """What it is worth to us that the dragons of this nest wake: they burn whatever they find."""
        if nest not in self._furies:
            flown = landing_shares(self.mind.world.atlas, nest)
            self._furies[nest] = sum(map(mul, flown.often, flown.at(self._scorched)))
        return self._furies[nest]

    @cached_property
    def _scorched(self) -> list[float]:
        """What one landing on each hex is worth to us."""
        razed, desolated = _burns(dragon_fury.rules(Fury(target=(0, 0))))
        tiles, units = self.mind.world.tiles, self.mind.units_on
        return [
            0.0 if tile.owner is None and hex not in units else self._landed(hex, razed, desolated)
            for hex, tile in enumerate(tiles)
        ]

    def _landed(self, hex: int, razed: float, desolated: float) -> float:
        mind, tile = self.mind, self.mind.world.tiles[hex]
        units = sum([mind.loss_of(unit.owner) for unit in mind.units_on.get(hex, ())])
        burnt = (razed + desolated) * units
        if tile.owner is None or tile.desolated:
            return burnt
        lost = desolated * (mind.values.hex + (mind.site_worth(tile.site) if tile.site else 0.0))
        if tile.site is not None:
            lost += razed * mind.values.harvest[tile.site.type] * mind.harvests_this_year * mind.ration_worth
        return burnt - lost if tile.owner == mind.seat else burnt + lost * mind.share(tile.owner)
