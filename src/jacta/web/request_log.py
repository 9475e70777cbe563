"""What a server records of its requests: how many there were, and a log without anybody's secrets."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from collections import Counter
from typing import Any

from starlette.types import Scope

log = logging.getLogger("jacta.requests")
API = "/api/v1"
METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))  # anybody can make up others
BOUNDS = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)  # seconds


class RequestCounts:
    """How many requests there were, by kind and result, and how long they took."""

    def __init__(self) -> None:
        self.answers: Counter[tuple[str, str, int]] = Counter()
        self.seconds: Counter[float] = Counter()
        self.total = 0.0

    def note(self, scope: Scope, status: int, began: float) -> None:
        """Count one request. Only the pattern of its address is kept: not the link of a seat, nor what was asked."""
        took = time.monotonic() - began
        route, method = pattern(scope), scope["method"] if scope["method"] in METHODS else "other"
        self.answers[method, route, status] += 1
        self.total += took
        self.seconds[next((bound for bound in BOUNDS if took <= bound), float("inf"))] += 1
        if log.isEnabledFor(logging.INFO):
            told = {"method": method, "route": route, "status": status, "ms": round(1000 * took, 1)}
            log.info("request", extra={"told": told})


def pattern(scope: Scope) -> str:
    """The kind of address: `/tables/{token}`."""
    known: str = getattr(scope.get("route"), "path", "")
    if not known:
        return "/static" if scope["path"].startswith("/static/") else "none"
    below = API if scope["path"].startswith(API) and not known.startswith(API) else ""
    return below + known


# --- The log


class JsonFormatter(logging.Formatter):
    """Every record as one line of JSON. Of an error it gives the type and the places in the code, not the message."""

    def format(self, record: logging.LogRecord) -> str:
        data: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        data |= getattr(record, "told", {})
        if record.exc_info and record.exc_info[0] is not None:
            data["error"] = record.exc_info[0].__name__
            data["at"] = [f"{one.filename}:{one.lineno}" for one in traceback.extract_tb(record.exc_info[2])][-10:]
        return json.dumps(data, ensure_ascii=False)


def write_log() -> None:
    """Log a line for every request, and for everything that goes wrong, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    for name, level in (("jacta", logging.INFO), ("uvicorn", logging.WARNING), ("asyncio", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.setLevel(level)
        logger.handlers, logger.propagate = [handler], False
