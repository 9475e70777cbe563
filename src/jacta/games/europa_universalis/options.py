"""The named readings of what the land chapters leave open. Each has its R-number; the first value is the default.

A procedure accepts the readings that concern it and no others.
"""

from __future__ import annotations

from typing import Annotated, Literal

from jacta.rules import Options, Reading

LAND_READINGS = tuple(f"R{number}" for number in range(1, 50))

Over8Cap = Annotated[Literal["eight", "own_dt"], Reading("R10")]
DestructionCheck = Annotated[Literal["full", "stack_table", "off"], Reading("R12")]
ArquebusRounding = Annotated[Literal["half", "unit"], Reading("R13")]
PursuitDifferential = Annotated[Literal["signed", "positive"], Reading("R15")]
BreakOffTest = Annotated[Literal["below", "at_most"], Reading("R16")]
DestructionOverridesWinner = Annotated[bool, Reading("R17")]
BesiegedFire = Annotated[Literal["full", "by_technology"], Reading("R21")]
FriendsRule = Annotated[Literal["forbidden", "modifier"], Reading("R27")]
Source = Annotated[Literal["table", "sheet"], Reading("R30")]
DtPrice = Annotated[Literal["rule", "sheet"], Reading("R32")]


class LossOptions(Options):
    over_8_cap: Over8Cap = "eight"


class BattleOptions(LossOptions):
    arquebus_rounding: ArquebusRounding = "half"
    break_off_test: BreakOffTest = "below"
    destruction_check: DestructionCheck = "full"
    destruction_overrides_winner: DestructionOverridesWinner = False
    pursuit_differential: PursuitDifferential = "signed"


class BreakOffOptions(Options):
    break_off_test: BreakOffTest = "below"


class AssaultOptions(Options):
    besieged_fire: BesiegedFire = "full"
    arquebus_rounding: ArquebusRounding = "half"


class InterceptionOptions(Options):
    friends_rule: FriendsRule = "forbidden"


class RecruitmentOptions(Options):
    source: Source = "table"


class PurchaseOptions(RecruitmentOptions):
    dt_price: DtPrice = "rule"
