"""What surrounds every request: its language, its size, where it comes from, and the headers of its answer."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie
from ipaddress import ip_network
from math import ceil
from urllib.parse import parse_qs, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from jacta import text
from jacta.text import LANGUAGES
from jacta.web.errors import BodyTooLarge, TooSlow
from jacta.web.limits import Limits, Watch
from jacta.web.problems import of_error, of_our_fault, problem
from jacta.web.tally import Tally
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
    "Referrer-Policy": "same-origin",  # with none at all, browsers hide from us that a form is our own
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
OPENER = "Cross-Origin-Opener-Policy"  # over plain http from afar browsers ignore it, and complain
MOST_ASKERS = 10_000
SAFE = frozenset(("GET", "HEAD", "OPTIONS"))
YEAR = 365 * 24 * 3600
LINK = re.compile(r"/(tables|chronicles)/[\w-]{32}")


class RequestContext:
    """The outermost layer of the app."""

    def __init__(self, app: ASGIApp, limits: Limits, tally: Tally, hosts: Hosts | None = None) -> None:
        self.app, self.limits, self.tally, self.hosts = app, limits, tally, hosts
        self.quotas = Quotas(limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        asked = asked_language(scope)
        language = asked or remembered_language(headers)
        body = Body(receive, self.limits)
        begun, came = False, time.monotonic()
        bodiless = scope["method"] == "HEAD"
        if bodiless:  # the same answer as to GET, but for its body
            scope = {**scope, "method": "GET"}

        async def sending(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                self.tally.note(scope, message["status"], came)
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
            if self.hosts is not None and (host := host_of(headers)) not in self.hosts:
                await problem(421, "host", text.say("web-host", host=host))(scope, receive, sending)
                return
            if is_cross_origin(scope["method"], headers):
                await problem(403, "cross-origin", text.say("web-cross-origin"))(scope, receive, sending)
                return
            if (wait := self.quotas.wait(asker_of(Request(scope)))) > 0:
                after = {"Retry-After": str(ceil(wait))}
                await problem(429, "too-many", text.say("web-too-many"), headers=after)(scope, receive, sending)
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
    """The body of a request. One that says it is too large is not begun, one that grows too large or does not come is
    cut off.
    """

    def __init__(self, receive: Receive, limits: Limits) -> None:
        self._receive, self._most, self._read = receive, limits.body, 0
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
            self._read += len(message.get("body", b""))
            if self._read > self._most:
                raise self.too_large
        return message


class Quotas:
    """How many requests an address elsewhere may make: so many at once, and so many a second after that."""

    def __init__(self, limits: Limits) -> None:
        self._rate, self._burst = limits.requests_each, limits.burst
        self._full: dict[str, float] = {}

    def wait(self, asker: str) -> float:
        """Take one request from what an address has left; or how many seconds it has to wait for the next."""
        try:
            if ip_network(asker).is_loopback:
                return 0.0
        except ValueError:
            return 0.0
        now = time.monotonic()
        if len(self._full) > MOST_ASKERS:
            self._full = {one: full for one, full in self._full.items() if full > now}
        full = max(now, self._full.get(asker, now)) + 1 / self._rate  # when all of it will be there again
        late = full - now - self._burst / self._rate
        if late <= 0:
            self._full[asker] = full
        return late


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
