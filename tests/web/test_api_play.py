"""Saved games over HTTP, and on a real server that is killed in the middle of play."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from fastapi.testclient import TestClient

import jacta
from jacta.cli import main
from jacta.hosting import Host
from jacta.store import Store
from jacta.web import schemas
from jacta.web.app import create_app
from tests.databases import database, kept_in_postgres, postgres

pytestmark = pytest.mark.waits
__all__ = ["database", "kept_in_postgres", "postgres"]

BATTLE = {"attacker_units": 7, "defender_units": 10, "attacker_cavalry": 1, "attacker_leaders": [2, 1]}
CAMPAIGN = {"years": 1, "seed": 1}
JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(create_app(database=str(tmp_path_factory.mktemp("play") / "games.sqlite"))) as client:
        yield client


class At:
    """One link of a table."""

    def __init__(self, client: Any, token: str) -> None:
        self.client, self.path = client, f"/api/v1/tables/{token}"

    def look(self) -> dict[str, Any]:
        return self._table(self.client.get(self.path))

    def do(self, act: str, **body: Any) -> dict[str, Any]:
        return self._table(self.client.post(f"{self.path}/{act}", json=body))

    def refused(self, status: int, act: str, **body: Any) -> dict[str, Any]:
        response = self.client.post(f"{self.path}/{act}", content=json.dumps(body), headers=JSON)
        assert response.status_code == status, response.text
        assert response.headers["content-type"] == "application/problem+json"
        problem: dict[str, Any] = response.json()
        return problem

    def _table(self, response: Any) -> dict[str, Any]:
        assert response.status_code == 200, response.text
        assert response.headers["cache-control"] == "no-store"
        table: dict[str, Any] = response.json()
        schemas.SavedGameShape.model_validate(table)
        return table


def opened(client: Any, id: str, given: dict[str, Any], query: str = "") -> dict[str, At]:
    response = client.post(f"/api/v1/{id}/play{query}", json=given)
    assert response.status_code == 201, response.text
    links = response.json()
    schemas.LinksShape.model_validate(links)
    assert response.headers["location"] == f"/api/v1/tables/{links['owner']}"
    tokens = {"owner": links["owner"], "spectator": links["spectator"], **links["seats"]}
    return {name: At(client, token) for name, token in tokens.items()}


def test_a_battle_is_played_and_proved(client: TestClient) -> None:
    at = opened(client, "here_i_stand.field_battle", BATTLE, "?name=attacker=Anne%20=%20007&lang=fr")
    assert at["owner"].look()["seats"][0]["name"] == "Anne = 007"
    assert at["attacker"].do("join", name="Anne", word="lune")["stage"] == "gathering"
    assert at["defender"].do("join", name="Bruno")["stage"] in ("playing", "over")
    while (table := at["attacker"].look())["stage"] != "over":
        if question := table["question"]:
            assert question["kind"] == "answer"
            at["attacker"].do("answer", asked=table["asked"], answer=question["options"][0]["value"])
        else:
            table = at["defender"].look()
            at["defender"].do("answer", asked=table["asked"], answer=table["question"]["options"][0]["value"])
    assert table["outcome"]["winner"] in ("attacker", "defender")
    assert all(line["text"] for line in table["transcript"])
    exported = client.get(f"{at['spectator'].path}/export").json()
    assert exported["outcome"] == table["outcome"]
    assert jacta.verify(exported)


def test_what_goes_wrong_is_a_problem_of_its_own(client: TestClient) -> None:
    at = opened(client, "mighty_empires.game", CAMPAIGN)
    assert at["seat0"].refused(409, "answer", asked=0, answer=1)["type"] == "/problems/conflict"
    assert at["seat0"].refused(403, "start")["type"] == "/problems/not-yours"
    table = at["owner"].do("start")
    asked, other = ("seat0", "seat1") if table["waiting_for"] == ["seat0"] else ("seat1", "seat0")
    number = table["asked"]
    assert at[asked].refused(422, "answer", asked=number, answer="nowhere")["key"] == "answer"
    assert at[asked].refused(422, "answer", asked=number, roll=[1])["key"] == "roll"
    assert at[asked].refused(422, "answer", asked=number, consult=1)["key"] == "consult"
    assert at[asked].refused(422, "answer", asked=number)["key"] == "answer"
    assert at[asked].refused(422, "answer", asked=number, answer=1, roll=None)["key"] == "answer"
    assert at[asked].refused(422, "answer", asked="1", answer=1)["key"] == "asked"
    assert at[asked].refused(422, "join", name=7)["key"] == "name"
    assert at[asked].refused(422, "join", name="\ud800")["key"] == "name"
    assert at[asked].refused(422, "join", name="Anne", wrod="lune")["key"] == "wrod"
    assert at[other].refused(403, "answer", asked=number, answer=1)["type"] == "/problems/not-yours"
    assert at["spectator"].refused(403, "answer", asked=number, answer=1)
    options = at[asked].look()["question"]["options"]
    at[asked].do("answer", asked=number, answer=options[0]["value"])
    late = at[asked].refused(409, "answer", asked=number, answer=options[0]["value"])
    assert (late["type"], late["asked"]) == ("/problems/conflict", at["owner"].look()["asked"])
    assert at["owner"].refused(403, "answer", asked=number, answer=1)
    assert client.get(f"{at['owner'].path}/export").status_code == 403
    assert client.delete(at["seat0"].path).status_code == 403
    assert client.delete(at["owner"].path).status_code == 204
    for response in (client.get(at["seat0"].path), client.get(f"{at['seat0'].path}/revision")):
        assert (response.status_code, response.json()["type"]) == (404, "/problems/unknown-link")


@pytest.mark.parametrize(
    ("query", "given", "key"),
    [
        ("", {"players": 4}, "players"),
        ("?dice=loaded", {}, "dice"),
        ("?computer=seat0", {}, "computer"),
        ("?computer=seat7=best", {}, "computers.seat7"),
        ("?computer=seat0=best", {}, "computers.seat0"),
        ("?name=seat2=Anne", {}, "names.seat2"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(client: TestClient, query: str, given: dict[str, Any], key: str) -> None:
    response = client.post(f"/api/v1/mighty_empires.game/play{query}", json=given)
    assert (response.status_code, response.json()["key"]) == (422, key)


def test_the_revision_tells_of_every_change_and_of_nothing_else(client: TestClient) -> None:
    at = opened(client, "here_i_stand.field_battle", BATTLE)

    def revision() -> int:
        found: int = client.get(f"{at['spectator'].path}/revision").json()["revision"]
        return found

    before = revision()
    at["owner"].look()
    at["attacker"].refused(403, "start")
    assert revision() == before
    at["attacker"].do("join", name="Anne")
    assert revision() == before + 1


def test_computers_go_on_when_they_are_told_to(client: TestClient) -> None:
    at = opened(client, "mighty_empires.game", CAMPAIGN, "?computer=seat1=random")
    table = at["seat0"].do("join", name="Anne")
    assert [seat["computer"] for seat in table["seats"]] == [None, "random"]
    while table["thinking"]:
        table = at["seat0"].do("advance")
    assert table["question"] or table["waiting_for"] == ["seat0"]


def test_a_table_speaks_the_readers_language(client: TestClient) -> None:
    at = opened(client, "here_i_stand.field_battle", BATTLE)
    french, english = (
        client.get(at["owner"].path, headers={"Accept-Language": code}).json()["title"] for code in ("fr", "en")
    )
    assert (french, english) == ("Bataille rangée", "Field battle")


def test_a_link_stays_out_of_the_log(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    at = opened(client, "here_i_stand.field_battle", BATTLE)

    def fails(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Host, "saved_game", fails)
    response = client.get(at["owner"].path)
    assert response.status_code == 500
    assert "/api/v1/tables/…" in caplog.text
    assert at["owner"].path.rpartition("/")[2] not in caplog.text


def test_a_database_that_cannot_be_used_is_refused_before_anybody_comes(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--no-open", "--database", "postgresql://127.0.0.1:1/nothing"]) == 2
    out, err = capfd.readouterr()
    assert not out
    assert "--database" in err


def test_without_a_database_everything_else_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JACTA_TABLES", "/dev/null/jacta/tables")
    with TestClient(create_app()) as bare:
        assert bare.post("/api/v1/here_i_stand.field_battle/odds", json=BATTLE).status_code == 200
        response = bare.post("/api/v1/here_i_stand.field_battle/play", json=BATTLE)
        assert (response.status_code, response.json()["type"]) == (503, "/problems/no-database")


# --- A server that is killed


class Serving:
    """A real `jacta serve` on a database, in a process of its own."""

    def __init__(self, database: str) -> None:
        command = [str(Path(sys.executable).with_name("jacta")), "serve", "--no-open", "--port", "0"]
        environment = os.environ | {"JACTA_DATABASE": database, "JACTA_LANG": "en"}
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self._process.stdout is not None
        found = re.search(r"http://\S+", self._process.stdout.readline())
        assert found
        self.client = httpx2.Client(base_url=found[0], timeout=None)  # a busy machine takes its time

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(120)
        self.client.close()


def test_what_is_acknowledged_survives_any_kill(database: str) -> None:
    server = Serving(database)
    links = server.client.post("/api/v1/mighty_empires.game/play", json=CAMPAIGN).json()
    At(server.client, links["owner"]).do("start")
    acknowledged: list[Any] = []

    def play(client: Any) -> None:
        """Answer until the server is gone: a request that gets no answer may have been heard or not."""
        while True:
            for token in links["seats"].values():
                try:
                    table = At(client, token).look()
                    if table["question"]:
                        options = table["question"]["options"]
                        answer = options[len(acknowledged) % len(options)]["value"]
                        At(client, token).do("answer", asked=table["asked"], answer=answer)
                        acknowledged.append(answer)
                except (httpx2.HTTPError, RuntimeError):
                    return

    player = threading.Thread(target=play, args=(server.client,))
    player.start()
    while len(acknowledged) < 5:
        assert player.is_alive()
        time.sleep(0.001)
    server.kill()
    player.join(120)
    assert not player.is_alive()
    kept = _answers(database, links["owner"])
    assert kept[: len(acknowledged)] == acknowledged
    assert len(kept) - len(acknowledged) in (0, 1)

    server = Serving(database)
    table = At(server.client, links["owner"]).look()
    assert (table["stage"], table["broken"]) == ("playing", None)
    seat = At(server.client, links["seats"][table["waiting_for"][0]])
    value = seat.look()["question"]["options"][0]["value"]
    seat.do("answer", asked=table["asked"], answer=value)
    assert _answers(database, links["owner"])[len(kept)] == value
    server.kill()


def _answers(database: str, token: str) -> list[Any]:
    """The answers of persons that the database has."""
    store = Store(database)
    found = store.read(token)
    store.close()
    assert found is not None
    return [event["answer"] for event in found[0].events if "answer" in event and "auto" not in event]
