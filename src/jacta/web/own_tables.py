"""The user's own tables while the server runs: noticed when a file changes, written when a page asks."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TypeAlias

from jacta.errors import file_error
from jacta.kernel.rule.game import Game
from jacta.tables import Table

Signature: TypeAlias = "tuple[tuple[str, int, int], ...]"
"""What distinguishes one state of a folder from another: names, times, sizes."""


class OwnTables:
    """Every game's tables, kept in step with the user's folder."""

    def __init__(self) -> None:
        self._seen: dict[str, Signature] = {}

    def fresh(self, game: Game) -> Signature:
        """Reread the tables if a file of the user's was added, removed or changed; returns the folder's signature."""
        now = _signature(game.tables.own_folder)
        if self._seen.get(game.id) != now:
            self._seen[game.id] = now
            game.tables.reread()
        return now

    def as_seen(self, game: Game) -> Signature:
        """The folder's signature when it was last checked."""
        return self._seen.get(game.id, ())

    def write(self, game: Game, name: str, text: str) -> Table:
        """Put the user's own table in force, once it has been checked; TableError if it does not fit."""
        table = game.tables.fitted(name, text)
        path = game.tables.own_file(name)
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
        game.tables.printed(name)
        game.tables.own_file(name).unlink(missing_ok=True)
        self.fresh(game)


OWN_TABLES = OwnTables()
"""Those of this process: every process for readings checks the folder itself."""


def _signature(folder: Path) -> Signature:
    try:
        with os.scandir(folder) as entries:
            found = [(entry.name, entry.stat().st_mtime_ns, entry.stat().st_size) for entry in entries]
    except OSError:
        return ()
    return tuple(sorted(one for one in found if one[0].endswith(".toml")))
