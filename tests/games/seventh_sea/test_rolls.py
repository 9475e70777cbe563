"""The dice of 7th Sea: pools, tests, contests. Worked examples, brute force, and icepool."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from itertools import product
from typing import Any

import icepool
import pytest

import jacta
from jacta.games.seventh_sea.rolls.pools import Pool
from tests.games.seventh_sea.asking import refused

F = Fraction


def chance(name: str, **given: Any) -> Fraction:
    """How often a test succeeds."""
    return sum((p for outcome, p in jacta.odds(f"seventh_sea.{name}", given) if outcome.success), F(0))


def value(name: str, /, **given: Any) -> Any:
    ((outcome, _),) = jacta.odds(f"seventh_sea.{name}", given)
    return outcome


# --- Worked examples


@pytest.mark.parametrize(
    ("rolled", "kept", "heroism", "expected"),
    [
        (12, 6, 0, (10, 8, 0)),
        (15, 10, 0, (10, 10, 50)),
        (11, 11, 0, (10, 10, 20)),
        (14, 8, 0, (10, 10, 20)),
        (11, 3, 0, (10, 4, 0)),
        (10, 10, 0, (10, 10, 0)),
        (1, 2, 0, (1, 1, 0)),
        (0, 0, 0, (0, 0, 0)),
        (9, 3, 3, (10, 8, 0)),
    ],
)
def test_worked_example_1_more_than_ten_dice(rolled: int, kept: int, heroism: int, expected: tuple[int, ...]) -> None:
    assert value("pool", rolled=rolled, kept=kept, heroism=heroism) == expected


@pytest.mark.parametrize(("nd", "expected"), [(9, F(2, 10)), (10, F(1, 10)), (19, F(1, 50)), (30, F(1, 1000))])
def test_worked_example_2_one_die(nd: int, expected: Fraction) -> None:
    assert chance("test", rolled=1, kept=1, nd=nd) == expected


def test_worked_example_3_two_dice() -> None:
    assert chance("test", rolled=2, kept=2, nd=12) == F(47, 100)


def test_worked_example_4_raises_and_free_raises() -> None:
    assert chance("test", rolled=5, kept=3, nd=15) == F(93183, 100000)
    assert chance("test", rolled=5, kept=3, nd=20) == F(35897, 50000)
    assert chance("test", rolled=5, kept=3, nd=15, raises=2) == F(416697, 1000000)
    assert chance("test", rolled=5, kept=3, nd=15, raises=2, free_raises=1) == F(35897, 50000)


def test_worked_example_5_a_crippled_hero_with_a_heroism_die() -> None:
    pool = {"rolled": 3, "kept": 2, "explode": False, "heroism": 1}
    assert chance("test", **pool, nd=30) == F(24607, 500000)
    assert chance("test", **pool, nd=31) == F(4059, 100000)


def test_worked_example_6_penalties_take_rolled_dice_first() -> None:
    assert chance("skill_roll", trait=3, skill=1, mod_rolled=-2, nd=12) == F(47, 100)
    assert chance("skill_roll", trait=3, skill=1, mod_rolled=-4, nd=1) == 0
    one_die = {"options": {"min_one_die": True}}
    assert chance("skill_roll", trait=3, skill=1, mod_rolled=-4, nd=9, **one_die) == F(2, 10)


PLAIN = {"explode": False}
CONTEST = {
    "attacker": {"rolled": 3, "kept": 2, "trait": 2, **PLAIN},
    "defender": {"rolled": 4, "kept": 2, "trait": 2, **PLAIN},
}


def test_worked_example_7_a_contest_until_decided() -> None:
    assert dict(jacta.odds("seventh_sea.opposed", CONTEST).marginal("winner"))["attacker"] == F(3407303, 9143007)
    given = {**CONTEST, "tie": "defender"}
    assert dict(jacta.odds("seventh_sea.opposed", given).marginal("winner"))["attacker"] == F(3407303, 9898976)


def test_worked_example_8_a_contest_that_no_dice_decide_is_refused() -> None:
    weak = {"rolled": 2, "kept": 1, "trait": 3, **PLAIN}
    assert refused("opposed", attacker=weak, defender={**weak, "rolled": 1}) == "attacker"
    nothing = {"rolled": 0, "kept": 0, "trait": 1, "bonus": 5}
    assert refused("opposed", attacker=nothing, defender=nothing) == "attacker"


# --- Readings and errors


def test_keen_senses_roll_one_more_die_and_a_reading_keeps_it() -> None:
    assert chance("perception", wits=2, keen_senses=True, nd=15) == chance("test", rolled=3, kept=2, nd=15)
    kept = chance("perception", wits=2, keen_senses=True, nd=15, options={"keen_kept": True})
    assert kept == chance("test", rolled=3, kept=3, nd=15)


def test_precision_bounds_what_stays_open() -> None:
    for precision in (3, 9, 12):
        given = {"rolled": 4, "kept": 2, "options": {"precision": precision}}
        odds = jacta.odds("seventh_sea.roll", given)
        assert 0 < F(odds.tail, odds.total) <= F(1, 10**precision)


def test_a_contest_of_one_bounded_pool_leaves_nothing_open() -> None:
    given = {
        "attacker": {"rolled": 4, "kept": 3, "trait": 2},
        "defender": {"rolled": 3, "kept": 2, "trait": 2, **PLAIN},
    }
    assert jacta.odds("seventh_sea.opposed", given).tail == 0


def test_a_hard_contest_stays_open_no_more_often_than_the_precision_says() -> None:
    side = {"rolled": 2, "kept": 1, "trait": 10}
    odds = jacta.odds("seventh_sea.opposed", {"attacker": side, "defender": side})
    assert 0 < F(odds.tail, odds.total) <= F(1, 10**9)
    winners = dict(odds.marginal("winner"))
    assert winners["attacker"] == winners["defender"]


def test_raises_left_out_are_the_players_decision() -> None:
    best = jacta.best("seventh_sea.test", {"rolled": 5, "kept": 3, "nd": 15})
    assert [option.value for option in best.decisions[0].options] == [0, 1, 2, 3, 4]
    assert best.decisions[0].choice == 0
    assert not jacta.best("seventh_sea.test", {"rolled": 5, "kept": 3, "nd": 15, "raises": 1}).decisions


@pytest.mark.parametrize(
    ("name", "given", "key"),
    [
        ("test", {"rolled": -1, "kept": 1, "nd": 5}, "rolled"),
        ("test", {"rolled": 3, "kept": 2, "nd": 5, "explode": 1}, "explode"),
        ("skill_roll", {"trait": 101}, "trait"),
        ("perception", {"wits": 0, "nd": 5}, "wits"),
        ("opposed", {**CONTEST, "tie": "nobody"}, "tie"),
        ("books", {"ref": "XX12"}, "ref"),
        ("books", {"ref": "GM170c"}, "ref"),
        ("roll", {"rolled": 3, "kept": 2, "options": {"tranche": "half"}}, "options.tranche"),
    ],
)
def test_bad_input_names_its_key(name: str, given: dict[str, Any], key: str) -> None:
    assert refused(name, **given) == key


def test_references_name_book_page_and_column() -> None:
    assert value("books", ref="GM170b") == ("Guide du Maître", 170, "right")
    assert value("books", ref="GdJ127a") == ("Guide du Joueur", 127, "left")
    assert value("books", ref="EIS101") == ("Eisen", 101, None)


# --- Against what others have written


DEPTH = 8
EXPLODING = icepool.d10.explode(depth=DEPTH)


@pytest.mark.parametrize(
    "pool", [Pool(4, 2), Pool(6, 3), Pool(10, 5), Pool(12, 6), Pool(3, 2, heroism=1), Pool(5, 4, -3)]
)
def test_icepool_agrees_on_pools_below_the_depth_of_its_explosions(pool: Pool) -> None:
    rolled, kept, bonus, _, _ = pool.normal()
    peer = EXPLODING.highest(rolled, kept) + bonus
    for nd in range(1, 10 * DEPTH):
        assert pool.chance(nd) == F(sum(peer.quantity(total) for total in peer if total >= nd), peer.denominator())


def test_brute_force_agrees_on_a_contest_with_raises() -> None:
    given = {
        "attacker": {"rolled": 2, "kept": 1, "trait": 1, "raises": 1, **PLAIN},
        "defender": {"rolled": 1, "kept": 1, "trait": 1, "bonus": 1, "free_raises": 1, **PLAIN},
    }
    won: dict[str, int] = defaultdict(int)
    for one, two, die in product(range(1, 11), repeat=3):
        score, other = max(one, two), die + 6
        reached, other_reached = score >= 10, other >= 5
        if reached and not (other_reached and other >= score):
            won["attacker"] += score > other or not other_reached
        elif other_reached and not (reached and other <= score):
            won["defender"] += 1
    odds = dict(jacta.odds("seventh_sea.opposed", given).marginal("winner"))
    assert odds["attacker"] == F(won["attacker"], won["attacker"] + won["defender"])


def test_the_best_number_of_raises_hangs_on_what_a_success_is_worth() -> None:
    given = {"rolled": 5, "kept": 3, "nd": 15, "values": [1, 2, 3]}
    advice = jacta.best("seventh_sea.test", given, aim="worth")
    assert advice.value == 2 * F(35897, 50000)  # one raise: 5g3 against 20, for 2
    assert advice.decisions[0].choice == 1
    stated = dict(jacta.odds("seventh_sea.test", {**given, "raises": 2}).marginal("worth"))
    assert stated == {3: F(416697, 1000000), 0: 1 - F(416697, 1000000)}


def test_heroism_dice_in_hand_may_go_into_a_test() -> None:
    given = {"rolled": 2, "kept": 2, "nd": 25, "raises": 0, "heroism_pool": 2}
    assert jacta.best("seventh_sea.test", given).value == chance("test", rolled=2, kept=2, nd=25, raises=0, heroism=2)
