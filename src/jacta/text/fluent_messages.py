"""Messages with a grammar, read by Fluent: imported only when the first one is needed, because that takes a while."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from threading import Lock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from jacta.text.plain_messages import LONG, REFERENCE, Word, is_huge, told


class Fluently:
    """The messages of one language. Each is parsed when first needed, with those it refers to: parsing is slow, too."""

    def __init__(self, sources: Mapping[str, str], locale: str) -> None:
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._sources = sources
        self._parsed: set[str] = set()
        self._parsing = Lock()

    def said(self, name: str, attribute: str, args: Mapping[str, Any]) -> str | None:
        """A message, or an attribute of it, with its placeholders filled in; None if it has no text."""
        with self._parsing:  # no thread looks up a message that another is still parsing
            self._parse(name)
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if not pattern:
            return None
        text, errors = self._bundle.format_pattern(pattern, {key: _argument(value) for key, value in args.items()})
        if errors:
            raise errors[0]
        return str(text)

    def _parse(self, name: str) -> None:
        if name in self._sources and name not in self._parsed:
            self._parsed.add(name)
            self._bundle.add_resource(FluentResource(self._sources[name]))
            for other in REFERENCE.findall(self._sources[name]):
                self._parse(other)


class _Word(FluentType):
    """A word of the rules: a message selects by its id and shows its text."""

    def __init__(self, word: Word) -> None:
        self._word = word

    def __eq__(self, other: object) -> bool:
        return bool(self._word.id == other)

    def __hash__(self) -> int:
        return hash(self._word.id)

    def format(self, *_: Any) -> str:
        return self._word.told


def _argument(value: Any) -> Any:
    if isinstance(value, Word):
        return _Word(value)
    if isinstance(value, Fraction):
        return float(value) if value.denominator > 1 else value.numerator
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < LONG:
        return fluent_number(value, useGrouping=False)
    if isinstance(value, int | float | FluentType) and not isinstance(value, bool) and not is_huge(value):
        return value
    return told(value)
