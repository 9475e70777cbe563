"""The tables that the document does not print: suggested, replaced, and refused where they do not fit."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest

import jacta
from jacta.errors import TableError
from jacta.kernel.rule.registry import games

TABLES = games()["europa_universalis"].tables
Own = Callable[[str, str, str], None]


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Own:
    """Puts a table with one change into the user's folder."""

    def put(name: str, old: str, new: str) -> None:
        text = TABLES.text(name)
        assert old in text
        path = tmp_path / "europa_universalis" / f"{name}.toml"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text.replace(old, new), encoding="utf-8")
        monkeypatch.setenv("JACTA_TABLES", str(tmp_path))

    return put


SUGGESTED = (
    "combat",
    "assault",
    "land_technology",
    "land_morale",
    "stack_loss_reduction",
    "terrain",
    "crossing",
    "breach_resistance",
)


@pytest.mark.parametrize("name", SUGGESTED)
def test_what_is_not_printed_is_labelled_as_suggested(name: str) -> None:
    table = TABLES.printed(name)
    assert table.origin == "suggested"
    assert table.slot is not None
    assert "2003" in table.slot.suggested


def test_a_result_names_the_tables_behind_it() -> None:
    odds = jacta.odds("europa_universalis.pursuit", {"modifier": 0, "enemy_morale": 1})
    assert [notice.table for notice in odds.notices] == ["europa_universalis.combat"]


def test_an_own_combat_table_counts(own: Own) -> None:
    pursuit = {"modifier": 0, "enemy_morale": 1}
    assert jacta.odds("europa_universalis.pursuit", pursuit).p(routed=True) == Fraction(1, 5)
    own("combat", "[0.5, 1], [0.5, 0], [0.5, 0]] }", "[0.5, 1], [0.5, 0], [0.5, 1]] }")
    assert jacta.odds("europa_universalis.pursuit", pursuit).p(routed=True) == Fraction(3, 10)


@pytest.mark.parametrize(
    ("name", "old", "new", "told"),
    [
        ("combat", "[0.5, 1]", "[0.33, 1]", "die 7"),
        ("combat", "[4, 3]", "[2.5, 3]", r"die 14\.\."),
        ("combat", "[4, 3]", "[4, -3]", r"die 14\.\."),
        ("combat", "[4, 3]", "[4]", r"die 14\.\."),
        ("combat", "die = 9,", "die = 8,", "die"),
        ("assault", "[2.5, 3]", "[2.25, 3]", r"die 12\.\."),
        ("stack_loss_reduction", "1.5", "1.3", "dt 2"),
        ("stack_loss_reduction", "dt = 5", "dt = 4", "dt"),
        ("land_technology", '["C", "B"]', '["C", "F"]', "tech renaissance"),
        ("land_technology", 'tech = "lace"', 'tech = "musket"', "tech"),
        ("breach_resistance", "1.5", "1.4", "level 5"),
        ("retreat", "0.5", "0.3", "die 4"),
        ("loss_variation", "[1, 2, 3,", "[1, 2, 3.1,", "modifier 2"),
        ("breach_resistance", "level = 5", "level = 4", "level"),
        ("land_morale", 'tech = "lace"', 'tech = "musket"', "tech"),
        ("land_morale", "veteran = 1", "veteran = -1", "tech medieval"),
        ("terrain", '{ terrain = "desert", side = "defender"', '{ terrain = "desert", side = "attacker"', "terrain"),
        ("crossing", 'crossing = "pass"', 'crossing = "bridge"', "crossing"),
        ("siege_modifiers", "siegework_plus", "siegework", "condition"),
        ("naval_technology", '["E", "D"]]', '["-", "D"]]', "technology galley"),
        ("naval_technology", 'technology = "vessel"', 'technology = "steamer"', "technology"),
        ("naval_morale", "morale = 1", "morale = 0", "technology carrack"),
        ("naval_morale", 'technology = "galley"', 'technology = "carrack"', "technology"),
        ("naval_modifiers", 'modifier = "wind"', 'modifier = "sun"', "modifier"),
        ("wind_factor", 'technology = "galley"', 'technology = "raft"', "technology"),
        ("exploration_attrition", "percent = 30", "percent = 33", "die 4"),
        ("sea_attrition", "die = 1, cells = [0,", "die = 1, cells = [110,", "die 1"),
        ("galleass_price", "dga = 2", "dga = 0", "unit gal"),
    ],
)
def test_a_table_that_does_not_fit_is_refused_by_row(own: Own, name: str, old: str, new: str, told: str) -> None:
    own(name, old, new)
    with pytest.raises(TableError, match=told):
        TABLES.table(name)
