"""The HTTP API: the five readings under the names they have everywhere."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from fastapi import APIRouter, Request, Response

from jacta import telling
from jacta.distribution import Odds
from jacta.kernel.roll import Rolled
from jacta.kernel.rule.inputs import written
from jacta.kernel.rule.registry import find_procedure, games
from jacta.telling import catalogue
from jacta.text import Message
from jacta.web import api_chronicles, api_jobs, api_play, api_tables, asking, schemas
from jacta.web.errors import TooLarge
from jacta.web.etags import CACHING, etag, matches
from jacta.web.problems import Json, as_bytes
from jacta.web.service import Serving

PROBLEM = {"content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}}
ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"description": description, **PROBLEM}
    for status, description in {
        403: "Asked for by another site; or what a link does not allow.",
        404: "No such thing; the detail names the nearest.",
        409: "A table that the document does not print is missing: `slot`, `book`, `page`. Or a game went on: `asked`.",
        413: "The request is too large.",
        422: "Input that the rules refuse: `key` is the dotted key; or more states than the server explores.",
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
    found = games().values() if game is None else (asking.game_of(game),)
    return Json([row for one in found for row in catalogue.procedures(one)])


router.include_router(api_tables.router)
router.include_router(api_jobs.router)
router.include_router(api_play.router)
router.include_router(api_chronicles.router)


@router.get("/{id}", tags=["contents"], responses={200: {"model": schemas.ProcedureShape}})
async def procedure(id: asking.Id) -> Json:
    """Everything about one procedure: the schema of its input, its readings, examples."""
    return Json(catalogue.procedure(find_procedure(id)))


# --- The readings


@router.get("/{id}/odds", tags=["readings"], responses={200: {"model": schemas.OddsShape}, 304: {}})
@router.post("/{id}/odds", tags=["readings"], responses={200: {"model": schemas.OddsShape}})
async def odds(
    id: asking.Id,
    given: asking.Given,
    policy: asking.Policy,
    service: Serving,
    request: Request,
    key: asking.Keys = None,
) -> Response:
    """What can happen? The exact odds of the outcome, most probable first."""

    async def answer() -> Answer:
        found = await service.odds(id, given, policy=policy, client=request)
        return lambda: listed(service, found.marginal(*key) if key else found).to_json()

    return await exact(request, service, id, given, answer)


@router.get("/{id}/best", tags=["readings"], responses={200: {"model": schemas.BestShape}, 304: {}})
@router.post("/{id}/best", tags=["readings"], responses={200: {"model": schemas.BestShape}})
async def best(
    id: asking.Id,
    given: asking.Given,
    policy: asking.Policy,
    service: Serving,
    request: Request,
    who: asking.Who = None,
    aim: asking.AimOf = None,
) -> Response:
    """What should I do? The best choice at every decision, for an aim; opponents may follow a policy."""

    async def answer() -> Answer:
        return (await service.best(id, given, who=who, aim=aim, policy=policy, client=request)).to_json

    return await exact(request, service, id, given, answer)


@router.get("/{id}/readings", tags=["readings"], responses={200: {"model": schemas.EffectsShape}, 304: {}})
@router.post("/{id}/readings", tags=["readings"], responses={200: {"model": schemas.EffectsShape}})
async def effects(
    id: asking.Id, given: asking.Given, policy: asking.Policy, service: Serving, request: Request
) -> Response:
    """What would another reading of the rules change in these odds? The most telling first."""

    async def answer() -> Answer:
        found = await service.effects(id, given, policy=policy, client=request)
        _, typed = service.asked(id, given)
        return lambda: {"procedure": id, "given": written(typed), "effects": [one.to_json() for one in found]}

    return await exact(request, service, id, given, answer)


@router.get("/{id}/roll", tags=["readings"], responses={200: {"model": schemas.RolledShape}})
@router.post("/{id}/roll", tags=["readings"], responses={200: {"model": schemas.RolledShape}})
async def roll(
    id: asking.Id,
    given: asking.Given,
    policy: asking.Policy,
    service: Serving,
    request: Request,
    seed: asking.Seed = None,
) -> Json:
    """What happens? One run, with a transcript that cites the passage of every step."""
    found = await service.roll(id, given, policy=policy, seed=seed, client=request)
    return Json(told(found), headers={"Cache-Control": "no-store"})


def told(rolled: Rolled) -> dict[str, Any]:
    """A run as JSON, every line of its transcript also in words."""
    data = rolled.to_json()
    for line, entry in zip(data["transcript"], rolled.transcript, strict=True):
        line["text"] = telling.entry(entry).text
    return data


# --- Exact answers


Answer: TypeAlias = Callable[[], dict[str, Any]]
"""Writes an answer down, which may take a while too."""


async def exact(
    request: Request,
    service: Serving,
    id: str,
    given: dict[str, Any],
    answer: Callable[[], Awaitable[Answer]],
) -> Response:
    """An answer that stays the same as long as rules and tables do: a reader who has it is told so."""
    procedure, typed = service.asked(id, given)
    asked = [(key, value) for key, value in request.query_params.multi_items() if key in asking.RESERVED - {"given"}]
    mark = etag(procedure.game, request.url.path, written(typed), sorted(asked))
    headers = {"ETag": mark, "Cache-Control": CACHING}
    if request.method == "GET" and matches(request.headers.get("if-none-match"), mark):
        return Response(status_code=304, headers=headers)
    found = await answer()
    return Json(await service.run(lambda _: as_bytes(found()), request), headers=headers)


def listed(service: Serving, found: Odds[Any]) -> Odds[Any]:
    """The odds, where they can be listed."""
    if len(found) > service.limits.outcomes:
        raise TooLarge(Message("error-too-many-outcomes", outcomes=len(found), limit=service.limits.outcomes))
    return found
