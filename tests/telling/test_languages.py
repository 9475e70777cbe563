"""French that is French, and English that is English, in all that the interfaces tell of every game."""

from __future__ import annotations

import html
import itertools
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi.testclient import TestClient

import jacta
from jacta import telling, text
from jacta.cli.commands import built
from jacta.dice import Seeded
from jacta.errors import InputError
from jacta.hosting.waiting import Call
from jacta.kernel.play.session import Session
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import games
from jacta.names import same_words
from jacta.tables.copies import copied
from jacta.telling.spelling import addressed, path_word
from jacta.web.app import create_app
from jacta.web.caretaker import Caretaker
from jacta.web.limits import Limits

ID = re.compile(r'"([a-z]+_[a-z_]+)"')
WORD = re.compile(r"[^\W\d_]{3,}")
COMMAND = re.compile(r"jacta tables \S+ --\S+|\[\[rows\]\]")
PLACED = re.compile(r"\{[^{}]*\}")
OTHER = {"fr": "en", "en": "fr"}
PROPER = {"fr": {"guards", "mon"}, "en": {"escrime", "gardes", "mon", "mousquetaires", "usa"}}
"""Names that are the same in both languages: a skill, a squad or an army that a player calls as he likes, a sign."""


UNREAD = re.compile(r"(?s)<(script|style|svg|code|pre|textarea).*?</\1>|<[^>]* lang=[^>]*>.*?</")
TAG = re.compile(r"<[^>]*>")
UNREAD_IN_SVG = re.compile(r"(?s)<(style|script).*?</\1>")
PAGES = ["/", "/help", "/tables", "/chronicles", "/luck"]
WORKBENCHES = [f"/games/here_i_stand/piracy/{tab}" for tab in ("odds", "best", "vary", "readings", "roll")] + [
    "/games/europa_universalis/siege_plan/best",
    "/games/vive_lempereur/melee/odds",
    "/games/europa_universalis/overrun/odds",
    "/games/europa_universalis/colonial_militia/odds",
]


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(create_app(Limits(workers=0))) as client:
        yield client


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
    for name in game.tables.names:
        table = game.tables.printed(name)
        yield f"table {name}", telling.table(game, name)
        yield from ((f"table {name}", telling.key(game.id, axis)) for axis in table.axis)
        headings = (telling.heading_of(game.id, column, bool(table.across)) for column in table.columns)
        yield from ((f"columns of {name}", heading) for heading in headings)
        for row in table.rows:
            cells = row["cells"] if table.across else [row.get(column) for column in table.columns]
            yield from ((f"rows of {name}", telling.in_table(game.id, axis, row[axis])) for axis in table.axis)
            yield from ((f"cells of {name}", telling.value(game.id, cell)) for cell in cells)
        comments = (
            line.partition("#")[2]
            for line in copied(game.tables, name).replace(table.passage, "").splitlines()
            if line.startswith("#")
        )
        yield from ((f"file of {name}", COMMAND.sub(" ", one.rpartition("#")[2])) for one in comments)
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
    with_usual = ((label, f"ask-{label}.usual") for label in procedure.asks)
    yield from ((f"usual {label}", text.find(id, game, answers="") or "") for label, id in with_usual)
    yield "refusal", _refusal(procedure)


def _refusal(procedure: Procedure) -> str:
    """What is said where nothing is stated, without the keys and the values that one would type."""
    try:
        procedure.validate({})
    except InputError as error:
        return str(error.message)
    return ""


@pytest.mark.parametrize("game", games())
def test_every_key_can_be_typed_in_french(game: str) -> None:
    """Where two keys have one name, or a name is too long to type, only the id would do."""
    found = set()
    with text.speaking("fr"):
        for procedure in games()[game].procedures:
            for one in telling.inputs(procedure):
                id = one.path.rpartition(".")[2]
                if one.path.count(".") > 1 or same_words(id, telling.key(game, id)):
                    continue
                if path_word(procedure, one.path).rpartition(".")[2] == id:
                    found.add((procedure.name, id))
    assert found == set()


@pytest.mark.parametrize("game", games())
def test_what_is_spoiled_is_refused_in_french(game: str) -> None:
    """Every key of an example with something that it cannot be: neither its key nor an id stands in the refusal."""
    found = set()
    ids = {name for procedure in games()[game].procedures for name in ID.findall(json.dumps(procedure.schema()))}
    with text.speaking("fr"):
        for procedure in games()[game].procedures:
            example = dict(procedure.examples[0])
            for key, spoiled in itertools.product(example, ("truc", -1, [], None)):
                said = _refused(procedure, {**example, key: spoiled})
                written = set(re.split(r"[^\w]+", said)) | set(_words(said))
                if words := (written & (ids | _foreign("fr"))) - _vocabulary("fr"):
                    found.add((procedure.name, said, *words))
    assert found == set()


def _refused(procedure: Procedure, given: dict[str, Any]) -> str:
    """What is said of an input; nothing where it is taken."""
    try:
        procedure.validate(given)
    except InputError as error:
        return str(addressed(procedure, error))
    return ""


@pytest.mark.parametrize(
    "path", ["/", "/help", "/tables", "/chronicles", "/luck", *(f"/games/{game}" for game in games()), *WORKBENCHES]
)
def test_no_english_word_stands_on_a_french_page(client: TestClient, path: str) -> None:
    """English pages cite passages in the document's French; on French ones nothing is in English."""
    assert _english_on(client, path) == set()


@pytest.mark.parametrize("game", games())
def test_no_english_word_stands_on_a_page_that_a_game_leads_to(client: TestClient, game: str) -> None:
    """Its tables with where they come from, its glossary, its first games and its sheets."""
    here, below = games()[game], f"/games/{game}"
    paths = [f"{below}/tables/{name}" for name in here.tables.names] + [
        f"{below}/screens/{name}" for name in here.screens
    ]
    paths += [f"/lessons/{game}/{lesson.procedure.name}" for lesson in here.lessons] + [f"/help/glossary/{game}"]
    assert {path: words for path in paths if (words := _english_on(client, path))} == {}


@pytest.mark.parametrize(
    ("id", "given"),
    [
        ("here_i_stand.field_battle", {"attacker_units": 8, "attacker_cavalry": 4, "defender_units": 8}),
        ("mighty_empires.game", {"players": 2, "seats": ["human", "human"], "years": 1}),
        ("seventh_sea.fight", dict(jacta.procedures()["seventh_sea.fight"].examples[0])),
    ],
)
def test_no_english_word_stands_on_the_pages_of_a_game_in_play(client: TestClient, id: str, given: Any) -> None:
    """The tab where it is set up, the saved game as each of its links shows it, and its replay."""
    links = client.post(f"/api/v1/{id}/play", json=given, params={"lang": "fr"}).json()
    client.post(f"/api/v1/tables/{links['owner']}/start", json={})
    tokens = [links["owner"], links["spectator"], *links["seats"].values()]
    paths = [f"/games/{id.replace('.', '/')}/play"]
    paths += [f"/tables/{token}{page}" for token in tokens for page in ("", "/replay")]
    assert {path: words for path in paths if (words := _english_on(client, path))} == {}


def _english_on(client: TestClient, path: str) -> set[str]:
    """The English words that somebody reads on a French page."""
    answer = client.get(path, params={"lang": "fr"})
    assert answer.status_code == 200
    page = answer.text
    told = html.unescape(TAG.sub(" ", UNREAD.sub(" ", page[page.index("<body") :])))
    return set(_foreign("fr").intersection(_words(told)))


@pytest.mark.parametrize("game", games())
def test_boards_speak_the_language(game: str) -> None:
    """The board as it lies on the table at the first question, as text and as a picture; and in the end."""
    found = {}
    for language, procedure in itertools.product(text.LANGUAGES, games()[game].procedures):
        if procedure.board is not None:
            with text.speaking(language):
                told = " ".join(_boards(procedure))
                if words := _foreign(language).intersection(_words(TAG.sub(" ", UNREAD_IN_SVG.sub(" ", told)))):
                    found[language, procedure.name] = words
    assert found == {}


def _boards(procedure: Procedure) -> Iterator[str]:
    for example in procedure.examples[:2]:
        session = Session(procedure, procedure.validate(dict(example)), source=Seeded(3))
        for svg in (False, True):
            yield session.board(svg=svg) or ""


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_notices_speak_the_language(language: str) -> None:
    """What a mail, a message or a push says to every seat: its turn, and a reminder."""
    sent: list[tuple[str, str]] = []
    service: Any = SimpleNamespace(
        notices=SimpleNamespace(send=lambda to, title, said, link: sent.append((title, said)))
    )
    for procedure in jacta.procedures().values():
        for seat, again in itertools.product(procedure.aims, (False, True)):
            call = Call("token", {"lang": language}, procedure.id, seat, again, None)
            Caretaker(service).call(call)
    assert sent
    assert {one: words for one in sent if (words := _foreign(language).intersection(_words(" ".join(one))))} == {}


@pytest.mark.parametrize("game", games())
def test_no_word_of_the_other_language_is_told(game: str) -> None:
    found: dict[tuple[str, ...], Any] = {}
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


def test_commands_are_named_in_french_by_their_french_names() -> None:
    """What a French text tells one to type is what French help lists."""
    with text.speaking("fr"):
        french = {name for name in built().commands if text.find(f"command-{name}") not in (None, name)}
    told = "\n".join(file.read_text(encoding="utf-8") for file in Path(jacta.__file__).parent.rglob("text/fr/*.ftl"))
    said = {found[1] for found in re.finditer(r"^[^#\n]*\bjacta ([a-z]+)\b", told, re.MULTILINE)}
    assert said & french == set()
