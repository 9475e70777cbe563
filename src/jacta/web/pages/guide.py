"""Help: a short tour, the keys, the programming interface, and a glossary in both languages."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from fastapi import Request
from fastapi.responses import HTMLResponse

from jacta import telling, text
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import find_game, games, procedures
from jacta.web.forms import FormField, form_of
from jacta.web.pages.rendering import page
from jacta.web.routes import page_router

router = page_router()
TASKS = ("odds", "roll", "play", "best", "vary")  # what players come for, in this order
KEYS = (
    ("/", "search"),
    ("1 – 7", "tabs"),
    ("1 – 9", "answers"),
    ("r", "roll"),
    ("c", "copy"),
    ("← →", "replay"),
    ("?", "help"),
)
REQUESTS = (
    ("GET", "procedures", "procedures"),
    ("GET", "{id}", "procedure"),
    ("POST", "{id}/roll", "roll"),
    ("POST", "{id}/odds", "odds"),
    ("POST", "{id}/best", "best"),
    ("POST", "{id}/readings", "readings"),
    ("POST", "{id}/simulate", "simulate"),
    ("GET", "jobs/{job}", "job"),
    ("POST", "{id}/play", "play"),
    ("GET", "tables/{token}", "seat"),
    ("POST", "tables/{token}/answer", "answer"),
    ("GET", "games/{game}/tables/{name}", "table"),
)
"""The most common requests: method, path below /api/v1, and the text that explains it. OpenAPI has them all."""


class Term(NamedTuple):
    """A word of a game in both languages, and what it means in the reader's."""

    french: str
    english: str
    about: str


@router.get("/help")
async def guide(request: Request) -> HTMLResponse:
    """What players come for, each a tap away; then the way around, the keys, the words."""
    example = first_try()
    tasks = [(tab, f"/games/{example.game.id}/{example.name}/{tab}") for tab in TASKS] if example else []
    return page(request, "help.html", {"tasks": tasks, "keys": KEYS, "games": list(games().values())})


@router.get("/help/api")
async def programming(request: Request) -> HTMLResponse:
    """How programs ask."""
    example = first_try()
    given = json.dumps(example.examples[0], ensure_ascii=False) if example else "{}"
    server = str(request.base_url).rstrip("/")
    return page(request, "help_api.html", {"example": example, "given": given, "requests": REQUESTS, "server": server})


def first_try() -> Procedure | None:
    """Something that shows everything at once: a fight of two, with little to enter."""
    fights = [one for one in procedures().values() if len(one.aims) == 2 and len(one.examples[0]) > 2]
    return min(fights, key=lambda one: len(str(one.examples[0])), default=None)


@router.get("/help/glossary/{id}")
async def glossary(request: Request, id: str) -> HTMLResponse:
    """The words of a game, French and English."""
    game = find_game(id)
    if game is None:
        return page(request, "missing.html", {}, 404)
    listed = terms(game, text.language())
    return page(request, "glossary.html", {"game": game, "terms": listed, "letters": _letters(listed)})


def _letters(listed: Sequence[Term]) -> dict[Term, str]:
    """The first term of every letter, in the order of the terms."""
    first = text.LANGUAGES.index(text.language())
    initials = {text.bare(term[first])[:1].upper(): term for term in reversed(listed)}
    return {term: letter for letter, term in reversed(initials.items())}


@cache
def terms(game: Game, language: str) -> list[Term]:
    """Titles, keys and values of a game's procedures, alphabetically; each once, with the longest meaning."""
    told = {}
    for code in text.LANGUAGES:
        with text.speaking(code):
            told[code] = list(_words(game))
    found: dict[tuple[str, str], str] = {}
    for french, english, own in zip(told["fr"], told["en"], told[language], strict=True):
        pair = text.capital(french[0]), text.capital(english[0])
        if not pair[0].isdecimal():
            found[pair] = max(found.get(pair, ""), own[1], key=len)
    listed = (Term(*pair, about) for pair, about in found.items())
    first = text.LANGUAGES.index(language)
    return sorted(listed, key=lambda term: (text.bare(term[first]), term[first]))


def _words(game: Game) -> Iterator[tuple[str, str]]:
    """Each word, and what is said of it."""
    for procedure in game.procedures:
        yield telling.title(procedure), telling.about(procedure)
        yield from _field_words(form_of(procedure).fields)


def _field_words(fields: Sequence[FormField]) -> Iterator[tuple[str, str]]:
    for field in fields:
        yield field.label, field.help
        yield from ((choice.label, text.say("page-glossary-value", key=field.label)) for choice in field.choices)
        yield from _field_words(field.fields)
