"""Playouts from one position: the tree that they grow, and how a budget of positions is spent on them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import ceil, log2
from typing import NamedTuple

from jacta.aims import Aim
from jacta.dice import Seeded
from jacta.errors import JactaError
from jacta.kernel.rule.declaration import Insight
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import Ask
from jacta.kernel.run.policies import Policy
from jacta.kernel.run.position import Halt, Position, settled
from jacta.kernel.search.tree import Ahead, OutcomeWorth, Owns, SearchNode, Tree
from jacta.text import Message

LEAST_TRIES = 8
"""Each answer is tried at least this often; answers beyond what the budget allows are ignored."""

Progress = Callable[[int], None]


class Party(NamedTuple):
    """Whoever looks ahead: the player who asks, for which aim, what outcomes are worth to anybody, and whose decisions
    are the asker's own. The game's evaluation is looked at only where the aim is the usual one.
    """

    who: str
    aim: Aim
    worth: OutcomeWorth
    owns: Owns
    usual: bool = True

    def asked(self, halt: Halt) -> Ask | None:
        """The question, if it is one of this party's."""
        position, question = halt
        if not isinstance(question, Ask) or question.simultaneous:
            return None
        return question if self.owns(position.player(str(question.who))) else None


class Playouts:
    """Playouts from a position; what the player who asks cannot see of it is resampled for each."""

    def __init__(self, halt: Halt, party: Party, others: Policy | None, seed: str) -> None:
        self.halt, self.party, self._seed = halt, party, seed
        self.tree = Tree(party.who, party.worth, seed, others, party.owns)
        self._insight = insight = insight_of(halt[0])
        self._ahead: Ahead | None = None
        if party.usual and insight is not None and insight.enough is not None and insight.worth is not None:
            self._ahead = Ahead(partial(insight.enough, halt[0]), insight.worth)

    def node(self) -> SearchNode | None:
        """The decision at this position, if it is one of the party's."""
        question = self.party.asked(self.halt)
        return None if question is None else self.tree.node(self.halt[0], question)

    def play(self, number: int, answer: int | None = None, *, late: bool = False) -> float:
        """The same number means the same luck, whatever is answered first."""
        here = self.halt
        if self._insight is not None and self._insight.resample is not None:
            hidden = Seeded(f"hidden {self._seed} {number}")
            here = settled(self._insight.resample(here[0], self.party.who, hidden))
        return self.tree.grow(here, Seeded(f"luck {self._seed} {number}"), self._ahead, first=answer, late=late)

    def spend(self, budget: int, watch: Progress | None = None) -> Tree:
        """The tree that a budget of positions allows."""

        def playout(number: int, answer: int | None = None) -> float:
            worth = self.play(number, answer, late=2 * self.tree.positions > budget)
            if watch:
                watch(self.tree.positions)
            return worth

        node = self.node()
        if node is not None:
            _halve(self.tree, node, budget, playout)
            return self.tree
        number = 0
        while self.tree.positions < budget:
            playout(number)
            number += 1
        return self.tree


def _halve(tree: Tree, node: SearchNode, budget: int, playout: Callable[[int, int], float]) -> None:
    """Successive halving: try all answers equally often with the same luck, then the better half, down to two. The
    usual answer is tried to the end: it is what all others are compared with.
    """
    usual = playout(0, 0)
    length = tree.positions
    left = list(range(1, min(len(node.answers), max(2, budget // (LEAST_TRIES * length)))))
    rounds, number = max(1, ceil(log2(len(left) + 1))), 0
    for round_ in range(rounds):
        until = tree.positions + (budget - tree.positions) / (rounds - round_)
        while True:
            if number:  # the very first one was played above
                usual = playout(number, 0)
            for place in left:
                node.leads[place].add(playout(number, place) - usual)
            number += 1
            if tree.positions >= until:
                break
        left = sorted(left, key=lambda place: -node.figures[place].mean)[: max(1, ceil(len(left) / 2))]


def insight_of(position: Position) -> Insight | None:
    """The game's insight into a run: that of the outermost procedure covers everything nested in it."""
    return position.outermost.procedure.insight


def can_see(procedure: Procedure) -> bool:
    """Whether a seat can look ahead: nothing is hidden from it, or the game can resample what is."""
    return procedure.view is None or (procedure.insight is not None and procedure.insight.resample is not None)


def check_sight(procedure: Procedure) -> None:
    """Raises JactaError if something is hidden that the game cannot resample."""
    if not can_see(procedure):
        raise JactaError(Message("error-search-hidden", id=procedure.id))
