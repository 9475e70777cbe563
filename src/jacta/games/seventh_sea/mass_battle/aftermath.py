"""Après la bataille: the losses of both camps, the reputation that is kept, and the loot."""

from __future__ import annotations

from typing import Any, NamedTuple

from jacta.dice import BEYOND, Throw, d10
from jacta.games.seventh_sea.figures import Name, Rank, Reputation
from jacta.games.seventh_sea.options import Readings, Situation
from jacta.games.seventh_sea.roles import HERO_AFTER_BATTLE
from jacta.games.seventh_sea.rolls.pools import Pool
from jacta.rules import Consult, Move, Roll, Rules, Step, done, goto, procedure, undecided


class AftermathGiven(Situation):
    """A battle that is over. With `look_up`, the books are asked for losses and loot; once filled in, always."""

    battle_reputation: Reputation
    won: bool
    charge: Rank = 0
    look_up: bool = False


class Losses(NamedTuple):
    """What the book says of both camps."""

    winner_wounded: float | None = None
    winner_killed: float | None = None
    loser_wounded: float | None = None
    loser_killed: float | None = None


class Aftermath(NamedTuple):
    reputation: int
    loss_roll: int
    loot_score: int | None


class AftermathPerSide(NamedTuple):
    """R82: with a die for each camp."""

    reputation: int
    loss_roll: int
    loot_score: int | None
    loss_roll_loser: int


class AftermathInBooks(NamedTuple):
    """With what the books say; nothing where they were not asked."""

    reputation: int
    loss_roll: int
    loot_score: int | None
    loss_roll_loser: int | None
    winner_wounded: float | None
    winner_killed: float | None
    loser_wounded: float | None
    loser_killed: float | None
    loot: Name | None


class Toll(NamedTuple):
    """The dice thrown so far, and the losses that the book gives for them."""

    loss_roll: int
    loss_roll_loser: int | None = None
    loot_score: int | None = None
    losses: Losses | None = None


def one_die(options: Readings) -> Throw:
    """1d10 (R60): a plain die; or one that explodes, cut off where the odds would never end."""
    return Pool(1, 1).cut_off(options) if options.d10_explodes else d10


def reputation_kept(points: int, *, won: bool) -> int:
    """Après la bataille (R61): all of it for victors, half for the vanquished, rounded down."""
    return points if won else points // 2


@procedure(
    passage="Après la bataille (EIS103 GM177)",
    readings=(
        "precision",
        "d10_explodes",
        "loss_dice",
    ),
    tables=("eis103b", "gm177"),
    roles=HERO_AFTER_BATTLE,
    examples=(
        {"battle_reputation": 7, "won": False},
        {"battle_reputation": 5, "won": True, "charge": 2},
        {"battle_reputation": -3, "won": False, "options": {"loss_dice": "per_side"}},
    ),
)
def aftermath(given: AftermathGiven) -> Move[Aftermath | AftermathPerSide | AftermathInBooks]:
    """Après la bataille: the losses, the reputation, and the loot."""
    return goto(losses, None)


# --- Les dés


def losses(nothing: None, given: AftermathGiven) -> Step:
    """Après la bataille, pertes (R60, R82): one die for both camps, or one for each."""
    return Roll("losses", one_die(given.options), then=losses_rolled)


def losses_rolled(nothing: None, face: float, given: AftermathGiven) -> Move:
    if face == BEYOND:
        return undecided()
    return goto(loser_losses if given.options.loss_dice == "per_side" else loot, Toll(int(face)))


def loser_losses(toll: Toll, given: AftermathGiven) -> Step:
    """Après la bataille, pertes (R82): the losses of the vanquished by a die of their own."""
    return Roll("loser_losses", one_die(given.options), then=loser_losses_rolled)


def loser_losses_rolled(toll: Toll, face: float) -> Move:
    return undecided() if face == BEYOND else goto(loot, toll._replace(loss_roll_loser=int(face)))


def loot(toll: Toll, given: AftermathGiven) -> Step:
    """Après la bataille, butin (R60): victors roll a die and add their Charge."""
    if not given.won:
        return goto(losses_in_the_book, toll)
    return Roll("loot", one_die(given.options).plus(given.charge), then=looted)


def looted(toll: Toll, score: float) -> Move:
    return undecided() if score == BEYOND else goto(losses_in_the_book, toll._replace(loot_score=int(score)))


# --- Les tables des livres


def is_asked(slot: str, given: AftermathGiven, rules: Rules) -> bool:
    """Whether this table of a book is looked up: it is at hand, or somebody is to fetch it."""
    return given.look_up or rules.table(slot).origin != "empty"


def losses_in_the_book(toll: Toll, given: AftermathGiven, rules: Rules) -> Step:
    """Après la bataille, pertes (EIS103): wounded and killed of both camps."""
    if not is_asked("eis103b", given, rules):
        return goto(loot_in_the_book, toll)
    return Consult("eis103b", (toll.loss_roll,), then=losses_known)


def losses_known(toll: Toll, row: dict[str, Any]) -> Move:
    known = toll._replace(losses=Losses(**row))
    return goto(loot_in_the_book if toll.loss_roll_loser is None else loser_losses_in_the_book, known)


def loser_losses_in_the_book(toll: Toll) -> Step:
    """Après la bataille, pertes (EIS103, R82): those of the vanquished, under a die of their own."""
    return Consult("eis103b", (toll.loss_roll_loser,), then=loser_losses_known)


def loser_losses_known(toll: Toll, row: dict[str, Any]) -> Move:
    assert toll.losses is not None
    own = toll.losses._replace(loser_wounded=row["loser_wounded"], loser_killed=row["loser_killed"])
    return goto(loot_in_the_book, toll._replace(losses=own))


def loot_in_the_book(toll: Toll, given: AftermathGiven, rules: Rules) -> Step:
    """Après la bataille, butin (GM177): what a victor carries away."""
    if toll.loot_score is None or not is_asked("gm177", given, rules):
        return over(toll, None, given)
    return Consult("gm177", (toll.loot_score,), then=loot_known)


def loot_known(toll: Toll, found: str, given: AftermathGiven) -> Move:
    return over(toll, found, given)


def over(toll: Toll, found: str | None, given: AftermathGiven) -> Move:
    """The dice; what the books say of them, where they were asked."""
    dice = reputation_kept(given.battle_reputation, won=given.won), toll.loss_roll, toll.loot_score
    if toll.losses is not None or found is not None:
        return done(AftermathInBooks(*dice, toll.loss_roll_loser, *(toll.losses or Losses()), found))
    if toll.loss_roll_loser is not None:
        return done(AftermathPerSide(*dice, toll.loss_roll_loser))
    return done(Aftermath(*dice))
