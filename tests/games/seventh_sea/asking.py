"""Short ways to ask the game's procedures."""

from __future__ import annotations

from typing import Any

import pytest

import jacta
from jacta.errors import InputError
from jacta.plain import plain_outcome


def odds(name: str, /, **given: Any) -> Any:
    return jacta.odds(f"seventh_sea.{name}", given)


def value(name: str, /, **given: Any) -> dict[str, Any]:
    """The outcome of a check, or of a procedure that needs no dice."""
    ((outcome, chance),) = odds(name, **given)
    assert chance == 1
    return plain_outcome(outcome)


def refused(name: str, /, **given: Any) -> str:
    """The key that is refused."""
    with pytest.raises(InputError) as caught:
        odds(name, **given)
    return caught.value.key
