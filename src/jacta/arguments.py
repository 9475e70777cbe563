"""What programmers pass to public functions, held to its annotations: a wrong argument is refused by its name.

The annotations are the one place that says what is allowed. They are read with the first call, so that what a module
imports for their sake alone is not imported before.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache, reduce, wraps
from inspect import Parameter, signature
from itertools import chain, repeat
from numbers import Integral, Real
from types import NoneType, SimpleNamespace, UnionType
from typing import Any, Literal, NamedTuple, ParamSpec, TypeVar, Union, get_args, get_origin, get_type_hints

from jacta.errors import InputError
from jacta.text import Message

P = ParamSpec("P")
R = TypeVar("R")

NUMBERS: dict[Any, type] = {int: Integral, float: Real}
"""What counts as such a number, those of other libraries too; True and False count as none."""
WORDS = {"str": "text", "int": "int", "float": "number", "Fraction": "number", "bool": "bool", "Mapping": "object"}
WORDS |= {"Callable": "function", "Source": "source"}
LISTS = (Collection, Iterable, Sequence, tuple)
WORDS |= {kind.__name__: "list" for kind in LISTS}
LONGEST = 60


def checked(function: Callable[P, R]) -> Callable[P, R]:
    """A public function that refuses, with InputError, an argument that its annotations do not allow."""

    @wraps(function)
    def call(*args: P.args, **named: P.kwargs) -> R:
        placed, by_name, more = _stated(function)
        for value, (name, hint) in zip(args, chain(placed, repeat(more)), strict=False):
            _check(name, value, hint)
        for name, value in named.items():
            _check(name, value, by_name.get(name, Any))
        return function(*args, **named)

    return call


class _Stated(NamedTuple):
    """The names and hints of the arguments by position, the hints by name, and what further positions may hold."""

    placed: tuple[tuple[str, Any], ...]
    by_name: dict[str, Any]
    more: tuple[str, Any]


@cache
def _stated(function: Callable[..., Any]) -> _Stated:
    names = _Names(sys.modules[function.__module__])
    hints: dict[str, Any] = {}
    for name, written in function.__annotations__.items():
        with suppress(NameError):  # what only a type checker can look up allows anything
            hints |= get_type_hints(SimpleNamespace(__annotations__={name: written}), localns=names)
    placed, by_name, more = [], {}, ("", Any)
    for one in signature(function).parameters.values():
        hint = hints.get(one.name, Any)
        if one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD):
            placed.append((one.name, hint))
        if one.kind in (one.KEYWORD_ONLY, one.POSITIONAL_OR_KEYWORD):
            by_name[one.name] = hint
        if one.kind is Parameter.VAR_POSITIONAL:
            more = (one.name, hint)
    return _Stated(tuple(placed), by_name, more)


class _Names(dict[str, Any]):
    """The names that a module uses in annotations, imported there or found by its `__getattr__`."""

    def __init__(self, module: Any) -> None:
        self._module = module

    def __missing__(self, name: str) -> Any:
        try:
            return getattr(self._module, name)
        except AttributeError:
            raise KeyError(name) from None  # a builtin, or unknown


def _check(key: str, value: Any, hint: Any) -> None:
    """Raise InputError, naming the key, for a value that the hint does not allow, or that holds such a value."""
    if hint is Any or type(value) is hint:
        return
    kinds = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    found = next((kind for kind in kinds if _is(value, kind)), None)
    if found is None:
        wanted = reduce(_either, dict.fromkeys(_wanted(kind) for kind in kinds if kind is not NoneType))
        raise InputError(key, Message("error-argument", value=_shown(value), wanted=wanted))
    for place, part, of in _parts(value, found):
        _check(f"{key}.{place}", part, of)


def _is(value: Any, kind: Any) -> bool:  # noqa: PLR0911  (one line per kind)
    """Whether a value is of a kind, whatever it holds."""
    if kind is Any or isinstance(kind, TypeVar):
        return True
    if kind is None:
        return value is None
    if get_origin(kind) is Literal:
        return isinstance(value, str)  # the function itself names the nearest of its words
    of, kind = get_args(kind), get_origin(kind) or kind
    if kind in NUMBERS:
        return isinstance(value, NUMBERS[kind]) and not isinstance(value, bool)
    if kind is Callable:
        return callable(value)
    if isinstance(value, type) or (kind in LISTS and isinstance(value, str | bytes | Mapping)):
        return False  # a class where one of its values is wanted, a text where a list of texts is
    if kind is tuple:
        return isinstance(value, Sequence) and (of[-1] is ... or len(value) == len(of))
    return isinstance(value, kind)


def _parts(value: Any, kind: Any) -> Iterator[tuple[Any, Any, Any]]:
    """What a value of this kind holds, keys included: the place, what is there, and what the kind allows there."""
    of, kind = get_args(kind), get_origin(kind)
    if kind is Mapping:
        for key, part in value.items():
            yield key, key, of[0]
            yield key, part, of[1]
    elif kind in LISTS and isinstance(value, Sequence):
        for place, part in enumerate(value):
            yield place, part, of[0]


def _wanted(kind: Any) -> Message:
    if get_origin(kind) is Literal:
        return Message("argument-choice", allowed=", ".join(get_args(kind)))
    if get_origin(kind) is tuple and ... not in get_args(kind):
        return Message("argument-list-of", count=len(get_args(kind)))
    name = (get_origin(kind) or kind).__name__
    return Message(f"argument-{WORDS[name]}") if name in WORDS else Message("argument-other", kind=name)


def _either(one: Message, other: Message) -> Message:
    return Message("argument-or", one=one, other=other)


def _shown(value: Any) -> str:
    written = repr(value)
    return written if len(written) <= LONGEST else f"{written[:LONGEST]}…"
