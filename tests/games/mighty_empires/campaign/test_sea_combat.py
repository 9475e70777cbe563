"""La bataille navale; Unités terrestres contre unités maritimes: ships, their cargo and their captors."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.games.mighty_empires.asking import odds, refused, value


def test_rolls_are_those_of_a_combat() -> None:
    given: dict[str, Any] = {"attacker_modifier": 3, "defender_next_roll": -3, "forced_march": True}
    land, sea = odds("combat", **given), odds("naval_combat", **given)
    for grade, result in zip(("minor", "major", "brilliant"), ("damaged", "mutiny", "wreck"), strict=True):
        for side in ("attacker", "defender"):
            assert land.p(result=grade, winner=side) == sea.p(result=result, winner=side)


def test_a_mutinied_ship_needs_a_spare_piece() -> None:
    found = odds("naval_combat", attacker_spare_ships=0)
    assert found.p(result="mutiny", winner="attacker", ship="destroyed") == Fraction(23, 162)
    assert found.p(result="mutiny", winner="defender", ship="captured") == Fraction(23, 162)
    independent = odds("naval_combat", defender_spare_ships=0, defender_independent=True)
    assert independent.p(result="mutiny", winner="defender", ship="captured") == Fraction(23, 162)


def test_the_army_aboard() -> None:
    found = odds("naval_combat", defender_cargo=True)
    assert found.p(winner="defender", cargo="none") == found.p(winner="defender")
    assert found.p(result="tie", ship="unharmed", cargo="none") == Fraction(73, 648)
    assert found.p(result="damaged", winner="attacker", cargo="safe") == Fraction(265, 1296)
    assert found.p(result="mutiny", winner="attacker", cargo="landed") == Fraction(23, 162)
    drowned = odds("naval_combat", defender_cargo=True, options={"mutiny_cargo": "destroyed"})
    assert drowned.p(result="mutiny", winner="attacker", cargo="destroyed") == Fraction(23, 162)
    assert drowned.p(result="wreck", winner="attacker", cargo="landed") == Fraction(91, 1296)
    assert value("naval_combat", defender_damaged=True, defender_cargo=True)["cargo"] == "destroyed"


def test_a_damaged_attacker_rolls_as_any_other() -> None:
    assert odds("naval_combat", attacker_damaged=True) == odds("naval_combat")


def test_naval_refusals() -> None:
    assert refused("naval_combat", defender_independent=True, defender_cargo=True) == "defender_cargo"
    assert refused("naval_combat", attacker_spare_ships=5) == "attacker_spare_ships"
    assert refused("naval_combat", options={"combat_tie": "nothing"}) == "options.combat_tie"


SHIP_ATTACKS: dict[str, Any] = {"attacker_kind": "ship", "defender_kind": "army"}
ARMY_ATTACKS: dict[str, Any] = {"attacker_kind": "army", "defender_kind": "ship"}


@pytest.mark.parametrize("kinds", [SHIP_ATTACKS, ARMY_ATTACKS])
def test_army_and_ship_fight_by_the_table_of_the_armies(kinds: dict[str, Any]) -> None:
    found = odds("land_sea_combat", **kinds, attacker_modifier=1)
    assert found.p(cargo="none") == 1
    land = odds("combat", attacker_modifier=1)
    assert {tuple(outcome)[:-1]: chance for outcome, chance in found} == {tuple(end): chance for end, chance in land}


def test_the_army_aboard_shares_the_fate_of_its_ship() -> None:
    found = odds("land_sea_combat", **SHIP_ATTACKS, attacker_cargo=True)
    assert found.p(winner="attacker", cargo="none") == found.p(winner="attacker")
    assert found.p(winner="defender", fate="destroyed", cargo="destroyed") == Fraction(35, 1296)
    assert found.p(winner="defender", cargo="safe") == found.p(winner="defender") - Fraction(35, 1296)
    assert found.p(result="tie", cargo="none") == Fraction(73, 648)
    fatal = odds("land_sea_combat", **ARMY_ATTACKS, defender_cargo=True, options={"combat_tie": "both_destroyed"})
    assert fatal.p(result="tie", fate="destroyed", cargo="destroyed") == Fraction(73, 648)


def test_a_damaged_ship_is_sunk_without_dice() -> None:
    sunk = {"result": "sunk", "winner": "attacker", "fate": "destroyed", "next_roll": 0, "pursued": False}
    assert value("land_sea_combat", **ARMY_ATTACKS, defender_damaged=True) == {**sunk, "cargo": "none"}
    laden = value("land_sea_combat", **ARMY_ATTACKS, defender_damaged=True, defender_cargo=True)
    assert laden == {**sunk, "cargo": "destroyed"}


def test_land_sea_refusals() -> None:
    assert refused("land_sea_combat", attacker_kind="army", defender_kind="army") == "defender_kind"
    assert refused("land_sea_combat", attacker_kind="army") == "defender_kind"
    assert refused("land_sea_combat", **SHIP_ATTACKS, defender_cargo=True) == "defender_cargo"
    assert refused("land_sea_combat", **ARMY_ATTACKS, attacker_cargo=True) == "attacker_cargo"
    assert refused("land_sea_combat", **SHIP_ATTACKS, defender_damaged=True) == "defender_damaged"
