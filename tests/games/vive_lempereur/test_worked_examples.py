"""The worked examples of the rules file, one test each, named after its number."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import jacta
from jacta.distribution import Odds
from jacta.plain import plain_outcome


def value(name: str, **given: Any) -> Any:
    odds = jacta.odds(f"vive_lempereur.{name}", given)
    assert len(odds) == 1
    return plain_outcome(odds.mode())


def odds(name: str, **given: Any) -> Odds[Any]:
    return jacta.odds(f"vive_lempereur.{name}", given)


def pairs(found: Odds[Any]) -> dict[str, Fraction]:
    """A melee's odds as `attacker/defender` codes."""
    return {f"{outcome.attacker}/{outcome.defender}": chance for outcome, chance in found}


def unit(arm: str, formation: str, shock: int = 0, morale: int = 7, steps: int = 3, **more: Any) -> dict[str, Any]:
    return {"arm": arm, "formation": formation, "shock": shock, "morale": morale, "steps": steps, **more}


def hexes(terrain: str, *places: tuple[int, int]) -> list[dict[str, Any]]:
    return [{"q": q, "r": r, "terrain": terrain} for q, r in places]


def heights(**levels: int) -> list[dict[str, Any]]:
    return [{"q": int(name[1:]), "r": 0, "level": level} for name, level in levels.items()]


GUN = {"arm": "artillery", "formation": "in_battery"}
LINE, COLUMN = unit("infantry", "line", 5), unit("infantry", "column", 5)
SIXTH = Fraction(1, 6)


# --- Fire value


def test_example_01_range() -> None:
    for distance, expected in ((3, 3), (6, 1)):
        found = value("fire_value", **GUN, fire=6, max_range=6, distance=distance)
        assert found == {"can_fire": True, "fire_value": expected}
    assert value("fire_value", **GUN, fire=6, max_range=6, distance=7) == {"can_fire": False, "fire_value": 0}


def test_example_02_gun_with_a_loss() -> None:
    gun = {**GUN, "fire": 7, "max_range": 6, "losses": 1, "distance": 2}
    assert value("fire_value", **gun)["fire_value"] == 2
    assert value("fire_value", **gun, options={"artillery_halving": "after_range"})["fire_value"] == 3


# --- Fire


def test_example_03_value_5_at_a_line() -> None:
    found = odds("fire", arm="infantry", formation="line", fire=5)
    assert found.p(losses=0, morale_test=True) == Fraction(1, 3)
    assert found.p(losses=1, morale_test=True) == Fraction(1, 2)
    assert found.p(losses=2, morale_test=True) == SIXTH


def test_example_04_value_6_at_a_square() -> None:
    found = odds("fire", arm="infantry", formation="line", fire=6, target_formation="square")
    assert found.p(morale_test=True) == 1
    assert [found.p(losses=losses) for losses in (1, 2, 3)] == [Fraction(1, 2), Fraction(1, 3), SIXTH]


def test_example_05_value_6_at_skirmishers() -> None:
    found = odds("fire", arm="infantry", formation="line", fire=6, target_formation="skirmish")
    assert found.p(losses=0, morale_test=False) == SIXTH
    assert found.p(losses=0, morale_test=True) == SIXTH
    assert [found.p(losses=losses, morale_test=True) for losses in (1, 2)] == [Fraction(1, 2), SIXTH]


# --- Line of sight


def test_example_06_castles_beside_the_line() -> None:
    line = {"from": [0, 0], "to": [2, 1]}
    assert not value("line_of_sight", **line, hexes=hexes("castle", (1, 0)))["visible"]
    assert value("line_of_sight", **line, hexes=hexes("castle", (0, 1), (2, 0))) == {"visible": True, "distance": 3}


def test_example_07_along_edges_and_past_corners() -> None:
    line = {"from": [0, 0], "to": [2, 2]}
    woods = hexes("forest", (1, 0), (1, 2))
    assert not value("line_of_sight", **line, hexes=woods)["visible"]
    assert value("line_of_sight", **line, hexes=woods, options={"los_edge": "pair"})["visible"]
    assert value("line_of_sight", **line, hexes=hexes("forest", (1, 0), (2, 1)))["visible"]
    for mode in ("either_side", "pair", "strict"):
        in_the_middle = [{"q": 1, "r": 1, "unit": True}]
        assert not value("line_of_sight", **line, hexes=in_the_middle, options={"los_edge": mode})["visible"]
    corners = hexes("forest", (1, 1), (0, 3))
    assert value("line_of_sight", **{"from": [0, 0], "to": [1, 4]}, hexes=corners)["visible"]


def test_example_08_crests() -> None:
    line = {"from": [0, 0], "to": [3, 0]}
    assert value("line_of_sight", **line, hexes=heights(q0=1))["visible"]
    assert not value("line_of_sight", **line, hexes=heights(q0=1, q1=1))["visible"]
    slope = heights(q0=2, q1=1)
    assert not value("line_of_sight", **line, hexes=slope)["visible"]
    assert value("line_of_sight", **line, hexes=slope, options={"crest_exception": "line"})["visible"]


# --- Melee


def test_example_09_six_against_five() -> None:
    found = pairs(odds("melee", attacker_shock=6, defender_shock=5))
    assert found == dict.fromkeys(("D/0", "*1/1", "*0/0", "0/*0", "1/*1", "0/D"), SIXTH)


def test_example_10_attacking_general() -> None:
    found = pairs(odds("melee", attacker_shock=8, defender_shock=2, attacker_general=1))
    assert found == {"0/D": Fraction(4, 6), "0/E": Fraction(2, 6)}


def test_example_11_defending_general() -> None:
    found = pairs(odds("melee", attacker_shock=2, defender_shock=4, defender_general=1))
    assert found == dict.fromkeys(("E/1", "D1/1", "D/0", "D/1", "*1/1", "*0/0"), SIXTH)


# --- Charge


def test_example_12_charge_on_a_line() -> None:
    charge = {"attacker_shock": 6, "defender_shock": 3, "defender_arm": "infantry", "defender_formation": "line"}
    found = pairs(odds("charge", **charge))
    assert found == {"*0/0": SIXTH, "0/*0": SIXTH, "1/*2": SIXTH, "1/D1": SIXTH, "0/D1": 2 * SIXTH}


def test_example_13_charge_on_a_square() -> None:
    charge = {"attacker_shock": 2, "defender_shock": 4, "defender_arm": "infantry", "defender_formation": "square"}
    found = pairs(odds("charge", **charge))
    assert found == dict.fromkeys(("D1/1", "D/0", "D/1", "*1/1", "*0/0", "0/*0"), SIXTH)


# --- Morale


def test_example_14_morale_tests() -> None:
    assert odds("morale_test", morale=7, general=1, attacked_from="flank").p(passed=True) == Fraction(15, 36)
    worst = {
        "morale": 1,
        "disorganised": True,
        "demoralisation": "desperate",
        "attacked_from": "rear",
        "unit_above_failed": True,
        "rally_adjacent_enemy": True,
        "loss_penalty": 2,
    }
    assert odds("morale_test", **worst).p(passed=True) == Fraction(1, 36)
    best = {"morale": 12, "general": 2, "square_vs_cavalry": True}
    assert value("morale_modifier", **best) == {"modifier": 4, "target": 16}
    assert odds("morale_test", **best).p(passed=True) == Fraction(35, 36)


def test_example_15_rally_next_to_an_enemy() -> None:
    assert odds("rally", morale=8, adjacent_enemy=True).p(rallied=True) == Fraction(10, 36)


# --- Fire sequence

GUN_AT_ONE = {**GUN, "fire": 7, "max_range": 6, "distance": 1}


def test_example_16_gun_on_a_line() -> None:
    found = odds("fire_sequence", **GUN_AT_ONE, targets=[LINE])
    assert found.p(lambda outcome: outcome.targets[0].retreat == 2) == Fraction(5, 12)
    assert found.p(lambda outcome: outcome.targets[0] == (2, "disorganised", 2)) == Fraction(5, 36)


def test_example_17_gun_on_a_stack() -> None:
    found = odds("fire_sequence", **GUN_AT_ONE, targets=[LINE, unit("infantry", "line", morale=9)])
    assert found.p(lambda outcome: all(fate.retreat == 2 for fate in outcome.targets)) == Fraction(25, 144)


# --- Assault


def winners(**given: Any) -> tuple[Fraction, Fraction, Fraction]:
    found = odds("assault_sequence", **given)
    attacker, defender, none = (found.p(winner=winner) for winner in ("attacker", "defender", "none"))
    return attacker, defender, none


def test_example_18_column_on_line() -> None:
    even = winners(attackers=[COLUMN], defenders=[LINE])
    assert even == (Fraction(11, 36), Fraction(11, 36), Fraction(14, 36))


def test_example_19_from_the_flank() -> None:
    attacker, defender, _ = winners(attackers=[COLUMN], defenders=[LINE], attacked_from="flank")
    assert (attacker, defender) == (Fraction(20, 27), Fraction(5, 72))


def test_example_20_which_formation_against_a_charge() -> None:
    cavalry = [unit("cavalry", "battle_line", 8, morale=8)]
    won = {
        formation: winners(attackers=cavalry, defenders=[unit("infantry", formation, 5)], charge=True)
        for formation in ("line", "column", "square")
    }
    attackers = {formation: chances[0] for formation, chances in won.items()}
    assert attackers == {"line": Fraction(17, 36), "column": Fraction(11, 36), "square": Fraction(1, 36)}
    assert won["square"][1] == Fraction(16, 27)
    plan = {"attackers": cavalry, "defenders": [LINE], "charge": True, "defender_formations": ["column", "square"]}
    best = jacta.best("vive_lempereur.assault_plan", plan, who="defender")
    assert best.value == Fraction(16, 27)
    assert best.decisions[0].choice == "square"
    assert jacta.best("vive_lempereur.assault_plan", plan).value == Fraction(1, 36)


def test_example_21_battery_taken_in_flank() -> None:
    battery = unit("artillery", "in_battery", 2)
    found = value("assault_sequence", attackers=[LINE], defenders=[battery], attacked_from="flank")
    assert found["defenders"] == [{"losses": 0, "state": "disorganised", "retreat": 2}]
    assert found["winner"] == "attacker"


def test_example_22_one_step_each() -> None:
    weak, strong = unit("infantry", "line", 2, steps=1), unit("infantry", "line", 5, steps=1)
    found = odds("assault_sequence", attackers=[weak], defenders=[strong], defender_general=1)
    dead = "eliminated"
    both = found.p(lambda outcome: outcome.attackers[0].state == outcome.defenders[0].state == dead)
    assert both == Fraction(1, 2)
    fled = found.p(lambda outcome: outcome.attackers[0].retreat == 2 and outcome.defenders[0].state == dead)
    assert fled == SIXTH


def test_example_25_a_square_has_no_flank() -> None:
    square = {"attackers": [COLUMN], "defenders": [unit("infantry", "square", 5)], "attacked_from": "flank"}
    assert winners(**square)[0] == Fraction(23, 36)
    assert winners(**square, options={"flank_morale": "all"})[0] == Fraction(20, 27)


# --- Formation


def test_example_23_changes_and_movement() -> None:
    unlimber = {"arm": "artillery", "from": "limbered", "to": "in_battery", "mp_left": 1}
    assert value("change_formation", **unlimber) == {"cost": 2, "allowed": False, "mp_left": 1}
    form_line = {"arm": "infantry", "from": "adapted", "to": "line", "mp_left": 3}
    assert value("change_formation", **form_line)["cost"] == 0
    assert value("change_formation", **form_line, options={"free_change": "to"})["cost"] == 1
    assert value("movement", arm="infantry", formation="square", mp=5) == {"mp": 1, "toward_communications": False}


def test_example_24_retreat() -> None:
    found = value("retreat", **{"from": [0, 0], "communication": [5, -2]})
    assert found == {"possible": True, "hexes": [[2, -2], [2, -1], [2, 0]]}
