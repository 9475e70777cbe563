"""The game's exact odds against the same sheet worked out by hand, under every reading."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

import jacta
from tests.games.vive_lempereur import by_hand

READINGS = {name: option.values for name, option in jacta.procedures()["vive_lempereur.fire"].accepted.items()}
FORMATIONS = {
    "infantry": ("column", "line", "square", "adapted", "disorganised"),
    "cavalry": ("battle_line", "column", "adapted", "disorganised"),
    "artillery": ("limbered", "in_battery", "disorganised"),
}
SITUATIONS = 150


def odds(name: str, given: dict[str, Any]) -> jacta.distribution.Odds[Any]:
    return jacta.odds(f"vive_lempereur.{name}", given)


def some_options(chance: random.Random) -> dict[str, str]:
    chosen = chance.sample(sorted(READINGS), chance.randrange(0, 9))
    return {name: chance.choice(READINGS[name]) for name in chosen}


def some_unit(chance: random.Random, arms: tuple[str, ...], least_shock: int, stacks: int) -> dict[str, Any]:
    arm = chance.choice(arms)
    unit = {
        "arm": arm,
        "formation": chance.choice(FORMATIONS[arm]),
        "shock": chance.randrange(least_shock, 9),
        "morale": chance.randrange(4, 11),
        "steps": chance.randrange(1, 4),
        "stack": chance.randrange(stacks),
        "terrain": chance.choice(("clear", "clear", "town", "castle", "village")),
        "bad_terrain": chance.random() < 0.2,
        "loss_penalty": chance.choice((0, 0, 1, 2)),
    }
    return unit | ({"shock_column": chance.randrange(1, 7)} if arm == "cavalry" else {})


def some_assault(chance: random.Random) -> dict[str, Any]:
    attackers = [some_unit(chance, ("infantry", "cavalry"), 1, 2) for _ in range(chance.randrange(1, 4))]
    arms = ("infantry", "cavalry", "artillery")
    return {
        "attackers": attackers,
        "defenders": [some_unit(chance, arms, 0, 2) for _ in range(chance.randrange(1, 5))],
        "charge": any(unit["arm"] == "cavalry" for unit in attackers) and chance.random() < 0.5,
        "attacked_from": chance.choice(("front", "flank", "rear")),
        "attacker_general": chance.randrange(3),
        "defender_general": chance.randrange(3),
        "attacker_morale_general": chance.randrange(3),
        "defender_demoralisation": chance.choice(("none", "demoralised", "desperate")),
        "defender_morale_other": chance.randrange(-2, 3),
        "attacker_can_retreat": chance.random() < 0.7,
        "defender_can_retreat": chance.random() < 0.7,
        "other_modifier": chance.randrange(-1, 2),
        "options": some_options(chance),
    }


@pytest.mark.parametrize("seed", range(SITUATIONS))
def test_whole_assaults(seed: int) -> None:
    given = some_assault(random.Random(seed))
    found = {tuple(outcome): chance for outcome, chance in odds("assault_sequence", given)}
    assert found == by_hand.assault(given)


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in READINGS.items() for value in values])
def test_whole_assaults_under_each_reading(name: str, value: str) -> None:
    for seed in range(1000, 1008):
        given = some_assault(random.Random(seed)) | {"options": {name: value}}
        found = {tuple(outcome): chance for outcome, chance in odds("assault_sequence", given)}
        assert found == by_hand.assault(given)


@pytest.mark.parametrize("seed", range(SITUATIONS))
def test_fire_sequences(seed: int) -> None:
    chance = random.Random(seed)
    targets = [some_unit(chance, ("infantry", "cavalry"), 0, 1) for _ in range(chance.randrange(1, 4))]
    if targets[0]["arm"] == "infantry" and chance.random() < 0.3:
        targets[0]["formation"] = "skirmish"
    fire, distance, losses = chance.randrange(1, 12), chance.randrange(1, 6), chance.randrange(3)
    given: dict[str, Any] = {
        "arm": "artillery",
        "formation": "in_battery",
        "fire": fire,
        "distance": distance,
        "losses": losses,
        "max_range": 8,
        "other_fire": chance.choice((0, 0, 3)),
        "other_modifier": chance.randrange(-2, 3),
        "targets": targets,
        "morale_general": chance.randrange(3),
        "demoralisation": chance.choice(("none", "demoralised", "desperate")),
        "morale_other": chance.randrange(-2, 3),
        "can_retreat": chance.random() < 0.7,
        "options": some_options(chance),
    }
    value = by_hand.gun_value(fire, distance, losses, given["options"]) + given["other_fire"]
    found = {tuple(outcome.targets): chance for outcome, chance in odds("fire_sequence", given)}
    assert found == by_hand.fire_sequence(value, given)


def test_fires_at_every_value_and_reading() -> None:
    readings = [READINGS[name] for name in ("fire_die_1", "fire_loss_test", "fire_die_0")]
    for value, target, (row_1, loss_test, row_0) in product(
        range(1, 9), ("line", "square", "skirmish"), product(*readings)
    ):
        options = {"fire_die_1": row_1, "fire_loss_test": loss_test, "fire_die_0": row_0}
        expected: dict[tuple[int, bool], Fraction] = {}
        for face in range(1, 7):
            die = face + {"line": 0, "square": 1, "skirmish": -1}[target]
            cell = by_hand.fire_cell(die, value, options)
            expected[cell] = expected.get(cell, Fraction(0)) + Fraction(1, 6)
        given = {"arm": "infantry", "formation": "line", "fire": value, "target_formation": target, "options": options}
        assert {tuple(outcome): chance for outcome, chance in odds("fire", given)} == expected


@pytest.mark.parametrize("columns", READINGS["melee_columns"])
@pytest.mark.parametrize("rounding", READINGS["ratio_rounding"])
def test_melees_and_charges_at_every_ratio(columns: str, rounding: str) -> None:
    options = {"melee_columns": columns, "ratio_rounding": rounding, "melee_corner": "diagonal"}
    for twice_attack, twice_defence, general in product(range(1, 24, 2), range(13), (-2, 0, 1)):
        attack, defence = Fraction(twice_attack, 2), Fraction(twice_defence, 2)
        given = {
            "attacker_shock": float(attack),
            "defender_shock": float(defence),
            "other_modifier": general,
            "options": options,
        }
        place = by_hand.column(attack, defence, options)
        plain: dict[tuple[str, str], Fraction] = {}
        ridden: dict[tuple[str, str], Fraction] = {}
        for face in range(1, 7):
            code, other = by_hand.melee_codes(face + general, place, options)
            plain[code, other] = plain.get((code, other), Fraction(0)) + Fraction(1, 6)
            harder = by_hand.charged(other, options)
            ridden[code, harder] = ridden.get((code, harder), Fraction(0)) + Fraction(1, 6)
        assert {tuple(outcome): chance for outcome, chance in odds("melee", given)} == plain
        line = {"defender_arm": "infantry", "defender_formation": "line"}
        assert {tuple(outcome): chance for outcome, chance in odds("charge", {**given, **line})} == ridden


@pytest.mark.parametrize("reading", READINGS["morale_pass"])
def test_morale_at_every_target(reading: str) -> None:
    options = {"morale_pass": reading}
    for morale, other in product((1, 7, 12), range(-10, 11)):
        given = {"morale": morale, "other_modifier": other, "options": options}
        chance = by_hand.chance_to_pass(morale + other, options)
        assert odds("morale_test", given).p(passed=True) == chance
        assert odds("rally", given).p(rallied=True) == by_hand.chance_to_pass(morale + other - 2, options)
