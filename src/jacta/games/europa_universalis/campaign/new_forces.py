"""2.5, 2.6.4, 2.7.2, 2.8.6, 53.14: what a power has bought: it joins a stack or a fleet, or stands apart."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain, repeat
from typing import Any, TypeVar

from jacta.games.europa_universalis.inputs import Counters
from jacta.games.europa_universalis.logistics.naval_purchases import NavalItems
from jacta.games.europa_universalis.logistics.recruiting import SomeCounters
from jacta.games.europa_universalis.marches.stacking import exceeded_limits
from jacta.games.europa_universalis.navies.fleets import FACES
from jacta.games.europa_universalis.navies.naval_units import UNITS
from jacta.games.europa_universalis.overseas.colonies import ColonialItems
from jacta.games.europa_universalis.pieces.fleet import Fleet
from jacta.games.europa_universalis.pieces.power import Power
from jacta.games.europa_universalis.pieces.stack import Stack
from jacta.games.europa_universalis.realm.countries import fleet_room
from jacta.rules import InputError, Rules

AStackOrFleet = TypeVar("AStackOrFleet", Stack, Fleet)
ARMIES = ("a_plus", "a_minus", "dt")
"""Counters of land forces that are bought in Europe, the largest first."""


# --- They join others


def reinforced(stack: Stack, bought: SomeCounters) -> Stack | None:
    """2.5; 2.4.3: a stack with the counters that were bought, conscripts all; None where they are too many for it."""
    counts = {kind: getattr(stack, kind) + getattr(bought, kind) for kind in ARMIES}
    mixed = stack.quality == "veteran" and stack.veteran_dt is None
    return as_checked(stack, {**counts, **({"veteran_dt": stack.detachments} if mixed else {})})


def enlarged(fleet: Fleet, bought: NavalItems) -> Fleet | None:
    """2.7.2: a fleet with the detachments that were bought; None where they are too many for its counter."""
    return as_checked(fleet, {unit: getattr(fleet, unit) + getattr(bought, unit) for unit in UNITS})


def as_checked(piece: AStackOrFleet, changed: Mapping[str, Any]) -> AStackOrFleet | None:
    try:
        return type(piece).model_validate_json(piece.model_copy(update=dict(changed)).model_dump_json())
    except InputError:
        return None


# --- They stand apart


def stacks_of(power: Power, bought: SomeCounters) -> Iterator[Stack]:
    """2.5; 2.4.1: conscripts in as few stacks as hold them."""
    groups: list[dict[str, int]] = []
    for kind in chain.from_iterable(repeat(one, getattr(bought, one)) for one in ARMIES):
        group = next((one for one in groups if fits(one, kind)), None)
        if group is None:
            groups.append(group := dict.fromkeys(ARMIES, 0))
        group[kind] += 1
    for group in groups:
        yield new_stack(power, **group)


def fits(group: Mapping[str, int], kind: str) -> bool:
    """2.4.1: whether a stack holds one counter more."""
    more = Counters(**{**group, kind: group[kind] + 1})
    return not exceeded_limits(sum(group.values()) + 1, more.worth)


def new_stack(power: Power, **counters: Any) -> Stack:
    return Stack(nation=power.nation, period=power.period, tech=power.land_technology, **counters)


def detachments_at_sea(power: Power, bought: NavalItems) -> Fleet:
    """2.7.2: detachments outside a counter."""
    return new_fleet(power, **{unit: getattr(bought, unit) for unit in UNITS})


def fleet_counters(power: Power, bought: NavalItems, rules: Rules) -> Iterator[Fleet]:
    """2.7.2 (R71s): each fleet counter that was bought, with its full content."""
    counts = bought.model_dump(by_alias=True)
    rooms = fleet_room(rules, power.nation, power.period) if any(counts[face] for face in FACES) else None
    for face, room in zip(FACES, rooms or (), strict=False):
        for _ in range(counts[face]):
            yield new_fleet(power, counter=face, nav=room.dn, tr=room.dtr)


def new_fleet(power: Power, **ships: Any) -> Fleet:
    assert power.naval_technology is not None
    own = {"nation": power.nation, "period": power.period, "technology": power.naval_technology}
    return Fleet(**{**own, "counter": "none", **ships})


def overseas_stack(power: Power, bought: ColonialItems, place: str) -> Iterator[Stack]:
    """2.6.4, 2.8.6: the land forces that a province has bought."""
    counters = {kind: count for kind in ("a_minus", "dt", "dc") if (count := getattr(bought, kind))}
    if counters:
        yield new_stack(power, place=place, **counters)


def overseas_fleet(power: Power, bought: ColonialItems, place: str) -> Iterator[Fleet]:
    """2.6.4, 2.8.6: its ships, with the DE of its fisheries."""
    counts = {"nav": bought.nav, "ga": bought.ga, "tr": bought.tr, "de": bought.de + bought.fish_de}
    if any(counts.values()):
        yield new_fleet(power, place=place, **counts)
