"""A table on a page: as it is in force, and the user's own replacing it, cell by cell or as a file."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qsl

from fastapi import Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from jacta.errors import JactaError
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.registry import find_game
from jacta.web.errors import ReadOnly
from jacta.web.pages import cells
from jacta.web.pages.rendering import page
from jacta.web.routes import page_router
from jacta.web.service import Service, Serving

router = page_router()
SPARE_ROWS = 3


@router.get("/games/{id}/tables/{name}")
async def one_table(request: Request, service: Serving, id: str, name: str) -> HTMLResponse:
    """A table as it is in force, with a form to replace it by one's own."""
    game = find_game(id)
    if game is None or name not in game.tables.names:
        return page(request, "missing.html", {}, 404)
    service.fresh(game)
    return _page(request, service, game, name)


@router.post("/games/{id}/tables/{name}", response_model=None)
async def own_table(request: Request, service: Serving, id: str, name: str) -> Response:
    """Check the user's table and put it in force, or go back to the printed one."""
    game = find_game(id)
    if game is None or name not in game.tables.names:
        return page(request, "missing.html", {}, 404)
    sent = parse_qsl((await request.body()).decode("utf-8", "replace"), keep_blank_values=True)
    fields = dict(sent)
    written = fields.get("text", "").replace("\r\n", "\n")
    typed: list[list[str]] | None = None
    if fields.get("do") == "cells":
        typed = cells.as_typed(game.tables.printed(name), sent)
        written = cells.as_toml(game, game.tables.printed(name), sent)
    try:
        if fields.get("do") == "remove":
            service.editing(request).remove(game, name)
        else:
            service.editing(request).write(game, name, written)
    except JactaError as error:
        return _page(request, service, game, name, written=written, typed=typed, wrong=error)
    return RedirectResponse(f"/games/{game.id}/tables/{name}?done=1", 303)


def _page(
    request: Request,
    service: Service,
    game: Game,
    name: str,
    *,
    written: str = "",
    typed: list[list[str]] | None = None,
    wrong: JactaError | None = None,
) -> HTMLResponse:
    """The table, with what was entered if that does not fit."""
    table, broken = game.tables.printed(name), ""
    try:
        table = game.tables.table(name)
    except JactaError as error:  # a file of the user's that does not fit
        broken = str(error.message)
    text = written or _own_text(game, name) or game.tables.text(name)
    users = [one for one in game.procedures if _uses(one, name)]
    boxes = cells.cells_of(game, table) if table.axis else None
    boxes = boxes._replace(rows=typed) if boxes and typed else boxes
    slot = table.slot.told(game.id, name) if table.slot else None
    context = {"game": game, "table": table, "slot": slot, "cells": boxes, "text": text}
    context |= {
        "wrong": str(wrong.message) if wrong else broken,
        "users": users,
        "file": str(game.tables.own_file(name)),
        "spare": SPARE_ROWS,
    }
    context |= {"done": "done" in request.query_params and not wrong, "writable": service.may_edit(request)}
    return page(request, "table.html", context, 403 if isinstance(wrong, ReadOnly) else 200)


def _own_text(game: Game, name: str) -> str:
    path = game.tables.own_file(name)
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _uses(procedure: Any, name: str) -> bool:
    try:
        return any(name in procedure.tables_used(procedure.validate(example)) for example in procedure.examples)
    except JactaError:
        return False
