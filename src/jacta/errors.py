"""What can go wrong, said for people: which key, what was wrong, what is allowed."""

from __future__ import annotations

import errno
import re
import traceback
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

    def below(self, key: str, word: str = "") -> InputError:
        """The same error for a part under this key: missing keys are named by their full path, too.

        `word` is what the reader calls the key, where they are in his words already.
        """
        message = self.message
        if isinstance(message, Message) and (others := message.args.get("others")):
            message = message.saying(others=", ".join(f"{word or key}.{one}" for one in str(others).split(", ")))
        return InputError(f"{key}.{self.key}" if self.key else key, message)

    def __reduce__(self) -> Any:
        return type(self), (self.key, self.message)

    def __str__(self) -> str:
        return labelled(self.key, str(self.message)) if self.key else str(self.message)


class BrokenGame(InputError):
    """A game whose package cannot be loaded."""


def file_error(key: str, file: str | Path, error: OSError | UnicodeDecodeError) -> InputError:
    """The error for a file that cannot be read or written."""
    return InputError(key, Message("error-file", file=str(file), reason=_why(Path(file), error)))


def _why(file: Path, error: OSError | UnicodeDecodeError) -> Message:
    if isinstance(error, UnicodeDecodeError):
        return Message("file-not-text")
    if isinstance(error, FileNotFoundError | NotADirectoryError) and not file.parent.is_dir():
        return Message("file-no-folder")
    known = {errno.ENOENT: "missing", errno.EISDIR: "folder", errno.ENOSPC: "full", errno.EDQUOT: "full"}
    known |= dict.fromkeys((errno.EACCES, errno.EPERM, errno.EROFS), "forbidden")
    return Message(f"file-{known.get(error.errno or 0, 'other')}", number=error.errno or 0)


def not_valid(format: str, file: str, error: Exception) -> Message:
    """What to say of a text that is not valid JSON or TOML: the file, and where in it the parser failed."""
    written = re.search(r"at line (\d+), column (\d+)", str(error))
    line, column = (int(place) for place in written.groups()) if written else (0, 0)
    line, column = getattr(error, "lineno", line), getattr(error, "colno", column)
    place = "end" if "at end of document" in str(error) else "known" if line else "none"
    return Message("error-syntax", file=file, format=format, place=place, line=line, column=column)


IN_PYTHONS_WORDS = {
    "recursion": "json-too-deep",
    "Exceeds the limit": "json-long-number",
    "codec can't": "json-odd-text",
    "Circular reference": "json-within-itself",
    "keys must be": "json-key",
}
"""What Python's reader and writer of JSON complain of, in English only, by some of their words."""


def not_json(error: Exception) -> Message:
    """What to say of what was sent and is no JSON: where the reader stumbled, or over what."""
    reason = next(iter(error.args), "")
    if line := getattr(error, "lineno", 0):
        reason = Message("json-stumbled", line=line, column=getattr(error, "colno", 0))
    elif not isinstance(reason, Message):
        known = (Message(id) for words, id in IN_PYTHONS_WORDS.items() if words in str(error))
        reason = next(known, reason)
    return Message("error-not-json", reason=reason if isinstance(reason, Message) else str(error))


class UnknownProcedure(JactaError):
    """No game registers this id."""


class EmptySlot(JactaError):
    """A table that the document does not print is needed, and nobody has filled it in."""

    def __init__(self, slot: str, book: str, page: str, title: str = "") -> None:
        self.slot, self.book, self.page, self.title = slot, book, page, title or slot.rpartition(".")[2]
        super().__init__(Message("error-empty-slot", slot=slot, book=book, page=page, title=self.title))

    def __reduce__(self) -> Any:
        return type(self), (self.slot, self.book, self.page, self.title)


class TableError(JactaError):
    """A table file that cannot be read as the table it claims to be."""


class IllegalAnswer(JactaError):
    """An answer that is not legal for the pending question."""


class EndlessProcedure(JactaError):
    """A loop that can never be left: the odds of its end do not exist."""


class OutOfReach(JactaError):
    """A procedure with too many positions for exact odds: it can only be played and simulated."""


class RulesChanged(JactaError):
    """A saved game that would go differently under today's rules."""


class TableChanged(RulesChanged):
    """A table that a game has used is not as it was."""

    def __init__(self, table: str) -> None:
        self.table = table
        super().__init__(Message("error-table-changed", table=table))

    def __reduce__(self) -> Any:
        return type(self), (self.table,)


class RuleError(JactaError):
    """A rule that is not written as rules must be: the text names the function, its file and its line."""


def failure(error: Exception, within: Path | None = None, place: str = "") -> str:
    """What went wrong in an author's code, and where: `attack.py:84: NameError: name 'volly' is not defined`.

    If it went wrong deeper down, the place is the last one in the author's own folder `within`, else `place`.
    """
    said = f"{type(error).__name__}: {error.msg if isinstance(error, SyntaxError) else error}"
    if isinstance(error, SyntaxError):
        return f"{Path(error.filename or '').name}:{error.lineno}: {said}"
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if within and Path(frame.filename).is_relative_to(within)]
    if not ours and place:
        return f"{place}: {said}"
    last = (ours or frames)[-1]
    return f"{Path(last.filename).name}:{last.lineno}: {said}"
