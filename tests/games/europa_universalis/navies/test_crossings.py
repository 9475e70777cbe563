"""2.7.3 to 2.7.5 and the blockade: worked examples of the sea chapters, attrition against enumeration."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

import jacta
from tests.games.europa_universalis.asking import chances, check, refused

# --- naval_action


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"activities": []}, (True, 0, 1)),
        ({"activities": ["attack"]}, (True, 1, 1)),
        ({"activities": ["blockade", "blockade"]}, (False, 2, 1)),
        ({"activities": ["land_troops", "blockade"]}, (False, 2, 1)),
        ({"activities": ["land_troops", "blockade"], "same_province": True}, (True, 1, 1)),
        ({"activities": ["explore", "land_troops"], "overseas": True, "conquistador": True}, (True, 1, 1)),
        ({"activities": ["explore", "land_troops"], "overseas": True}, (False, 2, 1)),
        (
            {"activities": ["explore", "land_troops"], "overseas": True, "conquistador": True, "army_landed": True},
            (False, 2, 1),
        ),
        ({"activities": ["explore"], "interruptions": 2}, (True, 1, 2)),
        ({"activities": ["explore"], "interruptions": 2, "moved_after": True}, (True, 1, 3)),
    ],
)
def test_naval_action(given: dict[str, Any], expected: tuple[bool, int, int]) -> None:
    assert tuple(check("naval_action", **given).values()) == expected


# --- sea_transport

CLASS = "troops.0.army_class"


def test_sea_transport_of_england() -> None:
    assert check(
        "sea_transport",
        period=7,
        troops=[{"type": "A-", "army_class": "ivm", "count": 1}, {"type": "DC", "count": 1}],
        naval=[{"counter": "F+", "nav": 4, "tr": 1}],
    ) == {
        "needed": 6.5,
        "capacity": 7,
        "counters": 2,
        "counter_limit": 2,
        "dt": 2,
        "dt_limit": 4,
        "fits": True,
    }


def test_sea_transport_of_turkey() -> None:
    found = check(
        "sea_transport",
        period=2,
        troops=[{"type": "A+", "army_class": "i", "count": 1}, {"type": "DT", "count": 2}],
        naval=[{"counter": "F+", "ga": 10, "tr": 1}],
    )
    assert found == {
        "needed": 14,
        "capacity": 13,
        "counters": 3,
        "counter_limit": 3,
        "dt": 6,
        "dt_limit": 8,
        "fits": False,
    }


def test_an_a_plus_needs_a_fleet() -> None:
    troops = [{"type": "A+", "army_class": "iii", "count": 1}]
    detachments = [{"counter": "DTr", "tr": 1}, {"counter": "DTr", "tr": 1}]
    found = check("sea_transport", period=1, troops=troops, naval=detachments)
    assert (found["needed"], found["capacity"], found["dt"], found["dt_limit"]) == (6, 6, 4, 4)
    assert not found["fits"]


POINTS = {
    "i": (5, 5, 5, 5, 5, 5, 5),
    "im": (5, 5, 5, 5, 5, 6, 6),
    "iv": (5, 5, 5, 5, 5, 6, 6),
    "ii": (4, 4, 4, 4, 4, 4, 4),
    "iim": (4, 4, 4, 4, 4, 4, 4),
    "iii": (3, 3, 3, 3, 3, 4, 4),
    "iiim": (3, 3, 3, 4, 4, 4, 4),
    "ivm": (3, 3, 3, 3, 3, 4, 6),
}


@pytest.mark.parametrize("army_class", POINTS)
def test_points_of_transport_by_class_and_period(army_class: str) -> None:
    for period, points in enumerate(POINTS[army_class], start=1):
        troops = [{"type": "A+", "army_class": army_class, "count": 2}]
        assert check("sea_transport", period=period, troops=troops, naval=[])["needed"] == 4 * points


def test_a_nation_gives_an_army_its_class() -> None:
    """« i, im, iv 5 points », « une A+ compte comme deux A- », « les DTr transportent 3 points »."""
    turks = [{"type": "A+", "nation": "turkey", "count": 1}]
    found = check("sea_transport", period=2, troops=turks, naval=[{"counter": "DTr"}] * 4)
    assert (found["needed"], found["capacity"]) == (10, 12)
    assert refused("sea_transport", period=2, troops=[{**turks[0], "nation": "palatinate"}], naval=[]) == CLASS
    assert refused("land_transport", period=2, troops=[{**turks[0], "nation": "asia"}], fleets=[]) == CLASS


def test_sea_transport_refuses_what_is_not_printed() -> None:
    for army_class in ({"army_class": "a"}, {}):
        troops = [{"type": "DT", "count": 1}, {"type": "A-", "count": 1, **army_class}]
        assert refused("sea_transport", period=1, troops=troops, naval=[]) == "troops.1.army_class"


# --- sea_attrition

VOYAGE = {
    "seas": [{"risk": 8}, {"risk": 8, "friendly_port": True}, {"risk": 6, "modifier": 1}],
    "leader": "admiral",
    "manoeuvre": 2,
}


def test_sea_attrition_of_a_voyage() -> None:
    expected = {0: Fraction(4, 10), **{percent: Fraction(1, 10) for percent in range(10, 70, 10)}}
    assert chances("sea_attrition", "percent", **VOYAGE, d=4) == expected


def test_two_seas_of_the_highest_risk_add_one() -> None:
    twice = {"seas": [{"risk": 8}, {"risk": 10, "friendly_port": True}], "d": 4}
    assert chances("sea_attrition", "percent", **twice)[0] == Fraction(2, 10)
    once = {"seas": [{"risk": 8}, {"risk": 9, "friendly_port": True}], "d": 4}
    assert chances("sea_attrition", "percent", **once)[0] == Fraction(3, 10)


def test_an_explorer_helps_overseas_only() -> None:
    given = {"seas": [{"risk": 8}], "leader": "explorer", "manoeuvre": 4, "d": 4}
    assert chances("sea_attrition", "percent", **given)[0] == Fraction(3, 10)
    assert chances("sea_attrition", "percent", **given, overseas=True)[0] == Fraction(7, 10)
    assert chances("sea_attrition", "percent", **{**given, "leader": "none"})[0] == Fraction(3, 10)


def test_a_risk_below_the_first_column_comes_off_the_die() -> None:
    given = {"seas": [{"risk": 0, "friendly_port": True, "modifier": 7}], "d": 4}
    assert chances("sea_attrition", "percent", **given)[0] == Fraction(6, 10)


def test_two_de_exploring() -> None:
    odds = jacta.odds(
        "europa_universalis.sea_attrition",
        {"seas": [{"risk": 5}], "leader": "explorer", "manoeuvre": 3, "explore": True, "d": 0, "de": 2},
    )
    assert odds.marginal("percent").p(lambda percent: percent == 0) == Fraction(4, 10)
    assert (odds.p(de=2), odds.p(de=0)) == (Fraction(1, 2), Fraction(1, 10))


def test_transports_are_spared_or_pay_first() -> None:
    stack = {"seas": [{"risk": 5}], "d": 1, "tr": 2}
    assert check("sea_attrition", **stack, percent=20) == {
        "percent": 20,
        "d": 0,
        "de": 1,
        "tr": 2,
        "cargo_dt": 0,
        "cargo_dc": 0,
    }
    half = check("sea_attrition", **stack, percent=50)
    assert (half["d"], half["de"], half["tr"]) == (0, 0, 1)
    first = check("sea_attrition", **stack, percent=50, transports="first")
    assert (first["d"], first["de"], first["tr"]) == (1, 0, 0)


def test_who_pays_is_the_owners_decision_where_it_is_not_stated() -> None:
    stack = {"seas": [{"risk": 5}], "d": 1, "tr": 2, "percent": 50}
    assert jacta.odds("europa_universalis.sea_attrition", stack, policy={"transports": "first"}).p(d=1) == 1
    stated = {**stack, "transports": "spare"}
    assert jacta.odds("europa_universalis.sea_attrition", stated, policy={"transports": "first"}).p(d=0) == 1


def test_cargo_suffers_the_same_percentage_with_stars_of_its_own() -> None:
    odds = jacta.odds("europa_universalis.sea_attrition", {"seas": [{"risk": 5}], "d": 1, "cargo_dt": 2, "percent": 10})
    for lost_ship, lost_troops in product((False, True), repeat=2):
        ships = {"d": 0, "de": 2} if lost_ship else {"d": 1, "de": 0}
        troops = {"cargo_dt": 1, "cargo_dc": 2} if lost_troops else {"cargo_dt": 2, "cargo_dc": 0}
        assert odds.p(**ships, **troops) == Fraction(1, 4)


def test_a_star_in_the_attrition_table_costs_a_third_and_spares_the_cargo(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "europa_universalis"
    folder.mkdir()
    (folder / "exploration_attrition.toml").write_text('[[rows]]\ndie = "..20"\npercent = -1\n')
    monkeypatch.setenv("JACTA_TABLES", str(tmp_path))
    odds = jacta.odds(
        "europa_universalis.sea_attrition", {"seas": [{"risk": 5}], "explore": True, "d": 2, "cargo_dt": 2}
    )
    assert odds.p(percent=0, d=1, de=2, cargo_dt=2) == Fraction(1, 2)
    assert odds.p(percent=0, d=2, de=0, cargo_dt=2) == Fraction(1, 2)


def test_sea_attrition_refuses_an_empty_stack() -> None:
    assert refused("sea_attrition", seas=[{"risk": 5}], d=0) == "d"
    assert refused("sea_attrition", seas=[], d=1) == "seas"
    assert refused("sea_attrition", seas=[{"risk": 5}], d=1, percent=15) == "percent"
    assert refused("sea_attrition", seas=[{"risk": 5}], d=1, fleet_rules="ships") == "fleet_rules"


# --- blockade


def test_break_blockade_of_the_worked_example() -> None:
    assert chances("break_blockade", "result", manoeuvre=1, blockader_manoeuvre=4) == {
        "battle": Fraction(1, 2),
        "escaped": Fraction(3, 10),
        "held": Fraction(1, 5),
    }


def test_a_separate_roll_never_forces_battle_here() -> None:
    odds = jacta.odds(
        "europa_universalis.break_blockade",
        {"manoeuvre": 3, "blockader_smaller": True, "options": {"forced_battle": "separate"}},
    )
    assert (odds.p(result="escaped"), odds.p(result="held")) == (Fraction(7, 10), Fraction(3, 10))
    assert jacta.odds("europa_universalis.force_battle", {}).p(battle=True) == Fraction(1, 2)


def test_the_blockader_may_let_the_fleet_be() -> None:
    odds = jacta.odds("europa_universalis.break_blockade", {}, policy={"force_battle": "held"})
    assert odds.p(result="held") == Fraction(7, 10)
