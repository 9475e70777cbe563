"""Chronicles over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from jacta.kernel.rule import registry
from jacta.web.app import create_app
from jacta.web.limits import Limits
from tests import toys

API = "/api/v1/chronicles"


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setattr(registry, "_installed", registry._installed)
    toys.install()
    with TestClient(create_app(Limits(workers=0), database=f"{tmp_path}/games.sqlite")) as client:
        yield client


@pytest.fixture
def links(client: TestClient) -> dict[str, Any]:
    """Reds of Anne and hidden Blues of Bruno."""
    links: dict[str, Any] = client.post(API, json={"game": "toys", "title": "Evening", "players": ["Anne"]}).json()
    owner = f"{API}/{links['owner']}"
    for name, player, hidden in (("Reds", "Anne", False), ("Blues", "Bruno", True)):
        body = {"name": name, "kind": "band", "sheet": {"men": 3}, "owner": player, "hidden": hidden}
        client.post(f"{owner}/pieces", json={"seen": seen(client, owner), **body}).raise_for_status()
    client.post(f"{owner}/players", json={"name": "Bruno"}).raise_for_status()
    found: dict[str, Any] = client.get(owner).json()["links"]
    return found


def seen(client: TestClient, address: str) -> str:
    found: str = client.get(address).json()["seen"]
    return found


def test_an_evening_over_http(client: TestClient, links: dict[str, Any]) -> None:
    anne = f"{API}/{links['players']['Anne']}"
    chronicle = client.get(anne).json()
    assert [(piece["name"], piece["text"]) for piece in chronicle["pieces"]] == [("Reds", "men: 3, mood: bold")]
    assert chronicle["pieces"][0]["can_do"][0] == {"procedure": "toys.raid", "role": "attacker", "title": "Raid"}
    fight = {"procedure": "toys.raid", "given": {"attacker": ":Reds", "defenders": 2}}
    assert client.post(f"{anne}/fill", json=fight).json()["given"] == {"attackers": 3, "defenders": 2}
    after = client.post(f"{anne}/odds", json=fight | {"after": "Reds"}).json()
    assert {outcome["outcome"]["men"] for outcome in after["outcomes"]} == {1, 2, 3}
    doing = client.post(f"{anne}/do", json=fight | {"dice": "mine"}).json()["doing"]
    assert (doing["question"]["kind"], doing["asked"], len(doing["commitment"])) == ("roll", 0, 64)
    wrong = client.post(f"{anne}/answer", json={"asked": 0, "roll": [7]})
    assert (wrong.status_code, wrong.json()["key"]) == (422, "faces")
    client.post(f"{anne}/answer", json={"asked": 0, "roll": [5, 1, 1]}).raise_for_status()
    late = client.post(f"{anne}/answer", json={"asked": 0, "roll": [5, 1, 1]})
    assert (late.status_code, late.json()["type"]) == (409, "/problems/chronicle-changed")
    doing = client.post(f"{anne}/answer", json={"asked": 1, "roll": [6, 1]}).json()["doing"]
    assert [change["text"] for change in doing["changes"]] == ["Reds: men: 3 → 2; coins: 0 → 1"]
    chronicle = client.post(f"{anne}/apply").json()
    assert chronicle["doing"] is None
    assert chronicle["journal"][-1]["text"] == "Raid"
    assert chronicle["pieces"][0]["sheet"] == {"men": 2, "coins": 1}
    undone = client.post(f"{anne}/undo", json={"seen": chronicle["seen"]}).json()
    assert undone["pieces"][0]["sheet"] == {"men": 3}
    again = client.post(f"{anne}/undo", json={"seen": chronicle["seen"]})
    assert (again.status_code, again.json()["type"]) == (409, "/problems/chronicle-changed")


def test_decisions_and_setting_aside(client: TestClient, links: dict[str, Any]) -> None:
    anne = f"{API}/{links['players']['Anne']}"
    forage = {"procedure": "toys.forage", "given": {"band": ":Reds"}}
    doing = client.post(f"{anne}/do", json=forage).json()["doing"]
    assert [option["value"] for option in doing["question"]["options"]] == ["near", "woods"]
    refused = client.post(f"{anne}/answer", json={"asked": 0, "answer": "moon"})
    assert (refused.status_code, refused.json()["key"]) == (422, "answer")
    done = client.post(f"{anne}/answer", json={"asked": 0, "answer": "woods"}).json()["doing"]
    assert done["outcome"]["found"] >= 1
    aside = client.post(f"{anne}/aside").json()
    assert aside["journal"][-1]["lines"][-1] == "set aside: nothing changed"
    assert aside["pieces"][0]["sheet"] == {"men": 3}


def test_the_game_master_corrects_a_figure_under_way(client: TestClient, links: dict[str, Any]) -> None:
    owner, anne = f"{API}/{links['owner']}", f"{API}/{links['players']['Anne']}"
    fight = {"procedure": "toys.outing", "given": {"band": ":Reds", "defenders": 2}, "dice": "mine"}
    client.post(f"{owner}/do", json=fight).raise_for_status()
    client.post(f"{owner}/answer", json={"asked": 0, "answer": "near"}).raise_for_status()
    doing = client.post(f"{owner}/answer", json={"asked": 1, "roll": [4]}).json()["doing"]
    assert doing["figures"]["men"] == 3
    body = {"asked": 2, "changes": {"men": 2}, "reason": "a fall"}
    refused = client.post(f"{owner}/correct", json=body | {"changes": {"men": 99}})
    assert (refused.status_code, client.get(owner).json()["doing"]["figures"]["men"]) == (422, 3)
    doing = client.post(f"{owner}/correct", json=body).json()["doing"]
    assert doing["transcript"][-1]["text"] == "by hand: men 3 → 2 (a fall)"
    assert doing["figures"]["men"] == 2
    client.post(f"{anne}/do", json=fight).raise_for_status()
    assert client.get(anne).json()["doing"]["figures"] is None
    assert client.post(f"{anne}/correct", json=body | {"asked": 0}).status_code == 403


def test_what_a_link_does_not_allow_and_does_not_show(client: TestClient, links: dict[str, Any]) -> None:
    anne, reader = f"{API}/{links['players']['Anne']}", f"{API}/{links['reader']}"
    for address in (anne, reader):
        assert "Blues" not in client.get(address).text
        assert client.get(f"{address}/export").status_code == 403
        assert client.delete(address).status_code == 403
        assert client.get(address).json()["links"] is None
    body = {"seen": seen(client, anne), "name": "Blues", "changes": {"men": 1}, "reason": "x"}
    hidden = client.post(f"{anne}/edit", json=body)
    assert (hidden.status_code, hidden.json()["key"]) == (422, "name")
    bad = client.post(f"{anne}/edit", json=body | {"name": "Reds", "changes": {"men": 99}})
    assert (bad.status_code, bad.json()["key"]) == (422, "Reds.men")
    assert client.get(f"{API}/no-such-link").status_code == 404
    assert client.post(API, json={"game": "nothing"}).json()["key"] == "game"
    assert client.post(API, json={}).json()["key"] == "game"


def test_a_title_over_http(client: TestClient, links: dict[str, Any]) -> None:
    owner, anne = f"{API}/{links['owner']}", f"{API}/{links['players']['Anne']}"
    first = seen(client, owner)
    assert client.post(f"{anne}/title", json={"seen": seen(client, anne), "title": "Mine"}).status_code == 403
    bad = client.post(f"{owner}/title", json={"seen": first, "title": "a/b"})
    assert (bad.status_code, bad.json()["key"]) == (422, "title")
    assert client.post(f"{owner}/title", json={"seen": first, "title": "Night"}).json()["title"] == "Night"
    assert client.get(anne).json()["title"] == "Night"
    late = client.post(f"{owner}/title", json={"seen": first, "title": "Morning"})
    assert (late.status_code, late.json()["type"]) == (409, "/problems/chronicle-changed")


def test_advice_and_the_rest_as_usual_over_http(client: TestClient, links: dict[str, Any]) -> None:
    """What a strong player would answer, which answers nothing; then what is usual, which does."""
    owner, anne = f"{API}/{links['owner']}", f"{API}/{links['players']['Anne']}"
    nothing = client.get(f"{anne}/advice")
    assert (nothing.status_code, nothing.json()["type"]) == (422, "/problems/illegal-answer")
    client.post(f"{anne}/do", json={"procedure": "toys.forage", "given": {"band": ":Reds"}}).raise_for_status()
    before = client.get(anne).json()
    told = client.get(f"{anne}/advice").json()
    assert told == {"asked": 0, "who": "player", "label": "where", "answer": "woods", "text": "woods"}
    assert client.get(anne).json() == before
    assert client.get(f"{owner}/advice", params={"of": "Anne"}).json() == told
    assert client.get(f"{API}/{links['reader']}/advice").status_code == 422
    done = client.post(f"{anne}/through", json={"asked": 0}).json()["doing"]
    assert (done["question"], done["transcript"][0]["value"]) == (None, "near")
    assert client.post(f"{anne}/through", json={"asked": 0}).status_code == 409


def test_take_it_home_and_bring_it_back(client: TestClient, links: dict[str, Any]) -> None:
    owner = f"{API}/{links['owner']}"
    body = {"seen": seen(client, owner), "name": "Reds", "changes": {"coins": 4}, "reason": "found"}
    client.post(f"{owner}/edit", json=body).raise_for_status()
    client.post(f"{owner}/remove", json={"seen": seen(client, owner), "name": "Blues"}).raise_for_status()
    file = client.get(f"{owner}/export").json()
    made = client.post(API, json={"file": file})
    assert (made.status_code, list(made.json()["players"])) == (201, ["Anne"])
    assert client.get(f"{API}/{made.json()['owner']}/export").json() == file
    branch = client.post(f"{owner}/copy", json={"title": "What if"}).json()
    assert client.get(f"{API}/{branch['owner']}").json()["title"] == "What if"
    forged = client.post(API, json={"file": file | {"chronicle": 7}})
    assert (forged.status_code, forged.json()["key"]) == (422, "chronicle")
    assert client.delete(owner).status_code == 204
    assert client.get(owner).status_code == 404


def test_the_owner_brings_somebody_into_what_a_player_has_begun(client: TestClient) -> None:
    links = client.post(API, json={"game": "seventh_sea", "title": "Tavern"}).json()
    owner = f"{API}/{links['owner']}"
    for name, kind, player in (("Athos", "character", "Anne"), ("Guards", "squad", ""), ("Porthos", "character", "")):
        sheet = {"brawn": 3, "finesse": 3, "resolve": 3, "wits": 3, "panache": 3, "weapon": "rapier", "defence": 2}
        sheet = sheet if kind == "character" else {"count": 6, "threat": 2, "hit_value": 6}
        body = {"seen": seen(client, owner), "name": name, "kind": kind, "sheet": sheet, "owner": player}
        client.post(f"{owner}/pieces", json=body).raise_for_status()
    anne = f"{API}/{client.post(f'{owner}/players', json={'name': 'Anne'}).json()['links']['players']['Anne']}"
    fight = {"procedure": "seventh_sea.fight", "given": {"combatants": [":Athos", ":Guards"]}, "dice": "mine"}
    asked = client.post(f"{anne}/do", json=fight).json()["doing"]["asked"]
    shown = client.get(owner, params={"of": "Anne"}).json()
    assert shown["runs"] == [{"by": "Anne", "procedure": "seventh_sea.fight"}]
    assert shown["doing"]["taking_part"] == ["Athos", "Guards"]
    coming = {"asked": asked, "reason": "hears the noise"}
    assert client.post(f"{anne}/join", json={**coming, "piece": "Porthos"}).status_code == 403
    both = client.post(f"{owner}/join", json={**coming, "piece": "Porthos", "sheet": {}})
    assert (both.status_code, both.json()["key"]) == (422, "piece")
    joined = client.post(f"{owner}/join", params={"of": "Anne"}, json={**coming, "piece": "Porthos"}).json()["doing"]
    assert joined["taking_part"] == ["Athos", "Guards", "Porthos"]
    assert joined["transcript"][-1]["text"] == "by hand: Porthos joins (hears the noise)"
    leaving = {"asked": joined["asked"], "name": "Porthos", "reason": "has enough"}
    left = client.post(f"{owner}/leave", params={"of": "Anne"}, json=leaving).json()["doing"]
    assert left["transcript"][-1]["kind"] == "leave"
    twice = client.post(f"{owner}/leave", json={**leaving, "asked": left["asked"]})
    assert (twice.status_code, twice.json()["key"]) == (422, "combatants")


def test_an_unknown_key_of_the_body_is_refused_with_the_nearest(client: TestClient, links: dict[str, Any]) -> None:
    anne = f"{API}/{links['players']['Anne']}"
    begun = client.post(API, json={"gme": "toys"})
    assert (begun.status_code, begun.json()["key"]) == (422, "gme")
    assert "did you mean game?" in begun.json()["detail"]
    odds = {"procedure": "toys.forage", "given": {"band": ":Reds"}}
    assert "did you mean after?" in client.post(f"{anne}/odds", json=odds | {"afer": "Reds"}).json()["detail"]
    told = client.post(f"{anne}/do", json=odds | {"zzz": 1}).json()["detail"]
    assert "the keys are procedure, given" in told
