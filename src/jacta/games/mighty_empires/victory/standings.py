"""Victoire: what the players hold on the map, and what it is worth now."""

from __future__ import annotations

from jacta.games.mighty_empires.state.world import World
from jacta.games.mighty_empires.victory.scoring import Empire, Empires, Holdings, Score, score, scored


def empire(world: World, seat: int) -> Empire:
    """Victoire (R90): hexes, sites and units of his colour; by default ruins count unless they are desolated."""
    reading = world.options.score_razed
    found = {"village": 0, "city": 0, "fortress": 0}
    for hex in world.sites_of(seat):
        site, gone = world.tiles[hex].site, world.tiles[hex].desolated
        counts = reading == "all" or not (gone if reading == "temporary" else world.razed(hex))
        if site is not None and counts:
            found[site.type] += 1
    return Empire(
        hexes=len(world.hexes_of(seat)),
        villages=found["village"],
        cities=found["city"],
        fortresses=found["fortress"],
        units=len(world.own_units(seat)),
    )


def standings(world: World) -> tuple[tuple[Empire, ...], Score]:
    """What each player holds, and how it would be scored if the game ended now.

    Nobody has entered it: a state that was given may lead to more units than anybody has pieces.
    """
    players = tuple(empire(world, seat) for seat in range(world.players))
    return players, scored(players, score.rules(_NOTHING))


_NOTHING = Empires(players=(Holdings(), Holdings()))
