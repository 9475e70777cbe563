"""The keys of an input that can vary: numbers, choices, yes or no, readings; and which values they may take."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any, NamedTuple, TypeAlias

from jacta.errors import InputError
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.schema import Schema, SchemaNode, called_in, values_of
from jacta.text import Message
from jacta.typed import parsed, put

REACH = 6  # how far a number varies on either side of what is entered
MOST_VALUES = 1_000  # of one key
MOST_NESTED = 4
RANGE = re.compile(r"\s*(-?\d+)?\s*\.\.\s*(-?\d+)?\s*(?:\.\.\s*(\d+)\s*)?")
OPTIONS = "options"

By: TypeAlias = str | Iterable[str] | Mapping[str, str | Iterable[Any] | None]
"""Which keys vary: `"units"`, `["units=4..24", "leaders.0"]`, or `{"units": range(4, 25), "leaders.0": "0..2"}`."""


class Key(NamedTuple):
    """A key that can vary, by its dotted path.

    A number has a range, open where the rules state no limit; anything else has a few `choices`. `now` is what the
    input states, else the default, else None.
    """

    path: str
    now: Any = None
    choices: tuple[Any, ...] = ()
    low: int | None = None
    high: int | None = None

    @property
    def numeric(self) -> bool:
        return not self.choices

    def values(self, low: int | None = None, high: int | None = None, reach: int = REACH) -> tuple[Any, ...]:
        """Every choice; or the whole numbers within the limits, by default those around what is entered."""
        if self.choices:
            return self.choices
        middle = round(self.now) if isinstance(self.now, int | float) else self.low or 0
        if low is None:
            low = middle - reach if high is None else high - 2 * reach
            low = low if self.low is None else max(low, self.low)
        if high is None:
            high = low + 2 * reach if self.high is None else min(low + 2 * reach, self.high)
        return tuple(range(low, high + 1))


class Axis(NamedTuple):
    """A key with the values that it takes in turn; `stated` by the asker, or chosen by default."""

    key: Key
    values: tuple[Any, ...]
    stated: bool


def laid(data: Mapping[str, Any], path: str, value: Any) -> dict[str, Any]:
    """The input with another value at a path."""
    changed: dict[str, Any] = deepcopy(dict(data))
    put(changed, path, value)
    return changed


def without(data: Mapping[str, Any], path: str) -> dict[str, Any]:
    """The input without the value at a path; an index of a list stays, for another value."""
    first, _, rest = path.partition(".")
    below = data.get(first)
    if rest and isinstance(below, Mapping):
        return {**data, first: without(below, rest)}
    return dict(data) if rest else {key: value for key, value in data.items() if key != first}


def axes(procedure: Procedure, data: Mapping[str, Any], by: By, reach: int = REACH) -> tuple[Axis, ...]:
    """The keys to vary, each with its values. Raises InputError naming a key that cannot vary."""
    if isinstance(by, Mapping):
        return tuple(_axis(procedure, data, path, values, reach) for path, values in by.items())
    written = [by] if isinstance(by, str) else list(by)
    pairs = (one.partition("=") for one in written)
    return tuple(_axis(procedure, data, path.strip(), said or None, reach) for path, _, said in pairs)


def _axis(procedure: Procedure, data: Mapping[str, Any], path: str, values: Any, reach: int) -> Axis:
    key = key_at(procedure, data, path)
    if values is None:
        return Axis(key, key.values(reach=reach), stated=False)
    found = swept(key, values, reach) if isinstance(values, str) else tuple(values)
    if not found:
        raise InputError(key.path, Message("error-vary-empty"))
    if len(found) > MOST_VALUES:
        raise InputError(key.path, Message("error-vary-many", count=len(found), limit=MOST_VALUES))
    return Axis(key, found, stated=True)


def swept(key: Key, written: str, reach: int = REACH) -> tuple[Any, ...]:
    """The values as people write them: `4..24`, `4..24..5` in steps, `..` for all, `4,8,12`."""
    if found := RANGE.fullmatch(written):
        low, high, step = (None if part is None else int(part) for part in found.groups())
        if not key.numeric and (low is not None or high is not None):
            raise InputError(key.path, Message("error-vary-range", value=written))
        low, high = (key.low if low is None and high is not None else low), (key.high if high is None else high)
        if low is not None and high is not None and high < low:
            raise InputError(key.path, Message("error-vary-backwards", value=written))
        if low is not None and high is not None and high - low > MOST_VALUES * (step or 1):
            raise InputError(key.path, Message("error-vary-many", count=high - low, limit=MOST_VALUES))
        return key.values(low, high, reach)[:: step or 1]
    values = parsed(written)
    return tuple(values) if isinstance(values, list) else (values,)


def is_sweep(value: Any) -> bool:
    """Whether a typed value stands for several: `4..24`, or a list."""
    return isinstance(value, list) or (isinstance(value, str) and RANGE.fullmatch(value) is not None)


def key_at(procedure: Procedure, data: Mapping[str, Any], path: str) -> Key:
    """The key at a dotted path; a list of numbers stands for its first entry."""
    if path.startswith(f"{OPTIONS}."):
        found = next((key for key in _readings(procedure, data) if key.path == path), None)
        if found is None:
            raise procedure.input_place.with_nearest(InputError(path, Message("error-extra-forbidden")))
        return found
    node, here = _input(procedure, data), data
    for step in path.split("."):
        node, here = _below(node, here, step)
        if not node.parts:
            raise procedure.input_place.with_nearest(InputError(path, Message("error-extra-forbidden")))
    key = _key(path, node, here)
    if key is None:
        inside, first = _below(node, here, "0")
        key = _key(f"{path}.0", inside, first)
    if key is None:
        known = ", ".join(one.path for one in keys(procedure, data))
        raise InputError(path, Message("error-vary-key", known=known))
    return key


def _input(procedure: Procedure, data: Mapping[str, Any]) -> SchemaNode:
    return SchemaNode.whole(procedure.schema(), data)


def keys(procedure: Procedure, data: Mapping[str, Any]) -> Iterator[Key]:
    """Every key that can vary in this input: those of its case, the entries of its lists, then the readings."""
    node = _input(procedure, data)
    yield from _keys(node, data, "", (node.tag, OPTIONS))
    yield from _readings(procedure, data)


def _keys(node: SchemaNode, data: Any, prefix: str, without: Sequence[str]) -> Iterator[Key]:
    """Required keys come first."""
    names = (name for name in node.keys if name not in without)
    places = [str(place) for place in range(len(data))] if isinstance(data, list) else []
    for name in (*names, *places):
        path = f"{prefix}{name}"
        below, here = _below(node, data, name)
        key = _key(path, below, here)
        if key is not None:
            yield key
        elif path.count(".") < MOST_NESTED:
            yield from _keys(below, here, f"{path}.", ())


def offers(procedure: Procedure, data: Mapping[str, Any]) -> Iterator[tuple[str, list[Any]]]:
    """The keys that hold a list of choices, each with everything it may list."""
    node = _input(procedure, data)
    for name in node.keys:
        key = _key(name, node.at(name).at("0"), None)
        if key is not None and key.choices:
            yield name, list(key.choices)


def _readings(procedure: Procedure, data: Mapping[str, Any]) -> Iterator[Key]:
    chosen = data.get(OPTIONS) or {}
    for option in procedure.options.values():
        if len(option.values) > 1:
            now = chosen.get(option.name, option.default) if isinstance(chosen, Mapping) else option.default
            yield Key(f"{OPTIONS}.{option.name}", now, option.values)


def _below(node: SchemaNode, data: Any, step: str) -> tuple[SchemaNode, Any]:
    """What may stand one step below, and what does: as entered, else the default."""
    if isinstance(data, Mapping):
        here = data.get(step)
    else:
        here = data[int(step)] if isinstance(data, list) and step.isdecimal() and int(step) < len(data) else None
    below = node.at(step, here)
    return below, below.default if here is None and isinstance(below.default, str | int | float) else here


def _key(path: str, node: SchemaNode, now: Any) -> Key | None:
    """The key, if what may stand there is a number, one of a few values, or yes or no."""
    choices: dict[Any, None] = {}
    for part in node.parts:
        if part.get("type") in ("integer", "number") and not values_of(part) and not called_in(part):
            return Key(path, now, (), _lowest(part), _limit(part, "aximum", -1))
        choices |= dict.fromkeys(values_of(part) or ((False, True) if part.get("type") == "boolean" else ()))
    return Key(path, now, tuple(choices)) if choices else None


def _lowest(part: Schema) -> int | None:
    """The lowest amount; a number that means no limit at all (`unlimited`) does not count."""
    low = _limit(part, "inimum", 1)
    return low + 1 if low is not None and low == part.get("unlimited") else low


def _limit(part: Schema, name: str, inwards: int) -> int | None:
    """The first whole number within a limit."""
    stated = part.get(f"m{name}")
    if stated is not None:
        return -int(-stated // 1) if inwards > 0 else int(stated // 1)
    beyond = part.get(f"exclusiveM{name}")
    if beyond is None:
        return None
    return int(beyond // 1) + 1 if inwards > 0 else -int(-beyond // 1) - 1
