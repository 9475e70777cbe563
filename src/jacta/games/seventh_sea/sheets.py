"""C9, C10: a character, a squad, a ship or an army on its sheet. A procedure reads from a sheet what it needs.

A sheet is what has a name. Where a procedure takes an object, a sheet may stand in its place: what the procedure knows
is kept, what else stands on the sheet is passed over, and what no sheet knows is refused. Dice that grave wounds have
tamed do not explode (C7, R69), a skill that is not on the sheet has rank 0, and heroism dice are in hand, not spent.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeAlias

from pydantic import model_validator

from jacta.games.seventh_sea.arms import MELEE, RANGED, strange_weapons
from jacta.games.seventh_sea.figures import Dice
from jacta.games.seventh_sea.options import Situation
from jacta.games.seventh_sea.pieces import SKILLS, WEAPON, is_fit, sheet_keys
from jacta.rules import InputError, Message, Strict, refused_here

SHEET = sheet_keys()

Reads: TypeAlias = dict[str, tuple[str, ...]]
"""Keys of a procedure, and where on a sheet each stands: the first that is there."""


def reads(*keys: str, **others: tuple[str, ...]) -> Reads:
    """Keys that have the same name on a sheet, and those that have another."""
    return {**{key: (key,) for key in keys}, **others}


class OnSheet(Strict):
    """An object of which a whole sheet says enough. One that `holds_heroism` keeps the dice in hand under that key."""

    holds_heroism: ClassVar[bool] = False
    also_reads: ClassVar[Reads] = {}

    @model_validator(mode="before")
    @classmethod
    def of_a_sheet(cls, data: Any) -> Any:
        if not is_sheet(data):
            return data
        if "attack" in cls.model_fields and (strange := strange_weapon(data)):
            raise refused_here(strange.message)
        sheet = armed(data, data.get("weapon"))
        read = {key: value for key, value in sheet.items() if key in cls.model_fields or key not in SHEET}
        read |= found_on(sheet, cls.also_reads, read)
        read |= {key: 0 for key in SKILLS if key in cls.model_fields and key not in read}
        if not cls.holds_heroism:
            stock = read.pop("heroism", 0)
            if stock and "heroism_pool" in cls.model_fields:
                read.setdefault("heroism_pool", stock)
            if "explode" in cls.model_fields and "explode" not in data and not is_fit(data):
                read["explode"] = False
        return read


class Roller(OnSheet):
    """Somebody who rolls dice: whether tens explode, and the heroism dice put into the roll."""

    explode: bool = True
    heroism: Dice = 0


class FromSheets(Situation):
    """The input of a procedure that takes single ranks, or the sheets that have them.

    A sheet under a key of the procedure's own stays there; else it is used up. A weapon that is stated, by its name or
    by its dice, is not looked for on a sheet. Where the dice are those of a sheet's owner, his grave wounds count.
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
            places = {name: place for name, place in cls.sheets[key].items() if not _armed_already(name, stated)}
            weapon = stated.get("weapon", found_on(data[key], places, {}).get("weapon"))
            if ("attack" in places or key in cls.model_fields) and (strange := strange_weapon(data[key])):
                raise strange.below(key)
            sheet = armed(data[key], weapon)
            found |= found_on(sheet, places, found)
            if key in cls.model_fields:
                stated[key] = {name: value for name, value in sheet.items() if name != "attacks"}
            elif "explode" in cls.model_fields and not is_fit(sheet):
                found["explode"] = False
        return found | stated


def _armed_already(name: str, stated: Mapping[str, Any]) -> bool:
    return name in WEAPON and bool(stated.keys() & set(WEAPON))


def found_on(sheet: Mapping[str, Any], places: Reads, known: Mapping[str, Any]) -> dict[str, Any]:
    """What a sheet says of these keys, but for those known already; of a skill that it does not name, rank 0."""
    found: dict[str, Any] = {}
    for name, names in places.items():
        place = next((place for place in names if place in sheet), None)
        if name not in known and place is not None:
            found[name] = sheet[place]
        elif name not in known and set(names) & set(SKILLS):
            found[name] = 0
    return found


def armed(sheet: Mapping[str, Any], weapon: Any) -> dict[str, Any]:
    """Attaquer: the sheet with the attack rank that its owner has with this weapon."""
    attacks = sheet.get("attacks")
    if not isinstance(attacks, dict) or weapon not in attacks:
        return dict(sheet)
    return {**sheet, "attack": attacks[weapon]}


def strange_weapon(sheet: Mapping[str, Any]) -> InputError | None:
    """The refusal of a weapon with an attack rank of its own that no table knows: that rank would never count."""
    attacks = sheet.get("attacks")
    if not isinstance(attacks, dict):
        return None
    return next(strange_weapons(((f"attacks.{one}", one) for one in attacks), MELEE, RANGED), None)


def as_read(value: Any) -> Any:
    """Lists as the strict check expects them of what is not JSON text any more."""
    if isinstance(value, dict):
        return {key: as_read(one) for key, one in value.items()}
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
