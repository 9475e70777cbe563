"""The graph behind the exact readings: where a run can go from a (phase, state) pair, with integer weights."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import lcm
from typing import Any, ClassVar, NamedTuple, TypeAlias

from jacta.kernel.rule.calling import (
    ENTER,
    Context,
    Tally,
    added,
    injected,
    injected_names,
    unhashable,
    wrong_return,
)
from jacta.kernel.rule.questions import Ask, Consult, Phase, Receiver, Roll, Run, Step
from jacta.kernel.run.policies import Policy, chosen
from jacta.kernel.run.position import Position
from jacta.remembering import VALUE, Room
from jacta.tables import Edition, Notice, Rules

Node: TypeAlias = tuple[Phase | None, Any]
"""Where a run stands: (phase, state). A finished run is (None, outcome)."""


RULES = 1_000
"""Bytes counted for the (still empty) cache of one set of rules."""


class OtherKind(Exception):
    """The graph is not of the kind that this solver handles."""


Edge: TypeAlias = tuple[Node, int, Tally]
"""Where an answer leads: (target, weight, added to the tally). A plain tuple: there are very many."""


class Branch(NamedTuple):
    """What can follow a node, over `total`; `tail` is mass beyond an explicit cut.

    `inner` edges lead on, `readers` to phases that read the tally; `outcomes` end the run, `ending` are their weights.
    `adds` tells whether any edge adds to the tally, `shareable` whether everything depends only on state and rules,
    `decides` whether somebody is asked; `notices` are those about the tables of a nested procedure.
    """

    total: int
    tail: int
    inner: Sequence[Edge]
    readers: Sequence[Edge]
    outcomes: Sequence[Any]
    ending: Sequence[int]
    adds: bool
    shareable: bool
    decides: bool
    notices: tuple[Notice, ...]


def continues(node: Node) -> bool:
    """Whether a walk goes on here: no outcome, and no phase that reads the tally."""
    phase = node[0]
    return phase is not None and "tally" not in injected_names(phase)


Ratio: TypeAlias = tuple[int, int]
"""A weight and its denominator. A plain tuple: every edge makes one."""


def over_one(first: Ratio, second: Ratio) -> Ratio:
    """The sum of two weights, over a common denominator."""
    if first[1] == second[1]:
        return first[0] + second[0], first[1]
    common = lcm(first[1], second[1])
    return first[0] * (common // first[1]) + second[0] * (common // second[1]), common


class Share(NamedTuple):
    """Integer weights over one denominator."""

    weights: dict[Any, int]
    denominator: int


Answers: TypeAlias = tuple[Iterable[tuple[Any, int]], int, int, Receiver, Sequence[Any], bool, bool, tuple[Notice, ...]]
"""How a question can be answered: weighted answers, their total and tail, the receiver and its injected arguments,
whether somebody decides, whether everything depends only on state and rules, and the notices about tables. A plain
tuple: every node makes one."""


class Solution(NamedTuple):
    """Outcome weights over one total, in lowest terms; `tail` is the mass beyond explicit cuts.

    `decides` tells whether anybody was asked on the way; if not, policies make no difference.
    """

    weights: dict[Any, int]
    total: int
    tail: int
    decides: bool
    notices: tuple[Notice, ...]


def combined(shares: Sequence[Share], tails: Sequence[Ratio], decides: bool, notices: Iterable[Notice]) -> Solution:
    """Several shares of outcomes, brought over one denominator."""
    total = lcm(*[share.denominator for share in shares], *[base for _, base in tails])
    shares = [share for share in shares if share.weights]
    weights = shares[0].weights if len(shares) == 1 and shares[0].denominator == total else {}
    for outcomes, denominator in shares if not weights else ():
        factor = total // denominator
        for outcome, weight in outcomes.items():
            weights[outcome] = weights.get(outcome, 0) + weight * factor
    return Solution(weights, total, sum([weight * (total // base) for weight, base in tails]), decides, tuple(notices))


def summed(weighted: Iterable[tuple[Any, int]]) -> dict[Any, int]:
    """The weights of equal keys added up."""
    sums: dict[Any, int] = {}
    for key, weight in weighted:
        sums[key] = sums.get(key, 0) + weight
    return sums


class StateCounter:
    """Counts the states explored, nested procedures included, and reports the count every now and then."""

    EVERY: ClassVar[int] = 500

    def __init__(self, callback: Callable[[int], None] | None) -> None:
        self._callback, self._count = callback, 0

    def tick(self) -> None:
        self._count += 1
        if self._callback and self._count % self.EVERY == 0:
            self._callback(self._count)


class Handed(dict[Phase | Receiver, tuple[Sequence[Any], bool]]):
    """The injected arguments of phases and receivers, and whether they are the same for every input.

    Found once per function, since they are called over and over. Phases that read the tally are not included.
    """

    def __init__(self, context: Context) -> None:
        self.context = context

    def __missing__(self, function: Phase | Receiver) -> tuple[Sequence[Any], bool]:
        handed = injected(function, self.context), "given" not in injected_names(function)
        self[function] = handed
        return handed


class Branches:
    """The branches of one procedure's graph. Those that depend only on state and rules are shared by all calls."""

    _shared: ClassVar[dict[tuple[Rules, Edition], dict[Node, Branch]]] = {}
    _room: ClassVar = Room("branches", 50_000_000, _shared.clear)

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
        self.handed = Handed(context)
        self._own: dict[Node, Branch] = {}
        self._known = self._own if policy is not None else self._remembered((context.rules, edition))

    @classmethod
    def forget(cls) -> None:
        cls._room.clear()

    @classmethod
    def _remembered(cls, rules: tuple[Rules, Edition]) -> dict[Node, Branch]:
        """The branches known so far for all procedures played by these rules."""
        if rules not in cls._shared:
            cls._room.take(RULES)
            cls._shared[rules] = {}
        return cls._shared[rules]

    def after(self, node: Node) -> Branch:
        """What can follow this node."""
        found = self._own.get(node) or self._known.get(node)
        if found is None:
            phase, state = node
            assert phase is not None
            beside, alike = self.handed[phase]
            found = self.made(node, phase(state, *beside), (), alike)
            if found.shareable and self.policy is None:
                self._room.take(VALUE * (1 + len(found.inner) + len(found.readers) + len(found.outcomes)))
                self._known[node] = found
            else:
                self._own[node] = found
        return found

    def step(self, node: Node, tally: Tally) -> Step:
        """What a phase that reads the tally returns: a question, or a move on without one."""
        phase, state = node
        assert phase is not None
        step: Step = ENTER[phase](state, self.context, tally)
        return step

    def made(self, node: Node, step: Step, tally: Tally, alike: bool = False) -> Branch:
        """The branch behind a step. `alike` tells whether the step depends only on state and rules."""
        answers, total, tail, then, beside, decides, shareable, notices = self.answers(node, step, tally)
        return _merged(total, tail, answers, then, node[1], beside, tally, alike and shareable, decides, notices)

    def answers(self, node: Node, step: Step, tally: Tally) -> Answers:
        """How the question at a node can be answered. A step that moves on without a question has one answer."""
        self.watch.tick()
        if type(step) is tuple:
            return [(None, 1)], 1, 0, lambda *_: step, (), False, True, ()
        weighted: Iterable[tuple[Any, int]]
        notices: tuple[Notice, ...] = ()
        tail, decides, shareable = 0, False, True
        if isinstance(step, Roll):
            weighted, total, tail = step.throw.weights()
        elif isinstance(step, Ask):
            mix = chosen(step, self.policy, Position(self.context.procedure, self.context, *node, tally))
            weighted, total, decides = mix.weighted, mix.total, True
            shareable = not callable(step.default)  # a callable default looks through the procedure's own view
        elif isinstance(step, Run):
            weights, total, tail, decides, notices = self._inner(step)
            weighted = weights.items()
        elif isinstance(step, Consult):
            weighted, total = [(self.context.rules.table(step.slot).at(*step.key), 1)], 1
        else:
            assert node[0] is not None
            raise wrong_return(node[0], step)
        beside, alike = self.handed[step.then]
        return weighted, total, tail, step.then, beside, decides, shareable and alike, notices


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

    `tally` is what the phase has read of the running totals, if anything: it may subtract from that.
    """
    outcomes: list[Any] = []
    ending: list[int] = []
    moved: dict[Node, int] = {}
    adding: dict[tuple[Node, Tally], int] = {}
    alone, one = not beside, beside[0] if len(beside) == 1 else None
    for answer, weight in answers:
        # Explicit arguments are faster than an unpacked sequence, and rules are called very often here.
        if one is not None:
            move = then(state, answer, one)
        elif alone:
            move = then(state, answer)
        else:
            move = then(state, answer, *beside)
        if type(move) is not tuple:
            raise wrong_return(then, move)
        try:
            phase, new_state, add, _ = move
        except ValueError:
            raise wrong_return(then, move) from None
        if phase is None:
            outcomes.append(new_state)
            ending.append(weight)
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
    if not moved and not adding:  # the last throw: the most common case
        return Branch(total, tail, (), (), outcomes, ending, False, shareable, decides, notices)
    edges: list[Edge] = [(node, weight, ()) for node, weight in moved.items()]
    edges += [(node, weight, add) for (node, add), weight in adding.items()]
    inner = [edge for edge in edges if continues(edge[0])]
    readers = [edge for edge in edges if not continues(edge[0])] if len(inner) < len(edges) else ()
    return Branch(total, tail, inner, readers, outcomes, ending, bool(adding), shareable, decides, notices)
