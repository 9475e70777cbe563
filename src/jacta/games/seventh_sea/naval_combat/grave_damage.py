"""Ouvrir le feu, Couler, Aborder un navire: what grave damage and boarders cost a ship in a fight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from jacta.games.seventh_sea.figures import OTHER, SIDES, Side
from jacta.games.seventh_sea.naval_combat.boarding import Boarded, Boarding, boarding
from jacta.games.seventh_sea.naval_combat.course import die_spent, next_place, order, place
from jacta.games.seventh_sea.naval_combat.ranks import ShipTrait
from jacta.games.seventh_sea.naval_combat.sea_fight import (
    BROADSIDES,
    LOSS_ORDER,
    GunDeck,
    Loss,
    SeaFight,
    ShipDuel,
    Victor,
    over,
)
from jacta.games.seventh_sea.naval_combat.ships import SINKING_ACTIONS, is_sinking
from jacta.rules import Ask, Move, Note, Run, Step, goto, note

SHAKING: tuple[ShipTrait, ...] = ("finesse", "resolve")
"""Damage to crew and hull shakes those on deck."""


def settled(fight: SeaFight, then: Callable[..., Any], given: ShipDuel, *told: Note) -> Move:
    """Couler (R54): the fight is over when a ship is lost; else it goes on."""
    lost = [side for side in SIDES if fight.vessel(side).is_lost(given.ship(side), given.options)]
    if not lost:
        return goto(then, fight, *told)
    ends = [note("ship_lost", side=given.name(side), actions=actions_left(side, fight, given)) for side in lost]
    return over(OTHER[lost[0]] if len(lost) == 1 else "none", fight, given, *told, *ends)


def actions_left(side: Side, fight: SeaFight, given: ShipDuel) -> int:
    """Couler (R54): the actions that a ship takes to go down; none for a wreck that still floats."""
    ship, vessel = given.ship(side), fight.vessel(side)
    if not is_sinking(vessel.grave, ship.hull_at_start, vessel.ranks.resolve, given.options):
        return 0
    return max(0, SINKING_ACTIONS - ship.hull_at_start)


# --- Dégâts graves


def suffer(fight: SeaFight, given: ShipDuel, told: tuple[Note, ...], *losses: Loss) -> Move:
    """Ouvrir le feu; Couler: grave damage counts at once; the captains say what it costs."""
    waiting = tuple([loss for loss in losses if loss.grave])
    if not waiting:
        return settled(fight, place, given, *told)
    for loss in waiting:
        vessel = fight.vessel(loss.side)
        fight = fight.with_vessel(loss.side, vessel._replace(grave=vessel.grave + loss.grave), losses=waiting)
    return goto(damage_control, fight, *told)


def damage_control(fight: SeaFight, given: ShipDuel) -> Step:
    """Ouvrir le feu; Munitions spéciales: each grave damage takes a rank, of the captain's choice."""
    if not fight.losses:
        return settled(fight, place, given)
    side, _, first = fight.losses[0]
    vessel = fight.vessel(side)
    ranks = vessel.ranks
    if vessel.is_lost(given.ship(side), given.options):  # nothing to save any more
        return goto(damage_control, fight._replace(losses=fight.losses[1:]))
    if first and ranks.of(first):
        return rank_lost(fight, first, given)
    stated, left = getattr(given.loss_order, side), ranks.left
    first_choice = next(trait for trait in stated or LOSS_ORDER if trait in left)
    if stated or len(left) == 1:
        return rank_lost(fight, first_choice, given)
    return Ask("lost_rank", side, left, rank_lost, first_choice)


def rank_lost(fight: SeaFight, trait: ShipTrait, given: ShipDuel) -> Move:
    side = fight.losses[0].side
    vessel = fight.vessel(side)
    told = [note("ship_rank_lost", side=given.name(side), trait=trait)]
    if trait in SHAKING:
        vessel = vessel._replace(shocks=vessel.shocks + 1)
        told.append(note("deck_shock", side=given.name(side), shocks=vessel.shocks))
    if trait == "brawn":
        return goto(gun_lost, fight, *told)
    return goto(damage_control, fight.one_loss_less(vessel._replace(ranks=vessel.ranks.without(trait))), *told)


def gun_lost(fight: SeaFight, given: ShipDuel) -> Step:
    """Gaillardise (Canons): the rank is lost to port or to starboard."""
    side = fight.losses[0].side
    vessel = fight.vessel(side)
    if getattr(given.loss_order, side) or not (vessel.port and vessel.starboard):
        return gun_chosen(fight, vessel.weaker_side)
    return Ask("lost_gun", side, BROADSIDES, gun_chosen, vessel.weaker_side)


def gun_chosen(fight: SeaFight, deck: GunDeck) -> Move:
    vessel = fight.vessel(fight.losses[0].side)
    return goto(damage_control, fight.one_loss_less(vessel.without_gun(deck)))


# --- Aborder un navire


@order("board")
def board(fight: SeaFight, _: str, given: ShipDuel) -> Move:
    return goto(assault, fight)


def assault(fight: SeaFight, given: ShipDuel) -> Step:
    """Aborder un navire: one assault, for one action die."""
    side = fight.queue[0]
    crews = [fight.vessel(one).ranks.finesse for one in (side, OTHER[side])]
    boarders = Boarding(attacker_crew=crews[0], defender_crew=crews[1], table=given.table, options=given.options)
    return Run("boarding", boarding, boarders, assaulted, {"attacker": side, "defender": OTHER[side]})


def assaulted(fight: SeaFight, boarded: Boarded, given: ShipDuel) -> Move:
    side = fight.queue[0]
    for one, crew in zip((side, OTHER[side]), boarded[1:], strict=True):
        vessel = fight.vessel(one)
        fight = fight.with_vessel(one, vessel._replace(ranks=vessel.ranks._replace(finesse=int(crew))))
    if boarded.result == "ongoing":
        return goto(colours, fight)
    winners: dict[str, Victor] = {"attacker": side, "defender": OTHER[side], "both": "none"}
    return over(winners[boarded.result], fight, given)


def colours(fight: SeaFight) -> Step:
    """Aborder un navire: the boarded captain may strike the colours."""
    return Ask("strike_colours", OTHER[fight.queue[0]], (False, True), colours_struck, False)


def colours_struck(fight: SeaFight, strikes: bool, given: ShipDuel) -> Move:
    if strikes:
        return over(fight.queue[0], fight, given)
    return settled(next_place(die_spent(fight), given), place, given)
