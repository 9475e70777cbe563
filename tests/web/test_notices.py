"""Your turn: notices by Web Push, and by ntfy through apprise, to services of our own."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from fastapi.testclient import TestClient
from playwright.sync_api import expect
from sqlalchemy import text

from jacta.errors import InputError
from jacta.hosting import Host
from jacta.store import Store
from jacta.web import notices, push
from jacta.web.app import create_app
from jacta.web.limits import Limits
from jacta.web.service import Service
from tests.hosting.playing import begun
from tests.web.browsing import PATIENCE, WHOLE, browser, served, until, visit
from tests.web.push_service import PushService, Subscriber, pushing

pytestmark = pytest.mark.waits
PIRACY = ("here_i_stand.piracy", {"corsairs": 5, "leader_piracy": 2, "target_ports": 3})


class Sink:
    """A service that takes what is sent to it."""

    def __init__(self) -> None:
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        sink = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                sink.taken.append((self.path, {key.lower(): value for key, value in self.headers.items()}, body))
                self.send_response(sink.status)
                self.send_header("Content-Length", "2")
                self.end_headers()
                self.wfile.write(b"{}")

            def log_message(self, *_: object) -> None: ...

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.host = f"127.0.0.1:{self.server.server_port}"


@contextmanager
def sinking() -> Iterator[Sink]:
    sink = Sink()
    thread = threading.Thread(target=sink.server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    yield sink
    sink.server.shutdown()
    sink.server.server_close()


@pytest.fixture
def sink(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sink]:
    with sinking() as made:
        monkeypatch.setenv("JACTA_NTFY", f"http://{made.host}")
        yield made


def test_a_message_is_encrypted_as_the_standard_shows() -> None:
    """RFC 8291, appendix A: the example with all its keys."""
    browser = push.Browser(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    key = push.private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    found = push.encrypted(
        b"When I grow up, I want to be a watermelon", browser, key, push.read("DGv6ra1nlYgDCS1FRnbzlw")
    )
    assert push.written(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
        "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    with pushing() as made:
        monkeypatch.setenv("JACTA_PUSH_HOSTS", made.host)
        yield made


def test_a_push_reaches_a_browser_that_knows_who_sent_it(service: PushService, tmp_path: Path) -> None:
    browser = Subscriber(f"http://{service.host}/push/1")
    store = Store(str(tmp_path / "games.sqlite"))
    sender = notices.Notices(store)
    service.sender = sender.public_key
    assert service.sender == notices.Notices(store).public_key  # all servers of a database have one key
    to = notices.read_address(json.dumps(browser.subscription))
    sender.attempt("seat", "192.0.2.7", to, "Naval battle", "Your turn", "http://here/tables/x")
    (body,) = service.taken
    assert browser.opened(body) == {"title": "Naval battle", "text": "Your turn", "link": "http://here/tables/x"}
    with pytest.raises(InvalidTag):
        Subscriber(f"http://{service.host}/push/1").opened(body)
    other = notices.Notices(Store(str(tmp_path / "other.sqlite")))  # another server, with a key of its own
    assert other.send(to, "", "", "") == "lost"
    assert sender.send(to, "x" * 5000, "", "") == "lost"
    service.unsubscribed = True
    assert sender.send(to, "", "", "") == "gone"
    with pytest.raises(InputError):
        sender.attempt("seat", "192.0.2.7", to, "", "", "")
    assert len(service.taken) == 1
    store.close()


@pytest.mark.parametrize(
    "address",
    [
        "json://127.0.0.1:22/",
        "https://127.0.0.1/topic",
        "https://ntfy.sh.evil.example/topic",
        "ntfy.sh/../admin",
        "https://discord.com/api/webhooks/1/../../x",
        "anne@example.org",  # nobody has said how mail is sent
        "anne@example.org?smtp=evil",
        "{}",
        json.dumps({"endpoint": "http://169.254.169.254/latest", "keys": {"p256dh": "AA", "auth": "AA"}}),
        json.dumps({"endpoint": 5, "keys": {"p256dh": "AA", "auth": "AA"}}),
        '{"endpoint": ' + "[" * 1900,
        json.dumps({"endpoint": "https://fcm.googleapis.com.evil.example/", "keys": {"p256dh": "AA", "auth": "AA"}}),
        "x" * 3000,
    ],
)
def test_no_address_leads_elsewhere(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("JACTA_MAIL", raising=False)
    with pytest.raises(InputError) as refused:
        notices.read_address(address)
    assert refused.value.key == "address"


def test_addresses_become_those_of_apprise(monkeypatch: pytest.MonkeyPatch) -> None:
    import apprise  # noqa: PLC0415

    monkeypatch.delenv("JACTA_NTFY", raising=False)
    monkeypatch.setenv("JACTA_MAIL", "mailtos://jacta:secret@mail.example.org")
    written = {
        "anne@example.org": "mail",
        "ntfy.sh/anne-7Kq": "ntfy",
        "https://ntfy.sh/anne-7Kq": "ntfy",
        f"https://discord.com/api/webhooks/123456789/{'a' * 60}": "discord",
    }
    for address, kind in written.items():
        to = notices.read_address(address)
        assert to["kind"] == kind
        sender = apprise.Apprise.instantiate(notices._address(to, "http://here/"))
        assert sender is not None
        if kind == "mail":
            assert vars(sender)["targets"] == [(False, "anne@example.org")]


def test_an_address_is_tried_and_belongs_to_its_seat_alone(sink: Sink, tmp_path: Path) -> None:
    app = create_app(database=str(tmp_path / "games.sqlite"))
    with TestClient(app, headers={"Accept-Language": "en"}) as client:
        links = client.post(f"/api/v1/{PIRACY[0]}/play", json=PIRACY[1]).json()
        seat, address = links["seats"]["target"], f"{sink.host}/hush-7Kq"
        wrong = client.post(f"/api/v1/tables/{seat}/notice", json={"address": "json://127.0.0.1"})
        assert (wrong.status_code, wrong.json()["key"]) == (422, "address")
        assert client.post(f"/api/v1/tables/{links['owner']}/notice", json={"address": address}).status_code == 403
        sink.status = 404
        assert client.post(f"/api/v1/tables/{seat}/notice", json={"address": address}).status_code == 422
        sink.status = 200
        assert client.post(f"/tables/{seat}", data={"_notice": "1", "_address": address}).is_success
        assert json.loads(sink.taken[-1][2])["topic"] == "hush-7Kq"
        for token in (links["owner"], links["spectator"], *links["seats"].values()):
            assert "hush-7Kq" not in client.get(f"/api/v1/tables/{token}").text + client.get(f"/tables/{token}").text
        assert client.get(f"/api/v1/tables/{seat}").json()["notice"] == "ntfy"
        for _ in range(notices.TRIES):
            last = client.post(f"/api/v1/tables/{seat}/notice", json={"address": address})
        assert "too many" in last.json()["detail"]
        client.post(f"/api/v1/tables/{seat}/notice", json={"address": ""})
        assert client.get(f"/api/v1/tables/{seat}").json()["notice"] is None


def test_nobody_is_sent_many_notices_by_strangers(sink: Sink, tmp_path: Path) -> None:
    """Whoever opens many games cannot fill another's mailbox from their seats."""
    found = notices.Notices(Store(str(tmp_path / "games.sqlite")), clock=lambda: 0.0)
    sink.status = 200
    hers = notices.read_address(f"{sink.host}/hers")
    for seat in range(notices.TRIES):
        to = hers | {"base": f"http://{seat}", "lang": "en"}
        found.attempt(f"seat {seat}", f"10.0.0.{seat}", to, "Jacta", "tried", "http://here/")
    with pytest.raises(InputError, match="too many"):
        found.attempt("another seat", "10.0.0.99", hers, "Jacta", "tried", "http://here/")
    for other in range(notices.TRIES_EACH):
        to = notices.read_address(f"{sink.host}/other-{other}")
        found.attempt(f"seat of {other}", "10.0.1.1", to, "Jacta", "tried", "http://here/")
    with pytest.raises(InputError, match="too many"):
        found.attempt("one more", "10.0.1.1", notices.read_address(f"{sink.host}/fresh"), "Jacta", "", "http://here/")


def test_the_caretaker_calls_those_whose_turn_it_is_and_keeps_deadlines(sink: Sink, tmp_path: Path) -> None:
    """Nobody visits: a server that has just been started finds in the database what is due."""
    now = 1_800_000_000
    host = Host(Store(str(tmp_path / "games.sqlite")), clock=lambda: now)
    links = begun(host, "seventh_sea.flaw_bid", {"gm": 4, "player": 2})
    (seat,) = host.saved_game(links.owner).waiting_for
    token = links.seats[seat]
    host.set_deadline(links.owner, 3600, "usual")
    host.call_me(token, {"kind": "ntfy", "topic": "hush", "base": "http://here", "lang": "fr"})
    host.close()

    async def looked() -> None:
        service = Service(Limits(workers=0), database=str(tmp_path / "games.sqlite"))
        assert service.has_games
        service.host._clock = lambda: now
        await service.caretaker.look()
        await service.caretaker.notices_sent()
        await service.close()

    now += 60
    asyncio.run(looked())
    (message,) = (json.loads(body) for _, _, body in sink.taken)
    assert message["topic"] == "hush"
    assert f"http://here/tables/{token}" in message["message"]
    assert "À vous" in message["message"]
    asyncio.run(looked())
    assert len(sink.taken) == 1
    now += 3600
    asyncio.run(looked())
    host = Host(Store(str(tmp_path / "games.sqlite")), clock=lambda: now)
    assert host.saved_game(links.owner).stood_in[0] == (0, seat)
    host.close()


def test_one_game_that_cannot_go_on_holds_up_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its rules have changed; the game behind it has a deadline, too, and keeps it."""
    file, now = str(tmp_path / "games.sqlite"), 1_800_000_000
    host = Host(Store(file), clock=lambda: now)
    stuck, other = (begun(host, "seventh_sea.flaw_bid", {"gm": 4, "player": 2}) for _ in range(2))
    for links in (stuck, other):
        host.set_deadline(links.owner, 60, "usual")
    id = host._glance(stuck.owner).game
    with host._store._engine.begin() as connection:
        connection.execute(text("UPDATE games SET fingerprint = 'x', jacta = 'y', due = 1 WHERE id = :id"), {"id": id})
    host.close()
    monkeypatch.setattr("jacta.hosting.waiting.TOGETHER", 1)
    now += 60

    async def looked() -> None:
        service = Service(Limits(workers=0), database=file)
        service.host._clock = lambda: now
        for _ in range(2):
            await service.caretaker.look()
        assert service.host.saved_game(other.owner).stood_in
        assert service.host.saved_game(stuck.owner).broken
        await service.close()

    asyncio.run(looked())


def test_a_browser_that_has_unsubscribed_is_not_called_again(service: PushService, tmp_path: Path) -> None:
    file, now = str(tmp_path / "games.sqlite"), 1_800_000_000
    host = Host(Store(file), clock=lambda: now)
    links = begun(host, "seventh_sea.flaw_bid", {"gm": 4, "player": 2})
    (seat,) = host.saved_game(links.owner).waiting_for
    to = notices.read_address(json.dumps(Subscriber(f"http://{service.host}/push/1").subscription))
    host.call_me(links.seats[seat], to | {"base": "http://here", "lang": "fr"})
    host.close()
    service.unsubscribed, now = True, now + 60

    async def looked() -> None:
        serving = Service(Limits(workers=0), database=file)
        serving.host._clock = lambda: now
        await serving.caretaker.look()
        await serving.caretaker.notices_sent()
        assert serving.host.saved_game(links.seats[seat]).notice is None
        await serving.close()

    asyncio.run(looked())


SUBSCRIBED = """(made) => {
  PushManager.prototype.getSubscription = async () => window.sold ? made : null;
  PushManager.prototype.subscribe = async (asked) => {
    window.sold = (window.sold || 0) + 1;
    return { ...made, options: asked, toJSON: () => made };
  };
}"""
"""A browser without its push service, which no test reaches: it gives the subscription of ours."""


def test_a_browser_shows_the_push_that_it_was_sent(service: PushService, tmp_path: Path) -> None:
    """From the button on the page, over the service, to the notice that the service worker of the page shows."""
    file = str(tmp_path / "games.sqlite")
    host = Host(Store(file))
    seat = begun(host, "seventh_sea.flaw_bid", {"gm": 4, "player": 2}).seats["gm"]
    host.close()
    subscriber = Subscriber(f"http://{service.host}/push/1")
    with (
        browser(WHOLE) as opened,
        served(file) as address,
        visit(opened, address, locale="fr", service_workers="allow") as visitor,
    ):
        page, context = visitor.page, visitor.context
        context.grant_permissions(["notifications"], origin=address)
        page.add_init_script(f"({SUBSCRIBED})({json.dumps(subscriber.subscription)})")
        visitor.go(f"/tables/{seat}")
        page.locator("summary", has_text="Me prévenir").click()
        page.locator("[data-do=push]").click()
        expect(page.locator("summary .tag", has_text="notification")).to_be_visible()
        (body,) = service.taken
        cdp = context.new_cdp_session(page)
        registered: list[str] = []
        cdp.on("ServiceWorker.workerRegistrationUpdated", lambda told: registered.extend(_ids(told)))
        cdp.send("ServiceWorker.enable")
        end = time.monotonic() + PATIENCE / 1000
        while not registered:
            assert time.monotonic() < end
            page.wait_for_timeout(20)
        until(page, ACTIVE)  # what is sent to a worker that is still beginning is lost
        message = json.dumps(subscriber.opened(body))
        pushed = {"origin": address, "registrationId": registered[-1], "data": message}
        cdp.send("ServiceWorker.deliverPushMessage", pushed)
        until(page, SHOWN, f"{address}/tables/{seat}")


ACTIVE = """async () => {
  const worker = await navigator.serviceWorker.getRegistration("/static/push/");
  return worker.active?.state === "activated";
}"""
SHOWN = """async (link) => {
  const worker = await navigator.serviceWorker.getRegistration("/static/push/");
  return (await worker.getNotifications()).some((one) => one.title === "Jacta" && one.data.link === link);
}"""


def _ids(told: dict[str, Any]) -> list[str]:
    return [one["registrationId"] for one in told["registrations"] if one["scopeURL"].endswith("/static/push/")]
