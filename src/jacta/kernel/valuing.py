"""What every position is worth to every player, when all decide for the best.

Positions are valued backwards from the outcomes, with exact fractions. A part of the graph with loops is solved by
policy iteration, and a secret simultaneous decision of two opponents as a matrix game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import lcm
from typing import Any, TypeAlias

from jacta.errors import EndlessProcedure, JactaError
from jacta.kernel.branches import summed
from jacta.kernel.exploring import Exploration, Place, Way
from jacta.kernel.looping import components, solved
from jacta.kernel.matrix_games import equilibrium
from jacta.kernel.policies import Mix, Policy
from jacta.kernel.questions import UNDECIDED, Ask
from jacta.kernel.running import Position, Standing
from jacta.text import Message

Worth: TypeAlias = "tuple[Fraction, ...]"
"""The expected aim of each player, in the order of `players`; last, the mass lost in tails, where aims count 0."""
AimOf: TypeAlias = Callable[[str, Any], Fraction]
"""What an outcome is worth to a player."""

MOST_ROUNDS = 1_000
MOST_BITS = 20_000


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
        self.me, self.aim, self.others, self._watch = players[0], aim, others, watch
        graph = Exploration(first, self.me, others, watch)
        self.start, self.spots, self.deciders = graph.start, graph.spots, graph.deciders()
        self.players = tuple(dict.fromkeys((*players, *self.deciders)))
        self.worth: dict[Place, Worth] = {}
        self.choices: dict[Place, Mix] = {}
        targets = {place: [way.target for way in spot.ways] for place, spot in self.spots.items()}
        for number, part in enumerate(reversed(components(targets))):
            if watch and number % 200 == 0:
                watch(len(self.spots))
            if len(part) == 1 and part[0] not in targets[part[0]]:
                self.worth[part[0]] = self._judged(part[0])
            else:
                self._iterate(part)

    def taken(self, place: Place) -> dict[Place, Fraction]:
        """Where the run goes from here when everybody plays the best, with its probability."""
        weighted, total = self._weighted(place)
        return {target: Fraction(weight, total) for target, weight in weighted.items()}

    def policy(self) -> dict[Position, Mix]:
        """What to answer at every open decision."""
        return {self.spots[place].position: mix for place, mix in self.choices.items()}

    # --- Value

    def _judged(self, place: Place) -> Worth:
        """The worth of a place whose followers are valued; an open decision is made on the way."""
        position, question, _, is_open, tail = self.spots[place]
        if question is None:
            lost = position.outcome is UNDECIDED
            aims = (Fraction(0) if lost else self.aim(player, position.outcome) for player in self.players)
            return (*aims, Fraction(lost))
        if is_open:
            self.choices[place] = self._best_answer(place)
        weighted, total = self._weighted(place)
        followers = [(weight, self.worth[target]) for target, weight in weighted.items()]
        if tail:
            followers.append((tail, (*(Fraction(0) for _ in self.players), Fraction(1))))
        return followers[0][1] if len(followers) == 1 else _mean(followers, total)

    def _weighted(self, place: Place) -> tuple[dict[Place, int], int]:
        """Where the run goes from here, under the answers chosen so far, with integer weights over a total."""
        spot = self.spots[place]
        if not spot.open:
            return {way.target: way.weight for way in spot.ways}, spot.total
        mix = self.choices[place]
        weights = dict(mix.weighted)
        return summed((way.target, weights[way.answer]) for way in spot.ways if way.answer in weights), mix.total

    def decider(self, place: Place) -> int:
        """The index among the players of the one who decides; of two who decide at once, the one we look with."""
        players = self.spots[place].position.players_asked(self._decision(place))
        return self.players.index(self.me if len(players) > 1 and self.others is not None else players[0])

    def _decision(self, place: Place) -> Ask:
        question = self.spots[place].question
        assert isinstance(question, Ask)
        return question

    def _best_answer(self, place: Place) -> Mix:
        """The answer worth most to the player who decides. The default wins ties, then the order of options."""
        question, decider = self._decision(place), self.decider(place)
        if question.simultaneous:
            return self._best_reply(place, decider) if self.others is not None else self._best_mix(place, decider)
        position, _, ways, _, _ = self.spots[place]
        default = question.default_answer(position.seen_by(str(question.who)))
        best = max(ways, key=lambda way: (self.worth[way.target][decider], way.answer == default))
        return Mix(((best.answer, 1),))

    def _best_reply(self, place: Place, decider: int) -> Mix:
        """Our best answer where the other side, deciding at the same time, follows a policy."""
        position, _, ways, _, _ = self.spots[place]
        ours = position.players_asked(self._decision(place)).index(self.me)
        worth: dict[Any, Fraction] = {}
        for way in ways:
            mine = way.answer[ours]
            worth[mine] = worth.get(mine, Fraction(0)) + way.weight * self.worth[way.target][decider]
        best = max(worth, key=lambda mine: worth[mine])
        return Mix(tuple((way.answer, way.weight) for way in ways if way.answer[ours] == best))

    def _best_mix(self, place: Place, decider: int) -> Mix:
        """The equilibrium of a secret simultaneous decision of two opponents whose aims oppose each other."""
        position, _, ways, _, _ = self.spots[place]
        question = self._decision(place)
        first, second = question.values()
        opponent = self.players.index(position.players_asked(question)[1])
        if len({self.worth[way.target][decider] + self.worth[way.target][opponent] for way in ways}) > 1:
            raise JactaError(Message("error-best-not-opposed", question=question.label))
        worth = {way.answer: self.worth[way.target][decider] for way in ways}
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

    def _iterate(self, part: list[Place]) -> None:
        """Policy iteration: value the present answers exactly, improve them, until nothing can be improved."""
        decisions = [place for place in part if self.spots[place].open]
        ways_out = self._ways_out(part)
        self.choices |= {place: ways_out[place] for place in decisions}
        for _ in range(MOST_ROUNDS):
            if self._watch:
                self._watch(len(self.spots))
            self._evaluate(part)
            better: dict[Place, Mix] = {}
            for player in self.players:  # one player at a time: two at once could leave the loop without an exit
                for place in decisions:
                    answer = self._improved(place)
                    if answer is not None and self.players[self.decider(place)] == player:
                        better[place] = answer
                if better:
                    break
            if not better:
                return
            self.choices |= better
            if any(worth.denominator.bit_length() > MOST_BITS for worth in self.worth[part[0]]):
                break  # a value that is no fraction: the rounds only come nearer to it
        raise EndlessProcedure(Message("error-no-equilibrium"))

    def _ways_out(self, part: list[Place]) -> dict[Place, Mix]:
        """For every place of a loop an answer that leads out of it, or nearer to where it can be left."""
        inside = set(part)
        found: dict[Place, Mix] = {}
        leads_out = dict.fromkeys(part, False)
        while True:
            nearer = [
                (place, way)
                for place in part
                if not leads_out[place]
                for way in self.spots[place].ways
                if way.target not in inside or leads_out[way.target]
            ]
            if not nearer:
                break
            for place, way in nearer:
                leads_out[place] = True
                found.setdefault(place, self._answering_like(place, way))
        if not all(leads_out.values()):
            raise EndlessProcedure(Message("error-endless-loop"))
        return found

    def _answering_like(self, place: Place, way: Way) -> Mix:
        """The answer of a way; where the other side replies by a policy at the same time, with all its replies."""
        position, question, ways, is_open, _ = self.spots[place]
        if not (is_open and isinstance(question, Ask) and question.simultaneous and self.others is not None):
            return Mix(((way.answer, 1),))
        ours = position.players_asked(question).index(self.me)
        return Mix(tuple((one.answer, one.weight) for one in ways if one.answer[ours] == way.answer[ours]))

    def _improved(self, place: Place) -> Mix | None:
        """A strictly better answer than the present one, if there is one."""
        present, better = self.choices[place], self._best_answer(place)
        decider = self.decider(place)
        worth = {way.answer: self.worth[way.target][decider] for way in self.spots[place].ways}

        def value(mix: Mix) -> Fraction:
            return sum((weight * worth[answer] for answer, weight in mix.weighted), Fraction(0)) / mix.total

        if self._decision(place).simultaneous and self.others is None:
            return None if better == present else better
        return better if value(better) > value(present) else None

    def _evaluate(self, part: list[Place]) -> None:
        """The exact worth of a loop's places under the present answers."""
        inside = set(part)
        taken = {place: self.taken(place) for place in part}
        solutions = []
        for player in range(len(self.players) + 1):
            system: dict[Place, dict[Place, Fraction]] = {}
            right: dict[Place, Fraction] = {}
            for place in part:
                row = {place: Fraction(1)}
                spot = self.spots[place]
                lost = spot.tail and player == len(self.players)
                right[place] = Fraction(spot.tail, spot.total) if lost else Fraction(0)
                for target, chance in taken[place].items():
                    if target in inside:
                        row[target] = row.get(target, Fraction(0)) - chance
                    else:
                        right[place] += chance * self.worth[target][player]
                system[place] = row
            solutions.append(solved(system, right))
        for place in part:
            self.worth[place] = tuple(solution[place] for solution in solutions)


def _mean(followers: Sequence[tuple[int, Worth]], total: int) -> Worth:
    """The weighted mean over this total, over one denominator: adding fractions one by one would reduce each sum."""
    found = []
    for values in zip(*(worth for _, worth in followers), strict=True):
        common = lcm(*(value.denominator for value in values))
        whole = sum(
            weight * value.numerator * (common // value.denominator)
            for (weight, _), value in zip(followers, values, strict=True)
        )
        found.append(Fraction(whole, common * total))
    return tuple(found)
