"""Recrutement; Déploiement: new units are raised, and placed after the thaw (4.18, 4.20)."""

from __future__ import annotations

from typing import NamedTuple

from jacta.games.mighty_empires.campaign.legal import legal_moves
from jacta.games.mighty_empires.inputs import Kind
from jacta.games.mighty_empires.pictures.remarks import beside
from jacta.games.mighty_empires.players import steward
from jacta.games.mighty_empires.state.actions import Place, aside, places
from jacta.games.mighty_empires.state.box import pieces_left
from jacta.games.mighty_empires.state.changes import new_unit
from jacta.games.mighty_empires.state.examples import in_winter
from jacta.games.mighty_empires.state.procedures import After, WinterGiven, given_for, state_procedure
from jacta.games.mighty_empires.state.world import ROLLS, PieceCounts, World, seat_name
from jacta.games.mighty_empires.winter.tables import Recruits, recruit
from jacta.rules import Ask, Move, Run, Step, done, goto, note

# --- Recrutement


class Levy(NamedTuple):
    """A player's recruits whose kind is still open."""

    world: World
    seat: int
    number: int = 0


@state_procedure(
    "Recrutement", {"state": in_winter(), "seat": 0}, asks=("recruit_kind",), readings=("destroyed_return",)
)
def levy(given: WinterGiven) -> Move[After]:
    """Recrutement: a player raises armies or ships."""
    told = note("levy", who=seat_name(given.seat))
    return goto(mustering, Levy(given.begun("recruitment"), given.seat), told)


def has_port(world: World, seat: int) -> bool:
    """4.18: a coastal city of his own."""
    return any(world.is_port(hex, seat) and not world.tiles[hex].desolated for hex in world.sites_of(seat))


def mustering(levy: Levy) -> Step:
    """Recrutement (R87): one roll, if there is a piece left to place."""
    left = pieces_left(levy.world, levy.seat)
    box = given_for(
        recruit, levy.world, armies_left=left.army, ships_left=left.ship, port=has_port(levy.world, levy.seat)
    )
    return Run("recruit", recruit, box, then=mustered, roles=ROLLS[levy.seat])


def mustered(levy: Levy, found: Recruits) -> Move:
    return goto(enlisting, levy._replace(number=found.recruits))


def kinds(levy: Levy) -> tuple[Kind, ...]:
    """D22: what the next recruit can be."""
    left = pieces_left(levy.world, levy.seat)
    ship = left.ship and has_port(levy.world, levy.seat)
    return (*(("army",) if left.army else ()), *(("ship",) if ship else ()))


def enlisting(levy: Levy) -> Step:
    """Recrutement: army or ship."""
    if not levy.number:
        return done(After(levy.world))
    options = kinds(levy)
    if len(options) == 1:
        return enlisted(levy, options[0])
    return Ask("recruit_kind", seat_name(levy.seat), options, enlisted, "army")


def enlisted(levy: Levy, kind: Kind) -> Move:
    return goto(enlisting, Levy(waiting(levy.world, levy.seat, kind, 1), levy.seat, levy.number - 1))


def waiting(world: World, seat: int, kind: Kind, number: int) -> World:
    """More or fewer recruits wait to be placed."""
    recruits = world.recruits
    changed = recruits[seat].plus(kind, number)
    return world._replace(recruits=(*recruits[:seat], changed, *recruits[seat + 1 :]))


# --- Déploiement


class Muster(NamedTuple):
    """A player whose recruits are placed, one after the other."""

    world: World
    seat: int


MOST_RECRUITS = 100


def recruits_of(given: WinterGiven) -> tuple[int, int]:
    """How many are placed one after the other, and how many may be for exact odds."""
    return sum(given.world.recruits[given.seat]), MOST_RECRUITS


@state_procedure(
    "Déploiement",
    {"state": in_winter(recruits=(PieceCounts(1, 0), PieceCounts())), "seat": 0},
    chance="none",
    asks=("deploy",),
    exact_up_to={"state.recruits": recruits_of},
)
def deploy(given: WinterGiven) -> Move[After]:
    """Déploiement: a player places his recruits."""
    return goto(placing, Muster(given.begun("deployment"), given.seat))


def next_recruit(muster: Muster) -> Kind | None:
    left = muster.world.recruits[muster.seat]
    return "army" if left.army else "ship" if left.ship else None


def berths(muster: Muster) -> tuple[Place, ...]:
    """D23 (R88): where the next recruit may stand: armies on any own hex, ships before an own coastal city."""
    world, seat, kind = muster.world, muster.seat, next_recruit(muster)
    assert kind is not None
    shut, view = world.targets("flood", "storm"), legal_moves(world, seat)
    found = []
    for hex in world.hexes_of(seat):
        if world.tiles[hex].desolated or hex in shut:
            continue
        name, site = world.atlas.names[hex], world.tiles[hex].site
        if kind == "ship":
            if site is not None and world.is_port(hex, seat) and not world.razed(hex):
                found.append(Place("ship", name))
            continue
        found.append(Place("army", name))
        if view.open_to(hex):
            found.append(Place("army", name, True))
    return tuple(found)


def placing(muster: Muster) -> Step:
    """Déploiement: recruit after recruit; who finds no place goes back into the box."""
    world, kind = muster.world, next_recruit(muster)
    if kind is None:
        return done(After(world))
    options = berths(muster)
    if not options:
        recruits = world.recruits
        left = PieceCounts(0, recruits[muster.seat].ship) if kind == "army" else PieceCounts()
        emptied = (*recruits[: muster.seat], left, *recruits[muster.seat + 1 :])
        return goto(placing, muster._replace(world=world._replace(recruits=emptied)), note("no_berth", kind=kind))
    if len(options) == 1:
        return placed(muster, options[0])
    return Ask(
        "deploy",
        seat_name(muster.seat),
        options,
        placed,
        steward.deploy,
        {"kind": kind},
        remark=beside,
        places=places,
        aside=aside,
    )


def placed(muster: Muster, place: Place) -> Move:
    kind = next_recruit(muster)
    assert kind is not None
    world = waiting(muster.world, muster.seat, kind, -1)
    world = new_unit(world, muster.seat, kind, world.atlas.by_name[place.hex], inside=place.inside)
    return goto(placing, muster._replace(world=world))
