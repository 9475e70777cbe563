"""What every position is worth to every player, when all decide for the best.

Positions are valued backwards from the outcomes, with exact fractions. A part of the graph with loops is solved by
policy iteration, and a secret simultaneous decision of two opponents as a matrix game. A nested procedure in which
nobody decides is one throw: its odds.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import lcm
from typing import Any, NamedTuple, TypeAlias

from jacta.errors import EndlessProcedure, JactaError
from jacta.kernel.branches import Watch, summed
from jacta.kernel.looping import components, solved
from jacta.kernel.matrix_games import equilibrium
from jacta.kernel.policies import Mix, Policy, chosen
from jacta.kernel.questions import UNDECIDED, Ask, Roll, Run, extras
from jacta.kernel.running import Pending, Position, Standing, answered, returned, slot_value
from jacta.kernel.solving import Solving
from jacta.text import Message

Worth: TypeAlias = "tuple[Fraction, ...]"
"""The expected aim of each player, in the order of `players`; last, the mass lost in tails, where aims count 0."""
AimOf: TypeAlias = Callable[[str, Any], Fraction]
"""What an outcome is worth to a player."""

MOST_ROUNDS = 1_000
MOST_BITS = 20_000


class Way(NamedTuple):
    """One answer to a position's question, and where it leads."""

    answer: Any
    weight: int
    target: Position


class Spot(NamedTuple):
    """A position with its question. `open` marks a decision to be made for the best; else the ways are weighted.

    The ways of a simultaneous decision are weighted, too, where the other side follows a policy.
    """

    question: Pending | Run | None
    ways: tuple[Way, ...]
    open: bool
    tail: int = 0

    @property
    def total(self) -> int:
        return sum(way.weight for way in self.ways) + self.tail

    @property
    def targets(self) -> list[tuple[Position, int]]:
        return [(way.target, way.weight) for way in self.ways]


def _part_of(mix: Mix, place: int) -> list[tuple[Any, int]]:
    """What one player answers in a mix of answers given together."""
    weights: dict[Any, int] = {}
    for answers, weight in mix.weighted:
        weights[answers[place]] = weights.get(answers[place], 0) + weight
    return list(weights.items())


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
        self.me, self.aim, self.others, self._watch = players[0], aim, others, watch
        self.spots = self._explored(first, watch)
        self.deciders = self._deciders()
        self.players = tuple(dict.fromkeys((*players, *self.deciders)))
        self.worth: dict[Position, Worth] = {}
        self.choices: dict[Position, Mix] = {}
        graph = {position: [way.target for way in spot.ways] for position, spot in self.spots.items()}
        for number, part in enumerate(reversed(components(graph))):
            if watch and number % 200 == 0:
                watch(len(self.spots))
            if len(part) == 1 and part[0] not in graph[part[0]]:
                self.worth[part[0]] = self._judged(part[0])
            else:
                self._iterate(part)

    def taken(self, position: Position) -> dict[Position, Fraction]:
        """Where the run goes from here when everybody plays the best, with its probability."""
        found: dict[Position, Fraction] = {}
        for target, chance in self._weighted(position):
            found[target] = found.get(target, Fraction(0)) + chance
        return found

    # --- Explore

    def _explored(self, first: Standing, watch: Callable[[int], None] | None) -> dict[Position, Spot]:
        spots: dict[Position, Spot] = {}
        waiting = [first]
        while waiting:
            position, question = waiting.pop()
            if position in spots:
                continue
            if frame := self._decided_by_dice(position):
                spots[position] = self._thrown(frame, waiting)
                continue
            is_open, answers, tail = self._possible(position, question)
            ways = []
            for answer, weight in answers:
                assert question is not None
                following = answered(position, question, answer)
                waiting.append(following)
                ways.append(Way(answer, weight, following[0]))
            spots[position] = Spot(question, tuple(ways), is_open, tail)
            if watch and len(spots) % 200 == 0:
                watch(len(spots))
        return spots

    def _decided_by_dice(self, position: Position) -> Position | None:
        """The outermost nested procedure that this position has just entered and in which nobody decides."""
        found = None
        while position.caller is not None:
            if not position.procedure.decides:
                found = position
            position = position.caller
        return found

    def _thrown(self, frame: Position, waiting: list[Standing]) -> Spot:
        """A whole nested procedure, read as one throw of its outcomes."""
        caller = frame.caller
        assert caller is not None
        assert caller.phase is not None
        run: Run = caller.phase(caller.state, *extras(caller.phase, caller.around, caller.tally))
        solution = Solving(None, Watch(self._watch)).solution(run.procedure, frame.around.given)
        ways = []
        for outcome, weight in solution.weights.items():
            following = returned(frame, outcome)
            waiting.append(following)
            ways.append(Way(outcome, weight, following[0]))
        return Spot(run, tuple(ways), open=False, tail=solution.tail)

    def _possible(self, position: Position, question: Pending | None) -> tuple[bool, list[tuple[Any, int]], int]:
        """Whether the question is an open decision, its answers, weighted where they are not free, and the tail."""
        if question is None:
            return False, [], 0
        if isinstance(question, Roll):
            pairs, _, tail = question.throw.weights()
            return False, list(pairs), tail
        if not isinstance(question, Ask):
            return False, [(slot_value(position, question), 1)], 0
        if question.simultaneous:
            return self._possible_together(position, question)
        if self.others is not None and position.player(str(question.who)) != self.me:
            return False, list(chosen(question, self.others, position).weighted), 0
        return True, [(value, 1) for value in question.values()], 0

    def _possible_together(self, position: Position, question: Ask) -> tuple[bool, list[tuple[Any, int]], int]:
        if len(question.who) != 2:
            raise JactaError(Message("error-best-many", question=question.label))
        ours, theirs = question.values()
        players = position.players_asked(question)
        if self.others is None:
            return True, [((one, other), 1) for one in ours for other in theirs], 0
        if self.me not in players:
            return False, list(chosen(question, self.others, position).weighted), 0
        place = 1 - players.index(self.me)
        mix = _part_of(chosen(question, self.others, position), place)
        if place:
            return True, [((one, other), weight) for one in ours for other, weight in mix], 0
        return True, [((other, one), weight) for one in theirs for other, weight in mix], 0

    def _deciders(self) -> list[str]:
        found: set[str] = set()
        for position, spot in self.spots.items():
            if spot.open and isinstance(spot.question, Ask):
                found.update(position.players_asked(spot.question))
        return sorted(found)

    # --- Value

    def _judged(self, position: Position) -> Worth:
        """The worth of a position whose followers are valued; an open decision is made on the way."""
        question, ways, is_open, tail = spot = self.spots[position]
        if question is None:
            lost = position.outcome is UNDECIDED
            aims = (Fraction(0) if lost else self.aim(player, position.outcome) for player in self.players)
            return (*aims, Fraction(lost))
        if is_open:
            assert isinstance(question, Ask)
            self.choices[position] = self._best_answer(position, question, ways)
        worth = [Fraction(0)] * (len(self.players) + 1)
        for target, chance in self._weighted(position):
            for index, value in enumerate(self.worth[target]):
                worth[index] += chance * value
        if tail:
            worth[-1] += Fraction(tail, spot.total)
        return tuple(worth)

    def _weighted(self, position: Position) -> list[tuple[Position, Fraction]]:
        """Where the run goes from here, under the answers chosen so far."""
        spot = self.spots[position]
        if spot.open:
            mix = self.choices[position]
            weights, total = dict(mix.weighted), mix.total
            return [(way.target, Fraction(weights[way.answer], total)) for way in spot.ways if way.answer in weights]
        total = spot.total
        return [(target, Fraction(weight, total)) for target, weight in summed(spot.targets).items()]

    def decider(self, position: Position, question: Ask) -> int:
        """The place among the players of the one who decides; of two who decide at once, the one we look with."""
        players = position.players_asked(question)
        return self.players.index(self.me if len(players) > 1 and self.others is not None else players[0])

    def _best_answer(self, position: Position, question: Ask, ways: tuple[Way, ...]) -> Mix:
        """The answer worth most to the player who decides. The default wins ties, then the order of options."""
        place = self.decider(position, question)
        if question.simultaneous:
            return (
                self._best_reply(position, ways, place)
                if self.others is not None
                else self._best_mix(position, question, ways, place)
            )
        default = question.default_answer(position.seen_by(str(question.who)))
        best = max(ways, key=lambda way: (self.worth[way.target][place], way.answer == default))
        return Mix(((best.answer, 1),))

    def _best_reply(self, position: Position, ways: tuple[Way, ...], place: int) -> Mix:
        """Our best answer where the other side, deciding at the same time, follows a policy."""
        question = self.spots[position].question
        assert isinstance(question, Ask)
        ours = position.players_asked(question).index(self.me)
        worth: dict[Any, Fraction] = {}
        for way in ways:
            mine = way.answer[ours]
            worth[mine] = worth.get(mine, Fraction(0)) + way.weight * self.worth[way.target][place]
        best = max(worth, key=lambda mine: worth[mine])
        return Mix(tuple((way.answer, way.weight) for way in ways if way.answer[ours] == best))

    def _best_mix(self, position: Position, question: Ask, ways: tuple[Way, ...], place: int) -> Mix:
        """The equilibrium of a secret simultaneous decision of two opponents whose aims oppose each other."""
        first, second = question.values()
        opponent = self.players.index(position.players_asked(question)[1])
        if len({self.worth[way.target][place] + self.worth[way.target][opponent] for way in ways}) > 1:
            raise JactaError(Message("error-best-not-opposed", question=question.label))
        worth = {way.answer: self.worth[way.target][place] for way in ways}
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
        ways_out = self._ways_out(part)
        for position in part:
            question, ways, is_open, _ = self.spots[position]
            if is_open:
                assert isinstance(question, Ask)
                decisions.append((position, question, ways))
                self.choices[position] = ways_out[position]
        for _ in range(MOST_ROUNDS):
            if self._watch:
                self._watch(len(self.spots))
            self._evaluate(part)
            better: dict[Position, Mix] = {}
            for player in self.players:  # one player at a time: two at once could leave the loop without an exit
                for position, question, ways in decisions:
                    answer = self._improved(position, question, ways)
                    if answer is not None and self.players[self.decider(position, question)] == player:
                        better[position] = answer
                if better:
                    break
            if not better:
                return
            self.choices |= better
            if any(worth.denominator.bit_length() > MOST_BITS for worth in self.worth[part[0]]):
                break  # a value that is no fraction: the rounds only come nearer to it
        raise EndlessProcedure(Message("error-no-equilibrium"))

    def _ways_out(self, part: list[Position]) -> dict[Position, Mix]:
        """For every decision of a loop an answer that leads out of it, or nearer to where it can be left."""
        inside = set(part)
        found: dict[Position, Mix] = {}
        leads_out = dict.fromkeys(part, False)
        while True:
            nearer = [
                (position, way)
                for position in part
                if not leads_out[position]
                for way in self.spots[position].ways
                if way.target not in inside or leads_out[way.target]
            ]
            if not nearer:
                break
            for position, way in nearer:
                leads_out[position] = True
                found.setdefault(position, self._answering_like(position, way))
        if not all(leads_out.values()):
            raise EndlessProcedure(Message("error-endless-loop"))
        return found

    def _answering_like(self, position: Position, way: Way) -> Mix:
        """The answer of a way; where the other side replies by a policy at the same time, with all its replies."""
        question, ways, is_open, _ = self.spots[position]
        if not (is_open and isinstance(question, Ask) and question.simultaneous and self.others is not None):
            return Mix(((way.answer, 1),))
        ours = position.players_asked(question).index(self.me)
        return Mix(tuple((one.answer, one.weight) for one in ways if one.answer[ours] == way.answer[ours]))

    def _improved(self, position: Position, question: Ask, ways: tuple[Way, ...]) -> Mix | None:
        """A strictly better answer than the present one, if there is one."""
        present, better = self.choices[position], self._best_answer(position, question, ways)
        place = self.decider(position, question)
        worth = {way.answer: self.worth[way.target][place] for way in ways}

        def value(mix: Mix) -> Fraction:
            return sum((weight * worth[answer] for answer, weight in mix.weighted), Fraction(0)) / mix.total

        if question.simultaneous and self.others is None:
            return None if better == present else better
        return better if value(better) > value(present) else None

    def _evaluate(self, part: list[Position]) -> None:
        """The exact worth of a loop's positions under the present answers."""
        inside = set(part)
        taken = {position: self.taken(position) for position in part}
        solutions = []
        for player in range(len(self.players) + 1):
            system: dict[Position, dict[Position, Fraction]] = {}
            right: dict[Position, Fraction] = {}
            for position in part:
                row = {position: Fraction(1)}
                spot = self.spots[position]
                lost = spot.tail and player == len(self.players)
                right[position] = Fraction(spot.tail, spot.total) if lost else Fraction(0)
                for target, chance in taken[position].items():
                    if target in inside:
                        row[target] = row.get(target, Fraction(0)) - chance
                    else:
                        right[position] += chance * self.worth[target][player]
                system[position] = row
            solutions.append(solved(system, right))
        for position in part:
            self.worth[position] = tuple(solution[position] for solution in solutions)
