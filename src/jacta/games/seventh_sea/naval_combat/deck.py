"""Dégâts subis par les personnages: those on deck when a ship is badly struck."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from jacta.dice import BEYOND
from jacta.games.seventh_sea.combat.wounds import Sufferer, WoundCheck, Wounded, wound_note
from jacta.games.seventh_sea.figures import Count, Dice, Rank, Trait, state_of
from jacta.games.seventh_sea.inputs import Victim, check_not_out
from jacta.games.seventh_sea.options import Readings
from jacta.games.seventh_sea.roles import hurt
from jacta.games.seventh_sea.rolls.pools import Pool, common_cut, skill_pool
from jacta.games.seventh_sea.sheets import FromSheets, reads
from jacta.rules import Move, Roll, Step, done, goto, procedure, undecided

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


class Shaken(NamedTuple):
    """The hits still to come, and the victim's wounds."""

    hits: int
    light: int
    dramatic: int


class Splintered(NamedTuple):
    """The hits still to come, the light wounds to be checked, and the dramatic ones."""

    hits: int
    nd: int
    dramatic: int


@procedure(
    passage="Dégâts subis par les personnages",
    readings=(
        "precision",
        "min_one_die",
    ),
    roles=hurt("victim"),
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
    check_not_out(given.victim, "victim")
    return goto(balance, Shaken(given.hits, given.victim.light, given.victim.dramatic))


def victim_now(shaken: Shaken, given: DeckShock) -> Sufferer:
    """The victim as the hits so far have left him; his dice explode while he is fit."""
    victim = given.victim
    state = state_of(shaken.dramatic, victim.resolve, victim.kind, shaken.light)
    explode = state == "fit" if given.explode is None else given.explode
    return Sufferer(victim.brawn, victim.resolve, shaken.light, shaken.dramatic, victim.kind, explode)


def balance(shaken: Shaken, given: DeckShock) -> Step:
    """Dégâts subis par les personnages: Panache + Equilibre against 15, for each grave damage."""
    now = victim_now(shaken, given)
    if not shaken.hits or now.unhurt.state == "out":
        return done(now.unhurt._replace(gained=shaken.dramatic - given.victim.dramatic))
    pool = skill_pool(given.panache, given.balance, given.options, explode=now.explode, heroism=given.heroism)
    return Roll("balance", pool.testing(DECK_ND), then=balanced)


def balanced(shaken: Shaken, total: float) -> Move:
    shaken = shaken._replace(hits=shaken.hits - 1)
    return goto(balance, shaken) if total >= DECK_ND else goto(splinters, shaken)


def splinters(shaken: Shaken, given: DeckShock) -> Step:
    """Dégâts subis par les personnages: two dice of light wounds from blows and splinters."""
    pool = SPLINTERS._replace(explode=given.explode is not False)
    return Roll("splinters", pool.cut_off(given.options), then=splintered)


def splintered(shaken: Shaken, damage: float, given: DeckShock) -> Move:
    if damage == BEYOND:
        return undecided()
    if given.victim.kind == "brute":
        return goto(balance, shaken._replace(light=shaken.light + int(damage)))
    return goto(deck_wound, Splintered(shaken.hits, shaken.light + int(damage), shaken.dramatic))


def check_of(hurt: Splintered, given: DeckShock) -> WoundCheck:
    """Encaisser les blessures: the check against all light wounds."""
    return victim_now(Shaken(hurt.hits, 0, hurt.dramatic), given).check(hurt.nd)


def bearable(check: WoundCheck, options: Readings) -> int:
    """C6: light wounds that somebody bears less often than the precision allows to leave open."""
    victim = check.victim
    return common_cut(options, Pool(victim.brawn, victim.brawn, explode=victim.explode))


def deck_wound(hurt: Splintered, given: DeckShock) -> Step:
    """Encaisser les blessures: the wound check, at once."""
    return Roll("wound_check", check_of(hurt, given).throw, then=deck_wounded)


def deck_wounded(hurt: Splintered, total: float, given: DeckShock) -> Move:
    check = check_of(hurt, given)
    wounded = check.after(total)
    if total >= hurt.nd > bearable(check, given.options):
        return undecided()
    return goto(balance, after_wound(hurt.hits, wounded), wound_note(check, total, wounded))


def after_wound(hits: int, wounded: Wounded) -> Shaken:
    return Shaken(hits, wounded.light, wounded.dramatic)
