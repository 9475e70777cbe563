"""Messages without a grammar: a line of text, at most with placeholders. Six out of seven are like this."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, NamedTuple

LONGEST_ARGUMENT = 1_000  # Fluent refuses to put more into a sentence
LONG = 10_000  # from here on, integers are grouped in threes
HUGE = 10**20  # beyond this, numbers are abbreviated to their beginning and end

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
    """Text and the names of placeholders, alternating."""

    parts: tuple[str, ...]

    @classmethod
    def of(cls, source: str) -> TextTemplate:
        return cls(tuple(PLACE.split(source.rstrip(" \t\r"))))

    def said(self, args: Mapping[str, Any]) -> str | None:
        """The line with its placeholders filled in; None if one of them needs a grammar, as some numbers do."""
        if len(self.parts) == 1:
            return self.parts[0]
        places = self.parts[1::2]
        if not all(place in args and _is_plain(args[place]) for place in places):
            return None
        return "".join(told(args[part]) if at % 2 else part for at, part in enumerate(self.parts))


class PlainMessage(NamedTuple):
    """A message: its value and its attributes, one line each."""

    value: TextTemplate | None
    attributes: Mapping[str, TextTemplate]

    @classmethod
    def of(cls, source: str) -> PlainMessage | None:
        """The message as written in its file; None if it has a grammar."""
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
    """A number as it is or, if nobody would read to its end, its beginning and end."""
    digits = str(value)
    return f"{digits[:6]}…{digits[-6:]}" if is_huge(value) else digits


def is_huge(value: Any) -> bool:
    """Whether a number has more digits than anybody reads."""
    return isinstance(value, int) and abs(value) >= HUGE


def _is_plain(value: Any) -> bool:
    """Whether every language writes it alike: words, and integers too small to be grouped in threes."""
    return not isinstance(value, int | float | Fraction) or (isinstance(value, int) and abs(value) < LONG)
