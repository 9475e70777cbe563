"""The game master's hand: changing values in the state of a run, between two questions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from pydantic import BaseModel, TypeAdapter

from jacta.errors import InputError, JactaError
from jacta.kernel.rule.inputs import checked
from jacta.kernel.run.position import Halt, Position, settled
from jacta.plain import keys_of, plain
from jacta.text import Message

NUMBERS = (int, float, Fraction)
PLAIN = (*NUMBERS, str, type(None))


class Correction(NamedTuple):
    """One correction by hand: a dotted key of the state, the value before, and the value after.

    `whose` is the name of the participant to whom the value belongs, if any.
    """

    key: str
    before: Any
    after: Any
    whose: str = ""


def figures(position: Position) -> dict[str, Any]:
    """Everything that can be corrected, by dotted key."""
    return _figures(position, lambda here: here.state)


def seen_figures(position: Position, seat: str) -> dict[str, Any]:
    """The numbers and words that a seat sees, by dotted key."""
    return _figures(position, lambda here: here.seen_by(here.part_of(seat)))


def _figures(position: Position, state_of: Callable[[Position], Any]) -> dict[str, Any]:
    """The figures of the innermost procedure first, then those that its callers have besides."""
    found: dict[str, Any] = {}
    here: Position | None = position
    while here is not None and not position.finished:
        for key, value in _leaves(state_of(here)):
            found.setdefault(key, value)
        here = here.caller
    return found


def corrected(position: Position, changes: Mapping[str, Any]) -> tuple[Halt, tuple[Correction, ...]]:
    """The run with these values in its state, at the question it then asks. InputError names the key."""
    made = []
    for key, value in changes.items():
        position, before = _put(position, key, value)
        made.append(Correction(key, before, value))
    return asked_again(position, next(iter(changes), "")), tuple(made)


def asked_again(position: Position, key: str) -> Halt:
    """The run at the question it asks after its state was changed by hand."""
    try:
        return settled(position)
    except JactaError:
        raise
    except Exception as error:  # the rules may fail in any way in a state that they did not produce
        raise InputError(key, Message("error-correction", reason=str(error))) from error


def _put(position: Position, key: str, value: Any) -> tuple[Position, Any]:
    known = dict(_leaves(position.state))
    if key in known:
        return position._replace(state=_replaced(position.state, key.split("."), value, key)), known[key]
    if position.caller is None:
        raise InputError(key, Message("error-no-figure"))
    caller, before = _put(position.caller, key, value)
    return position._replace(caller=caller), before


def _leaves(state: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """The numbers, words and flags of a state, by dotted key."""
    for step, inner in _steps(state):
        key = f"{path}.{step}" if path else step
        if isinstance(inner, PLAIN):
            yield key, plain(inner)
        else:
            yield from _leaves(inner, key)


def _steps(state: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(state, BaseModel):
        yield from ((name, getattr(state, name)) for name in type(state).model_fields)
    elif isinstance(state, tuple) and hasattr(state, "_fields"):
        yield from zip(keys_of(type(state)), state, strict=True)
    elif isinstance(state, tuple):
        yield from ((str(place), inner) for place, inner in enumerate(state))


def _replaced(state: Any, steps: list[str], value: Any, key: str) -> Any:
    """The state with the value at the end of these steps replaced."""
    if not steps:
        return _fitting(state, value, key)
    step, *rest = steps
    inner = _replaced(dict(_steps(state))[step], rest, value, key)
    if isinstance(state, BaseModel):
        try:
            return checked(TypeAdapter(type(state)), state.model_dump(mode="json") | {step: plain(inner)})
        except InputError as error:
            raise InputError(key, error.message) from None
    if hasattr(state, "_fields"):
        kind: Any = type(state)
        return state._replace(**{kind._fields[keys_of(kind).index(step)]: inner})
    place = int(step)
    return (*state[:place], inner, *state[place + 1 :])


def _fitting(before: Any, value: Any, key: str) -> Any:
    """The value, checked to be of the same type as the one before; any value where there was none."""
    for kind, fits, said in (
        (bool, isinstance(value, bool), "bool"),
        (int, isinstance(value, int) and not isinstance(value, bool), "int"),
        (NUMBERS, isinstance(value, NUMBERS) and not isinstance(value, bool), "number"),
        (str, isinstance(value, str), "text"),
    ):
        if isinstance(before, kind):
            if not fits:
                raise InputError(key, Message(f"error-type-{said}", value=str(value)))
            return Fraction(str(value)) if isinstance(before, Fraction) else value
    return value
