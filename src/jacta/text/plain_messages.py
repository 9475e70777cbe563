"""Messages without a grammar: a line of text, with places for words at most. Six of seven are such."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, NamedTuple

LONGEST_ARGUMENT = 1_000  # Fluent refuses to put more into a sentence
LONG = 10_000  # from here on, whole numbers are set in groups of three
HUGE = 10**20  # beyond this, numbers are told by how they begin and end

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
PLACE = re.compile(r"\{ *\$([A-Za-z][\w-]*) *\}")
LINE = r"(?! )((?:[^{}\n]|\{ *\$[A-Za-z][\w-]* *\})+)"
ATTRIBUTE = re.compile(rf"\n +\.([A-Za-z][\w-]*) *= *{LINE}")
MESSAGE = re.compile(rf"[A-Za-z][\w-]* *= *(?:{LINE})?((?:{ATTRIBUTE.pattern})*)(?:\n(?:#.*)?)*\Z")


class Word(NamedTuple):
    """A word of the rules as an argument: a message selects by its id and shows its text."""

    id: str
    told: str


class TextTemplate(NamedTuple):
    """Text and the names of its places by turns."""

    parts: tuple[str, ...]

    @classmethod
    def of(cls, source: str) -> TextTemplate:
        return cls(tuple(PLACE.split(source.rstrip(" \t\r"))))

    def said(self, args: Mapping[str, Any]) -> str | None:
        """The line with its places filled in; None where one of them takes a grammar, as some numbers do."""
        if len(self.parts) == 1:
            return self.parts[0]
        places = self.parts[1::2]
        if not all(place in args and _is_plain(args[place]) for place in places):
            return None
        return "".join(told(args[part]) if at % 2 else part for at, part in enumerate(self.parts))


class PlainMessage(NamedTuple):
    """A message: its value and its attributes, a line each."""

    value: TextTemplate | None
    attributes: Mapping[str, TextTemplate]

    @classmethod
    def of(cls, source: str) -> PlainMessage | None:
        """The message as it is written in its file; None where it has a grammar."""
        found = MESSAGE.match(source)
        if found is None:
            return None
        attributes = {name: TextTemplate.of(line) for name, line in ATTRIBUTE.findall(found[2])}
        return cls(TextTemplate.of(found[1]) if found[1] else None, attributes)


def told(value: Any) -> str:
    """An argument as text, no longer than a sentence can bear."""
    if isinstance(value, Word):
        return value.told
    if isinstance(value, bool):
        return str(value).lower()
    written = shortened(value) if isinstance(value, int) else str(value)
    return written if len(written) <= LONGEST_ARGUMENT else f"{written[: LONGEST_ARGUMENT - 1]}…"


def shortened(value: int) -> str:
    """A number as it stands, or, of one that nobody would read to its end, how it begins and ends."""
    digits = str(value)
    return f"{digits[:6]}…{digits[-6:]}" if is_huge(value) else digits


def is_huge(value: Any) -> bool:
    """Whether a number has more digits than anybody reads."""
    return isinstance(value, int) and abs(value) >= HUGE


def _is_plain(value: Any) -> bool:
    """Whether every language writes it alike: words, and whole numbers too small to be set in groups of three."""
    return not isinstance(value, int | float | Fraction) or (isinstance(value, int) and abs(value) < LONG)
