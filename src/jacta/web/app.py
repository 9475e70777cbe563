"""The web application: the API and the pages over one service."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path

from fastapi import FastAPI
from fastapi.staticfiles import StaticFiles

from jacta.web import api, openapi, operating, pages, problems
from jacta.web.asgi import RequestContext
from jacta.web.limits import Limits
from jacta.web.service import Service
from jacta.web.visitors import Hosts

STATIC = Path(__file__).with_name("static")


def create_app(
    limits: Limits | None = None,
    *,
    database: str | None = None,
    edit_tables: bool = False,
    hosts: Collection[str] | None = None,
    address: str | None = None,
) -> FastAPI:
    """The application, ready for any ASGI server. Its service is `app.state.service`.

    `edit_tables` lets whoever sits at this computer change its user's tables on the page. `hosts` are the names that
    the server answers to, beside numbers and `localhost`; None is any name. `address` is how other devices reach a
    server that its user calls `localhost`; None is not at all.
    `database` is where saved games are kept: the name of a file or a URL; None is a file of this server's user.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        service.prepare()
        service.caretaker.start()
        yield
        await service.close()

    app = FastAPI(
        title="Jacta",
        version=version("jacta"),
        summary="The rules of conflict games, read once: roll, odds, best, simulate.",
        openapi_url="/api/v1/openapi.json",
        docs_url=None,  # its page would fetch scripts from elsewhere
        redoc_url=None,
        lifespan=lifespan,
        default_response_class=problems.Json,
    )
    service = app.state.service = Service(limits, database=database, edit_tables=edit_tables, address=address)
    problems.add_handlers(app)
    openapi.describe(app)
    app.include_router(api.router)
    app.include_router(operating.router, include_in_schema=False)
    app.include_router(pages.router, include_in_schema=False)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    known = None if hosts is None else Hosts(hosts)
    app.add_middleware(RequestContext, limits=service.limits, tally=service.tally, hosts=known)
    return app
