"""A game's tables over HTTP: as they are in force, and the user's own in their place."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Path, Request, Response

from jacta.errors import InputError
from jacta.kernel.rule.game import Game
from jacta.tables import Table
from jacta.telling import catalogue
from jacta.text import Message
from jacta.web import asking, schemas
from jacta.web.errors import NotThere
from jacta.web.problems import Json
from jacta.web.routes import api_router
from jacta.web.service import Serving

router = api_router("/games/{id}/tables", tags=["tables"])
TOML: dict[str, Any] = {
    "requestBody": {"required": True, "content": {"application/toml": {"schema": {"type": "string"}}}}
}


async def name_of(game: asking.OfGame, name: Annotated[str, Path(description="A table.")]) -> str:
    if name not in game.tables.names:
        known = ", ".join(game.tables.names)
        raise NotThere(Message("error-unknown-table", table=f"{game.id}.{name}", known=known))
    return name


Name = Annotated[str, Depends(name_of)]


@router.get("", responses={200: {"model": list[schemas.TableRow]}})
async def tables(game: asking.OfGame, service: Serving) -> Json:
    """Every table with where its figures come from."""
    service.fresh(game)
    return Json([catalogue.table(game, game.tables.table(name)) for name in game.tables.names])


@router.get("/{name}", responses={200: {"model": schemas.TableShape}})
async def table(game: asking.OfGame, name: Name, service: Serving) -> Json:
    """One table as it is in force."""
    service.fresh(game)
    return shown(game, game.tables.table(name))


@router.put("/{name}", responses={200: {"model": schemas.TableShape}}, openapi_extra=TOML)
async def put(game: asking.OfGame, name: Name, request: Request, service: Serving) -> Json:
    """Put your own table in force: fill an empty slot, or play by a house rule. The body is a TOML file."""
    try:
        written = (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise InputError("", Message("error-not-toml", reason=str(error))) from None
    return shown(game, service.editing(request).write(game, name, written))


@router.delete("/{name}", status_code=204, response_class=Response)
async def delete(game: asking.OfGame, name: Name, request: Request, service: Serving) -> Response:
    """Remove your own table: the printed one is in force again."""
    service.editing(request).remove(game, name)
    return Response(status_code=204)


def shown(game: Game, table: Table) -> Json:
    return Json({**catalogue.table_content(game, table), "text": game.tables.text_behind(table)})
