"""`jacta serve` as a real process: it starts, says where, stays responsive under load, and stops cleanly."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx2
import pytest

import jacta
from jacta.cli.serve import bound

pytestmark = pytest.mark.waits
PATIENCE = 300
BATTLE = "/api/v1/here_i_stand.field_battle/odds"


@contextmanager
def served(*options: str, **environ: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server of our own, and its address."""
    command = [sys.executable, "-c", "import sys; from jacta.cli import main; sys.exit(main())", "serve", *options]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, **environ}
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, line or process.communicate()
        _await(found[0])
        yield process, found[0].rstrip("/")
    finally:
        process.kill()
        process.communicate()


def _await(address: str) -> None:
    begin = time.monotonic()
    while True:
        try:
            httpx2.get(f"{address}api/v1/games", timeout=PATIENCE)
            return
        except httpx2.TransportError:
            assert time.monotonic() - begin < PATIENCE, "the server does not answer"
            time.sleep(0.1)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_when_told_even_in_the_middle_of_a_simulation(how: signal.Signals) -> None:
    with served("--port", "0", "--no-open", JACTA_LANG="fr") as (process, address):
        simulation = "/api/v1/mighty_empires.game/simulate?runs=100000"
        begun = httpx2.post(f"{address}{simulation}", json={}, timeout=PATIENCE)
        with httpx2.stream("GET", f"{address}{begun.headers['location']}/events", timeout=PATIENCE) as stream:
            lines = stream.iter_lines()
            assert next(lines) == "event: progress"
            process.send_signal(how)
            assert "event: cancelled" in list(lines)
        _, err = process.communicate(timeout=PATIENCE)
        assert process.returncode == {signal.SIGINT: 130, signal.SIGTERM: -signal.SIGTERM}[how], err
        assert "Traceback" not in err
        assert ("Arrêté" in err) == (how is signal.SIGINT)
        with pytest.raises(httpx2.TransportError):
            httpx2.get(address)


def test_a_port_that_is_taken_leads_to_the_next() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with served("--port", str(port), "--no-open") as (_, address):
            assert port < int(address.rpartition(":")[2]) < port + 100


@pytest.mark.parametrize("options", [("--host", "no such host"), ("--port", "70000")])
def test_what_cannot_be_served_is_told(options: tuple[str, str]) -> None:
    command = [sys.executable, "-c", "import sys; from jacta.cli import main; sys.exit(main())", "serve", *options]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode == 2
    assert options[0] in ended.stderr
    assert "Traceback" not in ended.stderr


def test_fifty_askers_at_once_do_not_silence_the_server() -> None:
    with served("--port", "0", "--no-open") as (_, address):
        meanwhile, answers = asyncio.run(_crowd(address))
    for units, answer in answers.items():
        assert answer == jacta.odds("here_i_stand.field_battle", _armies(units)).to_json()
    assert meanwhile  # whatever the machine, somebody else was answered before the last of the crowd


def _armies(units: int) -> dict[str, int]:
    return {"attacker_units": 3 + units % 10, "defender_units": 3 + units // 10}


async def _crowd(address: str) -> tuple[int, dict[int, Any]]:
    """Fifty different battles at the same time; how many other requests were answered meanwhile."""
    limits = httpx2.Limits(max_connections=60)
    async with httpx2.AsyncClient(base_url=address, timeout=None, limits=limits) as client:

        async def battle(units: int) -> Any:
            while (response := await client.post(BATTLE, json=_armies(units))).status_code == 503:
                await asyncio.sleep(0.02)  # on a slow machine some are told to come again
            assert response.status_code == 200, response.text
            return response.json()

        crowd = asyncio.gather(*(battle(units) for units in range(50)))
        meanwhile = 0
        while not crowd.done():
            assert (await client.get("/api/v1/procedures")).status_code == 200
            meanwhile += not crowd.done()
        return meanwhile, dict(enumerate(await crowd))


def test_small_answers_are_sent_at_once() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    listening = bound("127.0.0.1", port)
    with listening, socket.create_connection(listening.getsockname()):
        accepted, _ = listening.accept()
        with accepted:
            assert accepted.proto == socket.IPPROTO_TCP  # by this asyncio knows that it may set TCP_NODELAY
