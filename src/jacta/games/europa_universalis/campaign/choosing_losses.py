"""2.2.5: the owner of a stack says which counters bear its losses. Shared by the chains."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple, TypeAlias

from jacta.games.europa_universalis.inputs import Map
from jacta.games.europa_universalis.pieces.stack import Stack
from jacta.rules import Ask, Receiver

Losses: TypeAlias = int | float | Fraction


class Way(NamedTuple):
    """What may be left of a stack's counters."""

    a_plus: int
    a_minus: int
    dt: int

    @classmethod
    def of(cls, stack: Stack | None) -> Way:
        return cls(stack.a_plus, stack.a_minus, stack.dt) if stack else cls(0, 0, 0)


def ways_left(stack: Stack, losses: Losses, where: Map) -> dict[Way, Stack | None]:
    """2.2.5 (R3): what may be left of a stack, the armies kept as long as they can be first."""
    return {Way.of(left): left for left in stack.ways_to_lose(losses, where)}


def loss_question(who: str, ways: Mapping[Way, Stack | None], losses: Losses, then: Receiver) -> Ask:
    """2.2.5 (R3): the owner says which counters bear the losses."""
    options = tuple(ways)
    return Ask("losses", who, options, then, options[0], args={"losses": float(losses)})
