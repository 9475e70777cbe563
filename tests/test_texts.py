"""What Jacta itself says exists in both languages; what a game says is held to the laws of `jacta.authoring`."""

from __future__ import annotations

import re

from jacta.authoring import skeleton
from jacta.authoring.texts import SOURCES, alike, folder_of, lacking, left_over, mentioned, messages, named_in_code
from jacta.kernel.rule.registry import games


def test_both_languages_say_the_same_things() -> None:
    alike(SOURCES / "text")


def test_the_shared_texts_are_complete_and_used() -> None:
    wanted = {id for id in named_in_code(SOURCES) if re.match(r"(?!slot)[a-z]+\\-", id)}  # slots are the games'
    by_games = {id for game in (*games().values(), skeleton.GAME) for id in named_in_code(folder_of(game).parent)}
    have = messages(SOURCES / "text", "en")
    assert lacking(wanted - by_games, have) == []
    assert left_over(have, wanted | mentioned(SOURCES)) == []
