"""`search`: a good answer where the best cannot be worked out exactly, and how sure it is.

Work is counted in positions, never in seconds: the same view, seed and budget always give the same answer. What can be
valued exactly within the budget is; otherwise a `Tree` is grown, from what the player sees and nothing else. A game can
supply an `Insight` that makes the search stronger, and must do so where something is hidden.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import partial
from math import ceil, log2
from typing import Any, NamedTuple

from jacta.aims import Interests
from jacta.dice import Seeded
from jacta.errors import InputError, JactaError
from jacta.kernel.best import PLAYER
from jacta.kernel.best.valuation import Valuation
from jacta.kernel.rule.declaration import Insight
from jacta.kernel.rule.inputs import Given, written
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import Ask, Context
from jacta.kernel.run.policies import Mix, Policy, at_the_table
from jacta.kernel.run.position import Halt, Position, settled, started
from jacta.kernel.search.tree import Ahead, JointNode, OutcomeWorth, SearchNode, Trail, Tree, hides, known_to
from jacta.plain import plain
from jacta.text import Message

BUDGET = 4_000
"""Positions for one answer of a computer player."""
READING = 20_000
"""Positions for the advice of a reading."""
MOST_SHOWN = 4
"""How many of the first decisions a reading shows, the likeliest ones."""
LEAST_TRIES = 8
"""Each answer is tried at least this often; answers beyond what the budget allows are ignored."""
FINE = 1_000
"""The shares of a mix are rounded to thousandths; smaller ones are dropped."""
UNUSUAL = 0.05

Progress = Callable[[int], None]


class Searcher:
    """A policy for one seat that searches at every decision."""

    def __init__(self, context: Context, seat: str, *, budget: int = BUDGET, seed: int = 0, exact: bool = True) -> None:
        self._procedure, self._given, self._seat = context.procedure, context.given, seat
        self._budget, self._seed, self._exact = budget, seed, exact
        self._known: dict[Position, tuple[str | tuple[str, ...], Mix]] = {}

    def prepare(self) -> None:
        """Raise the error that keeps this seat from searching, if there is one."""
        if self._seat not in self._procedure.aims:
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
        interests = Interests(self._procedure.aims, self._seat)
        others = at_the_table(self._procedure, self._given, None)
        text = json.dumps([question.label, plain(at.all_seen_by(self._seat))], sort_keys=True, default=str)
        key = f"{self._seed} {self._budget} {hashlib.sha256(text.encode()).hexdigest()}"
        return grown(settled(at), self._seat, partial(_worth, interests), others, self._budget, key)

    def _worked_out(self, at: Position) -> tuple[str | tuple[str, ...], Mix] | None:
        """The exact answer, if everything below fits into the budget and nothing is hidden."""
        if not self._exact or hides(at):
            return None
        if at not in self._known:
            interests = Interests(self._procedure.aims, self._seat)
            others = at_the_table(self._procedure, self._given, None)
            valuation = valued(settled(at), self._seat, interests, others, self._budget)
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


def grown(
    halt: Halt,
    me: str,
    worth: OutcomeWorth,
    others: Policy | None,
    budget: int,
    seed: str,
    watch: Progress | None = None,
) -> Tree:
    """The tree below a position; what `me` cannot see of it is resampled for every playout."""
    tree, first = Tree(me, worth, seed, others), halt[0]
    insight = insight_of(first)
    ahead = None
    if insight is not None and insight.enough is not None and insight.worth is not None:
        ahead = Ahead(partial(insight.enough, first), insight.worth)

    def playout(number: int, answer: int | None = None) -> None:
        """The same number means the same luck, whatever is answered first."""
        here = halt
        if insight is not None and insight.resample is not None:
            here = settled(insight.resample(first, me, Seeded(f"hidden {seed} {number}")))
        tree.grow(here, Seeded(f"luck {seed} {number}"), ahead, first=answer, late=2 * tree.positions > budget)
        if watch:
            watch(tree.positions)

    if _asks(halt, me):
        assert isinstance(halt[1], Ask)
        _halve(tree, tree.node(first, halt[1]), budget, playout)
    else:
        number = 0
        while tree.positions < budget:
            playout(number)
            number += 1
    return tree


def _halve(tree: Tree, node: SearchNode, budget: int, playout: Callable[[int, int], None]) -> None:
    """Successive halving: try all answers equally often with the same luck, then the better half, down to two."""
    playout(0, 0)
    length = tree.positions
    left = list(range(min(len(node.answers), max(2, budget // (LEAST_TRIES * length)))))
    rounds, number = max(1, ceil(log2(len(left)))), 0
    for round_ in range(rounds):
        until = tree.positions + (budget - tree.positions) / (rounds - round_)
        while True:
            for place in left:
                if number or place:  # the very first one was played above
                    playout(number, place)
            number += 1
            if tree.positions >= until:
                break
        left = sorted(left, key=lambda place: -node.figures[place].mean)[: max(2, ceil(len(left) / 2))]


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


def answer_of(tree: Tree, at: Position, seat: str) -> Any:
    """The answer that the tree has arrived at; a mix for a simultaneous decision."""
    node = tree.nodes.get(known_to(at, seat))
    if node is not None:
        return node.answers[node.best]
    together = tree.together[known_to(at, None)]
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


class Tried(NamedTuple):
    """An option of a decision: its average result, the standard error of that, and how often it was tried."""

    value: Any
    worth: float
    error: float | None
    tries: int

    def to_json(self) -> dict[str, Any]:
        return {"value": plain(self.value), "worth": self.worth, "error": self.error, "tries": self.tries}


class Sought(NamedTuple):
    """A decision that came up in the search: how often, after which answers, and its options, best first."""

    procedure: str
    label: str
    who: str
    options: tuple[Tried, ...]
    reached: float
    situation: tuple[tuple[str, Any], ...]
    question: Ask

    @property
    def choice(self) -> Any:
        return self.options[0].value

    def to_json(self) -> dict[str, Any]:
        return {
            "procedure": self.procedure,
            "label": self.label,
            "who": self.who,
            "situation": [{"label": label, "answer": plain(answer)} for label, answer in self.situation],
            "reached": self.reached,
            "best": plain(self.choice),
            "options": [option.to_json() for option in self.options],
        }


class Searched(NamedTuple):
    """What a search has found: not exact values, but means over playouts with their standard errors.

    `value` is the mean of the aim under the best answer if `who` is asked first, else over the later half of the
    playouts, when the search had learned; `decisions` are the first ones that `who` has to take.
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
    wanted = procedure.usual_aim(who) if aim is None else procedure.aim(aim, given)
    for_all = who == PLAYER and not procedure.aims.keys() - {PLAYER}
    interests = Interests(procedure.aims if aim is None else {who: wanted}, who, for_all)
    others = at_the_table(procedure, given, others)
    worth = partial(_worth, interests)
    halt = started(procedure, given)
    at_once = _asks(halt, who)
    tree = grown(halt, who, worth, others, budget if at_once else budget // 2, f"{seed} {budget}", watch)
    if not for_all:
        procedure.must_play(who, (*procedure.seats(given), *(node.player for node in tree.nodes.values())))
    total, learned = tree.total, tree.late if tree.late.tries > 1 else tree.total
    if at_once:  # all answers were tried, good and bad: only the best one counts
        asked = tree.nodes[known_to(halt[0], who)]
        learned = asked.figures[asked.best]
    first, positions, decisions = _first(tree, who, for_all), tree.positions, []
    for place, node in enumerate(first):
        looked, reached = node, node.visits / total.tries
        if not at_once:  # what comes up rarely is searched on its own
            share = (budget - positions) // (len(first) - place)
            below = grown(settled(node.at), node.player, worth, others, share, f"{seed} {budget} {place}")
            looked, positions = below.nodes[known_to(node.at, node.player)], positions + below.positions
        decisions.append(_sought(looked, node.trail, reached))
    return Searched(
        procedure.id,
        written(given),
        who,
        wanted.text,
        learned.mean,
        learned.error,
        positions,
        total.tries,
        seed,
        tuple(decisions),
    )


def _asks(halt: Halt, who: str) -> bool:
    position, question = halt
    return isinstance(question, Ask) and not question.simultaneous and position.player(str(question.who)) == who


def _first(tree: Tree, who: str, for_all: bool) -> list[SearchNode]:
    """The decisions that a player takes before any other of theirs, the most frequent first."""
    first = [node for node in tree.nodes.values() if node.early and (for_all or node.player == who)]
    several = [node for node in first if len(node.answers) > 1]
    return sorted(several, key=lambda node: (-node.visits, len(node.trail)))[:MOST_SHOWN]


def _sought(node: SearchNode, trail: Trail, reached: float) -> Sought:
    tried = [
        Tried(answer, one.mean, one.error if one.tries > 1 else None, one.tries)
        for answer, one in zip(node.answers, node.figures, strict=True)
        if one.tries
    ]
    ranked = sorted(tried, key=lambda one: (-one.tries, -one.worth))
    return Sought(
        node.at.procedure.id,
        node.question.label,
        node.player,
        tuple(ranked),
        reached,
        trail,
        node.question,
    )
