"""Words of a game as people say them: `Vienne`, `vienna` and `Wien` typed where the id `vienna` is meant."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from jacta import text
from jacta.errors import InputError
from jacta.text import Message

ASK, VALUE = "ask-", "value-"


def recognised(game: str, typed: Any) -> Any:
    """What was typed, with each word that only a text of the game knows replaced by its id."""
    if isinstance(typed, str):
        return typed if typed in _ids(game) else _spoken(game).get(text.bare(typed), typed)
    if isinstance(typed, Mapping):
        return {key: recognised(game, value) for key, value in typed.items()}
    return [recognised(game, value) for value in typed] if isinstance(typed, list) else typed


def check_policy(game: str, policy: Mapping[str, Any] | None, key: str) -> None:
    """Refuse an answer to a question that the game never asks."""
    asked = {name.removeprefix(ASK) for name in text.texts(game, "en").names if name.startswith(ASK)}
    for label in policy or ():
        if label not in asked:
            raise InputError(key, Message("error-choice", value=label, allowed=", ".join(sorted(asked)) or "–"))


def named(game: str, id: str) -> str:
    """The game's word for an id, as one could type it; anything else as it stands."""
    return text.say(VALUE + id, game) if id in _ids(game) else id


@cache
def _ids(game: str) -> frozenset[str]:
    """The ids that the game has a word for."""
    return frozenset(name.removeprefix(VALUE) for name in text.texts(game, "en").names if name.startswith(VALUE))


@cache
def _spoken(game: str) -> dict[str, str]:
    """The ids by their words in both languages; a word that means two things is left out."""
    found: dict[str, set[str]] = {}
    for language in text.LANGUAGES:
        with text.speaking(language):
            for id in _ids(game):
                found.setdefault(text.bare(text.say(VALUE + id, game)), set()).add(id)
    return {word: next(iter(ids)) for word, ids in found.items() if len(ids) == 1}
