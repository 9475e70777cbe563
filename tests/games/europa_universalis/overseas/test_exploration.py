"""2.6.2, 2.8.2: exploring and marching overseas, and what a percentage leaves."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import jacta
from jacta.kernel.rule.registry import find_game
from tests.games.europa_universalis.asking import chances, check, refused


def outcomes(name: str, **given: Any) -> dict[Any, Fraction]:
    return {tuple(outcome): p for outcome, p in jacta.odds(f"europa_universalis.{name}", given)}


# --- The printed tables


def test_exploration_loss_worked_example() -> None:
    assert check("exploration_loss", dt=8, percent=90) == {"value": 6}
    assert check("exploration_loss", dt=2, percent=60) == {"value": 1.5}
    assert check("exploration_loss", dt=4, percent=10) == {"value": 0}
    assert check("exploration_loss", dt=5, percent=0) == {"value": 0}


def test_exploration_loss_refusals() -> None:
    assert refused("exploration_loss", dt=1, percent=10) == "dt"
    assert refused("exploration_loss", dt=3, percent=100) == "percent"
    assert refused("exploration_loss", dt=3, percent=15) == "percent"
    assert refused("exploration_loss", dt=3, percent=10, fleet_rules="detachments") == "fleet_rules"


def test_remains_worked_example() -> None:
    half = Fraction(1, 2)
    assert outcomes("remains", d=12, de=1, percent=30) == {(8, 2): half, (8, 1): half}
    assert outcomes("remains", d=1, percent=10) == {(1, 0): half, (0, 2): half}


def test_two_de_at_20_percent_as_printed_and_corrected() -> None:
    half = Fraction(1, 2)
    assert outcomes("remains", d=0, de=2, percent=20) == {(0, 1): half, (0, 0): half}
    corrected = {"two_de_20": "corrected"}
    assert outcomes("remains", d=0, de=2, percent=20, options=corrected) == {(0, 2): half, (0, 1): half}
    assert outcomes("remains", d=0, de=2, percent=30, options=corrected) == {(0, 1): 1}


def test_two_stars_are_two_dice() -> None:
    quarter = Fraction(1, 4)
    assert outcomes("remains", d=2, de=1, percent=90) == {(0, 1): Fraction(1, 2), (0, 0): Fraction(1, 2)}
    assert outcomes("remains", d=6, de=2, percent=60) == {(2, 2): Fraction(1, 2), (2, 1): Fraction(1, 2)}
    assert outcomes("remains", d=1, de=2, percent=10) == {(1, 2): Fraction(1, 2), (1, 1): Fraction(1, 2)}
    assert outcomes("remains", d=9, de=1, percent=90) == {(1, 0): Fraction(1, 2), (0, 2): Fraction(1, 2)}
    both = outcomes("remains", d=1, de=2, percent=70)
    assert both == {(0, 2): Fraction(1, 2), (0, 1): Fraction(1, 2)}
    starred = outcomes("remains", d=1, de=1, percent=80)
    assert starred == {(0, 1): Fraction(1, 2), (0, 0): Fraction(1, 2)}
    assert sum(outcomes("remains", d=2, de=2, percent=10).values()) == 4 * quarter


@pytest.mark.parametrize("d", [0, 1, 7, 10, 23, 40])
@pytest.mark.parametrize("de", [0, 1, 2])
def test_nothing_and_everything(d: int, de: int) -> None:
    if d or de:
        assert outcomes("remains", d=d, de=de, percent=0) == {(d, de): 1}
        assert outcomes("remains", d=d, de=de, percent=100) == {(0, 0): 1}


def test_a_stack_over_ten_is_looked_up_in_tens() -> None:
    assert outcomes("remains", d=25, percent=50) == {(12, 1): 1}
    assert outcomes("remains", d=40, percent=20) == {(32, 0): 1}


def test_remains_refusals() -> None:
    assert refused("remains", d=0, percent=10) == "d"
    assert refused("remains", d=41, percent=10) == "d"
    assert refused("remains", d=1, de=3, percent=10) == "de"
    assert refused("remains", d=1, percent=11) == "percent"
    assert refused("remains", d=1, percent=10, fleet_rules="ships") == "fleet_rules"


# --- Expeditions


def test_exploration_attrition_worked_example() -> None:
    odds = jacta.odds("europa_universalis.exploration_attrition", {"dt": 1, "manoeuvre": 3})
    assert odds.p(percent=0) == Fraction(4, 10)
    assert odds.p(dt=1) == Fraction(9, 20)
    assert odds.p(dc=1) == Fraction(2, 10)


@pytest.mark.parametrize(
    ("given", "least", "most"),
    [
        ({}, 0, 90),
        ({"activity": "move"}, 0, 80),
        ({"activity": "move", "friendly_only": True}, 0, 70),
        ({"activity": "move", "friendly_only": True, "manoeuvre": 9}, 0, 0),
    ],
)
def test_a_march_is_easier_than_exploring(given: dict[str, Any], least: int, most: int) -> None:
    percents = chances("exploration_attrition", "percent", dt=2, **given)
    assert (min(percents), max(percents)) == (least, most)


def test_a_stated_percentage_replaces_the_roll() -> None:
    assert outcomes("exploration_attrition", dt=2, dc=1, percent=20) == {(20, 2, 0): 1}
    assert outcomes("exploration_attrition", dt=8, percent=100) == {(100, 0, 0): 1}
    given: dict[str, Any] = {"fleet_rules": "ships", "dt": 2, "points": 15, "percent": 10}
    for rounding, lost in (("nearest", 2), ("up", 2), ("down", 1)):
        found = outcomes("exploration_attrition", **given, options={"point_rounding": rounding})
        assert found == {(10, lost, 15 - lost): 1}
    assert outcomes("exploration_attrition", fleet_rules="ships", dt=4, percent=70) == {(70, 3): 1}
    assert outcomes("exploration_attrition", fleet_rules="ships", dt=2, has_army=True, percent=60) == {(60, 1.5): 1}
    assert outcomes("exploration_attrition", fleet_rules="ships", dt=5, percent=100) == {(100, 5): 1}


def test_a_small_force_of_points_marches_by_column_7_of_the_sea_table() -> None:
    percents = chances("exploration_attrition", "percent", fleet_rules="ships", dt=2, activity="move")
    assert percents == {0: Fraction(4, 10)} | {10 * n: Fraction(1, 10) for n in range(1, 7)}


def test_many_weak_detachments_are_still_a_small_force() -> None:
    found = outcomes("exploration_attrition", fleet_rules="ships", dt=3, points=20, percent=50)
    assert found == {(50, 10, 10): 1}


def test_exploration_attrition_refusals() -> None:
    name = "exploration_attrition"
    assert refused(name) == "dt"
    assert refused(name, dt=1, friendly_only=True) == "friendly_only"
    assert refused(name, dt=1, points=5) == "points"
    assert refused(name, dt=1, has_army=True) == "has_army"
    assert refused(name, dt=9) == "dt"
    assert refused(name, fleet_rules="ships") == "dt"
    assert refused(name, fleet_rules="ships", dt=1, has_army=True) == "dt"
    assert refused(name, fleet_rules="ships", dt=1, dc=1) == "dc"
    assert refused(name, fleet_rules="ships", dt=1, points=11) == "points"
    assert refused(name, fleet_rules="ships", dt=3, activity="move") == "activity"
    assert refused(name, dt=1, percent=55) == "percent"


def test_a_star_in_the_players_own_table_costs_half_a_chance_of_a_dc(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "europa_universalis"
    own.mkdir()
    (own / "exploration_attrition.toml").write_text(
        'rows = [{ die = "..5", percent = 0 }, { die = "6..", percent = -1 }]\n', encoding="utf-8"
    )
    monkeypatch.setenv("JACTA_TABLES", str(tmp_path))
    game = find_game("europa_universalis")
    assert game is not None
    game.tables.reread()
    found = outcomes("exploration_attrition", dt=1, dc=1)
    assert found == {(0, 1, 1): Fraction(3, 4), (0, 1, 0): Fraction(1, 4)}
    assert outcomes("exploration_attrition", fleet_rules="ships", dt=1) == {(0, 0, 10): 1}
