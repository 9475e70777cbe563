"""What the planner makes of things (4.30): the figures by which he weighs what he may do, in points or as shares.

What the tables say (points, harvests, prices) stands in `values`; these are judgements, which weigh it. The usual ones
were set by hand and by games. Those in which the marshal's guide differs were learned from games that were watched or
counted (`bench.mistakes`, `bench.strength`): they and how they were made stand in `figures.json`.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple


class Figures(NamedTuple):
    """One for each thing that he weighs."""

    # --- Rations and years to come
    ration: float = 0.16
    """A ration that is needed."""
    surplus: float = 0.2
    """How much of that a ration counts that is beyond all needs, and rots."""
    spent: float = 1.2
    """How much more a ration weighs when it is spent than when it is won."""
    foresight: float = 2.0
    """How many years of its harvest a new site is credited with."""
    promise: float = 0.9
    """What a unit may still take in each season to come: there are few, and recruits are slow."""
    sorcery: float = 0.5
    """The sorcerer in the capital, for each spell to come."""
    finality: float = 0.0
    """How much he ignores, in the last turn, what is of use only in later turns."""

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
    patience: float = 0.0
    """How much another season of talks with a neutral site counts, relative to the one before."""
    swamp: float = 0.1
    rescue: float = 0.7
    """How much of a besieged site of ours calls our units back."""
    fading: float = 0.5
    """What share is left of the worth of a thing for each step that it is farther off."""
    potential: float = 0.22
    """A place from which much can be taken, against the taking itself."""

    # --- Combat and siege
    broken: float = 0.4
    """How much of a unit is lost when it is beaten badly."""
    shaken: float = 0.2
    """And when it is beaten."""
    guard: float = 0.3
    """A guard out of the way."""
    breach: float = 0.16
    """How much of a site is won by weakening it."""
    relief: float = 0.4
    """And how much by freeing an own one from a siege."""
    peril: float = 0.04
    """What an enemy next door takes from a unit, for each point that it is weakened by."""
    great_peril: float = 0.12
    """A unit weakened by this much is better off behind walls."""
    coming: float = 0.2
    """How often a site is besieged when an enemy stands next to it."""
    stand: float = 0.0
    """What a beaten unit gains by staying where it is."""

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


USUAL = Figures()
OF_LATER_USE = (
    *("potential", "guard", "breach", "broken", "shaken"),
    *("neutral_found", "hostile_found", "talk", "modifier", "nest"),
)
LEARNED = "figures.json"


@cache
def learned(players: int) -> Figures:
    """Those that were learned at tables of so many."""
    found = json.loads((files(__package__ or "") / LEARNED).read_text(encoding="utf-8"))
    return Figures(**found[table_of(players)]["figures"])


@cache
def in_last_turn(figures: Figures) -> Figures:
    """What is of later use counts for less; a ration is a ration then, and a rival's point a point."""
    left = 1.0 - figures.finality
    faded = {name: left * getattr(figures, name) for name in OF_LATER_USE}
    levelled = {name: 1.0 + left * (getattr(figures, name) - 1.0) for name in ("rival", "spent")}
    return figures._replace(**faded, **levelled, finality=0.0)


def table_of(players: int) -> str:
    """With one opponent what he loses is won; with more, somebody else may have it."""
    return "two" if players == 2 else "more"
