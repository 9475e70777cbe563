"""Where a state of the game meets the rules of a chapter: which combat it is, which siege, which fire, who dreams."""

from __future__ import annotations

from typing import Any

from jacta.games.mighty_empires.campaign.combat import combat
from jacta.games.mighty_empires.campaign.legal import legal_moves
from jacta.games.mighty_empires.campaign.sea_combat import land_sea_combat, naval_combat
from jacta.games.mighty_empires.campaign.sieges import MOST_BONUS, MOST_INSIDE, siege
from jacta.games.mighty_empires.state.actions import Attack
from jacta.games.mighty_empires.state.box import pieces_left
from jacta.games.mighty_empires.state.procedures import given_for
from jacta.games.mighty_empires.state.world import INDEPENDENT, Unit, World
from jacta.games.mighty_empires.winter.spell_targets import firestorm
from jacta.rules import Given, Procedure


def fight_of(world: World, attack: Attack) -> tuple[Procedure, Given]:
    """Combat entre armées; La bataille navale; Unités terrestres contre unités maritimes: which combat it is."""
    one, other = world.unit(attack.attacker), world.unit(attack.target)
    facts: dict[str, Any] = {
        "attacker_modifier": world.modifier(one),
        "defender_modifier": world.modifier(other),
        "attacker_next_roll": one.next_roll,
        "defender_next_roll": other.next_roll,
        "forced_march": one.marched,
        "defender_independent": other.owner == INDEPENDENT,
    }
    if "ship" in (one.kind, other.kind):
        facts |= {
            "attacker_cargo": world.cargo(one.id) is not None,
            "defender_cargo": world.cargo(other.id) is not None,
            "defender_damaged": other.damaged,
        }
    if one.kind == other.kind == "ship":
        facts |= {"attacker_damaged": one.damaged}
        facts |= {"attacker_spare_ships": spare_ships(world, one), "defender_spare_ships": spare_ships(world, other)}
        return naval_combat, given_for(naval_combat, world, **facts)
    facts |= {"attacker_refuge": refuge(world, one), "defender_refuge": refuge(world, other)}
    # Where to retreat, and whether to pursue, is asked afterwards: only what is forced is settled with the dice.
    facts |= {"attacker_retreat": "if_forced", "defender_retreat": "if_forced"}
    facts |= {"attacker_pursues": False, "defender_pursues": False}
    if one.kind == other.kind:
        return combat, given_for(combat, world, **facts)
    facts |= {"attacker_kind": one.kind, "defender_kind": other.kind}
    return land_sea_combat, given_for(land_sea_combat, world, **facts)


def spare_ships(world: World, ship: Unit) -> int:
    return 1 if ship.owner == INDEPENDENT else pieces_left(world, ship.owner).ship


def refuge(world: World, unit: Unit) -> str:
    """La retraite: whether there is anywhere to go."""
    legal = legal_moves(world, unit.owner)
    if legal.at_the_gate(unit):
        return "site"
    return "none" if next(legal.retreats(unit), None) is None else "hex"


def siege_of(world: World, unit: Unit) -> Given:
    """Siège des constructions; Le siège depuis la mer (R67): the walls as they stand before this unit."""
    tile = world.tiles[unit.hex]
    assert tile.site is not None
    coastal = tile.terrain == "coast"
    beside = world.in_field(unit.hex) if coastal else ()
    kinds = {one.kind for one in beside if world.allied(unit.owner, one.owner)}
    bonus = unit.siege_bonus.value if unit.siege_bonus and unit.siege_bonus.hex == unit.hex else 0
    return given_for(
        siege,
        world,
        site=tile.site.type,
        coastal=coastal,
        joint=len(kinds) > 1,
        forced_march=unit.marched,
        besieger=unit.kind,
        garrison=min(len(world.inside(unit.hex)), MOST_INSIDE),
        modifier=world.modifier(unit),
        next_roll=unit.next_roll,
        siege_bonus=min(bonus, MOST_BONUS),
    )


def firestorm_of(world: World, unit: Unit) -> Given:
    """Equinoxe d'hiver, Tempête de feu (R79): the unit as the fire finds it."""
    return given_for(
        firestorm,
        world,
        unit_modifier=world.modifier(unit),
        unit_next_roll=unit.next_roll,
        refuge="site" if unit.inside else refuge(world, unit),
        retreat="if_forced",
    )


def dreamer(world: World) -> int | None:
    """R80: the first player in order who dreams the dragons' dreams; in winter nobody does."""
    dreaming = world.targets("dream") if world.season != "winter" else set()
    return next((seat for seat in world.living if seat in dreaming), None)
