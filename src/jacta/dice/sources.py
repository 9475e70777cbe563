"""Where chance comes from."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from typing import Protocol, TypeAlias, runtime_checkable

from jacta.errors import InputError
from jacta.text import Message


@runtime_checkable
class Source(Protocol):
    """The one injectable source of randomness."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely; n is at least 1."""


Chance: TypeAlias = Callable[[int], Source]
"""The chance of a whole game: for the number of an event, the source behind it."""


class _Entropy:
    __slots__ = ()

    def below(self, n: int) -> int:
        return secrets.randbelow(n)


entropy: Source = _Entropy()
"""Chance from the operating system: nobody can foresee or repeat it."""


class Seeded:
    """Chance that repeats itself: a seed gives the same numbers on every machine. 7 and "7" are the same seed."""

    __slots__ = ("bits",)

    def __init__(self, seed: int | str) -> None:
        self.bits: Callable[[int], int] = random.Random(str(seed)).getrandbits
        """A random number with this many bits."""

    def below(self, n: int) -> int:
        if n < 1:
            raise ValueError(f"there is no number below {n}")
        bits, size = self.bits, (n - 1).bit_length()
        while (number := bits(size)) >= n:
            pass
        return number

    def dice(self, count: int, sides: int) -> list[int]:
        """The faces of so many dice, by the same numbers as one after the other."""
        bits, size = self.bits, (sides - 1).bit_length()
        faces: list[int] = []
        while len(faces) < count:
            if (number := bits(size)) < sides:
                faces.append(number + 1)
        return faces


def source_of(seed: int | str | None, source: Source | None = None, chance: Chance | None = None) -> Source:
    """The source that is stated, or that of a stated seed, else the operating system's.

    Raises InputError where more than one says where chance comes from; the `chance` of a whole game does, too.
    """
    stated = [key for key, one in (("seed", seed), ("source", source), ("chance", chance)) if one is not None]
    if len(stated) > 1:
        raise InputError(stated[0], Message("error-not-both", other=stated[1]))
    if source is not None:
        return source
    return entropy if seed is None else Seeded(seed)
