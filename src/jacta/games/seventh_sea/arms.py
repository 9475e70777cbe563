"""What weapons, skills and traits are called: the names that are known, and the refusal of what only looks like one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import get_close_matches

from jacta.rules import InputError, Message, find_text

MELEE, RANGED = "melee_weapons", "ranged_weapons"


def weapons(*tables: str) -> list[str]:
    """The weapons of these tables, as they are in force now."""
    from jacta.games import seventh_sea  # noqa: PLC0415  (the game lists what is checked here)

    return [row["weapon"] for table in tables for row in seventh_sea.GAME.tables.table(table).rows]


def strange_weapons(named: Iterable[tuple[str, str | None]], *tables: str) -> Iterator[InputError]:
    """The refusals of those of the weapons named under these keys that these tables do not know."""
    names = weapons(*tables)
    for key, weapon in named:
        if weapon is not None and weapon not in names:
            yield InputError(key, unknown_weapon(weapon, names))


def unknown_weapon(weapon: str, names: Iterable[str]) -> Message:
    """The refusal of a weapon that no table knows, with the nearest of those that it knows, or with all."""
    names = [*dict.fromkeys(names)]
    refusal = Message("error-weapon", "seventh_sea", weapon=weapon)
    known = Message("error-weapons-known", "seventh_sea", refusal=refusal, allowed=", ".join(names))
    return near_to(refusal, weapon, names) or known


def near_to(refusal: Message, typed: str, names: Iterable[str], cutoff: float = 0.6) -> Message | None:
    """The refusal, with those of these names that look most like what was typed; None if none does."""
    called = {form: word(name) for name in names for form in forms(name)}
    near = dict.fromkeys(called[one] for one in get_close_matches(bare(typed), called, n=3, cutoff=cutoff))
    return Message("error-near", refusal=refusal, near=str(Message("aim-or")).join(near)) if near else None


def meant(typed: str, names: Iterable[str]) -> str | None:
    """The one of these names that was typed, as it is or as the reader's language prints it."""
    return next((name for name in names if bare(typed) in forms(name)), None)


def forms(name: str) -> set[str]:
    return {bare(name), bare(word(name))}


def word(name: str) -> str:
    """What readers call a skill, a trait or a weapon; what players have named themselves, as it is."""
    return find_text(f"value-{name}", "seventh_sea") or find_text(f"key-{name}", "seventh_sea") or name


def bare(typed: str) -> str:
    return typed.replace("_", " ").casefold()
