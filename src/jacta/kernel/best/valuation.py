"""What every position is worth to every player when all of them play their best.

Positions are valued backwards from the outcomes, exactly, as integers over a common denominator. A part of the graph
with loops is solved by policy iteration, and a secret simultaneous decision of two opponents as a matrix game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from math import gcd, lcm
from operator import mul
from typing import Any, TypeAlias

from jacta.errors import EndlessProcedure, JactaError
from jacta.kernel.best.exploration import PATIENT, Exploration, NodeId, PositionEdge
from jacta.kernel.best.matrix_games import equilibrium
from jacta.kernel.odds.graph import Ratio, over_one, summed
from jacta.kernel.odds.linear import components, expected_visits, solved
from jacta.kernel.rule.questions import UNDECIDED, Ask
from jacta.kernel.run.policies import Mix, Policy
from jacta.kernel.run.position import Halt, Position
from jacta.text import Message

ExpectedAims: TypeAlias = "tuple[Fraction, ...]"
"""The expected aim of each player, in the order of `players`; last, the mass lost in tails, for which aims count 0."""
ExactWorth: TypeAlias = Callable[[str, Any], Fraction]
"""What an outcome is worth to a player."""

Whole: TypeAlias = "tuple[int, tuple[int, ...]]"
"""A worth as integers over one denominator, which comes first."""

MOST_ROUNDS = 1_000
MOST_BITS = 20_000
LONG = 256
"""Denominators of more bits than this are reduced."""


class Worths:
    """The worth of each place, stored as integers, read as fractions."""

    def __init__(self) -> None:
        self.whole: dict[NodeId, Whole] = {}

    def __getitem__(self, node_id: NodeId) -> ExpectedAims:
        denominator, parts = self.whole[node_id]
        return tuple(Fraction(part, denominator) for part in parts)


class Valuation:
    """The graph below a first position, every position valued, every open decision made.

    With a policy for the `others`, only the first player's decisions are optimised. What lies beyond the `reach` is
    refused.
    """

    def __init__(
        self,
        first: Halt,
        players: tuple[str, ...],
        aim: ExactWorth,
        others: Policy | None = None,
        watch: Callable[[int], None] | None = None,
        reach: int = PATIENT,
    ) -> None:
        self.me, self.aim, self.others, self._watch = players[0], aim, others, watch
        graph = Exploration(first, self.me, others, watch, reach)
        self.start, self.nodes, self.deciders = graph.start, graph.nodes, graph.deciders()
        self.players = tuple(dict.fromkeys((*players, *self.deciders)))
        self.worth = Worths()
        self.choices: dict[NodeId, Mix] = {}
        targets = {node_id: [edge.target for edge in node.edges] for node_id, node in self.nodes.items()}
        self.parts = components(targets)
        """The strongly connected parts of the graph, in topological order."""
        for number, part in enumerate(reversed(self.parts)):
            if watch and number % 200 == 0:
                watch(len(self.nodes))
            if len(part) == 1 and part[0] not in targets[part[0]]:
                self.worth.whole[part[0]] = self._judged(part[0])
            else:
                self._iterate(part)

    def taken(self, node_id: NodeId) -> dict[NodeId, Fraction]:
        """Where the run goes from here when everybody plays their best, with probabilities."""
        weighted, total = self.ways(node_id)
        return {target: Fraction(weight, total) for target, weight in weighted.items()}

    def visits(self, among: Iterable[NodeId]) -> Mapping[NodeId, Fraction]:
        """How often each place is visited on average when everybody plays their best; `among` are all that can be
        reached."""
        reached = set(among)
        order = [part[0] for part in self.parts if part[0] in reached]
        if len(order) < len(reached) or any(node_id in self.ways(node_id)[0] for node_id in order):
            return expected_visits({node_id: self.taken(node_id) for node_id in reached}, self.start)
        found: dict[NodeId, Ratio] = {self.start: (1, 1)}
        for node_id in order:
            here, base = found[node_id]
            ways, total = self.ways(node_id)
            base *= total
            for target, weight in ways.items():
                found[target] = over_one(found.get(target, (0, base)), (here * weight, base))
        return {node_id: Fraction(*found[node_id]) for node_id in order if self.nodes[node_id].open}

    def policy(self) -> dict[Position, Mix]:
        """What to answer at every open decision."""
        return {self.nodes[node_id].position: mix for node_id, mix in self.choices.items()}

    # --- Value

    def _judged(self, node_id: NodeId) -> Whole:
        """The worth of a place whose successors are valued; an open decision is made in passing."""
        position, question, edges, is_open, tail = self.nodes[node_id]
        if question is None:
            lost = position.outcome is UNDECIDED
            aims = (Fraction(0) if lost else self.aim(player, position.outcome) for player in self.players)
            return whole((*aims, Fraction(lost)))
        worth = self.worth.whole
        if is_open:
            self.choices[node_id] = self._best_answer(node_id)
            ways, total = self.ways(node_id)
            if len(ways) == 1:
                return worth[next(iter(ways))]
            return mean([worth[target] for target in ways], list(ways.values()), total, 0)
        if len(edges) == 1 and not tail:
            return worth[edges[0].target]
        weights = [edge.weight for edge in edges]
        return mean([worth[edge.target] for edge in edges], weights, sum(weights) + tail, tail)

    def ways(self, node_id: NodeId) -> tuple[dict[NodeId, int], int]:
        """Where the run goes from here under the answers chosen so far: integer weights, and their total."""
        node = self.nodes[node_id]
        if not node.open:
            return {edge.target: edge.weight for edge in node.edges}, node.total
        mix = self.choices[node_id]
        weights = dict(mix.weighted)
        return summed((edge.target, weights[edge.answer]) for edge in node.edges if edge.answer in weights), mix.total

    def decider(self, node_id: NodeId) -> int:
        """The index of the player who decides; of two who decide simultaneously, the one we optimise for."""
        players = self.nodes[node_id].position.players_asked(self._decision(node_id))
        return self.players.index(self.me if len(players) > 1 and self.others is not None else players[0])

    def _decision(self, node_id: NodeId) -> Ask:
        question = self.nodes[node_id].question
        assert isinstance(question, Ask)
        return question

    def _best_answer(self, node_id: NodeId) -> Mix:
        """The answer worth most to the player who decides. The default wins ties, then the order of options."""
        question, decider = self._decision(node_id), self.decider(node_id)
        if question.simultaneous:
            return self._best_reply(node_id, decider) if self.others is not None else self._best_mix(node_id, decider)
        position, _, edges, _, _ = self.nodes[node_id]
        default = question.default_answer(position.seen_by(str(question.who)))
        worths = [self.worth.whole[edge.target] for edge in edges]
        common = lcm(*(denominator for denominator, _ in worths))
        compared = [parts[decider] * (common // denominator) for denominator, parts in worths]
        best = max(range(len(edges)), key=lambda place: (compared[place], edges[place].answer == default))
        return Mix(((edges[best].answer, 1),))

    def _best_reply(self, node_id: NodeId, decider: int) -> Mix:
        """Our best answer where the other side decides simultaneously by a policy."""
        position, _, edges, _, _ = self.nodes[node_id]
        ours = position.players_asked(self._decision(node_id)).index(self.me)
        worth: dict[Any, Fraction] = {}
        for edge in edges:
            mine = edge.answer[ours]
            worth[mine] = worth.get(mine, Fraction(0)) + edge.weight * self.worth[edge.target][decider]
        best = max(worth, key=lambda mine: worth[mine])
        return Mix(tuple((edge.answer, edge.weight) for edge in edges if edge.answer[ours] == best))

    def _best_mix(self, node_id: NodeId, decider: int) -> Mix:
        """The equilibrium of a secret simultaneous decision of two opponents with opposite aims."""
        position, _, edges, _, _ = self.nodes[node_id]
        question = self._decision(node_id)
        first, second = question.values()
        opponent = self.players.index(position.players_asked(question)[1])
        if len({self.worth[edge.target][decider] + self.worth[edge.target][opponent] for edge in edges}) > 1:
            raise JactaError(Message("error-best-not-opposed", question=question.label))
        worth = {edge.answer: self.worth[edge.target][decider] for edge in edges}
        ours, theirs = equilibrium([[worth[one, other] for other in second] for one in first])
        shares = {
            (one, other): chance * reply
            for one, chance in zip(first, ours, strict=True)
            for other, reply in zip(second, theirs, strict=True)
            if chance * reply
        }
        scale = lcm(*(share.denominator for share in shares.values()))
        return Mix(tuple((answer, int(share * scale)) for answer, share in shares.items()))

    # --- Loops

    def _iterate(self, part: list[NodeId]) -> None:
        """Policy iteration: value the present answers exactly and improve them, until nothing can be improved."""
        decisions = [node_id for node_id in part if self.nodes[node_id].open]
        exits = self._exits(part)
        self.choices |= {node_id: exits[node_id] for node_id in decisions}
        for _ in range(MOST_ROUNDS):
            if self._watch:
                self._watch(len(self.nodes))
            self._evaluate(part)
            better: dict[NodeId, Mix] = {}
            for player in self.players:  # one player at a time: two at once could close the loop's exits
                for node_id in decisions:
                    answer = self._improved(node_id)
                    if answer is not None and self.players[self.decider(node_id)] == player:
                        better[node_id] = answer
                if better:
                    break
            if not better:
                return
            self.choices |= better
            if any(worth.denominator.bit_length() > MOST_BITS for worth in self.worth[part[0]]):
                break  # the value is irrational: further rounds only approach it
        raise EndlessProcedure(Message("error-no-equilibrium"))

    def _exits(self, part: list[NodeId]) -> dict[NodeId, Mix]:
        """For every place of a loop, an answer that leads out of it or closer to an exit."""
        inside = set(part)
        found: dict[NodeId, Mix] = {}
        leads_out = dict.fromkeys(part, False)
        while True:
            nearer = [
                (node_id, edge)
                for node_id in part
                if not leads_out[node_id]
                for edge in self.nodes[node_id].edges
                if edge.target not in inside or leads_out[edge.target]
            ]
            if not nearer:
                break
            for node_id, edge in nearer:
                leads_out[node_id] = True
                found.setdefault(node_id, self._answering_like(node_id, edge))
        if not all(leads_out.values()):
            raise EndlessProcedure(Message("error-endless-loop"))
        return found

    def _answering_like(self, node_id: NodeId, edge: PositionEdge) -> Mix:
        """The answer of an edge; where the other side replies simultaneously by a policy, combined with all its
        replies."""
        position, question, edges, is_open, _ = self.nodes[node_id]
        if not (is_open and isinstance(question, Ask) and question.simultaneous and self.others is not None):
            return Mix(((edge.answer, 1),))
        ours = position.players_asked(question).index(self.me)
        return Mix(tuple((one.answer, one.weight) for one in edges if one.answer[ours] == edge.answer[ours]))

    def _improved(self, node_id: NodeId) -> Mix | None:
        """A strictly better answer than the present one, if there is one."""
        present, better = self.choices[node_id], self._best_answer(node_id)
        decider = self.decider(node_id)
        worth = {edge.answer: self.worth[edge.target][decider] for edge in self.nodes[node_id].edges}

        def value(mix: Mix) -> Fraction:
            return sum((weight * worth[answer] for answer, weight in mix.weighted), Fraction(0)) / mix.total

        if self._decision(node_id).simultaneous and self.others is None:
            return None if better == present else better
        return better if value(better) > value(present) else None

    def _evaluate(self, part: list[NodeId]) -> None:
        """The exact worth of a loop's places under the present answers."""
        inside = set(part)
        taken = {node_id: self.taken(node_id) for node_id in part}
        solutions = []
        for player in range(len(self.players) + 1):
            system: dict[NodeId, dict[NodeId, Fraction]] = {}
            right: dict[NodeId, Fraction] = {}
            for node_id in part:
                row = {node_id: Fraction(1)}
                node = self.nodes[node_id]
                lost = node.tail and player == len(self.players)
                right[node_id] = Fraction(node.tail, node.total) if lost else Fraction(0)
                for target, chance in taken[node_id].items():
                    if target in inside:
                        row[target] = row.get(target, Fraction(0)) - chance
                    else:
                        right[node_id] += chance * self.worth[target][player]
                system[node_id] = row
            solutions.append(solved(system, right))
        for node_id in part:
            self.worth.whole[node_id] = whole(tuple(solution[node_id] for solution in solutions))


def whole(worth: ExpectedAims) -> Whole:
    """A worth over one denominator."""
    common = lcm(*(value.denominator for value in worth))
    return common, tuple(value.numerator * (common // value.denominator) for value in worth)


def mean(followers: Sequence[Whole], weights: list[int], total: int, tail: int) -> Whole:
    """The weighted mean over `total`, of which `tail` is lost. In integers, since fractions would be reduced every
    time."""
    denominators = [denominator for denominator, _ in followers]
    common = lcm(*denominators)
    if any(denominator != common for denominator in denominators):
        weights = [weight * (common // one) for weight, one in zip(weights, denominators, strict=True)]
    sums = [sum(map(mul, weights, values)) for values in zip(*(parts for _, parts in followers), strict=True)]
    sums[-1] += tail * common
    denominator = common * total
    if denominator.bit_length() > LONG:
        shared = gcd(denominator, *sums)
        return denominator // shared, tuple(one // shared for one in sums)
    return denominator, tuple(sums)
