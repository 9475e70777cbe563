"""What can go wrong between a person and a game, besides what the rules refuse."""

from __future__ import annotations

from typing import Any

from jacta.errors import JactaError
from jacta.text import Message


class UnknownLink(JactaError):
    """No game has this link, or no longer."""


class NotYours(JactaError):
    """The link does not allow its holder to do this."""


class ChronicleChanged(JactaError):
    """Somebody was faster: the request no longer fits the chronicle, and nothing was written."""


class Conflict(JactaError):
    """Somebody was faster, or the game has gone on: the request no longer fits.

    `asked` is the number of the question that waits now, `revision` that of the game as it is now.
    """

    def __init__(self, message: str | Message, asked: int, revision: int) -> None:
        self.asked, self.revision = asked, revision
        super().__init__(message)

    def __reduce__(self) -> Any:
        return type(self), (self.message, self.asked, self.revision)
