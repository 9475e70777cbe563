"""A screen of its own: the sheet of a power, all its periods side by side, with prices and footnotes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from jacta.games.europa_universalis.inputs import ROMAN, Roman
from jacta.games.europa_universalis.realm.countries import (
    ELEMENTS,
    MAJORS,
    Footnote,
    PeriodRow,
    Sheet,
    sheet,
)
from jacta.games.europa_universalis.realm.sheets import ALWAYS, OVERSEAS, CountryCell, country, price_tables
from jacta.rules import InputError, Message, Screen

YEARS: Mapping[Roman, str] = dict(
    zip(ROMAN, ("1492–1519", "1520–1559", "1560–1614", "1615–1664", "1665–1699", "1700–1759", "1760–1799"), strict=True)
)


class Cell(NamedTuple):
    """What the sheet prints, with the marks of its footnotes."""

    value: Any
    marks: str


class SheetRow(NamedTuple):
    """One figure over the periods; `group` holds figures of a kind together."""

    group: str
    key: str
    cells: tuple[Cell, ...]


def power_sheet(entered: Mapping[str, str]) -> dict[str, Any]:
    """The sheet of the power that is asked for."""
    asked = entered.get("nation", "")
    nation = next((one for one in MAJORS if one == asked), None)
    if nation is None:
        raise InputError("nation", Message("error-choice", value=asked, allowed=", ".join(MAJORS)))
    found = sheet(country.rules(CountryCell(nation=nation, period=1)), nation)
    return {
        "nation": nation,
        "periods": [(roman, YEARS[roman]) for roman in found.periods],
        "lines": list(lines(found)),
        "notes": found.notes,
        "understood": (ALWAYS, *OVERSEAS),
        **price_tables(found),
    }


SCREEN = Screen(power_sheet, {"nation": "france"}, {"nations": MAJORS})


COLUMNS = tuple(PeriodRow.model_fields)
WITHIN = ("poland", "lithuania", "other", "ukraine", *ELEMENTS, "general", "admiral", "conquistador", "explorer")
"""The order of what stands together under one heading."""


def lines(found: Sheet) -> Iterator[SheetRow]:
    """Every figure of the sheet in printed order. A column that a period lacks is blank there."""
    rows = {roman: dict(_figures(_printed(row))) for roman, row in found.periods.items()}
    for path in sorted(dict.fromkeys(path for row in rows.values() for path in row), key=_place):
        group, _, key = path.rpartition(".")
        cells = tuple(Cell(row.get(path), _marks(found.notes, roman, path)) for roman, row in rows.items())
        yield SheetRow(group, key, cells)


def _place(path: str) -> list[int]:
    column, *within = path.split(".")
    return [COLUMNS.index(column), *(WITHIN.index(name) for name in within if name in WITHIN)]


def _printed(row: PeriodRow) -> dict[str, Any]:
    """A row as it stands on the sheet: the class that a mixed class equals follows it in brackets."""
    figures = row.model_dump(mode="json", exclude={"army_class_alt"})
    if row.army_class_alt:
        figures["army_class"] += f" ({row.army_class_alt})"
    return figures


def _figures(data: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    for key, value in data.items():
        if isinstance(value, Mapping):
            yield from _figures(value, f"{prefix}{key}.")
        elif value is not None:
            yield f"{prefix}{key}", value


def _marks(notes: tuple[Footnote, ...], period: Roman, path: str) -> str:
    def marked(note: Footnote) -> bool:
        places = (*note.add.get(period, ()), *note.most.get(period, ()), *note.marks.get(period, ()))
        return path in places or any(place.startswith(f"{path}.") for place in places)

    return "".join(dict.fromkeys(note.mark for note in notes if marked(note)))
