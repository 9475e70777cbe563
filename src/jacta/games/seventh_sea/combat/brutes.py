"""Bandes de brutes: one blow at several of them, and the support they give."""

from __future__ import annotations

from typing import Annotated, ClassVar, NamedTuple

from pydantic import Field

from jacta.games.seventh_sea.combat.turns import passive_nd
from jacta.games.seventh_sea.figures import Bonus, Choose, Count, Dice, DiceModifier, Kind, Raises, Rank, Trait, refuse
from jacta.games.seventh_sea.inputs import number_or, undecided_by_caller
from jacta.games.seventh_sea.roles import READ_SQUAD, STRUCK_SQUAD, reading
from jacta.games.seventh_sea.rolls.pools import RAISE, skill_pool
from jacta.games.seventh_sea.sheets import FromSheets, reads
from jacta.rules import Ask, Move, Roll, Rules, Step, done, goto, note, procedure

# --- Attaquer: several brutes at one blow


class AttackBrutesGiven(FromSheets):
    sheets: ClassVar = {"who": reads("finesse", "attack"), "squad": reads("threat", "defence", brutes=("count",))}

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
    heroism_attack: Dice = 0


class Felled(NamedTuple):
    felled: int


@procedure(
    passage="Attaquer (GJ193b); Blessures des PNJ (GJ197b)",
    asks=("extra_targets",),
    readings=("min_one_die",),
    aims={"attacker": "felled"},
    roles=reading("who") | STRUCK_SQUAD,
    examples=(
        {"finesse": 3, "attack": 3, "brutes": 6, "threat": 2},
        {"finesse": 3, "attack": 3, "brutes": 6, "threat": 2, "extra_targets": 2},
    ),
)
def attack_brutes(given: AttackBrutesGiven) -> Move[Felled]:
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
    return Roll("attack", pool.testing(swing_nd(extra, given)), then=swung, who="attacker")


def swung(extra: int, total: float, given: AttackBrutesGiven) -> Move:
    nd = swing_nd(extra, given)
    return done(Felled(1 + extra if total >= nd else 0), note("attacked", total=total, nd=nd, hit=total >= nd))


# --- Brutes soutenant des vilains

SUPPORTED: tuple[Kind, ...] = ("villain", "henchman")


class SupportGiven(FromSheets):
    sheets: ClassVar = {"who": reads("wits", "kind"), "squad": reads(brutes=("count",), value=("threat",))}

    wits: Trait
    brutes: Count
    value: Rank
    kind: Kind


@procedure(
    passage="Brutes soutenant des vilains (GM170b)",
    readings=(),
    kind="check",
    roles=reading("who") | READ_SQUAD,
    examples=({"wits": 3, "brutes": 5, "value": 2, "kind": "villain"},),
)
def support(given: SupportGiven) -> Move[int]:
    """Brutes soutenant des vilains (R20): what the brutes beside him add to a roll."""
    if given.kind not in SUPPORTED:
        raise refuse("kind", "no-support", kind=given.kind)
    return done(supported_by(given.wits, given.brutes, given.value))


def supported_by(wits: int, brutes: int, value: int) -> int:
    """Brutes soutenant des vilains (R20): so many points for each brute, as many as he has Esprit."""
    return value * min(brutes, wits)
