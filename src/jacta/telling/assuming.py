"""What `odds` assume, in words, and how to say otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from jacta import text
from jacta.analysis.assumptions import Assumed
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.run.policies import YES_AND_NO
from jacta.names import answer_names, question_word, value_word
from jacta.printing import said, spaced, value
from jacta.telling.stories import answer
from jacta.typed import as_typed


class Instead(NamedTuple):
    """Another answer: as a policy takes it, `label=value`; as the reader would type that; and in words."""

    pair: str
    typed: str
    words: str


class Assumption(NamedTuple):
    """A sentence, and the alternatives to it."""

    sentence: str
    instead: list[Instead]


def assumptions(procedure: Procedure, found: Sequence[Assumed] | None) -> list[Assumption]:
    """How the decisions that come up are answered; if that is too much to look at, the usual answers to all."""
    if found is not None:
        return [assumption(procedure, one) for one in found]
    return [
        Assumption(text.capital(_usual(procedure.game.id, label, text.say("assumed-depends"))), [])
        for label in procedure.asks
    ]


def assumption(procedure: Procedure, one: Assumed) -> Assumption:
    """Who gives which answer to a question, wherever it comes up."""
    game, question = procedure.game.id, one.question
    part = str(question.who)
    told = text.say("aim-or").join(answer(game, question, found, part) for found in one.answers)
    who = value(game, one.player)
    if one.usual:
        sentence = text.say("assumed-by", who=who, usual=_usual(game, question.label, told))
    else:
        sentence = text.say("assumed-answer", who=who, what=_short(game, question.label), answers=told)
    plain = [other for other in one.others if isinstance(other, str | int)]
    instead = [
        Instead(
            f"{question.label}={as_typed(other)}",
            _as_typed(procedure, question.label, other),
            answer(game, question, other, part),
        )
        for other in plain
    ]
    return Assumption(text.capital(sentence), instead)


def assumed_json(procedure: Procedure, found: Sequence[Assumed] | None) -> list[dict[str, Any]]:
    """The same for programs: the label of the question, the answers, and the sentence."""
    told = assumptions(procedure, found)
    if found is None:
        return [{"question": label, "text": one.sentence} for label, one in zip(procedure.asks, told, strict=True)]
    return [{**one.to_json(), "text": words.sentence} for one, words in zip(found, told, strict=True)]


def _usual(game: str, label: str, answers: str) -> str:
    """What somebody does who gives the rule's default answer."""
    message = f"ask-{label}.usual"
    return text.find(message, game, answers=answers) or text.labelled(_short(game, label), answers)


def _short(game: str, label: str) -> str:
    return said(game, f"ask-{label}.short") or spaced(label)


def _word(game: str, label: str, other: str) -> str:
    """The reader's word for an answer: that of the game, or else of the question."""
    word = value_word(game, other)
    own = answer_names(game, label)
    return own.word(other) if word == other and other in own.ids else word


def _as_typed(procedure: Procedure, label: str, other: str | int) -> str:
    """`label=value` in the reader's words."""
    game = procedure.game.id
    word = _word(game, label, other) if isinstance(other, str) else str(other)
    for yes, written in YES_AND_NO.items():
        if other is yes or other == written:
            word = text.say("word-yes" if yes else "word-no")
    return f"{question_word(game, label, procedure.asks)}={word}"
