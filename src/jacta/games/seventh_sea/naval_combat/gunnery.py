"""Ouvrir le feu, Munitions spéciales, Saborder un navire: what strikes a ship, and what its hull withstands."""

from __future__ import annotations

from typing import Any, ClassVar, Literal, NamedTuple, TypeAlias

from pydantic import model_validator

from jacta.dice import BEYOND
from jacta.games.seventh_sea.combat.weapons import WEAPON_TABLES, melee_weapon, modes_of, ranged_weapon
from jacta.games.seventh_sea.figures import Dice, Points, Raises, Rank, Trait, Weapon, refuse
from jacta.games.seventh_sea.inputs import exactly_one
from jacta.games.seventh_sea.options import Readings, Situation
from jacta.games.seventh_sea.pieces import WEAPON, is_fit
from jacta.games.seventh_sea.roles import reading
from jacta.games.seventh_sea.rolls.pools import RAISE, Pool, skill_pool
from jacta.games.seventh_sea.sheets import FromSheets, OnSheet, is_sheet, reads
from jacta.rules import (
    InputError,
    Message,
    Move,
    Note,
    Roll,
    Rules,
    Stated,
    Step,
    done,
    goto,
    note,
    procedure,
    undecided,
)

HULL_INTERVAL = 10
SPECIAL_SHOT, HAND_WEAPON, WOOD_CUTTER = 2, 2, 1
"""Dice rolled and kept that special ammunition, a hand weapon or an axe loses against a ship."""


# --- What a hull withstands

FirstLoss: TypeAlias = Literal["none", "choice", "finesse", "panache"]


class Hull(OnSheet, Stated):
    """The part of a ship that is struck."""

    resolve: Rank
    carpenter: Rank = 0
    superficial: Points = 0


class HullTarget(Hull):
    wits: Rank


class HullDamage(NamedTuple):
    """What a hull check leaves: grave damage, and the superficial damage after it."""

    grave: int
    superficial: int


def hull_pool(resolve: int, carpenter: int, options: Readings, *, explode: bool, heroism: int = 0) -> Pool:
    """Ouvrir le feu; Compétences de l'équipage: the hull, helped by the carpenter."""
    return skill_pool(resolve, carpenter, options, explode=explode, heroism=heroism)


def hull_after(superficial: int, damage: int, total: float, options: Readings) -> HullDamage:
    """Ouvrir le feu (R53): the damage is borne; or it turns grave, once and once more per 10 points missed."""
    nd = superficial + damage
    if total >= nd:
        return HullDamage(0, nd)
    reading = options.superficial_on_grave
    left = 0 if reading == "clear" else superficial if reading == "keep" else nd
    return HullDamage(1 + int(nd - total) // HULL_INTERVAL, left)


def hull_note(superficial: int, damage: int, after: HullDamage) -> Note:
    """What a hull came to that bore some superficial damage already."""
    grave, left = after
    return note("hull", damage=damage, borne=superficial, nd=superficial + damage, grave=grave, superficial=left)


# --- Ouvrir le feu; Munitions spéciales

Ammunition: TypeAlias = Literal["round", "canister", "chain"]
FIRST_LOSS: dict[Ammunition, FirstLoss] = {"round": "choice", "canister": "finesse", "chain": "panache"}


class Gunner(OnSheet, Stated):
    """The ship that fires, with the guns of the side that bears."""

    finesse: Rank
    gunnery: Rank = 0
    cannons: Rank

    @model_validator(mode="after")
    def has_guns(self) -> Gunner:
        if not self.cannons:
            raise refuse("attacker.cannons", "no-cannons")
        return self


class ShipFire(Situation):
    attacker: Gunner
    defender: HullTarget
    ammunition: Ammunition = "round"
    raises: Raises = 0
    free_raises: Raises = 0
    explode: bool = True
    heroism_attack: Dice = 0
    heroism_damage: Dice = 0
    heroism_hull: Dice = 0


class Broadside(NamedTuple):
    result: Literal["miss", "hit"]
    grave: int
    superficial: int
    first_loss: FirstLoss


def aim_pool(finesse: int, gunnery: int, options: Readings, *, explode: bool, heroism: int = 0) -> Pool:
    """Ouvrir le feu; Compétences de l'équipage: the crew, helped by the gunner."""
    return skill_pool(finesse, gunnery, options, explode=explode, heroism=heroism)


def broadside_pool(cannons: int, ammunition: Ammunition, *, raises: int, explode: bool, heroism: int = 0) -> Pool:
    """Ouvrir le feu; Munitions spéciales (R52): the guns of one side; special shot strikes less hard."""
    less = 0 if ammunition == "round" else SPECIAL_SHOT
    return Pool(cannons + raises - less, cannons - less, explode=explode, heroism=heroism)


@procedure(
    passage="Ouvrir le feu; Munitions spéciales",
    readings=(
        "precision",
        "min_one_die",
        "superficial_on_grave",
    ),
    aims={"attacker": "grave", "defender": "-grave"},
    examples=(
        {
            "attacker": {"finesse": 3, "gunnery": 2, "cannons": 4},
            "defender": {"wits": 3, "resolve": 4, "superficial": 5},
        },
        {
            "attacker": {"finesse": 3, "cannons": 3},
            "defender": {"wits": 2, "resolve": 3, "carpenter": 1},
            "ammunition": "chain",
            "explode": False,
        },
        {"attacker": {"finesse": 2, "cannons": 2}, "defender": {"wits": 1, "resolve": 2}, "ammunition": "canister"},
    ),
)
def ship_fire(given: ShipFire) -> Move[Broadside]:
    """Ouvrir le feu: a broadside."""
    return goto(aim, None, note("against", nd=fire_nd(given)))


def fire_nd(given: ShipFire) -> int:
    """Ouvrir le feu: five times the target's Esprit, and the raises."""
    return RAISE * (given.defender.wits + given.raises)


def aim(nothing: None, given: ShipFire) -> Step:
    """Ouvrir le feu: the crew fires."""
    crew = given.attacker
    pool = aim_pool(crew.finesse, crew.gunnery, given.options, explode=given.explode, heroism=given.heroism_attack)
    return Roll("fire", pool._replace(bonus=RAISE * given.free_raises).reaching(fire_nd(given)), then=aimed)


def aimed(nothing: None, total: float, given: ShipFire) -> Move:
    if total < fire_nd(given):
        return done(Broadside("miss", 0, given.defender.superficial, "none"))
    return goto(broadside, None)


def broadside(nothing: None, given: ShipFire) -> Step:
    """Ouvrir le feu; Munitions spéciales (R52): the damage of the guns; without a die to keep there is none."""
    pool = broadside_pool(
        given.attacker.cannons,
        given.ammunition,
        raises=given.raises,
        explode=given.explode,
        heroism=given.heroism_damage,
    )
    if not pool.normal().kept:
        return done(Broadside("hit", 0, given.defender.superficial, "none"))
    return Roll("broadside", pool.cut_off(given.options), then=fired)


def fired(nothing: None, damage: float) -> Move:
    return undecided() if damage == BEYOND else goto(hull_check, int(damage))


def hull_check(damage: int, given: ShipFire) -> Step:
    """Ouvrir le feu: the hull against this damage and what it bears already."""
    hull = given.defender
    pool = hull_pool(hull.resolve, hull.carpenter, given.options, explode=given.explode, heroism=given.heroism_hull)
    return Roll("hull", pool.reaching_by(hull.superficial + damage, HULL_INTERVAL), then=hull_checked)


def hull_checked(damage: int, total: float, given: ShipFire) -> Move:
    borne = given.defender.superficial
    after = hull_after(borne, damage, total, given.options)
    first = FIRST_LOSS[given.ammunition] if after.grave else "none"
    return done(Broadside("hit", after.grave, after.superficial, first), hull_note(borne, damage, after))


# --- Saborder un navire

Tool: TypeAlias = Literal["weapon", "axe"]
WOOD_CUTTERS = ("axe", "hatchet")


class ScuttleTarget(Hull):
    wits: Rank | None = None


class Scuttle(FromSheets):
    """A weapon by its name or by its damage, and the hull it is used on; `wits` of the ship is not looked at."""

    sheets: ClassVar = {"who": reads("brawn", *WEAPON)}

    @model_validator(mode="before")
    @classmethod
    def wounds_of_the_hand(cls, data: Any) -> Any:
        """Blessures graves (R69): they tame the dice of whoever hacks, not those of the hull."""
        if not isinstance(data, dict) or not is_sheet(data.get("who")) or is_fit(data["who"]):
            return data
        return {"explode": True, "weapon_explodes": False} | data

    weapon: Weapon | None = None
    weapon_rolled: Dice | None = None
    weapon_kept: Dice | None = None
    melee: bool = True
    brawn: Trait
    tool: Tool = "weapon"
    defender: ScuttleTarget
    explode: bool = True
    heroism: Dice = 0
    weapon_explodes: bool = True

    @model_validator(mode="after")
    def one_weapon(self) -> Scuttle:
        if exactly_one(self, "weapon", "weapon_rolled") == "weapon_rolled" and self.weapon_kept is None:
            raise InputError("weapon_kept", Message("error-missing"))
        if self.weapon is not None and self.weapon_kept is not None:
            raise refuse("weapon_kept", "exclusive", other="weapon")
        return self


class Scuttled(NamedTuple):
    grave: int
    superficial: int


def scuttling_pool(given: Scuttle, rules: Rules) -> Pool:
    """Saborder un navire: the weapon's damage, less two dice rolled and kept, or one if it is made to cut wood."""
    tool = given.tool
    if given.weapon is None:
        rolled, kept, melee = given.weapon_rolled or 0, given.weapon_kept or 0, given.melee
    else:
        melee = "melee" in modes_of(given.weapon, rules) if given.left_out("melee") else given.melee
        if melee:
            blade = melee_weapon(given.weapon, rules)
            rolled, kept = blade.rolled + blade.damage_dice, blade.kept
        else:
            missile = ranged_weapon(given.weapon, rules)
            rolled, kept = missile.rolled, missile.kept
        if given.left_out("tool"):
            tool = "axe" if given.weapon in WOOD_CUTTERS else "weapon"
    explode = given.explode and given.weapon_explodes
    pool = Pool(rolled + (given.brawn if melee else 0), kept, explode=explode)
    return pool.with_dice(both=-(WOOD_CUTTER if tool == "axe" else HAND_WEAPON))._replace(heroism=given.heroism)


@procedure(
    passage="Saborder un navire",
    readings=(
        "precision",
        "min_one_die",
        "superficial_on_grave",
    ),
    tables=WEAPON_TABLES,
    roles=reading("who"),
    examples=(
        {"weapon": "axe", "brawn": 3, "defender": {"resolve": 2}},
        {"weapon": "rapier", "brawn": 3, "defender": {"resolve": 2}},
    ),
)
def scuttle(given: Scuttle, rules: Rules) -> Move[Scuttled]:
    """Saborder un navire (R56): somebody on board hacks at the ship."""
    if not scuttling_pool(given, rules).normal().kept:
        return done(Scuttled(0, given.defender.superficial), note("no_effect"))
    return goto(scuttling, None)


def scuttling(nothing: None, given: Scuttle, rules: Rules) -> Step:
    """Saborder un navire: the damage to the ship."""
    return Roll("scuttle", scuttling_pool(given, rules).cut_off(given.options), then=hacked)


def hacked(nothing: None, damage: float) -> Move:
    return undecided() if damage == BEYOND else goto(scuttled_hull, int(damage))


def scuttled_hull(damage: int, given: Scuttle) -> Step:
    """Saborder un navire; Ouvrir le feu: the hull withstands it, or not."""
    hull = given.defender
    pool = hull_pool(hull.resolve, hull.carpenter, given.options, explode=given.explode)
    return Roll("hull", pool.reaching(hull.superficial + damage), then=scuttled)


def scuttled(damage: int, total: float, given: Scuttle) -> Move:
    borne = given.defender.superficial
    after = hull_after(borne, damage, total, given.options)
    return done(Scuttled(*after), hull_note(borne, damage, after))
