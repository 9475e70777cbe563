"""What comes of each answer to a first decision, if everybody follows a policy afterwards.

The graph is that of `best`: a nested procedure in which nobody decides is one throw, whose odds are known by then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import Any

from jacta.distribution import Odds
from jacta.kernel.best.exploration import Exploration, NodeId
from jacta.kernel.odds.cyclic import TAIL, ends_of_chain, from_shares
from jacta.kernel.odds.graph import Solution, StateCounter
from jacta.kernel.rule.inputs import Given, written
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import UNDECIDED, Ask
from jacta.kernel.run.policies import Mix, Policy, asked
from jacta.kernel.run.position import Position, started


def outlooks(
    procedure: Procedure, given: Given, policy: Policy, watch: Callable[[int], None] | None = None
) -> Mapping[Any, Odds[Any]]:
    """The odds of the outcome, by the answer to the first question, which somebody decides.

    That answer is given wherever the same position comes up again. `watch` is called now and then with the number of
    positions seen so far; what it raises stops the work.
    """
    start, question = started(procedure, given)
    assert isinstance(question, Ask)
    all_answers = Mix(tuple([(answer, 1) for answer in question.values()]))

    def trying_all(question: Ask, seen: Any, at: Position) -> Any:
        return all_answers if at == start else asked(policy, question, seen, at)

    graph = Exploration((start, question), "", trying_all, watch)
    about: dict[str, Any] = {
        "procedure": procedure.id,
        "given": written(given),
        "declared": procedure.outcome_type(given),
    }
    found: dict[Any, Odds[Any]] = {}
    for edge in graph.nodes[graph.start].edges:
        weights, total, tail, _, _ = _ends(graph, edge.target, StateCounter(watch))
        odds = Odds(weights, total, tail=tail, **about)
        found |= dict.fromkeys((edge.answer, *edge.alike), odds)
    return found


def _ends(graph: Exploration, first: NodeId, watch: StateCounter) -> Solution:
    """How it ends if the first answer leads there."""

    def following(node_id: Any) -> Iterator[tuple[Any, Fraction]]:
        node = graph.nodes[node_id]
        if node_id == graph.start:
            yield first, Fraction(1)
            return
        if node.tail:
            yield TAIL, Fraction(node.tail, node.total)
        for edge in node.edges:
            undecided = graph.nodes[edge.target].position.state is UNDECIDED
            yield (TAIL if undecided else edge.target), Fraction(edge.weight, node.total)

    ends, tail = ends_of_chain(graph.start, following, watch)
    return from_shares([(graph.nodes[one].position.outcome, chance) for one, chance in ends.items()], tail, True, ())
