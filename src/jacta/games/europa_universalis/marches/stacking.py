"""2.4.1 and 2.4.3: how many counters may stand together, and how they may be regrouped."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias

from pydantic import model_validator

from jacta.games.europa_universalis.inputs import FULL_STACK, WORTH, Count, Counters, missing, refuse
from jacta.rules import Given, Move, done, procedure

MOST_COUNTERS = 3
MOST_DT = FULL_STACK
MOST_PASHAS = 2

StackLimit: TypeAlias = Literal["counters", "dt", "pashas"]
Regrouping: TypeAlias = Literal["dt", "new_army", "veterans", "phase"]
RegroupingPhase: TypeAlias = Literal[
    "movement", "logistics", "interception_start", "interception_arrival", "enemy_movement"
]


# --- 2.4.1 Empilement


class Stacking(Given):
    """All that one side has in one region; pashas are counted by themselves (R19), and DC too: each is a counter.

    `counters` says in how many counters all of it stands; with A+ or A- it may be left out: then every DT is one.
    """

    counters: Count | None = None
    dt: Count = 0
    a_plus: Count = 0
    a_minus: Count = 0
    pashas: Count = 0
    dc: Count = 0

    @property
    def worth(self) -> int:
        return WORTH["A+"] * self.a_plus + WORTH["A-"] * self.a_minus + self.dt

    @property
    def standing(self) -> int:
        """The counters in all."""
        others = self.a_plus + self.a_minus + self.dt if self.counters is None else self.counters
        return others + self.dc

    @model_validator(mode="after")
    def counters_are_worth_something(self) -> Stacking:
        if self.counters is None:
            if not self.a_plus + self.a_minus:
                raise missing("counters")
            return self
        least, most = WORTH["DT"] * self.counters, WORTH["A+"] * self.counters
        if not least <= self.worth <= most:
            raise refuse("dt", "worth", counters=self.counters, least=least, most=most, dt=self.worth)
        return self


class StackingVerdict(NamedTuple):
    legal: bool
    broken: tuple[StackLimit, ...]


def exceeded_limits(counters: int, dt: int, pashas: int = 0) -> tuple[StackLimit, ...]:
    """2.4.1 (R19): the limits that a side exceeds in a region; pashas come on top of the other two."""
    excess: dict[StackLimit, bool] = {
        "counters": counters > MOST_COUNTERS,
        "dt": dt > MOST_DT,
        "pashas": pashas > MOST_PASHAS,
    }
    return tuple(limit for limit, exceeded in excess.items() if exceeded)


@procedure(
    passage="2.4.1 Empilement",
    kind="check",
    examples=({"counters": 2, "dt": 8, "pashas": 2}, {"a_plus": 2, "dt": 1}, {"counters": 1, "dt": 1, "dc": 3}),
)
def stacking(given: Stacking) -> Move[StackingVerdict]:
    """2.4.1 (R19); 2.8.1: three counters, eight detachments and two pashas, whenever a stack ends its move."""
    broken = exceeded_limits(given.standing, given.worth, given.pashas)
    return done(StackingVerdict(not broken, broken))


# --- 2.4.3 Réorganisation des forces


class Group(Counters):
    """Counters of one nation in one region, and how many of their detachments are known to be veterans."""

    veteran_dt: Count | None = None


class Reorganisation(Given):
    before: Group
    after: Group
    phase: RegroupingPhase = "movement"

    @model_validator(mode="after")
    def veterans_are_among_the_troops(self) -> Reorganisation:
        for key, group in (("before", self.before), ("after", self.after)):
            if group.veteran_dt is not None and group.veteran_dt > group.worth:
                raise refuse(f"{key}.veteran_dt", "veterans", veterans=group.veteran_dt, dt=group.worth)
        return self


class ReorganisationVerdict(NamedTuple):
    legal: bool
    broken: tuple[Regrouping, ...]


@procedure(
    passage="2.4.3 Réorganisation des forces; 2.5 Achat de troupe",
    kind="check",
    examples=(
        {"before": {"a_plus": 0, "a_minus": 1, "dt": 2}, "after": {"a_plus": 1, "a_minus": 0, "dt": 0}},
        {"before": {"a_plus": 1, "a_minus": 0, "dt": 0}, "after": {"a_plus": 0, "a_minus": 2, "dt": 0}},
        {
            "before": {"a_plus": 0, "a_minus": 2, "dt": 0, "veteran_dt": 3},
            "after": {"a_plus": 1, "a_minus": 0, "dt": 0, "veteran_dt": 4},
            "phase": "enemy_movement",
        },
    ),
)
def reorganise(given: Reorganisation) -> Move[ReorganisationVerdict]:
    """2.4.3: the same troops in other counters, but never in one army counter more."""
    broken = tuple(broken_by(given))
    return done(ReorganisationVerdict(not broken, broken))


def broken_by(given: Reorganisation) -> Iterator[Regrouping]:
    """2.4.3, 2.5: what forbids this regrouping, in reporting order."""
    before, after = given.before, given.after
    if after.worth != before.worth:
        yield "dt"
    if after.armies > before.armies:
        yield "new_army"
    if None not in (before.veteran_dt, after.veteran_dt) and before.veteran_dt != after.veteran_dt:
        yield "veterans"
    if given.phase == "enemy_movement":
        yield "phase"
