"""2.4.3: the paper on which the veterans of amalgamated armies are noted.

A roster is an immutable value that knows its own JSON form (`model_dump_json`, `model_validate_json`); an event returns
the roster as it stands afterwards. It counts the troops; when a regrouping is allowed is asked of `reorganise`.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field, model_validator

from jacta.games.europa_universalis.inputs import WORTH, LandCounter, Nation, Quality, Tech, refuse, said_in
from jacta.rules import Piece, Strict, Values

ArmyFace: TypeAlias = Literal["+", "-"]
TYPES: dict[ArmyFace, LandCounter] = {"+": "A+", "-": "A-"}
Id = Annotated[str, Field(min_length=1), Values(said_in)]


class RosterCounter(Strict):
    """A land counter of the map, under the name its owner gives it."""

    id: Id
    nation: Nation
    tech: Tech
    quality: Quality = "conscript"


class Army(RosterCounter):
    """An army counter: the quality noted for the counter itself, and how many of its detachments are veterans."""

    face: ArmyFace
    veteran_dt: Annotated[int, Field(ge=0, le=WORTH["A+"])]

    @property
    def dt(self) -> int:
        return WORTH[TYPES[self.face]]

    @model_validator(mode="after")
    def veterans_are_among_the_troops(self) -> Army:
        if self.veteran_dt > self.dt:
            raise refuse("veteran_dt", "veterans", veterans=self.veteran_dt, dt=self.dt)
        return self

    def profiled(self) -> dict[str, Any]:
        """As `stack_profile` wants it."""
        return {"type": TYPES[self.face], **self.model_dump(include={"nation", "tech", "quality", "veteran_dt"})}


class Detachment(RosterCounter):
    """A DT is veteran or conscript as a whole."""

    @property
    def veteran_dt(self) -> int:
        return int(self.quality == "veteran")

    def profiled(self) -> dict[str, Any]:
        """As `stack_profile` wants it."""
        return {"type": "DT", **self.model_dump(include={"nation", "tech", "quality"})}


class Kept(Strict):
    """What the owner keeps of an army: the counter on a face (or no counter), its veterans, and the DT that come out.

    `detachments` gives each DT its id and quality.
    """

    face: ArmyFace | None = None
    veteran_dt: Annotated[int, Field(ge=0)] = 0
    detachments: dict[Id, Quality] = Field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.face, self.veteran_dt, *sorted(self.detachments.items())))

    @property
    def dt(self) -> int:
        return (WORTH[TYPES[self.face]] if self.face else 0) + len(self.detachments)

    @property
    def veterans(self) -> int:
        return self.veteran_dt + sum(quality == "veteran" for quality in self.detachments.values())


class ArmyRoster(Piece):
    """2.4.3: every land counter on the map with its experience."""

    kind: ClassVar[str] = "army_roster"

    armies: tuple[Army, ...] = ()
    detachments: tuple[Detachment, ...] = ()

    @model_validator(mode="after")
    def ids_are_unique(self) -> ArmyRoster:
        for id in self.ids:
            if self.ids.count(id) > 1:
                raise refuse("id", "same-id", id=id)
        return self

    @property
    def ids(self) -> list[str]:
        return [*(army.id for army in self.armies), *(detachment.id for detachment in self.detachments)]

    def army(self, id: str) -> Army:
        for army in self.armies:
            if army.id == id:
                return army
        raise refuse("id", "no-counter", id=id)

    def detachment(self, id: str) -> Detachment:
        for detachment in self.detachments:
            if detachment.id == id:
                return detachment
        raise refuse("id", "no-counter", id=id)

    def counters(self, ids: Collection[str]) -> list[dict[str, Any]]:
        """These counters as a stack for `stack_profile` (2.2.1, R1)."""
        armies = [army.profiled() for army in self.armies if army.id in ids]
        return armies + [detachment.profiled() for detachment in self.detachments if detachment.id in ids]

    # --- Events

    def purchased(self, *bought: Army | Detachment) -> ArmyRoster:
        """2.5: new counters; their quality follows the usual rules, which are not printed."""
        return ArmyRoster(
            armies=(*self.armies, *(counter for counter in bought if isinstance(counter, Army))),
            detachments=(*self.detachments, *(counter for counter in bought if isinstance(counter, Detachment))),
        )

    def merged(self, army: str, first: str, second: str) -> ArmyRoster:
        """2.4.3: two DT make an A- an A+; the veterans add up, the counter keeps its quality."""
        host, parts = self.army(army), (self.detachment(first), self.detachment(second))
        if host.face != "-" or first == second:
            raise refuse("face", "cannot-merge", id=army)
        return self._fused(host, parts)

    def absorbed(self, army: str, other: str) -> ArmyRoster:
        """2.4.3: two A- make an A+, and the other counter is eliminated."""
        host, part = self.army(army), self.army(other)
        if (host.face, part.face) != ("-", "-") or army == other:
            raise refuse("face", "cannot-merge", id=army)
        return self._fused(host, (part,))

    def split(self, army: str, kept: Kept) -> ArmyRoster:
        """2.4.3: an army gives up detachments; the owner divides the veterans."""
        return self.reduced(army, 0, kept)

    def reduced(self, army: str, losses: int, kept: Kept) -> ArmyRoster:
        """2.2.5 (R3): an army loses detachments; the owner says what is left, and which veterans are among it."""
        broken = self.army(army)
        if kept.dt != broken.dt - losses or (kept.face == "+" and broken.face == "-"):
            raise refuse("detachments", "wrong-strength", id=army, dt=broken.dt - losses, kept=kept.dt)
        fallen = broken.veteran_dt - kept.veterans
        if not 0 <= fallen <= losses:
            raise refuse("veteran_dt", "wrong-veterans", id=army, veterans=broken.veteran_dt, losses=losses)
        left = ArmyRoster(
            armies=tuple(other for other in self.armies if other.id != army), detachments=self.detachments
        )
        parts = [
            Detachment(id=id, nation=broken.nation, tech=broken.tech, quality=quality)
            for id, quality in kept.detachments.items()
        ]
        if kept.face:
            stays = {**broken.model_dump(), "face": kept.face, "veteran_dt": kept.veteran_dt}
            return left.purchased(Army.model_validate(stays), *parts)
        return left.purchased(*parts)

    def eliminated(self, *ids: str) -> ArmyRoster:
        """2.2.5: whole counters leave the map."""
        for id in ids:
            if id not in self.ids:
                raise refuse("id", "no-counter", id=id)
        return ArmyRoster(
            armies=tuple(army for army in self.armies if army.id not in ids),
            detachments=tuple(detachment for detachment in self.detachments if detachment.id not in ids),
        )

    def _fused(self, host: Army, parts: tuple[Army | Detachment, ...]) -> ArmyRoster:
        """2.4.3: the host on its strong face, with the veterans of all; the counters that went in are gone."""
        for part in parts:
            if (part.nation, part.tech) != (host.nation, host.tech):
                raise refuse("nation", "other-troops", id=part.id, nation=host.nation)
        veterans = host.veteran_dt + sum(part.veteran_dt for part in parts)
        strong = Army.model_validate({**host.model_dump(), "face": "+", "veteran_dt": veterans})
        left = self.eliminated(*(part.id for part in parts))
        return ArmyRoster(
            armies=tuple(strong if army.id == host.id else army for army in left.armies),
            detachments=left.detachments,
        )
