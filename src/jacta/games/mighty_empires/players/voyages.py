"""What ships are good for (4.30): an army goes aboard where the sea takes it to something sooner than the land does.

A ship goes two hexes in a turn, an army one: a second is a forced march, after which it fights and besieges worse; who
was carried is fresh. Who has gone aboard comes ashore in the next turn at the earliest. What must be explored
first counts for two hexes, on land and at sea.
"""

from __future__ import annotations

from collections.abc import Container
from heapq import heappop, heappush
from math import ceil

from jacta.games.mighty_empires.campaign.steps import FORCED_MARCH_SURCHARGE, MOST_STEPS, STEP_COST
from jacta.games.mighty_empires.players.ventures import Ventures
from jacta.games.mighty_empires.state.changes import put
from jacta.games.mighty_empires.state.world import Unit

EXPLORED, UNEXPLORED = 1, 2  # what a hex adds to the way
FARTHEST = 8  # hexes by sea
NOWHERE = float("-inf")


class Voyages:
    """What the armies of a player have of his ships."""

    def __init__(self, ventures: Ventures) -> None:
        self.ventures, self.mind, self.world = ventures, ventures.mind, ventures.world
        self._ways: dict[tuple[int, bool], dict[int, int]] = {}

    def embarking(self, army: Unit, ship: Unit) -> float:
        """What an army has of going aboard, beyond staying: only what it reaches sooner than by land counts."""
        cost = self.ventures.legal_moves.way(army, army.hex, "embark").cost
        by_land = self._way(army.hex, by_sea=False)
        left = MOST_STEPS - ship.steps
        sooner = {
            hex
            for hex, far in self._way(ship.hex, by_sea=True).items()
            if self._turns(far, left, 1) < by_land.get(hex, FARTHEST + 1) - 1
        }
        aboard = self._aboard(army, ship.hex, left, 1, sooner)
        return aboard + self.mind.rations(-cost) - self.ventures.staying(army)

    def sailing(self, ship: Unit, army: Unit, hex: int) -> float:
        """What the army aboard has of a step of its ship, beyond waiting."""
        waits = 1 if army.steps else 0
        return self._aboard(army, hex, MOST_STEPS - ship.steps - 1, waits) - self._aboard(army, ship.hex, 0, waits)

    def landing(self, army: Unit, ship: Unit) -> float:
        """What an army has of going ashore here, beyond going on."""
        cost = self.ventures.legal_moves.way(army, army.hex, "disembark").cost
        elsewhere = set(self._way(ship.hex, by_sea=True)) - {ship.hex}
        on = self._aboard(army, ship.hex, MOST_STEPS - ship.steps, 1 if army.steps else 0, elsewhere)
        return self._ashore(army, army.hex) + self.mind.rations(-cost) - max(0.0, on)

    def _aboard(self, army: Unit, hex: int, left: int, waits: int, ports: Container[int] | None = None) -> float:
        """The best that an army can have of landing somewhere, if its ship is here and has so many steps left."""
        fading, found = self.ventures.figures.fading, NOWHERE
        for there, far in self._way(hex, by_sea=True).items():
            if ports is None or there in ports:
                worth = fading ** self._turns(far, left, waits) * self._ashore(army, there)
                found = max(found, worth + self.mind.rations(-_price(far)))
        return found

    def _turns(self, far: int, left: int, waits: int) -> int:
        """Turns until an army is ashore that is so far from there: in this one, the next, ..."""
        return max(waits, ceil((far - left) / MOST_STEPS))

    def _ashore(self, army: Unit, hex: int) -> float:
        """What an army has of being on a hex of the coast."""
        there = army._replace(hex=hex, inside=False, aboard=None, siege_bonus=None, marched=False)
        worth = self.ventures.presence(put(self.world, there), there)
        return worth + self.ventures.figures.potential * self.mind.potential(army, hex, without=hex)

    def _way(self, hex: int, *, by_sea: bool) -> dict[int, int]:
        """How far each hex is that can be reached from this one."""
        found = self._ways.get((hex, by_sea))
        if found is None:
            found = self._ways[hex, by_sea] = self._reached(hex, by_sea=by_sea)
        return found

    def _reached(self, start: int, *, by_sea: bool) -> dict[int, int]:
        ground, tiles, enemies = self.ventures.legal_moves.ground, self.world.tiles, self.ventures.legal_moves.enemies
        found, fringe = dict[int, int](), [(0, start)]
        while fringe:
            far, hex = heappop(fringe)
            if hex in found:
                continue
            found[hex] = far
            if hex in enemies and hex != start:  # whoever comes to an enemy is held there
                continue
            around = ground.around(hex)
            for near in (*around.known, *around.unknown):
                on = far + (EXPLORED if near in around.known else UNEXPLORED)
                if near not in found and on <= FARTHEST and (not by_sea or tiles[near].terrain == "coast"):
                    heappush(fringe, (on, near))
        return found


def _price(far: int) -> int:
    """The rations that a ship spends on so many hexes, and the army that comes ashore; every second step is forced."""
    return far * STEP_COST + far // MOST_STEPS * FORCED_MARCH_SURCHARGE + STEP_COST
