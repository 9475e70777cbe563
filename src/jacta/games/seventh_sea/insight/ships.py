"""What a ship duel is worth at the end of a turn: what the hulls can still bear, and the broadsides to come."""

from __future__ import annotations

from math import log
from typing import NamedTuple

from jacta.games.seventh_sea.figures import OTHER, SIDES, Side
from jacta.games.seventh_sea.insight import Appraisal, fight_of
from jacta.games.seventh_sea.insight.duels import LEAST, mean
from jacta.games.seventh_sea.naval_combat.gunnery import HULL_INTERVAL, aim_pool, broadside_pool, hull_pool
from jacta.games.seventh_sea.naval_combat.sea_fight import SeaFight, ShipDuel
from jacta.games.seventh_sea.rolls.pools import RAISE, Pool
from jacta.rules import Position, remembered

LAST = 0.15
"""A ship that the next broadside sinks can still bear so much of it."""


class ShipFeatures(NamedTuple):
    """What a ship has; all but the last two as a logarithm."""

    bears: float
    """Grave damage that it can still take, less what the superficial damage will cost it with the next broadside."""
    reaches: float
    """How likely its broadside hits the other."""
    harms: float
    """What the guns of its stronger side do, on average."""
    spare: float
    """What those of the weaker side do."""
    hull: float
    crew: float
    rudder: float
    sails: float
    heroism: float
    aims: float
    """Whether guns bear on the other once both have run on; broadside to broadside they always do."""


@remembered
def _cost(pool: Pool, damage: int) -> float:
    """Ouvrir le feu (R53): grave damage that so much superficial damage brings, on average."""
    return sum(1 - float(pool.chance(nd)) for nd in range(damage, 0, -HULL_INTERVAL))


@remembered
def _guns(cannons: int) -> float:
    return log(1 + mean(broadside_pool(cannons, "round", raises=0, explode=True)))


def ships(here: Position) -> dict[str, ShipFeatures]:
    """What both ships have."""
    given: ShipDuel = here.outermost.context.given
    return {side: _ship(side, fight_of(here), given) for side in SIDES}


def _ship(side: Side, fight: SeaFight, given: ShipDuel) -> ShipFeatures:
    own, other, options = fight.vessel(side), fight.vessel(OTHER[side]), given.options
    ship = given.ship(side)
    hull = hull_pool(own.ranks.resolve, ship.carpenter, options, explode=True)
    comes = round(mean(broadside_pool(max(other.port, other.starboard), "round", raises=0, explode=True)))
    waiting = _cost(hull, comes + own.superficial) - _cost(hull, comes) if own.superficial else 0.0
    sinks = 2 * (own.ranks.resolve if options.sink_by == "current" else ship.hull_at_start)
    aim = aim_pool(own.ranks.finesse, ship.gunnery, options, explode=True)
    reaches = float(aim.chance(RAISE * other.ranks.wits)) if own.ranks.finesse else 0.0
    return ShipFeatures(
        log(max(LAST, sinks - own.grave - waiting)),
        log(LEAST + reaches),
        _guns(max(own.port, own.starboard)),
        _guns(min(own.port, own.starboard)),
        log(LEAST + mean(hull)),
        log(1 + own.ranks.finesse),
        log(1 + own.ranks.wits),
        log(1 + own.ranks.panache),
        own.heroism,
        float(_aims(side, fight, given)),
    )


def _aims(side: Side, fight: SeaFight, given: ShipDuel) -> bool:
    """Inertie; Ouvrir le feu: whether guns bear once both ships have run on."""
    if given.stand_and_fire:
        return True
    for one in SIDES:
        vessel = fight.vessel(one)
        fight = fight.with_vessel(one, vessel._replace(pose=vessel.pose.ahead(vessel.ranks.resolve)))
    arc = fight.arc(side, given.options)
    return arc != "none" and bool(fight.vessel(side).guns(arc))


SHIPS = Appraisal("ship_duel", ShipFeatures, ships)
