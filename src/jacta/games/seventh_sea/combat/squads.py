"""Attaquer, Evaluer les dommages: a squad of brutes attacks."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, NamedTuple

from jacta.dice import BEYOND
from jacta.games.seventh_sea.combat.exchanges import BlowResult, Ledger, Split, charged, splits
from jacta.games.seventh_sea.combat.fighters import Minded, Stance
from jacta.games.seventh_sea.combat.wounds import FIREARM_INTERVAL, INTERVAL, Sufferer, wound_note
from jacta.games.seventh_sea.figures import Bonus, Count, Name, Points, Rank, State, refuse
from jacta.games.seventh_sea.inputs import check_not_out, undecided_by_caller
from jacta.games.seventh_sea.roles import READ_SQUAD, struck
from jacta.games.seventh_sea.rolls.pools import Pool, common_cut
from jacta.games.seventh_sea.sheets import FromSheets, reads
from jacta.rules import (
    Ask,
    Consult,
    InputError,
    Known,
    Message,
    Move,
    Note,
    Roll,
    Rules,
    Step,
    done,
    goto,
    note,
    procedure,
    undecided,
)

HIT_TRANCHE = 5


class BruteAttackGiven(FromSheets, Stance):
    sheets: ClassVar = {"squad": reads("threat", "hit_value", "weapon_class", "checks", "firearm", brutes=("count",))}

    brutes: Count
    threat: Rank
    attack_bonus: Bonus = 0
    hit_value: Points | None = None
    weapon_class: Annotated[Name, Known("gm170b")] | None = None
    checks: Literal["per_attack", "per_hit"] = "per_attack"
    firearm: bool = False
    stop_at: Literal["hits"] | None = None


class BruteAttack(NamedTuple):
    result: BlowResult
    hits: int
    gained: int
    light: int
    state: State


class SquadHits(NamedTuple):
    hits: int


class SquadBlow(NamedTuple):
    """The attack of a squad, and what it has cost the defender."""

    result: BlowResult
    hits: int
    gained: int
    light: int
    dramatic: int
    state: State
    defended: bool
    defender_heroism: int


class LandingHits(NamedTuple):
    """Hits that are about to land, by an attack of this total; heroism dice that help to avoid it.

    A ledger is kept where somebody will ask for it.
    """

    total: int
    hits: int
    ledger: Ledger | None
    heroism: int = 0
    promised: int | None = None


class Blows(NamedTuple):
    """Wound checks still to be made, each against so many more light wounds, and what they have done so far."""

    victim: Sufferer
    checks: int
    points: int
    hits: int
    ledger: Ledger | None
    gained: int = 0
    heroism: int = 0
    promised: int | None = None


class SquadBlowGiven(Minded, BruteAttackGiven):
    """The attack of a squad in a fight."""


def squad_ended(
    result: BlowResult,
    hits: int,
    gained: int,
    victim: Sufferer,
    given: BruteAttackGiven,
    ledger: Ledger | None,
    *told: Note,
) -> Move:
    """Attaquer: the attack is over; whoever asks for no more hears the hits alone."""
    if given.stop_at == "hits":
        return done(SquadHits(hits), *told)
    _, light, dramatic, state = victim.unhurt
    if ledger is None:
        return done(BruteAttack(result, hits, gained, light, state), *told)
    return done(SquadBlow(result, hits, gained, light, dramatic, state, ledger.defended, ledger.defender), *told)


def heroism_left(given: BruteAttackGiven, ledger: Ledger | None) -> int:
    """Dés d'héroïsme: dice that the defender may still spend, where it is written down."""
    return 0 if ledger is None else given.defender.heroism - ledger.defender


def victim_of(given: BruteAttackGiven) -> Sufferer:
    return given.defender.suffering(FIREARM_INTERVAL if given.firearm else INTERVAL)


@procedure(
    passage="Attaquer (GM170a); Evaluer les dommages (GM170b)",
    asks=("defend",),
    readings=("precision", "min_one_die"),
    tables=("gm170b",),
    aims={"defender": "-gained"},
    roles=READ_SQUAD | struck(),
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
def brute_attack(given: BruteAttackGiven) -> Move[BruteAttack | SquadHits]:
    """Attaquer (R19, R70, R75): a squad attacks as one; every five points above the difficulty are a hit more."""
    check_not_out(given.defender, "defender")
    return squad_attacks(given)


MOST_ENDS = 250_000
"""Ends of wound checks that exact odds can list in a moment."""


def most_per_hit(given: SquadBlowGiven) -> tuple[int, int]:
    """The worth of a hit, and the most for exact odds: a check against all hits lists the wounds it may leave."""
    if given.hit_value is None or given.checks == "per_hit":
        return 0, 0
    attack, nd = Pool(given.brutes, given.threat, given.attack_bonus), given.passive_nd()
    fewest, most = (max(0, total - nd) // HIT_TRANCHE for total in (attack.span[0], common_cut(given.options, attack)))
    return given.hit_value, max(1, MOST_ENDS * victim_of(given).interval // ((1 + most) * (1 + most - fewest)))


@procedure(
    passage="Attaquer (GM170a); Evaluer les dommages (GM170b)",
    asks=("defend", "heroism_guard", "heroism_wound"),
    readings=("precision", "min_one_die"),
    exact_up_to={"hit_value": most_per_hit},
    tables=("gm170b",),
    aims={"defender": "-gained"},
    examples=(
        {
            "brutes": 4,
            "threat": 1,
            "defender": {"brawn": 2, "wits": 2, "resolve": 2, "defence": 1, "heroism": 1},
            "hit_value": 6,
            "can_defend": True,
        },
    ),
)
def squad_blow(given: SquadBlowGiven) -> Move[SquadBlow]:
    """Attaquer: the attack of a squad in a fight, with what it costs the defender."""
    return squad_attacks(given, Ledger())


def squad_attacks(given: BruteAttackGiven, ledger: Ledger | None = None) -> Move:
    """Attaquer: a squad without brutes does nothing."""
    if given.hit_value is not None and given.weapon_class is not None:
        raise refuse("weapon_class", "exclusive", other="hit_value")
    if given.stop_at is None and given.hit_value is None and given.weapon_class is None:
        raise InputError("hit_value", Message("error-missing"))
    if not given.brutes:
        return squad_ended("miss", 0, 0, victim_of(given), given, ledger)
    return goto(squad_roll, ledger)


def squad_roll(ledger: Ledger | None, given: BruteAttackGiven, rules: Rules) -> Step:
    """Attaquer (R70): a die for each brute, as many kept as they are dangerous."""
    pool = Pool(given.brutes, given.threat, given.attack_bonus)
    return Roll("attack", pool.cut_off(rules.options), then=squad_rolled, who="attacker")


def squad_rolled(ledger: Ledger | None, total: float, given: BruteAttackGiven) -> Move:
    if total == BEYOND:
        return undecided()
    nd = given.passive_nd()
    told = note("attacked", total=total, nd=nd, hit=total >= nd)
    if total < nd:
        return squad_ended("miss", 0, 0, victim_of(given), given, ledger, told)
    squad = LandingHits(int(total), 1 + (int(total) - nd) // HIT_TRANCHE, ledger)
    if given.may_defend and not given.firearm:
        return goto(choose_squad_defence, squad, told)
    return goto(squad_lands, squad, told)


def choose_squad_defence(squad: LandingHits, given: BruteAttackGiven) -> Step:
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
    return goto(squad_defence_heroism, squad)


def squad_defence_chosen(squad: LandingHits, answer: str) -> Move:
    return goto(squad_defence_heroism if answer == "defend" else squad_lands, squad)


def squad_defence_heroism(squad: LandingHits, given: BruteAttackGiven) -> Step:
    """Dés d'héroïsme (R76): dice for the active defence, and for the wound check if it fails."""
    dice = heroism_left(given, squad.ledger)
    if dice:
        return Ask("heroism_guard", "defender", splits(dice), then=squad_defence_strengthened, default=Split(0, 0))
    return squad_defence_strengthened(squad, Split(0, 0))


def squad_defence_strengthened(squad: LandingHits, dice: Split) -> Move:
    ledger = charged(squad.ledger, defender=dice.now)
    if ledger is not None:
        ledger = ledger._replace(defended=True)
    return goto(squad_defence, squad._replace(ledger=ledger, heroism=dice.now, promised=dice.later))


def squad_defence(squad: LandingHits, given: BruteAttackGiven, rules: Rules) -> Step:
    """Eviter un coup (R15, R19): one roll against the attack cancels all hits."""
    dice = given.defender.active_pool(rules.options, mod_rolled=given.dice_to_avoid, heroism=squad.heroism)
    return Roll("active_defence", dice.testing(squad.total), then=squad_defended, who="defender")


def squad_defended(squad: LandingHits, total: float, given: BruteAttackGiven) -> Move:
    avoided = total >= squad.total
    told = note("defended", total=total, nd=squad.total, avoided=avoided)
    if avoided:
        return squad_ended("avoided", 0, 0, victim_of(given), given, squad.ledger, told)
    return goto(squad_lands, squad, told)


def squad_lands(squad: LandingHits, given: BruteAttackGiven) -> Step:
    """Evaluer les dommages (GM170b): so many light wounds a hit, by the weapons of the squad."""
    if given.stop_at == "hits":
        return done(SquadHits(squad.hits))
    if given.defender.kind == "brute":
        return done(BruteAttack("hit", squad.hits, 0, given.defender.light, "out"))
    if given.hit_value is None:
        return Consult("gm170b", (given.weapon_class,), then=hits_weighed)
    return hits_weighed(squad, given.hit_value, given)


def hits_weighed(squad: LandingHits, hit_value: int, given: BruteAttackGiven) -> Move:
    if given.checks == "per_hit":
        blows = Blows(victim_of(given), squad.hits, hit_value, squad.hits, squad.ledger, promised=squad.promised)
    else:
        points = squad.hits * hit_value
        blows = Blows(victim_of(given), 1, points, squad.hits, squad.ledger, promised=squad.promised)
    return goto(squad_wounds, blows)


def squad_wounds(blows: Blows, given: BruteAttackGiven) -> Step:
    """Dés d'héroïsme (R76): dice for a wound check that is still to be made."""
    if not blows.checks or blows.victim.check(blows.points).settled is not None:
        return squad_ended("hit", blows.hits, blows.gained, blows.victim, given, blows.ledger)
    dice = heroism_left(given, blows.ledger)
    if dice and blows.promised is not None:
        return squad_check_strengthened(blows, blows.promised)
    if dice:
        return Ask("heroism_wound", "defender", range(dice + 1), then=squad_check_strengthened, default=0)
    return squad_check_strengthened(blows, 0)


def squad_check_strengthened(blows: Blows, dice: int) -> Move:
    return goto(squad_wound_roll, blows._replace(heroism=dice, promised=0, ledger=charged(blows.ledger, defender=dice)))


def squad_wound_roll(blows: Blows) -> Step:
    """Encaisser les blessures (R19, R69): one check against them all, or one for each hit."""
    return Roll(
        "wound_check", blows.victim.check(blows.points, blows.heroism).throw, then=squad_wounded, who="defender"
    )


def squad_wounded(blows: Blows, total: float, given: BruteAttackGiven) -> Move:
    victim = blows.victim
    check = victim.check(blows.points, blows.heroism)
    taken = check.after(total)
    if given.defender.explode is None:
        victim = victim._replace(explode=taken.state == "fit")
    left = 0 if taken.state == "out" else blows.checks - 1
    victim = victim._replace(light=taken.light, dramatic=taken.dramatic)
    after = blows._replace(victim=victim, checks=left, gained=blows.gained + taken.gained, heroism=0)
    return goto(squad_wounds, after, wound_note(check, total, taken))
