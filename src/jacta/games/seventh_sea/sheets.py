"""Characters, squads and ships as whole sheets: somebody's file stands wherever a procedure wants part of it.

A sheet has a `name`. Where an object is due, what the procedure does not read of a sheet is left out. Where a procedure
takes single ranks, the sheet stands under `who`, `squad` or `ship`, and says whatever is not stated beside it. A key
that is on no sheet is refused as ever.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeAlias

from pydantic import model_validator

from jacta.games.seventh_sea.options import Situation
from jacta.rules import InputError, Message, Strict

SHEET = frozenset(
    (
        *("name", "side", "kind", "brawn", "finesse", "resolve", "wits", "panache", "attack", "defence"),
        *("light", "dramatic", "heroism", "style", "damage_raises", "surprised", "prone", "level"),
        *("weapon", "weapon_rolled", "weapon_kept", "ranged", "distance_m", "two_pistols", "powder_flask", "reload"),
        *("count", "threat", "hit_value", "weapon_class", "checks", "firearm"),
        *("resolve_start", "port", "starboard", "superficial", "grave", "q", "r", "facing"),
        *("gunnery", "carpenter", "piloting", "rigging"),
    )
)
"""C9, C10: all that a character, a squad or a ship may state."""

Reads: TypeAlias = Mapping[str, tuple[str, ...]]
"""Keys of a procedure, and where on a sheet each stands: the first that is there."""


def reads(*keys: str, **others: tuple[str, ...]) -> Reads:
    """Keys that have the same name on a sheet, and those that have another."""
    return {**{key: (key,) for key in keys}, **others}


WEAPON = ("weapon", "weapon_rolled", "weapon_kept")


class OnSheet(Strict):
    """An object of which a whole sheet says enough."""

    @model_validator(mode="before")
    @classmethod
    def of_a_sheet(cls, data: Any) -> Any:
        if not is_sheet(data):
            return data
        return {key: value for key, value in data.items() if key in cls.model_fields or key not in SHEET}


class FromSheets(Situation):
    """The input of a procedure that takes single ranks, or the sheets that have them.

    A sheet under a key of the procedure's own stays there; else it is used up. A weapon that is stated, by its name or
    by its dice, is not looked for on a sheet.
    """

    sheets: ClassVar[Mapping[str, Reads]] = {}

    @model_validator(mode="before")
    @classmethod
    def read_off(cls, data: Any) -> Any:
        if not isinstance(data, dict):
            return data
        own = (key for key in data if key in cls.model_fields or key not in cls.sheets)
        stated = {key: as_read(data[key]) for key in own}
        found: dict[str, Any] = {}
        for key in filter(data.__contains__, cls.sheets):
            if key not in cls.model_fields:
                check_sheet(data[key], key)
            elif not is_sheet(data[key]):
                continue
            for name, places in cls.sheets[key].items():
                place = next((place for place in places if place in data[key]), None)
                if place is not None and not (name in WEAPON and stated.keys() & set(WEAPON)):
                    found[name] = data[key][place]
        return found | stated


def as_read(value: Any) -> Any:
    """Lists as the strict check expects them of what is not JSON text any more."""
    return tuple(map(as_read, value)) if isinstance(value, list) else value


def is_sheet(data: Any) -> bool:
    return isinstance(data, dict) and "name" in data


def check_sheet(sheet: Any, key: str) -> None:
    """C8: a sheet is an object, with keys that are known."""
    if not isinstance(sheet, dict):
        raise InputError(key, Message("error-type-object", value=str(sheet)))
    for name in sheet:
        if name not in SHEET:
            raise InputError(f"{key}.{name}", Message("error-extra-forbidden"))
