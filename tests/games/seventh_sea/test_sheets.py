"""Whole sheets of characters, squads and ships, wherever a procedure wants part of them."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

import jacta
from jacta.dice import Seeded
from jacta.games.seventh_sea.fights.combatants import Combatant
from jacta.games.seventh_sea.naval_combat.sea_fight import DuelShip
from jacta.games.seventh_sea.sheets import SHEET
from jacta.kernel.rule.inputs import written
from jacta.kernel.rule.registry import find_procedure
from jacta.plain import plain_outcome
from tests.games.seventh_sea.asking import refused


def sample(name: str) -> dict[str, Any]:
    folder = files("jacta.games.seventh_sea") / "samples"
    return tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))


ATHOS, ROCHEFORT, JUSSAC, GUARDS = map(sample, ("athos", "rochefort", "jussac", "guards"))
FRIGATE, GALLEON = map(sample, ("frigate", "galleon"))


def test_a_sheet_holds_all_that_a_fight_of_characters_or_ships_takes() -> None:
    assert Combatant.model_fields.keys() | DuelShip.model_fields.keys() <= SHEET | {"ranged_attack", "hand_back"}


@pytest.mark.parametrize(
    ("name", "given", "expected"),
    [
        ("wound_check", {"who": ATHOS, "damage": 20}, {"brawn": 2, "resolve": 3, "kind": "hero", "damage": 20}),
        ("wound_check", {"who": ATHOS, "brawn": 4}, {"brawn": 4, "resolve": 3, "kind": "hero"}),
        ("perception", {"who": ATHOS, "nd": 15}, {"wits": 3, "nd": 15}),
        ("initiative", {"who": ATHOS}, {"panache": 3}),
        ("initiative", {"who": GUARDS}, {"threat": 2}),
        ("passive_defence", {"who": JUSSAC}, {"defence": 2}),
        ("active_defence", {"who": ATHOS, "nd": 20}, {"wits": 3, "defence": 3, "nd": 20}),
        ("attack_brutes", {"who": ATHOS, "squad": GUARDS}, {"finesse": 3, "attack": 4, "brutes": 6, "threat": 2}),
        ("support", {"who": ROCHEFORT, "squad": GUARDS}, {"wits": 3, "kind": "villain", "brutes": 6, "value": 2}),
        ("damage", {"who": ATHOS}, {"brawn": 2, "weapon": "rapier"}),
        ("damage", {"who": ATHOS, "weapon": "axe"}, {"brawn": 2, "weapon": "axe"}),
        ("ship_initiative", {"ship": FRIGATE}, {"panache": 3}),
        ("capsize", {"ship": sample("sloop"), "gm_heroism": 3}, {"piloting": 2, "draft": 2, "gm_heroism": 3}),
        ("shallows", {"ship": GALLEON, "depth": 2}, {"draft": 5, "depth": 2}),
        ("sinking", {"ship": {**FRIGATE, "grave": 6}}, {"resolve": 3, "grave": 6, "resolve_start": 3}),
        ("provisions", {"ship": GALLEON, "provisions": 2, "weeks": 3}, {"cargo": 5, "crew": 4}),
    ],
)
def test_ranks_are_read_off_a_sheet(name: str, given: dict[str, Any], expected: dict[str, Any]) -> None:
    found = written(find_procedure(f"seventh_sea.{name}").validate(given))
    assert found.items() >= expected.items()
    assert not found.keys() & {"who", "squad", "ship", "name", "heroism"}


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("attack", {"attacker": ATHOS, "defender": ROCHEFORT}),
        ("ranged_attack", {"attacker": JUSSAC, "defender": ATHOS}),
        ("brute_attack", {"squad": GUARDS, "defender": ATHOS}),
        ("duel", {"attacker": ATHOS, "defender": JUSSAC}),
        ("interruption", {"attacker": ROCHEFORT, "defender": ATHOS, "nd": 25}),
        ("fall", {"victim": ATHOS, "height_m": 9}),
        ("explosion", {"victim": ATHOS, "level": 2, "dodge_skill": 1}),
        ("deck_shock", {"victim": ATHOS, "hits": 1, "balance": 1}),
        ("intimidate", {"attacker": ATHOS, "defender": ROCHEFORT}),
        ("taunt", {"attacker": ATHOS, "defender": ROCHEFORT}),
        ("charm", {"attacker": ATHOS, "defender": ROCHEFORT}),
        ("surprise", {"attacker": {**ATHOS, "skill": 1}, "defender": {**ROCHEFORT, "ambush": 1}, "with": "stealth"}),
        ("navigate", {"navigator": {**ATHOS, "navigation": 2}, "pilot": {**JUSSAC, "piloting": 1}, "km_offshore": 400}),
        ("reefs", {"lookout": ATHOS, "pilot": {**JUSSAC, "piloting": 2}, "draft": 3}),
        ("ship", FRIGATE),
        ("ship_fire", {"attacker": {**FRIGATE, "cannons": 2}, "defender": GALLEON}),
        ("storm", {"ship": FRIGATE, "piloting": 2, "damage": 20}),
        ("ship_duel", {"attacker": FRIGATE, "defender": GALLEON}),
        ("mass_turn", {"attacker": {**ATHOS, "strategy": 2}, "defender": {**ROCHEFORT, "strategy": 2}}),
    ],
)
def test_a_whole_sheet_stands_where_part_of_it_is_due(name: str, given: dict[str, Any]) -> None:
    assert jacta.roll(f"seventh_sea.{name}", given, source=Seeded(1)).outcome is not None


def test_the_weapon_of_a_blow_is_that_on_the_attackers_sheet() -> None:
    blow = find_procedure("seventh_sea.attack").validate({"attacker": ATHOS, "defender": ROCHEFORT})
    shot = find_procedure("seventh_sea.ranged_attack").validate({"attacker": JUSSAC, "defender": ATHOS})
    assert written(blow)["weapon"] == "rapier"
    assert (written(shot)["weapon"], written(shot)["distance_m"]) == ("pistol", 8)


@pytest.mark.parametrize(
    ("name", "given", "key"),
    [
        ("wound_check", {"who": {**ATHOS, "hair": "dark"}, "damage": 5}, "who.hair"),
        ("wound_check", {"who": "Athos", "damage": 5}, "who"),
        ("wound_check", {"brawn": 2, "resolve": 2, "finesse": 3}, "finesse"),
        (
            "attack",
            {"attacker": {"finesse": 3, "attack": 3, "brawn": 2, "weapon": "axe"}, "defender": ATHOS},
            "attacker",
        ),
        ("attack", {"attacker": {**ATHOS, "hair": "dark"}, "defender": ROCHEFORT}, "attacker.hair"),
        ("taunt", {"attacker": {"panache": 2, "wits": 2}, "defender": ATHOS}, "attacker.wits"),
        ("ship_fire", {"attacker": {**FRIGATE, "cannons": 2, "cats": 2}, "defender": GALLEON}, "attacker.cats"),
    ],
)
def test_what_is_on_no_sheet_or_typed_beside_none_is_refused(name: str, given: dict[str, Any], key: str) -> None:
    assert refused(name, **given).startswith(key)


def test_lists_beside_a_sheet_are_read_as_ever() -> None:
    given = {"who": ATHOS, "nd": 15, "values": [1, 2, 4]}
    assert written(find_procedure("seventh_sea.perception").validate(given))["values"] == [1, 2, 4]
    assert refused("perception", who=ATHOS, nd=15, values=[1, "two"]).startswith("values")


# --- Ships come back from a fight


def test_ships_on_the_hex_sea_come_back_as_they_are() -> None:
    sea = {"attacker": {**FRIGATE, "q": 0, "r": 0, "facing": 0}, "defender": {**GALLEON, "q": 3, "r": -3, "facing": 3}}
    first = plain_outcome(
        jacta.roll(
            "seventh_sea.ship_duel", {**sea, "stand_and_fire": False, "hand_back": True}, source=Seeded(3)
        ).outcome
    )
    left = {side: first[side] for side in ("attacker", "defender")}
    assert left["attacker"]["name"] == "Triton"
    assert left["attacker"]["resolve_start"] == 3
    assert left["defender"]["port"] + left["defender"]["starboard"] == left["defender"]["brawn"]
    lost = sum(sea["defender"][trait] - left["defender"][trait] for trait in ("brawn", "finesse", "resolve", "wits"))
    assert 0 <= lost <= left["defender"]["grave"]
    again = jacta.roll("seventh_sea.ship_duel", {**left, "stand_and_fire": False, "max_turns": 1}, source=Seeded(4))
    assert again.outcome.turns == 1


def test_ships_that_only_fire_come_back_where_that_is_asked() -> None:
    given = {"attacker": FRIGATE, "defender": GALLEON, "max_turns": 2}
    assert plain_outcome(jacta.roll("seventh_sea.ship_duel", given).outcome).keys() == {"winner", "turns"}
    handed = plain_outcome(jacta.roll("seventh_sea.ship_duel", {**given, "hand_back": True}).outcome)
    assert handed["attacker"]["heroism"] == 3
    assert "q" not in handed["attacker"]
