"""2.4.2 to 2.4.6: attrition, transport, fortresses in the way, interception, evasion."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from tests.games.europa_universalis.asking import chances, check, refused

TENTH = Fraction(1, 10)


# --- 2.4.2 Usure


def test_w14_attrition() -> None:
    base = {"variant": "base"}
    assert chances("attrition", "losses", dt=3, manoeuvre=2, **base) == {0: 5 * TENTH, 1: 3 * TENTH, 2: 2 * TENTH}
    assert chances("attrition", "losses", dt=6) == {0: 3 * TENTH, 2: 3 * TENTH, 3: 4 * TENTH}
    overseas = chances("attrition", "losses", dt=2, map="overseas", **base)
    assert overseas == {0: 3 * TENTH, 0.5: 3 * TENTH, 1: 4 * TENTH}
    assert chances("attrition", "losses", dt=2, **base) == {0: 6 * TENTH, 1: 4 * TENTH}


PRINTED = {
    "base": {1: (0, 0, 1), 2: (0, 0, 1), 3: (0, 1, 2), 5: (0, 1, 2), 6: (0, 1, 2), 14: (0, 1, 2)},
    "trial": {1: (0, 0, 1), 2: (0, 1, 1), 3: (0, 1, 2), 5: (0, 1, 2), 6: (0, 2, 3), 14: (0, 2, 3)},
}


@pytest.mark.parametrize("routed", [False, True])
@pytest.mark.parametrize("manoeuvre", range(10))
@pytest.mark.parametrize(("variant", "dt"), [(variant, dt) for variant, rows in PRINTED.items() for dt in rows])
def test_attrition_reads_the_die_less_the_manoeuvre(variant: str, dt: int, manoeuvre: int, routed: bool) -> None:
    expected: Counter[int] = Counter()
    for die in range(1, 11):
        read = die if variant == "trial" and routed else die - manoeuvre
        expected[PRINTED[variant][dt][0 if read <= 3 else 1 if read <= 6 else 2]] += 1
    found = chances("attrition", "losses", dt=dt, manoeuvre=manoeuvre, variant=variant, routed=routed)
    assert found == {losses: weight * TENTH for losses, weight in expected.items()}


def test_the_trial_rules_have_another_table_overseas() -> None:
    assert refused("attrition", dt=2, map="overseas") == "map"
    assert refused("attrition", dt=15) == "dt"
    assert refused("attrition", dt=2, variant="old") == "variant"


# --- 2.4.4 Transport maritime


def fleet(n: int = 0, ga: int = 0, t: int = 0) -> dict[str, int]:
    return {"n": n, "ga": ga, "t": t}


def troops(type: str, army_class: str | None = None, count: int = 1) -> dict[str, Any]:
    return {"type": type, "count": count} | ({"army_class": army_class} if army_class else {})


def test_w16_land_transport() -> None:
    aboard = [troops("A+", "i"), troops("DT", count=2)]
    found = check("land_transport", period=2, troops=aboard, fleets=[fleet(ga=60, t=5)])
    assert found == {"needed": 80, "capacity": 80, "dt": 6, "dt_limit": 8, "fits": True}
    found = check("land_transport", period=2, troops=[troops("DT", count=5)], fleets=[fleet(n=60)])
    assert found == {"needed": 50, "capacity": 60, "dt": 5, "dt_limit": 4, "fits": False}


def test_points_are_pooled_over_the_counters() -> None:
    counters = [fleet(n=10, t=2), fleet(ga=4, t=1), fleet(n=1, ga=3)]
    found = check("land_transport", period=1, troops=[troops("DT", count=3)], fleets=counters)
    assert found == {"needed": 30, "capacity": 18 + 8 + 4, "dt": 3, "dt_limit": 4 + 8 + 4, "fits": True}


def test_transports_alone_carry_as_ships_of_the_line_do() -> None:
    found = check("land_transport", period=1, troops=[troops("DT", count=5)], fleets=[fleet(t=20)])
    assert (found["dt_limit"], found["fits"]) == (4, False)


NEEDED_PER_A_MINUS = {
    "i": [30] * 7,
    "ii": [28] * 7,
    "iim": [28] * 3 + [24] * 4,
    "iiim": [20] * 3 + [24] * 4,
    "iii": [20] * 7,
    "iv": [28] * 5 + [35] * 2,
    "im": [28] * 5 + [35] * 2,
    "ivm": [20] * 6 + [35],
}


@pytest.mark.parametrize("army_class", NEEDED_PER_A_MINUS)
@pytest.mark.parametrize("period", range(1, 8))
def test_an_army_needs_room_by_class_and_period(army_class: str, period: int) -> None:
    for type, armies in (("A-", 1), ("A+", 2)):
        aboard = [troops(type, army_class, count=3)]
        found = check("land_transport", period=period, troops=aboard, fleets=[fleet(n=1)])
        assert found["needed"] == 3 * armies * NEEDED_PER_A_MINUS[army_class][period - 1]


def test_land_transport_names_a_wrong_key() -> None:
    ships = [fleet(n=5)]
    assert refused("land_transport", period=1, troops=[troops("A-")], fleets=ships) == "troops.0.army_class"
    wild = [troops("DT", "a"), troops("A+", "a")]
    assert refused("land_transport", period=1, troops=wild, fleets=ships) == "troops.1.army_class"
    assert refused("land_transport", period=1, troops=[troops("DT")], fleets=[*ships, fleet()]) == "fleets.1"
    assert refused("land_transport", period=1, troops=[troops("DT", count=0)], fleets=ships) == "troops.0.count"
    assert refused("land_transport", period=8, troops=[], fleets=ships) == "period"
    assert refused("land_transport", period=1, troops=[troops("pasha")], fleets=ships) == "troops.0.type"


# --- 2.4.5 Passer outre l'ennemi


@pytest.mark.parametrize(
    ("level", "besieged", "left", "force"), list(product(range(6), (False, True), range(8), range(1, 8)))
)
def test_fortress_passage(level: int, besieged: bool, left: int, force: int) -> None:
    given = {"level": level, "besieged": besieged, "left": left, "force": force}
    if left > force:
        assert refused("fortress_passage", **given) == "left"
        return
    needed = 0 if besieged else (level or 1)
    goes_on = besieged or (left >= needed and force > left)
    assert check("fortress_passage", **given) == {"must_stop": not goes_on, "needed": needed}


def test_fortress_passage_wants_every_key() -> None:
    given = {"level": 1, "besieged": False, "left": 1, "force": 4}
    for key in given:
        assert refused("fortress_passage", **{name: value for name, value in given.items() if name != key}) == key


# --- 2.4.6 Interception


def success(**given: Any) -> Fraction:
    return chances("interception", "success", **given).get(True, Fraction(0))


def evades(manoeuvre: int, enemy_manoeuvre: int) -> Fraction:
    found = chances("evasion", "success", manoeuvre=manoeuvre, enemy_manoeuvre=enemy_manoeuvre)
    return found.get(True, Fraction(0))


def test_w12_interception() -> None:
    assert success() == 3 * TENTH
    assert success(manoeuvre=5, enemy_manoeuvre=1, friendly_force_or_city=True) == Fraction(4, 5)
    everything = {"in_port": True, "recent_siege": True, "enemy_force_present": True, "bad_weather": True}
    assert success(domain="sea", **everything) == 0
    attempts = [{}, {"manoeuvre": 2}, {"enemy_force_present": True}]
    gauntlet = chances("interception_gauntlet", "by", attempts=attempts)
    assert gauntlet == {0: 3 * TENTH, 1: Fraction(7, 20), -1: Fraction(7, 20)}


LINES = {"friendly_force_or_city": 1, "recent_siege": -1, "in_port": -2, "enemy_force_present": -2, "bad_weather": -2}


@pytest.mark.parametrize("applying", list(product((False, True), repeat=len(LINES))))
@pytest.mark.parametrize(("manoeuvre", "enemy"), [(0, 0), (9, 0), (0, 4), (5, 2)])
def test_interception_adds_up_every_line(applying: tuple[bool, ...], manoeuvre: int, enemy: int) -> None:
    given = dict(zip(LINES, applying, strict=True))
    modifier = manoeuvre - enemy + sum(LINES[line] for line, applies in given.items() if applies)
    expected = Fraction(max(0, min(10, 3 + modifier)), 10)
    leaders = {"manoeuvre": manoeuvre, "enemy_manoeuvre": enemy}
    assert success(domain="sea", **leaders, **given) == expected
    if not given["in_port"]:
        assert success(**leaders, **given, options={"friends_rule": "modifier"}) == expected


def test_nobody_intercepts_a_mover_among_friends_on_land() -> None:
    forbidden = {"allowed": False, "success": False}
    assert check("interception", enemy_force_present=True, manoeuvre=9) == forbidden
    allowed = chances("interception", "allowed", enemy_force_present=True, options={"friends_rule": "modifier"})
    assert allowed == {True: 1}


def test_interception_names_a_wrong_key() -> None:
    assert refused("interception", in_port=True) == "in_port"
    assert refused("interception", manoeuvre=10) == "manoeuvre"
    assert refused("interception", domain="air") == "domain"
    assert refused("interception_gauntlet", attempts=[]) == "attempts"
    assert refused("interception_gauntlet", attempts=[{}] * 13) == "attempts"
    assert refused("interception_gauntlet", attempts=[{}, {"manoeuvre": -1}]) == "attempts.1.manoeuvre"


def test_a_gauntlet_stops_at_the_first_success() -> None:
    """Against the enumeration of all dice."""
    attempts = [{"manoeuvre": 1}, {"enemy_manoeuvre": 1}, {"friendly_force_or_city": True}]
    expected: Counter[int] = Counter()
    for dice in product(range(1, 11), repeat=3):
        hits = [die + modifier >= 8 for die, modifier in zip(dice, (1, -1, 1), strict=True)]
        expected[hits.index(True) if True in hits else -1] += 1
    found = chances("interception_gauntlet", "by", attempts=attempts)
    assert found == {by: Fraction(weight, 1000) for by, weight in expected.items()}


def test_an_attempt_may_state_its_own_reading() -> None:
    friends = {"enemy_force_present": True}
    read = {"options": {"friends_rule": "modifier"}}
    everywhere = chances("interception_gauntlet", "by", attempts=[friends, friends], **read)
    assert everywhere == {0: TENTH, 1: 9 * TENTH * TENTH, -1: Fraction(81, 100)}
    alone = chances("interception_gauntlet", "by", attempts=[friends, {**friends, **read}])
    assert alone == {1: TENTH, -1: 9 * TENTH}


# --- Retraite avant bataille


def test_w13_evasion() -> None:
    assert evades(1, 5) == 3 * TENTH
    assert evades(9, 1) == 1


@pytest.mark.parametrize(("manoeuvre", "enemy"), list(product(range(10), repeat=2)))
def test_evasion_counts_only_an_advantage(manoeuvre: int, enemy: int) -> None:
    expected = Fraction(min(10, 3 + max(0, manoeuvre - enemy)), 10)
    assert evades(manoeuvre, enemy) == expected
