"""The web application: the API and the pages over one service."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path

from fastapi import FastAPI
from fastapi.staticfiles import StaticFiles
from starlette.routing import BaseRoute

from jacta.web import openapi, operating, pages, problems
from jacta.web.asgi import RequestContext
from jacta.web.limits import Limits
from jacta.web.routes import API, LazyRoutes
from jacta.web.service import Service
from jacta.web.visitors import Hosts
from jacta.web.workers import Workplace

__all__ = ["Limits", "create_app"]

STATIC = Path(__file__).with_name("static")


def create_app(
    limits: Limits | None = None,
    *,
    database: str | None = None,
    edit_tables: bool = False,
    hosts: Collection[str] | None = None,
    address: str | None = None,
    place: Callable[[Limits], Workplace] | None = None,
) -> FastAPI:
    """The application, ready for any ASGI server. Its service is `app.state.service`.

    `edit_tables` lets whoever sits at this computer change its user's tables on the page. `hosts` are the names that
    the server answers to, besides IP addresses and `localhost`; None is any name. `address` is how other devices reach
    a server that its user calls `localhost`; None means not at all. `database` is where saved games are kept: the name
    of a file or a URL; None is a file of this server's user. `place` makes a place where readings are worked out; None
    is a process, if the system has them.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        for part in lazy:
            part.read()
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
    service = app.state.service = Service(
        limits, database=database, edit_tables=edit_tables, address=address, place=place
    )
    problems.add_handlers(app)
    app.state.problem_page = pages.problem_page
    app.state.pocket = False  # not a pocket edition
    routes = app.router.routes
    api = LazyRoutes(API, routes, _api)
    openapi.describe(app, api)
    lazy = [api, *(LazyRoutes(prefix, routes, make) for prefix, make in pages.LAZY.items())]
    routes.extend((*lazy, *operating.router.routes, *pages.ROUTES))
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    known = None if hosts is None else Hosts(hosts)
    app.add_middleware(
        RequestContext, limits=service.limits, quotas=service.quotas, request_counts=service.request_counts, hosts=known
    )
    return app


def _api() -> Sequence[BaseRoute]:
    """The API, loaded lazily: it is half of an app's start, and a pocket edition shows pages before it needs one."""
    from jacta.web import api  # noqa: PLC0415

    return api.router.routes
