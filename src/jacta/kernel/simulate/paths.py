"""Runs made together: counts that are pushed along the paths of a procedure, split at every question, merged where
they meet.

A run stands at a *node*, a question of a procedure, under the *frames* of the procedures that wait for it. Nodes know
nothing of who called them, so that a blow is worked out once for every duel it is struck in. What comes after a node is
remembered by the answer. What runs made together cost follows the number of places that they visit, and not of runs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import accumulate
from typing import Any, NamedTuple, TypeAlias

from jacta.dice import Seeded
from jacta.dice.sampling import places
from jacta.kernel.rule.calling import Context, unhashable
from jacta.kernel.rule.questions import Ask, Consult, Roll
from jacta.kernel.run.policies import Mix, Policy, Seated, chosen, looks_at_all
from jacta.kernel.run.position import Halt, Pending, Position, answered, returned, slot_value, started_in
from jacta.tables import Notice

MOST_NODES = 50_000


class PathNode:
    """A question of a procedure, or its outcome. `after` are the targets by answer, `mixes` the answers by policy."""

    __slots__ = ("after", "mixes", "position", "question")

    def __init__(self, position: Position, question: Pending | None) -> None:
        self.position, self.question = position, question
        self.after: dict[Any, Target] = {}
        self.mixes: dict[int, Mix] = {}


class Frame:
    """A procedure that waits for another one to end. `after` are the targets by outcome."""

    __slots__ = ("after", "entered")

    def __init__(self, entered: Position) -> None:
        self.entered = entered
        self.after: dict[Any, Target] = {}


Target: TypeAlias = tuple[PathNode, tuple[Frame, ...]]
"""Where an answer leads: a node, and the frames that were entered on the way, the outermost first."""
Stack: TypeAlias = "tuple[Frame, Stack] | None"
"""The frames that a run stands under, the innermost first."""
StackedNode: TypeAlias = tuple[PathNode, Stack]


class Pushed(NamedTuple):
    """What came of runs that were made together: outcomes, places visited, and answers given in all runs."""

    counts: Counter[Any]
    visits: int
    steps: int


class Paths:
    """The paths of one procedure for one input and policy."""

    def __init__(self, context: Context, policy: Policy | None) -> None:
        self._policy = policy
        self._nodes: dict[Any, PathNode] = {}
        self._frames: dict[Any, Frame] = {}
        self._contexts: dict[Any, int] = {}
        self.notices: dict[Notice, None] = {}
        self._start = self._settled(*self._target(started_in(context)), None)

    def push(self, runs: int, source: Seeded) -> Pushed:
        """So many runs together, all of them a step at a time."""
        if len(self._nodes) > MOST_NODES:
            self._forget()
        counts: Counter[Any] = Counter()
        visits = steps = 0
        level = {self._start: runs}
        while level:
            following: dict[StackedNode, int] = {}
            for (node, stack), here in level.items():
                if node.question is None:
                    counts[node.position.state] += here
                    continue
                visits += 1
                steps += here
                for answer, share in self._answers(node, stack, node.question, here, source):
                    place = self._next(node, stack, answer)
                    following[place] = following.get(place, 0) + share
            level = following
        return Pushed(counts, visits, steps)

    # Answers

    def _answers(
        self, node: PathNode, stack: Stack, question: Pending, times: int, source: Seeded
    ) -> Iterable[tuple[Any, int]]:
        if isinstance(question, Roll):
            return question.throw.drawn_often(source, times)
        if not isinstance(question, Ask):
            return [(slot_value(node.position, question), times)]
        policy, at = self._asked(node, stack, question)
        mix = self._mix(node, question, policy) if at is None else chosen(question, policy, at)
        sums = list(accumulate(weight for _, weight in mix.weighted))
        return [(mix.weighted[place][0], count) for place, count in places(source, times, sums)]

    def _asked(self, node: PathNode, stack: Stack, question: Ask) -> tuple[Policy | None, Position | None]:
        """Who answers, and the whole position where that is not settled by what a player sees of the procedure."""
        policy = self._policy
        if isinstance(policy, Seated) and not question.simultaneous:
            policy = policy.answers(question, self._whole(node.position, stack))
        if policy is None or not looks_at_all(policy, question):
            return policy, None
        return policy, self._whole(node.position, stack)

    @staticmethod
    def _mix(node: PathNode, question: Ask, policy: Policy | None) -> Mix:
        """The answers of a policy that only sees this procedure: remembered."""
        mix = node.mixes.get(id(policy))
        if mix is None:
            mix = node.mixes[id(policy)] = chosen(question, policy, node.position)
        return mix

    def _whole(self, position: Position, stack: Stack) -> Position:
        """The position with all that wait for it."""
        if stack is None:
            return position
        frame, below = stack
        entered = frame.entered
        assert entered.caller is not None
        return Position(*position[:5], self._whole(entered.caller, below), entered.then, entered.roles)

    # Ways

    def _next(self, node: PathNode, stack: Stack, answer: Any) -> StackedNode:
        """Where a run is after this answer: at a question, or at its end."""
        question = node.question
        assert question is not None
        key = None if isinstance(question, Consult) else answer  # there is one answer, which may be a whole table row
        found = node.after.get(key)
        if found is None:
            found = node.after[key] = self._target(answered(node.position, question, answer))
        return self._settled(*found, stack)

    def _settled(self, node: PathNode, entered: tuple[Frame, ...], stack: Stack) -> StackedNode:
        """Out of the procedures that have ended, up to a question."""
        for frame in entered:
            stack = (frame, stack)
        while node.question is None and stack is not None:
            outcome = node.position.state
            frame, stack = stack
            found = frame.after.get(outcome)
            if found is None:
                found = frame.after[outcome] = self._target(returned(frame.entered, outcome))
            node, entered = found
            for inner in entered:
                stack = (inner, stack)
        return node, stack

    def _target(self, halt: Halt) -> Target:
        """Where a run has come, taken apart: the node, and the frames above it."""
        here, question = halt
        node = self._node(Position(*here[:5]) if here.caller else here, question)
        frames: list[Frame] = []
        while here.caller is not None:
            caller = Position(*here.caller[:5])
            frames.append(self._frame(Position(here.procedure, here.context, None, None, (), caller, *here[6:])))
            here = here.caller
        return node, tuple(reversed(frames))

    def _node(self, position: Position, question: Pending | None) -> PathNode:
        if notices := position.context.rules.notices():
            self.notices.update(dict.fromkeys(notices))
        key = (self._number(position.context), position.phase, position.state, position.tally)
        try:
            found = self._nodes.get(key)
        except TypeError:
            raise unhashable(position.phase or position.procedure.begin, position.state) from None
        if found is None:
            found = self._nodes[key] = PathNode(position, question)
        return found

    def _frame(self, entered: Position) -> Frame:
        caller = entered.caller
        assert caller is not None
        about = (self._number(caller.context), caller.phase, caller.state, caller.tally)
        key = (self._number(entered.context), about, entered.then, entered.roles)
        found = self._frames.get(key)
        if found is None:
            found = self._frames[key] = Frame(entered)
        return found

    def _number(self, context: Context) -> int:
        """The number of this input and these rules. Comparing numbers is quicker than comparing input."""
        key = (context.procedure, context.rules, context.given)
        try:
            return self._contexts.setdefault(key, len(self._contexts))
        except TypeError:  # an input that cannot be hashed (a whole map) is never equal to another
            return self._contexts.setdefault(context, len(self._contexts))

    def _forget(self) -> None:
        """Remember nothing but where runs begin."""
        self._nodes.clear()
        self._frames.clear()
        self._contexts.clear()
        node, stack = self._start
        self._start = PathNode(node.position, node.question), stack
