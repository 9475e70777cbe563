"""Annexe E, the twelve country sheets: figures by period, footnotes, prices and maintenance, and what a fleet holds.

A sheet is the table `country_NATION`: its rows as printed, its footnotes as data. Eight sheets print no land prices
and that of the Habsburgs no naval ones; those stand in the slot `unprinted_costs`. A procedure that reads a sheet names
its tables with `sheet_tables` or `cost_tables`, so that a player's own file overrides it like any other table.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar, get_args

from pydantic import Field, TypeAdapter, ValidationError

from jacta.games.europa_universalis.inputs import ROMAN, ArmyClass, Quality, Roman, Tech, refuse
from jacta.rules import Checker, InputError, Message, Rules, Strict

Major: TypeAlias = Literal[
    "portugal",
    "sweden",
    "russia",
    "england",
    "france",
    "spain",
    "venice",
    "holland",
    "habsburg",
    "turkey",
    "poland",
    "prussia",
]
MAJORS: tuple[Major, ...] = get_args(Major)
NavalTech: TypeAlias = Literal["carrack", "galleon", "lateen_sail", "battery", "vessel", "three_decker"]
Element: TypeAlias = Literal["A+", "A-", "F+", "F-", "D"]
"""A counter of the basic forces."""
ELEMENTS: tuple[Element, ...] = get_args(Element)

NO_LAND_COSTS: tuple[Major, ...] = ("portugal", "england", "france", "spain", "venice", "holland", "habsburg", "turkey")
NO_NAVAL_COSTS: tuple[Major, ...] = ("habsburg",)

Ducats: TypeAlias = int | float
NotSold: TypeAlias = Literal["na"]


# --- A period of a sheet


class Actions(Strict):
    """Administrative actions a turn. A sheet without a column (Poland, Prussia: COL, COM) has none of that kind."""

    diplomacy: int
    trade_fleet: int
    colony: int | None = None
    trading_post: int | None = None
    competition: int


class FleetShips(Strict):
    """What an F+ holds in single ships."""

    N: int
    T: int


class PurchaseLimits(Strict):
    ships: int
    land_detachments: int


class PeriodRow(Strict):
    """One period of a sheet in the order of its columns. A `dce` of two figures is that of Europe and that overseas."""

    dci: int
    dce: int | tuple[int, int]
    counters: dict[Literal["mnu", "col", "com", "armies", "fleets"], int | Literal["all"]]
    max_ships: int
    fleet_plus: FleetShips | None = None
    artillery: int
    cavalry: Ducats
    army_class: ArmyClass
    army_class_alt: ArmyClass | None = None
    actions: Actions
    basic_forces: dict[Element, int] | dict[str, dict[Element, int]]
    purchase_limits: PurchaseLimits
    minimum_leaders: dict[Literal["general", "admiral", "conquistador", "explorer"], int]

    @property
    def free_forces(self) -> dict[str, int]:
        """The basic forces; those of Poland from its four columns together (R31s)."""
        total: dict[str, int] = {}
        for name, found in self.basic_forces.items():
            for element, count in found.items() if isinstance(found, dict) else ((name, found),):
                total[element] = total.get(element, 0) + count
        return total


CountryFigures: TypeAlias = dict[Roman, dict[str, int]]
"""By period, then by the dotted path of a cell."""


class Footnote(Strict):
    """A footnote: while its condition holds it adds to cells, or holds cells down to a most, or only says something.

    A condition of the kind "this or that" is `met_by` that, too, where another footnote of the sheet asks for it alone.
    """

    id: str
    mark: str
    condition: str
    met_by: tuple[str, ...] = ()
    add: CountryFigures = Field(default_factory=dict)
    most: CountryFigures = Field(default_factory=dict)
    marks: dict[Roman, tuple[str, ...]] = Field(default_factory=dict)
    not_on_top_of: str | None = None
    only_mil: tuple[int, ...] = ()
    unless_mil: tuple[int, ...] = ()

    def holds(self, conditions: tuple[str, ...], mil: int | None) -> bool:
        if self.only_mil and mil not in self.only_mil:
            return False
        met = any(condition in conditions for condition in (self.condition, *self.met_by))
        return met and mil not in self.unless_mil

    def touches(self, period: Roman) -> bool:
        return period in self.add or period in self.most or period in self.marks


# --- Prices


class Upkeep(NamedTuple):
    veteran: int
    conscript: int

    def of(self, quality: Quality) -> int:
        return self.veteran if quality == "veteran" else self.conscript


class LandCosts(NamedTuple):
    """Prices and maintenance of land counters under one technology. None: not for sale, or not known."""

    point_price: Mapping[str, Ducats | None]
    counter_price: Mapping[str, int | None]
    maintenance: Mapping[str, Upkeep]


class NavalCosts(NamedTuple):
    """Prices and maintenance of ships under one technology; `detachment_price` where DGa and DTr have their own."""

    ship_price: Mapping[str, Ducats | None]
    counter_price: Mapping[str, int | None]
    maintenance: Mapping[str, int]
    detachment_price: Mapping[str, int]


LandRow: TypeAlias = tuple[Ducats, Ducats, Ducats | NotSold, int, int, int, Upkeep, Upkeep, Upkeep]
NavalRow: TypeAlias = tuple[Ducats, Ducats | NotSold, Ducats, int, int, int, int, int, int]
UnprintedLandRow: TypeAlias = tuple[int, int, Upkeep, Upkeep, Upkeep]
UnprintedNavalRow: TypeAlias = tuple[int, int, int, int, int, int, int]


def sold(price: Ducats | NotSold) -> Ducats | None:
    return None if price == "na" else price


class Sheet(Strict):
    """One country sheet as its table file writes it, rows in printed order."""

    periods: dict[Roman, PeriodRow]
    notes: tuple[Footnote, ...] = ()
    land_costs: dict[Tech, LandRow] = Field(default_factory=dict)
    naval_costs: dict[NavalTech, NavalRow] = Field(default_factory=dict)

    def in_period(self, period: int) -> PeriodRow:
        """The row of a period 1..7; a country that is not in play then is refused."""
        row = self.periods.get(ROMAN[period - 1])
        if row is None:
            raise refuse("period", "not-in-play", period=period, periods=", ".join(self.periods))
        return row

    def land(self, technology: Tech) -> LandCosts | None:
        if technology not in self.land_costs:
            return None
        infantry, cavalry, artillery, *counters, detachment, minus, plus = self.land_costs[technology]
        return LandCosts(
            {"I": infantry, "C": cavalry, "ART": sold(artillery)},
            dict(zip(("D", "A-", "A+"), counters, strict=True)),
            {"D": detachment, "A-": minus, "A+": plus},
        )

    def naval(self, technology: NavalTech) -> NavalCosts | None:
        if technology not in self.naval_costs:
            return None
        ship, galley, transport, *counters = self.naval_costs[technology]
        return NavalCosts(
            {"N": ship, "Ga": sold(galley), "T": transport},
            dict(zip(("D", "F-", "F+"), counters[:3], strict=True)),
            dict(zip(("D", "F-", "F+"), counters[3:], strict=True)),
            {},
        )


class UnprintedCosts(Strict):
    """S25: the prices and upkeep that the sheets leave to the boxed game."""

    land_costs: dict[Major, dict[Tech, UnprintedLandRow]] = Field(default_factory=dict)
    naval_costs: dict[Major, dict[NavalTech, UnprintedNavalRow]] = Field(default_factory=dict)

    def land(self, nation: Major, technology: Tech) -> LandCosts | None:
        if technology not in self.land_costs.get(nation, {}):
            return None
        price, minus_price, detachment, minus, plus = self.land_costs[nation][technology]
        counters = {"D": price, "A-": minus_price, "A+": None}
        return LandCosts({}, counters, {"D": detachment, "A-": minus, "A+": plus})

    def naval(self, nation: Major, technology: NavalTech) -> NavalCosts | None:
        if technology not in self.naval_costs.get(nation, {}):
            return None
        price, fleet, galleys, transports, *upkeep = self.naval_costs[nation][technology]
        counters = {"D": price, "F-": fleet, "F+": None}
        maintenance = dict(zip(("D", "F-", "F+"), upkeep, strict=True))
        return NavalCosts({}, counters, maintenance, {"ga": galleys, "tr": transports})


# --- Reading the tables

S = TypeVar("S", bound=Strict)


def checker(model: type[S]) -> Checker:
    """Reads the content of a table file, or raises InputError naming the key."""
    adapter = TypeAdapter(model)

    def check(content: Any) -> S:
        try:
            return adapter.validate_json(json.dumps(content, default=str))
        except ValidationError as error:
            first = error.errors(include_url=False)[0]
            raise InputError(".".join(map(str, first["loc"])), Message("error-said", reason=first["msg"])) from None

    return check


SHEET_CHECKS: dict[str, Checker] = {f"country_{nation}": checker(Sheet) for nation in MAJORS} | {
    "unprinted_costs": checker(UnprintedCosts)
}
"""For the game: how its object-shaped tables are read."""


def sheet_tables(nation: Major) -> tuple[str, ...]:
    """The table that `sheet` reads."""
    return (f"country_{nation}",)


def cost_tables(nation: Major, *, land: bool = False, naval: bool = False) -> tuple[str, ...]:
    """The tables that `land_costs` and `naval_costs` read."""
    unprinted = (land and nation in NO_LAND_COSTS) or (naval and nation in NO_NAVAL_COSTS)
    return (*sheet_tables(nation), "unprinted_costs") if unprinted else sheet_tables(nation)


def sheet(rules: Rules, nation: Major) -> Sheet:
    found: Sheet = rules.table(f"country_{nation}").value
    return found


def unprinted_costs(rules: Rules) -> UnprintedCosts:
    table = rules.table("unprinted_costs")
    table.refuse_if_empty()
    found: UnprintedCosts = table.value
    return found


def land_costs(rules: Rules, nation: Major, technology: Tech, key: str = "land_technology") -> LandCosts:
    """Prices and upkeep of armies: the sheet's, or those of the slot (S25). Refuses a technology without a row."""
    found = sheet(rules, nation).land(technology)
    if found is None and nation in NO_LAND_COSTS:
        found = unprinted_costs(rules).land(nation, technology)
    if found is None:
        raise refuse(key, "no-prices", nation=nation, technology=technology)
    return found


def naval_costs(rules: Rules, nation: Major, technology: NavalTech, key: str = "naval_technology") -> NavalCosts:
    """Prices and upkeep of ships: the sheet's, or those of the slot (S25). Refuses a technology without a row."""
    found = sheet(rules, nation).naval(technology)
    if found is None and nation in NO_NAVAL_COSTS:
        found = unprinted_costs(rules).naval(nation, technology)
    if found is None:
        raise refuse(key, "no-prices", nation=nation, technology=technology)
    return found


# --- Contenance des pions, limites de DN


class Room(NamedTuple):
    """What a fleet counter holds, in naval detachments and transport detachments."""

    dn: int
    dtr: int


class FleetRoom(NamedTuple):
    minus: Room
    plus: Room


class NavalLimits(NamedTuple):
    """DN bought in a turn and DN owned at most; the `_bonus` is what is printed behind a + (R22s)."""

    buy_dn: int
    buy_dn_bonus: int
    max_dn: int
    max_dn_bonus: int


def fleet_room(rules: Rules, row: str, period: int) -> FleetRoom | None:
    """Contenance des pions F- : F+ (R20s): the row of a country or a class; None where no fleet counter is printed."""
    table = rules.table("fleet_capacity")
    if all(printed["nation"] != row for printed in table.rows):  # Prussia has no row and no fleet counter
        return None
    cell = table.at(row, period)
    if isinstance(cell, str):  # "iii": as that class
        cell = table.at(cell, period)
    return FleetRoom(Room(*cell[:2]), Room(*cell[2:])) if cell else None


def naval_limits(rules: Rules, nation: Major, period: int) -> NavalLimits | None:
    """Limite d'achat par tour, et max. de DN par période; None where the cell is blank."""
    cell = rules.table("naval_limits").at(nation, period)
    return NavalLimits(*cell) if cell else None
