"""What people type as the input of a procedure, understood by the JSON Schema of that input.

Keys and values go by their ids and by their words in both languages; `oui` and `non` are true and false; a list is
written with commas, and one thing stands for a list of one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from pydantic import TypeAdapter

from jacta import text
from jacta.analysis.keys import is_sweep, keys, without
from jacta.dice import Face, Throw
from jacta.errors import InputError
from jacta.hexes import Hex
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.pieces import Piece
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.schema import Node
from jacta.names import Names, named_by, recognised, suggesting
from jacta.tables import Table
from jacta.telling.pools import KEPT, ROLLED, counted, filled, is_dice, read_pool, stem_of
from jacta.text import Message
from jacta.typed import parsed

NUMBERS = ("integer", "number")
READING = "option-"
OWN = ("id", "name")  # what people call what is theirs stays as they write it
PRINTED_HEX = re.compile(r"(\d\d)(\d\d)")
ROMAN = {numeral: number for number, numeral in enumerate(("I", "II", "III", "IV", "V", "VI", "VII", "VIII"), start=1)}


class Place(NamedTuple):
    """A place in the input with the names of what may stand there; `keyed` and `valued` begin their messages."""

    game: str
    node: Node
    keyed: str = "key-"
    valued: str = "value-"

    @property
    def kinds(self) -> frozenset[str]:
        """The JSON types that fit here."""
        return self.node.types

    @property
    def keys(self) -> Names:
        return _called(self.game, self.keyed, tuple(self.node.keys))

    @property
    def words(self) -> Names:
        """The texts to choose from."""
        return _called(self.game, self.valued, tuple(one for one in self.node.values if isinstance(one, str)))

    @property
    def sides(self) -> int:
        """The sides of the dice that are counted here; 0 where none are."""
        return next((part["dice"] for part in self.node.parts if "dice" in part), 0)

    def named(self, step: str) -> str:
        """A key that is none of those listed: where any name may be a key, by its id."""
        return str(recognised(self.game, step)) if self.node.is_free else step

    def at(self, step: str) -> Place:
        """The place below, by a key or by a number in a list."""
        found = self._replace(node=self.node.at(step))
        if self.keyed == READING:
            return found._replace(valued=f"{READING}{step}-")
        return found._replace(keyed=READING) if step == "options" else found


@lru_cache(maxsize=64)
def whole(procedure: Procedure) -> Place:
    """The input as a whole."""
    return Place(procedure.game.id, Node.whole(procedure.schema()))


@lru_cache(maxsize=512)
def _called(game: str, kind: str, ids: tuple[str, ...]) -> Names:
    return named_by(game, {id: kind + id for id in ids})


# --- Inputs


@lru_cache(maxsize=64)
def whole_sheet(game: str, kind: type[Piece]) -> Place:
    """The sheet of a kind of piece as a whole."""
    return Place(game, Node.whole(TypeAdapter(kind).json_schema(by_alias=True)))


def understood(procedure: Procedure, path: str, value: Any) -> dict[str, Any]:
    """A dotted path and a value as typed: paths by their ids, each with its value as the schema wants it there.

    One path, but for dice that are rolled and kept.
    """
    return understood_at(whole(procedure), path, value)


def understood_at(place: Place, path: str, value: Any) -> dict[str, Any]:
    """The same below any place."""
    above, steps = place, path.split(".")
    for number, step in enumerate(steps):
        steps[number] = step if step.isdecimal() else place.keys.meant(step) or place.named(step)
        above, place = place, place.at(steps[number])
    *before, last = steps
    return {".".join((*before, key)): one for key, one in _fitting_key(above, last, value).items()}


def _fitting_key(above: Place, key: str, typed: Any) -> dict[str, Any]:
    """A value typed for a key of an object, under the keys that it fills."""
    if key in OWN and not above.at(key).node.values:
        return {key: typed}
    if is_dice(typed):
        keys, below = above.keys.ids, above.at(key)
        stem = stem_of(key, keys)
        if stem is not None:
            pool = read_pool(key, typed)
            return filled(key, pool, keys, above.at(stem + ROLLED).sides, stem)
        if {ROLLED, KEPT} <= below.keys.ids:
            return {key: filled(key, read_pool(key, typed), below.keys.ids, below.at(ROLLED).sides)}
        if below.sides:
            return {key: counted(key, read_pool(key, typed), below.sides)}
    return {key: fitting(above.at(key), typed)}


def fitting(place: Place, typed: Any) -> Any:
    """What was typed, as it fits this place; what fits nowhere stays as it is, to be refused by its key."""
    kinds = place.kinds
    if (found := _hex(place, typed)) is not None:
        return found
    if isinstance(typed, str):
        return _text(place, typed)
    if isinstance(typed, list):
        if "number" in kinds and "array" not in kinds and len(typed) == 2:
            return _decimal(typed)
        return [fitting(place.at(str(at)) if "array" in kinds else place, one) for at, one in enumerate(typed)]
    if isinstance(typed, Mapping):
        understood_keys = ((place.keys.meant(key, exactly=True) or key, one) for key, one in typed.items())
        return {id: fits for key, one in understood_keys for id, fits in _fitting_key(place, key, one).items()}
    listed = "array" in kinds and isinstance(typed, int | float) and not kinds & {"boolean", *NUMBERS}
    return [fitting(place.at("0"), typed)] if listed else typed


def _text(place: Place, typed: str) -> Any:
    word = place.words.meant(typed)
    if word is not None:
        return word
    if "boolean" in place.kinds and (said := yes_or_no(typed)) is not None:
        return said
    if place.kinds & {*NUMBERS} and "string" not in place.kinds and (number := ROMAN.get(typed.strip().upper())):
        return number
    if "array" in place.kinds:
        inside = place.at("0")
        listed = [fitting(inside, one.strip()) for one in typed.split(",")]
        if "string" not in place.kinds and (len(listed) > 1 or listed != [typed] or "string" in inside.kinds):
            return listed
    return recognised(place.game, typed)


def _hex(place: Place, typed: Any) -> Any:
    """A hex by the number that is printed on it: column and row in two figures each."""
    number = PRINTED_HEX.fullmatch(str(typed)) if isinstance(typed, str | int) else None
    if number is None or "00" in number.groups():
        return None
    found = Hex.numbered(*map(int, number.groups()))
    if any("hex" in part for part in place.node.parts):
        return list(found)
    return found._asdict() if {"q", "r"} <= place.keys.ids else None


def _decimal(typed: list[Any]) -> Any:
    """`2,5` in a place for one number is two and a half."""
    whole_part, decimals = typed
    if isinstance(whole_part, int) and isinstance(decimals, int) and decimals >= 0:
        return float(f"{whole_part}.{decimals}")
    return typed


def yes_or_no(typed: str) -> bool | None:
    """Whether yes or no was said, in either language; None where neither was."""
    for language in text.LANGUAGES:
        with text.speaking(language):
            for said, id in ((True, "word-yes"), (False, "word-no")):
                if text.bare(typed) == text.bare(text.say(id)):
                    return said
    return None


def varied(procedure: Procedure, written: Iterable[str]) -> dict[str, Any]:
    """Keys that are to vary as typed, `unités_attaquant=4..24`, by their ids with their values; None where none is."""
    found: dict[str, Any] = {}
    for one in written:
        path, said, values = one.partition("=")
        path, typed = _one(understood(procedure, path.strip(), parsed(values) if said else None))
        found[path] = typed if typed is None or is_sweep(typed) else [typed]
    return found


def _one(understood: Mapping[str, Any]) -> tuple[str, Any]:
    """The first of several keys: values that vary are those of one."""
    return next(iter(understood.items()))


def sweeps(procedure: Procedure, data: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """An input as typed in which some keys have several values: what is fixed, and the values of those that vary."""
    by: dict[str, Any] = {}
    for key in keys(procedure, data):
        now = key.now
        if key.choices and isinstance(now, str) and "," in now:
            now = [_one(understood(procedure, key.path, part.strip()))[1] for part in now.split(",")]
        if is_sweep(now):
            by[key.path] = now
    by |= {path: value for path, value in _leaves(data) if is_sweep(value) and isinstance(value, str)}
    fixed = data
    for path in by:
        fixed = without(fixed, path)
    return fixed, by


def _leaves(data: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(data, Mapping | list):
        for step, item in data.items() if isinstance(data, Mapping) else enumerate(data):
            yield from _leaves(item, f"{path}.{step}".lstrip("."))
    else:
        yield path, data


def explained(procedure: Procedure, refused: InputError) -> InputError:
    """A refusal of an unknown key or word, with what may have been meant."""
    message = refused.message
    if not isinstance(message, Message) or message.id not in ("error-extra-forbidden", "error-choice"):
        return refused
    *above, last = refused.key.split(".")
    place = whole(procedure)
    for step in above:
        place = place.at(step)
    if message.id == "error-extra-forbidden":
        near = place.keys.nearest(last)
    else:
        near = place.at(last).words.nearest(str(message.args["value"]))
    return InputError(refused.key, suggesting(message, near))


# --- At the table


def read_in_book(game: Game, slot: str, typed: str) -> Any:
    """What somebody types who has looked a slot up: several values in the order of its columns, between commas."""
    table = game.shelf.table(slot)
    columns = () if table.across else table.columns
    parts = [part.strip() for part in typed.split(";" if ";" in typed else ",")]
    if len(columns) > 1 and len(parts) == len(columns):
        return {column: _cell(game, table, column, part) for column, part in zip(columns, parts, strict=True)}
    return _cell(game, table, columns[0], typed) if len(columns) == 1 else parsed(typed)


def read_off_dice(throw: Throw, typed: str) -> tuple[Face, ...]:
    """Typed faces: `3 5 6`, commas as well, an exploding die as `10+10+3`; single digits also without spaces: `356`."""
    parts = re.findall(r"[^\s,;]+", typed)
    if len(parts) == 1 and parts[0].isdecimal() and _fewer_than_ten(throw):
        parts = list(parts[0])
    try:
        chains = [tuple(map(int, part.split("+"))) for part in parts]
    except ValueError:
        raise InputError("faces", Message("play-not-faces", faces=typed)) from None
    return tuple(chain if len(chain) > 1 else chain[0] for chain in chains)


def _fewer_than_ten(throw: Throw) -> bool:
    """Whether every die of the throw shows a single digit."""
    sides = throw.describe().rolled.args.get("sides")
    return isinstance(sides, int) and sides < 10


def _cell(game: Game, table: Table, column: str, typed: str) -> Any:
    if table.kinds_by_column.get(column) == "bool" and (said := yes_or_no(typed)) is not None:
        return said
    return recognised(game.id, typed if table.kinds_by_column.get(column) == "text" else parsed(typed))


# --- Players


def player(procedure: Procedure, typed: str) -> str:
    """The player that was meant."""
    game = procedure.game.id
    found = _called(game, "value-", tuple(procedure.aims)).meant(typed)
    return found or str(recognised(game, typed))
