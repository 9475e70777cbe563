"""Keys and values as they are printed, in the current language; and what was typed, compared with that.

A game provides its texts (`jacta.text`) and, if it has maps, the names of its hexes (`add_grid`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

from jacta import text
from jacta.hexes import AXES, Grid, Hex
from jacta.names import NAME, as_id
from jacta.plain import Label, plain
from jacta.text.plain_messages import Word

NOTHING = "–"
UNITS = re.compile(r"(.+) = (\d+) (.+)")
_grids: dict[str, Grid] = {}


def said(game: str, id: str, args: Mapping[str, Any] | None = None) -> str | None:
    """The message, with the words among its arguments translated; None if it does not exist."""
    if not NAME.fullmatch(id.partition(".")[0]):
        return None
    return text.find(id, game, **{name: as_argument(game, arg) for name, arg in (args or {}).items()})


def as_argument(game: str, arg: Any) -> Any:
    """An argument as Fluent takes it: a number stays one, a word of the game becomes a `Word`, the rest is printed."""
    if isinstance(arg, bool):
        return Word(str(arg).lower(), value(game, arg))
    if isinstance(arg, int | float):
        return arg
    return Word(arg, value(game, arg)) if isinstance(arg, str) else value(game, arg)


def spaced(id: str) -> str:
    """An id without a text: underscores become spaces."""
    return id.replace("_", " ")


def key(game: str, name: str) -> str:
    """A key, also a dotted one: `targets.0.state` is told part by part, unless there is a text for its places. Where
    any name may be a key, `attacks.rapier`, it is told as what it names.
    """
    list_key, _, place = name.rpartition(".")
    if list_key and place.isdecimal() and (told := said(game, f"key-{list_key}.place", {"place": int(place)})):
        return told
    first, *below = name.split(".")
    return " ".join((_key_part(game, first), *(_key_part(game, part, inside=True) for part in below)))


def _key_part(game: str, part: str, *, inside: bool = False) -> str:
    if told := said(game, f"key-{part}"):
        return told
    if part.isdecimal():
        return f"{int(part) + 1}"
    return (said(game, f"value-{part}") if inside else None) or hex_named(game, part) or spaced(part)


class Units(NamedTuple):
    """What figures are parts of: a `whole` is `size` times a `part`."""

    whole: str
    size: int
    part: str


def units_of(game: str, name: str) -> Units | None:
    """The units of a key's figures, if its `.units` states some: `DN = 3 DE`."""
    found = UNITS.fullmatch(said(game, f"key-{name}.units") or "")
    return Units(found[1], int(found[2]), found[3]) if found else None


def counted_key(game: str, name: str) -> str:
    """A key next to figures with units: what its `.counted` calls it."""
    return said(game, f"key-{name}.counted") or key(game, name)


def counted(game: str, name: str, data: Any, where: str = "") -> str:
    """A value under its key, a figure in its units: with `DN = 3 DE`, 4 are 1 DN + 1 DE."""
    units = None if isinstance(data, bool) or not isinstance(data, int) else units_of(game, name)
    if units is None:
        return under(game, name, data, where)
    pairs = zip(divmod(data, units.size), (units.whole, units.part), strict=True)
    return " + ".join(f"{many} {unit}" for many, unit in pairs if many) or "0"


def under(game: str, name: str, data: Any, where: str = "") -> str:
    """A value under its key, a number as a numeral if it has one; `where` is the procedure or table it occurs in."""
    return numeral(game, name, data) or _apart(game, name, data, where) or value(game, data)


def _apart(game: str, name: str, data: Any, where: str) -> str | None:
    """A word as it is called in one procedure or table (`.in-conquest`), or under one key (`.under-cavalry`)."""
    if not isinstance(data, str):
        return None
    word = as_id(f"value-{data}")
    places = (f"in-{where}", f"under-{name.rpartition('.')[2]}")
    return next((told for place in places if (told := said(game, f"{word}.{place}"))), None)


def numeral(game: str, name: str, data: Any) -> str | None:
    """A number under a key whose `.numerals` list how numbers are written there: I II III."""
    if type(data) is not int:
        return None
    numerals = (said(game, f"key-{name.rpartition('.')[2]}.numerals") or "").split()
    return numerals[data - 1] if 0 < data <= len(numerals) else None


def averaged(game: str, name: str, mean: float | Fraction) -> str:
    """A mean of the figures under a key, in the larger of its units."""
    units = units_of(game, name)
    if units is None:
        return text.number(float(mean))
    return f"{text.number(float(mean) / units.size)} {units.whole}"


def value(game: str, data: Any) -> str:
    """A value of an input or an outcome."""
    data = plain(data)
    if isinstance(data, Label):
        data = data.word
    if isinstance(data, bool):
        return text.say("word-yes" if data else "word-no")
    if isinstance(data, int | float):
        whole = int(data) if data == int(data) else data
        return text.number(whole, 1 if 10 % Fraction(str(data)).denominator == 0 else 2)  # 5, 2.5, but 0.25
    if isinstance(data, str):
        return said(game, as_id(f"value-{data}")) or hex_named(game, data) or spaced(data)
    if isinstance(data, dict):
        told = with_hexes(game, data)
        at = told.pop("hex") if "hex" in told and "hex" not in data else None
        return ", ".join(filter(None, (at, *(_part(game, *item) for item in told.items())))) or NOTHING
    return _listed(game, data) if isinstance(data, list) else NOTHING


def _part(game: str, name: str, data: Any) -> str:
    """A value with its key, as the key puts it among others (`.part`: `1 loss`) or after its label.

    The name of a thing needs no label.
    """
    if (part := said(game, f"key-{name}.part", {"value": data})) is not None:
        return part
    told = under(game, name, data)
    return told if name == "name" and data else f"{_named(game, name)} {told}"


def _named(game: str, name: str) -> str:
    """What a value is stored under: a key or, where any word or number may be one, that word."""
    if name.isdecimal():
        return name
    return said(game, f"key-{name}") or said(game, as_id(f"value-{name}")) or key(game, name)


def _listed(game: str, data: list[Any]) -> str:
    """Several values; in a game that writes its hexes as two numbers, these are one."""
    if (at := hex_named(game, data)) is not None:
        return at
    told = [value(game, item) for item in data]
    return (text.listed(told) if any(isinstance(item, dict) for item in data) else ", ".join(told)) or NOTHING


def grid_of(game: str) -> Grid | None:
    """How people name the hexes of this game's maps."""
    return _grids.get(game)


def add_grid(game: str, grid: Grid) -> None:
    """Set how the hexes of a game's maps are named."""
    _grids[game] = grid


def hex_named(game: str, data: str | list[Any], wanted: bool = False) -> str | None:
    """The name of a hex in an input or an outcome; None for anything else.

    Two numbers are a hex if the game writes its hexes so, or if a hex is `wanted`.
    """
    grid = grid_of(game)
    if grid is None:
        return None
    if isinstance(data, str):
        return grid.name_of(data)
    is_hex = (wanted or grid.pairs) and len(data) == 2 and all(type(part) is int for part in data)
    return grid.name(Hex(*data)) if is_hex else None


def with_hexes(game: str, data: Mapping[str, Any]) -> dict[str, Any]:
    """An object in which two keys that form a hex are one: its name, under what people call it."""
    grid, told = grid_of(game), dict(data)
    for noun, axes in AXES.items() if grid else ():
        if grid and all(type(told.get(axis)) is int for axis in axes):
            name = grid.name(Hex(*(told[axis] for axis in axes)))
            told = {noun if key == axes[0] else key: name if key == axes[0] else item for key, item in told.items()}
            del told[axes[1]]
    return told


@dataclass(frozen=True)
class Printed:
    """What was typed for a value of a game, to be compared with values as they are printed in either language."""

    game: str
    typed: str

    def is_of(self, data: Any) -> bool:
        """Whether this value is printed as what was typed."""
        wanted = _evenly(self.typed)
        for language in text.LANGUAGES:
            with text.speaking(language):
                if _evenly(value(self.game, data)) == wanted:
                    return True
        return False


def _evenly(words: str) -> str:
    """Words without differences that do not show: capitals, kinds of spaces and of minus signs."""
    return " ".join(words.casefold().replace(text.MINUS, "-").split())
