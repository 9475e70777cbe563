"""Cabotinage: performing before a crowd for coins."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from pydantic import model_validator

from jacta.dice import BEYOND
from jacta.games.seventh_sea.figures import Dice, Kind, RaisesOrChoose, Rank, Trait, refuse
from jacta.games.seventh_sea.inputs import number_or, undecided_by_caller
from jacta.games.seventh_sea.options import Readings
from jacta.games.seventh_sea.repartee.repartee import ALL_RAISES
from jacta.games.seventh_sea.roles import reading
from jacta.games.seventh_sea.rolls.pools import RAISE, skill_pool
from jacta.games.seventh_sea.sheets import FromSheets, reads
from jacta.rules import Ask, Move, Roll, Rules, Step, done, goto, procedure, undecided


class Busk(FromSheets):
    sheets: ClassVar = {"who": reads("performer")}

    trait: Trait
    performer: Rank
    resolve: Trait
    explode: bool = True
    heroism: Dice = 0
    raises: RaisesOrChoose = 0
    hostile: bool = False
    kind: Kind = "brute"

    @model_validator(mode="after")
    def friendly_crowd(self) -> Busk:
        if self.hostile:
            raise refuse("hostile", "hostile-crowd")
        if self.kind == "villain":
            raise refuse("kind", "villains-watch")
        return self


class Hat(NamedTuple):
    success: bool
    cents: int


@procedure(
    passage="Cabotinage (USS103)",
    asks=("repartee_raises",),
    readings=(
        "precision",
        "min_one_die",
        "margin_from",
        "per_raise",
    ),
    aims={"performer": "cents"},
    roles=reading("who"),
    examples=(
        {"trait": 3, "performer": 3, "resolve": 2, "raises": 1},
        {"trait": 2, "performer": 1, "resolve": 1},
    ),
)
def busk(given: Busk) -> Move[Hat]:
    """Cabotinage (R79): an hour before a friendly crowd, then the hat goes round."""
    return goto(busk_raises, None)


def busk_raises(nothing: None, given: Busk) -> Step:
    """Cabotinage: each raise makes every point worth a cent more."""
    if undecided_by_caller(given, "raises"):
        return Ask("repartee_raises", "performer", ALL_RAISES, busk_raised, 0)
    return busk_raised(None, number_or(given.raises))


def busk_raised(nothing: None, raises: int) -> Move:
    return goto(busk_roll, raises)


def busk_roll(raises: int, given: Busk, rules: Rules) -> Step:
    """Cabotinage: the fitting trait and Bateleur against five times the crowd's Détermination."""
    pool = skill_pool(given.trait, given.performer, given.options, explode=given.explode, heroism=given.heroism)
    return Roll("busk", pool.cut_off(rules.options), then=busked, who="performer")


def busked(raises: int, total: float, given: Busk) -> Move:
    if total == BEYOND:
        return undecided()
    nd = RAISE * (given.resolve + raises)
    cents = coins(int(total) - nd, raises, given.options)
    return done(Hat(total >= nd, cents if total >= nd else 0))


def coins(margin: int, raises: int, options: Readings) -> int:
    """Cabotinage (R39): a cent a point of margin, and one more a raise."""
    if options.margin_from == "base":
        margin += RAISE * raises
    return margin + raises if options.per_raise == "flat" else margin * (1 + raises)
