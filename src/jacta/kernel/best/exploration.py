"""The graph that `best` looks at: every position below a first one, with its question and what the answers lead to.

A nested procedure in which nobody decides is one throw: its odds.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any, NamedTuple, TypeAlias

from jacta.errors import JactaError, OutOfReach
from jacta.kernel.odds import Solving
from jacta.kernel.odds.graph import StateCounter
from jacta.kernel.rule.questions import Ask, Consult, Move, Roll, Run, check_move, injected, injected_names
from jacta.kernel.run.policies import Policy, chosen
from jacta.kernel.run.position import Halt, Pending, Position, answered, moved, returned, settled, slot_value
from jacta.text import Message

MOST_NODES = 400_000
"""More positions than this take minutes: it is said instead."""
NodeId: TypeAlias = int
"""The number of a position: very many are compared and looked up, and numbers do that at once."""


class Edge(NamedTuple):
    """One answer to a position's question, and the place that it leads to."""

    answer: Any
    weight: int
    target: NodeId


class Node(NamedTuple):
    """A position with its question. `open` marks a decision to be made for the best; else the edges are weighted.

    The edges of a simultaneous decision are weighted, too, where the other side follows a policy. Answers of chance
    that lead to the same node are one edge.
    """

    position: Position
    question: Pending | Run | None
    edges: tuple[Edge, ...]
    open: bool
    tail: int = 0

    @property
    def total(self) -> int:
        return sum(edge.weight for edge in self.edges) + self.tail


class Exploration:
    """All positions below a first one. With a policy for the `others`, only the decisions of `me` are open."""

    def __init__(self, first: Halt, me: str, others: Policy | None, watch: Callable[[int], None] | None) -> None:
        self._me, self._others = me, others
        self._solving = Solving(None, StateCounter(watch))
        self._ids: dict[Position, NodeId] = {}
        self._numbers = count()
        self._moves: dict[Position, list[tuple[Any, int, Move]]] = {}
        self._waiting: list[Halt] = []
        self.nodes: dict[NodeId, Node] = {}
        self.start = self._id_of(first)
        while self._waiting:
            position, question = self._waiting.pop()
            self.nodes[self._ids[position]] = self._node(position, question)
            if len(self.nodes) > MOST_NODES:
                raise OutOfReach(Message("error-best-too-many", most=MOST_NODES))
            if watch and len(self.nodes) % 200 == 0:
                watch(len(self.nodes))

    def deciders(self) -> list[str]:
        """The players whose decisions are open."""
        found: set[str] = set()
        for position, question, _, is_open, _ in self.nodes.values():
            if is_open and isinstance(question, Ask):
                found.update(position.players_asked(question))
        return sorted(found)

    def _id_of(self, halt: Halt) -> NodeId:
        """The place of a position; one that is new waits to be explored."""
        position = halt[0]
        node_id = self._ids.get(position)
        if node_id is None:
            node_id = self._ids[position] = next(self._numbers)
            self._waiting.append(halt)
        return node_id

    def _node(self, position: Position, question: Pending | None) -> Node:
        if frame := self._decided_by_dice(position):
            return self._thrown(position, frame)
        if isinstance(question, Roll):
            return self._rolled(position, question)
        is_open, answers = self._possible(position, question)
        edges = []
        for answer, weight in answers:
            assert question is not None
            edges.append(Edge(answer, weight, self._id_of(answered(position, question, answer))))
        return Node(position, question, tuple(edges) if is_open else _joined(edges), is_open)

    def _rolled(self, position: Position, roll: Roll) -> Node:
        """A throw. What a value leads to hangs on the running totals only where the question has looked at them."""
        assert position.phase is not None
        reads = "tally" in injected_names(position.phase)
        key = position if reads else position._replace(tally=())
        moves = self._moves.get(key)
        if moves is None:
            moves = self._moves[key] = _moves(position, roll)
        edges = []
        for answer, weight, move in moves:
            following = moved(position, move)
            node_id = self._ids.get(following)
            if node_id is None:
                node_id = self._ids[following] = self._id_of(settled(following))
            edges.append(Edge(answer, weight, node_id))
        return Node(position, roll, _joined(edges), open=False, tail=roll.throw.weights()[2])

    def _decided_by_dice(self, position: Position) -> Position | None:
        """The outermost nested procedure that this position has just entered and in which nobody decides."""
        found = None
        while position.caller is not None:
            if not self._solving.decides(position.context):
                found = position
            position = position.caller
        return found

    def _thrown(self, position: Position, frame: Position) -> Node:
        """A whole nested procedure, read as one throw of its outcomes."""
        caller = frame.caller
        assert caller is not None
        assert caller.phase is not None
        run: Run = caller.phase(caller.state, *injected(caller.phase, caller.context, caller.tally))
        solution = self._solving.solution(run.procedure, frame.context.given)
        edges = [
            Edge(outcome, weight, self._id_of(returned(frame, outcome))) for outcome, weight in solution.weights.items()
        ]
        return Node(position, run, _joined(edges), open=False, tail=solution.tail)

    def _possible(self, position: Position, question: Ask | Consult | None) -> tuple[bool, list[tuple[Any, int]]]:
        """Whether the question is an open decision, and its answers, weighted where they are not free."""
        if question is None:
            return False, []
        if not isinstance(question, Ask):
            return False, [(slot_value(position, question), 1)]
        if question.simultaneous:
            return self._possible_together(position, question)
        if self._others is not None and position.player(str(question.who)) != self._me:
            return False, list(chosen(question, self._others, position).weighted)
        return True, [(value, 1) for value in question.values()]

    def _possible_together(self, position: Position, question: Ask) -> tuple[bool, list[tuple[Any, int]]]:
        if len(question.who) != 2:
            raise JactaError(Message("error-best-many", question=question.label))
        ours, theirs = question.values()
        players = position.players_asked(question)
        if self._others is None:
            return True, [((one, other), 1) for one in ours for other in theirs]
        if self._me not in players:
            return False, list(chosen(question, self._others, position).weighted)
        node_id = 1 - players.index(self._me)
        mix = chosen(question, self._others, position).part(node_id).weighted
        if node_id:
            return True, [((one, other), weight) for one in ours for other, weight in mix]
        return True, [((other, one), weight) for one in theirs for other, weight in mix]


def _moves(position: Position, roll: Roll) -> list[tuple[Any, int, Move]]:
    """What the values of a throw lead to, with their weights; values that do the same are one, the first of them."""
    then, state = roll.then, position.state
    beside = injected(then, position.context)
    found: dict[Any, tuple[Any, int, Move]] = {}
    for value, weight in roll.throw.weights()[0]:
        move = check_move(then, then(state, value, *beside))
        first, so_far, _ = found.get(move[:3], (value, 0, move))
        found[move[:3]] = first, so_far + weight, move
    return list(found.values())


def _joined(edges: list[Edge]) -> tuple[Edge, ...]:
    """Ways of chance that lead to the same place as one, with the first of their answers."""
    found: dict[NodeId, Edge] = {}
    for edge in edges:
        known = found.get(edge.target)
        found[edge.target] = edge if known is None else known._replace(weight=known.weight + edge.weight)
    return tuple(found.values())
