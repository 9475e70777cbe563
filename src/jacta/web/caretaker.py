"""Looks after games that wait though nobody visits them: deadlines, and calls to those whose turn it is."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from jacta import telling
from jacta.errors import JactaError
from jacta.hosting.waiting import Call
from jacta.kernel.rule.registry import find_procedure
from jacta.text import say, speaking

if TYPE_CHECKING:
    from jacta.web.service import Service

log = logging.getLogger("jacta.web")
LOOK = 5.0  # seconds between two looks


class Caretaker:
    """One for each server; where several share a database, each game is looked after by the one that is quicker."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._go())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _go(self) -> None:
        while True:
            if self._service.has_games:
                await self.look()
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Look after all games that are due."""
        service = self._service
        try:
            due = await service.tables.run(lambda _: service.host.due(), patient=True)
            for token in due:
                calls = await service.tables.run(lambda _, token=token: service.host.look_after(token), patient=True)  # type: ignore[misc]
                for call in calls:
                    await service.tables.run(lambda _, call=call: self.call(call), patient=True)  # type: ignore[misc]
            if due:
                service.live.wake()
        except JactaError as error:  # the database does not answer, or there is too much to do: the next time
            log.warning("cannot look after the games: %s", type(error).__name__)
        except Exception:
            log.exception("cannot look after the games")

    def call(self, call: Call) -> None:
        """Tell somebody that it is their turn, in the language in which they asked for it."""
        with speaking(call.to.get("lang", "en")):
            procedure = find_procedure(call.procedure)
            seat = telling.value(procedure.game.id, call.seat)
            text = say("notice-reminder" if call.reminder else "notice-turn", who=seat)
            link = f"{call.to.get('base', '')}/tables/{call.token}"
            self._service.notices.send(call.to, telling.title(procedure), text, link)
