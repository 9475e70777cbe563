"""What `odds` assume: how each decision that comes up on the way is answered."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from jacta.kernel.odds import Solving
from jacta.kernel.odds.graph import StateCounter
from jacta.kernel.rule.calling import Context
from jacta.kernel.rule.inputs import Given
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import Ask
from jacta.kernel.run.policies import Policy, at_the_table
from jacta.kernel.run.position import started
from jacta.plain import plain
from jacta.remembering import VALUE, Room
from jacta.tables import Edition, edition

MOST_STATES = 20_000  # beyond, the walk takes too long to be made in passing


class Assumed(NamedTuple):
    """A question that comes up, who is asked, and the answers that are taken anywhere on the way.

    `others` are the other answers that are legal wherever it comes up; `usual` says that those taken are the rule's
    declared defaults.
    """

    question: Ask
    player: str
    answers: tuple[Any, ...]
    others: tuple[Any, ...]
    usual: bool = True

    def to_json(self) -> dict[str, Any]:
        """What `--policy` takes: the label of the question, and its possible answers."""
        answers = {"answers": plain(self.answers), "others": plain(self.others)}
        return {"question": self.question.label, "player": self.player, **answers}


MOST_REMEMBERED, INPUT = 5_000_000, 2_000
"""Bytes of what is remembered of rules that are left to themselves, and of one input among it."""
_remembered: dict[tuple[Context, Edition], tuple[Assumed, ...] | None] = {}
_room = Room("assumptions", MOST_REMEMBERED, _remembered.clear)


class TooManyPositions(Exception):
    """More positions than can be looked at in passing."""


def at_most(number: int, watch: Callable[[int], None] | None) -> Callable[[int], None]:
    """A watch that raises TooManyPositions beyond this number of positions."""

    def look(states: int) -> None:
        if watch:
            watch(states)
        if states > number:
            raise TooManyPositions

    return look


def assumed(
    procedure: Procedure, given: Given, policy: Policy | None = None, watch: Callable[[int], None] | None = None
) -> tuple[Assumed, ...] | None:
    """Every decision that comes up under a policy, and how it is answered; None if there is too much to look at."""
    if not procedure.decides:
        return ()
    if policy is not None or procedure.sampled:
        return _walked(procedure, given, policy, watch)
    key = (procedure.context(given), edition())
    with suppress(KeyError):  # to walk there takes longer than the odds do, and every page of them asks
        return _remembered[key]
    found = _walked(procedure, given, None, watch)
    _room.take(INPUT + VALUE * sum(len(one.question.options) for one in found or ()))
    _remembered[key] = found
    return found


def _walked(
    procedure: Procedure, given: Given, policy: Policy | None, watch: Callable[[int], None] | None
) -> tuple[Assumed, ...] | None:
    look = at_most(MOST_STATES, watch)
    try:
        if policy is None and not _asks(procedure, given, look):
            return ()
        from jacta.kernel.best.exploration import Exploration  # noqa: PLC0415  (most odds ask nobody)

        graph = Exploration(started(procedure, given), "", at_the_table(procedure, given, policy) or {}, look)
    except TooManyPositions:
        return None
    found: dict[tuple[str, str, str], Assumed] = {}
    for position, question, edges, _, _ in graph.nodes.values():
        if not isinstance(question, Ask):
            continue
        for place, player in enumerate(position.players_asked(question)):
            part = question.part(place) if question.simultaneous else question
            taken = [edge.answer[place] if question.simultaneous else edge.answer for edge in edges]
            usual = taken == [part.default_answer(position.seen_by(str(part.who)))]
            key = (position.procedure.id, question.label, player)
            before = found.get(key) or Assumed(part, player, (), part.values())
            answers = tuple(dict.fromkeys((*before.answers, *taken)))
            legal = [one for one in before.others if one in part.values()]
            found[key] = Assumed(before.question, player, answers, tuple(legal), before.usual and usual)
    return tuple(one._replace(others=_others(one)) for one in found.values() if len(one.question.options) > 1)


def _asks(procedure: Procedure, given: Given, look: Callable[[int], None]) -> bool:
    """Whether anybody is asked with this input. The odds know, and have usually been worked out by now."""
    return bool(procedure.sampled) or Solving(None, StateCounter(look)).decides(procedure.context(given))


def _others(one: Assumed) -> tuple[Any, ...]:
    """The other answers: all but the one that is taken everywhere."""
    return tuple(other for other in one.others if one.answers != (other,))
