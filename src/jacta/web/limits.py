"""How much one request may ask for, and the watch that stops what asks for more."""

from __future__ import annotations

import os
import threading
import time
from typing import NamedTuple

from jacta.dice import Source
from jacta.text import Message
from jacta.web.errors import Gone, TooLarge, TooLong

GRACE = 0.5  # seconds that stopped work is given to end by itself


class Limits(NamedTuple):
    """What the server does for one request, for one visitor, and for all of them together."""

    states: int = 500_000
    """States explored for one answer."""
    outcomes: int = 50_000
    """Different outcomes listed in one answer."""
    seconds: float = 20.0
    """Seconds from the request to its answer."""
    memory: int = 1024 * 1024 * 1024
    """Bytes that one process for readings may hold."""
    body: int = 1024 * 1024
    """Bytes of a request: a long game is sent whole."""
    values: int = 20_000
    """Values in the input of one request, those in lists included."""
    fields: int = 2_000
    """Fields of one form."""
    letters: int = 20_000
    """Letters of one field of a form; an uploaded game may fill the request."""
    workers: int = (os.cpu_count() or 1) + 1
    """Processes that work out readings; 0 works them out in the server itself."""
    threads: int = 8
    """Visits to saved games handled at the same time."""
    waiting: int = 200
    """Requests that may wait for their turn."""
    runs: int = 5_000_000
    """Tries of one simulation."""
    jobs: int = 16
    """Simulations running at the same time."""
    jobs_each: int = 4
    """Of these, those of one visitor."""
    job_seconds: float = 600.0
    """How long a simulation may run."""
    connections: int = 2_000
    """Connections open at the same time."""
    connections_each: int = 100
    """Of these, those of one remote address."""
    header_seconds: float = 10.0
    """How long the headers of a request may take to arrive."""
    requests_each: float = 30.0
    """Requests per second that one remote address may keep making."""
    burst: int = 300
    """Requests that it may make at once before that."""
    bytes_each: float = 100_000.0
    """Bytes per second that one remote address may keep sending."""
    bytes_burst: int = 20 * 1024 * 1024
    """Bytes that it may send at once before that."""
    openings_each: float = 1 / 60
    """Games and chronicles per second that one remote address may keep opening."""
    openings_burst: int = 60
    """Games and chronicles that it may open at once before that."""
    kept: float = 900.0
    """Seconds that a finished simulation can be fetched."""


class Watch:
    """The kernel calls it with the number of states explored so far; it raises when the work has to stop."""

    def __init__(self, limits: Limits, seconds: float | None = None) -> None:
        """`seconds` is what is left of the time that the limits grant."""
        self.limits = limits
        self.states = 0
        self.restart(seconds)
        self._last = 0
        self._stopped = threading.Event()

    def __call__(self, states: int) -> None:
        # Each of several questions counts from the beginning: add up what is new.
        self.states += states - self._last if states >= self._last else states
        self._last = states
        if self.states > self.limits.states:
            raise TooLarge(Message("error-too-many-states", states=self.limits.states))
        self.look()

    def restart(self, seconds: float | None = None) -> None:
        """Grant the whole time from now on, or this many seconds."""
        self.deadline = time.monotonic() + (self.limits.seconds if seconds is None else seconds)

    @property
    def left(self) -> float:
        """The seconds that are left."""
        return self.deadline - time.monotonic()

    @property
    def stopped(self) -> bool:
        """Whether nobody waits for the answer any more."""
        return self._stopped.is_set()

    def look(self) -> None:
        """Raise if time is up, or nobody waits any more."""
        if self.stopped:
            raise Gone(Message("error-gone"))
        if self.left < 0:
            raise self.late()

    def late(self) -> TooLong:
        """The error for when time is up."""
        return TooLong(Message("error-too-much-time", seconds=self.limits.seconds))

    def stop(self) -> None:
        """Let the work end when it next checks."""
        self._stopped.set()

    def over(self, source: Source) -> Source:
        """The same source, under watch: a run that throws dice for ever is stopped, too."""
        return _Watched(source, self)


class _Watched:
    def __init__(self, source: Source, watch: Watch) -> None:
        self._source, self._watch, self._thrown = source, watch, 0

    def below(self, n: int) -> int:
        self._thrown += 1
        if self._thrown % 1000 == 0:
            self._watch.look()
        return self._source.below(n)
