"""How much one request may ask for, and the watch that stops what asks for more."""

from __future__ import annotations

import threading
import time
from typing import NamedTuple

from jacta.dice import Source
from jacta.text import Message
from jacta.web.errors import Gone, TooLarge, TooLong


class Limits(NamedTuple):
    """What the server does for one request, and for all of them together."""

    states: int = 500_000
    """States explored for one answer."""
    outcomes: int = 50_000
    """Different outcomes listed in one answer."""
    seconds: float = 20.0
    """From the request to its answer."""
    body: int = 1024 * 1024
    """Bytes of a request: a long game comes whole."""
    threads: int = 4
    """Answers worked out at the same time."""
    waiting: int = 200
    """Requests that may wait for a thread."""
    runs: int = 5_000_000
    """Tries of one simulation."""
    jobs: int = 16
    """Simulations going on at the same time."""
    kept: float = 900.0
    """Seconds that a finished simulation stays to be fetched."""


class Watch:
    """The kernel calls it with the number of states explored so far; it raises where the work has to stop."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.states = 0
        self.deadline = time.monotonic() + limits.seconds
        self._last = 0
        self._stopped = threading.Event()

    def __call__(self, states: int) -> None:
        # Each of several questions counts from the beginning again: add up what is new.
        self.states += states - self._last if states >= self._last else states
        self._last = states
        if self.states > self.limits.states:
            raise TooLarge(Message("error-too-many-states", states=self.limits.states))
        self.look()

    def look(self) -> None:
        """Raise where time is up, or nobody waits any more."""
        if self._stopped.is_set():
            raise Gone(Message("error-gone"))
        if time.monotonic() > self.deadline:
            raise TooLong(Message("error-too-much-time", seconds=self.limits.seconds))

    def stop(self) -> None:
        """Let the work end when it next looks up."""
        self._stopped.set()

    def over(self, source: Source) -> Source:
        """The same chance, under watch: a run that throws dice for ever is stopped too."""
        return _Watched(source, self)


class _Watched:
    def __init__(self, source: Source, watch: Watch) -> None:
        self._source, self._watch, self._thrown = source, watch, 0

    def below(self, n: int) -> int:
        self._thrown += 1
        if self._thrown % 1000 == 0:
            self._watch.look()
        return self._source.below(n)
