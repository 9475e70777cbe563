"""What `odds` take for granted: how each decision is answered that comes up on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from jacta.kernel.best.exploration import Exploration
from jacta.kernel.rule.inputs import Given
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import Ask
from jacta.kernel.run.policies import Policy, at_the_table
from jacta.kernel.run.position import started
from jacta.plain import plain

MOST_STATES = 20_000  # beyond, the walk takes too long to be made in passing


class Assumed(NamedTuple):
    """A question that comes up, who is asked, and the answers that are taken, each somewhere on the way.

    `others` are the answers that one might take instead wherever it comes up.
    """

    question: Ask
    player: str
    answers: tuple[Any, ...]
    others: tuple[Any, ...]

    def to_json(self) -> dict[str, Any]:
        """What `--policy` takes: the label of the question, and the answers that it may be given."""
        answers = {"answers": plain(self.answers), "others": plain(self.others)}
        return {"question": self.question.label, "player": self.player, **answers}


class _TooMany(Exception):
    """More positions than can be looked at in passing."""


def assumed(
    procedure: Procedure, given: Given, policy: Policy | None = None, watch: Callable[[int], None] | None = None
) -> tuple[Assumed, ...] | None:
    """Every decision that comes up under a policy, and how it is answered; None where there is too much to look at."""
    if not procedure.decides:
        return ()

    def look(states: int) -> None:
        if watch:
            watch(states)
        if states > MOST_STATES:
            raise _TooMany

    try:
        graph = Exploration(started(procedure, given), "", at_the_table(procedure, given, policy) or {}, look)
    except _TooMany:
        return None
    found: dict[tuple[str, str, str], Assumed] = {}
    for position, question, edges, _, _ in graph.nodes.values():
        if not isinstance(question, Ask):
            continue
        for place, player in enumerate(position.players_asked(question)):
            part = question.part(place) if question.simultaneous else question
            taken = [edge.answer[place] if question.simultaneous else edge.answer for edge in edges]
            key = (position.procedure.id, question.label, player)
            before = found.get(key) or Assumed(part, player, (), part.values())
            answers = tuple(dict.fromkeys((*before.answers, *taken)))
            legal = [one for one in before.others if one in part.values()]
            found[key] = Assumed(before.question, player, answers, tuple(legal))
    return tuple(one._replace(others=_others(one)) for one in found.values() if len(one.question.options) > 1)


def _others(one: Assumed) -> tuple[Any, ...]:
    """The other answers: all but the one that is taken everywhere."""
    return tuple(other for other in one.others if one.answers != (other,))
