"""The workbench of a procedure: the form on one side, the tab's answer on the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from jacta import telling
from jacta.errors import InputError, JactaError
from jacta.web.errors import TooLarge, TooLong
from jacta.web.pages.desk import LONGEST_ADDRESS, TABS, Desk, desk_of, find, sent_with
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
    try:
        context = await TAB_VIEWS[tab](request, service, desk)
    except JactaError as error:
        context = refused(desk, error)
    return shown(request, desk, context)


def shown(request: Request, desk: Desk, context: Mapping[str, Any]) -> HTMLResponse:
    """The workbench with what its tab shows."""
    procedure, tab = desk.procedure, desk.tab
    about = {"desk": desk, "procedure": procedure, "game": procedure.game, "tab": tab, "error": None}
    part = is_part(request, "answer")
    response = page(request, "answer.html" if part else "bench.html", {**about, **context})
    address = context.get("address_of_game", context.get("desk", desk).permalink)
    if "HX-Request" in request.headers and len(address) <= LONGEST_ADDRESS:
        response.headers["HX-Replace-Url"] = address
    return response


def refused(desk: Desk, error: JactaError) -> dict[str, Any]:
    """What a tab shows instead of an answer: why there is none, and at which field."""
    key = error.key if isinstance(error, InputError) and not error.key.startswith("_") else ""
    return {
        "error": str(error.message),
        "error_key": key,
        "error_label": telling.key(desk.game.id, key) if key else "",
        "too_much": isinstance(error, TooLarge | TooLong),
    }


@router.post("/games/{game}/{name}/play")
async def play(request: Request, service: Serving, game: str, name: str) -> HTMLResponse:
    """The next step of a game, however long it is."""
    return await workbench(request, service, game, name, "play")
