"""What a player wants of an outcome: the probability of an event, or the mean of a field."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from jacta.errors import InputError
from jacta.plain import keys_of, plain
from jacta.text import Message
from jacta.typed import parsed


class Aim(NamedTuple):
    """What a player wants of an outcome: `value(outcome)` is to be made as large as possible on average.

    `text` is how people write it: `winner=attacker` for a probability, `vp_ceded` or `-vp_ceded` for an expectation.
    Events may be joined, `winner!=attacker | major_victory=false` or with `&`, and fields added: `hits - losses`.
    A property of the outcome's class is a field, too: what the outcome is worth, though it does not show it.
    """

    text: str
    value: Callable[[Any], Any]

    @classmethod
    def parse(cls, written: str) -> Aim:
        """`key=value` or `key!=value` (a probability), `key>=3` and so on, or `key` / `-key` (an expectation)."""
        written = written.strip()
        for sign, joined in JOINED.items():
            if sign in written:
                return cls(written, _joined([part.strip() for part in written.split(sign)], joined))
        for sign, holds in COMPARISONS.items():
            key, found, wanted = written.partition(sign)
            if found:
                return cls(written, _predicate(key.strip(), holds, wanted.strip()))
        return cls(written, _sum(added_fields(written)))


def added_fields(written: str) -> list[tuple[str, str]]:
    """The fields of an expectation, each with its sign: `a - b` is a and minus b, `-a` minus a."""
    first, *others = PLUS_OR_MINUS.split(written)
    sign = "-" if first.startswith("-") else "+"
    return [(sign, first.removeprefix("-").strip()), *zip(others[::2], others[1::2], strict=True)]


JOINED: Mapping[str, Callable[[Iterable[Any]], bool]] = {"|": any, "&": all}
PLUS_OR_MINUS = re.compile(r"\s+([+-])\s+")
COMPARISONS: Mapping[str, Callable[[Any, Any], bool]] = {
    "!=": lambda found, wanted: found != wanted,
    ">=": lambda found, wanted: found >= wanted,
    "<=": lambda found, wanted: found <= wanted,
    "=": lambda found, wanted: found == wanted,
    ">": lambda found, wanted: found > wanted,
    "<": lambda found, wanted: found < wanted,
}


def _joined(parts: Sequence[str], joined: Callable[[Iterable[Any]], bool]) -> Callable[[Any], int]:
    for part in parts:
        if not any(sign in part for sign in COMPARISONS):
            raise InputError("aim", Message("error-not-pair", pair=part))
    events = [Aim.parse(part) for part in parts]
    return lambda outcome: int(joined(event.value(outcome) for event in events))


def _sum(fields: Sequence[tuple[str, str]]) -> Callable[[Any], Any]:
    def value(outcome: Any) -> Any:
        numbers = ((sign, _number(key, _field(outcome, key))) for sign, key in fields)
        return sum(-number if sign == "-" else number for sign, number in numbers)

    return value


def _predicate(key: str, holds: Callable[[Any, Any], bool], wanted: str) -> Callable[[Any], int]:
    target = parsed(wanted)

    def value(outcome: Any) -> int:
        found = plain(_field(outcome, key))
        try:
            if isinstance(target, str) and isinstance(found, int | float):
                raise TypeError
            return int(holds(found, target))
        except TypeError:
            raise InputError("aim", Message("error-aim-type", key=key, value=wanted)) from None

    return value


def _field(outcome: Any, key: str) -> Any:
    found = outcome
    for part in key.split("."):
        keys = keys_of(found.__class__)
        if part in keys:
            found = found[keys.index(part)]
        elif isinstance(getattr(type(found), part, None), property):
            found = getattr(found, part)
        elif isinstance(found, tuple) and part.isdigit() and int(part) < len(found):
            found = found[int(part)]
        elif part == "value" and not keys:
            pass
        else:
            known = ", ".join(keys) or "value"
            raise InputError("aim", Message("error-aim-key", key=key, known=known))
    return found


def _number(key: str, found: Any) -> Any:
    if isinstance(found, str | tuple) or found is None:
        raise InputError("aim", Message("error-aim-number", key=key))
    return found
