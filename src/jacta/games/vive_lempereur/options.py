"""The named readings of what the sheet leaves open. Each carries its R-number; the first value is the default.

Every procedure accepts them all and looks at those that concern it.
"""

from __future__ import annotations

from typing import Annotated, Literal

from jacta.rules import Given, Options, Reading

READINGS = ("R1", "R1c", *(f"R{number}" for number in range(2, 36)))


class Readings(Options):
    melee_columns: Annotated[Literal["eight_5_2", "seven", "eight_5_1"], Reading("R1")] = "eight_5_2"
    melee_corner: Annotated[Literal["printed", "diagonal"], Reading("R1c")] = "printed"
    ratio_rounding: Annotated[Literal["defender", "attacker"], Reading("R3")] = "defender"
    fire_die_1: Annotated[Literal["filled", "printed", "shifted"], Reading("R4")] = "filled"
    fire_loss_test: Annotated[Literal["all", "two_or_more", "none"], Reading("R5")] = "all"
    fire_die_0: Annotated[Literal["no_effect", "row_1"], Reading("R6")] = "no_effect"
    range_count: Annotated[Literal["distance", "intervening"], Reading("R7")] = "distance"
    artillery_halving: Annotated[Literal["before_range", "after_range"], Reading("R8")] = "before_range"
    los_edge: Annotated[Literal["either_side", "pair", "strict"], Reading("R12")] = "either_side"
    crest_exception: Annotated[Literal["own_crest", "line"], Reading("R13")] = "own_crest"
    half_rounding: Annotated[Literal["none", "up"], Reading("R14")] = "none"
    column_flank: Annotated[Literal["after_bonus", "before_bonus"], Reading("R15")] = "after_bonus"
    column_vs_square: Annotated[Literal["full", "one"], Reading("R16")] = "full"
    town_exemption: Annotated[Literal["unit", "combat"], Reading("R17")] = "unit"
    battery_flank: Annotated[Literal["auto_d", "eliminated"], Reading("R19")] = "auto_d"
    charge_on_d: Annotated[Literal["adds_loss", "no_loss"], Reading("R20")] = "adds_loss"
    loss_morale: Annotated[Literal["stated", "counted"], Reading("R21")] = "stated"
    rally_penalty: Annotated[Literal["applies", "waived"], Reading("R23")] = "applies"
    stack_test: Annotated[Literal["cascade", "all"], Reading("R24")] = "cascade"
    morale_failure: Annotated[Literal["disorganised_retreat", "disorganised"], Reading("R25")] = "disorganised_retreat"
    blocked_retreat: Annotated[Literal["eliminated", "stays"], Reading("R25")] = "eliminated"
    retreat_units: Annotated[Literal["pass", "bar"], Reading("R28")] = "pass"
    free_change: Annotated[Literal["both", "to"], Reading("R26")] = "both"
    morale_pass: Annotated[Literal["at_most", "below"], Reading("R29")] = "at_most"
    flank_morale: Annotated[Literal["open_formations", "all"], Reading("R33")] = "open_formations"


# Which readings act where: one name for those that go together.

FIRE_TABLE = ("fire_die_1", "fire_loss_test", "fire_die_0")
FIRE_VALUE = ("range_count", "artillery_halving")
FIRE = (*FIRE_TABLE, *FIRE_VALUE)
SIGHT = ("los_edge", "crest_exception")
SHOCK = ("half_rounding", "column_flank", "column_vs_square", "battery_flank")
RATIO = ("melee_columns", "ratio_rounding")
MELEE_TABLE = ("melee_columns", "melee_corner")
MELEE = ("melee_columns", "melee_corner", "ratio_rounding", "town_exemption")
CHARGE = (*MELEE, "charge_on_d")
AFTERMATH = ("loss_morale", "stack_test", "morale_failure", "blocked_retreat", "morale_pass")
ASSAULT = (*CHARGE, *SHOCK, *AFTERMATH, "flank_morale")


class Situation(Given):
    """The input of every procedure of this game."""

    options: Readings = Readings()
