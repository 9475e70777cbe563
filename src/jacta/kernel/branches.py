"""The graph behind the exact readings: where a run can go from a (phase, state) pair, with integer weights."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeAlias

from jacta.kernel.policies import Policy, chosen
from jacta.kernel.questions import Ask, Phase, Question, Receiver, Roll, Run, Step, Surroundings, extras, names_of

if TYPE_CHECKING:
    from jacta.kernel.solving import Solution

Node: TypeAlias = tuple[Phase | None, Any]
"""Where a run stands: (phase, state). A finished run is (None, outcome)."""
Tally: TypeAlias = tuple[int, ...]


class LoopFound(Exception):
    """The graph has a loop."""


Edge: TypeAlias = tuple[Node, int, Tally]
"""Where an answer leads: (target, weight, added to the tally). A plain tuple: there are very many."""


class Branch(NamedTuple):
    """What can follow a node, over `total`; `tail` is mass beyond an explicit cut.

    `inner` edges lead on, `readers` to phases that read the tally, `outcomes` (outcome, weight) end the run.
    `adds` says whether any edge adds to the tally, `shareable` whether all hangs on nothing but state and rules.
    """

    total: int
    tail: int
    inner: tuple[Edge, ...]
    readers: tuple[Edge, ...]
    outcomes: tuple[tuple[Any, int], ...]
    adds: bool
    shareable: bool


def added(tally: Tally, add: Tally) -> Tally:
    """The running totals after adding; a missing total is 0."""
    if not add:
        return tally
    if not tally:
        return add
    if len(tally) < len(add):
        tally, add = add, tally
    return tuple(map(int.__add__, tally, add)) + tally[len(add) :]


def continues(node: Node) -> bool:
    """Whether a walk goes on here: no outcome, and no phase that reads the tally."""
    phase = node[0]
    return phase is not None and "tally" not in names_of(phase)


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
        self.policy = policy
        self._watch = watch
        self._inner = inner
        self._own: dict[Any, Branch] = {}
        self._made = 0

    @classmethod
    def forget(cls) -> None:
        cls._shared.clear()

    def after(self, node: Node) -> Branch:
        """What can follow this node."""
        key = (node, self.around.rules)
        found = self._own.get(key)
        if found is None and self.policy is None:
            found = self._shared.get(key)
        if found is None:
            found = self.made(node, self.step(node))
            if found.shareable and self.policy is None:
                if len(self._shared) >= self.CACHED:
                    self._shared.clear()
                self._shared[key] = found
            else:
                self._own[key] = found
        return found

    def step(self, node: Node, tally: Tally = ()) -> Step:
        """What the phase says here: a question, or where it moves on without one."""
        phase, state = node
        assert phase is not None
        step: Step = phase(state, *extras(phase, self.around, tally))
        return step

    def made(self, node: Node, step: Step) -> Branch:
        """The branch behind a step."""
        self._made += 1
        if self._watch and self._made % 500 == 0:
            self._watch(self._made)
        phase, state = node
        assert phase is not None
        shareable = "given" not in names_of(phase)
        if type(step) is tuple:
            return _merged(1, 0, [(None, 1)], lambda *_: step, state, (), shareable)
        total, tail, answers = self._answers(step, state)  # type: ignore[arg-type]
        receiver: Receiver = step.then  # type: ignore[union-attr]
        shareable = shareable and "given" not in names_of(receiver)
        return _merged(total, tail, answers, receiver, state, extras(receiver, self.around), shareable)

    def _answers(self, question: Question, state: Any) -> tuple[int, int, Iterable[tuple[Any, int]]]:
        """(total, tail, weighted answers) of a question."""
        if isinstance(question, Roll):
            pairs, total, tail = question.throw.weights()
            return total, tail, pairs
        if isinstance(question, Ask):
            mix = chosen(question, state, self.policy)
            return sum(weight for _, weight in mix.weighted), 0, mix.weighted
        if isinstance(question, Run):
            weights, total, tail = self._inner(question)
            return total, tail, weights.items()
        return 1, 0, ((self.around.rules.table(question.slot).at(*question.key), 1),)


def _merged(
    total: int,
    tail: int,
    answers: Iterable[tuple[Any, int]],
    then: Receiver,
    state: Any,
    beside: Sequence[Any],
    shareable: bool,
) -> Branch:
    """Where the answers lead, equal nodes merged. Outcomes are merged later, once for the whole graph."""
    outcomes: list[tuple[Any, int]] = []
    merged: dict[tuple[Node, Tally], int] = {}
    adds = False
    for answer, weight in answers:
        phase, new_state, add, _ = then(state, answer, *beside)
        if phase is None:
            outcomes.append((new_state, weight))
        else:
            key = ((phase, new_state), add)
            merged[key] = merged.get(key, 0) + weight
            adds = adds or bool(add)
    inner: list[Edge] = []
    readers: list[Edge] = []
    for (node, add), weight in merged.items():
        (inner if continues(node) else readers).append((node, weight, add))
    return Branch(total, tail, tuple(inner), tuple(readers), tuple(outcomes), adds, shareable)
