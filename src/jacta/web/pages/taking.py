"""Takes a procedure's input from the present state of a game under way, instead of having it typed."""

from __future__ import annotations

from functools import partial
from typing import Any

from fastapi import Request, Response
from fastapi.responses import RedirectResponse

from jacta.errors import InputError, JactaError
from jacta.kernel.play.session import Session
from jacta.kernel.rule.procedure import Procedure
from jacta.text import Message
from jacta.typed import read_json
from jacta.web.limits import Watch
from jacta.web.pages import procedures
from jacta.web.pages.procedures import Written
from jacta.web.pages.rendering import Reader, page, reader_of, response
from jacta.web.pages.workbench import TABS, Sent, find, sent_by, workbench_of
from jacta.web.routes import page_router
from jacta.web.service import Serving

router = page_router()


@router.post("/games/{game}/{name}/{tab}/taken")
async def taken(request: Request, service: Serving, game: str, name: str, tab: str) -> Response:
    """The workbench with what a game provides for it; if that is nothing, the page says so."""
    if find(game, name) is None or tab not in TABS:
        return page(request, "missing.html", {}, 404)
    found = await service.read(partial(filled, reader_of(request), await sent_by(request), game, name, tab), request)
    return RedirectResponse(found, 303) if isinstance(found, str) else response(request, found.html)


def filled(reader: Reader, sent: Sent, game: str, name: str, tab: str, watch: Watch) -> str | Written:
    """The address of the workbench with what was entered and what the game provides, or the page that says why not."""
    procedure = find(game, name)
    assert procedure is not None
    workbench = workbench_of(sent.entries(watch.limits), procedure, tab)
    try:
        found = from_game(procedure, workbench.extra.get("_game", ""))
    except JactaError as error:
        return procedures.written(reader, workbench, procedures.refused(workbench, error))
    return workbench.with_given({**workbench.given, **found}).at()


def from_game(procedure: Procedure, written: str) -> dict[str, Any]:
    """What a saved game provides for the input of a procedure of its game, with the readings that it is played by."""
    game = procedure.game
    try:
        saved = read_json(written)
        known = isinstance(saved, dict) and str(saved.get("procedure")).partition(".")[0] == game.id
    except ValueError:
        known = False
    if not known:
        raise InputError("_game", Message("error-no-game-of", id=game.id))
    session = Session.resume(saved)
    table = session.on_the_table()
    places = [session.outcome, table.state if table else None]
    keys = {field for model in procedure.models for field in model.model_fields}
    found = {
        key: value
        for key, take in game.taken.items()
        if key in keys and (value := next(filter(None, map(take, places)), None)) is not None
    }
    if not found:
        raise InputError("_game", Message("error-nothing-taken"))
    stated = saved["given"].get("options", {})
    readings = {name: value for name, value in stated.items() if name in procedure.accepted}
    return found | ({"options": readings} if readings else {})
