"""2.4.4 Transport maritime: what a fleet of ships can carry. The trial rules of 2.7 replace it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, NamedTuple

from pydantic import Field, model_validator

from jacta.games.europa_universalis.inputs import WORTH, ArmyClass, Period, missing, refuse
from jacta.rules import Given, Move, Rules, Stated, Strict, done, procedure

CAPACITY = {"n": 1, "ga": 1, "t": 4}
DT_PER_COUNTER, DT_PER_GALLEYS = 4, 8
ARMIES_IN = {"A+": 2, "A-": 1}  # R23: an A+ takes the room of two A-
WITHOUT_FIGURE = "a"  # the class that the table leaves out

Ships = Annotated[int, Field(ge=0, le=500)]


class Embarked(Stated):
    """Land counters of one kind. Only armies need their class: the others take the same room everywhere."""

    type: Literal["A+", "A-", "DT", "DC"]
    army_class: ArmyClass | None = None
    count: Annotated[int, Field(ge=1, le=100)]

    @property
    def is_army(self) -> bool:
        return self.type in ARMIES_IN

    @property
    def dt(self) -> int:
        """Their strength; a DC is no detachment."""
        return 0 if self.type == "DC" else WORTH[self.type] * self.count

    @property
    def row(self) -> str:
        """The line of a table of transport points that they read."""
        return (self.army_class or "") if self.is_army else self.type

    @property
    def places(self) -> int:
        """2.7.4 (R23): how often they need the points of their line; an A+ counts as two A-."""
        return self.count * ARMIES_IN.get(self.type, 1)


def check_classes(troops: Sequence[Embarked]) -> None:
    """Armies state a class, and one for which points are printed."""
    for place, embarked in enumerate(troops):
        key = f"troops.{place}.army_class"
        if embarked.is_army and embarked.army_class is None:
            raise missing(key)
        if embarked.is_army and embarked.army_class == WITHOUT_FIGURE:
            raise refuse(key, "no-transport-figure", army_class=WITHOUT_FIGURE)


class Troops(Embarked):
    type: Literal["A+", "A-", "DT"]

    def points(self, period: int, rules: Rules) -> int:
        """2.4.4 (R23): points of transport that these counters need."""
        return self.places * int(rules.table("land_transport").at(self.row, period))


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
    def armies_have_a_printed_class(self) -> LandTransport:
        check_classes(self.troops)
        return self

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
    tables=("land_transport",),
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
    needed = sum(troops.points(given.period, rules) for troops in given.troops)
    capacity = sum(fleet.capacity for fleet in given.fleets)
    dt = sum(troops.dt for troops in given.troops)
    dt_limit = sum(fleet.dt_limit for fleet in given.fleets)
    fits = needed <= capacity and dt <= dt_limit
    return done(LandTransportVerdict(needed, capacity, dt, dt_limit, fits))
