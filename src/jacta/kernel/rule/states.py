"""States are immutable; rules work with changed copies of them."""

from __future__ import annotations

from functools import partial
from typing import Any, TypeVar

State = TypeVar("State", bound=type)


def often_changed(kind: State) -> State:
    """Give a named tuple a faster `_replace` and `_make`: for states that a run copies with changes very often."""
    made = tuple.__new__
    places = {name: place for place, name in enumerate(kind._fields)}  # type: ignore[attr-defined]

    def _replace(self: Any, /, **changes: Any) -> Any:
        values = [*self]
        for name, value in changes.items():
            values[places[name]] = value
        return made(kind, values)

    kind._replace = _replace  # type: ignore[attr-defined]
    kind._make = partial(made, kind)  # type: ignore[attr-defined]
    return kind
