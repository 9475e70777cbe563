"""Odds: what can happen."""

from __future__ import annotations

from typing import Any

from fastapi import Request

from jacta.kernel import solving
from jacta.web.limits import Watch
from jacta.web.pages.desk import Desk
from jacta.web.pages.figures import MOST_ROWS, Figures, figures
from jacta.web.service import Service

ALL_ROWS = 2_000


async def view(request: Request, service: Service, desk: Desk) -> dict[str, Any]:
    procedure, given = service.asked(desk.procedure.id, desk.given)
    rows = ALL_ROWS if desk.extra.get("_rows") == "all" else MOST_ROWS

    def work(watch: Watch) -> tuple[Figures, Any]:
        found = solving.odds(procedure, given, None, watch)
        return figures(procedure, desk.form, found, rows), found.notices

    shown, notices = await service.run(work, request)
    return {"desk": desk, "figures": shown, "notices": notices}
