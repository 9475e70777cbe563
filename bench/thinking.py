"""What does thinking gain in whole games? Counted thought by thought, so that luck hides less of it.

    python -m bench.thinking 640 2560 --games 100 --seed 9970001 --workers 2
    python -m bench.thinking 2560 --about move=3 retreat=3 --games 40

A marshal sits with guides. Wherever his answer is not the guide's, both answers are played to the end of the game by
guides, in a few worlds with the same luck; the game itself goes on with his. What the marshal comes to at the end, over
a guide in his place, is the sum of these gains on average: each is what that answer gains if he thinks no more, and the
later ones are counted when they come. A whole game has the luck of all its dice, a thought only what is left of it.

Each seed is played from either seat and with every budget; where budgets answer alike, so go their games. Printed in
points a game, with 95 % intervals: after every seed what each budget gains over the guide and over the budget before,
at the end what it gains by kind of question and campaign seasons to come. `--about` says about which questions he
thinks, and from how many seasons before the last winter, instead of those of the game's own marshal. With `--kept FILE`
what is finished is kept (`bench.kept`).
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


class Thought(NamedTuple):
    """An answer that was not the guide's: the kind of question, seasons to come, and what it gains at the end."""

    label: str
    left: int
    gain: float


class Plan(NamedTuple):
    """How a budget is measured."""

    years: int
    worlds: int
    about: About
    budget: int


class Game(NamedTuple):
    """What came of one game from one seat: how often the marshal thought, and where he answered otherwise."""

    thought: int
    others: list[Thought]


def played(plan: Plan, seed: int, seat: int) -> Game:
    """One game, whose dice fall as in `bench.strength`."""
    given: Any = game.validate({"years": plan.years, "seed": seed})
    prospectus = Prospectus(plan.years, given.tile_set)
    planner, marshal = guide(prospectus, given.players), Marshal(prospectus, plan.budget, about=plan.about)
    dice = CommonLuck(f"strength {seed}").dice()
    thought, found = 0, list[Thought]()
    here, question = started(game, given)
    while question is not None:
        if isinstance(question, Ask):
            seen = here.seen_by(str(question.who))
            answer, view = planner(question, seen), world_of(seen)
            left = seasons_left(view, plan.years) if view is not None else 0
            if question.who == f"seat{seat}" and thinks_about(question, left, plan.about):
                thought += 1
                other = marshal(question, seen, here)
                if other != answer:
                    lucks = [CommonLuck(f"thinking {seed} {len(found)} {world}") for world in range(plan.worlds)]
                    leads = [
                        [ended(planner, here, question, one, luck, seat) for one in (answer, other)] for luck in lucks
                    ]
                    found.append(Thought(question.label, left, fmean(his - guides for guides, his in leads)))
                    answer = other
        else:
            assert isinstance(question, Roll)
            answer = dice.throw(here, question)
        here, question = answered(here, question, answer)
    return Game(thought, found)


def ended(planner: Planner, at: Position, question: Ask, answer: Any, luck: CommonLuck, seat: int) -> float:
    """How far ahead the seat is at the end, if guides go on from this answer."""
    *_, last = playout(planner, at, question, answer, luck.dice())
    return lead(last.outcome.points, seat)


def games_of(key: tuple[Plan, int]) -> list[Game]:
    """The games of one seed, from either seat."""
    return [played(*key, seat) for seat in range(2)]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("budgets", type=int, nargs="+")
    parser.add_argument("--about", nargs="+", default=[f"{label}={left}" for label, left in THOUGHT_ABOUT.items()])
    for name, default in {"years": 2, "games": 40, "worlds": 24, "seed": 9970001, "workers": 1}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--kept", metavar="FILE")
    asked = parser.parse_args()
    about = {label: int(left) for label, _, left in (one.partition("=") for one in asked.about)}
    plans = [Plan(asked.years, asked.worlds, about, budget) for budget in asked.budgets]
    keys = [(plan, seed) for seed in range(asked.seed, asked.seed + asked.games) for plan in plans]
    found = kept(games_of, keys, asked.kept, asked.workers)
    seeds: list[list[list[Game]]] = []
    for budgets in zip(*[found] * len(plans), strict=True):
        seeds.append([[Game(thought, [Thought(*one) for one in others]) for thought, others in one] for one in budgets])
        print(f"{len(seeds)} seeds:", "; ".join(told(asked.budgets, seeds)), flush=True)
    for place, budget in enumerate(asked.budgets):
        print(f"{budget}:", *kinds([one[place] for one in seeds]), sep="\n    ")


def told(budgets: Sequence[int], seeds: Sequence[Sequence[Sequence[Game]]]) -> Iterator[str]:
    """What each budget gains over the guide, and over the budget before it, in points a game."""
    gains = [[gained(one) for one in games] for games in zip(*seeds, strict=True)]
    yield from (f"{budget} gains {interval(gain)}" for budget, gain in zip(budgets, gains, strict=True))
    for (fewer, few), (more, many) in pairwise(zip(budgets, gains, strict=True)):
        yield f"{more} over {fewer} {interval([one - other for one, other in zip(many, few, strict=True)])}"


def kinds(seeds: Sequence[Sequence[Game]]) -> Iterator[str]:
    """How often he thought, and what it gained by kind of question and campaign seasons to come."""
    all_games = [one for both in seeds for one in both]
    yield f"{fmean(one.thought for one in all_games):.1f} thoughts a game"
    others = [thought[:2] for one in all_games for thought in one.others]
    for label, left in sorted(set(others)):
        times = others.count((label, left))
        gains = [gained(both, label, left) for both in seeds]
        yield f"{label}, {left} to come: {times / len(all_games):.2f} answers a game changed, {interval(gains)}"


def gained(games: Sequence[Game], *kind: Any) -> float:
    """Points a game, by thoughts of one kind or of all."""
    return sum(one.gain for game in games for one in game.others if kind in ((), one[:2])) / len(games)


if __name__ == "__main__":
    main()
