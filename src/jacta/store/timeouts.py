"""A connection to PostgreSQL that does not wait for ever.

The server's own limits do not help if the server itself hangs: its machine still accepts what is sent, and nothing
comes back. So the client sets a limit, too.
"""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Any

from psycopg import Connection, OperationalError

LIMIT = 4.0  # seconds for one statement: longer than a live server allows it


class Patient(Connection[Any]):
    """A connection that is given up when an answer takes longer than `LIMIT`."""

    def wait(self, gen: Any, *args: Any, **options: Any) -> Any:
        return super().wait(self._limited(gen), *args, **options)

    def _limited(self, gen: Generator[Any, Any, Any]) -> Generator[Any, Any, Any]:
        """The same exchange with the server, cut off in time. The connection's state is then unknown: it is closed."""
        end = time.monotonic() + LIMIT
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                if not ready and time.monotonic() > end:
                    self.pgconn.finish()
                    raise OperationalError("the server does not answer")
                wanted = gen.send(ready)
        except StopIteration as done:
            return done.value
