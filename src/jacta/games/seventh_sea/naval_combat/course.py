"""Déroulement du combat, Inertie, Initiative: the course of a sea fight, turn by turn and phase by phase.

What ships may do stands in modules of its own: each registers its orders here, and comes back to `place`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from jacta.dice import Draw
from jacta.games.seventh_sea.combat.turns import LAST_PHASE, NO_DICE, PhaseDice, left_over
from jacta.games.seventh_sea.figures import OTHER, SIDES, Side
from jacta.games.seventh_sea.naval_combat.orders import offer, orders_for, sensible
from jacta.games.seventh_sea.naval_combat.sea_fight import SeaFight, ShipDuel, Vessel, over
from jacta.games.seventh_sea.naval_combat.ships import sail_throw
from jacta.rules import Ask, Move, Note, Roll, Step, goto, note

Order: TypeAlias = Callable[[SeaFight, str, ShipDuel], Move]
ORDERS: dict[str, Order] = {}
"""What carries out an order, by its first word; the words after it are handed on."""


def order(word: str) -> Callable[[Order], Order]:
    """Register what carries out an order."""

    def register(carry_out: Order) -> Order:
        ORDERS[word] = carry_out
        return carry_out

    return register


def ordered(fight: SeaFight, words: str, given: ShipDuel) -> Move:
    """Mouvement; Heurter et éperonner; Ouvrir le feu; Aborder un navire: the order is carried out."""
    word, _, rest = words.partition("_")
    return ORDERS[word](fight, rest, given)


# --- Déroulement du combat


def turn_begins(fight: SeaFight, given: ShipDuel) -> Step:
    """Déroulement du combat (R13): a turn of ten phases; without any action left to both, the fight ends."""
    if not any(can_act(fight.vessel(side), given) for side in SIDES):
        return over("none", fight, given)
    return goto(attacker_sails, fight, note("ship_turn", turn=fight.turn))


def can_act(vessel: Vessel, given: ShipDuel) -> bool:
    return bool(vessel.ranks.panache and (vessel.ranks.brawn or not given.stand_and_fire))


def attacker_sails(fight: SeaFight, given: ShipDuel) -> Step:
    """Déroulement du combat; Compétences de l'équipage (R47): the attacker's action dice."""
    return sails("attacker", fight, given, attacker_set)


def attacker_set(fight: SeaFight, dice: tuple[int, ...]) -> Move:
    return goto(defender_sails, fight.with_hand("attacker", PhaseDice(dice, ())))


def defender_sails(fight: SeaFight, given: ShipDuel) -> Step:
    """Déroulement du combat; Compétences de l'équipage (R47): the defender's action dice."""
    return sails("defender", fight, given, defender_set)


def defender_set(fight: SeaFight, dice: tuple[int, ...]) -> Move:
    return goto(inertia, fight.with_hand("defender", PhaseDice(dice, ())))


def sails(side: Side, fight: SeaFight, given: ShipDuel, then: Callable[..., Move]) -> Step:
    panache = fight.vessel(side).ranks.panache
    if not panache:
        return then(fight, ())
    return Roll(f"{side}_sails", sail_throw(panache, given.ship(side).rigging, given.options), then, who=side)


def inertia(fight: SeaFight, given: ShipDuel) -> Step:
    """Inertie (R85): before anything else both ships run on by their hull; in one hex they collide."""
    if given.stand_and_fire:
        return goto(place, fight)
    for side in SIDES:
        vessel = fight.vessel(side)
        fight = fight.with_vessel(side, vessel._replace(pose=vessel.pose.ahead(vessel.ranks.resolve)))
    told = [where(side, fight, given) for side in SIDES]
    hulls = [fight.vessel(side).ranks.resolve for side in SIDES]
    if fight.apart or not any(hulls):
        return goto(place, fight, *told)
    phase, state, add, notes = ordered(fight, "collide", given)
    return phase, state, add, (*told, *notes)


def where(side: Side, fight: SeaFight, given: ShipDuel) -> Note:
    pose = fight.vessel(side).pose
    return note("pose", side=given.name(side), hex=pose.called, facing=pose.facing)


# --- Initiative: whose place it is


def place(fight: SeaFight, given: ShipDuel) -> Step:
    """Initiative (R10, R88): the ships act in their order, phase by phase."""
    if not fight.queue:
        return phase_ends(fight, given)
    side = fight.queue[0]
    vessel = fight.vessel(side)
    if given.stand_and_fire:
        if not vessel.ranks.brawn or not vessel.hand.usable(fight.phase):
            return goto(place, fight._replace(queue=fight.queue[1:]))
        return ORDERS["fire"](fight, vessel.stronger_side, given)
    orders = tuple(orders_for(side, fight, given.options))
    if len(orders) == 1:
        return ordered(fight, orders[0], given)
    offers = tuple(offer(order, side, fight, given) for order in orders)
    told = {"phase": fight.phase, "dice": vessel.hand.dice, "held": vessel.hand.held}
    return Ask("ship_order", side, offers, ordered, sensible(orders, side, fight, given.options), told)


def phase_ends(fight: SeaFight, given: ShipDuel) -> Move:
    """Initiative (R12, R13): dice left over are held, at the end of the turn lost; the next phase begins."""
    if fight.phase == LAST_PHASE:
        return turn_ends(fight, given)
    for side, vessel in zip(SIDES, fight[:2], strict=True):
        dice = vessel.hand.dice
        if dice and dice[0] <= fight.phase:
            fight = fight.with_vessel(side, vessel.holding(left_over(vessel.hand, fight.phase, given.options)))
    attacker, defender = fight.attacker.hand, fight.defender.hand
    phase = next_phase(fight.phase, attacker, defender, given)
    first: tuple[Side, ...]
    if not attacker.can_act(phase):
        first = ("defender",) if defender.can_act(phase) else ()
    elif not defender.can_act(phase):
        first = ("attacker",)
    else:
        groups = fight.places(phase)
        if len(groups) == 1:
            return goto(toss, fight.in_phase(phase, ()))
        first = (*groups[0], *groups[1])
    return goto(place, fight.in_phase(phase, queue_of(first, phase, fight, given)))


def turn_ends(fight: SeaFight, given: ShipDuel) -> Move:
    """Déroulement du combat (R13): the next turn begins, unless it was the last one."""
    if fight.turn == given.max_turns:
        return over("none", fight, given)
    attacker, defender = (vessel._replace(hand=NO_DICE, turns_made=0, sails_made=0, actions=0) for vessel in fight[:2])
    return goto(turn_begins, SeaFight(attacker, defender, turn=fight.turn + 1))


def next_phase(phase: int, attacker: PhaseDice, defender: PhaseDice, given: ShipDuel) -> int:
    """Initiative: the next phase in which anything may happen; broadside to broadside it takes a die of its own."""
    if not given.stand_and_fire or attacker.held or defender.held:
        return phase + 1
    return min((*attacker.dice[:1], *defender.dice[:1]), default=LAST_PHASE)


def queue_of(first: tuple[Side, ...], phase: int, fight: SeaFight, given: ShipDuel) -> tuple[Side, ...]:
    """Interruption (R73): whoever has no die now may still interrupt, after those who have."""
    if given.stand_and_fire:
        return first
    return (*first, *(side for side in SIDES if side not in first and fight.vessel(side).interruptions(phase)))


def toss(fight: SeaFight) -> Step:
    """Initiative (R11): equals draw lots for who acts first."""
    return Roll("lots", Draw(SIDES), then=tossed)


def tossed(fight: SeaFight, first: Side) -> Move:
    return goto(place, fight._replace(queue=(first, OTHER[first])))


def after_action(fight: SeaFight, vessel: Vessel, given: ShipDuel) -> SeaFight:
    """Initiative (R88): the ship as its action leaves it; it goes on while it has dice, or the ships take turns."""
    queue, phase = fight.queue, fight.phase
    side, others = queue[0], queue[1:]
    may_go_on = vessel.hand.usable(phase) or (not given.stand_and_fire and bool(vessel.interruptions(phase)))
    if not may_go_on:
        queue = others
    elif given.options.same_phase == "alternate":
        queue = (*others, side)
    return SeaFight(*fight.ships_with(side, vessel), fight.turn, phase, queue)


def die_spent(fight: SeaFight) -> Vessel:
    """Initiative: an action costs a die, unless an interruption has paid for it."""
    vessel = fight.vessel(fight.queue[0])
    return vessel if fight.credit else vessel.after_die(fight.phase)
