"""Alliances: the round of proposals and breaks before each season (4.24)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from jacta.games.mighty_empires.state.actions import Pact
from jacta.games.mighty_empires.state.changes import put_outside
from jacta.games.mighty_empires.state.examples import state
from jacta.games.mighty_empires.state.procedures import After, StateGiven, state_procedure
from jacta.games.mighty_empires.state.world import Unit, World, seat_name
from jacta.rules import Ask, Move, Note, Step, done, goto, note

NONE = "none"


class Council(NamedTuple):
    """Those who have not spoken yet, and a proposal that waits for its answer."""

    world: World
    seats: tuple[int, ...]
    proposed_to: int = 0


@state_procedure(
    "Combat entre armées; La retraite",
    {"state": state(), "options": {"alliances": "on"}},
    chance="none",
    asks=("alliance", "alliance_answer"),
    readings=("alliances", "orders"),
)
def alliance(given: StateGiven) -> Move[After]:
    """Combat entre armées (R56): each player may propose an alliance, or break one."""
    world = given.world
    open_to_all = world.options.allies_allowed(world.players) and world.options.orders == "each"
    return goto(speaking, Council(world, world.living if open_to_all else ()))


def pacts(world: World, seat: int) -> list[Pact]:
    """D5: what a player may propose or break."""
    others = [one for one in world.living if one != seat]
    return [Pact("break" if world.allied(seat, one) else "propose", one) for one in others]


def speaking(council: Council) -> Step:
    """Combat entre armées (R56): player after player, one word each."""
    world = council.world
    if not council.seats:
        return done(After(world))
    seat = council.seats[0]
    offers = pacts(world, seat)
    if not offers:
        return goto(speaking, council._replace(seats=council.seats[1:]))
    return Ask("alliance", seat_name(seat), (NONE, *offers), spoken, NONE)


def spoken(council: Council, pact: Pact | str) -> Move:
    if isinstance(pact, str):
        return goto(speaking, council._replace(seats=council.seats[1:]))
    if pact.do == "propose":
        return goto(answering, council._replace(proposed_to=pact.seat))
    world, told = broken_off(council.world, council.seats[0], pact.seat)
    return goto(speaking, Council(world, council.seats[1:]), told)


def answering(council: Council) -> Step:
    """Combat entre armées (R56): a proposal takes effect if the other agrees."""
    about = {"proposer": seat_name(council.seats[0])}
    return Ask("alliance_answer", seat_name(council.proposed_to), (True, False), agreed, False, about)


def agreed(council: Council, yes: bool) -> Move:
    world, one, other = council.world, council.seats[0], council.proposed_to
    if not yes:
        return goto(speaking, Council(world, council.seats[1:]))
    world, told = allied(world, one, other)
    return goto(speaking, Council(world, council.seats[1:]), told)


def allied(world: World, one: int, other: int) -> tuple[World, Note]:
    """4.24: from now on two players are allies."""
    pair = (min(one, other), max(one, other))
    told = note("alliance_made", one=seat_name(one), other=seat_name(other))
    return world._replace(alliances=tuple(sorted({*world.alliances, pair}))), told


def broken_off(world: World, one: int, other: int) -> tuple[World, Note]:
    """4.24: units inside the former ally's sites are put outside."""
    world = world._replace(alliances=tuple(pair for pair in world.alliances if set(pair) != {one, other}))
    for hex, tile in enumerate(world.tiles):
        if tile.site is not None and tile.site.owner in (one, other):
            world = put_outside(world, hex, belonging_to(other if tile.site.owner == one else one))
    return world, note("alliance_broken", one=seat_name(one), other=seat_name(other))


def belonging_to(seat: int) -> Callable[[Unit], bool]:
    return lambda unit: unit.owner == seat
