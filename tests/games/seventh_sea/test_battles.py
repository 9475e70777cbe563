"""Mass battles and volleys, as the worked examples have them."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import jacta
from jacta.errors import EmptySlot
from jacta.plain import plain_outcome
from tests.games.seventh_sea.asking import odds, refused, value

UNEVEN = {
    "attacker": {"wits": 3, "strategy": 2, "bonus": 2, "explode": False},
    "defender": {"wits": 2, "strategy": 3, "explode": False},
}
P, Q = Fraction(9052346393, 10**10), Fraction(169851001, 2500000000)
EVEN = {side: {"wits": 1, "strategy": 1, "explode": False} for side in ("attacker", "defender")}


# --- Batailles


def test_example_45_each_roll_earns_its_own_raises() -> None:
    given = {"quartermaster": {"wits": 2, "logistics": 1}, "general": {"wits": 2, "incitation": 1}}
    session = jacta.play("seventh_sea.mass_preparation", given, dice="mine")
    session.throw((9, 9, 1))
    session.throw((8, 9, 2))
    assert plain_outcome(session.outcome) == {"free_raises": 2}
    started = jacta.play("seventh_sea.mass_preparation", {**given, "options": {"tranche": "started"}}, dice="mine")
    started.throw((9, 9, 1))
    started.throw((8, 9, 2))
    assert plain_outcome(started.outcome) == {"free_raises": 4}


def test_example_46_modifiers() -> None:
    army = {"heroic": 3, "free_raises": 2, "officers": [2, 3], "tactic": -4, "conditions": 1, "numbers": 3}
    assert value("mass_modifiers", **army, fortification=2) == {"bonus": 21, "general_personal": -2}
    assert value("mass_modifiers", numbers=-2, fortification=3) == {"bonus": -6, "general_personal": 0}
    ignored = value("mass_modifiers", numbers=-2, fortification=3, options={"fort_negative": "ignore"})
    assert ignored["bonus"] == -2
    assert value("mass_modifiers", officers=[1], options={"officer_penalty": "officer"})["general_personal"] == 0


def test_example_47_one_turn_and_three() -> None:
    turn = odds("mass_turn", **UNEVEN)
    assert turn.p(winner="attacker") == P
    assert turn.p(winner="defender") == Q
    assert turn.p(winner="tie") == Fraction(268249603, 10**10)
    short = odds("mass_battle", **UNEVEN, max_turns=3)
    assert 1 - short.p(winner="none") == P**3 + Q**3


def test_the_chain_of_a_battle_is_solved_exactly() -> None:
    t = 1 - P - Q
    # a0 = p a1 + q b1 + t a0, with a2 = p + q b1 + t a0 and so on, solved by elimination over a0 and b1.
    won = odds("mass_battle", **UNEVEN).p(winner="attacker")
    a0 = won
    b1 = _b1(a0, t)
    a2 = P + Q * b1 + t * a0
    a1 = P * a2 + Q * b1 + t * a0
    assert a0 == P * a1 + Q * b1 + t * a0


def _b1(a0: Fraction, t: Fraction) -> Fraction:
    """b1 = q b2 + p a1 + t a0 with b2 = p a1 + t a0 and a1 = p (p + q b1 + t a0) + q b1 + t a0, solved for b1."""
    constant = P * (P + t * a0) + t * a0
    slope = P * Q + Q
    return (t * a0 * (1 + Q) + (1 + Q) * P * constant) / (1 - (1 + Q) * P * slope)


def test_example_48_even_armies() -> None:
    assert odds("mass_battle", **EVEN, tie="reroll").p(winner="attacker") == Fraction(1, 2)
    long = odds("mass_battle", **EVEN, tie="reroll", max_turns=150)
    assert abs(float(long.mean("turns")) - 7) < 0.001


def test_the_winner_of_a_turn_attacks_next() -> None:
    eager = odds("mass_battle", **EVEN, tie="reroll", aggressor_bonus={"attacker": 100, "defender": 100})
    assert eager.p(winner="attacker") == 1
    shy = odds("mass_battle", **EVEN, tie="reroll", aggressor_bonus={"attacker": -100, "defender": 100})
    assert shy.p(winner="defender") == 1


def test_free_raises_are_worth_spending() -> None:
    stocked = {**EVEN, "attacker": {**EVEN["attacker"], "free_raises": 1}}
    plain = odds("mass_turn", **EVEN).p(winner="attacker")
    best = jacta.best("seventh_sea.mass_turn", stocked)
    raised = {**EVEN, "attacker": {**EVEN["attacker"], "bonus": 5}}
    assert odds("mass_turn", **stocked).p(winner="attacker") == plain
    assert best.value == odds("mass_turn", **raised).p(winner="attacker")


def test_tactics_of_the_book_are_a_matrix_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    rows = [("charge", "hold", 30), ("charge", "flank", -30), ("trick", "hold", -30), ("trick", "flank", 30)]
    cells = [
        f'{{ attacker_tactic = "{own}", defender_tactic = "{other}", modifier = {points} }}'
        for own, other, points in rows
    ]
    folder = tmp_path / "seventh_sea"
    folder.mkdir()
    (folder / "eis101.toml").write_text(f"rows = [{', '.join(cells)}]\n")
    monkeypatch.setenv("JACTA_TABLES", str(tmp_path))
    assert jacta.best("seventh_sea.mass_turn", EVEN).value == Fraction(1, 2)
    assert odds("mass_turn", **EVEN).p(winner="attacker") == 1  # by default the first tactic of each


# --- Heroes

ROWS = [
    {"min": 1, "max": 7, "damage_rolled": 3, "damage_kept": 2, "reputation": -1, "opportunity": False},
    {"min": 8, "max": 12, "damage_rolled": 2, "damage_kept": 2, "reputation": 2, "opportunity": True},
]
HERO: dict[str, Any] = {
    "wits": 2,
    "tactics": 2,
    "hero": {"brawn": 2, "defence": 3, "resolve": 2},
    "engagement": "engaged",
}


def test_example_49_a_hero_in_battle() -> None:
    given = {**HERO, "general_with_officers": True, "table": ROWS}
    session = jacta.play("seventh_sea.hero_in_battle", given, dice="mine")
    for throw in [(6,), (7, 6), (4, 4)]:  # score 8; damage 13 less 5; a check of 8 against 8
        session.throw(throw)
    fate = {"reputation": 2, "opportunity": True, "gained": 0, "light": 8, "dramatic": 0, "state": "fit"}
    assert plain_outcome(session.outcome) == fate


def test_example_49_the_vanquished_keep_half_of_their_reputation() -> None:
    assert {outcome.reputation for outcome, _ in odds("aftermath", battle_reputation=7, won=False)} == {3}
    assert {outcome.reputation for outcome, _ in odds("aftermath", battle_reputation=-3, won=False)} == {-2}
    won = odds("aftermath", battle_reputation=7, won=True, charge=2)
    assert won.p(reputation=7, loss_roll=4, loot_score=12) == Fraction(1, 100)
    both = odds("aftermath", battle_reputation=0, won=False, options={"loss_dice": "per_side"})
    assert both.p(loss_roll=1, loss_roll_loser=10, loot_score=None) == Fraction(1, 100)
    exploding = odds("aftermath", battle_reputation=0, won=False, options={"d10_explodes": True})
    assert exploding.p(loss_roll=13) == Fraction(1, 100)
    assert exploding.p(loss_roll=10) == 0


def test_scores_beyond_the_rows_take_the_end_row() -> None:
    assert odds("hero_in_battle", **{**HERO, "modifier": -50}, table=ROWS).p(reputation=-1) > Fraction(999, 1000)
    assert refused("hero_in_battle", **HERO, table=[ROWS[0], {**ROWS[1], "min": 10}]) == "table"
    assert refused("hero_in_battle", **{**HERO, "hero": {**HERO["hero"], "dramatic": 4}}, table=ROWS) == "hero.dramatic"
    with pytest.raises(EmptySlot, match="175"):
        odds("hero_in_battle", **HERO)


def test_a_hero_chooses_the_engagement_where_none_is_stated() -> None:
    session = jacta.play("seventh_sea.hero_in_battle", {key: HERO[key] for key in ("wits", "tactics", "hero")})
    session.answer("front_line")
    session.answer({"damage_rolled": 0, "damage_kept": 0, "reputation": 4, "opportunity": False})
    assert session.outcome.reputation == 4


# --- Salves


def test_example_50_a_volley() -> None:
    squad = [{"brutes": 5, "threat": 2}]
    hits = odds("volley", squads=squad)
    assert hits.p(hits=0) == Fraction(7, 10) ** 4
    assert 1 - hits.p(hits=0) - hits.p(hits=1) == Fraction(19473, 50000)
    target = odds("volley", squads=squad, target={"brutes": 3, "henchmen": 1, "villains": 0})
    least, most = target.bounds(henchmen_hit=1)
    assert least <= Fraction(661929, 2000000) <= most
    assert most - least <= Fraction(1, 10**9)
    assert refused("volley", squads=squad, target={}) == "target"


@pytest.mark.parametrize("surplus", ["distinct", "independent"])
def test_surplus_hits_by_brute_force(surplus: str) -> None:
    given = {"squads": [], "henchmen": 2, "target": {"brutes": 2, "henchmen": 1, "villains": 1}}  # two dice
    found = odds("volley", **given, options={"surplus": surplus})
    two_hits = odds("volley", squads=[], henchmen=2).p(hits=2)
    places = ["b", "b", "h", "v"]
    pairs = [(i, j) for i, j in product(range(4), repeat=2) if surplus == "independent" or i != j]
    dead = Counter(sum(places[i] == "b" for i in {*pair}) for pair in pairs)
    for brutes, count in dead.items():
        assert found.p(hits=2, brutes_dead=brutes) == two_hits * Fraction(count, len(pairs))


def test_an_empty_squad_fires_nothing() -> None:
    assert value("volley", squads=[{"brutes": 0, "threat": 4}]) == {"hits": 0}
