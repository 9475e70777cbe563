"""Annexe E: any figure of a country sheet, its footnotes applied."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import Field

from jacta.games.europa_universalis.inputs import ROMAN, Period, Roman, refuse
from jacta.games.europa_universalis.realm.countries import (
    ELEMENTS,
    Footnote,
    LandCosts,
    Major,
    NavalCosts,
    PeriodRow,
    Sheet,
    fleet_room,
    naval_limits,
    sheet,
    sheet_tables,
)
from jacta.games.europa_universalis.sea_options import CountryOptions
from jacta.rules import Given, Move, Rules, done, frozen, note, plain, procedure

ALWAYS = "always"
OVERSEAS = ("action_overseas", "colony_or_trading_post_action")
"""Conditions of footnotes that the scope of the question answers."""
BALTIC, TRADE_FLEETS = "baltic", "actions.trade_fleet"
FOLLOWING = ("army_class_alt", "land_costs", "naval_costs")
"""What a cell may name beyond the figures of the period."""

CellFigures = dict[str, Any]


class CountryCell(Given):
    """A sheet in a period; `cell` names one figure of it."""

    nation: Major
    period: Period
    conditions: tuple[str, ...] = ()
    scope: Literal["europe", "overseas"] = "europe"
    mil: Annotated[int, Field(ge=0, le=9)] | None = None
    cell: str | None = None
    options: CountryOptions = CountryOptions()


# --- The printed figures


def two_figures(row: PeriodRow) -> bool:
    """Whether the row prints one DCE for Europe and one for actions overseas."""
    return isinstance(row.dce, tuple)


def printed(row: PeriodRow, scope: str) -> CellFigures:
    """A row as the sheet prints it, with the DCE that serves in this scope."""
    figures = row.model_dump(mode="json")
    if two_figures(row):
        figures["dce"] = figures["dce"][scope == "overseas"]
    return figures


def land_prices(costs: LandCosts) -> CellFigures:
    upkeep = {counter: found._asdict() for counter, found in costs.maintenance.items()}
    return {"point_price": costs.point_price, "counter_price": costs.counter_price, "maintenance": upkeep}


def naval_prices(costs: NavalCosts) -> CellFigures:
    return {"ship_price": costs.ship_price, "counter_price": costs.counter_price, "maintenance": costs.maintenance}


def price_tables(found: Sheet) -> CellFigures:
    """The prices of a sheet by technology; nothing where it prints none."""
    land = {tech: land_prices(armies) for tech in found.land_costs if (armies := found.land(tech))}
    naval = {tech: naval_prices(ships) for tech in found.naval_costs if (ships := found.naval(tech))}
    return {"land_costs": land or None, "naval_costs": naval or None}


# --- Footnotes


def holding(given: CountryCell, notes: tuple[Footnote, ...]) -> tuple[Footnote, ...]:
    """The footnotes whose mark stands in this period and whose condition holds."""
    overseas = OVERSEAS if given.scope == "overseas" else ()
    conditions = (*given.conditions, ALWAYS, *overseas)
    period = ROMAN[given.period - 1]
    return tuple(one for one in notes if one.touches(period) and one.holds(conditions, given.mil))


def refuse_unknown_conditions(given: CountryCell, notes: tuple[Footnote, ...]) -> None:
    """Refuse what no footnote of the sheet asks for; say what they do ask for, now and in other periods."""
    period = ROMAN[given.period - 1]
    now = dict.fromkeys(one.condition for one in notes if one.touches(period))
    known = dict.fromkeys(one.condition for one in notes)
    for condition in given.conditions:
        if condition not in known:
            here, elsewhere = ([one for one in known if one != ALWAYS and (one in now) == yes] for yes in (True, False))
            shown = {"here": ", ".join(here) or "-", "elsewhere": ", ".join(elsewhere) or "-"}
            raise refuse("conditions", "unknown-condition", condition=condition, period=period, **shown)


def in_the_trade_column(one: Footnote) -> Footnote:
    """Annexe E, Pologne (R76s): the action in the Baltic ZM as one of trade fleets, as Sweden and Prussia have it."""
    if one.id != BALTIC:
        return one
    return one.model_copy(update={"add": {period: {TRADE_FLEETS: 1} for period in one.add}})


def added(notes: tuple[Footnote, ...], period: Roman) -> Iterator[tuple[str, int]]:
    """What each footnote adds to each cell; one that does not add to another only makes up the difference (R57s)."""
    bonus = {one.id: one.add.get(period, {}) for one in notes}
    for one in notes:
        other = bonus.get(one.not_on_top_of or "", {})
        for path, number in bonus[one.id].items():
            yield path, max(number - other[path], 0) if path in other else number


def apply_footnotes(figures: CellFigures, notes: tuple[Footnote, ...], period: Roman, *, europe: bool) -> None:
    """4.43: what is added first, then what may not be passed. `all` stays all, a missing column stays missing."""
    for path, number in added(notes, period):
        for place, key in cells(figures, path, europe=europe):
            place[key] = place.get(key, 0) + number
    for one in notes:
        for path, most in one.most.get(period, {}).items():
            for place, key in cells(figures, path, europe=europe):
                place[key] = min(place[key], most)


def cells(figures: CellFigures, path: str, *, europe: bool) -> Iterator[tuple[CellFigures, str]]:
    """The cell that a footnote names, if it holds a number here: `dce.europe` is none while the other DCE is read."""
    if path == "dce.europe":
        path = "dce" if europe else ""
    *above, key = path.split(".")
    place = figures
    for step in above:
        place = place[step]
    if key and isinstance(place.get(key, 0), int):
        yield place, key


# --- The sheet


class SheetFigures(NamedTuple):
    """What a sheet says: figures under their printed names, or the one cell that is asked for, whatever it holds.

    Only declared: the record that comes out has the keys of the sheet or of the cell, so its form is its own.
    """

    figures: Any

    def to_json(self) -> Any:
        return plain(self.figures)


def period_figures(given: CountryCell, found: Sheet, notes: tuple[Footnote, ...], rules: Rules) -> CellFigures:
    """Every figure of the sheet in a period, footnotes applied, in printed order; then fleets and naval limits."""
    row = found.in_period(given.period)
    figures = printed(row, given.scope)
    overseas = two_figures(row) and given.scope == "overseas"
    apply_footnotes(figures, notes, ROMAN[given.period - 1], europe=not overseas)
    forces = figures["basic_forces"]
    figures["basic_forces"] = {element: forces[element] for element in ELEMENTS if element in forces} or forces
    room = fleet_room(rules, given.nation, given.period)
    limits = naval_limits(rules, given.nation, given.period)
    figures["fleet_capacity"] = room and {"F-": plain(room.minus), "F+": plain(room.plus)}
    figures["naval_limits"] = limits and plain(limits)
    return figures


def looked_up(figures: CellFigures, path: str) -> Any:
    """One cell by its dotted path, or a refusal that names what there is."""
    value: Any = figures
    for step in path.split("."):
        if not isinstance(value, dict) or step not in value:
            known = ", ".join(map(str, value)) if isinstance(value, dict) else "-"
            raise refuse("cell", "unknown-cell", cell=path, step=step, known=known)
        value = value[step]
    return value


@procedure(
    passage="Annexe E",
    kind="table",
    tables=lambda given: (*sheet_tables(given.nation), "fleet_capacity", "naval_limits"),
    examples=(
        {"nation": "france", "period": 6, "conditions": ["colbertian_mercantilism", "protestant"]},
        {"nation": "russia", "period": 7, "conditions": ["from_peter_the_great"], "scope": "overseas", "cell": "dce"},
        {"nation": "sweden", "period": 5, "conditions": ["at_war"], "mil": 7, "cell": "basic_forces"},
        {"nation": "poland", "period": 3, "conditions": ["protestant"]},
        {
            "nation": "poland",
            "period": 6,
            "conditions": ["three_baltic_ports"],
            "cell": "actions",
            "options": {"baltic_action": "trade_fleet"},
        },
        {"nation": "sweden", "period": 4, "conditions": ["at_war"]},
        {"nation": "spain", "period": 1, "scope": "overseas"},
        {"nation": "sweden", "period": 4, "cell": "land_costs.musket"},
        {"nation": "turkey", "period": 3, "cell": "naval_costs.galleon"},
    ),
)
def country(given: CountryCell, rules: Rules) -> Move[SheetFigures]:
    """Annexe E (R54s to R58s): the row of the period, and the footnotes that hold."""
    found = sheet(rules, given.nation)
    refuse_unknown_conditions(given, found.notes)
    notes = holding(given, found.notes)
    if given.nation == "poland" and rules.options.baltic_action == "trade_fleet":
        notes = tuple(in_the_trade_column(one) for one in notes)
    figures = period_figures(given, found, notes, rules)
    shown = [note(f"sheet-{given.nation}-{one.id}") for one in notes]
    if given.cell is None:
        return done(frozen({key: value for key, value in figures.items() if key not in FOLLOWING}), *shown)
    return done(frozen(looked_up(figures | price_tables(found), given.cell)), *shown)
