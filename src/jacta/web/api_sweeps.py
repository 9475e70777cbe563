"""`need`, `vary` and `sensitivity` over HTTP: what the exact odds say from one input to the next."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request

from jacta.analysis.need import need as find_need
from jacta.analysis.sensitivity import sensitivity as find_sensitivity
from jacta.analysis.vary import vary as sweep
from jacta.errors import InputError
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import find_procedure
from jacta.telling import understanding
from jacta.text import Message
from jacta.web import asking, schemas
from jacta.web.problems import Json
from jacta.web.service import Service, Serving

router = APIRouter(tags=["readings"])

By = Annotated[
    list[str] | None,
    Query(description="The key that varies, `units`, or with its values: `units=4..24`, `units=4,8,12`. One or two."),
]
AtLeast = Annotated[str | None, Query(description="What is enough: `70%`, `0.7`, `7/10`; any number for a mean.")]


@router.get("/{id}/need", responses={200: {"model": schemas.NeedShape}})
@router.post("/{id}/need", responses={200: {"model": schemas.NeedShape}})
async def need(
    id: asking.Id,
    given: asking.Given,
    policy: asking.Policy,
    service: Serving,
    request: Request,
    by: By = None,
    at_least: AtLeast = None,
    aim: asking.AimOf = None,
) -> Json:
    """How many do I need? The smallest value of a key with which an aim is worth enough, with its neighbours."""
    procedure = _fresh(service, id)
    if at_least is None:
        raise InputError("at_least", Message("error-missing"))
    keys, wanted = _keys(procedure, by), at_least
    found = await service.run(
        lambda watch: find_need(procedure, given, by=keys, at_least=wanted, aim=aim, policy=policy, watch=watch),
        request,
    )
    return Json(found.to_json())


@router.get("/{id}/vary", responses={200: {"model": schemas.SweepShape}})
@router.post("/{id}/vary", responses={200: {"model": schemas.SweepShape}})
async def vary(
    id: asking.Id,
    given: asking.Given,
    policy: asking.Policy,
    service: Serving,
    request: Request,
    by: By = None,
    aim: asking.AimOf = None,
) -> Json:
    """How do the odds move? A chance or a mean over the values of one key, or of two."""
    procedure = _fresh(service, id)
    keys = _keys(procedure, by)
    found = await service.run(
        lambda watch: sweep(procedure, given, by=keys, aim=aim, policy=policy, watch=watch), request
    )
    return Json(found.to_json())


@router.get("/{id}/sensitivity", responses={200: {"model": schemas.SensitivityShape}})
@router.post("/{id}/sensitivity", responses={200: {"model": schemas.SensitivityShape}})
async def sensitivity(
    id: asking.Id,
    given: asking.Given,
    policy: asking.Policy,
    service: Serving,
    request: Request,
    aim: asking.AimOf = None,
) -> Json:
    """What helps most? What one more of each input is worth here, the most telling first."""
    procedure = _fresh(service, id)
    found = await service.run(
        lambda watch: find_sensitivity(procedure, given, aim=aim, policy=policy, watch=watch), request
    )
    return Json(found.to_json())


def _fresh(service: Service, id: str) -> Procedure:
    """The procedure, with the tables as they are in the user's folder now."""
    procedure = find_procedure(id)
    service.fresh(procedure.game)
    return procedure


def _keys(procedure: Procedure, by: list[str] | None) -> dict[str, object]:
    if not by:
        raise InputError("by", Message("error-missing"))
    return understanding.varied(procedure, by)
