"""The server among people who mean it no good: half a request, too many connections, a database that hangs."""

from __future__ import annotations

import http.cookies
import json
import logging
import re
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from jacta.cli.serve import address_of, bound
from jacta.web.app import create_app
from jacta.web.limits import Limits
from jacta.web.quotas import Quotas
from jacta.web.server import SAME, Seldom, _place_of, server_of
from tests.web.test_load import served

pytestmark = pytest.mark.waits
PATIENCE = 120
ODDS = "api/v1/here_i_stand.field_battle/odds?attacker_units=3&defender_units=2"
NOBODY = "a" * 32


@contextmanager
def running(app: FastAPI) -> Iterator[str]:
    """The address of a real server in a thread."""
    server, listening = server_of(app), bound("127.0.0.1", 0)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    yield address_of(listening)
    server.should_exit = True
    thread.join(PATIENCE)


def connected(address: str) -> socket.socket:
    host, _, port = address.removeprefix("http://").rstrip("/").rpartition(":")
    return socket.create_connection((host, int(port)), PATIENCE)


def closed(connection: socket.socket) -> bool:
    """Whether the other end hangs up."""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nHost: loc", b"GET / HTTP/1.1\r\nHost: localhost\r\n"])
def test_half_a_request_is_not_waited_for(sent: bytes) -> None:
    with running(create_app(Limits(header_seconds=0.3))) as address, connected(address) as connection:
        connection.sendall(sent)
        assert closed(connection)


def test_half_a_second_request_is_not_waited_for_either() -> None:
    with running(create_app(Limits(header_seconds=0.3))) as address, connected(address) as connection:
        connection.sendall(b"GET /static/icon.svg HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert connection.recv(12) == b"HTTP/1.1 200"
        connection.sendall(b"GET / HTT")
        while True:
            try:
                if not connection.recv(65_536):
                    break
            except ConnectionResetError:
                break


def test_a_body_that_does_not_come_is_given_up() -> None:
    with running(create_app(Limits(seconds=0.3))) as address, connected(address) as connection:
        connection.sendall(b"POST /api/v1/here_i_stand.siege/odds HTTP/1.1\r\nHost: localhost\r\n")
        connection.sendall(b"Content-Length: 9\r\n\r\n{")
        assert connection.recv(12) == b"HTTP/1.1 408"


def test_a_request_that_ends_in_two_places_is_refused_and_nothing_behind_it_is_read() -> None:
    """A proxy that counts bytes would take the second request for somebody else's."""
    ends = b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    with running(create_app(Limits(workers=0))) as address, connected(address) as connection:
        first = b"POST /luck HTTP/1.1\r\nHost: 127.0.0.1\r\n" + ends
        connection.sendall(first + b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        heard = b""
        while part := connection.recv(65_536):
            heard += part
    assert heard.startswith(b"HTTP/1.1 400")
    assert heard.count(b"HTTP/1.1 ") == 1


def test_who_hangs_up_in_the_middle_leaves_no_trace(caplog: pytest.LogCaptureFixture) -> None:
    with running(create_app(Limits(workers=0))) as address:
        with connected(address) as connection:
            connection.sendall(b"POST /luck HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\nhalf")
        assert httpx2.get(f"{address}tables", timeout=PATIENCE).status_code == 200
    assert not [record for record in caplog.records if record.exc_info]


def test_no_backslash_of_a_cookie_is_unquoted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python's own unquoting takes a minute for one header full of them, and everybody would wait for it."""

    def unquoted(value: str) -> str:
        assert "\\" not in value
        return value

    monkeypatch.setattr(http.cookies, "_unquote", unquoted)
    client = TestClient(create_app(database=str(tmp_path / "tables.sqlite")))
    for path in ("/", "/chronicles", "/tables"):
        answer = client.get(path, headers={"Cookie": r'theme=dark; chronicles="\a\a"; =; lang=fr; lang'})
        assert answer.status_code == 200
        assert '<html lang="fr"' in answer.text
        assert 'data-theme="dark"' in answer.text


def test_connections_have_an_end_and_those_there_are_served() -> None:
    with running(create_app(Limits(connections=8, header_seconds=PATIENCE))) as address:
        with httpx2.Client(timeout=PATIENCE) as client:
            assert client.get(address + ODDS).status_code == 200
            idle = [connected(address) for _ in range(30)]
            end = time.monotonic() + PATIENCE
            while sum(map(_is_dropped, idle)) < 30 - 8:
                assert time.monotonic() < end
                time.sleep(0.05)
            assert client.get(address + ODDS).status_code == 200
        # Whoever says what they want finds room, however many sit there and say nothing.
        idle += [connected(address) for _ in range(8)]
        assert httpx2.get(address + ODDS, timeout=PATIENCE).status_code == 200
        for one in idle:
            one.close()


def _is_dropped(connection: socket.socket) -> bool:
    connection.setblocking(False)
    try:
        return closed(connection)
    except BlockingIOError:
        return False


def test_whoever_has_a_network_of_addresses_is_one_visitor() -> None:
    assert (
        _place_of(("2001:db8:1:2::3", 1)) == _place_of(("2001:db8:1:2:ffff::9", 1)) != _place_of(("2001:db8:1:3::3", 1))
    )
    assert _place_of(("192.0.2.7", 1)) != _place_of(("192.0.2.8", 1))
    assert {_place_of(one) for one in (None, ("127.0.0.1", 1), ("::1", 1), ("testclient", 1))} == {""}
    assert _place_of(("::ffff:192.0.2.7", 1)) == _place_of(("192.0.2.7", 1))  # where one socket hears both
    assert _place_of(("::ffff:127.0.0.1", 1)) == ""


def test_the_same_complaint_is_logged_a_few_times() -> None:
    filter = Seldom()
    record = logging.LogRecord("asyncio", logging.ERROR, "", 0, "socket.accept() out of system resource", None, None)
    other = logging.LogRecord("asyncio", logging.ERROR, "", 0, "something else", None, None)
    assert sum(filter.filter(record) for _ in range(10_000)) == SAME
    assert filter.filter(other)


def test_an_address_has_a_quota_of_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    quotas = Quotas(Limits(burst=5, requests_each=2)).requests
    assert [quotas.late_by("192.0.2.7") <= 0 for _ in range(7)] == [True] * 5 + [False] * 2
    assert quotas.late_by("192.0.2.8") <= 0
    assert all(quotas.late_by(here) <= 0 for here in ("127.0.0.1", "::1") * 50)
    clock[0] += 1.0
    assert [quotas.late_by("192.0.2.7") <= 0 for _ in range(3)] == [True, True, False]


def test_behind_a_proxy_nobody_takes_all_connections_with_streams(tmp_path: Path) -> None:
    """There all connections are the proxy's: what counts is for whom it holds them."""
    app = create_app(Limits(connections_each=2), database=str(tmp_path / "tables.sqlite"))
    with running(app) as address, httpx2.Client(base_url=address, timeout=PATIENCE) as client:
        links = client.post("/api/v1/here_i_stand.piracy/play", json={"corsairs": 2, "target_ports": 2}).json()
        events, mine, theirs = f"/api/v1/tables/{links['spectator']}/events", "192.0.2.7", "192.0.2.8"

        def asked(by: str) -> int:
            return client.get("/api/v1/games", headers={"X-Forwarded-For": by}).status_code

        with ExitStack() as streams:
            for _ in range(2):
                followed = client.stream("GET", events, headers={"X-Forwarded-For": mine})
                assert streams.enter_context(followed).status_code == 200
            assert (asked(mine), asked(theirs)) == (429, 200)
        while asked(mine) != 200:  # it takes a moment until the server has seen them go
            time.sleep(0.05)


def test_an_address_has_a_quota_of_games_and_of_bytes(tmp_path: Path) -> None:
    """Opening games and sending long ones fills a database: one address does so only for a while."""
    limits = Limits(openings_burst=2, openings_each=1e-6, bytes_burst=40_000, bytes_each=1e-6)
    app = create_app(limits, database=str(tmp_path / "tables.sqlite"))
    piracy = {"corsairs": 2, "target_ports": 2}
    with TestClient(app, client=("192.0.2.7", 1), headers={"Accept-Language": "en"}) as client:

        def opened(path: str, **body: Any) -> int:
            return client.post(path, **body, follow_redirects=False).status_code

        assert opened("/api/v1/here_i_stand.piracy/play", json=piracy) == 201
        assert opened("/games/here_i_stand/piracy/tables", data=piracy) == 303
        refused = client.post("/api/v1/here_i_stand.piracy/play", json=piracy)
        assert (refused.status_code, refused.json()["type"]) == (429, "/problems/too-many")
        assert int(refused.headers["retry-after"]) > 0
        assert "opened many games" in client.post("/games/here_i_stand/piracy/tables", data=piracy).text
        assert opened("/api/v1/chronicles", json={"game": "here_i_stand", "title": "x"}) == 429
        assert "opened many games" in client.post("/chronicles", data={"_game": "here_i_stand", "_title": "x"}).text
        long = json.dumps(piracy) + " " * 30_000
        assert client.post("/api/v1/here_i_stand.piracy/odds", content=long).status_code == 200
        assert client.post("/api/v1/here_i_stand.piracy/odds", content=long).status_code == 429
    with TestClient(app, client=("192.0.2.8", 1)) as client:
        assert client.post("/api/v1/here_i_stand.piracy/play", json=piracy).status_code == 201


class Frozen:
    """A host whose database never answers."""

    def __init__(self) -> None:
        self.thawed = threading.Event()

    def saved_game(self, token: str) -> Any:
        self.thawed.wait(PATIENCE)
        raise RuntimeError("too late")

    advance = revision = saved_game

    def close(self) -> None:
        self.thawed.set()


def test_a_frozen_database_stops_no_odds_and_no_pages() -> None:
    app = create_app(Limits(seconds=PATIENCE, workers=2))
    frozen = app.state.service._host = Frozen()
    with running(app) as address, ThreadPoolExecutor(60) as crowd, httpx2.Client(timeout=PATIENCE) as client:

        def visit(number: int) -> None:
            path = ("tables/", "api/v1/tables/")[number % 2]
            with httpx2.Client(timeout=PATIENCE) as visitor:
                visitor.get(f"{address}{path}{NOBODY}")

        visits = [crowd.submit(visit, number) for number in range(60)]
        while app.state.service.games.busy < app.state.service.games.number // 2:  # as many as one visitor has
            time.sleep(0.01)
        for path in (ODDS, "static/jacta.css", "", "games/here_i_stand/siege", "api/v1/games"):
            assert client.get(address + path).status_code == 200
        assert not any(one.done() for one in visits)
        frozen.close()


# --- For whoever runs it


def test_health_and_metrics(tmp_path: Path) -> None:
    app = create_app(database=str(tmp_path / "tables.sqlite"))
    with TestClient(app, base_url="http://127.0.0.1", client=("127.0.0.1", 1)) as client:
        while (well := client.get("/health")).json() != {"readings": True, "tables": True}:
            assert well.status_code == (200 if well.json()["readings"] else 503)  # a busy machine is still reading
        assert well.status_code == 200
        client.get(f"/tables/{NOBODY}")
        client.get(f"/{ODDS}")
        told = client.get("/metrics").text
        assert 'jacta_requests_total{method="GET",route="/tables/{token}",status="404"} 1' in told
        assert 'jacta_requests_total{method="GET",route="/api/v1/{id}/odds",status="200"} 1' in told
        assert NOBODY not in told
        assert "attacker" not in told
        client.request("BREW", "/")
        assert "BREW" not in client.get("/metrics").text
        assert re.search(r"jacta_request_seconds_count \d+", told)
        assert "jacta_computers_thinking 0" in told
        app.state.service._host = Frozen()  # the true one has been opened: nothing comes in its place
        assert client.get("/health").json()["tables"] is False
    with TestClient(app, client=("192.0.2.9", 1)) as elsewhere:
        assert elsewhere.get("/metrics").status_code == 404


def test_the_log_tells_no_secrets(tmp_path: Path) -> None:
    with served("--port", "0", "--no-open", "--log", "--database", str(tmp_path / "tables.sqlite")) as (
        process,
        address,
    ):
        links = httpx2.post(
            f"{address}/api/v1/here_i_stand.piracy/play",
            json={"corsairs": 2, "target_ports": 2},
            timeout=PATIENCE,
        ).json()
        httpx2.get(f"{address}/tables/{links['owner']}", timeout=PATIENCE)
        httpx2.get(f"{address}/?q=sesame", timeout=PATIENCE)
        process.terminate()
        _, err = process.communicate(timeout=PATIENCE)
    lines = [json.loads(line) for line in err.splitlines()]
    asked = [(line["method"], line["route"], line["status"]) for line in lines if line["event"] == "request"]
    assert ("GET", "/tables/{token}", 200) in asked
    assert ("POST", "/api/v1/{id}/play", 201) in asked
    assert links["owner"] not in err
    assert "sesame" not in err


def test_a_restart_turns_nobody_away_and_ends_no_answer() -> None:
    """One socket, handed from server to server as systemd does it; requests go on meanwhile."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        address = f"http://127.0.0.1:{listening.getsockname()[1]}/"
        first = _handed(listening)
        answered = [httpx2.get(address + ODDS, timeout=PATIENCE).status_code]
        with connected(address) as slow:
            body = b'{"attacker_units": 3, "defender_units": 2}'
            head = f"POST /{ODDS.partition('?')[0]} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n\r\n"
            slow.sendall(head.encode() + body[:9])
            httpx2.get(f"{address}health", timeout=PATIENCE)  # by now the half request is under way
            first.terminate()
            slow.sendall(body[9:])
            assert slow.recv(12) == b"HTTP/1.1 200"
            second = _handed(listening)
            answered += [httpx2.get(address + ODDS, timeout=PATIENCE).status_code for _ in range(3)]
        assert answered == [200] * 4
        first.communicate(timeout=PATIENCE)
        second.terminate()
        second.communicate(timeout=PATIENCE)


def _handed(listening: socket.socket) -> subprocess.Popen[bytes]:
    start = f'exec 3<&{listening.fileno()}; LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" -m jacta serve --no-open'
    command = ["bash", "-c", start, sys.executable]
    return subprocess.Popen(command, pass_fds=[listening.fileno()], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
