"""Les jets de dés et leurs modifications: pools, tests, oppositions, skill rolls, perception."""

from __future__ import annotations

from typing import NamedTuple

from jacta.dice import BEYOND
from jacta.games.seventh_sea.inputs import (
    Bonus,
    Count,
    Dice,
    DiceModifier,
    Difficulty,
    MostRaises,
    PoolKeys,
    Raises,
    RaisesOrChoose,
    Rank,
    Side,
    SidePool,
    Tie,
    Trait,
    number_or,
    refuse,
    undecided_by_caller,
)
from jacta.games.seventh_sea.options import Readings, Situation
from jacta.games.seventh_sea.pools import RAISE, Pool, common_cut, skill_pool
from jacta.kernel.procedure import procedure
from jacta.kernel.questions import Ask, Move, Roll, Step, done, goto, note, undecided
from jacta.tables import Rules

USUAL_MOST_RAISES = 4


class Total(NamedTuple):
    total: int


class Tested(NamedTuple):
    success: bool


# --- Lancer plus de 10 dés


class PoolGiven(Situation):
    rolled: Dice
    kept: Dice
    bonus: Bonus = 0
    heroism: Count = 0


class PoolValue(NamedTuple):
    rolled: int
    kept: int
    bonus: int


@procedure(
    passage="Lancer plus de 10 dés (GJ188a)",
    kind="check",
    examples=({"rolled": 12, "kept": 6}, {"rolled": 15, "kept": 10}, {"rolled": 9, "kept": 3, "heroism": 3}),
)
def pool(given: PoolGiven) -> Move:
    """Lancer plus de 10 dés (R6): what is really rolled and kept, and the points that come on top."""
    found = Pool(given.rolled, given.kept, given.bonus, heroism=given.heroism).normal()
    return done(PoolValue(found.rolled, found.kept, found.bonus))


# --- Effectuer un jet


@procedure(
    passage="Effectuer un jet (GJ24b GJ187b)",
    examples=(
        {"rolled": 5, "kept": 3},
        {"rolled": 12, "kept": 6},
        {"rolled": 3, "kept": 2, "explode": False, "heroism": 1},
    ),
)
def roll(given: PoolKeys) -> Move:
    """Effectuer un jet: roll the dice, keep the best."""
    found = given.pool.normal()
    return goto(total_dice, given.pool, note("pool", rolled=found.rolled, kept=found.kept, bonus=found.bonus))


def total_dice(pool: Pool, rules: Rules) -> Step:
    """Effectuer un jet; Lancer plus de 10 dés (R5, R6): a 10 is rolled again and added; the best are kept."""
    return Roll("total", pool.cut_off(rules.options), then=totalled)


def totalled(pool: Pool, total: int) -> Move:
    return undecided() if total == BEYOND else done(Total(total))


# --- Jet simple; Augmentations


class TestGiven(PoolKeys):
    nd: Difficulty
    raises: RaisesOrChoose = 0
    free_raises: Raises = 0
    max_raises: MostRaises = USUAL_MOST_RAISES


class Trial(NamedTuple):
    """A total that must reach a difficulty; up to `most_raises` may still be called."""

    pool: Pool
    nd: int
    most_raises: int = 0


def trial(pool: Pool, given: TestGiven | SkillGiven | PerceptionGiven, nd: int, most_raises: int) -> Move:
    """Augmentations (R4, C5): a raise called adds to the difficulty, a free one to the result."""
    pool = pool._replace(bonus=pool.bonus + RAISE * given.free_raises)
    called = number_or(given.raises)
    choosing = most_raises if undecided_by_caller(given, "raises") else 0
    return goto(call_raises, Trial(pool, nd + RAISE * called, choosing))


def call_raises(trial: Trial) -> Step:
    """Augmentations (R4): how many raises, before the dice are rolled?"""
    if not trial.most_raises:
        return goto(test_dice, trial)
    return Ask("raises", "player", range(trial.most_raises + 1), then=raises_called, default=0, args={"nd": trial.nd})


def raises_called(trial: Trial, raises: int) -> Move:
    return goto(test_dice, Trial(trial.pool, trial.nd + RAISE * raises))


def test_dice(trial: Trial) -> Step:
    """Jet simple (R2): the total must reach the difficulty."""
    return Roll("test", trial.pool.testing(trial.nd), then=tested)


def tested(trial: Trial, total: int) -> Move:
    success = total >= trial.nd
    return done(Tested(success), note("tested", total=total, nd=trial.nd, success=success))


@procedure(
    passage="Jet simple (GJ25a GJ189a); Augmentations (GJ25b GJ190a); Augmentation gratuite (GJ26a CM2a)",
    aims={"player": "success"},
    examples=(
        {"rolled": 5, "kept": 3, "nd": 15},
        {"rolled": 5, "kept": 3, "nd": 15, "raises": 2, "free_raises": 1},
        {"rolled": 3, "kept": 2, "explode": False, "heroism": 1, "nd": 30, "raises": 0},
    ),
)
def test(given: TestGiven) -> Move:
    """Jet simple: does the total reach the difficulty?"""
    return trial(given.pool, given, given.nd, given.max_raises)


# --- Jet de compétence


class SkillGiven(Situation):
    trait: Rank
    skill: Rank = 0
    mod_rolled: DiceModifier = 0
    mod_both: DiceModifier = 0
    bonus: Bonus = 0
    explode: bool = True
    heroism: Count = 0
    raises: RaisesOrChoose = 0
    free_raises: Raises = 0
    nd: Difficulty | None = None


@procedure(
    passage="Jet de compétence (GJ25b GJ187a GJ189b)",
    aims={"player": "success"},
    examples=(
        {"trait": 3, "skill": 1, "mod_rolled": -2, "nd": 12},
        {"trait": 3, "skill": 2, "nd": 15, "raises": 1},
        {"trait": 2, "skill": 2},
    ),
)
def skill_roll(given: SkillGiven, rules: Rules) -> Move:
    """Jet de compétence (R8): trait and skill rolled, trait kept."""
    found = skill_pool(
        given.trait,
        given.skill,
        rules.options,
        mod_rolled=given.mod_rolled,
        mod_both=given.mod_both,
        bonus=given.bonus,
        explode=given.explode,
        heroism=given.heroism,
    )
    if given.nd is not None:
        return trial(found, given, given.nd, USUAL_MOST_RAISES)
    return goto(total_dice, found._replace(bonus=found.bonus + RAISE * given.free_raises))


# --- Jet de perception


class PerceptionGiven(Situation):
    wits: Trait
    keen_senses: bool = False
    bonus: Bonus = 0
    explode: bool = True
    heroism: Count = 0
    nd: Difficulty
    raises: RaisesOrChoose = 0
    free_raises: Raises = 0
    max_raises: MostRaises = USUAL_MOST_RAISES


def perception_pool(
    wits: int, options: Readings, *, keen_senses: bool, bonus: int = 0, explode: bool = True, heroism: int = 0
) -> Pool:
    """Jet de perception (R9): wits, and a die more for keen senses, kept or not."""
    kept = wits + (keen_senses and options.keen_kept)
    return Pool(wits + keen_senses, kept, bonus, explode, heroism)


@procedure(
    passage="Jet de perception (CM3a)",
    aims={"player": "success"},
    examples=({"wits": 2, "nd": 15}, {"wits": 2, "keen_senses": True, "nd": 20, "raises": 0}),
)
def perception(given: PerceptionGiven, rules: Rules) -> Move:
    """Jet de perception (R9): does somebody notice?"""
    found = perception_pool(
        given.wits,
        rules.options,
        keen_senses=given.keen_senses,
        bonus=given.bonus,
        explode=given.explode,
        heroism=given.heroism,
    )
    return trial(found, given, given.nd, given.max_raises)


# --- Jet d'opposition


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
def opposed(given: OpposedGiven) -> Move:
    """Jet d'opposition: both roll until one of them wins; dice that can never decide it are refused."""
    contest = contest_of(given)
    if not contest.can_be_decided:
        raise refuse("attacker", "never-decided", attacker=contest.attacker_nd, defender=contest.defender_nd)
    return goto(attacker_dice, None, note("contest", attacker=contest.attacker_nd, defender=contest.defender_nd))


def attacker_dice(nothing: None, given: OpposedGiven, rules: Rules) -> Step:
    """Jet d'opposition: the attacker rolls against five times the defender's trait."""
    contest = contest_of(given)
    return Roll("attacker", contest.attacker.throw.cut_off(contest.cut(rules.options)), then=attacker_rolled)


def attacker_rolled(nothing: None, score: float, given: OpposedGiven) -> Move:
    return goto(defender_dice, score if score >= contest_of(given).attacker_nd else MISSED)


def defender_dice(score: float, given: OpposedGiven, rules: Rules) -> Step:
    """Jet d'opposition: the defender rolls against five times the attacker's trait."""
    contest = contest_of(given)
    return Roll("defender", contest.defender.throw.cut_off(contest.cut(rules.options)), then=defender_rolled)


def defender_rolled(score: float, other: float, given: OpposedGiven) -> Move:
    """Jet d'opposition (R7): one who reaches his difficulty wins, of two the higher; else both roll again."""
    if score == other == BEYOND:
        return undecided()
    winner = contest_of(given).winner(score, other)
    return goto(attacker_dice, None, note("again")) if winner is None else done(Won(winner))
