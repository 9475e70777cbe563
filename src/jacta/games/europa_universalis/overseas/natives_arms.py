"""2.2.3, 2.6.4, 2.8.3: columns, morale, size and modifiers against natives, worked out of technology and leaders."""

from __future__ import annotations

from typing import Any

from jacta.games.europa_universalis.combat.battle_plan import CAVALRY_ADVANTAGE
from jacta.games.europa_universalis.combat.profiles import cavalry_of, class_of, class_size, stack_cavalry, stack_size
from jacta.games.europa_universalis.combat.technology import columns_of, effect_of, fires, morale_of
from jacta.games.europa_universalis.inputs import ArmyClass, Quality, Tech, in_halves, missing
from jacta.games.europa_universalis.overseas.natives import LEAST_POINTS_FOR_CAVALRY, fighting_points, has_advantage
from jacta.games.europa_universalis.overseas.natives_battle_plan import PARTIES, NativesBattle, Party
from jacta.rules import Rules

NATIVE_CLASS: ArmyClass = "a"  # 2.6.1, 2.8.4
NATIVE_TECH: Tech = "medieval"  # unless they state another


def stated(given: NativesBattle, rules: Rules) -> NativesBattle:
    """The same battle with every figure stated; what the caller stated himself stays."""
    horse = dict(zip(PARTIES, cavalry(given, rules), strict=True))
    parties: dict[str, Any] = {
        who: given.party(who).model_copy(update=figures(who, given, horse, rules)) for who in PARTIES
    }
    return given.model_copy(update=parties)


def figures(who: Party, given: NativesBattle, horse: dict[Party, float], rules: Rules) -> dict[str, Any]:
    """2.2.3 items 1-4: what a side fights with: technology, leaders, terrain, cavalry, the manoeuvre differential."""
    own, enemy = given.party(who), given.party(other(who))
    tech, enemy_tech = own.tech or NATIVE_TECH, enemy.tech or NATIVE_TECH
    europeans = given.europeans
    fire, shock = columns_of(tech, enemy_tech, rules)
    may_fire = fires(tech, who == "europeans" and europeans.has_army, enemy_tech, who == "europeans")
    by_horse = CAVALRY_ADVANTAGE * (given.terrain == "plain" and has_advantage(horse[who], horse[other(who)]))
    ground = rules.table("terrain").at(
        given.terrain, "attacker" if given.natives_attack == (who == "natives") else "defender"
    )
    veteran: tuple[Quality, bool] = (
        (europeans.quality, europeans.tercios) if who == "europeans" else ("conscript", False)
    )
    found: dict[str, Any] = {
        "tech": None,
        "fire_column": own.fire_column or (fire if may_fire else None),
        "shock_column": own.shock_column or shock,
        "morale": own.morale or morale_of(tech, enemy_tech, *veteran, rules),
        "size": size(who, given, rules) if own.size is None else own.size,
        "fire_mod": own.fire_mod + ground["fire_1"] + max(0, own.fire - enemy.fire),
        "shock_mod": own.shock_mod + ground["shock_1"] + max(0, own.shock - enemy.shock) + by_horse,
        "pursuit_mod": own.pursuit_mod + ground["pursuit"] + own.manoeuvre - enemy.manoeuvre + by_horse,
    }
    if who == "europeans" and europeans.left_out("fire_effect"):
        found["fire_effect"] = effect_of(tech)
    return found


def other(who: Party) -> Party:
    return "natives" if who == "europeans" else "europeans"


def size(who: Party, given: NativesBattle, rules: Rules) -> int:
    """2.2.1; 2.8.4: the size of the nation's class, natives being of class a."""
    assert given.period is not None
    if who == "natives":
        return class_size(NATIVE_CLASS, given.period, rules)
    if given.europeans.counters:
        return stack_size(given.europeans.counters, given.period, rules, "europeans.counters")
    nation = given.europeans.nation
    army_class = None if nation is None else class_of(nation, rules)
    if army_class is None:
        raise missing("europeans.size")
    return class_size(army_class, given.period, rules)


def cavalry(given: NativesBattle, rules: Rules) -> tuple[float, float]:
    """2.6.4 "En combat", 2.8.3: the cavalry of both sides; DC have none, and few strength points neither."""
    own, period, group = given.europeans, given.period, given.natives.group
    assert period is not None
    assert group is not None
    theirs = given.host.combat_dt * in_halves(rules.table("cavalry_rate").at(group, period)) / 2
    if own.cavalry is not None:
        return own.cavalry, theirs
    if own.counters and (own.has_army or given.fleet_rules != "ships"):
        return stack_cavalry(own.counters, period, rules, "europeans.counters") / 2, theirs
    rate = None if own.nation is None else cavalry_of(own.nation, period, rules)
    if rate is None:
        raise missing("europeans.cavalry")
    detachments = own.dt
    if given.fleet_rules == "ships" and not own.has_army:
        enough = given.strength_points >= LEAST_POINTS_FOR_CAVALRY
        detachments = fighting_points(given.strength_points) if enough else 0
    return detachments * rate / 2, theirs
