"""Words as people say them: `Vienne` and `Wien` typed where the id `vienna` is meant, `unités_attaquant` for a key.

An id is recognised by itself and by what it is called in either language, whatever the capitals, accents and small
words, as long as only one id is called so. Where nothing is recognised, the nearest ids can be suggested.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, KeysView, Mapping
from difflib import SequenceMatcher
from functools import cache
from typing import Any

from jacta import text
from jacta.errors import InputError
from jacta.text import Message

ASK, VALUE = "ask-", "value-"
ARTICLES = ("a", "an", "d", "de", "des", "du", "l", "la", "le", "les", "the", "un", "une")
LINKS = ("and", "au", "aux", "en", "et", "for", "in", "of", "on", "par", "pour", "s", "to")
SMALL = frozenset((*ARTICLES, *LINKS))  # words that people leave out
NEAR_ENOUGH = 0.6
NEARLY_AS_NEAR = 0.1
BEGINS = 0.99  # what is called just so is named first
MOST_NEAR = 3
OTHER_SIGNS = re.compile(r"[ ,;:]+")  # that no id of a message has


class Names:
    """Some ids with what each of them is called."""

    def __init__(self, called: Mapping[str, Iterable[str]]) -> None:
        self._called = {id: (id, *words) for id, words in called.items()}
        self._written: dict[str, set[str]] = {}
        self._whole: dict[str, set[str]] = {}
        self._core: dict[frozenset[str], set[str]] = {}
        for id, words in self._called.items():
            for said in words:
                self._written.setdefault(said.casefold(), set()).add(id)
                self._whole.setdefault(text.bare(said), set()).add(id)
                self._core.setdefault(_core(said), set()).add(id)

    @property
    def ids(self) -> KeysView[str]:
        return self._called.keys()

    def meant(self, typed: str, *, exactly: bool = False) -> str | None:
        """The one id that is called so; `exactly` means every word, in this order."""
        if typed in self._called:
            return typed
        whole, core = self._whole.get(text.bare(typed)), None if exactly else self._core.get(_core(typed))
        signed = self._written.get(typed.strip().casefold()) if typed.strip().endswith(("+", "-")) else None
        for found in (signed, whole, core):
            if found:
                return next(iter(found)) if len(found) == 1 else None
        return None

    def nearest(self, typed: str) -> list[str]:
        """The ids whose names look most like this, the likeliest first; none where nothing does."""
        wanted = text.bare(typed)
        if wanted.isdecimal():
            return []
        likeness = {id: max(_likeness(wanted, text.bare(said)) for said in words) for id, words in self._called.items()}
        least = max(NEAR_ENOUGH, max(likeness.values(), default=0) - NEARLY_AS_NEAR)
        near = [id for id, alike in likeness.items() if alike >= least]
        return sorted(near, key=lambda id: -likeness[id])[:MOST_NEAR]


def suggesting(refusal: Message, near: Collection[str]) -> Message:
    """The refusal, with what may have been meant."""
    return Message("error-near", refusal=refusal, near=text.say("aim-or").join(near)) if near else refusal


def _core(words: str) -> frozenset[str]:
    """The words that matter, in whatever order and number."""
    return frozenset(word.removesuffix("s") for word in text.bare(words).split() if word not in SMALL)


def _likeness(wanted: str, known: str) -> float:
    """How alike two words are; one that begins the other nearly is the other, from three letters on."""
    if len(wanted) > 2 and known.startswith(wanted):
        return 1 if known == wanted else BEGINS
    return SequenceMatcher(None, wanted, known).ratio()


def as_id(message: str) -> str:
    """The id of a message that is named after something written in several words."""
    return OTHER_SIGNS.sub("_", message)


def called(message: str, game: str) -> list[str]:
    """What a message says in each language that has it, and the other words for it that it lists."""
    found, message = [], as_id(message)
    for language in text.LANGUAGES:
        with text.speaking(language):
            found.append(text.find(message, game))
            found += (text.find(f"{message}.also", game) or "").split(", ")
    return [said for said in found if said]


def named_by(game: str, messages: Mapping[str, str]) -> Names:
    """The ids with what the game's messages call them."""
    return Names({id: called(message, game) for id, message in messages.items()})


# --- The words of a game


def recognised(game: str, typed: Any) -> Any:
    """What was typed, with each word that only a text of the game knows replaced by its id."""
    if isinstance(typed, str):
        return _values(game).meant(typed, exactly=True) or typed
    if isinstance(typed, Mapping):
        return {key: recognised(game, value) for key, value in typed.items()}
    return [recognised(game, value) for value in typed] if isinstance(typed, list) else typed


def named(game: str, id: str) -> str:
    """The game's word for an id, as one could type it; anything else as it stands."""
    return text.say(VALUE + id, game) if id in _ids(game, VALUE) else id


def check_policy(game: str, policy: Mapping[str, Any] | None, key: str) -> dict[str, Any] | None:
    """The answers by the labels of the questions meant; an answer to a question that the game never asks is refused."""
    questions = named_by(game, {id: f"{ASK}{id}.short" for id in _ids(game, ASK)})
    meant: dict[str, Any] = {}
    for label, answer in (policy or {}).items():
        found = questions.meant(label)
        if found is None:
            refusal = Message("error-choice", value=label, allowed=", ".join(sorted(_ids(game, ASK))) or "–")
            raise InputError(key, suggesting(refusal, questions.nearest(label)))
        meant[found] = answer
    return meant or None


@cache
def _ids(game: str, kind: str) -> frozenset[str]:
    """The ids that the game has a message of this kind for."""
    return frozenset(name.removeprefix(kind) for name in text.texts(game, "en").names if name.startswith(kind))


@cache
def _values(game: str) -> Names:
    return named_by(game, {id: VALUE + id for id in _ids(game, VALUE)})
