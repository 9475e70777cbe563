"""`make load`: how much one server does for many people at once.

    python -m bench.load [--address http://host:port] [--clients 200] [--seconds 10] [--tables 200]

Starts `jacta serve` with a database of its own, unless an address is given, and visits it over real connections:

- one client, again and again: the odds of a battle that is known by now, and a static file;
- many clients at once: odds of ever different battles (`varied`), and of one and the same (`same`);
- open tables, each with two pages that follow it: how long after a move they hear of it.

The visitors run on the same machine and take their share of its cores.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

BATTLE = "/api/v1/here_i_stand.field_battle/odds"
PIRACY = "/api/v1/here_i_stand.piracy/play"
PATIENCE = 120
Took = tuple[list[float], float]
refused: Counter[str] = Counter()


class Visitor:
    """One kept connection to the server."""

    def __init__(self, host: str, port: int) -> None:
        self._place = host, port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, given: Any = None) -> tuple[int, bytes]:
        """The status and body of an answer."""
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection(*self._place)
        assert self._reader is not None
        body = b"" if given is None else json.dumps(given).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: {self._place[0]}\r\nContent-Length: {len(body)}\r\n\r\n"
        self._writer.write(head.encode() + body)
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = re.search(r"content-length: (\d+)", head)
        status = int(head.split()[1])
        found = await self._reader.readexactly(int(length[1])) if length else b""
        if "connection: close" in head:
            self.close()
        return status, found

    async def follow(self, path: str) -> asyncio.StreamReader:
        """What comes of a stream of events."""
        self._reader, self._writer = await asyncio.open_connection(*self._place)
        self._writer.write(f"GET {path} HTTP/1.1\r\nHost: {self._place[0]}\r\n\r\n".encode())
        await self._reader.readuntil(b"\r\n\r\n")
        return self._reader

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None


class Place:
    """The server under load."""

    def __init__(self, address: str, pid: int | None) -> None:
        host, _, port = address.removeprefix("http://").rstrip("/").rpartition(":")
        self.host, self.port, self.pid = host, int(port), pid

    def visitor(self) -> Visitor:
        return Visitor(self.host, self.port)

    def effort(self) -> tuple[float, float]:
        """Seconds of processor and megabytes of the server itself, its processes for readings left out."""
        if self.pid is None or not Path("/proc").is_dir():
            return 0.0, 0.0
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        seconds = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return seconds, int(fields[21]) * os.sysconf("SC_PAGE_SIZE") / 1e6


@contextmanager
def served(address: str | None) -> Iterator[Place]:
    if address is not None:
        yield Place(address, None)
        return
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "jacta", "serve", "--port", "0", "--no-open"]
        process = subprocess.Popen(
            [*command, "--database", f"{folder}/tables.sqlite"], stdout=subprocess.PIPE, text=True
        )
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found, "the server does not start"
            yield Place(found[0], process.pid)
        finally:
            process.terminate()
            process.wait(PATIENCE)


def battles() -> Iterator[dict[str, Any]]:
    """Battles, each of them another one."""
    for number in itertools.count():
        yield {
            "attacker_units": 3 + number % 13,
            "defender_units": 3 + number // 13 % 13,
            "attacker_leaders": [1 + number // 169 % 3],
        }


async def repeated(place: Place, seconds: float, clients: int, ask: Callable[[Visitor], Any], what: str) -> Took:
    """How long each answer took, while so many clients ask as fast as they can; and how long all of them together."""
    took: list[float] = []
    began = time.monotonic()
    end = began + seconds

    async def one() -> None:
        visitor = place.visitor()
        while time.monotonic() < end:
            begin = time.monotonic()
            status, _ = await ask(visitor)
            assert status in (200, 503), status
            if status == 200:
                took.append(time.monotonic() - begin)
            else:  # too much at once: said so, in time
                refused[what] += 1
        visitor.close()

    await asyncio.gather(*(one() for _ in range(clients)))
    return took, time.monotonic() - began


def told(what: str, took: list[float], seconds: float) -> None:
    middle, late = statistics.median(took), statistics.quantiles(took, n=20)[-1]
    figures = f"{len(took) / seconds:8.0f}/s   p50 {1000 * middle:8.1f} ms   p95 {1000 * late:8.1f} ms"
    print(f"{what:44} {figures}   {refused[what]} refused")


async def readings(place: Place, seconds: float, clients: int) -> None:
    fixed, many = {"attacker_units": 5, "defender_units": 4}, battles()
    visitor = place.visitor()
    for _ in range(50):  # every process for readings has read its tables
        await visitor.ask("POST", BATTLE, fixed)
    rows: list[tuple[str, int, Callable[[Visitor], Any]]] = [
        ("one client, the same odds", 1, lambda visitor: visitor.ask("POST", BATTLE, fixed)),
        ("one client, a static file", 1, lambda visitor: visitor.ask("GET", "/static/jacta.css")),
        (f"{clients} clients, the same odds", clients, lambda visitor: visitor.ask("POST", BATTLE, fixed)),
        (f"{clients} clients, varied odds", clients, lambda visitor: visitor.ask("POST", BATTLE, next(many))),
    ]
    for what, number, ask in rows:
        told(what, *await repeated(place, seconds, number, ask, what))


async def tables(place: Place, seconds: float, number: int) -> None:
    """Tables at which people sit down one after the other, each with two pages open."""
    visitor = place.visitor()
    given = {"corsairs": 2, "target_ports": 2}
    opened = [json.loads((await visitor.ask("POST", PIRACY, given))[1]) for _ in range(number)]
    heard: dict[str, float] = {}
    delays: list[float] = []

    async def page(links: dict[str, Any]) -> None:
        follower = place.visitor()
        stream = await follower.follow(f"/api/v1/tables/{links['spectator']}/events?since=1")
        async for line in stream:
            if line.startswith(b"data: ") and links["owner"] in heard:
                delays.append(time.monotonic() - heard[links["owner"]])

    pages = [asyncio.create_task(page(links)) for links in opened for _ in range(2)]
    await asyncio.sleep(5)
    before, _ = place.effort()
    await asyncio.sleep(seconds)
    idle, megabytes = place.effort()
    rest = 100 * (idle - before) / seconds
    print(f"{number} open tables, {2 * number} pages, nothing happens: {rest:.1f} % of a core")
    visitor = place.visitor()  # the first has been let go meanwhile
    began = time.monotonic()
    for turn, links in enumerate(opened):
        heard[links["owner"]] = time.monotonic()
        status, _ = await visitor.ask("POST", f"/api/v1/tables/{links['seats']['ottoman']}/join", {"name": f"N{turn}"})
        assert status == 200, status
        await asyncio.sleep(max(0.0, began + seconds * (turn + 1) / number - time.monotonic()))
    await asyncio.sleep(3)
    after, megabytes = place.effort()
    told(f"{2 * number} pages hear of a move", delays, time.monotonic() - began)
    busy = 100 * (after - idle) / (time.monotonic() - began)
    print(f"the server meanwhile: {busy:.1f} % of a core, {megabytes:.0f} MB")
    for one in pages:
        one.cancel()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--address", help="a server that runs already")
    parser.add_argument("--clients", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=200)
    asked = parser.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before the beginning")

    async def everything(place: Place) -> None:
        await readings(place, asked.seconds, asked.clients)
        await tables(place, asked.seconds, asked.tables)

    with served(asked.address) as place:
        asyncio.run(everything(place))


if __name__ == "__main__":
    main()
