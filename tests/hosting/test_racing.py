"""Two answers race for one question: one wins, the other is told; what does not collide is never lost."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from jacta.hosting import Conflict, Host
from jacta.store import Store
from tests.hosting.playing import begun

pytestmark = [pytest.mark.waits, pytest.mark.usefixtures("toys_installed")]


def at_once(*acts: Callable[[], Any]) -> list[Any]:
    """What comes of things done at the same time: a result or a conflict each."""
    line = threading.Barrier(len(acts))

    def run(act: Callable[[], Any]) -> Any:
        line.wait()
        try:
            return act()
        except Conflict as conflict:
            return conflict

    with ThreadPoolExecutor(len(acts)) as threads:
        return list(threads.map(run, acts))


def test_of_racing_threads_one_wins_each_question(database: str) -> None:
    hosts = [Host(Store(database)) for _ in range(2)]
    links = begun(hosts[0], "toys.nim", {"sticks": 12})
    for number in range(6):
        token = links.seats[("first", "second")[number % 2]]
        acts = [lambda host=host, token=token: host.answer(token, number, 1) for host in (*hosts, *hosts)]  # noqa: B023
        found = at_once(*acts)
        assert sum(one is None for one in found) == 1
        assert {one.asked for one in found if one is not None} == {number + 1}
    exported = hosts[1].export(links.owner)
    assert exported["events"] == [{"answer": 1}] * 6
    for host in hosts:
        host.close()


def test_sealed_answers_that_race_are_both_taken(database: str) -> None:
    hosts = [Host(Store(database)) for _ in range(2)]
    for _ in range(3):
        links = begun(hosts[0], "toys.morra")
        first, second = links.seats.values()
        answers = at_once(lambda: hosts[0].answer(first, 0, "rock"), lambda: hosts[1].answer(second, 0, "paper"))  # noqa: B023
        assert answers == [None, None]
        assert hosts[0].saved_game(first).outcome == {"value": -1}
    for host in hosts:
        host.close()


def test_an_answer_that_races_its_taking_back_leaves_one_story(database: str) -> None:
    hosts = [Host(Store(database)) for _ in range(2)]
    links = begun(hosts[0], "toys.nim", {"sticks": 12})
    first, second = links.seats.values()
    hosts[0].answer(first, 0, 1)
    found = at_once(lambda: hosts[0].answer(second, 1, 2), lambda: hosts[1].undo(first, 1))
    assert sum(one is None for one in found) == 1
    events = hosts[0].export(links.owner)["events"]
    assert events == ([{"answer": 1}, {"answer": 2}] if found[0] is None else [])
    for host in hosts:
        host.close()


def test_all_who_join_at_once_sit_down_and_the_game_begins_once(database: str) -> None:
    hosts = [Host(Store(database)) for _ in range(2)]
    links = hosts[0].open_game("toys.nim")
    first, second = links.seats.values()
    found = at_once(
        lambda: hosts[0].join(first, "Anne", "lune"),
        lambda: hosts[1].join(second, "Bruno", "soleil"),
        lambda: hosts[0].start(links.owner),
    )
    assert found[:2] == [None, None]
    table = hosts[1].saved_game(links.spectator)
    assert table.stage == "playing"
    assert [seat.name for seat in table.seats] == ["Anne", "Bruno"]
    for host in hosts:
        host.close()


def test_of_racing_processes_one_wins_each_question(database: str) -> None:
    racers = [_racer(database) for _ in range(2)]
    host = Host(Store(database))
    links = begun(host, "toys.nim", {"sticks": 12})
    assert {_hear(racer) for racer in racers} == {"ready"}
    for number in range(6):
        for value, racer in enumerate(racers, 1):
            _say(racer, [links.seats[("first", "second")[number % 2]], number, value])
        assert sorted(map(_hear, racers)) == [f"lost {number + 1}", "won"]
    assert len(host.export(links.owner)["events"]) == 6
    for racer in racers:
        racer.communicate(timeout=120)
    host.close()


def _racer(database: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.hosting.racer", database]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def _say(racer: subprocess.Popen[str], what: Any) -> None:
    assert racer.stdin is not None
    racer.stdin.write(f"{json.dumps(what)}\n")
    racer.stdin.flush()


def _hear(racer: subprocess.Popen[str]) -> str:
    assert racer.stdout is not None
    return racer.stdout.readline().strip()
