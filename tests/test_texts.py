"""What Jacta itself says exists in both languages; what a game says is held to the laws of `jacta.authoring`."""

from __future__ import annotations

import re
from itertools import cycle

import pytest

from jacta import telling, text
from jacta.authoring import skeleton
from jacta.authoring.texts import SOURCES, alike, folder_of, lacking, left_over, mentioned, messages, named_in_code
from jacta.kernel.rule.registry import games, procedures
from jacta.names import KEY, OPTION, named_as
from jacta.text.fluent_messages import Fluently
from jacta.text.plain_messages import PlainMessage, Word


def test_both_languages_say_the_same_things() -> None:
    alike(SOURCES / "text")


LOOSE = re.compile("[ \u00a0][;!?»%]|« |«\u00a0|[ \u00a0]:(?=\\s|$)")


def test_french_marks_stand_behind_narrow_spaces_that_do_not_break() -> None:
    """As in « Qui ? » : all texts use the same, so that lines of different files look alike on one page."""
    files = sorted(SOURCES.rglob("text/fr/*.ftl"))
    assert len(files) > len(games())
    for file in files:
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            assert line.startswith("#") or not LOOSE.search(line), f"{file}:{number}: {line}"


UNDERSCORED = re.compile(r"(?<![\w{$-])[a-z]+(?:_[a-z]+)+")
REFERENCE = re.compile(r"\{[^{}]*\}")


def test_french_rulings_name_readings_and_keys_in_french() -> None:
    """What one may type is told in the language of the text: `camp_détruit_a_perdu=oui`, not its English id."""
    for game in games().values():
        options = {option for one in game.procedures for option in one.options}
        keys = {key for one in game.procedures for key in one.input_place.keys.ids}
        with text.speaking("fr"):
            spoken = {id: named_as(game.id, OPTION, tuple(options)).word(id) for id in options}
            spoken |= {id: named_as(game.id, KEY, tuple(keys)).word(id) for id in keys}
        for name, source in text.texts(game.id, "fr").sources.items():
            if re.fullmatch(r"R\d+\w?", name):
                said = UNDERSCORED.findall(REFERENCE.sub("", source.partition("=")[2]))
                assert [word for word in said if spoken.get(word, word) != word] == [], f"{game.id}: {name}"


def test_the_shared_texts_are_complete_and_used() -> None:
    wanted = {id for id in named_in_code(SOURCES) if re.match(r"(?!slot)[a-z]+\\-", id)}  # slots are the games'
    by_games = {id for game in (*games().values(), skeleton.GAME) for id in named_in_code(folder_of(game).parent)}
    have = messages(SOURCES / "text", "en")
    assert lacking(wanted - by_games, have) == []
    assert left_over(have, wanted | mentioned(SOURCES)) == []


ARGUMENTS = (3, "trois", -7, True, Word("three", "drei"))
EVERY = 6
"""Fluent needs a while to read all messages: each of so many is compared, and all of those with places."""


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_the_questions_of_a_procedure_are_told_apart_by_their_names(language: str) -> None:
    with text.speaking(language):
        for one in procedures().values():
            names = [telling.question_name(one.game.id, label) for label in one.asks]
            assert len(set(names)) == len(names), (one.id, sorted(names))


@pytest.mark.parametrize("code", text.LANGUAGES)
def test_messages_without_a_grammar_read_as_fluent_reads_them(code: str) -> None:
    for domain in (text.SHARED, *games()):
        sources = {name: source for name, source in text.texts(domain, code).sources.items() if name[0] != "-"}
        fluently = Fluently(sources, code)
        read = {name: PlainMessage.of(source) for name, source in sources.items()}
        assert sum(lines is not None for lines in read.values()) > len(read) / 2
        for place, (name, lines) in enumerate(read.items()):
            for attribute, line in {"": lines.value, **lines.attributes}.items() if lines else ():
                if line and (place % EVERY == 0 or len(line.parts) > 1):
                    args = dict(zip(line.parts[1::2], cycle(ARGUMENTS), strict=False))
                    assert line.said(args) == fluently.said(name, attribute, args), f"{domain}: {name}"
