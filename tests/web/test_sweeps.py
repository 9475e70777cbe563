"""`need`, `vary` and `sensitivity` over HTTP, and the tab where one varies."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

import jacta
from jacta.web.app import create_app
from jacta.web.limits import Limits

API = "/api/v1/here_i_stand.assault"
LEADER = {"attacker_leaders": [2]}
PAGE = "/games/here_i_stand/assault/vary?lang=en&attacker_units=9&attacker_leaders=2&defender_units=3"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("tables")
    app = create_app(Limits(seconds=600), database=f"{folder}/tables.sqlite")
    with TestClient(app, base_url="http://localhost") as opened:
        yield opened


def test_need_by_post(client: TestClient) -> None:
    asked = {"by": ["attacker_units", "defender_units=1..4"], "at_least": "70%"}
    found = client.post(f"{API}/need", json=LEADER, params=asked).json()["found"]
    assert [one["answer"]["at"]["attacker_units"] for one in found] == [3, 9, 15, 23]


def test_need_by_get_in_french_words(client: TestClient) -> None:
    asked = {"by": "unités_attaquant", "at_least": "0,7", "aim": "réussite=oui", "defender_units": "2"}
    found = client.get(f"{API}/need", params={**asked, "attacker_leaders": "[2]"}).json()
    assert found["found"][0]["answer"]["at"] == {"attacker_units": 9}
    assert found["aim"] == "success=true"


def test_vary_gives_what_odds_give(client: TestClient) -> None:
    given = {**LEADER, "defender_units": 3}
    spots = client.post(f"{API}/vary", json=given, params={"by": "attacker_units=4..6"}).json()["spots"]
    assert [spot["exact"] for spot in spots] == [
        str(jacta.odds("here_i_stand.assault", {**given, "attacker_units": units}).p(success=True))
        for units in (4, 5, 6)
    ]


def test_sensitivity_puts_the_most_telling_first(client: TestClient) -> None:
    given = {**LEADER, "attacker_units": 9, "defender_units": 3}
    moves = [abs(one["moves"]) for one in client.post(f"{API}/sensitivity", json=given).json()["changes"]]
    assert moves == sorted(moves, reverse=True)


@pytest.mark.parametrize(
    ("reading", "params", "key"),
    [
        ("need", {"at_least": "70%"}, "by"),
        ("need", {"by": "attacker_units"}, "at_least"),
        ("need", {"by": "attacker_units", "at_least": "lots"}, "at_least"),
        ("vary", {"by": "troops"}, "troops"),
        ("vary", {"by": "attacker_units", "aim": "victory"}, "aim"),
        ("sensitivity", {}, "attacker_units"),
    ],
)
def test_what_is_wrong_is_named(client: TestClient, reading: str, params: dict[str, str], key: str) -> None:
    answer = client.post(f"{API}/{reading}", json={}, params=params)
    assert answer.status_code == 422
    assert answer.json()["key"] == key


def test_the_page_says_how_many_it_takes(client: TestClient) -> None:
    page = client.get(f"{PAGE}&_x=attacker_units&_enough=70 %").text
    assert "15 or more (70.1%)" in page
    assert "14: 62.3%" in page
    assert 'class="level"' in page


def test_the_page_says_it_for_each_value_of_the_second_key(client: TestClient) -> None:
    page = client.get(f"{PAGE}&_x=attacker_units&_y=defender_units&_enough=0.7").text
    assert '<th scope="row">4</th><td class="num"><strong>23</strong>' in page


def test_the_page_says_what_one_more_is_worth(client: TestClient) -> None:
    page = client.get(f"{PAGE}&_show=steps").text
    assert page.index("Defender&#39;s units: 3 → 4") < page.index("Attacker&#39;s leaders, no. 1: 2 → 3")
    assert "+10.2" in page


def test_a_place_of_the_page_leads_to_its_input(client: TestClient) -> None:
    page = client.get(f"{PAGE}&_x=attacker_leaders.0").text
    assert "attacker_leaders=3&amp;" in page


@pytest.mark.parametrize("extra", ["", "&_y=defender_units", "&_enough=70%25", "&_show=steps"])
@pytest.mark.parametrize("kind", ["txt", "json", "csv"])
def test_the_tab_can_be_taken_away(client: TestClient, extra: str, kind: str) -> None:
    answer = client.get(PAGE.replace("/vary?", f"/export.{kind}?_tab=vary&") + extra)
    assert answer.status_code == 200
    assert answer.text.strip()


# --- Advice, and what odds assume


PIRACY = "/games/here_i_stand/piracy"


def test_best_tells_the_askers_decisions_and_the_others_apart(client: TestClient) -> None:
    page = client.get(f"{PIRACY}/best?lang=en&_who=target").text
    assert "Target decides, for as little as possible: VP ceded" in page
    assert 'class="others"' not in page
    page = client.get(f"{PIRACY}/best?lang=en&_who=ottoman").text
    assert page.index("There is nothing to decide.") < page.index('class="others"') < page.index("Target decides")


def test_a_plan_shows_what_each_option_brings(client: TestClient) -> None:
    page = client.get("/games/europa_universalis/siege_plan/best?lang=en").text
    assert page.index("Besieger’s losses") < page.index("On average, when all goes on for the best.")


def test_odds_name_what_they_assume_and_one_tap_changes_it(client: TestClient) -> None:
    page = client.get(f"{PIRACY}/odds?lang=en").text
    assert "Target: pays in victory points, then in fleets, then in cards" in page
    assert "_policy=payment=fleet" in page
    changed = client.get(f"{PIRACY}/odds?lang=en&_policy=payment%3Dfleet").text
    assert "VP ceded: 0.26 on average" in changed
    assert "as usual" in changed


def test_the_api_says_what_odds_assume(client: TestClient) -> None:
    asked = "/api/v1/here_i_stand.piracy/odds?corsairs=2&target_ports=2&squadrons_adjacent=1&lang=fr"
    (usual,) = client.get(asked).json()["assumed"]
    assert usual == {
        "question": "payment",
        "player": "target",
        "answers": ["vp"],
        "others": ["fleet"],
        "text": "Cible\u202f: paie en points de victoire, puis en flottes, puis en cartes",
    }
    (changed,) = client.get(f"{asked}&policy=paiement=flotte").json()["assumed"]
    assert changed["answers"] == ["fleet"]
    refused = client.get(f"{asked}&policy=bribe=yes")
    assert (refused.status_code, refused.json()["key"]) == (422, "policy")


def test_what_is_assumed_goes_along_when_taken_away(client: TestClient) -> None:
    usual, changed = (
        client.get(f"{PIRACY}/export.json?_tab=odds{policy}").json()["outcomes"]
        for policy in ("", "&_policy=payment=fleet")
    )
    assert usual != changed


def test_an_answer_to_no_question_is_refused(client: TestClient) -> None:
    assert "choose one of" in client.get(f"{PIRACY}/odds?lang=en&_policy=bribe=yes").text


@pytest.mark.parametrize("kind", ["txt", "json", "csv"])
def test_advice_can_be_taken_away(client: TestClient, kind: str) -> None:
    answer = client.get(f"/games/europa_universalis/land_battle/export.{kind}?_tab=best&lang=en")
    assert answer.status_code == 200
    assert kind == "json" or "stand: always" in answer.text


def test_a_bare_number_is_enough_for_a_chance_and_letters_are_not(client: TestClient) -> None:
    """The number keys of a telephone have no sign of percent."""
    battle = "attacker_leaders=2&attacker_units=8&defender_units=2"
    asked = f"/games/here_i_stand/assault/vary?{battle}&_of=success%3Dtrue&_enough="
    assert client.get(asked + "70").text.count("73.7") == client.get(asked + "70%25").text.count("73.7") > 0
    refused = client.get(asked + "much").text
    assert "much" in refused
    assert "At least:" not in refused
