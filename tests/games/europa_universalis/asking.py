"""What the tests of this game ask of its procedures."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import jacta
from jacta.errors import InputError
from jacta.plain import plain_outcome


def check(name: str, **given: Any) -> Any:
    """The one value of a check or table, as JSON shows it."""
    odds = jacta.odds(f"europa_universalis.{name}", given)
    assert len(odds) == 1
    return plain_outcome(odds.mode())


def chances(name: str, key: str, **given: Any) -> dict[Any, Fraction]:
    """How likely each value of one key of the outcome is."""
    return dict(jacta.odds(f"europa_universalis.{name}", given).marginal(key))


def refused(name: str, **given: Any) -> str:
    """The key that is refused."""
    with pytest.raises(InputError) as caught:
        jacta.odds(f"europa_universalis.{name}", given)
    return caught.value.key
