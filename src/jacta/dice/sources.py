"""Where chance comes from."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from typing import Protocol, TypeAlias


class Source(Protocol):
    """The one injectable source of randomness."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely; n is at least 1."""


Chance: TypeAlias = Callable[[int], Source]
"""The chance of a whole game: the source behind the event of a number."""


class _Entropy:
    __slots__ = ()

    def below(self, n: int) -> int:
        return secrets.randbelow(n)


entropy: Source = _Entropy()
"""Chance from the operating system: nobody can foresee or repeat it."""


class Seeded:
    """Chance that repeats itself: a seed gives the same numbers on every machine. 7 and "7" are one seed."""

    __slots__ = ("bits",)

    def __init__(self, seed: int | str) -> None:
        self.bits: Callable[[int], int] = random.Random(str(seed)).getrandbits
        """A number of so many bits."""

    def below(self, n: int) -> int:
        bits, size = self.bits, (n - 1).bit_length()
        while (number := bits(size)) >= n:
            pass
        return number


def source_of(seed: int | str | None) -> Source:
    """The chance that a seed repeats; without one, that of the operating system."""
    return entropy if seed is None else Seeded(seed)
