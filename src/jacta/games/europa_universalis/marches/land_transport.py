"""2.4.4 Transport maritime: what a fleet of ships can carry. The trial rules of 2.7 replace it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal, NamedTuple

from pydantic import Field, model_validator

from jacta.games.europa_universalis.combat.profiles import class_of
from jacta.games.europa_universalis.inputs import WORTH, ArmyClass, Nation, Period, missing, refuse
from jacta.rules import Given, InputError, Move, Rules, Stated, Strict, done, procedure

CAPACITY = {"n": 1, "ga": 1, "t": 4}
DT_PER_COUNTER, DT_PER_GALLEYS = 4, 8
ARMIES_IN = {"A+": 2, "A-": 1}  # R23: an A+ takes the room of two A-
WITHOUT_FIGURE = "a"  # the class that the table leaves out

Ships = Annotated[int, Field(ge=0, le=500)]


class Embarked(Stated):
    """Land counters of one kind. Only armies need their class or nation: the others take the same room everywhere."""

    type: Literal["A+", "A-", "DT", "DC"]
    nation: Nation | None = None
    army_class: ArmyClass | None = None
    count: Annotated[int, Field(ge=1, le=100)]

    @property
    def is_army(self) -> bool:
        return self.type in ARMIES_IN

    @property
    def dt(self) -> int:
        """Their strength; a DC is no detachment."""
        return 0 if self.type == "DC" else WORTH[self.type] * self.count

    def row(self, rules: Rules) -> str:
        """The line of a table of transport points that they read."""
        if not self.is_army:
            return self.type
        return _printed(self.army_class or (class_of(self.nation, rules) if self.nation else None))

    @property
    def places(self) -> int:
        """2.7.4 (R23): how often they need the points of their line; an A+ counts as two A-."""
        return self.count * ARMIES_IN.get(self.type, 1)


def _printed(army_class: ArmyClass | None) -> ArmyClass:
    """The class of an army, for which points must be printed."""
    if army_class is None:
        raise missing("army_class")
    if army_class == WITHOUT_FIGURE:
        raise refuse("army_class", "no-transport-figure", army_class=WITHOUT_FIGURE)
    return army_class


def points_needed(troops: Sequence[Embarked], table: str, period: int, rules: Rules) -> Iterator[float]:
    """2.4.4, 2.7.4 (R23): the points of transport that counters need, sort by sort. Raises InputError with the key."""
    for place, embarked in enumerate(troops):
        try:
            row = embarked.row(rules)
        except InputError as error:
            raise InputError(f"troops.{place}.{error.key}", error.message) from None
        yield embarked.places * rules.table(table).at(row, period)


class Troops(Embarked):
    type: Literal["A+", "A-", "DT"]


class TransportFleet(Strict):
    """One naval counter: ships of the line, galleys, transports."""

    n: Ships
    ga: Ships
    t: Ships

    @property
    def capacity(self) -> int:
        return sum(points * int(getattr(self, ship)) for ship, points in CAPACITY.items())

    @property
    def dt_limit(self) -> int:
        """2.4.4 (R25): galleys instead of ships of the line may carry more."""
        return DT_PER_GALLEYS if self.ga and not self.n else DT_PER_COUNTER


class LandTransport(Given):
    period: Period
    troops: Annotated[tuple[Troops, ...], Field(max_length=50)]
    fleets: Annotated[tuple[TransportFleet, ...], Field(max_length=50)]

    @model_validator(mode="after")
    def fleets_have_ships(self) -> LandTransport:
        for place, fleet in enumerate(self.fleets):
            if not (fleet.n or fleet.ga or fleet.t):
                raise refuse(f"fleets.{place}", "no-ships")
        return self


class LandTransportVerdict(NamedTuple):
    needed: int
    capacity: int
    dt: int
    dt_limit: int
    fits: bool


@procedure(
    passage="2.4.4 Transport maritime",
    kind="check",
    tables=("land_transport", "nation_class"),
    examples=(
        {
            "period": 2,
            "troops": [{"type": "A+", "army_class": "i", "count": 1}, {"type": "DT", "count": 2}],
            "fleets": [{"n": 0, "ga": 60, "t": 5}],
        },
        {"period": 6, "troops": [{"type": "DT", "count": 5}], "fleets": [{"n": 40, "ga": 0, "t": 10}]},
    ),
)
def land_transport(given: LandTransport, rules: Rules) -> Move[LandTransportVerdict]:
    """2.4.4 (R25): points and detachments are pooled over the naval counters."""
    needed = int(sum(points_needed(given.troops, "land_transport", given.period, rules)))
    capacity = sum(fleet.capacity for fleet in given.fleets)
    dt = sum(troops.dt for troops in given.troops)
    dt_limit = sum(fleet.dt_limit for fleet in given.fleets)
    fits = needed <= capacity and dt <= dt_limit
    return done(LandTransportVerdict(needed, capacity, dt, dt_limit, fits))
