"""Who answers a decision when nobody is there to ask: a policy.

A policy is a mapping from question labels to answers, or a function of the question. The function gets as many
arguments as it requires: second, what its player sees of the state; third, the position, for solvers that may know
everything. Where the policy says nothing (no such label, or None), the rule's declared default is taken. A random
mixture of answers is a `Mix`, or, with a weight for every legal answer, a `Weighed`, in the order of the answers.
"""

from __future__ import annotations

import inspect
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate, product
from math import prod
from typing import Any, NamedTuple, TypeAlias

from jacta.dice import Source
from jacta.errors import IllegalAnswer
from jacta.kernel.rule.inputs import Given
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import Ask, Choice, option_value
from jacta.kernel.run.position import Position
from jacta.names import NAME, Offered, not_among, plain_names, suggesting
from jacta.text import Message
from jacta.typed import as_typed

Policy: TypeAlias = Mapping[str, Any] | Callable[..., Any]
SHOWN_OPTIONS = 20
YES_AND_NO = {True: "yes", False: "no"}


class Mix(NamedTuple):
    """Answers taken at random, with integer weights."""

    weighted: tuple[tuple[Any, int], ...]

    @property
    def total(self) -> int:
        return sum(weight for _, weight in self.weighted)

    def part(self, place: int) -> Mix:
        """One player's part of a mix of joint answers."""
        weights: dict[Any, int] = {}
        for answers, weight in self.weighted:
            weights[answers[place]] = weights.get(answers[place], 0) + weight
        return Mix(tuple(weights.items()))

    def drawn(self, source: Source) -> Any:
        """One of the answers; nothing is drawn where there is only one."""
        if len(self.weighted) == 1:
            return self.weighted[0][0]
        left = source.below(self.total)
        for value, weight in self.weighted:
            left -= weight
            if left < 0:
                return value
        raise AssertionError("weights sum to the total")


@dataclass(frozen=True)
class Weighed:
    """Any legal answer, at random: one weight for each, in the order of `Ask.values`; weight 0 is never taken."""

    weights: tuple[int, ...]

    @cached_property
    def _sums(self) -> list[int]:
        """The running sums; empty where the weights cannot be drawn from."""
        return list(accumulate(self.weights)) if any(self.weights) and min(self.weights) >= 0 else []

    @cached_property
    def _one_only(self) -> bool:
        return sum(map(bool, self.weights)) == 1

    def mixed(self, question: Ask) -> Mix:
        """As a mix. Raises IllegalAnswer where the weights do not fit the question."""
        self._check(question)
        values = question.values()
        return Mix(tuple([(value, weight) for value, weight in zip(values, self.weights, strict=True) if weight]))

    def draw(self, question: Ask, source: Source) -> Any:
        """One answer, drawn as from the mix but without building it; nothing is drawn where only one is possible."""
        self._check(question)
        sums = self._sums
        left = 0 if self._one_only else source.below(sums[-1])
        return option_value(question.options[bisect_right(sums, left)])

    def _check(self, question: Ask) -> None:
        if not self._sums or len(self._sums) != len(question.options) or question.simultaneous:
            raise illegal(question, self, question.values())


class Seated:
    """One policy per player at the table; a player without one takes the declared defaults."""

    def __init__(self, players: Mapping[str, Policy]) -> None:
        self.players = dict(players)

    def answers(self, question: Ask, at: Position) -> Policy | None:
        """The policy of the player who is asked; None for a simultaneous question: each player is asked separately."""
        return self.players.get(at.player(question.who)) if isinstance(question.who, str) else None

    def __call__(self, question: Ask, seen: Any, at: Position) -> Any:
        policy = self.answers(question, at)
        return None if policy is None else asked(policy, question, seen, at)


def at_the_table(procedure: Procedure, given: Given, policy: Policy | None) -> Policy | None:
    """The policy in force: the caller's, else that of the players whom the input seats.

    Raises InputError for an answer to a question that the procedure never asks, rather than ignoring it silently.
    """
    if isinstance(policy, Mapping):
        for label in policy.keys() - procedure.asks:
            raise not_among("policy", label, procedure.asks)
    if policy is not None or procedure.players is None:
        return policy
    players = procedure.players(given)
    # Policies that say nothing leave everything to the declared defaults, whose odds can be shared between calls.
    return Seated(players) if any(policy != {} for policy in players.values()) else None


def asked(policy: Policy, question: Ask, seen: Any, at: Position) -> Any:
    """The policy's answer, or None where it has nothing to say."""
    if not callable(policy):
        return policy.get(question.label)
    return policy(*(question, seen, at)[: _required(policy)])


def looks(policy: Policy) -> bool:
    """Whether the policy takes its player's view; for one that does not, no view is computed."""
    return callable(policy) and _required(policy) > 1


def looks_at_all(policy: Policy, question: Ask) -> bool:
    """Whether the answer may depend on more than the player's view of the asking procedure: on its callers, too."""
    return callable(policy) and (question.simultaneous or _required(policy) > 2)


@lru_cache(maxsize=1024)
def _required(policy: Callable[..., Any]) -> int:
    """How many arguments the policy requires; one that takes any number gets question and view."""
    parameters = inspect.signature(policy).parameters.values()
    placed = (one for one in parameters if one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD))
    required = sum(one.default is one.empty for one in placed)
    return max(2, required) if any(one.kind is one.VAR_POSITIONAL for one in parameters) else required


def chosen(question: Ask, policy: Policy | None, at: Position) -> Mix:
    """The answer of the policy, else the declared one, checked against the legal answers."""
    if isinstance(question.who, tuple) and not isinstance(policy, Mapping | None):
        return _chosen_together(question, policy, at)
    return _checked_mix(question, _answer(question, policy, at))


def _answer(question: Ask, policy: Policy | None, at: Position) -> Any:
    """The policy's answer, else the declared default."""
    if isinstance(policy, Seated):
        policy = policy.answers(question, at)
    if policy is None and not callable(question.default):
        return question.default
    if policy is not None and not looks(policy):
        answer = asked(policy, question, None, at)
        if answer is not None:
            return _yes_or_no(question, answer)
        policy = None
    seen = at.seen_by(question.who if isinstance(question.who, str) else None)
    answer = None if policy is None else asked(policy, question, seen, at)
    return question.default_answer(seen) if answer is None else answer


def _yes_or_no(question: Ask, answer: Any) -> Any:
    """A boolean as this question writes it: as it is, or as the word yes or no."""
    if not isinstance(answer, bool):
        return answer
    word = YES_AND_NO[answer]
    return word if word in question.values() else answer


def _checked_mix(question: Ask, answer: Any) -> Mix:
    if isinstance(answer, Weighed):
        return answer.mixed(question)
    if not isinstance(answer, Mix):
        check_legal(question, answer)
        return Mix(((answer, 1),))
    mix = answer
    if not mix.weighted or min(weight for _, weight in mix.weighted) <= 0:
        raise illegal(question, mix, question.values())
    check_legal(question, *(value for value, _ in mix.weighted))
    return mix


def _chosen_together(question: Ask, policy: Policy, at: Position) -> Mix:
    """A simultaneous decision: each player answers separately, unless the policy answers the whole question."""
    whole = asked(policy, question, at.seen_by(None), at)
    if whole is not None:
        return _checked_mix(question, whole)
    parts = [chosen(question.part(place), policy, at).weighted for place in range(len(question.who))]
    return Mix(tuple((tuple(value for value, _ in one), prod(weight for _, weight in one)) for one in product(*parts)))


def picked(question: Ask, policy: Policy | None, at: Position, source: Source) -> Any:
    """The answer in one run: drawn, if it is a mix."""
    if isinstance(question.who, tuple):
        mix = chosen(question, policy, at)
    else:
        answer = _answer(question, policy, at)
        if isinstance(answer, Weighed):
            return answer.draw(question, source)
        if not isinstance(answer, Mix):
            check_legal(question, answer)
            return answer
        mix = _checked_mix(question, answer)
    return mix.drawn(source)


def check_legal(question: Ask, *answers: Any) -> None:
    """Raise IllegalAnswer, naming the question and its legal answers, if any answer is not one of them."""
    together = isinstance(question.who, tuple)
    if len(answers) == 1 and not together and _offered(answers[0], question.options):
        return
    values = question.values()
    known = values if len(answers) == 1 or together else frozenset(values)
    for answer in answers:
        if not (_is_joint(answer, values) if together else answer in known):
            raise illegal(question, answer, values)


def _offered(answer: Any, options: Sequence[Any]) -> bool:
    """Whether an answer is one of these options, or what one of them stands for."""
    if type(answer) is Choice:
        return False
    return answer in options or any(type(option) is Choice and option.value == answer for option in options)


def _is_joint(answer: Any, values: Sequence[Any]) -> bool:
    """Whether an answer has a legal part for every player."""
    if not isinstance(answer, tuple) or len(answer) != len(values):
        return False
    return all(part in options for part, options in zip(answer, values, strict=True))


def illegal(question: Ask, answer: Any, values: tuple[Any, ...]) -> IllegalAnswer:
    """The error for an answer that is not legal."""
    given, *shown = map(_as_shown, (answer, *values[:SHOWN_OPTIONS]))
    words = plain_names(one for one in shown if NAME.fullmatch(one))
    more = ["…"] if len(values) > SHOWN_OPTIONS else []
    allowed = Offered((*shown, *more), words)
    refusal = Message("error-illegal-answer", question=question.label, answer=given, allowed=allowed)
    return IllegalAnswer(suggesting(refusal, given, words))


def _as_shown(value: Any) -> str:
    """A value as people would type it; a user's own policy may return anything at all."""
    try:
        return as_typed(value)
    except TypeError:
        return repr(value)
