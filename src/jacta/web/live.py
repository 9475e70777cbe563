"""Games and chronicles as they change: open pages are notified at once, and need not poll.

One query of the database serves all open pages of a server. What is done on this server is noticed at once; what
another server has done on the same database, at the next query.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence

from starlette.requests import Request
from starlette.responses import StreamingResponse

from jacta.errors import JactaError

log = logging.getLogger("jacta.web")
LOOK = 2.0  # seconds between two queries of the database
BREATH = 0.1  # seconds between two queries, however much happens
SILENCE = 15.0  # seconds after which a page is told that it is still connected
TOGETHER = 100  # games in one query
GONE = -1
"""The revision of a game that no longer exists."""


class Live:
    """Who follows what: `revisions` returns a number for what each of many links shows; deleted ones are missing."""

    def __init__(self, revisions: Callable[[Sequence[str]], Awaitable[Mapping[str, int]]]) -> None:
        self._now_shown = revisions
        self._followed: dict[str, int] = {}
        self._revisions: dict[str, int] = {}
        self._news = asyncio.Event()
        self._wake = asyncio.Event()
        self._looking: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def open_pages(self) -> int:
        """How many pages are open."""
        return sum(self._followed.values())

    async def changes(self, token: str, known: int) -> AsyncIterator[int | None]:
        """The revision of a game whenever it differs from the last known one; None if nothing happens for a while."""
        self._followed[token] = self._followed.get(token, 0) + 1
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look())
        try:
            while not self._closed:
                news, now = self._news, self._revisions.get(token, known)
                if now != known:
                    known = now
                    yield now
                    if now == GONE:
                        return
                    continue
                try:
                    await asyncio.wait_for(news.wait(), SILENCE)
                except TimeoutError:
                    yield None
        finally:
            self._followed[token] -= 1
            if not self._followed[token]:
                del self._followed[token]
                self._revisions.pop(token, None)

    def wake(self) -> None:
        """Something was done in a game: look at once."""
        self._wake.set()

    def close(self) -> None:
        """Disconnect everybody."""
        self._closed = True
        self._tell()
        if self._looking is not None:
            self._looking.cancel()

    def _tell(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    async def _look(self) -> None:
        """Look again and again, as long as anybody follows a game."""
        while self._followed:
            self._wake.clear()
            await asyncio.gather(*map(self._look_at, _parts(list(self._followed))))
            await asyncio.sleep(BREATH)
            try:
                await asyncio.wait_for(self._wake.wait(), LOOK)
            except TimeoutError:
                continue

    async def _look_at(self, tokens: Sequence[str]) -> None:
        try:
            found = await self._now_shown(tokens)
        except JactaError:
            return  # the database does not answer: followers are told when it does
        except Exception:
            log.exception("cannot look at the games")
            return
        there = {token: found.get(token, GONE) for token in tokens}
        changed = {token: now for token, now in there.items() if self._revisions.get(token) != now}
        if changed:
            self._revisions.update((token, now) for token, now in changed.items() if token in self._followed)
            self._tell()


def _parts(tokens: Sequence[str]) -> list[Sequence[str]]:
    return [tokens[at : at + TOGETHER] for at in range(0, len(tokens), TOGETHER)]


def stream(live: Live, token: str, request: Request) -> StreamingResponse:
    """The answer to a page that follows a game; a page that reconnects says which revision it has seen."""
    seen = request.headers.get("last-event-id") or request.query_params.get("since", "")
    known = int(seen) if seen.isdecimal() and len(seen) < 10 else GONE
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no", "X-Robots-Tag": "noindex"}
    return StreamingResponse(events(live, token, known), media_type="text/event-stream", headers=headers)


async def events(live: Live, token: str, known: int) -> AsyncIterator[str]:
    """The changes of a game as server-sent events; the id of each is the revision, where a lost page resumes.

    While nothing changes, it says that it is still there: who hears not even that has lost the connection.
    """
    yield "retry: 2000\n\n"
    async for revision in live.changes(token, known):
        if revision is None:
            yield f"event: here\ndata: {known}\n\n"
        else:
            known = revision
            yield f"id: {revision}\nevent: changed\ndata: {revision}\n\n"
