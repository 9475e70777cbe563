"""Annexe E: the country sheets and their footnotes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from jacta.errors import InputError
from jacta.games.europa_universalis.inputs import ROMAN
from jacta.games.europa_universalis.realm.countries import (
    MAJORS,
    NO_LAND_COSTS,
    NO_NAVAL_COSTS,
    Sheet,
    cost_tables,
    land_costs,
    naval_costs,
)
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.registry import find_game
from jacta.tables import rules_for
from jacta.text import Message, bare, say, speaking
from tests.games.europa_universalis.asking import check, refused


def game() -> Game:
    found = find_game("europa_universalis")
    assert found is not None
    return found


def sheet(nation: str) -> Sheet:
    found: Sheet = game().tables.printed(f"country_{nation}").value
    return found


def cell(nation: str, period: int, path: str, *conditions: str, **given: Any) -> Any:
    found = check("country", nation=nation, period=period, cell=path, conditions=list(conditions), **given)
    return found["value"] if found.keys() == {"value"} else found


# --- The sheets as a whole


def test_the_sums_of_columns_are_those_of_the_printed_sheets() -> None:
    """Added up over all sheets as printed: a figure that slips here no longer adds up."""
    sheets = [sheet(nation) for nation in MAJORS]
    rows = [row for found in sheets for row in found.periods.values()]
    assert len(rows) == 62
    assert sum(row.max_ships for row in rows) == 6005
    assert sum(row.dci for row in rows) == 202
    assert sum(row.purchase_limits.land_detachments for row in rows) == 230
    assert sum(row.purchase_limits.ships for row in rows) == 1780
    assert sum(row.artillery for row in rows) == 235
    assert sum(sum(row.minimum_leaders.values()) for row in rows) == 217
    at_sea = sum(sum(row[3:]) for found in sheets for row in found.naval_costs.values())
    on_land = sum(sum(row[3:6]) + sum(map(sum, row[6:])) for found in sheets for row in found.land_costs.values())
    assert at_sea + on_land == 43922


def test_periods_in_play() -> None:
    played = {nation: "".join(f"{period} " for period in sheet(nation).periods).strip() for nation in MAJORS}
    assert played["portugal"] == "I II"
    assert played["venice"] == "I II III"
    assert played["sweden"] == "III IV V VI VII"
    assert played["holland"] == "III IV V VI VII"
    assert played["habsburg"] == "V VI VII"
    assert played["prussia"] == "VI VII"
    assert {played[nation] for nation in ("russia", "england", "france", "spain", "turkey", "poland")} == {
        " ".join(ROMAN)
    }


def test_every_footnote_names_cells_that_there_are() -> None:
    for nation in MAJORS:
        for note in sheet(nation).notes:
            for period in (*note.add, *note.most, *note.marks):
                row = sheet(nation).periods[period].model_dump()
                for path in (*note.add.get(period, ()), *note.most.get(period, ()), *note.marks.get(period, ())):
                    head, _, rest = path.partition(".")
                    assert head in row
                    assert not rest or head in ("dce", "basic_forces") or rest in row[head]


def test_prices_come_from_the_sheet_or_from_the_slot() -> None:
    for nation in MAJORS:
        rules = rules_for(game().tables, cost_tables(nation, land=True, naval=True), None)
        assert bool(sheet(nation).land_costs) == (nation not in NO_LAND_COSTS)
        assert bool(sheet(nation).naval_costs) == (nation not in NO_NAVAL_COSTS)
        assert land_costs(rules, nation, "baroque" if nation == "prussia" else "musket").maintenance["D"].veteran > 4
        assert (naval_costs(rules, nation, "battery").counter_price["D"] or 0) >= 40
    rules = rules_for(game().tables, cost_tables("venice", naval=True), None)
    assert naval_costs(rules, "venice", "carrack").ship_price == {"N": 7, "Ga": 0.75, "T": 7}
    rules = rules_for(game().tables, cost_tables("habsburg", naval=True), None)
    assert naval_costs(rules, "habsburg", "battery").detachment_price == {"ga": 20, "tr": 50}
    assert naval_costs(rules, "habsburg", "battery").counter_price["F+"] is None


# --- `country`


def test_country_worked_examples() -> None:
    assert cell("france", 6, "counters.col", "colbertian_mercantilism", "protestant") == 13
    assert cell("russia", 7, "dce", "from_peter_the_great") == 3
    assert cell("russia", 7, "dce", "from_peter_the_great", scope="overseas") == 5
    assert cell("sweden", 5, "basic_forces", "at_war", mil=7) == {"A+": 2, "F-": 1, "D": 1}


def test_a_whole_sheet() -> None:
    assert check("country", nation="portugal", period=1) == {
        "dci": 3,
        "dce": 2,
        "counters": {"mnu": 2, "col": "all", "com": "all"},
        "max_ships": 70,
        "fleet_plus": {"N": 25, "T": 5},
        "artillery": 2,
        "cavalry": 1,
        "army_class": "iii",
        "actions": {"diplomacy": 1, "trade_fleet": 1, "colony": 2, "trading_post": 2, "competition": 1},
        "basic_forces": {"F-": 1, "D": 3},
        "purchase_limits": {"ships": 30, "land_detachments": 2},
        "minimum_leaders": {"general": 1, "admiral": 1, "conquistador": 1, "explorer": 1},
        "fleet_capacity": {"F-": {"dn": 2, "dtr": 1}, "F+": {"dn": 4, "dtr": 1}},
        "naval_limits": {"buy_dn": 4, "buy_dn_bonus": 0, "max_dn": 12, "max_dn_bonus": 0},
    }


@pytest.mark.parametrize(
    ("nation", "period", "path", "conditions", "plain", "noted"),
    [
        ("sweden", 5, "counters.armies", ["land_income_at_least_80"], 3, 4),
        ("sweden", 4, "counters.armies", ["land_income_at_least_80"], 4, 4),
        ("sweden", 3, "actions.trade_fleet", ["kings_firmly_protestant"], 1, 2),
        ("sweden", 7, "actions.trade_fleet", ["three_baltic_ports_outside_sweden_finland"], 1, 2),
        ("sweden", 5, "actions.colony", [], 1, 1),
        ("russia", 6, "dci", ["from_peter_the_great"], 1, 2),
        ("russia", 6, "dce", ["from_peter_the_great"], 2, 2),
        ("russia", 3, "actions.competition", ["from_peter_the_great"], 0, 1),
        ("russia", 4, "purchase_limits.ships", ["st_petersburg_founded"], 10, 20),
        ("england", 4, "counters.com", ["east_india_company_created", "conciliatory_or_reformed"], 3, 6),
        ("england", 5, "dce", ["east_india_company_created"], 4, 5),
        ("england", 4, "actions.colony", ["protestant", "conciliatory"], 1, 3),
        ("england", 4, "actions.trading_post", ["protestant", "conciliatory"], 1, 2),
        ("france", 5, "actions.colony", ["colbertian_mercantilism", "protestant"], 1, 2),
        ("france", 6, "actions.colony", ["colbertian_mercantilism", "protestant"], 1, 2),
        ("france", 7, "counters.com", ["colbertian_mercantilism"], 7, 10),
        ("france", 7, "counters.com", ["protestant"], 7, 8),
        ("france", 1, "dci", ["protestant"], 2, 2),
        ("spain", 3, "dci", ["expulsion_7_3_3"], 3, 2),
        ("spain", 2, "dci", ["expulsion_7_3_3"], 2, 2),
        ("spain", 3, "dce", ["expulsion_7_3_3"], 3, 3),
        ("poland", 4, "counters.mnu", ["union_of_lublin_or_protestant"], 3, 4),
        ("poland", 4, "actions.diplomacy", ["protestant"], 3, 2),
        ("poland", 4, "counters.mnu", ["protestant"], 3, 4),
        ("poland", 4, "counters.mnu", ["union_of_lublin_or_protestant", "protestant"], 3, 4),
        ("england", 4, "counters.col", ["conciliatory"], 6, 8),
        ("england", 4, "actions.colony", ["conciliatory_or_reformed"], 1, 1),
        ("poland", 3, "actions.competition", ["protestant", "three_baltic_ports"], 0, 2),
        ("prussia", 7, "actions.trade_fleet", ["three_baltic_ports"], 0, 1),
    ],
)
def test_footnotes(nation: str, period: int, path: str, conditions: list[str], plain: int, noted: int) -> None:
    assert cell(nation, period, path) == plain
    assert cell(nation, period, path, *conditions) == noted


@pytest.mark.parametrize(
    ("nation", "period", "europe", "overseas"),
    [("portugal", 2, 3, 5), ("spain", 1, 2, 4), ("spain", 4, 3, 3), ("holland", 4, 4, 5), ("holland", 5, 5, 5)],
)
def test_the_second_dce_serves_overseas(nation: str, period: int, europe: int, overseas: int) -> None:
    assert cell(nation, period, "dce") == europe
    assert cell(nation, period, "dce", scope="overseas") == overseas


def test_forces_that_footnotes_add() -> None:
    assert cell("sweden", 4, "basic_forces", "at_war") == {"A+": 1, "A-": 1, "F-": 1, "D": 1}
    assert cell("sweden", 4, "basic_forces", "at_war", mil=6) == {"A+": 1, "A-": 1, "F-": 1, "D": 1}
    assert cell("sweden", 3, "basic_forces", "at_war", mil=9) == {"A+": 1, "A-": 1, "F-": 1}
    assert cell("sweden", 3, "basic_forces", mil=9) == {"A-": 1, "F-": 1}
    assert cell("france", 5, "basic_forces", "colbertian_mercantilism") == {
        "A+": 2,
        "A-": 1,
        "F+": 1,
        "F-": 1,
        "D": 3,
    }
    assert cell("france", 7, "basic_forces", "colbertian_mercantilism") == {"A+": 2, "F+": 1, "F-": 1}


def test_columns_that_a_sheet_has_not() -> None:
    assert cell("poland", 3, "actions.colony") is None
    assert cell("habsburg", 5, "fleet_plus") is None
    assert cell("prussia", 6, "fleet_capacity") is None
    assert cell("prussia", 6, "naval_limits") == {"buy_dn": 1, "buy_dn_bonus": 0, "max_dn": 1, "max_dn_bonus": 0}
    assert cell("poland", 6, "basic_forces.ukraine.D") == 1
    assert cell("england", 7, "army_class_alt") == "iv"
    assert cell("england", 7, "land_costs") is None
    assert cell("turkey", 1, "naval_costs.carrack.maintenance.F+") == 80


def test_country_refusals() -> None:
    assert refused("country", nation="sweden", period=1) == "period"
    assert refused("country", nation="usa", period=7) == "nation"
    assert refused("country", nation="sweden", period=5, conditions=["protestant"]) == "conditions"
    assert refused("country", nation="turkey", period=5, conditions=["at_war"]) == "conditions"
    assert refused("country", nation="sweden", period=5, cell="counters.fleets") == "cell"
    assert refused("country", nation="sweden", period=5, cell="dci.europe") == "cell"
    assert refused("country", nation="sweden", period=5, mil=10) == "mil"


def test_an_unknown_condition_is_refused_with_the_known_ones() -> None:
    with pytest.raises(InputError) as caught:
        check("country", nation="sweden", period=3, conditions=["rich"])
    message = caught.value.message
    assert isinstance(message, Message)
    told = message.args
    assert told["here"] == "at_war, kings_firmly_protestant"
    assert told["elsewhere"] == "land_income_at_least_80, three_baltic_ports_outside_sweden_finland"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_condition_is_named_where_the_input_is_described(language: str) -> None:
    with speaking(language):
        help = bare(say("key-conditions.help", "europa_universalis"))
        conditions = {note.condition for nation in MAJORS for note in sheet(nation).notes} - {"always"}
        called = {one: say(f"value-{one}", "europa_universalis") if language == "fr" else one for one in conditions}
        assert {one for one in conditions if bare(called[one]) not in help} == set()


def test_a_players_own_sheet_is_read_instead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "europa_universalis"
    own.mkdir()
    written = game().tables.text("country_habsburg").replace("max_ships = 10", "max_ships = 12")
    (own / "country_habsburg.toml").write_text(written, encoding="utf-8")
    monkeypatch.setenv("JACTA_TABLES", str(tmp_path))
    game().tables.reread()
    assert cell("habsburg", 7, "max_ships") == 12
