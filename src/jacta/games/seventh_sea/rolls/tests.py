"""Les jets de dés et leurs modifications: pools, tests, skill rolls, perception."""

from __future__ import annotations

from typing import Annotated, ClassVar, NamedTuple

from pydantic import Field

from jacta.dice import BEYOND
from jacta.games.seventh_sea.figures import (
    Bonus,
    Dice,
    DiceModifier,
    Difficulty,
    MostRaises,
    Raises,
    RaisesOrChoose,
    Rank,
    Trait,
)
from jacta.games.seventh_sea.inputs import PoolKeys, number_or, undecided_by_caller
from jacta.games.seventh_sea.options import Readings, Situation
from jacta.games.seventh_sea.roles import reading
from jacta.games.seventh_sea.rolls.pools import RAISE, Pool, skill_pool
from jacta.games.seventh_sea.sheets import FromSheets, reads
from jacta.rules import Ask, Move, Note, Roll, Rules, Step, done, goto, note, procedure, undecided

USUAL_MOST_RAISES = 4


class Total(NamedTuple):
    total: int


class Tested(NamedTuple):
    success: bool


class Valued(NamedTuple):
    """A test by one who has said what raises are worth."""

    success: bool
    raises: int
    worth: int


# --- Lancer plus de 10 dés


class PoolGiven(Situation):
    rolled: Dice
    kept: Dice
    bonus: Bonus = 0
    heroism: Dice = 0


class PoolValue(NamedTuple):
    rolled: int
    kept: int
    bonus: int


@procedure(
    passage="Lancer plus de 10 dés (GJ188a)",
    readings=(),
    kind="check",
    examples=({"rolled": 12, "kept": 6}, {"rolled": 15, "kept": 10}, {"rolled": 9, "kept": 3, "heroism": 3}),
)
def pool(given: PoolGiven) -> Move[PoolValue]:
    """Lancer plus de 10 dés (R6, R8): what is really rolled and kept, and the points that come on top."""
    found = Pool(given.rolled, given.kept, given.bonus, heroism=given.heroism).normal()
    return done(PoolValue(found.rolled, found.kept, found.bonus))


# --- Effectuer un jet


@procedure(
    passage="Effectuer un jet (GJ24b GJ187b)",
    readings=("precision",),
    examples=(
        {"rolled": 5, "kept": 3},
        {"rolled": 12, "kept": 6},
        {"rolled": 3, "kept": 2, "explode": False, "heroism": 1},
    ),
)
def roll(given: PoolKeys) -> Move[Total]:
    """Effectuer un jet: roll the dice, keep the best."""
    return goto(pool_of_ten, given.pool)


def becomes(pool: Pool) -> tuple[Note, ...]:
    """What is told of a pool that is not thrown as it was stated."""
    (rolled, kept, bonus, *_), found = pool, pool.normal()
    if found[:3] == (rolled, kept, bonus):
        return ()
    return (
        note("pool", stated_rolled=rolled, stated_kept=kept, rolled=found.rolled, kept=found.kept, bonus=found.bonus),
    )


def pool_of_ten(pool: Pool) -> Step:
    """Lancer plus de 10 dés (R6, R8): what is really rolled and kept for a total."""
    return goto(total_dice, pool, *becomes(pool))


def total_dice(pool: Pool, rules: Rules) -> Step:
    """Effectuer un jet; Lancer plus de 10 dés (R5, R6): a 10 is rolled again and added; the best are kept."""
    return Roll("total", pool.cut_off(rules.options), then=totalled)


def totalled(pool: Pool, total: int) -> Move:
    return undecided() if total == BEYOND else done(Total(total))


# --- Jet simple; Augmentations


class Stakes(Situation):
    """What the player may still decide before a test, and what is at stake.

    `values` are what a success is worth to him, with no raise, with one, and so on; `heroism_pool` the heroism dice
    that he has in hand.
    """

    raises: RaisesOrChoose = 0
    free_raises: Raises = 0
    max_raises: MostRaises = USUAL_MOST_RAISES
    values: Annotated[tuple[Bonus, ...], Field(min_length=1, max_length=21)] | None = None
    heroism_pool: Dice = 0

    @property
    def most_raises(self) -> int:
        return self.max_raises if self.values is None else len(self.values) - 1


class TestGiven(FromSheets, PoolKeys, Stakes):
    sheets: ClassVar = {"who": reads(heroism_pool=("heroism",))}

    nd: Difficulty


class Trial(NamedTuple):
    """A total that must reach a difficulty, once so many raises are called; what a success is then worth, if told."""

    pool: Pool
    nd: int
    raises: int = 0
    values: tuple[int, ...] | None = None


def trial(pool: Pool, given: Stakes, nd: int) -> Move:
    """Augmentations (R4, C5): a raise called adds to the difficulty, a free one to the result."""
    pool = pool._replace(bonus=pool.bonus + RAISE * given.free_raises)
    return goto(trial_of_ten, Trial(pool, nd, values=given.values))


def trial_of_ten(trial: Trial) -> Step:
    """Lancer plus de 10 dés (R6, R8): what is really rolled and kept for a test."""
    return goto(call_raises, trial, *becomes(trial.pool))


def call_raises(trial: Trial, given: Stakes) -> Step:
    """Augmentations (R4): how many raises, before the dice are rolled?"""
    if not given.most_raises or not undecided_by_caller(given, "raises"):
        return raises_called(trial, number_or(given.raises))
    return Ask("raises", "player", range(given.most_raises + 1), then=raises_called, default=0, args={"nd": trial.nd})


def raises_called(trial: Trial, raises: int) -> Move:
    return goto(add_heroism, trial._replace(nd=trial.nd + RAISE * raises, raises=raises))


def add_heroism(trial: Trial, given: Stakes) -> Step:
    """Dés d'héroïsme (R76): how many of the dice in hand, before the roll?"""
    if not given.heroism_pool:
        return goto(test_dice, trial)
    return Ask("heroism_test", "player", range(given.heroism_pool + 1), then=heroism_added, default=0)


def heroism_added(trial: Trial, dice: int) -> Move:
    return goto(test_dice, trial._replace(pool=trial.pool._replace(heroism=trial.pool.heroism + dice)))


def test_dice(trial: Trial) -> Step:
    """Jet simple (R2): the total must reach the difficulty."""
    return Roll("test", trial.pool.testing(trial.nd), then=tested, who="player")


def tested(trial: Trial, total: int) -> Move:
    success = total >= trial.nd
    told = note("tested", total=total, nd=trial.nd, success=success)
    if trial.values is None:
        return done(Tested(success), told)
    worth = trial.values[min(trial.raises, len(trial.values) - 1)]
    return done(Valued(success, trial.raises, worth if success else 0), told)


@procedure(
    passage="Jet simple (GJ25a GJ189a); Augmentations (GJ25b GJ190a); Augmentation gratuite (GJ26a CM2a)",
    asks=(
        "raises",
        "heroism_test",
    ),
    readings=(),
    aims={"player": "success=true"},
    roles=reading("who"),
    examples=(
        {"rolled": 5, "kept": 3, "nd": 15},
        {"rolled": 5, "kept": 3, "nd": 15, "values": [1, 2, 4], "heroism_pool": 1},
        {"rolled": 5, "kept": 3, "nd": 15, "raises": 2, "free_raises": 1},
        {"rolled": 3, "kept": 2, "explode": False, "heroism": 1, "nd": 30, "raises": 0},
    ),
)
def test(given: TestGiven) -> Move[Tested | Valued]:
    """Jet simple: does the total reach the difficulty?"""
    return trial(given.pool, given, given.nd)


# --- Jet de compétence


class SkillGiven(FromSheets, Stakes):
    sheets: ClassVar = {"who": reads(heroism_pool=("heroism",))}

    trait: Rank
    skill: Rank = 0
    mod_rolled: DiceModifier = 0
    mod_both: DiceModifier = 0
    bonus: Bonus = 0
    explode: bool = True
    heroism: Dice = 0
    nd: Difficulty | None = None


@procedure(
    passage="Jet de compétence (GJ25b GJ187a GJ189b)",
    asks=("raises", "heroism_test"),
    readings=("precision", "min_one_die"),
    aims={"player": "success=true"},
    roles=reading("who"),
    examples=(
        {"trait": 3, "skill": 1, "mod_rolled": -2, "nd": 12},
        {"trait": 3, "skill": 2, "nd": 15, "raises": 1},
        {"trait": 2, "skill": 2},
    ),
)
def skill_roll(given: SkillGiven, rules: Rules) -> Move[Tested | Total]:
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
        return trial(found, given, given.nd)
    return goto(pool_of_ten, found._replace(bonus=found.bonus + RAISE * given.free_raises))


# --- Jet de perception


class PerceptionGiven(FromSheets, Stakes):
    sheets: ClassVar = {"who": reads("wits", "keen_senses", heroism_pool=("heroism",))}

    wits: Trait
    keen_senses: bool = False
    bonus: Bonus = 0
    explode: bool = True
    heroism: Dice = 0
    nd: Difficulty


def perception_pool(
    wits: int, options: Readings, *, keen_senses: bool, bonus: int = 0, explode: bool = True, heroism: int = 0
) -> Pool:
    """Jet de perception (R9): wits, and a die more for keen senses, kept or not."""
    kept = wits + (keen_senses and options.keen_kept)
    return Pool(wits + keen_senses, kept, bonus, explode, heroism)


@procedure(
    passage="Jet de perception (CM3a)",
    asks=("raises", "heroism_test"),
    readings=("keen_kept",),
    aims={"player": "success=true"},
    roles=reading("who"),
    examples=({"wits": 2, "nd": 15}, {"wits": 2, "keen_senses": True, "nd": 20, "raises": 0}),
)
def perception(given: PerceptionGiven, rules: Rules) -> Move[Tested]:
    """Jet de perception (R9): does somebody notice?"""
    found = perception_pool(
        given.wits,
        rules.options,
        keen_senses=given.keen_senses,
        bonus=given.bonus,
        explode=given.explode,
        heroism=given.heroism,
    )
    return trial(found, given, given.nd)
