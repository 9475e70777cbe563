"""What players own and keep: regiments, batteries, generals. The tracker `unit` is a regiment or a battery.

A counter has its printed values and its present condition: steps, losses, formation, where it stands. Every transition
gives a new sheet.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, Self

from pydantic import BaseModel, Discriminator, Field, Tag, model_validator

from jacta.games.vive_lempereur.inputs import (
    FORMATIONS,
    Arm,
    Distance,
    Formation,
    Leader,
    Losses,
    LossPenalty,
    Morale,
    MoraleLeader,
    Place,
    Steps,
    Terrain,
    Value,
    check_formation,
    refuse,
)
from jacta.games.vive_lempereur.units.units import Fate, Unit
from jacta.rules import InputError, Message, Piece, Role, Values

if TYPE_CHECKING:
    from jacta.games.vive_lempereur.formations.formations import Change, FormationChange
    from jacta.games.vive_lempereur.morale.morale import Rallied, Tested


def sides(given: BaseModel) -> Iterator[str]:
    """The sides that the input names, wherever it does."""
    waiting: list[Any] = [given.model_dump()]
    while waiting:
        here = waiting.pop()
        if isinstance(here, Mapping):
            yield from (
                side for side in (here.get("side"), *(here.get("communication") or ())) if isinstance(side, str)
            )
            waiting += here.values()
        elif isinstance(here, list | tuple):
            waiting += here


SideName = Annotated[str, Field(min_length=1), Values(sides)]


class Counter(Piece):
    """A counter on the map: printed values and present condition."""

    arm: Arm
    formation: Formation
    morale: Morale
    steps: Steps
    losses: Losses = 0
    shock: Value = 0
    fire: Value = 0
    max_range: Distance = 1
    mp: Value = 0
    side: SideName | None = None
    at: Place | None = None
    terrain: Terrain = "clear"
    bad_terrain: bool = False
    loss_penalty: LossPenalty = 0

    @model_validator(mode="after")
    def formation_is_of_its_arm(self) -> Self:
        check_formation("formation", self.arm, self.formation, skirmish=True)
        return self

    @property
    def is_disorganised(self) -> bool:
        return self.formation == "disorganised"

    def disorganised(self) -> Self:
        """D, or a failed test (R25): in disorder. Who is so already stays so."""
        return self.model_copy(update={"formation": "disorganised"})

    def rallied(self, formation: str) -> Self:
        """Ralliement: order again, in the formation that its owner chooses."""
        if not self.is_disorganised:
            raise refuse("formation", "not-disorganised")
        if formation not in self.orders:
            allowed = ", ".join(self.orders)
            raise refuse("formation", "formation", arm=self.arm, formation=formation, allowed=allowed)
        return self.model_copy(update={"formation": formation})

    @property
    def orders(self) -> tuple[str, ...]:
        """The formations that it can be ordered into."""
        return tuple(name for name in FORMATIONS[self.arm] if name != "disorganised")

    def after(self, fate: Fate) -> Self | None:
        """The counter after a fire or an assault; None where it is eliminated. The retreat happens on the map."""
        if not fate.alive:
            return None
        changed = self.model_copy(update={"steps": self.steps - fate.losses, "losses": self.losses + fate.losses})
        return changed.disorganised() if fate.state == "disorganised" else changed

    def as_unit(self, stack: int = 0) -> Unit:
        """Its entry in the unit lists of the sequences."""
        kept = {name: getattr(self, name) for name in Unit.model_fields if name in type(self).model_fields}
        return Unit(**kept, stack=stack)


class Regiment(Counter):
    """A regiment of foot or horse."""

    kind: ClassVar[str] = "regiment"

    arm: Literal["infantry", "cavalry"]
    shock_column: Value = 0

    @model_validator(mode="after")
    def horse_in_column_has_its_value(self) -> Self:
        in_column = self.arm == "cavalry" and self.formation in ("column", "adapted")
        if in_column and "shock_column" not in self.model_fields_set:
            raise InputError("shock_column", Message("error-missing"))
        return self

    def as_unit(self, stack: int = 0) -> Unit:
        unit = super().as_unit(stack)
        return unit.model_copy(update={"shock_column": self.shock_column})


class Battery(Counter):
    """A battery of guns."""

    kind: ClassVar[str] = "battery"

    arm: Literal["artillery"] = "artillery"
    formation: Formation = "in_battery"
    fire: Value
    max_range: Distance


class General(Piece):
    """A general: what he adds to the die of a melee, and to the morale of those with him."""

    kind: ClassVar[str] = "general"

    general: Leader = 0
    morale_general: MoraleLeader = 0
    side: SideName | None = None
    at: Place | None = None


def told_apart(sheet: Any) -> str:
    """Whether a sheet is a regiment's or a battery's."""
    arm = sheet.get("arm", "artillery") if isinstance(sheet, Mapping) else getattr(sheet, "arm", "")
    return "battery" if arm == "artillery" else "regiment"


AnyUnit = Annotated[
    Annotated[Regiment, Tag("regiment")] | Annotated[Battery, Tag("battery")], Discriminator(told_apart)
]


# --- Their roles in the procedures that speak of printed values


def firing_keys(piece: Counter) -> Mapping[str, Any]:
    losses = {"losses": piece.losses} if piece.arm == "artillery" else {}
    keys = ("arm", "formation", "fire", "max_range")
    return {name: getattr(piece, name) for name in keys} | losses


def shock_keys(piece: Counter) -> Mapping[str, Any]:
    keys = ("arm", "formation", "shock", "bad_terrain", *(("shock_column",) if piece.arm == "cavalry" else ()))
    return {name: getattr(piece, name) for name in keys}


def moving_keys(piece: Counter) -> Mapping[str, Any]:
    return {"arm": piece.arm, "formation": piece.formation, "mp": piece.mp}


def testing_keys(piece: Counter) -> Mapping[str, Any]:
    return {"morale": piece.morale, "disorganised": piece.is_disorganised, "loss_penalty": piece.loss_penalty}


def tested_after(piece: Counter, end: Tested) -> Counter:
    """R25: who fails a test is in disorder."""
    return piece if end.passed else piece.disorganised()


def rallying_keys(piece: Counter) -> Mapping[str, Any]:
    return {"morale": piece.morale, "loss_penalty": piece.loss_penalty}


def rallied_after(piece: Counter, end: Rallied) -> Counter:
    """Ralliement: who rallies takes the first formation that is open to it; its owner may choose by `rallying`."""
    return piece.rallied(piece.orders[0]) if end.rallied and piece.is_disorganised else piece


def retreating_keys(piece: Counter) -> Mapping[str, Any]:
    return {} if piece.at is None else {"from": list(piece.at)}


def forming_keys(piece: Counter) -> Mapping[str, Any]:
    return {"arm": piece.arm, "from": piece.formation, "mp_left": piece.mp}


def formed_after(piece: Counter, end: Change, given: FormationChange) -> Counter:
    """Changement de formation: where its movement points allow it."""
    return piece.model_copy(update={"formation": given.to, "mp": end.mp_left}) if end.allowed else piece


def listed_under(key: str, kinds: type[Counter] | tuple[type[Counter], ...]) -> dict[str, Role]:
    """The counters in a unit list of a sequence: each fills its place there, and takes the fate of that place."""

    def fill(piece: Counter) -> Mapping[str, Any]:
        return {key: piece.as_unit().model_dump(exclude_defaults=True)}

    def after(piece: Counter, outcome: Any, place: int) -> Counter | None:
        return piece.after(getattr(outcome, key)[place])

    return {key: Role(kinds, fill, after, several=True)}


UNITS = (Regiment, Battery)
FIRE_ROLES = {"unit": Role(UNITS, firing_keys)}
SHOCK_ROLES = {"unit": Role(UNITS, shock_keys)}
MOVEMENT_ROLES = {"unit": Role(UNITS, moving_keys)}
CHANGE_ROLES = {"unit": Role(UNITS, forming_keys, formed_after)}
RETREAT_ROLES = {"unit": Role(UNITS, retreating_keys)}
MORALE_ROLES = {
    "unit": Role(UNITS, testing_keys, tested_after),
    "leader": Role(General, lambda piece: {"general": piece.morale_general}),
}
RALLY_ROLES = {**MORALE_ROLES, "unit": Role(UNITS, rallying_keys, rallied_after)}
TARGET_ROLES = listed_under("targets", UNITS)
ASSAULT_ROLES = listed_under("attackers", Regiment) | listed_under("defenders", UNITS)
MELEE_ROLES = {
    "attacking": Role(General, lambda piece: {"attacker_general": piece.general}),
    "defending": Role(General, lambda piece: {"defender_general": piece.general}),
}
