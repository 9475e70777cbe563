"""What every position is worth to every player, when all decide for the best.

Positions are valued backwards from the outcomes, with exact fractions. A part of the graph with loops is solved by
policy iteration, and a secret simultaneous decision of two opponents as a matrix game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from math import lcm
from typing import Any, NamedTuple, TypeAlias

from jacta.errors import EndlessProcedure, JactaError
from jacta.kernel.looping import components, solved
from jacta.kernel.matrix_games import equilibrium
from jacta.kernel.policies import Mix, Policy, chosen
from jacta.kernel.questions import Ask, Roll
from jacta.kernel.running import Pending, Position, Standing, answered, slot_value
from jacta.text import Message

Worth: TypeAlias = "tuple[Fraction, ...]"
"""The expected aim of each player, in the order of `players`."""
AimOf: TypeAlias = Callable[[str, Any], Fraction]
"""What an outcome is worth to a player."""

MOST_ROUNDS = 1_000


class Way(NamedTuple):
    """One answer to a position's question, and where it leads."""

    answer: Any
    weight: int
    target: Position


class Spot(NamedTuple):
    """A position with its question. `open` marks a decision to be made for the best; else the ways are weighted."""

    question: Pending | None
    ways: tuple[Way, ...]
    open: bool


class Valuation:
    """The graph below a first position, every position valued, every open decision made.

    With a policy for the `others`, only the first player's decisions are optimised.
    """

    def __init__(
        self,
        first: Standing,
        players: tuple[str, ...],
        aim: AimOf,
        others: Policy | None = None,
        watch: Callable[[int], None] | None = None,
    ) -> None:
        self.start = first[0]
        self.me, self.aim, self.others = players[0], aim, others
        self.spots = self._explored(first, watch)
        self.players = tuple(dict.fromkeys((*players, *self._deciders())))
        self.worth: dict[Position, Worth] = {}
        self.choices: dict[Position, Mix] = {}
        graph = {position: [way.target for way in spot.ways] for position, spot in self.spots.items()}
        for part in reversed(components(graph)):
            if len(part) == 1 and part[0] not in graph[part[0]]:
                self.worth[part[0]] = self._judged(part[0])
            else:
                self._iterate(part)

    def taken(self, position: Position) -> dict[Position, Fraction]:
        """Where the run goes from here when everybody plays the best, with its probability."""
        ways = self._weighted(position)
        total = sum(weight for _, weight in ways)
        found: dict[Position, Fraction] = {}
        for target, weight in ways:
            if weight:
                found[target] = found.get(target, Fraction(0)) + Fraction(weight, total)
        return found

    # --- Explore

    def _explored(self, first: Standing, watch: Callable[[int], None] | None) -> dict[Position, Spot]:
        spots: dict[Position, Spot] = {}
        waiting = [first]
        while waiting:
            position, question = waiting.pop()
            if position in spots:
                continue
            is_open, answers = self._possible(position, question)
            ways = []
            for answer, weight in answers:
                assert question is not None
                following = answered(position, question, answer)
                waiting.append(following)
                ways.append(Way(answer, weight, following[0]))
            spots[position] = Spot(question, tuple(ways), is_open)
            if watch and len(spots) % 200 == 0:
                watch(len(spots))
        return spots

    def _possible(self, position: Position, question: Pending | None) -> tuple[bool, list[tuple[Any, int]]]:
        """Whether the question is an open decision, and its answers; weighted where chance or a policy gives them."""
        if question is None:
            return False, []
        if isinstance(question, Roll):
            pairs, _, tail = question.throw.weights()
            if tail:
                raise JactaError(Message("error-best-tail"))
            return False, list(pairs)
        if not isinstance(question, Ask):
            return False, [(slot_value(position, question), 1)]
        if self.others is not None and question.who != self.me:
            return False, list(chosen(question, position.state, self.others).weighted)
        if question.simultaneous:
            ours, theirs = question.values()
            return True, [((one, other), 1) for one in ours for other in theirs]
        return True, [(value, 1) for value in question.values()]

    def _deciders(self) -> list[str]:
        found: set[str] = set()
        for spot in self.spots.values():
            if spot.open and isinstance(spot.question, Ask):
                who = spot.question.who
                found.update(who if isinstance(who, tuple) else (who,))
        return sorted(found)

    # --- Value

    def _judged(self, position: Position) -> Worth:
        """The worth of a position whose followers are valued; an open decision is made on the way."""
        question, ways, is_open = self.spots[position]
        if question is None:
            return tuple(self.aim(player, position.outcome) for player in self.players)
        if is_open:
            assert isinstance(question, Ask)
            self.choices[position] = self._best_answer(question, ways)
        weighted = self._weighted(position)
        total = sum(weight for _, weight in weighted)
        return tuple(
            sum((weight * self.worth[target][player] for target, weight in weighted if weight), Fraction(0)) / total
            for player in range(len(self.players))
        )

    def _weighted(self, position: Position) -> list[tuple[Position, int]]:
        _, ways, is_open = self.spots[position]
        if not is_open:
            return [(way.target, way.weight) for way in ways]
        weights = dict(self.choices[position].weighted)
        return [(way.target, weights.get(way.answer, 0)) for way in ways]

    def _best_answer(self, question: Ask, ways: tuple[Way, ...]) -> Mix:
        """The answer worth most to the player who decides. The default wins ties, then the order of options."""
        if question.simultaneous:
            return self._best_mix(question, ways)
        player = self.players.index(str(question.who))
        default = question.default_answer()
        best = max(ways, key=lambda way: (self.worth[way.target][player], way.answer == default))
        return Mix(((best.answer, 1),))

    def _best_mix(self, question: Ask, ways: tuple[Way, ...]) -> Mix:
        """The equilibrium of a secret simultaneous decision of two opponents, seen from the first one's aim."""
        first, second = question.values()
        player = self.players.index(question.who[0])
        worth: Mapping[Any, Fraction] = {way.answer: self.worth[way.target][player] for way in ways}
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

    def _iterate(self, part: list[Position]) -> None:
        """Policy iteration: value the present answers exactly, improve them, until nothing can be improved."""
        decisions: list[tuple[Position, Ask, tuple[Way, ...]]] = []
        for position in part:
            question, ways, is_open = self.spots[position]
            if is_open:
                assert isinstance(question, Ask)
                decisions.append((position, question, ways))
                self.choices[position] = Mix(((question.default_answer(), 1),))
        for _ in range(MOST_ROUNDS):
            self._evaluate(part)
            better = {
                position: answer
                for position, question, ways in decisions
                if (answer := self._improved(question, ways, self.choices[position])) is not None
            }
            if not better:
                return
            self.choices |= better
        raise EndlessProcedure(Message("error-no-equilibrium"))

    def _improved(self, question: Ask, ways: tuple[Way, ...], present: Mix) -> Mix | None:
        better = self._best_answer(question, ways)
        if question.simultaneous:
            return None if better == present else better
        player = self.players.index(str(question.who))
        worth = {way.answer: self.worth[way.target][player] for way in ways}
        return better if worth[better.weighted[0][0]] > worth[present.weighted[0][0]] else None

    def _evaluate(self, part: list[Position]) -> None:
        """The exact worth of a loop's positions under the present answers."""
        inside = set(part)
        taken = {position: self.taken(position) for position in part}
        solutions = []
        for player in range(len(self.players)):
            system: dict[Position, dict[Position, Fraction]] = {}
            right: dict[Position, Fraction] = {}
            for position in part:
                row = {position: Fraction(1)}
                right[position] = Fraction(0)
                for target, chance in taken[position].items():
                    if target in inside:
                        row[target] = row.get(target, Fraction(0)) - chance
                    else:
                        right[position] += chance * self.worth[target][player]
                system[position] = row
            solutions.append(solved(system, right))
        for position in part:
            self.worth[position] = tuple(solution[position] for solution in solutions)
