"""What a search has come to, in words: estimates with their doubt."""

from __future__ import annotations

from math import isfinite
from typing import NamedTuple

from jacta import text
from jacta.aims import Aim
from jacta.kernel.rule.registry import find_procedure
from jacta.kernel.search import Sought
from jacta.telling.stories import answer, asked, trail

SURE = 1.96
"""Standard errors on either side of a 95 % interval."""


class Guessed(NamedTuple):
    """An option: its text, what it came to, how often it was tried."""

    text: str
    worth: str
    tries: str


class ToldSearch(NamedTuple):
    """One decision in words: after what it comes up and how often, what is asked, the options, the best one first."""

    after: str
    often: str
    question: str
    options: list[Guessed]


def estimate(aim: Aim, worth: float, error: float | None) -> str:
    """A chance or a mean with its 95 % interval; the mean of `-key` is told as that of the key."""
    if aim.is_chance:
        told, doubt = text.percent(worth), text.percent(SURE * error) if error is not None and isfinite(error) else "?"
    else:
        told = text.number(-worth if aim.less else worth)
        doubt = text.number(SURE * error) if error is not None and isfinite(error) else "?"
    return f"{told} ± {doubt}"


def told_decision(aim: Aim, one: Sought) -> ToldSearch:
    """In the words of the game whose procedure asks."""
    game, who = find_procedure(one.procedure).game.id, str(one.question.who)
    options = [
        Guessed(
            answer(game, one.question, option.value, who),
            estimate(aim, option.worth, option.error),
            text.say("search-tries", count=option.tries),
        )
        for option in one.options
    ]
    return ToldSearch(
        trail(game, one.situation), text.percent(min(one.reached, 1.0)), asked(game, one.question, who), options
    )
