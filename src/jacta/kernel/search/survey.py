"""A survey of the first decisions that a player takes: what each answer comes to over all that may happen before.

A single situation, such as one throw of the action dice, is rare, and advice on it helps nobody. Situations are drawn
as they come up, every answer is tried in each with the same luck, and those in which the same is asked are told as one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from jacta.dice import Seeded
from jacta.kernel.rule.questions import Ask, Roll
from jacta.kernel.run.policies import Policy, picked
from jacta.kernel.run.position import Halt, answered, slot_value
from jacta.kernel.search.playouts import Party, Playouts, Progress
from jacta.kernel.search.tree import LONGEST, SearchNode
from jacta.plain import plain

MOST_SHOWN = 4
"""How many different decisions are told, the likeliest ones."""
EACH = 3
"""How often each answer is tried in each situation."""
WIDE = 10
"""Of more answers, so many are tried in each situation: the usual one, the best so far, and the least tried."""
FAVOURED = 4
"""Of these, the best so far."""
PATIENCE = 100
"""After so many games in which nobody of the party was asked, there is nothing to survey."""
OFTEN = 0.5
"""An answer is told that could be given in so many of the situations."""
TELLING = 8
"""Of fewer situations no standard error of a difference is told: it would be too small as often as not."""
ROUNDING = 1e-9
"""So little ahead is not ahead."""
MOST_TOLD = 40
"""Of what led to a decision, so many answers are kept."""

Trail = tuple[tuple[str, Any], ...]
"""The answers that led to a decision."""


class Tried(NamedTuple):
    """An option of a decision: what it comes to, the standard error of its results, and how often it was tried.

    Answers are compared where both could be given, with the same luck: a survey tells what each comes to by how far it
    is ahead of the one that was tried most, so that one that was tried in lucky situations alone does not look better.
    `behind` is how much less it comes to than the best; its standard error is far smaller than those of the results.
    """

    value: Any
    worth: float
    error: float | None
    tries: int
    behind: float | None = None
    behind_error: float | None = None

    def to_json(self) -> dict[str, Any]:
        return {**self._asdict(), "value": plain(self.value)}


class Sought(NamedTuple):
    """A decision that came up in the search: how often, after which answers, and its options, best first.

    Where the same question came up in several situations, `ways` counts them, and `situation` is empty.
    """

    procedure: str
    label: str
    who: str
    options: tuple[Tried, ...]
    reached: float
    situation: tuple[tuple[str, Any], ...]
    question: Ask
    ways: int = 1

    @property
    def choice(self) -> Any:
        return self.options[0].value

    def to_json(self) -> dict[str, Any]:
        return {
            "procedure": self.procedure,
            "label": self.label,
            "who": self.who,
            "situation": [{"label": label, "answer": plain(answer)} for label, answer in self.situation],
            "ways": self.ways,
            "reached": self.reached,
            "best": plain(self.choice),
            "options": [option.to_json() for option in self.options],
        }


class Situation(NamedTuple):
    """A decision as it came up, and what each answer came to in it, on average."""

    node: SearchNode
    trail: Trail
    worths: dict[Any, float]


class Survey:
    """Situations drawn from one position, and what was tried in them."""

    def __init__(self, halt: Halt, party: Party, others: Policy | None, seed: str) -> None:
        self._halt, self._party, self._others, self._seed = halt, party, others, seed
        self._found: dict[tuple[str, str, str], list[Situation]] = {}
        self.drawn = self.positions = self.playouts = 0

    def spend(self, budget: int, spent: int, watch: Progress | None = None) -> None:
        """Draw situations while the budget lasts, of which so much is spent already."""
        self.positions = spent
        while self.positions < budget and (self._found or self.drawn < PATIENCE):
            self._draw(self.drawn)
            self.drawn += 1
            if watch:
                watch(self.positions)

    def _draw(self, number: int) -> None:
        """The first decision of one game, with every answer tried in it."""
        halt, trail = self._opening(Seeded(f"opening {self._seed} {number}"))
        self.positions += 1
        playouts = Playouts(halt, self._party, self._others, f"{self._seed} {number}")
        node = playouts.node()
        if node is None:
            return
        asked = node.at.procedure.id, node.question.label, node.player
        found = self._found.setdefault(asked, [])
        places = worth_trying(node.answers, found)
        for time in range(EACH):
            for place in places:
                playouts.play(time, place)
        self.positions += playouts.tree.positions
        self.playouts += playouts.tree.total.tries
        worths = {node.answers[place]: node.figures[place].mean for place in places}
        found.append(Situation(node, trail, worths))

    def _opening(self, source: Seeded) -> tuple[Halt, Trail]:
        """A run up to the first decision of the party; until then everybody gives the usual answers."""
        position, question = self._halt
        trail: Trail = ()
        for _ in range(LONGEST):
            own = self._party.asked((position, question))
            if question is None or (own is not None and len(own.options) > 1):
                break
            if isinstance(question, Roll):
                value = question.throw.throw(source).value
            elif isinstance(question, Ask):
                value = picked(question, None if own else self._others, position, source)
            else:
                value = slot_value(position, question)
            label = getattr(question, "label", "") or getattr(question, "slot", "")
            trail = (*trail, (label, value)) if len(trail) < MOST_TOLD else trail
            position, question = answered(position, question, value)
            self.positions += 1
        return (position, question), trail

    def decisions(self) -> tuple[Sought, ...]:
        """What was asked first, the most frequent first."""
        several = sorted(self._found.values(), key=len, reverse=True)
        return tuple(self._pooled(situations) for situations in several[:MOST_SHOWN])

    def _pooled(self, several: Sequence[Situation]) -> Sought:
        """Situations in which the same was asked, as one."""
        first, _, _ = several[0]
        ways = len({one.node.at.known_to(one.node.player) for one in several})
        return Sought(
            first.at.procedure.id,
            first.question.label,
            first.player,
            ranked(several),
            len(several) / self.drawn,
            several[0].trail if ways == 1 else (),
            first.question,
            ways,
        )


def worth_trying(answers: Sequence[Any], before: Iterable[Situation]) -> Sequence[int]:
    """The places of the answers that are tried in a situation, by what came of them in those before."""
    if len(answers) <= WIDE:
        return range(len(answers))
    leads: dict[Any, list[float]] = {}
    for one in before:
        usual, *_ = one.worths.values()
        for answer, worth in one.worths.items():
            leads.setdefault(answer, []).append(worth - usual)
    others = range(1, len(answers))
    known = [place for place in others if answers[place] in leads]
    favoured = sorted(known, key=lambda place: -fmean(leads[answers[place]]))[:FAVOURED]
    fewest = sorted(set(others) - set(favoured), key=lambda place: (len(leads.get(answers[place], ())), place))
    return [0, *favoured, *fewest[: WIDE - 1 - len(favoured)]]


def ranked(several: Sequence[Situation]) -> tuple[Tried, ...]:
    """What the answers came to that could often be given, the best first: by how far each is ahead of the one that was
    tried most, where both could be given.
    """
    legal = Counter(answer for one in several for answer in one.node.answers)
    tried_ever = dict.fromkeys(answer for one in several for answer in one.worths)
    most = max(legal[answer] for answer in tried_ever)
    often = [answer for answer in tried_ever if legal[answer] >= OFTEN * most]
    worths = {answer: [one.worths[answer] for one in several if answer in one.worths] for answer in often}
    tried = {answer: Tried(answer, fmean(own), _error(own), EACH * len(own)) for answer, own in worths.items()}
    known = max(often, key=lambda answer: tried[answer].tries)
    leads = {answer: fmean(found) for answer in often if (found := _leads(answer, known, several))}
    best = max(leads, key=lambda answer: leads[answer])
    if leads[best] < ROUNDING:
        best = known
    level = tried[known].worth
    for answer, lead in leads.items():
        tried[answer] = tried[answer]._replace(worth=level + lead)
        if answer != best:
            doubt = _leads(best, answer, several)
            error = _error(doubt) if len(doubt) >= TELLING else None
            tried[answer] = tried[answer]._replace(behind=leads[best] - lead, behind_error=error)
    first = tried.pop(best)
    return (first, *sorted(tried.values(), key=lambda one: inf if one.behind is None else one.behind))


def _leads(answer: Any, over: Any, several: Iterable[Situation]) -> list[float]:
    """How much more an answer came to than another, in each situation in which both were tried."""
    return [one.worths[answer] - one.worths[over] for one in several if answer in one.worths and over in one.worths]


def _error(figures: Sequence[float]) -> float | None:
    """The standard error of a mean; None after a single one."""
    return stdev(figures) / sqrt(len(figures)) if len(figures) > 1 else None


def sought(node: SearchNode) -> Sought:
    """A decision that comes up at once, with the answers that were tried in it."""
    tried = [
        Tried(answer, one.mean, one.error if one.tries > 1 else None, one.tries)
        for answer, one in zip(node.answers, node.figures, strict=True)
        if one.tries
    ]
    options = tuple(sorted(tried, key=lambda one: (-one.tries, -one.worth)))
    return Sought(node.at.procedure.id, node.question.label, node.player, options, 1.0, (), node.question)
