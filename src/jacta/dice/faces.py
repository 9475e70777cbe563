"""Where faces come from: dice thrown by chance, or real dice whose faces people type in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from jacta.dice.sources import Source
from jacta.errors import InputError
from jacta.text import Message

Chain = tuple[int, ...]
"""The faces of one exploding die, in the order rolled: (10, 10, 3)."""

Face = int | Chain
"""What one die shows: the face of a plain die, the chain of an exploding one."""


class Hand(Protocol):
    """The dice of one throw, from which the throw takes group after group."""

    def dice(self, count: int, sides: int) -> list[int]:
        """The faces of the next `count` plain dice."""

    def chains(self, count: int, sides: int, depth: int | None) -> list[Chain]:
        """The chains of the next `count` exploding dice, each re-rolled at most `depth` times (None: endlessly)."""


def _goes_on(chain: Sequence[int], sides: int, depth: int | None) -> bool:
    """Whether an exploding die must be rolled again."""
    return chain[-1] == sides and (depth is None or len(chain) <= depth)


class Shaken:
    """A hand thrown by chance; `faces` remembers what it showed."""

    __slots__ = ("_below", "faces")

    def __init__(self, source: Source) -> None:
        self._below = source.below
        self.faces: list[Face] = []

    def dice(self, count: int, sides: int) -> list[int]:
        below = self._below
        faces = [below(sides) + 1 for _ in range(count)]
        self.faces += faces
        return faces

    def chains(self, count: int, sides: int, depth: int | None) -> list[Chain]:
        chains = [self._chain(sides, depth) for _ in range(count)]
        self.faces += chains
        return chains

    def _chain(self, sides: int, depth: int | None) -> Chain:
        chain = [self._below(sides) + 1]
        while _goes_on(chain, sides, depth):
            chain.append(self._below(sides) + 1)
        return tuple(chain)


class Typed:
    """A hand of typed-in faces, each checked when it is taken: InputError names "faces" and says what is allowed."""

    __slots__ = ("_faces", "_taken")

    def __init__(self, faces: Sequence[int | Sequence[int]]) -> None:
        self._faces = faces
        self._taken = 0

    def dice(self, count: int, sides: int) -> list[int]:
        return [_checked_face(face, sides) for face in self._take(count, sides)]

    def chains(self, count: int, sides: int, depth: int | None) -> list[Chain]:
        return [_checked_chain(face, sides, depth) for face in self._take(count, sides)]

    def finish(self) -> None:
        """Refuse faces that the throw did not take."""
        if self._taken < len(self._faces):
            raise InputError("faces", Message("error-faces-left-over", expected=self._taken, given=len(self._faces)))

    def _take(self, count: int, sides: int) -> Sequence[Any]:
        taken = self._faces[self._taken : self._taken + count]
        if len(taken) < count:
            raise InputError("faces", Message("error-faces-missing", count=count, sides=sides, given=len(taken)))
        self._taken += count
        return taken


class Counted(Typed):
    """A hand of known faces that notes which die shows each: `sides` has one number for each face rolled."""

    __slots__ = ("sides",)

    def __init__(self, faces: Sequence[int | Sequence[int]]) -> None:
        super().__init__(faces)
        self.sides: list[int] = []

    def dice(self, count: int, sides: int) -> list[int]:
        faces = super().dice(count, sides)
        self.sides += [sides] * count
        return faces

    def chains(self, count: int, sides: int, depth: int | None) -> list[Chain]:
        chains = super().chains(count, sides, depth)
        self.sides += [sides] * sum(map(len, chains))
        return chains


def _checked_face(face: Any, sides: int) -> int:
    # The exact type, because True is an int and no face.
    if type(face) is int and 1 <= face <= sides:
        return face
    raise InputError("faces", Message("error-face", face=repr(face), sides=sides))


def _checked_chain(face: Any, sides: int, depth: int | None) -> Chain:
    """The chain as a tuple; people may write it as a list, or as a bare face if the die did not explode."""
    links = face if isinstance(face, list | tuple) else [face]
    chain = tuple(_checked_face(link, sides) for link in links)
    exploded = chain[:-1]
    unbroken = set(exploded) <= {sides} and (depth is None or len(exploded) <= depth)
    if chain and unbroken and not _goes_on(chain, sides, depth):
        return chain
    most = "none" if depth is None else depth
    raise InputError("faces", Message("error-chain", face=repr(face), sides=sides, depth=most))
