"""Looks after waiting games that nobody visits: deadlines, and notices to those whose turn it is."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from jacta import telling
from jacta.errors import JactaError
from jacta.hosting import UnknownLink
from jacta.hosting.waiting import Call
from jacta.kernel.rule.registry import find_procedure
from jacta.store import NoDatabase
from jacta.text import say, speaking
from jacta.web.errors import Busy, Gone

if TYPE_CHECKING:
    from jacta.web.service import Service

log = logging.getLogger("jacta.web")
LOOK = 5.0  # seconds between two rounds


class Caretaker:
    """One per server; if several share a database, each game is handled by whichever is faster."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._task: asyncio.Task[None] | None = None
        self._calls: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._task = asyncio.create_task(self._go())

    def stop(self) -> None:
        for task in (*self._calls, self._task):
            if task is not None:
                task.cancel()

    async def _go(self) -> None:
        while True:
            if self._service.has_games:
                await self.look()
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Look after all games that are due. Notices are sent in the background, however long that takes."""
        service = self._service
        try:
            due = await service.games.run(lambda _: service.host.due(), patient=True)
            for token in due:
                for call in await self._look_after(token):
                    task = asyncio.create_task(self._called(call))
                    self._calls.add(task)
                    task.add_done_callback(self._calls.discard)
            if due:
                service.live.wake()
        except JactaError as error:  # the database does not answer, or there is too much to do: next time
            log.warning("cannot look after the games: %s", type(error).__name__)
        except Exception:
            log.exception("cannot look after the games")

    async def notices_sent(self) -> None:
        """Wait until all notices are sent."""
        await asyncio.gather(*self._calls)

    async def _look_after(self, token: str) -> tuple[Call, ...]:
        """Look after one game. One that cannot go on is left alone for a while: it must not hold up those behind it."""
        host, service = self._service.host, self._service
        try:
            return await service.players.run(lambda _: host.look_after(token), patient=True)
        except (NoDatabase, Busy, Gone):
            raise
        except UnknownLink:  # deleted meanwhile
            return ()
        except Exception as error:
            log.warning("cannot go on with a game: %s", type(error).__name__)
            await service.games.run(lambda _: host.put_off(token), patient=True)
            return ()

    async def _called(self, call: Call) -> None:
        try:
            await self._service.calls.run(lambda _: self.call(call), asker=call.token)
        except JactaError as error:
            log.warning("cannot call somebody: %s", type(error).__name__)
        except Exception:
            log.exception("cannot call somebody")

    def call(self, call: Call) -> None:
        """Tell somebody that it is their turn, in the language in which they asked for it."""
        with speaking(call.to.get("lang", "en")):
            procedure = find_procedure(call.procedure)
            seat = telling.value(procedure.game.id, call.seat)
            text = say("notice-reminder" if call.reminder else "notice-turn", who=seat)
            link = f"{call.to.get('base', '')}/tables/{call.token}"
            if self._service.notices.send(call.to, telling.title(procedure), text, link) == "gone":
                self._service.host.call_me(call.token, None)  # whoever has the seat sees that, and can enter another
