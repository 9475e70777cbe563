"""2.2.3: what each side of a land battle fights with, fixed before the first round."""

from __future__ import annotations

from typing import NamedTuple

from pydantic import model_validator

from jacta.games.europa_universalis.combat.battle_states import SECOND_DAY, Arms, BreakOffPolicy, Camp, Plan
from jacta.games.europa_universalis.combat.losses import inflicted, rounded
from jacta.games.europa_universalis.combat.profiles import (
    ByCounters,
    cavalry_of,
    class_of,
    class_size,
    stack_cavalry,
    stack_size,
)
from jacta.games.europa_universalis.combat.technology import columns_of, effect_of, fires, morale_of
from jacta.games.europa_universalis.inputs import (
    OPPONENT,
    SIDES,
    Adjustment,
    Crossing,
    Detachments,
    FirstOfLeader,
    Halves,
    Leader,
    Map,
    Morale,
    Nation,
    Period,
    Quality,
    Side,
    Size,
    Tech,
    Terrain,
    missing,
    refuse,
    signed,
)
from jacta.games.europa_universalis.options import BattleOptions
from jacta.rules import Given, Note, Rules, note

CAVALRY_ADVANTAGE = 1  # 2.2.3 item 3
FACES = range(1, 11)


# --- Inputs


class BattleSide(ByCounters):
    """A stack in battle: its profile (2.2.1) and its leader. A `break_off` that is left out is its owner's decision.

    A whole profile is taken as `stack_profile` says it: what in it concerns only sieges is left aside. Of a nation's
    own troops, size and cavalry need not be stated where the battle says its period.
    """

    dt: Detachments
    tech: Tech
    nation: Nation | None = None
    size: Size | None = None
    quality: Quality = "conscript"
    tercios: bool = False
    morale: Morale | None = None
    has_army: bool = True
    non_european: bool = False
    cavalry: Halves | None = None
    forest_cavalry: bool = False
    fire: Leader = 0
    shock: Leader = 0
    manoeuvre: FirstOfLeader = 0
    fire_mod: Adjustment = 0
    shock_mod: Adjustment = 0
    pursuit_mod: Adjustment = 0
    break_off: BreakOffPolicy = "never"


class LandBattle(Given):
    attacker: BattleSide
    defender: BattleSide
    terrain: Terrain = "plain"
    crossing: Crossing = "none"
    crossing_side: Side = "attacker"
    interception: bool = False
    map: Map = "europe"
    period: Period | None = None
    options: BattleOptions = BattleOptions()

    @model_validator(mode="after")
    def sizes_are_stated_or_can_be_worked_out(self) -> LandBattle:
        for who in SIDES:
            if self.side(who).size is not None:
                continue
            if self.side(who).nation is None and not self.side(who).counters:
                raise missing(f"{who}.size")
            if self.period is None:
                raise missing("period")
        return self

    def side(self, who: Camp) -> BattleSide:
        return self.attacker if who == "attacker" else self.defender


# --- What follows from the nation


def size_of(side: Camp, given: LandBattle, rules: Rules) -> int:
    """2.2.1: the size stated for this side, else that of its nation's class in the period."""
    own = given.side(side)
    if own.size is not None:
        return own.size
    assert given.period is not None
    if own.counters:
        return stack_size(own.counters, given.period, rules, f"{side}.counters")
    assert own.nation is not None
    army_class = class_of(own.nation, rules)
    if army_class is None:
        raise missing(f"{side}.size")
    return class_size(army_class, given.period, rules)


def cavalry_in(side: Camp, given: LandBattle, rules: Rules) -> float:
    """2.2.3 item 3: the cavalry stated for this side, else that of its nation's detachments in the period (R6)."""
    own = given.side(side)
    if own.cavalry is None and own.counters and given.period is not None:
        return stack_cavalry(own.counters, given.period, rules, f"{side}.counters") / 2
    if own.cavalry is not None or own.nation is None or given.period is None:
        return own.cavalry or 0
    rate = cavalry_of(own.nation, given.period, rules)
    if rate is None:
        raise refuse(f"{side}.cavalry", "no-cavalry-row", nation=own.nation)
    return own.dt * rate / 2


# --- The arms


def arms_of(side: Side, given: LandBattle, rules: Rules) -> Arms:
    """2.2.3 items 1-4: what this side rolls with."""
    own, enemy = given.side(side), given.side(OPPONENT[side])
    fire, shock = columns_of(own.tech, enemy.tech, rules)
    cavalry = CAVALRY_ADVANTAGE if has_cavalry_advantage(side, given, rules) else 0
    differential = own.manoeuvre - enemy.manoeuvre
    if rules.options.pursuit_differential == "positive":
        differential = max(0, differential)
    ground = Ground.of(side, given, rules)
    by_leader_fire = max(0, own.fire - enemy.fire) + own.fire_mod
    by_leader_shock = max(0, own.shock - enemy.shock) + own.shock_mod + cavalry
    return Arms(
        fire=fire if fires(own.tech, own.has_army, enemy.tech, enemy.non_european) else None,
        fire_effect=effect_of(own.tech),
        shock=shock,
        fire_modifiers=(ground.fire_1 + by_leader_fire, ground.fire_2 + by_leader_fire + SECOND_DAY),
        shock_modifiers=(ground.shock_1 + by_leader_shock, ground.shock_2 + by_leader_shock + SECOND_DAY),
        pursuit_modifier=ground.pursuit + differential + cavalry + own.pursuit_mod,
        manoeuvre=own.manoeuvre,
        break_off=None if own.left_out("break_off") else own.break_off,
        arquebus_rounding=rules.options.arquebus_rounding,
    )


def has_cavalry_advantage(side: Side, given: LandBattle, rules: Rules) -> bool:
    """2.2.3 item 3 (R41): twice the enemy's cavalry, in the plain, or for some in eastern forests."""
    room = given.terrain == "plain" or (given.terrain == "eastern_forest" and given.side(side).forest_cavalry)
    if not room:
        return False
    own, enemy = cavalry_in(side, given, rules), cavalry_in(OPPONENT[side], given, rules)
    return own > 0 and own >= 2 * enemy


class Ground(NamedTuple):
    """What terrain and crossing add to a side's rolls, by day."""

    fire_1: int
    shock_1: int
    fire_2: int
    shock_2: int
    pursuit: int

    @classmethod
    def of(cls, side: Side, given: LandBattle, rules: Rules) -> Ground:
        """2.2.3 item 2: the terrain for this side, and the crossing for the side that made it."""
        crossing = given.crossing if side == given.crossing_side else "none"
        climbs = side == "attacker" and not (given.terrain == "mountain" and given.interception)
        terrain = rules.table("terrain").at(given.terrain, "attacker" if climbs else "defender")
        crossed = rules.table("crossing").at(crossing)
        return cls(*(terrain[roll] + crossed[roll] for roll in cls._fields))


def starting_morale(side: Side, given: LandBattle, rules: Rules) -> int:
    """2.2.1: the morale stated for this side, else that of its technology and quality."""
    own, enemy = given.side(side), given.side(OPPONENT[side])
    if own.morale is not None:
        return own.morale
    return morale_of(own.tech, enemy.tech, own.quality, own.tercios, rules)


# --- 2.2.2 B, destruction


def destroyed_by(raw: int, side: Side, given: LandBattle, rules: Rules, check: str = "full") -> bool:
    """2.2.2 B (R12): whether these halves, inflicted by the enemy, would remove the whole stack."""
    own, enemy = given.side(side), given.side(OPPONENT[side])
    sizes = size_of(OPPONENT[side], given, rules), size_of(side, given, rules)
    found = inflicted(raw, enemy.dt, *sizes, rules, rules.options.over_8_cap)
    return rounded(found.losses if check == "full" else found.line0, given.map) >= 2 * own.dt


def is_fragile(attacker: Arms, defender: Arms, given: LandBattle, rules: Rules) -> bool:
    """2.2.2 B (R12): whether one of the sides could be destroyed before the second day."""
    return may_be_destroyed("attacker", defender, given, rules) or may_be_destroyed("defender", attacker, given, rules)


def may_be_destroyed(side: Side, enemy: Arms, given: LandBattle, rules: Rules) -> bool:
    """2.2.2 B (R12): whether any dice of the first day could destroy this side, so that it must be tested."""
    check = rules.options.destruction_check
    if check == "off":
        return False
    most = max(enemy.charged(face + enemy.shock_modifiers[0], rules)[0].losses for face in FACES)
    if enemy.fire is not None:
        most += max(enemy.fired(face + enemy.fire_modifiers[0], rules)[0].losses for face in FACES)
    return any(destroyed_by(raw, side, given, rules, check) for raw in range(most + 1))


# --- The head of the battle sheet


def sheet(plan: Plan, given: LandBattle, rules: Rules) -> tuple[Note, ...]:
    """What the transcript tells before the first die: columns, morale and modifiers of both sides."""
    return tuple(_told(side, plan.arms(side), starting_morale(side, given, rules), given, rules) for side in SIDES)


def _told(side: Side, arms: Arms, morale: int, given: LandBattle, rules: Rules) -> Note:
    first_fire, second_fire = arms.fire_modifiers
    first_shock, second_shock = arms.shock_modifiers
    return note(
        "arms",
        side=side,
        dt=given.side(side).dt,
        morale=morale,
        fire=arms.fire or "no_fire",
        effect=arms.fire_effect,
        shock=arms.shock,
        first_fire=signed(first_fire),
        first_shock=signed(first_shock),
        second_fire=signed(second_fire),
        second_shock=signed(second_shock),
        pursuit=signed(arms.pursuit_modifier),
        cavalry=has_cavalry_advantage(side, given, rules),
    )
