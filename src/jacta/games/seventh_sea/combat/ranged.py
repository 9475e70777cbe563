"""Attaque à distance, Armes à feu: one shot or throw."""

from __future__ import annotations

from fractions import Fraction
from typing import ClassVar, NamedTuple

from jacta.games.seventh_sea.combat.blows import attack_pool, check_weapon
from jacta.games.seventh_sea.combat.exchanges import (
    BLOW_ASKS,
    FIGHT_ASKS,
    Blow,
    Exchange,
    Harm,
    Ledger,
    Strike,
    ended,
    exchange,
)
from jacta.games.seventh_sea.combat.fighters import ExchangeGiven, Minded
from jacta.games.seventh_sea.combat.weapons import RangedWeapon, ranged_weapon
from jacta.games.seventh_sea.combat.wounds import FIREARM_INTERVAL, INTERVAL
from jacta.games.seventh_sea.figures import Bonus, Metres, refuse
from jacta.games.seventh_sea.inputs import check_not_out
from jacta.games.seventh_sea.options import Readings
from jacta.games.seventh_sea.roles import reading, struck
from jacta.games.seventh_sea.rolls.pools import RAISE, Pool
from jacta.games.seventh_sea.sheets import reads
from jacta.rules import InputError, Message, Move, Rules, done, note, procedure

HURLED = ("knife", "throwing_knife", "bodice_dagger", "hatchet", "harpoon")
"""R25: the weapons to which a reading adds the thrower's brawn."""
GRENADE = "grenade"
RANGED = ("precision", "min_one_die", "range_mod", "thrown_adds_brawn", "grenade_as_explosive")
"""The readings that act on a shot or throw."""
OWN_KEYS = ("range_m", "short_mod", "long_mod", "firearm")


class RangedGiven(ExchangeGiven):
    sheets: ClassVar = {"attacker": reads("distance_m", "two_pistols", weapon=("ranged",))}

    range_m: Metres | None = None
    short_mod: Bonus | None = None
    long_mod: Bonus | None = None
    firearm: bool | None = None
    distance_m: Metres
    two_pistols: bool = False

    @property
    def clumsy(self) -> bool:
        """Armes à feu (R24): who fires with both hands takes a raise instead."""
        return self.off_hand and not self.two_pistols


class Missile(NamedTuple):
    """A weapon in this hand: its damage, its reach, and how it is taken."""

    damage: Pool
    range_m: Fraction
    short_mod: int
    long_mod: int
    free_raises: int
    firearm: bool
    avoidable: bool
    interval: int


def check_missile(given: RangedGiven) -> None:
    """C8: a weapon of the table, or one whose damage and range the caller states."""
    check_weapon(given.weapon, given.weapon_rolled, given.weapon_kept)
    for key in OWN_KEYS:
        if given.weapon is not None and getattr(given, key) is not None:
            raise refuse(key, "exclusive", other="weapon")
    if given.weapon is None and given.range_m is None:
        raise InputError("range_m", Message("error-missing"))


def missile_damage(
    weapon: str | None, rolled: int, kept: int, brawn: int, options: Readings, *, two_pistols: bool, explode: bool
) -> Pool:
    """Evaluer les dommages; Armes à feu (R24, R25): the weapon's dice alone; a second pistol adds one of each."""
    strength = brawn if options.thrown_adds_brawn and weapon in HURLED else 0
    return Pool(rolled + strength, kept, explode=explode).with_dice(both=int(two_pistols))


def missile_of(given: RangedGiven, rules: Rules) -> Missile:
    """Attaque à distance (R23, R26): what flies, how far, and whether it can be avoided."""
    brawn = given.attacker.brawn
    if given.weapon is None:
        assert given.range_m is not None
        reach = Fraction(given.range_m)
        row = RangedWeapon(
            given.weapon_rolled or 0,
            given.weapon_kept or 0,
            0,
            0,
            given.short_mod or 0,
            given.long_mod or 0,
            0,
            0,
            0,
            firearm=bool(given.firearm),
        )
    else:
        row = ranged_weapon(given.weapon, rules)
        reach = Fraction(row.range_for(brawn))
    damage = missile_damage(
        given.weapon,
        row.rolled,
        row.kept,
        brawn,
        rules.options,
        two_pistols=given.two_pistols,
        explode=given.attacker.explodes,
    )
    deadly = row.firearm or (given.weapon == GRENADE and rules.options.grenade_as_explosive)
    interval = FIREARM_INTERVAL if deadly else INTERVAL
    return Missile(damage, reach, row.short_mod, row.long_mod, row.free_raises, row.firearm, not deadly, interval)


def range_modifier(missile: Missile, distance: Fraction) -> int:
    """Attaque à distance (R22): less than half the range is short, half and more is long."""
    return missile.short_mod if distance < missile.range_m / 2 else missile.long_mod


@procedure(
    passage="Attaque à distance (GJ195a GJ196 CM3); Armes à feu (GJ195b)",
    asks=BLOW_ASKS,
    readings=RANGED,
    tables=("ranged_weapons",),
    aims={"attacker": "gained", "defender": "-gained"},
    roles=reading("attacker") | struck(),
    examples=(
        {
            "attacker": {"finesse": 3, "attack": 3, "brawn": 2},
            "defender": {"brawn": 2, "wits": 2, "resolve": 2, "defence": 2},
            "weapon": "pistol",
            "distance_m": 14,
        },
        {
            "attacker": {"finesse": 3, "attack": 3, "brawn": 2},
            "defender": {"brawn": 2, "wits": 2, "resolve": 2, "defence": 2},
            "weapon": "throwing_knife",
            "distance_m": 4,
            "can_defend": True,
            "damage_raises": 1,
        },
    ),
)
def ranged_attack(given: RangedGiven, rules: Rules) -> Move[Exchange]:
    """Attaque à distance: one shot or throw, from the range to the wounds taken."""
    check_missile(given)
    check_not_out(given.attacker, "attacker")
    check_not_out(given.defender, "defender")
    return shoot(given, rules)


class ShotGiven(Minded, RangedGiven):
    """A shot in a fight."""


@procedure(
    passage="Attaque à distance (GJ195a GJ196 CM3); Armes à feu (GJ195b)",
    asks=FIGHT_ASKS,
    readings=RANGED,
    tables=("ranged_weapons",),
    aims={"attacker": "gained", "defender": "-gained"},
    examples=(
        {
            "attacker": {"finesse": 3, "attack": 3, "brawn": 2},
            "defender": {"brawn": 2, "wits": 2, "resolve": 2, "defence": 2},
            "weapon": "hatchet",
            "distance_m": 4,
            "can_defend": True,
        },
    ),
)
def duel_shot(given: ShotGiven, rules: Rules) -> Move[Blow]:
    """Attaque à distance: one shot of a fight, with what it costs both sides."""
    check_missile(given)
    return shoot(given, rules, Ledger())


def shoot(given: RangedGiven, rules: Rules, ledger: Ledger | None = None) -> Move:
    """Attaque à distance (R22, R23, R24): what is out of reach is missed; the range counts for or against the shot."""
    missile = missile_of(given, rules)
    if given.two_pistols and not missile.firearm:
        raise refuse("two_pistols", "firearms-only")
    victim = given.defender.suffering(missile.interval)
    distance = Fraction(given.distance_m)
    if distance > missile.range_m:
        return done(ended("out_of_range", victim.unhurt, ledger), note("out_of_range", range=float(missile.range_m)))
    modifier = range_modifier(missile, distance)
    on_total = rules.options.range_mod == "total"
    nd = given.passive_nd() + RAISE * (given.idle_raises + given.two_pistols) - (0 if on_total else modifier)
    parry = given.parry(rules.options) if missile.avoidable else None
    attack = attack_pool(given, rules, free_raises=missile.free_raises, bonus=modifier if on_total else 0)
    strike = Strike(attack, nd, parry, given.parry_nd, Harm(missile.damage, victim, given.purse, ledger))
    return exchange(strike, given, note("range", modifier=modifier))
