"""The combat turn of 7th Sea: initiative, order, and the uses of an action die."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import jacta
from tests.games.seventh_sea.asking import refused
from tests.games.seventh_sea.test_rolls import value


def test_worked_example_9_initiative() -> None:
    odds = dict(jacta.odds("seventh_sea.initiative", {"panache": 2}).marginal("dice"))
    assert odds[4, 9] == Fraction(2, 100)
    assert odds[4, 4] == Fraction(1, 100)
    assert value("initiative", threat=0) == ((), 0)


def fighter(name: str, panache: int, dice: list[int], held: list[int] | None = None) -> dict[str, Any]:
    return {"name": name, "panache": panache, "dice": dice, "held": held or []}


def test_worked_example_10_who_acts_first() -> None:
    equal = [fighter("A", 2, [4, 8]), fighter("B", 4, [4], [2, 3, 3])]
    assert value("phase_order", phase=4, combatants=equal) == (("B",), ("A",))
    richer = [fighter("A", 2, [3]), fighter("B", 2, [3, 9])]
    assert value("phase_order", phase=3, combatants=richer) == (("B",), ("A",))


def test_equals_stand_together_and_who_has_no_die_is_left_out() -> None:
    all_three = [fighter("A", 2, [5]), fighter("B", 2, [5]), fighter("C", 9, [9])]
    assert value("phase_order", phase=5, combatants=all_three) == (("A", "B"),)
    assert value("phase_order", phase=4, combatants=all_three) == ()


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"phase": 4, "dice": [8, 4], "use": "act", "purpose": "attack"}, (True, (8,), ())),
        ({"phase": 4, "dice": [4, 8], "held": [2], "use": "hold"}, (True, (8,), (2, 4))),
        ({"phase": 4, "held": [3, 2], "use": "held", "purpose": "attack"}, (True, (), (3,))),
        ({"phase": 4, "held": [3, 2], "use": "held", "purpose": "attack", "pay": [3]}, (True, (), (2,))),
        ({"phase": 4, "held": [4], "use": "held", "purpose": "attack"}, (False, "held_just_now")),
        ({"phase": 4, "held": [4], "use": "held", "purpose": "active_defence"}, (True, (), ())),
        ({"phase": 5, "held": [4], "use": "held", "purpose": "attack"}, (True, (), ())),
        ({"phase": 4, "dice": [5], "use": "act", "purpose": "other"}, (False, "no_die_now")),
        ({"phase": 4, "use": "held", "purpose": "other"}, (False, "nothing_held")),
        (
            {"phase": 4, "dice": [6, 7, 9], "use": "interrupt", "purpose": "active_defence", "pay": [9, 7]},
            (True, (6,), ()),
        ),
        (
            {"phase": 4, "dice": [7, 9], "use": "interrupt", "purpose": "attack", "pay": [7, 9]},
            (False, "interrupt_attack"),
        ),
        (
            {"phase": 4, "dice": [4, 9], "use": "interrupt", "purpose": "other", "pay": [4, 9]},
            (False, "pay_later_dice"),
        ),
        (
            {"phase": 4, "dice": [9], "held": [3], "use": "interrupt", "purpose": "other", "pay": [3, 9]},
            (False, "pay_later_dice"),
        ),
        ({"phase": 4, "dice": [9], "use": "interrupt", "purpose": "other", "pay": [9, 9]}, (False, "pay_later_dice")),
        ({"phase": 4, "dice": [7, 9], "use": "interrupt", "purpose": "other"}, (False, "pay_two")),
    ],
)
def test_worked_example_53_and_every_use_of_an_action_die(given: dict[str, Any], expected: tuple[Any, ...]) -> None:
    assert value("action", **given) == expected


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"defence": 2}, 15),
        ({"defence": 0}, 5),
        ({"defence": 4, "prone": True}, 5),
        ({"defence": 4, "surprised": True}, 5),
        ({"defence": 4, "inactive": True}, 5),
        ({"defence": 2, "defence_rank_mod": -1}, 10),
        ({"defence": 0, "defence_rank_mod": -1}, 5),
    ],
)
def test_passive_defence(given: dict[str, Any], expected: int) -> None:
    assert value("passive_defence", **given) == expected


@pytest.mark.parametrize(
    ("name", "given", "key"),
    [
        ("initiative", {}, "panache"),
        ("initiative", {"panache": 2, "threat": 2}, "threat"),
        ("initiative", {"panache": 11}, "panache"),
        ("phase_order", {"phase": 11, "combatants": []}, "phase"),
        ("phase_order", {"phase": 4, "combatants": [fighter("A", 2, [3])]}, "combatants.0.dice"),
        ("phase_order", {"phase": 4, "combatants": [fighter("A", 2, [], [4])]}, "combatants.0.held"),
        ("phase_order", {"phase": 4, "combatants": [fighter("A", 2, [11])]}, "combatants.0.dice.0"),
        ("action", {"phase": 4, "dice": [4], "use": "wait"}, "use"),
        ("action", {"phase": 4, "dice": [3], "use": "act"}, "dice"),
        ("action", {"phase": 4, "held": [5], "use": "held"}, "held"),
    ],
)
def test_bad_input_names_its_key(name: str, given: dict[str, Any], key: str) -> None:
    assert refused(name, **given) == key
