"""2.6.1, 2.6.4, 2.8.3 and 2.8.4: a battle against natives: the rounds of 2.2.2, native dice by groups of 8."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Literal, NamedTuple

from jacta.games.europa_universalis.combat.battle_states import (
    Camp,
    Clash,
    Course,
    Ending,
    Leaving,
    Reckoning,
    planned,
)
from jacta.games.europa_universalis.combat.rounds import begun, destroyed, may_leave
from jacta.games.europa_universalis.combat.technology import TECHNOLOGY_TABLES
from jacta.games.europa_universalis.inputs import number
from jacta.games.europa_universalis.overseas.natives_arms import stated
from jacta.games.europa_universalis.overseas.natives_battle_plan import (
    PARTIES,
    InflictedOverseas,
    NativesBattle,
    Party,
    arms_of,
    by_europeans,
    by_natives,
    europeans_gone,
    natives_lost,
)
from jacta.games.europa_universalis.pieces.stack import Stack
from jacta.rules import Move, Role, Rules, Run, Step, done, goto, note, plain, procedure


class NativesBattleOutcome(NamedTuple):
    winner: Party | Literal["none"]
    ending: Ending
    routed: Party | Literal["none", "both"]
    rounds: int
    european_losses: int | Fraction
    native_points_lost: int
    europeans_destroyed: bool
    natives_destroyed: bool


AZTECS = {"points": 60, "size": 7, "morale": 1, "shock_column": "D"}
SPANIARDS = {
    "dt": 1,
    "size": 0,
    "morale": 2,
    "fire_column": "A",
    "fire_effect": "stars",
    "shock_column": "A",
}


BATTLE_TABLES = ("combat", "stack_loss_reduction", "size_modifier", "loss_variation", "retreat")
ARMS_TABLES = (*TECHNOLOGY_TABLES, "terrain", "army_class_size", "nation_class", "cavalry_rate")


def beside_the_tables(stack: Stack) -> dict[str, Any]:
    """2.2.1 (R6): size and cavalry of a nation that the tables leave out, as its stack states them."""
    return plain({"size": stack.profile.size, "cavalry": stack.profile.cavalry}) if stack.beside_the_tables else {}


EUROPEANS = Role(
    Stack,
    lambda stack: {
        "period": stack.period,
        "europeans": {
            "dt": stack.detachments,
            "dc": stack.dc,
            "has_army": stack.a_plus + stack.a_minus > 0,
            "nation": stack.nation,
            "tech": stack.tech,
            "quality": stack.profile.quality,
            "tercios": stack.tercios,
            "manoeuvre": stack.commander.manoeuvre,
            "fire": stack.commander.fire,
            "shock": stack.commander.shock,
            **beside_the_tables(stack),
        },
    },
    lambda stack, outcome: stack.after_losses(outcome.european_losses, "overseas"),
)


def battle_tables(given: NativesBattle) -> tuple[str, ...]:
    return (*BATTLE_TABLES, *ARMS_TABLES) if given.worked_out else BATTLE_TABLES


@procedure(
    passage="2.6.1 Les indigènes; 2.8.3 Les combats hors europe; 2.8.4 Les indigènes",
    asks=("break_off",),
    tables=battle_tables,
    tally=InflictedOverseas,
    roles={"europeans": EUROPEANS},
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
        {
            "period": 2,
            "natives": {"points": 60, "group": "americas"},
            "europeans": {"dt": 1, "dc": 2, "nation": "spain", "tech": "renaissance", "manoeuvre": 3, "shock": 2},
        },
    ),
)
def natives_battle(given: NativesBattle, rules: Rules) -> Move[NativesBattleOutcome]:
    """2.6, 2.8: Europeans fight natives for one or two days."""
    if given.worked_out:
        return goto(armed, stated(given, rules))
    assert given.europeans.morale is not None
    assert given.natives.morale is not None
    arms = arms_of("europeans", given, rules), arms_of("natives", given, rules)
    plan = planned(PARTIES, arms, COURSE, may_leave=given.order)
    host = given.host
    shown = note("host", points=given.natives.points, dt=host.dt, dc=host.dc, dice=host.dice)
    return begun(plan, given.europeans.morale, given.natives.morale, shown)


def armed(battle: NativesBattle) -> Step:
    """2.2.3; 2.6.4, 2.8.3: the battle with the columns, morale and modifiers that technology and leaders give."""
    return Run("natives_battle", natives_battle, battle, then=fought)


def fought(battle: NativesBattle, outcome: NativesBattleOutcome) -> Move:
    return done(outcome)


def destruction(clash: Clash, given: NativesBattle, rules: Rules, tally: InflictedOverseas) -> Step:
    """2.2.2 B; 2.6.4, 2.8.3: losses that leave nothing of a side end the battle."""
    lost: list[Camp] = []
    if europeans_gone(by_natives(tally.natives, given, rules), given):
        lost.append("europeans")
    if natives_lost(by_europeans(tally.europeans, given, rules), given) == given.natives.points:
        lost.append("natives")
    return destroyed(lost, clash, "none", 2) if lost else goto(may_leave, Leaving(clash))


def totals(reckoning: Reckoning, given: NativesBattle, rules: Rules, tally: InflictedOverseas) -> Step:
    """2.2.4; 2.6.1, 2.6.4, 2.8.3 (R3s, R69s): losses in earnest, natives retreat too; nothing is rounded overseas."""
    verdict, retreat = reckoning
    on_natives = by_europeans(tally.europeans, given, rules) + retreat * (verdict.winner == "europeans")
    on_europeans = by_natives(tally.natives, given, rules) + retreat * (verdict.winner == "natives")
    killed = natives_lost(on_natives, given)
    gone = europeans_gone(on_europeans, given), killed == given.natives.points
    return done(NativesBattleOutcome._make((*verdict, number(on_europeans), killed, *gone)))


COURSE = Course(destruction, totals)
