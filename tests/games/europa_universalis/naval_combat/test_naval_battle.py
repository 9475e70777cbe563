"""2.7.6: worked examples of the naval battle, and whole battles against another hand's enumeration."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import jacta
from jacta.dice import Seeded
from jacta.kernel.play.session import Session
from tests.games.europa_universalis.asking import chances, check, refused
from tests.games.europa_universalis.naval_by_hand import naval_battle

SAILS = {"front": "nav", "columns": {"nav:nav": ["C", "C"]}, "morale": {"nav": 2}}


def odds(**given: Any) -> Any:
    return jacta.odds("europa_universalis.naval_battle", given)


# --- front_line, wind_advantage


@pytest.mark.parametrize(
    ("ships", "allowed"),
    [
        ({"nav": 3, "tr": 1}, ["nav", "tr"]),
        ({"nav": 4, "tr": 1}, ["nav"]),
        ({"nav": 2, "ga": 1, "gal": 1, "tr": 4}, ["nav", "ga", "tr"]),
        ({"nav": 3, "ga_de": 2}, ["nav", "ga"]),
        ({"nav": 3, "de": 1, "ga_de": 2}, ["nav"]),
        ({"ga_de": 1}, ["ga"]),
        ({}, []),
    ],
)
def test_front_line(ships: dict[str, int], allowed: list[str]) -> None:
    assert check("front_line", **ships) == {"allowed": allowed}


def test_wind_advantage_of_the_worked_example() -> None:
    sides = {"attacker": {"front": "nav", "wind_mod": 2}, "defender": {"front": "ga"}}
    assert chances("wind_advantage", "wind", **sides) == {
        "attacker": Fraction(16, 25),
        "defender": Fraction(7, 25),
        "none": Fraction(2, 25),
    }


def test_galleys_fight_galleys_without_wind() -> None:
    sides = {"attacker": {"front": "ga", "wind_mod": 2}, "defender": {"front": "ga"}}
    assert chances("wind_advantage", "wind", **sides) == {"none": 1}


# --- naval_losses, naval_pursuit


@pytest.mark.parametrize(
    ("given", "total", "multiplier", "modified", "thirds"),
    [
        ({"fire": 2.5, "boarding": 1, "front": "ga", "d": 7, "de": 1}, 2, 1, 2, (2, 2, 2)),
        (
            {"fire": 2.5, "boarding": 1, "front": "ga", "enemy_front": "ga", "galleasses": 1, "d": 9},
            3.5,
            1.25,
            4.5,
            (5, 4, 4),
        ),
        ({"fire": 2, "boarding": 0, "d": 1, "de": 1}, 2, 0.25, 0.5, (0, 0, 0)),
        ({"fire": 2, "boarding": 0, "d": 1, "de": 1, "options": {"half_loss": "damaged"}}, 2, 0.25, 0.5, (0, 0, 1)),
        ({"fire": 3, "boarding": 0, "d": 1}, 3, 0.1, 0, (0, 0, 0)),
        ({"fire": 2, "boarding": 0.5, "d": 29}, 2.5, 3.6, 9, (9, 9, 9)),
        ({"fire": 2, "boarding": 2, "d": 0, "de": 1}, 4, 0.1, 0.5, (0, 0, 0)),
        ({"fire": 2, "boarding": 2, "d": 2, "de": 1}, 4, 0.25, 1, (1, 1, 1)),
        ({"fire": 4, "boarding": 0, "d": 15, "de": 1}, 4, 1.85, 7.5, (8, 7, 7)),
        ({"fire": 4, "boarding": 0, "d": 28}, 4, 3.5, 14, (14, 14, 14)),
        ({"fire": 4, "boarding": 0, "d": 0}, 4, 0, 0, (0, 0, 0)),
        ({"fire": 4, "boarding": 4, "d": 6, "front": "tr"}, 0, 0, 0, (0, 0, 0)),
        ({"fire": 3, "boarding": 1, "front": "ga", "d": 8, "ga": 8, "options": {"galley_size": "half"}}, 2.5, 0.5, 1.5,
         (2, 1, 1)),
    ],
)  # fmt: skip
def test_naval_losses(
    given: dict[str, Any], total: float, multiplier: float, modified: float, thirds: tuple[int, ...]
) -> None:
    assert tuple(check("naval_losses", **given).values()) == (total, multiplier, modified, *thirds)


def test_naval_losses_asks_for_the_galleys_where_they_count_half() -> None:
    given = {"fire": 1, "boarding": 1, "d": 3, "options": {"galley_size": "half"}}
    assert refused("naval_losses", **given) == "ga"
    assert refused("naval_losses", **given, ga=4) == "ga"
    assert refused("naval_losses", fire=0.3, boarding=1, d=3) == "fire"


def test_naval_pursuit_of_the_worked_example() -> None:
    given = {"d": 8, "modifier": 2}
    assert chances("naval_pursuit", "modified", **given) == {
        0: Fraction(2, 5),
        Fraction(1, 2): Fraction(1, 10),
        1: Fraction(3, 10),
        Fraction(3, 2): Fraction(1, 10),
        2: Fraction(1, 10),
    }
    by_table = jacta.odds("europa_universalis.naval_pursuit", given)
    assert by_table.p(modified=1, destroyed=1, captured=2) == Fraction(3, 10)
    by_text = jacta.odds("europa_universalis.naval_pursuit", {**given, "options": {"pursuit_split": "text"}})
    assert by_text.p(modified=1, destroyed=2, captured=1) == Fraction(3, 10)


# --- naval_battle, worked examples


def test_naval_battle_of_one_day() -> None:
    found = odds(
        attacker={"nav": 4, "withdraw_after_day": 1, **SAILS},
        defender={"nav": 3, "withdraw_after_day": 1, **SAILS},
        wind="none",
    )
    assert found.p(end="both_withdraw") == Fraction(324, 625)
    assert found.p(end="rout") == Fraction(549, 1250)
    assert found.p(loser="attacker") == found.p(loser="defender") == Fraction(549, 2500)
    assert found.p(end="both_rout") == Fraction(53, 1250)
    assert 1 - found.p(attacker_destroyed=0) == 1 - found.p(defender_destroyed=0) == Fraction(253, 1000)


def test_naval_battle_leeward() -> None:
    found = odds(attacker={"nav": 6, **SAILS}, defender={"nav": 6, "lee_retreat": "always", **SAILS}, wind="attacker")
    assert found.p(end="lee_retreat", loser="defender", pursuit=False) == Fraction(18, 25)
    assert found.p(end="rout", loser="defender") == Fraction(18, 100)
    assert found.p(end="rout", loser="attacker") == Fraction(8, 100)
    assert found.p(end="both_rout") == Fraction(2, 100)


def test_naval_battle_convoy() -> None:
    found = odds(
        attacker={"nav": 4, "front": "nav", "columns": {"nav:tr": ["B", "B"]}, "morale": {"nav": 2}},
        defender={"tr": 5, "front": "tr"},
        wind="none",
    )
    assert found.p(end="rout", loser="defender") == 1
    assert (found.p(defender_tr_lost=1), found.p(defender_tr_lost=0)) == (Fraction(1, 5), Fraction(4, 5))


def test_naval_battle_galleasses() -> None:
    galleys = {"front": "ga", "columns": {"ga:ga": ["E", "A"]}, "morale": {"ga": 5}}
    found = odds(attacker={"ga": 1, "gal": 2, **galleys}, defender={"ga": 10, **galleys})
    assert found.p(end="eliminated", loser="attacker") == Fraction(41243, 125000)
    assert found.p(end="rout", loser="defender") == Fraction(48399, 6250000)


# --- naval_battle by another hand

ALL_PAIRS = {f"{own}:{enemy}": ["B", "A"] for own in ("nav", "ga", "tr") for enemy in ("nav", "ga", "tr")}
MIXED = {"columns": ALL_PAIRS, "morale": {"nav": 3, "ga": 2}}
GALLEYS = {"front": "ga", "columns": {"ga:ga": ["D", "A"], "ga:nav": ["E", "B"]}, "morale": {"ga": 3}}
BATTLES: dict[str, dict[str, Any]] = {
    "two days with wind": {
        "attacker": {"nav": 5, "de": 1, "wind_mod": 2, "fire_mod": 1, **SAILS},
        "defender": {"nav": 3, "tr": 1, "lee_retreat": "if_behind", "pursuit_mod": 3, **SAILS},
    },
    "the front is lost": {
        "attacker": {
            "nav": 1,
            "ga": 1,
            "tr": 1,
            "front": "nav",
            "second_front": "ga",
            "withdraw_after_day": 3,
            **MIXED,
        },
        "defender": {"nav": 12, "front": "nav", "boarding_mod": 1, "withdraw_after_day": 3, **MIXED},
        "wind": "defender",
    },
    "transports lead": {
        "attacker": {"nav": 2, "tr": 3, "front": "tr", **MIXED},
        "defender": {"nav": 9, "ga": 2, "front": "nav", "fire_mod": 2, "pursuit_mod": 4, **MIXED},
        "options": {"pursuit_split": "text", "half_loss": "damaged"},
    },
    "galleys and galleasses": {
        "attacker": {"ga": 2, "gal": 2, "ga_de": 1, **GALLEYS},
        "defender": {"ga": 6, "withdraw_after_day": None, **GALLEYS},
        "options": {"galley_size": "half", "later_day_modifier": 0},
    },
    "windward": {
        "attacker": {"nav": 7, "lee_retreat": "always", **SAILS},
        "defender": {"ga": 7, "front": "ga", "columns": {"ga:nav": ["E", "B"]}, "morale": {"ga": 2}},
        "options": {"lee_side": "windward", "wind_bonus": 2},
    },
}
BATTLES["windward"]["attacker"] |= {"columns": {"nav:ga": ["B", "B"]}}


@pytest.mark.parametrize("battle", BATTLES)
def test_naval_battle_by_another_hand(battle: str) -> None:
    found = odds(**BATTLES[battle])
    assert {tuple(outcome): chance for outcome, chance in found} == naval_battle(BATTLES[battle])


def flat(outcome: Any) -> tuple[Any, ...]:
    """An outcome by kind as the other hand writes it."""
    kinds = ("nav", "ga", "gal", "de", "ga_de")
    *others, attacker, defender, prizes = outcome
    sides = []
    for left in (attacker, defender):
        due = [tuple(getattr(ships, kind) for kind in kinds) for ships in (left.due_round, left.due_turn)]
        sides.append((left.nav, left.ga, left.gal, left.tr, left.de, left.ga_de, *due))
    return (*others, *sides, tuple(getattr(prizes, kind) for kind in kinds))


@pytest.mark.parametrize("battle", ["the front is lost", "transports lead", "galleys and galleasses"])
def test_the_fleet_left_by_another_hand(battle: str) -> None:
    """2.7.6, Effet des pertes: which kinds are left, which are due back and which were captured, day after day."""
    given = {**BATTLES[battle], "by_kind": True}
    found = odds(**given)
    assert {flat(outcome): chance for outcome, chance in found} == naval_battle(given)
    assert found.marginal("end") == odds(**BATTLES[battle]).marginal("end")


# --- Decisions


def left_of(ships: dict[str, Any], toll: tuple[int, int, int], policy: dict[str, str]) -> Any:
    """What is left of ships that have suffered this toll of four detachments in a day."""
    strong = {"nav": 4, "front": "nav", "columns": {"nav:ga": ["A", "A"], "nav:nav": ["A", "A"]}, "morale": {"nav": 2}}
    weak = {**ships, "columns": {"ga:nav": ["E", "E"], "nav:nav": ["E", "E"]}, "morale": {"ga": 12, "nav": 12}}
    day = {"withdraw_after_day": 1}
    given = {"attacker": {**strong, **day}, "defender": {**weak, **day}, "wind": "none", "by_kind": True}
    found = jacta.odds("europa_universalis.naval_battle", given, policy=policy)
    hit = {one.defender_left for one, _ in found if one[9:12] == toll and one.end == "both_withdraw"}
    (left,) = hit
    return left


def test_the_owner_chooses_which_ships_are_hit_and_which_sink() -> None:
    """2.7.6, Effet des pertes: the front is hit first; within it, and for the fate of the ships hit, the owner says."""
    venice = {"nav": 2, "ga": 1, "gal": 1, "front": "ga"}
    galleys_first, galleasses_first = (left_of(venice, (1, 1, 1), choice) for choice in ({}, {"ships_hit": "gal"}))
    assert (galleys_first.nav, galleys_first.ga, galleys_first.gal) == (2, 0, 1)
    assert (galleasses_first.nav, galleasses_first.ga, galleasses_first.gal) == (2, 1, 0)
    mixed = {"nav": 1, "ga": 1, "front": "nav"}
    by_default, sunk = (left_of(mixed, (2, 1, 1), policy) for policy in ({}, {"ships_sunk": "ga"}))
    assert (by_default.nav, by_default.ga_de) == (sunk.nav, sunk.ga_de) == (0, 2)
    assert (by_default.due_turn.de, by_default.due_round.ga_de) == (1, 1)
    assert (sunk.due_turn.de, sunk.due_round.de, sunk.due_round.ga_de) == (1, 1, 0)


def test_a_side_decides_for_itself_where_it_states_nothing() -> None:
    sides = {"attacker": {"nav": 4, **SAILS}, "defender": {"nav": 4, **SAILS}}
    stays = jacta.odds("europa_universalis.naval_battle", sides, policy={"withdraw": ("withdraw", "stay")})
    assert stays.p(end="withdrawal", loser="defender") == 0
    assert stays.p(end="withdrawal", loser="attacker", days=1) > 0
    leaves = jacta.odds("europa_universalis.naval_battle", sides, policy={"lee_retreat": "leave"})
    assert leaves.p(end="lee_retreat") > 0


def test_stated_policies_are_not_asked() -> None:
    stated = {"withdraw_after_day": 1, "lee_retreat": "never", **SAILS}
    session = jacta.play(
        "europa_universalis.naval_battle",
        {"attacker": {"nav": 4, **stated}, "defender": {"nav": 4, **stated}},
        source=Seeded(3),
    )
    assert isinstance(session, Session)
    assert session.outcome is not None or getattr(session.question, "label", "") == "follow"


# --- Refusals


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"attacker": {"nav": 4, "tr": 1, **SAILS, "front": "tr"}}, "attacker.front"),
        ({"attacker": {"nav": 4, "front": "nav"}}, "attacker.technology"),
        ({"attacker": {"nav": 4, "front": "nav", "technology": "battery"}}, "defender.technology"),
        ({"attacker": {"nav": 4, **SAILS, "columns": {"nav:sail": ["A", "A"]}}}, "attacker.columns.nav:sail"),
        ({"attacker": {"nav": 4, **SAILS, "columns": {"nav:nav": ["A", "F"]}}}, "attacker.columns.nav:nav.1"),
        ({"attacker": {"nav": 4, "de": 3, **SAILS}}, "attacker.de"),
        (
            {
                "attacker": {"nav": 4, "withdraw_after_day": None, **SAILS},
                "defender": {"nav": 4, "withdraw_after_day": None, **SAILS},
            },
            "attacker.withdraw_after_day",
        ),
        ({"fleet_rules": "ships"}, "fleet_rules"),
    ],
)
def test_naval_battle_refuses(changes: dict[str, Any], key: str) -> None:
    given = {"attacker": {"nav": 4, **SAILS}, "defender": {"nav": 4, **SAILS}}
    assert refused("naval_battle", **{**given, **changes}) == key


def test_ships_that_may_come_to_lead_need_their_figures_before_any_dice() -> None:
    weak = {"nav": 1, "ga": 1, **SAILS, "withdraw_after_day": 3}
    strong = {"nav": 14, **SAILS, "withdraw_after_day": 3}
    assert refused("naval_battle", attacker=weak, defender=strong) == "defender.technology"
    assert len(odds(attacker=weak, defender={**strong, "technology": "battery"})) > 1
    assert len(odds(attacker={**weak, "withdraw_after_day": 1}, defender=strong)) > 1


def test_ships_that_may_come_to_lead_are_looked_up_or_asked_for() -> None:
    """2.7.6 step 8: sails behind the galleys, even a DE, may take their place; nobody has said what they fight like."""
    galleys: dict[str, Any] = {"ga": 1, "de": 2, "front": "ga", "columns": {"ga:nav": ["A", "A"]}, "morale": {"ga": 12}}
    ships: dict[str, Any] = {"nav": 14, "front": "nav", "columns": {"nav:ga": ["A", "A"]}, "morale": {"nav": 12}}
    battle = {"attacker": galleys, "defender": ships, "wind": "none"}
    assert refused("naval_battle", **battle) == "attacker.technology"
    galleys["technology"] = ships["technology"] = "galleon"
    notices = jacta.odds("europa_universalis.naval_battle", battle).notices
    assert {"naval_technology", "naval_morale"} <= {notice.table.partition(".")[2] for notice in notices}
