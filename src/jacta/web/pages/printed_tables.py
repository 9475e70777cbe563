"""A table on a page: as it is in force, and the user's own in its place, cell by cell or as a file."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qsl

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from jacta.errors import JactaError
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.registry import find_game
from jacta.web.pages import cells
from jacta.web.pages.rendering import page
from jacta.web.service import Service, Serving

router = APIRouter()
SPARE_ROWS = 3


@router.get("/games/{id}/tables/{name}")
async def one_table(request: Request, service: Serving, id: str, name: str) -> HTMLResponse:
    """A table as it is in force, with a form to put one's own in its place."""
    game = find_game(id)
    if game is None or name not in game.shelf.names:
        return page(request, "missing.html", {}, 404)
    service.fresh(game)
    return _page(request, service, game, name)


@router.post("/games/{id}/tables/{name}", response_model=None)
async def own_table(request: Request, service: Serving, id: str, name: str) -> Response:
    """Check the user's table and put it in force, or go back to the printed one."""
    game = find_game(id)
    if game is None or name not in game.shelf.names:
        return page(request, "missing.html", {}, 404)
    sent = parse_qsl((await request.body()).decode("utf-8", "replace"), keep_blank_values=True)
    fields = dict(sent)
    written = fields.get("text", "").replace("\r\n", "\n")
    typed: list[list[str]] | None = None
    if fields.get("do") == "cells":
        typed = cells.as_typed(game.shelf.printed(name), sent)
        written = cells.as_toml(game, game.shelf.printed(name), sent)
    try:
        if fields.get("do") == "remove":
            service.editing(request).remove(game, name)
        else:
            service.editing(request).write(game, name, written)
    except JactaError as error:
        return _page(request, service, game, name, written=written, typed=typed, wrong=str(error.message))
    return RedirectResponse(f"/games/{game.id}/tables/{name}?done=1", 303)


def _page(
    request: Request,
    service: Service,
    game: Game,
    name: str,
    *,
    written: str = "",
    typed: list[list[str]] | None = None,
    wrong: str = "",
) -> HTMLResponse:
    """The table, with what was entered where it does not fit."""
    table, broken = game.shelf.printed(name), ""
    try:
        table = game.shelf.table(name)
    except JactaError as error:  # a file of the user's that does not fit
        broken = str(error.message)
    text = written or _own_text(game, name) or game.shelf.text(name)
    users = [one for one in game.procedures if _uses(one, name)]
    grid = cells.grid_of(game, table) if table.axis else None
    grid = grid._replace(rows=typed) if grid and typed else grid
    context = {"game": game, "table": table, "grid": grid, "text": text}
    context |= {"wrong": wrong or broken, "users": users, "file": str(game.shelf.own_file(name)), "spare": SPARE_ROWS}
    context |= {"done": "done" in request.query_params and not wrong, "writable": service.may_edit(request)}
    return page(request, "table.html", context)


def _own_text(game: Game, name: str) -> str:
    path = game.shelf.own_file(name)
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _uses(procedure: Any, name: str) -> bool:
    try:
        return any(name in procedure.tables_used(procedure.validate(example)) for example in procedure.examples)
    except JactaError:
        return False
