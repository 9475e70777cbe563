"""What do the marshal's second thoughts gain, and do more worlds gain more? Questions of the last season.

    python -m bench.budget --games 40 --worlds 48 --few 4 --seed 6001

Guides play each other. Where the marshal would think, all answers that he would try are played in many worlds. He then
decides by some of the worlds, once by few and once by four times as many; what his answer gains over the guide's is
counted in the other worlds, in points of the lead before the last winter (as far as it decides the game). Printed after
every game, with 95 % intervals.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from bench.strength import interval
from jacta.dice import Seeded
from jacta.games.mighty_empires.game import game
from jacta.games.mighty_empires.players.appraisal import Prospectus
from jacta.games.mighty_empires.players.evaluation import seasons_left
from jacta.games.mighty_empires.players.marshal import PLANNED, Deliberation, believed, guide, second_thoughts, world_of
from jacta.games.mighty_empires.players.planner import Thought
from jacta.kernel.rule.questions import Ask, Roll
from jacta.kernel.run.position import answered, started

TIMES = 4


class Tried(NamedTuple):
    """What each other answer gains over the planner's in every world, and how far behind he takes it to be."""

    gains: Any  # world, answer
    behind: list[float]

    def gained(self, worlds: int) -> float:
        """What he gains who decides by so many of the worlds, in the rest of them."""
        found = []
        for start in range(0, len(self.gains) - worlds + 1, worlds):
            told, rest = self.gains[start : start + worlds], np.delete(self.gains, slice(start, start + worlds), axis=0)
            beliefs = [believed(list(column), behind).gain for column, behind in zip(told.T, self.behind, strict=True)]
            best = int(np.argmax(beliefs))
            found.append(rest[:, best].mean() if beliefs[best] > 0 else 0.0)
        return float(np.mean(found))


def questions(seed: int, years: int, worlds: int) -> Iterator[Tried]:
    """All questions of a game about which he would think."""
    given: Any = game.validate({"years": years, "seed": seed})
    planner, chance = guide(Prospectus(years, given.tile_set), given.players), Seeded(f"budget {seed}")
    here, question = started(game, given)
    while question is not None:
        if isinstance(question, Ask):
            seen = here.seen_by(str(question.who))
            answer, view = planner(question, seen), world_of(seen)
            if view is not None and seasons_left(view, years) == 1 and question.label not in PLANNED:
                others = second_thoughts(planner, question, seen, answer)
                thought = Deliberation(planner, question, here, view, str(seed))
                if others:
                    yield compared(thought, answer, others, worlds)
        else:
            assert isinstance(question, Roll)
            answer = question.throw.throw(chance).value
        here, question = answered(here, question, answer)


def compared(thought: Deliberation, first: Any, others: list[Thought], worlds: int) -> Tried:
    answers = [first, *[one.answer for one in others]]
    worth = np.array([[one.worth for one in thought.tried(number, answers)] for number in range(worlds)])
    return Tried(worth[:, 1:] - worth[:, :1], [one.behind for one in others])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    for name, default in {"years": 2, "games": 40, "worlds": 48, "few": 4, "seed": 6001}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    asked = parser.parse_args()
    found: list[Tried] = []
    for seed in range(asked.seed, asked.seed + asked.games):
        found += questions(seed, asked.years, asked.worlds)
        few, many = ([one.gained(worlds) for one in found] for worlds in (asked.few, TIMES * asked.few))
        more = [one - other for one, other in zip(many, few, strict=True)]
        print(
            f"{len(found)} questions: by {asked.few} worlds {interval(few)} points, "
            f"by {TIMES * asked.few} {interval(many)}, more by {interval(more)}",
            flush=True,
        )


if __name__ == "__main__":
    main()
