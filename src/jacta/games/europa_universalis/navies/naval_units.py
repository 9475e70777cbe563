"""2.7.1, 2.7.2: naval detachments, convoys, stacking, regrouping, and the reinforcements of minors."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import Field, model_validator

from jacta.games.europa_universalis.inputs import THIRDS, in_halves, missing, number, refuse
from jacta.games.europa_universalis.realm.countries import Major
from jacta.games.europa_universalis.sea_options import UnderDetachments
from jacta.rules import WHOLE, Move, Rules, Strict, done, procedure

Unit: TypeAlias = Literal["nav", "ga", "gal", "tr", "de", "ga_de"]
MOST_GALLEASSES = 2
UNITS: tuple[Unit, ...] = ("nav", "ga", "gal", "tr", "de", "ga_de")

Ships = Annotated[int, Field(ge=0, le=1000)]


class NavalContent(Strict):
    """Naval detachments by kind: what a fleet or a stack holds."""

    nav: Ships = 0
    ga: Ships = 0
    gal: Ships = 0
    tr: Ships = 0
    de: Ships = 0
    ga_de: Ships = 0

    def in_halves_of(self, column: str, rules: Rules) -> int:
        """2.7.1: what it counts for in a column of the table of units, in halves."""
        table = rules.table("naval_units")
        return sum(in_halves(table.at(unit)[column]) * int(getattr(self, unit)) for unit in UNITS)


# --- 2.7.1 Description des unités navales


class NavalUnit(UnderDetachments):
    unit: Unit
    nation: Major | Literal["minor", "oman", "aden"] | None = None


class UnitRow(NamedTuple):
    dn_room: int | Fraction
    tr_room: int
    limit: int | Fraction
    size: int | Fraction
    transport: int | Fraction
    thirds: int
    counters: int | None


def counters_of(nation: str, kind: str, rules: Rules) -> int:
    """2.7.1; # pions F/DE: the counters of a kind (F, DE, DTr) that a nation has."""
    table = rules.table("naval_counters")
    if any(row["nation"] == nation for row in table.rows):
        return int(table.at(nation)[kind])
    return int(rules.table("minor_counters").at(nation)[kind])


@procedure(
    passage="2.7.1 Description des unités navales",
    kind="table",
    tables=("naval_units", "naval_counters", "minor_counters"),
    examples=({"unit": "ga"}, {"unit": "tr", "nation": "turkey"}, {"unit": "de", "nation": "oman"}),
)
def naval_units(given: NavalUnit, rules: Rules) -> Move[UnitRow]:
    """2.7.1: what a naval detachment counts as; and of transports and DE, how many counters a nation has."""
    row = {key: number(in_halves(figure)) for key, figure in rules.table("naval_units").at(given.unit).items()}
    kind = {"tr": "DTr", "de": "DE", "ga_de": "DE"}.get(given.unit)
    counters = counters_of(given.nation, kind, rules) if kind and given.nation else None
    return done(UnitRow(**row, counters=counters))  # type: ignore[arg-type]


# --- 2.7.1: convoys

Ducats = Annotated[float, Field(ge=0, le=1_000_000, allow_inf_nan=False)]


class ConvoyCargo(UnderDetachments):
    convoy: Literal["gold_fleet", "smyrna", "east_indies"]
    dtr_left: Annotated[int, Field(ge=0, le=5)]
    gold: Ducats = 0

    @model_validator(mode="after")
    def gold_sails_in_the_gold_fleet(self) -> ConvoyCargo:
        if self.convoy == "gold_fleet" and self.left_out("gold"):
            raise missing("gold")
        if self.convoy != "gold_fleet" and not self.left_out("gold"):
            raise refuse("gold", "no-gold", convoy=self.convoy)
        return self


class Cargo(NamedTuple):
    carried: int | Fraction
    left: int | Fraction
    lost: int | Fraction


@procedure(
    passage="2.7.1 Description des unités navales, convois",
    kind="check",
    tables=("convoys",),
    examples=(
        {"convoy": "smyrna", "dtr_left": 3},
        {"convoy": "gold_fleet", "dtr_left": 2, "gold": 120},
    ),
)
def convoy_cargo(given: ConvoyCargo, rules: Rules) -> Move[Cargo]:
    """2.7.1: the money that goes down with the transports of a convoy."""
    row = rules.table("convoys").at(given.convoy)
    share = Fraction(str(given.gold)) / row["tr"] if row["ducats"] == "any" else Fraction(row["ducats"])
    carried, left = share * row["tr"], share * given.dtr_left
    return done(Cargo(carried, left, carried - left))


# --- 2.7.1: stacking and regrouping


class NavalStack(UnderDetachments):
    counters: Annotated[tuple[Literal["F+", "F-", "DN", "DTr", "DE"], ...], Field(max_length=50)]


class Allowed(NamedTuple):
    ok: bool


@procedure(
    passage="2.7.1, limite d'empilement",
    kind="check",
    examples=({"counters": ["F+", "DN", "DE"]}, {"counters": ["F+", "F-", "DTr"]}),
)
def naval_stacking(given: NavalStack) -> Move[Allowed]:
    """2.7.1: two counters and a DE at most, of a side in a sea at the end of its movement."""
    counters = given.counters
    return done(Allowed(len(counters) <= 2 or (len(counters) == 3 and "DE" in counters)))


class Regroup(UnderDetachments):
    de: Ships
    dn_counters_free: Ships = 99
    dn_inside_fleet: bool = False


class Regrouped(NamedTuple):
    dn: int
    de: int


@procedure(
    passage="2.7.1",
    kind="check",
    examples=({"de": 4}, {"de": 7, "dn_counters_free": 1}, {"de": 7, "dn_counters_free": 1, "dn_inside_fleet": True}),
)
def regroup(given: Regroup) -> Move[Regrouped]:
    """2.7.1: three DE of a nation in a stack become a DN at once, if a counter is there for it."""
    made = given.de // THIRDS
    if not given.dn_inside_fleet:
        made = min(made, given.dn_counters_free)
    return done(Regrouped(made, given.de - THIRDS * made))


# --- 2.7.2, Renforts des pays mineurs


class Reinforcements(NamedTuple):
    DE: int
    DN: int
    f_minus: int
    DTr: int
    json_keys = ("DE", "DN", "F-", "DTr")  # type: ignore[misc]


class MinorReinforcements(UnderDetachments):
    ships: Annotated[Literal[2, 3, 5, 10, 15, 20, 30], WHOLE]


@procedure(
    passage="2.7.2, Renforts des pays mineurs",
    kind="table",
    tables=("minor_reinforcements",),
    examples=({"ships": 3}, {"ships": 20}),
)
def minor_reinforcements(given: MinorReinforcements, rules: Rules) -> Move[Reinforcements]:
    """2.7.2, Renforts des pays mineurs: the ships a minor receives as detachments."""
    row = rules.table("minor_reinforcements").at(given.ships)
    return done(Reinforcements._make(row[key] for key in Reinforcements.json_keys))
