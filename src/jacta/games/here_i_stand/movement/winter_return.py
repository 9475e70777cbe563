"""Retour à la maison hivernal as a whole: first every fleet, then every army. No dice, only their owners' choices."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from pydantic import model_validator

from jacta.games.here_i_stand.inputs import Name, refuse
from jacta.games.here_i_stand.movement.board import MapGiven, PlaceName, PowerName, SpaceName, tables_used
from jacta.games.here_i_stand.movement.winter import WinterOptions, harbours, refuges
from jacta.games.here_i_stand.movement.winter_losses import least_lost
from jacta.games.here_i_stand.movement.winter_marches import (
    TO_CAPITAL,
    TO_FORTRESS,
    Marched,
    Marcher,
    Orders,
    Prefer,
    fortress_plan,
    marched,
    total_lost,
)
from jacta.rules import Ask, Move, Note, Rules, Step, done, goto, note, procedure

# --- Input


class Winter(MapGiven):
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


class Season(NamedTuple):
    """Who goes home, and what has been decided so far: a port for each fleet, orders for each army, in list order."""

    fleets: tuple[Sailor, ...]
    armies: tuple[Marcher, ...]
    ports: tuple[str | None, ...] = ()
    orders: tuple[Orders, ...] = ()


class Sailed(NamedTuple):
    power: PowerName
    from_: PlaceName
    to: SpaceName | None
    count_: int


class WinterReturn(NamedTuple):
    """Who went where. Who stays goes from a place to itself; ships without a port and units that die out go nowhere."""

    fleets: tuple[Sailed, ...]
    armies: tuple[Marched, ...]

    @property
    def units_lost(self) -> int:
        return total_lost(self.armies)


# --- The procedure and its decisions


@procedure(
    passage="Retour à la maison hivernal",
    chance="none",
    asks=("winter_port", "winter_quarters", "winter_fortress"),
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
def winter_return(given: Winter, rules: Rules) -> Move[WinterReturn]:
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
    return goto(to_fortress if choice == "fortress" else to_quarters, season._replace(orders=(*season.orders, orders)))


def to_fortress(season: Season, rules: Rules) -> Step:
    """Retour à la maison hivernal (R35): of equally near fortresses the owner says which one is filled first."""
    army = season.armies[len(season.orders) - 1]
    options = equally_near(season, rules.options)
    if not options:
        return goto(to_quarters, season)
    about = {"power": army.power, "place": army.at, "units": army.units}
    return Ask("winter_fortress", army.power, options, then=fortress_chosen, default=options[0], args=about)


def fortress_chosen(season: Season, fortress: str) -> Move:
    told = season.orders[-1]
    orders = (*season.orders[:-1], told._replace(first=(*told.first, fortress)))
    return goto(to_fortress, season._replace(orders=orders))


def equally_near(season: Season, options: WinterOptions) -> tuple[str, ...]:
    """The refuges among which the army that was sent last has still to choose; none where it makes no difference."""
    number = len(season.orders) - 1
    army, told = season.armies[number], season.orders[number]
    plan = fortress_plan(army, options, told.first)
    for place, refuge in enumerate(plan):
        alike = [other for other in plan[place:] if other.distance == refuge.distance]
        if refuge.name not in told.first and len(alike) > 1:
            names = tuple(sorted(other.name for other in alike))
            made = {likely_groups(season, told._replace(first=(*told.first, name)), options) for name in names}
            return names if len(made) > 1 else ()
    return ()


def likely_groups(season: Season, told: Orders, options: WinterOptions) -> tuple[Marched, ...]:
    """The groups of the army that was sent last, if the armies after it leave it all the room that they can."""
    number = len(season.orders) - 1
    after = (TO_CAPITAL,) * (len(season.armies) - number - 1)
    return marched(season.armies, (*season.orders[:number], told, *after), options)[number]


def has_choice(season: Season, army: Marcher, options: WinterOptions) -> bool:
    """Whether fortress or capital makes a difference to this army, whatever the armies after it choose.

    The fortress has most room for it when those that stand there leave: so this is tried with everybody after it gone.
    """
    home = army.home
    if army.capital is None or (home and not home.limited):
        return False
    sent = (season._replace(orders=(*season.orders, orders)) for orders in (TO_FORTRESS, TO_CAPITAL))
    near, far = (likely_groups(one, one.orders[-1], options) for one in sent)
    return near != far


# --- How the choices work out


def settled(season: Season, rules: Rules) -> Move:
    """Retour à la maison hivernal: everybody goes where he was sent."""
    ported = zip(season.fleets, season.ports, strict=True)
    fleets = [Sailed(fleet.power, fleet.at, port, fleet.ships) for fleet, port in ported]
    parted = marched(season.armies, season.orders, rules.options)
    if any(told.prefer == "fewest_losses" for told in season.orders):
        parted = least_lost(season.armies, parted, rules.options)
    armies = [group for groups in parted for group in groups]
    home = WinterReturn(tuple(sorted(fleets, key=_printed_order)), tuple(sorted(armies, key=_printed_order)))
    return done(home, *remarks(home))


def _printed_order(moved: Sailed | Marched) -> tuple[str, str, str]:
    return moved.power, moved.from_, moved.to or ""


def remarks(home: WinterReturn) -> Iterable[Note]:
    """R34, R42: who found no place to winter."""
    for fleet in home.fleets:
        if fleet.to is None:
            yield note("no_port", power=fleet.power, place=fleet.from_)
    for army in home.armies:
        if army.to is None:
            yield note("no_refuge", power=army.power, place=army.from_, units=army.lost)
