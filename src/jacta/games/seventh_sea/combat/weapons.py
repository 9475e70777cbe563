"""Armes: the weapons of the mêlée, those that strike from afar, and the powder flask."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

from jacta.games.seventh_sea.arms import MELEE, RANGED, unknown_weapon
from jacta.games.seventh_sea.figures import Rank, Weapon, refuse
from jacta.games.seventh_sea.options import Situation
from jacta.games.seventh_sea.pieces import Sheet
from jacta.rules import InputError, Move, Rules, done, frozen, procedure

AttackMode: TypeAlias = Literal["melee", "ranged"]
TABLES: dict[AttackMode, str] = {"melee": MELEE, "ranged": RANGED}
WEAPON_TABLES = tuple(TABLES.values())
POWDER_FLASK_ACTIONS = 5


# --- The rows


class MeleeWeapon(NamedTuple):
    """A row of the table: damage, price, and the printed special effects (R21, R66, R67), 0 where there is none."""

    rolled: int
    kept: int
    guilders: int
    attack_dice: int
    damage_dice: int
    free_raises: int
    parry_nd: int
    target_defence_rank: int
    lunge_both: int


class RangedWeapon(NamedTuple):
    """A row of the table. A thrown weapon flies farther from a strong hand; `reload` 0 is the printed N/A."""

    rolled: int
    kept: int
    range_m: int
    range_per_brawn: int
    short_mod: int
    long_mod: int
    reload: int
    guilders: int
    free_raises: int
    firearm: bool

    @property
    def thrown(self) -> bool:
        return self.range_per_brawn > 0

    def range_for(self, brawn: int) -> int:
        """Portée: the farthest that this hand reaches, in metres."""
        return self.range_m + self.range_per_brawn * brawn


def modes_of(weapon: str, rules: Rules) -> tuple[AttackMode, ...]:
    """The tables in which a weapon stands."""
    return tuple(mode for mode, table in TABLES.items() if weapon in _names(table, rules))


def _names(table: str, rules: Rules) -> list[str]:
    return [row["weapon"] for row in rules.table(table).rows]


def melee_weapon(weapon: str, rules: Rules, key: str = "weapon") -> MeleeWeapon:
    """Armes de mêlée: the weapon's row, or an error naming `key`."""
    return MeleeWeapon(**_row(weapon, "melee", rules, key))


def ranged_weapon(weapon: str, rules: Rules, key: str = "weapon") -> RangedWeapon:
    """Armes à distance: the weapon's row, or an error naming `key`."""
    return RangedWeapon(**_row(weapon, "ranged", rules, key))


def _row(weapon: str, mode: AttackMode, rules: Rules, key: str) -> dict[str, Any]:
    names = _names(TABLES[mode], rules)
    if weapon not in names:
        raise InputError(key, unknown_weapon(weapon, names))
    row: dict[str, Any] = rules.table(TABLES[mode]).at(weapon)
    return row


# --- The table


class WeaponGiven(Situation):
    weapon: Weapon
    mode: AttackMode = "melee"
    brawn: Rank | None = None
    powder_flask: bool = False


class MeleeRow(NamedTuple):
    rolled: int
    kept: int
    guilders: int
    special: Sheet


class RangedRow(NamedTuple):
    rolled: int
    kept: int
    guilders: int
    special: Sheet
    range_m: int | None
    short_mod: int
    long_mod: int
    reload: int | None
    firearm: bool


SPECIALS = ("attack_dice", "damage_dice", "free_raises", "parry_nd", "target_defence_rank", "lunge_both")


def special_of(row: MeleeWeapon | RangedWeapon) -> Sheet:
    """The special effects that the row prints, and no other."""
    return Sheet(frozen({name: getattr(row, name) for name in SPECIALS if getattr(row, name, 0)}))


@procedure(
    passage="Armes de mêlée; Armes à distance; Poudrière",
    readings=(),
    kind="table",
    tables=WEAPON_TABLES,
    examples=(
        {"weapon": "cutlass"},
        {"weapon": "harpoon", "mode": "ranged", "brawn": 3},
        {"weapon": "pistol", "powder_flask": True},
    ),
)
def weapon(given: WeaponGiven, rules: Rules) -> Move[MeleeRow | RangedRow]:
    """Armes (R65, R81): what a weapon does, reaches and costs."""
    mode = mode_of(given, rules)
    if mode == "melee":
        if given.powder_flask:
            raise refuse("powder_flask", "no-firearm", weapon=given.weapon)
        blade = melee_weapon(given.weapon, rules)
        return done(MeleeRow(blade.rolled, blade.kept, blade.guilders, special_of(blade)))
    missile = ranged_weapon(given.weapon, rules)
    if given.powder_flask and not missile.firearm:
        raise refuse("powder_flask", "no-firearm", weapon=given.weapon)
    return done(
        RangedRow(
            missile.rolled,
            missile.kept,
            missile.guilders,
            special_of(missile),
            known_range(missile, given.brawn),
            missile.short_mod,
            missile.long_mod,
            reload_of(missile, powder_flask=given.powder_flask),
            missile.firearm,
        )
    )


def mode_of(given: WeaponGiven, rules: Rules) -> AttackMode:
    """The table that is meant: the one stated, else the mêlée if the weapon stands in both."""
    modes = modes_of(given.weapon, rules)
    if not modes:
        known = [name for table in TABLES.values() for name in _names(table, rules)]
        raise refuse("weapon", "weapon", weapon=given.weapon, allowed=", ".join(dict.fromkeys(known)))
    if given.left_out("mode"):
        return modes[0]
    if given.mode not in modes:
        raise refuse("mode", "weapon-mode", weapon=given.weapon, mode=given.mode)
    return given.mode


def known_range(missile: RangedWeapon, brawn: int | None) -> int | None:
    """Portée: none to be told for a thrown weapon while nobody says who throws it."""
    if missile.thrown and brawn is None:
        return None
    return missile.range_for(brawn or 0)


def reload_of(missile: RangedWeapon, *, powder_flask: bool) -> int | None:
    """Recharge; Poudrière (R81): actions to load again, none for what is thrown."""
    if not missile.reload:
        return None
    return max(0, missile.reload - (POWDER_FLASK_ACTIONS if powder_flask else 0))
