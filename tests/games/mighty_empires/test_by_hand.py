"""The procedures against the same rules worked out by hand, over inputs of all kinds."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from hypothesis import given as generated
from hypothesis import settings
from hypothesis import strategies as st

from tests.games.mighty_empires import by_hand
from tests.games.mighty_empires.asking import odds

MODIFIERS = st.integers(-20, 20) | st.integers(-4, 4)
NEXT_ROLLS = st.sampled_from((0, -3, -6))
REFUGES = st.sampled_from(("none", "hex", "site"))
POLICIES = st.sampled_from(("if_forced", "if_major", "if_allowed"))


def agree(name: str, given: dict[str, Any]) -> None:
    work: Callable[[dict[str, Any]], by_hand.Chances] = getattr(by_hand, name)
    assert {tuple(outcome): chance for outcome, chance in odds(name, **given)} == work(given)


@settings(max_examples=60, deadline=None)
@generated(
    st.fixed_dictionaries(
        {},
        optional={
            "attacker_modifier": MODIFIERS,
            "defender_modifier": MODIFIERS,
            "attacker_next_roll": NEXT_ROLLS,
            "defender_next_roll": NEXT_ROLLS,
            "forced_march": st.booleans(),
            "attacker_refuge": REFUGES,
            "defender_refuge": REFUGES,
            "attacker_retreat": POLICIES,
            "defender_retreat": POLICIES,
            "attacker_pursues": st.booleans(),
            "defender_pursues": st.booleans(),
            "options": st.fixed_dictionaries({"combat_tie": st.sampled_from(("nothing", "both_destroyed"))}),
        },
    )
)
def test_combat(given: dict[str, Any]) -> None:
    agree("combat", given)


@settings(max_examples=30, deadline=None)
@generated(
    st.fixed_dictionaries(
        {"defender_independent": st.just(True)},
        optional={
            "attacker_modifier": MODIFIERS,
            "defender_modifier": MODIFIERS,
            "defender_next_roll": NEXT_ROLLS,
            "defender_refuge": st.sampled_from(("none", "site")),
            "defender_retreat": POLICIES,
            "defender_pursues": st.booleans(),
        },
    )
)
def test_combat_with_an_independent(given: dict[str, Any]) -> None:
    agree("combat", given)


@settings(max_examples=15, deadline=None)
@generated(
    st.fixed_dictionaries(
        {"rounds": st.integers(1, 3)},
        optional={
            "attacker_modifier": st.integers(-3, 3),
            "defender_modifier": st.integers(-3, 3),
            "attacker_next_roll": NEXT_ROLLS,
            "defender_next_roll": NEXT_ROLLS,
        },
    )
)
def test_battle_series(given: dict[str, Any]) -> None:
    agree("battle_series", given)


@pytest.mark.parametrize("cumulative", [False, True])
@settings(max_examples=15, deadline=None)
@generated(
    given=st.fixed_dictionaries(
        {"site": st.sampled_from(("village", "city", "fortress")), "max_seasons": st.integers(1, 3)},
        optional={
            "garrison": st.integers(0, 3),
            "modifier": st.integers(-3, 5),
            "next_roll": NEXT_ROLLS,
            "forced_march": st.booleans(),
            "siege_bonus": st.sampled_from((0, 2)),
            "start_season": st.integers(1, 3),
        },
    )
)
def test_siege_campaign(cumulative: bool, given: dict[str, Any]) -> None:
    agree("siege_campaign", {**given, "options": {"siege_cumulative": cumulative}})


@settings(max_examples=12, deadline=None)
@generated(
    st.fixed_dictionaries(
        {"site": st.sampled_from(("village", "city", "fortress")), "seasons": st.integers(1, 2)},
        optional={
            "coastal": st.booleans(),
            "modifier": st.integers(-2, 5),
            "next_roll": NEXT_ROLLS,
            "forced_march": st.booleans(),
            "refuge": st.sampled_from(("none", "hex")),
            "guard_retreat": POLICIES,
            "options": st.fixed_dictionaries({"siege_cumulative": st.booleans()}),
        },
    )
)
def test_conquest(given: dict[str, Any]) -> None:
    agree("conquest", given)


@pytest.mark.parametrize("given", [{"site": "village"}, {"site": "city", "modifier": 2, "refuge": "hex"}])
def test_conquest_in_three_seasons(given: dict[str, Any]) -> None:
    agree("conquest", given)


@pytest.mark.parametrize(
    "given",
    [
        {"target": [0, 0]},
        {"target": [1, 0]},
        {"target": [2, -1], "origin": [1, 1]},
        {"target": [0, 0], "options": {"dragon_revisit": "skip"}},
        {"target": [0, -2], "steer": [3, 6, 6, 3]},
        {"target": [6, 0]},
        *({"target": [1, 0], "origin": [q, 0], "radius": radius} for q, radius in product((0, 1), (1, 2, 3))),
    ],
    ids=str,
)
def test_dragon_fury(given: dict[str, Any]) -> None:
    agree("dragon_fury", given)


def test_the_compass_turns_the_flight_but_not_its_odds_at_the_nest() -> None:
    other_way = {"options": {"dragon_compass": "counterclockwise"}}
    assert odds("dragon_fury", target=[0, 0], **other_way) == odds("dragon_fury", target=[0, 0])
    mirrored = odds("dragon_fury", target=[-2, 1], steer=[1, 2, 1, 2], **other_way)
    assert mirrored == odds("dragon_fury", target=[2, -1], steer=[1, 2, 1, 2])
    assert mirrored != odds("dragon_fury", target=[-2, 1], steer=[1, 2, 1, 2])
