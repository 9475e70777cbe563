"""What can go wrong between a person and a game, beside what the rules refuse."""

from __future__ import annotations

from typing import Any

from jacta.errors import JactaError
from jacta.text import Message


class UnknownLink(JactaError):
    """No game has this link, or not any more."""


class NotYours(JactaError):
    """What this link does not let its holder do."""


class ChronicleChanged(JactaError):
    """Somebody was quicker: what was asked for does not fit the chronicle any more, and nothing was written."""


class Conflict(JactaError):
    """Somebody was quicker, or the game has gone on: what was asked for does not fit any more.

    `asked` is the number of the question that waits now, `revision` that of the game as it is now.
    """

    def __init__(self, message: str | Message, asked: int, revision: int) -> None:
        self.asked, self.revision = asked, revision
        super().__init__(message)

    def __reduce__(self) -> Any:
        return type(self), (self.message, self.asked, self.revision)
