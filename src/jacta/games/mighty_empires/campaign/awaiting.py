"""What awaits a unit that goes somewhere: hunger, dragons, a combat, talks or walls; for whoever gives the order."""

from __future__ import annotations

from jacta.games.mighty_empires.campaign.advance import embassy, negotiates
from jacta.games.mighty_empires.campaign.diplomacy import diplomacy
from jacta.games.mighty_empires.campaign.dragons import nest
from jacta.games.mighty_empires.campaign.engagements import fight_of, siege_of
from jacta.games.mighty_empires.campaign.legal import LegalMoves, legal_moves
from jacta.games.mighty_empires.campaign.missions import table_modifier
from jacta.games.mighty_empires.campaign.sieges import siege
from jacta.games.mighty_empires.campaign.supply import famine
from jacta.games.mighty_empires.state.actions import Act
from jacta.games.mighty_empires.state.changes import put
from jacta.games.mighty_empires.state.procedures import given_for
from jacta.games.mighty_empires.state.world import INDEPENDENT, Unit, World
from jacta.rules import Given

Awaited = tuple[str, Given]
"""A procedure, and what it is given."""


def awaiting(world: World, act: Act) -> Awaited | None:
    """The first dice that a step leads to: for want of food, at a nest, with who stands there, before what is built."""
    unit = world.unit(act.unit)
    if act.do != "step" or unit.owner == INDEPENDENT:
        return None
    hex = world.atlas.by_name[act.to]
    if legal_moves(world, unit.owner).way(unit, hex, "step").cost > world.reserves[unit.owner]:
        return famine.id, given_for(famine, world, hunger=unit.hunger, **table_modifier(world, unit.id))
    if world.tiles[hex].nest:
        return nest.id, given_for(nest, world)
    if unit.kind == "army" and unit.aboard is not None:
        return None
    arrived = put(world, unit._replace(hex=hex, inside=False, marched=unit.marched or unit.steps > 0))
    return _met(arrived, arrived.unit(unit.id), legal_moves(arrived, unit.owner))


def _met(world: World, unit: Unit, moves: LegalMoves) -> Awaited | None:
    """Who or what the unit meets where it stands now."""
    for attack in moves.attacks(unit.hex, frozenset()):
        if attack.attacker == unit.id:
            fight, given = fight_of(world, attack)
            return fight.id, given
    if negotiates(world, moves.seat, unit.hex):  # type: ignore[arg-type]
        return diplomacy.id, embassy(world, unit.hex, unit)
    if any(one.id == unit.id for one in moves.sieges(frozenset())):
        return siege.id, siege_of(world, unit)
    return None
