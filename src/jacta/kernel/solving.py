"""`odds`: what can happen. The exact distribution of a procedure's outcome.

The solver walks the graph of (phase, state) pairs and merges equals. It works in stages:

1. *Explore* the graph from the start. Branches are cached across calls, so that a sweep shares its rounds.
2. *Push* integer weights through it in topological order. Each node's weight is a whole number over the node's own
   denominator, so nothing is ever rounded.
3. Where a phase reads the running *tally*, a stage ends. Until then the tally's joint distribution rides along inside
   the weight: it is a polynomial packed into one integer, so that adding to a total is a shift. The phase that reads
   it unpacks the weight, and a new stage begins.

A graph with a loop ("repeat until decided") has no topological order: then the whole graph is one chain, the tally
part of each node, and `looping` gives the exact chance of every end. A total that grows inside a loop has no end: it
is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import gcd, lcm
from typing import Any, NamedTuple

from jacta.distribution import Odds
from jacta.errors import EndlessProcedure
from jacta.kernel.branches import Branch, Branches, Edge, LoopFound, Node, Watch, continues
from jacta.kernel.inputs import Given, written
from jacta.kernel.looping import expected_visits
from jacta.kernel.policies import Policy, at_the_table, chosen
from jacta.kernel.procedure import Procedure
from jacta.kernel.questions import UNDECIDED, Ask, Move, Roll, Surroundings, Tally, added
from jacta.kernel.running import Pending, Position, answered, slot_value, started
from jacta.tables import Notice, edition
from jacta.text import Message

CACHED_ANSWERS = 20_000
_answers: dict[Surroundings, Solution] = {}
_stages: dict[Any, Stage] = {}
_edition: list[Any] = [None]


class Solution(NamedTuple):
    """Outcome weights over one total, in lowest terms; `tail` is the mass beyond explicit cuts."""

    weights: dict[Any, int]
    total: int
    tail: int
    notices: tuple[Notice, ...]


def forget() -> None:
    """Empty the caches that calls share, as the benchmarks do before a cold run."""
    _answers.clear()
    _stages.clear()
    Branches.forget()


def odds(
    procedure: Procedure, given: Given, policy: Policy | None = None, watch: Callable[[int], None] | None = None
) -> Odds[Any]:
    """The exact odds of the procedure's outcome. Decisions follow `policy`, else their declared default.

    `watch` is called now and then with the number of states explored so far; what it raises stops the work.
    """
    if _edition[0] != edition():  # the user's tables have changed, and with them perhaps those of a nested procedure
        forget()
        _edition[0] = edition()
    policy = at_the_table(procedure, given, policy)
    if policy is None or isinstance(policy, Mapping):
        found = Solving(policy, Watch(watch)).solution(procedure, given)
    else:
        found = solve_positions(procedure, given, policy, Watch(watch))
    weights, total, tail, notices = found
    return Odds(weights, total, tail=tail, procedure=procedure.id, given=written(given), notices=notices)


class Solving:
    """One call of `odds` with all the nested procedures it runs. The policy, if any, answers by label alone."""

    def __init__(self, policy: Policy | None, watch: Watch) -> None:
        self._policy, self._watch = policy, watch
        self._solved: dict[Surroundings, Solution] = {}

    def solution(self, procedure: Procedure, given: Given) -> Solution:
        """The outcome weights; where nothing but the rules decides them, remembered for the next caller."""
        around = procedure.surroundings(given)
        known = _answers if self._policy is None else self._solved
        found = known.get(around)
        if found is None:
            found = self._solved_anew(procedure, around)
            if len(known) >= CACHED_ANSWERS:
                known.clear()
            known[around] = found
        return found

    def _solved_anew(self, procedure: Procedure, around: Surroundings) -> Solution:
        branches = Branches(around, self._policy, self._watch, lambda run: self.solution(run.procedure, run.given))
        first = procedure.first_move(around)
        try:
            weights, total, tail, notices = Solver(branches).solve(first)
        except LoopFound:
            weights, total, tail, notices = solve_chain(branches, first)
        told = dict.fromkeys((*around.rules.notices(), *notices))
        return reduced(Solution(weights, total, tail, tuple(told)))


def reduced(solution: Solution) -> Solution:
    """The same in lowest terms."""
    weights, total, tail, notices = solution
    divisor = gcd(total, tail, *weights.values())
    if divisor == 1:
        return solution
    weights = {outcome: weight // divisor for outcome, weight in weights.items()}
    return Solution(weights, total // divisor, tail // divisor, notices)


MOST_NODES = 1_000_000
TAIL = "tail"


def solve_chain(branches: Branches, first: Move) -> Solution:
    """The same for a graph with loops. Nodes are (node, tally) pairs."""
    phase, state, add, _ = first
    notices: dict[Notice, None] = {}

    def following(spot: tuple[Node, Tally]) -> Iterator[tuple[Any, Fraction]]:
        node, tally = spot
        if node[0] is None:
            return
        branch = branches.after(node) if continues(node) else branches.made(node, branches.step(node, tally), tally)
        notices.update(dict.fromkeys(branch.notices))
        if branch.tail:
            yield TAIL, Fraction(branch.tail, branch.total)
        for target, weight, add in (*branch.inner, *branch.readers):
            yield (target, added(tally, add)), Fraction(weight, branch.total)
        for outcome, weight in branch.outcomes:
            yield ((None, outcome), ()), Fraction(weight, branch.total)

    ends, tail = ends_of_chain(((phase, state), add), following, branches.watch)
    return from_shares([(node[1], chance) for (node, _), chance in ends.items()], tail, tuple(notices))


def solve_positions(procedure: Procedure, given: Given, policy: Policy, watch: Watch) -> Solution:
    """The same under a policy that may look at the whole position, callers included: positions are the nodes."""
    first = started(procedure, given)
    questions = dict([first])
    notices: dict[Notice, None] = {}

    def following(position: Position) -> Iterator[tuple[Any, Fraction]]:
        question = questions[position]
        notices.update(dict.fromkeys(position.around.rules.notices()))
        if question is None:
            return
        pairs, total, tail = answers_to(position, question, policy)
        if tail:
            yield TAIL, Fraction(tail, total)
        for answer, weight in pairs:
            target, asked = answered(position, question, answer)
            questions[target] = asked
            yield (TAIL if target.state is UNDECIDED else target), Fraction(weight, total)

    ends, tail = ends_of_chain(first[0], following, watch)
    return from_shares([(position.outcome, chance) for position, chance in ends.items()], tail, tuple(notices))


def answers_to(position: Position, question: Pending, policy: Policy) -> tuple[Sequence[tuple[Any, int]], int, int]:
    """The weighted answers of chance, policy or table to a question; their total and tail."""
    if isinstance(question, Roll):
        return question.throw.weights()
    if isinstance(question, Ask):
        mix = chosen(question, policy, position)
        return mix.weighted, mix.total, 0
    return [(slot_value(position, question), 1)], 1, 0


def ends_of_chain(
    start: Any, following: Callable[[Any], Iterator[tuple[Any, Fraction]]], watch: Watch
) -> tuple[dict[Any, Fraction], Fraction]:
    """The chance of every end of a chain, and the tail."""
    chain: dict[Any, dict[Any, Fraction]] = {TAIL: {}}
    waiting = [start]
    while waiting:
        node = waiting.pop()
        if node in chain:
            continue
        watch.tick()
        if len(chain) >= MOST_NODES:
            raise EndlessProcedure(Message("error-endless-tally"))
        chances = chain[node] = {}
        for target, chance in following(node):
            chances[target] = chances.get(target, 0) + chance
        waiting.extend(chances)
    visits = expected_visits(chain, start, watch.tick)
    ends = {node: visits[node] for node, chances in chain.items() if not chances and node in visits}
    return ends, ends.pop(TAIL, Fraction(0))


def from_shares(shares: list[tuple[Any, Fraction]], tail: Fraction, notices: tuple[Notice, ...]) -> Solution:
    """Fractions as integer weights; equal outcomes are added up."""
    total = lcm(tail.denominator, *(chance.denominator for _, chance in shares))
    weights = _summed((outcome, int(chance * total)) for outcome, chance in shares)
    return Solution(weights, total, int(tail * total), notices)


class Share(NamedTuple):
    """Integer weights over one denominator."""

    weights: dict[Any, int]
    denominator: int


class Stage(NamedTuple):
    """What one stage leads to: outcomes, (phase, state, tally) triples that read the tally next, and the tails."""

    outcomes: Share
    readers: Share
    tails: tuple[tuple[int, int], ...]
    notices: tuple[Notice, ...]


class Solver:
    """One walk through a graph without loops."""

    def __init__(self, branches: Branches) -> None:
        self.branches = branches
        self.outcomes: list[Share] = []
        self.tails: list[tuple[int, int]] = []
        self.notices: dict[Notice, None] = {}
        self.read: set[Any] = set()
        self.shareable = False

    def solve(self, first: Move) -> Solution:
        phase, state, add, _ = first
        if phase is None:
            return Solution({state: 1}, 1, 0, ())
        stage = self.first_stage((phase, state), add)
        while True:
            self.outcomes.append(stage.outcomes)
            self.tails.extend(stage.tails)
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
        return Solution(weights, total, tail, tuple(self.notices))

    def first_stage(self, start: Node, add: Tally) -> Stage:
        """The first stage; where it hangs on nothing but state and rules, every input that starts alike shares it."""
        key = (start, add, self.branches.around.rules)
        if self.branches.policy is None and (known := _stages.get(key)) is not None:
            return known
        self.shareable = self.branches.policy is None
        stage = self.stage(Share({(start, add): 1}, 1))
        if self.shareable:
            if len(_stages) >= CACHED_ANSWERS:
                _stages.clear()
            _stages[key] = stage
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
        return Stage(Share(outcomes, final), Share(unpacked, final), tuple(tails), tuple(notices))

    def after_reading(self, readers: Share) -> Share:
        """Let the phases that read the tally ask their question: the sources of the next stage."""
        shares: list[tuple[tuple[Node, Tally], int, int]] = []
        outcomes: dict[Any, int] = {}
        for reader, weight in readers.weights.items():
            if reader in self.read:
                raise LoopFound
            self.read.add(reader)
            node, tally = reader
            step = self.branches.step(node, tally)
            if type(step) is tuple and step[0] is None and step[1] is not UNDECIDED:
                outcomes[step[1]] = outcomes.get(step[1], 0) + weight
                continue
            branch = self.branches.made(node, step, tally)
            self.notices.update(dict.fromkeys(branch.notices))
            base = readers.denominator * branch.total
            if branch.tail:
                self.tails.append((weight * branch.tail, base))
            for target, part, add in (*branch.inner, *branch.readers):
                shares.append(((target, added(tally, add)), weight * part, base))
            if branch.outcomes:
                self.outcomes.append(Share(_summed((one, weight * part) for one, part in branch.outcomes), base))
        self.outcomes.append(Share(outcomes, readers.denominator))
        common = lcm(*(base for _, _, base in shares))
        return Share(_summed((key, weight * (common // base)) for key, weight, base in shares), common)

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


def _summed(weighted: Iterable[tuple[Any, int]]) -> dict[Any, int]:
    sums: dict[Any, int] = {}
    for key, weight in weighted:
        sums[key] = sums.get(key, 0) + weight
    return sums


def _wider(first: Tally, second: Tally) -> Tally:
    if len(first) < len(second):
        first, second = second, first
    return tuple(map(max, first, second)) + first[len(second) :]


def _widest(tallies: Iterable[Tally]) -> Tally:
    widest: Tally = ()
    for tally in tallies:
        widest = _wider(widest, tally)
    return widest
