"""The HTTP API: the five readings under the names they have everywhere."""

from __future__ import annotations

from functools import partial

from fastapi import Request, Response

from jacta.kernel.rule.registry import find_game, find_procedure, games
from jacta.kernel.rule.registry import procedures as registered
from jacta.telling import catalogue, finding, tracked
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
from jacta.web.routes import api_router
from jacta.web.service import Serving

router = api_router()


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


@router.get("/games/{id}/pieces", tags=["contents"], responses={200: {"model": list[schemas.TrackedShape]}})
async def pieces(game: asking.OfGame) -> Json:
    """What the players of a game keep track of: the kinds of pieces, and the trackers of its document."""
    return Json([tracked.told(game, one) for one in game.tracked.values()])


@router.get("/procedures", tags=["contents"], responses={200: {"model": list[schemas.ProcedureRow]}})
async def procedures(game: str | None = None, q: asking.Sought = "") -> Json:
    """Every procedure, by game and in printed order; with `q` those that its words find, the likeliest first."""
    found = games().values() if game is None else (await asking.game_of(game),)
    if q.strip():
        among = tuple(member for one in found for member in one.procedures)
        return Json([catalogue.row(member) for member in finding.search(q, among).procedures])
    return Json([row for one in found for row in catalogue.procedures(one)])


for part in (api_tables, api_jobs, api_play, api_seats, api_sweeps, api_chronicles):
    router.routes.extend(part.router.routes)


@router.get("/{id}", tags=["contents"], responses={200: {"model": schemas.ProcedureShape | schemas.TrackedShape}})
async def procedure(id: asking.Id) -> Json:
    """Everything about one procedure: the schema of its input, its readings, examples; or about a kind of piece."""
    game, _, name = id.partition(".")
    found = find_game(game)
    if found and name in found.tracked and id not in registered():
        return Json(tracked.told(found, found.tracked[name]))
    return Json(catalogue.procedure(find_procedure(id)))


# --- The readings


@router.get("/{id}/odds", tags=["readings"], responses={200: {"model": schemas.AnsweredOdds}, 304: {}})
@router.post("/{id}/odds", tags=["readings"], responses={200: {"model": schemas.AnsweredOdds}})
async def odds(
    asked: asking.Asked, policy: asking.Policy, service: Serving, request: Request, key: asking.Keys = None
) -> Response:
    """What can happen? The exact odds of the outcome, most probable first, and how decisions are answered in them."""
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

    Where exact values are out of reach, `search` asks for a search over that many positions instead: means over
    playouts with their standard errors, marked `"exact": false`.
    """
    return sent(await service.read(partial(answers.best, asked, policy, who, aim, search), request))


@router.get("/{id}/readings", tags=["readings"], responses={200: {"model": schemas.EffectsShape}, 304: {}})
@router.post("/{id}/readings", tags=["readings"], responses={200: {"model": schemas.EffectsShape}})
async def effects(asked: asking.Asked, policy: asking.Policy, service: Serving, request: Request) -> Response:
    """What would another reading of the rules change in these odds? The largest effect first."""
    return sent(await service.read(partial(answers.effects, asked, policy), request))


@router.get("/{id}/roll", tags=["readings"], responses={200: {"model": schemas.RolledShape}})
@router.post("/{id}/roll", tags=["readings"], responses={200: {"model": schemas.RolledShape}})
async def roll(
    asked: asking.Asked, policy: asking.Policy, service: Serving, request: Request, seed: asking.Seed = None
) -> Response:
    """What happens? One run, with a transcript that cites the passage of every step."""
    return sent(await service.read(partial(answers.roll, asked, policy, seed), request))
