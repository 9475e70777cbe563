"""A printed table, sent back unchanged through the form of its page, is the table it was."""

from __future__ import annotations

import json
from typing import Any

import pytest

from jacta.kernel.rule.game import Game
from jacta.kernel.rule.registry import games
from jacta.web.pages.shelves import as_toml

TABLES = [
    pytest.param(game, name, id=f"{game.id}.{name}")
    for game in games().values()
    for name in game.shelf.names
    if game.shelf.printed(name).rows
]


def shown(cell: Any) -> str:
    if isinstance(cell, tuple):
        return json.dumps(cell)
    return cell if isinstance(cell, str) else json.dumps(cell)


@pytest.mark.parametrize(("game", "name"), TABLES)
def test_an_unchanged_form_saves_the_same_table(game: Game, name: str) -> None:
    table = game.shelf.printed(name)
    sent = []
    for number, row in enumerate(table.rows):
        cells = [row[axis] for axis in table.axis]
        cells += row["cells"] if table.across else [row[column] for column in table.columns]
        sent += [(f"c.{number}.{place}", shown(cell)) for place, cell in enumerate(cells)]
    assert game.shelf.fitted(name, as_toml(table, sent)).rows == table.rows
