"""What is remembered between calls, and how much of it: a server that runs for months must not grow.

And how memory is looked after meanwhile.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from weakref import WeakSet

VALUE = 200
"""Bytes that one remembered value takes, about: an outcome or a state with its place in a dictionary."""
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


@contextmanager
def uncollected() -> Iterator[None]:
    """Work that makes very many values and no circles of them: the collector of garbage would look through them all
    again and again, and find nothing."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def size_of(values: int, largest: int) -> int:
    """Bytes, about, of so many values with whole numbers up to the largest beside them."""
    return values * (VALUE + largest.bit_length() // 8)
