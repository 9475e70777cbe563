"""What is remembered between calls, and how much of it: a server that runs for months must not grow.

And how the garbage collector comes more seldom meanwhile.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from contextlib import ContextDecorator
from functools import lru_cache, wraps
from threading import Lock
from typing import Any, ParamSpec, TypeVar, cast
from weakref import WeakSet

P = ParamSpec("P")
R = TypeVar("R")

VALUE = 200
"""Approximate bytes of one remembered value: an outcome or a state with its place in a dictionary."""
ENTRY, MOST_OF_RULES = 1_000, 25_000_000
"""Approximate bytes of one entry of what a rule remembers, its arguments included; and the limit of all of them."""
_rooms: WeakSet[Room] = WeakSet()


class Room:
    """Room for about so many bytes of what is remembered. When it is full, everything in it is forgotten."""

    def __init__(self, name: str, most: int, forget: Callable[[], object]) -> None:
        self.name, self.most, self._forget = name, most, forget
        self.held = 0
        _rooms.add(self)

    def take(self, size: int) -> None:
        """Make room for one more thing, which the caller then remembers. One larger than the room gets it alone."""
        self.held += size
        if self.held > self.most:
            self.clear()
            self.held = size

    def clear(self) -> None:
        self._forget()
        self.held = 0


def rooms() -> list[Room]:
    """All rooms there are now."""
    return sorted(_rooms, key=lambda room: room.name)


_of_rules: list[Any] = []


def remembered(function: Callable[P, R]) -> Callable[P, R]:
    """Cache what a function of a game has worked out from the same hashable arguments. All such functions share one
    room."""

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


YOUNG = 100_000
"""How many more values there may be before the garbage collector looks for cycles among them, during such work."""


class SeldomCollected(ContextDecorator):
    """Work that makes very many values without reference cycles: the garbage collector, which would look through them
    again and again and find nothing, comes more seldom.

    It still comes, for the sake of whatever else this process is doing. Such work may go on in several threads, and
    inside other such work: what was set before is set again when the last has ended.
    """

    _lock = Lock()
    _under_way = 0
    _before = gc.get_threshold()

    def __enter__(self) -> None:
        kind = SeldomCollected
        with kind._lock:
            if not kind._under_way:
                kind._before = young, *older = gc.get_threshold()
                gc.set_threshold(young and max(young, YOUNG), *older)  # 0: it never comes by itself
            kind._under_way += 1

    def __exit__(self, *error: object) -> None:
        kind = SeldomCollected
        with kind._lock:
            kind._under_way -= 1
            if not kind._under_way:
                gc.set_threshold(*kind._before)


def size_of(values: int, largest: int) -> int:
    """Approximate bytes of this many values with integers up to the largest."""
    return values * (VALUE + largest.bit_length() // 8)
