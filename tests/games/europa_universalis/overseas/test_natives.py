"""2.6 and 2.8: natives, cavalry against them, losses overseas, and the battle against them."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import jacta
from jacta.games.europa_universalis import GAME
from jacta.games.europa_universalis.pieces.stack import Stack
from tests.games.europa_universalis.asking import check, refused
from tests.games.europa_universalis.natives_by_hand import ByHand

AZTECS: dict[str, Any] = {"points": 60, "size": 7, "morale": 1, "shock_column": "D"}
CONQUISTADORS: dict[str, Any] = {
    "dt": 1,
    "size": 0,
    "morale": 2,
    "fire_column": "A",
    "fire_effect": "stars",
    "shock_column": "A",
}
TWO_DC: dict[str, Any] = {
    "natives": {**AZTECS, "points": 20},
    "europeans": {
        "dt": 0,
        "dc": 2,
        "size": 0,
        "morale": 2,
        "fire_column": "B",
        "shock_column": "A",
        "shock_mod": 1,
        "manoeuvre": 3,
    },
}
BREAK_OFF: dict[str, Any] = {
    "natives": {
        "points": 120,
        "size": 7,
        "morale": 2,
        "shock_column": "C",
        "manoeuvre": 2,
        "break_off": "always",
    },
    "europeans": {
        "dt": 4,
        "size": 2,
        "morale": 3,
        "fire_column": "C",
        "fire_effect": "half",
        "shock_column": "B",
        "manoeuvre": 1,
        "break_off": "if_behind",
    },
    "natives_attack": True,
}


def battle(**given: Any) -> Any:
    return jacta.odds("europa_universalis.natives_battle", given)


# --- Strength


def test_natives_strength_worked_example() -> None:
    assert check("natives_strength", points=22) == {
        "dt": 1,
        "dc": 2,
        "combat_dt": 2,
        "full_groups": 0,
        "last_group": 2,
        "dice": 1,
    }
    twenty_six = check("natives_strength", points=26)
    assert (twenty_six["dt"], twenty_six["dc"]) == (2, 0)
    assert check("natives_strength", points=300, fleet_rules="ships") == {
        "dt": 20,
        "dc": 0,
        "combat_dt": 20,
        "full_groups": 2,
        "last_group": 4,
        "dice": 3,
    }


@pytest.mark.parametrize(
    ("points", "dt", "dc", "combat"),
    [(1, 0, 1, 0), (10, 0, 2, 0), (11, 1, 0, 1), (15, 1, 0, 1), (16, 1, 1, 1), (121, 8, 1, 8), (130, 8, 2, 9)],
)
def test_a_rest_of_five_points_or_part_of_five_is_a_dc(points: int, dt: int, dc: int, combat: int) -> None:
    found = check("natives_strength", points=points)
    assert (found["dt"], found["dc"], found["combat_dt"]) == (dt, dc, combat)
    assert found["dice"] == max(1, -(-combat // 8))


def test_natives_strength_refusals() -> None:
    assert refused("natives_strength", points=0) == "points"
    assert refused("natives_strength", points=2001) == "points"
    assert refused("natives_strength", points=5, fleet_rules="galleys") == "fleet_rules"


# --- Cavalry

AGAINST: dict[str, Any] = {"rate": 1, "group": "asia", "period": 1, "native_dt": 1}


@pytest.mark.parametrize(
    ("given", "europeans", "natives"),
    [
        ({"dt": 6}, True, False),
        ({"dt": 5}, False, False),
        ({"dt": 1}, False, True),
        ({"dt": 4, "period": 4}, True, False),
        ({"dt": 6, "terrain": "other"}, False, False),
        ({"dt": 0}, False, True),
        ({"dt": 1, "group": "africa"}, True, False),
        ({"dt": 9, "group": "siberia"}, False, False),
        ({"dt": 10, "group": "siberia"}, True, False),
        ({"dt": 2, "points": 14, "fleet_rules": "ships", "group": "americas"}, False, False),
        ({"dt": 2, "points": 15, "fleet_rules": "ships", "group": "americas"}, True, False),
        ({"dt": 1, "fleet_rules": "ships", "group": "americas"}, False, False),
        ({"dt": 1, "fleet_rules": "ships", "group": "americas", "has_army": True}, True, False),
        ({"dt": 3, "points": 29, "rate": 3, "fleet_rules": "ships"}, True, False),
        ({"dt": 3, "points": 19, "rate": 3, "fleet_rules": "ships"}, False, False),
    ],
)
def test_twice_the_cavalry_is_an_advantage(given: dict[str, Any], europeans: bool, natives: bool) -> None:
    assert check("natives_cavalry", **{**AGAINST, **given}) == {"europeans": europeans, "natives": natives}


def test_natives_cavalry_refusals() -> None:
    assert refused("natives_cavalry", **AGAINST) == "dt"
    assert refused("natives_cavalry", **AGAINST, dt=2, points=15) == "points"
    assert refused("natives_cavalry", **AGAINST, dt=2, points=15, fleet_rules="ships", has_army=True) == "points"
    assert refused("natives_cavalry", **{**AGAINST, "rate": -1}, dt=2) == "rate"


# --- Losses


def test_overseas_losses_worked_example() -> None:
    assert check("overseas_losses", target="natives", losses=2.5, points=60) == {"points_lost": 35, "points_left": 25}
    capped = check("overseas_losses", target="natives", losses=1, points=60, fleet_rules="ships", cap_points=10)
    assert capped == {"points_lost": 10, "points_left": 50}
    assert check("overseas_losses", target="european", losses=1.5, dt=2, dc=1) == {
        "dc_lost": 5,
        "dt_left": 0,
        "dc_left": 2,
    }


def test_loose_dc_go_first_and_nobody_loses_more_than_there_is() -> None:
    assert check("overseas_losses", target="european", losses=0.5, dt=2, dc=2) == {
        "dc_lost": 2,
        "dt_left": 2,
        "dc_left": 0,
    }
    assert check("overseas_losses", target="european", losses=0.5, dt=1) == {"dc_lost": 2, "dt_left": 0, "dc_left": 1}
    assert check("overseas_losses", target="european", losses=9, dc=2) == {"dc_lost": 2, "dt_left": 0, "dc_left": 0}
    assert check("overseas_losses", target="natives", losses=9, points=7) == {"points_lost": 7, "points_left": 0}
    by_points = check("overseas_losses", target="european", losses=1.5, points=18, fleet_rules="ships")
    assert by_points == {"points_lost": 15, "points_left": 3}


@pytest.mark.parametrize(("losses", "lost"), [(0, 0), (0.5, 1), (1, 1), (1.5, 1), (2.5, 2)])
def test_native_armies_round_as_in_europe(losses: float, lost: int) -> None:
    assert check("overseas_losses", target="native_army", losses=losses) == {"dt_lost": lost}


def test_overseas_losses_refusals() -> None:
    assert refused("overseas_losses", target="natives", losses=1) == "points"
    assert refused("overseas_losses", target="european", losses=1) == "dt"
    assert refused("overseas_losses", target="european", losses=1, fleet_rules="ships", dt=1) == "points"
    assert refused("overseas_losses", target="european", losses=1, dt=1, cap_points=3) == "cap_points"
    assert refused("overseas_losses", target="natives", losses=1, points=9, cap_points=3) == "cap_points"
    assert refused("overseas_losses", target="natives", losses=0.3, points=9) == "losses"


# --- The battle


def test_natives_battle_worked_example() -> None:
    odds = battle(natives=AZTECS, europeans=CONQUISTADORS)
    assert odds.p(rounds=1, ending="rout") == Fraction(2, 5)
    assert odds.p(rounds=1, native_points_lost=15) == Fraction(4, 25)
    assert odds.p(winner="europeans") == Fraction(901, 1000)
    assert odds.p(winner="natives") == Fraction(2691, 62500)
    assert odds.p(winner="none") == Fraction(6993, 125000)
    assert odds.p(europeans_destroyed=True) == Fraction(501, 6250)


def test_natives_battle_two_dc_worked_example() -> None:
    odds = battle(**TWO_DC)
    assert odds.p(winner="europeans") == Fraction(2936, 3125)
    assert odds.p(european_losses=0) == Fraction(77474, 78125)


def test_natives_battle_break_off_worked_example() -> None:
    odds = battle(**BREAK_OFF)
    assert odds.p(winner="europeans") == Fraction(22718401, 25000000)
    assert odds.p(ending="break_off") == Fraction(4563, 25000)


SHIPS: dict[str, Any] = {
    "fleet_rules": "ships",
    "natives": {"points": 40, "size": 7, "morale": 2, "shock_column": "B", "fire_column": "E", "fire_mod": 2},
    "europeans": {"dt": 2, "points": 13, "size": 2, "morale": 2, "fire_column": "B", "shock_column": "A"},
}
HORDE: dict[str, Any] = {
    "natives": {"points": 150, "size": 7, "morale": 1, "shock_column": "C", "shock_mod": 2, "pursuit_mod": 3},
    "europeans": {"dt": 3, "dc": 2, "size": 2, "morale": 1, "shock_column": "B", "manoeuvre": 2},
}
FEW: dict[str, Any] = {
    "natives": {"points": 8, "size": 7, "morale": 2, "fire_column": "A", "shock_column": "A", "shock_mod": 3},
    "europeans": {"dt": 0, "dc": 1, "size": 0, "morale": 3, "shock_column": "A", "shock_mod": 4, "pursuit_mod": -2},
}
BOTH_LEAVE: dict[str, Any] = {
    "natives": {
        "points": 70,
        "size": 4,
        "morale": 3,
        "fire_column": "D",
        "shock_column": "D",
        "manoeuvre": 1,
        "break_off": "always",
    },
    "europeans": {
        "dt": 4,
        "size": 2,
        "morale": 3,
        "fire_column": "C",
        "shock_column": "C",
        "manoeuvre": 1,
        "break_off": "always",
    },
}


@pytest.mark.parametrize(
    "given",
    [
        {"natives": AZTECS, "europeans": CONQUISTADORS},
        TWO_DC,
        BREAK_OFF,
        SHIPS,
        {**SHIPS, "europeans": {**SHIPS["europeans"], "points": 20}},
        {**HORDE, "options": {"native_stars": "main"}},
        HORDE,
        FEW,
        BOTH_LEAVE,
        {**BOTH_LEAVE, "natives_attack": True},
    ],
    ids=str,
)
def test_natives_battle_by_another_hand(given: dict[str, Any]) -> None:
    assert {tuple(outcome): p for outcome, p in battle(**given)} == ByHand(given).odds()


def test_an_army_lifts_the_cap_of_the_points() -> None:
    given = {**SHIPS, "europeans": {**SHIPS["europeans"], "has_army": True}}
    del given["europeans"]["points"]
    assert {tuple(outcome): p for outcome, p in battle(**given)} == ByHand(given).odds()
    assert battle(**SHIPS).p(lambda outcome: outcome.native_points_lost > 13) == 0
    assert battle(**given).p(lambda outcome: outcome.native_points_lost > 20) > 0


def test_eight_detachments_of_natives_fight_like_any_stack_overseas() -> None:
    natives = {"points": 120, "size": 4, "morale": 2, "shock_column": "A"}
    europeans = {"dt": 3, "size": 2, "morale": 3, "shock_column": "A"}
    ours = battle(natives=natives, europeans=europeans).marginal("winner", "ending", "routed", "rounds")
    land = {
        "map": "overseas",
        "attacker": {"dt": 3, "tech": "medieval", "size": 2, "morale": 3, "break_off": "never"},
        "defender": {"dt": 8, "tech": "medieval", "size": 4, "morale": 2, "break_off": "never"},
    }
    theirs = jacta.odds("europa_universalis.land_battle", land).marginal("winner", "ending", "routed", "rounds")
    names = {"attacker": "europeans", "defender": "natives"}
    renamed = {tuple(names.get(value, value) for value in outcome): p for outcome, p in theirs}
    assert {tuple(outcome): p for outcome, p in ours} == renamed


def test_natives_battle_refusals() -> None:
    europeans = {**CONQUISTADORS, "dt": 0}
    assert refused("natives_battle", natives=AZTECS, europeans=europeans) == "europeans.dt"
    assert refused("natives_battle", natives=AZTECS, europeans=europeans, fleet_rules="ships") == "europeans.dt"
    with_dc = {**CONQUISTADORS, "dc": 1}
    assert refused("natives_battle", natives=AZTECS, europeans=with_dc, fleet_rules="ships") == "europeans.dc"
    with_points = {**CONQUISTADORS, "points": 11}
    assert refused("natives_battle", natives=AZTECS, europeans=with_points) == "europeans.points"
    assert refused("natives_battle", natives=AZTECS, europeans=with_points, fleet_rules="ships") == "europeans.points"
    assert refused("natives_battle", natives={**AZTECS, "points": 0}, europeans=CONQUISTADORS) == "natives.points"
    assert refused("natives_battle", natives={**AZTECS, "shock_column": "F"}, europeans=europeans) == (
        "natives.shock_column"
    )


def test_who_states_no_policy_decides_whether_to_break_off() -> None:
    given = {**BREAK_OFF, "natives": {key: v for key, v in BREAK_OFF["natives"].items() if key != "break_off"}}
    stays = battle(**given)
    leaves = jacta.odds("europa_universalis.natives_battle", given, policy={"break_off": "yes"})
    assert stays.p(ending="break_off") < leaves.p(ending="break_off")
    assert leaves == battle(**BREAK_OFF)


def test_a_nation_without_cavalry_in_the_tables_fights_natives_with_its_own() -> None:
    """2.2.3 item 3 (R6): a class iv minor of 1 a detachment; DC have none, so 1 DT is 1."""
    sheet = {"nation": "minor_iv", "period": 2, "tech": "renaissance", "dt": 1, "dc": 2, "cavalry_rate": 1}
    role = next(one for one in GAME.procedures if one.name == "natives_battle").stated.roles["europeans"]
    filled = role.fill(Stack.model_validate(sheet))["europeans"]
    assert (filled["size"], filled["cavalry"]) == (2, 1)
    assert (
        "cavalry"
        not in role.fill(Stack.model_validate({**sheet, "nation": "spain", "cavalry_rate": None}))["europeans"]
    )
