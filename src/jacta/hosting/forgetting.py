"""Games that nobody plays any more are forgotten, some time after they have said so."""

from __future__ import annotations

import os
import time

from jacta.hosting.changes import Changing

HOUR, DAY = 3600, 24 * 3600
KEPT_DAYS = 180  # for which a game that nobody plays is kept
WARNING = 14 * DAY  # seconds before it is forgotten during which a game says so


class Forgetting(Changing):
    """Saved games that are forgotten in the end."""

    _tidied = 0.0

    def tidy(self) -> int:
        """Forget the games that nobody has played for long, at most once an hour; returns how many.

        Forgets none if nobody could have seen the warning: no server was running for that long, or a clock has jumped.
        That leaves the operator time to put it right.
        """
        if time.monotonic() < self._tidied:
            return 0
        self._tidied = time.monotonic() + HOUR
        now = self._now()
        if now - self._store.watched_since(now, WARNING) < min(WARNING, kept_days() * DAY):
            return 0
        return self._store.forget(now - kept_days() * DAY)


def kept_days() -> int:
    """For how many days a game that nobody plays is kept, as configured by the operator."""
    said = os.environ.get("JACTA_KEPT_DAYS", "")
    return int(said) if said.isdecimal() and 0 < int(said) < 100_000 else KEPT_DAYS
