"""What comes out of a procedure: the keys, types and values that its outcome type declares."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce
from operator import or_
from typing import Any, NamedTuple, TypeVar, get_args


class Values(NamedTuple):
    """Marks a text of the outcome whose values hang on the input or on a table: `Annotated[str, Values(row_names)]`.

    `of` says which they can be; like a phase it names what it looks at, `given` or `rules`.
    """

    of: Callable[..., Iterable[str]]


def declared_outcome(hint: Any) -> Any:
    """The outcome type in the return annotation `Move[...]`; Any where none is stated."""
    stated = [one for one in get_args(get_args(hint)[1]) if one is not Any and not isinstance(one, TypeVar)]
    return reduce(or_, stated) if stated else Any
