"""Bandes de brutes: one blow at several of them, the attack of a squad, and the support they give."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from jacta.dice import BEYOND
from jacta.errors import InputError
from jacta.games.seventh_sea.exchanges import Result
from jacta.games.seventh_sea.fighters import Stance
from jacta.games.seventh_sea.inputs import (
    Bonus,
    Choose,
    Count,
    DiceModifier,
    Kind,
    Name,
    Points,
    Raises,
    Rank,
    State,
    Trait,
    check_not_out,
    number_or,
    refuse,
    undecided_by_caller,
)
from jacta.games.seventh_sea.options import Situation
from jacta.games.seventh_sea.pools import RAISE, Pool, skill_pool
from jacta.games.seventh_sea.turns import passive_nd
from jacta.games.seventh_sea.wounds import FIREARM_INTERVAL, INTERVAL, Sufferer, wound_note
from jacta.kernel.procedure import procedure
from jacta.kernel.questions import Ask, Consult, Move, Note, Roll, Step, done, goto, note, undecided
from jacta.tables import Rules
from jacta.text import Message

HIT_TRANCHE = 5

# --- Attaquer: several brutes at one blow


class AttackBrutesGiven(Situation):
    finesse: Trait
    attack: Rank
    brutes: Annotated[int, Field(ge=1, le=200)]
    threat: Rank
    defence: Rank | None = None
    extra_targets: Count | Choose = 0
    off_hand: bool = False
    prone: bool = False
    surprised: bool = False
    explode: bool = True
    attack_dice: DiceModifier = 0
    attack_bonus: Bonus = 0
    free_raises: Raises = 0
    heroism_attack: Count = 0


class Felled(NamedTuple):
    felled: int


@procedure(
    passage="Attaquer (GJ193b); Blessures des PNJ (GJ197b)",
    aims={"attacker": "felled"},
    examples=(
        {"finesse": 3, "attack": 3, "brutes": 6, "threat": 2},
        {"finesse": 3, "attack": 3, "brutes": 6, "threat": 2, "extra_targets": 2},
    ),
)
def attack_brutes(given: AttackBrutesGiven) -> Move:
    """Attaquer (R17, R18): one blow at as many brutes as the attacker dares."""
    if number_or(given.extra_targets) >= given.brutes:
        raise refuse("extra_targets", "too-few-brutes", brutes=given.brutes)
    return goto(choose_targets, None)


def choose_targets(nothing: None, given: AttackBrutesGiven) -> Step:
    """Attaquer: a raise for every target after the first."""
    if undecided_by_caller(given, "extra_targets") and given.brutes > 1:
        return Ask("extra_targets", "attacker", range(given.brutes), then=targets_chosen, default=0)
    return targets_chosen(nothing, number_or(given.extra_targets))


def targets_chosen(nothing: None, extra: int) -> Move:
    return goto(swing, extra)


def swing_nd(extra: int, given: AttackBrutesGiven) -> int:
    defence = given.threat if given.defence is None else given.defence
    return passive_nd(defence, helpless=given.prone or given.surprised) + RAISE * extra


def swing(extra: int, given: AttackBrutesGiven, rules: Rules) -> Step:
    """Attaquer (R17, R18): one roll for all of them."""
    pool = skill_pool(
        given.finesse,
        given.attack,
        rules.options,
        mod_rolled=given.attack_dice - given.off_hand,
        bonus=given.attack_bonus + RAISE * given.free_raises,
        explode=given.explode,
        heroism=given.heroism_attack,
    )
    return Roll("attack", pool.testing(swing_nd(extra, given)), then=swung)


def swung(extra: int, total: float, given: AttackBrutesGiven) -> Move:
    nd = swing_nd(extra, given)
    return done(Felled(1 + extra if total >= nd else 0), note("attacked", total=total, nd=nd, hit=total >= nd))


# --- Attaquer, Evaluer les dommages: a squad attacks


class BruteAttackGiven(Stance):
    brutes: Count
    threat: Rank
    attack_bonus: Bonus = 0
    hit_value: Points | None = None
    weapon_class: Name | None = None
    checks: Literal["per_attack", "per_hit"] = "per_attack"
    firearm: bool = False
    stop_at: Literal["hits"] | None = None


class BruteAttack(NamedTuple):
    result: Result
    hits: int
    gained: int
    light: int
    state: State


class Hits(NamedTuple):
    hits: int


class Squad(NamedTuple):
    """Hits that are about to land, by an attack of this total."""

    total: int
    hits: int


class Blows(NamedTuple):
    """Wound checks still to be made, each against so many more light wounds, and what they have done so far."""

    victim: Sufferer
    checks: int
    points: int
    hits: int
    gained: int = 0


def squad_ended(result: Result, hits: int, gained: int, victim: Sufferer, given: BruteAttackGiven, *told: Note) -> Move:
    """Attaquer: the attack is over; whoever asks for no more hears the hits alone."""
    if given.stop_at == "hits":
        return done(Hits(hits), *told)
    return done(BruteAttack(result, hits, gained, victim.light, victim.unhurt.state), *told)


def victim_of(given: BruteAttackGiven) -> Sufferer:
    return given.defender.suffering(FIREARM_INTERVAL if given.firearm else INTERVAL)


@procedure(
    passage="Attaquer (GM170a); Evaluer les dommages (GM170b)",
    tables=("gm170b",),
    aims={"defender": "-gained"},
    examples=(
        {
            "brutes": 6,
            "threat": 2,
            "defender": {"brawn": 2, "wits": 2, "resolve": 2, "defence": 2},
            "hit_value": 6,
        },
        {
            "brutes": 4,
            "threat": 2,
            "defender": {"brawn": 3, "wits": 3, "resolve": 3, "defence": 2},
            "hit_value": 5,
            "can_defend": True,
            "checks": "per_hit",
        },
        {
            "brutes": 6,
            "threat": 2,
            "defender": {"brawn": 2, "wits": 2, "resolve": 2, "defence": 2},
            "stop_at": "hits",
        },
    ),
)
def brute_attack(given: BruteAttackGiven) -> Move:
    """Attaquer (R19, R70, R75): a squad attacks as one; every five points above the difficulty are a hit more."""
    check_not_out(given.defender, "defender")
    if given.hit_value is not None and given.weapon_class is not None:
        raise refuse("weapon_class", "exclusive", other="hit_value")
    if given.stop_at is None and given.hit_value is None and given.weapon_class is None:
        raise InputError("hit_value", Message("error-missing"))
    if not given.brutes:
        return squad_ended("miss", 0, 0, victim_of(given), given)
    return goto(squad_roll, None)


def squad_roll(nothing: None, given: BruteAttackGiven, rules: Rules) -> Step:
    """Attaquer (R70): a die for each brute, as many kept as they are dangerous."""
    pool = Pool(given.brutes, given.threat, given.attack_bonus)
    return Roll("attack", pool.cut_off(rules.options), then=squad_rolled)


def squad_rolled(nothing: None, total: float, given: BruteAttackGiven) -> Move:
    if total == BEYOND:
        return undecided()
    nd = given.passive_nd()
    told = note("attacked", total=total, nd=nd, hit=total >= nd)
    if total < nd:
        return squad_ended("miss", 0, 0, victim_of(given), given, told)
    squad = Squad(int(total), 1 + (int(total) - nd) // HIT_TRANCHE)
    if given.may_defend and not given.firearm:
        return goto(choose_squad_defence, squad, told)
    return goto(squad_lands, squad, told)


def choose_squad_defence(squad: Squad, given: BruteAttackGiven) -> Step:
    """Eviter un coup (R19): avoid the whole attack with an action die, or keep the die?"""
    if undecided_by_caller(given, "defend"):
        options = ("defend", "endure")
        return Ask(
            "defend",
            "defender",
            options,
            then=squad_defence_chosen,
            default=given.usual_defence,
            args={"nd": squad.total},
        )
    return goto(squad_defence, squad)


def squad_defence_chosen(squad: Squad, answer: str) -> Move:
    return goto(squad_defence if answer == "defend" else squad_lands, squad)


def squad_defence(squad: Squad, given: BruteAttackGiven, rules: Rules) -> Step:
    """Eviter un coup (R15, R19): one roll against the attack cancels all hits."""
    return Roll("active_defence", given.defender.active_pool(rules.options).testing(squad.total), then=squad_defended)


def squad_defended(squad: Squad, total: float, given: BruteAttackGiven) -> Move:
    avoided = total >= squad.total
    told = note("defended", total=total, nd=squad.total, avoided=avoided)
    if avoided:
        return squad_ended("avoided", 0, 0, victim_of(given), given, told)
    return goto(squad_lands, squad, told)


def squad_lands(squad: Squad, given: BruteAttackGiven) -> Step:
    """Evaluer les dommages (GM170b): so many light wounds a hit, by the weapons of the squad."""
    if given.stop_at == "hits":
        return done(Hits(squad.hits))
    if given.defender.kind == "brute":
        return done(BruteAttack("hit", squad.hits, 0, given.defender.light, "out"))
    if given.hit_value is None:
        return Consult("gm170b", (given.weapon_class,), then=hits_weighed)
    return hits_weighed(squad, given.hit_value, given)


def hits_weighed(squad: Squad, hit_value: int, given: BruteAttackGiven) -> Move:
    if given.checks == "per_hit":
        return goto(squad_wounds, Blows(victim_of(given), squad.hits, hit_value, squad.hits))
    return goto(squad_wounds, Blows(victim_of(given), 1, squad.hits * hit_value, squad.hits))


def squad_wounds(blows: Blows, given: BruteAttackGiven) -> Step:
    """Encaisser les blessures (R19, R69): one check against them all, or one for each hit."""
    check = blows.victim.check(blows.points)
    if blows.checks and check.settled is None:
        return Roll("wound_check", check.throw, then=squad_wounded)
    return squad_ended("hit", blows.hits, blows.gained, blows.victim, given)


def squad_wounded(blows: Blows, total: float, given: BruteAttackGiven) -> Move:
    victim = blows.victim
    check = victim.check(blows.points)
    taken = check.after(total)
    if given.defender.explode is None:
        victim = victim._replace(explode=taken.state == "fit")
    left = 0 if taken.state == "out" else blows.checks - 1
    victim = victim._replace(light=taken.light, dramatic=taken.dramatic)
    after = Blows(victim, left, blows.points, blows.hits, blows.gained + taken.gained)
    return goto(squad_wounds, after, wound_note(check, total, taken))


# --- Brutes soutenant des vilains


class SupportGiven(Situation):
    wits: Trait
    brutes: Count
    value: Rank
    kind: Kind


@procedure(
    passage="Brutes soutenant des vilains (GM170b)",
    kind="check",
    examples=({"wits": 3, "brutes": 5, "value": 2, "kind": "villain"},),
)
def support(given: SupportGiven) -> Move:
    """Brutes soutenant des vilains (R20): what the brutes beside him add to a roll."""
    if given.kind not in ("villain", "henchman"):
        raise refuse("kind", "no-support", kind=given.kind)
    return done(given.value * min(given.brutes, given.wits))
