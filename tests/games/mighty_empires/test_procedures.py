"""The smaller procedures and checks: each row, each reading, each refusal."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from jacta.games.mighty_empires.options import AllReadings, SiegeReadings
from jacta.kernel.rule.registry import find_game, find_procedure
from tests.games.mighty_empires.asking import odds, refused, value

# --- Which options a procedure reads

MARKED: dict[str, set[str]] = {
    "scout": {"ambush_fails", "marsh_always_explored", "modifiers_on_tables"},
    "event": {"ambush_fails"},
    "diplomacy": {"modifiers_on_tables"},
    "famine": {"modifiers_on_tables"},
    "move_check": {"voluntary_withdrawal", "sabotage_rule"},
    "combat": {"combat_tie"},
    "land_sea_combat": {"combat_tie"},
    "siege": {"siege_cumulative"},
    "siege_campaign": {"siege_cumulative"},
    "conquest": {"siege_cumulative"},
    "naval_combat": {"mutiny_cargo"},
    "dragon_fury": {"dragon_compass", "dragon_revisit"},
    "firestorm": {"firestorm_effect"},
    "spell_check": {"sorcerer_needs_capital"},
    "build": {"build_under_siege"},
}
STAND_ALONE = (
    "capital_order",
    "turn_order",
    "limits",
    "harvest",
    "famine",
    "scout",
    "event",
    "guard",
    "diplomacy",
    "diplomacy_campaign",
    "move_check",
    "annex",
    "combat",
    "battle_series",
    "naval_combat",
    "land_sea_combat",
    "siege",
    "siege_campaign",
    "conquest",
    "nest",
    "dragon_fury",
    "spell_check",
    "firestorm",
    "winter_event",
    "build",
    "recruit",
    "expiry",
    "score",
)


@pytest.mark.parametrize("name", STAND_ALONE)
def test_a_procedure_accepts_the_options_it_is_marked_with_and_no_others(name: str) -> None:
    procedure = find_procedure(f"mighty_empires.{name}")
    assert set(procedure.options) == MARKED.get(name, set())
    example = procedure.examples[0]
    for option, field in AllReadings.model_fields.items():
        if option not in procedure.options:
            assert refused(name, **example, options={option: field.default}) == f"options.{option}"


def test_every_option_has_a_reading_of_the_game() -> None:
    game = find_game("mighty_empires")
    assert game is not None
    for procedure in game.procedures:
        assert all(option.reading in game.readings for option in procedure.options.values())


def test_alliances_hang_on_the_number_of_players_unless_stated() -> None:
    assert [AllReadings().allies_allowed(players) for players in (2, 3)] == [False, True]
    assert [AllReadings(alliances="on").allies_allowed(players) for players in (2, 3)] == [True, True]
    assert [AllReadings(alliances="off").allies_allowed(players) for players in (2, 3)] == [False, False]
    assert AllReadings(siege_cumulative=True).only(SiegeReadings) == SiegeReadings(siege_cumulative=True)


# --- Order and limits


def test_order_refusals() -> None:
    assert refused("turn_order", players=4, first_chooser=0) == "players"
    assert refused("turn_order", players=2, first_chooser=2) == "first_chooser"
    assert refused("turn_order", players=2) == "first_chooser"
    assert refused("capital_order") == "players"


def test_two_choose_with_equal_chances() -> None:
    assert [chance for _, chance in odds("capital_order", players=2)] == [Fraction(1, 2), Fraction(1, 2)]


def test_limits() -> None:
    full = {"villages": 8, "cities": 4, "fortresses": 4, "armies": 13, "ships": 4}
    assert value("limits") == full
    assert value("limits", villages=9, cities=1, armies=13) == {**full, "villages": 0, "cities": 3, "armies": 0}
    assert refused("limits", ships=-1) == "ships"


# --- Supply


def test_famine_adds_to_the_hunger() -> None:
    found = odds("famine", hunger=2)
    assert found.p(hunger=3, moves=False) == Fraction(9, 36)
    assert found.p(hunger=3, moves=True) == Fraction(16, 36)
    assert found.p(disbanded=True, hunger=0, moves=False) == Fraction(1, 36)
    helped = odds("famine", modifier=20, options={"modifiers_on_tables": True})
    assert helped.p(rations=1, hunger=0, moves=True) == 1
    assert refused("famine", modifier=1) == "modifier"
    assert refused("famine", hunger=-1) == "hunger"


def test_a_site_of_unknown_type_is_refused() -> None:
    assert refused("harvest", sites=[{"type": "village"}, {"type": "tower"}]) == "sites.1.type"
    assert refused("harvest", sites=[{}]) == "sites.0.type"


# --- Scouting


EVENTS = {
    "desertion": (False, False, 0, -1, "thaw", None),
    "mutiny": (False, True, 0, 0, None, None),
    "rot": (True, False, -2, 0, None, None),
    "sickness": (True, False, 0, -2, "end_of_turn", None),
    "foul_weather": (False, True, 0, 0, None, None),
    "lost": (False, False, 0, 0, None, None),
    "ambush": (True, False, 0, -1, "thaw", None),
    "convoy": (False, False, 2, 0, None, None),
    "volunteers": (True, False, 0, 1, "leaves_hex", None),
    "knight_errant": (True, False, 0, 1, "campaign_end", None),
    "dragon_nest": (True, False, 0, 0, None, "asleep"),
}


def test_events() -> None:
    found = {
        outcome.event: (tuple(outcome)[1:], chance) for outcome, chance in odds("event") if outcome.dragons != "awake"
    }
    assert {event: row for event, (row, _) in found.items()} == EVENTS
    assert [found[event][1] * 36 for event in EVENTS] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, Fraction(2, 3)]
    failing = {"ambush_fails": True}
    assert odds("event", options=failing).p(event="ambush", explored=False) == Fraction(5, 36)
    assert odds("scout", terrain="marsh", options=failing).p(event="ambush", explored=False) == Fraction(5, 36)


def test_scouting_a_nest() -> None:
    found = odds("scout", terrain="marsh", nest=True)
    assert found.p(dragons=None) == 0
    assert found.p(dragons="awake") == Fraction(1, 3) + Fraction(2, 3) * Fraction(1, 36) * Fraction(1, 3)
    assert odds("scout", terrain="plain").p(dragons=None) == 1 - Fraction(4, 36) * Fraction(1, 36)


def test_a_site_that_is_there_already() -> None:
    found = odds("scout", terrain="coast", site_present=True)
    assert found.p(site=None, status=None, guard=None) == 1
    assert found.p(explored=True) == Fraction(17, 18)


def test_marsh_explored_by_option() -> None:
    found = odds("scout", terrain="marsh", options={"marsh_always_explored": True})
    assert found.p(explored=True) == 1
    assert found.p(event="mutiny", turn_over=True) == Fraction(2, 36)


def test_modifiers_on_the_scouting_table() -> None:
    agreed = {"modifiers_on_tables": True}
    assert odds("scout", terrain="plain", modifier=20, options=agreed).p(site="fortress", status="neutral") == 1
    assert odds("scout", terrain="plain", modifier=-20, options=agreed).p(site="fortress", guard="army") == 1
    shifted = odds("scout", terrain="river", modifier=1, options=agreed)
    assert shifted.p(lambda found: found.event is not None) == Fraction(3 + 4 + 5, 36)
    assert odds("scout", terrain="marsh", modifier=5, options=agreed) == odds("scout", terrain="marsh")
    assert refused("scout", terrain="plain", modifier=1) == "modifier"


def test_scout_refusals() -> None:
    assert refused("scout") == "terrain"
    assert refused("scout", terrain="plain", unit="ship") == "unit"
    assert refused("scout", terrain="marsh", site_present=True) == "site_present"


def test_guards() -> None:
    assert value("guard", site="fortress", coastal=True) == {"guard": "army"}
    assert value("guard", site="village", coastal=True, unit="ship") == {"guard": "ship"}
    assert odds("guard", site="city", coastal=True).p(guard="ship") == Fraction(1, 2)
    assert refused("guard", site="city", unit="ship") == "unit"


# --- Diplomacy


def test_a_site_that_turns_hostile_has_a_guard() -> None:
    found = odds("diplomacy", site="city", coastal=True)
    assert found.p(status="hostile", guard="ship") == Fraction(1, 12)
    assert odds("diplomacy", coastal=True, unit="ship").p(guard="ship") == Fraction(1, 6)
    assert found.p(guard=None) == Fraction(5, 6)
    assert refused("diplomacy", unit="ship") == "unit"
    assert refused("diplomacy", modifier=2) == "modifier"
    agreed = {"modifiers_on_tables": True}
    assert odds("diplomacy", modifier=2, options=agreed).p(status="allied") == Fraction(15, 36)


def test_negotiations_end_in_the_season_they_are_decided() -> None:
    found = odds("diplomacy_campaign", seasons=2)
    assert found.p(status="allied", season=1) == Fraction(1, 6)
    assert found.p(status="hostile", season=2) == Fraction(1, 9)
    assert refused("diplomacy_campaign", seasons=31) == "seasons"


# --- Winter


@pytest.mark.parametrize(
    ("reason", "given"),
    [
        (None, {"spell": "bad_harvest", "owner": "enemy"}),
        ("bad_target", {"spell": "bad_harvest", "owner": "hostile"}),
        ("bad_target", {"spell": "bountiful_harvest", "owner": "ally"}),
        (None, {"spell": "bountiful_harvest", "owner": "own", "rampart": True}),
        (None, {"spell": "flood", "terrain": "river"}),
        ("not_river", {"spell": "flood", "terrain": "coast"}),
        ("not_river", {"spell": "flood", "terrain": "river", "revealed": False}),
        (None, {"spell": "storm", "revealed": False}),
        ("no_unit", {"spell": "blood_rain"}),
        (None, {"spell": "blood_rain", "units_on_hex": 1}),
        ("bad_target", {"spell": "blessing", "owner": "enemy"}),
        ("bad_target", {"spell": "curse", "owner": "enemy", "embarked": True}),
        ("rampart", {"spell": "curse", "owner": "enemy", "rampart": True}),
        ("rampart", {"spell": "firestorm", "owner": "enemy", "rampart": True}),
        ("bad_target", {"spell": "firestorm", "owner": "none", "rampart": True}),
        (None, {"spell": "blessing", "owner": "own", "embarked": True}),
        (None, {"spell": "dragon_dream"}),
        ("bad_target", {"spell": "celerity", "owner": "ally"}),
        ("bad_target", {"spell": "magic_rampart"}),
        (None, {"spell": "magic_rampart", "owner": "neutral"}),
        ("razed", {"spell": "magic_rampart", "owner": "enemy", "razed": True}),
        ("no_sorcerer", {"spell": "dragon_dream", "has_capital": False}),
        ("no_sorcerer", {"spell": "curse", "has_capital": False}),
        (None, {"spell": "storm", "has_capital": False, "options": {"sorcerer_needs_capital": False}}),
    ],
    ids=str,
)
def test_spells(reason: str | None, given: dict[str, Any]) -> None:
    assert value("spell_check", **given) == {"legal": reason is None, "reason": reason}


def test_firestorm_without_refuge_and_by_option() -> None:
    trapped = odds("firestorm", refuge="none")
    assert trapped.p(result="brilliant", fate="destroyed", next_roll=0) == Fraction(23, 162)
    assert trapped.p(result="major", fate="stays", next_roll=-6) == Fraction(265, 1296)
    inside = odds("firestorm", refuge="site", retreat="if_allowed")
    assert inside.p(fate="stays") == 0
    assert inside.p(result="minor", fate="retreats", next_roll=-3) == Fraction(143, 648)
    burnt = odds("firestorm", options={"firestorm_effect": "destroyed"})
    assert burnt.p(fate="destroyed") == 1 - Fraction(145, 432)
    assert burnt.p(result="minor", fate="destroyed", next_roll=0) == Fraction(143, 648)
    assert odds("firestorm", unit_modifier=20).p(result="resisted", fate="unharmed") == 1


@pytest.mark.parametrize(
    ("event", "chance", "chooser"),
    [
        ("dragon_fury", 1, None),
        ("peasant_revolt", 2, "self"),
        ("rebellion", 3, "left"),
        ("epidemic", 4, "right"),
        ("famine", 5, "self"),
        ("treason", 6, "self"),
        ("nothing", 15, None),
    ],
)
def test_winter_events(event: str, chance: int, chooser: str | None) -> None:
    applied = event != "nothing"
    assert odds("winter_event", nests=1).p(event=event, applied=applied, chooser=chooser) == Fraction(chance, 36)
    bare = {"villages": 0, "built_hexes": 0, "coloured_hexes": 0}
    assert odds("winter_event", **bare).p(event=event, applied=False, chooser=None) == Fraction(chance, 36)


def test_winter_event_refusals() -> None:
    assert refused("winter_event", villages=3) == "villages"
    assert refused("winter_event", built_hexes=8) == "built_hexes"


FOUND: dict[str, Any] = {"action": "found_village", "rations": 9}
RAISE: dict[str, Any] = {"action": "village_to_city", "rations": 9, "site": "village"}
WALL: dict[str, Any] = {"action": "village_to_fortress", "rations": 4, "site": "village"}


@pytest.mark.parametrize(
    ("reason", "given"),
    [
        ("not_own_hex", {**FOUND, "own_hex": False, "impassable": True}),
        ("impassable", {**FOUND, "impassable": True, "terrain": "marsh"}),
        ("marsh", {**FOUND, "terrain": "marsh", "razed": True}),
        ("razed", {**RAISE, "razed": True, "besieged": True}),
        ("besieged", {**RAISE, "besieged": True}),
        (None, {**RAISE, "besieged": True, "options": {"build_under_siege": True}}),
        ("occupied", {**FOUND, "site": "city", "distance": 3}),
        ("too_far", {**FOUND, "distance": None, "villages": 8}),
        ("limit", {**FOUND, "villages": 8}),
        (None, {**FOUND, "villages": 7, "cities": 9}),
        ("not_a_village", {**RAISE, "site": None, "cities": 4}),
        ("not_a_village", {**WALL, "site": "city"}),
        ("limit", {**RAISE, "cities": 4, "rations": 0}),
        ("limit", {**WALL, "fortresses": 5}),
        (None, {**WALL, "villages": 8, "distance": None}),
        ("rations", {**WALL, "rations": 3}),
    ],
    ids=str,
)
def test_building(reason: str | None, given: dict[str, Any]) -> None:
    found = value("build", **given)
    assert (found["legal"], found["reason"]) == (reason is None, reason)
    assert found["rations_after"] == given["rations"] - found["cost"]
    assert (found["cost"] == 0) is (reason is not None)


def test_recruiting() -> None:
    assert value("recruit", armies_left=0, ships_left=4) == {"rolled": False, "recruits": 0}
    found = odds("recruit", armies_left=0, ships_left=4, port=True)
    assert [found.p(recruits=number) for number in (0, 1, 2)] == [Fraction(10, 36), Fraction(25, 36), Fraction(1, 36)]
    assert refused("recruit", armies_left=14, ships_left=0) == "armies_left"


@pytest.mark.parametrize(
    ("ends", "given"),
    [
        ((2, "summer", "end_of_turn"), {"until": "end_of_turn", "year": 2, "season": "summer"}),
        ((3, "spring", "end_of_season"), {"until": "spring_end", "year": 2, "season": "winter"}),
        ((2, "autumn", "end_of_season"), {"until": "campaign_end", "year": 2, "season": "spring"}),
        ((3, "autumn", "end_of_season"), {"until": "campaign_end", "year": 2, "season": "winter"}),
        ((6, "autumn", "end_of_season"), {"until": "campaign_end", "year": 6, "season": "autumn"}),
        ((6, "winter", "game_end"), {"until": "campaign_end", "year": 6, "season": "winter"}),
        ((6, "winter", "game_end"), {"until": "spring_end", "year": 6, "season": "winter"}),
        ((6, "winter", "game_end"), {"until": "thaw", "year": 5, "season": "winter"}),
        ((5, "winter", "thaw"), {"until": "thaw", "year": 5, "season": "autumn"}),
        ((6, "winter", "game_end"), {"until": "game", "year": 1, "season": "spring"}),
        ((1, "winter", "game_end"), {"until": "thaw", "year": 1, "season": "spring", "years": 1}),
    ],
    ids=str,
)
def test_expiry(ends: tuple[Any, ...], given: dict[str, Any]) -> None:
    assert tuple(value("expiry", **given).values()) == ends


def test_expiry_refusals() -> None:
    assert refused("expiry", until="thaw", year=7, season="spring") == "year"
    assert refused("expiry", until="end_of_turn", year=1, season="winter") == "until"
    assert refused("expiry", until="spring_end", year=1, season="summer") == "until"


# --- Sieges and combats refused


def test_siege_refusals() -> None:
    assert refused("siege", site="city", rampart=True) == "rampart"
    assert refused("siege", site="city", besieger="ship") == "besieger"
    assert refused("siege", site="city", joint=True) == "joint"
    assert refused("siege", site="city", siege_bonus=4) == "siege_bonus"
    assert refused("siege", site="city", siege_bonus=3, options={"siege_cumulative": True}) == "siege_bonus"
    assert refused("siege", site="city", garrison=18) == "garrison"
    assert refused("siege_campaign", site="city", max_seasons=13) == "max_seasons"
    assert refused("conquest", site="city", refuge="site") == "refuge"


def test_a_growing_siege_bonus() -> None:
    growing = {"siege_cumulative": True}
    found = odds("siege", site="fortress", garrison=1, siege_bonus=4, options=growing)
    assert {(outcome.result, outcome.siege_bonus) for outcome, _ in found} == {
        ("besieger_destroyed", 0),
        ("no_effect", 4),
        ("weakened", 6),
        ("garrison_loss", 4),
        ("captured", 0),
    }


def test_combat_refusals() -> None:
    assert refused("combat", defender_independent=True, defender_refuge="hex") == "defender_refuge"
    assert refused("combat", attacker_next_roll=-1) == "attacker_next_roll"
    assert refused("combat", attacker_next_roll=False) == "attacker_next_roll"
    assert refused("combat", defender_modifier=21) == "defender_modifier"
    assert refused("battle_series", rounds=7) == "rounds"
    assert refused("battle_series", attacker_refuge="none") == "attacker_refuge"


# --- Dragons and victory


def test_nest_and_fury() -> None:
    assert odds("nest").p(awake=True) == Fraction(1, 3)
    assert refused("dragon_fury", origin=[2, 0], target=[0, 0], radius=1) == "origin"
    assert refused("dragon_fury") == "target"
    assert refused("dragon_fury", target=[0, 0], steer=[1, 2, 3]).startswith("steer")
    assert refused("dragon_fury", target=[0, 0], steer=[1, 2, 3, 7]) == "steer.3"
    assert odds("dragon_fury", target=[40, 0]).p(target="untouched", landings=6) == 1
    assert odds("dragon_fury", target=[0, 0], radius=0).p(landings=1) == 1


def test_scores() -> None:
    lone = {"hexes": 3}
    assert value("score", players=[lone, {"hexes": 2}])["winner"] == 0
    drawn = value("score", players=[{"hexes": 1}, lone, lone])
    assert drawn == {"points": [1, 3, 3], "winner": None, "tie_break": None, "drawn": [1, 2]}
    # three are tied: fortresses leave two, villages decide between them
    three = [
        {"hexes": 11, "cities": 1, "units": 2},
        {"hexes": 9, "fortresses": 1, "villages": 1, "units": 2},
        {"hexes": 9, "fortresses": 1, "units": 4},
    ]
    assert value("score", players=three) == {
        "points": [16, 16, 16],
        "winner": 1,
        "tie_break": "villages",
        "drawn": [],
    }
    assert refused("score", players=[lone]) == "players"
    assert refused("score", players=[lone, {"hexes": 1, "villages": 1, "cities": 1}]) == "players.1.hexes"
    assert refused("score", players=[{"units": 18}, lone]) == "players.0.units"
