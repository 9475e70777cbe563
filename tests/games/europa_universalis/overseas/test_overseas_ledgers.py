"""2.6.4, 2.8.1: what is kept between turns overseas, the same after a trip through JSON."""

from __future__ import annotations

import pytest

from jacta.errors import InputError
from jacta.games.europa_universalis.overseas.ledgers import (
    Conquistadors,
    LedgerDetachment,
    StrengthPoints,
    conquistador_quality,
    land_in_europe,
)

REDUCED = StrengthPoints(
    detachments=(
        LedgerDetachment(points=4, quality="veteran"),
        LedgerDetachment(points=5, quality="conscript"),
        LedgerDetachment(points=8, quality="veteran", map="europe"),
    )
)


def points(ledger: StrengthPoints) -> list[tuple[int, str]]:
    return [(found.points, found.quality) for found in ledger.detachments]


def test_losses_take_points_and_an_empty_detachment_goes() -> None:
    bought = StrengthPoints().after_purchase("veteran").after_purchase("conscript", "europe")
    assert points(bought) == [(10, "veteran"), (10, "conscript")]
    assert points(bought.after_losses(0, 1)) == [(5, "veteran"), (10, "conscript")]
    assert points(bought.after_losses(0, 2)) == [(10, "conscript")]
    assert points(bought.after_percentage(1, 30)) == [(10, "veteran"), (7, "conscript")]
    assert points(REDUCED.after_percentage(1, 10)) == [(4, "veteran"), (4, "conscript"), (8, "veteran")]
    assert points(REDUCED.after_percentage(1, 10, "down")) == points(REDUCED)


def test_amalgamating_keeps_ten_points_and_the_quality_of_most() -> None:
    assert points(REDUCED.after_amalgamation([0, 1])) == [(8, "veteran"), (9, "conscript")]
    home = REDUCED.after_move(2, "overseas")
    assert points(home.after_amalgamation([1, 2])) == [(4, "veteran"), (10, "veteran")]
    tie = StrengthPoints(detachments=(LedgerDetachment(points=3, quality="veteran"), LedgerDetachment(points=3)))
    assert points(tie.after_amalgamation([0, 1])) == [(6, "conscript")]
    for places in ([0], [0, 2]):
        with pytest.raises(InputError):
            REDUCED.after_amalgamation(places)
    with pytest.raises(InputError):
        StrengthPoints(detachments=(LedgerDetachment(), LedgerDetachment(points=3))).after_amalgamation([0, 1])


def test_refilling_makes_veterans_of_those_with_five_points() -> None:
    assert points(REDUCED.after_refill(0))[0] == (10, "conscript")
    assert points(REDUCED.after_refill(1))[1] == (10, "veteran")
    with pytest.raises(InputError):
        REDUCED.after_refill(1).after_refill(1)


def test_what_comes_home_reduced_must_be_refilled() -> None:
    assert points(REDUCED.after_logistics()) == [(4, "veteran"), (5, "conscript")]
    assert len(REDUCED.after_refill(2).after_logistics().detachments) == 3


def test_reduced_detachments_pay_like_full_ones() -> None:
    assert REDUCED.maintained() == {"veteran": 2, "conscript": 1}
    assert REDUCED.maintained(refilled=[0]) == {"veteran": 1, "conscript": 1}


@pytest.mark.parametrize(("dc", "dt"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_conquistadors_that_land_in_europe(dc: int, dt: int) -> None:
    assert land_in_europe(dc) == dt
    landed = Conquistadors(conscript_dc=dc).after_landing("europe")
    assert (landed.conscript_dt, landed.dc) == (dt, 0)


def test_conquistadors_of_spain_and_portugal() -> None:
    assert conquistador_quality("portugal") == "veteran"
    assert conquistador_quality("spain") == "conscript"
    assert conquistador_quality("spain", tercio=True) == "veteran"
    assert conquistador_quality("england", tercio=True) == "conscript"


def test_three_dc_may_become_a_detachment() -> None:
    stack = Conquistadors(conscript_dt=1).after_joining(3, "veteran").after_joining(2, "conscript")
    assert stack.counters == 6
    assert stack.after_regrouping(3) == Conquistadors(veteran_dt=1, conscript_dt=1, conscript_dc=2)
    assert stack.after_regrouping(1) == Conquistadors(conscript_dt=2, veteran_dc=2)
    for veterans in (0, 4):
        with pytest.raises(InputError):
            stack.after_regrouping(veterans)
    assert stack.after_landing("overseas") == stack
    assert stack.after_landing("europe") == Conquistadors(veteran_dt=1, conscript_dt=2)


def test_ledgers_survive_json() -> None:
    assert StrengthPoints.model_validate_json(REDUCED.model_dump_json()) == REDUCED
    stack = Conquistadors(veteran_dt=2, conscript_dc=1)
    assert Conquistadors.model_validate_json(stack.model_dump_json()) == stack
