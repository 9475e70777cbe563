"""What players of an evening missed, each with its test."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import jacta
from jacta import text
from jacta.cli import main
from jacta.games.vive_lempereur import GAME

GUN = {"arm": "artillery", "formation": "in_battery", "fire": 7, "max_range": 6}
LINE = {"arm": "infantry", "formation": "line", "morale": 7, "steps": 3}
CAVALRY = {"arm": "cavalry", "formation": "column", "shock": 8, "shock_column": 5, "morale": 8, "steps": 3}
SQUARE = {"arm": "infantry", "formation": "square", "shock": 5, "morale": 7, "steps": 3}


def odds(name: str, given: dict[str, Any], **options: Any) -> jacta.Odds[Any]:
    return jacta.odds(f"vive_lempereur.{name}", given | {"options": options})


def test_losses_just_taken_count_for_the_morale_modifier() -> None:
    """Value 6 on a line: die 1 tests at 7; 2, 3, 4 lose a step and test at 6; 5 and 6 lose two and test at 5."""
    given = GUN | {"distance": 1, "targets": [LINE]}
    stated, counted = odds("fire_sequence", given), odds("fire_sequence", given, loss_morale="counted")
    failing = {7: Fraction(15, 36), 6: Fraction(21, 36), 5: Fraction(26, 36)}

    def routed(found: jacta.Odds[Any]) -> Fraction:
        return sum((p for outcome, p in found if outcome.targets[0].retreat), Fraction(0))

    assert routed(stated) == failing[7]
    assert routed(counted) == (failing[7] + 3 * failing[6] + 2 * failing[5]) / 6
    worn = odds("fire_sequence", given | {"targets": [LINE | {"loss_penalty": 2}]}, loss_morale="counted")
    assert routed(worn) == failing[5]  # never more than 2


def test_cavalry_in_column_against_a_square_is_a_reading() -> None:
    given = {**CAVALRY, "role": "attack", "vs_square": True}
    given = {key: given[key] for key in ("arm", "formation", "shock", "shock_column", "role", "vs_square")}
    assert [outcome.shock for outcome, _ in odds("shock_value", given)] == [5]
    assert [outcome.shock for outcome, _ in odds("shock_value", given, column_vs_square="one")] == [1]
    assault = {"attackers": [CAVALRY], "defenders": [SQUARE], "charge": True}
    full, one = odds("assault_sequence", assault), odds("assault_sequence", assault, column_vs_square="one")
    assert full.p(winner="attacker") > one.p(winner="attacker") == Fraction(1, 36)  # as in battle line: example 20


def test_the_hexes_of_a_retreat_act() -> None:
    given = {"from": [0, 0], "communication": [5, -2], "hexes": [{"q": 1, "r": -1, "unit": True}]}
    ((passing, _),) = odds("retreat", given)
    ((barred, _),) = odds("retreat", given, retreat_units="bar")
    assert passing.hexes == ((2, -2), (2, -1), (2, 0))  # example 24
    assert barred.hexes == ((2, -1), (2, 0))


@pytest.mark.parametrize("code", ["0", "1", "*1", "D", "D1", "E"])
def test_codes_are_usable_as_values(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    given = {"attacker_shock": 2.0, "defender_shock": 4.0, "defender_general": 1}
    found = odds("melee", given)
    wanted = sum((p for outcome, p in found if outcome.attacker == code), Fraction(0))
    assert found.p(attacker=code) == wanted
    words = ["odds", "vive_lempereur.melee", "attacker_shock=2", "defender_shock=4", "defender_general=1"]
    with text.speaking("en"):
        failed = main([*words, "--where", f"attacker={code}", "--exact"])
    assert bool(failed) == (wanted == 0)
    if wanted:
        assert str(wanted) in capsys.readouterr().out


def test_the_fire_table_says_what_the_engine_does() -> None:
    table = GAME.tables.printed("fire")
    for die in range(-3, 12):
        for value in range(1, 10):
            ((outcome, _),) = odds("fire_table", {"die": die, "fire_value": value})
            said = table.at(die, value)
            assert (outcome.losses, outcome.morale_test) == (int(said) if said.isdigit() else 0, said != "")


def test_the_melee_table_is_headed_by_ratios() -> None:
    table = GAME.tables.printed("melee")
    for column in ("1/2-", "2/3", "1/1", "3/2", "2/1", "5/2", "3/1", "4/1+"):
        for die in range(-2, 10):
            ((outcome, _),) = odds("melee_table", {"die": die, "column": column})
            assert table.at(die, column) == f"{outcome.attacker}/{outcome.defender}"


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_rows_of_tables_have_names(language: str) -> None:
    with text.speaking(language):
        for name in ("morale", "melee_columns"):
            table = GAME.tables.printed(name)
            for row in table.rows:
                assert text.find(f"value-{row[table.axis[0]]}", GAME.id)


def test_a_loss_of_nought_in_a_charge_is_a_reading() -> None:
    """R20: D in a charge takes a step by default; read otherwise it takes none."""
    given = {"attacker_shock": 7.5, "defender_shock": 3.5, "defender_arm": "infantry", "defender_formation": "line"}
    usual, spared = (odds("charge", given, charge_on_d=one) for one in ("adds_loss", "no_loss"))
    assert usual.p(defender="D1") > spared.p(defender="D1")
    assert usual.p(defender="D") < spared.p(defender="D")
