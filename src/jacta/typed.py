"""What people type: `key=value`, nested `a.b=1` and `targets.0.steps=3`, lists as `0,-2`, `red,blue`, `[red]`."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from jacta.errors import InputError
from jacta.text import Message

MOST_ENTRIES = 1000
LONGEST_REASON = 300
NUMBER = r"-?\d+(?:\.\d+)?"
SIGNED = re.compile(r"([+\N{MINUS SIGN}])(\d+(?:\.\d+)?)", re.ASCII)  # as documents print a modifier
NUMBERS = re.compile(f"{NUMBER}(?:,{NUMBER})+", re.ASCII)
NAMES = re.compile(r"[a-z_]+(?:,[a-z_]+)+")
UNSHOWN = {"Cc", "Cf", "Cs", "Cn", "Co"}  # invisible, or reverses the text that follows
JOINERS = "\u200c\u200d"  # shown by what they join: letters, and the parts of an emoji
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that look like nothing
MARKS, PILE = ("Mn", "Me"), 5  # this many marks on one letter are not writing, and hide what is around
IN_BRACKETS = re.compile(r"\[\s*([^\W\d]\w*(?:\s*,\s*[^\W\d]\w*)*)\s*\]")


def can_be_shown(line: str) -> bool:
    """Whether a typed line is visible, and does not disturb what is around it."""
    kinds = [unicodedata.category(letter) for letter in line if letter not in JOINERS]
    seen = {unicodedata.category(letter)[0] for letter in line if letter not in BLANK}
    piled = any(all(kind in MARKS for kind in kinds[at : at + PILE]) for at in range(len(kinds) - PILE + 1))
    return not UNSHOWN.intersection(kinds) and bool(seen & {*"LNPS"}) and not piled


def one_line(key: str, written: str, longest: int) -> str:
    """What a person typed, if it is a single line that can be shown."""
    line = " ".join(written.split())
    if len(line) > longest:
        raise InputError(key, Message("error-line-long", longest=longest))
    if line and not can_be_shown(line):
        raise InputError(key, Message("error-line-odd"))
    return line


def one_reason(written: str) -> str:
    """Why somebody has corrected something by hand, in one line."""
    line = one_line("reason", written, LONGEST_REASON)
    if not line:
        raise InputError("reason", Message("error-missing"))
    return line


def read_json(written: str | bytes) -> Any:
    """A JSON value, and nothing but JSON: no NaN. Raises ValueError."""
    try:
        return json.loads(written, parse_constant=_no_constant)
    except RecursionError as error:
        raise ValueError(*error.args) from None


def _no_constant(name: str) -> Any:
    raise ValueError(name)


def parsed(written: str) -> Any:
    """The JSON value if it is one, a list for numbers or names with commas or in brackets, else the text itself.

    A number may have a sign as documents print it: `+2`.
    """
    if signed := SIGNED.fullmatch(written):
        return parsed(signed[2] if signed[1] == "+" else f"-{signed[2]}")
    if NAMES.fullmatch(written):
        return written.split(",")
    try:
        return read_json(f"[{written}]" if NUMBERS.fullmatch(written) else written)
    except ValueError:
        listed = IN_BRACKETS.fullmatch(written)
        return [name.strip() for name in listed[1].split(",")] if listed else written


def fraction(written: str) -> Fraction | None:
    """A number or a chance as people write it: `70%`, `70 %`, `0.7`, `0,7`, `7/10`, `-2`; None if it is neither."""
    plain = "".join(written.split()).replace(",", ".").replace("\N{MINUS SIGN}", "-")
    try:
        return Fraction(plain.removesuffix("%")) / (100 if plain.endswith("%") else 1)
    except (ValueError, ZeroDivisionError):
        return None


def as_typed(value: Any) -> str:
    """A value as people would type it: text as it is, anything else as JSON."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def split(pair: str, where: str = "") -> tuple[str, Any]:
    """`key=value`: the value as `parsed` reads it."""
    key, equals, written = pair.partition("=")
    if not equals or not key:
        raise InputError(where or pair, Message("error-not-pair", pair=pair))
    return key, parsed(written)


def policy_of(pairs: Iterable[str], where: str = "policy") -> dict[str, Any] | None:
    """Answers by the label of their question, from `label=value`; None if there are none."""
    return {label: frozen(value) for label, value in (split(pair, where) for pair in pairs)} or None


def frozen(value: Any) -> Any:
    """A JSON value as an answer: lists as tuples, an object as the tuple of its values."""
    if isinstance(value, dict):
        return tuple(map(frozen, value.values()))
    return tuple(map(frozen, value)) if isinstance(value, list) else value


def put(target: dict[str, Any], path: str, value: Any) -> None:
    """Set a dotted path. A number is an index in a list, from 0; a list grows by one entry at a time."""
    here: Any = target
    steps = path.split(".")
    for step, following in zip(steps, [*steps[1:], None], strict=True):
        if isinstance(here, list):
            if not step.isdecimal() or int(step) > min(len(here), MOST_ENTRIES):
                raise InputError(path, Message("error-list-place", step=step, places=len(here)))
            place: Any = int(step)
            if place == len(here):
                here.append(None)
        elif isinstance(here, dict) and step:
            place = step
        else:
            raise InputError(path, Message("error-no-path", value=as_typed(here)))
        if following is None:
            here[place] = value
        elif (isinstance(here, list) and here[place] is None) or (isinstance(here, dict) and here.get(place) is None):
            here[place] = [] if following.isdecimal() else {}
        here = here[place]


def found_at(data: Any, path: str) -> Any:
    """What JSON data hold at a dotted path; None if nothing."""
    for step in path.split("."):
        if isinstance(data, Mapping):
            data = data.get(step)
        elif isinstance(data, list | tuple) and step.isdecimal() and int(step) < len(data):
            data = data[int(step)]
        else:
            return None
    return data


def merged(under: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """Both objects merged, recursively; where both have a value, `over` wins."""
    result = dict(under)
    for key, value in over.items():
        below = result.get(key)
        result[key] = merged(below, value) if isinstance(below, dict) and isinstance(value, Mapping) else value
    return result
