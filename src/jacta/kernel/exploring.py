"""The graph that `best` looks at: every position below a first one, with its question and what the answers lead to.

A nested procedure in which nobody decides is one throw: its odds.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any, NamedTuple, TypeAlias

from jacta.errors import JactaError
from jacta.kernel.branches import Watch
from jacta.kernel.policies import Policy, chosen
from jacta.kernel.questions import Ask, Consult, Move, Roll, Run, extras, names_of
from jacta.kernel.running import Pending, Position, Standing, answered, moved, returned, settled, slot_value
from jacta.kernel.solving import Solving
from jacta.text import Message

Place: TypeAlias = int
"""The number of a position: very many are compared and looked up, and numbers do that at once."""


class Way(NamedTuple):
    """One answer to a position's question, and the place that it leads to."""

    answer: Any
    weight: int
    target: Place


class Spot(NamedTuple):
    """A position with its question. `open` marks a decision to be made for the best; else the ways are weighted.

    The ways of a simultaneous decision are weighted, too, where the other side follows a policy. Answers of chance that
    lead to the same place are one way.
    """

    position: Position
    question: Pending | Run | None
    ways: tuple[Way, ...]
    open: bool
    tail: int = 0

    @property
    def total(self) -> int:
        return sum(way.weight for way in self.ways) + self.tail


class Exploration:
    """All positions below a first one. With a policy for the `others`, only the decisions of `me` are open."""

    def __init__(self, first: Standing, me: str, others: Policy | None, watch: Callable[[int], None] | None) -> None:
        self._me, self._others, self._watch = me, others, watch
        self._places: dict[Position, Place] = {}
        self._numbers = count()
        self._moves: dict[Position, list[tuple[Any, int, Move]]] = {}
        self._waiting: list[Standing] = []
        self.spots: dict[Place, Spot] = {}
        self.start = self._placed(first)
        while self._waiting:
            position, question = self._waiting.pop()
            self.spots[self._places[position]] = self._spot(position, question)
            if watch and len(self.spots) % 200 == 0:
                watch(len(self.spots))

    def deciders(self) -> list[str]:
        """The players whose decisions are open."""
        found: set[str] = set()
        for position, question, _, is_open, _ in self.spots.values():
            if is_open and isinstance(question, Ask):
                found.update(position.players_asked(question))
        return sorted(found)

    def _placed(self, standing: Standing) -> Place:
        """The place of a position; one that is new waits to be explored."""
        position = standing[0]
        place = self._places.get(position)
        if place is None:
            place = self._places[position] = next(self._numbers)
            self._waiting.append(standing)
        return place

    def _spot(self, position: Position, question: Pending | None) -> Spot:
        if frame := self._decided_by_dice(position):
            return self._thrown(position, frame)
        if isinstance(question, Roll):
            return self._rolled(position, question)
        is_open, answers = self._possible(position, question)
        ways = []
        for answer, weight in answers:
            assert question is not None
            ways.append(Way(answer, weight, self._placed(answered(position, question, answer))))
        return Spot(position, question, tuple(ways) if is_open else _joined(ways), is_open)

    def _rolled(self, position: Position, roll: Roll) -> Spot:
        """A throw. What a value leads to hangs on the running totals only where the question has looked at them."""
        assert position.phase is not None
        reads = "tally" in names_of(position.phase)
        key = position if reads else position._replace(tally=())
        moves = self._moves.get(key)
        if moves is None:
            moves = self._moves[key] = _moves(position, roll)
        ways = []
        for answer, weight, move in moves:
            following = moved(position, move)
            place = self._places.get(following)
            if place is None:
                place = self._places[following] = self._placed(settled(following))
            ways.append(Way(answer, weight, place))
        return Spot(position, roll, _joined(ways), open=False, tail=roll.throw.weights()[2])

    def _decided_by_dice(self, position: Position) -> Position | None:
        """The outermost nested procedure that this position has just entered and in which nobody decides."""
        found = None
        while position.caller is not None:
            if not position.procedure.decides:
                found = position
            position = position.caller
        return found

    def _thrown(self, position: Position, frame: Position) -> Spot:
        """A whole nested procedure, read as one throw of its outcomes."""
        caller = frame.caller
        assert caller is not None
        assert caller.phase is not None
        run: Run = caller.phase(caller.state, *extras(caller.phase, caller.around, caller.tally))
        solution = Solving(None, Watch(self._watch)).solution(run.procedure, frame.around.given)
        ways = [
            Way(outcome, weight, self._placed(returned(frame, outcome))) for outcome, weight in solution.weights.items()
        ]
        return Spot(position, run, _joined(ways), open=False, tail=solution.tail)

    def _possible(self, position: Position, question: Ask | Consult | None) -> tuple[bool, list[tuple[Any, int]]]:
        """Whether the question is an open decision, and its answers, weighted where they are not free."""
        if question is None:
            return False, []
        if not isinstance(question, Ask):
            return False, [(slot_value(position, question), 1)]
        if question.simultaneous:
            return self._possible_together(position, question)
        if self._others is not None and position.player(str(question.who)) != self._me:
            return False, list(chosen(question, self._others, position).weighted)
        return True, [(value, 1) for value in question.values()]

    def _possible_together(self, position: Position, question: Ask) -> tuple[bool, list[tuple[Any, int]]]:
        if len(question.who) != 2:
            raise JactaError(Message("error-best-many", question=question.label))
        ours, theirs = question.values()
        players = position.players_asked(question)
        if self._others is None:
            return True, [((one, other), 1) for one in ours for other in theirs]
        if self._me not in players:
            return False, list(chosen(question, self._others, position).weighted)
        place = 1 - players.index(self._me)
        mix = chosen(question, self._others, position).part(place).weighted
        if place:
            return True, [((one, other), weight) for one in ours for other, weight in mix]
        return True, [((other, one), weight) for one in theirs for other, weight in mix]


def _moves(position: Position, roll: Roll) -> list[tuple[Any, int, Move]]:
    """What the values of a throw lead to, with their weights; values that do the same are one, the first of them."""
    then, state = roll.then, position.state
    beside = extras(then, position.around)
    found: dict[Any, tuple[Any, int, Move]] = {}
    for value, weight in roll.throw.weights()[0]:
        move: Move = then(state, value, *beside)
        first, so_far, _ = found.get(move[:3], (value, 0, move))
        found[move[:3]] = first, so_far + weight, move
    return list(found.values())


def _joined(ways: list[Way]) -> tuple[Way, ...]:
    """Ways of chance that lead to the same place as one, with the first of their answers."""
    found: dict[Place, Way] = {}
    for way in ways:
        known = found.get(way.target)
        found[way.target] = way if known is None else known._replace(weight=known.weight + way.weight)
    return tuple(found.values())
