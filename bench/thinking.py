"""What does thinking gain in a game, and does four times the budget gain more? Counted question by question.

    python -m bench.thinking 640 2560 --games 40 --seed 9970001 --workers 2
    python -m bench.thinking 2560 --about move=6 retreat=3

A marshal with the largest of the budgets sits with guides. Wherever he thinks, all answers that he considers are played
to the end of the game by guides, in worlds that agree with what he sees: many more worlds than he would take. Each
budget then decides many times over, by as many of these worlds as it lasts for, each time in another order; what its
answer gains over the guide's is counted in the worlds that it has not looked at. The game goes on with an answer of the
largest budget.

What he comes to at the end, over a guide in his place, is on average the sum of what his answers gain so: each counts
what it gains if he thinks no more, and later ones are counted when they come. A whole game has the luck of all its
dice; this has only what is left of it, divided by worlds and orders.

Each seed is played from either seat. Printed in points a game, with 95 % intervals: after every seed what each budget
gains over the guide and over the budget before, at the end the same by kind of question and campaign seasons to come.
`--about` says about which questions they think, and from how many seasons before the last winter, instead of those of
the game's own marshal. With `--kept FILE` what is finished is kept (`bench.kept`).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from bench.kept import kept
from bench.strength import interval
from jacta.games.mighty_empires.game import game
from jacta.games.mighty_empires.players.appraisal import Prospectus
from jacta.games.mighty_empires.players.common_luck import CommonLuck
from jacta.games.mighty_empires.players.evaluation import lead, seasons_left
from jacta.games.mighty_empires.players.marshal import (
    THOUGHT_ABOUT,
    About,
    Deliberation,
    Trial,
    guide,
    playout,
    second_thoughts,
    thinks_about,
)
from jacta.games.mighty_empires.players.planner import Thought
from jacta.games.mighty_empires.state.world import world_of
from jacta.kernel.rule.questions import Ask, Roll
from jacta.kernel.run.position import answered, started

ORDERS = 16
"""So often each budget decides about a question."""
AS_MUCH = 4
"""All answers together are played for so many times the largest budget: what it does not look at is left to count."""


class Plan(NamedTuple):
    """What is measured: the budgets, the largest last."""

    years: int
    about: About
    budgets: tuple[int, ...]


class Question(NamedTuple):
    """What they thought about: its kind, the seasons to come, and what the answer of each budget gains at the end."""

    label: str
    left: int
    gains: list[float]


class PlayedOut(NamedTuple):
    """An answer in one world: what the marshal sees of it when he thinks, and how far ahead he is at the end."""

    trial: Trial
    end: float


World = Mapping[Any, PlayedOut]
"""All answers in the same world, with the same luck."""


class SecondThoughts(Deliberation):
    """A deliberation in worlds that are known already."""

    def __init__(self, first: Deliberation, worlds: Sequence[World]) -> None:
        super().__init__(first.planner, first.question, first.at, first.view, first.key)
        self.worlds, self.looked_at = worlds, 0

    def tried(self, number: int, answers: Sequence[Any]) -> list[Trial]:
        self.looked_at = number + 1
        return [self.worlds[number][answer].trial for answer in answers]

    def gained(self, first: Any, others: Sequence[Thought], budget: int) -> float:
        """What the answer gains over the first, in the worlds that were not looked at."""
        chosen = self.best(first, others, budget)
        return fmean(world[chosen].end - world[first].end for world in self.worlds[self.looked_at :])


def played(plan: Plan, seed: int, seat: int) -> list[Question]:
    """One game, whose dice fall as in `bench.strength`."""
    given: Any = game.validate({"years": plan.years, "seed": seed})
    planner = guide(Prospectus(plan.years, given.tile_set), given.players)
    dice, found = CommonLuck(f"strength {seed}").dice(), list[Question]()
    here, question = started(game, given)
    while question is not None:
        if isinstance(question, Ask):
            seen = here.seen_by(str(question.who))
            answer, view = planner(question, seen), world_of(seen)
            left = seasons_left(view, plan.years) if view is not None else 0
            if view is not None and question.who == f"seat{seat}" and thinks_about(question, left, plan.about):
                others = second_thoughts(planner, question, seen, answer)
                if others:
                    thought = Deliberation(planner, question, here, view, f"thinking {seed} {seat} {len(found)}")
                    worlds = played_out(thought, [answer, *[one.answer for one in others]], AS_MUCH * plan.budgets[-1])
                    gains = [gain(thought, worlds, answer, others, budget) for budget in plan.budgets]
                    found.append(Question(question.label, left, gains))
                    answer = SecondThoughts(thought, worlds).best(answer, others, plan.budgets[-1])
        else:
            assert isinstance(question, Roll)
            answer = dice.throw(here, question)
        here, question = answered(here, question, answer)
    return found


def played_out(thought: Deliberation, answers: Sequence[Any], positions: int) -> list[World]:
    """The answers in so many worlds that the marshal would have looked at so many positions."""
    found = list[World]()
    while positions > 0:
        at, luck = thought.imagined(len(found))
        found.append({answer: to_the_end(thought, at, answer, luck) for answer in answers})
        positions -= sum(one.trial.positions for one in found[-1].values())
    return found


def to_the_end(thought: Deliberation, at: Any, answer: Any, luck: CommonLuck) -> PlayedOut:
    """One answer, and what comes of it when the marshal looks no further."""
    trial, outcome = None, None
    for moment in playout(thought.planner, at, thought.question, answer, luck.dice()):
        if trial is None and moment.world is not None and thought.enough(moment.world):
            trial = Trial(thought.worth(moment.world), moment.positions)
        outcome = moment.outcome
    assert trial is not None
    assert outcome is not None
    return PlayedOut(trial, lead(outcome.points, thought.seat))


def gain(thought: Deliberation, worlds: Sequence[World], first: Any, others: Sequence[Thought], budget: int) -> float:
    """What a budget gains over the first answer, on average over the orders in which it may meet the worlds."""
    shuffled = Random(thought.key)
    found = list[float]()
    for _ in range(ORDERS):
        order = shuffled.sample(worlds, len(worlds))
        found.append(SecondThoughts(thought, order).gained(first, others, budget))
    return fmean(found)


def games_of(key: tuple[Plan, int]) -> list[list[Question]]:
    """The games of one seed, from either seat."""
    return [played(*key, seat) for seat in range(2)]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("budgets", type=int, nargs="+")
    parser.add_argument("--about", nargs="+", default=[f"{label}={left}" for label, left in THOUGHT_ABOUT.items()])
    for name, default in {"years": 2, "games": 40, "seed": 9970001, "workers": 1}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--kept", metavar="FILE")
    asked = parser.parse_args()
    about = {label: int(left) for label, _, left in (one.partition("=") for one in asked.about)}
    plan = Plan(asked.years, about, tuple(sorted(asked.budgets)))
    keys = [(plan, seed) for seed in range(asked.seed, asked.seed + asked.games)]
    seeds: list[list[list[Question]]] = []
    for games in kept(games_of, keys, asked.kept, asked.workers):
        seeds.append([[Question(*one) for one in questions] for questions in games])
        print(f"{len(seeds)} seeds:", "; ".join(told(plan.budgets, seeds)), flush=True)
    all_questions = [one for games in seeds for questions in games for one in questions]
    for kind in sorted({one[:2] for one in all_questions}):
        times = sum(one[:2] == kind for one in all_questions) / len(seeds) / 2
        print(f"{kind[0]}, {kind[1]} to come, {times:.1f} a game:", "; ".join(told(plan.budgets, seeds, kind)))


def told(
    budgets: Sequence[int], seeds: Sequence[Sequence[Sequence[Question]]], *kind: tuple[str, int]
) -> Iterator[str]:
    """What each budget gains over the guide, and over the budget before it, by questions of one kind or of all."""
    gains = [[gained(games, place, *kind) for games in seeds] for place in range(len(budgets))]
    yield from (f"{budget} gains {interval(gain)}" for budget, gain in zip(budgets, gains, strict=True))
    for (fewer, few), (more, many) in pairwise(zip(budgets, gains, strict=True)):
        yield f"{more} over {fewer} {interval([one - other for one, other in zip(many, few, strict=True)])}"


def gained(games: Sequence[Sequence[Question]], budget: int, *kind: tuple[str, int]) -> float:
    """Points a game."""
    asked = [one for questions in games for one in questions if one[:2] in kind or not kind]
    return sum(one.gains[budget] for one in asked) / len(games)


if __name__ == "__main__":
    main()
