"""2.6.1, 2.6.4, 2.8.3 and 2.8.4: a battle against natives: the land battle of 2.2.2, native dice by groups of 8."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal, NamedTuple

from jacta.dice import d10
from jacta.games.europa_universalis.battle_end import rout_bonus
from jacta.games.europa_universalis.battle_plan import PRESSED, SECOND_DAY
from jacta.games.europa_universalis.battle_states import Ending
from jacta.games.europa_universalis.combat import PURSUIT_COLUMN, Blow, blow, told_blow
from jacta.games.europa_universalis.endings import highest_to_break_off, retreat_losses
from jacta.games.europa_universalis.inputs import number
from jacta.games.europa_universalis.natives_battle_plan import (
    ENEMY,
    Inflicted,
    NativesBattle,
    Party,
    by_europeans,
    by_natives,
    europeans_gone,
    natives_lost,
)
from jacta.games.europa_universalis.technology import softened
from jacta.kernel.procedure import procedure
from jacta.kernel.questions import Ask, Choice, Move, Note, Roll, Step, done, goto, note
from jacta.tables import Rules

# --- States


class Melee(NamedTuple):
    """A battle in its rounds: morale left, who fires better after a vain attempt to leave, the next native die."""

    day: int
    europeans: int
    natives: int
    europeans_bonus: int = 0
    natives_bonus: int = 0
    die: int = 0

    def morale(self, party: Party) -> int:
        return self.europeans if party == "europeans" else self.natives

    def shaken(self, party: Party, stars: int) -> Melee:
        """A morale of 0 or less is a rout: how much less does not matter."""
        if party == "europeans":
            return self._replace(europeans=max(0, self.europeans - stars))
        return self._replace(natives=max(0, self.natives - stars))

    def pressed_by(self, party: Party, given: NativesBattle) -> Melee:
        """2.2.3 item 5: this side fires better; a side that does not fire gains nothing."""
        if given.party(party).fire_column is None:
            return self
        return self._replace(europeans_bonus=PRESSED) if party == "europeans" else self._replace(natives_bonus=PRESSED)

    @property
    def later(self) -> int:
        """2.2.2 A.3, A.4: the second day is harder."""
        return SECOND_DAY if self.day == 2 else 0


class Verdict(NamedTuple):
    """How the rounds stopped."""

    winner: Literal["europeans", "natives", "none"]
    ending: Ending
    routed: Literal["none", "europeans", "natives", "both"]
    rounds: int

    @property
    def loser(self) -> Party:
        assert self.winner != "none"
        return ENEMY[self.winner]


class Leaving(NamedTuple):
    """Between the days: which side, in order, may break off."""

    melee: Melee
    place: int


class Chase(NamedTuple):
    """The winner pursues a loser with so much morale left; natives throw one die after the other."""

    verdict: Verdict
    morale: int
    die: int = 0


class Reckoning(NamedTuple):
    """All dice are thrown; the loser's retreat cost so many halves."""

    verdict: Verdict
    retreat: int = 0


class NativesBattleOutcome(NamedTuple):
    winner: Literal["europeans", "natives", "none"]
    ending: Ending
    routed: Literal["none", "europeans", "natives", "both"]
    rounds: int
    european_losses: int | Fraction
    native_points_lost: int
    europeans_destroyed: bool
    natives_destroyed: bool


# --- Native dice


def natives_add(struck: Blow, die: int, given: NativesBattle) -> Inflicted:
    """2.6.1, 2.8.4: a die of a full group counts as it is, that of the rest like a small stack."""
    if die < given.host.full_groups:
        return Inflicted(full_groups=struck.losses)
    return Inflicted(last_group=struck.losses)


def native_stars(struck: Blow, die: int, given: NativesBattle) -> int:
    """2.6.1, 2.8.4 (R2s): every die shakes, or only the first."""
    return struck.stars if die == 0 or given.options.native_stars == "all" else 0


# --- 2.2.2 A, the rounds

AZTECS = {"points": 60, "size": 7, "morale": 1, "shock_column": "D"}
SPANIARDS = {
    "dt": 1,
    "size": 0,
    "morale": 2,
    "fire_column": "A",
    "fire_effect": "stars",
    "shock_column": "A",
}


@procedure(
    passage="2.6.1 Les indigènes; 2.8.3 Les combats hors europe; 2.8.4 Les indigènes",
    tables=("combat", "stack_loss_reduction", "size_modifier", "loss_variation", "retreat"),
    tally=Inflicted,
    aims={"europeans": "winner=europeans", "natives": "winner=natives"},
    examples=(
        {"natives": AZTECS, "europeans": SPANIARDS},
        {
            "natives": {
                "points": 120,
                "size": 7,
                "morale": 2,
                "shock_column": "C",
                "manoeuvre": 2,
                "break_off": "always",
            },
            "europeans": {
                "dt": 4,
                "size": 2,
                "morale": 3,
                "fire_column": "C",
                "fire_effect": "half",
                "shock_column": "B",
                "manoeuvre": 1,
                "break_off": "if_behind",
            },
            "natives_attack": True,
        },
    ),
)
def natives_battle(given: NativesBattle) -> Move:
    """2.6, 2.8: Europeans fight natives for one or two days."""
    host = given.host
    shown = note("host", points=given.natives.points, dt=host.dt, dc=host.dc, dice=host.dice)
    return goto(europeans_fire, Melee(1, given.europeans.morale, given.natives.morale), shown)


def europeans_fire(melee: Melee, given: NativesBattle) -> Step:
    """2.2.2 A.1, A.3; 2.2.3, 1. Technologie et feu: the Europeans fire."""
    own = given.europeans
    if own.fire_column is None:
        return goto(natives_fire, melee)
    return Roll("europeans_fire", d10.plus(own.fire_mod + melee.europeans_bonus + melee.later), then=europeans_fired)


def europeans_fired(melee: Melee, die: int, given: NativesBattle, rules: Rules) -> Move:
    column = given.europeans.fire_column or ""
    printed = blow(column, die, rules)
    struck = softened(printed, given.europeans.fire_effect)
    melee, shown = melee.shaken("natives", struck.stars), told_blow(column, die, printed, struck)
    return goto(natives_fire, melee, shown, add=Inflicted(europeans=struck.losses))


def natives_fire(melee: Melee, given: NativesBattle) -> Step:
    """2.2.2 A.1, A.3; 2.6.1, 2.8.4: the natives fire at the same time, a die for each group of 8."""
    own = given.natives
    if own.fire_column is None:
        return after_fire(melee)
    return Roll("natives_fire", d10.plus(own.fire_mod + melee.natives_bonus + melee.later), then=natives_fired)


def natives_fired(melee: Melee, die: int, given: NativesBattle, rules: Rules) -> Move:
    column = given.natives.fire_column or ""
    struck = blow(column, die, rules)
    add, shown = natives_add(struck, melee.die, given), told_blow(column, die, struck)
    melee = melee.shaken("europeans", native_stars(struck, melee.die, given))
    if melee.die + 1 < given.host.dice:
        return goto(natives_fire, melee._replace(die=melee.die + 1), shown, add=add)
    return after_fire(melee, shown, add=add)


def after_fire(melee: Melee, *notes: Note, add: tuple[int, ...] = ()) -> Move:
    """2.2.2 A: whoever has no morale left has routed; else it comes to shock."""
    melee = melee._replace(europeans_bonus=0, natives_bonus=0, die=0)
    if melee.europeans and melee.natives:
        return goto(europeans_charge, melee, *notes, add=add)
    return stopped(melee, rout(melee, 2 * melee.day - 1), *notes, add=add)


def europeans_charge(melee: Melee, given: NativesBattle) -> Step:
    """2.2.2 A.2, A.4: the Europeans' shock."""
    return Roll("europeans_shock", d10.plus(given.europeans.shock_mod + melee.later), then=europeans_charged)


def europeans_charged(melee: Melee, die: int, given: NativesBattle, rules: Rules) -> Move:
    column = given.europeans.shock_column
    struck = blow(column, die, rules)
    melee = melee.shaken("natives", struck.stars)
    return goto(natives_charge, melee, told_blow(column, die, struck), add=Inflicted(europeans=struck.losses))


def natives_charge(melee: Melee, given: NativesBattle) -> Step:
    """2.2.2 A.2, A.4; 2.6.1, 2.8.4: the natives' shock at the same time, a die for each group of 8."""
    return Roll("natives_shock", d10.plus(given.natives.shock_mod + melee.later), then=natives_charged)


def natives_charged(melee: Melee, die: int, given: NativesBattle, rules: Rules) -> Move:
    column = given.natives.shock_column
    struck = blow(column, die, rules)
    add, shown = natives_add(struck, melee.die, given), told_blow(column, die, struck)
    melee = melee.shaken("europeans", native_stars(struck, melee.die, given))
    if melee.die + 1 < given.host.dice:
        return goto(natives_charge, melee._replace(die=melee.die + 1), shown, add=add)
    melee = melee._replace(die=0)
    if not (melee.europeans and melee.natives):
        return stopped(melee, rout(melee, 2 * melee.day), shown, add=add)
    if melee.day == 1:
        return goto(destruction, melee, shown, add=add)
    return stopped(melee, by_morale(melee), shown, add=add)


# --- 2.2.2 B, between the days


def destruction(melee: Melee, given: NativesBattle, rules: Rules, tally: Inflicted) -> Step:
    """2.2.2 B; 2.6.4, 2.8.3: losses that leave nothing of a side end the battle."""
    natives = natives_lost(by_europeans(tally.europeans, given, rules), given) == given.natives.points
    europeans = europeans_gone(by_natives(tally, given, rules), given)
    if natives and europeans:
        verdict = Verdict("none", "mutual_destruction", "none", 2)
        return goto(totals, Reckoning(verdict), note("both_destroyed"))
    if not (natives or europeans):
        return goto(may_leave, Leaving(melee, 0))
    verdict = Verdict("europeans" if natives else "natives", "destruction", "none", 2)
    return goto(pursuit, Chase(verdict, melee.morale(verdict.loser)), note("destroyed", side=verdict.loser))


def may_leave(leaving: Leaving, given: NativesBattle) -> Step:
    """2.2.2 B; 2.2.3, 5. Rompre le combat: the defender may break off, then the attacker."""
    melee, place = leaving
    if place == len(given.order):
        return goto(europeans_fire, melee._replace(day=2))
    party = given.order[place]
    side, own, enemy = given.party(party), melee.morale(party), melee.morale(ENEMY[party])
    if not side.left_out("break_off"):
        leaves = side.break_off == "always" or (side.break_off == "if_behind" and own < enemy)
        return decided(leaving, "yes" if leaves else "no")
    highest = highest_to_break_off(side.manoeuvre, own, "below")
    odds = {"manoeuvre": side.manoeuvre, "morale": own}
    options = (Choice("yes", leads_to=("europa_universalis.break_off", odds)), Choice("no"))
    return Ask("break_off", party, options, decided, "no", args={"own": own, "enemy": enemy, "highest": highest})


def decided(leaving: Leaving, answer: str) -> Move:
    return goto(leave if answer == "yes" else may_leave, leaving if answer == "yes" else next_side(leaving))


def next_side(leaving: Leaving) -> Leaving:
    return leaving._replace(place=leaving.place + 1)


def leave(leaving: Leaving) -> Step:
    """2.2.3, 5. Rompre le combat: a die below manoeuvre plus morale lets a side go."""
    return Roll("break_off", d10, then=left)


def left(leaving: Leaving, die: int, given: NativesBattle) -> Move:
    melee, place = leaving
    party = given.order[place]
    morale = melee.morale(party)
    if die <= highest_to_break_off(given.party(party).manoeuvre, morale, "below"):
        verdict = Verdict(ENEMY[party], "break_off", "none", 2)
        return goto(pursuit, Chase(verdict, morale), note("broken_off", side=party))
    enemy = ENEMY[party]
    pressed = melee.pressed_by(enemy, given)
    held = note("held_fast", side=party, fires=given.party(enemy).fire_column is not None)
    return goto(may_leave, next_side(Leaving(pressed, place)), held)


# --- 2.2.2 C, who wins


def rout(melee: Melee, rounds: int) -> Verdict:
    """2.2.2 C.1, C.3: a side without morale has routed; if both have, nobody wins."""
    if melee.europeans:
        return Verdict("europeans", "rout", "natives", rounds)
    if melee.natives:
        return Verdict("natives", "rout", "europeans", rounds)
    return Verdict("none", "double_rout", "both", rounds)


def by_morale(melee: Melee) -> Verdict:
    """2.2.2 C.2, C.3: after four rounds less morale loses."""
    if melee.europeans == melee.natives:
        return Verdict("none", "draw", "none", 4)
    return Verdict("europeans" if melee.europeans > melee.natives else "natives", "morale", "none", 4)


def stopped(melee: Melee, verdict: Verdict, *notes: Note, add: tuple[int, ...] = ()) -> Move:
    """2.2.2 C: the rounds are over; the winner pursues, without a winner nobody does."""
    shown = (*notes, note("natives_stopped", winner=verdict.winner, ending=verdict.ending, rounds=verdict.rounds))
    if verdict.winner == "none":
        return goto(totals, Reckoning(verdict), *shown, add=add)
    return goto(pursuit, Chase(verdict, melee.morale(verdict.loser)), *shown, add=add)


def pursuit(chase: Chase, given: NativesBattle) -> Step:
    """2.2.2 C.1, C.2; 2.2.3, 4. Poursuite: the winner's dice in column E; natives a die for each group of 8."""
    verdict = chase.verdict
    bonus = rout_bonus(verdict.rounds) if verdict.ending == "rout" else 0
    return Roll("pursuit", d10.plus(given.party(ENEMY[verdict.loser]).pursuit_mod + bonus), then=pursued)


def pursued(chase: Chase, die: int, given: NativesBattle, rules: Rules) -> Move:
    """2.2.2 C.2: the pursuit may rout a loser who had stood."""
    struck = blow(PURSUIT_COLUMN, die, rules)
    verdict, shown = chase.verdict, [told_blow(PURSUIT_COLUMN, die, struck)]
    if verdict.winner == "natives":
        add, stars = natives_add(struck, chase.die, given), native_stars(struck, chase.die, given)
        more = chase.die + 1 < given.host.dice
    else:
        add, stars, more = Inflicted(europeans=struck.losses), struck.stars, False
    morale = max(0, chase.morale - stars)
    if more:
        return goto(pursuit, chase._replace(morale=morale, die=chase.die + 1), *shown, add=add)
    if verdict.routed == "none" and not morale:
        verdict = verdict._replace(routed=verdict.loser)
        shown.append(note("routed_in_pursuit", side=verdict.loser))
    return goto(retreat, verdict, *shown, add=add)


# --- 2.2.2 E, the retreat


def retreat(verdict: Verdict, given: NativesBattle) -> Step:
    """2.2.2 E (R3s): the loser's die, less the leader's manoeuvre unless it has routed; natives too."""
    manoeuvre = 0 if verdict.routed == verdict.loser else given.party(verdict.loser).manoeuvre
    return Roll("retreat", d10.plus(-manoeuvre), then=retreated)


def retreated(verdict: Verdict, die: int, rules: Rules) -> Move:
    return goto(totals, Reckoning(verdict, retreat_losses(die, rules)))


# --- 2.2.2 D, F: the reckoning


def totals(reckoning: Reckoning, given: NativesBattle, rules: Rules, tally: Inflicted) -> Step:
    """2.2.4; 2.6.1, 2.6.4, 2.8.3 (R69s): losses in earnest; nothing is rounded overseas."""
    verdict, retreat = reckoning
    on_natives = by_europeans(tally.europeans, given, rules) + retreat * (verdict.winner == "europeans")
    on_europeans = by_natives(tally, given, rules) + retreat * (verdict.winner == "natives")
    killed = natives_lost(on_natives, given)
    return done(
        NativesBattleOutcome(
            *verdict,
            european_losses=number(on_europeans),
            native_points_lost=killed,
            europeans_destroyed=europeans_gone(on_europeans, given),
            natives_destroyed=killed == given.natives.points,
        )
    )
