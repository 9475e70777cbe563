"""Units: what a counter is to the sequences, and what befalls it there.

`Unit` is the input of the sequences, `Fate` one unit's share of their outcome. The counters themselves, which a table
keeps, are `pieces`: they hand themselves to a fire or an assault and take their fate back.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from jacta.games.vive_lempereur.inputs import (
    Arm,
    Formation,
    LossPenalty,
    Morale,
    Steps,
    Terrain,
    Value,
)
from jacta.games.vive_lempereur.options import Readings
from jacta.rules import Strict

State = Literal["formed", "disorganised", "eliminated"]


class Unit(Strict):
    """A unit in a fire or an assault. Units of one side with the same `stack` share a hex, listed top first."""

    arm: Arm
    formation: Formation
    morale: Morale
    steps: Steps
    shock: Value = 0
    shock_column: Value = 0
    stack: Annotated[int, Field(ge=0, le=9)] = 0
    terrain: Terrain = "clear"
    bad_terrain: bool = False
    loss_penalty: LossPenalty = 0

    @property
    def is_disorganised(self) -> bool:
        return self.formation == "disorganised"

    @property
    def in_square(self) -> bool:
        return self.formation == "square"


class Fate(NamedTuple):
    """How a unit comes out: steps lost, state, hexes of retreat. An eliminated one has lost all steps and stays."""

    losses: int
    state: State
    retreat: Literal[0, 2]

    @classmethod
    def unhurt(cls, unit: Unit) -> Fate:
        return cls(0, "disorganised" if unit.is_disorganised else "formed", 0)

    @classmethod
    def eliminated(cls, unit: Unit) -> Fate:
        return cls(unit.steps, "eliminated", 0)

    @property
    def alive(self) -> bool:
        return self.state != "eliminated"

    @property
    def in_place(self) -> bool:
        return self.alive and not self.retreat

    @property
    def end(self) -> Literal["retreats", "stays", "eliminated"]:
        """Where it ends, for the transcript."""
        return "eliminated" if not self.alive else "retreats" if self.retreat else "stays"

    def losing_a_step(self, unit: Unit) -> Fate:
        """0 or 1 pas de perte: with its last step the unit is gone."""
        return Fate.eliminated(unit) if self.losses + 1 == unit.steps else self._replace(losses=self.losses + 1)

    def broken(self, unit: Unit, can_retreat: bool, options: Readings) -> Fate:
        """D (R25): disorganised, and back 2 hexes; with no way back it is eliminated, or stays."""
        if can_retreat:
            return Fate(self.losses, "disorganised", 2)
        return Fate.eliminated(unit) if options.blocked_retreat == "eliminated" else self.shaken()

    def shaken(self) -> Fate:
        """Disorganised where it stands."""
        return Fate(self.losses, "disorganised", 0)
