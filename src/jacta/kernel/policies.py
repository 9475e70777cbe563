"""Who answers a decision when nobody is there to ask: a policy.

A policy is a mapping from a question's label to an answer, or a function of the question and the state. Where it says
nothing (no such label, or None), the default that the rule declares is taken. A chance mixture of answers is a `Mix`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from jacta.dice import Source
from jacta.errors import IllegalAnswer
from jacta.kernel.questions import Ask
from jacta.text import Message

Policy: TypeAlias = "Mapping[str, Any] | Callable[[Ask, Any], Any]"


class Mix(NamedTuple):
    """Answers taken by chance, with integer weights."""

    weighted: tuple[tuple[Any, int], ...]


def chosen(question: Ask, state: Any, policy: Policy | None) -> Mix:
    """The policy's answer to a question, checked against the legal ones."""
    answer = None
    if callable(policy):
        answer = policy(question, state)
    elif policy is not None:
        answer = policy.get(question.label)
    if answer is None:
        answer = question.default_answer()
    mix = answer if isinstance(answer, Mix) else Mix(((answer, 1),))
    for value, _ in mix.weighted:
        check_legal(question, value)
    return mix


def picked(question: Ask, state: Any, policy: Policy | None, source: Source) -> Any:
    """The policy's answer in one run: a mix is drawn from."""
    mix = chosen(question, state, policy)
    if len(mix.weighted) == 1:
        return mix.weighted[0][0]
    left = source.below(sum(weight for _, weight in mix.weighted))
    for value, weight in mix.weighted:
        left -= weight
        if left < 0:
            return value
    raise AssertionError("weights sum to the total")


def check_legal(question: Ask, answer: Any) -> None:
    """Raise IllegalAnswer, naming question and legal answers, where the answer is not one of them."""
    values = question.values()
    if question.simultaneous:
        legal = (
            isinstance(answer, tuple)
            and len(answer) == len(values)
            and all(part in options for part, options in zip(answer, values, strict=True))
        )
    else:
        legal = answer in values
    if not legal:
        raise IllegalAnswer(
            Message("error-illegal-answer", question=question.label, answer=str(answer), allowed=str(list(values)))
        )
