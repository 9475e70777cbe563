"""One table: rows in printed order, looked up by key."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any, Literal, NamedTuple

from jacta import text
from jacta.errors import EmptySlot, IllegalAnswer, TableError
from jacta.text import Message

Origin = Literal["printed", "suggested", "empty", "user"]
Checker = Callable[[Any], Any]
"""Turns the raw content of a table (its `[value]`, or its rows) into a value, or raises InputError naming the key."""

KINDS: dict[str, tuple[type, ...]] = {"int": (int,), "number": (int, float), "text": (str,), "bool": (bool,)}
"""What the cells of a column may be."""
RANGE = re.compile(r"(-?\d+)?\.\.(-?\d+)?")
MOST_FOUND = 2_048
"""Keys whose cells a table remembers; limited because a clamping table may be asked for any number."""


class Span(NamedTuple):
    """The keys a row or column answers to: whole numbers low..high, either end open."""

    low: float
    high: float

    def __contains__(self, key: object) -> bool:
        return isinstance(key, int | float) and self.low <= key <= self.high


class Slot(NamedTuple):
    """Where the missing table is printed, and where a suggested filling comes from."""

    book: str
    page: str
    suggested: str = ""

    def told(self, game: str, name: str) -> Slot:
        """The same in the reader's language, if the game's texts have it: `slot-NAME` with its attributes."""
        if not text.has_domain(game):
            return self
        found = {field: text.find(f"slot-{name}.{field}", game) for field in self._fields}
        return self._replace(**{field: told for field, told in found.items() if told})


class Table:
    """One table, ready to be looked up. Tables are compared by identity: equal files give the same object."""

    def __init__(
        self,
        game: str,
        name: str,
        data: Mapping[str, Any],
        origin: Origin,
        check: Checker | None,
        instead_of: Table | None = None,
    ) -> None:
        self.game, self.name, self.origin, self._instead_of = game, name, origin, instead_of
        self.passage: str = data.get("passage", "")
        self.slot = Slot(**data["slot"]) if "slot" in data else None
        self.shape: str = data.get("shape", "rows")
        self.axis: tuple[str, ...] = tuple(data.get("axis", ()))
        self.across: str | None = data.get("across")
        self.columns: tuple[str, ...] = tuple(map(str, data.get("columns", ())))
        self.kinds: tuple[str, ...] = tuple(data.get("kinds", ()))
        self.outside: str = data.get("outside", "refuse")
        self.rows: tuple[Mapping[str, Any], ...] = tuple(_frozen_row(row) for row in data.get("rows", ()))
        self.value: Any = None
        if self.shape == "object":
            self.value = check(data["value"]) if check and "value" in data else data.get("value")
        elif check and self.rows:
            self.value = check(self.rows)
        self._content = [self.outside, data.get("rows"), data.get("value")]
        self._found: dict[Any, Any] = {}
        self._columns: dict[Any, Column] = {}
        self._keys = [tuple(_key(row[name]) for name in self.axis) for row in self.rows]
        self._column_keys = [_key(column) for column in self.columns]

    @property
    def id(self) -> str:
        return f"{self.game}.{self.name}"

    @cached_property
    def digest(self) -> str:
        """A digest of what the table says: the same for files that differ only in how they are written."""
        content = json.dumps(self._content, default=str, sort_keys=True)
        return digest_of([(self.name, content.encode())])

    @property
    def in_document(self) -> bool:
        """Whether it says what the document prints: also true of an unchanged copy."""
        printed = self if self._instead_of is None else self._instead_of
        return printed.origin == "printed" and printed.digest == self.digest

    def at(self, *key: Any) -> Any:
        """The cell under `key`: one part per axis, then the column key of a table read across.

        A row with one column gives its value, a row with several a mapping. Raises EmptySlot or TableError.
        """
        try:
            return self._found[key]
        except KeyError:
            cell = self._look_up(key)
            if len(self._found) >= MOST_FOUND:
                self._found.clear()
            return self._found.setdefault(key, cell)

    def last_row_from(self, *before: Any) -> int:
        """Where the last row under these first keys begins: in a clamping table, everything above reads the same."""
        lows = [key[-1].low for key in self._keys if isinstance(key[-1], Span) and all(map(_answers_to, key, before))]
        return int(max((low for low in lows if low > float("-inf")), default=0))

    def read_by_hand(self, value: Any) -> Any:
        """What somebody has read in the book, in the shape that `at` returns. Raises IllegalAnswer."""
        if self.across or not self.columns:
            return value
        read = {self.columns[0]: value} if len(self.columns) == 1 else value
        kinds = self.kinds_by_column
        fits = isinstance(read, Mapping) and read.keys() == set(self.columns)
        if not fits or any(type(read[column]) not in KINDS[kind] for column, kind in kinds.items()):
            wanted = ", ".join(f"{column} ({kinds[column]})" if kinds else column for column in self.columns)
            raise IllegalAnswer(Message("error-book-answer", wanted=wanted))
        return value

    @property
    def kinds_by_column(self) -> dict[str, str]:
        return dict(zip(self.columns, self.kinds, strict=False))

    def column(self, column: Any) -> Column:
        """One column of a table read across, to read dice with: `d10.reading(table.column("A"))`."""
        if column not in self._columns:
            self._columns[column] = Column(self, column)
        return self._columns[column]

    def _look_up(self, key: tuple[Any, ...]) -> Any:
        if not self.rows:
            self.refuse_if_empty()
        if len(key) != len(self.axis) + bool(self.across):
            raise self._no_row(key)
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
        *before, last = wanted
        near = [place for place, found in enumerate(candidates) if all(map(_answers_to, found, before))]
        if self.outside == "clamp" and near and isinstance(last, int | float):
            return min(near, key=lambda place: _gap(candidates[place][-1], last))
        raise self._no_row(key)

    def _no_row(self, key: tuple[Any, ...]) -> TableError:
        return TableError(Message("error-table-key", table=self.id, key=", ".join(map(str, key))))

    def refuse_if_empty(self) -> None:
        """Raise EmptySlot, naming book and page, if nobody has filled the slot."""
        if self.slot and self.origin == "empty":
            slot = self.slot.told(self.game, self.name)
            title = text.find(f"table-{self.name}", self.game) if text.has_domain(self.game) else None
            raise EmptySlot(self.id, slot.book, slot.page, title or "")


def digest_of(contents: Iterable[tuple[str, bytes]]) -> str:
    """A digest of named contents, the same on every machine."""
    whole = hashlib.sha256()
    for name, content in contents:
        whole.update(f"{name} {len(content)} ".encode() + content)
    return whole.hexdigest()[:16]


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
