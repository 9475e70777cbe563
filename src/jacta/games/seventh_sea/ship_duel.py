"""Règles de combat naval: a whole fight of two ships, on the hex sea or broadside to broadside."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from jacta.dice import Draw
from jacta.games.seventh_sea.inputs import OTHER, SIDES, Side
from jacta.games.seventh_sea.manoeuvres import Helm, paying
from jacta.games.seventh_sea.sea_board import sea_svg, sea_text
from jacta.games.seventh_sea.sea_damage import DuelOver, assault, settled, suffer
from jacta.games.seventh_sea.sea_fight import Loss, SeaFight, ShipDuel, Vessel
from jacta.games.seventh_sea.sea_gunnery import Shot, aim, ammunition
from jacta.games.seventh_sea.sea_orders import offer, orders_for, sensible
from jacta.games.seventh_sea.ships import crash, sail_throw
from jacta.games.seventh_sea.turns import LAST_PHASE, Hand, left_over
from jacta.kernel.procedure import Board, procedure
from jacta.kernel.questions import Ask, Move, Note, Roll, Step, done, goto, note


class Turning(NamedTuple):
    fight: SeaFight
    helm: Helm


EXAMPLE = {
    "attacker": {
        "brawn": 4,
        "finesse": 3,
        "resolve": 3,
        "wits": 2,
        "panache": 3,
        "port": 2,
        "starboard": 2,
        "gunnery": 2,
        "q": 0,
        "r": 0,
        "facing": 0,
    },
    "defender": {
        "brawn": 3,
        "finesse": 3,
        "resolve": 2,
        "wits": 3,
        "panache": 4,
        "port": 1,
        "starboard": 2,
        "rigging": 1,
        "q": 4,
        "r": -4,
        "facing": 4,
    },
}


@procedure(
    passage="Règles de combat naval (GM171 FDS101)",
    aims={"attacker": "winner=attacker", "defender": "winner=defender"},
    sampled=300,
    board=Board(text=sea_text, svg=sea_svg),
    examples=(EXAMPLE, {**EXAMPLE, "stand_and_fire": False, "max_turns": 3}),
)
def ship_duel(given: ShipDuel) -> Move:
    """Règles de combat naval: two ships meet."""
    attacker, defender = (Vessel.launched(given.ship(side)) for side in SIDES)
    return settled(SeaFight(attacker, defender), turn_begins, given)


# --- Déroulement du combat


def turn_begins(fight: SeaFight, given: ShipDuel) -> Step:
    """Déroulement du combat (R13): a turn of ten phases; without any action left to both, the fight ends."""
    if not any(can_act(fight.vessel(side), given) for side in SIDES):
        return done(DuelOver("none", fight.turn))
    return goto(attacker_sails, fight, note("ship_turn", turn=fight.turn))


def can_act(vessel: Vessel, given: ShipDuel) -> bool:
    return bool(vessel.ranks.panache and (vessel.ranks.brawn or not given.stand_and_fire))


def attacker_sails(fight: SeaFight, given: ShipDuel) -> Step:
    """Déroulement du combat; Compétences de l'équipage (R47): the attacker's action dice."""
    return sails("attacker", fight, given, attacker_set)


def attacker_set(fight: SeaFight, dice: tuple[int, ...]) -> Move:
    return goto(defender_sails, fight.with_hand("attacker", Hand(dice, ())))


def defender_sails(fight: SeaFight, given: ShipDuel) -> Step:
    """Déroulement du combat; Compétences de l'équipage (R47): the defender's action dice."""
    return sails("defender", fight, given, defender_set)


def defender_set(fight: SeaFight, dice: tuple[int, ...]) -> Move:
    return goto(inertia, fight.with_hand("defender", Hand(dice, ())))


def sails(side: Side, fight: SeaFight, given: ShipDuel, then: Callable[..., Move]) -> Step:
    panache = fight.vessel(side).ranks.panache
    if not panache:
        return then(fight, ())
    return Roll(f"{side}_sails", sail_throw(panache, given.ship(side).rigging, given.options), then)


def inertia(fight: SeaFight, given: ShipDuel) -> Step:
    """Inertie (R85): before anything else both ships run on by their hull; in one hex they collide."""
    if given.stand_and_fire:
        return goto(place, fight)
    for side in SIDES:
        vessel = fight.vessel(side)
        fight = fight.with_vessel(side, vessel._replace(pose=vessel.pose.ahead(vessel.ranks.resolve)))
    told = [where(side, fight) for side in SIDES]
    hulls = [fight.vessel(side).ranks.resolve for side in SIDES]
    if fight.apart or not any(hulls):
        return goto(place, fight, *told)
    grave = crash(hulls[0], hulls[1], 0, accidental=True)
    return suffer(fight, given, (*told, note("collision", grave=grave)), *(Loss(side, grave) for side in SIDES))


def where(side: Side, fight: SeaFight) -> Note:
    q, r, facing = fight.vessel(side).pose
    return note("pose", side=side, q=q, r=r, facing=facing)


# --- Initiative: whose place it is


def place(fight: SeaFight, given: ShipDuel) -> Step:
    """Initiative (R10, R88): the ships act in their order, phase by phase."""
    if not fight.queue:
        return goto(phase_ends, fight)
    side = fight.queue[0]
    vessel = fight.vessel(side)
    if given.stand_and_fire:
        if not vessel.can_use_die(fight.phase) or not vessel.ranks.brawn:
            return goto(place, fight._replace(queue=fight.queue[1:]))
        fight = fight.with_vessel(side, vessel.after_die(fight.phase))
        return goto(aim, Shot(next_place(fight, given), side, vessel.guns(vessel.stronger_side)))
    orders = tuple(orders_for(side, fight, given.options))
    if len(orders) == 1:
        return ordered(fight, orders[0], given)
    offers = tuple(offer(order, side, fight, given) for order in orders)
    told = {"phase": fight.phase, "dice": vessel.hand.dice, "held": vessel.hand.held}
    return Ask("ship_order", side, offers, ordered, sensible(orders, side, fight, given.options), told)


def phase_ends(fight: SeaFight, given: ShipDuel) -> Step:
    """Initiative (R12, R13): dice left over are held, at the end of the turn lost; the next phase begins."""
    if fight.phase == LAST_PHASE:
        if fight.turn == given.max_turns:
            return done(DuelOver("none", fight.turn))
        attacker, defender = (fight.vessel(side)._replace(hand=Hand((), ()), turns_made=0) for side in SIDES)
        return goto(turn_begins, SeaFight(attacker, defender, turn=fight.turn + 1))
    for side in SIDES:
        fight = fight.with_hand(side, left_over(fight.vessel(side).hand, fight.phase, given.options))
    fight = fight._replace(phase=fight.phase + 1)
    groups = fight.places()
    if any(len(group) > 1 for group in groups):
        return goto(toss, fight)
    return goto(place, fight._replace(queue=queue_of([side for (side,) in groups], fight, given)))


def queue_of(first: list[Side], fight: SeaFight, given: ShipDuel) -> tuple[Side, ...]:
    """Interruption (R73): whoever has no die now may still interrupt, after those who have."""
    if given.stand_and_fire:
        return tuple(first)
    return (*first, *(side for side in SIDES if side not in first and fight.vessel(side).interruptions(fight.phase)))


def toss(fight: SeaFight) -> Step:
    """Initiative (R11): equals draw lots for who acts first."""
    return Roll("lots", Draw(SIDES), then=tossed)


def tossed(fight: SeaFight, first: Side) -> Move:
    return goto(place, fight._replace(queue=(first, OTHER[first])))


def next_place(fight: SeaFight, given: ShipDuel) -> SeaFight:
    """Initiative (R88): after an action the same ship goes on while it has dice, or the ships take turns."""
    side, others = fight.queue[0], fight.queue[1:]
    vessel = fight.vessel(side)
    may_go_on = vessel.can_use_die(fight.phase) or (
        not given.stand_and_fire and bool(vessel.interruptions(fight.phase))
    )
    queue = others
    if may_go_on:
        queue = (*others, side) if given.options.same_phase == "alternate" else fight.queue
    return fight._replace(queue=queue, sailed=False, credit=0)


# --- Mouvement


def ordered(fight: SeaFight, order: str, given: ShipDuel) -> Move:
    """Mouvement; Heurter et éperonner; Ouvrir le feu; Aborder un navire: the order is carried out."""
    word, _, rest = order.partition("_")
    return ORDERS[word](fight, rest, given)


def hold(fight: SeaFight, _: str, given: ShipDuel) -> Move:
    """Mettre en réserve: the die of this phase is kept for later."""
    side = fight.queue[0]
    hand = fight.vessel(side).hand.hold(fight.phase)
    assert isinstance(hand, Hand)
    return goto(place, next_place(fight.with_hand(side, hand), given))


def wait(fight: SeaFight, _: str, given: ShipDuel) -> Move:
    return goto(place, fight._replace(queue=fight.queue[1:]))


def end_action(fight: SeaFight, _: str, given: ShipDuel) -> Move:
    return goto(place, next_place(die_spent(fight), given))


def sail(fight: SeaFight, hexes: str, given: ShipDuel) -> Move:
    """Mouvement (R48): straight ahead, once in an action."""
    side = fight.queue[0]
    vessel = fight.vessel(side)
    fight = fight.with_vessel(side, vessel._replace(pose=vessel.pose.ahead(int(hexes))))._replace(sailed=True)
    return goto(place, fight, where(side, fight))


def turn(fight: SeaFight, helm: str, given: ShipDuel) -> Move:
    return goto(turn_payment, Turning(fight, "left" if helm == "left" else "right"))


def interrupt(fight: SeaFight, _: str, given: ShipDuel) -> Move:
    return goto(interruption, fight)


def board(fight: SeaFight, _: str, given: ShipDuel) -> Move:
    return goto(assault, fight)


def fire(fight: SeaFight, deck: str, given: ShipDuel) -> Move:
    side = fight.queue[0]
    guns = fight.vessel(side).guns("port" if deck == "port" else "starboard")
    return goto(ammunition, Shot(next_place(die_spent(fight), given), side, guns))


def die_spent(fight: SeaFight) -> SeaFight:
    """Initiative: an action costs a die, unless an interruption has paid for it."""
    side = fight.queue[0]
    return fight if fight.credit else fight.with_vessel(side, fight.vessel(side).after_die(fight.phase))


def turn_payment(turning: Turning) -> Step:
    """Mouvement (R49): dice that sum to the hull turn the ship by 60 degrees."""
    fight = turning.fight
    side = fight.queue[0]
    payments = tuple(fight.vessel(side).turn_payments(fight.phase, fight.credit))
    if len(payments) == 1:
        return goto(turned, (turning, payments[0]))
    return Ask("turn_payment", side, payments, turn_paid, payments[0])


def turn_paid(turning: Turning, pay: tuple[int, ...]) -> Move:
    return goto(turned, (turning, pay))


def turned(paid: tuple[Turning, tuple[int, ...]], given: ShipDuel) -> Step:
    """Mouvement: the ship comes round."""
    (fight, helm), pay = paid
    side = fight.queue[0]
    vessel = fight.vessel(side)
    left = paying(vessel.hand, pay, fight.phase)
    assert left is not None
    vessel = vessel._replace(pose=vessel.pose.turned(helm), hand=left.left, turns_made=vessel.turns_made + 1)
    fight = next_place(fight.with_vessel(side, vessel), given)
    return goto(place, fight, where(side, fight))


def interruption(fight: SeaFight) -> Step:
    """Interruption (R73, R80): two dice of later phases for an action now, to sail or to turn."""
    side = fight.queue[0]
    pairs = fight.vessel(side).interruptions(fight.phase)
    if len(pairs) == 1:
        return interrupted(fight, pairs[0])
    return Ask("interrupt_payment", side, pairs, interrupted, pairs[-1])


def interrupted(fight: SeaFight, pair: tuple[int, int]) -> Move:
    side = fight.queue[0]
    hand = fight.vessel(side).hand.interrupt(fight.phase, "other", pair)
    assert isinstance(hand, Hand)
    return goto(place, fight.with_hand(side, hand)._replace(credit=sum(pair)))


def ram(fight: SeaFight, _: str, given: ShipDuel) -> Move:
    """Heurter et éperonner: the hull and the hexes sailed strike both ships; the rammer stops beside its target."""
    side = fight.queue[0]
    vessel, hexes = fight.vessel(side), fight.hexes_to_ram(side) or 0
    fight = fight.with_vessel(side, vessel._replace(pose=vessel.pose.ahead(hexes - 1)))._replace(sailed=True)
    grave = crash(vessel.ranks.resolve, fight.vessel(OTHER[side]).ranks.resolve, hexes, accidental=False)
    return suffer(fight, given, (note("rammed", side=side, grave=grave),), *(Loss(one, grave) for one in SIDES))


ORDERS: dict[str, Callable[[SeaFight, str, ShipDuel], Move]] = {
    "hold": hold,
    "pass": wait,
    "end": end_action,
    "sail": sail,
    "ram": ram,
    "turn": turn,
    "interrupt": interrupt,
    "board": board,
    "fire": fire,
}
