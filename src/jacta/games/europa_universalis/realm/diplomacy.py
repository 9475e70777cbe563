"""Annexe E: crusade, the military situation, and minor countries entering a war or making peace."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import Field, model_validator

from jacta.dice import d10
from jacta.games.europa_universalis.inputs import refuse, signed
from jacta.games.europa_universalis.sea_options import MinorEntryOptions
from jacta.rules import Given, Move, Roll, Rules, Step, done, goto, note, procedure

CRUSADE_NEEDED = 10
ENTRY_NEEDED = 8
PEACE_NEEDED = 5
MOST_DIFFERENTIAL = 3  # différentiel de paix, max. +3
CAPITAL = 2
"""Provinces that a capital counts for."""

Number = Annotated[int, Field(ge=0, le=1000)]


def total_of(table: str, given: Given, rules: Rules) -> int:
    """Every line of a list of modifiers, as often as the input says."""
    listed = rules.table(table)
    lines: list[int] = [listed.at(row["condition"]) * getattr(given, row["condition"]) for row in listed.rows]
    return sum(lines)


# --- Appel à la Croisade sur 10+


class Crusade(Given):
    """A call to crusade; there is none after 1614."""

    year: Annotated[int, Field(ge=1492, le=1614)]
    provinces: Number = 0
    vienna: bool = False
    distracted: Number = 0
    reformation: bool = False


class CrusadeOutcome(NamedTuple):
    success: bool


@procedure(
    passage="Appel à la Croisade sur 10+ (avant 1615)",
    tables=("crusade",),
    aims={"player": "success=true"},
    examples=({"year": 1530, "provinces": 2, "vienna": True, "distracted": 1, "reformation": True}, {"year": 1492}),
)
def crusade(given: Crusade, rules: Rules) -> Move[CrusadeOutcome]:
    """Appel à la Croisade sur 10+: the Pope calls."""
    modifier = total_of("crusade", given, rules)
    return goto(call, modifier, note("die_modifier", modifier=signed(modifier)))


def call(modifier: int) -> Step:
    """Appel à la Croisade sur 10+ (R49s): one die; no face decides by itself."""
    return Roll("crusade", d10.plus(modifier), then=called, who="player")


def called(modifier: int, total: int) -> Move:
    return done(CrusadeOutcome(total >= CRUSADE_NEEDED))


# --- Indice de situation militaire


class MilitarySituation(Given):
    """Provinces that two enemies occupy of each other, and how many of these are capitals."""

    held: Number = 0
    held_capitals: Number = 0
    lost: Number = 0
    lost_capitals: Number = 0

    @model_validator(mode="after")
    def capitals_are_provinces(self) -> MilitarySituation:
        if self.held_capitals > self.held:
            raise refuse("held_capitals", "capitals", capitals=self.held_capitals, provinces=self.held)
        if self.lost_capitals > self.lost:
            raise refuse("lost_capitals", "capitals", capitals=self.lost_capitals, provinces=self.lost)
        return self

    @property
    def surplus(self) -> int:
        """Une capitale compte pour 2."""
        held = self.held + (CAPITAL - 1) * self.held_capitals
        return held - self.lost - (CAPITAL - 1) * self.lost_capitals


class SituationIndex(NamedTuple):
    surplus: int
    index_: int
    enemy_index: int


@procedure(
    passage="Indice de situation militaire d'un pays majeur",
    kind="check",
    tables=("military_situation",),
    examples=({"held": 3, "held_capitals": 1}, {"held": 1, "lost": 4, "lost_capitals": 1}),
)
def military_situation(given: MilitarySituation, rules: Rules) -> Move[SituationIndex]:
    """Indice de situation militaire: what goes onto the peace differential of each side."""
    table = rules.table("military_situation")
    return done(SituationIndex(given.surplus, table.at(given.surplus), table.at(-given.surplus)))


# --- Entrée en guerre des mineurs sur 8+


class MinorEntry(Given):
    control: Annotated[int, Field(ge=0, le=10)]
    geopolitical: Annotated[int, Field(ge=-10, le=10)] = 0
    common_border: bool = False
    poland: bool = False
    same_religion: bool = False
    far: bool = False
    at_war: bool = False
    year: int
    options: MinorEntryOptions = MinorEntryOptions()


class MinorEntryOutcome(NamedTuple):
    enters: bool


def entry_modifier(given: MinorEntry, rules: Rules) -> int:
    """Entrée en guerre des mineurs (R50s): religion weighs only before 1614."""
    table = rules.table("minor_entry")
    named = ("common_border", "poland", "same_religion", "far", "at_war")
    tolerant = given.year > given.options.religion_until
    applying = [name for name in named if getattr(given, name) and not (name == "same_religion" and tolerant)]
    lines: list[int] = [table.at(name) for name in applying]
    return given.control + given.geopolitical + sum(lines)


@procedure(
    passage="Entrée en guerre des mineurs sur 8+",
    tables=("minor_entry",),
    aims={"player": "enters=true"},
    examples=(
        {"control": 4, "geopolitical": 1, "common_border": True, "same_religion": True, "year": 1613},
        {"control": 2, "far": True, "year": 1700},
    ),
)
def minor_entry(given: MinorEntry, rules: Rules) -> Move[MinorEntryOutcome]:
    """Entrée en guerre des mineurs sur 8+: a minor is asked to join its patron's war."""
    modifier = entry_modifier(given, rules)
    return goto(ask_minor, modifier, note("die_modifier", modifier=signed(modifier)))


def ask_minor(modifier: int) -> Step:
    """Entrée en guerre des mineurs sur 8+: one die."""
    return Roll("minor_entry", d10.plus(modifier), then=minor_decides, who="player")


def minor_decides(modifier: int, total: int) -> Move:
    return done(MinorEntryOutcome(total >= ENTRY_NEEDED))


# --- Paix acceptée par un mineur sur 5+


Minor: TypeAlias = Literal[
    "persia",
    "mamluks",
    "usa",
    "japan",
    "china",
    "mughals",
    "sweden",
    "prussia",
    "venice",
    "poland",
    "habsburg",
    "portugal",
    "holland",
    "savoy",
    "saxony",
    "palatinate",
    "nordic_orders",
    "hungary",
    "khanates",
    "cossacks",
    "oman",
    "aden",
    "other",
]
"""A minor that the document names. One that it does not name is `other`: a name that is nobody's is no minor at all."""


class MinorPeace(Given):
    """An offer of peace to a minor; battles, sieges and leaders are those of this turn (R52s, R53s)."""

    level: Annotated[int, Field(ge=-5, le=5)] = 0
    minor: Minor
    year: int
    heretic: bool = False
    separate: bool = False
    provinces_lost: Number = 0
    provinces_won: Number = 0
    major_battles_won: Number = 0
    major_battles_lost: Number = 0
    battles_or_sieges_won: Number = 0
    battles_lost: Number = 0
    sieges_lost: Number = 0
    asker_leaders_lost: Number = 0
    minor_leaders_lost: Number = 0
    peace_differential: Annotated[int, Field(ge=-1000, le=1000)] = 0


class MinorPeaceOutcome(NamedTuple):
    accepted: bool


def stubbornness(given: MinorPeace, rules: Rules) -> int:
    """Paix acceptée par un mineur (R51s): some countries make peace less readily."""
    table = rules.table("minor_stubbornness")
    known = any(row["minor"] == given.minor for row in table.rows)
    modifier: int = table.at(given.minor, given.year) if known else 0
    return modifier


@procedure(
    passage="Paix acceptée par un mineur sur 5+",
    tables=("minor_peace", "minor_stubbornness"),
    aims={"player": "accepted=true"},
    examples=(
        {
            "minor": "portugal",
            "year": 1615,
            "level": 1,
            "peace_differential": 5,
            "provinces_won": 1,
            "battles_lost": 1,
        },
        {"minor": "persia", "year": 1550, "separate": True, "provinces_lost": 2},
    ),
)
def minor_peace(given: MinorPeace, rules: Rules) -> Move[MinorPeaceOutcome]:
    """Paix acceptée par un mineur sur 5+: a major offers peace."""
    differential = min(given.peace_differential, MOST_DIFFERENTIAL)
    modifier = total_of("minor_peace", given, rules) + stubbornness(given, rules) + differential
    return goto(offer, modifier, note("die_modifier", modifier=signed(modifier)))


def offer(modifier: int) -> Step:
    """Paix acceptée par un mineur sur 5+: one die."""
    return Roll("minor_peace", d10.plus(modifier), then=answered, who="player")


def answered(modifier: int, total: int) -> Move:
    return done(MinorPeaceOutcome(total >= PEACE_NEEDED))
