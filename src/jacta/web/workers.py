"""Where work is done: in places that take one task at a time and can be made to let go of it.

`Workers` assigns the places. A place is either a process of its own (`processes`), for readings, or a thread of the
server (`Here`), for saved games, and for readings too if there can be no processes. If there can be no threads either,
as in a browser, a task is simply done.
"""

from __future__ import annotations

import asyncio
import ctypes
import sys
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from jacta.text import Message
from jacta.web.errors import Busy, Gone, TooLong
from jacta.web.limits import GRACE, Limits, Watch

T = TypeVar("T")
Task: TypeAlias = "Callable[[Watch], T]"
"""Work under a watch that it should check now and then. Tasks for a process must be picklable."""
POLL = 1.0  # seconds between checks whether the asker is still there
THREADS = sys.platform != "emscripten"


class Asker(Protocol):
    """Who waits for an answer, such as a request."""

    async def is_disconnected(self) -> bool: ...


class Workplace(Protocol):
    """Somewhere that does one task at a time."""

    def work(self, task: Task[Any], watch: Watch) -> Any:
        """Do the task; the caller waits."""

    def interrupt(self) -> None:
        """Make the current task end, even if it does not check its watch."""

    def close(self) -> None:
        """Release everything."""


class Here:
    """A place in this process: its work is interrupted by an asynchronous exception, raised in any Python code."""

    def __init__(self, limits: Limits) -> None:
        self._thread: int | None = None

    def work(self, task: Task[Any], watch: Watch) -> Any:
        self._thread = threading.get_ident()
        try:
            return task(watch)
        finally:
            self._thread = None

    def interrupt(self) -> None:
        if self._thread is not None:
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread), ctypes.py_object(Interrupted))

    def close(self) -> None:
        self.interrupt()


class Apart(Workplace):
    """A place elsewhere, which is awaited without a thread: `begin` does the task, and `work` is never called."""

    async def begin(self, task: Task[Any], watch: Watch) -> Any:
        raise NotImplementedError

    def work(self, task: Task[Any], watch: Watch) -> Any:
        raise NotImplementedError


class Interrupted(BaseException):
    """Raised inside work that was told to end and did not."""


PATIENT = " "
"""The asker on whose account all patient work is booked."""


class QueuedTask(NamedTuple):
    """Somebody who waits for a place."""

    asker: str
    patient: bool
    given: asyncio.Future[Workplace]


class Workers:
    """A number of places. Nobody gets all of them: the last one is kept for somebody else, or more, as `each` says.

    Patient work, the shares of long simulations, comes last, and leaves two places free if it can.
    """

    def __init__(
        self, number: int, make: Callable[[Limits], Workplace], limits: Limits, *, each: int | None = None
    ) -> None:
        """`each` is how many places one visitor may hold; None is all but one."""
        self.number = max(1, number)
        self._each = max(1, self.number - 1 if each is None else each)
        self._make, self._limits = make, limits
        self._idle: list[Workplace] = []
        self._taken: dict[Workplace, str] = {}
        self._turns: dict[QueuedTask, None] = {}
        self._patient: dict[QueuedTask, None] = {}
        self._threads: ThreadPoolExecutor | None = None
        self._watches: set[Watch] = set()
        self.interrupted = 0

    async def run(self, task: Task[T], client: Asker | None = None, *, asker: str = "", patient: bool = False) -> T:
        """Do a task, in the reader's language. Raises Busy, TooLong, Gone, and what the task raises.

        `client` is who waits: when it goes away, the work stops. `asker` says whose turn it is.
        """
        if not THREADS:
            await asyncio.sleep(0)  # let others in between two tasks
        watch = Watch(self._limits)
        self._watches.add(watch)
        try:
            place = await self._place(asker, patient, watch, client)
            if patient:  # its time starts now
                watch.restart()
            if not THREADS and not isinstance(place, Apart):
                return self._done(place, task, watch)
            return await self._watched(place, task, watch, client)
        finally:
            self._watches.discard(watch)

    def close(self) -> None:
        """Stop everything."""
        for watch in self._watches:
            watch.stop()
        for place in (*self._idle, *self._taken):
            place.close()
        self._idle.clear()
        if self._threads is not None:
            self._threads.shutdown(wait=False, cancel_futures=True)
            self._threads = None

    @property
    def busy(self) -> int:
        """How many places are taken."""
        return len(self._taken)

    @property
    def waiting(self) -> int:
        """How many wait for a place."""
        return len(self._turns)

    # --- Doing it

    def _done(self, place: Workplace, task: Task[T], watch: Watch) -> T:
        try:
            found: T = place.work(task, watch)
            return found
        finally:
            self._free(place)

    async def _watched(self, place: Workplace, task: Task[T], watch: Watch, client: Asker | None) -> T:
        """Do the task in a thread or elsewhere; nobody waits longer than the limit, whatever happens there."""
        loop = asyncio.get_running_loop()
        working = self._begun(place, task, watch)
        working.add_done_callback(lambda ended: self._ended(place, ended))
        try:
            await _until(working, watch, client)
            found: T = await working
            return found
        finally:
            watch.stop()
            if not working.done():
                loop.call_later(GRACE, self._interrupt, place, working)

    def _begun(self, place: Workplace, task: Task[T], watch: Watch) -> asyncio.Future[T]:
        if isinstance(place, Apart):
            return asyncio.ensure_future(place.begin(task, watch))
        if self._threads is None:
            self._threads = ThreadPoolExecutor(self.number, thread_name_prefix="jacta")
        return asyncio.get_running_loop().run_in_executor(self._threads, copy_context().run, place.work, task, watch)

    def _interrupt(self, place: Workplace, working: asyncio.Future[Any]) -> None:
        if not working.done():
            self.interrupted += 1
            place.interrupt()

    # --- Whose turn it is

    async def _place(self, asker: str, patient: bool, watch: Watch, client: Asker | None) -> Workplace:
        if not patient and len(self._turns) >= self._limits.waiting:
            raise Busy(Message("error-busy"))
        turn = QueuedTask(asker, patient, asyncio.get_running_loop().create_future())
        turns = self._patient if patient else self._turns
        turns[turn] = None
        self._deal()
        came = False
        try:
            if patient:
                await turn.given
            else:
                await _until(turn.given, watch, client)
            came = True
            return turn.given.result()
        except TooLong:
            raise Busy(Message("error-busy")) from None
        finally:
            del turns[turn]
            if not came and turn.given.done() and not turn.given.cancelled():
                self._free(turn.given.result())
            turn.given.cancel()

    def _deal(self) -> None:
        """Assign places, in the order in which people came; patient work last."""
        if len(self._taken) >= self.number:
            return
        held = Counter(self._taken.values())
        for turn in [*self._turns, *self._patient]:
            holder = PATIENT if turn.patient else turn.asker
            most = max(1, self.number - 2) if turn.patient else self._each
            if held[holder] < most and not turn.given.done():
                place = self._idle.pop() if self._idle else self._make(self._limits)
                self._taken[place] = holder
                held[holder] += 1
                turn.given.set_result(place)
                if len(self._taken) >= self.number:
                    return

    def _ended(self, place: Workplace, working: asyncio.Future[Any]) -> None:
        self._free(place)
        if not working.cancelled():
            working.exception()  # nobody may be there to retrieve it

    def _free(self, place: Workplace) -> None:
        if self._taken.pop(place, None) is not None:
            self._idle.append(place)
        self._deal()


async def _until(future: asyncio.Future[Any], watch: Watch, client: Asker | None) -> None:
    """Wait for the future as long as time is left and somebody waits for it. It is not cancelled."""
    while not future.done():
        await asyncio.wait({future}, timeout=max(0.0, min(POLL, watch.left + GRACE)))
        if future.done():
            return
        if watch.left + GRACE <= 0:
            raise watch.late()
        if watch.stopped or (client is not None and await client.is_disconnected()):
            raise Gone(Message("error-gone"))
