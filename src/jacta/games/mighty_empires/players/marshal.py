"""The marshal (4.30): he plays the answers that are worth a thought to the end of the round, in many worlds.

What his seat does not see is drawn anew for every world, in agreement with what it has seen; there everybody plays as
the planner does, and the position that comes of it is evaluated. All answers are tried in the same worlds with the same
luck. The planner's own answer stands unless another is better beyond doubt.

His work is counted in positions, not in seconds: the same view, seed and budget always get the same answer.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from jacta.dice import Seeded, Source
from jacta.games.mighty_empires.players.appraisal import Prospectus
from jacta.games.mighty_empires.players.evaluation import evaluate
from jacta.games.mighty_empires.players.planner import Planner
from jacta.games.mighty_empires.players.resampling import resample
from jacta.games.mighty_empires.state.procedures import After
from jacta.games.mighty_empires.state.world import World
from jacta.rules import Ask, Position, Roll, answered

BUDGETS = {"marshal_quick": 400, "marshal": 1_500, "marshal_strong": 6_000}
"""Positions for a decision, by level."""
MOST_ANSWERS = 3
LEAST_WORLDS = 4
DOUBT = 1.5  # standard errors by which another answer must be better
LEAST_DOUBT = 0.05  # points
WON = 5.0  # what the victory itself is worth, beyond the points


class Trial(NamedTuple):
    """How far ahead we were at the end of a round, and the positions that it took."""

    worth: float
    positions: int


class Marshal:
    """A policy for any seat of a game."""

    def __init__(self, game: Prospectus, budget: int, seed: int = 0) -> None:
        self.game, self.budget, self.seed = game, budget, seed
        self.planner = Planner(game)
        self._answers: dict[Any, Any] = {}

    def __call__(self, question: Ask, seen: Any, at: Position) -> Any:
        first = self.planner(question, seen)
        answers = self.planner.thoughts(question, seen)[:MOST_ANSWERS]
        world = world_of(seen)
        if world is None or len({first, *answers}) < 2:
            return first
        others = [answer for answer in answers if answer != first][: MOST_ANSWERS - 1]
        return self.tried(question, at, world, [first, *others])

    def tried(self, question: Ask, at: Position, view: World, answers: Sequence[Any]) -> Any:
        """The first answer, unless another proves better in many worlds."""
        seat, left, number = int(str(question.who).removeprefix("seat")), self.budget, 0
        gains: list[list[float]] = [[] for _ in answers]
        key = f"{self.seed} {self.budget} {question.label} {digest(view)}"
        open_ = list(range(1, len(answers)))
        self._answers.clear()
        while open_ and left > 0:
            world = resample(view, self.game.tiles, Seeded(f"world {key} {number}"))
            where = placed(at, world)
            trials = {
                place: self.played(where, question, answers[place], seat, Seeded(f"luck {key} {number}"))
                for place in (0, *open_)
            }
            left -= sum(trial.positions for trial in trials.values())
            for place in open_:
                gains[place].append(trials[place].worth - trials[0].worth)
            number += 1
            if number >= LEAST_WORLDS:
                open_ = [place for place in open_ if fmean(gains[place]) + DOUBT * error(gains[place]) > 0]
        best = max(range(1, len(answers)), key=lambda place: proven(gains[place]))
        return answers[best] if proven(gains[best]) > 0 else answers[0]

    def played(self, at: Position, question: Ask, answer: Any, seat: int, chance: Source) -> Trial:
        """The answer is given, and everybody plays like the planner to the end of the round."""
        world = world_of(at.state)
        assert world is not None
        round_ = world.year, world.season
        here, asked = answered(at, question, answer)
        positions = 1
        while asked is not None:
            if isinstance(asked, Roll):
                answer = asked.throw.throw(chance).value
            else:
                assert isinstance(asked, Ask)
                seen = here.seen_by(str(asked.who))
                world = world_of(seen)
                if world is not None and (world.year, world.season) != round_:
                    return Trial(evaluate(world, seat, self.game.years), positions)
                answer = self._planned(asked, seen)
            here, asked = answered(here, asked, answer)
            positions += 1
        return Trial(self.ended(here.outcome, seat), positions)

    def _planned(self, question: Ask, seen: Any) -> Any:
        """The planner's answer; worlds that differ only in what nobody sees ask him the same again and again."""
        key = question.label, question.who, seen
        if key not in self._answers:
            self._answers[key] = self.planner(question, seen)
        return self._answers[key]

    def ended(self, outcome: Any, seat: int) -> float:
        """The game, or the procedure that was asked about, is over."""
        if isinstance(outcome, After):
            return evaluate(outcome.state, seat, self.game.years)
        ahead = outcome.points[seat] - max(points for one, points in enumerate(outcome.points) if one != seat)
        victory = WON if outcome.winner == seat else 0.0 if outcome.winner is None else -WON
        return float(ahead + victory)


def error(values: Sequence[float]) -> float:
    """The standard error of the mean."""
    return max(LEAST_DOUBT, stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf"))


def proven(gains: Sequence[float]) -> float:
    """By how much an answer is better beyond doubt."""
    return fmean(gains) - DOUBT * error(gains) if len(gains) >= LEAST_WORLDS else float("-inf")


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
