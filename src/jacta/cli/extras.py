"""Optional packages: what to install when one is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from jacta.errors import JactaError
from jacta.text import Message


@contextmanager
def needing(message: str) -> Iterator[None]:
    """Import here what an extra provides; if it is missing, the message says which extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise JactaError(Message(message, module=str(error.name))) from None
