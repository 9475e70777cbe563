"""How much an address may ask of the server: a burst at once, and a rate per second after that."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_network

from jacta.text import Message
from jacta.web.errors import TooMany
from jacta.web.limits import Limits

MOST_ASKERS = 10_000
RETRY = 5.0  # seconds after which another request may have finished


class Quota:
    """What every remote address may use of one thing. Visitors at this computer, and those behind a proxy that does not
    say whom it asks for, are not limited.
    """

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self._full: dict[str, float] = {}

    def late_by(self, asker: str, amount: float = 1.0) -> float:
        """Take this much of what an address has left; else returns how many seconds it has to wait for that."""
        if is_here(asker):
            return 0.0
        now = time.monotonic()
        if len(self._full) > MOST_ASKERS:
            self._full = {one: full for one, full in self._full.items() if full > now}
        full = max(now, self._full.get(asker, now)) + amount / self._rate  # when all of it will be available again
        late = full - now - self._burst / self._rate
        if late <= 0:
            self._full[asker] = full
        return late

    def take(self, asker: str, amount: float = 1.0, why: str = "web-too-many") -> None:
        """Take this much of what an address has left. Raises TooMany if that is less."""
        if (wait := self.late_by(asker, amount)) > 0:
            raise TooMany(Message(why), wait)


class OpenRequests:
    """The open requests of every remote address: a stream counts while it is open.

    Behind a proxy all connections are the proxy's own; here each counts for whom it is held.
    """

    def __init__(self, most: int) -> None:
        self._most, self._held = most, Counter[str]()

    def look(self, asker: str) -> None:
        """Raise TooMany if one more would be too many."""
        if self._held[asker] >= self._most and not is_here(asker):
            raise TooMany(Message("web-too-many"), RETRY)

    @contextmanager
    def one(self, asker: str) -> Iterator[None]:
        """One more, for the duration of the block."""
        self._held[asker] += 1
        try:
            yield
        finally:
            self._held[asker] -= 1
            if not self._held[asker]:
                del self._held[asker]


class Quotas:
    """The quotas of each address: requests, bytes that it sends, and games and chronicles that it opens."""

    def __init__(self, limits: Limits) -> None:
        self.under_way = OpenRequests(limits.connections_each)
        self.requests = Quota(limits.burst, limits.requests_each)
        self.bytes = Quota(limits.bytes_burst, limits.bytes_each)
        self.openings = Quota(limits.openings_burst, limits.openings_each)


def is_here(asker: str) -> bool:
    """Whether the request comes from this computer itself."""
    try:
        return ip_network(asker).is_loopback
    except ValueError:
        return True
