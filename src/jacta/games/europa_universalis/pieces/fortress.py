"""2.3, 2.6.3: a fortress: its level, who is shut in, the works before it and a breach in its walls."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

from pydantic import Field, model_validator

from jacta.games.europa_universalis.inputs import Level, Nation, Period, Quality, Tech, in_halves, refuse
from jacta.games.europa_universalis.overseas.natives import detachments_left, fighting_detachments
from jacta.games.europa_universalis.pieces.stack import NOBODY, General, Name, Stack
from jacta.rules import Piece

Inside = Annotated[int, Field(ge=0, le=20)]
Works = Annotated[int, Field(ge=0, le=20)]
"""What the siege works before a place add to the die (2.3.2)."""


class Fortress(Piece):
    """A fortified place. `base_level` is the level printed on the map; a captured place never falls below it.

    `dc` are what half a loss overseas leaves of a detachment inside (2.8.3).
    `nation` is whose it is: where that is stated, those who leave with the honours of war are a stack of theirs.
    """

    kind: ClassVar[str] = "fortress"

    level: Level
    tech: Tech
    place: Name = ""
    nation: Nation | None = None
    base_level: Level = 0
    dt: Inside = 0
    dc: Annotated[int, Field(ge=0, le=2)] = 0
    quality: Quality = "veteran"
    works: Works = 0
    breach: bool = False
    captured: bool = False
    leader: General | None = None

    @model_validator(mode="after")
    def stands_on_its_base(self) -> Fortress:
        if self.base_level > self.level:
            raise refuse("base_level", "base-level", level=self.level, base=self.base_level)
        return self

    @property
    def in_assault(self) -> dict[str, Any]:
        """2.3.1: as the besieged."""
        lead = self.leader or NOBODY
        inside = fighting_detachments(self.dt, self.dc) or int(self.dc > 0)
        return {"dt": inside, "tech": self.tech, "quality": self.quality, "fire": lead.fire, "shock": lead.shock}

    def stormed(self, outcome: Any, by: Nation | None = None) -> Fortress:
        """2.3.1, La victoire: after an assault; a captured place changes hands a level lower, empty, its works gone."""
        if outcome.captured:
            return self.taken(outcome.new_level, by)
        left = detachments_left(in_halves(outcome.garrison_losses), self.dt, self.dc)
        return self.model_copy(update={"dt": left.dt_left, "dc": left.dc_left})

    def taken(self, level: int, by: Nation | None) -> Fortress:
        """2.3.1: as whoever has taken it finds it."""
        gone = {"captured": True, "level": level, "dt": 0, "dc": 0, "works": 0, "breach": False, "leader": None}
        return self.model_copy(update={**gone, "nation": by if self.nation else None})

    def relieved(self) -> Fortress:
        """2.3.2: the siege is over, and nothing is left of the works before it or of a breach."""
        return self.model_copy(update={"works": 0, "breach": False})

    def marched_out(self, period: Period) -> Stack | None:
        """2.3.2: the detachment that the besieged keep where they are granted the honours of war."""
        if self.nation is None or not self.dt:
            return None
        return Stack(
            nation=self.nation,
            period=period,
            tech=self.tech,
            place=self.place,
            dt=1,
            quality=self.quality,
            leader=self.leader,
        )
