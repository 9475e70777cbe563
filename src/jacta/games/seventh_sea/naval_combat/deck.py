"""Dégâts subis par les personnages: those on deck when a ship is badly struck."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from jacta.dice import BEYOND
from jacta.games.seventh_sea.combat.wounds import INTERVAL, Sufferer, WoundCheck, Wounded, wound_note
from jacta.games.seventh_sea.figures import Count, Dice, Rank, Trait, state_of
from jacta.games.seventh_sea.inputs import Victim, check_not_out
from jacta.games.seventh_sea.options import Readings
from jacta.games.seventh_sea.roles import hurt
from jacta.games.seventh_sea.rolls.pools import Pool, common_cut, skill_pool
from jacta.games.seventh_sea.sheets import FromSheets, reads
from jacta.rules import Move, Note, Roll, Step, done, goto, procedure, undecided

DECK_ND = 15
SPLINTERS = Pool(2, 2)


class DeckShock(FromSheets):
    """Somebody on deck, and the grave damage that the crew or the hull took; `explode` speaks for all dice."""

    sheets: ClassVar = {"victim": reads("panache", "balance")}

    panache: Trait
    balance: Rank
    victim: Victim
    hits: Count
    heroism: Dice = 0
    explode: bool | None = None


class Light(NamedTuple):
    """The running total: the victim's light wounds. Only wound checks look at them."""

    wounds: int


class Shaken(NamedTuple):
    """The hits still to come, and the victim's dramatic wounds."""

    hits: int
    dramatic: int


class Splintered(NamedTuple):
    """The hits still to come, and the check of the wounds."""

    hits: int
    check: WoundCheck


MOST_WORK = 400_000
"""What exact odds can weigh in a moment: wound checks, each with its own trouble and that of its ends."""
TROUBLE = 20


def most_hits(given: DeckShock) -> int:
    """Hits for exact odds: after each of them there is a check for all light and dramatic wounds that may be."""
    victim, options = given.victim, given.options
    if victim.kind == "brute":
        return given.hits
    explode = given.explode is not False
    worst = common_cut(options, SPLINTERS._replace(explode=explode))
    borne = common_cut(options, Pool(victim.brawn, victim.brawn, explode=explode))
    most_taken = (1 if victim.kind == "henchman" else 2) * victim.resolve - victim.dramatic
    light, taken, work = victim.light, 1, 0
    for hits in range(given.hits):
        light = max(victim.light, min(light, borne)) + worst
        work += light * taken * (TROUBLE + light // INTERVAL)
        if work > MOST_WORK:
            return max(1, hits)
        taken = min(most_taken, taken + 1 + light // INTERVAL)
    return given.hits


@procedure(
    passage="Dégâts subis par les personnages",
    readings=(
        "precision",
        "min_one_die",
    ),
    roles=hurt("victim"),
    tally=Light,
    exact_up_to={"hits": most_hits},
    examples=(
        {"panache": 2, "balance": 1, "victim": {"brawn": 2, "resolve": 2}, "hits": 2},
        {
            "panache": 3,
            "balance": 0,
            "victim": {"brawn": 2, "resolve": 1, "kind": "henchman"},
            "hits": 1,
            "explode": False,
        },
    ),
)
def deck_shock(given: DeckShock) -> Move[Wounded]:
    """Dégâts subis par les personnages: those on deck when a ship is badly struck."""
    victim = given.victim
    check_not_out(victim, "victim")
    return next_hit(given.hits, Wounded(0, victim.light, victim.dramatic, victim.state), given)


def next_hit(hits: int, now: Wounded, given: DeckShock, *told: Note, known: int = 0) -> Move:
    """Dégâts subis par les personnages: the next grave damage, until there is none or the victim is out.

    `known` is what the tally holds of his light wounds already.
    """
    if not hits or now.state == "out":
        return done(now._replace(gained=now.dramatic - given.victim.dramatic), *told)
    return goto(balance, Shaken(hits, now.dramatic), *told, add=Light(now.light - known))


def victim_now(dramatic: int, given: DeckShock) -> Sufferer:
    """The victim as the hits so far have left him; his dice explode while he is fit."""
    victim = given.victim
    explode = state_of(dramatic, victim.resolve, victim.kind) == "fit" if given.explode is None else given.explode
    return Sufferer(victim.brawn, victim.resolve, 0, dramatic, victim.kind, explode)


def balance(shaken: Shaken, given: DeckShock) -> Step:
    """Dégâts subis par les personnages: Panache + Equilibre against 15, for each grave damage."""
    explode = victim_now(shaken.dramatic, given).explode
    pool = skill_pool(given.panache, given.balance, given.options, explode=explode, heroism=given.heroism)
    return Roll("balance", pool.testing(DECK_ND), then=balanced)


def balanced(shaken: Shaken, total: float) -> Move:
    shaken = shaken._replace(hits=shaken.hits - 1)
    return goto(unharmed if total >= DECK_ND else splinters, shaken)


def unharmed(shaken: Shaken, tally: Light, given: DeckShock) -> Move:
    """Dégâts subis par les personnages: whoever keeps his balance is as he was."""
    now = victim_now(shaken.dramatic, given)._replace(light=tally.wounds)
    return next_hit(shaken.hits, now.unhurt, given, known=tally.wounds)


def splinters(shaken: Shaken, given: DeckShock) -> Step:
    """Dégâts subis par les personnages: two dice of light wounds from blows and splinters."""
    pool = SPLINTERS._replace(explode=given.explode is not False)
    return Roll("splinters", pool.cut_off(given.options), then=splintered)


def splintered(shaken: Shaken, damage: float) -> Move:
    return undecided() if damage == BEYOND else goto(struck, shaken, add=Light(int(damage)))


def struck(shaken: Shaken, tally: Light, given: DeckShock) -> Move:
    """Encaisser les blessures: all light wounds are checked at once; a brute falls without a check."""
    nd = tally.wounds
    check = victim_now(shaken.dramatic, given).check(nd)
    if check.settled is not None:
        return next_hit(shaken.hits, check.settled, given, known=nd)
    return goto(deck_wound, Splintered(shaken.hits, check), add=Light(-nd))


def bearable(check: WoundCheck, options: Readings) -> int:
    """C6: light wounds that somebody bears less often than the precision allows to leave open."""
    victim = check.victim
    return common_cut(options, Pool(victim.brawn, victim.brawn, explode=victim.explode))


def deck_wound(hurt: Splintered) -> Step:
    """Encaisser les blessures: the wound check."""
    return Roll("wound_check", hurt.check.throw, then=deck_wounded)


def deck_wounded(hurt: Splintered, total: float, given: DeckShock) -> Move:
    check = hurt.check
    wounded = check.after(total)
    if total >= check.nd > bearable(check, given.options):
        return undecided()
    return next_hit(hurt.hits, wounded, given, wound_note(check, total, wounded))
