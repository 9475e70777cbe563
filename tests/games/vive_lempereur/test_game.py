"""The rest of the game: refusals, decisions, the studies, the printed table."""

from __future__ import annotations

import html
from fractions import Fraction
from typing import Any

import pytest

import jacta
from jacta import text
from jacta.errors import InputError
from jacta.games.vive_lempereur import GAME
from jacta.games.vive_lempereur.melee import studies
from jacta.kernel.rule.questions import Ask

LINE = {"arm": "infantry", "formation": "line", "shock": 5, "morale": 7, "steps": 3}
COLUMN = {**LINE, "formation": "column"}
HORSE = {"arm": "cavalry", "formation": "battle_line", "shock": 8, "morale": 8, "steps": 3}
GUNS = {"arm": "artillery", "formation": "in_battery", "shock": 1, "morale": 7, "steps": 1}
FIRE = {"arm": "infantry", "formation": "line", "fire": 5}
ASSAULT = {"attackers": [COLUMN], "defenders": [LINE]}


def odds(name: str, **given: Any) -> Any:
    return jacta.odds(f"vive_lempereur.{name}", given)


# --- Refusals


@pytest.mark.parametrize(
    ("name", "given", "key"),
    [
        ("fire_table", {"die": 3, "fire_value": 0}, "fire_value"),
        ("fire_value", {"arm": "artillery", "formation": "in_battery", "fire": 5}, "max_range"),
        ("fire_value", {"arm": "infantry", "formation": "skirmish", "fire": 5}, "formation"),
        ("fire", {**FIRE, "los": False}, "los"),
        ("fire", {**FIRE, "fire": 0}, "fire"),
        ("fire", {**FIRE, "distance": 2}, "distance"),
        ("fire", {"arm": "cavalry", "formation": "column", "fire": 5}, "formation"),
        ("fire_sequence", {**FIRE, "targets": [LINE, {**LINE, "stack": 1}]}, "targets.1.stack"),
        ("fire_sequence", {**FIRE, "targets": []}, "targets"),
        ("fire_sequence", {**FIRE, "targets": [LINE], "los": False}, "los"),
        ("line_of_sight", {"from": [0, 0], "to": [0, 0]}, "to"),
        ("line_of_sight", {"from": [0, 0], "to": [0, 201]}, "to.1"),
        ("line_of_sight", {"from": [0, 0], "to": [1, 1], "hexes": [{"q": 1, "r": 0}, {"q": 1, "r": 0}]}, "hexes.1"),
        ("shock_value", {"arm": "cavalry", "formation": "column", "shock": 5, "role": "attack"}, "shock_column"),
        ("shock_value", {"arm": "cavalry", "formation": "line", "shock": 5, "role": "attack"}, "formation"),
        ("melee_column", {"attacker_shock": 0, "defender_shock": 2}, "attacker_shock"),
        ("melee_column", {"attacker_shock": 1.25, "defender_shock": 2}, "attacker_shock"),
        ("melee_table", {"die": 3, "column": "5/1+"}, "column"),
        ("melee_table", {"die": 3, "column": "5/2", "options": {"melee_columns": "seven"}}, "column"),
        ("charge", {"attacker_shock": 2, "defender_shock": 2, "defender_arm": "infantry"}, "defender_formation"),
        ("morale_test", {"morale": 7, "square_vs_cavalry": True, "disorganised": True}, "square_vs_cavalry"),
        ("change_formation", {"arm": "infantry", "from": "line", "to": "line", "mp_left": 1}, "to"),
        ("change_formation", {"arm": "infantry", "from": "line", "to": "limbered", "mp_left": 1}, "to"),
        ("change_formation", {"arm": "infantry", "from": "disorganised", "to": "line", "mp_left": 1}, "from"),
        ("retreat", {"from": [1, 1], "communication": [1, 1]}, "communication"),
        ("assault_sequence", {**ASSAULT, "attackers": [GUNS]}, "attackers.0.arm"),
        ("assault_sequence", {**ASSAULT, "attackers": []}, "attackers"),
        ("assault_sequence", {**ASSAULT, "charge": True}, "charge"),
        ("assault_sequence", {**ASSAULT, "attackers": [{**LINE, "shock": 0}]}, "attackers"),
        ("assault_sequence", {**ASSAULT, "defenders": [{**LINE, "formation": "skirmish"}]}, "defenders.0.formation"),
        ("assault_sequence", {**ASSAULT, "defenders": [{**HORSE, "formation": "column"}]}, "defenders.0.shock_column"),
        ("assault_plan", {**ASSAULT, "attacker_formations": ["battle_line"]}, "attacker_formations.0"),
        ("assault_plan", {**ASSAULT, "attacker_formations": ["line", "disorganised"]}, "attacker_formations.1"),
        (
            "assault_plan",
            {**ASSAULT, "defenders": [{**LINE, "formation": "disorganised"}], "defender_formations": ["line"]},
            "defender_formations",
        ),
        (
            "assault_plan",
            {**ASSAULT, "defenders": [HORSE], "defender_formations": ["column"]},
            "defenders.0.shock_column",
        ),
        (
            "assault_plan",
            {**ASSAULT, "attackers": [{**LINE, "shock": 0}], "attacker_formations": ["column"]},
            "attackers",
        ),
    ],
)
def test_refusals_name_their_key(name: str, given: dict[str, Any], key: str) -> None:
    for language in text.LANGUAGES:
        with text.speaking(language), pytest.raises(InputError) as caught:
            jacta.odds(f"vive_lempereur.{name}", given)
        assert caught.value.key == key
        assert "error-" not in str(caught.value)


def test_every_procedure_accepts_every_option() -> None:
    names = {option for member in GAME.procedures for option in member.accepted}
    assert len(names) == 25
    for member in GAME.procedures:
        assert set(member.accepted) == names
        assert {option.reading for option in member.accepted.values()} <= set(GAME.readings)


# --- Decisions


def test_the_owner_may_spread_losses() -> None:
    stack = [{**LINE, "steps": 1}, {**LINE, "steps": 2}]
    gun = {"arm": "artillery", "formation": "in_battery", "fire": 7, "max_range": 6}
    spared = jacta.odds("vive_lempereur.fire_sequence", {**gun, "targets": stack}, policy={"loss_unit": 1})
    first_falls = spared.p(lambda outcome: outcome.targets[0].state == "eliminated")
    assert first_falls == 0
    assert jacta.odds("vive_lempereur.fire_sequence", {**gun, "targets": stack}).p(
        lambda outcome: outcome.targets[0].state == "eliminated"
    ) == Fraction(5, 6)


def test_the_plan_names_formations_and_their_worth() -> None:
    weak = {**LINE, "shock": 4}
    plan = {"attackers": [COLUMN], "defenders": [weak], "attacker_formations": ["line"]}
    plan["defender_formations"] = ["column", "square"]
    best = jacta.best("vive_lempereur.assault_plan", plan)
    attacker, defender = best.decisions[:2]
    assert (attacker.label, attacker.who, attacker.choice) == ("attacker_formation", "attacker", "column")
    assert (defender.label, defender.who, defender.choice) == ("defender_formation", "defender", "column")
    assert best.value == max(option.worth for option in attacker.options)
    fixed = {"attackers": [COLUMN], "defenders": [{**weak, "formation": "column"}]}
    assert best.value == odds("assault_sequence", **fixed).p(winner="attacker")


def test_an_option_of_the_plan_leads_to_its_assault() -> None:
    session = jacta.play("vive_lempereur.assault_plan", {**ASSAULT, "defender_formations": ["square"]})
    assert isinstance(session.question, Ask)
    procedure, given = session.question.options[1].leads_to
    assert procedure == "vive_lempereur.assault_sequence"
    assert given["defenders"][0]["formation"] == "square"
    jacta.odds(procedure, given)


def test_four_against_four_is_quick_to_explore() -> None:
    stack = [{**LINE, "morale": morale} for morale in (7, 6, 8, 9)]
    visited: list[int] = []
    options = {"stack_test": "all"}
    given = {"attackers": stack, "defenders": stack, "options": options}
    found = jacta.odds("vive_lempereur.assault_sequence", given, watch=visited.append)
    assert len(found) < 100
    assert visited == []  # fewer than 500 states


# --- Studies

CHARGE = {"attackers": [HORSE], "defenders": [LINE], "charge": True}


def test_which_formation_against_this_charge() -> None:
    found = studies.by_formation(CHARGE)
    won = {formation: chances.p(winner="attacker") for formation, chances in found.items()}
    assert won["square"] == Fraction(1, 36) < won["column"] == Fraction(11, 36) < won["line"] == Fraction(17, 36)
    assert list(studies.by_formation(CHARGE, "attacker")) == ["battle_line"]  # no column value is known


def test_what_one_more_is_worth() -> None:
    for gain in studies.GAINS:
        for side in ("attacker", "defender"):
            compared = studies.worth(CHARGE, gain, side)
            assert compared.second.p(winner=side) >= compared.first.p(winner=side)
    column = studies.worth(CHARGE, "column")
    assert column.first.p(winner="attacker") == Fraction(17, 36)  # 3/2
    assert column.second.p(winner="attacker") == Fraction(23, 36)  # 2/1
    last = {"attackers": [{**LINE, "shock": 30}], "defenders": [{**LINE, "shock": 1}]}
    with pytest.raises(InputError):
        studies.worth(last, "column")


def test_charts_are_drawn_in_both_languages() -> None:
    for language, title in (("fr", "Quelle formation\N{NARROW NO-BREAK SPACE}?"), ("en", "Which formation?")):
        with text.speaking(language):
            assert title in html.unescape(studies.formation_picture(CHARGE))
            assert "chart-" not in studies.worth_picture(CHARGE)


# --- The printed table


def test_the_faces_of_each_column_are_as_the_rules_file_counts_them() -> None:
    counts = {
        "attacker broken": [3, 2, 1, 0, 0, 0, 0, 0],
        "attacker tests": [2, 2, 2, 2, 1, 0, 0, 0],
        "defender tests": [1, 2, 2, 2, 2, 2, 1, 0],
        "defender broken": [0, 0, 1, 2, 3, 4, 5, 6],
    }
    for place, column in enumerate(("1/2-", "2/3", "1/1", "3/2", "2/1", "5/2", "3/1", "4/1+")):
        cells = [odds("melee_table", die=die, column=column).mode() for die in range(1, 7)]
        assert counts["attacker broken"][place] == sum(cell.attacker[0] in "DE" for cell in cells)
        assert counts["attacker tests"][place] == sum(cell.attacker[0] == "*" for cell in cells)
        assert counts["defender tests"][place] == sum(cell.defender[0] == "*" for cell in cells)
        assert counts["defender broken"][place] == sum(cell.defender[0] in "DE" for cell in cells)
