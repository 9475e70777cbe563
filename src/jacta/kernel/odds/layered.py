"""Exact odds of a graph in layers, in one walk: every way to a node asks the same number of questions.

Many procedures are so: they ask what the document says, in its order. All runs go on together, a question at a time,
and those that stand at the same node are merged: a node's whole weight is known before it is asked, so that nothing has
to be remembered for later.
"""

from __future__ import annotations

from typing import Any

from jacta.kernel.odds.graph import Branches, Node, OtherKind, Ratio, Share, Solution, combined, over_one
from jacta.kernel.rule.questions import Move, unhashable, wrong_return
from jacta.tables import Notice


def solve_layers(branches: Branches, first: Move) -> Solution:
    """The odds of a graph in layers, of which no part hangs on state and rules alone: that is worth remembering.

    Raises OtherKind where a node comes up once more, or where the graph is worth remembering or counts totals.
    """
    phase, state, _, _ = first
    if phase is None:
        return Solution({state: 1}, 1, 0, False, ())
    if branches.context.procedure.tally is not None:
        raise OtherKind
    layer: dict[Node, Ratio] = {(phase, state): (1, 1)}
    seen: set[Node] = set()
    outcomes: dict[int, dict[Any, int]] = {}
    tails: list[Ratio] = []
    notices: dict[Notice, None] = {}
    decides = False
    while layer:
        if not seen.isdisjoint(layer):
            raise OtherKind
        seen.update(layer)
        below: dict[Node, Ratio] = {}
        for node, (here, base) in layer.items():
            phase, state = node
            assert phase is not None
            beside, alike = branches.handed[phase]
            if alike:
                raise OtherKind
            step = phase(state, *beside)
            answers, total, tail, then, beside, asked, _, told = branches.answers(node, step, ())
            base *= total  # noqa: PLW2901
            ended = outcomes.setdefault(base, {})
            before, one = ended.get, beside[0] if len(beside) == 1 else None
            for answer, weight in answers:
                # An argument written out is passed quicker than a sequence: a rule is called very often here.
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
                target = (phase, new_state)
                try:
                    have = below.get(target)
                except TypeError:
                    raise unhashable(then, new_state) from None
                share = (here * weight, base)
                below[target] = share if have is None else over_one(have, share)
            if tail:
                tails.append((here * tail, base))
            notices.update(dict.fromkeys(told))
            decides = decides or asked
        layer = below
    return combined([Share(weights, base) for base, weights in outcomes.items()], tails, decides, notices)
