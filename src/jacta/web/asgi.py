"""What surrounds every request: its language, its size, its origin, and the headers of its answer."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from urllib.parse import parse_qs, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from jacta import text
from jacta.text import LANGUAGES
from jacta.web.errors import BodyTooLarge, TooMany, TooSlow
from jacta.web.limits import Limits, Watch
from jacta.web.problems import of_error, of_our_fault, problem
from jacta.web.quotas import Quotas
from jacta.web.request_log import RequestCounts
from jacta.web.visitors import Hosts, asker_of, host_of, is_loopback

log = logging.getLogger("jacta.web")

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",  # with none at all, browsers would not tell us that a form is our own
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
OPENER = "Cross-Origin-Opener-Policy"  # over plain http from elsewhere, browsers ignore it and complain
SAFE = frozenset(("GET", "HEAD", "OPTIONS"))
YEAR = 365 * 24 * 3600
LINK = re.compile(r"(?<=/)[\w-]{32}(?![\w-])")


class RequestContext:
    """The outermost layer of the app."""

    def __init__(
        self, app: ASGIApp, limits: Limits, quotas: Quotas, request_counts: RequestCounts, hosts: Hosts | None = None
    ) -> None:
        self.app, self.limits, self.request_counts, self.hosts = app, limits, request_counts, hosts
        self.quotas = quotas

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope = {**scope, "headers": plain_cookies(scope["headers"])}
        headers = Headers(scope=scope)
        asked = asked_language(scope)
        language = asked or remembered_language(scope)
        asker = asker_of(Request(scope))
        body = LimitedBody(receive, self.limits, partial(self.quotas.bytes.take, asker, why="web-too-many-bytes"))
        begun, came = False, time.monotonic()
        bodiless = scope["method"] == "HEAD"
        if bodiless:  # the same answer as to GET, without its body
            scope = {**scope, "method": "GET"}

        async def sending(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                self.request_counts.note(scope, message["status"], came)
                answer = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    answer.setdefault(name, value)
                if scope["scheme"] == "https" or is_loopback(host_of(headers)):
                    answer.setdefault(OPENER, "same-origin")
                answer.setdefault("Content-Language", language)
                answer.add_vary_header("Accept-Language, Cookie")
                if asked and not scope["path"].startswith("/api/"):
                    answer.append("Set-Cookie", f"lang={asked}; Path=/; Max-Age={YEAR}; SameSite=Lax")
            elif bodiless:
                message = {**message, "body": b""}
            await send(message)

        with text.speaking(language):
            if (refused := self._refusal(scope["method"], headers, asker, body)) is not None:
                await refused(scope, receive, sending)
                return
            try:
                with self.quotas.under_way.one(asker):
                    await self.app(scope, body.receive, sending)
            except ClientDisconnect:  # gone before the request was complete: nobody is there to be told
                return
            except Exception as error:
                # The path without its query and without links: what people typed stays out of the log, and whoever
                # reads it gets no seat in a game.
                path = LINK.sub("…", scope["path"])
                log.exception("%s %s: %s", scope["method"], path, type(error).__name__)
                if begun:
                    raise
                await of_our_fault()(scope, receive, sending)

    def _refusal(self, method: str, headers: Headers, asker: str, body: LimitedBody) -> Response | None:
        """The answer to a request that is refused unread; None if it is not."""
        if self.hosts is not None and (host := host_of(headers)) not in self.hosts:
            return problem(421, "host", text.say("web-host", host=host))
        if is_ambiguous(headers):
            return problem(400, "http", text.say("web-ambiguous"), headers={"Connection": "close"})
        if is_cross_origin(method, headers):
            return problem(403, "cross-origin", text.say("web-cross-origin"))
        try:
            self.quotas.requests.take(asker)
            self.quotas.under_way.look(asker)
        except TooMany as error:
            return of_error(error)
        return None if body.fits(headers) else of_error(body.too_large)


class LimitedBody:
    """The body of a request. One that announces too large a size is not read, one that grows too large or does not
    arrive is cut off.
    """

    def __init__(self, receive: Receive, limits: Limits, take: Callable[[int], None]) -> None:
        """`take` raises if whoever asks has recently sent too much."""
        self._receive, self._take, self._most, self._read = receive, take, limits.body, 0
        self._patience, self._whole = Watch(limits), False
        self.too_large = BodyTooLarge(text.Message("error-body-too-large", bytes=limits.body))

    def fits(self, headers: Headers) -> bool:
        declared = headers.get("content-length", "0")
        return declared.isdecimal() and len(declared) < 16 and int(declared) <= self._most

    async def receive(self) -> Message:
        if self._whole:
            return await self._receive()
        try:
            async with asyncio.timeout(max(0.0, self._patience.left)):
                message = await self._receive()
        except TimeoutError:
            raise TooSlow(text.Message("error-too-slow")) from None
        self._whole = not message.get("more_body", False)
        if message["type"] == "http.request":
            came = len(message.get("body", b""))
            self._take(came)
            self._read += came
            if self._read > self._most:
                raise self.too_large
        return message


def asked_language(scope: Scope) -> str | None:
    """The language that the address asks for: `?lang=fr`."""
    query = parse_qs(scope.get("query_string", b"").decode("latin-1"))
    return next((code for code in query.get("lang", ()) if code in LANGUAGES), None)


def plain_cookies(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers without cookies that would have to be unquoted: ours are plain words.

    Python before 3.11.10 and 3.12.6 takes a minute to unquote one long header full of backslashes, and everybody waits.
    """
    return [
        (name, b";".join(pair for pair in value.split(b";") if b"\\" not in pair) if name == b"cookie" else value)
        for name, value in headers
    ]


def remembered_language(scope: Scope) -> str:
    """The language of the cookie, else the one that the browser prefers, else English."""
    request = Request(scope)
    kept = request.cookies.get("lang")
    return kept if kept in LANGUAGES else preferred(request.headers.get("accept-language", ""))


def preferred(accepted: str) -> str:
    """The best of our languages in an Accept-Language header."""
    best, most = "en", 0.0
    for part in accepted.split(",")[:20]:
        tag, _, quality = part.partition(";")
        try:
            weight = float(quality.strip().removeprefix("q=")) if quality.strip() else 1.0
        except ValueError:
            continue
        code = tag.strip()[:2].lower()
        if code in LANGUAGES and weight > most:
            best, most = code, weight
    return best


def is_cross_origin(method: str, headers: Headers) -> bool:
    """Whether another site makes a browser change something here. Programs send neither header."""
    if method in SAFE:
        return False
    if site := headers.get("sec-fetch-site"):
        return site not in ("same-origin", "none")
    origin = headers.get("origin")
    if origin is None:
        return False
    try:
        return urlsplit(origin).netloc != headers.get("host")
    except ValueError:  # not an address at all
        return True


def is_ambiguous(headers: Headers) -> bool:
    """Whether a proxy may see another end of the request than we do, and take the rest for somebody else's."""
    return "transfer-encoding" in headers and "content-length" in headers
