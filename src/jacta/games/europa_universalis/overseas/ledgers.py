"""What a game carries from one turn to the next overseas: strength points of detachments, and conquistadors.

Each ledger is an immutable value that knows its own JSON form (`model_dump_json`, `model_validate_json`); a transition
returns the ledger as it stands afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from jacta.games.europa_universalis.inputs import THIRDS, Map, Nation, Quality, refuse
from jacta.games.europa_universalis.overseas.exploration import share
from jacta.games.europa_universalis.overseas.natives import POINTS_IN_DT
from jacta.rules import Piece, Strict

HALF_LOSS = POINTS_IN_DT // 2  # 2.6.4: strength points
LEAST_FOR_VETERANS = 5  # 2.6.4 Logistique: points that a detachment must have kept

Number = Annotated[int, Field(ge=0)]


# --- 2.6, 2.6.4 Logistique: strength points (`ships`)


class LedgerDetachment(Strict):
    """A land detachment and the strength points it still has."""

    points: Annotated[int, Field(ge=1, le=POINTS_IN_DT)] = POINTS_IN_DT
    quality: Quality = "conscript"
    map: Map = "overseas"

    @property
    def reduced(self) -> bool:
        return self.points < POINTS_IN_DT


class StrengthPoints(Piece):
    """The detachments of one owner in order. Army counters have no points (2.6.4)."""

    kind: ClassVar[str] = "strength_points"

    detachments: tuple[LedgerDetachment, ...] = ()

    def _replaced(self, place: int, detachment: LedgerDetachment | None) -> StrengthPoints:
        new = () if detachment is None else (detachment,)
        return StrengthPoints(detachments=(*self.detachments[:place], *new, *self.detachments[place + 1 :]))

    def after_purchase(self, quality: Quality, where: Map = "overseas") -> StrengthPoints:
        """2.6.4 Logistique: a detachment is bought full or not at all."""
        return StrengthPoints(detachments=(*self.detachments, LedgerDetachment(quality=quality, map=where)))

    def after_points_lost(self, place: int, points: int) -> StrengthPoints:
        """2.6.4: a detachment without points is gone."""
        found = self.detachments[place]
        left = found.points - points
        return self._replaced(place, found.model_copy(update={"points": left}) if left > 0 else None)

    def after_losses(self, place: int, halves: int) -> StrengthPoints:
        """2.6.4: 5 points for half a loss; half a loss is not rounded where a detachment bears it."""
        return self.after_points_lost(place, HALF_LOSS * halves)

    def after_percentage(
        self, place: int, percent: int, rounding: Literal["nearest", "up", "down"] = "nearest"
    ) -> StrengthPoints:
        """2.6.2, 2.6.4 (R8s, R12s): wear and exploration as a percentage of the points."""
        return self.after_points_lost(place, share(percent * self.detachments[place].points, rounding))

    def after_move(self, place: int, to: Map) -> StrengthPoints:
        return self._replaced(place, self.detachments[place].model_copy(update={"map": to}))

    def after_amalgamation(self, places: Sequence[int]) -> StrengthPoints:
        """2.6.4 Logistique (R10s): reduced detachments of one province become one; what exceeds 10 points is lost."""
        joined = [self.detachments[place] for place in sorted(set(places))]
        if len(joined) < 2 or not all(found.reduced for found in joined) or len({found.map for found in joined}) > 1:
            raise refuse("places", "amalgamation")
        points = sum(found.points for found in joined)
        veterans = sum(found.points for found in joined if found.quality == "veteran")
        quality: Quality = "veteran" if 2 * veterans > points else "conscript"
        whole = LedgerDetachment(points=min(points, POINTS_IN_DT), quality=quality, map=joined[0].map)
        others = [found for place, found in enumerate(self.detachments) if place not in places]
        return StrengthPoints(detachments=(*others, whole))

    def after_refill(self, place: int) -> StrengthPoints:
        """2.6.4 Logistique: the whole price and no upkeep; veteran if it still had 5 points."""
        found = self.detachments[place]
        if not found.reduced:
            raise refuse("place", "full-detachment")
        quality: Quality = "veteran" if found.points >= LEAST_FOR_VETERANS else "conscript"
        return self._replaced(place, LedgerDetachment(quality=quality, map=found.map))

    def after_logistics(self) -> StrengthPoints:
        """2.6.4 Logistique: what came back to Europe reduced and was not refilled cannot be maintained."""
        return StrengthPoints(
            detachments=tuple(found for found in self.detachments if not (found.reduced and found.map == "europe"))
        )

    def maintained(self, refilled: Sequence[int] = ()) -> dict[Quality, int]:
        """2.6.4 Logistique: detachments that pay upkeep; a reduced one pays like a full one, a refilled one nothing."""
        paying = [found.quality for place, found in enumerate(self.detachments) if place not in refilled]
        return {"veteran": paying.count("veteran"), "conscript": paying.count("conscript")}


# --- 2.8.1 Les détachements de conquistadors (`detachments`)


def conquistador_quality(nation: Nation | Literal["other"], *, tercio: bool = False) -> Quality:
    """2.8.1: conscripts, but for the tercios of Spain and all of Portugal."""
    return "veteran" if nation == "portugal" or (nation == "spain" and tercio) else "conscript"


def land_in_europe(dc: int) -> int:
    """2.8.1: the detachments that so many DC are at once in Europe: two are one, a single one is lost."""
    whole, rest = divmod(dc, THIRDS)
    return whole + (rest == 2)


class Conquistadors(Piece):
    """The detachments and DC of one stack overseas, by quality. A DT is never split into DC by choice."""

    kind: ClassVar[str] = "conquistadors"

    veteran_dt: Number = 0
    conscript_dt: Number = 0
    veteran_dc: Number = 0
    conscript_dc: Number = 0

    @property
    def dc(self) -> int:
        """DC counters: the backs of DE, of which there are so many (2.8.1)."""
        return self.veteran_dc + self.conscript_dc

    @property
    def counters(self) -> int:
        """2.8.1: for stacking every DC is a counter."""
        return self.veteran_dt + self.conscript_dt + self.dc

    def after_joining(self, dc: int, quality: Quality) -> Conquistadors:
        return self.model_copy(update={f"{quality}_dc": getattr(self, f"{quality}_dc") + dc})

    def after_regrouping(self, veterans: int) -> Conquistadors:
        """2.8.1: three DC, so many of them veterans, become a DT: a veteran one of veterans, else conscripts."""
        conscripts = THIRDS - veterans
        if not 0 <= veterans <= min(THIRDS, self.veteran_dc) or conscripts > self.conscript_dc:
            raise refuse("veterans", "regrouping")
        kind = "conscript_dt" if conscripts else "veteran_dt"
        used = {"veteran_dc": self.veteran_dc - veterans, "conscript_dc": self.conscript_dc - conscripts}
        return self.model_copy(update={**used, kind: getattr(self, kind) + 1})

    def after_landing(self, where: Map) -> Conquistadors:
        """2.8.1: in Europe DC are rounded at once, veterans first making up a DT; in the colonies nothing changes."""
        if where == "overseas":
            return self
        made = land_in_europe(self.dc)
        veterans = min(made, land_in_europe(self.veteran_dc))
        return Conquistadors(veteran_dt=self.veteran_dt + veterans, conscript_dt=self.conscript_dt + made - veterans)
