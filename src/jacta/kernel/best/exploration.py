"""The graph that `best` works on: every position below a first one, with its question and where each answer leads.

A nested procedure in which nobody decides counts as one throw: its odds.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any, NamedTuple, TypeAlias

from jacta.errors import JactaError, OutOfReach
from jacta.kernel.odds import Solving
from jacta.kernel.odds.graph import StateCounter
from jacta.kernel.rule.calling import ENTER, Tally, added, check_move, injected, injected_names
from jacta.kernel.rule.questions import Ask, Consult, Move, Phase, Roll, Run
from jacta.kernel.run.policies import Policy, chosen
from jacta.kernel.run.position import Halt, Pending, Position, answered, moved, returned, settled, slot_value
from jacta.text import Message

REACH = 600_000
"""The limit of exact play, in steps: under two seconds of work. Anything larger is refused at once."""
PATIENT = 100 * REACH
"""The limit for callers who would rather wait: minutes."""
PER_NODE, PER_CALL, PER_STATE, PER_CROSSING = 4, 8, 20, 65
"""The cost of a position, of a call of a rule, of a state of a nested procedure, and of entering or leaving one;
following one edge costs one step."""
NodeId: TypeAlias = int
"""The number of a position. Positions are compared and looked up very often, and integers are fast at that."""
PlaceId: TypeAlias = int
"""The number of a place: procedure, phase and state of a run, and those of its callers."""
CallContext: TypeAlias = tuple[Any, ...]
"""What stays constant while a procedure runs: its context, who waits for its outcome and how, the roles."""


class PositionEdge(NamedTuple):
    """One answer to a position's question and where it leads; `alike` are other chance answers that lead there too."""

    answer: Any
    weight: int
    target: NodeId
    alike: tuple[Any, ...] = ()


class PositionNode(NamedTuple):
    """A position with its question. An `open` one is a decision to be optimised; otherwise the edges are weighted.

    The edges of a simultaneous decision are weighted too where the other side follows a policy. Chance answers that
    lead to the same node are merged into one edge.
    """

    position: Position
    question: Pending | Run | None
    edges: tuple[PositionEdge, ...]
    open: bool
    tail: int = 0

    @property
    def total(self) -> int:
        return sum(edge.weight for edge in self.edges) + self.tail


class Throwable(NamedTuple):
    """Where values of a throw lead, regardless of the totals: a place from which the run may find its next question."""

    answers: tuple[Any, ...]
    weight: int
    target: PlaceId
    move: Move


class Exploration:
    """All positions below a first one. With a policy for the `others`, only the decisions of `me` are open.

    Where a throw leads depends on where the run stands (its *place*), and on the running totals only if a phase reads
    them. So it is worked out once per place, and a position is identified by its place and its totals.
    """

    def __init__(
        self,
        first: Halt,
        me: str,
        others: Policy | None,
        watch: Callable[[int], None] | None,
        reach: int = PATIENT,
    ) -> None:
        self._me, self._others, self._watch = me, others, watch
        self._reach, self._steps, self._inside = reach, 0, 0
        self._solving = Solving(None, StateCounter(self._solved))
        self._frames: dict[CallContext, int] = {}
        self._callers: dict[int, tuple[Position | None, int]] = {}
        self._equal_callers: dict[Position | None, int] = {}
        self._levels: dict[int, int | None] = {}
        self._places: dict[tuple[int, Phase | None, Any], PlaceId] = {}
        self._ids: dict[tuple[PlaceId, Tally], NodeId] = {}
        self._numbers = count()
        self._moves: dict[PlaceId, list[Throwable]] = {}
        self._asked: dict[PlaceId, Pending] = {}
        self._waiting: list[tuple[Halt, PlaceId]] = []
        self._sights: set[Any] = set()
        self.nodes: dict[NodeId, PositionNode] = {}
        self.start = self._id_of(first)
        while self._waiting:
            (position, question), place = self._waiting.pop()
            node = self._node(position, question, place)
            self.nodes[self._ids[place, position.tally]] = node
            self._spend(PER_NODE + len(node.edges))
            if watch and len(self.nodes) % 200 == 0:
                watch(len(self.nodes))

    def deciders(self) -> list[str]:
        """The players whose decisions are open."""
        found: set[str] = set()
        for position, question, _, is_open, _ in self.nodes.values():
            if is_open and isinstance(question, Ask):
                found.update(position.players_asked(question))
        return sorted(found)

    def _spend(self, steps: int) -> None:
        """Count the work; stop with a refusal once it exceeds the limit."""
        self._steps += steps
        if self._steps > self._reach:
            asked = (node.question for node in self.nodes.values() if node.open)
            labels = dict.fromkeys(question.label for question in asked if isinstance(question, Ask))
            decisions = ", ".join(labels) or "none"
            seen = len(self.nodes) + self._inside
            raise OutOfReach(Message("error-best-too-many", positions=seen, decisions=decisions))

    def _solved(self, states: int) -> None:
        """Note that nested procedures have reached this many states in all."""
        self._inside = states
        self._spend(PER_STATE * StateCounter.EVERY)
        if self._watch:
            self._watch(states)

    def _id_of(self, halt: Halt) -> NodeId:
        """The number of a position; a new one is queued for exploration."""
        position, question = halt
        if question is None and position.tally:  # nobody will read the totals any more
            position = position._replace(tally=())
            halt = position, None
        place = self._place_of(position)
        key = (place, position.tally)
        node_id = self._ids.get(key)
        if node_id is None:
            node_id = self._ids[key] = next(self._numbers)
            self._waiting.append((halt, place))
        return node_id

    def _place_of(self, position: Position) -> PlaceId:
        """The number of the place where a run stands, regardless of its totals."""
        return self._places.setdefault((self._frame_of(position), position.phase, position.state), len(self._places))

    def _frame_of(self, position: Position) -> int:
        """The number of what stays constant while a procedure runs."""
        _, context, _, _, _, caller, then, roles = position
        return self._frames.setdefault((context, self._caller(caller), then, roles), len(self._frames))

    def _caller(self, caller: Position | None) -> int:
        """The number of the caller that waits for the outcome. Callers met before are found by identity: a lookup by
        value is slow."""
        met = self._callers.get(id(caller))
        if met is None:
            met = self._callers[id(caller)] = caller, self._equal_callers.setdefault(caller, len(self._equal_callers))
        return met[1]

    def _node(self, position: Position, question: Pending | None, place: PlaceId) -> PositionNode:
        if frame := self._decided_by_dice(position):
            return self._thrown(position, frame)
        if isinstance(question, Roll):
            return self._rolled(position, question, place)
        is_open, answers = self._possible(position, question)
        if is_open and position.hides:
            self._check_sight(position, question)
        edges = []
        for answer, weight in answers:
            assert question is not None
            halt = answered(position, question, answer)
            self._spend(PER_CALL if halt[0].caller is position.caller else PER_CROSSING)
            edges.append(PositionEdge(answer, weight, self._id_of(halt)))
        return PositionNode(position, question, tuple(edges) if is_open else _joined(edges), is_open)

    def _rolled(self, position: Position, roll: Roll, place: PlaceId) -> PositionNode:
        """A throw. Where a value leads depends on the running totals only if the question has read them."""
        assert position.phase is not None
        moves = self._moves.get(place)
        if moves is None:
            moves = [
                Throwable(tuple(answers), weight, self._place_of(moved(position, move)), move)
                for answers, weight, move in _moves(position, roll)
            ]
            self._spend(PER_CALL * len(roll.throw.weights()[0]))
            if "tally" not in injected_names(position.phase):
                self._moves[place] = moves
        tally, ids = position.tally, self._ids
        edges = []
        for (answer, *alike), weight, target, move in moves:
            key = (target, added(tally, move[2]) if move[2] else tally)
            node_id = ids.get(key)
            if node_id is None:
                node_id = ids[key] = self._id_of(self._settled(moved(position, move), target))
            edges.append(PositionEdge(answer, weight, node_id, tuple(alike)))
        return PositionNode(position, roll, _joined(edges), open=False, tail=roll.throw.weights()[2])

    def _settled(self, position: Position, place: PlaceId) -> Halt:
        """The run at its next question; worked out only once if that does not depend on the totals."""
        question = self._asked.get(place)
        if question is not None:
            return position, question
        halt = settled(position)
        self._spend(PER_CALL if halt[0].caller is position.caller else PER_CROSSING)
        phase = position.phase
        stays = phase is not None and "tally" not in injected_names(phase) and self._place_of(halt[0]) == place
        if stays and halt[1] is not None:
            self._asked[place] = halt[1]
        return halt

    def _decided_by_dice(self, position: Position) -> Position | None:
        """The outermost nested procedure that this position has just entered and in which nobody decides."""
        if position.caller is None:
            return None
        number = self._frame_of(position)
        if number not in self._levels:
            self._levels[number] = self._level(position)
        levels = self._levels[number]
        if levels is None:
            return None
        for _ in range(levels):
            assert position.caller is not None
            position = position.caller
        return position

    def _level(self, position: Position) -> int | None:
        """How many callers above this position that procedure is."""
        found = None
        for level in range(position.depth):
            if not self._solving.decides(position.context):
                found = level
            assert position.caller is not None
            position = position.caller
        return found

    def _thrown(self, position: Position, frame: Position) -> PositionNode:
        """A whole nested procedure, treated as one throw of its outcomes."""
        caller = frame.caller
        assert caller is not None
        assert caller.phase is not None
        run: Run = ENTER[caller.phase](caller.state, caller.context, caller.tally)
        solution = self._solving.solution(run.procedure, frame.context.given)
        edges = []
        for outcome, weight in solution.weights.items():
            self._spend(PER_CROSSING)
            edges.append(PositionEdge(outcome, weight, self._id_of(returned(frame, outcome))))
        return PositionNode(position, run, _joined(edges), open=False, tail=solution.tail)

    def _possible(self, position: Position, question: Ask | Consult | None) -> tuple[bool, list[tuple[Any, int]]]:
        """Whether the question is an open decision, and its answers; they are weighted unless the choice is free."""
        if question is None:
            return False, []
        if not isinstance(question, Ask):
            return False, [(slot_value(position, question), 1)]
        if question.simultaneous:
            return self._possible_together(position, question)
        if self._others is not None and position.player(str(question.who)) != self._me:
            return False, list(chosen(question, self._others, position).weighted)
        return True, [(value, 1) for value in question.values()]

    def _check_sight(self, position: Position, question: Pending | None) -> None:
        """Refuse a decision of somebody to whom two positions look alike: an answer to each would be an answer to what
        is hidden. What the first position hides is no secret here: whoever asks has stated it."""
        assert isinstance(question, Ask)
        players = position.players_asked(question)
        for who in players if self._others is None else [self._me]:
            known = position.known_to(who)
            if known in self._sights:
                raise OutOfReach(Message("error-best-hidden", id=position.outermost.procedure.id))
            self._sights.add(known)

    def _possible_together(self, position: Position, question: Ask) -> tuple[bool, list[tuple[Any, int]]]:
        if len(question.who) != 2:
            raise JactaError(Message("error-best-many", question=question.label))
        first, second = question.values()
        players = position.players_asked(question)
        if self._others is None:
            return True, [((one, other), 1) for one in first for other in second]
        if self._me not in players:
            return False, list(chosen(question, self._others, position).weighted)
        other_side = 1 - players.index(self._me)
        mix = chosen(question, self._others, position).part(other_side).weighted
        if other_side:
            return True, [((mine, reply), weight) for mine in first for reply, weight in mix]
        return True, [((reply, mine), weight) for mine in second for reply, weight in mix]


def _moves(position: Position, roll: Roll) -> list[tuple[list[Any], int, Move]]:
    """Where the values of a throw lead, with their weights; values with the same effect are grouped."""
    then, state = roll.then, position.state
    beside = injected(then, position.context)
    found: dict[Any, tuple[list[Any], int, Move]] = {}
    for value, weight in roll.throw.weights()[0]:
        move = check_move(then, then(state, value, *beside))
        values, so_far, _ = found.get(move[:3], ([], 0, move))
        values.append(value)
        found[move[:3]] = values, so_far + weight, move
    return list(found.values())


def _joined(edges: list[PositionEdge]) -> tuple[PositionEdge, ...]:
    """Chance edges that lead to the same place, merged."""
    if len({edge.target for edge in edges}) == len(edges):
        return tuple(edges)
    found: dict[NodeId, list[PositionEdge]] = {}
    for edge in edges:
        found.setdefault(edge.target, []).append(edge)
    return tuple(_as_one(several) if len(several) > 1 else several[0] for several in found.values())


def _as_one(edges: list[PositionEdge]) -> PositionEdge:
    first = edges[0]
    answers = [answer for edge in edges for answer in (edge.answer, *edge.alike)]
    return PositionEdge(first.answer, sum(edge.weight for edge in edges), first.target, tuple(answers[1:]))
