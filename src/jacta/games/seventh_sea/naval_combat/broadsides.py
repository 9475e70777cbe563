"""Ouvrir le feu, Munitions spéciales: a broadside in a fight, with the heroism dice that both ships may add."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Literal, NamedTuple

from jacta.dice import BEYOND
from jacta.games.seventh_sea.figures import OTHER, ROLES, Dice, Raises, Side
from jacta.games.seventh_sea.naval_combat.course import after_action, die_spent, order, place
from jacta.games.seventh_sea.naval_combat.grave_damage import Loss, Stricken, suffered
from jacta.games.seventh_sea.naval_combat.gunnery import (
    FIRST_LOSS,
    Ammunition,
    FirstLoss,
    Gunner,
    HullTarget,
    aim_pool,
    broadside_pool,
    hull_after,
    hull_note,
    hull_pool,
)
from jacta.games.seventh_sea.naval_combat.sea_fight import SeaFight, ShipDuel, explodes
from jacta.games.seventh_sea.options import Situation
from jacta.games.seventh_sea.rolls.pools import RAISE
from jacta.rules import (
    Ask,
    Move,
    Note,
    Roll,
    Run,
    Step,
    done,
    goto,
    note,
    often_changed,
    procedure,
    remembered,
    undecided,
)

AMMUNITIONS: tuple[Ammunition, ...] = ("round", "canister", "chain")
RAISES = tuple(range(5))


# --- A broadside in a fight


class DuelGunner(Gunner):
    """The ship that fires, with the heroism dice that it may add."""

    holds_heroism: ClassVar = True

    explode: bool = True
    heroism: Dice = 0


class DuelTarget(HullTarget):
    """The ship that is fired at, with the heroism dice that it may add."""

    holds_heroism: ClassVar = True

    explode: bool = True
    heroism: Dice = 0


class BroadsideGiven(Situation):
    """A broadside in a fight. Ammunition and raises that are not stated are the captain's to choose."""

    attacker: DuelGunner
    defender: DuelTarget
    ammunition: Ammunition = "round"
    raises: Raises = 0


class DuelBroadside(NamedTuple):
    """A broadside, and the heroism dice that it has cost both ships."""

    result: Literal["miss", "hit"]
    grave: int
    superficial: int
    first_loss: FirstLoss
    attacker_heroism: int
    defender_heroism: int


@often_changed
class Shot(NamedTuple):
    """A broadside on its way; `heroism` are the dice added to the next roll. Then what both ships have added in all."""

    ammunition: Ammunition = "round"
    raises: int = 0
    damage: int = 0
    heroism: int = 0
    attacker_heroism: int = 0
    defender_heroism: int = 0

    def over(self, hit: bool, grave: int, superficial: int, *told: Note) -> Move:
        first = FIRST_LOSS[self.ammunition] if grave else "none"
        result: Literal["miss", "hit"] = "hit" if hit else "miss"
        return done(DuelBroadside(result, grave, superficial, first, *self[-2:]), *told)


MOST_BORNE = 100
"""Superficial damage up to which exact answers are worked out: a hull check tells apart every total below it."""


def damage_borne(given: BroadsideGiven) -> tuple[int, int]:
    return given.defender.superficial, MOST_BORNE


@procedure(
    passage="Ouvrir le feu; Munitions spéciales",
    asks=("ammunition", "fire_raises", "ship_heroism"),
    readings=("precision", "min_one_die", "superficial_on_grave"),
    aims={"attacker": "grave", "defender": "-grave"},
    exact_up_to={"defender.superficial": damage_borne},
    examples=(
        {
            "attacker": {"finesse": 3, "gunnery": 2, "cannons": 3},
            "defender": {"wits": 3, "resolve": 2, "superficial": 6, "heroism": 1},
            "raises": 0,
        },
    ),
)
def duel_broadside(given: BroadsideGiven) -> Move[DuelBroadside]:
    """Ouvrir le feu: one broadside of a fight, with what it costs both ships."""
    if given.left_out("ammunition"):
        return goto(ammunition, Shot())
    return loaded(Shot(), given.ammunition, given)


def ammunition(shot: Shot) -> Step:
    """Munitions spéciales: what the guns are loaded with."""
    return Ask("ammunition", "attacker", AMMUNITIONS, loaded, "round")


def loaded(shot: Shot, chosen: Ammunition, given: BroadsideGiven) -> Move:
    shot = shot._replace(ammunition=chosen)
    return goto(fire_raises, shot) if given.left_out("raises") else raised(shot, given.raises)


def fire_raises(shot: Shot) -> Step:
    """Augmentations (R52): each raise makes the shot harder, and adds a damage die."""
    return Ask("fire_raises", "attacker", RAISES, raised, 0)


def raised(shot: Shot, raises: int) -> Move:
    return goto(fire_heroism, shot._replace(raises=raises))


def fire_heroism(shot: Shot, given: BroadsideGiven) -> Step:
    """Dés d'héroïsme: the ship may add dice to its shot."""
    return heroism_dice(shot, "attacker", given.attacker.heroism, heroic_fire)


def heroism_dice(shot: Shot, side: Side, stock: int, then: Callable[..., Move]) -> Step:
    return Ask("ship_heroism", side, tuple(range(stock + 1)), then, 0) if stock else then(shot, 0)


def heroic_fire(shot: Shot, dice: int) -> Move:
    return goto(aim, shot._replace(heroism=dice, attacker_heroism=dice))


def fire_nd(shot: Shot, given: BroadsideGiven) -> int:
    """Ouvrir le feu: five times the target's Esprit, and the raises."""
    return RAISE * (given.defender.wits + shot.raises)


def aim(shot: Shot, given: BroadsideGiven) -> Step:
    """Ouvrir le feu; Compétences de l'équipage: the crew fires, helped by the gunner."""
    crew = given.attacker
    pool = aim_pool(crew.finesse, crew.gunnery, given.options, explode=crew.explode, heroism=shot.heroism)
    return Roll("fire", pool.reaching(fire_nd(shot, given)), then=aimed, who="attacker")


def aimed(shot: Shot, total: float, given: BroadsideGiven) -> Move:
    if total < fire_nd(shot, given):
        return shot.over(False, 0, given.defender.superficial)
    return goto(damage_heroism, shot)


def damage_heroism(shot: Shot, given: BroadsideGiven) -> Step:
    """Dés d'héroïsme: the ship may add dice to the damage."""
    return heroism_dice(shot, "attacker", given.attacker.heroism - shot.attacker_heroism, heroic_damage)


def heroic_damage(shot: Shot, dice: int) -> Move:
    return goto(broadside, shot._replace(heroism=dice, attacker_heroism=shot.attacker_heroism + dice))


def broadside(shot: Shot, given: BroadsideGiven) -> Step:
    """Ouvrir le feu; Munitions spéciales (R52): the guns of the side that bears; without a die to keep, no damage."""
    crew = given.attacker
    pool = broadside_pool(crew.cannons, shot.ammunition, raises=shot.raises, explode=crew.explode, heroism=shot.heroism)
    if not pool.normal().kept:
        return shot.over(True, 0, given.defender.superficial, note("no_effect"))
    return Roll("broadside", pool.cut_off(given.options), then=struck, who="attacker")


def struck(shot: Shot, damage: float) -> Move:
    return undecided() if damage == BEYOND else goto(hull_heroism, shot._replace(damage=int(damage)))


def hull_heroism(shot: Shot, given: BroadsideGiven) -> Step:
    """Dés d'héroïsme: the ship that is struck may add dice to its hull."""
    return heroism_dice(shot, "defender", given.defender.heroism, heroic_hull)


def heroic_hull(shot: Shot, dice: int) -> Move:
    return goto(hull_check, shot._replace(heroism=dice, defender_heroism=dice))


def hull_check(shot: Shot, given: BroadsideGiven) -> Step:
    """Ouvrir le feu; Compétences de l'équipage: the hull, helped by the carpenter."""
    hull = given.defender
    pool = hull_pool(hull.resolve, hull.carpenter, given.options, explode=hull.explode, heroism=shot.heroism)
    return Roll("hull", pool.reaching(hull.superficial + shot.damage), then=hull_checked, who="defender")


def hull_checked(shot: Shot, total: float, given: BroadsideGiven) -> Move:
    """Ouvrir le feu (R53): the hull bears the damage, or takes grave damage."""
    borne = given.defender.superficial
    after = hull_after(borne, shot.damage, total, given.options)
    return shot.over(True, *after, hull_note(borne, shot.damage, after))


# --- In the course of the fight

NO_HEROISM = NO_DAMAGE = (0, 0)


class OpenFire(NamedTuple):
    """A ship about to fire so many guns; the fight is as it goes on afterwards."""

    fight: SeaFight
    side: Side
    guns: int


@order("fire")
def fire(fight: SeaFight, deck: str, given: ShipDuel) -> Move:
    """Ouvrir le feu: the guns of one side; broadside to broadside nobody is asked how."""
    side = fight.queue[0]
    guns = fight.vessel(side).guns("port" if deck == "port" else "starboard")
    told = note("ship_fires", phase=fight.phase, side=given.name(side), deck=deck, guns=guns)
    return goto(open_fire, OpenFire(after_action(fight, die_spent(fight), given), side, guns), told)


def open_fire(firing: OpenFire, given: ShipDuel) -> Step:
    """Ouvrir le feu; Compétences de l'équipage: one ship fires at the other."""
    fight, side, guns = firing
    other = OTHER[side]
    own, enemy = fight.vessel(side), fight.vessel(other)
    heroism = NO_HEROISM if given.stand_and_fire else (own.heroism, enemy.heroism)
    damage = (own.grave, enemy.grave) if given.options.ship_cripple else NO_DAMAGE
    crew, hull = own.ranks, enemy.ranks
    shot = broadside_of(side, guns, crew.finesse, hull.wits, hull.resolve, enemy.superficial, damage, heroism, given)
    return Run("broadside", duel_broadside, shot, fired, ROLES[side])


@remembered
def broadside_of(
    side: Side,
    guns: int,
    finesse: int,
    wits: int,
    resolve: int,
    superficial: int,
    damage: tuple[int, int],
    heroism: tuple[int, int],
    given: ShipDuel,
) -> BroadsideGiven:
    """Ouvrir le feu (R53): what the broadside is given. Broadside to broadside it is of shot, and nobody is asked."""
    stated: dict[str, Any] = {"ammunition": "round", "raises": 0} if given.stand_and_fire else {}
    ships = given.ship(side), given.ship(OTHER[side])
    explode = [explodes(grave, ship, given.options) for grave, ship in zip(damage, ships, strict=True)]
    return BroadsideGiven.unchecked(
        attacker=DuelGunner.unchecked(
            finesse=finesse, gunnery=ships[0].gunnery, cannons=guns, explode=explode[0], heroism=heroism[0]
        ),
        defender=DuelTarget.unchecked(
            wits=wits,
            resolve=resolve,
            carpenter=ships[1].carpenter,
            superficial=superficial,
            explode=explode[1],
            heroism=heroism[1],
        ),
        options=given.options,
        **stated,
    )


def fired(firing: OpenFire, shot: DuelBroadside, given: ShipDuel) -> Move:
    """Ouvrir le feu (R53): the broadside has taken its toll."""
    fight, side, _ = firing
    if shot.attacker_heroism:
        vessel = fight.vessel(side)
        fight = fight.with_vessel(side, vessel._replace(heroism=vessel.heroism - shot.attacker_heroism))
    if shot.result == "miss":
        return goto(place, fight, note("shot_missed", side=given.name(side)))
    other = OTHER[side]
    target = fight.vessel(other)
    heroism, grave = target.heroism - shot.defender_heroism, target.grave + shot.grave
    fight = fight.with_vessel(other, target.struck(shot.superficial, grave, heroism))
    if not shot.grave:
        return goto(place, fight)
    return goto(suffered, Stricken(fight, (Loss(other, shot.grave, shot.first_loss),)))
