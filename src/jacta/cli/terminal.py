"""What may be printed on a terminal. Names and words come from files that a stranger may have written."""

from __future__ import annotations

import re
import unicodedata

SOLID = {0xA0: 0xE0A0, 0x202F: 0xE02F}
"""No-break spaces as private-use characters: Rich would break a line at any kind of space."""
SPACES = {solid: space for space, solid in SOLID.items()}
KEPT = {"\n", *map(chr, SPACES)}
UNSEEN = re.compile("[\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]")
"""What JSON leaves unescaped, and some terminals would obey."""


def shown(written: str) -> str:
    """A text that is safe to print: what could move the cursor, or reverse what follows, is replaced."""
    return written if written.isprintable() else "".join(map(_shown, written))


def in_one_line(written: str) -> str:
    """The same in one line, for what must not look like a line of Jacta's own."""
    return shown(" ".join(written.splitlines()))


def in_json(written: str) -> str:
    """JSON with the same content, but nothing that a terminal would obey."""
    return UNSEEN.sub(lambda found: f"\\u{ord(found[0]):04x}", written)


def _shown(letter: str) -> str:
    plain = letter.isprintable() or letter in KEPT or unicodedata.category(letter) == "Zs"
    return letter if plain else "\N{REPLACEMENT CHARACTER}"
