"""Errors as problem details (RFC 9457): which key, what was wrong, what is allowed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import nullcontext
from http import HTTPStatus
from math import ceil
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, Field
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response
from starlette.routing import Match
from starlette.types import Receive, Scope, Send

from jacta import errors
from jacta.hosting import ChronicleChanged, Conflict, NotYours, UnknownLink
from jacta.kernel.rule.inputs import complaint
from jacta.names import by_id
from jacta.store import DatabaseTooNew, NoDatabase
from jacta.text import say
from jacta.web.errors import BodyTooLarge, Busy, Gone, NotThere, ReadOnly, TooLarge, TooLong, TooMany, TooSlow

STATUS: Mapping[type[errors.JactaError], int] = {
    errors.UnknownProcedure: 404,
    NotThere: 404,
    UnknownLink: 404,
    NotYours: 403,
    Conflict: 409,
    ChronicleChanged: 409,
    NoDatabase: 503,
    DatabaseTooNew: 503,
    errors.InputError: 422,
    errors.IllegalAnswer: 422,
    errors.EmptySlot: 409,
    errors.RulesChanged: 409,
    errors.TableError: 422,
    errors.EndlessProcedure: 422,
    errors.OutOfReach: 422,
    ReadOnly: 403,
    BodyTooLarge: 413,
    TooLarge: 422,
    TooSlow: 408,
    TooLong: 503,
    Busy: 503,
    TooMany: 429,
    Gone: 499,
}


class Problem(BaseModel):
    """What went wrong (RFC 9457)."""

    type: str = Field(description="The kind of problem, as a stable name.", examples=["/problems/input"])
    title: str = Field(description="The kind of problem in a word or two.")
    status: int = Field(description="The HTTP status.")
    detail: str = Field(description="What was wrong and what is allowed, in the language of the request.")
    key: str | None = Field(None, description="The dotted key of the input that was refused.")


def as_bytes(content: Any) -> bytes:
    """JSON that can carry any text, even an unpaired surrogate that somebody sent."""
    written = json.dumps(content, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    return written.encode("utf-8", "backslashreplace")


class Json(JSONResponse):
    """Plain data as a JSON response; bytes are already serialised."""

    def render(self, content: Any) -> bytes:
        return content if isinstance(content, bytes) else as_bytes(content)


class ProblemResponse(Json):
    """A problem for programs; people who read pages get a page (`app.state.problem_page`)."""

    media_type = "application/problem+json"

    def __init__(self, content: Mapping[str, Any], status: int, headers: Mapping[str, str] | None) -> None:
        self.problem, self.own_headers = content, headers
        super().__init__(content, status, headers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not reads_pages(scope):
            await super().__call__(scope, receive, send)
            return
        page: Response = scope["app"].state.problem_page(Request(scope), self.problem)
        page.headers.update(self.own_headers or {})
        page.headers.add_vary_header("Accept")
        await page(scope, receive, send)


def reads_pages(scope: Scope) -> bool:
    """Whether a person asks, with a browser that will show the answer as a page."""
    headers = Headers(scope=scope)
    return (
        "text/html" in headers.get("accept", "")
        and "hx-request" not in headers
        and not scope["path"].startswith(("/api/", "/static/"))
    )


def problem(status: int, kind: str, detail: str, *, headers: Mapping[str, str] | None = None, **more: Any) -> Response:
    """A problem as a response; `kind` names its type and its title."""
    content = {"type": f"/problems/{kind}", "title": say(f"web-problem-{kind}"), "status": status, "detail": detail}
    return ProblemResponse(content | more, status, headers)


def of_error(error: errors.JactaError) -> Response:
    """The problem for an error of Jacta's own."""
    status = next((STATUS[kind] for kind in type(error).__mro__ if kind in STATUS), 422)
    more: dict[str, Any] = {}
    if isinstance(error, errors.InputError) and error.key:
        more["key"] = error.key
    if isinstance(error, errors.EmptySlot):
        more |= {"slot": error.slot, "book": error.book, "page": error.page}
    if isinstance(error, Conflict):
        more |= {"asked": error.asked, "revision": error.revision}
    wait = ceil(error.seconds) if isinstance(error, TooMany) else 5 if isinstance(error, Busy | NoDatabase) else None
    headers = None if wait is None else {"Retry-After": str(wait)}
    return problem(status, kind_of(error), str(error.message), headers=headers, **more)


def kind_of(error: errors.JactaError) -> str:
    """The stable name of an error's kind: `TooLarge` is `too-large`, `InputError` is `input`."""
    name = type(error).__name__.removesuffix("Error") or "rules"
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).removeprefix("-")


def of_our_fault() -> Response:
    """The problem for an error that nobody foresaw."""
    return problem(500, "internal", say("web-internal"))


def _wrong_method(request: Request, refused: HTTPException) -> Response:
    """Another method is possible at this address: all are named, where a router stops at the first."""
    here = [route for route in request.app.routes if route.matches(request.scope)[0] is Match.PARTIAL]
    known = {method for route in here for method in route.methods}
    allowed = ", ".join(sorted(known)) or (refused.headers or {}).get("Allow", "")
    detail = say("web-wrong-method", method=request.method, allowed=allowed)
    return problem(refused.status_code, "http", detail, headers={"Allow": allowed})


def add_handlers(app: FastAPI) -> None:
    """Answer every error with a problem."""

    async def jacta_error(request: Request, error: Exception) -> Response:
        assert isinstance(error, errors.JactaError)
        with by_id() if request.url.path.startswith("/api/") else nullcontext():
            return of_error(error)

    async def http_error(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if error.status_code == HTTPStatus.NOT_FOUND:
            return problem(error.status_code, "not-there", say("web-not-found"), headers=error.headers)
        if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
            return _wrong_method(request, error)
        return problem(error.status_code, "http", str(error.detail), headers=error.headers)

    async def parameter_error(_: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        found = error.errors()[0]
        key = ".".join(str(part) for part in found["loc"][1:])
        return of_error(errors.InputError(key, complaint(found)))

    app.add_exception_handler(errors.JactaError, jacta_error)
    app.add_exception_handler(HTTPException, http_error)
    app.add_exception_handler(RequestValidationError, parameter_error)
