"""Retour à la maison hivernal as a whole: first every fleet, then every army. No dice, only their owners' choices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from pydantic import model_validator

from jacta.games.here_i_stand.inputs import Name, refuse
from jacta.games.here_i_stand.movement.board import OnMap, tables_used
from jacta.games.here_i_stand.movement.winter import FORTRESS_ROOM, Refuge, WinterOptions, harbours, refuges
from jacta.rules import Ask, Move, Note, Rules, Step, done, goto, note, procedure

Prefer = Literal["fortress", "capital", "fewest_losses"]


# --- Input


class Winter(OnMap):
    """The fleets and armies of the map, in the order in which they go home."""

    alliances: tuple[tuple[Name, Name], ...] = ()
    prefer: Prefer = "fortress"
    options: WinterOptions = WinterOptions()

    @model_validator(mode="after")
    def allies_are_two(self) -> Winter:
        for number, (one, other) in enumerate(self.alliances):
            if one == other:
                raise refuse(f"alliances.{number}", "allied-with-itself", power=one)
        return self

    def friends(self, power: str) -> frozenset[str]:
        """R31: the power and every partner it has in an alliance."""
        return frozenset({power}.union(*({*pair} for pair in self.alliances if power in pair)))


# --- States and outcomes


class Sailor(NamedTuple):
    """A fleet with the nearest ports open to it."""

    power: str
    at: str
    ships: int
    ports: tuple[str, ...]


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


class Orders(NamedTuple):
    """What an army is told: to stay where it stands if that is a refuge, and which plan its movers follow."""

    stay: bool = True
    prefer: Prefer = "fortress"


TO_FORTRESS = Orders()
TO_CAPITAL = Orders(stay=False, prefer="capital")


class Season(NamedTuple):
    """Who goes home, and what has been decided so far: a port for each fleet, orders for each army, in list order."""

    fleets: tuple[Sailor, ...]
    armies: tuple[Marcher, ...]
    ports: tuple[str | None, ...] = ()
    orders: tuple[Orders, ...] = ()


class Sailed(NamedTuple):
    power: str
    from_: str
    to: str | None
    count_: int


class Marched(NamedTuple):
    power: str
    from_: str
    to: str | None
    sent: int
    lost: int
    arrived: int


class Returned(NamedTuple):
    """Who went where. Who stays goes from a place to itself; ships without a port and units that die out go nowhere."""

    fleets: tuple[Sailed, ...]
    armies: tuple[Marched, ...]

    @property
    def units_lost(self) -> int:
        return total_lost(self.armies)


# --- The procedure and its decisions


@procedure(
    passage="Retour à la maison hivernal",
    asks=("winter_quarters",),
    tables=tables_used,
    aims={"player": "-units_lost"},
    examples=[
        {
            "alliances": [["france", "genoa"]],
            "overlay": {
                "controllers": {"milan": "france", "pavia": "france", "geneva": "hapsburg", "florence": "papacy"},
                "fleets": [{"power": "france", "at": "gulf_of_lyon", "count": 2}],
                "armies": [
                    {"power": "france", "at": "milan", "units": 5},
                    {"power": "hapsburg", "at": "turin", "units": 4},
                    {"power": "papacy", "at": "trent", "units": 5},
                ],
            },
        },
        {
            "prefer": "fewest_losses",
            "overlay": {
                "fleets": [{"power": "ottoman", "at": "ionian_sea", "count": 3}],
                "armies": [{"power": "ottoman", "at": "buda", "units": 7}],
            },
        },
    ],
)
def winter_return(given: Winter, rules: Rules) -> Move[Returned]:
    """Retour à la maison hivernal (R34 to R42): ships to port, then armies to their capital or the nearest fortress."""
    board, options = given.board(rules), given.options
    fleets = tuple(
        Sailor(power, at, ships, tuple(port.name for port in harbours(board, at, power, given.friends(power), options)))
        for power, at, ships in ((fleet.power, fleet.at, fleet.count) for fleet in board.fleets)
        if ships
    )
    armies = tuple(
        Marcher(power, at, units, refuges(board, at, power, given.friends(power), options))
        for power, at, units in ((army.power, army.at, army.units) for army in board.armies)
        if units
    )
    season = Season(fleets, armies)
    if given.left_out("prefer"):
        return goto(to_port, season)
    nearest = tuple(fleet.ports[0] if fleet.ports else None for fleet in fleets)
    return settled(season._replace(ports=nearest, orders=(Orders(prefer=given.prefer),) * len(armies)), rules)


def to_port(season: Season) -> Step:
    """Retour à la maison hivernal (R35): each owner picks among equally near ports."""
    number = len(season.ports)
    if number == len(season.fleets):
        return goto(to_quarters, season)
    power, at, ships, ports = season.fleets[number]
    if len(ports) > 1:
        about = {"power": power, "place": at, "ships": ships}
        return Ask("winter_port", power, ports, then=port_chosen, default=ports[0], args=about)
    return port_chosen(season, ports[0] if ports else None)


def port_chosen(season: Season, port: str | None) -> Move:
    return goto(to_port, season._replace(ports=(*season.ports, port)))


def to_quarters(season: Season, rules: Rules) -> Step:
    """Retour à la maison hivernal (R36, R39): each owner sends his army to the nearest fortress or to his capital."""
    number = len(season.orders)
    if number == len(season.armies):
        return settled(season, rules)
    army = season.armies[number]
    if has_choice(season, army, rules.options):
        about = {"power": army.power, "place": army.at, "units": army.units}
        options = ("fortress", "capital")
        return Ask("winter_quarters", army.power, options, then=quarters_chosen, default="fortress", args=about)
    return quarters_chosen(season, "fortress")


def quarters_chosen(season: Season, choice: Literal["fortress", "capital"]) -> Move:
    orders = TO_FORTRESS if choice == "fortress" else TO_CAPITAL
    return goto(to_quarters, season._replace(orders=(*season.orders, orders)))


def has_choice(season: Season, army: Marcher, options: WinterOptions) -> bool:
    """Whether fortress or capital makes a difference to this army, whatever the armies after it choose.

    The fortress has most room for it when those that stand there leave: so this is tried with everybody after it gone.
    """
    home = army.home
    if army.capital is None or (home and not home.limited):
        return False
    number = len(season.orders)
    after = (TO_CAPITAL,) * (len(season.armies) - number - 1)
    to_fortress, to_capital = (
        marched(season.armies, (*season.orders, orders, *after), options)[number]
        for orders in (TO_FORTRESS, TO_CAPITAL)
    )
    return to_fortress != to_capital


# --- How the choices work out


def settled(season: Season, rules: Rules) -> Move:
    """Retour à la maison hivernal: everybody goes where he was sent."""
    ported = zip(season.fleets, season.ports, strict=True)
    fleets = [Sailed(fleet.power, fleet.at, port, fleet.ships) for fleet, port in ported]
    armies = [group for groups in marched(season.armies, season.orders, rules.options) for group in groups]
    home = Returned(tuple(sorted(fleets, key=_printed_order)), tuple(sorted(armies, key=_printed_order)))
    return done(home, *remarks(home))


def _printed_order(moved: Sailed | Marched) -> tuple[str, str, str]:
    return moved.power, moved.from_, moved.to or ""


def remarks(home: Returned) -> Iterable[Note]:
    """R34, R42: who found no place to winter."""
    for fleet in home.fleets:
        if fleet.to is None:
            yield note("no_port", power=fleet.power, place=fleet.from_)
    for army in home.armies:
        if army.to is None:
            yield note("no_refuge", power=army.power, place=army.from_, units=army.lost)


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
        groups = [Marched(army.power, army.at, army.at, stays, 0, stays)] if stays else []
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
    to_fortress = filled(army, units, fortress_plan(army, options), room)
    if told.prefer == "fortress" or army.capital is None:
        return to_fortress
    to_capital = filled(army, units, (army.capital,), room)
    return to_capital if told.prefer == "capital" else min(to_fortress, to_capital, key=total_lost)


def total_lost(groups: Iterable[Marched]) -> int:
    return sum(group.lost for group in groups)


def fortress_plan(army: Marcher, options: WinterOptions) -> tuple[Refuge, ...]:
    """R38: the nearest refuges, then the capital; all refuges in turn without one, or under `next_nearest`."""
    open_refuges = army.elsewhere
    if army.capital is None or options.full_fortress == "next_nearest":
        return open_refuges
    if army.home:
        return (army.capital,)
    nearest = tuple(refuge for refuge in open_refuges if refuge.distance == open_refuges[0].distance)
    return (*nearest, army.capital)


def filled(army: Marcher, units: int, targets: Iterable[Refuge], room: dict[str, int]) -> list[Marched]:
    """R41, R42: fill the refuges one after the other; arrivals, not departures, take room. Who finds none dies out."""
    groups = []
    for refuge in targets:
        free = room.get(refuge.name, FORTRESS_ROOM)
        sent = min(units, free * 2 if refuge.attrition else free) if refuge.limited else units
        if sent:
            lost = refuge.losses(sent)
            groups.append(Marched(army.power, army.at, refuge.name, sent, lost, sent - lost))
            units -= sent
    if units:
        groups.append(Marched(army.power, army.at, None, units, units, 0))
    return groups
