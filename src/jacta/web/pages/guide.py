"""Help: a short tour, the keys, the programming interface, and a glossary in both languages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from jacta import telling, text
from jacta.kernel.procedure import Game, find_game, games, procedures
from jacta.web.forms import Field, form_of
from jacta.web.pages.rendering import page

router = APIRouter()
KEYS = (("/", "search"), ("1 – 6", "tabs"), ("r", "roll"), ("c", "copy"), ("?", "help"))


class Term(NamedTuple):
    """A word of a game in both languages."""

    french: str
    english: str


@router.get("/help")
async def guide(request: Request) -> HTMLResponse:
    """Two minutes to know the way around."""
    example = next(iter(procedures().values()), None)
    context = {"keys": KEYS, "games": list(games().values()), "example": example}
    return page(request, "help.html", context)


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
