"""What a chronicle refuses, it refuses everywhere alike: at the terminal, over HTTP and on the page.

Each refusal names the piece and the key, and leaves every byte as it was; a page keeps what was entered.
"""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fastapi.testclient import TestClient

from jacta.chronicles import Chronicle, as_text
from jacta.chronicles.filling import samples_for
from jacta.kernel.rule.registry import find_game
from jacta.web.app import create_app
from jacta.web.limits import Limits
from tests.cli.conftest import Jacta, _in_english, jacta

__all__ = ["_in_english", "jacta"]

API = "/api/v1/chronicles"
GAME = "europa_universalis"
BATTLE = "land_battle"


class Refused(NamedTuple):
    """Something that is asked for, and what the refusal says: the key that it names, then any of its words."""

    deed: str
    asked: dict[str, Any]
    key: str
    told: str


def sample(kind: str, name: str) -> dict[str, Any]:
    game = find_game(GAME)
    assert game is not None
    return samples_for(game, game.pieces[kind])[name]


SPAHIS = sample("stack", "spahis")
REFUSALS = {
    "a kind that is none": Refused("add", {"name": "Spahis", "kind": "stak", "sheet": {}}, "Spahis.kind", "stack"),
    "a name twice": Refused("add", {"name": "vienne", "kind": "stack", "sheet": SPAHIS}, "vienne", "already"),
    "no name": Refused("add", {"name": " ", "kind": "stack", "sheet": SPAHIS}, "name", "empty"),
    "a stack over its limit": Refused(
        "add", {"name": "Spahis", "kind": "stack", "sheet": SPAHIS | {"dt": 9}}, "Spahis.dt", "2.4.1"
    ),
    "a figure out of range": Refused(
        "add", {"name": "Spahis", "kind": "stack", "sheet": SPAHIS | {"period": 99}}, "Spahis.period", "7"
    ),
    "a key that is missing": Refused(
        "add",
        {"name": "Spahis", "kind": "stack", "sheet": {"nation": "turkey", "period": 2}},
        "Spahis.tech",
        "required",
    ),
    "a value that is none": Refused(
        "add",
        {"name": "Spahis", "kind": "stack", "sheet": SPAHIS | {"nation": "turky"}},
        "Spahis.nation",
        "did you mean turkey?",
    ),
    "a key that is none": Refused(
        "edit", {"name": "Janissaries", "changes": {"aplus": 1}, "reason": "x"}, "Janissaries.aplus", "a_plus"
    ),
    "a correction over the limit": Refused(
        "edit", {"name": "Janissaries", "changes": {"a_plus": 4}, "reason": "x"}, "Janissaries.dt", "2.4.1"
    ),
    "a correction without a reason": Refused(
        "edit", {"name": "Janissaries", "changes": {"a_plus": 1}, "reason": ""}, "reason", ""
    ),
    "a new name that is taken": Refused(
        "edit", {"name": "Janissaries", "changes": {}, "renamed": "ARMADA", "reason": "x"}, "ARMADA", "already"
    ),
    "to correct nobody": Refused(
        "edit", {"name": "Janisaries", "changes": {"a_plus": 1}, "reason": "x"}, "name", "Janissaries"
    ),
    "to remove nobody": Refused("remove", {"name": "Vienna"}, "name", "Vienne"),
    "a piece of the wrong kind": Refused(
        "do", {"procedure": BATTLE, "given": {"attacker": ":Armada"}}, "attacker", "Armada is of the kind Fleet"
    ),
    "a piece against itself": Refused(
        "do",
        {"procedure": BATTLE, "given": {"attacker": ":Janissaries", "defender": ":Janissaries"}},
        "defender",
        "Janissaries has a part in this already",
    ),
    "nobody in a part": Refused(
        "do", {"procedure": BATTLE, "given": {"attacker": ":Janissary"}}, "attacker", "Janissaries"
    ),
    "a part that is none": Refused(
        "do", {"procedure": BATTLE, "given": {"attaker": ":Janissaries"}}, "attaker", "attacker"
    ),
    "a procedure that is none": Refused("do", {"procedure": "land_batle", "given": {}}, "", "land_battle"),
    "an entry that is not the last": Refused("undo", {"number": 1}, "1", "only the last entry"),
    "a correction that a later one rests on": Refused(
        "undo", {"number": 4}, "4", "entry 5 rests on it: Janissaries.a_plus"
    ),
    "an entry that is none": Refused("undo", {"number": 99}, "99", "no such entry"),
}
IN_FORMS = [
    name
    for name, refused in REFUSALS.items()
    if refused.deed in ("add", "edit") and name != "a key that is none"  # a form has none
]
PICKED = ("a kind that is none", "a value that is none")  # what cannot be picked does not stand in the form again


@pytest.fixture
def campaign() -> Chronicle:
    begun = Chronicle.begin(GAME, "Campaign").add("Janissaries", "stack", sample("stack", "janissaires"), owner="Anne")
    begun = begun.add("Armada", "fleet", sample("fleet", "armada")).add(
        "Vienne", "fortress", sample("fortress", "vienne")
    )
    begun = begun.edit("Janissaries", {"a_plus": 0}, reason="miscounted")
    return begun.edit("Janissaries", {"dt": 2}, reason="recruits")


# --- At the terminal


@pytest.mark.parametrize("name", REFUSALS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_at_the_terminal(jacta: Jacta, tmp_path: Path, campaign: Chronicle, name: str, language: str) -> None:
    refused = REFUSALS[name]
    file = tmp_path / "campaign.json"
    file.write_text(as_text(campaign), encoding="utf-8")
    sheet = tmp_path / "sheet.json"
    sheet.write_text(json.dumps(refused.asked.get("sheet", {})), encoding="utf-8")
    asked = refused.asked
    words = {
        "add": lambda: [asked["name"], asked["kind"], "--given", str(sheet)],
        "edit": lambda: [asked["name"], *pairs(asked["changes"]), "--reason", asked["reason"], *renaming(asked)],
        "remove": lambda: [asked["name"]],
        "do": lambda: [f"{GAME}.{asked['procedure']}", *pairs(asked["given"]), "--yes"],
        "undo": lambda: [str(asked["number"])],
    }[refused.deed]()
    before = file.read_bytes()
    done = jacta("--lang", language, "chronicle", refused.deed, *words, "--in", str(file))
    assert done.code == 2, done.out
    assert done.err.startswith("Erreur" if language == "fr" else "Error")
    if language == "en":
        assert refused.told in done.err
    assert file.read_bytes() == before


def pairs(given: dict[str, Any]) -> list[str]:
    return [f"{key}={value}" for key, value in given.items()]


def renaming(asked: dict[str, Any]) -> list[str]:
    return ["--name", asked["renamed"]] if "renamed" in asked else []


# --- Over HTTP


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    app = create_app(Limits(workers=0), database=f"{tmp_path}/games.sqlite")
    with TestClient(app, headers={"Accept-Language": "en"}) as client:
        yield client


@pytest.fixture
def owner(client: TestClient, campaign: Chronicle) -> str:
    made = client.post(API, json={"file": campaign.to_json()})
    assert made.status_code == 201
    link: str = made.json()["owner"]
    return link


@pytest.mark.parametrize("name", REFUSALS)
def test_over_http(client: TestClient, owner: str, name: str) -> None:
    refused, address = REFUSALS[name], f"{API}/{owner}"
    before, seen = client.get(f"{address}/export").content, client.get(address).json()["seen"]
    body = refused.asked | ({} if refused.deed == "do" else {"seen": seen})
    if refused.deed == "do":
        body["procedure"] = f"{GAME}.{body['procedure']}"
    path = "pieces" if refused.deed == "add" else refused.deed
    answer = client.post(f"{address}/{path}", json=body)
    assert answer.headers["Content-Type"] == "application/problem+json"
    problem = answer.json()
    assert answer.status_code == (404 if refused.key == "" else 422), problem
    assert problem.get("key", "") == refused.key, problem
    assert refused.told in problem["detail"], problem
    assert client.get(f"{address}/export").content == before
    assert client.get(address).json()["doing"] is None


SPOILED = {
    "no JSON": ("{", "file"),
    "no chronicle": ("[]", "chronicle"),
    "another version": ({"chronicle": 9}, "chronicle"),
    "no game": ({"chronicle": 1, "title": "x", "entries": []}, "game"),
    "a game that is none": ({"chronicle": 1, "game": "nope", "title": "x", "entries": []}, "game"),
    "an entry that is none": ({"entries": [{"foo": 1}]}, "entries.0"),
    "a sheet that is wrong": ({"entries": [{"add": "A", "kind": "stack", "sheet": {"nation": "x"}}]}, "entries.0.A."),
    "a name twice": (
        {"entries": [{"add": name, "kind": "stack", "sheet": SPAHIS} for name in ("A", "a")]},
        "entries.1.a",
    ),
    "an undone piece": ({"entries": [{"remove": "A"}]}, "entries.0.remove"),
    "sheets that do not come of it": (
        {"entries": [{"do": f"{GAME}.attrition", "given": {"stack": ":A"}, "game": {}, "after": {"A": None}}]},
        "entries.0",
    ),
}


@pytest.mark.parametrize("name", SPOILED)
def test_a_spoiled_file(client: TestClient, jacta: Jacta, tmp_path: Path, name: str) -> None:
    spoiled, key = SPOILED[name]
    if isinstance(spoiled, dict) and "chronicle" not in spoiled:
        spoiled = {"chronicle": 1, "game": GAME, "title": "x", **spoiled}
    written = spoiled if isinstance(spoiled, str) else json.dumps(spoiled)
    file = tmp_path / "spoiled.json"
    file.write_text(written, encoding="utf-8")
    at_the_terminal = jacta("chronicle", "import", str(file), "Spoiled")
    assert at_the_terminal.code == 2
    assert "Traceback" not in at_the_terminal.err
    assert not list(tmp_path.glob("**/Spoiled.json"))
    if not isinstance(spoiled, str):
        over_http = client.post(API, json={"file": spoiled})
        assert (over_http.status_code, over_http.json()["key"].startswith(key)) == (422, True), over_http.json()
    on_the_page = client.post("/chronicles", data={"_file": written, "_players": "Anne"})
    assert on_the_page.status_code == 422
    assert 'role="alert"' in on_the_page.text
    assert html.escape(written, quote=True).replace("&#x27;", "&#39;").replace("&quot;", "&#34;") in on_the_page.text
    assert client.get("/chronicles").text.count('class="card"') == 0  # nothing was opened


@pytest.mark.parametrize("path", ["", "/paper", "/piece?name=A", "/add", f"/do/{BATTLE}", "/doing", "/chronicle.json"])
def test_an_unknown_link(client: TestClient, path: str) -> None:
    assert client.get(f"/chronicles/unknown{path}").status_code == 404
    if path in ("", "/piece?name=A", "/add", f"/do/{BATTLE}", "/doing"):
        assert client.post(f"/chronicles/unknown{path}", data={"_apply": "1", "_reason": "x"}).status_code == 404
    for deed in ("undo", "edit", "remove", "pieces", "do", "apply", "aside", "copy", "players", "join", "leave"):
        refused = client.post(f"{API}/unknown/{deed}", json={})
        assert refused.status_code in (404, 422), deed


# --- On the page


@pytest.mark.parametrize("name", IN_FORMS)
def test_on_the_page(client: TestClient, owner: str, name: str) -> None:
    refused, home = REFUSALS[name], f"/chronicles/{owner}"
    before = client.get(f"{home}/chronicle.json").content
    asked = refused.asked
    seen = re.search(r'name="_seen" value="(\w+)"', client.get(f"{home}/add?kind=stack").text)
    assert seen
    if refused.deed == "add":
        entered = {**{key: str(value) for key, value in asked["sheet"].items()}, "_name": asked["name"]}
        address = f"{home}/add?kind={asked['kind']}"
    else:
        entered = {"_reason": asked["reason"], "_name": asked.get("renamed", asked["name"])}
        entered |= {"nation": "turkey", "period": "2", "tech": "renaissance", "place": "Buda"}
        entered |= {"a_plus": str(asked["changes"].get("a_plus", 1)), "a_minus": "1", "pashas": "1"}
        address = f"{home}/piece?name={asked['name']}"
    answer = client.post(address, data={**entered, "_seen": seen[1]})
    shown = html.unescape(answer.text)
    if name == "to correct nobody":
        assert answer.status_code == 404
    else:
        assert answer.status_code == 422, shown
        assert 'role="alert"' in shown
    assert refused.told in shown
    assert client.get(f"{home}/chronicle.json").content == before
    if answer.status_code == 422 and name not in PICKED:
        for key, value in entered.items():
            assert f'value="{value}"' in shown, key


@pytest.mark.parametrize("number", ["1", "4", "99", "x"])
def test_undo_on_the_page(client: TestClient, owner: str, number: str) -> None:
    home = f"/chronicles/{owner}"
    before, seen = client.get(f"{home}/chronicle.json").content, client.get(f"{API}/{owner}").json()["seen"]
    refused = client.post(home, data={"_undo": number, "_seen": seen})
    assert refused.status_code == 422
    assert 'role="alert"' in refused.text
    assert client.get(f"{home}/chronicle.json").content == before


def test_a_part_on_the_page(client: TestClient, owner: str) -> None:
    """What the form does not offer is as if it had not been chosen."""
    home = f"/chronicles/{owner}"
    before = client.get(f"{home}/chronicle.json").content
    wrong = client.post(f"{home}/do/{BATTLE}", data={"_as_attacker": "Armada", "_dice": "system"})
    assert (wrong.status_code, 'role="alert"' in wrong.text) == (422, True)
    twice = client.post(f"{home}/do/{BATTLE}", data={"_as_attacker": "Janissaries", "_as_defender": "Janissaries"})
    assert (twice.status_code, "Janissaries has a part in this already" in twice.text) == (422, True)
    assert twice.text.count('<option value="Janissaries" selected>') == 2
    dice = client.post(f"{home}/do/{BATTLE}", data={"_as_attacker": "Janissaries", "_dice": "loaded"})
    assert (dice.status_code, 'role="alert"' in dice.text) == (422, True)
    assert client.get(f"{home}/do/land_batle").status_code == 404
    assert client.get(f"{home}/chronicle.json").content == before
