"""A procedure's examples, each called by what tells it apart from the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from jacta import text
from jacta.kernel.rule.procedure import Procedure
from jacta.plain import frozen
from jacta.telling.words import key, labels, option_value, spaced, value

MOST_WORDS = 2
LONGEST = 28
Place = tuple[str, ...]


def example_names(procedure: Procedure) -> list[str]:
    """A short name for each example, in order: the plain one says nothing of its own, several have numbers."""
    leaves = [dict(_leaves(example)) for example in procedure.examples]
    seen = Counter((place, frozen(found)) for one in leaves for place, found in one.items())
    names = [
        _name(procedure.game.id, {place: found for place, found in one.items() if seen[place, frozen(found)] == 1})
        for one in leaves
    ]
    again = Counter(names)
    plain = text.say("example-plain") if again[""] == 1 else ""
    return [name or plain if again[name] == 1 else str(number) for number, name in enumerate(names, start=1)]


def _leaves(data: Any, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Whatever an input says, by where it stands; a list of plain values is one thing."""
    if isinstance(data, Mapping):
        for name, item in data.items():
            yield from _leaves(item, (*place, name))
    elif _holds_objects(data):
        for number, item in enumerate(data):
            yield from _leaves(item, (*place, str(number)))
    else:
        yield place, data


def _holds_objects(data: Any) -> bool:
    return isinstance(data, Sequence) and any(isinstance(item, Mapping) for item in data)


def _name(game: str, own: Mapping[Place, Any]) -> str:
    """The first few things that only this example says; words tell more than figures."""
    told = [_told(game, place, found) for place, found in sorted(own.items(), key=lambda item: _rank(*item))]
    words: list[str] = []
    for word in dict.fromkeys(filter(None, told)):
        if len(words) < MOST_WORDS and len(", ".join([*words, word])) <= LONGEST:
            words.append(word)
    return ", ".join(words)


def _rank(place: Place, found: Any) -> tuple[bool, bool, int]:
    return place[0] == "options", not isinstance(found, str | bool), len(place)


def _told(game: str, place: Place, found: Any) -> str:
    """A word stands for itself, what is so by its key, a figure beside it."""
    name = place[-2] if place[-1].isdecimal() else place[-1]
    if place[0] == "options":
        return option_value(game, name, found)
    if isinstance(found, bool):
        return key(game, name) if found else ""
    if not isinstance(found, str):
        return f"{key(game, name)} {value(game, found)}"
    told = value(game, found)  # a part of something is named by its keys: `land_costs.musket`
    return told if told != spaced(found) else " ".join(map(labels(game), found.split(".")))
