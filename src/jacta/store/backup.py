"""Everything in a database as one file, and from that file into a database again.

The file is a SQLite database like any other, whatever it was taken from: a server moves from SQLite to PostgreSQL, or
back, by the same two steps. It is a consistent snapshot, while servers go on writing.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from jacta.errors import InputError, file_error
from jacta.store.chronicles import chronicles
from jacta.store.rows import games, metadata
from jacta.store.storing import Store
from jacta.text import Message

TOGETHER = 500  # rows read and written at a time


class Contents(NamedTuple):
    """How much there is."""

    games: int
    chronicles: int


def back_up(store: Store, file: Path) -> Contents:
    """Write everything in a database into a new file: all of it, or nothing. Only its owner may read it."""
    if file.exists():
        raise InputError(str(file), Message("error-file-exists", file=str(file)))
    try:
        with tempfile.TemporaryDirectory(dir=file.parent, prefix=f".{file.name}.") as beside:
            made = Path(beside) / "backup"
            with closing(Store(str(made))) as copy, store.reading() as source, copy.writing() as target:
                _copied(source, target)
                kept = _counted(target)
            _settled(made)
            os.link(made, file)  # if somebody was faster, theirs stays
    except OSError as error:
        raise file_error(str(file), file, error) from None
    return kept


def restore(store: Store, file: Path, *, replace: bool = False) -> Contents:
    """Import everything from such a file; the file stays as it is, and may be of an older Jacta.

    If the database is not empty, `replace` must be given.
    """
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder) / "backup"
        _copy_of(file, found)
        with closing(Store(str(found))) as backup, backup.reading() as source, store.writing() as target:
            there = _counted(target)
            if any(there) and not replace:
                raise InputError("--force", Message("error-host-full", **there._asdict()))
            for table in reversed(metadata.sorted_tables):
                target.execute(delete(table))
            _copied(source, target)
            return _counted(target)


def _copied(source: Connection, target: Connection) -> None:
    for table in metadata.sorted_tables:
        rows = source.execution_options(yield_per=TOGETHER).execute(select(table)).mappings()
        for some in rows.partitions(TOGETHER):
            target.execute(insert(table), [dict(row) for row in some])


def _counted(connection: Connection) -> Contents:
    return Contents(
        *(connection.execute(select(func.count()).select_from(one)).scalar_one() for one in (games, chronicles))
    )


def _settled(file: Path) -> None:
    """Leave a single file, flushed to disk, without the journals of a database in use."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    with file.open("rb") as written:
        os.fsync(written.fileno())


def _copy_of(file: Path, to: Path) -> None:
    """Copy the database in a file, including what only its journals have so far."""
    try:
        with file.open("rb"):
            pass
    except OSError as error:
        raise file_error(str(file), file, error) from None
    try:
        with (
            closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(to)) as copy,
        ):
            source.backup(copy)
            known = copy.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
    except sqlite3.DatabaseError:
        known = None
    if known is None:
        raise InputError(str(file), Message("error-host-no-backup"))
