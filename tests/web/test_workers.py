"""Where readings are worked out: nothing that is asked can take the server down, or away from others."""

from __future__ import annotations

import asyncio
import json
import os
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from fastapi.testclient import TestClient

import jacta
from jacta.errors import InputError
from jacta.text import Message, say, speaking
from jacta.web import errors, form_entries
from jacta.web.app import create_app
from jacta.web.limits import Limits, Watch
from jacta.web.processes import Process
from jacta.web.service import MOMENT, Service
from jacta.web.workers import Here, Interrupted, Workers

pytestmark = pytest.mark.waits
BATTLE = "/api/v1/here_i_stand.field_battle"
ARMIES = {"attacker_units": 5, "defender_units": 4}
HARD = Limits(seconds=1.0, workers=2)
PATIENCE = 120


def winter() -> dict[str, Any]:
    given: dict[str, Any] = json.loads(json.dumps(jacta.procedures()["mighty_empires.winter"].examples[0]))
    given["state"]["recruits"][1]["army"] = 1_000_000
    return given


NAVIGATE = {"km_offshore": 1_000_000, "navigator": {"wits": 3, "navigation": 2}, "pilot": {"wits": 2, "piloting": 1}}
SHOCK = {"panache": 2, "balance": 1, "victim": {"brawn": 2, "resolve": 2}, "hits": 10}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    database = str(tmp_path_factory.mktemp("workers") / "tables.sqlite")
    with TestClient(create_app(HARD, database=database)) as made:
        yield made


@pytest.mark.parametrize(
    ("path", "given"),
    [
        ("mighty_empires.winter/roll", winter()),
        ("mighty_empires.winter/simulate", winter()),
        ("mighty_empires.winter/play", winter()),
        ("seventh_sea.navigate/odds", NAVIGATE),
        ("seventh_sea.deck_shock/odds", SHOCK),
    ],
)
def test_requests_that_never_end_stop_nobody_else(client: TestClient, path: str, given: dict[str, Any]) -> None:
    for _ in range(HARD.workers + 1):
        asked = client.post(f"/api/v1/{path}", json=given)
        if asked.status_code == 202:  # a simulation says so later
            location = asked.headers["location"]
            with client.stream("GET", f"{location}/events") as events:
                assert "event: failed" in "".join(events.iter_text())
        elif path.endswith("/play"):  # what takes long there is not the beginning
            assert asked.status_code in (201, 503)
        else:
            ends = path.startswith("seventh_sea.")  # large, not endless: a fast machine may come to the end in time
            assert asked.status_code in ((200, 422, 503) if ends else (422, 503)), asked.text
            if asked.status_code != 200:
                assert asked.json()["type"] in ("/problems/too-long", "/problems/too-large")
    in_time(client, f"{BATTLE}/odds", ARMIES, 200)
    in_time(client, "/api/v1/here_i_stand.piracy/play", {"corsairs": 2, "target_ports": 2}, 201)


def in_time(client: TestClient, path: str, given: dict[str, Any], status: int) -> None:
    """Answered soon; a busy machine may need more than one try."""
    end = time.monotonic() + PATIENCE
    while (found := client.post(path, json=given)).status_code != status:
        assert time.monotonic() < end, found.text


# --- Tasks, as a process finds them in this module


def shout(word: str, watch: Watch) -> tuple[str, str]:
    return word.upper(), say("web-problem-busy")


def refuse(watch: Watch) -> None:
    raise InputError("units", Message("error-missing"))


def slip(watch: Watch) -> None:
    raise ZeroDivisionError


def spin(watch: Watch) -> None:
    while True:
        pass


def wait(watch: Watch) -> int:
    while True:
        watch.look()
        time.sleep(0.01)


def hoard(watch: Watch) -> int:
    return len(bytearray(4 * 1024**3))


def vanish(watch: Watch) -> None:
    os._exit(3)


KINDS = [pytest.param(Process, id="process"), pytest.param(Here, id="here")]


def ran(workers: Workers, *tasks: Any, **about: Any) -> list[Any]:
    """What becomes of tasks that are handed in together."""

    async def all_of_them() -> list[Any]:
        async with asyncio.timeout(PATIENCE):
            found = await asyncio.gather(*(workers.run(task, **about) for task in tasks), return_exceptions=True)
            while workers.busy:
                await asyncio.sleep(0.01)
            return list(found)

    return asyncio.run(all_of_them())


@pytest.mark.parametrize("kind", KINDS)
def test_work_is_done_in_the_readers_language_and_its_errors_come_back(kind: Any) -> None:
    workers = Workers(2, kind, Limits())
    for language, told in (("fr", "Occupé"), ("en", "Busy")):
        with speaking(language):
            assert ran(workers, partial(shout, "alea")) == [("ALEA", told)]
    refused, slipped = ran(workers, refuse, slip)
    assert (type(refused), refused.key) == (InputError, "units")
    assert "ZeroDivisionError" in f"{slipped!r} {slipped}"
    workers.close()


@pytest.mark.parametrize("kind", KINDS)
def test_work_that_never_looks_up_is_ended(kind: Any) -> None:
    workers = Workers(1, kind, Limits(seconds=0.2))
    for _ in range(2):
        (found,) = ran(workers, spin)
        assert isinstance(found, errors.TooLong)
    workers = Workers(1, kind, Limits())
    assert ran(workers, partial(shout, "still there"))[0][0] == "STILL THERE"
    workers.close()


@pytest.mark.parametrize("kind", KINDS)
def test_work_that_nobody_waits_for_is_ended(kind: Any) -> None:
    class Gone:
        async def is_disconnected(self) -> bool:
            return True

    workers = Workers(1, kind, Limits())
    for task in (wait, spin):
        (found,) = ran(workers, task, client=Gone())
        assert isinstance(found, errors.Gone)
    workers.close()


def test_memory_has_an_end_and_a_process_that_dies_is_replaced() -> None:
    workers = Workers(1, Process, Limits())
    for task in (hoard, vanish):
        (found,) = ran(workers, task)
        assert isinstance(found, errors.TooLarge)
        assert ran(workers, partial(shout, "again"))[0][0] == "AGAIN"
    workers.close()


def test_one_visitor_never_has_all_places() -> None:
    async def crowd() -> list[str]:
        workers = Workers(3, Here, Limits(seconds=PATIENCE))
        greedy = [asyncio.create_task(workers.run(wait, asker="greedy")) for _ in range(9)]
        patient = [asyncio.create_task(workers.run(wait, patient=True)) for _ in range(9)]
        await asyncio.sleep(0)
        assert workers.busy == 3  # two readings of the one, and one share of somebody's simulation
        for task in patient:
            task.cancel()
        (word, _) = await workers.run(partial(shout, "mine"), asker="modest")
        for task in greedy:
            task.cancel()
        workers.close()
        await asyncio.gather(*greedy, *patient, return_exceptions=True)
        return [word]

    assert asyncio.run(asyncio.wait_for(crowd(), PATIENCE)) == ["MINE"]


def test_games_that_are_opened_hold_up_no_moves(tmp_path: Path) -> None:
    """Whoever opens games that take for ever, from however many places, stops nobody who plays."""

    async def crowd() -> str:
        service = Service(Limits(seconds=PATIENCE, workers=0), database=str(tmp_path / "games.sqlite"))
        opened = threading.Event()
        openings = [asyncio.create_task(service.run(lambda _: opened.wait(), opens=True)) for _ in range(20)]
        openings += [asyncio.create_task(service.run(lambda _: opened.wait(), thinks=True)) for _ in range(20)]
        await asyncio.sleep(0)
        moved = await service.run(lambda _: "moved")
        opened.set()
        await asyncio.gather(*openings)
        await service.close()
        return moved

    assert asyncio.run(asyncio.wait_for(crowd(), PATIENCE)) == "moved"


def test_an_interruption_is_not_swallowed() -> None:
    def stubborn(watch: Watch) -> None:
        while True:
            try:
                spin(watch)
            except Exception:
                continue

    workers = Workers(1, Here, Limits(seconds=0.1))
    (found,) = ran(workers, stubborn)
    assert isinstance(found, errors.TooLong)
    assert not issubclass(Interrupted, Exception)
    workers.close()


@pytest.mark.parametrize("threads", [True, False])
def test_where_there_are_no_processes_everything_is_answered_too(
    threads: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("jacta.web.workers.THREADS", threads)
    app = create_app(Limits(workers=0), database=str(tmp_path / "tables.sqlite"))
    with TestClient(app) as client:
        found = client.post(f"{BATTLE}/odds", json=ARMIES)
        assert found.json() == jacta.odds("here_i_stand.field_battle", ARMIES).to_json()
        assert client.get("/games/here_i_stand/field_battle").status_code == 200
        assert (
            client.post("/api/v1/here_i_stand.piracy/play", json={"corsairs": 2, "target_ports": 2}).status_code == 201
        )
        location = client.post(f"{BATTLE}/simulate?runs=50", json=ARMIES).headers["location"]
        with client.stream("GET", f"{location}/events") as events:
            assert "event: done" in "".join(events.iter_text())


# --- Sizes


def test_too_many_values_are_refused_before_anybody_reads_them(client: TestClient) -> None:
    many = {"attacker_units": 5, "defender_units": 4, "attacker_leaders": [1] * 50_000}
    refused = client.post(f"{BATTLE}/odds", json=many)
    assert (refused.status_code, refused.json()["type"]) == (413, "/problems/body-too-large")
    form = urlencode([("attacker_units", 5), ("defender_units", 4), *[("attacker_leaders", 1)] * 50_000])
    typed = {"Content-Type": "application/x-www-form-urlencoded"}
    for path in ("/games/here_i_stand/field_battle/play", "/games/here_i_stand/field_battle/tables"):
        assert client.post(path, content=form, headers=typed).status_code == 413
        assert client.post(path, data={"attacker_leaders": "1," * 50_000}).status_code == 413


def test_what_opens_a_game_is_read_off_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sends a long form to open a game with holds up nobody else."""
    client = TestClient(create_app(Limits(seconds=PATIENCE, workers=2), database=str(tmp_path / "games.sqlite")))
    seen: set[str] = set()

    def noted(form: Any, entries: Any) -> Any:
        seen.add(threading.current_thread().name.partition("_")[0])
        return read(form, entries)

    read = form_entries.parse
    monkeypatch.setattr(form_entries, "parse", noted)
    entered = {"_dice": "system", "corsairs": "2", "target_ports": "2"}
    opened = client.post("/games/here_i_stand/piracy/tables", data=entered, follow_redirects=False)
    refused = client.post("/games/here_i_stand/piracy/tables", data={**entered, "corsairs": "many"})
    assert (opened.status_code, refused.status_code) == (303, 200)
    assert seen == {"jacta"}


def test_forms_are_read_and_pages_written_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    client = TestClient(create_app(Limits(seconds=PATIENCE, workers=2)))

    def never(*_: Any) -> Any:
        raise AssertionError("the server itself reads forms")

    expected = client.get("/games/here_i_stand/field_battle?attacker_units=5&defender_units=4").text
    monkeypatch.setattr(form_entries, "parse", never)
    monkeypatch.setattr(type(jacta.procedures()["here_i_stand.siege"]), "validate", never)
    monkeypatch.setattr("jacta.web.pages.rendering.html", never)
    for tab in ("odds", "roll", "play", "best", "vary", "compare", "readings"):
        found = client.get(f"/games/here_i_stand/field_battle/{tab}?attacker_units=5&defender_units=4")
        assert found.status_code == 200
        assert len(found.text) > len(expected) / 4
    assert client.get("/games/here_i_stand/field_battle/export.csv").status_code == 200
    assert client.post(f"{BATTLE}/odds", json=ARMIES).status_code == 200


def effort(seconds: float, watch: Watch) -> int:
    """Work for so many seconds of the processor, looking up now and then; how far this process stands back."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        watch.look()
    return os.nice(0)


def test_what_takes_longer_than_a_moment_is_done_where_nothing_waits_behind_it() -> None:
    async def both() -> tuple[int, int]:
        service = Service(Limits(workers=2))
        try:
            return await service.read(partial(effort, 0.0)), await service.read(partial(effort, 2 * MOMENT))
        finally:
            await service.close()

    here, there = asyncio.run(both())
    assert there > here


def test_work_that_must_be_quick_is_postponed() -> None:
    place = Process(Limits(), seconds=0.05)
    try:
        with pytest.raises(errors.Postponed):
            place.work(partial(effort, PATIENCE), Watch(Limits(seconds=PATIENCE)))
        assert place.work(partial(effort, 0.0), Watch(Limits())) == os.nice(0)
    finally:
        place.close()


def told_as_an_error(seconds: float, watch: Watch) -> str:
    """A page that shows what goes wrong."""
    try:
        effort(seconds, watch)
    except Exception as error:
        return str(error)
    return "answered"


def test_no_page_takes_postponed_work_for_an_error() -> None:
    async def asked() -> str:
        service = Service(Limits(workers=2))
        try:
            return await service.read(partial(told_as_an_error, 2 * MOMENT))
        finally:
            await service.close()

    assert asyncio.run(asked()) == "answered"
