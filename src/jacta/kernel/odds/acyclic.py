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
from typing import Any, ClassVar, NamedTuple

from jacta.kernel.odds.graph import Branch, Branches, Edge, LoopFound, Node, Solution, continues, summed
from jacta.kernel.rule.questions import Move, Tally, added
from jacta.tables import Notice

MOST_READINGS = 100
"""A phase that reads the tally in more stages than this stands in a loop."""


class Share(NamedTuple):
    """Integer weights over one denominator."""

    weights: dict[Any, int]
    denominator: int


class Stage(NamedTuple):
    """What one stage leads to: outcomes, (phase, state, tally) triples that read the tally next, the tails, and whether
    anybody is asked."""

    outcomes: Share
    readers: Share
    tails: tuple[tuple[int, int], ...]
    decides: bool
    notices: tuple[Notice, ...]


class Solver:
    """One walk through a graph without loops. Raises LoopFound where there is one."""

    CACHED: ClassVar[int] = 20_000
    _stages: ClassVar[dict[Any, Stage]] = {}

    @classmethod
    def forget(cls) -> None:
        cls._stages.clear()

    def __init__(self, branches: Branches) -> None:
        self.branches = branches
        self.outcomes: list[Share] = []
        self.tails: list[tuple[int, int]] = []
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
            self.outcomes.append(stage.outcomes)
            self.tails.extend(stage.tails)
            self.decides = self.decides or stage.decides
            self.notices.update(dict.fromkeys(stage.notices))
            if not stage.readers.weights:
                break
            stage = self.stage(self.after_reading(stage.readers))
        total = lcm(*(share.denominator for share in self.outcomes), *(base for _, base in self.tails))
        shares = [share for share in self.outcomes if share.weights]
        weights = shares[0].weights if len(shares) == 1 and shares[0].denominator == total else {}
        for outcomes, denominator in shares if not weights else ():
            factor = total // denominator
            for outcome, weight in outcomes.items():
                weights[outcome] = weights.get(outcome, 0) + weight * factor
        tail = sum(weight * (total // base) for weight, base in self.tails)
        return Solution(weights, total, tail, self.decides, tuple(self.notices))

    def first_stage(self, start: Node, add: Tally) -> Stage:
        """The first stage; where it hangs on nothing but state and rules, every input that starts alike shares it."""
        key = (start, add, self.branches.context.rules, self.branches.edition)
        if self.branches.policy is None and (known := self._stages.get(key)) is not None:
            return known
        self.shareable = self.branches.policy is None
        stage = self.stage(Share({(start, add): 1}, 1))
        if self.shareable:
            if len(self._stages) >= self.CACHED:
                self._stages.clear()
            self._stages[key] = stage
        return stage

    def stage(self, sources: Share) -> Stage:
        """Push the sources' weight on to outcomes and to the next phases that read the tally."""
        starts: dict[Node, dict[Tally, int]] = {}
        for (node, tally), weight in sources.weights.items():
            starts.setdefault(node, {})[tally] = weight
        order = self.explored(starts)
        denominators, final = self.denominators(order, starts, sources.denominator)
        packing = Packing.spanning(order, starts, final)
        shifted = packing.shifted
        reached: dict[Node, int] = {}
        readers: dict[Node, int] = {}
        outcomes: dict[Any, int] = {}
        for node, tallies in starts.items():
            kind, denominator = (reached, denominators[node]) if continues(node) else (readers, final)
            scale = denominator // sources.denominator
            kind[node] = sum(shifted(weight * scale, tally) for tally, weight in tallies.items())
        tails = []
        for node, branch in order:
            here = reached.pop(node)
            base = denominators[node] * branch.total
            for target, weight, add in branch.inner:
                share = here * weight
                if denominators[target] != base:
                    share *= denominators[target] // base
                if add:
                    share = shifted(share, add)
                reached[target] = reached.get(target, 0) + share
            here *= final // base
            for target, weight, add in branch.readers:
                share = shifted(here * weight, add) if add else here * weight
                readers[target] = readers.get(target, 0) + share
            if branch.outcomes:
                whole = packing.whole(here)
                for outcome, weight in branch.outcomes:
                    outcomes[outcome] = outcomes.get(outcome, 0) + whole * weight
            if branch.tail:
                tails.append((packing.whole(here) * branch.tail, final))
        unpacked = {(node, tally): part for node, weight in readers.items() for tally, part in packing.unpacked(weight)}
        notices = dict.fromkeys(notice for _, branch in order for notice in branch.notices)
        decides = any(branch.decides for _, branch in order)
        return Stage(Share(outcomes, final), Share(unpacked, final), tuple(tails), decides, tuple(notices))

    def after_reading(self, readers: Share) -> Share:
        """Let the phases that read the tally ask their question: the sources of the next stage."""
        shares: list[tuple[tuple[Node, Tally], int, int]] = []
        outcomes: dict[Any, int] = {}
        for node in {node for node, _ in readers.weights}:
            self.read[node] += 1
            if self.read[node] > MOST_READINGS:
                raise LoopFound
        for reader, weight in readers.weights.items():
            node, tally = reader
            step = self.branches.step(node, tally)
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
                self.outcomes.append(Share(summed((one, weight * part) for one, part in branch.outcomes), base))
        self.outcomes.append(Share(outcomes, readers.denominator))
        common = lcm(*(base for _, _, base in shares))
        return Share(summed((key, weight * (common // base)) for key, weight, base in shares), common)

    def explored(self, starts: Iterable[Node]) -> list[tuple[Node, Branch]]:
        """The nodes of this stage with their branches, every node before those it leads to. Raises LoopFound."""
        after = self.branches.after
        finished: list[tuple[Node, Branch]] = []
        is_open: dict[Node, bool] = {}
        for start in starts:
            if start in is_open or not continues(start):
                continue
            stack: list[tuple[Node, Branch, Iterator[Edge]]] = []
            entered: Node | None = start
            while entered is not None or stack:
                if entered is not None:
                    branch = after(entered)
                    self.shareable = self.shareable and branch.shareable
                    is_open[entered] = True
                    stack.append((entered, branch, iter(branch.inner)))
                    entered = None
                node, branch, edges = stack[-1]
                for target, _, _ in edges:
                    known = is_open.get(target)
                    if known is None:
                        entered = target
                        break
                    if known:
                        raise LoopFound
                else:
                    stack.pop()
                    is_open[node] = False
                    finished.append((node, branch))
        finished.reverse()
        return finished

    @staticmethod
    def denominators(
        order: list[tuple[Node, Branch]], starts: Iterable[Node], base: int
    ) -> tuple[dict[Node, int], int]:
        """The denominator of each node's weight, and the common one of everything that leaves the stage."""
        found = dict.fromkeys(starts, base)
        final = base
        for node, branch in order:
            below = found[node] * branch.total
            for target, _, _ in branch.inner:
                have = found.get(target)
                if have != below:
                    found[target] = below if have is None else lcm(have, below)
            if (branch.readers or branch.outcomes or branch.tail) and final != below:
                final = lcm(final, below)
        return found, final


class Packing:
    """A joint distribution of running totals as one integer: a polynomial written in a large base.

    The coefficient of totals (a, b, ...) stands at digit a + b * stride + ...; a digit has room for the whole
    denominator.
    """

    def __init__(self, widths: tuple[int, ...], final: int) -> None:
        self.widths = widths
        self.bytes = (final.bit_length() + 8) // 8
        self.strides = []
        stride = 8 * self.bytes
        for width in widths:
            self.strides.append(stride)
            stride *= width

    @classmethod
    def spanning(cls, order: list[tuple[Node, Branch]], starts: dict[Node, dict[Tally, int]], final: int) -> Packing:
        """Wide enough for the largest totals that this stage can reach."""
        most = {node: _widest(tallies) for node, tallies in starts.items()}
        overall = _widest(most.values())
        if any(branch.adds for _, branch in order):
            for node, branch in order:
                here = most[node]
                for target, _, add in (*branch.inner, *branch.readers):
                    there = added(here, add)
                    have = most.get(target)
                    if have != there:
                        most[target] = there if have is None else _wider(have, there)
            overall = _widest(most.values())
        return cls(tuple(most + 1 for most in overall), final)

    def shifted(self, weight: int, add: Tally) -> int:
        return weight << sum(step * stride for step, stride in zip(add, self.strides, strict=False))

    def whole(self, weight: int) -> int:
        """The weight with the totals forgotten."""
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


def _wider(first: Tally, second: Tally) -> Tally:
    if len(first) < len(second):
        first, second = second, first
    return tuple(map(max, first, second)) + first[len(second) :]


def _widest(tallies: Iterable[Tally]) -> Tally:
    widest: Tally = ()
    for tally in tallies:
        widest = _wider(widest, tally)
    return widest
