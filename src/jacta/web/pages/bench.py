"""The workbench of a procedure: the form on one side, the tab's answer on the other."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from jacta import telling
from jacta.errors import InputError, JactaError
from jacta.web.errors import TooLarge, TooLong
from jacta.web.pages.desk import LONGEST_ADDRESS, TABS, desk_of, find, sent_with
from jacta.web.pages.rendering import is_part, page
from jacta.web.pages.tabs import TAB_VIEWS
from jacta.web.service import Serving

router = APIRouter()


@router.get("/games/{game}/{name}")
async def first_tab(request: Request, service: Serving, game: str, name: str) -> HTMLResponse:
    """A procedure's workbench, its odds first."""
    return await workbench(request, service, game, name, "odds")


@router.get("/games/{game}/{name}/{tab}")
async def workbench(request: Request, service: Serving, game: str, name: str, tab: str) -> HTMLResponse:
    """A tab of the workbench; for htmx only its answer, with the tabs and the address brought up to date."""
    procedure = find(game, name)
    if procedure is None or tab not in TABS:
        return page(request, "missing.html", {}, 404)
    desk = desk_of(await sent_with(request), procedure, tab)
    context: dict[str, Any] = {"desk": desk, "procedure": procedure, "game": procedure.game, "tab": tab}
    try:
        context |= await TAB_VIEWS[tab](request, service, desk)
        desk = context["desk"]
        context["error"] = None
    except JactaError as error:
        key = error.key if isinstance(error, InputError) and not error.key.startswith("_") else ""
        context |= {"error": str(error.message), "error_key": key}
        context["error_label"] = telling.key(procedure.game.id, context["error_key"]) if context["error_key"] else ""
        context["too_much"] = isinstance(error, TooLarge | TooLong)
    part = is_part(request, "answer")
    response = page(request, "answer.html" if part else "bench.html", context)
    address = context.get("address_of_game", desk.permalink)
    if "HX-Request" in request.headers and len(address) <= LONGEST_ADDRESS:
        response.headers["HX-Replace-Url"] = address
    return response


@router.post("/games/{game}/{name}/play")
async def play(request: Request, service: Serving, game: str, name: str) -> HTMLResponse:
    """The next step of a game, however long it is."""
    return await workbench(request, service, game, name, "play")
