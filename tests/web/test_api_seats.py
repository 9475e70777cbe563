"""Around a saved table over HTTP: sealed words, talk, links, ends."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

import jacta
from jacta.dice import seal_of
from jacta.web.app import create_app
from tests.hosting.test_managing import GUARDS, MUSKETEER, TAVERN
from tests.web.test_api_play import At, opened

BATTLE = {"attacker_units": 3, "defender_units": 3}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(create_app(database=str(tmp_path_factory.mktemp("seats") / "games.sqlite"))) as client:
        yield client


def test_sealed_words_end_in_a_game_that_says_so(client: TestClient) -> None:
    at = opened(client, "here_i_stand.field_battle", BATTLE)
    at["attacker"].do("seal", name="Anne", seal=seal_of("lune 1"))
    assert at["attacker"].refused(409, "reveal", word="lune 1")["type"] == "/problems/conflict"
    table = at["defender"].do("seal", name="Bruno", seal=seal_of("soleil 2"))
    assert (table["stage"], table["reveals"], table["seats"][0]["seal"]) == ("revealing", True, seal_of("lune 1"))
    assert at["attacker"].refused(422, "reveal", word="lune")["key"] == "word"
    at["owner"].do("anew")
    assert at["owner"].look()["drawn"] == 1
    for seat, word in (("attacker", "lune 3"), ("defender", "soleil 4")):
        at[seat].do("seal", seal=seal_of(word))
    at["attacker"].do("reveal", word="lune 3")
    table = at["defender"].do("reveal", word="soleil 4")
    assert (table["stage"], table["words"]) == ("over", {"attacker": "lune 3", "defender": "soleil 4"})
    found = jacta.verify(client.get(f"{at['spectator'].path}/export").json())
    assert (bool(found), found.sealed, found.drawn) == (True, ("attacker", "defender"), 1)
    link = client.post(f"{at['attacker'].path}/rematch").json()["link"]
    assert At(client, link).look()["seat"] == "defender"
    assert at["attacker"].look()["following"] == link


def test_talk_links_and_an_early_end(client: TestClient) -> None:
    given = {"attacker_units": 9, "attacker_cavalry": 2, "defender_units": 9, "defender_cavalry": 2}
    at = opened(client, "here_i_stand.field_battle", given)
    at["attacker"].do("say", text="Salut")
    assert [line["text"] for line in at["spectator"].look()["lines"]] == ["Salut"]
    assert at["spectator"].refused(403, "say", text="psst")["type"] == "/problems/not-yours"
    assert at["attacker"].refused(422, "say", text="")["key"] == "text"
    at["owner"].do("talk", allowed=False)
    at["attacker"].refused(403, "say", text="hm")
    assert at["owner"].refused(422, "renew", of="pope")["key"] == "of"
    new = client.post(f"{at['owner'].path}/renew", json={"of": "attacker"}).json()["link"]
    assert client.get(at["attacker"].path).status_code == 404
    assert At(client, new).look()["seat"] == "attacker"
    assert at["owner"].refused(409, "abandon")["type"] == "/problems/conflict"
    at["owner"].do("start")
    if at["owner"].look()["stage"] == "playing":
        table = at["owner"].do("abandon")
        assert (table["stage"], len(table["secret"])) == ("abandoned", 64)


def test_the_game_masters_hand(client: TestClient) -> None:
    at = opened(client, "seventh_sea.fight", TAVERN)
    table = at["owner"].do("start")
    assert table["taking_part"] == ["Athos", "Guards"]
    assert at["Athos"].look()["figures"] is None
    asked = table["asked"]
    changes = {"standers.0.fencer.dramatic": 1}
    table = at["owner"].do("correct", asked=asked, changes=changes, reason="the chandelier")
    assert table["figures"]["standers.0.fencer.dramatic"] == 1
    assert (
        at["owner"].refused(422, "bring_in", asked=asked + 1, sheet=GUARDS, reason="more")["key"] == "combatants.2.name"
    )
    assert (
        at["Athos"].refused(403, "bring_in", asked=asked + 1, sheet=GUARDS, reason="more")["type"]
        == "/problems/not-yours"
    )
    table = at["owner"].do("bring_in", asked=asked + 1, sheet={**GUARDS, "name": "More"}, reason="the noise")
    assert table["taking_part"] == ["Athos", "Guards", "More"]
    assert "the noise" in at["Guards"].look()["transcript"][-1]["text"]
    table = at["owner"].do("take_out", asked=table["asked"], name="More", reason="too many")
    assert (
        at["owner"].refused(409, "take_out", asked=asked, name="Guards", reason="late")["type"] == "/problems/conflict"
    )


def test_the_owner_says_who_leads_a_newcomer(client: TestClient) -> None:
    at = opened(client, "seventh_sea.fight", TAVERN | {"max_turns": 3})
    asked = at["owner"].do("start")["asked"]
    porthos = {"name": "Porthos", **MUSKETEER}
    about = {"asked": asked, "sheet": porthos, "reason": "the noise"}
    refused = at["owner"].refused(422, "bring_in", **about, led_by="Aramis")
    assert (refused["key"], "Guards" in refused["detail"]) == ("led_by", True)
    at["owner"].do("bring_in", **about, led_by="Guards")
    heard = set()
    for _ in range(60):
        for seat in ("Athos", "Guards"):
            table = at[seat].look()
            question = table["question"]
            if question and question["kind"] == "answer":
                heard.add((seat, question["who"]))
                at[seat].do("answer", asked=table["asked"], answer=question["options"][0]["value"])
    assert ("Guards", "Porthos") in heard
    assert ("Athos", "Porthos") not in heard
