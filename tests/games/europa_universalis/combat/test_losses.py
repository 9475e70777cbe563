"""2.2.4 and 2.2.5: sizes compared, losses varied, and the counters that bear them."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from jacta.games.europa_universalis.combat.losses import rounded, suffered
from tests.games.europa_universalis.asking import check, refused


def test_the_size_table_is_the_difference_in_thirds() -> None:
    """The document states the algorithm under the table."""
    for inflicting, suffering in product(range(8), repeat=2):
        found = check("size_modifier", inflicting=inflicting, suffering=suffering)["value"]
        assert found == round((inflicting - suffering) / 3)


def test_w3_inflicted_losses() -> None:
    pair = {"raw": 6, "dt": 2, "size": 7, "enemy_size": 0}
    assert check("inflicted_losses", **pair) == {"line0": 2, "modifier": 2, "losses": 4}
    single = {"raw": 1, "dt": 1, "size": 0, "enemy_size": 0}
    assert check("inflicted_losses", **single) == {"line0": 0, "modifier": 0, "losses": 0}
    host: dict[str, Any] = {"raw": 10.5, "dt": 12, "size": 0, "enemy_size": 7}
    assert check("inflicted_losses", **host) == {"line0": 8, "modifier": -2, "losses": 4}
    own = check("inflicted_losses", **host, options={"over_8_cap": "own_dt"})
    assert own == {"line0": 10.5, "modifier": -2, "losses": 7}


def test_loss_variation_at_and_over_eight() -> None:
    def varied(modifier: int, losses: float) -> Any:
        return check("loss_variation", modifier=modifier, losses=losses)["value"]

    assert [varied(line, 8) for line in range(-2, 3)] == [4, 6.5, 8, 9, 10]
    assert [varied(line, 8.5) for line in range(-2, 3)] == [5, 7, 8.5, 9.5, 10.5]
    assert [varied(line, 0) for line in range(-2, 3)] == [0] * 5
    assert [varied(line, 0.5) for line in range(-2, 3)] == [0.5, 0.5, 0.5, 0.5, 1]
    assert [varied(-2, losses) for losses in (4.5, 5, 5.5)] == [2.5] * 3


def test_no_line_ever_falls() -> None:
    for line in range(-2, 3):
        found = [check("loss_variation", modifier=line, losses=halves / 2)["value"] for halves in range(30)]
        assert found == sorted(found)


def test_w7_rounding() -> None:
    assert [rounded(halves) for halves in (0, 1, 2, 3, 4, 5)] == [0, 2, 2, 2, 4, 4]
    assert [rounded(halves, "overseas") for halves in (0, 1, 3)] == [0, 1, 3]
    assert (suffered(9, 2), suffered(9, 2, "overseas"), suffered(5, 4, "overseas")) == (4, 4, 5)


def test_the_printed_example_of_bearing_losses() -> None:
    found = check("loss_options", a_plus=2, a_minus=0, dt=0, losses=4)
    assert found["remaining"] == 4
    shown = [(one["a_plus"], one["a_minus"], one["dt"], one["stack_ok"]) for one in found["options"]]
    assert shown == [(1, 0, 0, True), (0, 2, 0, True), (0, 1, 2, True), (0, 0, 4, False)]


def test_bearing_losses_against_every_way() -> None:
    for a_plus, a_minus, dt, losses in product(range(3), range(3), range(4), range(8)):
        if not (a_plus or a_minus or dt):
            continue
        left = max(0, 4 * a_plus + 2 * a_minus + dt - losses)
        ways = [
            {"a_plus": p, "a_minus": m, "dt": d, "stack_ok": p + m + d <= 3 and left <= 8}
            for p, m, d in product(range(a_plus, -1, -1), range(left, -1, -1), range(left + 1))
            if 4 * p + 2 * m + d == left and p + m <= a_plus + a_minus
        ]
        found = check("loss_options", a_plus=a_plus, a_minus=a_minus, dt=dt, losses=losses)
        assert found == {"remaining": left, "options": ways}


@pytest.mark.parametrize(
    ("name", "key", "given"),
    [
        ("inflicted_losses", "raw", {"raw": 0.25, "dt": 1, "size": 0, "enemy_size": 0}),
        ("inflicted_losses", "raw", {"raw": -1, "dt": 1, "size": 0, "enemy_size": 0}),
        ("inflicted_losses", "dt", {"raw": 1, "dt": 15, "size": 0, "enemy_size": 0}),
        ("inflicted_losses", "options.break_off_test", {
            "raw": 1, "dt": 1, "size": 0, "enemy_size": 0, "options": {"break_off_test": "below"}
        }),
        ("loss_variation", "modifier", {"modifier": 3, "losses": 1}),
        ("size_modifier", "suffering", {"inflicting": 0, "suffering": 8}),
        ("loss_options", "a_plus", {"a_plus": 0, "a_minus": 0, "dt": 0, "losses": 1}),
        ("loss_options", "losses", {"a_plus": 1, "a_minus": 0, "dt": 0, "losses": 0.5}),
        ("loss_options", "dt", {"a_plus": 1, "a_minus": 0, "losses": 1}),
    ],
)  # fmt: skip
def test_bad_input_is_refused_by_key(name: str, key: str, given: dict[str, Any]) -> None:
    assert refused(name, **given) == key
