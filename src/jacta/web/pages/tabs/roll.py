"""Roll: what happens, all at once."""

from __future__ import annotations

import secrets
from typing import Any

from fastapi import Request

from jacta import telling
from jacta.web.pages.desk import Desk
from jacta.web.pages.story import lines
from jacta.web.service import Service


async def view(request: Request, service: Service, desk: Desk) -> dict[str, Any]:
    procedure, given = service.asked(desk.procedure.id, desk.given)
    notices = procedure.rules(given).notices()
    if "_roll" not in desk.extra and "_seed" not in desk.extra:
        return {"desk": desk, "rolled": None, "notices": notices}
    seed = desk.extra.get("_seed", "")
    if "_roll" in desk.extra or not seed:
        seed = secrets.token_hex(5)
    desk = desk._replace(extra={"_seed": seed})
    found = await service.roll(procedure.id, desk.given, seed=seed, client=request)
    shown = {"rolled": telling.outcome(procedure.game.id, found.outcome), "lines": list(lines(found.transcript))}
    return {"desk": desk, "notices": notices, "picture": procedure.drawn(found.outcome, given, svg=True), **shown}
