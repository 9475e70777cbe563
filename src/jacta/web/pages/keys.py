"""The keys of outcomes, nested ones split into parts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from jacta.distribution import Odds
from jacta.errors import InputError
from jacta.plain import plain

MOST_LEAVES = 16


def leaf_keys(odds: Odds[Any]) -> list[str]:
    """The keys of the outcomes; a nested one is split (`targets.0.state`) if it has few parts."""
    found = []
    for field in odds.fields:
        values = odds.marginal(field).weights
        if not any(isinstance(value, tuple) for value in values):
            found.append(field)
            continue
        leaves: dict[str, None] = {}
        for value in values:
            leaves |= dict.fromkeys(_leaves(plain(value), field))
            if len(leaves) > MOST_LEAVES:
                break
        found += [field] if len(leaves) > MOST_LEAVES or not leaves else _settled(odds, leaves, field)
    return found


def _settled(odds: Odds[Any], leaves: Iterable[str], field: str) -> list[str]:
    """The leaves that can be asked for; a field that is only sometimes nested stays whole."""
    keys = list(leaves)
    try:
        for key in keys:
            odds.marginal(key)
    except InputError:
        return [field]
    return [field] if field in keys else keys


def _leaves(data: Any, key: str) -> Iterator[str]:
    if isinstance(data, dict) and data:
        for name, item in data.items():
            yield from _leaves(item, f"{key}.{name}")
    elif isinstance(data, list) and any(isinstance(item, dict) for item in data):
        for place, item in enumerate(data):
            yield from _leaves(item, f"{key}.{place}")
    else:
        yield key
