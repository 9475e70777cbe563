"""2.2.2 A and B: the land battle: two days of fire and shock, and breaking off between them."""

from __future__ import annotations

from typing import Any

from jacta.dice import d10
from jacta.games.europa_universalis.battle_end import (
    BATTLE_END_TABLES,
    by_morale,
    destroying,
    pursuit,
    rout,
    stopped,
    totals,
)
from jacta.games.europa_universalis.battle_plan import LandBattle, destroyed_by, planned, sheet, starting_morale
from jacta.games.europa_universalis.battle_states import Chase, Clash, Raw, Reckoning, Verdict
from jacta.games.europa_universalis.combat import COMBAT_TABLES
from jacta.games.europa_universalis.endings import highest_to_break_off
from jacta.games.europa_universalis.inputs import OPPONENT, SIDES, Side
from jacta.games.europa_universalis.technology import TECHNOLOGY_TABLES
from jacta.kernel.procedure import procedure
from jacta.kernel.questions import Ask, Choice, Move, Note, Roll, Step, goto, note
from jacta.tables import Rules

BATTLE_TABLES = (*COMBAT_TABLES, *TECHNOLOGY_TABLES, "terrain", "crossing", *BATTLE_END_TABLES)


# --- 2.2.2 A, the rounds


FRANCE = {
    "dt": 8,
    "tech": "arquebus",
    "quality": "veteran",
    "size": 2,
    "cavalry": 12,
    "fire": 2,
}
SPAIN = {
    "dt": 5,
    "tech": "arquebus",
    "quality": "veteran",
    "tercios": True,
    "size": 0,
    "cavalry": 5,
    "shock": 1,
    "manoeuvre": 4,
}


@procedure(
    passage="2.2.2 Séquence de la bataille",
    tables=BATTLE_TABLES,
    tally=Raw,
    aims={"attacker": "winner=attacker", "defender": "winner=defender"},
    examples=(
        {"attacker": FRANCE, "defender": SPAIN},
        {
            "attacker": {**FRANCE, "break_off": "never"},
            "defender": {**SPAIN, "break_off": "if_behind"},
            "crossing": "river",
        },
        {
            "attacker": {"dt": 2, "tech": "medieval", "size": 7, "break_off": "never"},
            "defender": {"dt": 1, "tech": "medieval", "size": 7, "break_off": "always"},
            "map": "overseas",
            "options": {"destruction_overrides_winner": True},
        },
    ),
)
def land_battle(given: LandBattle, rules: Rules) -> Move:
    """2.2.2: two stacks fight for one or two days."""
    plan = planned(given, rules)
    attacker, defender = starting_morale("attacker", given, rules), starting_morale("defender", given, rules)
    return goto(attacker_fires, Clash(plan, 1, attacker, defender), *sheet(plan, given, rules))


def attacker_fires(clash: Clash) -> Step:
    """2.2.2 A.1, A.3; 2.2.3, 1. Technologie et feu: the attacker's fire."""
    if clash.plan.arms("attacker").fire is None:
        return goto(defender_fires, clash)
    return Roll("attacker_fire", d10.plus(clash.fire_modifier("attacker")), then=attacker_fired)


def attacker_fired(clash: Clash, die: int, rules: Rules) -> Move:
    struck, told = clash.plan.arms("attacker").fired(die, rules)
    return goto(defender_fires, clash.shaken("defender", struck.stars), told, add=Raw.by("attacker", struck))


def defender_fires(clash: Clash, rules: Rules) -> Step:
    """2.2.2 A.1, A.3; 2.2.3, 1. Technologie et feu: the defender's fire, at the same time."""
    if clash.plan.arms("defender").fire is None:
        return after_fire(clash, rules)
    return Roll("defender_fire", d10.plus(clash.fire_modifier("defender")), then=defender_fired)


def defender_fired(clash: Clash, die: int, rules: Rules) -> Move:
    struck, told = clash.plan.arms("defender").fired(die, rules)
    return after_fire(clash.shaken("attacker", struck.stars), rules, told, add=Raw.by("defender", struck))


def after_fire(clash: Clash, rules: Rules, *notes: Note, add: tuple[int, ...] = ()) -> Move:
    """2.2.2 A: whoever has no morale left has routed; else it comes to shock."""
    clash = clash._replace(attacker_bonus=0, defender_bonus=0)
    if clash.attacker and clash.defender:
        return goto(attacker_charges, clash, *notes, add=add)
    return stopped(clash, rout(clash, 2 * clash.day - 1), rules, *notes, add=add)


def attacker_charges(clash: Clash) -> Step:
    """2.2.2 A.2, A.4: the attacker's shock."""
    return Roll("attacker_shock", d10.plus(clash.shock_modifier("attacker")), then=attacker_charged)


def attacker_charged(clash: Clash, die: int, rules: Rules) -> Move:
    struck, told = clash.plan.arms("attacker").charged(die, rules)
    return goto(defender_charges, clash.shaken("defender", struck.stars), told, add=Raw.by("attacker", struck))


def defender_charges(clash: Clash) -> Step:
    """2.2.2 A.2, A.4: the defender's shock, at the same time."""
    return Roll("defender_shock", d10.plus(clash.shock_modifier("defender")), then=defender_charged)


def defender_charged(clash: Clash, die: int, rules: Rules) -> Move:
    struck, told = clash.plan.arms("defender").charged(die, rules)
    clash = clash.shaken("attacker", struck.stars)
    add = Raw.by("defender", struck)
    if not (clash.attacker and clash.defender):
        return stopped(clash, rout(clash, 2 * clash.day), rules, told, add=add)
    if clash.day == 1:
        return goto(destruction if clash.plan.fragile else defender_may_leave, clash, told, add=add)
    return stopped(clash, by_morale(clash), rules, told, add=add)


# --- 2.2.2 B, between the days


def destruction(clash: Clash, given: LandBattle, rules: Rules, tally: Raw) -> Step:
    """2.2.2 B (R12): losses that would remove a side end the battle."""
    check = rules.options.destruction_check
    lost = [side for side in SIDES if destroyed_by(tally.on(side), side, given, rules, check)]
    if not lost:
        return goto(defender_may_leave, clash)
    verdict = destroying(lost, "none", 2)
    if verdict.winner == "none":
        return goto(totals, Reckoning(verdict), note("both_destroyed"))
    return goto(pursuit, Chase(clash.plan, verdict, clash.morale(verdict.loser)), note("destroyed", side=verdict.loser))


def defender_may_leave(clash: Clash, rules: Rules) -> Step:
    """2.2.2 B; 2.2.3, 5. Rompre le combat: the defender may break off first."""
    return leaving("defender", clash, defender_decides, rules)


def leaving(side: Side, clash: Clash, then: Any, rules: Rules) -> Step:
    """2.2.3, 5. Rompre le combat: the stated policy decides, else the player."""
    arms, own, enemy = clash.plan.arms(side), clash.morale(side), clash.morale(OPPONENT[side])
    if arms.break_off is not None:
        leaves = arms.break_off == "always" or (arms.break_off == "if_behind" and own < enemy)
        move: Move = then(clash, "yes" if leaves else "no")
        return move
    test = rules.options.break_off_test
    odds = {"manoeuvre": arms.manoeuvre, "morale": own, "options": {"break_off_test": test}}
    highest = highest_to_break_off(arms.manoeuvre, own, test)
    options = (Choice("yes", leads_to=("europa_universalis.break_off", odds)), Choice("no"))
    return Ask("break_off", side, options, then, "no", args={"own": own, "enemy": enemy, "highest": highest})


def defender_decides(clash: Clash, answer: str) -> Move:
    return goto(defender_leaves if answer == "yes" else attacker_may_leave, clash)


def defender_leaves(clash: Clash) -> Step:
    """2.2.3, 5. Rompre le combat (R16): a die below manoeuvre plus morale lets the defender go."""
    return Roll("break_off", d10, then=defender_left)


def defender_left(clash: Clash, die: int, rules: Rules) -> Move:
    if succeeds("defender", clash, die, rules):
        return broken_off("defender", clash)
    return goto(attacker_may_leave, clash.pressed_by("attacker"), held_fast("defender", clash))


def succeeds(side: Side, clash: Clash, die: int, rules: Rules) -> bool:
    manoeuvre = clash.plan.arms(side).manoeuvre
    return die <= highest_to_break_off(manoeuvre, clash.morale(side), rules.options.break_off_test)


def held_fast(side: Side, clash: Clash) -> Note:
    return note("held_fast", side=side, fires=clash.plan.arms(OPPONENT[side]).fire is not None)


def broken_off(side: Side, clash: Clash) -> Move:
    """2.2.3, 5. Rompre le combat (R36): whoever breaks off has lost, and is pursued."""
    verdict = Verdict(OPPONENT[side], "break_off", "none", 2)
    return goto(pursuit, Chase(clash.plan, verdict, clash.morale(side)), note("broken_off", side=side))


def attacker_may_leave(clash: Clash, rules: Rules) -> Step:
    """2.2.2 B; 2.2.3, 5. Rompre le combat: the attacker may break off if the defender did not."""
    return leaving("attacker", clash, attacker_decides, rules)


def attacker_decides(clash: Clash, answer: str) -> Move:
    return goto(attacker_leaves, clash) if answer == "yes" else second_day(clash)


def attacker_leaves(clash: Clash) -> Step:
    """2.2.3, 5. Rompre le combat (R16): a die below manoeuvre plus morale lets the attacker go."""
    return Roll("break_off", d10, then=attacker_left)


def attacker_left(clash: Clash, die: int, rules: Rules) -> Move:
    if succeeds("attacker", clash, die, rules):
        return broken_off("attacker", clash)
    return second_day(clash.pressed_by("defender"), held_fast("attacker", clash))


def second_day(clash: Clash, *notes: Note) -> Move:
    return goto(attacker_fires, clash._replace(day=2), *notes)
