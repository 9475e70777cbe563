"""The named readings of what the summary leaves open. Each carries its R-number; the first value is the default.

Every procedure accepts them all and looks at those that concern it.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Literal

from pydantic import Field

from jacta.rules import Given, Options, Reading

READINGS = ("C6", *(f"R{number}" for number in range(1, 89)))


class Readings(Options):
    precision: Annotated[int, Field(ge=1, le=30), Reading("C6")] = 9
    tranche: Annotated[Literal["complete", "started"], Reading("R3")] = "complete"
    min_one_die: Annotated[bool, Reading("R8")] = False
    keen_kept: Annotated[bool, Reading("R9")] = False
    unused: Annotated[Literal["held", "lost"], Reading("R12")] = "held"
    cane_sword: Annotated[Literal["wielder", "opponent"], Reading("R21")] = "wielder"
    range_mod: Annotated[Literal["total", "nd"], Reading("R23")] = "total"
    thrown_adds_brawn: Annotated[bool, Reading("R25")] = False
    grenade_as_explosive: Annotated[bool, Reading("R26")] = False
    surprise_length: Annotated[Literal["turn", "phase"], Reading("R28")] = "turn"
    base_wound: Annotated[bool, Reading("R29")] = True
    inactive_until: Annotated[Literal["turn_end", "scene_end"], Reading("R30")] = "turn_end"
    negative_reputation_dice: Annotated[bool, Reading("R32")] = False
    damocles_limit: Annotated[Literal["count", "value"], Reading("R33")] = "count"
    margin_from: Annotated[Literal["raised", "base"], Reading("R39")] = "raised"
    per_raise: Annotated[Literal["per_point", "flat"], Reading("R39")] = "per_point"
    worst_by: Annotated[Literal["total", "miss"], Reading("R42")] = "total"
    storm_grave: Annotated[bool, Reading("R44")] = False
    pay_when: Annotated[Literal["after", "before"], Reading("R45")] = "after"
    rigging_initiative: Annotated[Literal["unkept", "none"], Reading("R47")] = "unkept"
    move_trait: Annotated[Literal["wits", "panache"], Reading("R48")] = "wits"
    gun_range: Annotated[Annotated[int, Field(ge=0, le=1000)] | None, Reading("R51")] = None
    superficial_on_grave: Annotated[Literal["clear", "keep", "add"], Reading("R53")] = "clear"
    ship_cripple: Annotated[bool, Reading("R53")] = False
    sink_by: Annotated[Literal["start", "current"], Reading("R54")] = "start"
    officer_penalty: Annotated[Literal["general", "officer"], Reading("R58")] = "general"
    d10_explodes: Annotated[bool, Reading("R60")] = False
    surplus: Annotated[Literal["distinct", "independent"], Reading("R64")] = "distinct"
    scimitar: Annotated[Literal["rank", "active", "none"], Reading("R66")] = "rank"
    gm_collects_dice: Annotated[bool, Reading("R76")] = False
    loss_dice: Annotated[Literal["one", "per_side"], Reading("R82")] = "one"
    fort_negative: Annotated[Literal["multiply", "ignore"], Reading("R86")] = "multiply"
    same_phase: Annotated[Literal["together", "alternate"], Reading("R88")] = "together"

    @property
    def undecided_share(self) -> Fraction:
        """C6: the most that one comparison of two endless totals may leave open."""
        return undecided_share(self.precision)


def undecided_share(precision: int) -> Fraction:
    """C6: a procedure makes ten such comparisons at most; a tenth of what may stay open is for each."""
    return Fraction(1, 10 ** (precision + 1))


class Situation(Given):
    """The input of every procedure of this game."""

    options: Readings = Readings()
