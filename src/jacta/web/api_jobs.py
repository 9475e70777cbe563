"""Simulations over HTTP: start one, follow it, fetch it, cancel it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated

from fastapi import Query, Request, Response
from starlette.responses import StreamingResponse

from jacta.telling import understanding
from jacta.web import answers, asking, schemas
from jacta.web.jobs import Job
from jacta.web.problems import Json
from jacta.web.routes import api_router
from jacta.web.service import Serving
from jacta.web.visitors import asker_of

BREATH = 0.1  # seconds between two events: a progress bar need not move faster

router = api_router(tags=["simulate"])
Runs = Annotated[int, Query(description="How many tries.")]


@router.post("/{id}/simulate", status_code=202, responses={202: {"model": schemas.JobShape}})
async def simulate(
    asked: asking.Asked,
    policy: asking.Policy,
    service: Serving,
    request: Request,
    runs: Runs = 10_000,
    seed: asking.Seed = None,
) -> Json:
    """What do many tries show? Starts a job; its address is in `Location`."""
    checked = await service.read(partial(answers.checked, asked), request)
    stated = understanding.policy(checked.procedure, policy, "policy")
    job = service.jobs.start(checked, runs=runs, seed=seed, policy=stated, asker=asker_of(request))
    return Json(job.to_json(), 202, {"Location": f"/api/v1/jobs/{job.id}", "Cache-Control": "no-store"})


@router.get("/jobs/{job}", responses={200: {"model": schemas.JobShape}})
async def status(job: str, service: Serving) -> Json:
    """Where the job stands; with its `result` once it is done."""
    return Json(service.jobs.find(job).to_json(), headers={"Cache-Control": "no-store"})


@router.get(
    "/jobs/{job}/events", response_class=StreamingResponse, responses={200: {"content": {"text/event-stream": {}}}}
)
async def events(job: str, service: Serving) -> StreamingResponse:
    """The job's progress as server-sent events: `progress` with each step, `here` where that takes long, in the end one
    named after how it ended.
    """
    found = service.jobs.find(job)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(stream(found), media_type="text/event-stream", headers=headers)


async def stream(job: Job) -> AsyncIterator[str]:
    async for news in job.changes():
        name = ("progress" if job.status == "running" else job.status) if news else "here"
        yield f"event: {name}\ndata: {json.dumps(job.to_json())}\n\n"
        await asyncio.sleep(BREATH)


@router.delete("/jobs/{job}", status_code=204, response_class=Response)
async def cancel(job: str, service: Serving) -> Response:
    """Cancel the job."""
    service.jobs.find(job).cancel()
    return Response(status_code=204)
