"""Help: a short tour, the keys, the programming interface, and a glossary in both languages."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from jacta import telling, text
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import find_game, games, procedures
from jacta.web.forms import Field, form_of
from jacta.web.pages.rendering import page

router = APIRouter()
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
"""What programs ask most: method, path below /api/v1, and the text that says what for. OpenAPI has them all."""


class Term(NamedTuple):
    """A word of a game in both languages."""

    french: str
    english: str


@router.get("/help")
async def guide(request: Request) -> HTMLResponse:
    """Two minutes to know the way around."""
    example = first_try()
    given = json.dumps(example.examples[0], ensure_ascii=False) if example else "{}"
    context = {
        "keys": KEYS,
        "games": list(games().values()),
        "example": example,
        "given": given,
        "requests": REQUESTS,
        "server": str(request.base_url).rstrip("/"),
    }
    return page(request, "help.html", context)


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
    return page(request, "glossary.html", {"game": game, "terms": terms(game)})


@cache
def terms(game: Game) -> list[Term]:
    """Titles, keys and values of a game's procedures, in the order of the French alphabet."""
    told = {}
    for code in text.LANGUAGES:
        with text.speaking(code):
            told[code] = list(_words(game))
    pairs = {Term(*pair) for pair in zip(told["fr"], told["en"], strict=True)}
    return sorted(pairs, key=lambda term: (text.bare(term.french), term.french))


def _words(game: Game) -> Iterator[str]:
    for procedure in game.procedures:
        yield telling.title(procedure)
        yield from _field_words(form_of(procedure).fields)


def _field_words(fields: Sequence[Field]) -> Iterator[str]:
    for field in fields:
        yield field.label
        yield from (choice.label for choice in field.choices)
        yield from _field_words(field.fields)
