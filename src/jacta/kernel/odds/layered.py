"""Exact odds of a layered graph in one walk: every path to a node asks the same number of questions.

Many procedures are like this: they ask what the document says, in its order. All runs advance together, one question at
a time, and runs at the same node are merged. A node's whole weight is known before its question is asked, so nothing
has to be kept for later, and each layer has a single denominator.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import lcm
from typing import Any, TypeAlias

from jacta.kernel.odds.graph import Branches, Node, OtherKind, Ratio, Share, Solution, combined
from jacta.kernel.rule.calling import unhashable, wrong_return
from jacta.kernel.rule.questions import Move, Receiver
from jacta.tables import Notice


def solve_layers(branches: Branches, first: Move) -> Solution:
    """The odds of a layered graph, unless parts of it depend only on state and rules: those are worth remembering.

    Raises OtherKind where a node comes up again, or where the graph is worth remembering or counts totals.
    """
    phase, state, _, _ = first
    if phase is None:
        return Solution({state: 1}, 1, 0, False, ())
    if branches.context.procedure.tally is not None:
        raise OtherKind
    layer: dict[Node, int] = {(phase, state): 1}
    base = 1
    seen: set[Node] = set()
    ends: list[Share] = []
    tails: list[Ratio] = []
    notices: list[Notice] = []
    decides = False
    while layer:
        if not seen.isdisjoint(layer):
            raise OtherKind
        seen.update(layer)
        questions, common, asked = _questions(branches, layer, notices)
        decides = decides or asked
        base *= common
        below: dict[Node, int] = {}
        ended: dict[Any, int] = {}
        waiting, before = below.get, ended.get
        for state, here, answers, total, tail, then, beside in questions:
            here *= common // total  # noqa: PLW2901
            one = beside[0] if len(beside) == 1 else None
            for answer, weight in answers:
                # Explicit arguments are faster than an unpacked sequence, and rules are called very often here.
                move = then(state, answer, *beside) if one is None else then(state, answer, one)
                if type(move) is not tuple:
                    raise wrong_return(then, move)
                try:
                    phase, new_state, _, _ = move
                except ValueError:
                    raise wrong_return(then, move) from None
                if phase is None:
                    ended[new_state] = before(new_state, 0) + here * weight
                    continue
                node = (phase, new_state)
                try:
                    below[node] = waiting(node, 0) + here * weight
                except TypeError:
                    raise unhashable(then, new_state) from None
            if tail:
                tails.append((here * tail, base))
        ends.append(Share(ended, base))
        layer = below
    return combined(ends, tails, decides, dict.fromkeys(notices))


Questions: TypeAlias = list[tuple[Any, int, Iterable[tuple[Any, int]], int, int, Receiver, Sequence[Any]]]
"""State and weight of a node, then how its question can be answered (see `Answers`)."""


def _questions(branches: Branches, layer: Mapping[Node, int], notices: list[Notice]) -> tuple[Questions, int, bool]:
    """The questions of a layer, the common denominator of their answers, and whether anybody decides.

    Raises OtherKind where a question depends only on state and rules.
    """
    questions: Questions = []
    common, decides = 1, False
    for node, here in layer.items():
        phase, state = node
        assert phase is not None
        beside, alike = branches.handed[phase]
        step = phase(state, *beside)
        answers, total, tail, then, beside, asked, shareable, told = branches.answers(node, step, ())
        if alike and shareable:
            raise OtherKind
        questions.append((state, here, answers, total, tail, then, beside))
        common = lcm(common, total)
        decides = decides or asked
        notices += told
    return questions, common, decides
