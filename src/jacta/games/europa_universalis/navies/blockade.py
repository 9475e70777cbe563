"""Annexe E, Échapper au blocus: a fleet in a blockaded port tries to leave, or is made to fight."""

from __future__ import annotations

from typing import Literal, NamedTuple

from jacta.dice import d10
from jacta.games.europa_universalis.inputs import Leader
from jacta.games.europa_universalis.pieces.fleet import Fleet
from jacta.games.europa_universalis.sea_options import BlockadeOptions
from jacta.rules import Ask, Given, Move, Role, Roll, Step, done, goto, procedure

ESCAPES = 8
FORCED = 5


class BreakBlockade(Given):
    manoeuvre: Leader = 0
    blockader_manoeuvre: Leader = 0
    blockader_smaller: bool = False
    options: BlockadeOptions = BlockadeOptions()

    @property
    def modifier(self) -> int:
        """Échapper au blocus sur 8+: manoeuvre if it is the better one, and a smaller fleet at the blockade."""
        return max(0, self.manoeuvre - self.blockader_manoeuvre) + self.blockader_smaller


class Sortie(NamedTuple):
    result: Literal["escaped", "held", "battle"]


@procedure(
    passage="Annexe E, Échapper au blocus sur 8+",
    asks=("force_battle",),
    roles={
        "mover": Role(Fleet, lambda fleet: {"manoeuvre": fleet.commander.manoeuvre}),
        "blockader": Role(Fleet, lambda fleet: {"blockader_manoeuvre": fleet.commander.manoeuvre}),
    },
    aims={"mover": "result=escaped", "blockader": "result!=escaped"},
    examples=(
        {"manoeuvre": 1, "blockader_manoeuvre": 4},
        {"manoeuvre": 3, "blockader_manoeuvre": 1, "blockader_smaller": True},
    ),
)
def break_blockade(given: BreakBlockade) -> Move[Sortie]:
    """Échapper au blocus sur 8+: a fleet puts to sea."""
    return goto(sortie, None)


def sortie(nothing: None, given: BreakBlockade) -> Step:
    """Échapper au blocus sur 8+: one die."""
    return Roll("sortie", d10.plus(given.modifier), then=put_to_sea, who="mover")


def put_to_sea(nothing: None, total: int, given: BreakBlockade) -> Move:
    """Échapper au blocus sur 8+ (R42s): the low end of the same roll lets the blockader force a battle."""
    if total >= ESCAPES:
        return done(Sortie("escaped"))
    if total <= FORCED and given.options.forced_battle == "same_roll":
        return goto(caught, None)
    return done(Sortie("held"))


def caught(nothing: None) -> Step:
    """Flotte en blocus peut forcer la bataille sur 5-: the blockader fights, if he likes."""
    return Ask("force_battle", "blockader", ("battle", "held"), then=settled, default="battle")


def settled(nothing: None, answer: Literal["held", "battle"]) -> Move:
    return done(Sortie(answer))


class ForceBattle(Given):
    pass


class Forced(NamedTuple):
    battle: bool


@procedure(passage="Annexe E, Flotte en blocus peut forcer la bataille sur 5-")
def force_battle(given: ForceBattle) -> Move[Forced]:
    """Flotte en blocus peut forcer la bataille sur 5- (R42s): a roll of its own, not modified."""
    return goto(challenge, None)


def challenge(nothing: None) -> Step:
    """Flotte en blocus peut forcer la bataille sur 5-: one die."""
    return Roll("challenge", d10, then=challenged)


def challenged(nothing: None, face: int) -> Move:
    return done(Forced(face <= FORCED))
