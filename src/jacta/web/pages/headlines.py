"""What a player wants to know first, in a sentence or two."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from jacta import telling, text
from jacta.aims import Aim, Condition
from jacta.chronicles.filling import NAME
from jacta.distribution import Odds, Sample
from jacta.kernel.rule.procedure import Procedure
from jacta.plain import plain
from jacta.printing import as_argument
from jacta.telling.chances import FIRST
from jacta.web.pages.columns import Heat

NOBODY: Mapping[str, str] = {}
UNSEEN = 1_000_000
"""A tail of less than one part in this many changes no digit of a percentage."""


def headline(
    procedure: Procedure,
    odds: Odds[Any],
    in_words: Sequence[str],
    numeric: Sequence[str],
    heat: Heat | None,
    named: Mapping[str, str],
) -> Iterator[str]:
    """What a player wants to know first, in a sentence or two; `named` are the sides with a name of their own."""
    game = procedure.game.id
    if len(odds) == 1 and not odds.tail:
        return
    wanted = next(iter(procedure.aims.values()), None)
    said = ""
    if wanted is not None and (not odds.tail or (wanted.is_chance and odds.tail * UNSEEN < odds.total)):
        said = said_aim(game, wanted, figure(wanted, aim_mean(odds, wanted.value)), procedure.name, named)
        yield said
    elif in_words:
        yield from _likeliest(procedure, odds, in_words[0])
    if isinstance(odds, Sample):
        yield from _undecided(odds, in_words)
    if heat is not None and heat.losses:
        yield text.say("page-headline-losses", first=heat.likeliest[0], second=heat.likeliest[1])
    elif numeric and not odds.tail:
        key = numeric[0]
        mean = text.say("page-headline-mean", key=telling.key(game, key), mean=text.number(float(odds.mean(key))))
        if mean != said:
            yield mean


def _undecided(odds: Sample[Any], in_words: Sequence[str]) -> Iterator[str]:
    """How many of the runs ended before anything was decided."""
    key = next((one for one in in_words if one in FIRST), None)
    if key is not None:
        open_ = sum((p for value, p in odds.marginal(key) if value in (None, "none")), Fraction(odds.tail, odds.total))
        if open_:
            yield text.say("page-undecided", chance=text.percent(open_))


def aim_mean(odds: Odds[Any], value: Any) -> Fraction:
    """The expectation of an aim: a probability, if the aim is an event."""
    return Fraction(
        sum((value(outcome) * weight for outcome, weight in odds.weights.items()), Fraction(0)) / odds.total
    )


def figure(wanted: Aim, worth: Fraction) -> str:
    """What an aim is worth; the mean of `-key` is told as that of the key."""
    return text.percent(worth) if wanted.is_chance else text.number(float(-worth if wanted.less else worth))


def sides_named(given: Mapping[str, Any]) -> dict[str, str]:
    """The sides with a name of their own."""
    return {side: one[NAME] for side, one in given.items() if isinstance(one, Mapping) and one.get(NAME)}


def said_aim(game: str, wanted: Aim, worth: str, where: str = "", named: Mapping[str, str] = NOBODY) -> str:
    """An aim of a procedure with its worth as a sentence: `winner=attacker` is that the attacker wins."""
    told = telling.aim(game, wanted.text, where)
    if not wanted.is_chance:
        return text.say("page-headline-mean", key=told, mean=worth)
    if isinstance(wanted, Condition) and wanted.sign == "=":
        key, value = wanted.key, plain(wanted.wanted)
        if isinstance(value, bool):
            return text.say(f"page-headline-{str(value).lower()}", key=telling.key(game, key), chance=worth)
        if key == "winner":
            who = f"seat{value}" if isinstance(value, int) else value
            return text.say("page-headline-winner", who=named.get(who) or as_argument(game, who), chance=worth)
        if key in FIRST:
            first = telling.under(game, key, value, where)
            return text.labelled(text.capital(first), worth)
    return text.say("page-headline-aim", aim=told, chance=worth)


def _likeliest(procedure: Procedure, odds: Odds[Any], key: str) -> Iterator[str]:
    game, marginal = procedure.game.id, odds.marginal(key)
    if all(isinstance(value, bool) for value in marginal.weights):
        yield text.say("page-headline-true", key=telling.key(game, key), chance=text.percent(marginal.p(value=True)))
        return
    value, p = next(iter(marginal))
    told = telling.under(game, key, value, procedure.name)
    yield text.say("page-headline-likeliest", key=telling.key(game, key), value=told, chance=text.percent(p))
