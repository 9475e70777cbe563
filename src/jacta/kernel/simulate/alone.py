"""Runs made one by one, each with chance of its own: for what has so many places that runs hardly ever meet.

What such a run *runs* is seldom new: a duel of fifty blows strikes the same few blows again and again. So nested
procedures are remembered, question by question, by their input: where an answer has led once is looked up. Whoever
runs is none the wiser: the same numbers are drawn for the same questions.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

from jacta.dice import Seeded, Throw
from jacta.dice.throws import Lots, lots_of
from jacta.kernel.rule.calling import Context
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import Ask, Roll, Run
from jacta.kernel.run.policies import Policy, chosen, picked
from jacta.kernel.run.position import UNKNOWN, Halt, Pending, Position, answered, slot_value, started_in
from jacta.tables import Notice

MOST_NODES = 50_000
TELLING, NEW = 2_000, 0.6
"""After so many steps that were new, a procedure is no longer remembered where they are so many of all."""


class RememberedNode:
    """A question of a remembered procedure that has several answers, or its outcome. `after` are the nodes that follow,
    by the lot drawn."""

    __slots__ = ("after", "among", "lots", "position", "question")

    def __init__(self, halt: Halt, lots: Lots | None, among: dict[Any, RememberedNode]) -> None:
        self.position, self.question = halt
        self.lots = lots
        self.among = among
        self.after: dict[Any, RememberedNode] = {}


class Memory:
    """A nested procedure: the nodes where it begins, and whether it pays to remember it."""

    def __init__(self, pays: bool) -> None:
        self.pays = pays
        self.steps = self.new = 0
        self.same: dict[int, tuple[Any, RememberedNode]] = {}
        """Inputs by their identity: rules hand on the same one, or an equal one, which is compared by value once."""
        self._starts: dict[Any, RememberedNode] = {}

    def start(self, given: Any) -> RememberedNode | None:
        """The node where it begins, by the value of its input."""
        found = self._starts.get(given)
        if found is not None:
            self.same[id(given)] = given, found
        return found

    def begin(self, given: Any, node: RememberedNode) -> None:
        self._starts[given] = node
        self.same[id(given)] = given, node

    def learn(self, new: int) -> None:
        """Hear how many steps of a run were new."""
        self.new += new
        if self.new > TELLING and self.new > NEW * self.steps:
            self.pays = False
            self.forget()

    def forget(self) -> None:
        self._starts.clear()
        self.same.clear()


class Alone:
    """Runs of one procedure for one input and policy."""

    def __init__(self, context: Context, policy: Policy | None) -> None:
        self._context, self._policy = context, policy
        self._memories: dict[Procedure, Memory] = {}
        start = started_in(context)
        self._start = start if start[0].caller is None else None
        """The first question, the same in all runs; what runs another procedure first may draw it each time."""
        self._nodes = 0
        self._source = Seeded(0)
        """The chance of the run that is under way."""
        self.notices: dict[Notice, None] = {}
        """Those of the tables opened."""

    def run(self, source: Seeded) -> Any:
        """One run without a transcript: its outcome."""
        self._source = source
        policy, foretold = self._policy, self._outcome
        position, question = self._start or started_in(self._context, None, foretold)
        book = None
        while True:
            if position.context is not book:
                book = position.context
                self._notice(book)
            if question is None:
                return position.outcome
            if isinstance(question, Roll):
                value = question.throw.drawn(source)
            elif isinstance(question, Ask):
                value = picked(question, policy, position, source)
            else:
                value = slot_value(position, question)
            position, question = answered(position, question, value, None, foretold)

    def _notice(self, context: Context) -> None:
        if notices := context.rules.notices():
            self.notices.update(dict.fromkeys(notices))

    # What is nested

    def _outcome(self, step: Run, context: Context) -> Any:
        """The outcome of a nested procedure, by what is remembered of it."""
        memory = self._memories.get(step.procedure)
        if memory is None:  # where a policy may look at those who wait, the same question may have another answer
            pays = not callable(self._policy) or not step.procedure.decides
            memory = self._memories[step.procedure] = Memory(pays)
        same = memory.same.get(id(step.given))
        if same is not None:
            return self._walked(same[1], memory, 0)
        if not memory.pays:
            return UNKNOWN
        try:
            node = memory.start(step.given)
        except TypeError:  # an input that cannot be hashed (a whole map) is never equal to another
            memory.pays = False
            return UNKNOWN
        new = 0
        if node is None:
            new = 1
            node = self._node(started_in(step.procedure.context(step.given, context)), {})
            memory.begin(step.given, node)
        return self._walked(node, memory, new)

    def _walked(self, node: RememberedNode, memory: Memory, new: int) -> Any:
        source = self._source
        draw, steps = source.bits, 1
        while (question := node.question) is not None:
            steps += 1
            lots = node.lots
            if lots is None:
                drawn = value = question.throw.drawn(source)  # type: ignore[union-attr]
            else:
                _, sums, bits = lots
                most = sums[-1]
                while (number := draw(bits)) >= most:
                    pass
                drawn = bisect_right(sums, number)
            following = node.after.get(drawn)
            if following is None:
                new += 1
                if lots is not None:
                    value = lots.values[drawn]
                following = node.after[drawn] = self._node(answered(node.position, question, value), node.among)
            node = following
        memory.steps += steps
        if new:
            memory.learn(new)
            if self._nodes > MOST_NODES:
                self._forget()
        return node.position.state

    def _node(self, halt: Halt, among: dict[Any, RememberedNode]) -> RememberedNode:
        """The node of this place, or of the next that has several answers: one that was there before, if there was."""
        position, question = halt
        found = among.get(position[2:])
        while found is None:
            lots = None
            if question is not None:
                self._notice(position.context)
                lots = self._lots(position, question)
            if question is None or lots is None or len(lots.sums) > 1:
                found = among[position[2:]] = RememberedNode((position, question), lots, among)
                self._nodes += 1
            else:
                position, question = answered(position, question, lots.values[0])
                found = among.get(position[2:])
        return found

    def _lots(self, position: Position, question: Pending) -> Lots | None:
        """The answers to draw from; None for dice that are drawn in a way of their own."""
        if isinstance(question, Roll):
            return lots_of(question.throw) if type(question.throw).drawn is Throw.drawn else None
        if isinstance(question, Ask):
            return Lots.of(chosen(question, self._policy, position).weighted)
        return Lots.of([(slot_value(position, question), 1)])

    def _forget(self) -> None:
        for memory in self._memories.values():
            memory.forget()
        self._nodes = 0
