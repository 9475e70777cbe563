"""The planner in a hurry (4.30): he weighs the orders of a phase once or twice, and carries them out one by one.

The marshal plays on with him in many worlds: it saves most of the planner's work.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import Any

from jacta.games.mighty_empires.players.planner import Planner
from jacta.games.mighty_empires.state.actions import END, Act
from jacta.games.mighty_empires.state.world import World
from jacta.rules import Ask

ROUNDS = {"scout": 1, "move": 2}
"""How often the orders of a phase are weighed: a second time for those who go on after a step."""

RankedOrders = Callable[[Ask, Any, Container[str] | None], Sequence[Act]]


class QuickPlanner:
    """A policy for every seat of one playout."""

    def __init__(self, planner: Planner, ranking: RankedOrders) -> None:
        self._planner, self._ranking = planner, ranking
        self._orders: dict[tuple[str, str, int, str], list[Act]] = {}
        self._rounds: dict[tuple[str, str, int, str], int] = {}

    def __call__(self, question: Ask, seen: Any) -> Any:
        label = question.label
        if label not in ROUNDS or END not in question.options:
            return self._planner(question, seen)
        world = seen if isinstance(seen, World) else seen.world
        key, legal = (label, str(question.who), world.year, world.season), set(question.values())
        while True:
            orders = self._orders.get(key, [])
            while orders:
                order = orders.pop(0)
                if order in legal:
                    self._orders[key] = [other for other in orders if other.unit != order.unit]
                    return order
            rounds = self._rounds[key] = self._rounds.get(key, 0) + 1
            if rounds > ROUNDS[label]:
                return END
            units = None if rounds == 1 else frozenset([unit.id for unit in world.units if unit.steps])
            self._orders[key] = list(self._ranking(question, seen, units))
            if not self._orders[key]:
                return END
