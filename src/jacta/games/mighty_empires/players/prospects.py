"""What the dice promise (4.30): the exact odds of scouts, envoys, combats, sieges and fire, boiled down to what counts.

Each answer is worked out once, by the rules themselves, and kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from jacta.games.mighty_empires.campaign.combat import Combat
from jacta.games.mighty_empires.campaign.diplomacy import diplomacy
from jacta.games.mighty_empires.campaign.scouting import Mission, Report, Sighting, scout, sighting
from jacta.games.mighty_empires.campaign.sea_combat import SeaBattle, ShoreBattle
from jacta.games.mighty_empires.campaign.sieges import siege
from jacta.games.mighty_empires.winter.spell_targets import firestorm
from jacta.rules import Given, Procedure, odds

MOST_KEPT = 20_000
SHAKEN = -3  # on the next roll; worse is broken


class FightChances(NamedTuple):
    """How a combat may end for the attacker, and how for the other; `clears`: nobody of the other is left there."""

    destroys: float = 0
    breaks: float = 0
    shakes: float = 0
    destroyed: float = 0
    broken: float = 0
    shaken: float = 0
    clears: float = 0


class SiegeChances(NamedTuple):
    captured: float
    garrison_loss: float
    weakened: float
    destroyed: float


class Welcome(NamedTuple):
    allied: float
    hostile: float


@lru_cache(maxsize=MOST_KEPT)
def siege_chances(walls: Given) -> SiegeChances:
    """One siege roll."""
    found = odds(siege, walls)
    return SiegeChances(
        float(found.p(result="captured")),
        float(found.p(result="garrison_loss")),
        float(found.p(lambda outcome: outcome.siege_bonus > 0)),
        float(found.p(result="besieger_destroyed")),
    )


@lru_cache(maxsize=MOST_KEPT)
def fight_chances(fight: Procedure, given: Given) -> FightChances:
    """One combat, on land, at sea or on the shore."""
    totals = dict.fromkeys(FightChances._fields, 0.0)
    for outcome, p in odds(fight, given):
        for name in _ending(outcome):
            totals[name] += float(p)
    return FightChances(**totals)


def _ending(outcome: Combat | ShoreBattle | SeaBattle) -> tuple[str, ...]:
    fate = _fate(outcome)
    if outcome.winner is None:
        return ("destroys", "destroyed", "clears") if fate == "destroyed" else ()
    if outcome.winner == "defender":
        return (fate,)
    gone = fate == "destroyed" or getattr(outcome, "fate", "") == "retreats"
    done = {"destroyed": "destroys", "broken": "breaks", "shaken": "shakes"}[fate]
    return (done, "clears") if gone else (done,)


def _fate(outcome: Any) -> str:
    if isinstance(outcome, SeaBattle):
        return "destroyed" if outcome.ship in ("destroyed", "captured") else "broken"
    if outcome.fate == "destroyed":
        return "destroyed"
    return "broken" if outcome.next_roll < SHAKEN else "shaken"


@lru_cache(maxsize=MOST_KEPT)
def welcome(envoys: Given) -> Welcome:
    """How often envoys win a neutral site over, and how often they turn it against them."""
    found = odds(diplomacy, envoys)
    return Welcome(float(found.p(status="allied")), float(found.p(status="hostile")))


@lru_cache(maxsize=MOST_KEPT)
def reports(mission: Mission, roll: int | None = None) -> tuple[tuple[Report, float], ...]:
    """What scouts may report; an own spy may know their roll already."""
    found = [(report, float(p)) for report, p in odds(scout, mission)]
    if roll is not None:
        foreseen = sighting(mission.terrain, roll + mission.modifier, scout.rules(mission))
        found = [one for one in found if _agrees(one[0], foreseen, mission)]
    total = sum(p for _, p in found)
    return tuple((report, p / total) for report, p in found)


class Tidings(NamedTuple):
    """What of all reports that scouts may bring counts for whoever weighs a mission: how likely each thing is."""

    rations: tuple[tuple[int, float], ...]
    """How many they find, or lose, and how often."""
    modifier: float
    """On the unit's dice, on average."""
    awake: float
    asleep: float
    turn_over: float
    neutral: float
    hostile: float
    opened: float


@lru_cache(maxsize=MOST_KEPT)
def tidings(mission: Mission, roll: int | None = None) -> Tidings:
    """What scouts may report, taken together."""
    rations: dict[int, float] = {}
    modifier, often = 0.0, dict.fromkeys(Tidings._fields[2:], 0.0)
    for one, p in reports(mission, roll):
        if one.rations:
            rations[one.rations] = rations.get(one.rations, 0.0) + p
        modifier += p * one.modifier
        if one.dragons is not None:
            often["awake" if one.dragons == "awake" else "asleep"] += p
        if one.turn_over:
            often["turn_over"] += p
        elif one.site and one.status is not None:
            often["hostile" if one.status == "hostile" else "neutral"] += p
        elif one.explored:
            often["opened"] += p
    return Tidings(tuple(rations.items()), modifier, **often)


def _agrees(report: Report, foreseen: Sighting, mission: Mission) -> bool:
    if foreseen.status == "event" or report.event is not None:
        return foreseen.status == "event" and report.event is not None
    return report.site == (None if mission.site_present else foreseen.site) and report.status in (foreseen.status, None)


@lru_cache(maxsize=MOST_KEPT)
def burns(target: Given) -> float:
    """How often a storm of fire destroys its target."""
    return float(odds(firestorm, target).p(fate="destroyed"))
