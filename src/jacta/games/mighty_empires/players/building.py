"""What rations build in winter (4.30): on free ground while there is some, with the pieces and prices of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from jacta.games.mighty_empires.inputs import SiteType

KINDS: tuple[SiteType, ...] = ("village", "city", "fortress")


class Work(NamedTuple):
    """One way to spend rations: what it is worth, what it costs, the piece that it takes, the ground, and a village."""

    worth: float
    price: int
    piece: SiteType
    ground: int = 0
    villages: int = 0


class BuildingStock(NamedTuple):
    """The villages of a player, the pieces that he has left of each kind, what each costs, and what it is worth."""

    villages: int
    free: Mapping[SiteType, int]
    costs: Mapping[SiteType, int]
    worth: Mapping[SiteType, float]

    def built(self, stock: float, ground: float) -> tuple[float, float]:
        """What so many rations are worth on so much free ground, the best buy first, and the rations left over."""
        found, left, villages = 0.0, dict[SiteType, float](self.free), float(self.villages)
        for work in self.ways():
            number = min(left[work.piece], stock / work.price)
            if work.ground:
                number = min(number, ground)
            if work.villages < 0:
                number = min(number, villages)
            if number <= 0:
                continue
            left[work.piece] -= number
            found, stock = found + number * work.worth, stock - number * work.price
            ground, villages = ground - number * work.ground, villages + number * work.villages
        return found, stock

    def ways(self) -> Sequence[Work]:
        """All ways to spend rations, the best buy first."""
        costs, worth = self.costs, self.worth
        return _ways(*[costs[type] for type in KINDS], *[worth[type] for type in KINDS])


@lru_cache(maxsize=1000)
def _ways(
    founding: int, city: int, fortress: int, village_worth: float, city_worth: float, fortress_worth: float
) -> Sequence[Work]:
    """A village that grows gives its piece back for another on free ground; without that it only changes."""
    found = [Work(village_worth, max(1, founding), "village", ground=1, villages=1)]
    grown: tuple[tuple[SiteType, int, float], ...] = (
        ("city", city, city_worth),
        ("fortress", fortress, fortress_worth),
    )
    for type, price, worth in grown:
        found.append(Work(worth, max(1, founding + price), type, ground=1))
        found.append(Work(worth - village_worth, max(1, price), type, villages=-1))
    return sorted([work for work in found if work.worth > 0], key=lambda one: -one.worth / one.price)
