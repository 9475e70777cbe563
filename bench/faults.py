"""What happens to saved games when things break: `make faults`.

Children play moves and are killed with -9 at random moments of writing, on SQLite and on PostgreSQL; the disk is full;
the database stands still; two servers write at once. Whatever was acknowledged must be there afterwards, every game
must go on, and nobody may wait longer than the limit.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import random
import resource
import signal
import sys
import tempfile
import time
from collections import Counter
from multiprocessing.connection import Connection
from pathlib import Path

from jacta.hosting import Conflict, Host, Links
from jacta.kernel.rule.questions import Ask
from jacta.plain import plain
from jacta.store import NoDatabase, Store
from jacta.store.opening import PATIENCE
from jacta.store.timeouts import LIMIT

GAME = ("seventh_sea.flaw_bid", {"gm": 8, "player": 8})
KILLS = 100
MOST_MOVES = 12  # that a child makes before it is killed
LONGEST = 0.05  # seconds for a move, where nobody knows yet how long one takes
WAIT = PATIENCE + LIMIT + 1.0  # seconds that anybody waits for a database that stands still
ROOM = 100_000  # bytes that are left on the disk
FORK = multiprocessing.get_context("fork")


def opened(host: Host) -> Links:
    """A game at which everybody has sat down."""
    links = host.open_game(*GAME)
    for seat, token in links.seats.items():
        host.join(token, seat, f"word of {seat}")
    return links


def play(database: str, told: Connection, seed: int) -> None:
    """Play one game after the other, and tell what was acknowledged: the owner's link, and the number of events."""
    chance = random.Random(seed)
    host = Host(Store(database))
    while True:
        links = opened(host)
        while (table := host.saved_game(links.owner)).stage == "playing":
            for token in links.seats.values():
                view = host.saved_game(token)
                if isinstance(view.question, Ask):
                    host.answer(token, view.asked, plain(chance.choice(view.question.values())))
                    break
            told.send((links.owner, host.saved_game(links.owner).asked))
        told.send((links.owner, table.asked))


def killed(database: str, seed: int) -> dict[str, int]:
    """What a child had acknowledged, by game, when it was killed: somewhere in the move after a few."""
    hear, say = FORK.Pipe(duplex=False)
    child = FORK.Process(target=play, args=(database, say, seed))
    child.start()
    say.close()
    chance, acknowledged, begun, gap = random.Random(seed), dict[str, int](), 0.0, 0.0
    for place in range(chance.randint(1, MOST_MOVES)):
        hear.poll(60)
        owner, acknowledged[owner] = hear.recv()
        begun = begun or time.monotonic()
        gap = (time.monotonic() - begun) / max(1, place)
    time.sleep(chance.uniform(0, gap or LONGEST))
    assert child.pid is not None
    os.kill(child.pid, signal.SIGKILL)
    child.join()
    try:
        while True:
            owner, acknowledged[owner] = hear.recv()
    except (EOFError, OSError):
        pass
    return acknowledged


def lost(database: str, acknowledged: dict[str, int]) -> list[str]:
    """What of it is not there, or does not go on."""
    host, wrong = Host(Store(database)), []
    for owner, number in acknowledged.items():
        table = host.saved_game(owner)
        if table.broken or table.asked < number:
            wrong.append(f"{table.asked} events of {number}; {table.broken or 'short'}")
    host.close()
    return wrong


def full_disk(folder: Path) -> Counter[str]:
    """Answers to a host whose disk is full: what was acknowledged, what was refused; and what is there afterwards."""
    database = str(folder / "full.sqlite")
    host = Host(Store(database))
    links = opened(host)
    found: Counter[str] = Counter()
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    largest = max(file.stat().st_size for file in folder.glob("full.sqlite*"))
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest + ROOM, before[1]))
    said = 0
    try:
        for number in range(40):
            try:
                host.join(links.seats["player"], f"name {number} {'x' * 40}")
                said, found["acknowledged"] = number, found["acknowledged"] + 1
            except NoDatabase:
                found["refused"] += 1
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    host.close()
    again = Host(Store(database))
    name = next(seat.name for seat in again.saved_game(links.owner).seats if seat.seat == "player")
    found["kept"] = int(name.startswith(f"name {said} "))
    again.join(links.seats["player"], "goes on")
    again.close()
    return found


def racing(database: str, tries: int = 50) -> Counter[str]:
    """Two servers that answer the same question: one wins each time, the other is told."""
    hosts = [Host(Store(database)) for _ in range(2)]
    found: Counter[str] = Counter()
    for _ in range(tries):
        links = opened(hosts[0])
        for token in links.seats.values():
            views = [host.saved_game(token) for host in hosts]
            if isinstance(question := views[0].question, Ask):
                for host, view in zip(hosts, views, strict=True):
                    try:
                        host.answer(token, view.asked, plain(question.values()[0]))
                        found["won"] += 1
                    except Conflict:
                        found["told"] += 1
                break
    for host in hosts:
        host.close()
    return found


def main() -> int:
    """All of it, with what came of it. The exit code says whether anything was lost."""
    from tests.databases import Postgres  # noqa: PLC0415

    bad = 0
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else KILLS
    server = Postgres()
    try:
        with tempfile.TemporaryDirectory() as folder:
            for name, database in (("SQLite", f"{folder}/games.sqlite"), ("PostgreSQL", server.new())):
                Store(database).close()
                moves = games = 0
                for seed in range(kills):
                    acknowledged = killed(database, seed)
                    wrong = lost(database, acknowledged)
                    bad += len(wrong)
                    games, moves = games + len(acknowledged), moves + sum(acknowledged.values())
                print(f"{name}: {kills} kills -9, {games} games, {moves} events acknowledged, {bad} lost")
                race = racing(database)
                bad += race["won"] != race["told"]
                print(f"{name}: two servers, one question each time: {race['won']} won, {race['told']} were told")
            full = full_disk(Path(folder))
            bad += not (full["refused"] and full["kept"])
            print(f"a full disk: {json.dumps(full)}")
            host = Host(Store(server.new()))
            links = opened(host)
            begun = time.monotonic()
            with server.frozen():
                try:
                    host.saved_game(links.owner)
                    bad += 1
                except NoDatabase:
                    waited = time.monotonic() - begun
                    bad += waited > WAIT
                    print(f"a PostgreSQL that stands still: answered after {waited:.1f} s")
            host.close()
    finally:
        server.stop()
    return min(bad, 1)


if __name__ == "__main__":
    sys.exit(main())
