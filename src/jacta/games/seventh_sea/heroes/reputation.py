"""La réputation: the dice that a name is worth, and an action undertaken on the strength of it."""

from __future__ import annotations

from typing import Annotated, ClassVar

from pydantic import model_validator

from jacta.games.seventh_sea.figures import Dice, Difficulty, Name, Raises, Reputation, refuse
from jacta.games.seventh_sea.inputs import exactly_one
from jacta.games.seventh_sea.options import Readings
from jacta.games.seventh_sea.roles import reading
from jacta.games.seventh_sea.rolls.pools import RAISE, Pool
from jacta.games.seventh_sea.rolls.tests import Tested
from jacta.games.seventh_sea.rolls.tranches import tranches
from jacta.games.seventh_sea.sheets import FromSheets, reads
from jacta.rules import Consult, Known, Move, Roll, Step, done, goto, note, procedure

POINTS_PER_DIE = 10


def reputation_dice(points: int, options: Readings) -> int:
    """La réputation (R3, R32): one die per ten points; an ill name has none, or as many for infamous acts."""
    if points < 0:
        points = -points if options.negative_reputation_dice else 0
    return tranches(points, POINTS_PER_DIE, options)


class ReputationRoll(FromSheets):
    """Dice of this act to use now against a difficulty, or against that of an action the book names."""

    sheets: ClassVar = {"who": reads(points=("reputation",), spent=("reputation_spent",))}

    points: Reputation
    spent: Dice = 0
    explode: bool = True
    heroism: Dice = 0
    dice: Dice
    nd: Difficulty | None = None
    action: Annotated[Name, Known("gj129")] | None = None
    free_raises: Raises = 0

    @model_validator(mode="after")
    def dice_in_hand(self) -> ReputationRoll:
        exactly_one(self, "nd", "action")
        left = max(0, reputation_dice(self.points, self.options) - self.spent)
        if not 1 <= self.dice <= left:
            raise refuse("dice", "reputation-dice", dice=self.dice, left=left)
        return self


@procedure(
    passage="La réputation (GJ129b GJ130b)",
    readings=("tranche", "negative_reputation_dice"),
    tables=("gj129",),
    roles=reading("who"),
    examples=({"points": 37, "spent": 1, "dice": 2, "nd": 15}, {"points": 20, "dice": 1, "nd": 10, "free_raises": 1}),
)
def reputation_roll(given: ReputationRoll) -> Move[Tested]:
    """La réputation: an action that a hero's name makes possible."""
    return goto(reputation_difficulty, None)


def reputation_difficulty(nothing: None, given: ReputationRoll) -> Step:
    """La réputation: what the action demands, stated or looked up."""
    if given.nd is None:
        return Consult("gj129", (given.action,), then=difficulty_known)
    return difficulty_known(None, given.nd)


def difficulty_known(nothing: None, nd: int) -> Move:
    return goto(reputation_throw, nd, note("against", nd=nd))


def reputation_throw(nd: int, given: ReputationRoll) -> Step:
    """La réputation: the dice used are rolled and kept."""
    pool = Pool(given.dice, given.dice, RAISE * given.free_raises, given.explode, given.heroism)
    return Roll("reputation", pool.reaching(nd), then=attempted)


def attempted(nd: int, total: float) -> Move:
    return done(Tested(total >= nd), note("tested", total=total, nd=nd, success=total >= nd))
