"""What the planner's sorcerer does (4.30): each of the eleven spells is weighed by what it changes in the year to come.

Rations and strength count only while there is another year; ships and men always.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from jacta.games.mighty_empires.campaign.engagements import firestorm_of, siege_of
from jacta.games.mighty_empires.players.appraisal import SEASONS, Appraisal
from jacta.games.mighty_empires.players.prospects import burns, siege_chances
from jacta.games.mighty_empires.players.steward import nearest
from jacta.games.mighty_empires.players.ventures import Ventures
from jacta.games.mighty_empires.state.actions import Cast
from jacta.games.mighty_empires.state.changes import affect, put
from jacta.games.mighty_empires.state.world import INDEPENDENT, Unit, World

SIEGES = 2  # that whoever stands beside walls lays to them in a year
NEAR = 3  # hexes
NIGHTMARE, FLIGHT = 0.1, 5  # a dragon that flies where we like, and how far


def spell(mind: Appraisal, sorcerer: Any, options: Sequence[Cast | str]) -> list[float]:
    """D18: the spell that promises most."""
    return [spell_worth(mind, cast) if isinstance(cast, Cast) else 0.0 for cast in options]


def spell_worth(mind: Appraisal, cast: Cast) -> float:
    """What a spell is worth to its player."""
    world = mind.world
    if cast.spell == "firestorm":
        return _fire(mind, world.unit(cast.target))
    if cast.spell == "storm":
        hex = world.atlas.by_name[cast.target]
        return _wrecks(mind, hex) + (_drowned(mind, hex) if mind.years_left else 0.0)
    if not mind.years_left:
        return 0.0
    if cast.spell == "dragon_dream":
        return _dream(mind)
    if cast.spell in ON_UNITS:
        return ON_UNITS[cast.spell](mind, world.unit(cast.target))
    return ON_HEXES[cast.spell](mind, world.atlas.by_name[cast.target])


# --- Men


def _fire(mind: Appraisal, unit: Unit) -> float:
    if unit.owner == INDEPENDENT:
        return 0.0
    return burns(firestorm_of(mind.world, unit)) * mind.loss_of(unit.owner)


def _blessing(mind: Appraisal, unit: Unit) -> float:
    """Two points more for a year."""
    return _in_combat(mind, unit) + SIEGES * mind.figures.approached * _swayed(mind, unit, "blessing", 2)


def _curse(mind: Appraisal, unit: Unit) -> float:
    """Two points less for an enemy."""
    if not isinstance(unit.owner, int):
        return 0.0
    his = mind.seen_as(unit.owner)
    swayed = _swayed(his, unit, "curse", -2)
    return mind.share(unit.owner) * (_in_combat(his, unit) - SIEGES * mind.figures.approached * swayed)


def _celerity(mind: Appraisal, unit: Unit) -> float:
    return mind.figures.idle if _enemies_near(mind, unit) else mind.figures.haste


def _in_combat(mind: Appraisal, unit: Unit) -> float:
    return mind.figures.fighting if _enemies_near(mind, unit) else mind.figures.idle


def _enemies_near(mind: Appraisal, unit: Unit) -> bool:
    foes = [other.hex for other in mind.world.units if other.owner in mind.opponents]
    return nearest(mind.world, unit.hex, foes) <= NEAR


def _swayed(mind: Appraisal, unit: Unit, kind: str, value: int) -> float:
    """By how much its best siege near changes for the unit's owner."""
    swayed = affect(mind.world, kind, "unit", unit.id, until="thaw", value=value)
    return _siege(mind, swayed, unit) - _siege(mind, mind.world, unit)


def _siege(mind: Appraisal, world: World, unit: Unit) -> float:
    """What the best siege within a step promises the unit's owner."""
    if unit.kind != "army":
        return 0.0
    ventures, fresh, found = Ventures(mind), rested(unit), 0.0
    for hex in (unit.hex, *world.atlas.neighbours[unit.hex]):
        site = world.tiles[hex].site
        if site is not None and site.owner in mind.opponents and hex not in mind.razed:
            there = fresh._replace(hex=hex)
            found = max(found, ventures.siege(put(world, there), there))
    return found


def rested(unit: Unit) -> Unit:
    """As it is after the winter."""
    return unit._replace(inside=False, siege_bonus=None, next_roll=0, marched=False, hunger=0)


# --- Land and sites


def _frozen(mind: Appraisal, hex: int) -> float:
    """Enemies who cannot come in spring; nor could our own."""
    worth = 0.0
    for unit in mind.units_on.get(hex, ()):
        if unit.owner in mind.friends:
            worth -= mind.figures.frozen
        elif isinstance(unit.owner, int):
            kept_off = mind.figures.approached * _siege(mind.seen_as(unit.owner), mind.world, unit)
            worth += mind.share(unit.owner) * (mind.figures.frozen + kept_off)
    return worth


def _harvest(mind: Appraisal, hex: int) -> float:
    """A year's harvest doubled for us, or denied to an enemy: nothing where the rations would rot."""
    site = mind.world.tiles[hex].site
    assert site is not None
    rations = SEASONS * mind.values.harvest[site.type]
    if site.owner == mind.seat:
        return 0.0 if mind.surplus else mind.figures.bounty * rations * mind.figures.ration
    return mind.share(site.owner) * _dearth(mind, site.owner, rations)


def _drowned(mind: Appraisal, hex: int) -> float:
    """The water razes a village for a year; it would raze one of ours, too."""
    site = mind.world.tiles[hex].site
    if site is None or site.type != "village" or hex in mind.razed or hex in mind.ramparts:
        return 0.0
    lost = _dearth(mind, site.owner, SEASONS * mind.values.harvest["village"])
    return -lost if site.owner in mind.friends else lost * mind.share(site.owner)


def _dearth(mind: Appraisal, owner: Any, rations: int) -> float:
    """What somebody loses with so many rations."""
    if not isinstance(owner, int) or mind.seen_as(owner).surplus:
        return 0.0
    return rations * mind.figures.dearth


def _dome(mind: Appraisal, hex: int) -> float:
    """Nothing passes the rampart: it saves a site of ours that enemies stand beside."""
    world, site = mind.world, mind.world.tiles[hex].site
    if site is None or site.owner != mind.seat:
        return 0.0
    holds = 1.0
    for near in (hex, *world.atlas.neighbours[hex]):
        for foe in mind.hostile_in_field(near):
            if foe.owner != INDEPENDENT and foe.kind == "army":
                there = rested(foe)._replace(hex=hex)
                falls = siege_chances(siege_of(put(world, there), there)).captured
                holds *= 1.0 - (1.0 if near == hex else mind.figures.approached) * (1.0 - (1.0 - falls) ** SIEGES)
    return (1.0 - holds) * mind.prize_of(site)


def _dream(mind: Appraisal) -> float:
    """Dragons fly where we like: nests from which they reach more of the rival's land than of ours."""
    world = mind.world
    if mind.rival is None:
        return 0.0
    his, ours = world.sites_of(mind.rival), world.sites_of(mind.seat)
    nests = [hex for hex, tile in enumerate(world.tiles) if tile.nest]
    return NIGHTMARE * sum(nearest(world, hex, his) <= min(FLIGHT, nearest(world, hex, ours)) for hex in nests)


def _wrecks(mind: Appraisal, hex: int) -> float:
    world = mind.world
    ships = [unit for unit in mind.field.get(hex, ()) if unit.kind == "ship" and not world.is_port(hex, unit.owner)]
    return sum(mind.loss_of(ship.owner) for ship in ships if ship.owner != INDEPENDENT)


ON_UNITS: Mapping[str, Callable[[Appraisal, Unit], float]] = {
    "blessing": _blessing,
    "curse": _curse,
    "celerity": _celerity,
}
ON_HEXES: Mapping[str, Callable[[Appraisal, int], float]] = {
    "blood_rain": _frozen,
    "flood": _drowned,
    "bountiful_harvest": _harvest,
    "bad_harvest": _harvest,
    "magic_rampart": _dome,
}
