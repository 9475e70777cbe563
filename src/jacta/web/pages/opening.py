"""Opens a saved game for what is on the workbench."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from fastapi import Request, Response
from fastapi.responses import RedirectResponse

from jacta.errors import JactaError
from jacta.hosting import Links
from jacta.kernel.rule.procedure import Procedure
from jacta.web.errors import BodyTooLarge, Gone
from jacta.web.limits import Watch
from jacta.web.pages import procedures
from jacta.web.pages.rendering import page, reader_of, response
from jacta.web.pages.seating import computers, names
from jacta.web.pages.tabs import play
from jacta.web.pages.workbench import find, sent_by, workbench_of
from jacta.web.routes import page_router
from jacta.web.service import Serving

router = page_router()


@router.post("/games/{game}/{name}/tables")
async def open_game(request: Request, service: Serving, game: str, name: str) -> Response:
    """Open a saved game for what is on the workbench; what cannot be played is reported there."""
    procedure = find(game, name)
    if procedure is None:
        return page(request, "missing.html", {}, 404)
    reader, came = reader_of(request), await sent_by(request)

    def opening(watch: Watch, failed: JactaError | None = None) -> str | Links:
        workbench = workbench_of(came.entries(watch.limits), procedure, "play")
        sent, begins = workbench.extra, False
        try:
            _, given = service.asked(procedure.id, workbench.given)
            begins = True
            if failed is not None:
                raise failed
            return service.host.open_game(
                procedure.id,
                without_known_secrets(procedure, workbench.given),
                dice=sent.get("_dice", "system"),
                computers=computers(sent),
                names=names(sent),
                together="_together" in sent and sent.get("_dice", "system") == "system",
                watch=watch,
            )
        except JactaError as error:
            said = {"wrong": str(error.message)}
            shown = play.beginning(workbench, given) | said if begins else procedures.refused(workbench, error)
            return procedures.written(reader, workbench, shown).html

    try:
        opened = await service.run(opening, request, opens=True)
    except (BodyTooLarge, Gone):
        raise
    except JactaError as error:  # too many, or too much else to do: the form is shown again with the reason
        opened = await service.run(partial(opening, failed=error), request)
    if isinstance(opened, str):
        return response(request, opened)
    return RedirectResponse(f"/tables/{opened.owner}", 303)


def without_known_secrets(procedure: Procedure, given: Mapping[str, Any]) -> dict[str, Any]:
    """The input without secrets that come from an example: a seed prefilled in the form hides a map from nobody."""
    known = [example.items() for example in procedure.examples]
    return {
        key: value
        for key, value in given.items()
        if key not in procedure.secrets or not any((key, value) in items for items in known)
    }
