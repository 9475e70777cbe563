"""What a player wants to know first, in a sentence or two."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from jacta import telling, text
from jacta.distribution import Odds, Sample
from jacta.kernel.rule.procedure import Procedure
from jacta.telling.chances import FIRST
from jacta.telling.words import as_argument
from jacta.web.pages.columns import Heat
from jacta.web.pages.keys import parted

UNSEEN = 1_000_000
"""A tail of less than one part in so many changes no digit of a percentage."""


def headline(
    procedure: Procedure, odds: Odds[Any], in_words: Sequence[str], numeric: Sequence[str], heat: Heat | None
) -> Iterator[str]:
    """What a player wants to know first, in a sentence or two."""
    game = procedure.game.id
    if len(odds) == 1 and not odds.tail:
        return
    wanted = next(iter(procedure.aims.values()), None)
    if wanted is not None and (not odds.tail or (parted(wanted.text)[1] and odds.tail * UNSEEN < odds.total)):
        yield said_aim(game, wanted.text, aim_mean(odds, wanted.value))
    elif in_words:
        yield from _likeliest(game, odds, in_words[0])
    if isinstance(odds, Sample):
        yield from _undecided(odds, in_words)
    if heat is not None and heat.losses:
        yield text.say("page-headline-losses", first=heat.likeliest[0], second=heat.likeliest[1])
    elif numeric and not odds.tail:
        key = numeric[0]
        yield text.say("page-headline-mean", key=telling.key(game, key), mean=text.number(float(odds.mean(key))))


def _undecided(odds: Sample[Any], in_words: Sequence[str]) -> Iterator[str]:
    """How many of the runs ended before anything was decided."""
    key = next((one for one in in_words if one in FIRST), None)
    if key is not None:
        open_ = sum((p for value, p in odds.marginal(key) if value in (None, "none")), Fraction(odds.tail, odds.total))
        if open_:
            yield text.say("page-undecided", chance=text.percent(open_))


def aim_mean(odds: Odds[Any], value: Any) -> Fraction:
    """The expectation of an aim: a probability, where the aim is an event."""
    return Fraction(
        sum((value(outcome) * weight for outcome, weight in odds.weights.items()), Fraction(0)) / odds.total
    )


def said_aim(game: str, written: str, worth: Fraction) -> str:
    """An aim with its worth as a sentence: `winner=attacker` is that the attacker wins."""
    key, sign, value = parted(written)
    if not sign:
        factor = -1 if written.startswith("-") else 1
        return text.say("page-headline-mean", key=telling.key(game, key), mean=text.number(float(factor * worth)))
    chance = text.percent(worth)
    if key == "winner" and sign == "=":
        value = f"seat{value}" if value.isdecimal() else value
        return text.say("page-headline-winner", who=as_argument(game, value), chance=chance)
    if sign == "=" and value in ("true", "false"):
        return text.say(f"page-headline-{value}", key=telling.key(game, key), chance=chance)
    return text.say("page-headline-aim", aim=telling.aim(game, written), chance=chance)


def _likeliest(game: str, odds: Odds[Any], key: str) -> Iterator[str]:
    marginal = odds.marginal(key)
    if all(isinstance(value, bool) for value in marginal.weights):
        yield text.say("page-headline-true", key=telling.key(game, key), chance=text.percent(marginal.p(value=True)))
        return
    value, p = next(iter(marginal))
    told = telling.value(game, value)
    yield text.say("page-headline-likeliest", key=telling.key(game, key), value=told, chance=text.percent(p))
