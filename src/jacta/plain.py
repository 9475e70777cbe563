"""Outcomes as plain data: what JSON, tables and people see of a typed value."""

from __future__ import annotations

from fractions import Fraction
from typing import Any


def plain(value: Any) -> Any:
    """The JSON form of a state or outcome value.

    A named tuple becomes an object (a trailing underscore, as in `from_`, is dropped), a tuple a list, a half a number.
    """
    if isinstance(value, tuple):
        if hasattr(value, "_fields"):
            return {name.rstrip("_"): plain(getattr(value, name)) for name in value._fields}
        return [plain(item) for item in value]
    if isinstance(value, Fraction):
        return value.numerator if value.denominator == 1 else float(value)
    if isinstance(value, frozenset):
        return sorted(plain(item) for item in value)
    return value


def plain_outcome(outcome: Any) -> dict[str, Any]:
    """The outcome as an object: a bare number, text or list `x` is `{"value": x}`."""
    data = plain(outcome)
    return data if isinstance(data, dict) else {"value": data}
