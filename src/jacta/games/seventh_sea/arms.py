"""Weapons by name, as the tables in force have them, and the refusal of a name that they do not have."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from jacta.rules import InputError, Message, PrintedNames, in_force, near_to

GAME = "seventh_sea"
MELEE, RANGED = "melee_weapons", "ranged_weapons"


def weapons(*tables: str) -> list[str]:
    """The weapons of these tables, as they are in force now."""
    return [row["weapon"] for table in tables for row in in_force(GAME, table).rows]


def strange_weapons(named: Iterable[tuple[str, str | None]], *tables: str) -> Iterator[InputError]:
    """The refusals of those of the weapons named under these keys that these tables do not know."""
    names = weapons(*tables)
    for key, weapon in named:
        if weapon is not None and weapon not in names:
            yield InputError(key, unknown_weapon(weapon, names))


def unknown_weapon(weapon: str, known: Iterable[str]) -> Message:
    """The refusal of a weapon that no table knows, with the nearest of those that it knows, or with all."""
    names = PrintedNames(GAME, {one: f"value-{one}" for one in known})
    refusal = Message("error-weapon", GAME, weapon=weapon)
    all_known = Message("error-weapons-known", GAME, refusal=refusal, allowed=", ".join(map(names.word, names.ids)))
    return near_to(refusal, weapon, names) or all_known
