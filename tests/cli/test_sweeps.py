"""`jacta need`, `jacta vary`, `jacta sensitivity`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Jacta

ASSAULT = ("here_i_stand.assault", "attacker_leaders=[2]")


def test_need_shows_the_answer_between_its_neighbours(jacta: Jacta) -> None:
    answer = jacta("need", *ASSAULT, "defender_units=2", "--by", "attacker_units", "--at-least", "70%")
    assert answer.code == 0
    assert "Attacker's units: 9 or more (73.7%)" in answer.out
    lines = [line.split() for line in answer.out.splitlines()]
    assert ["8", "64.9%"] in lines
    assert ["9", "73.7%"] in lines
    assert ["10", "73.7%"] in lines


def test_need_in_french_words(jacta: Jacta) -> None:
    answer = jacta(
        "--lang", "fr", "need", "here_i_stand.assaut", "chefs_attaquant=2",
        "--selon", "unités_attaquant", "--selon", "unités_défenseur=1..4", "--but", "réussite=oui", "--au-moins", "0,7",
    )  # fmt: skip
    assert answer.code == 0
    found = [line.split()[:2] for line in answer.out.splitlines()]
    assert [pair for pair in (["1", "3"], ["2", "9"], ["3", "15"], ["4", "23"]) if pair not in found] == []


def test_need_says_where_none_is_enough(jacta: Jacta) -> None:
    answer = jacta("need", *ASSAULT, "defender_units=40", "--by", "attacker_units", "--at-least", "90 %")
    assert "no value is enough (1 to 60)" in answer.out


def test_need_says_where_less_is_better(jacta: Jacta) -> None:
    answer = jacta("need", *ASSAULT, "attacker_units=9", "--by", "defender_units", "--at-least", "1/2")
    assert "2 at most (73.7%)" in answer.out
    assert "Less is better here." in answer.out


def test_need_as_json(jacta: Jacta) -> None:
    answer = jacta("need", *ASSAULT, "defender_units=1", "--by", "attacker_units", "--at-least", "0.7", "--json")
    data = json.loads(answer.out)
    assert data["found"][0]["answer"]["at"] == {"attacker_units": 3}
    assert data["at_least"] == "7/10"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--by", "attacker_unts", "--at-least", "70%"), "did you mean attacker_units?"),
        (("--by", "attacker_units", "--at-least", "much"), "--at-least: much"),
        (("--by", "attacker_units", "--at-least", "70"), "70 is not a chance"),
        (("--by", "attacker_units"), "--at-least"),
        (("--at-least", "70%"), "--by"),
        (("--by", "attacker_units", "--at-least", "70%", "--aim", "succes=true"), "succes"),
    ],
)
def test_need_refuses_by_name(jacta: Jacta, words: tuple[str, ...], complaint: str) -> None:
    answer = jacta("need", *ASSAULT, "defender_units=1", *words)
    assert answer.code == 2
    assert complaint in answer.err


@pytest.mark.parametrize("values", ["4..6", "4,5,6"])
def test_vary_lists_every_value(jacta: Jacta, values: str) -> None:
    answer = jacta("vary", *ASSAULT, "defender_units=3", f"attacker_units={values}")
    assert answer.code == 0
    rows = [line.split()[:2] for line in answer.out.splitlines()]
    assert [row for row in (["4", "11.0%"], ["5", "21.0%"], ["6", "21.0%"]) if row not in rows] == []


def test_vary_two_keys_as_a_grid_with_a_chart(jacta: Jacta, tmp_path: Path) -> None:
    chart = tmp_path / "chart.svg"
    answer = jacta("vary", *ASSAULT, "defender_units=1..2", "attacker_units=4,8,12", "--chart", str(chart))
    assert ["2", "40.7%", "64.9%", "80.5%"] in [line.split() for line in answer.out.splitlines()]
    assert "<svg" in chart.read_text(encoding="utf-8")


def test_vary_words_and_yes_or_no(jacta: Jacta) -> None:
    answer = jacta("--lang", "fr", "vary", "here_i_stand.interception", "chefs=2", "cavalerie_ottomane=..", "--json")
    assert answer.code == 0, answer.err
    spots = json.loads(answer.out)["spots"]
    assert len(spots) > 1
    assert all(isinstance(spot["at"]["cavalry"], str) for spot in spots)


def test_vary_without_several_values_says_how(jacta: Jacta) -> None:
    answer = jacta("vary", *ASSAULT, "defender_units=1", "attacker_units=4")
    assert answer.code == 2
    assert "units=4..24" in answer.err


def test_sensitivity_puts_the_most_telling_first(jacta: Jacta) -> None:
    answer = jacta("sensitivity", *ASSAULT, "attacker_units=9", "defender_units=3")
    assert answer.code == 0
    lines = answer.out.splitlines()
    (most,) = (place for place, line in enumerate(lines) if line.startswith("Defender's units: 3 → 4"))
    (other,) = (place for place, line in enumerate(lines) if line.startswith("Attacker's leaders, no. 1: 2 → 3"))
    assert most < other
    assert "−25.6" in lines[most]
    assert "+10.2" in lines[other]
    assert "make no difference" in answer.out


def test_sensitivity_for_an_aim_in_french(jacta: Jacta) -> None:
    answer = jacta(
        "--lang",
        "fr",
        "sensitivity",
        "here_i_stand.assaut",
        "unités_attaquant=9",
        "--but",
        "dégâts_attaquant",
        "--tout",
    )
    assert answer.code == 0, answer.err
    assert "différence" in answer.out


# --- Advice, and what odds assume


PIRACY = ("here_i_stand.piracy", "corsairs=2", "leader_piracy=1", "target_ports=2", "squadrons_adjacent=1")


def test_best_puts_the_askers_decisions_first_and_the_others_apart(jacta: Jacta) -> None:
    page = jacta("best", *PIRACY, "--who", "ottoman").out
    assert page.index("Ottoman, at best") < page.index("There is nothing to decide") < page.index("Target decides")
    assert "%" not in page.partition("Target decides")[2]


def test_best_shows_every_position_on_demand(jacta: Jacta) -> None:
    short, long = jacta("best", *PIRACY).out, jacta("best", *PIRACY, "--all").out
    assert "after:" not in short
    assert "--all shows every position" in short
    assert long.count("after:") > 2


def test_odds_name_what_they_assume_with_the_flag_that_changes_it(jacta: Jacta) -> None:
    page = " ".join(jacta("odds", *PIRACY).out.split())
    told = "Target: pays in victory points, then in fleets, then in cards"
    assert f"Assumed: {told} (otherwise: --policy payment=fleet)" in page
    page = " ".join(jacta("--lang", "fr", "odds", *PIRACY, "--reponse", "payment=fleet").out.split())
    assert "une de vos flottes" in page.partition("On suppose")[2]
