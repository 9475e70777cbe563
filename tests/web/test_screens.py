"""The special screens of games: what they show is what the procedures say, and what they refuse they say."""

from __future__ import annotations

import html
import re

import pytest
from fastapi.testclient import TestClient

import jacta
from jacta.kernel.rule.registry import games
from jacta.text import LANGUAGES, percent, speaking
from jacta.web.app import create_app

SCREENS = [(game.id, name) for game in games().values() for name in game.screens]


@pytest.fixture(scope="module")
def client() -> TestClient:
    return TestClient(create_app())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), SCREENS)
def test_a_screen_opens_in_both_languages_and_the_game_leads_to_it(
    client: TestClient, game: str, name: str, language: str
) -> None:
    address = f"/games/{game}/screens/{name}"
    page = client.get(address, params={"lang": language})
    assert page.status_code == 200
    assert 'role="alert"' not in page.text
    assert not re.search(r">\s*(screen|key|value|note|error)-\w", page.text)
    assert address in client.get(f"/games/{game}").text


def test_the_stack_builder_fights_the_battle_of_its_stacks(client: TestClient) -> None:
    entered = {"period": "3", "attacker.nation": "france", "attacker.tech": "arquebus", "attacker.A+": "2"}
    entered |= {"defender.nation": "spain", "defender.tech": "arquebus", "defender.A+": "1", "lang": "en"}
    page = client.get("/games/europa_universalis/screens/stack_builder", params=entered).text
    profiles = {}
    for side, nation, count in (("attacker", "france", 2), ("defender", "spain", 1)):
        counters = [{"type": "A+", "nation": nation, "tech": "arquebus"}] * count
        found = jacta.odds("europa_universalis.stack_profile", {"period": 3, "counters": counters}).to_json()
        profile = found["outcomes"][0]["outcome"]
        profiles[side] = {key: profile[key] for key in ("dt", "tech", "size", "quality", "cavalry", "has_army")}
    wins = jacta.odds("europa_universalis.land_battle", profiles).p(lambda end: end.winner == "attacker")
    with speaking("en"):
        assert f"Attacker {percent(wins)}" in html.unescape(page)
    (battle,) = re.findall(r'href="(/games/europa_universalis/land_battle/odds[^"]+)"', page)
    assert percent(wins) in client.get(html.unescape(battle)).text


@pytest.mark.parametrize(
    "entered", [{"period": "9"}, {"period": "3"}, {"period": "3", "attacker.A+": "1", "attacker.nation": "atlantis"}]
)
def test_a_screen_says_what_it_refuses(client: TestClient, entered: dict[str, str]) -> None:
    page = client.get("/games/europa_universalis/screens/stack_builder", params=entered)
    assert page.status_code == 200
    assert 'role="alert"' in page.text


def test_the_stack_builder_takes_a_nation_that_the_tables_leave_out(client: TestClient) -> None:
    """2.2.1 (R6): the Palatinate has no class, a minor of class iv no cavalry; the page has a field for both."""
    builder = "/games/europa_universalis/screens/stack_builder"
    entered = {"period": "5", "lang": "fr", "defender.nation": "spain", "defender.tech": "baroque", "defender.A+": "1"}
    for nation, key, value, wrong in (
        ("palatinate", "army_class", "iii", "x"),
        ("minor_iv", "cavalry_rate", "1.5", "7"),
    ):
        entered |= {"attacker.nation": nation, "attacker.tech": "baroque", "attacker.A+": "1"}
        refused = client.get(builder, params=entered).text
        assert 'role="alert"' in refused
        assert f'name="attacker.{key}"' in refused
        assert 'role="alert"' not in client.get(builder, params=entered | {f"attacker.{key}": value}).text
        assert 'role="alert"' in client.get(builder, params=entered | {f"attacker.{key}": wrong}).text


def test_the_sheets_show_every_power_with_its_footnotes(client: TestClient) -> None:
    page = client.get("/games/europa_universalis/screens/power_sheet", params={"nation": "sweden", "lang": "fr"}).text
    assert "Suède" in page
    assert "1615–1664" in page
    assert "1492–1519" not in page  # not yet in play
    assert 'role="alert"' in client.get("/games/europa_universalis/screens/power_sheet?nation=atlantis").text
    assert client.get("/games/europa_universalis/screens/nothing").status_code == 404
