"""What is remembered between calls, and how much of it: a server that runs for months must not grow.

And how memory is looked after meanwhile.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from contextlib import ContextDecorator
from functools import lru_cache, wraps
from typing import Any, ParamSpec, TypeVar, cast
from weakref import WeakSet

P = ParamSpec("P")
R = TypeVar("R")

VALUE = 200
"""Bytes that one remembered value takes, about: an outcome or a state with its place in a dictionary."""
ENTRY, MOST_OF_RULES = 1_000, 25_000_000
"""Bytes that one entry of what a rule remembers takes, about, with what it was worked out from; and all of them."""
_rooms: WeakSet[Room] = WeakSet()


class Room:
    """Room for so many bytes, about, of what is remembered. When it is full, everything in it is forgotten."""

    def __init__(self, name: str, most: int, forget: Callable[[], object]) -> None:
        self.name, self.most, self._forget = name, most, forget
        self.held = 0
        _rooms.add(self)

    def take(self, size: int) -> None:
        """Make room for one thing more, which the caller remembers then. One that needs more than all is alone."""
        self.held += size
        if self.held > self.most:
            self.clear()
            self.held = size

    def clear(self) -> None:
        self._forget()
        self.held = 0


def rooms() -> list[Room]:
    """All there are now."""
    return sorted(_rooms, key=lambda room: room.name)


_of_rules: list[Any] = []


def remembered(function: Callable[P, R]) -> Callable[P, R]:
    """What a function of a game has worked out from the same hashable arguments is not worked out again. All of them
    share one room."""

    @wraps(function)
    def found_anew(*arguments: P.args, **more: P.kwargs) -> R:
        _room_of_rules.take(ENTRY)
        return function(*arguments, **more)

    remembering = lru_cache(maxsize=None)(found_anew)
    _of_rules.append(remembering)
    return cast(Callable[P, R], remembering)


def _forget_rules() -> None:
    for one in _of_rules:
        one.cache_clear()


_room_of_rules = Room("rules", MOST_OF_RULES, _forget_rules)


class Uncollected(ContextDecorator):
    """Work that makes very many values and no circles of them: the collector of garbage would look through them all
    again and again, and find nothing."""

    def __enter__(self) -> None:
        self._before = gc.isenabled()
        gc.disable()

    def __exit__(self, *error: object) -> None:
        if self._before:
            gc.enable()

    def _recreate_cm(self) -> Uncollected:  # what is decorated may be called inside itself
        return Uncollected()


def size_of(values: int, largest: int) -> int:
    """Bytes, about, of so many values with whole numbers up to the largest beside them."""
    return values * (VALUE + largest.bit_length() // 8)
