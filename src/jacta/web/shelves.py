"""The user's own tables, while the server runs: noticed when a file changes, written when a page asks."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from jacta.errors import file_error
from jacta.kernel.rule.game import Game
from jacta.tables import Table
from jacta.text import Message
from jacta.web.errors import ReadOnly

Signature: TypeAlias = "tuple[tuple[str, int, int], ...]"


class Shelves:
    """Every game's shelf, kept in step with the user's folder. `changed` hears of every change."""

    def __init__(self, changed: Callable[[], None], *, writable: bool = True) -> None:
        self.writable = writable
        self._changed = changed
        self._seen: dict[str, Signature] = {}

    def fresh(self, game: Game) -> None:
        """Read the tables again where a file of the user's has come, gone or changed."""
        now = _signature(game.shelf.own_folder)
        if self._seen.setdefault(game.id, now) != now:
            self._seen[game.id] = now
            game.shelf.reread()
            self._changed()

    def check(self, game: Game, name: str, text: str) -> Table:
        """The table that this text would make; TableError where it does not fit."""
        return game.shelf.fitted(name, text)

    def write(self, game: Game, name: str, text: str) -> Table:
        """Put the user's own table in force, once it has been checked."""
        self._refuse_unless_writable()
        table = self.check(game, name, text)
        path = game.shelf.own_file(name)
        beside = path.with_suffix(".toml.new")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            beside.write_text(text, encoding="utf-8")
            beside.replace(path)
        except OSError as error:
            raise file_error(name, path, error) from None
        self.fresh(game)
        return table

    def remove(self, game: Game, name: str) -> None:
        """Go back to the table as the game ships it."""
        self._refuse_unless_writable()
        game.shelf.printed(name)
        game.shelf.own_file(name).unlink(missing_ok=True)
        self.fresh(game)

    def _refuse_unless_writable(self) -> None:
        if not self.writable:
            raise ReadOnly(Message("error-read-only"))


def _signature(folder: Path) -> Signature:
    """What tells one content of a folder from another: names, times, sizes."""
    try:
        with os.scandir(folder) as entries:
            found = [(entry.name, entry.stat().st_mtime_ns, entry.stat().st_size) for entry in entries]
    except OSError:
        return ()
    return tuple(sorted(one for one in found if one[0].endswith(".toml")))
