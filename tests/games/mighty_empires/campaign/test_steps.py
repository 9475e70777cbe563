"""Mouvement des armées: every reason against a move in its order, every cost, and the colours of a hex."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mighty_empires.asking import refused, value


def reason(**given: Any) -> str | None:
    found = value("move_check", **given)
    assert found["legal"] is (found["reason"] is None)
    assert found["legal"] or found["cost"] == 0
    reached: str | None = found["reason"]
    return reached


# Each fault with the kinds of action it forbids, in the order in which the faults are named.
FAULTS: list[tuple[str, dict[str, Any], tuple[str, ...]]] = [
    ("turn_over", {"turn_over": True}, ("step", "embark", "disembark")),
    ("blood_rain", {"blood_rain": True}, ("step", "embark", "disembark", "retreat", "pursuit")),
    ("storm", {"storm_origin": True}, ("step", "retreat", "pursuit")),
    ("storm", {"storm_dest": True}, ("step", "retreat", "pursuit")),
    ("no_step_left", {"step": 3}, ("step", "embark", "disembark")),
    ("unexplored", {"explored": False, "dest_colour": "none"}, ("step",)),
    ("impassable", {"desolated": True}, ("step", "retreat", "pursuit")),
    ("impassable", {"flooded": True}, ("step", "retreat", "pursuit")),
    ("impassable", {"sabotaged": True}, ("step", "retreat", "pursuit")),
    ("ship_full", {"ship_full": True}, ("embark",)),
    ("pinned", {"pinned": True, "dest_colour": "enemy"}, ("step", "embark")),
    ("not_own_colours", {"dest_colour": "enemy"}, ("retreat",)),
    ("occupied", {"dest_enemies": 1}, ("retreat",)),
]
ACTIONS = ("step", "embark", "disembark", "retreat", "pursuit")


@pytest.mark.parametrize(("expected", "fault", "forbidden"), FAULTS, ids=str)
def test_each_fault_forbids_its_actions(expected: str, fault: dict[str, Any], forbidden: tuple[str, ...]) -> None:
    fine = {"dest_colour": "own"}
    for action in ACTIONS:
        found = reason(**{**fine, **fault, "action": action})
        assert (found == expected) is (action in forbidden), action


@pytest.mark.parametrize("action", ACTIONS)
def test_the_first_fault_is_named(action: str) -> None:
    """With everything wrong, and then one fault after the other taken away, the next in order is named."""
    faults: dict[str, Any] = {name: value for _, fault, _ in FAULTS for name, value in fault.items()}
    faults["dest_colour"] = "none"
    named = []
    while (found := reason(**{**faults, "action": action})) is not None:
        named.append(found)
        for name, fault, _ in FAULTS:
            if name == found:
                faults = {key: value for key, value in faults.items() if key not in fault}
        if "dest_colour" not in faults:
            faults["dest_colour"] = "enemy" if found == "unexplored" else "own"
    expected = list(dict.fromkeys(name for name, _, forbidden in FAULTS if action in forbidden))
    assert named == expected


def test_ships_keep_to_the_coast() -> None:
    assert reason(kind="ship") == "ship_needs_coast"
    assert reason(kind="ship", terrain="coast") is None
    assert reason(kind="ship", terrain="river", action="pursuit") == "ship_needs_coast"
    assert refused("move_check", kind="ship", action="embark") == "action"
    assert refused("move_check", kind="ship", action="disembark") == "action"


def test_a_pinned_unit_may_withdraw_to_a_free_hex_of_its_side() -> None:
    assert reason(pinned=True, dest_colour="ally") is None
    assert reason(pinned=True, dest_colour="own", dest_enemies=1) == "pinned"
    assert reason(pinned=True, dest_colour="none") == "pinned"
    assert reason(pinned=True, dest_colour="own", options={"voluntary_withdrawal": False}) == "pinned"
    assert reason(pinned=True, action="disembark") is None


def test_owned_hexes_need_no_scouting() -> None:
    assert reason(explored=False, dest_colour="enemy") is None


@pytest.mark.parametrize(
    ("cost", "given"),
    [
        (1, {}),
        (1, {"terrain": "forest"}),
        (2, {"terrain": "mountain"}),
        (2, {"terrain": "marsh"}),
        (1, {"terrain": "river"}),
        (2, {"step": 2}),
        (3, {"step": 2, "terrain": "mountain"}),
        (1, {"step": 2, "celerity": True}),
        (1, {"action": "embark", "terrain": "coast"}),
        (2, {"action": "disembark", "terrain": "coast", "step": 2}),
        (1, {"action": "retreat", "dest_colour": "own", "step": 2}),
        (2, {"action": "retreat", "dest_colour": "ally", "terrain": "marsh"}),
        (0, {"action": "pursuit", "terrain": "marsh"}),
        (2, {"terrain": "river", "sabotaged": True, "options": {"sabotage_rule": "extra_ration"}}),
        (2, {"kind": "ship", "terrain": "coast", "step": 2}),
    ],
    ids=str,
)
def test_cost(cost: int, given: dict[str, Any]) -> None:
    assert value("move_check", **given) == {"legal": True, "reason": None, "cost": cost}


@pytest.mark.parametrize(
    ("annexed", "given"),
    [
        (True, {}),
        (True, {"colour": "enemy"}),
        (False, {"own_units": 0}),
        (False, {"other_units": 1}),
        (False, {"terrain": "marsh"}),
        (False, {"colour": "own"}),
        (False, {"colour": "ally"}),
        (True, {"site": "own"}),
        (False, {"site": "enemy", "colour": "enemy"}),
        (False, {"site": "neutral"}),
        (False, {"site": "hostile"}),
        (True, {"site": "enemy", "colour": "enemy", "razed": True}),
        (True, {"site": "hostile", "razed": True}),
        (False, {"site": "ally", "razed": True}),
    ],
    ids=str,
)
def test_annexation(annexed: bool, given: dict[str, Any]) -> None:
    assert value("annex", **given) == {"annexed": annexed}
