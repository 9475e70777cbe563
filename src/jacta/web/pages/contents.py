"""Home with its search, and the page of a game."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from fastapi import Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from jacta.chronicles.chronicle import roles_for
from jacta.chronicles.filling import NAME, samples_for
from jacta.errors import UnknownProcedure
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.inputs import Option
from jacta.kernel.rule.pieces import Piece
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import find_game, find_written, games, procedures
from jacta.names import kind_name
from jacta.telling import finding, title, tracked
from jacta.telling.inputs import sheet_keys
from jacta.text import say
from jacta.web import form_entries, forms
from jacta.web.pages.rendering import address, is_part, page
from jacta.web.routes import page_router
from jacta.web.service import Serving

router = page_router()
MOST_FOUND = 12


class SearchPage(NamedTuple):
    """What a search finds. `games` are those with matches, each with how many; `shown` is as much as fits."""

    shown: list[Procedure]
    number: int
    everywhere: int
    games: list[tuple[Game, int]]
    game: str
    noted: tuple[Procedure, str] | None
    whole: bool
    suggested: list[str]


class Ruling(NamedTuple):
    """An R-number with its options, each with the procedures that offer it."""

    number: str
    options: list[tuple[Option, list[Procedure]]]

    @property
    def choices(self) -> int:
        return sum(len(option.values) for option, _ in self.options)


@router.get("/")
async def home(request: Request, q: str = "", game: str = "", whole: bool = False) -> HTMLResponse:
    """The games, and what a search finds."""
    q = q[:100].strip()
    context = {"q": q, "found": sought(q, game, whole) if q else None}
    if is_part(request, "found"):
        return page(request, "parts/search_results.html", context)
    return page(request, "home.html", {**context, "games": list(games().values())})


@router.get("/lessons/{game}/{name}")
async def lesson(request: Request, game: str, name: str) -> Response:
    """A guided first game, started at once."""
    found = find_game(game)
    for one in found.lessons if found else ():
        if one.procedure.name == name:
            entries = form_entries.entries_of(forms.form_of(one.procedure, []), dict(one.given))
            return RedirectResponse(address(one.procedure, "play", [*entries, ("_dice", one.dice), ("_lesson", "1")]))
    return page(request, "missing.html", {}, 404)


@router.get("/games/{id}")
async def one_game(request: Request, service: Serving, id: str) -> HTMLResponse:
    """A game: its procedures by chapter, its readings, its tables."""
    game = find_game(id)
    if game is None:
        return page(request, "missing.html", {}, 404)
    service.fresh(game)
    tables = [game.tables.table(name) for name in game.tables.names]
    kept = [(name, tracked.title(game, one), tracked.about(game, one)) for name, one in game.tracked.items()]
    context = {"game": game, "readings": rulings(game), "tables": tables, "kept": kept, "q": ""}
    return page(request, "game.html", context)


def kept_page(request: Request, id: str, name: str) -> HTMLResponse | None:
    """A kind of piece, or a tracker of the document: the sheet, samples, and what can be done with it."""
    game = find_game(id)
    if game is None or name not in game.tracked:
        return None
    one = game.tracked[name]
    context = {
        "game": game,
        "one": one,
        "title": tracked.title(game, one),
        "about": tracked.about(game, one),
        "kinds": [_kind(game, piece, name) for piece in one.pieces],
        "kind_of_it": say("kind-piece" if name in game.pieces else "kind-tracker"),
    }
    return page(request, "kept.html", context)


def _kind(game: Game, piece: type[Piece], name: str) -> dict[str, Any]:
    rows = sheet_keys(game.id, piece) if piece.kind == name else []
    return {
        "kind": piece.kind,
        "title": kind_name(game.id, piece.kind),
        "about": tracked.kind_about(game, piece.kind),
        "rows": [row for row in rows if row.path != NAME],
        "samples": list(samples_for(game, piece)),
        "roles": roles_for(game, piece),
    }


def rulings(game: Game) -> list[Ruling]:
    """Every ruling of a game in order."""
    found: dict[str, dict[str, tuple[Option, list[Procedure]]]] = {number: {} for number in game.readings}
    for procedure in game.procedures:
        for option in procedure.options.values():
            found.setdefault(option.reading, {}).setdefault(option.name, (option, []))[1].append(procedure)
    return [Ruling(number, list(options.values())) for number, options in found.items()]


# --- Search


def sought(words: str, game: str = "", whole: bool = False) -> SearchPage:
    """The procedures that the words find, of one game or of all, and how many more there are."""
    everything = tuple(procedures().values())
    found, complete = finding.search(words, everything)
    written = noted(words)
    if written and not complete:  # `7g4` is all said: what has some letters of it is no answer
        found, complete = [], True
    if written:
        found = [written[0], *(one for one in found if one is not written[0])]
    counts = Counter(one.game.id for one in found)
    here = [one for one in found if one.game.id == game] if game in counts else found
    return SearchPage(
        here if whole else here[:MOST_FOUND],
        len(here),
        len(found),
        [(one, counts[one.id]) for one in games().values() if one.id in counts],
        game if game in counts else "",
        written,
        complete,
        [] if found else finding.suggested(words, everything) or [title(one) for one in _highlights()],
    )


def _highlights() -> list[Procedure]:
    """What a newcomer should look at first, of every game."""
    return [game.highlights[0] for game in games().values() if game.highlights]


def noted(words: str) -> tuple[Procedure, str] | None:
    """The procedure that a game's notation means, such as `7g4`, and the address with what it states."""
    try:
        procedure, given = find_written(words)
    except UnknownProcedure:
        return None
    return procedure, address(procedure, "odds", form_entries.entries_of(forms.form_of(procedure, []), given))
