"""What can go wrong between a request and its answer, besides what the rules refuse."""

from __future__ import annotations

from typing import Any

from jacta.errors import JactaError
from jacta.text import Message


class NotThere(JactaError):
    """No such game, table or simulation."""


class TooLarge(JactaError):
    """The answer needs more states than the server explores."""


class BodyTooLarge(JactaError):
    """The request has more bytes than the server reads."""


class TooSlow(JactaError):
    """The request itself took too long to arrive."""


class TooLong(JactaError):
    """The answer needs more time than the server grants."""


class Postponed(BaseException):
    """The answer takes longer than a moment: it is moved to where others do not wait behind it.

    Not an Exception: no task must catch it and show it on its page.
    """


class Busy(JactaError):
    """Too much is going on already: the same request may succeed later."""


class TooMany(JactaError):
    """This address has used up its share for now; there will be more after this many seconds."""

    def __init__(self, message: str | Message, seconds: float) -> None:
        self.seconds = seconds
        super().__init__(message)

    def __reduce__(self) -> Any:
        return type(self), (self.message, self.seconds)


class Gone(JactaError):
    """Nobody waits for the answer any more."""


class ReadOnly(JactaError):
    """This server does not let its visitors change its tables."""
