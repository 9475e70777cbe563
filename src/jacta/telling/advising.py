"""Advice in words: who decides, what is asked, what to answer and when, what it is worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from jacta import text
from jacta.analysis.advice import Advice, AdviceRule, FactRange, Opening, Perspective, Prospects, Topic
from jacta.kernel.best import Best, Decision
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import Ask
from jacta.kernel.rule.registry import find_procedure
from jacta.kernel.search import Searched
from jacta.printing import key, said, value
from jacta.telling.figures import figure
from jacta.telling.spelling import path_word
from jacta.telling.stories import answer, asked, spanned, trail
from jacta.telling.words import aim


class ToldRule(NamedTuple):
    """What to answer when, how often that comes up, what it is worth, and what the next best answer would be worth."""

    sentence: str
    often: str
    worth: str
    instead: str


class WeighedOption(NamedTuple):
    """An option of a decision: its text, its worth in words, the length of its bar, whether it is the best."""

    text: str
    worth: str
    share: float
    chosen: bool


class ToldDecision(NamedTuple):
    """One decision in words: after what it comes up, and how often.

    `questions` are what each player is asked, with the options: one player's, or those of all in a simultaneous
    decision.
    """

    after: str
    reached: str
    questions: list[tuple[str, str, list[WeighedOption]]]


def reached(after: str, chance: Fraction | float, others: int = 0) -> str:
    """When a decision comes up: at once, for certain, or in what share of games; `others` counts situations like it."""
    if not after:
        return text.say("best-first")
    if chance >= 1:
        return text.say("best-then", after=after, others=others)
    return text.say("best-reached", often=text.percent(chance), after=after, others=others)


def worth(side: Perspective, found: Fraction) -> str:
    """What something is worth to a player: a chance, or a mean; the mean of `-key` is told as that of the key."""
    found = side.factor * found
    if side.aim.is_chance:
        return text.percent(found)
    return text.number(float(-found if side.aim.less else found))


def nothing(procedure: Procedure, found: Best, told: Advice, opening: Sequence[Opening]) -> str:
    """That the asker decides nothing, and what would change that, if anything."""
    settled = procedure.aim(found.aim).is_chance and found.value in (0, 1)
    said_first = text.say(("best-settled" if settled else "best-all-even") if told.own else "best-nothing")
    return " ".join((said_first, *_opened(procedure, opening)))


def unasked(procedure: Procedure, found: Searched, opening: Sequence[Opening]) -> str:
    """That a search asked the player nothing: who is asked instead, and what would let people decide."""
    game, people = procedure.game.id, procedure.people(procedure.validate(found.given))
    if not people or found.who in people:
        told = text.say("search-none-alone" if procedure.decides else "best-nothing", who=value(game, found.who))
        return " ".join((told, *_opened(procedure, opening)))
    names = [value(game, one) for one in people]
    return text.say("search-others-decide", people=", ".join(names), one=names[0], aim=aim(game, found.aim))


def _opened(procedure: Procedure, opening: Sequence[Opening]) -> Iterator[str]:
    """What to leave out and what to state, in order to have something to decide."""
    for stated, id in ((False, "advice-leave-out"), (True, "advice-state")):
        keys = [_opening(procedure, one) for one in opening if one.stated is stated]
        if keys:
            yield text.say(id, keys=", ".join(keys))


def _opening(procedure: Procedure, one: Opening) -> str:
    """What to state or leave out, as the reader would type it."""
    told = f"{key(procedure.game.id, one.key)} ({path_word(procedure, one.key)})"
    needs = ", ".join(path_word(procedure, other) for other in one.needs)
    return text.say("advice-needs", key=told, needs=needs) if needs else told


def wants(game: str, side: Perspective) -> str:
    """Who decides, and for what aim."""
    wanted = aim(game, side.aim.text)
    less = side.aim.less is (side.factor > 0)
    kind = ("hinders" if side.factor < 0 else "wants") if side.aim.is_chance else "least" if less else "most"
    who = value(game, side.who)
    return text.say(f"advice-{kind}", who=text.capital(who), aim=wanted)


def subject(game: str, topic: Topic) -> str:
    """What a decision is about: the question itself if it comes up once, else a word or two."""
    question = topic.question
    who = question.who if isinstance(question.who, str) else question.who[0]
    if len(topic.cases) == 1:
        return asked(game, question, who)
    short = said(game, f"ask-{question.label}.short")
    return text.capital(short) if short else asked(game, question, who)


def rule(game: str, topic: Topic, one: AdviceRule) -> ToldRule:
    question = topic.question
    answers = [(answer(game, question, found, str(question.who)), share) for found, share in one.answers]
    sentence = answers[0][0]
    if not one.is_settled:
        shares = text.listed(f"{told} {text.percent(share)}" for told, share in answers)
        sentence = text.say("advice-depends", answers=shares)
    if one.when:
        when = text.say("aim-and").join(_limits(game, question, limit) for limit in one.when)
        sentence = text.say("advice-when", answer=sentence, when=when)
    elif one.is_settled:
        sentence = text.labelled(sentence, text.say("advice-always"))
    often = text.say("advice-often", often=text.number(float(one.often)))
    return ToldRule(sentence, often, worth(topic.side, one.worth), worth(topic.side, one.instead))


def _limits(game: str, question: Ask, limit: FactRange) -> str:
    """A condition of a rule in words."""
    what = said(game, f"ask-{question.label}.{limit.fact}") or figure(game, limit.fact)
    if limit.among:
        told = text.say("aim-or").join(value(game, one) for one in limit.among)
        return text.say("advice-among", what=what, value=told)
    return text.say("advice-is", what=what, value=spanned(limit.low, limit.high))


def decision(side: Perspective, one: Decision) -> ToldDecision:
    """One decision with all its options, in the words of its own game."""
    game = find_procedure(one.procedure).game.id
    after, question = trail(game, one.situation, one.spans), one.question
    when = reached(after, one.reached, one.ways - one.covered)
    if isinstance(question.who, tuple):
        parts = [_secret(game, one, place, who) for place, who in enumerate(question.who)]
        return ToldDecision(after, when, parts)
    # A bar is as long as its chance; a mean is measured against the best one, from 0, or from the worst one below it.
    worths = [side.factor * option.worth if side.aim.is_chance else option.worth for option in one.options]
    low = min(Fraction(0), *worths)
    spread = Fraction(1) if side.aim.is_chance else max(worths) - low
    ranked = sorted(zip(one.options, worths, strict=True), key=lambda pair: -pair[0].worth)
    options = [
        WeighedOption(
            answer(game, question, option.value, question.who),
            worth(side, option.worth),
            float((found - low) / spread) if spread else 1.0,
            bool(option.weight),
        )
        for option, found in ranked
    ]
    return ToldDecision(after, when, [(value(game, question.who), asked(game, question, question.who), options)])


def _secret(game: str, one: Decision, place: int, who: str) -> tuple[str, str, list[WeighedOption]]:
    """One player's part of a simultaneous decision: how often to take each option."""
    shares: dict[Any, Fraction] = {}
    for option in one.options:
        shares[option.value[place]] = shares.get(option.value[place], Fraction(0)) + option.weight
    options = [
        WeighedOption(answer(game, one.question, chosen, who), text.percent(share), float(share), bool(share))
        for chosen, share in sorted(shares.items(), key=lambda item: -item[1])
    ]
    return value(game, who), asked(game, one.question, who), options


def prospect_rows(procedure: Procedure, found: Prospects) -> tuple[list[str], list[tuple[str, bool, list[str]]]]:
    """Risk and return of the options: the headings, and for each option its text, whether it is best, its figures."""
    game, side = procedure.game.id, found.topic.side
    headings = [aim(game, side.aim.text), *(key(game, name) for name in found.keys)]
    question = found.topic.question
    rows = [
        (
            answer(game, question, one.answer, str(question.who)),
            one.chosen,
            [worth(side, one.worth), *(text.number(float(mean)) for mean in one.means)],
        )
        for one in found.options
    ]
    return headings, rows
