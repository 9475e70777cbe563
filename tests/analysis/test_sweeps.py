"""`need`, `vary` and `sensitivity`, against one plain call of `odds` for every situation."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import jacta
from jacta.analysis.keys import key_at, keys, laid
from jacta.analysis.need import KeyNeed, bound
from jacta.analysis.vary import Spot
from jacta.errors import InputError
from jacta.kernel.rule.registry import find_procedure, procedures
from jacta.typed import fraction

ASSAULT = "here_i_stand.assault"
LEADER = {"attacker_leaders": [2]}


def success(given: dict[str, Any]) -> Fraction:
    return jacta.odds(ASSAULT, given).p(success=True)


# --- Need


@pytest.mark.parametrize(("defenders", "units"), [(1, 3), (2, 9), (3, 15), (4, 23)])
def test_units_for_an_assault_of_seventy_per_cent(defenders: int, units: int) -> None:
    given = {**LEADER, "defender_units": defenders}
    found = jacta.need(ASSAULT, given, by="attacker_units", aim="success=true", at_least="70%")
    assert found.value == units
    (one,) = found.found
    assert one.answer is not None
    assert one.answer.worth == success({**given, "attacker_units": units})
    assert [spot.values[0] for spot in one.neighbours] == [units - 1, units + 1]
    assert [spot.worth for spot in one.neighbours] == [
        success({**given, "attacker_units": other}) for other in (units - 1, units + 1)
    ]
    assert one.trend == "up"


def test_a_second_key_asks_for_each_of_its_values() -> None:
    found = jacta.need(ASSAULT, LEADER, by=["attacker_units", "defender_units=1..4"], at_least=0.7)
    assert found.value == {1: 3, 2: 9, 3: 15, 4: 23}


def test_a_number_that_means_no_limit_is_no_amount() -> None:
    """Mighty Empires: 0 seasons at most are as many as it takes, which is no answer to « how many do I need? »."""
    found = jacta.need("mighty_empires.siege_campaign", {"site": "village"}, by="max_seasons", at_least="60%")
    assert found.value == 2
    (one,) = found.found
    assert one.trend == "up"
    assert one.tried[0].values == (1,)


def test_need_is_the_first_of_all_values_that_is_enough() -> None:
    given = {**LEADER, "defender_units": 2}
    for at_least in (Fraction(1, 10), Fraction(1, 2), Fraction(9, 10)):
        tried = {units: success({**given, "attacker_units": units}) for units in range(1, 30)}
        first = next(units for units, worth in tried.items() if worth >= at_least)
        assert jacta.need(ASSAULT, given, by="attacker_units", at_least=at_least).value == first


def test_which_modifier_makes_it_one_half() -> None:
    given = {"attacker_units": 9, **LEADER, "defender_units": 3}
    value = jacta.need(ASSAULT, given, by="attacker_dice_mod", at_least="1/2").value
    assert value == 1
    assert success({**given, "attacker_dice_mod": value}) >= Fraction(1, 2) > success(given)


def test_where_less_is_better_the_most_one_may_have() -> None:
    found = jacta.need(ASSAULT, {"attacker_units": 9, **LEADER}, by="defender_units", at_least=0.5)
    assert (found.value, found.found[0].trend) == (2, "down")


def test_no_value_is_enough() -> None:
    found = jacta.need(ASSAULT, {**LEADER, "defender_units": 30}, by="attacker_units", at_least="99%")
    (one,) = found.found
    assert found.value is None
    assert one.whole
    assert one.nearest is not None
    assert one.nearest.values == (59,)  # 60 units throw no more dice


def test_of_choices_those_that_are_enough() -> None:
    id, given = "here_i_stand.interception", {"leaders": [2]}
    found = jacta.need(id, given, by="cavalry", aim="success=true", at_least="5/12")
    chances = {value: jacta.odds(id, {**given, "cavalry": value}).p(success=True) for value in found.keys[0].choices}
    assert found.found[0].trend == "unordered"
    assert {spot.values[0] for spot in found.found[0].legal if found.found[0].holds(spot)} == {
        value for value, chance in chances.items() if chance >= Fraction(5, 12)
    }


def test_more_that_is_not_better_is_told_by_its_stretches() -> None:
    worths = [0, 3, 4, 2, 3, 1]
    spots = tuple(Spot((value,), Fraction(worth)) for value, worth in enumerate(worths))
    one = KeyNeed(None, spots, Fraction(3), numeric=True, whole=True)
    assert one.trend == "mixed"
    assert [(first.values[0], last.values[0]) for first, last in one.runs] == [(1, 2), (4, 4)]
    assert one.answer == spots[1]


@pytest.mark.parametrize(
    ("written", "meant"),
    [("70%", "7/10"), ("70 %", "7/10"), ("0.7", "7/10"), ("0,7", "7/10"), ("7/10", "7/10"), ("−2", "-2"), ("3", "3")],
)
def test_a_chance_is_read_as_people_write_it(written: str, meant: str) -> None:
    assert fraction(written) == Fraction(meant)


@pytest.mark.parametrize("written", ["", "seventy", "1/0", "7/10/2"])
def test_what_is_no_number_is_refused(written: str) -> None:
    with pytest.raises(InputError, match="at_least"):
        bound(written)


def test_a_chance_above_one_is_refused() -> None:
    with pytest.raises(InputError, match="at_least"):
        jacta.need(ASSAULT, {"defender_units": 1}, by="attacker_units", at_least=70)


# --- Vary


def test_every_place_of_a_sweep_is_one_call_of_odds() -> None:
    found = jacta.vary(ASSAULT, LEADER, by={"attacker_units": range(4, 9), "defender_units": (1, 3)})
    assert len(found.spots) == 10
    for spot in found.spots:
        units, defenders = spot.values
        assert spot.worth == success({**LEADER, "attacker_units": units, "defender_units": defenders})
    assert found.worth(4, 3) == success({**LEADER, "attacker_units": 4, "defender_units": 3})
    assert [value for value, _ in found.lines] == [1, 3]


@pytest.mark.parametrize(
    ("written", "values"),
    [
        ("attacker_units=4..7", (4, 5, 6, 7)),
        ("attacker_units=4..20..8", (4, 12, 20)),
        ("attacker_units=4,8,12", (4, 8, 12)),
        ("attacker_units=57..", (57, 58, 59, 60)),
        ("attacker_units=..2", (0, 1, 2)),
        ("attacker_units", tuple(range(13))),
        ("attacker_loss_order=..", ("cavalry_first", "cavalry_last")),
    ],
)
def test_values_are_read_as_people_write_them(written: str, values: tuple[Any, ...]) -> None:
    found = jacta.vary(ASSAULT, {"attacker_units": 4, "defender_units": 1} if "order" in written else {}, by=written)
    assert found.axes[0].values == values


def test_what_is_entered_is_marked() -> None:
    found = jacta.vary(ASSAULT, {"attacker_units": 5, "defender_units": 1}, by="attacker_units")
    assert [spot.values for spot in found.spots if spot.now] == [(5,)]


def test_a_mean_varies_too() -> None:
    found = jacta.vary(ASSAULT, {"defender_units": 1}, by="attacker_units=3..5", aim="attacker_hits")
    assert not found.is_chance
    assert [spot.worth for spot in found.spots] == [
        jacta.odds(ASSAULT, {"attacker_units": units, "defender_units": 1}).mean("attacker_hits") for units in (3, 4, 5)
    ]


def test_a_place_that_the_rules_refuse_is_empty() -> None:
    found = jacta.vary(ASSAULT, {"defender_units": 1}, by="attacker_units=59..62")
    assert [spot.worth is None for spot in found.spots] == [False, False, True, True]


@pytest.mark.parametrize(
    ("by", "key"),
    [
        ("attacker_unit", "attacker_unit"),
        ("attacker_units=61..70", "attacker_units"),
        ("attacker_units=0..100000", "attacker_units"),
        (["attacker_units", "attacker_units"], "by"),
        ("options", "options"),
        ("options.none", "options.none"),
    ],
)
def test_a_key_that_cannot_vary_is_named(by: Any, key: str) -> None:
    with pytest.raises(InputError) as refused:
        jacta.vary(ASSAULT, {"defender_units": 1}, by=by)
    assert refused.value.key == key


def test_sweeps_are_drawn(tmp_path: Any) -> None:
    for by in ("attacker_units=4..6", "attacker_loss_order", ["attacker_units=4..6", "defender_units=1,2"]):
        jacta.vary(ASSAULT, {"attacker_units": 4, "defender_units": 1}, by=by).save_chart(tmp_path / "chart.svg")
        assert "<svg" in (tmp_path / "chart.svg").read_text()


def test_a_sweep_as_a_data_frame() -> None:
    frame = jacta.vary(ASSAULT, {"defender_units": 1}, by="attacker_units=4..6").to_frame()
    assert list(frame.columns) == ["attacker_units", "exact", "worth"]
    assert list(frame["attacker_units"]) == [4, 5, 6]


# --- Sensitivity


def test_a_step_is_one_call_of_odds_and_the_most_telling_comes_first() -> None:
    given = {"attacker_units": 9, **LEADER, "defender_units": 3}
    found = jacta.sensitivity(ASSAULT, given)
    assert found.worth == success(given)
    for one in found.changes:
        assert one.worth == success(laid(given, one.key.path, one.value))
        assert one.difference == one.worth - found.worth
    sizes = [abs(one.difference) for one in found.changes]
    assert sizes == sorted(sizes, reverse=True)
    steps = {one.key.path: one.value for one in found.changes}
    assert steps["attacker_units"] == 10
    assert steps["attacker_leaders.0"] == 3


def test_readings_are_steps_too() -> None:
    found = jacta.sensitivity("here_i_stand.piracy", jacta.procedures()["here_i_stand.piracy"].examples[0])
    assert any(one.key.path.startswith("options.") for one in found.changes)


def test_as_high_as_can_be_goes_down() -> None:
    found = jacta.sensitivity(ASSAULT, {"attacker_units": 60, "defender_units": 2})
    assert {one.value for one in found.changes if one.key.path == "attacker_units"} == {59}


def test_a_sensitivity_is_drawn(tmp_path: Any) -> None:
    found = jacta.sensitivity(ASSAULT, {"attacker_units": 9, "defender_units": 2})
    found.save_chart(tmp_path / "chart.svg")
    assert "<svg" in (tmp_path / "chart.svg").read_text()


def test_input_that_is_refused_is_refused_by_its_key() -> None:
    with pytest.raises(InputError) as refused:
        jacta.sensitivity(ASSAULT, {"attacker_units": 99})
    assert refused.value.key == "attacker_units"


# --- Keys


@pytest.mark.parametrize("id", procedures())
def test_the_keys_of_every_example_stand_where_they_say(id: str) -> None:
    procedure = find_procedure(id)
    for example in procedure.examples:
        for key in keys(procedure, example):
            assert key_at(procedure, example, key.path) == key
            for value in key.values()[:1]:
                laid(example, key.path, value)
