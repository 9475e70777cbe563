"""French that is French, and English that is English, in all that the interfaces tell of every game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import jacta
from jacta import telling, text
from jacta.errors import InputError
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import games

WORD = re.compile(r"[^\W\d_]{3,}")
PLACED = re.compile(r"\{[^{}]*\}")
OTHER = {"fr": "en", "en": "fr"}
PROPER = {"fr": {"mon"}, "en": {"escrime", "mon"}}
"""Names that are the same in both languages: a skill that a player calls as he likes, the sign of a book."""


@cache
def _vocabulary(language: str) -> frozenset[str]:
    """The words of all our texts in a language."""
    found: set[str] = set()
    for file in Path(jacta.__file__).parent.rglob(f"text/{language}/*.ftl"):
        lines = (line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
        found.update(*(_words(PLACED.sub(" ", line.partition("=")[2] or line)) for line in lines))
    return frozenset(found)


def _words(said: str) -> list[str]:
    return WORD.findall(said.lower().replace("’", " "))


@cache
def _foreign(language: str) -> frozenset[str]:
    """The words that only the texts of the other language have."""
    return _vocabulary(OTHER[language]) - _vocabulary(language) - PROPER[language]


def _of_game(game: Game) -> Iterator[tuple[str, str]]:
    yield "game", f"{telling.game_title(game)} {telling.game_about(game)}"
    yield from (("chapter", telling.chapter(game, one.name)) for one in game.chapters)
    for name in game.shelf.names:
        table = game.shelf.printed(name)
        yield f"table {name}", telling.table(game, name)
        yield from ((f"table {name}", telling.key(game.id, axis)) for axis in table.axis)
        headings = (telling.heading_of(game.id, column, bool(table.across)) for column in table.columns)
        yield from ((f"columns of {name}", heading) for heading in headings)
        for row in table.rows:
            cells = row["cells"] if table.across else [row.get(column) for column in table.columns]
            yield from ((f"rows of {name}", telling.in_table(game.id, axis, row[axis])) for axis in table.axis)
            yield from ((f"cells of {name}", telling.value(game.id, cell)) for cell in cells)
        if table.slot:
            yield f"slot {name}", " ".join(map(str, table.slot.told(table.game, table.name)))


def _of_procedure(procedure: Procedure) -> Iterator[tuple[str, str]]:
    game = procedure.game.id
    yield "title", f"{telling.title(procedure)} {telling.about(procedure)}"
    for one in telling.inputs(procedure):
        told = [part.partition("=")[2] for part in one.words.split(";")]
        yield one.path, " ".join((one.label, one.help, *told))
    outcome = procedure.outcome_type()
    for key in outcome.keys:
        yield (
            key,
            " ".join((telling.key(game, key), *(telling.value(game, one) for one in outcome.field(key)[1].words))),
        )
    for option in procedure.options.values():
        told = [telling.option_value(game, option.name, value) for value in option.values]
        yield option.name, " ".join((telling.option(game, option.name), telling.option_about(game, option.name), *told))
    yield from (("example", name) for name in telling.example_names(procedure))
    yield from (
        ("aim", f"{telling.value(game, who)} {telling.aim(game, one.text)}") for who, one in procedure.aims.items()
    )
    yield from (
        ("question", text.find(f"ask-{label}.short", game) or telling.key(game, label)) for label in procedure.asks
    )
    yield "refusal", _refusal(procedure)


def _refusal(procedure: Procedure) -> str:
    """What is said where nothing is stated, without the keys and the values that one would type."""
    try:
        procedure.validate({})
    except InputError as error:
        return str(error.message)
    return ""


@pytest.mark.parametrize("game", games())
def test_no_word_of_the_other_language_is_told(game: str) -> None:
    found: dict[str, Any] = {}
    for language in text.LANGUAGES:
        with text.speaking(language):
            told = [(game, *one) for one in _of_game(games()[game])]
            told += [
                (procedure.name, *one) for procedure in games()[game].procedures for one in _of_procedure(procedure)
            ]
            found |= {
                (language, *where): words
                for *where, said in told
                if (words := _foreign(language).intersection(_words(said)))
            }
    assert found == {}
