"""Attaquer, Eviter un coup: one blow in the mêlée, and the roll that avoids a blow."""

from __future__ import annotations

from typing import ClassVar

from jacta.games.seventh_sea.combat.exchanges import (
    BLOW_ASKS,
    FIGHT_ASKS,
    Blow,
    Exchange,
    Harm,
    Ledger,
    Strike,
    exchange,
)
from jacta.games.seventh_sea.combat.fighters import ExchangeGiven, Minded
from jacta.games.seventh_sea.combat.weapons import MeleeWeapon, melee_weapon
from jacta.games.seventh_sea.combat.wounds import INTERVAL
from jacta.games.seventh_sea.figures import Bonus, Dice, DiceModifier, Difficulty, Raises, Rank, Trait, refuse
from jacta.games.seventh_sea.inputs import check_not_out
from jacta.games.seventh_sea.roles import reading, struck
from jacta.games.seventh_sea.rolls.pools import RAISE, Pool, skill_pool
from jacta.games.seventh_sea.rolls.tests import Tested, Trial, test_dice
from jacta.games.seventh_sea.sheets import FromSheets, reads
from jacta.rules import InputError, Message, Move, Rules, goto, procedure, remembered

MELEE = ("precision", "min_one_die", "cane_sword", "scimitar")
"""The readings that act on a blow in the mêlée."""
BARE = MeleeWeapon(0, 0, 0, 0, 0, 0, 0, 0, 0)


# --- Attaquer


@remembered
def melee_arm(
    weapon: str | None, weapon_rolled: int | None, weapon_kept: int | None, rules: Rules, key: str = ""
) -> MeleeWeapon:
    """Armes de mêlée: the row of the weapon, or one of its own whose damage the caller states."""
    if weapon is not None:
        return melee_weapon(weapon, rules, f"{key}weapon")
    assert weapon_rolled is not None
    assert weapon_kept is not None
    return BARE._replace(rolled=weapon_rolled, kept=weapon_kept)


def check_weapon(weapon: str | None, weapon_rolled: int | None, weapon_kept: int | None, key: str = "") -> None:
    """C8: a weapon by its name or by its damage dice, not both."""
    if weapon is not None:
        for name, dice in (("weapon_rolled", weapon_rolled), ("weapon_kept", weapon_kept)):
            if dice is not None:
                raise refuse(key + name, "exclusive", other="weapon")
    elif weapon_rolled is None or weapon_kept is None:
        missing = (
            "weapon_rolled" if weapon_kept is not None else "weapon_kept" if weapon_rolled is not None else "weapon"
        )
        raise InputError(key + missing, Message("error-missing"))


def attack_pool(given: ExchangeGiven, rules: Rules, *, dice: int = 0, free_raises: int = 0, bonus: int = 0) -> Pool:
    """Attaquer (R68): the dice of the attack, with what the weapon and the situation add."""
    return skill_pool(
        given.attacker.finesse,
        given.attacker.attack,
        rules.options,
        mod_rolled=given.attack_dice - given.clumsy + dice,
        bonus=given.attack_bonus + RAISE * (given.free_raises + free_raises) + bonus,
        explode=given.attacker.explodes,
    )


def melee_damage(weapon: MeleeWeapon, brawn: int, explode: bool) -> Pool:
    """Evaluer les dommages: in the mêlée, the arm's strength adds to the weapon's dice."""
    return Pool(weapon.rolled + brawn + weapon.damage_dice, weapon.kept, explode=explode)


@remembered
def melee_strike(given: ExchangeGiven, rules: Rules, ledger: Ledger | None = None) -> Strike:
    """Attaquer; Eviter un coup (R21, R66): a blow with everything that bears on it."""
    weapon = melee_arm(given.weapon, given.weapon_rolled, given.weapon_kept, rules)
    curved = {rules.options.scimitar: weapon.target_defence_rank}
    hindrance = weapon.parry_nd if rules.options.cane_sword == "opponent" else 0
    damage = melee_damage(weapon, given.attacker.brawn, given.attacker.explodes)
    return Strike(
        attack_pool(given, rules, dice=weapon.attack_dice, free_raises=weapon.free_raises),
        given.passive_nd(curved.get("rank", 0)) + RAISE * given.idle_raises,
        given.parry(rules.options, curved.get("active", 0)),
        given.parry_nd + hindrance,
        Harm(damage, given.defender.suffering(INTERVAL), given.purse, ledger),
    )


HERO = {"brawn": 2, "wits": 2, "resolve": 2, "defence": 2}


@procedure(
    passage="Attaquer (GJ193b); Blessures supplémentaires, Coups précis (GM168a); Eviter un coup (GJ194)",
    asks=BLOW_ASKS,
    readings=MELEE,
    tables=("melee_weapons",),
    aims={"attacker": "gained", "defender": "-gained"},
    roles=reading("attacker") | struck(),
    examples=(
        {"attacker": {"finesse": 3, "attack": 3, "brawn": 2}, "defender": HERO, "weapon": "rapier"},
        {
            "attacker": {"finesse": 3, "attack": 3, "brawn": 2, "heroism": 1},
            "defender": {"brawn": 2, "wits": 3, "resolve": 2, "defence": 2},
            "weapon": "rapier",
            "can_defend": True,
        },
        {
            "attacker": {"finesse": 3, "attack": 3, "brawn": 2},
            "defender": {**HERO, "kind": "henchman", "light": 8},
            "weapon": "cutlass",
            "off_hand": True,
            "damage_raises": 1,
        },
    ),
)
def attack(given: ExchangeGiven, rules: Rules) -> Move[Exchange]:
    """Attaquer: one blow, from the raises called to the wounds taken."""
    check_weapon(given.weapon, given.weapon_rolled, given.weapon_kept)
    check_not_out(given.attacker, "attacker")
    check_not_out(given.defender, "defender")
    return exchange(melee_strike(given, rules), given)


class BlowGiven(Minded, ExchangeGiven):
    """A blow in a fight."""


@procedure(
    passage="Attaquer (GJ193b); Eviter un coup (GJ194)",
    asks=FIGHT_ASKS,
    readings=MELEE,
    tables=("melee_weapons",),
    aims={"attacker": "gained", "defender": "-gained"},
    examples=(
        {
            "attacker": {"finesse": 3, "attack": 3, "brawn": 2},
            "defender": HERO,
            "weapon": "rapier",
            "can_defend": True,
        },
    ),
)
def duel_blow(given: BlowGiven, rules: Rules) -> Move[Blow]:
    """Attaquer: one blow of a fight, with what it costs both sides."""
    check_weapon(given.weapon, given.weapon_rolled, given.weapon_kept)
    return exchange(melee_strike(given, rules, Ledger()), given)


# --- Eviter un coup


class ActiveDefenceGiven(FromSheets):
    sheets: ClassVar = {"who": reads("wits", "defence")}

    wits: Trait
    defence: Rank
    nd: Difficulty
    parry_nd: Bonus = 0
    firearm: bool = False
    mod_rolled: DiceModifier = 0
    bonus: Bonus = 0
    explode: bool = True
    heroism: Dice = 0
    free_raises: Raises = 0


@procedure(
    passage="Eviter un coup (GJ193b GJ194)",
    readings=("min_one_die",),
    roles=reading("who"),
    examples=(
        {"wits": 3, "defence": 2, "nd": 19},
        {"wits": 3, "defence": 2, "nd": 19, "parry_nd": 5},
    ),
)
def active_defence(given: ActiveDefenceGiven, rules: Rules) -> Move[Tested]:
    """Eviter un coup (R15, R21): is a blow of this total avoided?"""
    if given.firearm:
        raise refuse("firearm", "no-active-defence")
    pool = skill_pool(
        given.wits,
        given.defence,
        rules.options,
        mod_rolled=given.mod_rolled,
        bonus=given.bonus + RAISE * given.free_raises,
        explode=given.explode,
        heroism=given.heroism,
    )
    return goto(test_dice, Trial(pool, given.nd + given.parry_nd))
