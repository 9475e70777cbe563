"""TABLE DES FORMATIONS, Choc and Arrière/flanc: what a unit is worth in a melee."""

from __future__ import annotations

from fractions import Fraction
from math import ceil
from typing import Literal, NamedTuple, Protocol

from pydantic import model_validator

from jacta.games.vive_lempereur.formations.formations import Formed, row_of
from jacta.games.vive_lempereur.inputs import Arm, Direction, Value
from jacta.games.vive_lempereur.options import SHOCK, Readings
from jacta.games.vive_lempereur.units.pieces import SHOCK_ROLES
from jacta.rules import InputError, Message, Move, Rules, done, procedure

Auto = Literal["none", "cannot_attack", "disorganised", "eliminated"]


class Fighter(Protocol):
    """What the sheet must know of a unit to work out its shock."""

    @property
    def arm(self) -> Arm: ...
    @property
    def formation(self) -> str: ...
    @property
    def shock(self) -> int: ...
    @property
    def shock_column(self) -> int: ...
    @property
    def bad_terrain(self) -> bool: ...


class Against(NamedTuple):
    """Whom and whence a unit fights. An attacker is never taken in flank."""

    attacks: bool
    infantry: bool = False
    square: bool = False
    attacked_from: Direction = "front"

    @property
    def outflanked(self) -> bool:
        return not self.attacks and self.attacked_from != "front"


class Shock(NamedTuple):
    shock: Fraction
    auto: Auto


def lacks_column_value(arm: Arm, formation: str, given_keys: set[str]) -> bool:
    """CAVALERIE, Valeur col.: cavalry in column or adapted fights with its column value, so it must be known."""
    return arm == "cavalry" and formation in ("column", "adapted") and "shock_column" not in given_keys


def halved(value: Fraction, options: Readings) -> Fraction:
    """Footnote on 1/2 (R14): the value divided by two; the half is kept, or rounded up."""
    half = value / 2
    return half if options.half_rounding == "none" else Fraction(ceil(half))


def without_die(unit: Fighter, against: Against, rules: Rules) -> Auto:
    """TABLE DES FORMATIONS, ARTILLERIE (R19, R32): guns never attack, and some are lost before the die."""
    if against.attacks:
        return "cannot_attack" if unit.arm == "artillery" else "none"
    row = row_of(unit.arm, unit.formation, rules)
    if row.shock == "eliminated" or (against.outflanked and row.flank_rear == "eliminated"):
        return "eliminated"
    if against.outflanked and row.flank_rear == "auto_disorganised":
        return "disorganised" if rules.options.battery_flank == "auto_d" else "eliminated"
    return "none"


def shock_of(unit: Fighter, against: Against, rules: Rules) -> Fraction:
    """Choc, Arrière/flanc (R14, R15): the shock in this formation, halved if it is taken in flank or rear."""
    options: Readings = rules.options
    row = row_of(unit.arm, unit.formation, rules)
    shock = shock_in_formation(row.shock, unit, against, options)
    if not (against.outflanked and row.flank_rear == "half_shock"):
        return shock
    if row.shock == "plus_1" and options.column_flank == "before_bonus":
        return halved(shock - 1, options) + 1
    return halved(shock, options)


def shock_in_formation(entry: str, unit: Fighter, against: Against, options: Readings) -> Fraction:
    """Choc (R14, R16): what the entry of the row makes of the printed shock."""
    shock = Fraction(unit.shock_column if entry.startswith("column") else unit.shock)
    if entry == "1" or (entry.endswith("_or_1") and (against.square or unit.bad_terrain)):
        return Fraction(1)
    if entry == "column_value" and against.square and options.column_vs_square == "one":
        return Fraction(1)
    if entry == "half" or (entry == "half_vs_infantry" and against.infantry):
        return halved(shock, options)
    return shock + 1 if entry == "plus_1" else shock


# --- The check


class ShockGiven(Formed):
    shock: Value
    role: Literal["attack", "defend"]
    shock_column: Value = 0
    vs_infantry: bool = False
    vs_square: bool = False
    bad_terrain: bool = False
    attacked_from: Direction = "front"

    @model_validator(mode="after")
    def column_value_is_known(self) -> ShockGiven:
        if lacks_column_value(self.arm, self.formation, self.model_fields_set):
            raise InputError("shock_column", Message("error-missing"))
        return self


@procedure(
    passage="TABLE DES FORMATIONS, Choc, Arrière/flanc",
    readings=SHOCK,
    kind="check",
    roles=SHOCK_ROLES,
    tables=("formations",),
    examples=(
        {"arm": "infantry", "formation": "column", "shock": 5, "role": "attack"},
        {"arm": "infantry", "formation": "line", "shock": 5, "role": "defend", "attacked_from": "flank"},
        {"arm": "cavalry", "formation": "battle_line", "shock": 8, "role": "attack", "vs_square": True},
        {"arm": "artillery", "formation": "in_battery", "shock": 2, "role": "defend", "attacked_from": "rear"},
    ),
)
def shock_value(given: ShockGiven, rules: Rules) -> Move[Shock]:
    """TABLE DES FORMATIONS, Choc: a unit's shock in this melee, or the result that needs no die."""
    against = Against(given.role == "attack", given.vs_infantry, given.vs_square, given.attacked_from)
    auto = without_die(given, against, rules)
    return done(Shock(shock_of(given, against, rules) if auto == "none" else Fraction(0), auto))
