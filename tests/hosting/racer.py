"""A server of its own that answers at a table when it is told to: `python -m tests.hosting.racer DATABASE`.

Reads `[TOKEN, ASKED, VALUE]` from its input, answers, and writes whether it won.
"""

from __future__ import annotations

import json
import sys

from jacta.hosting import Conflict, Host
from jacta.store import Store
from tests import toys


def race(database: str) -> None:
    host = Host(Store(database))
    say("ready")
    for line in sys.stdin:
        try:
            host.answer(*json.loads(line))
            say("won")
        except Conflict as conflict:
            say(f"lost {conflict.asked}")


def say(told: str) -> None:
    sys.stdout.write(f"{told}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    toys.install()
    race(sys.argv[1])
