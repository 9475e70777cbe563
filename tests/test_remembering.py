"""What is remembered between calls stays within its bounds, whatever is asked."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from itertools import product
from threading import Barrier, Event, Thread
from typing import Any

import pytest

import jacta
from jacta.analysis import assumptions
from jacta.dice import Keep, forget_weights
from jacta.dice import weights as dice_weights
from jacta.kernel import odds as odds_package
from jacta.kernel.odds import forget, odds
from jacta.kernel.odds.acyclic import Solver
from jacta.kernel.odds.graph import Branches
from jacta.kernel.rule.registry import find_procedure
from jacta.remembering import ENTRY, VALUE, YOUNG, Room, SeldomCollected, remembered, rooms
from jacta.tables import table as tables_module

BATTLE = "here_i_stand.field_battle"
LAND = "europa_universalis.land_battle"


@pytest.fixture
def small_rooms(monkeypatch: pytest.MonkeyPatch) -> dict[str, Room]:
    forget()
    forget_weights()
    found = {room.name: room for room in rooms()}
    for room in found.values():
        monkeypatch.setattr(room, "most", 100_000)
    return found


def ask(id: str, **given: Any) -> None:
    procedure = find_procedure(id)
    odds(procedure, procedure.validate(given))


def bytes_of(*things: Any) -> int:
    """What dictionaries and tuples take, with all that is in them."""
    seen: dict[int, Any] = {}
    waiting = list(things)
    while waiting:
        one = waiting.pop()
        if id(one) in seen or not isinstance(one, dict | tuple | list | int | str):
            continue
        seen[id(one)] = one
        waiting += [part for pair in one.items() for part in pair] if isinstance(one, dict) else ()
        waiting += one if isinstance(one, tuple | list) else ()
    return sum(map(sys.getsizeof, seen.values()))


def test_a_room_forgets_everything_when_it_is_full() -> None:
    kept: list[int] = []
    room = Room("test", 100, kept.clear)
    for size in (40, 60, 1, 300, 20):
        room.take(size)
        kept.append(size)
        assert room.held == sum(kept)
        assert room.held <= 100 or kept == [300]
    assert kept == [20]


def test_answers_stay_within_their_room(small_rooms: dict[str, Room]) -> None:
    known, asked = odds_package._answers, 0
    for units in product(range(1, 9), repeat=2):
        ask(BATTLE, attacker_units=units[0], defender_units=units[1])
        asked += 1
        assert bytes_of(*(found.weights for found in known.values())) <= 2 * small_rooms["answers"].most
    assert 0 < len(known) < asked


def test_assumptions_are_found_once_and_stay_within_their_room(small_rooms: dict[str, Room]) -> None:
    procedure, room = find_procedure("here_i_stand.piracy"), small_rooms["assumptions"]
    room.clear()
    most = 0
    for corsairs, ports in product(range(1, 9), repeat=2):
        given = procedure.validate({"corsairs": corsairs, "target_ports": ports, "leader_piracy": 1})
        assert assumptions.assumed(procedure, given) is assumptions.assumed(procedure, given)
        assert room.held <= room.most
        most = max(most, len(assumptions._remembered))
    assert len(assumptions._remembered) < most < 64


def test_branches_and_stages_stay_within_their_rooms(small_rooms: dict[str, Room]) -> None:
    procedure, most = find_procedure(LAND), 0
    for example in procedure.examples:
        ask(LAND, **example)
        branches = sum(len(known) for known in Branches._shared.values())
        assert VALUE * branches <= small_rooms["branches"].most
        assert VALUE * len(Solver._stages) <= small_rooms["stages"].most
        most = max(most, branches, len(Solver._stages))
    assert most > 0


def test_throws_stay_within_their_room_though_they_are_few(small_rooms: dict[str, Room]) -> None:
    found = [Keep(10, 10, 5, exploding=10, cut=cut).weights() for cut in range(60, 160, 2)]
    remembered = sum(cache.cache_info().currsize for cache in dice_weights._caches)
    assert bytes_of(*found) > small_rooms["throws"].most
    assert remembered < len(found)
    assert small_rooms["throws"].held <= small_rooms["throws"].most


def test_what_rules_have_worked_out_stays_within_one_room(small_rooms: dict[str, Room]) -> None:
    room, worked_out = small_rooms["rules"], []

    @remembered
    def twice(number: int) -> int:
        worked_out.append(number)
        return 2 * number

    @remembered
    def thrice(number: int) -> int:
        return 3 * number

    room.clear()
    for number in range(1_000):
        assert (twice(number), twice(number), thrice(number)) == (2 * number, 2 * number, 3 * number)
        held = sum(one.cache_info().currsize for one in (twice, thrice))  # type: ignore[attr-defined]
        assert ENTRY * held <= room.held <= room.most
    assert worked_out == list(range(1_000))
    room.clear()
    assert twice(7) == 14
    assert worked_out[-1] == 7


def test_rules_share_their_room(small_rooms: dict[str, Room]) -> None:
    room, most = small_rooms["rules"], 0
    room.clear()
    for example in find_procedure(LAND).examples:
        ask(LAND, **example)
        assert room.held <= room.most
        most = max(most, room.held)
    assert most > 0


def test_a_table_that_answers_to_any_number_remembers_few_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_module, "MOST_FOUND", 10)
    rows = [{"roll": "..3", "hits": 0}, {"roll": "4..", "hits": 1}]
    data = {"axis": ["roll"], "columns": ["hits"], "rows": rows}
    table = tables_module.Table("a_game", "a_table", data, "printed", None)
    for roll in range(100):
        assert table.at(roll) == (roll > 3)
        assert len(table._found) <= 10


def test_an_input_is_kept_as_long_as_an_answer_hangs_on_it() -> None:
    forget()
    procedure = find_procedure(BATTLE)
    others = set(procedure._contexts)  # that somebody else still holds
    for units in range(1, 9):
        ask(BATTLE, attacker_units=units, defender_units=3)
    assert len(procedure._contexts) >= 8
    first = procedure.context(procedure.validate({"attacker_units": 1, "defender_units": 3}))
    assert first is procedure.context(procedure.validate({"attacker_units": 1, "defender_units": 3}))
    del first
    forget()
    gc.collect()
    assert set(procedure._contexts) <= others


@pytest.fixture
def usual_collector() -> Iterator[None]:
    """The garbage collector as Python sets it: commands and other tests have theirs."""
    before = gc.get_threshold()
    gc.set_threshold(700, 10, 10)
    yield
    gc.set_threshold(*before)


@pytest.mark.usefixtures("usual_collector")
def test_work_inside_other_work_leaves_the_collector_as_it_was() -> None:
    before = gc.get_threshold()

    @SeldomCollected()
    def counting_down(steps: int) -> list[int]:
        return [gc.get_threshold()[0], *(counting_down(steps - 1) if steps else ()), gc.get_threshold()[0]]

    assert gc.isenabled()
    assert counting_down(2) == [YOUNG] * 6
    assert gc.isenabled()
    assert gc.get_threshold() == before


@pytest.mark.parametrize("young", [0, 10 * YOUNG])
def test_a_collector_that_comes_even_more_seldom_is_left_alone(young: int) -> None:
    before = gc.get_threshold()
    gc.set_threshold(young)
    try:
        with SeldomCollected():
            assert gc.get_threshold()[0] == young
        assert gc.get_threshold()[0] == young
    finally:
        gc.set_threshold(*before)


@pytest.mark.usefixtures("usual_collector")
def test_work_in_several_threads_leaves_the_collector_as_it_was() -> None:
    before, both, first_is_done = gc.get_threshold(), Barrier(2), Event()
    seen: list[int] = []

    def first() -> None:
        with SeldomCollected():
            both.wait()
        first_is_done.set()

    def second() -> None:
        with SeldomCollected():
            both.wait()
            first_is_done.wait()
            seen.append(gc.get_threshold()[0])

    threads = [Thread(target=first), Thread(target=second)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert seen == [YOUNG]
    assert gc.get_threshold() == before


@pytest.mark.usefixtures("usual_collector")
def test_whatever_else_goes_on_meanwhile_is_still_collected() -> None:
    """A cycle that a progress callback leaves behind does not wait for the end of a long simulation."""
    freed: list[int] = []

    class Circle:
        def __init__(self) -> None:
            self.itself = self

        def __del__(self) -> None:
            freed.append(1)

    def progress(done: int) -> None:
        for _ in range(YOUNG // 4):
            Circle()

    jacta.simulate(BATTLE, {"attacker_units": 2, "defender_units": 2}, runs=64, seed=1, workers=1, progress=progress)
    during = len(freed)
    assert during > 0
