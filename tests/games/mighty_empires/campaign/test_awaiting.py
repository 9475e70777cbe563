"""What awaits a unit where it steps, told beside the order."""

from __future__ import annotations

from typing import Any

import pytest

from jacta.games.mighty_empires.campaign.awaiting import awaiting
from jacta.games.mighty_empires.state.actions import act
from jacta.games.mighty_empires.state.world import Site
from tests.games.mighty_empires.players.test_players import MINE, THEIRS, plain
from tests.games.mighty_empires.worlds import world

STEP = act("step", "A01", "1,0")


def beside(tile: Any, units: dict[str, Any] | None = None, reserves: tuple[int, int] = (5, 0)) -> Any:
    tiles = {(0, 0): MINE, (1, 0): tile, (4, 0): THEIRS}
    found = awaiting(world(tiles, {"A01": {"hex": (0, 0)}} | (units or {}), reserves=reserves), STEP)
    return found and found[0].removeprefix("mighty_empires.")


@pytest.mark.parametrize(
    ("tile", "wanted"),
    [
        (plain(0), None),
        (plain(None, explored_by=(0,), nest=True), "nest"),
        (plain(None, Site("village", "neutral"), explored_by=(0,)), "diplomacy"),
        (plain(1, Site("village", 1)), "siege"),
    ],
)
def test_the_first_dice_are_told(tile: Any, wanted: str | None) -> None:
    assert beside(tile) == wanted


def test_who_stands_there_comes_before_his_walls() -> None:
    assert beside(plain(1, Site("village", 1)), {"B01": {"hex": (1, 0)}}) == "combat"


def test_hunger_comes_before_all() -> None:
    assert beside(plain(1, Site("village", 1)), reserves=(0, 0)) == "famine"
