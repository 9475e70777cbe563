"""The named readings of what the sheet leaves open. Each carries its R-number; the first value is the default.

The readings of the map-bound moves stand at the head of their chapters: `spring`, `winter`, `transport`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from jacta.rules import Options, Reading

READINGS = tuple(f"R{number}" for number in range(1, 64))

# Named bundles of readings: the sheet as it stands, and the rulebook of 2017 wherever the two differ.
BUNDLES: Mapping[str, Mapping[str, Any]] = {
    "sheet": {},
    "rulebook_2017": {
        "eliminated_side": "hits_only",
        "dice_timing": "after",
        "hit_sharing": "even",
        "zone_squadrons": "target_only",
        "idle_fortress": "excluded",
        "sea_unit_limit": 5,
        "unrest_blocks": True,
        "fortress_owner": "own",
        "leaderless_limit": 4,
    },
}

EliminatedSide = Annotated[Literal["cannot_win", "hits_only"], Reading("R3")]
DiceTiming = Annotated[Literal["before", "after"], Reading("R18")]
RollWithoutCorsairs = Annotated[bool, Reading("R19")]
HitSharing = Annotated[Literal["free", "even"], Reading("R22")]
ZoneSquadrons = Annotated[Literal["note", "target_only"], Reading("R21")]
IdleFortress = Annotated[Literal["counts", "excluded"], Reading("R24")]
ClaimedRule = Annotated[Literal["next_below", "nothing"], Reading("R52")]


class BattleOptions(Options):
    eliminated_side: EliminatedSide = "cannot_win"


class PiracyOptions(Options):
    dice_timing: DiceTiming = "before"
    roll_without_corsairs: RollWithoutCorsairs = False
    hit_sharing: HitSharing = "free"


class SupportOptions(Options):
    zone_squadrons: ZoneSquadrons = "note"
    idle_fortress: IdleFortress = "counts"


class VoyageOptions(Options):
    claimed_rule: ClaimedRule = "next_below"
