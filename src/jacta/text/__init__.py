"""Everything people read, in French and English.

Texts are Fluent messages, in files of any name in the folders `fr` and `en`. Jacta's own are in this package; each game
brings its own two folders and adds them under its id with `add_domain`. A message is looked up in its game's texts
first, then in Jacta's. The language is a context variable, so that a server can speak French and English at the same
time.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from fractions import Fraction
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from jacta.text.plain_messages import ENTRY, LONG, PlainMessage, Word, is_huge, shortened

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from jacta.text.fluent_messages import Fluently

LANGUAGES = ("fr", "en")
SHARED = "jacta"

_language: ContextVar[str] = ContextVar("language", default="en")
_domains: dict[str, Traversable] = {SHARED: Path(__file__).parent}


class Message:
    """Something to say: a message id with its arguments, put into words only when someone reads it."""

    __slots__ = ("args", "domain", "id")

    def __init__(self, id: str, domain: str = SHARED, /, **args: Any) -> None:
        self.id, self.domain, self.args = id, domain, args

    def __str__(self) -> str:
        """The text; words of the game among the arguments are translated: `{ $nation }` is France, not its id."""
        args = self.args
        if self.domain != SHARED:
            args = {name: _word(self.domain, arg) if isinstance(arg, str) else arg for name, arg in args.items()}
        return say(self.id, self.domain, **args)

    def saying(self, **args: Any) -> Message:
        """The same with some arguments changed."""
        return Message(self.id, self.domain, **{**self.args, **args})

    def __reduce__(self) -> Any:
        return _message, (self.id, self.domain, self.args)

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.domain!r}, {self.args})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.id, self.domain, self.args) == (other.id, other.domain, other.args)

    def __hash__(self) -> int:
        return hash((self.id, self.domain))


def _word(domain: str, arg: str) -> str | Word:
    """A value or a key of a game by its id, or several of them; anything else as it is."""
    if ", " in arg:
        told = [_word(domain, part) for part in arg.split(", ")]
        words = [one.told for one in told if isinstance(one, Word)]
        return ", ".join(words) if len(words) == len(told) else arg
    if not (arg.isascii() and arg.isidentifier()):
        return arg
    found = find(f"value-{arg}", domain) or find(f"key-{arg}", domain)
    return arg if found is None else Word(arg, found)


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
    """The message in the current language, or None if neither the domain nor Jacta has it.

    A game that is no longer installed, but still mentioned by a saved game, has no messages.
    """
    name, _, attribute = id.partition(".")
    attribute = attribute.replace(".", "-")
    for source in dict.fromkeys((domain, SHARED)) if domain in _domains else (SHARED,):
        said = texts(source, language()).said(name, attribute, args)
        if said is not None:
            below_zero = any(isinstance(value, int | float | Fraction) and value < 0 for value in args.values())
            return HYPHEN.sub(MINUS, said) if below_zero else said
    return None


def ids(beginning: str) -> list[str]:
    """The ids of Jacta's own messages that begin this way, in the current language."""
    return [name for name in texts(SHARED, language()).names if name.startswith(beginning)]


MINUS = "\N{MINUS SIGN}"
HYPHEN = re.compile(r"(?<![\w,;-])-(?=\d)")
NO_BREAK = "\N{NARROW NO-BREAK SPACE}"
WORDS = re.compile(r"[^\W_]+")


class Texts:
    """The messages of one language. Each is read when first needed, and by Fluent only if it needs a grammar."""

    def __init__(self, source: str, locale: str) -> None:
        self._locale = locale
        starts = [*ENTRY.finditer(source)]
        ends = [*(found.start() for found in starts[1:]), len(source)]
        self.sources = {found[1]: source[found.start() : end] for found, end in zip(starts, ends, strict=True)}
        self._lines: dict[str, PlainMessage | None] = {}

    @property
    def names(self) -> Collection[str]:
        return self.sources.keys()

    def said(self, name: str, attribute: str, args: Mapping[str, Any]) -> str | None:
        """A message, or an attribute of it, with its placeholders filled in; None if there is none."""
        if name not in self.sources:
            return None
        if name not in self._lines:
            self._lines[name] = PlainMessage.of(self.sources[name])
        lines = self._lines[name]
        if lines is not None:
            line = lines.attributes.get(attribute) if attribute else lines.value
            said = line and line.said(args)
            if line is None or said is not None:
                return said
        return self._fluently.said(name, attribute, args)

    @cached_property
    def _fluently(self) -> Fluently:
        from jacta.text.fluent_messages import Fluently  # noqa: PLC0415  (slow to import, not always needed)

        return Fluently(self.sources, self._locale)


@cache
def texts(domain: str, code: str) -> Texts:
    """The messages of one domain in one language."""
    folder = _domains[domain].joinpath(code)
    written = (path.read_text(encoding="utf-8") for path in folder.iterdir() if path.name.endswith(".ftl"))
    return Texts("\n".join(written), {"fr": "fr-FR", "en": "en-GB"}[code])


def bare(words: str) -> str:
    """The words without accents, ligatures, capitals and punctuation: to compare with what people type."""
    plain = words.casefold() if words.isascii() else _unaccented(words)
    return " ".join(WORDS.findall(plain))


def _unaccented(words: str) -> str:
    plain = unicodedata.normalize("NFKD", words).casefold().replace("œ", "oe").replace("æ", "ae")
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def number(value: float | Fraction, digits: int = 2) -> str:
    """A number for reading: `12 345,6` in French, `12,345.6` in English; integers of four digits are not grouped."""
    if isinstance(value, Fraction) and value.denominator == 1:
        value = value.numerator
    if is_huge(value):
        return shortened(int(value))
    if isinstance(value, int):
        written = str(value) if abs(value) < LONG else f"{value:,}"
    else:
        written = f"{float(value):,.{digits}f}"
    if language() == "fr":
        written = written.replace(",", NO_BREAK).replace(".", ",")
    return written.replace("-", MINUS)


def capital(words: str) -> str:
    """The first letter capitalised, as at the beginning of a line."""
    return words[:1].upper() + words[1:]


def labelled(label: str, told: str) -> str:
    """A label with its content: `Pertes : 3` in French, `Losses: 3` in English."""
    return f"{label}{NO_BREAK if language() == 'fr' else ''}: {told}"


def listed(parts: Iterable[str]) -> str:
    """A list of parts that may contain commas themselves."""
    return (f"{NO_BREAK}; " if language() == "fr" else "; ").join(parts)


def percent(value: float | Fraction, digits: int = 1) -> str:
    """A probability for reading. Never rounds to a certainty that it is not: tiny and nearly certain chances say so."""
    small = Fraction(1, 2 * 10 ** (digits + 2))
    step = 10**-digits
    space, between = (NO_BREAK, NO_BREAK) if language() == "fr" else ("", " ")
    if 0 < value <= small:
        return f"<{between}{number(step, digits)}{space}%"
    if 1 - small <= value < 1:
        return f">{between}{number(100 - step, digits)}{space}%"
    return f"{number(float(value) * 100, digits)}{space}%"


def _known(code: str) -> str:
    if code not in LANGUAGES:
        raise ValueError(f"unknown language {code!r}; Jacta speaks {', '.join(LANGUAGES)}")
    return code
