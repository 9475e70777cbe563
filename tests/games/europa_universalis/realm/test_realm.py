"""Annexe E: fortresses, leaders, revolts, pirates, crusade, minors."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

import jacta
from tests.games.europa_universalis.asking import chances, check, refused


def p(name: str, key: str, **given: Any) -> Fraction:
    """The chance that a key of the outcome is true."""
    return jacta.odds(f"europa_universalis.{name}", given).p(**{key: True})


def of_ten(modifier: int, least: int) -> Fraction:
    """The chance of a die that reaches 8 with its modifier; a natural 10 is always enough where `least` is 1."""
    return Fraction(min(10, max(least, 3 + modifier)), 10)


# --- Fortresses


@pytest.mark.parametrize(
    ("level", "technology", "turn", "allowed"),
    [
        (2, "medieval", 1, True),
        (3, "medieval", 1, False),
        (3, "lace", 1, True),
        (4, "musket", 60, False),
        (5, "baroque", 40, True),
        (5, "lace", 39, False),
        (5, "musket", 40, False),
    ],
)
def test_fortresses_take_technology_and_turn(level: int, technology: str, turn: int, allowed: bool) -> None:
    found = check("fortress_cost", level=level, land_technology=technology, turn=turn)
    assert found == {"cost": 25 * (level - 1), "maintenance": level, "allowed": allowed}


def test_fortress_refusals() -> None:
    assert refused("fortress_cost", level=1, land_technology="lace", turn=1) == "level"
    assert refused("fortress_cost", level=2, land_technology="lace", turn=0) == "turn"
    assert refused("fortress_cost", level=2, land_technology="stone", turn=1) == "land_technology"


# --- Leaders


def values(**given: Any) -> dict[str, Fraction]:
    odds = jacta.odds("europa_universalis.replacement_leader", given)
    return {f"{leader.manoeuvre}{leader.fire}{leader.shock}": chance for leader, chance in odds if leader.leader}


def test_replacement_leader_worked_example() -> None:
    third = Fraction(1, 3)
    assert values(nation="venice") == {"312": third, "221": third, "122": third}
    admirals = values(nation="poland", kind="admiral", options={"blank": "none"})
    assert "312" in admirals
    assert sum(admirals.values()) == Fraction(6, 10)
    nobody = chances("replacement_leader", "leader", nation="poland", options={"blank": "none"})
    assert nobody[False] == Fraction(4, 10)


def test_a_row_counts_a_leader_as_often_as_it_prints_him() -> None:
    assert values(nation="holland")["222"] == Fraction(2, 6)
    assert values(nation="minor") == dict.fromkeys(
        ("224", "133", "313", "423", "232", "111", "222", "211"), Fraction(1, 8)
    )
    assert values(nation="natives")["405"] == Fraction(1, 6)


def test_prussian_admirals_fire_worse() -> None:
    generals, admirals = values(nation="prussia"), values(nation="prussia", kind="admiral")
    assert set(admirals) == {f"{v[0]}{int(v[1]) - 1}{v[2]}" for v in generals}


def test_mercenary_generals() -> None:
    assert chances("mercenary_generals", "available") == {
        0: Fraction(4, 10),
        1: Fraction(2, 10),
        2: Fraction(2, 10),
        3: Fraction(2, 10),
    }


MEAN = {
    3: "0000000111",
    4: "0000011112",
    5: "0011111123",
    6: "0111112233",
    7: "0111122233",
    8: "1111223344",
    9: "1111223345",
}
ADJUSTMENT = [-2, -1, -1, 0, 0, 0, 0, 1, 1, 2]


def monarch_by_hand(
    mil: int, bonus: tuple[int, int, int], *, on_die: bool, most: int
) -> dict[tuple[int, ...], Fraction]:
    found: Counter[tuple[int, ...]] = Counter()
    for die, faces in product(range(10), product(range(10), repeat=3)):
        mean, siege = int(MEAN[mil][die]), int(mil >= 8 and die >= 8)
        result = []
        for face, plus in zip(faces, bonus, strict=True):
            adjusted = mean + ADJUSTMENT[min(9, face + plus) if on_die else face] + (0 if on_die else plus)
            result.append(min(most, max(0, adjusted)))
        found[*result, siege] += 1
    return {outcome: Fraction(count, 10_000) for outcome, count in found.items()}


def test_monarch_general_worked_example() -> None:
    odds = jacta.odds("europa_universalis.monarch_general", {"mil": 8})
    assert odds.p(fire=0) == Fraction(7, 50)
    assert odds.p(siege=1) == Fraction(1, 5)


@pytest.mark.parametrize("mil", range(3, 10))
@pytest.mark.parametrize(
    ("given", "bonus", "on_die", "most"),
    [
        ({}, (0, 0, 0), False, 99),
        ({"nation": "poland"}, (1, 0, 1), False, 99),
        ({"nation": "sweden", "options": {"max_value": 3}}, (0, 1, 1), False, 3),
        ({"nation": "sweden", "options": {"nation_bonus": "die"}}, (0, 1, 1), True, 99),
        ({"nation": "poland", "options": {"max_value": 12}}, (1, 0, 1), False, 12),
    ],
)
def test_monarchs_by_enumeration(
    mil: int, given: dict[str, Any], bonus: tuple[int, int, int], on_die: bool, most: int
) -> None:
    odds = jacta.odds("europa_universalis.monarch_general", {"mil": mil, **given})
    assert {tuple(outcome): chance for outcome, chance in odds} == monarch_by_hand(mil, bonus, on_die=on_die, most=most)


def test_leader_refusals() -> None:
    assert refused("replacement_leader", nation="usa") == "nation"
    assert refused("replacement_leader", nation="spain", kind="pirate") == "kind"
    assert refused("monarch_general", mil=2) == "mil"
    assert refused("monarch_general", mil=10) == "mil"
    assert refused("mercenary_generals", dice=1) == "dice"


# --- Revolts and pirates


def test_revolt_worked_example() -> None:
    assert p("revolt", "success", dt=1, rough=True, strong=True, manoeuvre=1, revolt_manoeuvre=5) == Fraction(1, 10)
    markers = chances("revolt", "revolt", dt=1, rough=True, strong=True, manoeuvre=1, revolt_manoeuvre=5)
    assert markers == {"minus": Fraction(1, 10), "plus": Fraction(9, 10)}
    assert p("revolt", "success", a_minus=1, dt=1, french_wars_of_religion=True) == Fraction(7, 10)


@pytest.mark.parametrize(
    ("given", "modifier"),
    [
        ({}, 0),
        ({"dt": 3}, 3),
        ({"a_minus": 1}, 2),
        ({"a_plus": 1}, 4),
        ({"a_plus": 2}, 8),
        ({"manoeuvre": 2, "revolt_manoeuvre": 3}, -1),
        ({"rough": True}, -3),
        ({"english_civil_war": True}, 1),
        ({"dutch_revolt": True}, 1),
    ],
)
def test_every_line_of_a_revolt(given: dict[str, Any], modifier: int) -> None:
    assert p("revolt", "success", **given) == of_ten(modifier, 1)
    assert chances("revolt", "revolt", **given).get("none", 0) == of_ten(modifier, 1)


def test_piracy_suppression_worked_example() -> None:
    privateer = {"target": "privateer", "strong": True, "f_minus": 1, "detachments": 1}
    assert p("piracy_suppression", "success", **privateer) == Fraction(3, 10)
    pirate = {"target": "pirate", "f_plus": 1}
    assert p("piracy_suppression", "success", **pirate) == Fraction(2, 10)
    wide = {"presence": "all", "single_unit": "no_fleet_only"}
    assert p("piracy_suppression", "success", **pirate, options=wide) == Fraction(6, 10)


@pytest.mark.parametrize(
    ("given", "modifier"),
    [
        ({"target": "privateer", "detachments": 3}, 0),
        ({"target": "privateer", "f_plus": 1}, 4),
        ({"target": "privateer", "f_plus": 1, "options": {"single_unit": "no_fleet_only"}}, 3),
        ({"target": "privateer", "detachments": 1, "options": {"single_unit": "no_fleet_only"}}, 0),
        ({"target": "pirate", "detachments": 1, "manoeuvre": 4, "target_manoeuvre": 1}, 2),
        ({"target": "pirate", "detachments": 1, "battle_this_turn": True}, -2),
        ({"target": "pirate", "f_minus": 2, "strong": True}, -3),
    ],
)
def test_every_line_against_pirates(given: dict[str, Any], modifier: int) -> None:
    assert p("piracy_suppression", "success", **given) == of_ten(modifier, 1)


def test_unrest_refusals() -> None:
    assert refused("piracy_suppression", target="pirate") == "detachments"
    assert refused("piracy_suppression", target="corsair", f_plus=1) == "target"
    assert refused("revolt", dt=-1) == "dt"
    assert refused("revolt", manoeuvre=10) == "manoeuvre"


# --- Crusade and minors


def test_crusade_worked_example() -> None:
    given = {"year": 1540, "provinces": 2, "vienna": True, "distracted": 1, "reformation": True}
    assert p("crusade", "success", **given) == Fraction(3, 10)
    assert p("crusade", "success", year=1492) == Fraction(1, 10)
    assert p("crusade", "success", year=1492, distracted=1) == 0
    assert p("crusade", "success", year=1614, provinces=9) == 1
    assert refused("crusade", year=1615) == "year"


def test_military_situation_worked_example() -> None:
    found = check("military_situation", held=3, held_capitals=1)
    assert found == {"surplus": 4, "index": 2, "enemy_index": 0}
    assert check("military_situation", held=1, lost=3) == {"surplus": -2, "index": 0, "enemy_index": 1}
    assert check("military_situation", held=3) == {"surplus": 3, "index": 1, "enemy_index": 0}
    assert check("military_situation") == {"surplus": 0, "index": 0, "enemy_index": 0}
    assert refused("military_situation", held=1, held_capitals=2) == "held_capitals"
    assert refused("military_situation", lost_capitals=1) == "lost_capitals"


def test_minor_entry_worked_example() -> None:
    given = {"control": 4, "geopolitical": 1, "common_border": True, "same_religion": True}
    assert p("minor_entry", "enters", **given, year=1613) == Fraction(6, 10)
    assert p("minor_entry", "enters", **given, year=1614) == 1
    assert p("minor_entry", "enters", **given, year=1614, options={"religion_until": 1614}) == Fraction(6, 10)


@pytest.mark.parametrize(
    ("given", "modifier"),
    [({}, 4), ({"poland": True}, 2), ({"far": True}, 0), ({"at_war": True}, 0), ({"far": True, "at_war": True}, -4)],
)
def test_every_line_of_a_minors_entry(given: dict[str, Any], modifier: int) -> None:
    assert p("minor_entry", "enters", control=4, year=1700, **given) == of_ten(modifier, 0)


def test_minor_entry_refusals() -> None:
    assert refused("minor_entry", control=4) == "year"
    assert refused("minor_entry", year=1700) == "control"
    assert refused("minor_entry", control=11, year=1700) == "control"


def test_minor_peace_worked_example() -> None:
    given = {"level": 1, "peace_differential": 5, "provinces_won": 1, "battles_lost": 1}
    assert p("minor_peace", "accepted", minor="portugal", year=1615, **given) == Fraction(8, 10)


@pytest.mark.parametrize(
    ("given", "modifier"),
    [
        ({}, 0),
        ({"minor": "persia"}, -4),
        ({"minor": "mamluks"}, -4),
        ({"minor": "china"}, -3),
        ({"minor": "prussia", "year": 1699}, 0),
        ({"minor": "prussia", "year": 1700}, -3),
        ({"minor": "portugal", "year": 1614}, -2),
        ({"minor": "portugal", "year": 1615}, -1),
        ({"level": -2}, -4),
        ({"heretic": True}, -2),
        ({"separate": True}, -2),
        ({"provinces_lost": 1}, 3),
        ({"provinces_won": 1}, -3),
        ({"major_battles_won": 1}, -2),
        ({"major_battles_lost": 2}, 4),
        ({"battles_or_sieges_won": 3}, -3),
        ({"battles_lost": 1, "sieges_lost": 1}, 2),
        ({"asker_leaders_lost": 1}, -1),
        ({"minor_leaders_lost": 1}, 1),
        ({"peace_differential": 9}, 3),
        ({"peace_differential": -4}, -4),
    ],
)
def test_every_line_of_a_minors_peace(given: dict[str, Any], modifier: int) -> None:
    chance = p("minor_peace", "accepted", **{"minor": "other", "year": 1650, **given})
    assert chance == Fraction(min(10, max(0, 6 + modifier)), 10)


def test_minor_peace_refusals() -> None:
    assert refused("minor_peace", year=1600) == "minor"
    assert refused("minor_peace", minor="other") == "year"
    assert refused("minor_peace", minor="other", year=1600, level=6) == "level"
    assert refused("minor_peace", minor="other", year=1600, sieges_lost=-1) == "sieges_lost"
