"""Dice as players write them, wherever an input takes dice: `7g4`, `7k4+5`, `3d6`, `2d10+3`.

A roll-and-keep pool fills two keys at once: `rolled` and `kept` of an object, or two with a common prefix
(`weapon_rolled`, `weapon_kept`), whether it was typed for either of them or for the prefix. A key that counts dice
takes the number written, if the dice have the right number of sides.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

from jacta.errors import InputError
from jacta.text import Message

ROLLED, KEPT, BONUS, EXPLODE = "rolled", "kept", "bonus", "explode"
POOL = re.compile(
    r"(?P<rolled>\d{1,3})\s*(?:[gk]\s*(?P<kept>\d{1,3})|d\s*(?P<sides>\d{1,3}))\s*(?P<bonus>[+-]\s*\d{1,4})?"
)
LIKE_DICE = re.compile(r"\d*\s*[gkd]\s*\d.*|\d+\s*[gkd](?![a-z]).*")
"""What begins like dice, whether correct or not."""


class Pool(NamedTuple):
    """A number of dice; how many of them are kept, and of how many sides, if stated; what is added."""

    rolled: int
    kept: int | None
    sides: int | None
    bonus: int


def is_dice(typed: Any) -> bool:
    """Whether somebody meant to write dice."""
    return isinstance(typed, str) and LIKE_DICE.fullmatch(typed.strip().lower()) is not None


def read_pool(key: str, written: str) -> Pool:
    """Dice as written. Raises InputError naming the key they were meant for."""
    found = POOL.fullmatch(written.strip().lower())
    if found is None or (found["sides"] and int(found["sides"]) < 1):
        raise InputError(key, Message("error-dice", value=written))
    kept, sides = (int(found[name]) if found[name] else None for name in ("kept", "sides"))
    return Pool(int(found["rolled"]), kept, sides, int((found["bonus"] or "0").replace(" ", "")))


def stem_of(typed: str, keys: Collection[str]) -> str | None:
    """The common prefix of the two keys that a pool typed for this key fills; None if there are no such keys."""
    for stem in _stems(typed):
        if stem + ROLLED in keys and stem + KEPT in keys:
            return stem
    return None


def _stems(typed: str) -> Iterator[str]:
    for end in (ROLLED, KEPT):
        if typed.endswith(end):
            yield typed.removesuffix(end)
    yield f"{typed}_"


def filled(key: str, pool: Pool, keys: Collection[str], sides: int, stem: str = "") -> dict[str, Any]:
    """What a pool puts under each of the keys that it fills. Raises InputError if they cannot express it."""
    if pool.sides not in (None, sides):
        raise InputError(key, Message("error-dice-sides", sides=sides))
    if pool.kept is None and (stem or EXPLODE not in keys):
        raise InputError(key, Message("error-dice-kept-wanted"))
    said: dict[str, Any] = {stem + ROLLED: pool.rolled, stem + KEPT: pool.rolled if pool.kept is None else pool.kept}
    if pool.kept is None:  # plain dice: all of them count, and none explodes
        said[EXPLODE] = False
    if pool.bonus:
        if stem or BONUS not in keys:
            raise InputError(key, Message("error-dice-bonus", bonus=pool.bonus))
        said[BONUS] = pool.bonus
    return said


def counted(key: str, pool: Pool, sides: int) -> int:
    """How many dice these are, where only their number is wanted."""
    if pool.kept is not None:
        raise InputError(key, Message("error-dice-kept", sides=sides))
    if pool.sides != sides:
        raise InputError(key, Message("error-dice-sides", sides=sides))
    if pool.bonus:
        raise InputError(key, Message("error-dice-bonus", bonus=pool.bonus))
    return pool.rolled
