"""Short ways to ask the game's procedures."""

from __future__ import annotations

from typing import Any

import pytest

import jacta
from jacta.distribution import Odds
from jacta.errors import InputError
from jacta.plain import plain_outcome


def odds(name: str, **given: Any) -> Odds[Any]:
    return jacta.odds(f"mighty_empires.{name}", given)


def value(name: str, **given: Any) -> dict[str, Any]:
    """The outcome of a check, or of a procedure that needs no dice."""
    found = odds(name, **given)
    assert len(found) == 1
    return plain_outcome(found.mode())


def refused(name: str, **given: Any) -> str:
    """The key that is refused."""
    with pytest.raises(InputError) as caught:
        jacta.roll(f"mighty_empires.{name}", given)
    return caught.value.key
