"""The server among people who mean it no good: half a request, too many connections, a database that hangs."""

from __future__ import annotations

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
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from jacta.cli.serve import address_of, bound
from jacta.web.app import create_app
from jacta.web.asgi import Quotas
from jacta.web.limits import Limits
from jacta.web.server import SAME, Seldom, server_of
from tests.web.test_load import served

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


def test_connections_have_an_end_and_those_there_are_served() -> None:
    with running(create_app(Limits(connections=8, header_seconds=PATIENCE))) as address:
        with httpx2.Client(timeout=PATIENCE) as client:
            assert client.get(address + ODDS).status_code == 200
            idle = [connected(address) for _ in range(30)]
            assert sum(_is_dropped(one) for one in idle) >= 30 - 8
            assert client.get(address + ODDS).status_code == 200
        for one in idle:
            one.close()


def _is_dropped(connection: socket.socket) -> bool:
    connection.settimeout(0.5)
    try:
        return closed(connection)
    except TimeoutError:
        return False


def test_the_same_complaint_is_logged_a_few_times() -> None:
    filter = Seldom()
    record = logging.LogRecord("asyncio", logging.ERROR, "", 0, "socket.accept() out of system resource", None, None)
    other = logging.LogRecord("asyncio", logging.ERROR, "", 0, "something else", None, None)
    assert sum(filter.filter(record) for _ in range(10_000)) == SAME
    assert filter.filter(other)


def test_an_address_has_a_quota_of_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    quotas = Quotas(Limits(burst=5, requests_each=2))
    assert [quotas.wait("192.0.2.7") <= 0 for _ in range(7)] == [True] * 5 + [False] * 2
    assert quotas.wait("192.0.2.8") <= 0
    assert all(quotas.wait(here) <= 0 for here in ("127.0.0.1", "::1") * 50)
    clock[0] += 1.0
    assert [quotas.wait("192.0.2.7") <= 0 for _ in range(3)] == [True, True, False]


class Frozen:
    """A host whose database never answers."""

    def __init__(self) -> None:
        self.thawed = threading.Event()

    def table(self, token: str) -> Any:
        self.thawed.wait(PATIENCE)
        raise RuntimeError("too late")

    advance = changed = table

    def close(self) -> None:
        self.thawed.set()


def test_a_frozen_database_stops_no_odds_and_no_pages() -> None:
    app = create_app(Limits(seconds=PATIENCE))
    frozen = app.state.service._host = Frozen()
    with running(app) as address, ThreadPoolExecutor(60) as crowd, httpx2.Client(timeout=PATIENCE) as client:

        def visit(number: int) -> None:
            path = ("tables/", "api/v1/tables/")[number % 2]
            with httpx2.Client(timeout=PATIENCE) as visitor:
                visitor.get(f"{address}{path}{NOBODY}")

        visits = [crowd.submit(visit, number) for number in range(60)]
        while app.state.service.tables.busy < app.state.service.tables.number - 1:
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
        assert re.search(r"jacta_request_seconds_count \d+", told)
    with TestClient(app, client=("192.0.2.9", 1)) as elsewhere:
        assert elsewhere.get("/metrics").status_code == 404
        app.state.service._host = Frozen()
        assert elsewhere.get("/health").json()["tables"] is False


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
