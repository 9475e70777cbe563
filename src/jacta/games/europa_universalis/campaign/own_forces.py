"""2.7.2, Annexe E: what a power's own stacks and fleets come to in counters that are maintained, and in ships owned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from jacta.games.europa_universalis.logistics.upkeep import LandCounters, NavalCounters
from jacta.games.europa_universalis.naval_combat.states import Ships
from jacta.games.europa_universalis.navies.fleets import FleetContent
from jacta.games.europa_universalis.pieces.fleet import Fleet, joined
from jacta.games.europa_universalis.pieces.stack import Stack

KEPT_AS: dict[str, Any] = {"A+": "A+", "A-": "A-", "DT": "D"}
"""Counters of a stack that have a price of upkeep; pashas and DC have none."""


def land_counters(stacks: Sequence[Stack]) -> Iterator[LandCounters]:
    """Annexe E, entretien: the counters of stacks by kind and quality."""
    listed = (counter for stack in stacks for counter in stack.listed() if counter["type"] in KEPT_AS)
    for (kind, quality), count in Counter((KEPT_AS[one["type"]], one["quality"]) for one in listed).items():
        yield LandCounters(type=kind, quality=quality, count=count)


def naval_counters(fleets: Sequence[Fleet], others: NavalCounters) -> NavalCounters:
    """2.7.2: fleet counters, and the detachments outside them, with those that are stated besides."""
    total = Counter(others.model_dump(by_alias=True))
    for fleet in fleets:
        if fleet.counter == "none":
            ships = all_ships(fleet)
            total.update({"D": ships.nav + ships.ga + ships.gal + ships.tr, "DE": ships.de + ships.ga_de})
        else:
            total[fleet.counter] += 1
    return NavalCounters.model_validate(dict(total))


def all_ships(fleet: Fleet) -> Ships:
    """2.7.6: those afloat, and those that are due back."""
    return joined(joined(fleet.afloat, fleet.due_round), fleet.due_turn)


def halves_owned(fleets: Sequence[Fleet]) -> int:
    """2.7.2 (R22s): the DN of fleets, in halves; loose DE do not count."""
    total = 0
    for fleet in fleets:
        ships = all_ships(fleet)
        loose = 2 * ships.nav + ships.ga + ships.gal
        total += loose if fleet.counter == "none" else FleetContent(**ships.model_dump()).halves_owned
    return total
