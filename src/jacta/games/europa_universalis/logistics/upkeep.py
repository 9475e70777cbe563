"""2.7.2 Logistique des forces navales: what the counters of a nation cost to keep, beyond its free basic forces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Annotated, Literal, NamedTuple

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


class CountersToMaintain(NamedTuple):
    """Counters of one kind to maintain, and what each of them costs."""

    kind: str
    cost: int
    number: int


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
    elements = {element: max(0, free.get(element, 0) + extra[element]) for element in ELEMENTS}
    counters = [*land_upkeep(given, rules), *naval_upkeep(given, rules)]
    saved = most_saved(elements, counters, land_equivalence=given.options.land_equivalence)
    return done(UpkeepBill(sum(keep.cost * keep.number for keep in counters) - saved, saved))


def most_saved(free: Mapping[Element, int], counters: Sequence[CountersToMaintain], *, land_equivalence: bool) -> int:
    """What the free elements save at most; the owner assigns them.

    Once it is settled how many counters are kept by several elements at once, every other element keeps one counter.
    Then the dearest that can still be kept is always right to keep.
    """
    kinds = tuple(dict.fromkeys(keep.kind for keep in counters))
    ways = {kind: ways_to_keep(kind, land_equivalence=land_equivalence) for kind in kinds}
    together = [(kind, *next(iter(way.items()))) for kind in kinds for way in ways[kind] if sum(way.values()) > 1]
    alike: Counter[tuple[str, int]] = Counter()
    for kind, cost, count in counters:
        alike[kind, cost] += count
    dearest = sorted(alike.items(), key=lambda item: -item[0][1])
    owned = {kind: sum(keep.number for keep in counters if keep.kind == kind) for kind in kinds}
    alone = {element: {kind for kind in kinds if {element: 1} in ways[kind]} for element in ELEMENTS}
    groups = [frozenset(group) for size in range(1, len(kinds) + 1) for group in combinations(kinds, size)]
    keepers = {group: [element for element in ELEMENTS if alone[element] & group] for group in groups}
    best = 0
    for left, kept_together in ways_together(free, together, owned):
        room = {
            group: sum(left[element] for element in keepers[group]) + sum(kept_together.get(kind, 0) for kind in group)
            for group in groups
        }
        saved = 0
        for (kind, cost), count in dearest:
            touched = [group for group in groups if kind in group]
            kept = min(count, *(room[group] for group in touched))
            for group in touched:
                room[group] -= kept
            saved += kept * cost
        best = max(best, saved)
    return best


def ways_together(
    free: Mapping[Element, int], together: Sequence[tuple[str, Element, int]], owned: Mapping[str, int]
) -> Iterator[tuple[Mapping[Element, int], Mapping[str, int]]]:
    """How many counters of which kinds are kept by several elements each, and the elements that are left then."""
    if not together:
        yield free, {}
        return
    (kind, element, need), *others = together
    for number in range(min(owned[kind], free[element] // need) + 1):
        left = {**free, element: free[element] - number * need}
        for rest, kept in ways_together(left, others, owned):
            yield rest, {**kept, kind: number}


def ways_to_keep(kind: str, *, land_equivalence: bool) -> tuple[Mapping[Element, int], ...]:
    """The free elements that keep a counter of this kind, one way or another."""
    equivalent = LAND_EQUIVALENCE.get(kind) if land_equivalence else None
    return KEPT_BY[kind] if equivalent is None else (*KEPT_BY[kind], equivalent)


def land_upkeep(given: Maintenance, rules: Rules) -> Iterator[CountersToMaintain]:
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
        yield CountersToMaintain(name, cost, count)


def naval_upkeep(given: Maintenance, rules: Rules) -> Iterator[CountersToMaintain]:
    """2.7.2 (R30s): naval counters; a DE costs half a detachment, rounded up, and a D keeps two of them."""
    if not given.has_naval:
        return
    assert given.naval_technology is not None
    prices = naval_costs(rules, given.nation, given.naval_technology).maintenance
    for counter, count in (("F+", given.naval.f_plus), ("F-", given.naval.f_minus), ("naval D", given.naval.D)):
        yield CountersToMaintain(counter, prices[counter.removeprefix("naval ")], count)
    half = -(-prices["D"] // 2)
    pairs, single = divmod(given.naval.DE, 2)
    yield CountersToMaintain("DE", 2 * half, pairs)
    yield CountersToMaintain("DE", half, single)
