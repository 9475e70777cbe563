"""The special screens that games provide: their own view and template inside our page."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse

from jacta.errors import JactaError
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.registry import find_game
from jacta.web import form_entries
from jacta.web.limits import Watch
from jacta.web.own_tables import OWN_TABLES
from jacta.web.pages.rendering import SETTINGS, Reader, address, html, page, reader_of, response
from jacta.web.pages.workbench import form_for
from jacta.web.routes import page_router
from jacta.web.service import Serving

router = page_router()


@router.get("/games/{game}/screens/{name}")
async def special(request: Request, service: Serving, game: str, name: str) -> HTMLResponse:
    """A special screen; what its view refuses is shown on the page."""
    found = find_game(game)
    if found is None or name not in found.screens:
        return page(request, "missing.html", {}, 404)
    asked = {key: value for key, value in request.query_params.items() if key not in SETTINGS}
    return response(request, await service.read(partial(shown, reader_of(request), game, name, asked), request))


def shown(reader: Reader, game: str, name: str, asked: Mapping[str, str], watch: Watch) -> str:
    """The text of a special screen; all of it is done in a worker."""
    found = find_game(game)
    assert found is not None
    OWN_TABLES.fresh(found)
    screen = found.screens[name]
    entered = asked or screen.usual
    context: dict[str, Any] = {
        "game": found,
        "screen": name,
        "entered": entered,
        "workbench_address": workbench_address,
        **screen.offered,
    }
    try:
        context |= {"shown": screen.show(entered), "error": None}
    except JactaError as error:
        context["error"] = str(error)
    return html(reader, f"{found.id}/screens/{name}.html", context)


def workbench_address(game: Game, name: str, tab: str, given: Mapping[str, Any]) -> str:
    """The address of a procedure's workbench with this input."""
    procedure = next(one for one in game.procedures if one.name == name)
    return address(procedure, tab, form_entries.entries_of(form_for(procedure, given), given))
