"""Odds: what can happen."""

from __future__ import annotations

from typing import Any

from fastapi import Request

from jacta.distribution import Odds, Sample
from jacta.errors import JactaError
from jacta.kernel.odds import odds as exact_odds
from jacta.text import Message
from jacta.web.errors import Gone
from jacta.web.limits import Watch
from jacta.web.pages.desk import Desk
from jacta.web.pages.figures import MOST_ROWS, Figures, figures
from jacta.web.service import Service

ALL_ROWS = 2_000
SEED = 1  # the same address shows the same figures


async def view(request: Request, service: Service, desk: Desk) -> dict[str, Any]:
    procedure, given = service.asked(desk.procedure.id, desk.given)
    rows = ALL_ROWS if desk.extra.get("_rows") == "all" else MOST_ROWS
    runs = desk.extra.get("_runs", "")
    if runs.isdecimal() or procedure.sampled:
        sample = await _simulated(request, service, desk, int(runs) if runs.isdecimal() else procedure.sampled)
        shown = figures(procedure, desk.form, sample, rows)
        picture = await service.run(lambda _: procedure.picture(given), request)
        return {"desk": desk, "figures": shown, "sample": sample, "picture": picture} | _noted(sample)

    def work(watch: Watch) -> tuple[Figures, Any, str | None]:
        found = exact_odds(procedure, given, None, watch)
        return figures(procedure, desk.form, found, rows), found, procedure.picture(given)

    shown, found, picture = await service.run(work, request)
    return {"desk": desk, "figures": shown, "sample": None, "picture": picture} | _noted(found)


def _noted(odds: Odds[Any]) -> dict[str, Any]:
    return {"notices": odds.notices}


async def _simulated(request: Request, service: Service, desk: Desk, runs: int) -> Sample[Any]:
    """Where exactness is out of reach: many runs, stopped when nobody waits for them."""
    job = service.simulate(desk.procedure.id, desk.given, runs=runs, seed=SEED)
    async for _ in job.changes(silence=0.5):
        if await request.is_disconnected():
            job.cancel()
            raise Gone(Message("error-gone"))
    if job.result is None:
        raise job.error or JactaError(Message("error-gone"))
    return job.result
