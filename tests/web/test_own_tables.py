"""A table, sent back through the form of its page as it is shown there, is the table it was."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from jacta import text
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.registry import games
from jacta.web.app import create_app
from jacta.web.pages.cells import as_toml, cells_of
from tests.web.test_api import AT_HOME

TABLES = [
    pytest.param(game, name, id=f"{game.id}.{name}")
    for game in games().values()
    for name in game.tables.names
    if game.tables.printed(name).rows
]
SLOTS = [
    pytest.param(game, name, id=f"{game.id}.{name}")
    for game in games().values()
    for name in game.tables.names
    if game.tables.printed(name).axis and game.tables.printed(name).origin == "empty"
]
SAMPLES = {"int": "4", "number": "2,5", "text": "un texte", "bool": "oui"}


def sent(rows: list[list[str]]) -> list[tuple[str, str]]:
    cells = ((f"c.{line}.{place}", cell) for line, row in enumerate(rows) for place, cell in enumerate(row))
    return list(cells)


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize(("game", "name"), TABLES)
def test_an_unchanged_form_saves_the_same_table(game: Game, name: str, language: str) -> None:
    table = game.tables.printed(name)
    with text.speaking(language):
        cells = cells_of(game, table)
    assert game.tables.fitted(name, as_toml(game, table, sent(cells.rows))).rows == table.rows


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize(("game", "name"), TABLES)
def test_what_is_shown_can_be_typed_back(game: Game, name: str, language: str) -> None:
    table = game.tables.printed(name)
    with text.speaking(language):
        cells = cells_of(game, table)
    assert game.tables.fitted(name, as_toml(game, table, sent(cells.shown))).rows == table.rows


@pytest.mark.parametrize(("game", "name"), SLOTS)
def test_an_empty_slot_can_be_filled(game: Game, name: str) -> None:
    table = game.tables.printed(name)
    row = ["1"] * len(table.axis) + [SAMPLES[table.kinds_by_column.get(column, "int")] for column in table.columns]
    assert len(game.tables.fitted(name, as_toml(game, table, sent([row]))).rows) == 1


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setenv("JACTA_TABLES", str(tmp_path / "tables"))
    with TestClient(create_app(database=str(tmp_path / "games.sqlite"), edit_tables=True), **AT_HOME) as made:
        yield made
    for game in games().values():
        game.tables.reread()


def boxes(html: str) -> dict[str, str]:
    """The boxes of the form with what stands in them."""
    found = re.findall(r'<input name="(c\.\d+\.\d+)" value="([^"]*)"', html)
    return {name: unescape(value) for name, value in found}


def test_a_slot_of_numbers_is_filled_in_on_its_page(client: TestClient) -> None:
    address = "/games/seventh_sea/tables/fds102"
    empty = boxes(client.get(address).text)
    assert set(empty.values()) == {""}
    filled = {name: "4" for name in empty if name.startswith("c.0.")}
    answer = client.post(address, data={**empty, **filled, "do": "cells"}, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    shown = boxes(client.get(address).text)
    assert {name: shown[name] for name in filled} == filled


def test_a_word_shown_in_french_is_taken_and_a_wrong_one_is_kept(client: TestClient) -> None:
    address = "/games/here_i_stand/tables/exploration?lang=fr"
    cells = boxes(client.get(address).text)
    (place,) = [name for name, value in cells.items() if value == "Saint-Laurent"][:1]
    wrong = cells | {place: "Saint-Cucufa"}
    refused = client.post(address, data={**wrong, "do": "cells"}, follow_redirects=False)
    assert refused.status_code == 200
    assert 'class="error"' in refused.text
    kept = boxes(refused.text)
    assert {name: value for name, value in kept.items() if value} == {n: v for n, v in wrong.items() if v}
    assert client.post(address, data={**cells, "do": "cells"}, follow_redirects=False).status_code == 303
