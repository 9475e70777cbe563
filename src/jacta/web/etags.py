"""ETags of exact answers: they change when the rules, the tables or the question change, and only then."""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from typing import Any

from jacta.kernel.rule.fingerprint import Fingerprint, fingerprint_of
from jacta.kernel.rule.game import Game
from jacta.tables import Edition, edition
from jacta.text import language

CACHING = "private, no-cache"  # cached, but revalidated each time: the user's tables may have changed


def etag(game: Game, *question: Any) -> str:
    """The ETag of an answer under the rules of this game."""
    parts = [*_fingerprint(game, edition()), language(), *question]
    return f'"{hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()[:32]}"'


@lru_cache(maxsize=64)
def _fingerprint(game: Game, book: Edition) -> Fingerprint:
    """Computed once per edition of the tables: a request has checked the folder already."""
    return fingerprint_of(game)


def matches(header: str | None, mark: str) -> bool:
    """Whether an If-None-Match header names this ETag."""
    if header is None:
        return False
    return header.strip() == "*" or mark in {one.strip().removeprefix("W/") for one in header.split(",")}
