"""Système de repartie: charm, intimidation and taunts. Trait stands against trait."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Literal, NamedTuple, Self, TypeAlias

from pydantic import model_validator

from jacta.games.seventh_sea.figures import Count, DiceModifier, Kind, Raises, RaisesOrChoose, Tie, Trait, refuse
from jacta.games.seventh_sea.inputs import number_or, undecided_by_caller
from jacta.games.seventh_sea.options import Situation
from jacta.games.seventh_sea.pieces import Fighting
from jacta.games.seventh_sea.roles import reading
from jacta.games.seventh_sea.rolls.contests import Contestant, OpposedGiven, Won, contest_of, opposed
from jacta.games.seventh_sea.rolls.pools import RAISE
from jacta.games.seventh_sea.sheets import Reads, Roller
from jacta.rules import Ask, InputError, Message, Move, Receiver, Roll, Run, Step, done, goto, note, procedure

MOST_RAISES = 4
"""How far whoever chooses may raise."""
ALL_RAISES = tuple(range(MOST_RAISES + 1))
MOST_IN_A_TEST = 100
"""What `raises` of a contestant may be."""


# --- Système de repartie: who can be affected


class Targets(Situation):
    kind: Kind
    count: Count

    @model_validator(mode="after")
    def somebody(self) -> Targets:
        if self.count < 1 or (self.count > 1 and self.kind in ("hero", "villain")):
            raise refuse("count", "repartee-targets", count=self.count, kind=self.kind)
        return self


class TargetRaises(NamedTuple):
    raises: int


@procedure(
    passage="Système de repartie (GJ200)",
    readings=(),
    kind="check",
    examples=({"kind": "henchman", "count": 3}, {"kind": "brute", "count": 2}, {"kind": "villain", "count": 1}),
)
def repartee_targets(given: Targets) -> Move[TargetRaises]:
    """Système de repartie: one villain, several henchmen, or several squads of brutes, a raise for each more."""
    return done(TargetRaises(given.count - 1))


# --- What the three contests have in common

ReparteeMode: TypeAlias = Literal["opposed", "simple"]


def trait_on_sheet(trait: str) -> Reads:
    """Système de repartie (R84): of brutes, the threat level stands for every trait."""
    return {trait: (trait, "threat")}


class WithWits(Roller):
    also_reads: ClassVar[Reads] = trait_on_sheet("wits")

    wits: Trait


class WithWitsAndResolve(WithWits):
    also_reads: ClassVar[Reads] = trait_on_sheet("wits") | trait_on_sheet("resolve")

    resolve: Trait


class WithResolve(Roller):
    also_reads: ClassVar[Reads] = trait_on_sheet("resolve")

    resolve: Trait


class WithPanache(Roller):
    also_reads: ClassVar[Reads] = trait_on_sheet("panache")

    panache: Trait


class Repartee(Situation):
    """A contest of one speaker with whoever listens; several listeners resist with the best trait among them (R37).

    `mod_rolled` and `forced_raises` are what a threat and a taunt of the listener have cost the speaker before.
    """

    raises: RaisesOrChoose = 0
    target_raises: Raises = 0
    mod_rolled: DiceModifier = 0
    forced_raises: Raises = 0
    mode: ReparteeMode = "opposed"
    tie: Tie = "repeat"

    @model_validator(mode="after")
    def in_one_test(self) -> Self:
        """The raises for effect, those for more listeners and idle ones are called together."""
        if (most := MOST_IN_A_TEST - self.idle_raises) < number_or(self.raises):
            raise InputError("raises", Message("error-le", value=number_or(self.raises), limit=most))
        return self

    @property
    def idle_raises(self) -> int:
        """Those that do not add to the effect."""
        return self.target_raises + self.forced_raises


class Voices(NamedTuple):
    """The traits that meet, and whose dice explode."""

    speaker: int
    listener: int
    speaker_explodes: bool
    listener_explodes: bool
    speaker_heroism: int = 0
    listener_heroism: int = 0


def voices_of(speaker: int, listener: int, attacker: Any, defender: Any) -> Voices:
    """Who speaks and who listens, by the trait that counts."""
    return Voices(speaker, listener, attacker.explode, defender.explode, attacker.heroism, defender.heroism)


def raises_called(given: Repartee, then: Callable[..., Move], state: object = None) -> Step:
    """Augmentations: declared before the dice are rolled."""
    if undecided_by_caller(given, "raises"):
        offered = tuple(raises for raises in ALL_RAISES if raises + given.idle_raises <= MOST_IN_A_TEST)
        return Ask("repartee_raises", "attacker", offered, then, 0)
    return then(state, number_or(given.raises))


def contest(voices: Voices, raises: int, given: Repartee, then: Receiver) -> Step:
    """Système de repartie (R36): an opposed test; or the speaker alone, against five times the listener's trait."""
    raises += given.idle_raises
    speaker = Contestant.model_construct(
        rolled=max(0, voices.speaker + given.mod_rolled),
        kept=voices.speaker,
        trait=voices.speaker,
        explode=voices.speaker_explodes,
        heroism=voices.speaker_heroism,
        raises=raises,
    )
    listener = Contestant.model_construct(
        rolled=voices.listener,
        kept=voices.listener,
        trait=voices.listener,
        explode=voices.listener_explodes,
        heroism=voices.listener_heroism,
    )
    meeting = OpposedGiven.model_construct(attacker=speaker, defender=listener, tie=given.tie, options=given.options)
    endless = given.mod_rolled < 0 and not contest_of(meeting).can_be_decided
    if given.mode == "simple" or endless:  # an opposition that nobody can win ends with the speaker's failure
        return Roll("speaker", speaker.pool.throw.at_least(RAISE * (voices.listener + raises)), then, who="attacker")
    return Run("opposed", opposed, meeting, then)


def carried(answer: bool | Won) -> bool:
    """Whether the speaker has won, in either mode."""
    return answer.winner == "attacker" if isinstance(answer, Won) else answer


# --- Charmer


class Charm(Repartee):
    attacker: WithWits
    defender: WithWitsAndResolve
    deep_conviction: bool = False

    @model_validator(mode="after")
    def not_a_deep_conviction(self) -> Charm:
        if self.deep_conviction:
            raise refuse("deep_conviction", "deep-conviction")
        return self

    @property
    def voices(self) -> Voices:
        return voices_of(self.attacker.wits, self.defender.wits, self.attacker, self.defender)


class Charming(NamedTuple):
    successes: int = 0
    rolls: int = 0
    raises: int = 0


class Charmed(NamedTuple):
    charmed: bool
    rolls: int


@procedure(
    passage="Charmer",
    asks=("repartee_raises",),
    readings=("precision",),
    aims={"attacker": "charmed=true"},
    roles=reading("attacker", "defender", kind=Fighting),
    examples=(
        {"attacker": {"wits": 3}, "defender": {"wits": 2, "resolve": 2}, "mode": "simple"},
        {"attacker": {"wits": 2}, "defender": {"wits": 4, "resolve": 3}, "mode": "simple"},
        {"attacker": {"wits": 3}, "defender": {"wits": 2, "resolve": 2}, "raises": 1},
    ),
)
def charm(given: Charm) -> Move[Charmed]:
    """Charmer: as many contests of wits must be won, one after the other, as the target is resolute."""
    return goto(charm_raises, Charming(), note("to_charm", resolve=given.defender.resolve))


def charm_raises(state: Charming, given: Charm) -> Step:
    """Charmer: each raise is worth a success more."""
    return raises_called(given, charm_raised, state)


def charm_raised(state: Charming, raises: int) -> Move:
    return goto(charm_contest, state._replace(raises=raises))


def charm_contest(state: Charming, given: Charm) -> Step:
    """Charmer (R36): Esprit against Esprit."""
    return contest(given.voices, state.raises, given, charm_answered)


def charm_answered(state: Charming, answer: bool | Won, given: Charm) -> Move:
    """Charmer: one failure ends the attempt for good."""
    rolls = state.rolls + 1
    if not carried(answer):
        return done(Charmed(False, rolls))
    successes = state.successes + 1 + state.raises
    if successes >= given.defender.resolve:
        return done(Charmed(True, rolls))
    return goto(charm_raises, Charming(successes, rolls), note("charming", successes=successes))


# --- Intimider


class Intimidate(Repartee):
    attacker: WithResolve
    defender: WithResolve

    @property
    def voices(self) -> Voices:
        return voices_of(self.attacker.resolve, self.defender.resolve, self.attacker, self.defender)


class Intimidated(NamedTuple):
    success: bool
    penalty: int


@procedure(
    passage="Intimider",
    asks=("repartee_raises",),
    readings=("precision",),
    aims={"attacker": "penalty"},
    roles=reading("attacker", "defender", kind=Fighting),
    examples=(
        {"attacker": {"resolve": 3}, "defender": {"resolve": 3}, "raises": 1, "mode": "simple"},
        {"attacker": {"resolve": 3}, "defender": {"resolve": 2}},
    ),
)
def intimidate(given: Intimidate) -> Move[Intimidated]:
    """Intimider: a strong will costs others dice for a scene."""
    return goto(intimidate_raises, None)


def intimidate_raises(nothing: None, given: Intimidate) -> Step:
    """Intimider: each raise costs the target a die more."""
    return raises_called(given, intimidate_raised)


def intimidate_raised(nothing: None, raises: int) -> Move:
    return goto(intimidate_contest, raises)


def intimidate_contest(raises: int, given: Intimidate) -> Step:
    """Intimider (R36): Détermination against Détermination."""
    return contest(given.voices, raises, given, intimidate_answered)


def intimidate_answered(raises: int, answer: bool | Won) -> Move:
    return done(Intimidated(True, 1 + raises) if carried(answer) else Intimidated(False, 0))


# --- Provoquer


class Taunt(Repartee):
    attacker: WithPanache
    defender: WithPanache

    @property
    def voices(self) -> Voices:
        return voices_of(self.attacker.panache, self.defender.panache, self.attacker, self.defender)


class Taunted(NamedTuple):
    success: bool
    forced_raises: int


@procedure(
    passage="Provoquer",
    asks=("repartee_raises",),
    readings=("precision",),
    aims={"attacker": "forced_raises"},
    roles=reading("attacker", "defender", kind=Fighting),
    examples=(
        {"attacker": {"panache": 3}, "defender": {"panache": 2}, "raises": 1},
        {"attacker": {"panache": 3}, "defender": {"panache": 2}, "mode": "simple"},
    ),
)
def taunt(given: Taunt) -> Move[Taunted]:
    """Provoquer: an opponent is put off balance."""
    return goto(taunt_raises, None)


def taunt_raises(nothing: None, given: Taunt) -> Step:
    """Provoquer (R38): the target will have to raise as often, for nothing."""
    return raises_called(given, taunt_raised)


def taunt_raised(nothing: None, raises: int) -> Move:
    return goto(taunt_contest, raises)


def taunt_contest(raises: int, given: Taunt) -> Step:
    """Provoquer (R36): Panache against Panache."""
    return contest(given.voices, raises, given, taunt_answered)


def taunt_answered(raises: int, answer: bool | Won) -> Move:
    return done(Taunted(True, raises) if carried(answer) else Taunted(False, 0))
