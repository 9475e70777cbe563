"""`search`: a good answer where the best cannot be worked out exactly, and how sure it is.

Work is counted in positions, never in seconds: the same view, seed and budget always give the same answer. What can be
valued exactly within the budget is; otherwise a `Tree` is grown, from what the player sees and nothing else. A game can
supply an `Insight` that makes the search stronger, and must do so where something is hidden.

A `Searcher` is a player; `search` is the reading: what the beginning is worth, and a `Survey` of the first decisions.
"""

from __future__ import annotations

import hashlib
import json
from functools import partial
from math import ceil
from typing import Any, NamedTuple

from jacta.aims import Interests
from jacta.errors import InputError, JactaError
from jacta.kernel.best import PLAYER
from jacta.kernel.best.valuation import Valuation
from jacta.kernel.rule.calling import Context
from jacta.kernel.rule.inputs import Given, written
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import Ask
from jacta.kernel.run.policies import Mix, Policy, at_the_table
from jacta.kernel.run.position import Halt, Position, settled, started
from jacta.kernel.search.playouts import Party, Playouts, Progress, can_see, check_sight
from jacta.kernel.search.survey import Sought, Survey, Tried, sought
from jacta.kernel.search.tree import JointNode, Tree
from jacta.plain import plain
from jacta.text import Message

__all__ = [
    "BUDGET",
    "READING",
    "Progress",
    "Searched",
    "Searcher",
    "Sought",
    "Tried",
    "can_see",
    "check_sight",
    "search",
]

BUDGET = 4_000
"""Positions for one answer of a computer player."""
READING = 60_000
"""Positions for the advice of a reading."""
ON_VALUE = 0.2
"""The share of them that goes into what the beginning is worth; the rest goes into the first decisions."""
FINE = 1_000
"""The shares of a mix are rounded to thousandths; smaller ones are dropped."""
UNUSUAL = 0.05


class Searcher:
    """A policy for one seat that searches at every decision."""

    def __init__(self, context: Context, seat: str, *, budget: int = BUDGET, seed: int = 0, exact: bool = True) -> None:
        self._procedure, self._given, self._seat = context.procedure, context.given, seat
        self._budget, self._seed, self._exact = budget, seed, exact
        self._interests = Interests(self._procedure.aims_for(self._given), seat)
        self._known: dict[Position, tuple[str | tuple[str, ...], Mix]] = {}

    def prepare(self) -> None:
        """Raise the error that keeps this seat from searching, if there is one."""
        if self._seat not in self._interests.aims:
            raise JactaError(self._procedure.no_aim(self._seat))
        check_sight(self._procedure)

    def __call__(self, question: Ask, seen: Any, at: Position) -> Any:
        if question.simultaneous:
            return None  # each player is asked separately
        if len(question.values()) == 1:
            return question.values()[0]
        if (known := self._worked_out(at)) is not None:
            who, mix = known
            return mix if isinstance(who, str) else mix.part(who.index(str(question.who)))
        tree = self.tree(question, at)
        return answer_of(tree, at, self._seat)

    def tree(self, question: Ask, at: Position) -> Tree:
        """The tree that the budget allows below this position."""
        others = at_the_table(self._procedure, self._given, None)
        text = json.dumps([question.label, plain(at.all_seen_by(self._seat))], sort_keys=True, default=str)
        key = f"{self._seed} {self._budget} {hashlib.sha256(text.encode()).hexdigest()}"
        seat = self._seat
        party = Party(seat, self._interests.aims[seat], partial(_worth, self._interests), lambda player: player == seat)
        return Playouts(settled(at), party, others, key).spend(self._budget)

    def _worked_out(self, at: Position) -> tuple[str | tuple[str, ...], Mix] | None:
        """The exact answer, if everything below fits into the budget and nothing is hidden."""
        if not self._exact or at.hides:
            return None
        if at not in self._known:
            others = at_the_table(self._procedure, self._given, None)
            valuation = valued(settled(at), self._seat, self._interests, others, self._budget)
            if valuation is None:
                return None
            for node_id, mix in valuation.choices.items():
                position, question, *_ = valuation.nodes[node_id]
                assert isinstance(question, Ask)
                self._known[position] = question.who, mix
        return self._known.get(at)


class _Enough(Exception):
    """There are more positions than the budget allows."""


def valued(halt: Halt, me: str, interests: Interests, others: Policy | None, budget: int) -> Valuation | None:
    """Everything below a position valued exactly; None if that takes more positions than the budget."""

    def watch(positions: int) -> None:
        if positions > budget:
            raise _Enough

    try:
        return Valuation(halt, (me,), interests.worth, others, watch)
    except (_Enough, JactaError):  # too many positions, or aims that cannot be solved exactly
        return None


def answer_of(tree: Tree, at: Position, seat: str) -> Any:
    """The answer that the tree has arrived at; a mix for a simultaneous decision."""
    node = tree.nodes.get(at.known_to(seat))
    if node is not None:
        return node.answers[node.choice]
    together = tree.together[at.known_to(None)]
    part = together.players.index(seat)
    return _mixed(together, part)


def _mixed(together: JointNode, part: int) -> Mix:
    """A player's mix in whole thousandths, without answers that were given only to explore."""
    shares = together.mix(part)
    least = min(UNUSUAL, max(shares))
    weighted = [(one, round(share * FINE)) for one, share in zip(together.answers[part], shares, strict=True)]
    return Mix(tuple((one, weight) for one, weight in weighted if weight >= int(least * FINE)))


def _worth(interests: Interests, player: str, outcome: Any) -> float:
    return float(interests.worth(player, outcome))


# --- As a reading


class Searched(NamedTuple):
    """What a search has found: not exact values, but means over playouts with their standard errors.

    `value` is the mean of the aim under the best answer if `who` is asked first, else over the later half of the
    playouts from the beginning, when the search had learned; `decisions` are the first ones that `who` has to take.
    """

    procedure: str
    given: dict[str, Any]
    who: str
    aim: str
    value: float
    error: float
    positions: int
    playouts: int
    seed: int
    decisions: tuple[Sought, ...]

    def to_json(self) -> dict[str, Any]:
        return {
            **self._asdict(),
            "exact": False,
            "decisions": [decision.to_json() for decision in self.decisions],
        }


def search(
    procedure: Procedure,
    given: Given,
    *,
    who: str | None = None,
    aim: str | None = None,
    others: Policy | None = None,
    budget: int | None = None,
    seed: int = 0,
    watch: Progress | None = None,
) -> Searched:
    """Good decisions of player `who` for `aim`, as far as the budget of positions tells; arguments as for `best`."""
    budget = READING if budget is None else budget
    if budget < 1:
        raise InputError("budget", Message("error-ge", value=str(budget), limit=1))
    check_sight(procedure)
    who = who or next(iter(procedure.aims), PLAYER)
    party = party_of(procedure, given, who, aim)
    others = at_the_table(procedure, given, others)
    whole = Playouts(started(procedure, given), party, others, f"{seed} {budget}")
    node = whole.node()
    tree = whole.spend(budget if node is not None else ceil(ON_VALUE * budget), watch)
    players = (*procedure.seats(given), *(one.player for one in tree.nodes.values()))
    if not all(map(party.owns, players)):
        procedure.must_play(who, players)
    if node is not None:  # all answers were tried, good and bad: only the best one counts
        learned = node.figures[node.best]
        decisions: tuple[Sought, ...] = (sought(node),)
        positions, playouts = tree.positions, tree.total.tries
    else:
        learned = tree.late if tree.late.tries > 1 else tree.total
        survey = Survey(whole.halt, party, others, f"{seed} {budget}")
        survey.spend(budget, tree.positions, watch)
        decisions = survey.decisions()
        positions, playouts = survey.positions, tree.total.tries + survey.playouts
    return Searched(
        procedure.id,
        written(given),
        who,
        party.aim.text,
        learned.mean,
        learned.error,
        positions,
        playouts,
        seed,
        decisions,
    )


def party_of(procedure: Procedure, given: Given, who: str, aim: str | None) -> Party:
    """The player who asks, and for what; if that is not the usual aim, everybody else hinders it."""
    aims = procedure.aims_for(given)
    wanted = (aims[who] if who in aims else procedure.usual_aim(who)) if aim is None else procedure.aim(aim, given)
    usual = who in aims and wanted.text == aims[who].text
    for_all = who == PLAYER and not aims.keys() - {PLAYER}
    worth = partial(_worth, Interests(aims if usual else {who: wanted}, who, for_all))
    return Party(who, wanted, worth, lambda player: for_all or player == who, usual)
