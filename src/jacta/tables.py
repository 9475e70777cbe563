"""Printed tables as data, slots for tables that are not printed, and the tables folder of a user.

A table is one TOML file, its rows in printed order::

    passage = "Table des explorations"     # heading in the document
    axis = ["total"]                       # the keys of a row; a number, a range "5..6", "10..", "..4", or a word
    outside = "clamp"                      # beyond the printed rows: "clamp" to the nearest one, or "refuse"
    columns = ["result"]                   # what a row holds

    [[rows]]
    total = "10.."
    result = "choose"

A table read across, by a row key and a column key, has `across = "fire_value"`, the column keys as `columns`, and
rows with `cells = [...]`. A table of another shape has `shape = "object"` and its content under `[value]`; the game
checks it.

A **slot** is a table that the document leans on but does not print: it has `[slot]` with `book` and `page`. A slot
with content is a suggestion from public material (`suggested = "where the figures come from"`); without, it is empty
and consulting it is an error that names book and page. A file of the same name in the user's tables folder,
`GAME/NAME.toml`, fills the slot or overrides the printed table.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Literal, NamedTuple

from jacta.errors import EmptySlot, InputError, TableError
from jacta.text import Message

Origin = Literal["printed", "suggested", "empty", "user"]
Checker = Callable[[Any], Any]
"""Turns the raw content of an object-shaped table into a value, or raises InputError naming the key."""

RANGE = re.compile(r"(-?\d+)?\.\.(-?\d+)?")


class Span(NamedTuple):
    """The keys a row or column answers to: whole numbers low..high, either end open."""

    low: float
    high: float

    def __contains__(self, key: object) -> bool:
        return isinstance(key, int | float) and self.low <= key <= self.high


class Slot(NamedTuple):
    """Where the missing table stands, and where a suggested filling comes from."""

    book: str
    page: str
    suggested: str = ""


class Table:
    """One table, ready to be looked up. Tables are compared by identity: equal files give the same object."""

    def __init__(self, game: str, name: str, data: Mapping[str, Any], origin: Origin, check: Checker | None) -> None:
        self.game, self.name, self.origin = game, name, origin
        self.passage: str = data.get("passage", "")
        self.slot = Slot(**data["slot"]) if "slot" in data else None
        self.shape: str = data.get("shape", "rows")
        self.axis: tuple[str, ...] = tuple(data.get("axis", ()))
        self.across: str | None = data.get("across")
        self.columns: tuple[str, ...] = tuple(map(str, data.get("columns", ())))
        self.outside: str = data.get("outside", "refuse")
        self.rows: tuple[Mapping[str, Any], ...] = tuple(_frozen_row(row) for row in data.get("rows", ()))
        self.value: Any = None
        if self.shape == "object":
            self.value = check(data["value"]) if check and "value" in data else data.get("value")
        self._found: dict[Any, Any] = {}
        self._columns: dict[Any, Column] = {}
        self._keys = [tuple(_key(row[name]) for name in self.axis) for row in self.rows]
        self._column_keys = [_key(column) for column in self.columns]

    def at(self, *key: Any) -> Any:
        """The cell under `key`: one part per axis, then the column key of a table read across.

        A row with one column gives its value, a row with several a mapping. Raises EmptySlot or TableError.
        """
        try:
            return self._found[key]
        except KeyError:
            return self._found.setdefault(key, self._look_up(key))

    def column(self, column: Any) -> Column:
        """One column of a table read across, to read dice through: `d10.reading(table.column("A"))`."""
        if column not in self._columns:
            self._columns[column] = Column(self, column)
        return self._columns[column]

    def _look_up(self, key: tuple[Any, ...]) -> Any:
        if not self.rows:
            self.refuse_if_empty()
        row = self.rows[self._position(self._keys, key[: len(self.axis)], key)]
        if self.across:
            return row["cells"][self._position([(column,) for column in self._column_keys], key[len(self.axis) :], key)]
        if len(self.columns) == 1:
            return row[self.columns[0]]
        return {column: row[column] for column in self.columns}

    def _position(self, candidates: list[tuple[Any, ...]], wanted: tuple[Any, ...], key: tuple[Any, ...]) -> int:
        for position, candidate in enumerate(candidates):
            if all(map(_answers_to, candidate, wanted)):
                return position
        if self.outside == "clamp" and len(wanted) == 1 and isinstance(wanted[0], int | float):
            return min(range(len(candidates)), key=lambda position: _gap(candidates[position][0], wanted[0]))
        raise TableError(Message("error-table-key", table=f"{self.game}.{self.name}", key=", ".join(map(str, key))))

    def refuse_if_empty(self) -> None:
        """Raise EmptySlot, naming book and page, where nobody has filled the slot."""
        if self.slot and self.origin == "empty":
            raise EmptySlot(f"{self.game}.{self.name}", self.slot.book, self.slot.page)


def _frozen_row(row: Mapping[str, Any]) -> dict[str, Any]:
    """A row whose lists are tuples, so that a cell can be an outcome."""
    return {name: _frozen(cell) for name, cell in row.items()}


def _frozen(cell: Any) -> Any:
    return tuple(map(_frozen, cell)) if isinstance(cell, list) else cell


class Column:
    """A column as a function of the row key. Equal columns are one object: see `Table.column`."""

    def __init__(self, table: Table, column: Any) -> None:
        self.table, self.column = table, column

    def __call__(self, *row: Any) -> Any:
        return self.table.at(*row, self.column)

    def __repr__(self) -> str:
        return f"<Column {self.column} of {self.table.game}.{self.table.name}>"


def _key(written: Any) -> Any:
    """A row key as written in the file: a number or a range becomes a Span, a word stays a word."""
    if isinstance(written, bool) or not isinstance(written, int | float | str):
        raise TableError(Message("error-table-bad-key", key=str(written)))
    if isinstance(written, int | float):
        return Span(written, written)
    if found := RANGE.fullmatch(written):
        low, high = found.groups()
        return Span(float("-inf") if low is None else int(low), float("inf") if high is None else int(high))
    return Span(int(written), int(written)) if re.fullmatch(r"-?\d+", written) else written


def _answers_to(span: Any, part: Any) -> bool:
    return part in span if isinstance(span, Span) else bool(part == span)


def _gap(span: Any, key: float) -> float:
    return max(span.low - key, key - span.high, 0) if isinstance(span, Span) else float("inf")


def tables_folder() -> Path:
    """The user's own tables: `JACTA_TABLES`, else `jacta/tables` in the user's data folder."""
    return _folder(*_where())


def _where() -> tuple[str | None, str | None]:
    return os.environ.get("JACTA_TABLES"), os.environ.get("XDG_DATA_HOME")


@lru_cache(maxsize=16)
def _folder(chosen: str | None, data: str | None) -> Path:
    if chosen:
        return Path(chosen)
    return (Path(data) if data else Path.home() / ".local" / "share") / "jacta" / "tables"


_rereads = [0]


def edition() -> tuple[object, ...]:
    """Which tables are in force: changes with the user's folder, and whenever it is looked at again."""
    return (*_where(), _rereads[0])


class Shelf:
    """The tables of one game: as printed, with the user's own files laid over them."""

    def __init__(self, game: str, folder: Traversable, checks: Mapping[str, Checker] | None = None) -> None:
        self.game = game
        self._checks = checks or {}
        self._printed = {
            path.name.removesuffix(".toml"): path for path in folder.iterdir() if path.name.endswith(".toml")
        }
        self._made: dict[tuple[str, str], Table] = {}
        self._in_force: dict[tuple[Path, str], Table] = {}

    @property
    def names(self) -> list[str]:
        return sorted(self._printed)

    def text(self, name: str) -> str:
        """The printed file itself, to copy for overriding."""
        return self._file(name).read_text(encoding="utf-8")

    def printed(self, name: str) -> Table:
        """The table as the game ships it."""
        return self._make(name, self.text(name), by_user=False)

    def table(self, name: str) -> Table:
        """The table in force: the user's file where there is one, else the printed one. Read once; see `reread`."""
        folder = tables_folder()
        found = self._in_force.get((folder, name))
        if found is None:
            found, own = self.printed(name), folder / self.game / f"{name}.toml"
            if own.is_file():
                found = self._make(name, own.read_text(encoding="utf-8"), by_user=True, path=own)
            self._in_force[folder, name] = found
        return found

    def fitted(self, name: str, text: str) -> Table:
        """The table that a user's file with this text would put in force. Raises TableError where it does not fit."""
        return self._make(name, text, by_user=True)

    def reread(self) -> None:
        """Look at the user's folder again: a file there has changed."""
        self._in_force.clear()
        _rereads[0] += 1

    def _file(self, name: str) -> Traversable:
        try:
            return self._printed[name]
        except KeyError:
            known = ", ".join(self.names)
            raise TableError(Message("error-unknown-table", table=f"{self.game}.{name}", known=known)) from None

    def _make(self, name: str, text: str, *, by_user: bool, path: Path | None = None) -> Table:
        if (name, text) not in self._made:
            try:
                data = tomllib.loads(text)
                if by_user:
                    data = _fitted(self.printed(name), data)
                filled = bool(data.get("rows") or data.get("value"))
                origin: Origin = "user" if by_user else "printed"
                if "slot" in data and not by_user:
                    origin = "suggested" if filled else "empty"
                made = Table(self.game, name, data, origin, self._checks.get(name))
            except (tomllib.TOMLDecodeError, TableError, InputError, KeyError, TypeError) as error:
                where = str(path) if path else f"{self.game}/{name}.toml"
                raise TableError(Message("error-table-file", file=where, reason=str(error))) from error
            self._made[name, text] = made
        return self._made[name, text]


def _fitted(printed: Table, data: dict[str, Any]) -> dict[str, Any]:
    """A user's table must have the shape of the table it replaces. What it leaves unsaid is as printed."""
    for key in ("axis", "across", "columns", "shape"):
        ours = getattr(printed, key)
        theirs = data.setdefault(key, list(ours) if isinstance(ours, tuple) else ours)
        if (tuple(map(str, theirs)) if isinstance(theirs, list) else theirs) != ours:
            raise TableError(Message("error-table-shape", key=key, expected=str(ours)))
        if data[key] is None:
            del data[key]
    data.setdefault("outside", printed.outside)
    data.setdefault("passage", printed.passage)
    if printed.slot:
        data["slot"] = printed.slot._asdict()
    if printed.shape == "object" and "value" not in data:
        raise TableError(Message("error-table-value"))
    allowed = _words(printed.rows, printed)
    for number, row in enumerate(data.get("rows", ()), start=1):
        for name in printed.axis:
            if name not in row:
                raise TableError(Message("error-table-row", row=number, key=name))
        _check_cells(printed, row, number, allowed)
    return data


def _cells(row: Mapping[str, Any], table: Table) -> dict[str, Any]:
    if table.across:
        return dict(zip(table.columns, row.get("cells", ()), strict=False))
    return {column: row[column] for column in table.columns if column in row}


def _words(rows: tuple[Mapping[str, Any], ...], table: Table) -> set[str]:
    return {cell for row in rows for cell in _cells(row, table).values() if isinstance(cell, str)}


def _check_cells(printed: Table, row: Mapping[str, Any], number: int, allowed: set[str]) -> None:
    """Every column is there, and a result in words is one that the rules know."""
    cells = _cells(row, printed)
    for column in printed.columns:
        if column not in cells:
            raise TableError(Message("error-table-row", row=number, key=column))
        if isinstance(cells[column], str) and allowed and cells[column] not in allowed:
            known = ", ".join(sorted(allowed))
            raise TableError(Message("error-table-word", row=number, word=cells[column], allowed=known))


class Notice(NamedTuple):
    """What a reader of a result must know about the tables behind it."""

    table: str
    origin: Origin
    source: str

    def __str__(self) -> str:
        return str(Message(f"notice-{self.origin}", table=self.table, source=self.source))

    def to_json(self) -> dict[str, str]:
        return {**self._asdict(), "text": str(self)}


class Rules:
    """The rules as read at this table: the readings chosen and the tables in force. Equal rules are one object."""

    def __init__(self, shelf: Shelf, tables: tuple[Table, ...], options: Any) -> None:
        self._tables, self.options = {table.name: table for table in tables}, options
        self._notices = tuple(
            Notice(f"{shelf.game}.{table.name}", table.origin, table.slot.suggested if table.slot else "")
            for table in tables
            if table.origin in ("suggested", "user")
        )

    def table(self, name: str) -> Table:
        """A table that the procedure declares to use."""
        return self._tables[name]

    def notices(self) -> tuple[Notice, ...]:
        """One notice per table in force that the document does not print."""
        return self._notices


@lru_cache(maxsize=10_000)
def _interned(shelf: Shelf, tables: tuple[Table, ...], options: Any) -> Rules:
    return Rules(shelf, tables, options)


def rules_for(shelf: Shelf, names: Sequence[str], options: Any) -> Rules:
    """The rules in force for a procedure that uses these tables, under these options (hashable)."""
    return _interned(shelf, tuple(shelf.table(name) for name in names), options)
