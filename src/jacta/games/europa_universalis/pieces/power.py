"""Annexe E: a power: its treasury, its period, its technologies, and what the footnotes of its sheet ask about."""

from __future__ import annotations

from typing import Annotated, ClassVar

from pydantic import Field

from jacta.games.europa_universalis.inputs import Period, Tech
from jacta.games.europa_universalis.realm.countries import Major, NavalTech
from jacta.rules import Piece

Ducats = Annotated[int, Field(ge=-100_000, le=1_000_000)]


class Power(Piece):
    """A country as its player keeps it. `conditions` are those of the sheet's footnotes that hold (Annexe E)."""

    kind: ClassVar[str] = "power"

    nation: Major
    period: Period
    treasury: Ducats = 0
    land_technology: Tech
    naval_technology: NavalTech | None = None
    conditions: tuple[str, ...] = ()
    mil: Annotated[int, Field(ge=0, le=9)] | None = None
    cossacks: bool = False
    bonus: bool = False

    def after_paying(self, ducats: int) -> Power:
        return self.model_copy(update={"treasury": self.treasury - ducats})
