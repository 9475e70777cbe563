"""What do the marshal's second thoughts gain, and do more worlds gain more?

    python -m bench.budget --labels retreat --games 80 --seed 9920001
    python -m bench.budget --labels move --games 20 --seed 9910001

Guides play each other. Where the marshal would think, all answers that he would try are played in many worlds. He then
decides by some of the worlds: by one, by 4 and by 16. What his answer gains over the guide's is counted in the other
worlds, in points of the lead before the last winter. Printed after every game, a question, with 95 % intervals: what
each number of worlds gains, and what four times as many gain more.
"""

from __future__ import annotations

import argparse
from collections.abc import Collection, Iterator
from itertools import pairwise, starmap
from typing import Any, NamedTuple

import numpy as np

from bench.strength import interval
from jacta.dice import Seeded
from jacta.games.mighty_empires.game import game
from jacta.games.mighty_empires.players.appraisal import Prospectus
from jacta.games.mighty_empires.players.evaluation import seasons_left
from jacta.games.mighty_empires.players.marshal import (
    THOUGHT_ABOUT,
    Deliberation,
    believed,
    guide,
    second_thoughts,
    thinks_about,
    world_of,
)
from jacta.games.mighty_empires.players.planner import Thought
from jacta.kernel.rule.questions import Ask, Roll
from jacta.kernel.run.position import answered, started

BY = (1, 4, 16)
"""Worlds to decide by."""


class Tried(NamedTuple):
    """What each other answer gains over the planner's by world, how far behind he takes it to be, and the luck."""

    gains: Any  # world, answer
    behind: list[float]
    luck: float

    def gained(self, worlds: int) -> float:
        """What he gains who decides by so many of the worlds, in the rest of them."""
        found = []
        for start in range(0, len(self.gains) - worlds + 1, worlds):
            told, rest = self.gains[start : start + worlds], np.delete(self.gains, slice(start, start + worlds), axis=0)
            columns = zip(told.T, self.behind, strict=True)
            beliefs = [believed(list(column), behind, self.luck).gain for column, behind in columns]
            best = int(np.argmax(beliefs))
            found.append(rest[:, best].mean() if beliefs[best] > 0 else 0.0)
        return float(np.mean(found))


def questions(seed: int, years: int, worlds: int, labels: Collection[str]) -> Iterator[Tried]:
    """The questions of these kinds in a game about which he would think."""
    given: Any = game.validate({"years": years, "seed": seed})
    planner, chance = guide(Prospectus(years, given.tile_set), given.players), Seeded(f"budget {seed}")
    here, question = started(game, given)
    number = 0
    while question is not None:
        if isinstance(question, Ask):
            seen = here.seen_by(str(question.who))
            answer, view = planner(question, seen), world_of(seen)
            wanted = view is not None and question.label in labels
            if view is not None and wanted and thinks_about(question, seasons_left(view, years)):
                others = second_thoughts(planner, question, seen, answer)
                thought = Deliberation(planner, question, here, view, f"{seed} {number}")
                if others:
                    number += 1
                    yield compared(thought, answer, others, worlds)
        else:
            assert isinstance(question, Roll)
            answer = question.throw.throw(chance).value
        here, question = answered(here, question, answer)


def compared(thought: Deliberation, first: Any, others: list[Thought], worlds: int) -> Tried:
    answers = [first, *[one.answer for one in others]]
    worth = np.array([[one.worth for one in thought.tried(number, answers)] for number in range(worlds)])
    return Tried(worth[:, 1:] - worth[:, :1], [one.behind for one in others], thought.luck)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--labels", nargs="+", choices=tuple(THOUGHT_ABOUT), default=tuple(THOUGHT_ABOUT))
    for name, default in {"years": 2, "games": 40, "worlds": 32, "seed": 6001}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    asked = parser.parse_args()
    found: list[Tried] = []
    for seed in range(asked.seed, asked.seed + asked.games):
        found += questions(seed, asked.years, asked.worlds, asked.labels)
        if not found:
            continue
        gained = [[one.gained(worlds) for one in found] for worlds in BY]
        print(f"{len(found)} questions:", ", ".join(map(told, BY, gained)), end="; ")
        print("four times as many:", ", ".join(starmap(more, pairwise(gained))), flush=True)


def told(worlds: int, gained: list[float]) -> str:
    return f"by {worlds} {interval(gained)}"


def more(few: list[float], many: list[float]) -> str:
    return interval([one - other for one, other in zip(many, few, strict=True)])


if __name__ == "__main__":
    main()
