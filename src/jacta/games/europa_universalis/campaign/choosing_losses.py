"""2.2.5: the owner of a stack says which counters bear its losses. Shared by the chains."""

from __future__ import annotations

from typing import NamedTuple

from jacta.games.europa_universalis.pieces.stack import Stack


class Way(NamedTuple):
    """What may be left of a stack's counters."""

    a_plus: int
    a_minus: int
    dt: int

    @classmethod
    def of(cls, stack: Stack | None) -> Way:
        return cls(stack.a_plus, stack.a_minus, stack.dt) if stack else cls(0, 0, 0)
