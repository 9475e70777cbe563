"""L'expérience: what points buy, and what they never buy."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, Self, TypeAlias

from pydantic import Field, model_validator

from jacta.games.seventh_sea.figures import Count, Experience, Name, Rank, Trait
from jacta.games.seventh_sea.inputs import exactly_one
from jacta.games.seventh_sea.options import Readings, Situation
from jacta.rules import Move, Strict, done, procedure

SPECIALISATION_COST = 10
SKILL_COST, TRAIT_COST = 2, 5
"""What one rank costs, times the rank that is reached."""
HIGHEST_TRAIT, HIGHEST_SPECIAL_TRAIT = 5, 6
SWORD_RANK = 3
"""Swords of Damocles cost 3, 6 or 9."""


# --- What is bought


class Skill(Strict):
    skill: Name
    rank: Rank


class Purchase(Situation):
    xp: Experience


class Specialisation(Purchase):
    buy: Literal["specialisation"]
    known: tuple[Skill, ...] = ()
    basic: tuple[Name, ...]


class SwordOfDamocles(Purchase):
    buy: Literal["sword_of_damocles"]
    value: Literal[3, 6, 9]
    owned: Count = 0
    panache: Trait


class NextRank(Purchase):
    """One rank more: the rank there is, or the one that is wanted."""

    rank: Rank | None = None
    wanted_rank: Trait | None = None
    raised_this_scenario: bool = False

    @model_validator(mode="after")
    def one_of_the_ranks(self) -> Self:
        exactly_one(self, "rank", "wanted_rank")
        return self

    @property
    def reached(self) -> int:
        return (self.wanted_rank or 0) if self.rank is None else self.rank + 1


class SkillRank(NextRank):
    buy: Literal["skill"]


class TraitRank(NextRank):
    buy: Literal["trait"]
    rank: Trait | None = None
    special_advantage: bool = False


class NeverSold(Purchase):
    buy: Literal["arcana", "advantage", "heroism"]


Bought: TypeAlias = Specialisation | SwordOfDamocles | SkillRank | TraitRank | NeverSold
ExperienceGiven: TypeAlias = Annotated[Bought, Field(discriminator="buy")]


Reason: TypeAlias = Literal["never_for_sale", "too_many_swords", "raised_already", "highest_trait", "not_enough_xp"]


class Verdict(NamedTuple):
    ok: bool
    cost: int
    left: int
    reason: Reason | None


class LearnedSkill(NamedTuple):
    skill: Name
    rank: int


class Learned(NamedTuple):
    ok: bool
    cost: int
    left: int
    reason: Reason | None
    skills: tuple[LearnedSkill, ...]


# --- L'expérience


@procedure(
    passage="L'expérience (GJ199)",
    readings=("damocles_limit",),
    kind="check",
    examples=(
        {"buy": "skill", "xp": 12, "rank": 3},
        {"buy": "trait", "xp": 40, "rank": 5, "special_advantage": True},
        {"buy": "specialisation", "xp": 15, "known": [{"skill": "Feinte", "rank": 2}], "basic": ["Attaque", "Feinte"]},
        {"buy": "sword_of_damocles", "xp": 9, "value": 3, "owned": 2, "panache": 2},
    ),
)
def experience(given: ExperienceGiven) -> Move[Verdict | Learned]:
    """L'expérience (R33, R34): whether a purchase is allowed, and what it costs."""
    cost = cost_of(given)
    reason = what_forbids(given) or ("not_enough_xp" if cost > given.xp else None)
    verdict = Verdict(reason is None, cost, given.xp if reason else given.xp - cost, reason)
    if isinstance(given, Specialisation) and verdict.ok:
        return done(Learned(*verdict, skills_after(given)))
    return done(verdict)


def cost_of(given: Bought) -> int:
    """L'expérience: points to pay; 0 for what has no price."""
    match given:
        case Specialisation():
            return SPECIALISATION_COST
        case SwordOfDamocles():
            return given.value
        case SkillRank():
            return SKILL_COST * given.reached
        case TraitRank():
            return TRAIT_COST * given.reached
        case NeverSold():
            return 0


def what_forbids(given: Bought) -> Reason | None:
    """L'expérience (R33, R34): what stands against the purchase, points apart."""
    match given:
        case NeverSold():
            return "never_for_sale"
        case SwordOfDamocles():
            return "too_many_swords" if swords_with(given, given.options) > given.panache else None
        case SkillRank() | TraitRank() if given.raised_this_scenario:
            return "raised_already"
        case TraitRank() if given.reached > (HIGHEST_SPECIAL_TRAIT if given.special_advantage else HIGHEST_TRAIT):
            return "highest_trait"
    return None


def swords_with(given: SwordOfDamocles, options: Readings) -> int:
    """Epée de Damoclès, à concurrence de Panache (R33): how much hangs over the hero with the new one."""
    weight = given.value // SWORD_RANK if options.damocles_limit == "value" else 1
    return (given.owned + 1) * weight


def skills_after(given: Specialisation) -> tuple[LearnedSkill, ...]:
    """Spécialisation: every basic skill at rank 1, unless it is known already."""
    known = [LearnedSkill(one.skill, one.rank) for one in given.known]
    names = {one.skill for one in known}
    return (*known, *(LearnedSkill(name, 1) for name in dict.fromkeys(given.basic) if name not in names))
