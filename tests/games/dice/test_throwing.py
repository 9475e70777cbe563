"""Plain dice as anybody writes them, with no rule around them."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

import jacta
from jacta.games.dice.throwing import read
from jacta.kernel.rule.registry import find_written

NOTHING = frozenset[str]()


@pytest.mark.parametrize(
    ("written", "given"),
    [
        ("3d6", {"count": 3, "sides": 6}),
        ("3D6", {"count": 3, "sides": 6}),
        ("d20", {"count": 1, "sides": 20}),
        ("d%", {"count": 1, "sides": 100}),
        ("2d6+3", {"count": 2, "sides": 6, "bonus": 3}),
        ("2 d 6 - 1", {"count": 2, "sides": 6, "bonus": -1}),
    ],
)
def test_dice_are_read_as_written(written: str, given: dict[str, Any]) -> None:
    assert read(written, NOTHING) == ("total", given)


@pytest.mark.parametrize("written", ["7g4", "3d", "dice", "3d6+", "4d6>=5"])
def test_what_is_no_dice_is_left_to_others(written: str) -> None:
    assert read(written, NOTHING) is None


def test_three_dice_are_counted_out() -> None:
    counted = Counter(sum(faces) + 1 for faces in product(range(1, 7), repeat=3))
    odds = jacta.odds("dice.total", {"count": 3, "sides": 6, "bonus": 1})
    assert {outcome.total: chance for outcome, chance in odds} == {
        total: Fraction(many, 216) for total, many in counted.items()
    }


def test_whoever_states_a_difficulty_asks_the_game_that_knows_it() -> None:
    assert find_written("2d10")[0].id == "dice.total"
    assert find_written("2d10", ("nd",))[0].id == "seventh_sea.test"
