"""What is entered into a form, and the input it stands for: from one to the other and back.

An entry is a pair of texts as a browser sends it, `("attacker_units", "10")`; nested keys are dotted. The same entries
make up the permalink: defaults are left out, a list of numbers is one entry, `attacker_leaders=2,1`. Where any name may
be a key, a form sends its rows as `attacks:key` and `attacks:value`; an address has `attacks.rapier=3`. An object in a
list has an entry of its own, `state.units.0.=A01`: empty, or the name that is its key. An object that takes more
entries than an address has room for, such as a whole state, is packed into one: `state=~eJyNV...`.
"""

from __future__ import annotations

import binascii
import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from jacta import telling, text
from jacta.hexes import COORDINATES, Hex
from jacta.kernel.rule.registry import find_game
from jacta.telling.ground import hex_meant
from jacta.telling.understanding import key_named
from jacta.typed import as_typed, parsed, read_json
from jacta.web.forms import Entries, Form, FormField

KEY, VALUE = ":key", ":value"  # the two boxes of a row where any name may be a key
PACKED = "~"  # marks what is packed
MOST_IN_ADDRESS = 150  # entries of one object
MOST_UNPACKED = 200_000  # letters; a state of the largest map has about forty thousand


# --- From entries to the input


def parse(form: Form, entries: Entries) -> dict[str, Any]:
    """The input that the entries stand for. What is not a number stays a text: the procedure refuses it by its key."""
    sent: dict[str, list[str]] = {}
    for name, value in entries:
        sent.setdefault(name, []).append(value)
    given = _parsed(form.fields, sent)
    if options := _parsed(form.options, sent):
        given["options"] = options
    return given


def _parsed(fields: Iterable[FormField], sent: Mapping[str, list[str]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for field in fields:
        value = _value(field, sent)
        if value is None or (not field.required and value == field.default):
            continue
        if field.axes and isinstance(value, list):
            found |= zip(field.axes, value, strict=True)
        else:
            found[field.name] = value
    return found


def _value(field: FormField, sent: Mapping[str, list[str]]) -> Any:  # noqa: PLR0911  (one line per kind)
    """The value of a field, or None if nothing was entered."""
    written = [value.strip() for value in sent.get(field.path, ())]
    filled = [value for value in written if value]
    if field.kind in ("object", "objects", "named", "rows"):
        whole = filled[-1] if filled and filled[-1][0] in f"{PACKED}{{[" else ""  # a JSON text: an old address
        return _unpacked(whole) if whole else _inside(field, sent)
    if field.kind in ("list", "places", "chosen"):
        empty: list[Any] | None = [] if written and (field.required or field.default) and not field.size else None
        return _listed(field, filled) or empty
    if not filled:
        return None
    if field.kind == "hex":
        return _hex(field, ",".join((*filled, *_second_axis(field, sent))))
    if field.kind == "hexes":
        names = " ".join(filled).split()
        return names if field.grid is None else [_hex(field, name) for name in names]
    if field.kind == "switch":
        return filled[-1] == "true" if filled[-1] in ("true", "false") else filled[-1]
    if field.kind == "number":
        return _number(known_name(field, filled[-1]), field.whole)
    if field.kind == "choice":
        return _picked(field, filled[-1])
    if field.kind == "json":
        return parsed(filled[-1])
    return _number(filled[-1]) if field.numeric else known_name(field, filled[-1])


def _unpacked(written: str) -> Any:
    """The object that was packed; what cannot be read is left to be refused."""
    if not written.startswith(PACKED):
        return parsed(written)
    try:
        found = zlib.decompressobj().decompress(urlsafe_b64decode(written[1:]), MOST_UNPACKED)
        return read_json(found)
    except (zlib.error, binascii.Error, ValueError):
        return written


def _inside(field: FormField, sent: Mapping[str, list[str]]) -> Any:
    """What stands in the fields below, or None if nothing was entered."""
    if field.kind == "object":
        entered = _parsed(field.fields, sent)
        return None if not entered or (not field.required and _is_blank(entered)) else entered
    if field.kind == "named":
        return _named(field, sent)
    if field.kind == "rows":
        rows = (_value(field.row(place), sent) for place in _places(field, sent))
        return [row for row in rows if row] or None
    items = {place: _parsed(field.at(place), sent) for place in _places(field, sent)}
    if not field.keyed:
        return [*items.values()] or None
    return _by_key(field.game, ((sent.get(f"{field.path}.{at}.", [""])[-1], item) for at, item in items.items()))


def _by_key(game: str, named: Iterable[tuple[str, Any]]) -> dict[str, Any] | None:
    """What stands under each name. A name that occurs twice gets both values: they are refused by its key."""
    found: dict[str, Any] = {}
    for name, value in named:
        key = key_named(game, name.strip())
        found[key] = [found[key], value] if key in found else value
    return found or None


def _named(field: FormField, sent: Mapping[str, list[str]]) -> Any:
    """What stands in the rows of names and values, or in the entries of an address."""
    (under,) = field.fields
    below = f"{field.path}."
    rows = [*zip(sent.get(field.path + KEY, ()), sent.get(field.path + VALUE, ()), strict=False)]
    rows += [
        (name.removeprefix(below), value) for name, those in sent.items() if name.startswith(below) for value in those
    ]
    read = ((name, _value(under, {under.path: [written]})) for name, written in rows if name.strip())
    return _by_key(field.game, ((name, value) for name, value in read if value is not None))


def _hex(field: FormField, written: str) -> Any:
    """A hex by its name, its printed number or its coordinates; anything else is left to be refused."""
    if (found := hex_meant(field.grid, written, wanted=True)) is not None:
        return list(found)
    return list(Hex.parse(written)) if COORDINATES.fullmatch(written) else written


def _second_axis(field: FormField, sent: Mapping[str, list[str]]) -> list[str]:
    """The second of two keys that a hex fills, in an old address."""
    return sent.get(f"{field.path.removesuffix(field.axes[0])}{field.axes[1]}", []) if field.axes else []


def _is_blank(value: Any, *, listed: bool = False) -> bool:
    """Whether nothing was entered but the empty items that lists must have; there a switch that is off is empty."""
    if isinstance(value, dict):
        return all(_is_blank(one, listed=listed) for one in value.values())
    if isinstance(value, list):
        return all(_is_blank(one, listed=True) for one in value)
    return listed and value is False


def _listed(field: FormField, filled: list[str]) -> list[Any]:
    if field.numeric:
        return [_number(known_name(field, part), field.whole) for value in filled for part in parts_of(value)]
    return [_picked(field, known_name(field, value)) for value in filled]


def known_names(field: FormField) -> Mapping[str, str]:
    """The names that can be picked here, in the reader's language, with what each stands for."""
    game = find_game(field.game) if field.known else None
    return _said(field.game, game.known(field.known), text.language()) if game else {}


@lru_cache(maxsize=256)
def _said(game: str, names: tuple[str, ...], language: str) -> Mapping[str, str]:
    return {telling.named(game, name): name for name in names}


def known_name(field: FormField, written: str) -> str:
    """What a name that can be picked here stands for; anything else as it is."""
    names = known_names(field)
    return names.get(written) or next(
        (id for name, id in names.items() if text.bare(name) == text.bare(written)), written
    )


def parts_of(written: str) -> list[str]:
    """The parts of a list in one entry: numbers separated by anything, names by commas."""
    numbers = re.fullmatch(r"[-+.\d\s,;]*", written)
    return [part for one in re.split(r"[\s,;]+" if numbers else "[,;]", written) if (part := one.strip())]


def _places(field: FormField, sent: Mapping[str, list[str]]) -> list[int]:
    found = re.compile(re.escape(field.path) + r"\.(\d{1,3})(?:\.|$)")
    return sorted({int(match[1]) for name in sent if (match := found.match(name))})


def _number(written: str, whole: bool = True) -> Any:
    try:
        return int(written) if whole else float(written.replace(",", "."))
    except ValueError:
        return written


def _picked(field: FormField, written: str) -> Any:
    return next((choice.value for choice in field.choices if choice.entry == written), written)


# --- From the input to entries


def entries_of(form: Form, given: Mapping[str, Any]) -> list[tuple[str, str]]:
    """The entries for this input, in their shortest form: defaults are left out."""
    return [*_written(form.fields, given), *_written(form.options, given.get("options", {}))]


def short_entries_of(form: Form, given: Mapping[str, Any]) -> list[tuple[str, str]]:
    """The same for an address: an object that takes very many entries is packed."""
    found = []
    for field in form.fields:
        entries = [*_written((field,), given)]
        packs = field.kind == "object" and len(entries) > MOST_IN_ADDRESS
        found += [(field.path, _packed(given[field.name]))] if packs else entries
    return [*found, *_written(form.options, given.get("options", {}))]


def _packed(value: Any) -> str:
    written = json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()
    return PACKED + urlsafe_b64encode(zlib.compress(written, 9)).decode()


def _written(fields: Iterable[FormField], given: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for field in fields:
        value = given.get(field.name)
        if field.axes and all(isinstance(given.get(axis), int) for axis in field.axes):
            value = [given[axis] for axis in field.axes]
        if value is None or (not field.required and value == field.default):
            continue
        if field.kind == "object" and isinstance(value, Mapping):
            yield from _written(field.fields, value)
        elif field.kind == "objects" and isinstance(value, list | Mapping):
            yield from _written_objects(field, value)
        elif field.kind == "named" and isinstance(value, Mapping):
            yield from ((f"{field.path}.{key}", entry_of(field.fields[0], one)) for key, one in value.items())
        elif field.kind == "rows" and isinstance(value, list):
            yield from ((f"{field.path}.{at}", as_typed(one)) for at, row in enumerate(value) for one in row)
        elif field.kind in ("list", "chosen", "places") and isinstance(value, list) and not _in_one_box(field):
            yield from ((field.path, as_typed(item)) for item in value or [""])
        else:
            yield field.path, entry_of(field, value)


def _written_objects(field: FormField, value: list[Any] | Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    items = value.items() if isinstance(value, Mapping) else [("", item) for item in value]
    for place, (key, item) in enumerate(items):
        inside = list(_written(field.at(place), item if isinstance(item, Mapping) else {}))
        itself = [(f"{field.path}.{place}.", key)]
        yield from [*itself, *inside] if field.keyed else inside or itself


def _in_one_box(field: FormField) -> bool:
    """Whether an address has the whole list in one entry."""
    return field.kind == "list" and field.numeric


def entry_of(field: FormField, value: Any) -> str:
    """A value as shown in one box."""
    if field.kind == "hex":
        return _hex_name(field, value)
    if field.kind == "hexes" and isinstance(value, list | tuple):
        return " ".join(_hex_name(field, one) for one in value)
    return ",".join(map(as_typed, value)) if field.kind == "list" and isinstance(value, list) else as_typed(value)


def _hex_name(field: FormField, place: Any) -> str:
    """The name of a hex; what is not a hex, as it is."""
    pair = isinstance(place, list | tuple) and len(place) == 2
    return field.grid.name(Hex(*place)) if field.grid and pair else as_typed(place)
