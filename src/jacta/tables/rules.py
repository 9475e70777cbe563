"""The rules in force for one input: the readings chosen and the tables."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from jacta.tables.game_tables import Edition, GameTables
from jacta.tables.table import Origin, Slot, Table
from jacta.text import Message


class Notice(NamedTuple):
    """What a reader of a result must know about the tables behind it."""

    table: str
    origin: Origin
    slot: Slot | None

    @property
    def source(self) -> str:
        """Where suggested figures come from."""
        game, _, name = self.table.partition(".")
        return self.slot.told(game, name).suggested if self.slot else ""

    def __str__(self) -> str:
        return str(Message(f"notice-{self.origin}", table=self.table, source=self.source))

    def to_json(self) -> dict[str, str]:
        return {"table": self.table, "origin": self.origin, "source": self.source, "text": str(self)}


def notices_of(tables: Iterable[Table]) -> tuple[Notice, ...]:
    """One notice per table that the document does not print."""
    return tuple(
        Notice(table.id, table.origin, table.slot) for table in tables if table.origin in ("suggested", "user")
    )


class Rules:
    """The rules in force at a table: the readings chosen and the tables. Equal rules are one object."""

    def __init__(self, tables: tuple[Table, ...], options: Any) -> None:
        self._tables, self.options = {table.name: table for table in tables}, options
        self._notices = notices_of(tables)

    def table(self, name: str) -> Table:
        """A table that the procedure declares it uses."""
        return self._tables[name]

    @property
    def tables(self) -> Collection[Table]:
        """All tables that the procedure declares it uses."""
        return self._tables.values()

    def notices(self) -> tuple[Notice, ...]:
        """One notice per table in force that the document does not print."""
        return self._notices


@lru_cache(maxsize=10_000)
def _interned(tables: tuple[Table, ...], options: Any) -> Rules:
    return Rules(tables, options)


def rules_for(tables: GameTables, names: Sequence[str], options: Any, book: Edition | None = None) -> Rules:
    """The rules for a procedure that uses these tables, under these options (hashable), now or in an edition."""
    return _interned(tables.in_force(names, book), options)
