"""The cells of a table as people see and type them: what is shown can be typed back, in either language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from jacta import telling, text
from jacta.kernel.rule.game import Game
from jacta.names import recognised
from jacta.tables import Table
from jacta.telling.understanding import yes_or_no
from jacta.typed import read_json

MOST_ROWS = 200
FIELD = re.compile(r"c\.(\d{1,3})\.(\d{1,3})")
SIGNS = str.maketrans({"−": "-", "\N{NO-BREAK SPACE}": "", "\N{NARROW NO-BREAK SPACE}": "", " ": ""})


class Cells(NamedTuple):
    """A table with rows: the names of its columns, row keys first; its cells as typed, and as shown."""

    labels: list[str]
    rows: list[list[str]]
    shown: list[list[str]]


def cells_of(game: Game, table: Table) -> Cells:
    labels = [telling.key(game.id, axis) for axis in table.axis]
    labels += [telling.heading_of(game.id, column, bool(table.across)) for column in table.columns]
    cells = [[*(row[axis] for axis in table.axis), *_cells(table, row)] for row in table.rows]
    rows = [[_typed(game, table, *cell) for cell in zip(_names(table), row, strict=True)] for row in cells]
    shown = [[_shown(table, *cell) for cell in zip(_names(table), row, strict=True)] for row in cells]
    return Cells(labels, rows, shown)


def _names(table: Table) -> tuple[str, ...]:
    return (*table.axis, *table.columns)


def _cells(table: Table, row: Mapping[str, Any]) -> Sequence[Any]:
    return list(row["cells"]) if table.across else [row.get(column) for column in table.columns]


def _shown(table: Table, column: str, cell: Any) -> str:
    """A cell as printed."""
    if isinstance(cell, Sequence) and any(isinstance(one, float) for one in cell):
        return text.listed(telling.in_table(table.game, column, one, table.name) for one in cell)  # 0,5 ; 1
    return telling.in_table(table.game, column, cell, table.name)


def _typed(game: Game, table: Table, column: str, cell: Any) -> str:
    """A cell as it appears in its box: as shown, if that can be typed back, else as the file has it."""
    if cell is None:
        return ""
    shown = _shown(table, column, cell)
    if isinstance(cell, str) and not telling.span(cell) and meant(game, table, column, shown) == cell:
        return shown
    return cell if isinstance(cell, str) else json.dumps(cell, ensure_ascii=False)


# --- What people type


def as_typed(table: Table, sent: Sequence[tuple[str, str]]) -> list[list[str]]:
    """The boxes of the form, row by row, as they were sent."""
    rows: dict[int, list[str]] = {}
    width = len(_names(table))
    for key, value in sent:
        if (found := FIELD.fullmatch(key)) and int(found[1]) < MOST_ROWS and int(found[2]) < width:
            rows.setdefault(int(found[1]), [""] * width)[int(found[2])] = value.strip()
    return [row for _, row in sorted(rows.items()) if any(row)]


def as_toml(game: Game, table: Table, sent: Sequence[tuple[str, str]]) -> str:
    """The file that the cells of the form make. Empty rows are left out; what is missing stays as printed."""
    lines = []
    for row in as_typed(table, sent):
        cells = {name: meant(game, table, name, typed) for name, typed in zip(_names(table), row, strict=True)}
        lines.append(f"  {_toml_row(table, cells)},")
    return "\n".join(["rows = [", *lines, "]", ""])


def meant(game: Game, table: Table, column: str, typed: str) -> Any:
    """What is meant by what was typed into a cell: a value of the table as a language shows it, or a new one."""
    printed = tuple(_printed(table, column))
    if typed in printed:
        return typed
    words = [(value, _called(table, column, value)) for value in printed]
    for alike in (str, text.bare):
        found = [value for value, called in words if alike(typed) in map(alike, called)]
        if found and all(value == found[0] for value in found) and alike(typed):
            return found[0]
    if column in table.axis and (span := _span(typed)):
        return span
    kind = _kind(table, column, printed)
    if kind == "text":
        return recognised(game.id, typed)
    if kind == "bool" and (said := yes_or_no(typed)) is not None:
        return said
    return _read(game, typed)


def _called(table: Table, column: str, value: Any) -> tuple[str, ...]:
    """The words for a value in each language, unless it is a number or a range."""
    if (isinstance(value, int | float) and not isinstance(value, bool)) or telling.span(value):
        return ()
    found = []
    for language in text.LANGUAGES:
        with text.speaking(language):
            found.append(_shown(table, column, value))
    return tuple(found)


def _printed(table: Table, column: str) -> Iterator[Any]:
    """What is in a column, or in all columns of a table read across."""
    if column in table.axis:
        return (row[column] for row in table.rows)
    if table.across:
        return (cell for row in table.rows for cell in row["cells"])
    return (row[column] for row in table.rows if column in row)


def _kind(table: Table, column: str, printed: Sequence[Any]) -> str:
    """The kind of a column's cells: as the table declares, or as all printed ones are."""
    if column in table.axis:
        return ""
    if declared := table.kinds_by_column.get(column):
        return declared
    kinds = {type(value) for value in printed}
    return "text" if kinds == {str} else "bool" if kinds == {bool} else ""


def _span(typed: str) -> str:
    """A printed range of row keys, as the file has it: `5–6` is `5..6`, `≥ 10` is `10..`."""
    bare = typed.translate(SIGNS)
    if bare == "…":
        return ".."
    if found := re.fullmatch(r"(-?\d+)[–-](-?\d+)", bare):
        return f"{found[1]}..{found[2]}"
    if found := re.fullmatch(r"(?:≥(-?\d+)|(-?\d+)\+)", bare):
        return f"{found[1] or found[2]}.."
    found = re.fullmatch(r"≤(-?\d+)", bare)
    return f"..{found[1]}" if found else ""


def _read(game: Game, typed: str) -> Any:
    """A number, yes and no, or a list as they are; anything else as a text."""
    number = typed.translate(SIGNS)
    for written in (typed, number, number.replace(",", ".") if re.fullmatch(r"-?\d+,\d+", number) else number):
        with suppress(ValueError):
            value = read_json(written)
            if isinstance(value, bool | int | float | str) or (isinstance(value, list) and not _nested_object(value)):
                return value
    return recognised(game.id, typed)


def _nested_object(value: list[Any]) -> bool:
    return any(isinstance(item, dict) or item is None for item in value)


# --- As a file


def _toml_row(table: Table, row: Mapping[str, Any]) -> str:
    axis = [f"{_toml_key(name)} = {_toml(row[name])}" for name in table.axis if row[name] != ""]
    if table.across:
        cells = ", ".join(_toml(row[column]) for column in table.columns)
        return f"{{ {', '.join([*axis, f'cells = [{cells}]'])} }}"
    others = [f"{_toml_key(name)} = {_toml(row[name])}" for name in table.columns]
    return f"{{ {', '.join([*axis, *others])} }}"


def _toml_key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else json.dumps(name, ensure_ascii=False)


def _toml(value: Any) -> str:
    """A value as TOML, which writes it as JSON does."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
