"""Routes, each built once: FastAPI would build those of an included router a second time, at the first request."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any

from fastapi import APIRouter
from starlette.routing import BaseRoute, Match
from starlette.types import Receive, Scope, Send

from jacta.web.problems import Json

API = "/api/v1"
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


def api_router(prefix: str = "", tags: list[str | Enum] | None = None) -> APIRouter:
    """A router for a part of the API."""
    return APIRouter(prefix=API + prefix, tags=tags, responses=ERRORS, default_response_class=Json)


def page_router() -> APIRouter:
    """A router for pages, which the description of the API leaves out."""
    return APIRouter(include_in_schema=False, default_response_class=Json)


class LazyRoutes(BaseRoute):
    """Routes at and below an address that are built when one of them is requested, and then replace this one."""

    def __init__(self, prefix: str, among: list[BaseRoute], make: Callable[[], Sequence[BaseRoute]]) -> None:
        self._prefix, self._among, self._make = prefix, among, make
        self._made: Sequence[BaseRoute] = ()

    def read(self) -> None:
        """Build them now."""
        if not self._made:
            self._made = self._make()
            at = self._among.index(self)
            self._among[at : at + 1] = self._made

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Whether one of them is meant; `scope["later"]` says which."""
        if scope["type"] != "http" or not f"{scope['path']}/".startswith(f"{self._prefix}/"):
            return Match.NONE, {}
        self.read()
        found = [(route, *route.matches(scope)) for route in self._made]
        for wanted in (Match.FULL, Match.PARTIAL):
            for route, match, child in found:
                if match is wanted:
                    return match, {**child, "later": route}
        return Match.NONE, {}

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        await scope["later"].handle(scope, receive, send)
