"""Outcomes as plain data: what JSON, tables and people see of a typed value, and the way back."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache, lru_cache
from keyword import iskeyword
from math import inf, isfinite
from operator import attrgetter, itemgetter
from typing import Any, Final


class Label(int):
    """A number that names something, such as a seat: it is told by its `word`, and has no meaningful mean."""

    __slots__ = ()

    @property
    def word(self) -> str:
        raise NotImplementedError


BARE: Final = frozenset((int, str, bool, type(None)))
"""Types that are plain already: nearly everything that an outcome holds."""


def plain(value: Any) -> Any:  # noqa: PLR0911  (one line per kind)
    """The JSON form of a state or outcome value.

    A named tuple becomes an object under the keys of its type, a tuple a list, a half a number. JSON has no infinity. A
    value with another JSON form, such as the state of a whole game, has a method `to_json`.
    """
    if type(value) in BARE:
        return value
    if hasattr(value, "to_json"):
        return value.to_json()
    if isinstance(value, tuple):
        if hasattr(value, "_fields"):
            return dict(zip(keys_of(type(value)), map(plain, value), strict=True))
        return [plain(item) for item in value]
    if isinstance(value, Fraction):
        return value.numerator if value.denominator == 1 else float(value)
    if value in (inf, -inf):
        return "∞" if value > 0 else "-∞"
    if isinstance(value, frozenset):
        return sorted(plain(item) for item in value)
    return value


def plain_outcome(outcome: Any) -> dict[str, Any]:
    """The outcome as an object: a bare number, text or list `x` is `{"value": x}`."""
    data = plain(outcome)
    return data if isinstance(data, dict) else {"value": data}


@cache
def keys_of(kind: Any) -> tuple[str, ...]:
    """The JSON keys of a named tuple type, or of a piece: its fields (the last underscore of `from_` is dropped)."""
    stated: tuple[str, ...] | None = getattr(kind, "json_keys", None)
    fields: Iterable[str] = getattr(kind, "_fields", ()) or getattr(kind, "model_fields", ())
    return tuple(name.rstrip("_") for name in fields) if stated is None else stated


ABSENT: Final = object()
"""What stands under a key that an outcome lacks."""


@lru_cache(maxsize=4096)
def getter(kind: Any, step: str) -> Callable[[Any], Any]:
    """Reads one step of a dotted key from values of this kind; `ABSENT` if there is none.

    A property of the class is a key, too. A bare value is its own `value`.
    """
    keys, name = keys_of(kind), step.rstrip("_")
    if name in keys and issubclass(kind, tuple):
        return itemgetter(keys.index(name))
    if name in keys or isinstance(getattr(kind, name, None), property):
        return attrgetter(name)
    if issubclass(kind, tuple) and not keys and step.isdecimal():
        place = int(step)
        return lambda items: items[place] if place < len(items) else ABSENT
    return (lambda bare: bare) if name == "value" and not keys else (lambda _: ABSENT)


def at(value: Any, key: str) -> Any:
    """What stands under a dotted key of an outcome: `targets.0.state`; None if it has no such key."""
    for step in key.split("."):
        value = getter(value.__class__, step)(value)
        if value is ABSENT:
            return None
    return value


@lru_cache(maxsize=1024)
def record(keys: tuple[str, ...]) -> Any:
    """The named tuple type with these JSON keys; a key that is not a Python name (`F+`) is read by its index.

    Raises ValueError if a key occurs twice.
    """
    if len(set(keys)) < len(keys):
        raise ValueError(f"a key stands twice: {', '.join(keys)}")
    fields = [f"{key}_" if iskeyword(key) else key for key in keys]
    added = {
        "__slots__": (),
        "__reduce__": lambda self: (remade, (keys, tuple(self))),
        "__eq__": lambda self, other: getattr(other, "json_keys", keys) == keys and tuple.__eq__(self, other),
        "__ne__": lambda self, other: getattr(other, "json_keys", keys) != keys or tuple.__ne__(self, other),
        "__hash__": tuple.__hash__,
        "json_keys": keys,
    }
    return type("Outcome", (namedtuple("Outcome", fields, rename=True),), added)


def remade(keys: tuple[str, ...], values: Iterable[Any]) -> Any:
    """Rebuild a pickled record: its type is made again."""
    return record(keys)._make(values)


def frozen(data: Any) -> Any:
    """Plain data as a value that can be an outcome, or part of one: the inverse of `plain`."""
    if isinstance(data, dict):
        return record(tuple(data))._make(map(frozen, data.values()))
    if isinstance(data, list | tuple):
        return tuple(map(frozen, data))
    return Fraction(data) if isinstance(data, float) and isfinite(data) else data
