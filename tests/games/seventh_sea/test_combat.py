"""Blows, brutes, shots, wounds and other damage of 7th Sea. Worked examples, and an exchange against icepool."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import icepool
import pytest

import jacta
from jacta.dice import Seeded
from tests.games.seventh_sea.asking import refused
from tests.games.seventh_sea.test_rolls import EXPLODING, value

F = Fraction

STRIKER = {"finesse": 3, "attack": 3, "brawn": 2}
HERO = {"brawn": 2, "wits": 2, "resolve": 2, "defence": 2}
BLOW: dict[str, Any] = {"attacker": STRIKER, "defender": HERO, "weapon": "rapier"}


def share(name: str, given: dict[str, Any], holds: Callable[[Any], bool]) -> Fraction:
    """How often the outcome is so, as far as it is decided."""
    return sum((p for outcome, p in jacta.odds(f"seventh_sea.{name}", given) if holds(outcome)), F(0))


def missed(outcome: Any) -> bool:
    return bool(outcome.result == "miss")


def hits(name: str, given: dict[str, Any]) -> Fraction:
    return 1 - share(name, given, missed)


def gains(least: int) -> Callable[[Any], bool]:
    return lambda outcome: outcome.gained >= least


# --- Blows


def test_worked_example_11_one_blow() -> None:
    assert hits("attack", BLOW) == F(4850169, 5000000)
    assert float(share("attack", BLOW, gains(1))) == pytest.approx(0.699011, abs=5e-7)
    assert float(share("attack", BLOW, gains(2))) == pytest.approx(0.058311, abs=5e-7)
    assert float(share("attack", BLOW, lambda outcome: outcome.state == "out")) == pytest.approx(0.0000206, abs=5e-8)


@pytest.mark.parametrize(
    ("raises", "hit", "once", "twice"),
    [
        (1, F(4099607, 5000000), 0.638015, 0.068379),
        (2, F(12893877, 25000000), 0.421345, 0.055412),
        (3, F(3867203, 12500000), 0.261314, 0.040804),
    ],
)
def test_worked_example_12_raises_for_damage(raises: int, hit: Fraction, once: float, twice: float) -> None:
    given = {**BLOW, "damage_raises": raises}
    assert hits("attack", given) == hit
    assert float(share("attack", given, gains(1))) == pytest.approx(once, abs=5e-7)
    assert float(share("attack", given, gains(2))) == pytest.approx(twice, abs=5e-7)


DEFENDED = {**BLOW, "defender": {**HERO, "wits": 3}, "can_defend": True}


def test_worked_example_12_an_active_defence() -> None:
    assert float(share("attack", DEFENDED, lambda outcome: outcome.result == "avoided")) == pytest.approx(
        0.414645, abs=5e-7
    )
    assert float(share("attack", DEFENDED, gains(1))) == pytest.approx(0.400216, abs=5e-7)
    odds = jacta.odds("seventh_sea.attack", DEFENDED)
    assert F(odds.tail, odds.total) <= F(1, 10**9)


def test_worked_example_12_one_raise_is_worth_it_only_for_two_wounds_at_once() -> None:
    choices = {
        aim: jacta.best("seventh_sea.attack", BLOW, aim=aim).decisions[0].choice for aim in ("gained>=1", "gained>=2")
    }
    assert choices == {"gained>=1": 0, "gained>=2": 1}


def test_an_exchange_agrees_with_icepool() -> None:
    """The rule written a second time over truncated dice; what it cuts off is the room for difference."""
    attack, defence = EXPLODING.highest(6, 3), EXPLODING.highest(5, 3)
    damage, check = EXPLODING.highest(4, 2), EXPLODING.highest(2, 2)
    lands = icepool.map(lambda total, reply: total >= 15 and reply < total, attack, defence)
    wounds = icepool.map(lambda points, total: 0 if total >= points else 1 + (points - total) // 20, damage, check)
    landed = F(lands.quantity(True), lands.denominator())
    for gained in (1, 2, 3):
        peer = landed * F(wounds.quantity(gained), wounds.denominator())
        found = share("attack", DEFENDED, gains(gained)) - share("attack", DEFENDED, gains(gained + 1))
        assert abs(found - peer) < F(1, 10**6)


def test_worked_example_13_what_a_weapon_does_to_the_dice() -> None:
    cutlass = {**BLOW, "weapon": "cutlass", "off_hand": True}
    assert hits("attack", cutlass) == F(*_ratio("test", rolled=4, kept=3, nd=15))
    assert _totals("damage", weapon="cutlass", brawn=2) == _totals("roll", rolled=5, kept=2)
    assert _totals("damage", weapon="stiletto", brawn=1) == _totals("roll", rolled=1, kept=1)
    stiletto = {**BLOW, "weapon": "stiletto"}
    assert hits("attack", stiletto) == F(*_ratio("test", rolled=7, kept=3, nd=15))


def _ratio(name: str, **given: Any) -> tuple[int, int]:
    success = share(name, given, lambda outcome: outcome.success)
    return success.numerator, success.denominator


def _totals(name: str, **given: Any) -> dict[Any, Fraction]:
    return dict(jacta.odds(f"seventh_sea.{name}", given).marginal("total"))


def test_called_and_forced_raises_make_it_harder_and_hurt_no_more() -> None:
    for key in ("called_raises", "forced_raises"):
        given = {**BLOW, key: 1}
        assert hits("attack", given) == F(4099607, 5000000)
        harmed = share("attack", given, gains(1)) / hits("attack", given)
        assert harmed == share("attack", BLOW, gains(1)) / hits("attack", BLOW)


def test_readings_of_scimitar_and_cane_sword() -> None:
    scimitar = {**BLOW, "weapon": "scimitar"}
    assert hits("attack", scimitar) == F(*_ratio("test", rolled=6, kept=3, nd=10))
    for reading in ("active", "none"):
        assert hits("attack", {**scimitar, "options": {"scimitar": reading}}) == hits("attack", BLOW)

    def avoided(**more: Any) -> Fraction:
        return share("attack", {**DEFENDED, **more}, lambda outcome: outcome.result == "avoided")

    assert avoided(weapon="scimitar", options={"scimitar": "active"}) < avoided()
    cane = avoided(weapon="cane_sword", options={"cane_sword": "opponent"})
    assert cane == avoided(parry_nd=5) < avoided(weapon="cane_sword") == avoided()


def test_a_hit_fells_a_brute_and_leaves_his_wounds_alone() -> None:
    given = {**BLOW, "defender": {**HERO, "kind": "brute"}}
    assert share("attack", given, lambda outcome: outcome == ("hit", 0, 0, "out")) == F(4850169, 5000000)
    assert jacta.odds("seventh_sea.attack", given).tail == 0


def test_whoever_is_surprised_or_inactive_avoids_nothing_but_the_prone_may() -> None:
    for flag, can in (("surprised", False), ("inactive", False), ("prone", True)):
        avoided = share("attack", {**DEFENDED, flag: True}, lambda outcome: outcome.result == "avoided")
        assert (avoided > 0) == can


def test_the_crippled_roll_dice_that_do_not_explode() -> None:
    given = {**BLOW, "attacker": {**STRIKER, "resolve": 2, "dramatic": 2}}
    assert jacta.odds("seventh_sea.attack", given).tail == 0
    explicit = {**BLOW, "attacker": {**STRIKER, "explode": False}}
    assert jacta.odds("seventh_sea.attack", given).weights == jacta.odds("seventh_sea.attack", explicit).weights


def test_heroism_in_hand_is_a_decision_and_stated_heroism_is_not() -> None:
    rich = {**DEFENDED, "attacker": {**STRIKER, "heroism": 1}, "damage_raises": 0}
    labels = {decision.label for decision in jacta.best("seventh_sea.attack", rich).decisions}
    assert {"heroism_attack", "defend"} <= labels
    stated = {**BLOW, "heroism_attack": 1, "damage_raises": 0}
    assert hits("attack", stated) == F(*_ratio("test", rolled=6, kept=3, heroism=1, nd=15))


def test_active_defence_against_a_known_total() -> None:
    assert _ratio("active_defence", wits=3, defence=2, nd=19, parry_nd=5) == _ratio("test", rolled=5, kept=3, nd=24)
    assert refused("active_defence", wits=3, defence=2, nd=19, firearm=True) == "firearm"


# --- Brutes


def test_worked_example_14_how_many_brutes_to_aim_at() -> None:
    given = {"finesse": 3, "attack": 3, "brutes": 6, "threat": 2}
    means = [
        jacta.odds("seventh_sea.attack_brutes", {**given, "extra_targets": extra}).mean("felled") for extra in range(3)
    ]
    assert means == [F(4850169, 5000000), 2 * F(4099607, 5000000), 3 * F(12893877, 25000000)]
    assert jacta.best("seventh_sea.attack_brutes", given).decisions[0].choice == 1
    assert refused("attack_brutes", **given, extra_targets=6) == "extra_targets"


SQUAD = {"brutes": 6, "threat": 2, "defender": HERO}


def test_worked_example_15_hits_of_a_squad() -> None:
    odds = dict(jacta.odds("seventh_sea.brute_attack", {**SQUAD, "stop_at": "hits"}).marginal("hits"))
    assert 1 - odds[0] == F(4083897, 5000000)
    assert 1 - odds[0] - odds[1] == F(2157467, 5000000)
    assert 1 - odds[0] - odds[1] - odds[2] == F(4980842199, 20000000000)


def test_a_squad_wounds_by_attack_or_by_hit() -> None:
    odds = jacta.odds("seventh_sea.brute_attack", {**SQUAD, "hit_value": 6})
    expected = jacta.odds("seventh_sea.wound_check", {"brawn": 2, "resolve": 2, "damage": 12})
    two_hits = share("brute_attack", {**SQUAD, "hit_value": 6}, lambda outcome: outcome.hits == 2)
    for wounded, chance in expected:
        want = ("hit", 2, wounded.gained, wounded.light, wounded.state)
        assert dict(odds)[want] == two_hits * chance
    by_hit = {**SQUAD, "hit_value": 6, "checks": "per_hit"}
    unhurt = share("brute_attack", by_hit, lambda outcome: outcome[:3] == ("hit", 2, 0))
    first, second = (F(*_held(nd)) for nd in (6, 12))
    assert unhurt == two_hits * first * second


def _held(nd: int) -> tuple[int, int]:
    return _ratio("test", rolled=2, kept=2, nd=nd)


def test_a_squad_without_men_misses_and_one_without_weapons_is_refused() -> None:
    assert value("brute_attack", **{**SQUAD, "brutes": 0, "hit_value": 6}) == ("miss", 0, 0, 0, "fit")
    assert refused("brute_attack", **SQUAD) == "hit_value"
    assert refused("brute_attack", **SQUAD, hit_value=6, weapon_class="swords") == "weapon_class"


def test_support_is_limited_by_wits() -> None:
    assert value("support", wits=3, brutes=5, value=2, kind="villain") == 6
    assert value("support", wits=3, brutes=2, value=2, kind="henchman") == 4
    assert refused("support", wits=3, brutes=5, value=2, kind="hero") == "kind"


# --- Shots


def test_worked_example_16_pistols() -> None:
    shot = {**BLOW, "weapon": "pistol"}
    assert hits("ranged_attack", {**shot, "distance_m": 14}) == F(12893877, 25000000)
    assert hits("ranged_attack", {**shot, "distance_m": 15}) == F(3867203, 12500000)
    two = {**shot, "distance_m": 10, "two_pistols": True}
    assert hits("ranged_attack", two) == F(3867203, 12500000)
    assert _totals("damage", weapon="pistol", two_pistols=True) == _totals("roll", rolled=5, kept=4)
    assert value("ranged_attack", **{**shot, "distance_m": 30.5}) == ("out_of_range", 0, 0, "fit")
    assert hits("ranged_attack", {**shot, "distance_m": 30}) == F(3867203, 12500000)


def test_what_is_thrown_rolls_no_brawn_and_keeps_no_more_than_it_rolls() -> None:
    knife = {"weapon": "knife", "melee": False}
    assert _totals("damage", **knife) == _totals("roll", rolled=1, kept=1)
    assert _totals("damage", **knife, damage_raises=1) == _totals("roll", rolled=2, kept=2)
    assert _totals("damage", weapon="crossbow", damage_raises=1) == _totals("roll", rolled=3, kept=3)
    strong = _totals("damage", **knife, brawn=2, options={"thrown_adds_brawn": True})
    assert strong == _totals("roll", rolled=3, kept=2)


def test_range_modifiers_may_bear_on_the_difficulty_and_firearms_cannot_be_avoided() -> None:
    bow = {**DEFENDED, "weapon": "bow", "distance_m": 10}
    on_nd = {**bow, "options": {"range_mod": "nd"}}

    def avoided(given: dict[str, Any]) -> Fraction:
        return share("ranged_attack", given, lambda outcome: outcome.result == "avoided")

    assert hits("ranged_attack", bow) == hits("ranged_attack", on_nd)
    assert avoided(bow) > avoided(on_nd) > 0
    assert avoided({**bow, "weapon": "musket"}) == 0
    grenade = {**bow, "weapon": "grenade", "distance_m": 3}
    assert avoided(grenade) > 0 == avoided({**grenade, "options": {"grenade_as_explosive": True}})


# --- Wounds


WOUNDS = {"brawn": 2, "resolve": 2, "light": 10, "damage": 15}


def gained(**given: Any) -> dict[int, Fraction]:
    return dict(jacta.odds("seventh_sea.wound_check", given).marginal("gained"))


def test_worked_example_17_a_wound_check() -> None:
    assert gained(**WOUNDS) == {0: F(231, 5000), 1: F(4269, 5000), 2: F(1, 10)}
    assert gained(**WOUNDS, firearm=True) == {0: F(231, 5000), 1: F(919, 5000), 2: F(67, 100), 3: F(1, 10)}


def test_worked_example_18_missed_by_exactly_20() -> None:
    assert gained(brawn=1, resolve=2, damage=21) == {0: F(1, 100), 1: F(89, 100), 2: F(1, 10)}


def test_worked_example_19_states() -> None:
    crippled = jacta.odds("seventh_sea.wound_check", {**WOUNDS, "dramatic": 2})
    assert dict(crippled.marginal("state")) == {"crippled": F(9, 10), "out": F(1, 10)}
    henchman = jacta.odds("seventh_sea.wound_check", {**WOUNDS, "dramatic": 1, "kind": "henchman"})
    assert dict(henchman.marginal("state"))["out"] == F(4769, 5000)
    assert value("wound_check", brawn=2, resolve=2, damage=1, kind="brute") == (0, 1, 0, "out")
    assert value("wound_check", brawn=2, resolve=2) == (0, 0, 0, "fit")


def test_worked_example_20_improvised_weapons() -> None:
    def unbroken(**given: Any) -> Fraction:
        odds = jacta.odds("seventh_sea.improvised_weapon", given)
        return F(dict(odds.marginal("broken"))[False])

    vase = {"brawn": 2, "size_modifier": 1, "edge": "sharp", "toughness": "fragile"}
    assert unbroken(**vase) == F(9, 10) ** 3
    stool = {"brawn": 3, "size_modifier": 2, "edge": "blunt", "toughness": "resistant"}
    assert 1 - unbroken(**stool) == F(490099501, 10000000000)
    whole = _totals("roll", rolled=3, kept=2)
    damage = dict(jacta.odds("seventh_sea.improvised_weapon", vase).marginal("damage"))
    assert {total: damage[total] for total in whole if total < 60} == {t: p for t, p in whole.items() if t < 60}


def test_a_resistant_weapon_agrees_with_brute_force() -> None:
    """Two dice, one kept: all chains of up to three rolls, which covers every total below 30."""
    chains: dict[tuple[int, ...], Fraction] = {(face,): F(1, 10) for face in range(1, 10)}
    chains |= {(10, face): F(1, 100) for face in range(1, 10)}
    chains |= {(10, 10, face): F(1, 1000) for face in range(1, 10)}
    expected: dict[tuple[int, bool], Fraction] = {}
    for one, p in chains.items():
        for two, q in chains.items():
            key = max(sum(one), sum(two)), max(len(one), len(two)) > 2
            expected[key] = expected.get(key, F(0)) + p * q
    given = {"brawn": 2, "size_modifier": 0, "edge": "blunt", "toughness": "resistant"}
    odds = dict(jacta.odds("seventh_sea.improvised_weapon", given))
    assert {key: odds[key] for key in expected} == expected


# --- Other damage


def test_worked_example_21_falls() -> None:
    victim = {"brawn": 2, "resolve": 2}
    stone = jacta.odds("seventh_sea.fall", {"height_m": 11, "surface": "hard", "victim": victim})
    dice = jacta.odds("seventh_sea.fall", {"dice": 3, "surface": "hard", "victim": victim})
    assert stone.weights == dice.weights
    assert value("fall", height_m=2.9, victim=victim) == (0, 0, 0, "fit")
    assert value("fall", height_m=90, surface="soft", victim=victim) == (0, 0, 0, "fit")
    started = jacta.odds("seventh_sea.fall", {"height_m": 2.9, "victim": victim, "options": {"tranche": "started"}})
    assert started.weights == jacta.odds("seventh_sea.fall", {"dice": 1, "victim": victim}).weights
    assert refused("fall", victim=victim) == "height_m"
    assert refused("fall", height_m=3, dice=1, victim=victim) == "dice"


def test_worked_example_54_the_first_wound_of_a_fall_is_a_reading() -> None:
    given = {"dice": 3, "victim": {"brawn": 2, "resolve": 2}}
    usual = share("fall", given, gains(1))
    narrow = share("fall", {**given, "options": {"base_wound": False}}, gains(1))
    assert narrow == share("fall", given, gains(2)) < usual


def test_worked_example_22_explosions() -> None:
    given = {"level": 3, "panache": 2, "dodge_skill": 1, "victim": {"brawn": 2, "resolve": 2}}
    assert share("explosion", given, lambda outcome: outcome.escaped) == F(2349, 5000)
    caught = share("explosion", {**given, "can_escape": False}, gains(1))
    assert share("explosion", given, gains(1)) == caught * F(2651, 5000)
    brute = {**given, "victim": {"brawn": 2, "resolve": 2, "kind": "brute"}}
    assert share("explosion", brute, lambda outcome: outcome.state == "out") <= F(2651, 5000)
    assert refused("explosion", **{**given, "level": 11}) == "level"


def test_worked_example_23_surprise() -> None:
    plain = {"explode": False}
    given = {"attacker": {"finesse": 2, "skill": 1, **plain}, "defender": {"wits": 2, "ambush": 0, **plain}}
    assert dict(jacta.odds("seventh_sea.surprise", given).marginal("surprised"))[True] == F(20475, 29719)


@pytest.mark.parametrize(
    ("levels", "fall", "expected"),
    [
        ((1, 1), False, (0, 0)),
        ((1, 0), False, (0, 0)),
        ((0, 1), False, (1, 0)),
        ((2, 0), False, (1, 0)),
        ((3, 0), True, (0, 3)),
    ],
)
def test_movement_over_the_scenery(levels: tuple[int, int], fall: bool, expected: tuple[int, int]) -> None:
    assert value("movement", from_level=levels[0], to_level=levels[1], fall=fall) == expected


@pytest.mark.parametrize(
    ("name", "given", "key"),
    [
        ("attack", {**BLOW, "weapon": "broom"}, "weapon"),
        ("attack", {**BLOW, "weapon": "pistol"}, "weapon"),
        ("attack", {**BLOW, "weapon_rolled": 2}, "weapon_rolled"),
        ("attack", {"attacker": STRIKER, "defender": HERO}, "weapon"),
        ("attack", {"attacker": STRIKER, "defender": HERO, "weapon_rolled": 2}, "weapon_kept"),
        ("attack", {**BLOW, "defender": {**HERO, "dramatic": 4}}, "defender.dramatic"),
        ("attack", {**BLOW, "attacker": {**STRIKER, "resolve": 1, "dramatic": 2}}, "attacker.dramatic"),
        ("attack", {**BLOW, "defender": {**HERO, "kind": "brute", "light": 1}}, "defender.light"),
        ("attack", {**BLOW, "defender": {**HERO, "resolve": 0}}, "defender.resolve"),
        ("ranged_attack", {**BLOW, "distance_m": 3}, "weapon"),
        ("ranged_attack", {**BLOW, "weapon": "bow", "distance_m": 3, "two_pistols": True}, "two_pistols"),
        ("wound_check", {**WOUNDS, "dramatic": 4}, "dramatic"),
        ("wound_check", {**WOUNDS, "firearm": True, "interval": 10}, "interval"),
        ("movement", {"from_level": 0, "to_level": 1, "fall": True}, "to_level"),
        ("damage", {"weapon": "rapier"}, "brawn"),
        ("improvised_weapon", {"brawn": 2, "edge": "sharp", "toughness": "solid"}, "size_modifier"),
    ],
)
def test_bad_input_names_its_key(name: str, given: dict[str, Any], key: str) -> None:
    assert refused(name, **given) == key


# --- Interruption

STRIKING, STRUCK = ("finesse", "attack", "brawn"), ("brawn", "wits", "resolve", "defence")
FENCER = {"finesse": 3, "panache": 2, "wits": 3, "brawn": 2, "resolve": 2, "attack": 2, "defence": 2}


def test_a_blow_that_nobody_answers_costs_what_an_attack_does_once_it_hits() -> None:
    blades = {"attacker": {**FENCER, "weapon": "rapier"}, "defender": {**FENCER, "weapon": "rapier"}}
    alone = jacta.odds("seventh_sea.riposte", {**blades, "dice": 0})
    attacker, defender = ({key: FENCER[key] for key in keys} for keys in (STRIKING, STRUCK))
    given = {"attacker": attacker, "defender": defender, "weapon": "rapier", "damage_raises": 0, "prone": True}
    attack = jacta.odds("seventh_sea.attack", given)
    hit = jacta.odds("seventh_sea.test", {"rolled": 5, "kept": 3, "nd": 5, "raises": 0}).p(success=True)
    for gained in range(4):
        assert alone.p(taken=gained, dealt=0) == attack.p(result="hit", gained=gained) / hit


def test_the_last_blow_of_a_riposte_is_an_attack_on_a_fresh_enemy() -> None:
    feather = {**FENCER, "weapon_rolled": 0, "weapon_kept": 0}  # no damage die to keep: the blow does nothing
    back = jacta.odds(
        "seventh_sea.riposte", {"attacker": feather, "defender": {**FENCER, "weapon": "rapier"}, "dice": 1}
    )
    attacker, defender = ({key: FENCER[key] for key in keys} for keys in (STRIKING, STRUCK))
    given = {"attacker": attacker, "defender": defender, "weapon": "rapier", "damage_raises": 0}
    attack = jacta.odds("seventh_sea.attack", given)
    for gained in range(1, 4):
        assert back.p(taken=0, dealt=gained) == attack.p(gained=gained)


def test_dice_are_kept_against_a_blow_that_cannot_be_avoided() -> None:
    given = {"attacker": {**FENCER, "weapon": "knife"}, "defender": {**FENCER, "weapon": "rapier"}, "pay_with": "held"}
    assert jacta.best("seventh_sea.interruption", {**given, "nd": 90}).decisions[0].choice == "wait"
    deadly = {**given, "attacker": {**FENCER, "weapon": "zweihander"}, "nd": 5}
    assert jacta.best("seventh_sea.interruption", deadly).decisions[0].choice == "parry"


@pytest.mark.parametrize(
    ("stated", "asked"),
    [
        ({}, {"heroism_attack": 3, "heroism_damage": 3}),
        ({"heroism_attack": 1}, {"heroism_damage": 2}),
        ({"heroism_damage": 2}, {"heroism_attack": 1}),
        ({"heroism_attack": 1, "heroism_damage": 2}, {}),
    ],
)
def test_heroism_dice_that_are_stated_leave_the_others_to_the_player(
    stated: dict[str, int], asked: dict[str, int]
) -> None:
    given = {
        "attacker": {"finesse": 3, "attack": 3, "brawn": 2, "heroism": 3},
        "defender": {"brawn": 2, "wits": 2, "resolve": 2, "defence": 0},
        "weapon": "rapier",
        "damage_raises": 0,
        **stated,
    }
    found: dict[str, int] = {}

    def most(question: Any, seen: Any) -> Any:
        found[question.label] = max(question.values())
        return 0

    jacta.roll("seventh_sea.attack", given, policy=most, source=Seeded(1))
    assert found == asked
