"""`odds`: what can happen. The exact distribution of a procedure's outcome.

The solver walks the graph of (phase, state) pairs and merges equals. It works in stages:

1. *Explore* the graph from the start. Branches are cached across calls, so that a sweep shares its rounds.
2. *Push* integer weights through it in topological order. Each node's weight is a whole number over the node's own
   denominator, so nothing is ever rounded.
3. Where a phase reads the running *tally*, a stage ends. Until then the tally's joint distribution rides along inside the
   weight: it is a polynomial packed into one integer, so that adding to a total is a shift. The phase that reads it
   unpacks the weight, and a new stage begins.

A graph with a loop ("repeat until decided") has no topological order: then the whole graph is one chain, the tally part
of each node, and `looping` gives the exact chance of every end. A total that grows inside a loop has no end: it is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from math import lcm
from typing import Any, NamedTuple

from jacta.distribution import Odds
from jacta.errors import EndlessProcedure
from jacta.kernel.branches import Branch, Branches, LoopFound, Node, Tally, added
from jacta.kernel.looping import expected_visits
from jacta.kernel.policies import Policy
from jacta.kernel.procedure import Given, Procedure
from jacta.kernel.questions import Move, names_of
from jacta.text import Message


CACHED_ANSWERS = 20_000
_answers: dict[Any, Solution] = {}


class Solution(NamedTuple):
    """Outcome weights over one total; `tail` is the mass beyond explicit cuts."""

    weights: dict[Any, int]
    total: int
    tail: int


def forget() -> None:
    """Empty the caches that calls share, as the benchmarks do before a cold run."""
    _answers.clear()
    Branches.forget()


def odds(
    procedure: Procedure, given: Given, policy: Policy | None = None, watch: Callable[[int], None] | None = None
) -> Odds[Any]:
    """The exact odds of the procedure's outcome. Decisions follow `policy`, else their declared default.

    `watch` is called now and then with the number of states explored so far; what it raises stops the work.
    """
    weights, total, tail = solution(procedure, given, policy, watch)
    notices = procedure.rules(given).notices()
    return Odds(weights, total, tail=tail, procedure=procedure.id, given=written(given), notices=notices)


def solution(
    procedure: Procedure, given: Given, policy: Policy | None = None, watch: Callable[[int], None] | None = None
) -> Solution:
    """The solved outcome weights, remembered for the next caller where nothing but the rules decided them."""
    around = procedure.surroundings(given)
    if policy is None and around in _answers:
        return _answers[around]
    branches = Branches(around, policy, watch, inner=lambda run: solution(run.procedure, run.given, policy, watch))
    first = procedure.begin(given, around.rules)
    try:
        found = Solver(branches).solve(first)
    except LoopFound:
        found = solve_loops(branches, first)
    if policy is None:
        if len(_answers) >= CACHED_ANSWERS:
            _answers.clear()
        _answers[around] = found
    return found


def written(given: Given) -> dict[str, Any]:
    """The input as the caller wrote it, defaults left out: it can be sent back and means the same."""
    return given.model_dump(mode="json", by_alias=True, exclude_unset=True)


MOST_LOOPING_NODES = 1_000_000
TAIL = "tail"


def solve_loops(branches: Branches, first: Move) -> Solution:
    """The same for a graph with loops. Nodes are (node, tally) pairs; outcomes and the tail are nodes without an exit."""
    phase, state, add, _ = first
    start = ((phase, state), add)
    chain: dict[Any, dict[Any, Fraction]] = {}
    waiting: list[Any] = [start]
    while waiting:
        spot = waiting.pop()
        if spot in chain:
            continue
        if len(chain) >= MOST_LOOPING_NODES:
            raise EndlessProcedure(Message("error-endless-tally"))
        following = chain[spot] = {}
        (phase, _), tally = spot if spot != TAIL else ((None, None), ())
        if phase is None:
            continue
        branch = branches.after(spot[0], tally if "tally" in names_of(phase) else ())
        if branch.tail:
            following[TAIL] = Fraction(branch.tail, branch.total)
        for edge in (*branch.inner, *branch.ends):
            target = (edge.target, () if edge.target[0] is None else added(tally, edge.add))
            following[target] = following.get(target, 0) + Fraction(edge.weight, branch.total)
        waiting.extend(following)
    visits = expected_visits(chain, start)
    ends = {spot: visits[spot] for spot, following in chain.items() if not following}
    total = lcm(*(chance.denominator for chance in ends.values()))
    tail = int(ends.pop(TAIL, Fraction(0)) * total)
    return Solution({spot[0][1]: int(chance * total) for spot, chance in ends.items()}, total, tail)


class Share(NamedTuple):
    """Integer weights over one denominator."""

    weights: dict[Any, int]
    denominator: int


class Solver:
    """One walk through a graph without loops."""

    def __init__(self, branches: Branches) -> None:
        self.branches = branches
        self.outcomes: list[Share] = []
        self.tails: list[tuple[int, int]] = []
        self.read: set[tuple[Node, Tally]] = set()

    def solve(self, first: Move) -> Solution:
        phase, state, add, _ = first
        sources = Share({((phase, state), add): 1}, 1)
        while sources.weights:
            sources = self.after_reading(self.stage(sources))
        total = lcm(*(share.denominator for share in self.outcomes), *(base for _, base in self.tails))
        weights: dict[Any, int] = {}
        for share in self.outcomes:
            factor = total // share.denominator
            for outcome, weight in share.weights.items():
                weights[outcome] = weights.get(outcome, 0) + weight * factor
        return Solution(weights, total, sum(weight * (total // base) for weight, base in self.tails))

    def stage(self, sources: Share) -> Share:
        """Push the sources' weight to the next phases that read the tally; outcomes and tails are put aside."""
        starts: dict[Node, dict[Tally, int]] = {}
        for (node, tally), weight in sources.weights.items():
            starts.setdefault(node, {})[tally] = weight
        order = list(self.explored(starts))
        denominators, final = self.denominators(order, starts, sources.denominator)
        packing = Packing.spanning(order, starts, final)
        reached: dict[Node, int] = {}
        ends: dict[Node, int] = {}
        for node, tallies in starts.items():
            kind = reached if self.branches.continues(node) else ends
            scale = (denominators if kind is reached else {}).get(node, final) // sources.denominator
            kind[node] = sum(packing.shifted(weight * scale, tally) for tally, weight in tallies.items())
        for node, branch in order:
            weight = reached.pop(node)
            base = denominators[node] * branch.total
            if branch.tail:
                self.tails.append((packing.whole(weight) * branch.tail, base))
            for edge in branch.inner:
                share = weight * edge.weight
                if denominators[edge.target] != base:
                    share *= denominators[edge.target] // base
                if edge.add:
                    share = packing.shifted(share, edge.add)
                reached[edge.target] = reached.get(edge.target, 0) + share
            scale = final // base
            for edge in branch.ends:
                share = weight * (edge.weight * scale)
                if edge.add:
                    share = packing.shifted(share, edge.add)
                ends[edge.target] = ends.get(edge.target, 0) + share
        return self.sorted_out(ends, final, packing)

    def sorted_out(self, ends: dict[Node, int], final: int, packing: Packing) -> Share:
        """Put the outcomes aside; unpack the tallies that the next phases want to read."""
        outcomes: dict[Any, int] = {}
        readers: dict[Any, int] = {}
        for node, weight in ends.items():
            if node[0] is None:
                outcomes[node[1]] = packing.whole(weight)
            else:
                for tally, part in packing.unpacked(weight):
                    readers[node, tally] = part
        if outcomes:
            self.outcomes.append(Share(outcomes, final))
        return Share(readers, final)

    def after_reading(self, readers: Share) -> Share:
        """Let the phases that read the tally ask their question: the sources of the next stage."""
        shares: list[tuple[tuple[Node, Tally], int, int]] = []
        direct: dict[Any, int] = {}
        for (node, tally), weight in readers.weights.items():
            if (node, tally) in self.read:
                raise LoopFound
            self.read.add((node, tally))
            branch = self.branches.after(node, tally)
            base = readers.denominator * branch.total
            if branch.tail:
                self.tails.append((weight * branch.tail, base))
            for edge in (*branch.inner, *branch.ends):
                if edge.target[0] is None and branch.total == 1:
                    direct[edge.target[1]] = direct.get(edge.target[1], 0) + weight
                else:
                    shares.append(((edge.target, added(tally, edge.add)), weight * edge.weight, base))
        if direct:
            self.outcomes.append(Share(direct, readers.denominator))
        common = lcm(*(base for _, _, base in shares))
        weights: dict[Any, int] = {}
        for key, weight, base in shares:
            weights[key] = weights.get(key, 0) + weight * (common // base)
        return Share(weights, common)

    def explored(self, starts: Iterable[Node]) -> Iterator[tuple[Node, Branch]]:
        """The nodes of this stage with their branches, every node before those it leads to. Raises LoopFound."""
        finished: list[tuple[Node, Branch]] = []
        open_or_done: dict[Node, bool] = {}
        for start in starts:
            if start in open_or_done or not self.branches.continues(start):
                continue
            branch = self.branches.after(start)
            open_or_done[start] = True
            stack = [(start, branch, iter(branch.inner))]
            while stack:
                node, branch, edges = stack[-1]
                for edge in edges:
                    target = edge.target
                    known = open_or_done.get(target)
                    if known is None:
                        below = self.branches.after(target)
                        open_or_done[target] = True
                        stack.append((target, below, iter(below.inner)))
                        break
                    if known:
                        raise LoopFound
                else:
                    stack.pop()
                    open_or_done[node] = False
                    finished.append((node, branch))
        return reversed(finished)

    @staticmethod
    def denominators(
        order: list[tuple[Node, Branch]], starts: Iterable[Node], base: int
    ) -> tuple[dict[Node, int], int]:
        """The denominator of each node's weight, and the common one of everything that leaves the stage."""
        found = dict.fromkeys(starts, base)
        final = base
        for node, branch in order:
            below = found[node] * branch.total
            for edge in branch.inner:
                have = found.get(edge.target)
                if have != below:
                    found[edge.target] = below if have is None else lcm(have, below)
            if (branch.ends or branch.tail) and final != below:
                final = lcm(final, below)
        return found, final


class Packing:
    """A joint distribution of running totals as one integer: a polynomial written in a large base.

    The coefficient of totals (a, b, ...) stands at digit a + b * stride + ...; a digit has room for the whole denominator.
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
    def spanning(
        cls, order: list[tuple[Node, Branch]], starts: dict[Node, dict[Tally, int]], final: int
    ) -> Packing:
        """Wide enough for the largest totals that this stage can reach."""
        if not any(edge.add for _, branch in order for edge in (*branch.inner, *branch.ends)):
            largest: Tally = ()
            for tallies in starts.values():
                for tally in tallies:
                    largest = _wider(largest, tally)
            return cls(tuple(most + 1 for most in largest), final)
        most = {node: _widest(tallies) for node, tallies in starts.items()}
        overall = _widest(most.values())
        for node, branch in order:
            here = most[node]
            for edge in (*branch.inner, *branch.ends):
                there = added(here, edge.add)
                most[edge.target] = _wider(most.get(edge.target, ()), there)
                overall = _wider(overall, there)
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
                tally = []
                for width in self.widths:
                    position, total = divmod(position, width)
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
