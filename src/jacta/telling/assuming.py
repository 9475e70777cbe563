"""What odds take for granted, in words, and how to say otherwise."""

from __future__ import annotations

from typing import NamedTuple

from jacta import text
from jacta.analysis.assumptions import Assumed
from jacta.kernel.rule.procedure import Procedure
from jacta.telling.stories import answer
from jacta.telling.words import said, spaced, value
from jacta.typed import as_typed


class Assumption(NamedTuple):
    """A sentence; and what else one may say, each as `label=value` with its words."""

    sentence: str
    instead: list[tuple[str, str]]


def assumption(procedure: Procedure, one: Assumed) -> Assumption:
    """Who answers what question how, wherever it comes up."""
    game, question = procedure.game.id, one.question
    part = str(question.who)
    told = [answer(game, question, found, part) for found in one.answers]
    what = said(game, f"ask-{question.label}.short") or spaced(question.label)
    who = value(game, one.player)
    sentence = text.say("assumed-answer", who=who, what=what, answers=text.say("aim-or").join(told))
    plain = [other for other in one.others if isinstance(other, str | int)]
    instead = [(f"{question.label}={as_typed(other)}", answer(game, question, other, part)) for other in plain]
    return Assumption(sentence[:1].upper() + sentence[1:], instead)
