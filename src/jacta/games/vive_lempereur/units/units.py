"""Units: what a counter is to the sequences, what befalls it there, and the tracker that a table keeps.

`Unit` is the input of the sequences, `Fate` one unit's share of their outcome. `Regiment` is the tracker: a whole
counter on the map, which hands itself to a fire or an assault and takes its fate back.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

from pydantic import Field

from jacta.games.vive_lempereur.formations.formations import FormationChange, change_cost
from jacta.games.vive_lempereur.inputs import (
    FORMATIONS,
    Arm,
    Formation,
    LossPenalty,
    Morale,
    Steps,
    Terrain,
    Value,
    refuse,
)
from jacta.games.vive_lempereur.options import Readings
from jacta.rules import Rules, Strict

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


# --- The tracker


class Regiment(NamedTuple):
    """A counter on the map: printed values and present condition. Every transition gives a new one."""

    arm: Arm
    formation: Formation
    morale: int
    steps: int
    shock: int = 0
    shock_column: int = 0
    fire: int = 0
    max_range: int = 1
    mp: int = 0
    losses: int = 0
    stack: int = 0
    terrain: Terrain = "clear"
    bad_terrain: bool = False
    loss_penalty: int = 0

    @property
    def eliminated(self) -> bool:
        return self.steps == 0

    @property
    def is_disorganised(self) -> bool:
        return self.formation == "disorganised"

    def losing_a_step(self) -> Regiment:
        """0 or 1 pas de perte: one step less; without steps the counter leaves the map."""
        if self.eliminated:
            raise refuse("steps", "no-steps")
        return self._replace(steps=self.steps - 1, losses=self.losses + 1)

    def disorganised(self) -> Regiment:
        """D, or a failed test (R25): in disorder. Who is so already stays so."""
        return self._replace(formation="disorganised")

    def rallied(self, formation: Formation) -> Regiment:
        """Ralliement: order again, in the formation that its owner chooses."""
        if not self.is_disorganised:
            raise refuse("formation", "not-disorganised")
        if formation not in FORMATIONS[self.arm] or formation == "disorganised":
            allowed = ", ".join(name for name in FORMATIONS[self.arm] if name != "disorganised")
            raise refuse("formation", "formation", arm=self.arm, formation=formation, allowed=allowed)
        return self._replace(formation=formation)

    def changing_to(self, formation: Formation, rules: Rules) -> Regiment:
        """Changement de formation (R26): paid in movement points, refused without enough of them."""
        change = FormationChange(arm=self.arm, from_=self.formation, to=formation, mp_left=self.mp)
        cost = change_cost(change, rules)
        if cost > self.mp:
            raise refuse("mp", "too-few-mp", cost=cost, mp=self.mp)
        return self._replace(formation=formation, mp=self.mp - cost)

    def after(self, fate: Fate) -> Regiment:
        """The counter after a sequence. The retreat itself happens on the map."""
        changed = self._replace(steps=self.steps - fate.losses, losses=self.losses + fate.losses)
        return changed.disorganised() if fate.state == "disorganised" else changed

    def as_unit(self) -> dict[str, Any]:
        """Its entry in the unit lists of the sequences."""
        kept = {name: getattr(self, name) for name in Unit.model_fields}
        if self.arm != "cavalry":
            del kept["shock_column"]
        return kept

    def as_firer(self, distance: int = 1) -> dict[str, Any]:
        """The firer's keys of a fire at this distance."""
        keys = ("arm", "formation", "fire", "max_range", "losses")
        return {name: getattr(self, name) for name in keys} | {"distance": distance}
