"""The marshal (4.30): he plays the answers that are worth a thought on for a while, in many worlds.

What his seat does not see is drawn anew for every world, in agreement with what it has seen; there everybody plays as
the planner does: in the last year to the very end of the game, before it for two seasons, and the position that comes
of it is evaluated. All answers are tried in the same worlds with the same luck, and soon only those that do
best. The planner's own answer stands unless another promises more, by what was known of second thoughts before and
what the worlds tell; and in winter.

His work is counted in positions, not in seconds: the same view, seed and budget always get the same answer.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean
from typing import Any, NamedTuple

from jacta.dice import Seeded
from jacta.games.mighty_empires.players.appraisal import Prospectus
from jacta.games.mighty_empires.players.common_luck import CommonLuck, PlayoutDice
from jacta.games.mighty_empires.players.evaluation import evaluate, seasons_left
from jacta.games.mighty_empires.players.planner import Planner
from jacta.games.mighty_empires.players.resampling import resample
from jacta.games.mighty_empires.players.values import values
from jacta.games.mighty_empires.state.actions import Act
from jacta.games.mighty_empires.state.procedures import After
from jacta.games.mighty_empires.state.world import World
from jacta.rules import Ask, Position, Roll, answered

BUDGETS = {"marshal_quick": 160, "marshal": 640, "marshal_strong": 2_560}
"""Positions for a decision, by level."""
PLANNED = ("scout", "alliance", "alliance_answer")
"""What the planner decides alone, as in winter."""
MOST_ANSWERS = 4
KEPT = {2: 2, 4: 1}  # after so many worlds, so many of the other answers are tried on
AHEAD, TO_THE_END = 2, 3  # campaign seasons: so far playouts go; where no more than so many are left, to the end
DOUBT = 1.0  # standard errors: what cannot be better by so many is not tried any longer
# What is known before: second thoughts are worth less, give or take; so much luck is in a world, as if so many worlds
# had told of it; and by so much an evaluation may be wrong about the end.
SECOND_THOUGHTS, GIVE_OR_TAKE, LUCK, LUCK_SEEN, UNSURE = -0.6, 0.5, 4.0, 4, 1.0
WON = 5.0  # what the victory itself is worth, beyond the points


class Trial(NamedTuple):
    """How far ahead we were at the end of a playout, and the positions that it took."""

    worth: float
    positions: int


class Moment(NamedTuple):
    """The positions that a playout took so far; what somebody sees of the world who is asked there, or the outcome."""

    positions: int
    world: World | None
    outcome: Any = None


class Marshal:
    """A policy for any seat of a game."""

    def __init__(self, game: Prospectus, budget: int, seed: int = 0) -> None:
        self.game, self.budget, self.seed = game, budget, seed

    def __call__(self, question: Ask, seen: Any, at: Position) -> Any:
        planner, world = Planner(self.game, values()), world_of(seen)
        first = planner(question, seen)
        if world is None or world.season == "winter" or question.label in PLANNED:
            return first
        answers = [answer for answer in planner.thoughts(question, seen) if answer != first]
        others = [answer for answer in answers if not can_wait(first, answer)][: MOST_ANSWERS - 1]
        if not others:
            return first
        key = f"{self.seed} {self.budget} {question.label} {digest(world)}"
        return Deliberation(planner, question, at, world).best([first, *others], self.budget, key)


class Deliberation:
    """One decision of his: answers are tried in worlds that agree with what his seat sees."""

    def __init__(self, planner: Planner, question: Ask, at: Position, view: World) -> None:
        self.planner, self.question, self.at, self.view = planner, question, at, view
        self.seat = int(str(question.who).removeprefix("seat"))
        self._left = seasons_left(view, planner.game.years)
        self._to_the_end = self._left <= TO_THE_END
        self._unsure = 0.0 if self._to_the_end else UNSURE

    def best(self, answers: Sequence[Any], budget: int, key: str) -> Any:
        """The first answer, unless another promises more in many worlds."""
        gains: list[list[float]] = [[] for _ in answers]
        open_, number = list(range(1, len(answers))), 0
        while open_ and budget > 0:
            world = resample(self.view, self.planner.game.tiles, Seeded(f"world {key} {number}"))
            where, luck = placed(self.at, world), CommonLuck(f"luck {key} {number}")
            trials = {place: self.played(where, answers[place], luck.dice()) for place in (0, *open_)}
            budget -= sum(trial.positions for trial in trials.values())
            for place in open_:
                gains[place].append(trials[place].worth - trials[0].worth)
            number += 1
            open_ = self.promising(open_, gains, number)
        promises = [self.promised(tried) for tried in gains]
        best = promises.index(max(promises))
        return answers[best if promises[best] > 0 else 0]

    def promising(self, places: Sequence[int], gains: Sequence[Sequence[float]], worlds: int) -> list[int]:
        """The answers that are tried on: those that do best, while they make a difference and may be better."""
        if worlds < min(KEPT):
            return list(places)
        kept = [place for place in places if any(gains[place])]
        if worlds in KEPT:
            kept = sorted(kept, key=lambda place: -fmean(gains[place]))[: KEPT[worlds]]
        if worlds < max(KEPT):
            return kept
        return [place for place in kept if fmean(gains[place]) + DOUBT * sqrt(scatter(gains[place])) > 0]

    def promised(self, gains: Sequence[float]) -> float:
        """By how much an answer is better, as far as a few worlds and what is known before can tell."""
        if not gains:
            return 0.0
        told, known = 1 / (scatter(gains) + self._unsure**2), GIVE_OR_TAKE**-2
        return (told * fmean(gains) + known * SECOND_THOUGHTS) / (told + known)

    def played(self, at: Position, answer: Any, dice: PlayoutDice) -> Trial:
        """The answer is given, and everybody plays like the planner for a while."""
        for moment in playout(self.planner, at, self.question, answer, dice):
            if moment.outcome is not None:
                return Trial(self.ended(moment.outcome), moment.positions)
            if moment.world is not None and self.enough(moment.world):
                return Trial(self.worth(moment.world), moment.positions)
        raise AssertionError("a playout ends with an outcome")

    def enough(self, world: World) -> bool:
        """Two seasons have passed, and the winter that comes then; or not before the end."""
        if self._to_the_end or world.season == "winter":
            return False
        return self._left - seasons_left(world, self.planner.game.years) >= AHEAD

    def worth(self, world: World) -> float:
        """How far ahead we are."""
        return evaluate(world, self.seat, self.planner.game.years, self.planner.worth)

    def ended(self, outcome: Any) -> float:
        """The game, or the procedure that was asked about, is over."""
        if isinstance(outcome, After):
            return self.worth(outcome.state)
        ahead = outcome.points[self.seat] - max(points for one, points in enumerate(outcome.points) if one != self.seat)
        victory = WON if outcome.winner == self.seat else 0.0 if outcome.winner is None else -WON
        return float(ahead + victory)


def playout(planner: Planner, at: Position, question: Ask, answer: Any, dice: PlayoutDice) -> Iterator[Moment]:
    """The answer is given, and everybody plays like the planner to the end: all moments at which somebody is asked."""
    here, asked = answered(at, question, answer)
    positions = 1
    while asked is not None:
        if isinstance(asked, Roll):
            answer = dice.throw(here, asked)
        else:
            assert isinstance(asked, Ask)
            seen = here.seen_by(str(asked.who))
            yield Moment(positions, world_of(seen))
            answer = planner(asked, seen)
        here, asked = answered(here, asked, answer)
        positions += 1
    yield Moment(positions, None, here.outcome)


def can_wait(first: Any, other: Any) -> bool:
    """Orders to another unit can be given afterwards: to give them first changes next to nothing."""
    return isinstance(first, Act) and isinstance(other, Act) and first.unit != other.unit


def scatter(gains: Sequence[float]) -> float:
    """The squared standard error of the mean: a few worlds do not tell how much luck there is, so some is known."""
    mean = fmean(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) + LUCK_SEEN * LUCK**2
    return spread / (len(gains) - 1 + LUCK_SEEN) / len(gains)


def world_of(state: Any) -> World | None:
    """The world in a state of a phase; None before there is one."""
    found = state if isinstance(state, World) else getattr(state, "world", None)
    return found if isinstance(found, World) else None


def placed(at: Position, world: World) -> Position:
    """The same position in another world, with all procedures that wait for it."""
    state: Any = at.state
    if isinstance(state, World):
        state = world
    elif world_of(state) is not None:
        state = state._replace(world=world)
    return at._replace(state=state, caller=at.caller and placed(at.caller, world))


def digest(view: World) -> str:
    """What tells one view from another, on every machine."""
    return hashlib.sha256(json.dumps(view.to_json(), sort_keys=True).encode()).hexdigest()
