"""What can go wrong, said for people: which key, what was wrong, what is allowed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from jacta.text import Message, labelled


class JactaError(Exception):
    """Base of every error that Jacta raises on purpose. `str(error)` speaks the current language."""

    def __init__(self, message: str | Message) -> None:
        self.message = message
        super().__init__(message)

    def __str__(self) -> str:
        return str(self.message)


class InputError(JactaError):
    """Input that the rules refuse. `key` is the dotted path of the offending key, as the caller wrote it."""

    def __init__(self, key: str, message: str | Message) -> None:
        self.key = key
        super().__init__(message)

    def __reduce__(self) -> Any:
        return type(self), (self.key, self.message)

    def __str__(self) -> str:
        return labelled(self.key, str(self.message)) if self.key else str(self.message)


def file_error(key: str, file: str | Path, error: OSError | UnicodeDecodeError) -> InputError:
    """The error for a file that cannot be read or written."""
    reason = getattr(error, "strerror", None) or str(error)
    return InputError(key, Message("error-file", file=str(file), reason=reason))


class UnknownProcedure(JactaError):
    """No game registers this id."""


class EmptySlot(JactaError):
    """A table that the document does not print is needed, and nobody has filled it in."""

    def __init__(self, slot: str, book: str, page: str) -> None:
        self.slot, self.book, self.page = slot, book, page
        super().__init__(Message("error-empty-slot", slot=slot, book=book, page=page))

    def __reduce__(self) -> Any:
        return type(self), (self.slot, self.book, self.page)


class TableError(JactaError):
    """A table file that cannot be read as the table it claims to be."""


class IllegalAnswer(JactaError):
    """An answer outside the legal set of the pending question."""


class EndlessProcedure(JactaError):
    """A loop that nothing can ever leave: the odds of its end do not exist."""


class OutOfReach(JactaError):
    """Exact odds of a procedure with too many positions to walk: it can only be played and simulated."""


class RulesChanged(JactaError):
    """A saved game that today's rules would play out differently."""
