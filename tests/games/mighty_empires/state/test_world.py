"""The state as JSON: there and back, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import jacta
from jacta.errors import InputError
from jacta.games.mighty_empires.state.examples import state
from jacta.games.mighty_empires.state.invariants import broken
from tests.games.mighty_empires.random_games import random_game, world_of

THAW = jacta.procedures()["mighty_empires.thaw"]


def read(data: dict[str, Any]) -> Any:
    return THAW.validate({"state": data}).state  # type: ignore[attr-defined]


def test_states_of_a_game_survive_json() -> None:
    for number, (position, _) in enumerate(random_game({"players": 3, "years": 2, "seed": 3}, 3)):
        world = world_of(position)
        if world is not None and number % 7 == 0:
            again = read(world.to_json())
            assert again == world
            assert again.to_json() == world.to_json()


def changed(path: str, value: Any) -> dict[str, Any]:
    data = state()
    *way, last = path.split("/")
    here: Any = data
    for step in way:
        here = here[step]
    here[last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        ("units/A01/hex", "9,9", "state.units.A01.hex"),
        ("units/A01/hex", "1,-1", "state.units.A01.hex"),  # face down
        ("units/A01/kind", "ship", "state.units.A01.hex"),
        ("units/A01/owner", 2, "state.units.A01.owner"),
        ("units/A01/inside", 1, "state.units.A01.inside"),
        ("units/A02/inside", True, "state.units.A02.inside"),
        ("units/A01/aboard", "B01", "state.units.A01.aboard"),
        ("units/A01/next_roll", -4, "state.units.A01.next_roll"),
        ("tiles/0,0/owner", 1, "state.tiles.0,0.owner"),
        ("tiles/0,1/owner", 1, "state.tiles.0,1.owner"),
        ("tiles/0,0/terrain", "marsh", "state.tiles.0,0.site"),
        ("tiles/0,0/terrain", "desert", "state.tiles.0,0.terrain"),
        ("tiles/0,0/desolated", True, "state.units.A01.hex"),
        ("tiles/1,0/explored_by", [2], "state.tiles.1,0.explored_by"),
        ("reserves", [-1, 0], "state.reserves.0"),
        ("order", [0, 0], "state.order"),
        ("active", 2, "state.active"),
        ("alliances", [[0, 0]], "state.alliances"),
        ("captured_this_turn", ["7,7"], "state.captured_this_turn.0"),
        ("lost", [{}], "state.lost"),
        ("north", 7, "state.north"),
    ],
)
def test_states_that_break_an_invariant_are_refused(path: str, value: Any, key: str) -> None:
    with pytest.raises(InputError) as caught:
        read(changed(path, value))
    assert caught.value.key == key


def test_too_many_armies_are_refused() -> None:
    data = state()
    data["units"] |= {f"A{number}": {"owner": 0, "kind": "army", "hex": "0,0"} for number in range(10, 30)}
    with pytest.raises(InputError) as caught:
        read(data)
    assert caught.value.key == "state.units"


def test_the_sample_is_sound() -> None:
    assert list(broken(read(state()))) == []
