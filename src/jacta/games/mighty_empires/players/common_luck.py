"""The dice of an imagined world (4.30): the same throw falls the same way in every playout.

Answers are compared in the same worlds. With a single stream of dice, everything after the first difference would have
other luck, which would drown what the difference is worth. So the scouts on a hex, the combat and the sieges there have
dice of their own, whatever was done elsewhere before.
"""

from __future__ import annotations

from typing import Any

from jacta.dice import Seeded, Throw
from jacta.rules import Position, Roll

Occasion = tuple[Any, ...]


class CommonLuck:
    """All dice of one world; every playout in it has the same."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._known: dict[tuple[Occasion, int, Throw], Any] = {}

    def fallen(self, occasion: Occasion, times: int, throw: Throw) -> Any:
        """What the dice show when this occasion comes up for the first, second, ... time (`times` is 1, 2, ...)."""
        key = occasion, times, throw
        if key not in self._known:
            self._known[key] = throw.throw(Seeded(f"{self._seed} {occasion} {times}")).value
        return self._known[key]

    def dice(self) -> PlayoutDice:
        """For one playout."""
        return PlayoutDice(self)


class PlayoutDice:
    """The dice of one playout."""

    def __init__(self, luck: CommonLuck) -> None:
        self._luck = luck
        self._thrown: dict[Occasion, int] = {}

    def throw(self, at: Position, roll: Roll) -> Any:
        """An occasion that comes up a second time has other dice."""
        occasion = occasion_of(at, roll)
        times = self._thrown[occasion] = self._thrown.get(occasion, 0) + 1
        return self._luck.fallen(occasion, times, roll.throw)


def occasion_of(at: Position, roll: Roll) -> Occasion:
    """What is thrown for, in which season, on which hex."""
    here: Position | None = at
    place, world = None, None
    while here is not None:
        state: Any = here.state
        world = getattr(state, "world", None)
        if world is not None:
            place = _place(state)
            break
        if hasattr(state, "units"):
            world = state
            break
        here = here.caller
    if world is None:
        return (at.procedure.id, roll.label)
    return (at.procedure.id, roll.label, world.year, world.season, world.active, place)


def _place(state: Any) -> Any:
    """The hex that a phase is about, as far as it is about one."""
    if (attack := getattr(state, "attack", None)) is not None:
        return attack.hex
    if besieger := getattr(state, "besieger", ""):
        return state.world.atlas.names[state.world.unit(besieger).hex]
    hex = getattr(state, "hex", None)
    return None if hex is None else state.world.atlas.names[hex]
