"""The marshal (4.30): he plays the answers of which much may depend out in many possible worlds.

What his seat does not see is drawn anew for every world, in agreement with what it has seen. There everybody plays like
the planner until the last winter; then what each holds and can build tells who wins. All answers are tried in the same
worlds with the same luck; as the budget is spent, only the best are tried further. The planner's own answer stands
unless another promises more, judged by how far behind the planner takes it to be and by what the worlds tell.

The planner he follows, his guide, has learned from games which kinds of answers are wrong (`figures`,
`python -m bench.mistakes`). The marshal thinks where thinking gains something (`python -m bench.thinking`): in the last
year about retreats, in the last season about moves, too. Elsewhere he answers as the guide does: either it is right
already, or so much luck is still to come that it hides by how much one answer is better than another
(`python -m bench.second_thoughts`).

His work is counted in positions, not in seconds: the same view, seed and budget always get the same answer.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from jacta.dice import Seeded
from jacta.games.mighty_empires.players.appraisal import Prospectus
from jacta.games.mighty_empires.players.common_luck import CommonLuck, PlayoutDice
from jacta.games.mighty_empires.players.evaluation import foreseen_lead, lead, seasons_left
from jacta.games.mighty_empires.players.figures import learned
from jacta.games.mighty_empires.players.planner import Planner, Thought
from jacta.games.mighty_empires.players.values import values
from jacta.games.mighty_empires.state.actions import Act
from jacta.games.mighty_empires.state.procedures import After
from jacta.games.mighty_empires.state.resampling import resample
from jacta.games.mighty_empires.state.world import World, world_of
from jacta.rules import Ask, Position, Roll, answered

BUDGETS = {"marshal_quick": 640, "marshal": 2_560, "marshal_strong": 10_240}
"""Positions for a decision, by level."""
OTHERS = (3, 2, 1)  # answers tried beside the planner's, in each third of the budget
FEWEST, DOUBT = 4, 2.0  # he may be sure after so many worlds, by so many standard errors
About = Mapping[str, int]
THOUGHT_ABOUT: About = {"retreat": 3, "move": 1}
"""The kinds of questions about which he thinks, and from how many seasons before the last winter on."""
# Known beforehand: an answer is as far behind as the planner takes it to be, give or take so many points; the luck of
# one world, in points for each season to come, and how many worlds that knowledge is worth.
GIVE_OR_TAKE, LUCK, LUCK_SEEN = 1.0, 1.6, 4


class Trial(NamedTuple):
    """How far ahead we were at the end of a playout, and the positions that it took."""

    worth: float
    positions: int


class Belief(NamedTuple):
    """By how much an answer is better than the planner's, with its standard error."""

    gain: float
    error: float

    @property
    def may_be_better(self) -> bool:
        return self.gain + DOUBT * self.error > 0

    @property
    def may_be_worse(self) -> bool:
        return self.gain - DOUBT * self.error < 0


class Moment(NamedTuple):
    """The positions that a playout has taken so far; what whoever is asked sees of the world, or the outcome."""

    positions: int
    world: World | None
    outcome: Any = None


class Marshal:
    """A policy for any seat of a game."""

    def __init__(self, game: Prospectus, budget: int, seed: int = 0) -> None:
        self.game, self.budget, self.seed = game, budget, seed

    def __call__(self, question: Ask, seen: Any, at: Position) -> Any:
        world = world_of(seen)
        if world is None:
            return question.default_answer(seen)
        planner = guide(self.game, world.players)
        first = planner(question, seen)
        if not thinks_about(question, seasons_left(world, self.game.years)):
            return first
        others = second_thoughts(planner, question, seen, first)
        if not others:
            return first
        key = f"{self.seed} {self.budget} {question.label} {digest(world)}"
        return Deliberation(planner, question, at, world, key).best(first, others, self.budget)


def thinks_about(question: Ask, left: int, about: About = THOUGHT_ABOUT) -> bool:
    """Whether he thinks about such a question, with so many campaign seasons to come."""
    return 0 < left <= about.get(question.label, 0)


def guide(game: Prospectus, players: int) -> Planner:
    """The planner he follows, who has learned what is better at tables of so many players."""
    return Planner(game, values(), learned(players))


class Deliberation:
    """One decision: answers are tried in worlds that agree with what his seat sees."""

    def __init__(self, planner: Planner, question: Ask, at: Position, view: World, key: str) -> None:
        self.planner, self.question, self.at, self.view, self.key = planner, question, at, view, key
        self.seat = int(str(question.who).removeprefix("seat"))
        self.luck = LUCK * seasons_left(view, planner.game.years)

    def best(self, first: Any, others: Sequence[Thought], budget: int) -> Any:
        """The first answer, unless another promises more in many worlds."""
        gains: list[list[float]] = [[] for _ in others]
        open_, spent, number = list(range(len(others))), 0, 0
        while open_ and spent < budget:
            own, *trials = self.tried(number, [first, *[others[one].answer for one in open_]])
            for place, trial in zip(open_, trials, strict=True):
                gains[place].append(trial.worth - own.worth)
            spent += sum([trial.positions for trial in (own, *trials)])
            number += 1
            open_ = self.promising(open_, others, gains, spent / budget)
        beliefs = [believed(tried, thought.behind, self.luck) for tried, thought in zip(gains, others, strict=True)]
        best = max(range(len(others)), key=lambda place: beliefs[place].gain)
        return others[best].answer if beliefs[best].gain > 0 else first

    def tried(self, number: int, answers: Sequence[Any]) -> list[Trial]:
        """Each of the answers in the same world, with the same luck."""
        where, luck = self.imagined(number)
        return [self.played(where, answer, luck.dice()) for answer in answers]

    def imagined(self, number: int) -> tuple[Position, CommonLuck]:
        """The position in a world that agrees with what his seat sees, and the luck there."""
        world = resample(self.view, self.planner.game.tiles, Seeded(f"world {self.key} {number}"))
        return placed(self.at, world), CommonLuck(f"luck {self.key} {number}")

    def promising(
        self, places: Sequence[int], others: Sequence[Thought], gains: Sequence[Sequence[float]], spent: float
    ) -> list[int]:
        """The answers to try further: those that promise most so far, until he is sure what to answer."""
        beliefs = {place: believed(gains[place], others[place].behind, self.luck) for place in places}
        kept = sorted(places, key=lambda place: -beliefs[place].gain)
        kept = kept[: OTHERS[min(int(spent * len(OTHERS)), len(OTHERS) - 1)]]
        if len(gains[kept[0]]) < FEWEST:
            return kept
        kept = [place for place in kept if any(gains[place]) and beliefs[place].may_be_better]
        sure = len(kept) == 1 and not beliefs[kept[0]].may_be_worse
        return [] if sure else kept

    def played(self, at: Position, answer: Any, dice: PlayoutDice) -> Trial:
        """The answer is given, and everybody plays like the planner for a while."""
        for moment in playout(self.planner, at, self.question, answer, dice):
            if moment.outcome is not None:
                return Trial(self.ended(moment.outcome), moment.positions)
            if moment.world is not None and self.enough(moment.world):
                return Trial(self.worth(moment.world), moment.positions)
        raise AssertionError("a playout ends with an outcome")

    def enough(self, world: World) -> bool:
        """The last winter has come."""
        return seasons_left(world, self.planner.game.years) == 0

    def worth(self, world: World) -> float:
        """How far ahead we are."""
        return foreseen_lead(world, self.seat, self.planner.worth)

    def ended(self, outcome: Any) -> float:
        """The game, or the procedure that was asked about, is over."""
        if isinstance(outcome, After):
            return self.worth(outcome.state)
        return lead(outcome.points, self.seat)


def believed(gains: Sequence[float], behind: float, luck: float) -> Belief:
    """What he believes of an answer that the planner takes to be behind, after some worlds with so much luck."""
    told, known = 1 / scatter(gains, luck), GIVE_OR_TAKE**-2
    return Belief((told * fmean(gains) - known * behind) / (told + known), (told + known) ** -0.5)


def scatter(gains: Sequence[float], luck: float) -> float:
    """The squared standard error of the mean; a few worlds do not show how much luck there is, so some is assumed."""
    mean = fmean(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) + LUCK_SEEN * luck**2
    return spread / (len(gains) - 1 + LUCK_SEEN) / len(gains)


def playout(planner: Planner, at: Position, question: Ask, answer: Any, dice: PlayoutDice) -> Iterator[Moment]:
    """The answer is given, and everybody plays like the planner to the end: every moment when somebody is asked."""
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


def second_thoughts(planner: Planner, question: Ask, seen: Any, first: Any) -> list[Thought]:
    """The answers that are tried beside the planner's."""
    thoughts = [one for one in planner.thoughts(question, seen) if not can_wait(first, one.answer)]
    return thoughts[: max(OTHERS)]


def can_wait(first: Any, other: Any) -> bool:
    """Orders to another unit can be given afterwards: giving them first changes next to nothing."""
    return isinstance(first, Act) and isinstance(other, Act) and first.unit != other.unit


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
