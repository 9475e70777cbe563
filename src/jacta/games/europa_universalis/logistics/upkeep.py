"""2.7.2 Logistique des forces navales: what the counters of a nation cost to keep, beyond its free basic forces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import Field, model_validator

from jacta.games.europa_universalis.inputs import Period, Quality, Tech, missing
from jacta.games.europa_universalis.realm.countries import (
    ELEMENTS,
    Element,
    Major,
    NavalTech,
    cost_tables,
    land_costs,
    naval_costs,
    sheet,
)
from jacta.games.europa_universalis.sea_options import MaintenanceOptions
from jacta.rules import Given, Move, Rules, Strict, done, procedure

Counters = Annotated[int, Field(ge=0, le=200)]


class LandCounters(Strict):
    type: Literal["A+", "A-", "D"]
    quality: Quality
    count: Counters


class NavalCounters(Strict):
    f_plus: Counters = Field(0, alias="F+")
    f_minus: Counters = Field(0, alias="F-")
    D: Counters = 0
    DE: Counters = 0


ExtraCount = Annotated[int, Field(ge=-20, le=20)]


class ExtraForces(Strict):
    a_plus: ExtraCount = Field(0, alias="A+")
    a_minus: ExtraCount = Field(0, alias="A-")
    f_plus: ExtraCount = Field(0, alias="F+")
    f_minus: ExtraCount = Field(0, alias="F-")
    D: ExtraCount = 0


class Maintenance(Given):
    nation: Major
    period: Period
    land_technology: Tech | None = None
    naval_technology: NavalTech | None = None
    land: Annotated[tuple[LandCounters, ...], Field(max_length=50)] = ()
    naval: NavalCounters = NavalCounters()
    extra_free: ExtraForces = ExtraForces()
    siberia_conscripts: Annotated[int, Field(ge=0, le=2)] = 0
    options: MaintenanceOptions = MaintenanceOptions()

    @property
    def has_land(self) -> bool:
        return any(counters.count for counters in self.land)

    @property
    def has_naval(self) -> bool:
        return any(self.naval.model_dump().values())

    @model_validator(mode="after")
    def counters_have_their_technology(self) -> Maintenance:
        if self.has_land and self.land_technology is None:
            raise missing("land_technology")
        if self.has_naval and self.naval_technology is None:
            raise missing("naval_technology")
        return self


class UpkeepBill(NamedTuple):
    cost: int
    free_cost: int


Free: TypeAlias = tuple[int, ...]
"""Free elements, in the order of ELEMENTS."""
KEPT_BY: Mapping[str, tuple[Mapping[Element, int], ...]] = {
    "A+": ({"A+": 1},),
    "A-": ({"A+": 1}, {"A-": 1}),
    "land D": ({"A+": 1}, {"A-": 1}, {"D": 1}),
    "F+": ({"F+": 1}, {"D": 4}),
    "F-": ({"F+": 1}, {"F-": 1}, {"D": 2}),
    "naval D": ({"F+": 1}, {"F-": 1}, {"D": 1}),
    "DE": ({"D": 1},),
}
"""2.7.2 (R27s, R28s): the free elements that keep a counter, or two DE; never one element several counters."""
LAND_EQUIVALENCE: Mapping[str, Mapping[Element, int]] = {"A+": {"D": 4}, "A-": {"D": 2}}
"""R29s: for armies it is not printed."""


class Keep(NamedTuple):
    """Something to maintain: what it costs and how free elements keep it."""

    cost: int
    ways: tuple[Free, ...]


def upkeep_tables(given: Maintenance) -> tuple[str, ...]:
    return cost_tables(given.nation, land=given.has_land, naval=given.has_naval)


@procedure(
    passage="2.7.2 Logistique des forces navales; Annexe E, forces de base",
    kind="check",
    tables=upkeep_tables,
    examples=(
        {"nation": "russia", "period": 7, "naval_technology": "vessel", "naval": {"F+": 2, "D": 2}},
        {
            "nation": "sweden",
            "period": 4,
            "land_technology": "musket",
            "naval_technology": "battery",
            "land": [
                {"type": "A+", "quality": "veteran", "count": 1},
                {"type": "A-", "quality": "conscript", "count": 2},
            ],
            "naval": {"F-": 2, "DE": 2},
            "extra_free": {"A-": 1},
        },
    ),
)
def maintenance(given: Maintenance, rules: Rules) -> Move[UpkeepBill]:
    """2.7.2 (R27s, R28s, R31s): a turn's upkeep; the free forces keep what would cost most."""
    free = sheet(rules, given.nation).in_period(given.period).free_forces
    extra = given.extra_free.model_dump(by_alias=True)
    elements = tuple(max(0, free.get(element, 0) + extra[element]) for element in ELEMENTS)
    counters = [*land_upkeep(given, rules), *naval_upkeep(given, rules)]
    saved = most_saved(elements, counters)
    return done(UpkeepBill(sum(counter.cost for counter in counters) - saved, saved))


def most_saved(free: Free, counters: Sequence[Keep]) -> int:
    """What the free elements save at most; the owner assigns them."""
    saved = {free: 0}
    for counter in counters:
        for elements, before in list(saved.items()):
            for way in counter.ways:
                left = tuple(have - need for have, need in zip(elements, way, strict=True))
                if min(left) >= 0:
                    saved[left] = max(saved.get(left, 0), before + counter.cost)
    return max(saved.values())


def ways_to_keep(counter: str, *, land_equivalence: bool) -> tuple[Free, ...]:
    ways = list(KEPT_BY[counter])
    if land_equivalence and counter in LAND_EQUIVALENCE:
        ways.append(LAND_EQUIVALENCE[counter])
    return tuple(tuple(way.get(element, 0) for element in ELEMENTS) for way in ways)


def land_upkeep(given: Maintenance, rules: Rules) -> Iterator[Keep]:
    """Annexe E, entretien: land counters by technology and quality, the Cossacks' conscripts in Siberia taken off."""
    siberians = given.siberia_conscripts
    for counters in given.land:
        if not counters.count:
            continue
        assert given.land_technology is not None
        count = counters.count
        if (counters.type, counters.quality) == ("D", "conscript"):
            count, siberians = max(0, count - siberians), max(0, siberians - count)
        cost = land_costs(rules, given.nation, given.land_technology).maintenance[counters.type].of(counters.quality)
        name = "land D" if counters.type == "D" else counters.type
        yield from [Keep(cost, ways_to_keep(name, land_equivalence=given.options.land_equivalence))] * count


def naval_upkeep(given: Maintenance, rules: Rules) -> Iterator[Keep]:
    """2.7.2 (R30s): naval counters; a DE costs half a detachment, rounded up, and a D keeps two of them."""
    if not given.has_naval:
        return
    assert given.naval_technology is not None
    prices = naval_costs(rules, given.nation, given.naval_technology).maintenance
    for counter, count in (("F+", given.naval.f_plus), ("F-", given.naval.f_minus), ("naval D", given.naval.D)):
        cost = prices[counter.removeprefix("naval ")]
        yield from [Keep(cost, ways_to_keep(counter, land_equivalence=False))] * count
    half = -(-prices["D"] // 2)
    pairs, single = divmod(given.naval.DE, 2)
    for cost in [2 * half] * pairs + [half] * single:
        yield Keep(cost, ways_to_keep("DE", land_equivalence=False))
