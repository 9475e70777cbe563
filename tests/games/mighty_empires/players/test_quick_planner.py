"""The planner in a hurry: every phase of every year has orders of its own."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from jacta.games.mighty_empires.players.appraisal import Prospectus
from jacta.games.mighty_empires.players.planner import Planner
from jacta.games.mighty_empires.players.quick_planner import ROUNDS, QuickPlanner
from jacta.games.mighty_empires.setup.settings import TileSet
from jacta.games.mighty_empires.state.actions import END, Act
from jacta.games.mighty_empires.state.world import CAMPAIGN_SEASONS
from jacta.kernel.rule.questions import Ask
from tests.games.mighty_empires.players.test_players import MINE, THEIRS, plain
from tests.games.mighty_empires.worlds import world

ORDERS = (Act("scout", "A01", "1,0"), Act("scout", "A02", "0,1"))


def carried_out(player: QuickPlanner, seen: Any) -> list[Act]:
    """The orders that he gives until he ends the phase."""
    question = Ask("scout", "seat0", (*ORDERS, END), lambda state, answer: state, None)
    given = []
    while (order := player(question, seen)) != END:
        given.append(order)
    return given


def test_he_weighs_the_orders_of_a_phase_once_and_those_of_the_next_year_again() -> None:
    asked: list[tuple[int, str]] = []

    def ranking(question: Ask, seen: Any, units: Container[str] | None) -> list[Act]:
        asked.append((seen.year, seen.season))
        return list(ORDERS)

    player = QuickPlanner(Planner(Prospectus(3, TileSet())), ranking)
    here = world({(0, 0): MINE, (1, 0): plain(), (3, 0): THEIRS}, {"A01": {"hex": (0, 0)}, "A02": {"hex": (0, 0)}})
    phases = [(year, season) for year in (1, 2) for season in CAMPAIGN_SEASONS]
    for year, season in phases:
        assert carried_out(player, here._replace(year=year, season=season)) == [*ORDERS]
    assert asked == [phase for phase in phases for _ in range(ROUNDS["scout"])]
