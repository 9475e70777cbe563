"""Evaluer les dommages, Armes improvisées: the damage of a weapon, and of whatever lies at hand."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import ClassVar, Literal, NamedTuple

from jacta.dice import BEYOND, Description, Hand, Keep, Throw, Weights
from jacta.games.seventh_sea.combat.blows import check_weapon, melee_arm, melee_damage
from jacta.games.seventh_sea.combat.ranged import missile_damage
from jacta.games.seventh_sea.combat.weapons import WEAPON_TABLES, modes_of, ranged_weapon
from jacta.games.seventh_sea.figures import Count, Dice, DiceModifier, Name, Raises, Trait, refuse
from jacta.games.seventh_sea.inputs import exactly_one
from jacta.games.seventh_sea.pieces import WEAPON
from jacta.games.seventh_sea.rolls.pools import SIDES, Pool, common_cut
from jacta.games.seventh_sea.rolls.tests import Total, total_dice
from jacta.games.seventh_sea.sheets import FromSheets, reads
from jacta.rules import Consult, InputError, Message, Move, Roll, Rules, Step, done, goto, procedure, undecided

# --- Evaluer les dommages


class DamageGiven(FromSheets):
    sheets: ClassVar = {"who": reads("brawn", *WEAPON)}

    weapon: Name | None = None
    weapon_rolled: Dice | None = None
    weapon_kept: Dice | None = None
    melee: bool | None = None
    brawn: Trait | None = None
    damage_raises: Raises = 0
    two_pistols: bool = False
    explode: bool = True
    heroism: Count = 0


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
    return goto(total_dice, pool._replace(heroism=given.heroism))


# --- Armes improvisées


class ImprovisedGiven(FromSheets):
    sheets: ClassVar = {"who": reads("brawn")}

    brawn: Trait
    size_modifier: DiceModifier | None = None
    object: Name | None = None
    edge: Literal["blunt", "sharp"]
    toughness: Literal["fragile", "resistant", "solid"]
    damage_raises: Raises = 0
    explode: bool = True
    heroism: Count = 0


class Improvised(NamedTuple):
    damage: int
    broken: bool


KEPT = {"blunt": 1, "sharp": 2}
BREAKING_EXPLOSIONS = {"fragile": 1, "resistant": 2}


@dataclass(frozen=True, slots=True)
class Breaking(Throw):
    """The kept dice of an exploding pool, and whether one of all its dice exploded so often that the weapon breaks."""

    pool: Keep
    explosions: int
    cut: int

    def weights(self) -> Weights:
        return _breaking_weights(self.pool, self.explosions, self.cut)

    def take(self, hand: Hand) -> tuple[int, bool]:
        chains = hand.chains(self.pool.count, self.pool.sides, None)
        total = sum(sorted(map(sum, chains), reverse=True)[: self.pool.keep])
        return total, any(len(chain) > self.explosions for chain in chains)

    def describe(self) -> Description:
        return self.pool.describe()


@lru_cache(maxsize=1000)
def _breaking_weights(pool: Keep, explosions: int, cut: int) -> Weights:
    """Broken is what remains of the whole pool when no die explodes too often."""
    below, reached, _ = pool.split(cut)
    ways = reached + sum(weight for _, weight in below)
    sound, sound_ways = _sound_totals(pool, explosions)
    weights: dict[tuple[float, bool], int] = defaultdict(int)
    for total, weight in (*below, (BEYOND, reached)):
        weights[total, True] += weight * sound_ways
    for value, many in sound.items():
        total = value if value < cut else BEYOND
        weights[total, False] += many * ways
        weights[total, True] -= many * ways
    return Weights.of(weights)


def _sound_totals(pool: Keep, explosions: int) -> tuple[dict[int, int], int]:
    """Kept totals of the ways in which every die explodes less than so often, out of how many ways there are in all."""
    sides, depth = pool.sides, explosions - 1
    ways = {(0, 0): 1}  # (dice settled from the highest down, their kept total)
    faces = [
        (sides * exploded + face, sides ** (depth - exploded))
        for exploded in range(depth, -1, -1)
        for face in range(sides - 1, 0, -1)
    ]
    for value, weight in faces:
        settled: dict[tuple[int, int], int] = defaultdict(int)
        for (dice, total), many in ways.items():
            for more in range(pool.count - dice + 1):
                kept = max(0, min(more, pool.keep - dice))
                chosen = comb(pool.count - dice, more) * weight**more
                settled[dice + more, total + kept * value] += many * chosen
        ways = settled
    totals = {total: many for (dice, total), many in ways.items() if dice == pool.count}
    return totals, sides ** (explosions * pool.count)


@procedure(
    passage="Armes improvisées (GJ196a GJ197a)",
    readings=("precision",),
    tables=("gj197a",),
    examples=(
        {"brawn": 2, "size_modifier": 1, "edge": "sharp", "toughness": "fragile"},
        {"brawn": 3, "size_modifier": 2, "edge": "blunt", "toughness": "resistant"},
        {"brawn": 2, "size_modifier": 0, "edge": "blunt", "toughness": "solid", "explode": False},
    ),
)
def improvised_weapon(given: ImprovisedGiven) -> Move[Improvised]:
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
    explosions = BREAKING_EXPLOSIONS.get(given.toughness)
    rolled, kept, bonus, _, _ = pool.normal()
    if explosions is None or not given.explode or not rolled:  # a heroism die alone breaks nothing
        return Roll("damage", pool.cut_off(rules.options), then=struck_whole)
    cut = common_cut(rules.options, pool) - bonus
    return Roll("damage", Breaking(Keep(rolled, SIDES, kept, exploding=rolled), explosions, cut), then=struck)


def improvised_pool(size_modifier: int, given: ImprovisedGiven) -> Pool:
    """Armes improvisées: brawn, size and raises rolled; a blunt object keeps one die, one that cuts two."""
    rolled = given.brawn + size_modifier + given.damage_raises
    return Pool(rolled, KEPT[given.edge], explode=given.explode, heroism=given.heroism)


def struck_whole(size_modifier: int, damage: float) -> Move:
    return undecided() if damage == BEYOND else done(Improvised(int(damage), broken=False))


def struck(size_modifier: int, read: tuple[float, bool], given: ImprovisedGiven) -> Move:
    damage, broken = read
    pool = improvised_pool(size_modifier, given)
    return undecided() if damage == BEYOND else done(Improvised(int(damage) + pool.normal().bonus, broken))
