"""What does thinking gain in a game, and does four times the budget gain more? Counted question by question.

    python -m bench.thinking 640 2560 --games 40 --seed 9970001 --workers 2
    python -m bench.thinking 2560 --about move=6 retreat=3

A marshal with the largest of the budgets sits with guides, and the others are asked at every question what they would
answer. Where somebody's answer is not the guide's, all that are given are played to the end of the game by guides, in
many worlds with the same luck; the game itself goes on with the answer of the largest budget. What he comes to at the
end, over a guide in his place, is on average the sum of what his answers gain so: each counts what it gains if he
thinks no more, and later ones are counted when they come. A whole game has the luck of all its dice, such a question
only what is left of it, divided by the worlds.

Each seed is played from either seat. Printed in points a game, with 95 % intervals: after every seed what each budget
gains over the guide and over the budget before, at the end what it gains by kind of question and campaign seasons to
come. `--about` says about which questions they think, and from how many seasons before the last winter, instead of
those of the game's own marshal. With `--kept FILE` what is finished is kept (`bench.kept`).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import pairwise
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
    Marshal,
    guide,
    playout,
    thinks_about,
    world_of,
)
from jacta.games.mighty_empires.players.planner import Planner
from jacta.kernel.rule.questions import Ask, Roll
from jacta.kernel.run.position import Position, answered, started


class Plan(NamedTuple):
    """What is measured: the budgets, the largest last."""

    years: int
    worlds: int
    about: About
    budgets: tuple[int, ...]


class Question(NamedTuple):
    """What they thought about: its kind, the seasons to come, and what the answer of each budget gains at the end."""

    label: str
    left: int
    gains: list[float]


def played(plan: Plan, seed: int, seat: int) -> list[Question]:
    """One game, whose dice fall as in `bench.strength`."""
    given: Any = game.validate({"years": plan.years, "seed": seed})
    prospectus = Prospectus(plan.years, given.tile_set)
    planner = guide(prospectus, given.players)
    marshals = [Marshal(prospectus, budget, about=plan.about) for budget in plan.budgets]
    dice, found = CommonLuck(f"strength {seed}").dice(), list[Question]()
    here, question = started(game, given)
    while question is not None:
        if isinstance(question, Ask):
            seen = here.seen_by(str(question.who))
            answer, view = planner(question, seen), world_of(seen)
            left = seasons_left(view, plan.years) if view is not None else 0
            if question.who == f"seat{seat}" and thinks_about(question, left, plan.about):
                answers = [answer, *(marshal(question, seen, here) for marshal in marshals)]
                lucks = [CommonLuck(f"thinking {seed} {seat} {len(found)} {world}") for world in range(plan.worlds)]
                ends = dict.fromkeys(answers, 0.0)
                if len(ends) > 1:
                    ends = {
                        one: fmean(ended(planner, here, question, one, luck, seat) for luck in lucks) for one in ends
                    }
                first, *others = (ends[one] for one in answers)
                found.append(Question(question.label, left, [other - first for other in others]))
                answer = answers[-1]
        else:
            assert isinstance(question, Roll)
            answer = dice.throw(here, question)
        here, question = answered(here, question, answer)
    return found


def ended(planner: Planner, at: Position, question: Ask, answer: Any, luck: CommonLuck, seat: int) -> float:
    """How far ahead the seat is at the end, if guides go on from this answer."""
    *_, last = playout(planner, at, question, answer, luck.dice())
    return lead(last.outcome.points, seat)


def games_of(key: tuple[Plan, int]) -> list[list[Question]]:
    """The games of one seed, from either seat."""
    return [played(*key, seat) for seat in range(2)]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("budgets", type=int, nargs="+")
    parser.add_argument("--about", nargs="+", default=[f"{label}={left}" for label, left in THOUGHT_ABOUT.items()])
    for name, default in {"years": 2, "games": 40, "worlds": 64, "seed": 9970001, "workers": 1}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--kept", metavar="FILE")
    asked = parser.parse_args()
    about = {label: int(left) for label, _, left in (one.partition("=") for one in asked.about)}
    plan = Plan(asked.years, asked.worlds, about, tuple(sorted(asked.budgets)))
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
