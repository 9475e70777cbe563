"""The values of a run under way in words, for whoever corrects them by hand.

A game's texts call a step of a dotted key `figure-STEP` if it occurs in states only, else `key-STEP`. A step that
merely groups others needs no word: its text is empty. What belongs to a participant bears their name.
"""

from __future__ import annotations

from itertools import dropwhile
from typing import Any

from jacta import text
from jacta.kernel.run import correcting
from jacta.kernel.run.joining import whose
from jacta.kernel.run.position import Position
from jacta.names import Names, recognised
from jacta.printing import key, said, value
from jacta.telling.understanding import yes_or_no

BETWEEN = " – "


def figures(position: Position) -> dict[str, str]:
    """The name of every value that can be corrected, by its dotted key."""
    game = position.procedure.game.id
    return {one: figure(game, one, whose(position, one)) for one in correcting.figures(position)}


def names(position: Position) -> Names:
    """The values by their names in either language, and by owner and key: athos.light."""
    called: dict[str, list[str]] = {}
    for language in text.LANGUAGES:
        with text.speaking(language):
            for one, told in figures(position).items():
                called.setdefault(one, []).append(told)
    for one, words in called.items():
        if owner := whose(position, one):
            words.append(f"{owner} {one.rpartition('.')[2]}")
    return Names(called, figures(position))


def figure_meant(game: str, known: Any, typed: Any) -> Any:
    """What was typed for a value, now `known`: yes and no in either language, a word of the game by its id."""
    said = yes_or_no(typed) if isinstance(known, bool) and isinstance(typed, str) else None
    return recognised(game, typed) if said is None else said


def figure(game: str, name: str, owner: str = "") -> str:
    """A dotted key of a state: `Athos – Light wounds`, `Losses 1 – Units`."""
    steps = name.split(".")
    if owner:  # an index in the list says no more than the name
        steps = [*dropwhile(lambda step: not step.isdecimal(), steps)][1:]
    told = [value(game, owner)] if owner else []
    for step in steps:
        if step.isdecimal() and told:
            told[-1] += f" {int(step) + 1}"
        elif word := _word(game, step):
            told.append(word)
    return BETWEEN.join(told)


def _word(game: str, step: str) -> str:
    word = said(game, f"figure-{step}")
    return key(game, step) if word is None else word
