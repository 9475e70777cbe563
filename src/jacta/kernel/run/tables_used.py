"""The tables that a game has used so far: until it is over none of them may change.

What the document does not print (the user's own tables, slots that are filled) is saved with the game by a digest. A
slot that was empty may be filled meanwhile: until then somebody looked into the book.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from jacta.errors import TableChanged
from jacta.tables import Notice, Rules, Table, notices_of


class TablesUsed:
    """The tables that were in force where a game has passed, by name. It does not change: there is a new one then."""

    def __init__(self, tables: Mapping[str, Table]) -> None:
        self._tables = tables

    def with_those_of(self, rules: Rules) -> TablesUsed:
        """These and those of more rules. Raises TableChanged where one is not as it was."""
        if all(self._tables.get(table.id) is table for table in rules.tables):
            return self
        for table in rules.tables:
            self._check(table)
        return TablesUsed({**self._tables, **{table.id: table for table in rules.tables}})

    def check(self, other: TablesUsed) -> None:
        """Raises TableChanged where the other game has used another table of the same name."""
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
        """What there is to say of a table that is not as it was saved, if there is one and anything was saved.

        With `so_far`, the game has not come to where it was saved: only the tables that it has met are compared.
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
