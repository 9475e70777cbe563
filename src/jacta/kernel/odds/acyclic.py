"""Exact odds of a graph without loops, in stages.

1. *Explore* the graph from the start. Branches are cached across calls, so that a sweep shares its rounds.
2. *Push* integer weights through it in topological order. Each node's weight is a whole number over the node's own
   denominator, so nothing is ever rounded.
3. Where a phase reads the running *tally*, a stage ends. Until then the tally's joint distribution rides along inside
   the weight: it is a polynomial packed into one integer, so that adding to a total is a shift. The phase that reads
   it unpacks the weight, and a new stage begins.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from math import lcm
from operator import mul
from typing import Any, ClassVar, NamedTuple

from jacta.kernel.odds.graph import (
    Branch,
    Branches,
    Edge,
    Node,
    OtherKind,
    Ratio,
    Share,
    Solution,
    combined,
    continues,
    over_one,
    summed,
)
from jacta.kernel.rule.calling import Tally, added
from jacta.kernel.rule.questions import Move
from jacta.remembering import Room, size_of
from jacta.tables import Notice

MOST_READINGS = 100
"""A phase that reads the tally in more stages than this must be in a loop."""


class Stage(NamedTuple):
    """What one stage leads to: outcomes, (phase, state, tally) triples that read the tally next, the tails, and whether
    anybody is asked."""

    outcomes: tuple[Share, ...]
    readers: Share
    tails: tuple[Ratio, ...]
    decides: bool
    notices: tuple[Notice, ...]


def solve_stages(branches: Branches, first: Move) -> Solution:
    """The odds of a graph without loops. Raises OtherKind if there is one."""
    return Solver(branches).solve(first)


class Solver:
    """One walk through a graph without loops."""

    _stages: ClassVar[dict[Any, Stage]] = {}
    _room: ClassVar = Room("stages", 15_000_000, _stages.clear)

    @classmethod
    def forget(cls) -> None:
        cls._room.clear()

    def __init__(self, branches: Branches) -> None:
        self.branches = branches
        self.outcomes: list[Share] = []
        self.tails: list[Ratio] = []
        self.notices: dict[Notice, None] = {}
        self.read: Counter[Node] = Counter()
        self.shareable = False
        self.decides = False

    def solve(self, first: Move) -> Solution:
        phase, state, add, _ = first
        if phase is None:
            return Solution({state: 1}, 1, 0, False, ())
        stage = self.first_stage((phase, state), add)
        while True:
            self.outcomes.extend(stage.outcomes)
            self.tails.extend(stage.tails)
            self.decides = self.decides or stage.decides
            self.notices.update(dict.fromkeys(stage.notices))
            if not stage.readers.weights:
                break
            stage = self.stage(self.after_reading(stage.readers))
        return combined(self.outcomes, self.tails, self.decides, self.notices)

    def first_stage(self, start: Node, add: Tally) -> Stage:
        """The first stage; where it depends only on state and rules, all inputs with the same start share it."""
        context = self.branches.context
        key = (start, add, context.procedure.tally, context.rules, self.branches.edition)
        if self.branches.policy is None and (known := self._stages.get(key)) is not None:
            return known
        self.shareable = self.branches.policy is None
        stage = self.stage(Share({(start, add): 1}, 1))
        if self.shareable:
            shares = (stage.readers, *stage.outcomes)
            self._room.take(sum([size_of(1 + len(share.weights), share.denominator) for share in shares]))
            self._stages[key] = stage
        return stage

    def stage(self, sources: Share) -> Stage:
        """Push the sources' weight on to outcomes and to the next phases that read the tally."""
        starts: dict[Node, dict[Tally, int]] = {}
        for (node, tally), weight in sources.weights.items():
            starts.setdefault(node, {})[tally] = weight
        order, adds = self.explored(starts)
        counts = adds or any(tally for _, tally in sources.weights)
        packing = Packing.spanning(order, starts, sources.denominator) if counts else PLAIN
        shifted, whole = packing.shifted, packing.whole
        reached: dict[Node, Ratio] = {
            node: (sum([shifted(weight, tally) for tally, weight in tallies.items()]), sources.denominator)
            for node, tallies in starts.items()
        }
        outcomes: dict[int, dict[Any, int]] = {}
        tails = []
        notices: dict[Notice, None] = {}
        decides = False
        for node, (total, tail, inner, reading, ended, ending, _, _, asked, told) in order:
            here, base = reached.pop(node)
            base *= total
            for target, weight, add in (*inner, *reading) if reading else inner:
                share = shifted(here * weight, add) if add else here * weight
                have = reached.get(target)
                reached[target] = (share, base) if have is None else over_one(have, (share, base))
            if ended:
                so_far = outcomes.setdefault(base, {})
                before, part = so_far.get, whole(here)
                for outcome, weight in zip(ended, ending, strict=True):
                    so_far[outcome] = before(outcome, 0) + part * weight
            if tail:
                tails.append((whole(here) * tail, base))
            if told:
                notices.update(dict.fromkeys(told))
            decides = decides or asked
        common = lcm(*[base for _, base in reached.values()])  # the nodes left are those that read the tally
        read = self.branches.context.procedure.read_tally
        readers = {
            (node, read(totals)): part * (common // base)
            for node, (weight, base) in reached.items()
            for totals, part in packing.unpacked(weight)
        }
        shares = tuple([Share(weights, base) for base, weights in outcomes.items()])
        return Stage(shares, Share(readers, common), tuple(tails), decides, tuple(notices))

    def after_reading(self, readers: Share) -> Share:
        """Ask the phases that read the tally for their question; returns the sources of the next stage."""
        shares: list[tuple[tuple[Node, Tally], int, int]] = []
        outcomes: dict[Any, int] = {}
        for node in {node for node, _ in readers.weights}:
            self.read[node] += 1
            if self.read[node] > MOST_READINGS:
                raise OtherKind
        asked = self.branches.step
        for (node, tally), weight in readers.weights.items():
            step = asked(node, tally)
            if type(step) is tuple and step[0] is None:
                outcomes[step[1]] = outcomes.get(step[1], 0) + weight
                continue
            branch = self.branches.made(node, step, tally)
            self.notices.update(dict.fromkeys(branch.notices))
            self.decides = self.decides or branch.decides
            base = readers.denominator * branch.total
            if branch.tail:
                self.tails.append((weight * branch.tail, base))
            for target, part, add in (*branch.inner, *branch.readers):
                shares.append(((target, added(tally, add)), weight * part, base))
            if branch.outcomes:
                ends = zip(branch.outcomes, branch.ending, strict=True)
                self.outcomes.append(Share(summed((outcome, weight * part) for outcome, part in ends), base))
        self.outcomes.append(Share(outcomes, readers.denominator))
        common = lcm(*(base for _, _, base in shares))
        return Share(summed((key, weight * (common // base)) for key, weight, base in shares), common)

    def explored(self, starts: Iterable[Node]) -> tuple[list[tuple[Node, Branch]], bool]:
        """The nodes of this stage with their branches, in topological order, and whether anything is added to the
        tally. Raises OtherKind."""
        after = self.branches.after
        adds = False
        finished: list[tuple[Node, Branch]] = []
        is_open: dict[Node, bool] = {}
        stack: list[tuple[Node, Branch, Iterator[Edge]]] = []
        edges: Iterator[Edge] = iter([(start, 1, ()) for start in starts if continues(start)])
        while True:
            for target, _, _ in edges:
                known = is_open.get(target)
                if known is None:
                    branch = after(target)
                    if not branch.shareable:
                        self.shareable = False
                    if branch.adds:
                        adds = True
                    if branch.inner:
                        is_open[target] = True
                        stack.append((target, branch, edges))
                        edges = iter(branch.inner)
                        break
                    is_open[target] = False
                    finished.append((target, branch))
                elif known:
                    raise OtherKind
            else:
                if not stack:
                    break
                node, branch, edges = stack.pop()
                is_open[node] = False
                finished.append((node, branch))
        finished.reverse()
        return finished, adds


def _common_denominator(order: list[tuple[Node, Branch]], starts: Iterable[Node], base: int) -> int:
    """The common denominator of everything that leaves a stage starting over `base`."""
    found = dict.fromkeys(starts, base)
    final = base
    for node, branch in order:
        below = found[node] * branch.total
        for target, _, _ in branch.inner:
            have = found.get(target)
            if have != below:
                found[target] = below if have is None else lcm(have, below)
        if (branch.outcomes or branch.readers or branch.tail) and final != below:
            final = lcm(final, below)
    return final


class Packing:
    """A joint distribution of running totals as one integer: a polynomial written in a large base.

    The coefficient of totals (a, b, ...) stands at digit a + b * stride + ...; a digit has room for the whole
    denominator. Without totals it is a plain number.
    """

    def __init__(self, widths: tuple[int, ...] = (), final: int = 1) -> None:
        self.widths = widths
        self.bytes = (final.bit_length() + 8) // 8
        self.strides = []
        stride = 8 * self.bytes
        for width in widths:
            self.strides.append(stride)
            stride *= width

    @classmethod
    def spanning(cls, order: list[tuple[Node, Branch]], starts: dict[Node, dict[Tally, int]], base: int) -> Packing:
        """Wide enough for the largest totals that a stage starting over `base` can reach."""
        most = {node: _widest(tallies) for node, tallies in starts.items()}
        for node, branch in order:
            here = most[node]
            for target, _, add in (*branch.inner, *branch.readers):
                there = added(here, add)
                have = most.get(target)
                if have != there:
                    most[target] = there if have is None else _wider(have, there)
        widths = tuple([total + 1 for total in _widest(most.values())])
        return cls(widths, _common_denominator(order, starts, base) if widths else 1)

    def shifted(self, weight: int, add: Tally) -> int:
        return weight << sum(map(mul, add, self.strides)) if add else weight

    def whole(self, weight: int) -> int:
        """The weight summed over all totals."""
        if not self.widths:
            return weight
        return sum(part for _, part in self.unpacked(weight))

    def unpacked(self, weight: int) -> Iterator[tuple[Tally, int]]:
        if not self.widths:
            yield (), weight
            return
        size = self.bytes
        digits = weight.to_bytes((weight.bit_length() + 7) // 8 + size, "little")
        for position in range(len(digits) // size):
            part = int.from_bytes(digits[position * size : (position + 1) * size], "little")
            if part:
                tally, left = [], position
                for width in self.widths:
                    left, total = divmod(left, width)
                    tally.append(total)
                yield tuple(tally), part


PLAIN = Packing()
"""The weights of a stage that counts nothing."""


def _wider(first: Tally, second: Tally) -> Tally:
    if len(first) < len(second):
        first, second = second, first
    return tuple(map(max, first, second)) + first[len(second) :]


def _widest(tallies: Iterable[Tally]) -> Tally:
    widest: Tally = ()
    for tally in tallies:
        widest = _wider(widest, tally)
    return widest
