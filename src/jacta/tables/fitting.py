"""A user's own table must fit where it is put: the shape, the kinds of cells and the words of the table it replaces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from jacta.errors import TableError
from jacta.tables.table import KINDS, Table
from jacta.text import Message

KEYS = {"passage", "axis", "across", "columns", "kinds", "outside", "shape", "rows", "value", "slot"}
OUTSIDE = ("clamp", "refuse")


def fitted(printed: Table, data: dict[str, Any]) -> dict[str, Any]:
    """The content of a user's file, completed by what it omits. Raises TableError naming row and key."""
    for key in data.keys() - KEYS:
        raise TableError(Message("error-table-unknown", key=key, known=", ".join(sorted(KEYS))))
    for key in ("axis", "across", "columns", "kinds", "shape"):
        _check_shape(printed, data, key)
    if data.setdefault("outside", printed.outside) not in OUTSIDE:
        raise TableError(Message("error-table-shape", key="outside", expected=" | ".join(OUTSIDE)))
    data.setdefault("passage", printed.passage)
    if printed.slot:
        data["slot"] = printed.slot._asdict()
    if printed.shape == "object":
        if "value" not in data:
            raise TableError(Message("error-table-value"))
        return data
    rows = data.get("rows")
    if not isinstance(rows, list) or not rows:
        raise TableError(Message("error-table-rows"))
    kinds, words = _kinds(printed), _words(printed)
    for number, row in enumerate(rows, start=1):
        if not isinstance(row, dict):
            raise TableError(Message("error-table-rows"))
        _check_row(printed, row, number, kinds, words)
    return data


def _check_shape(printed: Table, data: dict[str, Any], key: str) -> None:
    ours = getattr(printed, key)
    theirs = data.setdefault(key, list(ours) if isinstance(ours, tuple) else ours)
    if (tuple(map(str, theirs)) if isinstance(theirs, list) else theirs) != ours:
        shown = ", ".join(ours) if isinstance(ours, tuple) else str(ours)
        raise TableError(Message("error-table-shape", key=key, expected=shown))
    if data[key] is None:
        del data[key]


def _check_row(
    printed: Table, row: Mapping[str, Any], number: int, kinds: Mapping[str, set[type]], words: set[str]
) -> None:
    """Check that every key and column is there, of the printed kind, and that words are ones the rules know."""
    cells = _cells(printed, row)
    for key in (*printed.axis, *printed.columns):
        if key not in cells and key not in row:
            raise TableError(Message("error-table-row", row=number, key=key))
    if printed.across and len(row["cells"]) != len(printed.columns):
        raise TableError(Message("error-table-cells", row=number, wanted=len(printed.columns), found=len(row["cells"])))
    for column, cell in cells.items():
        if kinds and type(cell) not in kinds[column]:
            raise TableError(Message("error-table-kind", row=number, key=column, value=str(cell)))
        if isinstance(cell, str) and words and cell not in words:
            known = ", ".join(sorted(words))
            raise TableError(Message("error-table-word", row=number, word=cell, allowed=known))


def _cells(table: Table, row: Mapping[str, Any]) -> dict[str, Any]:
    if table.across:
        cells = row.get("cells")
        return dict(zip(table.columns, cells, strict=False)) if isinstance(cells, list | tuple) else {}
    return {column: row[column] for column in table.columns if column in row}


def _kinds(printed: Table) -> dict[str, set[type]]:
    """The kinds of cells in each column; in a table read across, the same for all. Empty if unknown."""
    found: dict[str, set[type]] = {column: set(KINDS[kind]) for column, kind in printed.kinds_by_column.items()}
    for row in printed.rows:
        for column, cell in _cells(printed, row).items():
            found.setdefault(column, set()).add(list if isinstance(cell, tuple) else type(cell))
    everywhere = set().union(*found.values()) if printed.across else set()
    return {column: kinds | everywhere for column, kinds in found.items()}


def _words(printed: Table) -> set[str]:
    """The results in words that the printed table knows."""
    return {cell for row in printed.rows for cell in _cells(printed, row).values() if isinstance(cell, str)}
