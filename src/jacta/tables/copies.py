"""A table as a file to change or to fill in: in the reader's language, with a sample row where it has none."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

from jacta import text
from jacta.tables.game_tables import GameTables
from jacta.tables.table import Table

COMMENT = re.compile(r"^#.*\n|[ \t]+#[^\"\n]*$", re.MULTILINE)
SLOT = re.compile(r"^\[slot\]\n(?:[^\[\n].*\n?)*", re.MULTILINE)
BEGINNINGS = {"int": "1", "number": "1.5", "text": '"…"', "bool": "true"}
"""The placeholder for a cell of each kind."""


def copied(tables: GameTables, name: str) -> str:
    """The file of a printed table or slot, to be put into the user's folder."""
    table, written = tables.printed(name), tables.text(name)
    content = SLOT.sub("", COMMENT.sub("", written)).strip()
    if tomllib.loads(content) != {key: part for key, part in tomllib.loads(written).items() if key != "slot"}:
        content = written.strip()
    lines = [*_head(table), "", content]
    if table.shape == "rows" and not table.rows:
        lines += ["", *_first_row(table)]
    return "\n".join(lines) + "\n"


def _head(table: Table) -> Iterator[str]:
    yield f"# {_spoken(table, f'table-{table.name}') or table.name} ({table.passage})"
    if table.slot:
        slot = table.slot.told(table.game, table.name)
        yield "# " + text.say("tables-from", book=slot.book, page=slot.page)
        if slot.suggested:
            yield "# " + text.say("tables-suggested", source=slot.suggested)
    yield "# " + text.say("tables-copy-keys")
    yield "# " + text.say("tables-copy-check", game=table.game)


def _first_row(table: Table) -> Iterator[str]:
    """A row as a comment, showing what belongs where."""
    yield "# " + text.say("tables-copy-fill")
    yield "# [[rows]]"
    for axis in table.axis:
        yield _cell(table, axis, "1", text.say("tables-copy-key"))
    if table.across:
        beginning = BEGINNINGS[table.kinds[0] if table.kinds else "int"]
        yield _cell(table, "cells", f"[{', '.join([beginning] * len(table.columns))}]", ", ".join(table.columns))
        return
    for column in table.columns:
        kind = table.kinds_by_column.get(column, "text")
        yield _cell(table, column, BEGINNINGS[kind], text.say(f"tables-kind-{kind}"))


def _cell(table: Table, key: str, beginning: str, meaning: str) -> str:
    told = _spoken(table, f"key-{key}")
    return f"# {key} = {beginning}  # {text.labelled(told, meaning) if told else meaning}"


def _spoken(table: Table, message: str) -> str | None:
    """The text of the table's game under this id, if the game has texts."""
    return text.find(message, table.game) if text.has_domain(table.game) else None
