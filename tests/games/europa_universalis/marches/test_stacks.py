"""2.4.1 and 2.4.3: stacking and regrouping."""

from __future__ import annotations

import pytest

from jacta.games.europa_universalis.inputs import Counters
from tests.games.europa_universalis.asking import check, refused


def group(a_plus: int = 0, a_minus: int = 0, dt: int = 0, **more: int) -> dict[str, int]:
    return {"a_plus": a_plus, "a_minus": a_minus, "dt": dt, **more}


# --- 2.4.1


@pytest.mark.parametrize(
    ("counters", "dt", "pashas", "broken"),
    [
        (0, 0, 0, []),
        (3, 8, 2, []),
        (2, 8, 0, []),
        (4, 4, 0, ["counters"]),
        (3, 9, 0, ["dt"]),
        (1, 1, 3, ["pashas"]),
        (4, 16, 3, ["counters", "dt", "pashas"]),
    ],
)
def test_three_counters_eight_detachments_two_pashas(counters: int, dt: int, pashas: int, broken: list[str]) -> None:
    found = check("stacking", counters=counters, dt=dt, pashas=pashas)
    assert found == {"legal": not broken, "broken": broken}


def test_pashas_are_none_unless_stated() -> None:
    assert check("stacking", counters=1, dt=4)["legal"]


@pytest.mark.parametrize(("counters", "dt"), [(3, 2), (2, 9), (0, 1), (1, 0)])
def test_counters_are_worth_one_to_four_detachments(counters: int, dt: int) -> None:
    assert refused("stacking", counters=counters, dt=dt) == "dt"


@pytest.mark.parametrize(
    ("armies", "broken"),
    [
        ({"a_plus": 2}, []),
        ({"a_plus": 2, "dt": 1}, ["dt"]),
        ({"a_plus": 1, "a_minus": 2}, []),
        ({"a_plus": 1, "dt": 3}, ["counters"]),
        ({"a_minus": 1, "dt": 1, "dc": 2}, ["counters"]),
        ({"a_plus": 2, "dt": 1, "counters": 3}, ["dt"]),
    ],
)
def test_a_stack_is_said_by_its_counters(armies: dict[str, int], broken: list[str]) -> None:
    """2.4.1: three counters, eight detachments; an A+ is four, an A- two."""
    assert check("stacking", **armies)["broken"] == broken


def test_stacking_names_a_wrong_key() -> None:
    assert refused("stacking", counters=-1, dt=0) == "counters"
    assert refused("stacking", counters=1, dt=1, pashas=-1) == "pashas"
    assert refused("stacking", dt=1) == "counters"
    assert refused("stacking", a_plus=-1) == "a_plus"
    assert refused("stacking", counters=True, dt=1) == "counters"


# --- 2.4.3


def test_w15_reorganise() -> None:
    assert check("reorganise", before=group(a_minus=1, dt=2), after=group(a_plus=1)) == {"legal": True, "broken": []}
    assert check("reorganise", before=group(a_plus=1), after=group(a_minus=2))["broken"] == ["new_army"]
    assert check("reorganise", before=group(a_minus=2), after=group(a_plus=1))["legal"]


def test_what_is_allowed_and_what_is_not() -> None:
    assert check("reorganise", before=group(a_plus=1), after=group(a_minus=1, dt=2))["legal"]
    assert check("reorganise", before=group(a_plus=1), after=group(dt=4))["legal"]
    assert check("reorganise", before=group(dt=2), after=group(a_minus=1))["broken"] == ["new_army"]
    assert check("reorganise", before=group(dt=2), after=group(dt=3))["broken"] == ["dt"]


def test_everything_broken_is_listed_in_order() -> None:
    before, after = group(a_minus=1, veteran_dt=2), group(a_plus=2, veteran_dt=1)
    found = check("reorganise", before=before, after=after, phase="enemy_movement")
    assert found == {"legal": False, "broken": ["dt", "new_army", "veterans", "phase"]}


@pytest.mark.parametrize("phase", ["movement", "logistics", "interception_start", "interception_arrival"])
def test_regrouping_is_for_the_owner_and_for_interceptors(phase: str) -> None:
    assert check("reorganise", before=group(a_plus=1), after=group(dt=4), phase=phase)["legal"]


def test_veterans_are_compared_only_if_both_are_noted() -> None:
    assert check("reorganise", before=group(dt=2, veteran_dt=2), after=group(dt=2))["legal"]
    noted = check("reorganise", before=group(dt=2, veteran_dt=2), after=group(dt=2, veteran_dt=1))
    assert noted["broken"] == ["veterans"]


def test_reorganise_names_a_wrong_key() -> None:
    fine = group(dt=2)
    assert refused("reorganise", before=group(dt=2, veteran_dt=3), after=fine) == "before.veteran_dt"
    assert refused("reorganise", before=fine, after=group(dt=2, veteran_dt=3)) == "after.veteran_dt"
    assert refused("reorganise", before=group(dt=-1), after=fine) == "before.dt"
    assert refused("reorganise", before=fine, after={"a_minus": -1, "dt": 2}) == "after.a_minus"
    assert refused("reorganise", before=fine, after=fine, phase="winter") == "phase"


def test_only_the_worth_and_the_number_of_armies_matter() -> None:
    """Every pair of small groups against the two printed sentences."""
    groups = [group(a, b, c) for a in range(3) for b in range(3) for c in range(5)]
    for before in groups:
        for after in groups:
            old, new = Counters(**before), Counters(**after)
            expected = old.worth == new.worth and new.a_plus + new.a_minus <= old.a_plus + old.a_minus
            assert check("reorganise", before=before, after=after)["legal"] is expected
