"""Notices as they really run: over apprise, to a mail server, Discord and ntfy that speak as the real ones do."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from jacta.hosting import Host
from jacta.store import Store
from jacta.web import notices
from jacta.web.app import create_app
from jacta.web.limits import Limits
from jacta.web.service import Service
from tests.hosting.playing import begun
from tests.web.notice_services import TOKEN, WEBHOOK, Post, services

pytestmark = pytest.mark.waits
BID = ("seventh_sea.flaw_bid", {"gm": 4, "player": 2})
HOOK = f"https://discord.com/api/webhooks/{WEBHOOK}/{TOKEN}"
KINDS = ("mail", "discord", "ntfy")


@pytest.fixture
def post(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Post]:
    with services(tmp_path, monkeypatch) as found:
        yield found


def address_of(kind: str, *, known: bool = True) -> str:
    """What a player enters; one that is not `known` is nobody's."""
    server = os.environ["JACTA_NTFY"].removeprefix("http://")
    return {
        "mail": "anne.d+7@example.org" if known else "anne@nowhere.example",
        "discord": HOOK if known else f"https://discord.com/api/webhooks/{WEBHOOK}/{'b' * 68}",
        "ntfy": f"{server}/anne-7Kq",
    }[kind]


@pytest.mark.parametrize("kind", KINDS)
def test_a_seat_is_told_where_it_wants_to_hear_of_its_turn(kind: str, post: Post, tmp_path: Path) -> None:
    """From the form on the page over the first notice to the one that says whose turn it is, in French."""
    file, now = str(tmp_path / "games.sqlite"), int(time.time())
    host = Host(Store(file))
    links = begun(host, *BID)
    seat = links.seats[host.saved_game(links.owner).waiting_for[0]]
    host.close()
    with TestClient(create_app(database=file), headers={"Accept-Language": "fr"}) as client:
        sent = {"_notice": "1", "_address": address_of(kind)}
        assert client.post(f"/tables/{seat}", data=sent, follow_redirects=False).status_code == 303
        assert client.get(f"/api/v1/tables/{seat}").json()["notice"] == kind
    link = f"http://testserver/tables/{seat}"
    ((to, first, _),) = post.taken
    assert to in address_of(kind)
    assert "Jacta" in first
    assert link in first

    async def looked() -> None:
        service = Service(Limits(workers=0), database=file)
        service.host._clock = lambda: now + 3600
        await service.caretaker.look()
        await service.caretaker.notices_sent()
        await service.close()

    asyncio.run(looked())
    _, (_, second, click) = post.taken
    assert "À vous" in second
    assert link in second
    assert click in ("", link)
    asyncio.run(looked())
    assert len(post.taken) == 2


@pytest.mark.parametrize("kind", ["mail", "discord"])
def test_an_address_that_nobody_has_is_refused_and_written_down_nowhere(
    kind: str, post: Post, tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.INFO, "jacta.web")
    file, address = str(tmp_path / "games.sqlite"), address_of(kind, known=False)
    host = Host(Store(file))
    seat = begun(host, *BID).seats["gm"]
    host.close()
    with TestClient(create_app(database=file), headers={"Accept-Language": "en"}) as client:
        refused = client.post(f"/api/v1/tables/{seat}/notice", json={"address": address})
        assert (refused.status_code, refused.json()["key"]) == (422, "address")
        assert client.get(f"/api/v1/tables/{seat}").json()["notice"] is None
    ours = [one.getMessage() for one in caplog.records if not one.name.startswith("mail")]
    assert f"a notice by {kind} was not taken" in ours
    hidden = address.rpartition("/")[2]
    assert not any(hidden in one for one in ours)
    assert hidden not in "".join(capfd.readouterr())
    assert post.taken == []


def test_a_service_that_wants_to_be_left_alone_holds_nobody_up(post: Post) -> None:
    """Discord says when it takes notices again: in an hour. Nobody sleeps until then."""
    post.rest_until = int(time.time()) + 3600
    to, begun_at = notices.read_address(HOOK), time.thread_time()
    slept: list[float] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("apprise.url.time.sleep", slept.append)
        assert notices._told(to, "Jacta", "tried", "http://here/") is False
    assert slept == []
    assert time.thread_time() - begun_at < 5
    post.rest_until = 0
    assert notices._told(to, "Jacta", "tried", "http://here/") is True


def test_whoever_takes_the_name_of_a_service_gets_nothing(post: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody vouches for the server that discord.com leads to."""
    monkeypatch.delenv("REQUESTS_CA_BUNDLE")
    assert notices._told(notices.read_address(HOOK), "Jacta", "tried", "http://here/") is False
    assert post.taken == []
