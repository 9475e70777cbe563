"""Evaluer les dommages, Armes improvisées: the damage of a weapon, and of whatever lies at hand."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, NamedTuple

from jacta.dice import BEYOND
from jacta.games.seventh_sea.combat.blows import check_weapon, melee_arm, melee_damage
from jacta.games.seventh_sea.combat.ranged import missile_damage
from jacta.games.seventh_sea.combat.weapons import WEAPON_TABLES, modes_of, ranged_weapon
from jacta.games.seventh_sea.figures import Dice, DiceModifier, Name, Raises, Toughness, Trait, Weapon, refuse
from jacta.games.seventh_sea.inputs import exactly_one
from jacta.games.seventh_sea.pieces import WEAPON
from jacta.games.seventh_sea.roles import reading
from jacta.games.seventh_sea.rolls.breaking import breaking_throw
from jacta.games.seventh_sea.rolls.pools import Pool
from jacta.games.seventh_sea.rolls.tests import Total, pool_of_ten
from jacta.games.seventh_sea.sheets import FromSheets, reads
from jacta.rules import Consult, InputError, Known, Message, Move, Roll, Rules, Step, done, goto, procedure, undecided

# --- Evaluer les dommages


class DamageGiven(FromSheets):
    sheets: ClassVar = {"who": reads("brawn", *WEAPON)}

    weapon: Weapon | None = None
    weapon_rolled: Dice | None = None
    weapon_kept: Dice | None = None
    melee: bool | None = None
    brawn: Trait | None = None
    damage_raises: Raises = 0
    two_pistols: bool = False
    explode: bool = True
    heroism: Dice = 0


def damage_pool(given: DamageGiven, rules: Rules) -> Pool:
    """Evaluer les dommages (R24, R25): the dice of a blow or of a shot."""
    return blade_pool(given, rules) if in_the_melee(given, rules) else shot_pool(given, rules)


def in_the_melee(given: DamageGiven, rules: Rules) -> bool:
    """Evaluer les dommages: as the caller says, else with every weapon that is not made for the distance alone."""
    if given.melee is not None:
        return given.melee
    return given.weapon is None or modes_of(given.weapon, rules) != ("ranged",)


def blade_pool(given: DamageGiven, rules: Rules) -> Pool:
    if given.two_pistols:
        raise refuse("two_pistols", "firearms-only")
    if given.brawn is None:
        raise InputError("brawn", Message("error-missing"))
    weapon = melee_arm(given.weapon, given.weapon_rolled, given.weapon_kept, rules)
    return melee_damage(weapon, given.brawn, given.explode)


def shot_pool(given: DamageGiven, rules: Rules) -> Pool:
    rolled, kept = given.weapon_rolled or 0, given.weapon_kept or 0
    if given.weapon is not None:
        row = ranged_weapon(given.weapon, rules)
        rolled, kept = row.rolled, row.kept
        if given.two_pistols and not row.firearm:
            raise refuse("two_pistols", "firearms-only")
    return missile_damage(
        given.weapon,
        rolled,
        kept,
        given.brawn or 0,
        rules.options,
        two_pistols=given.two_pistols,
        explode=given.explode,
    )


@procedure(
    passage="Evaluer les dommages (GJ195b)",
    readings=("precision", "thrown_adds_brawn"),
    tables=WEAPON_TABLES,
    roles=reading("who"),
    examples=(
        {"weapon": "rapier", "brawn": 2, "damage_raises": 1},
        {"weapon": "pistol", "two_pistols": True},
        {"weapon": "knife", "melee": False, "damage_raises": 1},
    ),
)
def damage(given: DamageGiven, rules: Rules) -> Move[Total]:
    """Evaluer les dommages: the light wounds of a blow that lands."""
    check_weapon(given.weapon, given.weapon_rolled, given.weapon_kept)
    pool = damage_pool(given, rules).with_dice(given.damage_raises)
    return goto(pool_of_ten, pool._replace(heroism=given.heroism))


# --- Armes improvisées


class ImprovisedGiven(FromSheets):
    sheets: ClassVar = {"who": reads("brawn")}

    brawn: Trait
    size_modifier: DiceModifier | None = None
    object: Annotated[Name, Known("gj197a")] | None = None
    edge: Literal["blunt", "sharp"]
    toughness: Toughness
    damage_raises: Raises = 0
    explode: bool = True
    heroism: Dice = 0


class ImprovisedDamage(NamedTuple):
    damage: int
    broken: bool


KEPT = {"blunt": 1, "sharp": 2}
"""Armes improvisées (GJ196a): the dice kept, by the edge."""


@procedure(
    passage="Armes improvisées (GJ196a GJ197a)",
    readings=("precision",),
    tables=("gj197a",),
    roles=reading("who"),
    examples=(
        {"brawn": 2, "size_modifier": 1, "edge": "sharp", "toughness": "fragile"},
        {"brawn": 3, "size_modifier": 2, "edge": "blunt", "toughness": "resistant"},
        {"brawn": 2, "size_modifier": 0, "edge": "blunt", "toughness": "solid", "explode": False},
    ),
)
def improvised_weapon(given: ImprovisedGiven) -> Move[ImprovisedDamage]:
    """Armes improvisées: the damage of an object, and whether it breaks."""
    if exactly_one(given, "size_modifier", "object") == "object":
        return goto(look_up_size, None)
    return goto(improvised_dice, given.size_modifier)


def look_up_size(nothing: None, given: ImprovisedGiven) -> Step:
    """Armes improvisées (GJ197a): how large the object is."""
    return Consult("gj197a", (given.object,), then=size_known)


def size_known(nothing: None, size_modifier: int) -> Move:
    return goto(improvised_dice, size_modifier)


def improvised_dice(size_modifier: int, given: ImprovisedGiven, rules: Rules) -> Step:
    """Armes improvisées (R27): brawn and size rolled, one die kept of what is blunt, two of what cuts."""
    pool = improvised_pool(size_modifier, given)
    breaking = breaking_throw(pool, given.toughness, rules.options)
    if breaking is None:
        return Roll("damage", pool.cut_off(rules.options), then=struck_whole)
    return Roll("damage", breaking, then=struck)


def improvised_pool(size_modifier: int, given: ImprovisedGiven) -> Pool:
    """Armes improvisées: brawn, size and raises rolled; a blunt object keeps one die, one that cuts two."""
    rolled = given.brawn + size_modifier + given.damage_raises
    return Pool(rolled, KEPT[given.edge], explode=given.explode, heroism=given.heroism)


def struck_whole(size_modifier: int, damage: float) -> Move:
    return undecided() if damage == BEYOND else done(ImprovisedDamage(int(damage), broken=False))


def struck(size_modifier: int, read: tuple[float, bool], given: ImprovisedGiven) -> Move:
    damage, broken = read
    pool = improvised_pool(size_modifier, given)
    return undecided() if damage == BEYOND else done(ImprovisedDamage(int(damage) + pool.normal().bonus, broken))
