"""`need`, `vary` and `sensitivity` over HTTP: how the exact odds change from one input to the next."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import Query, Request, Response

from jacta.web import answers, asking, schemas
from jacta.web.answers import sent
from jacta.web.routes import api_router
from jacta.web.service import Serving

router = api_router(tags=["readings"])

By = Annotated[
    list[str] | None,
    Query(description="The key that varies, `units`, or with its values: `units=4..24`, `units=4,8,12`. One or two."),
]
AtLeast = Annotated[str | None, Query(description="What is enough: `70%`, `0.7`, `7/10`; any number for a mean.")]


@router.get("/{id}/need", responses={200: {"model": schemas.NeedShape}})
@router.post("/{id}/need", responses={200: {"model": schemas.NeedShape}})
async def need(
    asked: asking.Asked,
    policy: asking.Policy,
    service: Serving,
    request: Request,
    by: By = None,
    at_least: AtLeast = None,
    aim: asking.AimOf = None,
) -> Response:
    """How many do I need? The smallest value of a key for which an aim is worth enough, with its neighbours."""
    return sent(await service.read(partial(answers.need, asked, policy, by, at_least, aim), request))


@router.get("/{id}/vary", responses={200: {"model": schemas.SweepShape}})
@router.post("/{id}/vary", responses={200: {"model": schemas.SweepShape}})
async def vary(
    asked: asking.Asked,
    policy: asking.Policy,
    service: Serving,
    request: Request,
    by: By = None,
    aim: asking.AimOf = None,
) -> Response:
    """How do the odds change? A chance or a mean over the values of one key, or of two."""
    return sent(await service.read(partial(answers.vary, asked, policy, by, aim), request))


@router.get("/{id}/sensitivity", responses={200: {"model": schemas.SensitivityShape}})
@router.post("/{id}/sensitivity", responses={200: {"model": schemas.SensitivityShape}})
async def sensitivity(
    asked: asking.Asked, policy: asking.Policy, service: Serving, request: Request, aim: asking.AimOf = None
) -> Response:
    """What helps most? What one more of each input is worth here, the largest effect first."""
    return sent(await service.read(partial(answers.sensitivity, asked, policy, aim), request))
