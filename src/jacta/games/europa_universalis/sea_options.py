"""The named readings of the chapters on sea, overseas and realm: each with its R-number, the default first.

The land chapters number their readings from R1 as well, so these carry an s: R14s is ruling 14 of the sea chapters.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from jacta.rules import WHOLE, Given, Options, Reading

SEA_READINGS = tuple(f"R{number}s" for number in range(1, 77))

# 2.7 and 2.8 replace 2.4.4 and 2.6 as a whole: one choice for the whole game, and a key of the input.
FleetRules: TypeAlias = Literal["detachments", "ships"]


class UnderDetachments(Given):
    """The input of a rule that stands in 2.7 and 2.8 only: there is nothing like it for single ships."""

    fleet_rules: Literal["detachments"] = "detachments"


NativeStars = Annotated[Literal["all", "main"], Reading("R2s")]
TwoDe20 = Annotated[Literal["printed", "corrected"], Reading("R6s")]
PointRounding = Annotated[Literal["nearest", "up", "down"], Reading("R8s")]
LeeSide = Annotated[Literal["leeward", "windward"], Reading("R14s")]
WindBonus = Annotated[Annotated[int, Field(ge=-9, le=9)] | None, Reading("R14s")]
GalleySize = Annotated[Literal["one", "half"], Reading("R18s")]
DgaGalleys = Annotated[Literal[15, 5], WHOLE, Reading("R23s")]
LandEquivalence = Annotated[bool, Reading("R29s")]
HalfLoss = Annotated[Literal["none", "damaged"], Reading("R39s")]
PursuitSplit = Annotated[Literal["table", "text"], Reading("R40s")]
LaterDayModifier = Annotated[Literal[-1, 0], WHOLE, Reading("R41s")]
ForcedBattle = Annotated[Literal["same_roll", "separate"], Reading("R42s")]
Blank = Annotated[Literal["reroll", "none"], Reading("R44s")]
Presence = Annotated[Literal["printed", "all"], Reading("R47s")]
SingleUnit = Annotated[Literal["printed", "no_fleet_only"], Reading("R47s")]
NationBonus = Annotated[Literal["value", "die"], Reading("R48s")]
MaxValue = Annotated[Annotated[int, Field(ge=0)] | None, Reading("R48s")]
BalticAction = Annotated[Literal["competition", "trade_fleet"], Reading("R76s")]
ReligionUntil = Annotated[Literal[1613, 1614], WHOLE, Reading("R50s")]


# --- Overseas


class NativesBattleOptions(Options):
    native_stars: NativeStars = "all"


class RemainsOptions(Options):
    two_de_20: TwoDe20 = "printed"


class ExplorationOptions(RemainsOptions):
    point_rounding: PointRounding = "nearest"


# --- Naval forces


class NavalPurchaseOptions(Options):
    dga_galleys: DgaGalleys = 15


class MaintenanceOptions(Options):
    land_equivalence: LandEquivalence = False


class NavalLossOptions(Options):
    galley_size: GalleySize = "one"
    half_loss: HalfLoss = "none"


class NavalPursuitOptions(Options):
    pursuit_split: PursuitSplit = "table"
    half_loss: HalfLoss = "none"


class NavalBattleOptions(NavalLossOptions, NavalPursuitOptions):
    lee_side: LeeSide = "leeward"
    wind_bonus: WindBonus = None
    later_day_modifier: LaterDayModifier = -1


class BlockadeOptions(Options):
    forced_battle: ForcedBattle = "same_roll"


# --- Realm


class ReplacementOptions(Options):
    blank: Blank = "reroll"


class PiracyOptions(Options):
    presence: Presence = "printed"
    single_unit: SingleUnit = "printed"


class MonarchOptions(Options):
    nation_bonus: NationBonus = "value"
    max_value: MaxValue = None


class CountryOptions(Options):
    baltic_action: BalticAction = "competition"


class MinorEntryOptions(Options):
    religion_until: ReligionUntil = 1613
