"""Processes that work out readings. One that does not come to an end is killed and replaced."""

from __future__ import annotations

import logging
import multiprocessing
import os
import pickle
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from math import inf
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from signal import SIG_IGN, SIGINT, signal
from typing import Any

from jacta import text
from jacta.errors import JactaError
from jacta.text import Message
from jacta.web.errors import Busy, Gone, Postponed, TooLarge
from jacta.web.limits import GRACE, Limits, Watch

log = logging.getLogger("jacta.web")
POLL = 0.05  # seconds between checks whether anybody still waits
ENVIRONMENT = ("JACTA_TABLES", "XDG_DATA_HOME", "JACTA_SUGGESTED")
"""What in the environment decides which tables are in force; it is sent along with every task."""
STOP = b""
READY = b"ready"
HUMBLE = 5
"""The niceness of processes that work on what takes long."""
STARTING = 120.0  # seconds after which a process that has not started is given up


class Process:
    """A workplace in a process of its own, started when first needed.

    Work that takes more than `seconds` of processor time is given up with Postponed, if it checks its watch. A `humble`
    process works while nobody else wants the processor.
    """

    def __init__(self, limits: Limits, seconds: float | None = None, humble: bool = False) -> None:
        self._limits, self._seconds, self._humble = limits, seconds, humble
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None

    def work(self, task: Callable[[Watch], Any], watch: Watch) -> Any:
        connection = self._connection
        if connection is None:
            watch.restart(STARTING)  # starting is not part of the work
            connection = self._started()
            watch.restart()
        environment = {name: os.environ.get(name) for name in ENVIRONMENT}
        parcel = pickle.dumps((text.language(), environment, watch.left, task))
        told: float | None = None
        try:
            connection.send_bytes(parcel)
            while not connection.poll(POLL):
                if watch.stopped and told is None:
                    connection.send_bytes(STOP)
                    told = time.monotonic()
                elif told is not None and time.monotonic() > told + GRACE:
                    self.interrupt()
            done, found, last = pickle.loads(connection.recv_bytes())
        except (EOFError, OSError):
            self.close()
            if watch.stopped or watch.left < 0:
                raise Gone(Message("error-gone")) from None
            log.warning("a process ended in the middle of its work")
            raise TooLarge(Message("error-too-much-memory")) from None
        if last:
            self.close()
        if done:
            return found
        raise found

    def _started(self) -> Connection:
        prepare()
        context: Any = multiprocessing.get_context(start_method())
        ours, theirs = context.Pipe()
        process = context.Process(
            target=serve, args=(theirs, self._limits, self._seconds, self._humble), daemon=True, name="jacta-reading"
        )
        process.start()
        theirs.close()
        try:
            if not ours.poll(STARTING):
                raise EOFError
            ours.recv_bytes()
        except (EOFError, OSError):
            process.kill()
            raise Busy(Message("error-busy")) from None
        self._process, self._connection = process, ours
        connection: Connection = ours
        return connection

    def interrupt(self) -> None:
        if self._process is not None:
            self._process.kill()

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join(1)
        if self._connection is not None:
            with suppress(OSError):
                self._connection.close()
        self._process = self._connection = None


def start_method() -> str:
    """How processes start: forked from one that has loaded all games, if the system can; else from scratch.

    Never forked from the server: it has threads, whose locks nobody would release in the copy.
    """
    return "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"


def prepare() -> None:
    """Load the games, if processes are forked from one that has loaded them."""
    if start_method() == "forkserver":
        forkserver.set_forkserver_preload(["jacta.web.prepared"])
        forkserver.ensure_running()


# --- Inside the process


class Heard(Watch):
    """A watch that also hears from the server whether anybody still waits; work may have to be `quick`."""

    def __init__(self, limits: Limits, seconds: float, connection: Connection, quick: float | None = None) -> None:
        super().__init__(limits, seconds)
        self._connection, self._next = connection, 0.0
        self._enough = inf if quick is None else time.process_time() + quick

    def look(self) -> None:
        if time.process_time() > self._enough:
            raise Postponed
        now = time.monotonic()
        if now > self._next:
            self._next = now + POLL
            if self._connection.poll():
                self.stop()
        super().look()


def serve(connection: Connection, limits: Limits, quick: float | None = None, humble: bool = False) -> None:
    """Do one task after another, until the server is gone."""
    signal(SIGINT, SIG_IGN)  # for the server to handle, which then ends its processes
    if humble and hasattr(os, "nice"):
        os.nice(HUMBLE)
    limit = _limited(limits.memory)
    connection.send_bytes(READY)
    while True:
        try:
            parcel = connection.recv_bytes()
        except (EOFError, OSError):
            return
        if parcel == STOP:  # sent while the answer was on its way
            continue
        done, found = _tried(parcel, limits, connection, quick)
        last = isinstance(found, _Exhausted) or _most_held() > limit / 2
        if isinstance(found, _Exhausted):
            found = TooLarge(Message("error-too-much-memory"))
        with suppress(OSError):
            connection.send_bytes(pickle.dumps((done, found, last)))
        if last:
            return


class _Exhausted(Exception):
    """There was no more memory."""


def _tried(parcel: bytes, limits: Limits, connection: Connection, quick: float | None) -> tuple[bool, Any]:
    """Whether the task succeeded, and its result or error."""
    try:
        language, environment, seconds, task = pickle.loads(parcel)
        for name, value in environment.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
        with text.speaking(language):
            return True, task(Heard(limits, seconds, connection, quick))
    except (JactaError, Postponed) as error:
        return False, error
    except MemoryError:
        return False, _Exhausted()
    except Exception:
        return False, RuntimeError(traceback.format_exc())


def _limited(memory: int) -> int:
    """Limit the memory of this process, if the system can."""
    try:
        import resource  # noqa: PLC0415

        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
    except (ImportError, OSError, ValueError):
        pass
    return memory


def _most_held() -> int:
    """The peak memory of this process in bytes; 0 if the system does not tell."""
    try:
        import resource  # noqa: PLC0415
    except ImportError:
        return 0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
