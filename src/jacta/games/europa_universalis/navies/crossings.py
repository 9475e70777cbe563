"""2.7.3, 2.7.4: what a naval stack may do in a round, and what it can carry."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from pydantic import Field, model_validator

from jacta.games.europa_universalis.inputs import Period, in_halves, number
from jacta.games.europa_universalis.marches.land_transport import Embarked, points_needed
from jacta.games.europa_universalis.navies.naval_units import UNITS, NavalContent
from jacta.games.europa_universalis.sea_options import UnderDetachments
from jacta.rules import Move, Rules, Strict, done, procedure

# --- 2.7.3 Clarification sur les mouvements

Activity: TypeAlias = Literal["land_troops", "blockade", "fight_pirates", "explore", "attack"]


class NavalAction(UnderDetachments):
    activities: Annotated[tuple[Activity, ...], Field(max_length=50)]
    overseas: bool = False
    conquistador: bool = False
    army_landed: bool = False
    same_province: bool = False
    interruptions: Annotated[int, Field(ge=0, le=100)] = 0
    moved_after: bool = False

    def is_free(self, activity: Activity) -> bool:
        """2.7.3; 2.8.2: a landing includes the blockade of its province; conquistadors land overseas for nothing."""
        if activity == "blockade":
            return self.same_province
        return activity == "land_troops" and self.overseas and self.conquistador and not self.army_landed


class ActionCheck(NamedTuple):
    ok: bool
    counted: int
    attrition_tests: int


@procedure(
    passage="2.7.3 Clarification sur les mouvements; 2.8.2",
    kind="check",
    examples=(
        {"activities": ["explore", "land_troops"], "overseas": True, "conquistador": True},
        {"activities": ["land_troops", "blockade"], "same_province": True, "interruptions": 1, "moved_after": True},
        {"activities": ["attack", "fight_pirates"], "interruptions": 2},
    ),
)
def naval_action(given: NavalAction) -> Move[ActionCheck]:
    """2.7.3 (R32s): one activity a round; a test of attrition for every leg sailed."""
    counted = sum(not given.is_free(activity) for activity in given.activities)
    last_leg = not given.interruptions or given.moved_after
    return done(ActionCheck(counted <= 1, counted, given.interruptions + last_leg))


# --- 2.7.4 Transport maritime


class Lift(NamedTuple):
    """How much a naval counter may take on board, whatever its points."""

    counters: int
    dt: int


DETACHMENT = Lift(1, 2)
SAILING_FLEET = Lift(2, 4)
GALLEY_FLEET = Lift(3, 8)


ITSELF = {"DN": "nav", "DTr": "tr", "DE": "de"}


class AnyNavalCounter(Strict):
    counter: Literal["F+", "F-", "DN", "DTr", "DE"]


class NavalCounter(NavalContent, AnyNavalCounter):
    """A counter, and what it holds; a detachment of which nothing is said is itself."""

    @model_validator(mode="before")
    @classmethod
    def a_detachment_is_one(cls, said: Any) -> Any:
        if not isinstance(said, Mapping) or any(said.get(unit) for unit in UNITS) or said.get("counter") not in ITSELF:
            return said
        return {**said, ITSELF[said["counter"]]: 1}

    @property
    def is_fleet(self) -> bool:
        return self.counter in ("F+", "F-")

    @property
    def lift(self) -> Lift:
        """2.7.4 (R34s): an A+ for a fleet, two A+ in three counters for one without sails, an A- for a detachment."""
        if not self.is_fleet:
            return DETACHMENT
        return SAILING_FLEET if self.nav or self.de else GALLEY_FLEET


class SeaTransport(UnderDetachments):
    period: Period
    troops: Annotated[tuple[Embarked, ...], Field(max_length=50)]
    naval: Annotated[tuple[NavalCounter, ...], Field(max_length=50)]


class Loading(NamedTuple):
    needed: int | Fraction
    capacity: int | Fraction
    counters: int
    counter_limit: int
    dt: int
    dt_limit: int
    fits: bool


@procedure(
    passage="2.7.4 Transport maritime; Transport maritime par A-",
    kind="check",
    tables=("sea_transport", "naval_units", "nation_class"),
    examples=(
        {
            "period": 7,
            "troops": [{"type": "A-", "army_class": "ivm", "count": 1}, {"type": "DC", "count": 1}],
            "naval": [{"counter": "F+", "nav": 4, "tr": 1}],
        },
        {
            "period": 2,
            "troops": [{"type": "A+", "army_class": "i", "count": 1}, {"type": "DT", "count": 2}],
            "naval": [{"counter": "F+", "ga": 10, "tr": 1}],
        },
    ),
)
def sea_transport(given: SeaTransport, rules: Rules) -> Move[Loading]:
    """2.7.4 (R35s): the troops that a naval stack can carry, points and counters pooled."""
    needed = sum(map(in_halves, points_needed(given.troops, "sea_transport", given.period, rules)))
    capacity = sum(counter.in_halves_of("transport", rules) for counter in given.naval)
    counters = sum(troops.count for troops in given.troops)
    counter_limit = sum(counter.lift.counters for counter in given.naval)
    dt = sum(troops.dt for troops in given.troops)
    dt_limit = sum(counter.lift.dt for counter in given.naval)
    stowed = all(troops.type != "A+" for troops in given.troops) or any(counter.is_fleet for counter in given.naval)
    fits = needed <= capacity and counters <= counter_limit and dt <= dt_limit and stowed
    return done(Loading(number(needed), number(capacity), counters, counter_limit, dt, dt_limit, fits))
