"""What can come out of a procedure: the keys, types and values that its outcome type declares.

An outcome type is an ordinary annotation: a named tuple whose fields are the JSON keys, or a bare `int`, `str`, `bool`.
A word is a `Literal`, or a text marked with the `Values` it can have; a field may hold named tuples and tuples in turn.
From that declaration everything is known without rolling: which keys there are, what may stand under them, and what
people mean when they write a value as Jacta prints it, in either language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import lru_cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, Union, get_args, get_origin, get_type_hints

from jacta import text
from jacta.errors import InputError
from jacta.names import VALUE, Offered, called, key_meant, named_as, not_among, suggesting
from jacta.plain import Label, keys_of
from jacta.printing import units_of
from jacta.text import Message
from jacta.typed import parsed

ValueKind: TypeAlias = Literal["flag", "whole", "number", "label", "word", "text", "record", "list", "state", "any"]
NUMBERS: tuple[ValueKind, ...] = ("whole", "number")
OPEN: tuple[ValueKind, ...] = ("state", "any")
"""Kinds whose content only an actual outcome shows."""
NO_VALUE = ("–", "-", "null", "none", "rien", "aucun", "aucune", "nothing")
THOUSANDS = re.compile(r"-?\d{1,3}(,\d{3})+(\.\d+)?")  # as English prints them
BARE = "value"
"""The key of an outcome that is not an object."""


class Values(NamedTuple):
    """Marks a text of the outcome whose values depend on the input or on a table: `Annotated[str, Values(row_names)]`.

    `of` returns the possible values; like a phase, it names what it looks at, `given` or `rules`.
    """

    of: Callable[..., Iterable[str]]


@dataclass(frozen=True)
class Field:
    """What may stand in one place of an outcome.

    `words` are all the values of a word, `named` tells which a text can have; `parts` are the keys of a record, among
    them `hidden` ones, which are computed and not shown, and `shadowing` ones, whose names Python's tuples need; `item`
    is what a list holds. A `state` has a JSON form of its own, like the world of a whole game, and a field of kind
    `any` declares nothing.
    """

    kind: ValueKind
    words: tuple[Any, ...] = ()
    named: Values | None = None
    optional: bool = False
    parts: Mapping[str, Field] = field(default_factory=dict)
    hidden: frozenset[str] = frozenset()
    shadowing: frozenset[str] = frozenset()
    item: Field | None = None

    def __or__(self, other: Field) -> Field:
        """What may stand there in one case or the other."""
        if self == other:
            return self
        optional = self.optional or other.optional
        if self.kind == other.kind == "record":
            parts = dict(self.parts)
            for name, part in other.parts.items():
                parts[name] = parts[name] | part if name in parts else replace(part, optional=True)
            for name in self.parts.keys() - other.parts.keys():
                parts[name] = replace(parts[name], optional=True)
            return replace(self, parts=parts, hidden=self.hidden | other.hidden, optional=optional)
        if self.kind == other.kind == "word":
            return replace(self, words=tuple(dict.fromkeys((*self.words, *other.words))), optional=optional)
        if self.kind == other.kind == "list" and self.item and other.item:
            return replace(self, item=self.item | other.item, optional=optional)
        if self.kind in NUMBERS and other.kind in NUMBERS:
            return Field("number", optional=optional)
        return replace(self, optional=optional) if self.kind == other.kind else Field("any", optional=optional)


# --- From the annotation


@lru_cache(maxsize=1024)
def field_of(annotation: Any) -> Field:
    """What an annotation declares."""
    origin, args = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        named = next((mark for mark in args[1:] if isinstance(mark, Values)), None)
        declared = field_of(args[0])
        return declared if named is None else replace(declared, named=named)
    if origin in (Union, UnionType):
        cases = [field_of(one) for one in args if one is not NoneType]
        found = cases[0]
        for case in cases[1:]:
            found = found | case
        return replace(found, optional=found.optional or NoneType in args)
    if origin is Literal:
        return Field("word", words=args) if not all(isinstance(one, bool) for one in args) else Field("flag")
    if origin in (tuple, frozenset, list):
        items = [field_of(one) for one in args if one is not Ellipsis]
        found = items[0] if items else Field("any")
        for item in items[1:]:
            found = found | item
        return Field("list", item=found)
    return _of_class(annotation) if isinstance(annotation, type) else Field("any")


def _of_class(kind: type) -> Field:  # noqa: PLR0911  (one line per kind)
    if kind is bool:
        return Field("flag")
    if issubclass(kind, Label):
        return Field("label")
    if issubclass(kind, int):
        return Field("whole")
    if issubclass(kind, float | Fraction):
        return Field("number")
    if issubclass(kind, str):
        return Field("text")
    if hasattr(kind, "_fields") and hasattr(kind, "to_json"):
        return Field("state")
    if hasattr(kind, "_fields") or hasattr(kind, "model_fields"):
        return _record(kind)
    return Field("any")


def _record(kind: Any) -> Field:
    hints = get_type_hints(kind, include_extras=True)
    names = kind._fields if hasattr(kind, "_fields") else kind.model_fields
    parts = {key: field_of(hints.get(name, Any)) for key, name in zip(keys_of(kind), names, strict=True)}
    hidden = {}
    for above in reversed(kind.__mro__):
        for name, thing in vars(above).items():
            if isinstance(thing, property) and not name.startswith("_") and name not in parts and thing.fget:
                hidden[name] = field_of(get_type_hints(thing.fget, include_extras=True).get("return", Any))
    shadowing = frozenset(name for name in names if hasattr(tuple, name) or name.startswith("_"))
    return Field("record", parts={**parts, **hidden}, hidden=frozenset(hidden), shadowing=shadowing)


# --- Asked about


@dataclass(frozen=True)
class OutcomeType:
    """An outcome type as declared by a procedure of a game. `values_of` gives the values that a text can have here."""

    game: str
    root: Field
    values_of: Callable[[Values], Iterable[str]] | None = None

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys that an outcome shows."""
        if self.root.kind != "record":
            return () if self.root.kind == "any" else (BARE,)
        return tuple(key for key in self.root.parts if key not in self.root.hidden)

    @property
    def is_open(self) -> bool:
        """Whether nothing is declared: a sheet whose keys depend on the table it comes from."""
        return self.root.kind == "any"

    def field(self, key: str, where: str = "aim") -> tuple[str, Field]:
        """The dotted key in ids, and what may stand there. InputError with the nearest keys if there is none."""
        here, steps = self.root, []
        typed = key.split(".")
        names = {BARE, *map(text.bare, called(f"key-{BARE}", self.game))}
        if here.kind not in ("record", *OPEN) and text.bare(typed[0]) in names:
            typed.pop(0)
            steps.append(BARE)
        for step in typed:
            here, meant = self._below(here, step, key, where)
            steps.append(meant)
        return ".".join(steps), here

    def _below(self, here: Field, step: str, key: str, where: str) -> tuple[Field, str]:
        if here.kind in OPEN:
            return Field("any"), step if step.isdecimal() else key_meant(self.game, step)
        if here.kind == "list" and here.item and step.isdecimal():
            return here.item, step
        keys = named_as(self.game, "key-", tuple(here.parts))
        meant = keys.meant(step)
        if meant is None:
            shown = [name for name in here.parts if name not in here.hidden]
            refusal = Message("error-aim-key", key=key, known=Offered(shown or [BARE], keys))
            raise InputError(where, suggesting(refusal, step, keys))
        return here.parts[meant], meant

    def words(self, declared: Field) -> tuple[Any, ...]:
        """All the values that may stand there; empty if they are not listed, as for numbers."""
        if declared.named is not None and self.values_of is not None:
            return tuple(dict.fromkeys(self.values_of(declared.named)))
        return declared.words

    def value(self, key: str, declared: Field, written: Any, where: str = "aim") -> Any:  # noqa: PLR0911  (one line per kind)
        """A value as people write it, by its id. InputError with the nearest if no such value can stand there."""
        if not isinstance(written, str):
            return self._given(key, declared, written, where)
        said = written.strip()
        quoted = parsed(said)
        said = quoted if isinstance(quoted, str) else said
        if words := self.words(declared):
            return self._word(declared, words, said, where)
        if declared.optional and said.casefold() in ("", *NO_VALUE):
            return None
        if declared.kind == "flag":
            return self._flag(said, where)
        if declared.kind in NUMBERS:
            return self._number(key, declared, said, where)
        if declared.kind == "label":
            return self._label(key, said, where)
        if declared.kind == "list":
            return self._list(key, declared, said, where)
        return said if declared.kind == "text" else quoted

    def is_listed(self, declared: Field) -> bool:
        """Whether the possible values are known; if not, what was typed may be what an outcome prints."""
        if declared.kind == "list":
            return declared.item is not None and declared.item.kind != "list" and self.is_listed(declared.item)
        return declared.kind not in ("text", "record", *OPEN) or bool(self.words(declared))

    def _list(self, key: str, declared: Field, said: str, where: str) -> Any:
        """A list as JSON or with commas; if its entries are not listed, also as it is printed."""
        if said.casefold() in NO_VALUE:
            return []
        quoted = parsed(said)
        if declared.item is not None and self.is_listed(declared):
            parts = quoted if isinstance(quoted, list) else said.removeprefix("[").removesuffix("]").split(",")
            return [self.value(key, declared.item, part, where) for part in parts if str(part).strip()]
        return quoted if isinstance(quoted, list) else said

    def _number(self, key: str, declared: Field, said: str, where: str) -> Any:
        """A number as it is printed in either language: `2,5`, `1 234`, `1/2`, `1 DN + 2 DE`, a true minus."""
        if (counted := _counted(self.game, key, said)) is not None:
            return counted
        plain = "".join(said.split()).replace("\N{MINUS SIGN}", "-")
        plain = plain.replace(",", "" if THOUSANDS.fullmatch(plain) else ".")
        if plain in ("∞", "-∞"):
            return plain
        try:
            found = Fraction(plain)
        except (ValueError, ZeroDivisionError):
            raise _mismatch(key, declared, said, where) from None
        if declared.kind == "whole" and found.denominator > 1:
            raise _mismatch(key, declared, said, where)
        return found.numerator if found.denominator == 1 else found

    def _given(self, key: str, declared: Field, value: Any, where: str) -> Any:
        """A value stated by a program: checked as far as its type allows."""
        if value is None and declared.optional:
            return None
        if words := self.words(declared):
            if value not in words:
                raise not_among(where, value, words)
        elif not isinstance(value, STATED.get(declared.kind, object)):
            raise _mismatch(key, declared, str(value), where)
        return value

    def _word(self, declared: Field, words: tuple[Any, ...], said: str, where: str) -> Any:
        texts = named_as(self.game, VALUE, tuple(word for word in words if isinstance(word, str)))
        meant = texts.meant(said)
        if meant is not None:
            return meant
        for word in words:
            if not isinstance(word, str) and text.bare(said) == text.bare(str(word)):
                return word
        if declared.optional and said.casefold() in ("", *NO_VALUE):
            return None
        raise not_among(where, said, words, texts)

    def _flag(self, said: str, where: str) -> bool:
        for told, message, plain in ((True, "word-yes", "true"), (False, "word-no", "false")):
            if text.bare(said) in {plain, *map(text.bare, called(message, self.game))}:
                return told
        raise not_among(where, said, ("true", "false"))

    def _label(self, key: str, said: str, where: str) -> Any:
        """A number that names something: by the number, or by its word."""
        if said.isdecimal():
            return int(said)
        words = [name for name in text.texts(self.game, "en").names if name.startswith("value-")]
        meant = named_as(self.game, VALUE, tuple(name.removeprefix("value-") for name in words)).meant(said)
        digits = "".join(letter for letter in meant or "" if letter.isdecimal())
        if not digits:
            raise _mismatch(key, Field("label"), said, where)
        return int(digits)

    def likely(self, said: str) -> str | None:
        """The condition that a single word may stand for: the key that has such a value, or the flag of that name."""
        if self.root.kind != "record":
            return None
        keys = named_as(self.game, "key-", self.keys)
        for key in self.keys:
            declared = self.root.parts[key]
            words = named_as(self.game, VALUE, tuple(word for word in self.words(declared) if isinstance(word, str)))
            if words.meant(said) is not None:
                return f"{keys.word(key)}={said}"
            if declared.kind == "flag" and keys.meant(said) == key:
                return f"{keys.word(key)}={text.say('word-yes')}"
        return None

    # --- Told to others

    def mismatch(self, outcome: Any) -> str | None:
        """The first place of an outcome that is not as declared; None if there is none."""
        return next(self._mismatches(self.root, outcome, ""), None)

    def _mismatches(self, declared: Field, found: Any, at: str) -> Iterator[str]:
        if declared.kind in ("any", "state") or (found is None and declared.optional):
            return
        if declared.kind == "record":
            for key, part in declared.parts.items():
                if key not in declared.hidden and key in keys_of(found.__class__):
                    yield from self._mismatches(part, _part(found, key), f"{at}.{key}".lstrip("."))
            unknown = [key for key in keys_of(found.__class__) if key not in declared.parts]
            if unknown or not keys_of(found.__class__):
                yield f"{at}: {', '.join(unknown) or repr(found)}".lstrip(": ")
            return
        if declared.kind == "list":
            if not isinstance(found, tuple | frozenset):
                yield f"{at or BARE} = {found!r}"
            elif declared.item:
                for place, item in enumerate(found):
                    yield from self._mismatches(declared.item, item, f"{at}.{place}".lstrip("."))
            return
        words = self.words(declared)
        if not (found in words if words else isinstance(found, TYPES[declared.kind])):
            yield f"{at or BARE} = {found!r}"

    def schema(self) -> dict[str, Any]:
        """JSON Schema of the outcome as an object."""
        root = self.root if self.root.kind in ("record", "any") else Field("record", parts={BARE: self.root})
        return _schema(root)


STATED: Mapping[ValueKind, Any] = {
    "flag": int,
    "whole": int | float | Fraction,
    "number": int | float | Fraction,
    "text": str,
}
"""What a program may state where such a value is meant: 1 for yes, 3.0 for 3."""
TYPES: Mapping[ValueKind, Any] = {
    "flag": bool,
    "whole": int,
    "number": int | float | Fraction,
    "label": int,
    "word": object,
    "text": str,
}


def _part(found: Any, key: str) -> Any:
    return found[keys_of(found.__class__).index(key)] if isinstance(found, tuple) else getattr(found, key)


def _schema(declared: Field) -> dict[str, Any]:
    plain: dict[ValueKind, dict[str, Any]] = {
        "flag": {"type": "boolean"},
        "whole": {"type": "integer"},
        "number": {"type": "number"},
        "label": {"type": "integer"},
        "word": {"enum": list(declared.words)},
        "text": {"type": "string"},
        "state": {"type": "object"},
        "any": {},
    }
    if declared.kind == "record":
        shown = {key: _schema(part) for key, part in declared.parts.items() if key not in declared.hidden}
        required = [key for key in shown if not declared.parts[key].optional]
        found: dict[str, Any] = {"type": "object", "properties": shown, "required": required}
    elif declared.kind == "list":
        found = {"type": "array", "items": _schema(declared.item or Field("any"))}
    else:
        found = plain[declared.kind]
    return {"anyOf": [found, {"type": "null"}]} if declared.optional and found else found


def _counted(game: str, key: str, said: str) -> int | None:
    """A figure in its units, `1 DN + 2 DE`; None if the key has none, or something else was typed."""
    for language in text.LANGUAGES:
        with text.speaking(language):
            units = units_of(game, key)
        if units is None:
            continue
        worth = {text.bare(units.whole): units.size, text.bare(units.part): 1}
        parts = [part.strip().partition(" ") for part in said.replace("\N{NARROW NO-BREAK SPACE}", " ").split("+")]
        if all(many.isdecimal() and text.bare(unit) in worth for many, _, unit in parts):
            return sum(int(many) * worth[text.bare(unit)] for many, _, unit in parts)
    return None


def _mismatch(key: str, declared: Field, said: str, where: str) -> InputError:
    return InputError(where, Message("error-aim-type", key=key, value=said, kind=declared.kind))
