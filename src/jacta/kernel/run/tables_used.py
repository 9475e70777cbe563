"""The tables that a game has used so far: none of them may change until it is over.

What the document does not print (the user's own tables, filled-in slots) is saved with the game as a digest. A slot
that was empty may be filled in later: until then, people looked it up in the book.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from jacta.errors import TableChanged
from jacta.tables import Notice, Rules, Table, notices_of


class TablesUsed:
    """The tables, by name, that were in force wherever a game has been. Immutable."""

    def __init__(self, tables: Mapping[str, Table]) -> None:
        self._tables = tables

    def with_those_of(self, rules: Rules) -> TablesUsed:
        """These tables and those of further rules. Raises TableChanged if one is not as it was."""
        if all(self._tables.get(table.id) is table for table in rules.tables):
            return self
        for table in rules.tables:
            self._check(table)
        return TablesUsed({**self._tables, **{table.id: table for table in rules.tables}})

    def check(self, other: TablesUsed) -> None:
        """Raises TableChanged if the other game used a different table of the same name."""
        for table in other._tables.values():
            self._check(table)

    @cached_property
    def notices(self) -> tuple[Notice, ...]:
        return notices_of(self._tables.values())

    @cached_property
    def digests(self) -> dict[str, str]:
        """What is saved of the tables that the document does not print."""
        tables = self._tables.items()
        return {name: table.digest for name, table in tables if table.origin != "empty" and not table.in_document}

    def changed(self, saved: Mapping[str, str] | None, *, so_far: bool = False) -> TableChanged | None:
        """The error for a table that is not as it was saved; None if there is none, or nothing was saved.

        With `so_far`, the game has not yet reached where it was saved: only the tables it has met are compared.
        """
        if saved is None:
            return None
        for name in sorted({*saved, *self.digests}):
            now = self._tables.get(name)
            unmet, filled = now is None and so_far, now is not None and now.slot and name not in saved
            if not unmet and not filled and saved.get(name) != self.digests.get(name):
                return TableChanged(name)
        return None

    def _check(self, table: Table) -> None:
        before = self._tables.get(table.id, table)
        if before is not table and before.origin != "empty" and before.digest != table.digest:
            raise TableChanged(table.id)
