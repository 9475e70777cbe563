"""Mouvement, Ouvrir le feu, Aborder un navire: what the ship whose place it is may do, and what a captain would."""

from __future__ import annotations

from jacta.games.seventh_sea.figures import OTHER, Side
from jacta.games.seventh_sea.naval_combat.gunnery import ship_fire
from jacta.games.seventh_sea.naval_combat.manoeuvres import Pose
from jacta.games.seventh_sea.naval_combat.sea_fight import BROADSIDES, SeaFight, ShipDuel
from jacta.games.seventh_sea.options import Readings
from jacta.rules import Choice, remembered


def orders_for(side: Side, fight: SeaFight, options: Readings) -> list[str]:
    """Mouvement; Ouvrir le feu; Aborder un navire (R48, R49, R80): all that the ship may do now."""
    vessel, phase = fight.vessel(side), fight.phase
    has_die = vessel.hand.usable(phase)
    orders: list[str] = []
    if has_die and not fight.credit:
        arc = fight.arc(side, options)
        orders += [f"fire_{deck}" for deck in BROADSIDES if deck == arc and vessel.guns(deck)]
        if fight.apart <= 1 and vessel.ranks.finesse and fight.vessel(OTHER[side]).ranks.finesse:
            orders.append("board")
    if (
        (has_die or fight.credit)
        and vessel.turns_made < vessel.ranks.wits
        and vessel.turn_payments(phase, fight.credit)
    ):
        orders += ["turn_left", "turn_right"]
    if (has_die or fight.credit) and not fight.sailed and vessel.may_sail(phase):
        reach, target = vessel.free_hexes(options), fight.hexes_to_ram(side)
        orders += [f"sail_{hexes}" for hexes in range(1, reach + 1) if target is None or hexes < target]
        if target is not None and target <= reach:
            orders.append("ram")
    if not fight.credit and vessel.interruptions(phase):
        orders.append("interrupt")
    orders.append("end" if fight.credit else "hold" if phase in vessel.hand.dice else "pass")
    return orders


def sensible(orders: tuple[str, ...], side: Side, fight: SeaFight, options: Readings) -> str:
    """What a captain of average skill does: fire what bears, turn to bring guns to bear, else wait."""
    for order in orders:
        if order.startswith("fire_"):
            return order
        if order.startswith("turn_") and not fight.credit:
            vessel = fight.vessel(side)
            turned = vessel._replace(pose=vessel.pose.turned("left" if order == "turn_left" else "right"))
            arc = fight.with_vessel(side, turned).arc(side, options)
            if arc != "none" and turned.guns(arc):
                return order
    return orders[-1]


def offer(order: str, side: Side, fight: SeaFight, given: ShipDuel) -> Choice:
    """An order with its words and the hex that it names; a broadside with its odds."""
    word, _, rest = order.partition("_")
    if word == "sail":
        return sailing(fight.vessel(side).pose, int(rest))
    args = {"order": order, "hexes": fight.hexes_to_ram(side) if word == "ram" else 0}
    if word not in {"ram", "board", "fire"}:
        return Choice(order, args)
    target = (str(fight.vessel(OTHER[side]).pose.place),)
    if word != "fire":
        return Choice(order, args, places=target)
    ship, enemy, own = fight.vessel(side), fight.vessel(OTHER[side]), given.ship(side)
    guns = ship.port if rest == "port" else ship.starboard
    shot = {
        "attacker": {"finesse": ship.ranks.finesse, "gunnery": own.gunnery, "cannons": guns},
        "defender": {
            "wits": enemy.ranks.wits,
            "resolve": enemy.ranks.resolve,
            "carpenter": given.ship(OTHER[side]).carpenter,
            "superficial": enemy.superficial,
        },
    }
    return Choice(order, args, (ship_fire.id, shot), target)


@remembered
def sailing(pose: Pose, hexes: int) -> Choice:
    """Mouvement (R48): the order to sail so far, with the hex where the ship comes to."""
    return Choice(f"sail_{hexes}", {"order": "sail", "hexes": hexes}, places=(str(pose.ahead(hexes).place),))
