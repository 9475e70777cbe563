"""Ouvrir le feu, Munitions spéciales: a broadside in a fight, with the heroism dice that both ships may add."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from jacta.dice import BEYOND
from jacta.games.seventh_sea.figures import OTHER, Side
from jacta.games.seventh_sea.naval_combat.course import die_spent, next_place, order
from jacta.games.seventh_sea.naval_combat.grave_damage import suffer
from jacta.games.seventh_sea.naval_combat.gunnery import (
    FIRST_LOSS,
    Ammunition,
    aim_pool,
    broadside_pool,
    hull_after,
    hull_note,
    hull_pool,
)
from jacta.games.seventh_sea.naval_combat.sea_fight import Loss, SeaFight, ShipDuel, Vessel
from jacta.games.seventh_sea.options import Readings
from jacta.games.seventh_sea.rolls.pools import RAISE
from jacta.rules import Ask, Move, Roll, Step, goto, note, often_changed, remembered, undecided

AMMUNITIONS: tuple[Ammunition, ...] = ("round", "canister", "chain")
RAISES = tuple(range(5))


@often_changed
class Shot(NamedTuple):
    """A broadside on its way; `heroism` are the dice added to the next roll."""

    fight: SeaFight
    side: Side
    guns: int
    ammunition: Ammunition = "round"
    raises: int = 0
    heroism: int = 0
    damage: int = 0

    @property
    def firing(self) -> Vessel:
        return self.fight.vessel(self.side)

    @property
    def target(self) -> Vessel:
        return self.fight.vessel(OTHER[self.side])


@order("fire")
def fire(fight: SeaFight, deck: str, given: ShipDuel) -> Move:
    """Ouvrir le feu: the guns of one side; broadside to broadside nobody is asked how."""
    side = fight.queue[0]
    guns = fight.vessel(side).guns("port" if deck == "port" else "starboard")
    shot = Shot(next_place(die_spent(fight), given), side, guns)
    told = note("ship_fires", phase=fight.phase, side=given.name(side), deck=deck, guns=guns)
    return goto(aim if given.stand_and_fire else ammunition, shot, told)


def ammunition(shot: Shot) -> Step:
    """Munitions spéciales: what the guns are loaded with."""
    return Ask("ammunition", shot.side, AMMUNITIONS, loaded, "round")


def loaded(shot: Shot, chosen: Ammunition) -> Move:
    return goto(fire_raises, shot._replace(ammunition=chosen))


def fire_raises(shot: Shot) -> Step:
    """Augmentations (R52): each raise makes the shot harder, and adds a damage die."""
    return Ask("fire_raises", shot.side, RAISES, raised, 0)


def raised(shot: Shot, raises: int) -> Move:
    return goto(fire_heroism, shot._replace(raises=raises))


def fire_heroism(shot: Shot) -> Step:
    """Dés d'héroïsme: the ship may add dice to its shot."""
    return heroism_dice(shot, shot.side, heroic_fire)


def heroic_fire(shot: Shot, dice: int) -> Move:
    return goto(aim, with_heroism(shot, shot.side, dice))


def heroism_dice(shot: Shot, side: Side, then: Callable[..., Move]) -> Step:
    stock = shot.fight.vessel(side).heroism
    return Ask("ship_heroism", side, tuple(range(stock + 1)), then, 0) if stock else then(shot, 0)


def with_heroism(shot: Shot, side: Side, dice: int) -> Shot:
    vessel = shot.fight.vessel(side)
    fight = shot.fight.with_vessel(side, vessel._replace(heroism=vessel.heroism - dice))
    return shot._replace(fight=fight, heroism=dice)


def fire_nd(shot: Shot) -> int:
    """Ouvrir le feu: five times the target's Esprit, and the raises."""
    return RAISE * (shot.target.ranks.wits + shot.raises)


def aim(shot: Shot, given: ShipDuel) -> Step:
    """Ouvrir le feu; Compétences de l'équipage: the crew fires, helped by the gunner."""
    side, options, firing = shot.side, given.options, shot.firing
    ship = given.ship(side)
    explode = firing.explodes(ship, options)
    return aiming(side, firing.ranks.finesse, ship.gunnery, shot.heroism, explode, fire_nd(shot), options)


@remembered
def aiming(side: Side, finesse: int, gunnery: int, heroism: int, explode: bool, nd: int, options: Readings) -> Roll:
    pool = aim_pool(finesse, gunnery, options, explode=explode, heroism=heroism)
    return Roll("fire", pool.reaching(nd), then=fired, who=side)


def fired(shot: Shot, total: float, given: ShipDuel) -> Move:
    if total < fire_nd(shot):
        return suffer(shot.fight, given, (note("shot_missed", side=given.name(shot.side)),))
    spent = shot._replace(heroism=0) if shot.heroism else shot
    return goto(broadside if given.stand_and_fire else damage_heroism, spent)


def damage_heroism(shot: Shot) -> Step:
    """Dés d'héroïsme: the ship may add dice to the damage."""
    return heroism_dice(shot, shot.side, heroic_damage)


def heroic_damage(shot: Shot, dice: int) -> Move:
    return goto(broadside, with_heroism(shot, shot.side, dice))


def broadside(shot: Shot, given: ShipDuel) -> Step:
    """Ouvrir le feu; Munitions spéciales (R52): the guns of the side that bears."""
    fight, side, guns, ammunition, raises, heroism, _ = shot
    explode = fight.vessel(side).explodes(given.ship(side), given.options)
    shooting = firing(side, guns, ammunition, raises, heroism, explode, given.options)
    return shooting or suffer(fight, given, (note("no_effect"),))


@remembered
def firing(
    side: Side, guns: int, ammunition: Ammunition, raises: int, heroism: int, explode: bool, options: Readings
) -> Roll | None:
    """The dice of the guns; None where special shot leaves none to keep."""
    pool = broadside_pool(guns, ammunition, raises=raises, explode=explode, heroism=heroism)
    if not pool.normal().kept:
        return None
    return Roll("broadside", pool.cut_off(options), then=struck, who=side)


def struck(shot: Shot, damage: float, given: ShipDuel) -> Move:
    if damage == BEYOND:
        return undecided()
    shot = shot._replace(damage=int(damage), heroism=0)
    return goto(hull_check if given.stand_and_fire else hull_heroism, shot)


def hull_heroism(shot: Shot) -> Step:
    """Dés d'héroïsme: the ship that is struck may add dice to its hull."""
    return heroism_dice(shot, OTHER[shot.side], heroic_hull)


def heroic_hull(shot: Shot, dice: int) -> Move:
    return goto(hull_check, with_heroism(shot, OTHER[shot.side], dice))


def hull_check(shot: Shot, given: ShipDuel) -> Step:
    """Ouvrir le feu; Compétences de l'équipage: the hull, helped by the carpenter."""
    side, options, target = OTHER[shot.side], given.options, shot.target
    ship, nd = given.ship(side), target.superficial + shot.damage
    explode = target.explodes(ship, options)
    return withstanding(side, target.ranks.resolve, ship.carpenter, shot.heroism, explode, nd, options)


@remembered
def withstanding(
    side: Side, resolve: int, carpenter: int, heroism: int, explode: bool, nd: int, options: Readings
) -> Roll:
    pool = hull_pool(resolve, carpenter, options, explode=explode, heroism=heroism)
    return Roll("hull", pool.reaching(nd), then=hull_checked, who=side)


def hull_checked(shot: Shot, total: float, given: ShipDuel) -> Move:
    """Ouvrir le feu (R53): the hull bears the damage, or takes grave damage."""
    side, target = OTHER[shot.side], shot.target
    after = hull_after(target.superficial, shot.damage, total, given.options)
    fight = shot.fight.with_vessel(side, target._replace(superficial=after.superficial))
    told = hull_note(target.superficial, shot.damage, after)
    first = FIRST_LOSS[shot.ammunition]
    trait = first if first in ("finesse", "panache") else None
    return suffer(fight, given, (told,), Loss(side, after.grave, trait))
