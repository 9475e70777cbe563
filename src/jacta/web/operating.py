"""For whoever runs the server: whether it is healthy, and how much it does."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

from fastapi import Request
from fastapi.responses import PlainTextResponse

from jacta.errors import JactaError
from jacta.hosting import UnknownLink
from jacta.text import Message
from jacta.web.errors import NotThere
from jacta.web.limits import Watch
from jacta.web.problems import Json
from jacta.web.request_log import BOUNDS
from jacta.web.routes import page_router
from jacta.web.service import Service, Serving
from jacta.web.visitors import is_at_this_computer

router = page_router()
PATIENCE = 3.0  # seconds that a part of the server has to show that it is healthy
NOBODY = "-" * 32  # a link that no game has


@router.get("/health")
async def health(service: Serving) -> Json:
    """Whether readings and games are answered: 200, or 503 if readings are not. A proxy may ask every second."""
    readings, games = await asyncio.gather(
        _is_well(service.readings.run(_nothing)), _is_well(service.games.run(lambda _: _looked(service)))
    )
    return Json({"readings": readings, "tables": games}, 200 if readings else 503, {"Cache-Control": "no-store"})


@router.get("/metrics")
async def metrics(request: Request, service: Serving) -> PlainTextResponse:
    """Figures in Prometheus format, for requests from this computer."""
    if not is_at_this_computer(request):
        raise NotThere(Message("web-not-found"))
    return PlainTextResponse("\n".join(_figures(service)) + "\n", headers={"Cache-Control": "no-store"})


def _nothing(watch: Watch) -> None:
    """An empty reading, to see whether readings are done."""


def _looked(service: Service) -> None:
    try:
        service.host.revision(NOBODY)
    except UnknownLink:
        return


async def _is_well(answer: Any) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await answer
    except (JactaError, TimeoutError):
        return False
    return True


def _figures(service: Service) -> Iterator[str]:
    counts = service.request_counts
    yield "# TYPE jacta_requests_total counter"
    for (method, route, status), number in sorted(counts.answers.items()):
        yield f'jacta_requests_total{{method="{method}",route="{route}",status="{status}"}} {number}'
    yield "# TYPE jacta_request_seconds histogram"
    reached = 0
    for bound in (*BOUNDS, float("inf")):
        reached += counts.seconds[bound]
        yield f'jacta_request_seconds_bucket{{le="{"+Inf" if bound == float("inf") else bound}"}} {reached}'
    yield f"jacta_request_seconds_sum {counts.total:.6f}"
    yield f"jacta_request_seconds_count {reached}"
    readings = {service.readings, service.long_readings}
    gauges = {
        "jacta_readings_under_way": sum(one.busy for one in readings),
        "jacta_readings_waiting": sum(one.waiting for one in readings),
        "jacta_tables_under_way": service.games.busy,
        "jacta_tables_waiting": service.games.waiting,
        "jacta_computers_thinking": service.players.busy,
        "jacta_computers_waiting": service.players.waiting,
        "jacta_simulations": len(service.jobs.running),
        "jacta_pages_following": service.live.open_pages + service.live_chronicles.open_pages,
    }
    for name, number in gauges.items():
        yield f"# TYPE {name} gauge"
        yield f"{name} {number}"
    yield "# TYPE jacta_interruptions_total counter"
    interrupted = (workers.interrupted for workers in (*readings, service.games, service.thinkers, service.players))
    yield f"jacta_interruptions_total {sum(interrupted)}"
