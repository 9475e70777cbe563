"""Mouvement, Inertie, Heurter et éperonner: what a helmsman may do."""

from __future__ import annotations

from typing import NamedTuple

from jacta.games.seventh_sea.combat.turns import PhaseDice
from jacta.games.seventh_sea.figures import OTHER, SIDES
from jacta.games.seventh_sea.naval_combat.course import after_action, die_spent, order, place, where
from jacta.games.seventh_sea.naval_combat.grave_damage import Loss, Stricken, suffered
from jacta.games.seventh_sea.naval_combat.manoeuvres import Helm, paying
from jacta.games.seventh_sea.naval_combat.sea_fight import SeaFight, ShipDuel
from jacta.games.seventh_sea.naval_combat.ships import crash
from jacta.rules import Ask, Move, Note, Step, goto, note


class Turning(NamedTuple):
    fight: SeaFight
    helm: Helm


@order("hold")
def hold(fight: SeaFight, _: str, given: ShipDuel) -> Move:
    """Mettre en réserve: the die of this phase is kept for later."""
    side = fight.queue[0]
    vessel = fight.vessel(side)
    hand = vessel.hand.hold(fight.phase)
    assert isinstance(hand, PhaseDice)
    return goto(place, after_action(fight, vessel._replace(hand=hand), given))


@order("pass")
def wait(fight: SeaFight, _: str, given: ShipDuel) -> Move:
    return goto(place, fight._replace(queue=fight.queue[1:]))


@order("end")
def end_action(fight: SeaFight, _: str, given: ShipDuel) -> Move:
    return goto(place, after_action(fight, die_spent(fight), given))


@order("sail")
def sail(fight: SeaFight, hexes: str, given: ShipDuel) -> Move:
    """Mouvement (R48): straight ahead, once in an action; the action die is kept."""
    fight = sailed_ahead(fight, int(hexes))
    return goto(place, fight, where(fight.queue[0], fight, given))


def sailed_ahead(fight: SeaFight, hexes: int) -> SeaFight:
    side = fight.queue[0]
    vessel = fight.vessel(side)
    vessel = vessel._replace(pose=vessel.pose.ahead(hexes), sails_made=vessel.sails_made + 1)
    return fight.with_vessel(side, vessel)._replace(sailed=True)


@order("turn")
def turn(fight: SeaFight, helm: str, given: ShipDuel) -> Move:
    return goto(turn_payment, Turning(fight, "left" if helm == "left" else "right"))


@order("interrupt")
def interrupt(fight: SeaFight, _: str, given: ShipDuel) -> Move:
    return goto(interruption, fight)


def turn_payment(turning: Turning) -> Step:
    """Mouvement (R49): dice that sum to the hull turn the ship by 60 degrees."""
    fight = turning.fight
    side = fight.queue[0]
    payments = fight.vessel(side).turn_payments(fight.phase, fight.credit)
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
    actions = vessel.actions + (0 if fight.credit else 1)
    vessel = vessel._replace(
        pose=vessel.pose.turned(helm), hand=left.left, turns_made=vessel.turns_made + 1, actions=actions
    )
    fight = after_action(fight, vessel, given)
    return goto(place, fight, where(side, fight, given))


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
    assert isinstance(hand, PhaseDice)
    vessel = fight.vessel(side)._replace(hand=hand, actions=fight.vessel(side).actions + 1)
    return goto(place, fight.with_vessel(side, vessel)._replace(credit=sum(pair)))


@order("ram")
def ram(fight: SeaFight, _: str, given: ShipDuel) -> Move:
    """Heurter et éperonner: the hull and the hexes sailed strike both ships; the rammer stops beside its target."""
    side = fight.queue[0]
    vessel, hexes = fight.vessel(side), fight.hexes_to_ram(side) or 0
    fight = sailed_ahead(fight, hexes - 1)
    grave = crash(vessel.ranks.resolve, fight.vessel(OTHER[side]).ranks.resolve, hexes, accidental=False)
    return both_suffer(fight, grave, note("rammed", side=given.name(side), grave=grave))


@order("collide")
def collide(fight: SeaFight, _: str, given: ShipDuel) -> Move:
    """Heurter et éperonner (R85): two ships run into one hex; the stronger hull says how hard."""
    hulls = [fight.vessel(side).ranks.resolve for side in SIDES]
    grave = crash(hulls[0], hulls[1], 0, accidental=True)
    return both_suffer(fight, grave, note("collision", grave=grave))


def both_suffer(fight: SeaFight, grave: int, told: Note) -> Move:
    """Heurter et éperonner: the same grave damage to both ships."""
    for side in SIDES:
        vessel = fight.vessel(side)
        fight = fight.with_vessel(side, vessel._replace(grave=vessel.grave + grave))
    return goto(suffered, Stricken(fight, tuple(Loss(side, grave) for side in SIDES)), told)
