"""The graph behind the exact readings: where a run can go from a (phase, state) pair, with integer weights."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeAlias

from jacta.kernel.policies import Policy, chosen
from jacta.kernel.questions import Ask, Phase, Question, Receiver, Roll, Run, Step, Surroundings, bound, names_of

if TYPE_CHECKING:
    from jacta.kernel.solving import Solution

Node: TypeAlias = tuple[Phase | None, Any]
"""Where a run stands: (phase, state). A finished run is (None, outcome)."""
Tally: TypeAlias = tuple[int, ...]


class LoopFound(Exception):  # noqa: N818  (not an error: the walk changes its method)
    """The graph has a loop."""


class Edge(NamedTuple):
    target: Node
    weight: int
    add: Tally


class Branch(NamedTuple):
    """What can follow a node, over `total`; `tail` is mass beyond an explicit cut.

    `inner` edges lead to phases that see no more than the state; `ends` to outcomes and to phases that read the tally.
    """

    total: int
    tail: int
    inner: tuple[Edge, ...]
    ends: tuple[Edge, ...]


def added(tally: Tally, add: Tally) -> Tally:
    """The running totals after adding; a missing total is 0."""
    if not add:
        return tally
    if not tally:
        return add
    if len(tally) < len(add):
        tally, add = add, tally
    return tuple(map(int.__add__, tally, add)) + tally[len(add) :]


class Branches:
    """The branches of one procedure's graph. What depends on nothing but state and rules is shared by all calls."""

    CACHED: ClassVar[int] = 200_000
    _shared: ClassVar[dict[Any, Branch]] = {}

    def __init__(
        self,
        around: Surroundings,
        policy: Policy | None,
        watch: Callable[[int], None] | None,
        inner: Callable[[Run], Solution],
    ) -> None:
        self.around = around
        self._policy = policy
        self._watch = watch
        self._inner = inner
        self._own: dict[Any, Branch] = {}
        self._made = 0

    @classmethod
    def forget(cls) -> None:
        cls._shared.clear()

    @staticmethod
    def continues(node: Node) -> bool:
        """Whether the walk goes on here: no outcome, and no phase that reads the tally."""
        phase = node[0]
        return phase is not None and "tally" not in names_of(phase)

    def after(self, node: Node, tally: Tally = ()) -> Branch:
        """What can follow this node. `tally` matters only to a phase that reads it."""
        key = (node, tally, self.around.rules)
        found = self._shared.get(key) or self._own.get(key)
        if found is None:
            found, shareable = self._made_anew(node, tally)
            if shareable and self._policy is None:
                if len(self._shared) >= self.CACHED:
                    self._shared.clear()
                self._shared[key] = found
            else:
                self._own[key] = found
            self._made += 1
            if self._watch and self._made % 500 == 0:
                self._watch(self._made)
        return found

    def _made_anew(self, node: Node, tally: Tally) -> tuple[Branch, bool]:
        phase, state = node
        assert phase is not None
        step: Step = bound(phase, self.around, tally)(state)
        shareable = "given" not in names_of(phase)
        if type(step) is tuple:
            target, state, add, _ = step
            return self._sorted(1, 0, {((target, state), add): 1}), shareable
        total, tail, answers = self._answers(step, state)  # type: ignore[arg-type]
        receiver: Receiver = step.then  # type: ignore[union-attr]
        shareable = shareable and "given" not in names_of(receiver)
        then = bound(receiver, self.around)
        merged: dict[tuple[Node, Tally], int] = {}
        for answer, weight in answers:
            target, new_state, add, _ = then(state, answer)
            key = ((target, new_state), add)
            merged[key] = merged.get(key, 0) + weight
        return self._sorted(total, tail, merged), shareable

    def _answers(self, question: Question, state: Any) -> tuple[int, int, Iterable[tuple[Any, int]]]:
        """(total, tail, weighted answers) of a question."""
        if isinstance(question, Roll):
            pairs, total, tail = question.throw.weights()
            return total, tail, pairs
        if isinstance(question, Ask):
            mix = chosen(question, state, self._policy)
            return sum(weight for _, weight in mix.weighted), 0, mix.weighted
        if isinstance(question, Run):
            weights, total, tail = self._inner(question)
            return total, tail, weights.items()
        return 1, 0, ((self.around.rules.table(question.slot).at(*question.key), 1),)

    def _sorted(self, total: int, tail: int, merged: dict[tuple[Node, Tally], int]) -> Branch:
        inner, ends = [], []
        for (node, add), weight in merged.items():
            phase = node[0]
            (ends if phase is None or "tally" in names_of(phase) else inner).append(Edge(node, weight, add))
        return Branch(total, tail, tuple(inner), tuple(ends))
