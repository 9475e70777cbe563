"""Combat entre armées: the combat phase of one player's turn (4.8)."""

from __future__ import annotations

from typing import Any, NamedTuple

from jacta.games.mighty_empires.campaign.combat import Combat
from jacta.games.mighty_empires.campaign.engagements import fight_of, refuge
from jacta.games.mighty_empires.campaign.legal import legal_moves
from jacta.games.mighty_empires.campaign.retreat import Beaten, controller, retreat
from jacta.games.mighty_empires.campaign.sea_combat import SeaBattle, ShoreBattle, naval_combat
from jacta.games.mighty_empires.campaign.siege_phase import Camps, besieging
from jacta.games.mighty_empires.players import steward
from jacta.games.mighty_empires.state.actions import Attack, places
from jacta.games.mighty_empires.state.changes import annex, change_units, destroy, new_unit, put, with_cargo, without
from jacta.games.mighty_empires.state.procedures import After
from jacta.games.mighty_empires.state.world import World, seat_name
from jacta.rules import Ask, Move, Run, Step, goto, note

NEXT = "next"


class Melee(NamedTuple):
    """A combat phase: the hexes still to see one, the units that are done, and the attack that is fought now."""

    world: World
    hexes: tuple[int, ...]
    spent: frozenset[str] = frozenset()
    attack: Attack | None = None
    begun: int | None = None
    loser: str = ""
    forced: bool = False


def battlefields(world: World) -> tuple[int, ...]:
    """4.8 (R54, R101): where an own unit that may act and a hostile one stand in the field when the phase begins."""
    own = {unit.hex for unit in world.units if unit.owner == world.active and unit.in_field and not unit.turn_over}
    return tuple(sorted(own & legal_moves(world, world.active).enemies))


def begin_combat(world: World) -> Move:
    """Combat entre armées (R101): the hexes are fixed now."""
    world = world._replace(phase="combat")
    return goto(picking, Melee(world, battlefields(world)))


def attacks(melee: Melee) -> tuple[Attack | str, ...]:
    """D11: who attacks whom, anywhere; where every unit may attack, the hex that has begun is finished first."""
    view = legal_moves(melee.world, melee.world.active)
    if melee.begun is not None:
        more = view.attacks(melee.begun, melee.spent)
        return (*more, NEXT) if more else ()
    return tuple([attack for hex in melee.hexes for attack in view.attacks(hex, melee.spent)])


def picking(melee: Melee) -> Step:
    """Combat à plus de deux armées (R54, R55): the next hex, with which unit, against which."""
    options = attacks(melee)
    if not options and melee.begun is not None:
        return goto(picking, melee._replace(begun=None))
    if not options:
        return goto(besieging, Camps(melee.world._replace(phase="siege")))
    if len(options) == 1:
        return picked(melee, options[0])
    asked = seat_name(melee.world.active)
    return Ask("combat_pick", asked, options, picked, steward.combat_pick, leads_to=combat_behind, places=places)


def picked(melee: Melee, attack: Attack | str) -> Move:
    if isinstance(attack, str):
        return goto(picking, melee._replace(begun=None))
    return goto(clash, melee._replace(attack=attack), note("attacks", **attack._asdict()))


# --- One combat


def combat_behind(melee: Melee, answer: Attack | str) -> tuple[str, Any] | None:
    """The odds of the combat that an answer leads to."""
    if isinstance(answer, str):
        return None
    fight, given = fight_of(melee.world, answer)
    return fight.id, given


def clash(melee: Melee) -> Step:
    """Combat entre armées: both roll."""
    assert melee.attack is not None
    fight, given = fight_of(melee.world, melee.attack)
    roles = sides(melee.world, melee.attack)
    return Run(fight.name, fight, given, then=sea_fought if fight is naval_combat else fought, roles=roles)


def sides(world: World, attack: Attack) -> dict[str, str]:
    """4.26 (R45): who rolls for either side; for an independent unit, whoever decides for it."""
    units = {"attacker": world.unit(attack.attacker), "defender": world.unit(attack.target)}
    return {side: seat_name(controller(world, unit)) for side, unit in units.items()}


def with_dice_used(melee: Melee, sunk: bool) -> World:
    """Combat entre armées (R24, R48): penalties on the next roll and of a forced march are used up by the dice."""
    world, attack = melee.world, melee.attack
    assert attack is not None
    if sunk:
        return world
    world = put(world, world.unit(attack.target)._replace(next_roll=0))
    return put(world, world.unit(attack.attacker)._replace(next_roll=0, marched=False))


def fought(melee: Melee, found: Combat | ShoreBattle) -> Move:
    """Combat entre armées; La retraite (R57, R96): the loser is weakened, destroyed, or may or must retreat."""
    world, attack = with_dice_used(melee, found.result == "sunk"), melee.attack
    assert attack is not None
    if found.winner is None:
        both = [world.unit(attack.attacker), world.unit(attack.target)] if found.fate == "destroyed" else []
        world = destroy(world, {id for unit in both for id in with_cargo(world, unit)})
        return aftermath(melee._replace(world=world))
    loser = world.unit(attack.target if found.winner == "attacker" else attack.attacker)
    if found.fate == "destroyed":
        return aftermath(melee._replace(world=destroy(world, with_cargo(world, loser))))
    world = put(world, loser._replace(next_roll=found.next_roll))
    melee = melee._replace(world=world, loser=loser.id, forced=found.fate == "retreats")
    if melee.forced or refuge(world, loser) != "none":
        return goto(retreating, melee)
    return aftermath(melee)


def sea_fought(melee: Melee, found: SeaBattle) -> Move:
    """La bataille navale (R59, R60, R104): the beaten ship is damaged, goes over to the winner, or is lost."""
    sunk = found.result == "sunk" and melee.world.unit(_target(melee)).damaged
    world, attack = with_dice_used(melee, sunk), melee.attack
    assert attack is not None
    if found.winner is None:
        return aftermath(melee._replace(world=world))
    ids = (attack.attacker, attack.target)
    winner, loser = map(world.unit, ids if found.winner == "attacker" else reversed(ids))
    if found.ship == "damaged":
        return aftermath(melee._replace(world=put(world, loser._replace(damaged=True))))
    if found.cargo == "landed":
        world = change_units(world, lambda unit: unit.aboard == loser.id, aboard=None)
    if found.ship == "captured":
        world = destroy(world, {unit.id for unit in world.units if unit.aboard == loser.id})
        world = without(world, {loser.id})
        world = new_unit(world, winner.owner, "ship", loser.hex, turn_over=winner.owner == world.active)
    else:
        world = destroy(world, with_cargo(world, loser))
    return aftermath(melee._replace(world=world))


def _target(melee: Melee) -> str:
    assert melee.attack is not None
    return melee.attack.target


# --- Afterwards


def retreating(melee: Melee) -> Step:
    """La retraite: the loser goes, the winner may follow."""
    assert melee.attack is not None
    pair = (melee.attack.attacker, melee.attack.target)
    winner = pair[1] if melee.loser == pair[0] else pair[0]
    beaten = Beaten.of(melee.world, unit=melee.loser, forced=melee.forced, winner=winner)
    return Run("retreat", retreat, beaten, then=retreated)


def retreated(melee: Melee, after: After) -> Move:
    return aftermath(melee._replace(world=after.state))


def aftermath(melee: Melee) -> Move:
    """4.8 (R54, R97, R101): the hex may change its colours; who left it is done, and so is who attacked."""
    attack = melee.attack
    assert attack is not None
    world, hex = melee.world, melee.world.atlas.by_name[attack.hex]
    world = annex(world, world.active, hex)
    gone = {
        id for id in (attack.attacker, attack.target) if (unit := world.find(id)) and (unit.hex != hex or unit.inside)
    }
    each = world.options.combats_per_hex == "each_unit"
    hexes = tuple(one for one in melee.hexes if one != hex)
    spent = melee.spent | gone | ({attack.attacker} if each else set())
    return goto(picking, Melee(world, hexes, spent, begun=hex if each else None))
