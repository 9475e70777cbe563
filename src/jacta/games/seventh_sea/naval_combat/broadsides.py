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
from jacta.games.seventh_sea.rolls.pools import RAISE
from jacta.rules import Ask, Move, Roll, Step, goto, note, often_changed, undecided

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
    ship, firing = given.ship(shot.side), shot.firing
    explode = firing.explodes(ship, given.options)
    pool = aim_pool(firing.ranks.finesse, ship.gunnery, given.options, explode=explode, heroism=shot.heroism)
    return Roll("fire", pool.reaching(fire_nd(shot)), then=fired, who=shot.side)


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
    explode = shot.firing.explodes(given.ship(shot.side), given.options)
    pool = broadside_pool(shot.guns, shot.ammunition, raises=shot.raises, explode=explode, heroism=shot.heroism)
    if not pool.normal().kept:
        return suffer(shot.fight, given, (note("no_effect"),))
    return Roll("broadside", pool.cut_off(given.options), then=struck, who=shot.side)


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
    ship, target = given.ship(OTHER[shot.side]), shot.target
    explode = target.explodes(ship, given.options)
    pool = hull_pool(target.ranks.resolve, ship.carpenter, given.options, explode=explode, heroism=shot.heroism)
    return Roll("hull", pool.reaching(target.superficial + shot.damage), then=hull_checked, who=OTHER[shot.side])


def hull_checked(shot: Shot, total: float, given: ShipDuel) -> Move:
    """Ouvrir le feu (R53): the hull bears the damage, or takes grave damage."""
    side, target = OTHER[shot.side], shot.target
    after = hull_after(target.superficial, shot.damage, total, given.options)
    fight = shot.fight.with_vessel(side, target._replace(superficial=after.superficial))
    told = hull_note(target.superficial, shot.damage, after)
    first = FIRST_LOSS[shot.ammunition]
    trait = first if first in ("finesse", "panache") else None
    return suffer(fight, given, (told,), Loss(side, after.grave, trait))
