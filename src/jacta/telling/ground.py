"""What stands on hexes, by the names of the hexes: `forêt C3 D3, unité E4`, or `terrain.forêt=C3,D3` as a pair."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from jacta.errors import InputError
from jacta.hexes import AXES, Grid, Hex
from jacta.kernel.rule.places import InputPlace
from jacta.printing import grid_of, hex_named
from jacta.telling.things import thing
from jacta.text import Message

PRINTED_HEX = re.compile(r"(\d\d)(\d\d)")
SEPARATED = re.compile(r"[\s,;]+")
COUNTED_AFTER = re.compile(r"([^\W\d]\w*)\s+(\d+)")  # `niveau 2`
BELOW_ZERO = re.compile("(\\D+?)\\s*[-\N{MINUS SIGN}](\\d+)")
HEX = frozenset(AXES["hex"])

Ground = list[dict[str, Any]]


def hex_meant(grid: Grid | None, typed: str, wanted: bool = False) -> Hex | None:
    """A hex by its name on the grid, or by the number printed on it.

    If a game writes its hexes as texts, a name stands for two numbers only where such a hex is `wanted`.
    """
    number = PRINTED_HEX.fullmatch(typed)
    if number is not None and "00" not in number.groups():
        return Hex.numbered(*map(int, number.groups()))
    return grid.find(typed) if grid and (wanted or grid.pairs or grid.apart) else None


def is_ground(entry: InputPlace) -> bool:
    """Whether the entries of a list are hexes with what stands on them."""
    return entry.keys.ids >= HEX


def told(entry: InputPlace, typed: str) -> Ground:
    """The entries of a list of hexes, what stands there before or after their names; empty if a word means nothing."""
    runs = [
        (are_hexes, " ".join(words))
        for are_hexes, words in groupby(SEPARATED.split(typed.strip()), lambda word: _hex(entry, word) is not None)
    ]
    if len(runs) % 2:
        return []
    found: Ground = []
    for first, second in zip(runs[::2], runs[1::2], strict=True):
        hexes, words = (first[1], second[1]) if first[0] else (second[1], first[1])
        if not (standing := _standing(entry, words)):
            return []
        found = joined(found, [{**place, **standing} for place in _hexes(entry, hexes)])
    return found


def laid(place: InputPlace, path: str, typed: Any) -> dict[str, Ground]:
    """A pair with hexes as its value, `terrain.forêt=C3,D3`, `unité=E4`: as entries of the one list of hexes."""
    lists = [key for key in place.keys.ids if "array" in place.at(key).kinds and is_ground(place.at(key).at("0"))]
    named = " ".join(map(str, typed)) if isinstance(typed, list) else str(typed)
    if len(lists) != 1 or place.keys.meant(path):
        return {}
    entry = place.at(lists[0]).at("0")
    above, _, below = path.rpartition(".")
    words = below if entry.keys.meant(above) and not below.isdecimal() else path.replace(".", " ")
    hexes, standing = [*_hexes(entry, named)], _standing(entry, words)
    if not hexes or not standing:
        return {}
    if unknown := [word for word in SEPARATED.split(named.strip()) if _hex(entry, word) is None]:
        raise InputError(path, Message("error-no-hex", name=unknown[0]))
    return {lists[0]: [{**one, **standing} for one in hexes]}


def written(entry: InputPlace, hexes: Ground) -> str | None:
    """Hexes with what stands on them, as `told` reads them; None if one has no name or nothing on it."""
    parts = []
    for one in hexes:
        name = hex_named(entry.game, [one["q"], one["r"]])
        words = [_word(entry, key, what) for key, what in one.items() if key not in HEX]
        if name is None or not words:
            return None
        parts.append(" ".join((name, *words)))
    return ", ".join(parts)


def _word(entry: InputPlace, key: str, what: Any) -> str:
    if isinstance(what, bool):
        return entry.keys.word(key)
    return f"{entry.keys.word(key)} {what}" if isinstance(what, int) else entry.at(key).words.word(what)


def is_listed(game: str, value: Any) -> bool:
    """Whether a value is a list of hexes with what stands on them, in a game whose hexes have names."""
    grid = grid_of(game)
    return bool(grid and grid.pairs) and all(isinstance(one, dict) and one.keys() > HEX for one in value)


def joined(before: Ground, more: Ground) -> Ground:
    """Hexes stated one after another: what is said of the same hex is merged."""
    found: dict[tuple[int, int], dict[str, Any]] = {}
    for one in (*before, *more):
        found.setdefault((one["q"], one["r"]), {}).update(one)
    return list(found.values())


def _hex(entry: InputPlace, word: str) -> Hex | None:
    return hex_meant(grid_of(entry.game), word)


def _hexes(entry: InputPlace, words: str) -> Iterator[dict[str, Any]]:
    """The hexes that words name; other words are skipped."""
    return (found._asdict() for word in SEPARATED.split(words) if (found := _hex(entry, word)) is not None)


def _standing(entry: InputPlace, words: str) -> dict[str, Any]:
    """What stands on a hex; a number may precede or follow what it counts."""
    below = BELOW_ZERO.fullmatch(words.strip())
    if below and (key := entry.keys.meant(below[1])):
        return {key: -int(below[2])}
    return thing(entry, words if words[:1].isdecimal() else COUNTED_AFTER.sub(r"\2 \1", words))
