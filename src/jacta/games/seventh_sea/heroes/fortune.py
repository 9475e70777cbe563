"""Dés d'héroïsme, La réputation, L'expérience: what a scenario gives a character, and what he makes of it.

The trackers of the summary stand on his sheet; each event hands the sheet back as it is afterwards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import Field, model_validator

from jacta.games.seventh_sea.arms import GAME, MELEE, RANGED, weapons
from jacta.games.seventh_sea.figures import MOST_RANK, Dice, Experience, Name, Reputation, refuse
from jacta.games.seventh_sea.heroes.experience import (
    Learned,
    Purchase,
    Skill,
    SkillRank,
    Specialisation,
    SwordOfDamocles,
    TraitRank,
    Verdict,
    experience,
)
from jacta.games.seventh_sea.heroes.heroism import first_dice
from jacta.games.seventh_sea.heroes.reputation import reputation_dice
from jacta.games.seventh_sea.options import Readings, Situation
from jacta.games.seventh_sea.pieces import SKILLS, TRAITS, Character, Ratings, Reckoned
from jacta.games.seventh_sea.sheets import as_read
from jacta.rules import InputError, Message, Move, PrintedNames, Run, Step, done, goto, near_to, note, procedure

ATHOS: dict[str, Any] = {
    "name": "Athos",
    "brawn": 2,
    "finesse": 3,
    "resolve": 3,
    "wits": 3,
    "panache": 3,
    "attack": 4,
    "defence": 3,
    "heroism": 2,
    "reputation": 27,
    "experience": 20,
}


# --- Dés d'héroïsme


class HeroismEvent(Situation):
    """What happens to the dice of a character; `gm` are the dice of the game master."""

    who: Character
    event: Literal["start", "award", "add_dice", "wake", "virtue", "weakness", "glamour", "pyeryem"]
    n: Annotated[int, Field(ge=1, le=200)] = 1
    gm: Dice = 0

    @model_validator(mode="after")
    def can_be_paid(self) -> HeroismEvent:
        if self.event == "wake" and self.who.state != "out":
            raise refuse("event", "not-out", state=self.who.state)
        if self.price > self.who.heroism:
            raise refuse("n", "heroism-short", who=self.who.name, dice=self.who.heroism, needed=self.price)
        return self

    @property
    def price(self) -> int:
        """Dés d'héroïsme (R83): as many dice as he likes on a roll; waking and activating cost one."""
        if self.event in ("start", "award"):
            return 0
        return self.n if self.event == "add_dice" else 1


class HeroismAfter(NamedTuple):
    who: Character
    gm: int


@procedure(
    passage="Dés d'héroïsme (GJ30b GJ127a GJ190b CM3a)",
    readings=("gm_collects_dice",),
    kind="check",
    examples=(
        {"who": ATHOS, "event": "award"},
        {"who": ATHOS, "event": "add_dice", "n": 2},
        {"who": ATHOS, "event": "start"},
    ),
)
def heroism_dice(given: HeroismEvent) -> Move[HeroismAfter]:
    """Dés d'héroïsme (R76, R83): they come with a scenario and with heroic deeds, and are spent once."""
    who, gm = given.who, given.gm
    if given.event == "start":
        return done(HeroismAfter(who.with_(heroism=first_dice(who.traits)), gm))
    if given.event == "award":
        return done(HeroismAfter(who.with_(heroism=who.heroism + given.n), gm))
    if given.event == "add_dice" and given.options.gm_collects_dice:
        gm += given.n
    return done(HeroismAfter(who.with_(heroism=who.heroism - given.price), gm))


# --- La réputation


class ReputationEvent(Situation):
    """A deed that is worth points, dice used on an action, or the beginning of another act."""

    who: Character
    event: Literal["deed", "use", "act"]
    points: Reputation = 0
    dice: Dice = 0

    @model_validator(mode="after")
    def dice_in_hand(self) -> ReputationEvent:
        left = dice_left(self.who, self.options)
        if self.event == "use" and not 1 <= self.dice <= left:
            raise refuse("dice", "reputation-dice", dice=self.dice, left=left)
        return self


def dice_left(who: Character, options: Readings) -> int:
    """La réputation (R32): the dice that a name is still worth in this act."""
    return max(0, reputation_dice(who.reputation, options) - who.reputation_spent)


class ReputationAfter(NamedTuple):
    who: Character
    dice: int


@procedure(
    passage="La réputation (GJ129b GJ130b)",
    readings=("tranche", "negative_reputation_dice"),
    kind="check",
    examples=(
        {"who": ATHOS, "event": "deed", "points": 4},
        {"who": ATHOS, "event": "use", "dice": 2},
        {"who": ATHOS, "event": "act"},
    ),
)
def reputation(given: ReputationEvent) -> Move[ReputationAfter]:
    """La réputation (R32): gained before witnesses, lost by infamy; its dice come back with every act."""
    who = given.who
    if given.event == "deed":
        who = who.with_(reputation=who.reputation + given.points)
    elif given.event == "use":
        who = who.with_(reputation_spent=who.reputation_spent + given.dice)
    else:
        who = who.with_(reputation_spent=0)
    return done(ReputationAfter(who, dice_left(who, given.options)))


# --- L'expérience


RANKED = (*SKILLS, "attack", "defence")
"""Skills that have a place of their own on the sheet."""
ALIKE = 0.8
"""How much a new skill may look like a known one: more is taken for a slip of the pen."""


class Progress(Situation):
    """What a character buys: a rank in a skill or a trait that `what` names, a specialisation with its basic skills, or
    a sword of Damocles.
    """

    who: Character
    buy: Literal["skill", "trait", "specialisation", "sword_of_damocles"]
    what: Name | None = None
    basic: Annotated[tuple[Name, ...], Field(max_length=20)] = ()
    value: Literal[3, 6, 9] = 3

    @model_validator(mode="before")
    @classmethod
    def by_its_printed_name(cls, data: Any) -> Any:
        """A trait, a skill or a weapon may be called as the reader's language calls it, or as the sheet does."""
        if not isinstance(data, dict) or not isinstance(data.get("what"), str):
            return data
        known = names_of((*TRAITS, *RANKED, *_on_sheet(data.get("who")))).meant(data["what"], exactly=True)
        return {key: as_read(value) for key, value in data.items()} | {"what": known or data["what"]}

    @model_validator(mode="after")
    def something(self) -> Progress:
        if self.what is None and self.buy in ("skill", "trait"):
            raise InputError("what", Message("error-missing"))
        if self.buy == "trait" and self.what not in TRAITS:
            raise InputError("what", Message("error-choice", value=str(self.what), allowed=", ".join(TRAITS)))
        if self.buy == "skill" and self.what is not None:
            check_skill(self.who, self.what)
        if self.what is not None and rank_of(self.who, self.what) >= MOST_RANK:
            raise InputError("what", Message("error-le", value=rank_of(self.who, self.what) + 1, limit=MOST_RANK))
        return self


class ProgressAfter(NamedTuple):
    who: Character
    ok: bool
    cost: int
    reason: Literal["never_for_sale", "too_many_swords", "raised_already", "highest_trait", "not_enough_xp"] | None


@procedure(
    passage="L'expérience (GJ199)",
    readings=("damocles_limit",),
    kind="check",
    examples=(
        {"who": ATHOS, "buy": "skill", "what": "defence"},
        {"who": ATHOS, "buy": "trait", "what": "brawn"},
        {"who": ATHOS, "buy": "specialisation", "what": "Escrime", "basic": ["Attaque", "Parade"]},
        {"who": ATHOS, "buy": "sword_of_damocles", "value": 6},
    ),
)
def progress(given: Progress) -> Move[ProgressAfter]:
    """L'expérience: points of the sheet buy ranks on it."""
    return goto(purchase, None)


def _on_sheet(sheet: Any) -> Iterator[str]:
    """The skills that a sheet, not checked yet, names itself."""
    skills = sheet.get("skills") if isinstance(sheet, dict) else None
    return iter(skills if isinstance(skills, dict) else ())


def names_of(skills: Iterable[str]) -> PrintedNames:
    """What these traits and skills, and all weapons, are called."""
    ranks = {skill: f"key-{skill}" for skill in skills}
    return PrintedNames(GAME, ranks | {weapon: f"value-{weapon}" for weapon in weapons(MELEE, RANGED)})


def check_skill(who: Character, what: str) -> None:
    """A skill that is new to the sheet is refused if it looks like one that is known: a slip would cost points."""
    names, refusal = names_of((*RANKED, *dict(who.skills.pairs))), Message("error-new-skill", GAME, what=what)
    if what not in names.ids and (near := near_to(refusal, what, names, ALIKE)):
        raise InputError("what", near)


def rank_of(who: Character, what: str) -> int:
    """The rank that a character has in a skill: its own place on the sheet, a weapon, or any other skill."""
    if what in RANKED or what in TRAITS:
        return getattr(who, what) or 0
    if what in weapons(MELEE, RANGED):
        rank = who.attacks.rank(what)
        return who.attack if rank is None else rank
    return who.skills.rank(what) or 0


def with_rank(who: Character, what: str, rank: int) -> dict[str, Any]:
    """What changes on the sheet with a new rank."""
    if what in RANKED or what in TRAITS:
        return {what: rank}
    if what in weapons(MELEE, RANGED):
        return {"attacks": who.attacks.with_rank(what, rank)}
    return {"skills": who.skills.with_rank(what, rank)}


def bought(given: Progress) -> Purchase:
    """The purchase as the rule of experience knows it."""
    who, options = given.who, given.options
    if given.buy == "sword_of_damocles":
        return SwordOfDamocles(
            buy=given.buy, xp=who.experience, value=given.value, owned=who.swords, panache=who.panache, options=options
        )
    if given.buy == "specialisation":
        known = tuple(Skill(skill=name, rank=rank) for name, rank in who.skills.pairs)
        return Specialisation(buy=given.buy, xp=who.experience, known=known, basic=given.basic, options=options)
    assert given.what is not None
    rank, raised = rank_of(who, given.what), given.what in who.raised
    if given.buy == "trait":
        return TraitRank(
            buy="trait",
            xp=who.experience,
            rank=rank,
            raised_this_scenario=raised,
            special_advantage=who.special_advantage,
            options=options,
        )
    return SkillRank(buy="skill", xp=who.experience, rank=rank, raised_this_scenario=raised, options=options)


def purchase(nothing: None, given: Progress) -> Step:
    """L'expérience (R33, R34): may it be bought, and what does it cost?"""
    return Run("experience", experience, bought(given), then=settled)


def settled(nothing: None, verdict: Verdict | Learned, given: Progress) -> Move:
    who = given.who
    if not verdict.ok:
        return done(ProgressAfter(who, False, verdict.cost, verdict.reason))
    changed: dict[str, Any] = {"experience": verdict.left}
    if isinstance(verdict, Learned):
        changed["skills"] = Ratings(tuple((one.skill, one.rank) for one in verdict.skills))
    elif given.buy == "sword_of_damocles":
        changed["swords"] = who.swords + 1
    else:
        assert given.what is not None
        changed |= with_rank(who, given.what, rank_of(who, given.what) + 1)
        changed["raised"] = (*who.raised, given.what)
    line = Reckoned(cost=verdict.cost, what=given.what or given.buy)
    return done(ProgressAfter(who.with_(**changed, log=(*who.log, line)), True, verdict.cost, None))


class EveningEnd(Situation):
    """The end of a scenario for a character: what the game master awards, and the points his deeds were worth."""

    who: Character
    award: Experience = 0
    points: Reputation = 0


class EveningAfter(NamedTuple):
    who: Character
    earned: int


@procedure(
    passage="L'expérience (GJ199); Dés d'héroïsme (GJ30b); La réputation (GJ129b)",
    readings=(),
    kind="check",
    examples=({"who": ATHOS, "award": 3, "points": 5},),
)
def evening_end(given: EveningEnd) -> Move[EveningAfter]:
    """L'expérience (R83): the award and every unused heroism die are points; wounds of the flesh are forgotten."""
    who = given.who
    earned = given.award + who.heroism
    line = Reckoned(award=given.award, heroism=who.heroism)
    after = who.with_(
        experience=who.experience + earned,
        heroism=0,
        light=0,
        reputation=who.reputation + given.points,
        reputation_spent=0,
        raised=(),
        log=(*who.log, line),
    )
    return done(EveningAfter(after, earned), note("evening", award=given.award, heroism=who.heroism))
