"""The tables of a game: the printed ones, overridden by the user's own files."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from jacta.errors import InputError, TableError, not_valid
from jacta.tables.fitting import fitted
from jacta.tables.table import Checker, Origin, Table
from jacta.text import Message

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


class Edition(NamedTuple):
    """Which tables are in force: the user's folder as set in the environment, whether slots may be filled with
    suggested figures (`JACTA_SUGGESTED=none` leaves them empty), and how often the folder has been reread.
    """

    chosen: str | None
    data: str | None
    suggested: bool
    rereads: int

    @property
    def folder(self) -> Path:
        """The user's own tables: `JACTA_TABLES`, else `jacta/tables` in the user's data folder."""
        return _folder(self.chosen, self.data)


_rereads = [0]


def edition() -> Edition:
    """The edition in force now. A run keeps the one that it began with."""
    look = os.environ.get
    return Edition(look("JACTA_TABLES"), look("XDG_DATA_HOME"), look("JACTA_SUGGESTED") != "none", _rereads[0])


def tables_folder() -> Path:
    """The user's own tables, in the edition in force now."""
    return edition().folder


@lru_cache(maxsize=16)
def _folder(chosen: str | None, data: str | None) -> Path:
    if chosen:
        return Path(chosen)
    return (Path(data) if data else Path.home() / ".local" / "share") / "jacta" / "tables"


MOST_KEPT = 500
"""Tables kept in memory; a server checks many drafts."""


class GameTables:
    """The tables of one game: as printed, overridden by the user's own files."""

    def __init__(self, game: str, folder: Traversable, checks: Mapping[str, Checker] | None = None) -> None:
        self.game = game
        self._checks = checks or {}
        printed = folder.iterdir() if folder.is_dir() else ()  # some rules print no table
        self._printed = {path.name.removesuffix(".toml"): path for path in printed if path.name.endswith(".toml")}
        self._made: dict[tuple[str, bytes, bool], Table] = {}
        self._in_force: dict[tuple[Edition, str], Table] = {}
        self._together: dict[tuple[Edition, tuple[str, ...]], tuple[Table, ...]] = {}

    @property
    def names(self) -> list[str]:
        return sorted(self._printed)

    @property
    def own_folder(self) -> Path:
        """The folder of the user's own tables of this game, whether it exists or not."""
        return tables_folder() / self.game

    def own_file(self, name: str) -> Path:
        """The file of the user's own table, whether it exists or not."""
        return self.own_folder / f"{name}.toml"

    def text(self, name: str) -> str:
        """The printed file itself, to copy for overriding."""
        return self._file(name).read_text(encoding="utf-8")

    def text_behind(self, table: Table) -> str:
        """The file that a table was read from: the user's, or the printed one."""
        if table.origin == "user":
            return self.own_file(table.name).read_text(encoding="utf-8")
        return self.text(table.name)

    def printed(self, name: str) -> Table:
        """The table as the game ships it."""
        return self._make(name, self._file(name).read_bytes(), by_user=False)

    def table(self, name: str) -> Table:
        """The table in force: the user's file if there is one, else the printed one. Read once; see `reread`."""
        return self.in_force((name,))[0]

    def in_force(self, names: Sequence[str], book: Edition | None = None) -> tuple[Table, ...]:
        """Several tables in force; the same names give the same tuple as long as nothing has changed."""
        if not names:
            return ()
        key = book or edition(), tuple(names)
        found = self._together.get(key)
        if found is None:
            if len(self._together) >= MOST_KEPT:
                self._in_force.clear()
                self._together.clear()
            found = self._together[key] = tuple([self._table(key[0], name) for name in names])
        return found

    def _table(self, book: Edition, name: str) -> Table:
        found = self._in_force.get((book, name))
        if found is None:
            found, own = self.printed(name), book.folder / self.game / f"{name}.toml"
            if own.is_file():
                found = self._make(name, own.read_bytes(), by_user=True, path=own)
            if found.origin == "suggested" and not book.suggested:
                found = self._unfilled(name)
            self._in_force[book, name] = found
        return found

    def fitted(self, name: str, text: str) -> Table:
        """The table that a user's file with this text would put in force. Raises TableError if it does not fit."""
        return self._make(name, text.encode(), by_user=True)

    def reread(self) -> None:
        """Read the user's folder again: a file there has changed. A run keeps what it has looked up."""
        _rereads[0] += 1

    def _says_the_same(self, name: str, data: Mapping[str, Any]) -> bool:
        """Whether a user's file changes nothing of the printed one."""
        printed = tomllib.loads(self.text(name))
        return all(data.get(part) == printed.get(part) for part in ("rows", "value")) and (
            data.get("outside") == self.printed(name).outside
        )

    def _unfilled(self, name: str) -> Table:
        """A slot without its figures."""
        data = tomllib.loads(self.text(name))
        return Table(self.game, name, {key: data[key] for key in data.keys() - {"rows", "value"}}, "empty", None)

    def _file(self, name: str) -> Traversable:
        try:
            return self._printed[name]
        except KeyError:
            known = ", ".join(self.names)
            raise TableError(Message("error-unknown-table", table=f"{self.game}.{name}", known=known)) from None

    def _make(self, name: str, content: bytes, *, by_user: bool, path: Path | None = None) -> Table:
        made = self._made.get((name, content, by_user))
        if made is None:
            try:
                data = tomllib.loads(content.decode())
                made = self._of_user(name, data) if by_user else self._of_game(name, data)
            except (ValueError, TableError, InputError, KeyError, TypeError) as error:
                raise TableError(_refusal(str(path) if path else f"{self.game}/{name}.toml", error)) from error
            if len(self._made) >= MOST_KEPT:
                self._made.clear()
            self._made[name, content, by_user] = made
        return made

    def _of_game(self, name: str, data: dict[str, Any]) -> Table:
        origin: Origin = "printed"
        if "slot" in data:
            origin = "suggested" if data.get("rows") or data.get("value") else "empty"
        return Table(self.game, name, data, origin, self._checks.get(name))

    def _of_user(self, name: str, data: dict[str, Any]) -> Table:
        printed = self.printed(name)
        if printed.origin == "empty" and not (data.get("rows") or data.get("value")):
            return self._unfilled(name)  # copied from the printed shape, and not yet filled in
        data = fitted(printed, data)
        if printed.origin == "suggested" and self._says_the_same(name, data):
            return printed  # copied, and still as suggested
        return Table(self.game, name, data, "user", self._checks.get(name), printed)


def _refusal(file: str, error: Exception) -> Message:
    """Why a file cannot be read as its table."""
    if isinstance(error, tomllib.TOMLDecodeError):
        return not_valid("TOML", file, error)
    if isinstance(error, UnicodeDecodeError):
        return Message("error-table-file", file=file, reason=Message("file-not-text"))
    shapeless = isinstance(error, KeyError | TypeError)
    return Message("error-table-file", file=file, reason=Message("error-table-form") if shapeless else str(error))
