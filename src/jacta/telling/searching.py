"""What a search has found, in words: estimates with their uncertainty."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, hypot, inf, isfinite, log10
from typing import Any, NamedTuple

from jacta import text
from jacta.aims import Aim
from jacta.kernel.rule.registry import find_procedure
from jacta.kernel.search import Searched, Sought, Tried
from jacta.telling.advising import reached
from jacta.telling.stories import answer, asked, question_name, trail

MOST_STEPS = 6  # of what led to a decision
SURE = 1.96
"""Standard errors on either side of a 95 % interval."""
FAR_TOO_MANY = 25
"""Nobody waits for so many times the work."""


class Guessed(NamedTuple):
    """An option: its text, its result, how often it was tried."""

    text: str
    worth: str
    tries: str


class ToldSearch(NamedTuple):
    """One decision in words: after what it comes up and how often, what is asked, and the options, best first.

    Positions in which the same answers can be given are told as one. The answer is `clear` if the best is ahead of all
    others by more than the uncertainty; where it is not, `worse` are the answers of which that is true all the same.
    `settling` is how many times the work would tell the best from the nearest, roughly; None if nobody knows.
    """

    reached: str
    question: str
    options: list[Guessed]
    clear: bool
    worse: list[str]
    settling: float | None


def estimate(aim: Aim, worth: float, error: float | None) -> str:
    """A chance or a mean with its 95 % interval; the mean of `-key` is told as that of the key."""
    if aim.is_chance:
        told, doubt = text.percent(worth), text.percent(SURE * error) if error is not None and isfinite(error) else "?"
    else:
        told = text.number(-worth if aim.less else worth)
        doubt = text.number(SURE * error) if error is not None and isfinite(error) else "?"
    return f"{told} ± {doubt}"


def search_about(found: Searched) -> str:
    """That the figures are not exact, and how much work they come from."""
    positions, playouts = text.number(found.positions), text.number(found.playouts)
    return text.say("search-about", positions=positions, playouts=playouts, seed=str(found.seed))


def doubt(told: ToldSearch, positions: int | None) -> str:
    """That no answer is clearly better, and which ones are clearly worse; after a search over so many positions, how
    many might tell more."""
    said = [text.say("search-unclear")]
    if told.worse:
        said.append(text.say("search-worse", answers=text.listed(told.worse)))
    if told.settling is not None and told.settling > FAR_TOO_MANY:
        said.append(text.say("search-alike"))
    elif told.settling is not None and positions is not None:
        said.append(text.say("search-settle", positions=str(_round(positions * told.settling))))
    return " ".join(said)


def _round(positions: float) -> int:
    """Up to a number with one digit that counts, and noughts."""
    noughts: int = 10 ** floor(log10(positions))
    return ceil(positions / noughts) * noughts


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
    weighed = _pooled(several) if others else dict(zip(_texts(first), first.options, strict=True))
    best, *behind = weighed.values()
    options = [
        Guessed(told, estimate(aim, one.worth, one.error), text.say("search-tries", count=one.tries))
        for told, one in weighed.items()
    ]
    leads = {told: _lead(best, one) for told, one in zip(list(weighed)[1:], behind, strict=True)}
    open_leads = [lead for lead in leads.values() if not lead.is_sure]
    ways = sum(one.ways for one in several)
    question = question_name(game, first.label) if ways > 1 else asked(game, first.question, str(first.question.who))
    return ToldSearch(
        _reached(several, ways) if ways > 1 else reached(_after(game, first.situation), first.reached),
        question,
        options,
        not open_leads,
        [told for told, lead in leads.items() if lead.is_sure],
        None
        if any(lead.error is None for lead in open_leads)
        else max((one.settling for one in open_leads), default=None),
    )


def _reached(several: Sequence[Sought], ways: int) -> str:
    often = text.percent(min(sum(one.reached for one in several), 1.0))
    return text.say("search-positions", often=often, count=ways)


def _after(game: str, steps: Sequence[tuple[str, Any]]) -> str:
    """What led to a decision; if that is very long, only its end."""
    told = trail(game, steps[-MOST_STEPS:])
    return f"… {told}" if len(steps) > MOST_STEPS else told


def _pooled(several: Sequence[Sought]) -> dict[str, Tried]:
    """What each answer came to over all the positions, weighted by how often they come up; most tried first."""
    whole = sum(one.reached for one in several)
    found: dict[str, Tried] = {}
    for one in several:
        share = one.reached / whole
        for told, option in zip(_texts(one), one.options, strict=True):
            before = found.get(told, Tried(option.value, 0.0, 0.0, 0))
            error = _added(before.error, option.error, share)
            found[told] = Tried(option.value, before.worth + share * option.worth, error, before.tries + option.tries)
    return dict(sorted(found.items(), key=lambda item: (-item[1].tries, -item[1].worth)))


def _added(before: float | None, error: float | None, share: float) -> float | None:
    """The standard error of a sum; None if a part is unknown."""
    return None if before is None or error is None else hypot(before, share * error)


class _Lead(NamedTuple):
    """How far the best answer is ahead of another, with the standard error of that."""

    ahead: float
    error: float | None

    @property
    def is_sure(self) -> bool:
        """Whether the difference is larger than its uncertainty."""
        return self.error is not None and self.ahead > SURE * self.error

    @property
    def settling(self) -> float:
        """How many times the work would make it so, if the difference is as large as it seems."""
        if self.error is None or self.ahead <= 0:
            return inf
        return (SURE * self.error / self.ahead) ** 2


def _lead(best: Tried, other: Tried) -> _Lead:
    """By their difference under the same luck, where that was measured."""
    if other.behind is not None:
        return _Lead(other.behind, other.behind_error)
    if best.error is None or other.error is None:
        return _Lead(best.worth - other.worth, None)
    return _Lead(best.worth - other.worth, hypot(best.error, other.error))
