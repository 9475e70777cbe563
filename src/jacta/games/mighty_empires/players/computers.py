"""Computer players (4.30): policies that answer for a seat from what the seat sees."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from jacta.games.mighty_empires.players.appraisal import Prospectus
from jacta.games.mighty_empires.players.marshal import BUDGETS, Marshal
from jacta.games.mighty_empires.players.planner import Planner
from jacta.games.mighty_empires.setup.settings import Settings
from jacta.games.mighty_empires.state.actions import END
from jacta.games.mighty_empires.state.world import seat_name
from jacta.rules import Ask, Policy, Weighed


def at_random(question: Ask, seen: Any = None) -> Weighed:
    """Any legal answer, all alike; but it ends a phase with probability 1/4. It looks at nothing."""
    options = question.options
    return _evenly(len(options), options.index(END) if END in options else None)


@lru_cache(maxsize=1024)
def _evenly(options: int, end: int | None) -> Weighed:
    if end is None:
        return Weighed((1,) * options)
    others = options - 1
    return Weighed((3,) * end + (others,) + (3,) * (others - end))


def steward(question: Ask, seen: Any) -> Any:
    """The defaults of the rules, which weigh a little of everything."""
    return question.default_answer(seen)


def seated(given: Settings) -> dict[str, Policy]:
    """4.30: the computer players at the table."""
    game = Prospectus(given.years, given.tile_set)
    players: dict[str, Policy] = {"random": at_random, "steward": steward, "planner": Planner(game)}
    players |= {level: Marshal(game, budget) for level, budget in BUDGETS.items()}
    return {seat_name(seat): players[chair] for seat, chair in enumerate(given.seats or ()) if chair in players}
