"""The tree that the search grows: playouts from one position, and the results of the answers tried in them.

Every playout goes to an outcome (or as far as the game looks ahead). At a decision it takes the answer with the best
results so far, or one that has been tried too rarely to tell; answers come into play one after another, the usual one
first, so that many legal answers do not drown the few good ones. Dice are thrown, and what a player cannot see is
resampled for every playout, so nobody plays by what they do not know. Positions that look alike to whoever decides
share their statistics. Players who decide simultaneously learn by regret matching, which leads to the mix of an
equilibrium.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil, inf, log, sqrt
from typing import Any, NamedTuple

from jacta.dice import Seeded, Source
from jacta.kernel.rule.questions import UNDECIDED, Ask, Consult, Roll
from jacta.kernel.run.policies import Policy, picked
from jacta.kernel.run.position import Halt, Position, answered, slot_table, slot_value

CAUTION = 2.0
"""Standard errors by which an answer must be ahead of the usual one to be preferred to it."""
CURIOSITY = 0.7
"""How much rarely tried answers are favoured, relative to the range of worths seen so far."""
WIDTH = 1.5
"""How many answers are considered, as a multiple of the square root of the visits."""
EXPLORED = 0.1
"""How often a player in a simultaneous decision answers at random."""
LONGEST = 5_000
"""Positions after which a playout is abandoned, at worth 0 to everybody."""

OutcomeWorth = Callable[[str, Any], float]
"""What an outcome is worth to a player."""
Owns = Callable[[str], bool]
"""Whether a player is of the party that searches."""


class Ahead(NamedTuple):
    """How far to look ahead from a position: `enough` says when to stop, `worth` what it is worth to a player then."""

    enough: Callable[[Position], bool]
    worth: Callable[[Position, str], float]


class PlayoutResults:
    """The results of an answer over playouts."""

    __slots__ = ("squares", "sum", "tries")

    def __init__(self) -> None:
        self.tries, self.sum, self.squares = 0, 0.0, 0.0

    def add(self, worth: float) -> None:
        self.tries += 1
        self.sum += worth
        self.squares += worth * worth

    @property
    def mean(self) -> float:
        return self.sum / self.tries if self.tries else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.tries < 2:
            return inf
        return sqrt(max(0.0, self.squares / self.tries - self.mean**2) / (self.tries - 1))


class SearchNode:
    """A decision of one player: the answers in the order in which they come into play, and their results.

    At the root, `leads` tells how much each answer came to more than the first, the usual one, with the same luck.
    """

    def __init__(self, player: str, answers: Sequence[Any], at: Position, question: Ask) -> None:
        self.player, self.answers = player, answers
        self.figures = [PlayoutResults() for _ in answers]
        self.leads = [PlayoutResults() for _ in answers]
        self.at, self.question = at, question
        self.visits = 0

    def pick(self, span: float) -> int:
        """The index of the answer to try next."""
        wide = min(len(self.answers), ceil(WIDTH * sqrt(self.visits + 1)))
        chance = log(self.visits + 1) * (CURIOSITY * span) ** 2
        best, most = 0, -inf
        for place in range(wide):
            one = self.figures[place]
            if not one.tries:
                return place
            hoped = one.sum / one.tries + sqrt(chance / one.tries)
            if hoped > most:
                best, most = place, hoped
        return best

    @property
    def best(self) -> int:
        """The index of the answer tried most; among equals, the one with the best mean."""
        return max(range(len(self.answers)), key=lambda place: (self.figures[place].tries, self.figures[place].mean))

    @property
    def choice(self) -> int:
        """The index of the best answer, or of the usual one where the best is hardly ahead of that."""
        best = self.best
        lead = self.leads[best]
        return best if lead.mean > CAUTION * lead.error else 0

    def learn(self, place: int, worth: float) -> None:
        self.visits += 1
        self.figures[place].add(worth)


class JointNode:
    """A simultaneous decision: the regrets of each player, and how often each answer was called for."""

    def __init__(self, players: tuple[str, ...], answers: tuple[tuple[Any, ...], ...]) -> None:
        self.players, self.answers = players, answers
        self.regrets = [[0.0] * len(part) for part in answers]
        self.called = [[0.0] * len(part) for part in answers]
        self.known: dict[tuple[int, ...], list[PlayoutResults]] = {}

    def pick(self, source: Source) -> tuple[int, ...]:
        return tuple(self._drawn(part, source) for part in range(len(self.players)))

    def _drawn(self, part: int, source: Source) -> int:
        strategy = self._strategy(part)
        for place, share in enumerate(strategy):
            self.called[part][place] += share
        if source.below(1_000_000) < EXPLORED * 1_000_000:
            return source.below(len(strategy))
        left = source.below(1_000_000) / 1_000_000
        for place, share in enumerate(strategy):
            left -= share
            if left < 0:
                return place
        return len(strategy) - 1

    def _strategy(self, part: int) -> list[float]:
        positive = [max(0.0, one) for one in self.regrets[part]]
        total = sum(positive)
        return [one / total for one in positive] if total else [1 / len(positive)] * len(positive)

    def learn(self, places: tuple[int, ...], worths: Sequence[float]) -> None:
        known = self.known.setdefault(places, [PlayoutResults() for _ in self.players])
        for one, worth in zip(known, worths, strict=True):
            one.add(worth)
        for part, regrets in enumerate(self.regrets):
            for place in range(len(regrets)):
                other = (*places[:part], place, *places[part + 1 :])
                if other != places and other in self.known:
                    regrets[place] += self.known[other][part].mean - worths[part]

    def mix(self, part: int) -> list[float]:
        """How often a player gives each answer."""
        total = sum(self.called[part])
        count = len(self.called[part])
        return [one / total for one in self.called[part]] if total else [1 / count] * count


class Tree:
    """Everything learned below one position. With a policy for the `others`, only our own decisions are open."""

    def __init__(self, me: str, worth: OutcomeWorth, seed: str, others: Policy | None, owns: Owns) -> None:
        self.me, self.worth, self.others, self.owns = me, worth, others, owns
        self._order = Seeded(f"order {seed}")
        self.nodes: dict[Any, SearchNode] = {}
        self.together: dict[Any, JointNode] = {}
        self.total = PlayoutResults()
        self.late = PlayoutResults()
        self.positions = 0
        self._least: dict[str, float] = {}
        self._most: dict[str, float] = {}

    def grow(
        self, halt: Halt, source: Source, ahead: Ahead | None = None, *, first: int | None = None, late: bool = False
    ) -> float:
        """One playout from here to its end, and what it was worth to us; `first` may fix the first answer."""
        position, question = halt
        path: list[tuple[SearchNode, int]] = []
        joint: list[tuple[JointNode, tuple[int, ...]]] = []
        steps = 0
        while question is not None and steps < LONGEST:
            if ahead is not None and steps and ahead.enough(position):
                break
            steps += 1
            if isinstance(question, Roll):
                value = question.throw.throw(source).value
            elif isinstance(question, Consult):
                if ahead is not None and slot_table(position, question).origin == "empty":
                    break
                value = slot_value(position, question)
            elif self.others is not None and not any(map(self.owns, position.players_asked(question))):
                value = picked(question, self.others, position, source)
            elif question.simultaneous:
                node = self._together(position, question)
                places = node.pick(source)
                joint.append((node, places))
                value = tuple(part[place] for part, place in zip(node.answers, places, strict=True))
            else:
                one = self.node(position, question)
                place = one.pick(self._span(one.player)) if first is None or path else first
                path.append((one, place))
                value = one.answers[place]
            position, question = answered(position, question, value)
        self.positions += steps + 1
        worths = self._worths(position, question is None, ahead, path, joint)
        for one, place in path:
            one.learn(place, worths[one.player])
        for node, places in joint:
            node.learn(places, [worths[player] for player in node.players])
        self.total.add(worths[self.me])
        if late:
            self.late.add(worths[self.me])
        return worths[self.me]

    def _worths(
        self,
        position: Position,
        ended: bool,
        ahead: Ahead | None,
        path: Sequence[tuple[SearchNode, int]],
        joint: Sequence[tuple[JointNode, tuple[int, ...]]],
    ) -> Mapping[str, float]:
        """What a playout was worth to everybody who decided something in it."""
        players = {self.me, *(node.player for node, _ in path), *(who for node, _ in joint for who in node.players)}
        found: dict[str, float] = {}
        for player in players:
            if ended:
                worth = 0.0 if position.outcome is UNDECIDED else self.worth(player, position.outcome)
            else:
                worth = 0.0 if ahead is None else ahead.worth(position, player)
            found[player] = worth
            self._least[player] = min(worth, self._least.get(player, worth))
            self._most[player] = max(worth, self._most.get(player, worth))
        return found

    def _span(self, player: str) -> float:
        return (self._most[player] - self._least[player] or 1.0) if player in self._most else 1.0

    def node(self, position: Position, question: Ask) -> SearchNode:
        """The decision at a position, as known to whoever decides."""
        player = position.player(str(question.who))
        key = position.known_to(player)
        node = self.nodes.get(key)
        if node is None:
            answers = self._ordered(question, position)
            node = self.nodes[key] = SearchNode(player, answers, position, question)
        return node

    def _ordered(self, question: Ask, position: Position) -> list[Any]:
        """The usual answer, then the others: in the rule's order if they are few, else shuffled."""
        values = list(question.values())
        usual = question.default_answer(position.seen_by(str(question.who)))
        others = [value for value in values if value != usual]
        if len(others) > FEW:
            for place in range(len(others) - 1, 0, -1):
                other = self._order.below(place + 1)
                others[place], others[other] = others[other], others[place]
        return [usual, *others]

    def _together(self, position: Position, question: Ask) -> JointNode:
        key = position.known_to(None)
        node = self.together.get(key)
        if node is None:
            node = self.together[key] = JointNode(position.players_asked(question), question.values())
        return node


FEW = 8
"""How many answers are tried in the rule's order; more than that are shuffled."""
