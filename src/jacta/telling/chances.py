"""Odds at a glance: what a player looks at first, and what lies behind an answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from jacta import text
from jacta.distribution import Odds
from jacta.errors import JactaError
from jacta.kernel.odds import odds
from jacta.kernel.rule.registry import find_procedure
from jacta.printing import key as words_for
from jacta.printing import value
from jacta.telling.stories import Offer
from jacta.telling.words import title

FIRST = ("winner", "success", "result", "legal", "outcome")  # the keys that say how it ended
MOST_TOLD = 3
MOST_STATES = 20_000  # the odds behind an answer are shown only if nobody has to wait for them


def telling_keys(found: Odds[Any]) -> tuple[str, ...]:
    """The keys that a player looks at first: who won, then other words, then numbers."""
    varying = [key for key in found.fields if len(found.marginal(key)) > 1 or found.tail] or list(found.fields)
    return tuple(sorted(varying, key=lambda key: (key not in FIRST, found.is_numeric(key))))


class _TooLong(Exception):
    """The odds behind an answer take too long to be shown in passing."""


class OddsBehind(NamedTuple):
    """What an answer leads to: a summary of its odds, and the chance of what is wanted there, if that is known."""

    told: str = ""
    chance: str = ""


def odds_behind(offer: Offer) -> OddsBehind:
    """The odds of the procedure that an answer leads to; empty if there is none."""
    if offer.leads_to is None:
        return OddsBehind()
    id, given = offer.leads_to

    def watch(states: int) -> None:
        if states > MOST_STATES:
            raise _TooLong

    try:
        procedure = find_procedure(id)
        found = odds(procedure, procedure.validate(given), watch=watch)
    except (JactaError, _TooLong):
        return OddsBehind()
    wanted = next((aim for aim in procedure.aims.values() if aim.is_chance), None)
    keys = telling_keys(found)
    if wanted is not None:
        keys = tuple(sorted(keys, key=lambda key: key not in wanted.fields))
    told = text.say("play-leads-to", title=title(procedure), odds=", ".join(_shares(procedure.game.id, found, keys)))
    return OddsBehind(told, text.percent(found.p(wanted.value), 0) if wanted is not None else "")


def _shares(game: str, found: Odds[Any], keys: Sequence[str]) -> Iterator[str]:
    """How likely the likeliest outcomes are; a flag is told by its name."""
    first, *others = keys
    if found.is_numeric(first):  # a bare number beside its chance would say nothing
        numbers = (f"{value(game, one)} ({text.percent(p)})" for one, p in list(found.marginal(first))[:MOST_TOLD])
        yield text.labelled(words_for(game, first), ", ".join(numbers))
        return
    if not _is_yes_or_no(found, first):
        yield from (f"{value(game, one)} {text.percent(p)}" for one, p in list(found.marginal(first))[:MOST_TOLD])
        return
    for name in [first, *(one for one in others if _is_yes_or_no(found, one))][:MOST_TOLD]:
        told = words_for(game, name)
        yield f"{told[:1].lower()}{told[1:]} {text.percent(dict(found.marginal(name)).get(True, 0))}"


def _is_yes_or_no(found: Odds[Any], name: str) -> bool:
    return all(isinstance(one, bool) for one, _ in found.marginal(name))
