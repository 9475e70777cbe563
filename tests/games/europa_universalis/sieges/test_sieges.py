"""2.3.2: what keeps a siege up, and the slow siege."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

import jacta
from jacta.errors import EmptySlot, TableError
from jacta.kernel.rule.registry import find_game
from jacta.tables import Table
from tests.games.europa_universalis.asking import chances, check, refused

# --- What a siege needs


@pytest.mark.parametrize("level", range(1, 6))
@pytest.mark.parametrize("dt", range(8))
def test_a_siege_takes_a_detachment_per_level(level: int, dt: int) -> None:
    assert check("siege_upkeep", dt=dt, level=level) == {"needed": level, "maintained": dt >= level}


@pytest.mark.parametrize(("dt", "maintained"), [(0, False), (0.1, True), (0.3, True), (1, True), (2.7, True)])
def test_a_reduced_detachment_besieges_a_fort(dt: float, maintained: bool) -> None:
    assert check("siege_upkeep", dt=dt, level=0) == {"needed": 0, "maintained": maintained}


def test_tenths_count_before_a_fortress_too() -> None:
    assert not check("siege_upkeep", dt=1.9, level=2)["maintained"]


def test_siege_upkeep_names_a_wrong_key() -> None:
    assert refused("siege_upkeep", dt=0.25, level=1) == "dt"
    assert refused("siege_upkeep", dt=-1, level=1) == "dt"
    assert refused("siege_upkeep", dt=True, level=1) == "dt"
    assert refused("siege_upkeep", dt=1, level=6) == "level"
    assert refused("siege_upkeep", dt=1) == "level"


# --- The slow siege

SUGGESTED = [
    (3, "nothing"),
    (6, "siegework_minus"),
    (9, "siegework_plus"),
    (11, "breach"),
    (12, "breach_or_honours"),
    (99, "surrender"),
]


@pytest.mark.parametrize("modifier", range(-20, 21))
def test_siege_work_reads_the_suggested_table(modifier: int) -> None:
    expected: dict[str, Fraction] = {}
    for die in range(1, 11):
        result = next(result for most, result in SUGGESTED if die + modifier <= most)
        expected[result] = expected.get(result, Fraction(0)) + Fraction(1, 10)
    assert chances("siege_work", "result", modifier=modifier) == expected


def test_siege_work_names_a_wrong_key() -> None:
    assert refused("siege_work", modifier=21) == "modifier"
    assert refused("siege_work") == "modifier"


def test_suggested_figures_are_announced() -> None:
    notices = jacta.odds("europa_universalis.siege_work", {"modifier": 0}).notices
    assert [(notice.table, notice.origin) for notice in notices] == [("europa_universalis.siege", "suggested")]


def test_the_siege_table_is_a_slot_that_a_player_may_fill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JACTA_TABLES", str(tmp_path))
    own = tmp_path / "europa_universalis" / "siege.toml"
    own.parent.mkdir()
    own.write_text('rows = [{ die = "..9", result = "nothing" }, { die = "10..", result = "surrender" }]\n')
    assert chances("siege_work", "result", modifier=4) == {"nothing": Fraction(1, 2), "surrender": Fraction(1, 2)}


def test_a_players_own_result_must_be_one_that_the_rules_know() -> None:
    game = find_game("europa_universalis")
    assert game is not None
    with pytest.raises(TableError):
        game.tables.fitted("siege", 'rows = [{ die = "..9", result = "earthquake" }]\n')


def test_an_empty_slot_names_its_book() -> None:
    data = {"axis": ["die"], "columns": ["result"], "slot": {"book": "Europa Universalis", "page": "siege table"}}
    with pytest.raises(EmptySlot, match="siege table"):
        Table("europa_universalis", "siege", data, "empty", None).at(5)
