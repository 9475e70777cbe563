"""Espionnage: sabotage, secret exploration, burglary (4.16)."""

from __future__ import annotations

from typing import NamedTuple

from jacta.games.mighty_empires.campaign.scouting import SCOUT_TABLES, sighting
from jacta.games.mighty_empires.inputs import TWO_DICE, Terrain
from jacta.games.mighty_empires.pictures.remarks import beside
from jacta.games.mighty_empires.players import steward
from jacta.games.mighty_empires.state.actions import PASS, Spying, places
from jacta.games.mighty_empires.state.changes import affect, conceal_roll, earn
from jacta.games.mighty_empires.state.examples import in_winter
from jacta.games.mighty_empires.state.procedures import After, WinterGiven, state_procedure
from jacta.games.mighty_empires.state.world import World, seat_name
from jacta.rules import Ask, Move, Roll, Rules, Step, done, goto, note


class Spies(NamedTuple):
    """A player's spies, and the hex that they explore in secret."""

    world: World
    seat: int
    hex: int = 0


@state_procedure("Espionnage", {"state": in_winter(), "seat": 0}, tables=SCOUT_TABLES, asks=("espionage",))
def espionage(given: WinterGiven) -> Move[After]:
    """Espionnage: a player's spies may do one thing."""
    return goto(plotting, Spies(given.begun("espionage"), given.seat))


def plots(spies: Spies) -> list[Spying]:
    """D20: what the spies can do, and where."""
    world, seat = spies.world, spies.seat
    names, neighbours = world.atlas.names, world.atlas.neighbours
    bordering = {near for hex in world.hexes_of(seat) for near in neighbours[hex]}
    sabotaged = world.targets("sabotaged")
    found = []
    for hex, tile in enumerate(world.tiles):
        if tile.revealed and tile.terrain == "river" and tile.bridge and hex not in sabotaged:
            found.append(Spying("sabotage", names[hex]))
        known = tile.owner is not None or tile.explored_by or tile.site or tile.desolated or tile.spy is not None
        if hex in bordering and not known:
            found.append(Spying("secret_exploration", names[hex]))
    found.extend(Spying("burglary", one) for one in world.living if one != seat and world.reserves[one])
    return found


def plotting(spies: Spies) -> Step:
    """Espionnage: one action, or none."""
    options = (PASS, *plots(spies))
    if len(options) == 1:
        return done(After(spies.world))
    return Ask(
        "espionage",
        seat_name(spies.seat),
        options,
        plotted,
        steward.espionage,
        remark=beside,
        grouped="action",
        places=places,
    )


def plotted(spies: Spies, plot: Spying | str) -> Move:
    """Espionnage (R72, R75): a bridge falls, or a ration changes hands; a secret exploration needs its roll."""
    world, seat = spies.world, spies.seat
    if isinstance(plot, str):
        return done(After(world))
    if plot.action == "burglary":
        return done(After(earn(earn(world, int(plot.target), -1), seat, 1)))
    hex = world.atlas.by_name[str(plot.target)]
    if plot.action == "sabotage":
        return done(After(affect(world, "sabotaged", "hex", hex, until="spring_end")))
    return goto(peeking, spies._replace(hex=hex))


def peeking(spies: Spies) -> Step:
    """Espionnage (R74): the spy alone sees the terrain and the roll on its table.

    A marsh has none, but nobody may tell it from whether dice are thrown, or by whom: the spy throws for nothing.
    """
    return Roll("secret", TWO_DICE, then=peeked, seen_by=(seat_name(spies.seat),), who=seat_name(spies.seat))


def spied_terrain(spies: Spies) -> Terrain:
    world, hex = spies.world, spies.hex
    terrain = next((one.terrain for one in world.concealed if one.hex == hex), world.tiles[hex].terrain)
    assert terrain is not None
    return terrain


def peeked(spies: Spies, dice: int, rules: Rules) -> Move:
    world, hex, terrain = spies.world, spies.hex, spied_terrain(spies)
    found = sighting(terrain, dice, rules)
    told = note(
        "spied",
        seen_by=(seat_name(spies.seat),),
        hex=world.atlas.names[hex],
        terrain=terrain,
        status=found.status,
        site=found.site or "none",
    )
    return done(After(conceal_roll(world, hex, spies.seat, None if terrain == "marsh" else dice)), told)
