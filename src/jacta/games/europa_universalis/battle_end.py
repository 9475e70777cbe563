"""2.2.2 C to G: who wins a land battle, the pursuit, the retreat, and the reckoning of losses."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from jacta.dice import d10
from jacta.games.europa_universalis.battle_plan import BattleSide, LandBattle, destroyed_by
from jacta.games.europa_universalis.battle_states import (
    Chase,
    Clash,
    Flight,
    Halt,
    LandBattleOutcome,
    Raw,
    Reckoning,
    Routed,
    Verdict,
)
from jacta.games.europa_universalis.combat import PURSUIT_COLUMN, blow, told_blow
from jacta.games.europa_universalis.endings import retreat_losses
from jacta.games.europa_universalis.inputs import OPPONENT, SIDES, Map, Side, number, signed, told_halves
from jacta.games.europa_universalis.losses import compared, inflicted, suffered
from jacta.kernel.questions import Move, Note, Roll, Step, done, goto, note
from jacta.tables import Rules

MAJOR_VICTORY = 3  # 2.2.5: detachments more than the winner's
MAJOR_VICTORY_OVER_SMALL = 4  # over a loser whose size modifier is -2
SMALLEST = -2
FIRE_ROUNDS, FIRST_DAY = (1, 3), (1, 2)
BATTLE_END_TABLES = ("size_modifier", "loss_variation", "retreat")


# --- 2.2.2 C, who wins


def rout(clash: Clash, rounds: int) -> Verdict:
    """2.2.2 C.1, C.3 (R34): a side without morale has routed; if both have, nobody wins."""
    if clash.attacker:
        return Verdict("attacker", "rout", "defender", rounds)
    if clash.defender:
        return Verdict("defender", "rout", "attacker", rounds)
    return Verdict("none", "double_rout", "both", rounds)


def by_morale(clash: Clash) -> Verdict:
    """2.2.2 C.2, C.3: after four rounds less morale loses."""
    if clash.attacker == clash.defender:
        return Verdict("none", "draw", "none", 4)
    return Verdict("attacker" if clash.attacker > clash.defender else "defender", "morale", "none", 4)


def stopped(clash: Clash, verdict: Verdict, rules: Rules, *notes: Note, add: tuple[int, ...] = ()) -> Move:
    """2.2.2 C: the rounds are over; where destruction overrides the winner (R17) it is looked at first."""
    told = (*notes, note("stopped", **verdict._asdict(), attacker=clash.attacker, defender=clash.defender))
    if rules.options.destruction_overrides_winner:
        return goto(last_stand, Halt(clash, verdict), *told, add=add)
    return follow_up(clash, verdict, *told, add=add)


def follow_up(clash: Clash, verdict: Verdict, *notes: Note, add: tuple[int, ...] = ()) -> Move:
    """2.2.2 C.1, C.2, C.3: the winner pursues, unless it has routed itself; without a winner nobody does."""
    if verdict.winner == "none":
        return goto(totals, Reckoning(verdict), *notes, add=add)
    if verdict.winner_routed:
        return goto(retreat, Flight(clash.plan, verdict), *notes, add=add)
    return goto(pursuit, Chase(clash.plan, verdict, clash.morale(verdict.loser)), *notes, add=add)


def destroying(lost: list[Side], routed: Routed, rounds: int) -> Verdict:
    if len(lost) == 2:
        return Verdict("none", "mutual_destruction", routed, rounds)
    return Verdict(OPPONENT[lost[0]], "destruction", routed, rounds)


def last_stand(halt: Halt, given: LandBattle, rules: Rules, tally: Raw) -> Step:
    """2.2.2 C (R17): who has no troops left has lost, whatever the morale says."""
    clash, verdict = halt
    lost = [side for side in SIDES if destroyed_by(tally.on(side), side, given, rules)]
    if not lost:
        return follow_up(clash, verdict)
    verdict = destroying(lost, verdict.routed, verdict.rounds)
    told = note("both_destroyed") if verdict.winner == "none" else note("destroyed", side=verdict.loser)
    return follow_up(clash, verdict, told)


def pursuit(chase: Chase) -> Step:
    """2.2.2 C.1, C.2; 2.2.3, 4. Poursuite: the winner's die in column E."""
    verdict = chase.verdict
    modifier = chase.plan.arms(OPPONENT[verdict.loser]).pursuit_modifier
    if verdict.loser_routed:
        modifier += rout_bonus(verdict.rounds)
    return Roll("pursuit", d10.plus(modifier), then=pursued)


def rout_bonus(rounds: int) -> int:
    """2.2.3, 4. Poursuite (R33): +1 on an army that broke under fire, +2 on the first day."""
    return (rounds in FIRE_ROUNDS) + 2 * (rounds in FIRST_DAY)


def pursued(chase: Chase, die: int, rules: Rules) -> Move:
    """2.2.2 C.2 (R35): the pursuit may rout a loser who had stood."""
    plan, verdict, morale = chase
    struck = blow(PURSUIT_COLUMN, die, rules)
    notes = [told_blow(PURSUIT_COLUMN, die, struck)]
    if verdict.routed == "none" and struck.stars >= morale:
        verdict = verdict._replace(routed=verdict.loser)
        notes.append(note("routed_in_pursuit", side=verdict.loser))
    return goto(retreat, Flight(plan, verdict), *notes, add=Raw.by(OPPONENT[verdict.loser], struck))


# --- 2.2.2 E, the retreat


def retreat(flight: Flight) -> Step:
    """2.2.2 E (R18): the loser's die, less the general's manoeuvre unless the army has routed."""
    plan, verdict = flight
    manoeuvre = 0 if verdict.loser_routed else plan.arms(verdict.loser).manoeuvre
    return Roll("retreat", d10.plus(-manoeuvre), then=retreated)


def retreated(flight: Flight, die: int, rules: Rules) -> Move:
    return goto(totals, Reckoning(flight.verdict, retreat_losses(die, rules)))


# --- 2.2.2 D, F, G: the reckoning


class Account(NamedTuple):
    """The effective losses of a side in halves, and how they came about."""

    losses: int
    told: Note


@lru_cache(maxsize=20_000)
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


def totals(reckoning: Reckoning, given: LandBattle, rules: Rules, tally: Raw) -> Step:
    """2.2.2 D, F, G; 2.2.4; 2.2.5 (R37): losses in earnest, major victory, victory points."""
    verdict, retreat = reckoning
    attacker, defender = stature(given.attacker), stature(given.defender)
    by_side = {
        "attacker": retreat if verdict.winner == "defender" else 0,
        "defender": retreat if verdict.winner == "attacker" else 0,
    }
    ours = account("attacker", tally.defender, attacker, defender, by_side["attacker"], given.map, rules)
    theirs = account("defender", tally.attacker, defender, attacker, by_side["defender"], given.map, rules)
    outcome = LandBattleOutcome(
        *verdict,
        number(ours.losses),
        number(theirs.losses),
        is_major(verdict, ours.losses, theirs.losses, given, rules),
        "none" if verdict.winner == "none" else "full" if verdict.loser_routed else "half",
    )
    return done(outcome, ours.told, theirs.told, note("leaders"))


def stature(side: BattleSide) -> tuple[int, int]:
    return side.dt, side.size


def is_major(verdict: Verdict, attacker: int, defender: int, given: LandBattle, rules: Rules) -> bool:
    """2.2.5, victoire majeure (R37): the loser lost 3 detachments more, or 4 if size told most against it."""
    if verdict.winner == "none":
        return False
    more = defender - attacker if verdict.winner == "attacker" else attacker - defender
    loser, winner = given.side(verdict.loser), given.side(verdict.winner)
    small = compared(loser.size, winner.size, rules) == SMALLEST
    return more >= 2 * (MAJOR_VICTORY_OVER_SMALL if small else MAJOR_VICTORY)
