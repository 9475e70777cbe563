"""Home with its search, and the page of a game."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from jacta import telling, text
from jacta.errors import UnknownProcedure
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.inputs import Option
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import find_game, find_written, games, procedures
from jacta.web import forms
from jacta.web.pages.rendering import address, is_part, page
from jacta.web.service import Serving

router = APIRouter()
MOST_FOUND = 24


class Ruling(NamedTuple):
    """An R-number with its options, each with the procedures that offer it."""

    number: str
    options: list[tuple[Option, list[Procedure]]]

    @property
    def choices(self) -> int:
        return sum(len(option.values) for option, _ in self.options)


@router.get("/")
async def home(request: Request, q: str = "") -> HTMLResponse:
    """The games, and what a search finds."""
    q = q[:100].strip()
    context = {"q": q, "noted": noted(q), "found": search(q) if q else []}
    if is_part(request, "found"):
        return page(request, "parts/found.html", context)
    return page(request, "home.html", {**context, "games": list(games().values())})


@router.get("/lessons/{game}/{name}")
async def lesson(request: Request, game: str, name: str) -> Response:
    """A guided first game, begun at once."""
    found = find_game(game)
    for one in found.lessons if found else ():
        if one.procedure.name == name:
            entries = forms.entries_of(forms.form_of(one.procedure, []), dict(one.given))
            return RedirectResponse(address(one.procedure, "play", [*entries, ("_dice", one.dice), ("_lesson", "1")]))
    return page(request, "missing.html", {}, 404)


@router.get("/games/{id}")
async def one_game(request: Request, service: Serving, id: str) -> HTMLResponse:
    """A game: its procedures by chapter, its readings, its tables."""
    game = find_game(id)
    if game is None:
        return page(request, "missing.html", {}, 404)
    service.fresh(game)
    tables = [game.shelf.table(name) for name in game.shelf.names]
    return page(request, "game.html", {"game": game, "readings": rulings(game), "tables": tables})


def rulings(game: Game) -> list[Ruling]:
    """Every ruling of a game in order."""
    found: dict[str, dict[str, tuple[Option, list[Procedure]]]] = {number: {} for number in game.readings}
    for procedure in game.procedures:
        for option in procedure.options.values():
            found.setdefault(option.reading, {}).setdefault(option.name, (option, []))[1].append(procedure)
    return [Ruling(number, list(options.values())) for number, options in found.items()]


# --- Search


def noted(words: str) -> tuple[Procedure, str] | None:
    """The procedure that a game's notation means, such as `7g4`, and the address with what it says."""
    try:
        procedure, given = find_written(words)
    except UnknownProcedure:
        return None
    return procedure, address(procedure, "odds", forms.entries_of(forms.form_of(procedure, []), given))


def search(words: str) -> list[Procedure]:
    """The procedures in whose texts every word begins somewhere, in either language.

    Those with the words in a title come first, and of these the one with that very title, then the shortest.
    """
    wanted = text.bare(words).split()
    ranked = []
    for procedure in procedures().values():
        titles, everything = _texts(procedure)
        if all(f" {word}" in everything for word in wanted):
            elsewhere = sum(not any(f" {word}" in title for title in titles) for word in wanted)
            ranked.append((elsewhere, f" {' '.join(wanted)}" not in titles, min(map(len, titles)), procedure))
    return [procedure for *_, procedure in sorted(ranked, key=lambda rank: rank[:-1])][:MOST_FOUND]


@lru_cache(maxsize=4096)
def _texts(procedure: Procedure) -> tuple[list[str], str]:
    """The titles of a procedure and all its texts, in both languages, with a space before every word."""
    titles, others = [procedure.name, procedure.passage], [procedure.id.replace(".", " ")]
    for code in text.LANGUAGES:
        with text.speaking(code):
            titles.append(telling.title(procedure))
            others += [telling.about(procedure), telling.game_title(procedure.game)]
            others += [one.label for one in telling.inputs(procedure)]
    return [f" {text.bare(title)}" for title in titles], f" {text.bare(' '.join(titles + others))}"
