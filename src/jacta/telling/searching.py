"""What a search has found, in words: estimates with their uncertainty."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, isfinite
from typing import Any, NamedTuple

from jacta import text
from jacta.aims import Aim
from jacta.kernel.rule.registry import find_procedure
from jacta.kernel.search import Sought, Tried
from jacta.telling.advising import reached
from jacta.telling.stories import answer, asked, question_name, trail

MOST_STEPS = 6  # of what led to a decision
SURE = 1.96
"""Standard errors on either side of a 95 % interval."""


class Guessed(NamedTuple):
    """An option: its text, its result, how often it was tried."""

    text: str
    worth: str
    tries: str


class ToldSearch(NamedTuple):
    """One decision in words: after what it comes up and how often, what is asked, and the options, best first.

    Positions in which the same answers can be given are told as one. The answer is `clear` if the best is ahead of the
    next by more than the uncertainty.
    """

    reached: str
    question: str
    options: list[Guessed]
    clear: bool


def estimate(aim: Aim, worth: float, error: float | None) -> str:
    """A chance or a mean with its 95 % interval; the mean of `-key` is told as that of the key."""
    if aim.is_chance:
        told, doubt = text.percent(worth), text.percent(SURE * error) if error is not None and isfinite(error) else "?"
    else:
        told = text.number(-worth if aim.less else worth)
        doubt = text.number(SURE * error) if error is not None and isfinite(error) else "?"
    return f"{told} ± {doubt}"


def told_search(aim: Aim, found: Sequence[Sought]) -> list[ToldSearch]:
    """The decisions in the words of the game that asks, those with the same answers together."""
    alike: dict[tuple[Any, ...], list[Sought]] = {}
    for one in found:
        alike.setdefault((one.procedure, one.label, one.who, frozenset(_texts(one))), []).append(one)
    return [_told(aim, several) for several in alike.values()]


def _texts(one: Sought) -> list[str]:
    """The answers of a decision in words, in its order."""
    game, who = find_procedure(one.procedure).game.id, str(one.question.who)
    return [answer(game, one.question, option.value, who) for option in one.options]


def _told(aim: Aim, several: Sequence[Sought]) -> ToldSearch:
    first, *others = several
    game = find_procedure(first.procedure).game.id
    weighed = sorted(_pooled(several).items(), key=lambda item: (-item[1].tries, -item[1].worth))  # as a search ranks
    options = [
        Guessed(told, estimate(aim, one.worth, one.error), text.say("search-tries", count=one.tries))
        for told, one in weighed
    ]
    return ToldSearch(
        _reached(several) if others else reached(_after(game, first.situation), first.reached),
        question_name(game, first.label) if others else asked(game, first.question, str(first.question.who)),
        options,
        all(_is_ahead(weighed[0][1], one) for _, one in weighed[1:]),
    )


def _reached(several: Sequence[Sought]) -> str:
    often = text.percent(min(sum(one.reached for one in several), 1.0))
    return text.say("search-positions", often=often, count=len(several))


def _after(game: str, steps: Sequence[tuple[str, Any]]) -> str:
    """What led to a decision; if that is very long, only its end."""
    told = trail(game, steps[-MOST_STEPS:])
    return f"… {told}" if len(steps) > MOST_STEPS else told


def _pooled(several: Sequence[Sought]) -> dict[str, Tried]:
    """What each answer came to over all the positions, weighted by how often they come up."""
    whole = sum(one.reached for one in several)
    found: dict[str, Tried] = {}
    for one in several:
        share = one.reached / whole
        for told, option in zip(_texts(one), one.options, strict=True):
            before = found.get(told, Tried(option.value, 0.0, 0.0, 0))
            error = _added(before.error, option.error, share)
            found[told] = Tried(option.value, before.worth + share * option.worth, error, before.tries + option.tries)
    return found


def _added(before: float | None, error: float | None, share: float) -> float | None:
    """The standard error of a sum; None if a part is unknown."""
    return None if before is None or error is None else hypot(before, share * error)


def _is_ahead(best: Tried, other: Tried) -> bool:
    """Whether the difference is larger than its uncertainty."""
    if best.error is None or other.error is None:
        return False
    return best.worth - other.worth > SURE * hypot(best.error, other.error)
