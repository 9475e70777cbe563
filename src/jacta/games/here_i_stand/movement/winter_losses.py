"""Retour à la maison hivernal, `fewest_losses`: the parting of all armies that loses the fewest units in all.

Every unit goes to an own capital or to one of the nearest refuges as it likes (R36), and who stands in a fortress may
leave it. All partings that differ in what they lose or in the room they take are tried, army by army.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, product
from typing import NamedTuple, TypeAlias

from jacta.games.here_i_stand.movement.winter import Refuge, WinterOptions
from jacta.games.here_i_stand.movement.winter_marches import (
    Marched,
    Marcher,
    capacity,
    looks_further,
    take_room,
    total_lost,
    units_staying,
)

Parted: TypeAlias = tuple[tuple[Marched, ...], ...]
Room: TypeAlias = tuple[tuple[str, int], ...]
"""The free places of every fortress that somebody has entered, by name."""


class Parting(NamedTuple):
    """How armies part, compared as we want them: fewest lost, fewest left without a refuge, shortest ways."""

    lost: int
    left_out: int
    steps: int
    groups: Parted


def least_lost(armies: Sequence[Marcher], usual: Parted, options: WinterOptions) -> Parted:
    """R36, R41: the usual parting, unless another one loses fewer units."""
    most = sum(map(total_lost, usual))
    if not most:
        return usual
    best = min(
        (fewest(armies, staying, room, options) for staying, room in stays(armies, options)),
        key=lambda parting: parting[:3],
    )
    return best.groups if best.lost < most else usual


def stays(armies: Sequence[Marcher], options: WinterOptions) -> Iterator[tuple[tuple[int, ...], Room]]:
    """R39: how many units of each army stay where they are; fewer than could, where another army may want the room."""
    wanted = {refuge.name for army in armies for tier in tiers(army, options) for refuge in tier}
    room: dict[str, int] = {}
    choices: list[range] = []
    for army in armies:
        most = units_staying(army, room)
        if army.home is not None and army.home.limited:
            take_room(room, army.at, most)
        may_leave = army.home is not None and army.home.limited and army.at in wanted
        choices.append(range(most, -1, -1) if may_leave else range(most, most + 1))
    for staying in product(*choices):
        taken: dict[str, int] = {}
        for army, number in zip(armies, staying, strict=True):
            if army.home is not None and army.home.limited and number:
                take_room(taken, army.at, number)
        yield staying, tuple(sorted(taken.items()))


def fewest(armies: Sequence[Marcher], staying: Sequence[int], room: Room, options: WinterOptions) -> Parting:
    """The best parting of those who do not stay, the armies in list order; equal rooms are looked into once."""
    known: dict[tuple[int, Room], Parting] = {}

    def from_army(number: int, room: Room) -> Parting:
        if number == len(armies):
            return Parting(0, 0, 0, ())
        if (number, room) not in known:
            army, stay = armies[number], staying[number]
            here = (army.staying(stay),) if stay else ()
            tried = []
            for way in ways(army, army.units - stay, room, options):
                rest = from_army(number + 1, way.room)
                left_out = sum(group.sent for group in way.groups if group.to is None)
                tried.append(
                    Parting(
                        total_lost(way.groups) + rest.lost,
                        left_out + rest.left_out,
                        way.steps + rest.steps,
                        ((*here, *way.groups), *rest.groups),
                    )
                )
            known[number, room] = min(tried, key=lambda parting: parting[:3])
        return known[number, room]

    return from_army(0, room)


class PartedArmy(NamedTuple):
    """One parting of an army's movers, and the room that is left after it."""

    groups: tuple[Marched, ...]
    steps: int
    room: Room


def ways(army: Marcher, units: int, room: Room, options: WinterOptions) -> list[PartedArmy]:
    """R36, R38: every parting of the movers that is not worse than another one that takes the same room."""
    best: dict[Room, PartedArmy] = {}
    for sent in shares(units, tiers(army, options), capitals(army), dict(room)):
        way = carried_out(army, units, sent, dict(room))
        known = best.get(way.room)
        if known is None or (total_lost(way.groups), way.steps) < (total_lost(known.groups), known.steps):
            best[way.room] = way
    return list(best.values())


def capitals(army: Marcher) -> tuple[Refuge, ...]:
    return tuple(refuge for refuge in army.elsewhere if refuge.own_capital)


def tiers(army: Marcher, options: WinterOptions) -> list[tuple[Refuge, ...]]:
    """R38: the refuges open to its movers beside its own capitals, nearest first; further ones once those are full."""
    if army.home and not looks_further(army, options):
        return []
    near = [tuple(alike) for _, alike in groupby(army.elsewhere, key=lambda refuge: refuge.distance)]
    open_tiers = near if looks_further(army, options) else near[:1]
    return [tuple(refuge for refuge in tier if not refuge.own_capital) for tier in open_tiers]


Sent: TypeAlias = tuple[tuple[Refuge, int], ...]


def shares(
    units: int, open_tiers: Sequence[tuple[Refuge, ...]], own: Sequence[Refuge], room: Mapping[str, int]
) -> Iterator[Sent]:
    """Every number of units for every refuge; the rest goes together to the own capital that costs least, if any.

    A capital that costs nothing takes them all: nothing is better, and it leaves all room to others.
    """
    if not own:
        yield from through_tiers(units, open_tiers, room)
        return
    capital = min(own, key=lambda refuge: (refuge.losses(units), refuge))
    for number in range(units + 1) if capital.attrition else (0,):
        for some in through_tiers(number, open_tiers, room):
            rest = units - sum(sent for _, sent in some)
            yield (*some, (capital, rest)) if rest else some


def through_tiers(units: int, open_tiers: Sequence[tuple[Refuge, ...]], room: Mapping[str, int]) -> Iterator[Sent]:
    """R38: a further tier is open only to those for whom the nearer ones have no room."""
    if not units or not open_tiers:
        yield ()
        return
    first, *further = open_tiers
    most = sum(capacity(refuge, units, room) for refuge in first)
    if most >= units:
        yield from in_tier(units, first, room)
        return
    full = tuple((refuge, capacity(refuge, units, room)) for refuge in first)
    for rest in through_tiers(units - most, further, room):
        yield (*((refuge, number) for refuge, number in full if number), *rest)


def in_tier(units: int, tier: Sequence[Refuge], room: Mapping[str, int]) -> Iterator[Sent]:
    """Every way to share exactly so many units out over equally near refuges with room for them."""
    if not tier:
        if not units:
            yield ()
        return
    first, *others = tier
    for number in range(min(units, capacity(first, units, room)) + 1):
        for rest in in_tier(units - number, others, room):
            yield (*(((first, number),) if number else ()), *rest)


def carried_out(army: Marcher, units: int, sent: Sent, room: dict[str, int]) -> PartedArmy:
    groups, steps = [], 0
    for refuge, number in sent:
        groups.append(army.sending(refuge, number))
        steps += number * refuge.distance
        if refuge.limited:
            take_room(room, refuge.name, groups[-1].arrived)
    left = units - sum(number for _, number in sent)
    if left:
        groups.append(army.losing(left))
    return PartedArmy(tuple(groups), steps, tuple(sorted(room.items())))
