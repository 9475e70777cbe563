"""What the planner makes of things (4.30): the figures by which he weighs what he may do, in points or as shares.

What the tables say (points, harvests, prices) stands in `values`; these are judgements, which weigh it. The usual ones
were set by hand and by games. The marshal has some that differ, because games told so (`python -m bench.mistakes`, by
kinds of answers; `python -m bench.figures`, by games of planners with figures of their own): they and how they were
made stand in `figures.json`.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple, TypeAlias


class Figures(NamedTuple):
    """One for each thing that he weighs."""

    # --- Rations and years to come
    ration: float = 0.16
    """A ration that is needed."""
    surplus: float = 0.2
    """How much of it one counts that is beyond all needs, and rots."""
    spent: float = 1.2
    """How much more a ration weighs that is spent than one that is won."""
    foresight: float = 2.0
    """How many years of its harvest a new site is credited with."""
    promise: float = 0.9
    """What a unit may still take in each season to come: there are few, and recruits are slow."""
    sorcery: float = 0.5
    """The sorcerer in the capital, for each spell to come."""

    # --- Others
    rival: float = 2.0
    """What the strongest opponent loses, against what we win: he cannot build there, either."""
    also_ran: float = 0.4
    """What others lose."""

    # --- What there is to take, and how soon it can be by whoever is there
    village_falls: float = 0.31
    city_falls: float = 0.14
    fortress_falls: float = 0.03
    talks: float = 0.52
    """A neutral site."""
    wilds: float = 0.62
    """Unowned land."""
    held: float = 0.5
    """Land that others stand on."""
    swamp: float = 0.1
    rescue: float = 0.7
    """What calls our units back of a site of ours that is besieged."""
    fading: float = 0.5
    """What is a step farther off counts for so much of it."""
    potential: float = 0.22
    """A place from which much can be taken, against the taking itself."""

    # --- Combat and siege
    broken: float = 0.4
    """How much of a unit is lost that is beaten badly."""
    shaken: float = 0.2
    """And beaten."""
    guard: float = 0.3
    """A guard out of the way."""
    breach: float = 0.16
    """How much of a site is won by weakening it."""
    relief: float = 0.4
    """And how much by freeing an own one from a siege."""
    peril: float = 0.04
    """What an enemy next door takes from a unit, for each point that it is weakened by."""
    great_peril: float = 0.12
    """From this on a weakened unit is better off behind walls."""
    coming: float = 0.2
    """How often a site is besieged next to which an enemy stands."""

    # --- Scouts
    way_opened: float = 0.15
    """What they are worth beyond this turn's step: the way that they open until the thaw."""
    neutral_found: float = 0.6
    hostile_found: float = -0.3
    talk: float = 0.16
    """How much of a site is won by the way to it."""
    lost_ground: float = 0.4
    """Land on which they find a site cannot be taken by walking there; else we would have, in so many cases."""
    modifier: float = 0.095
    """A point on the unit's dice."""
    nest: float = -0.5
    trouble: float = 0.02
    """Nothing below this is worth the trouble."""

    # --- Spells
    bounty: float = 2.0
    """A harvest more, against a need."""
    dearth: float = 0.39
    """A ration less for an enemy."""
    approached: float = 0.5
    """How often whoever stands beside walls besieges them."""
    fighting: float = 0.25
    """Two points on the dice of a year where enemies are near."""
    idle: float = 0.05
    """And where they are not."""
    haste: float = 0.1
    """A second step in spring."""
    frozen: float = 0.12
    """A spring without a step."""

    # --- What weighs as much as it does, unless games tell otherwise
    own_blood: float = 1.0
    """How much of an own unit's worth is at stake in combat and siege."""
    zeal: float = 1.0
    """How much of another player's site a siege promises."""
    land: float = 1.0
    """How much of what others lose counts where it is mere land."""
    prize_lost: float = 2.0
    """How much more an own site weighs that is lost to an opponent than its worth."""

    # --- Leanings: nothing, unless games tell otherwise
    front: float = 0.0
    """The first armies a step nearer to an opponent's capital, against a free neighbour."""
    village_front: float = 0.0
    """And the first village."""
    exposed: float = 0.0
    """What an enemy next door takes from any unit."""
    curiosity: float = 0.0
    """Scouts, beyond what they promise."""
    watched: float = 0.0
    """Scouts where an enemy stands next door, for each of them."""
    scouts_on: float = 0.0
    """Scouts of a unit that has marched already, and can follow them only by a forced march."""
    forced: float = 0.0
    """A second step, beyond what it promises."""
    hide: float = 0.0
    """Who is beaten goes behind walls."""
    stand: float = 0.0
    """Or stays where he is."""
    pursuit: float = 0.0
    """To follow a beaten enemy."""
    plunder: float = 0.0
    """To raze what was taken."""
    fortify: float = 0.0
    """A fortress, beyond its points, while there is a year to come."""
    secluded: float = 0.0
    """A new village a step farther from the enemy."""


USUAL = Figures()
LEARNED = "figures.json"
Schedule: TypeAlias = tuple[Figures, ...]
"""Figures for the last year, for the year before it, and so on; the last of them for all years before."""
ALWAYS: Schedule = (USUAL,)


def at(schedule: Schedule, years_left: int) -> Figures:
    """The figures with so many years to come after this one."""
    return schedule[min(max(0, years_left), len(schedule) - 1)]


@cache
def learned(players: int) -> Schedule:
    """Those that were learned at tables of so many."""
    found = json.loads((files(__package__ or "") / LEARNED).read_text(encoding="utf-8"))
    return tuple(Figures(**one) for one in found[table_of(players)]["figures"])


def table_of(players: int) -> str:
    """With one opponent what he loses is won; with more, somebody else may have it."""
    return "two" if players == 2 else "more"
