"""The HTTP API: the five readings under the names they have everywhere."""

from __future__ import annotations

from functools import partial
from typing import Any

from fastapi import APIRouter, Request, Response

from jacta.kernel.rule.registry import find_procedure, games
from jacta.telling import catalogue
from jacta.web import (
    answers,
    api_chronicles,
    api_jobs,
    api_play,
    api_seats,
    api_sweeps,
    api_tables,
    asking,
    schemas,
)
from jacta.web.answers import sent
from jacta.web.problems import Json
from jacta.web.service import Serving

PROBLEM = {"content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}}
ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"description": description, **PROBLEM}
    for status, description in {
        403: "Asked for by another site; or what a link does not allow.",
        404: "No such thing; the detail names the nearest.",
        409: "A table that the document does not print is missing: `slot`, `book`, `page`. Or a game went on: `asked`.",
        408: "The request did not come in time.",
        413: "The request is too large, or holds too many values.",
        421: "The server does not answer to this name.",
        422: "Input that the rules refuse: `key` is the dotted key; or more states than the server explores.",
        429: "Too many requests from one address: `Retry-After` says when there may be more.",
        503: "Too long or too busy.",
    }.items()
}

router = APIRouter(prefix="/api/v1", responses=ERRORS)


# --- What there is


@router.get("/games", tags=["contents"], responses={200: {"model": list[schemas.GameShape]}})
async def all_games() -> Json:
    """Every installed game."""
    return Json([catalogue.game(game) for game in games().values()])


@router.get("/games/{id}", tags=["contents"], responses={200: {"model": schemas.GameShape}})
async def one_game(game: asking.OfGame) -> Json:
    """One game."""
    return Json(catalogue.game(game))


@router.get("/games/{id}/readings", tags=["contents"], responses={200: {"model": list[schemas.ReadingShape]}})
async def readings(game: asking.OfGame) -> Json:
    """The rulings on a game's ambiguous rules, each with the readings to choose from."""
    return Json(catalogue.readings(game))


@router.get("/procedures", tags=["contents"], responses={200: {"model": list[schemas.ProcedureRow]}})
async def procedures(game: str | None = None) -> Json:
    """Every procedure, by game and in printed order."""
    found = games().values() if game is None else (await asking.game_of(game),)
    return Json([row for one in found for row in catalogue.procedures(one)])


router.include_router(api_tables.router)
router.include_router(api_jobs.router)
router.include_router(api_play.router)
router.include_router(api_seats.router)
router.include_router(api_sweeps.router)
router.include_router(api_chronicles.router)


@router.get("/{id}", tags=["contents"], responses={200: {"model": schemas.ProcedureShape}})
async def procedure(id: asking.Id) -> Json:
    """Everything about one procedure: the schema of its input, its readings, examples."""
    return Json(catalogue.procedure(find_procedure(id)))


# --- The readings


@router.get("/{id}/odds", tags=["readings"], responses={200: {"model": schemas.OddsShape}, 304: {}})
@router.post("/{id}/odds", tags=["readings"], responses={200: {"model": schemas.OddsShape}})
async def odds(
    asked: asking.Asked, policy: asking.Policy, service: Serving, request: Request, key: asking.Keys = None
) -> Response:
    """What can happen? The exact odds of the outcome, most probable first."""
    return sent(await service.read(partial(answers.odds, asked, policy, key or ()), request))


@router.get(
    "/{id}/best", tags=["readings"], responses={200: {"model": schemas.BestShape | schemas.SearchedShape}, 304: {}}
)
@router.post("/{id}/best", tags=["readings"], responses={200: {"model": schemas.BestShape | schemas.SearchedShape}})
async def best(
    asked: asking.Asked,
    policy: asking.Policy,
    service: Serving,
    request: Request,
    who: asking.Who = None,
    aim: asking.AimOf = None,
    search: asking.Search = None,
) -> Response:
    """What should I do? The best choice at every decision, for an aim; opponents may follow a policy.

    Where exact values are out of reach, `search` asks for what a search over so many positions tells: means over
    playouts with their standard errors, marked `"exact": false`.
    """
    return sent(await service.read(partial(answers.best, asked, policy, who, aim, search), request))


@router.get("/{id}/readings", tags=["readings"], responses={200: {"model": schemas.EffectsShape}, 304: {}})
@router.post("/{id}/readings", tags=["readings"], responses={200: {"model": schemas.EffectsShape}})
async def effects(asked: asking.Asked, policy: asking.Policy, service: Serving, request: Request) -> Response:
    """What would another reading of the rules change in these odds? The most telling first."""
    return sent(await service.read(partial(answers.effects, asked, policy), request))


@router.get("/{id}/roll", tags=["readings"], responses={200: {"model": schemas.RolledShape}})
@router.post("/{id}/roll", tags=["readings"], responses={200: {"model": schemas.RolledShape}})
async def roll(
    asked: asking.Asked, policy: asking.Policy, service: Serving, request: Request, seed: asking.Seed = None
) -> Response:
    """What happens? One run, with a transcript that cites the passage of every step."""
    return sent(await service.read(partial(answers.roll, asked, policy, seed), request))
