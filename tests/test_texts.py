"""Everything people read exists in both languages: see `jacta.authoring.texts` for how that is found out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from jacta.authoring import skeleton
from jacta.authoring.texts import SOURCES, alike, complete, folder_of, mentioned, messages, named_in_code, used
from jacta.kernel.procedure import Game, games

GAMES = [pytest.param(game, id=game.id) for game in (*games().values(), skeleton.GAME)]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_every_text_it_needs_and_no_other(game: Game) -> None:
    complete(game)


@pytest.mark.parametrize("folder", [SOURCES / "text", *(folder_of(game) for game in games().values())], ids=str)
def test_both_languages_say_the_same_things(folder: Path) -> None:
    alike(folder)


def test_the_shared_texts_are_complete_and_used() -> None:
    wanted = {id for id in named_in_code(SOURCES) if re.match(r"(?!slot)[a-z]+\\-", id)}  # slots are the games'
    by_games = {id for game in (*games().values(), skeleton.GAME) for id in named_in_code(folder_of(game).parent)}
    have = messages(SOURCES / "text", "en")
    missing = sorted(id for id in wanted - by_games if not any(re.fullmatch(id, there) for there in have))
    assert missing == []
    assert sorted(id for id in have if not used(id, wanted | mentioned(SOURCES))) == []
