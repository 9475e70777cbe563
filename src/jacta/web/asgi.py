"""What surrounds every request: its language, its size, where it comes from, and the headers of its answer."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie
from urllib.parse import parse_qs, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from jacta import text
from jacta.text import LANGUAGES
from jacta.web.errors import BodyTooLarge
from jacta.web.problems import of_error, of_our_fault, problem

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
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
SAFE = frozenset(("GET", "HEAD", "OPTIONS"))
YEAR = 365 * 24 * 3600
LINK = re.compile(r"/(tables|chronicles)/[\w-]{32}")


class Surroundings:
    """The outermost layer of the app."""

    def __init__(self, app: ASGIApp, most_bytes: int) -> None:
        self.app, self.most_bytes = app, most_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        asked = asked_language(scope)
        language = asked or remembered_language(headers)
        body = Body(receive, self.most_bytes)
        begun = False

        async def sending(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                answer = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    answer.setdefault(name, value)
                answer.setdefault("Content-Language", language)
                answer.add_vary_header("Accept-Language, Cookie")
                if asked and not scope["path"].startswith("/api/"):
                    answer.append("Set-Cookie", f"lang={asked}; Path=/; Max-Age={YEAR}; SameSite=Lax")
            await send(message)

        with text.speaking(language):
            if is_cross_origin(scope["method"], headers):
                await problem(403, "cross-origin", text.say("web-cross-origin"))(scope, receive, sending)
                return
            if not body.fits(headers):
                await of_error(body.too_large)(scope, receive, sending)
                return
            try:
                await self.app(scope, body.receive, sending)
            except Exception as error:
                # The path without its query and without links: what people typed stays out of the log, and whoever
                # reads it gets no seat at a table.
                path = LINK.sub(r"/\1/…", scope["path"])
                log.exception("%s %s: %s", scope["method"], path, type(error).__name__)
                if begun:
                    raise
                await of_our_fault()(scope, receive, sending)


class Body:
    """The body of a request. One that says it is too large is not begun, one that grows too large is cut off."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive, self._most, self._read = receive, most, 0
        self.too_large = BodyTooLarge(text.Message("error-body-too-large", bytes=most))

    def fits(self, headers: Headers) -> bool:
        declared = headers.get("content-length", "0")
        return declared.isdecimal() and len(declared) < 16 and int(declared) <= self._most

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._read += len(message.get("body", b""))
            if self._read > self._most:
                raise self.too_large
        return message


def asked_language(scope: Scope) -> str | None:
    """The language that the address asks for: `?lang=fr`."""
    query = parse_qs(scope.get("query_string", b"").decode("latin-1"))
    return next((code for code in query.get("lang", ()) if code in LANGUAGES), None)


def remembered_language(headers: Headers) -> str:
    """The language of the cookie, else the one that the browser prefers, else English."""
    try:
        cookie = SimpleCookie(headers.get("cookie", "")).get("lang")
    except CookieError:
        cookie = None
    if cookie is not None and cookie.value in LANGUAGES:
        return cookie.value
    return preferred(headers.get("accept-language", ""))


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
    """Whether another site asks a browser to change something here. Programs send neither header."""
    if method in SAFE:
        return False
    if site := headers.get("sec-fetch-site"):
        return site not in ("same-origin", "none")
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != headers.get("host")
