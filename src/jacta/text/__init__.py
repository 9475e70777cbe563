"""Everything people read, in French and English.

Texts are Fluent messages, in files of any name in the folders `fr` and `en`. Jacta's own stand in this package; each
game brings its own two folders and adds them under its id with `add_domain`. A message is looked up in its game's texts
first, then in Jacta's. The language is a context variable, so that a server can speak French and English at the same
time.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from fractions import Fraction
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message as FluentMessage

LANGUAGES = ("fr", "en")
SHARED = "jacta"
LONGEST_ARGUMENT = 1_000  # Fluent refuses to put more into a sentence
LONG = 10_000  # from here on, whole numbers are set in groups of three
HUGE = 10**20  # beyond this, numbers are told by how they begin and end

_language: ContextVar[str] = ContextVar("language", default="en")
_domains: dict[str, Traversable] = {SHARED: files(__package__)}


class Message:
    """Something to say: a message id with its arguments, put into words only when someone reads it."""

    __slots__ = ("args", "domain", "id")

    def __init__(self, id: str, domain: str = SHARED, /, **args: Any) -> None:
        self.id, self.domain, self.args = id, domain, args

    def __str__(self) -> str:
        return say(self.id, self.domain, **self.args)

    def __reduce__(self) -> Any:
        return _message, (self.id, self.domain, self.args)

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.domain!r}, {self.args})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.id, self.domain, self.args) == (other.id, other.domain, other.args)

    def __hash__(self) -> int:
        return hash((self.id, self.domain))


def _message(id: str, domain: str, args: dict[str, Any]) -> Message:
    return Message(id, domain, **args)


def language() -> str:
    """The language of this context, `fr` or `en`."""
    return _language.get()


def set_language(code: str) -> None:
    """Speak this language from now on in this context."""
    _language.set(_known(code))


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Speak another language inside a `with` block."""
    token = _language.set(_known(code))
    try:
        yield
    finally:
        _language.reset(token)


def preferred_language(environ: Mapping[str, str] = os.environ) -> str:
    """The language the environment asks for: `JACTA_LANG`, else the system's locale, else English."""
    for name in ("JACTA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = environ.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def has_domain(name: str) -> bool:
    """Whether texts have been added under this name."""
    return name in _domains


def add_domain(name: str, folder: Traversable) -> None:
    """Add a game's texts, `folder/fr/*.ftl` and `folder/en/*.ftl`, under the game's id."""
    _domains[name] = folder
    texts.cache_clear()


def say(id: str, domain: str = SHARED, /, **args: Any) -> str:
    """The message in the current language. `id.attribute` names an attribute. A missing message shows as its id.

    Further dots of the id are hyphens in the attribute's name: `roll-fury.dir.2` is `.dir-2` of `roll-fury`.
    """
    found = find(id, domain, **args)
    return id if found is None else found


def find(id: str, domain: str = SHARED, /, **args: Any) -> str | None:
    """The message in the current language, or None where neither the domain nor Jacta has it.

    A game that is not installed any more, of which a saved table still speaks, has no messages.
    """
    name, _, attribute = id.partition(".")
    attribute = attribute.replace(".", "-")
    for source in dict.fromkeys((domain, SHARED)) if domain in _domains else (SHARED,):
        message = texts(source, language()).message(name)
        pattern = message and (message.attributes.get(attribute) if attribute else message.value)
        if pattern:
            bundle = texts(source, language()).bundle
            given = {key: _argument(value) for key, value in args.items()}
            text, errors = bundle.format_pattern(pattern, given)
            if errors:
                raise errors[0]
            below_zero = any(isinstance(value, int | float) and value < 0 for value in given.values())
            return HYPHEN.sub(MINUS, str(text)) if below_zero else str(text)
    return None


MINUS = "\N{MINUS SIGN}"
HYPHEN = re.compile(r"(?<![\w,;-])-(?=\d)")
NO_BREAK = "\N{NARROW NO-BREAK SPACE}"


ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


class Texts:
    """The messages of one language. Parsing is slow: each is parsed when first needed, with those it refers to."""

    def __init__(self, source: str, locale: str) -> None:
        from fluent.runtime import FluentBundle  # noqa: PLC0415  (slow to import, not always needed)

        self.bundle = FluentBundle([locale], use_isolating=False)
        starts = [*ENTRY.finditer(source)]
        ends = [*(found.start() for found in starts[1:]), len(source)]
        self.names = frozenset(found[1] for found in starts)
        self._unread = {found[1]: source[found.start() : end] for found, end in zip(starts, ends, strict=True)}

    def message(self, name: str) -> FluentMessage | None:
        self._read(name)
        return self.bundle.get_message(name) if self.bundle.has_message(name) else None

    def _read(self, name: str) -> None:
        from fluent.runtime import FluentResource  # noqa: PLC0415

        source = self._unread.pop(name, None)
        if source is not None:
            self.bundle.add_resource(FluentResource(source))
            for other in REFERENCE.findall(source):
                self._read(other)


@cache
def texts(domain: str, code: str) -> Texts:
    """The messages of one domain in one language."""
    folder = _domains[domain].joinpath(code)
    written = (path.read_text(encoding="utf-8") for path in folder.iterdir() if path.name.endswith(".ftl"))
    return Texts("\n".join(written), {"fr": "fr-FR", "en": "en-GB"}[code])


def bare(words: str) -> str:
    """The words without accents, capitals and punctuation: to compare what people type."""
    plain = unicodedata.normalize("NFKD", words).casefold()
    letters = "".join(letter if letter.isalnum() else " " for letter in plain if not unicodedata.combining(letter))
    return " ".join(letters.split())


def number(value: float | Fraction, digits: int = 2) -> str:
    """A number for reading: `12 345,6` in French, `12,345.6` in English; whole ones from five figures on, as years."""
    if isinstance(value, Fraction) and value.denominator == 1:
        value = value.numerator
    if _is_huge(value):
        return shortened(int(value))
    whole = str(value) if abs(value) < LONG else f"{value:,}"
    written = whole if isinstance(value, int) else f"{float(value):,.{digits}f}"
    if language() == "fr":
        written = written.replace(",", NO_BREAK).replace(".", ",")
    return written.replace("-", MINUS)


def shortened(value: int) -> str:
    """A number as it stands, or, of one that nobody would read to its end, how it begins and ends."""
    digits = str(value)
    return f"{digits[:6]}…{digits[-6:]}" if _is_huge(value) else digits


def labelled(label: str, told: str) -> str:
    """What belongs to a label: `Pertes : 3` in French, `Losses: 3` in English."""
    return f"{label}{NO_BREAK if language() == 'fr' else ''}: {told}"


def listed(parts: Iterable[str]) -> str:
    """Parts that hold commas themselves, one after the other."""
    return (f"{NO_BREAK}; " if language() == "fr" else "; ").join(parts)


def percent(value: float | Fraction, digits: int = 1) -> str:
    """A probability for reading. Never rounds to a certainty that is none: tiny and nearly-sure chances say so."""
    small = Fraction(1, 2 * 10 ** (digits + 2))
    step = 10**-digits
    space, between = (NO_BREAK, NO_BREAK) if language() == "fr" else ("", " ")
    if 0 < value < small:
        return f"<{between}{number(step, digits)}{space}%"
    if 1 - small < value < 1:
        return f">{between}{number(100 - step, digits)}{space}%"
    return f"{number(float(value) * 100, digits)}{space}%"


def _argument(value: Any) -> Any:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Fraction):
        return float(value) if value.denominator > 1 else value.numerator
    from fluent.runtime.types import FluentType, fluent_number  # noqa: PLC0415

    if isinstance(value, int) and abs(value) < LONG:
        return fluent_number(value, useGrouping=False)
    if isinstance(value, int | float | FluentType) and not _is_huge(value):
        return value
    told = shortened(value) if isinstance(value, int) else str(value)
    return told if len(told) <= LONGEST_ARGUMENT else f"{told[: LONGEST_ARGUMENT - 1]}…"


def _is_huge(value: Any) -> bool:
    """Whether a number has more digits than anybody reads."""
    return isinstance(value, int) and abs(value) >= HUGE


def _known(code: str) -> str:
    if code not in LANGUAGES:
        raise ValueError(f"unknown language {code!r}; Jacta speaks {', '.join(LANGUAGES)}")
    return code
