"""An input in words: label by label, things in a few words; what is too long for a line is only counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from jacta.kernel.rule.places import OPTIONS, InputPlace
from jacta.kernel.rule.procedure import Procedure
from jacta.printing import NOTHING, hex_named, key, under, value, with_hexes
from jacta.telling import ground, things
from jacta.telling.words import option, option_value
from jacta.text import say

MOST_OF_A_PART = 60  # letters of one thing inside an object that is too long to be told in full


def situation(procedure: Procedure, given: Mapping[str, Any], most: int | None = None) -> list[tuple[str, str]]:
    """An input as labels and values, readings last; of what takes more than `most` letters, only the short parts."""
    game, place = procedure.game.id, procedure.input_place
    stated = ((name, said) for name, said in with_hexes(game, given).items() if name != OPTIONS)
    told = [(key(game, name), _told(place.at(name), name, said, most)) for name, said in stated]
    for name, chosen in given.get(OPTIONS, {}).items():
        told.append((option(game, name), option_value(game, name, chosen)))
    return told


def with_names(game: str, given: Any, stated: Any) -> Any:
    """An input as it is worked with, where a number was stated by a name with that name: `Suleiman (2)`."""
    if isinstance(given, Mapping) and isinstance(stated, Mapping):
        return {key: with_names(game, one, stated.get(key)) for key, one in given.items()}
    if isinstance(given, list):
        parts = stated if isinstance(stated, list) else [stated]
        same = len(given) == len(parts)
        return [with_names(game, one, said) for one, said in zip(given, parts, strict=True)] if same else given
    return f"{value(game, stated)} ({given})" if isinstance(given, int) and isinstance(stated, str) else given


def _told(place: InputPlace, name: str, said: Any, most: int | None) -> str:
    words = _in_words(place, said)
    told = under(place.game, name, words)
    return told if most is None or len(told) <= most else under(place.game, name, _shortened(place.game, words))


def _in_words(place: InputPlace, said: Any) -> Any:
    """What was stated, with things in a few words wherever those mean the same."""
    if isinstance(said, Mapping):
        return {name: _in_words(place.at(name), one) for name, one in said.items()}
    if type(said) is int:
        return place.node.called.get(said, said)
    if not isinstance(said, list) or not said:
        return said
    if place.node.is_hex:
        return hex_named(place.game, said, wanted=True) or said
    entry = place.at("0")
    written = ground.written if ground.is_ground(entry) else things.written
    told = written(entry, said) if all(isinstance(one, Mapping) for one in said) else None
    return told or [_in_words(entry, one) for one in said]


def _shortened(game: str, words: Any) -> Any:
    """An object with its long parts shortened and its empty ones left out; anything else counted."""
    if not isinstance(words, Mapping):
        return _counted(words)
    parts = ((name, one, value(game, one)) for name, one in words.items())
    return {name: one if len(told) <= MOST_OF_A_PART else _counted(one) for name, one, told in parts if told != NOTHING}


def _counted(words: Any) -> Any:
    """Things by their names, if they have names; else how many there are."""
    if isinstance(words, list) and all(isinstance(one, Mapping) and one.get("name") for one in words):
        return [one["name"] for one in words]
    return say("given-many", count=len(words)) if isinstance(words, list | Mapping) else words
