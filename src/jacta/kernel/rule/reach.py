"""Which readings a procedure looks at: found by following its code from function to function.

A game may let all its procedures accept all its readings; people should be shown only those that act.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import CodeType, FunctionType, MappingProxyType, ModuleType
from typing import Any, get_args

from pydantic import BaseModel


def names_reached(roots: tuple[Any, ...], package: str) -> frozenset[str]:
    """Every name that the code behind these functions and classes mentions, as far as it belongs to the package."""
    names: set[str] = set()
    seen: set[int] = set()
    waiting = list(roots)
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        if isinstance(thing, FunctionType | type) and not f"{thing.__module__}.".startswith(f"{package}."):
            continue
        if isinstance(thing, FunctionType):
            mentioned = set(_mentioned(thing.__code__))
            names |= mentioned
            waiting += _meant(thing, mentioned)
        else:
            waiting += _inside(thing)
    return frozenset(names)


def _mentioned(code: CodeType) -> Iterator[str]:
    """The global names and attributes in a function, those of the functions inside it included."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _mentioned(constant)


def _meant(function: FunctionType, mentioned: set[str]) -> Iterator[Any]:
    """The things behind the names."""
    known = function.__globals__
    for name in mentioned & known.keys():
        thing = known[name]
        yield thing
        if isinstance(thing, ModuleType):
            yield from (getattr(thing, other) for other in mentioned if hasattr(thing, other))
    for cell in function.__closure__ or ():
        yield cell.cell_contents


def _inside(thing: Any) -> Iterator[Any]:
    """The functions that a class, a table of functions or a wrapped function holds."""
    if isinstance(thing, type):
        yield from thing.__bases__
        yield from vars(thing).values()
        if issubclass(thing, BaseModel):
            yield from (part for field in thing.model_fields.values() for part in _parts(field.annotation))
    elif isinstance(thing, dict | MappingProxyType):
        yield from thing.values()
    elif isinstance(thing, tuple | list):
        yield from thing
    else:
        for place in ("__wrapped__", "__func__", "wrapped", "fget", "func", "begin"):
            inner = getattr(thing, place, None)
            if isinstance(inner, Callable):  # type: ignore[arg-type]
                yield inner


def _parts(annotation: Any) -> Iterator[Any]:
    """The types that an annotation is put together from."""
    yield annotation
    for part in get_args(annotation):
        yield from _parts(part)
