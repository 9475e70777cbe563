"""Retour à la maison hivernal, on land: into which groups the armies part, and how many units each group loses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

from jacta.games.here_i_stand.movement.board import PowerName, SpaceName
from jacta.games.here_i_stand.movement.winter import FORTRESS_ROOM, Refuge, WinterOptions

Prefer = Literal["fortress", "capital", "fewest_losses"]


class Marcher(NamedTuple):
    """An army with every refuge within its reach, the nearest first."""

    power: str
    at: str
    units: int
    refuges: tuple[Refuge, ...]

    @property
    def home(self) -> Refuge | None:
        """The refuge it stands in."""
        return next((refuge for refuge in self.refuges if refuge.name == self.at), None)

    @property
    def elsewhere(self) -> tuple[Refuge, ...]:
        return tuple(refuge for refuge in self.refuges if refuge.name != self.at)

    @property
    def capital(self) -> Refuge | None:
        """The nearest own capital that it could march to."""
        return next((refuge for refuge in self.elsewhere if refuge.own_capital), None)

    def staying(self, units: int) -> Marched:
        return Marched(self.power, self.at, self.at, units, 0, units)

    def sending(self, refuge: Refuge, units: int) -> Marched:
        """R41: a group on its way to a refuge."""
        lost = refuge.losses(units)
        return Marched(self.power, self.at, refuge.name, units, lost, units - lost)

    def losing(self, units: int) -> Marched:
        """R42: those who find no refuge."""
        return Marched(self.power, self.at, None, units, units, 0)


class Orders(NamedTuple):
    """What an army is told: to stay where it stands if that is a refuge, and which plan its movers follow.

    Among equally near refuges it fills those named `first`, in that order, before the others.
    """

    stay: bool = True
    prefer: Prefer = "fortress"
    first: tuple[str, ...] = ()


TO_FORTRESS = Orders()
TO_CAPITAL = Orders(stay=False, prefer="capital")


class Marched(NamedTuple):
    power: PowerName
    from_: SpaceName
    to: SpaceName | None
    sent: int
    lost: int
    arrived: int


def marched(
    armies: Sequence[Marcher], orders: Sequence[Orders], options: WinterOptions
) -> tuple[tuple[Marched, ...], ...]:
    """The groups into which each army parts: first all who stay, then all who move, in list order."""
    room: dict[str, int] = {}
    staying = []
    for army, told in zip(armies, orders, strict=True):
        stays = units_staying(army, room) if told.stay else 0
        if stays:
            take_room(room, army.at, stays)
        staying.append(stays)
    parted = []
    for army, told, stays in zip(armies, orders, staying, strict=True):
        groups = [army.staying(stays)] if stays else []
        if army.units > stays:
            groups += moving_groups(army, army.units - stays, told, room, options)
        for group in groups:
            if group.to not in (None, army.at):
                take_room(room, group.to, group.arrived)
        parted.append(tuple(groups))
    return tuple(parted)


def units_staying(army: Marcher, room: dict[str, int]) -> int:
    """R39: an army in a refuge is home; in a fortress only as many as find room, the rest is surplus."""
    if army.home is None:
        return 0
    return min(army.units, room.get(army.at, FORTRESS_ROOM)) if army.home.limited else army.units


def take_room(room: dict[str, int], space: str, units: int) -> None:
    room[space] = room.get(space, FORTRESS_ROOM) - units


def moving_groups(
    army: Marcher, units: int, told: Orders, room: dict[str, int], options: WinterOptions
) -> list[Marched]:
    """R36: to the nearest refuges or to the capital, as told; `fewest_losses` compares the two plans."""
    to_fortress = filled(army, units, fortress_plan(army, options, told.first), room)
    if told.prefer == "fortress" or army.capital is None:
        return to_fortress
    to_capital = filled(army, units, (army.capital,), room)
    return to_capital if told.prefer == "capital" else min(to_fortress, to_capital, key=total_lost)


def total_lost(groups: Iterable[Marched]) -> int:
    return sum(group.lost for group in groups)


def fortress_plan(army: Marcher, options: WinterOptions, first: Sequence[str] = ()) -> tuple[Refuge, ...]:
    """R35, R38: the nearest refuges, then the capital; all refuges in turn without one, or under `next_nearest`.

    Of equally near ones those named `first` come first, in that order, then the others by name.
    """

    def rank(refuge: Refuge) -> tuple[int, int, str]:
        return refuge.distance, first.index(refuge.name) if refuge.name in first else len(first), refuge.name

    open_refuges = tuple(sorted(army.elsewhere, key=rank))
    capital = army.capital
    if capital is None or looks_further(army, options):
        return open_refuges
    if army.home:
        return (capital,)
    nearest = tuple(refuge for refuge in open_refuges if refuge.distance == open_refuges[0].distance)
    return (*nearest, capital)


def looks_further(army: Marcher, options: WinterOptions) -> bool:
    """R38: whether refuges beyond the nearest are open to it once those are full."""
    return army.capital is None or options.full_fortress == "next_nearest"


def filled(army: Marcher, units: int, targets: Iterable[Refuge], room: dict[str, int]) -> list[Marched]:
    """R41, R42: fill the refuges one after the other; arrivals, not departures, take room. Who finds none dies out."""
    groups = []
    for refuge in targets:
        if sent := capacity(refuge, units, room):
            groups.append(army.sending(refuge, sent))
            units -= sent
    if units:
        groups.append(army.losing(units))
    return groups


def capacity(refuge: Refuge, units: int, room: Mapping[str, int]) -> int:
    """R37, R41: how many can be sent there: arrivals, not departures, take room."""
    if not refuge.limited:
        return units
    free = room.get(refuge.name, FORTRESS_ROOM)
    return min(units, free * 2 if refuge.attrition else free)
