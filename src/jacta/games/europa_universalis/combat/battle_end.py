"""2.2.2 B to G: who is destroyed in a land battle, and the reckoning of losses."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal, NamedTuple

from jacta.games.europa_universalis.combat.battle_plan import LandBattle, destroyed_by, size_of
from jacta.games.europa_universalis.combat.battle_states import (
    Camp,
    Clash,
    Course,
    Ending,
    Halt,
    Leaving,
    Reckoning,
    Verdict,
)
from jacta.games.europa_universalis.combat.losses import compared, inflicted, suffered
from jacta.games.europa_universalis.combat.rounds import destroyed, follow_up, may_leave
from jacta.games.europa_universalis.inputs import OPPONENT, SIDES, Map, Side, number, signed, told_halves
from jacta.rules import Note, Rules, Step, done, goto, note, remembered

MAJOR_VICTORY = 3  # 2.2.5: detachments more than the winner's
MAJOR_VICTORY_OVER_SMALL = 4  # over a loser whose size modifier is -2
SMALLEST = -2
BATTLE_END_TABLES = ("size_modifier", "loss_variation", "retreat")


class RawLosses(NamedTuple):
    """The running totals, in halves: what each side has inflicted by its dice."""

    attacker: int = 0
    defender: int = 0

    def on(self, side: Camp) -> int:
        """What the other side has inflicted on this one."""
        return self.defender if side == "attacker" else self.attacker


class LandBattleOutcome(NamedTuple):
    winner: Side | Literal["none"]
    ending: Ending
    routed: Side | Literal["none", "both"]
    rounds: int
    attacker_losses: int | Fraction
    defender_losses: int | Fraction
    major_victory: bool
    vp: Literal["full", "half", "none"]


# --- 2.2.2 B, C, destruction


def destruction(clash: Clash, given: LandBattle, rules: Rules, tally: RawLosses) -> Step:
    """2.2.2 B (R12): losses that would remove a side end the battle."""
    check = rules.options.destruction_check
    lost = [side for side in SIDES if destroyed_by(tally.on(side), side, given, rules, check)]
    return destroyed(lost, clash, "none", 2) if lost else goto(may_leave, Leaving(clash))


def last_stand(halt: Halt, given: LandBattle, rules: Rules, tally: RawLosses) -> Step:
    """2.2.2 C (R17): who has no troops left has lost, whatever the morale says."""
    clash, verdict = halt
    lost = [side for side in SIDES if destroyed_by(tally.on(side), side, given, rules)]
    return destroyed(lost, clash, verdict.routed, verdict.rounds) if lost else follow_up(clash, verdict)


# --- 2.2.2 D, F, G: the reckoning


class Account(NamedTuple):
    """The effective losses of a side in halves, and how they came about."""

    losses: int
    told: Note


@remembered
def account(
    side: Side, raw: int, own: tuple[int, int], enemy: tuple[int, int], retreat: int, where: Map, rules: Rules
) -> Account:
    """2.2.4; 2.2.2 D, E, F (R37): what a side loses; `own` and `enemy` are detachments and size of the stacks."""
    (dt, size), (enemy_dt, enemy_size) = own, enemy
    found = inflicted(raw, enemy_dt, enemy_size, size, rules, rules.options.over_8_cap)
    total = found.losses + retreat
    losses = suffered(total, dt, where)
    told = note(
        "account",
        side=side,
        enemy=OPPONENT[side],
        raw=told_halves(found.raw),
        dt=enemy_dt,
        reduced=told_halves(found.reduced),
        line0=told_halves(found.line0),
        modifier=signed(found.modifier),
        varied=told_halves(found.losses),
        retreat=told_halves(retreat),
        total=told_halves(total),
        losses=told_halves(losses),
    )
    return Account(losses, told)


def totals(reckoning: Reckoning, given: LandBattle, rules: Rules, tally: RawLosses) -> Step:
    """2.2.2 D, F, G; 2.2.4; 2.2.5 (R37): losses in earnest, major victory, victory points."""
    verdict, retreat = reckoning
    attacker, defender = (stature(side, given, rules) for side in SIDES)
    by_side = {
        "attacker": retreat if verdict.winner == "defender" else 0,
        "defender": retreat if verdict.winner == "attacker" else 0,
    }
    ours = account("attacker", tally.defender, attacker, defender, by_side["attacker"], given.map, rules)
    theirs = account("defender", tally.attacker, defender, attacker, by_side["defender"], given.map, rules)
    outcome = LandBattleOutcome._make(
        (
            *verdict,
            number(ours.losses),
            number(theirs.losses),
            is_major(verdict, ours.losses, theirs.losses, given, rules),
            "none" if verdict.winner == "none" else "full" if verdict.loser_routed else "half",
        )
    )
    return done(outcome, ours.told, theirs.told, note("leaders"))


def stature(side: Side, given: LandBattle, rules: Rules) -> tuple[int, int]:
    return given.side(side).dt, size_of(side, given, rules)


def is_major(verdict: Verdict, attacker: int, defender: int, given: LandBattle, rules: Rules) -> bool:
    """2.2.5, victoire majeure (R37): the loser lost 3 detachments more, or 4 if size told most against it."""
    if verdict.winner == "none":
        return False
    more = defender - attacker if verdict.winner == "attacker" else attacker - defender
    small = compared(size_of(verdict.loser, given, rules), size_of(verdict.winner, given, rules), rules) == SMALLEST
    return more >= 2 * (MAJOR_VICTORY_OVER_SMALL if small else MAJOR_VICTORY)


# --- The course of a land battle

COURSE = Course(destruction, totals)
COURSE_TO_THE_LAST = Course(destruction, totals, last_stand)  # R17


def course(rules: Rules) -> Course:
    """2.2.2 (R17): whether destruction overrides the winner."""
    return COURSE_TO_THE_LAST if rules.options.destruction_overrides_winner else COURSE
