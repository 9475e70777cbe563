"""The graph behind the exact readings: where a run can go from a (phase, state) pair, with integer weights."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, NamedTuple, TypeAlias

from jacta.kernel.rule.questions import (
    Ask,
    Consult,
    Context,
    Phase,
    Receiver,
    Roll,
    Run,
    Step,
    Tally,
    added,
    injected,
    injected_names,
    unhashable,
    wrong_return,
)
from jacta.kernel.run.policies import Policy, chosen
from jacta.kernel.run.position import Position
from jacta.tables import Edition, Notice, Rules, edition

Node: TypeAlias = tuple[Phase | None, Any]
"""Where a run stands: (phase, state). A finished run is (None, outcome)."""


class LoopFound(Exception):
    """The graph has a loop."""


Edge: TypeAlias = tuple[Node, int, Tally]
"""Where an answer leads: (target, weight, added to the tally). A plain tuple: there are very many."""


class Branch(NamedTuple):
    """What can follow a node, over `total`; `tail` is mass beyond an explicit cut.

    `inner` edges lead on, `readers` to phases that read the tally, `outcomes` (outcome, weight) end the run.
    `adds` says whether any edge adds to the tally, `shareable` whether all hangs on nothing but state and rules,
    `decides` whether somebody is asked, and `notices` what there is to say about the tables of a nested procedure.
    """

    total: int
    tail: int
    inner: tuple[Edge, ...]
    readers: tuple[Edge, ...]
    outcomes: tuple[tuple[Any, int], ...]
    adds: bool
    shareable: bool
    decides: bool
    notices: tuple[Notice, ...]


def continues(node: Node) -> bool:
    """Whether a walk goes on here: no outcome, and no phase that reads the tally."""
    phase = node[0]
    return phase is not None and "tally" not in injected_names(phase)


class Solution(NamedTuple):
    """Outcome weights over one total, in lowest terms; `tail` is the mass beyond explicit cuts.

    `decides` says whether anybody was asked on the way: if not, nobody can be, whatever policies say.
    """

    weights: dict[Any, int]
    total: int
    tail: int
    decides: bool
    notices: tuple[Notice, ...]


def summed(weighted: Iterable[tuple[Any, int]]) -> dict[Any, int]:
    """The weights of equal keys added up."""
    sums: dict[Any, int] = {}
    for key, weight in weighted:
        sums[key] = sums.get(key, 0) + weight
    return sums


class StateCounter:
    """Counts the states explored, nested procedures included, and tells the caller now and then."""

    EVERY: ClassVar[int] = 500

    def __init__(self, callback: Callable[[int], None] | None) -> None:
        self._callback, self._count = callback, 0

    def tick(self) -> None:
        self._count += 1
        if self._callback and self._count % self.EVERY == 0:
            self._callback(self._count)


class Branches:
    """The branches of one procedure's graph. What depends on nothing but state and rules is shared by all calls."""

    CACHED: ClassVar[int] = 200_000
    RULES_CACHED: ClassVar[int] = 1_000
    _shared: ClassVar[dict[tuple[Rules, Edition], dict[Node, Branch]]] = {}
    _kept: ClassVar[int] = 0

    def __init__(
        self,
        context: Context,
        policy: Policy | None,
        watch: StateCounter,
        edition: Edition,
        inner: Callable[[Run], Solution],
    ) -> None:
        self.context = context
        self.policy = policy
        self.watch = watch
        self.edition = edition
        self._inner = inner
        self._own: dict[Node, Branch] = {}
        if len(self._shared) >= self.RULES_CACHED:
            self.forget()
        self._known = self._own if policy is not None else self._shared.setdefault((context.rules, edition), {})

    @classmethod
    def forget(cls) -> None:
        cls._shared.clear()
        cls._kept = 0

    def after(self, node: Node) -> Branch:
        """What can follow this node."""
        found = self._own.get(node) or self._known.get(node)
        if found is None:
            found = self.made(node, self.step(node, ()), ())
            if found.shareable:
                self._known[node] = found
                Branches._kept += 1
                if Branches._kept >= self.CACHED:
                    self.forget()
            else:
                self._own[node] = found
        return found

    def step(self, node: Node, tally: Tally) -> Step:
        """What the phase says here: a question, or where it moves on without one."""
        phase, state = node
        assert phase is not None
        step: Step = phase(state, *injected(phase, self.context, tally))
        return step

    def made(self, node: Node, step: Step, tally: Tally) -> Branch:
        """The branch behind a step."""
        self.watch.tick()
        phase, state = node
        assert phase is not None
        shareable = "given" not in injected_names(phase)
        if type(step) is tuple:
            return _merged(1, 0, [(None, 1)], lambda *_: step, state, (), tally, shareable, False, ())
        notices: tuple[Notice, ...] = ()
        tail = 0
        decides = isinstance(step, Ask)
        answers: Iterable[tuple[Any, int]]
        if isinstance(step, Roll):
            answers, total, tail = step.throw.weights()
        elif isinstance(step, Ask):
            mix = chosen(step, self.policy, Position(self.context.procedure, self.context, phase, state, tally))
            answers, total = mix.weighted, mix.total
            shareable = shareable and not callable(step.default)  # it sees through the procedure's own view
        elif isinstance(step, Run):
            weights, total, tail, decides, notices = self._inner(step)
            answers = weights.items()
            shareable = shareable and self.edition == edition()  # nobody has exchanged the other's tables
        elif isinstance(step, Consult):
            answers, total = [(self.context.rules.table(step.slot).at(*step.key), 1)], 1
        else:
            raise wrong_return(phase, step)
        shareable = shareable and "given" not in injected_names(step.then)
        beside = injected(step.then, self.context)
        return _merged(total, tail, answers, step.then, state, beside, tally, shareable, decides, notices)


def _merged(
    total: int,
    tail: int,
    answers: Iterable[tuple[Any, int]],
    then: Receiver,
    state: Any,
    beside: Sequence[Any],
    tally: Tally,
    shareable: bool,
    decides: bool,
    notices: tuple[Notice, ...],
) -> Branch:
    """Where the answers lead, equal nodes merged. Outcomes are merged later, once for the whole graph.

    `tally` is what the phase has read of the running totals, if it did: it may take off what it has read.
    """
    outcomes: list[tuple[Any, int]] = []
    moved: dict[Node, int] = {}
    adding: dict[tuple[Node, Tally], int] = {}
    for answer, weight in answers:
        move = then(state, answer, *beside)
        if type(move) is not tuple:
            raise wrong_return(then, move)
        try:
            phase, new_state, add, _ = move
        except ValueError:
            raise wrong_return(then, move) from None
        if phase is None:
            outcomes.append((new_state, weight))
            continue
        node = (phase, new_state)
        if not add:
            try:
                moved[node] = moved.get(node, 0) + weight
            except TypeError:
                raise unhashable(then, new_state) from None
        elif min(add) < 0 and min(added(tally, add)) < 0:
            raise ValueError(f"{then.__qualname__}: nothing has read so much of the tally as to take off {add}")
        else:
            adding[node, add] = adding.get((node, add), 0) + weight
    if not moved and not adding:  # the last throw: the commonest of all
        return Branch(total, tail, (), (), tuple(outcomes), False, shareable, decides, notices)
    edges: list[Edge] = [(node, weight, ()) for node, weight in moved.items()]
    edges += [(node, weight, add) for (node, add), weight in adding.items()]
    inner = tuple([edge for edge in edges if continues(edge[0])])
    readers = tuple([edge for edge in edges if not continues(edge[0])]) if len(inner) < len(edges) else ()
    return Branch(total, tail, inner, readers, tuple(outcomes), bool(adding), shareable, decides, notices)
