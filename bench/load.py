"""`make load`: how much one server does for many people at once.

    python -m bench.load [--address http://host:port] [--clients 200] [--seconds 10] [--tables 200] [--two]
    python -m bench.load --heavy 2          light odds while so many heavy `best` are under way
    python -m bench.load --varied 100000    memory of the server and its processes over so many light questions

Starts `jacta serve` with a database of its own, unless an address is given, and visits it over real connections:

- one client, again and again: the odds of a battle that is known by now, and a static file;
- many clients at once: odds of ever different battles (`varied`), and of one and the same (`same`);
- open tables, each with two pages that follow it: how long after a move they hear of it, and show it;
- with `--two`, the same with two servers on one PostgreSQL: what is done on one is followed on the other.

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
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from bench.varied import light, questions

BATTLE = "/api/v1/here_i_stand.field_battle/odds"
NATIVES = "/api/v1/europa_universalis.natives_battle/best"
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
        """The status and body of an answer; asked again where the server had let go of a connection that was idle."""
        try:
            return await self._ask(method, path, given)
        except (asyncio.IncompleteReadError, ConnectionError):
            self.close()
            return await self._ask(method, path, given)

    async def _ask(self, method: str, path: str, given: Any) -> tuple[int, bytes]:
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

    def held(self) -> float:
        """Megabytes of the server and of all that it has started."""
        if self.pid is None or not Path("/proc").is_dir():
            return 0.0
        parents: dict[int, int] = {}
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError, IndexError, ValueError):
                parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        ours = {self.pid}
        while more := {one for one, parent in parents.items() if parent in ours} - ours:
            ours |= more
        return sum(map(_megabytes, ours))


def _megabytes(pid: int) -> float:
    """What a process holds alone and its share of what it holds with others."""
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) / 1024
    return 0.0


@contextmanager
def served(address: str | None, database: str | None = None) -> Iterator[Place]:
    """The server at an address, or one that is started for a database of its own or a given one."""
    if address is not None:
        yield Place(address, None)
        return
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "jacta", "serve", "--port", "0", "--no-open"]
        process = subprocess.Popen(
            [*command, "--database", database or f"{folder}/tables.sqlite"], stdout=subprocess.PIPE, text=True
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
    if len(took) < 2:
        print(f"{what:44} {len(took)} answers, {refused[what]} refused")
        return
    shares = statistics.quantiles(took, n=100)
    late = "   ".join(f"p{share} {1000 * shares[share - 1]:8.1f} ms" for share in (50, 95, 99))
    print(f"{what:44} {len(took) / seconds:8.0f}/s   {late}   {refused[what]} refused")


async def readings(place: Place, seconds: float, clients: int) -> None:
    fixed, many = {"attacker_units": 5, "defender_units": 4}, battles()
    visitor = place.visitor()
    for _ in range(50):  # every process for readings has read its tables
        await visitor.ask("POST", BATTLE, fixed)
    rows: list[tuple[str, int, Callable[[Visitor], Any]]] = [
        ("one client, the same odds", 1, lambda visitor: visitor.ask("POST", BATTLE, fixed)),
        ("one client, a static file", 1, lambda visitor: visitor.ask("GET", "/static/jacta.css")),
        *(
            (f"{number} clients, {kind} odds", number, ask)
            for kind, ask in (
                ("the same", lambda visitor: visitor.ask("POST", BATTLE, fixed)),
                ("varied", lambda visitor: visitor.ask("POST", BATTLE, next(many))),
            )
            for number in sorted({10, 50, clients})
        ),
    ]
    for what, number, ask in rows:
        told(what, *await repeated(place, seconds, number, ask, what))


async def light_beside_heavy(place: Place, seconds: float, heavy: int) -> None:
    """Light odds, again and again, while so many heavy questions are asked one after the other."""
    many, hard = battles(), natives()
    visitor = place.visitor()
    for _ in range(20):
        await visitor.ask("POST", BATTLE, next(many))
    light: Callable[[Visitor], Any] = lambda visitor: visitor.ask("POST", BATTLE, next(many))  # noqa: E731
    told("one client, varied odds", *await repeated(place, seconds, 1, light, "alone"))
    weight = asyncio.create_task(
        repeated(place, seconds + 2, heavy, lambda visitor: visitor.ask("POST", NATIVES, next(hard)), "heavy")
    )
    await asyncio.sleep(1)
    what = f"the same beside {heavy} heavy best"
    told(what, *await repeated(place, seconds, 1, light, what))
    told("heavy", *await weight)


def natives() -> Iterator[dict[str, Any]]:
    """Battles against ever more natives, in which both sides decide: a second of work or two."""
    for number in itertools.count():
        troops = {"morale": 3, "size": 7}
        host = {**troops, "points": 700 + number % 100, "shock_column": "D"}
        yield {"europeans": {**troops, "dt": 14, "shock_column": "A"}, "natives": host}


async def varied(place: Place, number: int, clients: int = 8) -> None:
    """So many light questions, hardly one of them twice: what the server and its processes hold meanwhile."""
    among = light()
    many = questions(among)
    print(f"{len(among)} procedures are asked about in turn")
    every = max(1, number // 20)
    made = 0
    held: list[float] = []
    began = time.monotonic()

    async def one() -> None:
        nonlocal made
        visitor = place.visitor()
        while made < number:
            made += 1
            if made % every == 1:
                held.append(place.held())
                print(f"{made - 1:8} asked   {held[-1]:6.0f} MB in all its processes", flush=True)
            question = next(many)
            status, _ = await visitor.ask("POST", f"/api/v1/{question.procedure.id}/odds", question.data)
            assert status < 500 or status == 503, status
        visitor.close()

    await asyncio.gather(*(one() for _ in range(clients)))
    held.append(place.held())
    print(f"{number:8} asked   {held[-1]:6.0f} MB in all its processes, {number / (time.monotonic() - began):.0f}/s")
    half = len(held) // 2
    print(f"most in the first half {max(held[:half]):.0f} MB, in the second {max(held[half:]):.0f} MB")


async def tables(place: Place, seconds: float, number: int, beside: Place | None = None) -> None:
    """Tables at which people sit down one after the other, each with two pages open: here, or on a server `beside`."""
    visitor = place.visitor()
    given = {"corsairs": 2, "target_ports": 2}
    opened = [json.loads((await visitor.ask("POST", PIRACY, given))[1]) for _ in range(number)]
    heard: dict[str, float] = {}
    delays: list[float] = []
    shown: list[float] = []

    async def page(links: dict[str, Any]) -> None:
        follower, reader = (beside or place).visitor(), (beside or place).visitor()
        stream = await follower.follow(f"/api/v1/tables/{links['spectator']}/events?since=1")
        async for line in stream:
            if line.startswith(b"data: ") and links["owner"] in heard:
                delays.append(time.monotonic() - heard[links["owner"]])
                status, _ = await reader.ask("GET", f"/tables/{links['spectator']}/since/0")
                assert status == 200, status
                shown.append(time.monotonic() - heard[links["owner"]])

    pages = [asyncio.create_task(page(links)) for links in opened for _ in range(2)]
    await asyncio.sleep(5)
    before, _ = (beside or place).effort()
    await asyncio.sleep(seconds)
    idle, megabytes = (beside or place).effort()
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
    after, megabytes = (beside or place).effort()
    told(f"{2 * number} pages hear of a move", delays, time.monotonic() - began)
    told(f"{2 * number} pages have fetched and show it", shown, time.monotonic() - began)
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
    parser.add_argument("--heavy", type=int, default=0, help="heavy questions under way")
    parser.add_argument("--varied", type=int, default=0, help="light questions, for the memory they take")
    parser.add_argument("--two", action="store_true", help="two servers on one PostgreSQL")
    asked = parser.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before the beginning")

    async def everything(place: Place) -> None:
        if asked.heavy or asked.varied:
            if asked.heavy:
                await light_beside_heavy(place, asked.seconds, asked.heavy)
            if asked.varied:
                await varied(place, asked.varied)
            return
        await readings(place, asked.seconds, asked.clients)
        await tables(place, asked.seconds, asked.tables)

    if asked.two:
        with shared() as (place, beside):
            asyncio.run(tables(place, asked.seconds, asked.tables, beside))
        return
    with served(asked.address) as place:
        asyncio.run(everything(place))


@contextmanager
def shared() -> Iterator[tuple[Place, Place]]:
    """Two servers on one PostgreSQL."""
    from tests.databases import Postgres  # noqa: PLC0415

    server = Postgres()
    try:
        database = server.new()
        with served(None, database) as one, served(None, database) as other:
            yield one, other
    finally:
        server.stop()


if __name__ == "__main__":
    main()
