"""Jet d'opposition: two pools against each other, until one of them wins."""

from __future__ import annotations

from typing import NamedTuple

from jacta.dice import BEYOND
from jacta.games.seventh_sea.figures import Side, Tie, Trait, refuse
from jacta.games.seventh_sea.inputs import SidePool
from jacta.games.seventh_sea.options import Readings, Situation
from jacta.games.seventh_sea.rolls.pools import RAISE, Pool, common_cut
from jacta.rules import Move, Roll, Rules, Step, done, goto, note, procedure, undecided


class Contestant(SidePool):
    trait: Trait


class OpposedGiven(Situation):
    attacker: Contestant
    defender: Contestant
    tie: Tie = "repeat"


class Won(NamedTuple):
    winner: Side


class Contest(NamedTuple):
    """Two pools, each against its own difficulty."""

    attacker: Pool
    attacker_nd: int
    defender: Pool
    defender_nd: int
    tie: Tie

    @property
    def can_be_decided(self) -> bool:
        """Whether somebody can win a round at all."""
        (low, high), (other_low, other_high) = self.attacker.span, self.defender.span
        if high < self.attacker_nd and other_high < self.defender_nd:
            return False
        always_equal = low == high == other_low == other_high
        both_reach = low >= self.attacker_nd and other_low >= self.defender_nd
        return not (always_equal and both_reach and self.tie == "repeat")

    def cut(self, options: Readings) -> int:
        """C6: beyond both difficulties, and so far that a contest repeated until decided hardly ever stays open."""
        miss = (1 - self.attacker.chance(self.attacker_nd)) * (1 - self.defender.chance(self.defender_nd))
        cut = common_cut(options, self.attacker, self.defender, of=1 - miss)
        return max(cut, self.attacker_nd, self.defender_nd)

    def winner(self, score: float, other: float) -> Side | None:
        """Jet d'opposition (R7): who wins a round, if anybody does."""
        reached, other_reached = score >= self.attacker_nd, other >= self.defender_nd
        if not (reached or other_reached):
            return None
        if reached != other_reached:
            return "attacker" if reached else "defender"
        if score != other:
            return "attacker" if score > other else "defender"
        return None if self.tie == "repeat" else self.tie


MISSED = -BEYOND
"""The score of an attacker who misses his difficulty: whatever it was, only the defender can win now."""


def contest_of(given: OpposedGiven) -> Contest:
    """Jet d'opposition: each rolls against the other's trait, and against his own raises."""
    attacker, defender = given.attacker, given.defender
    nds = RAISE * (defender.trait + attacker.raises), RAISE * (attacker.trait + defender.raises)
    return Contest(attacker.pool, nds[0], defender.pool, nds[1], given.tie)


@procedure(
    passage="Jet d'opposition (GJ25a GJ189a)",
    readings=("precision",),
    examples=(
        {
            "attacker": {"rolled": 3, "kept": 2, "trait": 2, "explode": False},
            "defender": {"rolled": 4, "kept": 2, "trait": 2, "explode": False},
        },
        {
            "attacker": {"rolled": 5, "kept": 3, "trait": 3},
            "defender": {"rolled": 4, "kept": 3, "trait": 3, "raises": 1},
        },
    ),
)
def opposed(given: OpposedGiven) -> Move[Won]:
    """Jet d'opposition: both roll until one of them wins; dice that can never decide it are refused."""
    contest = contest_of(given)
    if not contest.can_be_decided:
        raise refuse("attacker", "never-decided", attacker=contest.attacker_nd, defender=contest.defender_nd)
    return goto(attacker_dice, None, note("contest", attacker=contest.attacker_nd, defender=contest.defender_nd))


def attacker_dice(nothing: None, given: OpposedGiven, rules: Rules) -> Step:
    """Jet d'opposition: the attacker rolls against five times the defender's trait."""
    contest = contest_of(given)
    return Roll(
        "attacker", contest.attacker.throw.cut_off(contest.cut(rules.options)), then=attacker_rolled, who="attacker"
    )


def attacker_rolled(nothing: None, score: float, given: OpposedGiven) -> Move:
    return goto(defender_dice, score if score >= contest_of(given).attacker_nd else MISSED)


def defender_dice(score: float, given: OpposedGiven, rules: Rules) -> Step:
    """Jet d'opposition: the defender rolls against five times the attacker's trait."""
    contest = contest_of(given)
    throw = contest.defender.beside(score, contest.cut(rules.options), contest.defender_nd)
    return Roll("defender", throw, then=defender_rolled, who="defender")


def defender_rolled(score: float, other: float, given: OpposedGiven, rules: Rules) -> Move:
    """Jet d'opposition (R7): one who reaches his difficulty wins, of two the higher; else both roll again."""
    contest = contest_of(given)
    if score == BEYOND and other >= contest.cut(rules.options):
        return undecided()
    winner = contest.winner(score, other)
    return goto(attacker_dice, None, note("again")) if winner is None else done(Won(winner))
