"""Saved games in trouble: a game that is gone, no scripts, a database out of reach, nonsense in the address."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from jacta.hosting import Host
from jacta.kernel.play.opponents import Expert
from jacta.kernel.rule.questions import Ask, option_value
from jacta.kernel.run.policies import Mix
from jacta.store import Store
from jacta.web import service
from jacta.web.app import create_app
from jacta.web.limits import Limits
from tests.hosting.playing import played_out
from tests.web.test_server import PATIENCE

pytestmark = pytest.mark.waits


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


@pytest.fixture
def client(file: Path) -> Iterator[TestClient]:
    with TestClient(create_app(database=str(file)), headers={"Accept-Language": "en"}) as made:
        yield made


def opened(client: TestClient, id: str, **given: object) -> dict[str, str]:
    links = client.post(f"/api/v1/{id}/play", json=given).json()
    return {"owner": links["owner"], "spectator": links["spectator"], **links["seats"]}


def test_a_table_of_a_game_that_is_not_installed_any_more_is_shown(client: TestClient, file: Path) -> None:
    links = opened(client, "here_i_stand.piracy", corsairs=2, target_ports=2)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE games SET procedure = 'gone.piracy'")
    for token in links.values():
        shown = client.get(f"/tables/{token}")
        assert shown.status_code == 200
        assert "gone.piracy" in shown.text
        assert client.get(f"/api/v1/tables/{token}").json()["procedure"] == "gone.piracy"


def test_without_scripts_computers_go_on_when_the_page_is_loaded_again(client: TestClient, file: Path) -> None:
    host = Host(Store(str(file)), spell=0)
    links = host.open_game("here_i_stand.piracy", {"corsairs": 2, "target_ports": 2}, computers={"ottoman": "usual"})
    host.join(links.seats["target"], "Anne")
    assert host.saved_game(links.owner).thinking
    assert "?again=1" in client.get(f"/tables/{links.seats['target']}").text
    for _ in range(20):
        client.get(f"/tables/{links.seats['target']}", params={"again": "1"})
    assert not host.saved_game(links.owner).thinking
    host.close()


def test_no_table_waits_for_the_computer_players_of_another(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More of them think than there are threads for saved games; people go on, and so do they when they are done."""
    with TestClient(create_app(Limits(seconds=PATIENCE), database=str(file))) as client:
        _think_and_go_on(client, monkeypatch)


def _think_and_go_on(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    done, thinkers = threading.Event(), threading.Semaphore(0)

    def thinks(self: Expert, question: Ask, seen: object, at: object) -> Mix:
        thinkers.release()
        assert done.wait(PATIENCE)
        return Mix(((option_value(question.options[0]), 1),))

    monkeypatch.setattr(Expert, "__call__", thinks)
    monkeypatch.setattr(service, "THOUGHT", 0.0)
    path, bid = "/api/v1/seventh_sea.flaw_bid/play", {"gm": 4, "player": 2}
    waiting = []
    for _ in range(Limits().threads + service.PLAYERS):
        seat = client.post(path, params={"computer": "player=best"}, json=bid).json()["seats"]["gm"]
        assert client.post(f"/api/v1/tables/{seat}/join", json={"name": "K"}).json()["thinking"]
        waiting.append(seat)
    assert thinkers.acquire(timeout=PATIENCE)
    other = opened(client, "seventh_sea.flaw_bid", **bid)
    assert client.post(f"/api/v1/tables/{other['player']}/join", json={"name": "A"}).status_code == 200
    assert "thinking" in client.get(f"/tables/{waiting[0]}").text
    done.set()
    monkeypatch.setattr(service, "THOUGHT", PATIENCE)
    for seat in waiting:
        while client.post(f"/api/v1/tables/{seat}/advance").json()["thinking"]:
            continue


def test_a_step_that_no_replay_has_is_the_last_or_the_first(client: TestClient, file: Path) -> None:
    host = Host(Store(str(file)))
    links = host.open_game("here_i_stand.piracy", {"corsairs": 2, "target_ports": 2})
    for token in links.seats.values():
        host.join(token)
    played_out(host, links)
    host.close()
    for step in ("9" * 5_000, "999999", "-1", "one", ""):
        assert client.get(f"/tables/{links.owner}/replay", params={"step": step}).status_code == 200


def test_visitors_do_not_learn_where_the_database_lies(tmp_path: Path) -> None:
    (tmp_path / "secret-place").write_text("no folder")
    client = TestClient(create_app(database=str(tmp_path / "secret-place" / "tables.sqlite")))
    for path in ("/tables/" + "a" * 32, "/api/v1/tables/" + "a" * 32):
        answer = client.get(path)
        assert answer.status_code == 503
        assert "secret-place" not in answer.text
        assert "try again" not in answer.text  # it will not open by waiting


def test_a_long_game_shows_what_is_recent_and_tells_the_whole_story_on_a_page_of_its_own(
    client: TestClient, file: Path
) -> None:
    host = Host(Store(str(file)), spell=60)
    given = {"players": 2, "seats": ["human", "random"], "years": 2, "seed": 1}
    links = host.open_game("mighty_empires.game", given)
    host.join(links.seats["seat0"])
    played_out(host, links)
    told = len(host.saved_game(links.owner).transcript)
    host.close()
    assert told > 100
    page, whole = client.get(f"/tables/{links.owner}").text, client.get(f"/tables/{links.owner}/story").text
    assert f"/tables/{links.owner}/story" in page
    assert whole.count('<li class="') >= told
    assert page.count('<li class="') < whole.count('<li class="')
