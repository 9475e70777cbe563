"""Provisions de bord, Dégradation des provisions, Rencontres aléatoires: what a long voyage lives on and meets."""

from __future__ import annotations

from typing import Annotated, ClassVar, NamedTuple

from pydantic import Field, model_validator

from jacta.games.seventh_sea.figures import Count, Dice, Difficulty, Name, Rank, refuse
from jacta.games.seventh_sea.inputs import exactly_one
from jacta.games.seventh_sea.options import Situation
from jacta.games.seventh_sea.roles import STARVING_SHIP
from jacta.games.seventh_sea.rolls.pools import Pool
from jacta.games.seventh_sea.sheets import FromSheets, reads
from jacta.rules import Consult, Known, Move, Roll, Step, done, goto, note, procedure

Weeks = Annotated[int, Field(ge=0, le=520)]
WEEKS_PER_MONTH, CREW_PER_PROVISION = 4, 6
RATIONS = WEEKS_PER_MONTH * CREW_PER_PROVISION
"""Crew ranks that one rank of provisions feeds for a week (R46)."""


# --- Provisions de bord


class Provisions(FromSheets):
    sheets: ClassVar = {"ship": reads(cargo=("resolve",), crew=("finesse",))}

    cargo: Rank
    provisions: Count
    crew: Rank
    weeks: Weeks
    can_land: bool = True

    @model_validator(mode="after")
    def stowed(self) -> Provisions:
        if self.provisions > self.cargo:
            raise refuse("provisions", "cargo", provisions=self.provisions, cargo=self.cargo)
        return self


class Larder(NamedTuple):
    weeks_fed: int
    enough: bool
    mutiny: bool
    crew_left: int


@procedure(
    passage="Provisions de bord (FDS100)",
    readings=(),
    kind="check",
    roles=STARVING_SHIP,
    examples=(
        {"cargo": 3, "provisions": 1, "crew": 2, "weeks": 12},
        {"cargo": 4, "provisions": 1, "crew": 5, "weeks": 7, "can_land": False},
        {"cargo": 4, "provisions": 1, "crew": 5, "weeks": 7},
    ),
)
def provisions(given: Provisions) -> Move[Larder]:
    """Provisions de bord (R46): how long the food lasts, and what hunger does."""
    fed = RATIONS * given.provisions // given.crew if given.crew else given.weeks
    enough = fed >= given.weeks
    starved = 0 if enough or given.can_land else given.weeks - fed
    return done(Larder(fed, enough, not enough, max(0, given.crew - starved)))


# --- Dégradation des provisions


class Spoilage(Situation):
    """One kind of food, by its difficulty or by the name under which the book lists it."""

    nd: Difficulty | None = None
    food: Annotated[Name, Known("fds100")] | None = None
    weeks: Annotated[int, Field(ge=1, le=520)]
    since: Weeks = 0

    @model_validator(mode="after")
    def one_difficulty(self) -> Spoilage:
        exactly_one(self, "nd", "food")
        return self


class Week(NamedTuple):
    nd: int
    week: int


class Rotten(NamedTuple):
    week: int


@procedure(
    passage="Dégradation des provisions (FDS100)",
    readings=(),
    tables=("fds100",),
    aims={"crew": "week=0"},
    examples=({"nd": 15, "weeks": 2}, {"nd": 60, "weeks": 12}),
)
def spoilage(given: Spoilage) -> Move[Rotten]:
    """Dégradation des provisions: week after week the food may rot."""
    return goto(food, None)


def food(nothing: None, given: Spoilage) -> Step:
    """Dégradation des provisions: what this food resists, stated or looked up."""
    if given.nd is None:
        return Consult("fds100", (given.food,), then=food_known)
    return food_known(None, given.nd, given)


def food_known(nothing: None, nd: int, given: Spoilage) -> Move:
    return goto(weekly_roll, Week(nd, given.since + 1))


def weekly_roll(now: Week) -> Step:
    """Dégradation des provisions (R2): a die a week since the last supplies; more than the difficulty is rotten."""
    return Roll("spoilage", Pool(now.week, now.week).reaching(now.nd + 1), then=weekly_rolled)


def weekly_rolled(now: Week, total: float, given: Spoilage) -> Move:
    if total > now.nd:
        return done(Rotten(now.week), note("rotten", week=now.week))
    if now.week == given.since + given.weeks:
        return done(Rotten(0))
    return goto(weekly_roll, Week(now.nd, now.week + 1))


# --- Rencontres aléatoires


class Encounter(Situation):
    """The price of an encounter, or the name under which the book lists it."""

    gm_heroism: Dice
    cost: Count | None = None
    encounter: Annotated[Name, Known("fds101")] | None = None

    @model_validator(mode="after")
    def one_price(self) -> Encounter:
        exactly_one(self, "cost", "encounter")
        return self


class Paid(NamedTuple):
    ok: bool
    left: int


@procedure(
    passage="Rencontres aléatoires (FDS101)",
    readings=(),
    kind="check",
    tables=("fds101",),
    examples=({"gm_heroism": 5, "cost": 3}, {"gm_heroism": 2, "cost": 3}),
)
def encounter(given: Encounter) -> Move[Paid]:
    """Rencontres aléatoires: the game master pays for what the ship meets."""
    return goto(encounter_price, None)


def encounter_price(nothing: None, given: Encounter) -> Step:
    """Rencontres aléatoires: what it costs, stated or looked up."""
    if given.cost is None:
        return Consult("fds101", (given.encounter,), then=priced)
    return priced(None, given.cost, given)


def priced(nothing: None, cost: int, given: Encounter) -> Move:
    ok = cost <= given.gm_heroism
    return done(Paid(ok, given.gm_heroism - cost if ok else given.gm_heroism))
