"""Your turn: notices by Web Push, and by ntfy through apprise, to services of our own."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from fastapi.testclient import TestClient

from jacta.errors import InputError
from jacta.hosting import Host
from jacta.store import Store
from jacta.web import notices, push
from jacta.web.app import create_app
from jacta.web.limits import Limits
from jacta.web.service import Service
from tests.hosting.playing import begun

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
        monkeypatch.setenv("JACTA_PUSH_HOSTS", made.host)
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


def opened(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser makes of a message, written anew from the standard."""
    salt, size, sender = body[:16], body[20], body[21:86]
    assert size == 65
    mine = push.point_of(key)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
    secret = HKDF(hashes.SHA256(), 32, auth, b"WebPush: info\x00" + mine + sender).derive(shared)
    content = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
    nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
    text = AESGCM(content).decrypt(nonce, body[86:], None)
    assert text[-1:] == b"\x02"
    return text[:-1]


def test_a_push_reaches_a_browser_that_knows_who_sent_it(sink: Sink, tmp_path: Path) -> None:
    made, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    keys = {"p256dh": push.written(push.point_of(made)), "auth": push.written(auth)}
    store = Store(str(tmp_path / "games.sqlite"))
    sender = notices.Notices(store)
    to = notices.read_address(json.dumps({"endpoint": f"http://{sink.host}/push/1", "keys": keys}))
    sender.attempt("seat", to, "Naval battle", "Your turn", "http://here/tables/x")
    ((path, headers, body),) = sink.taken
    assert path == "/push/1"
    assert json.loads(opened(body, made, auth)) == {
        "title": "Naval battle",
        "text": "Your turn",
        "link": "http://here/tables/x",
    }
    token, key = (part.partition("=")[2] for part in headers["authorization"].removeprefix("vapid ").split(", "))
    assert key == sender.public_key == notices.Notices(store).public_key  # all servers of a database have one key
    signed, _, signature = token.rpartition(".")
    pair = (int.from_bytes(part, "big") for part in (push.read(signature)[:32], push.read(signature)[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.read(key))
    public.verify(encode_dss_signature(*pair), signed.encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(push.read(signed.partition(".")[2]))["aud"] == f"http://{sink.host}"
    sink.status = 410  # the browser has unsubscribed
    with pytest.raises(InputError):
        sender.attempt("seat", to, "", "", "")
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
            assert sender.targets == [(False, "anne@example.org")]


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


def test_the_caretaker_calls_those_whose_turn_it_is_and_keeps_deadlines(sink: Sink, tmp_path: Path) -> None:
    """Nobody visits: a server that has just been started finds in the database what is due."""
    now = 1_800_000_000
    host = Host(Store(str(tmp_path / "games.sqlite")), clock=lambda: now)
    links = begun(host, "seventh_sea.flaw_bid", {"gm": 4, "player": 2})
    (seat,) = host.table(links.owner).waiting_for
    token = links.seats[seat]
    host.set_deadline(links.owner, 3600, "usual")
    host.call_me(token, {"kind": "ntfy", "topic": "hush", "base": "http://here", "lang": "fr"})
    host.close()

    async def looked() -> None:
        service = Service(Limits(workers=0), database=str(tmp_path / "games.sqlite"))
        assert service.has_games
        service.host._clock = lambda: now  # type: ignore[method-assign]
        await service.caretaker.look()
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
    assert host.table(links.owner).stood_in[0] == (0, seat)
    host.close()
