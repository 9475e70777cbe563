"""2.2.2 A to C and E: two days of fire and shock, breaking off between them, pursuit and retreat.

Battles on land and battles against natives go the same way; what differs stands in their plan.
"""

from __future__ import annotations

from collections.abc import Sequence

from jacta.dice import d10
from jacta.games.europa_universalis.combat.battle_states import (
    ENEMY,
    Camp,
    Chase,
    Clash,
    Flight,
    Halt,
    Leaving,
    Plan,
    Reckoning,
    Routed,
    Verdict,
)
from jacta.games.europa_universalis.combat.blows import PURSUIT_COLUMN, blow, told_blow
from jacta.games.europa_universalis.combat.endings import highest_to_break_off, retreat_losses
from jacta.rules import Ask, Choice, Move, Note, Roll, Rules, Step, goto, note

FIRE_ROUNDS, FIRST_DAY = (1, 3), (1, 2)


# --- 2.2.2 A, the rounds


def begun(plan: Plan, first: int, second: int, *notes: Note) -> Move:
    """2.2.2: two sides with their morale, before the first round."""
    return goto(fire, Clash(plan, 1, first, second, hand=plan.hand()), *notes)


def fire(clash: Clash) -> Step:
    """2.2.2 A.1, A.3; 2.2.3, 1. Technologie et feu: both sides fire at once."""
    if clash.plan.arms(clash.side).fire is None:
        return fire_goes_on(clash.passed())
    return Roll(f"{clash.side}_fire", d10.plus(clash.fire_modifier()), then=fired, who=clash.side)


def fired(clash: Clash, die: int, rules: Rules) -> Move:
    struck, told = clash.plan.arms(clash.side).fired(die, rules)
    clash, add = clash.struck(struck)
    return fire_goes_on(clash, told, add=add)


def fire_goes_on(clash: Clash, *notes: Note, add: tuple[int, ...] = ()) -> Move:
    """2.2.2 A: when both have fired, whoever has no morale left has routed; else it comes to shock."""
    if not clash.round_over:
        return goto(fire, clash, *notes, add=add)
    clash = clash.next_round()
    if clash.both_stand:
        return goto(shock, clash, *notes, add=add)
    return stopped(clash, rout(clash, 2 * clash.day - 1), *notes, add=add)


def shock(clash: Clash) -> Step:
    """2.2.2 A.2, A.4: both sides charge at once."""
    return Roll(f"{clash.side}_shock", d10.plus(clash.shock_modifier()), then=charged, who=clash.side)


def charged(clash: Clash, die: int, rules: Rules) -> Move:
    struck, told = clash.plan.arms(clash.side).charged(die, rules)
    clash, add = clash.struck(struck)
    if not clash.round_over:
        return goto(shock, clash, told, add=add)
    clash = clash.next_round()
    if not clash.both_stand:
        return stopped(clash, rout(clash, 2 * clash.day), told, add=add)
    if clash.day == 2:
        return stopped(clash, by_morale(clash), told, add=add)
    if clash.plan.fragile:
        return goto(clash.plan.course.destruction, clash, told, add=add)
    return goto(may_leave, Leaving(clash), told, add=add)


# --- 2.2.2 B, between the days


def may_leave(leaving: Leaving) -> Step:
    """2.2.2 B; 2.2.3, 5. Rompre le combat: first the defender may break off, then the attacker."""
    clash, side = leaving.clash, leaving.side
    arms, own, enemy = clash.plan.arms(side), clash.morale(side), clash.morale(ENEMY[side])
    if arms.break_off is not None:
        leaves = arms.break_off == "always" or (arms.break_off == "if_behind" and own < enemy)
        return decided(leaving, "yes" if leaves else "no")
    test = clash.plan.break_off_test
    odds = {"manoeuvre": arms.manoeuvre, "morale": own, "options": {"break_off_test": test}}
    options = (Choice("yes", leads_to=("europa_universalis.break_off", odds)), Choice("no"))
    fires = clash.plan.arms(ENEMY[side]).fire is not None
    told = {"own": own, "enemy": enemy, "highest": highest_to_leave(side, clash), "fires": fires}
    return Ask("break_off", side, options, decided, "no", args=told)


def highest_to_leave(side: Camp, clash: Clash) -> int:
    """2.2.3, 5. Rompre le combat (R16): the highest die that lets a side go."""
    return highest_to_break_off(clash.plan.arms(side).manoeuvre, clash.morale(side), clash.plan.break_off_test)


def decided(leaving: Leaving, answer: str) -> Move:
    return goto(leave, leaving) if answer == "yes" else stayed(leaving.clash, leaving.place)


def stayed(clash: Clash, place: int, *notes: Note) -> Move:
    """2.2.2 B: the other side may break off now; when both have stayed, the second day begins."""
    if place + 1 < len(clash.plan.may_leave):
        return goto(may_leave, Leaving(clash, place + 1), *notes)
    return goto(fire, clash._replace(day=2), *notes)


def leave(leaving: Leaving) -> Step:
    """2.2.3, 5. Rompre le combat (R16): a die below manoeuvre plus morale lets a side go."""
    return Roll("break_off", d10, then=left, who=leaving.side)


def left(leaving: Leaving, die: int) -> Move:
    """2.2.3, 5. Rompre le combat (R36): whoever breaks off has lost, and is pursued."""
    clash, side = leaving.clash, leaving.side
    if die <= highest_to_leave(side, clash):
        return chased(clash, Verdict(ENEMY[side], "break_off", "none", 2), note("broken_off", side=side))
    fires = clash.plan.arms(ENEMY[side]).fire is not None
    return stayed(clash.pressed_by(ENEMY[side]), leaving.place, note("held_fast", side=side, fires=fires))


# --- 2.2.2 C, who wins


def rout(clash: Clash, rounds: int) -> Verdict:
    """2.2.2 C.1, C.3 (R34): a side without morale has routed; if both have, nobody wins."""
    first, second = clash.plan.sides
    if clash.first:
        return Verdict(first, "rout", second, rounds)
    if clash.second:
        return Verdict(second, "rout", first, rounds)
    return Verdict("none", "double_rout", "both", rounds)


def by_morale(clash: Clash) -> Verdict:
    """2.2.2 C.2, C.3: after four rounds less morale loses."""
    if clash.first == clash.second:
        return Verdict("none", "draw", "none", 4)
    return Verdict(clash.plan.sides[clash.first < clash.second], "morale", "none", 4)


def stopped(clash: Clash, verdict: Verdict, *notes: Note, add: tuple[int, ...] = ()) -> Move:
    """2.2.2 C: the rounds are over; where destruction overrides the winner (R17) it is looked at first."""
    first, second = clash.plan.sides
    told = note("stopped", **verdict._asdict(), one=first, one_left=clash.first, other=second, other_left=clash.second)
    if clash.plan.course.last_stand:
        return goto(clash.plan.course.last_stand, Halt(clash, verdict), *notes, told, add=add)
    return follow_up(clash, verdict, *notes, told, add=add)


def follow_up(clash: Clash, verdict: Verdict, *notes: Note, add: tuple[int, ...] = ()) -> Move:
    """2.2.2 C.1, C.2, C.3: the winner pursues, unless it has routed itself; without a winner nobody does."""
    if verdict.winner == "none":
        return goto(clash.plan.course.totals, Reckoning(verdict), *notes, add=add)
    if verdict.winner_routed:
        return goto(retreat, Flight(clash.plan, verdict), *notes, add=add)
    return chased(clash, verdict, *notes, add=add)


def destroyed(lost: Sequence[Camp], clash: Clash, routed: Routed, rounds: int) -> Move:
    """2.2.2 B, C (R12, R17): who has no troops left has lost; where nobody has any, nobody wins."""
    if len(lost) == len(clash.plan.sides):
        return follow_up(clash, Verdict("none", "mutual_destruction", routed, rounds), note("both_destroyed"))
    verdict = Verdict(ENEMY[lost[0]], "destruction", routed, rounds)
    return follow_up(clash, verdict, note("destroyed", side=verdict.loser))


def chased(clash: Clash, verdict: Verdict, *notes: Note, add: tuple[int, ...] = ()) -> Move:
    return goto(pursuit, Chase(clash.plan, verdict, clash.morale(verdict.loser), clash.hand), *notes, add=add)


def pursuit(chase: Chase) -> Step:
    """2.2.2 C.1, C.2; 2.2.3, 4. Poursuite: the winner's die in column E."""
    plan, verdict, _, _ = chase
    modifier = plan.arms(ENEMY[verdict.loser]).pursuit_modifier
    if verdict.loser_routed:
        modifier += rout_bonus(verdict.rounds)
    return Roll("pursuit", d10.plus(modifier), then=pursued, who=ENEMY[verdict.loser])


def rout_bonus(rounds: int) -> int:
    """2.2.3, 4. Poursuite (R33): +1 on an army that broke under fire, +2 on the first day."""
    return (rounds in FIRE_ROUNDS) + 2 * (rounds in FIRST_DAY)


def pursued(chase: Chase, die: int, rules: Rules) -> Move:
    """2.2.2 C.2 (R35): the pursuit may rout a loser who had stood."""
    plan, verdict, morale, hand = chase
    pursuer = ENEMY[verdict.loser]
    struck = blow(PURSUIT_COLUMN, die, rules)
    notes = [told_blow(PURSUIT_COLUMN, die, struck)]
    counted, hand = plan.arms(pursuer).counted(struck, hand)
    morale, add = max(0, morale - counted.stars), plan.added(pursuer, counted.losses)
    if hand.die:
        return goto(pursuit, Chase(plan, verdict, morale, hand), *notes, add=add)
    if verdict.routed == "none" and not morale:
        verdict = verdict._replace(routed=verdict.loser)
        notes.append(note("routed_in_pursuit", side=verdict.loser))
    return goto(retreat, Flight(plan, verdict), *notes, add=add)


# --- 2.2.2 E, the retreat


def retreat(flight: Flight) -> Step:
    """2.2.2 E (R18): the loser's die, less the general's manoeuvre unless the army has routed."""
    plan, verdict = flight
    manoeuvre = 0 if verdict.loser_routed else plan.arms(verdict.loser).manoeuvre
    return Roll("retreat", d10.plus(-manoeuvre), then=retreated, who=verdict.loser)


def retreated(flight: Flight, die: int, rules: Rules) -> Move:
    plan, verdict = flight
    return goto(plan.course.totals, Reckoning(verdict, retreat_losses(die, rules)))
