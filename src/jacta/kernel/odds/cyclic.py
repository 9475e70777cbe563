"""Exact odds of a graph with loops, or under a policy that sees whole positions: the graph as one Markov chain.

Here the tally is part of each node, and `linear` gives the exact chance of every end. A total that grows inside a loop
would give infinitely many nodes, and is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from math import lcm
from typing import Any

from jacta.errors import EndlessProcedure
from jacta.kernel.odds.graph import Branches, Node, Solution, StateCounter, continues, summed
from jacta.kernel.odds.linear import expected_visits
from jacta.kernel.rule.calling import Tally, added
from jacta.kernel.rule.inputs import Given
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import UNDECIDED, Ask, Move, Roll
from jacta.kernel.run.policies import Policy, chosen
from jacta.kernel.run.position import Pending, Position, answered, slot_value, started
from jacta.tables import Notice
from jacta.text import Message

MOST_NODES = 200_000
TAIL = "tail"


def solve_chain(branches: Branches, first: Move) -> Solution:
    """The odds of a graph with loops. Nodes are (node, tally) pairs."""
    phase, state, add, _ = first
    notices: dict[Notice, None] = {}
    decides = False

    def following(stand: tuple[Node, Tally]) -> Iterator[tuple[Any, Fraction]]:
        nonlocal decides
        node, tally = stand
        if node[0] is None:
            return
        branch = branches.after(node) if continues(node) else branches.made(node, branches.step(node, tally), tally)
        notices.update(dict.fromkeys(branch.notices))
        decides = decides or branch.decides
        if branch.tail:
            yield TAIL, Fraction(branch.tail, branch.total)
        for target, weight, add in (*branch.inner, *branch.readers):
            yield (target, added(tally, add)), Fraction(weight, branch.total)
        for outcome, weight in zip(branch.outcomes, branch.ending, strict=True):
            yield ((None, outcome), ()), Fraction(weight, branch.total)

    ends, tail = ends_of_chain(((phase, state), add), following, branches.watch)
    return from_shares([(node[1], chance) for (node, _), chance in ends.items()], tail, decides, tuple(notices))


def solve_positions(procedure: Procedure, given: Given, policy: Policy, watch: StateCounter) -> Solution:
    """The odds under a policy that may look at the whole position, callers included: the nodes are positions."""
    first = started(procedure, given)
    questions = dict([first])
    notices: dict[Notice, None] = {}

    def following(position: Position) -> Iterator[tuple[Any, Fraction]]:
        question = questions[position]
        notices.update(dict.fromkeys(position.context.rules.notices()))
        if question is None:
            return
        pairs, total, tail = answers_to(position, question, policy)
        if tail:
            yield TAIL, Fraction(tail, total)
        for answer, weight in pairs:
            target, asked = answered(position, question, answer)
            questions[target] = asked
            yield (TAIL if target.state is UNDECIDED else target), Fraction(weight, total)

    ends, tail = ends_of_chain(first[0], following, watch)
    return from_shares([(position.outcome, chance) for position, chance in ends.items()], tail, True, tuple(notices))


def answers_to(position: Position, question: Pending, policy: Policy) -> tuple[Sequence[tuple[Any, int]], int, int]:
    """The weighted answers that chance, policy or table give to a question; their total and tail."""
    if isinstance(question, Roll):
        return question.throw.weights()
    if isinstance(question, Ask):
        mix = chosen(question, policy, position)
        return mix.weighted, mix.total, 0
    return [(slot_value(position, question), 1)], 1, 0


def ends_of_chain(
    start: Any, following: Callable[[Any], Iterator[tuple[Any, Fraction]]], watch: StateCounter
) -> tuple[dict[Any, Fraction], Fraction]:
    """The chance of every end of a chain, and the tail."""
    chain: dict[Any, dict[Any, Fraction]] = {TAIL: {}}
    waiting = [start]
    while waiting:
        node = waiting.pop()
        if node in chain:
            continue
        watch.tick()
        if len(chain) >= MOST_NODES:
            raise EndlessProcedure(Message("error-endless-tally"))
        chances = chain[node] = {}
        for target, chance in following(node):
            chances[target] = chances.get(target, 0) + chance
        waiting.extend(chances)
    visits = expected_visits(chain, start, watch.tick)
    ends = {node: visits[node] for node, chances in chain.items() if not chances and node in visits}
    return ends, ends.pop(TAIL, Fraction(0))


def from_shares(
    shares: list[tuple[Any, Fraction]], tail: Fraction, decides: bool, notices: tuple[Notice, ...]
) -> Solution:
    """Fractions as integer weights, equal outcomes summed."""
    total = lcm(tail.denominator, *(chance.denominator for _, chance in shares))
    weights = summed((outcome, int(chance * total)) for outcome, chance in shares)
    return Solution(weights, total, int(tail * total), decides, notices)
