"""How often is a player of Mighty Empires asked? Decisions of a seat in a whole game, order by order and in brief.

    python -m bench.tedium --years 6 --games 12

Both seats play as the planner does. In brief (R107) they give the orders that people give there: a unit scouts and goes
by one of them, and all besiege together. A question with one answer is none. Told is the median of the seats, and what
is asked most.
"""

from __future__ import annotations

import argparse
from collections import Counter
from statistics import median
from typing import Any

from jacta.dice import Seeded
from jacta.games.mighty_empires.game import game
from jacta.games.mighty_empires.players.appraisal import Prospectus
from jacta.games.mighty_empires.players.planner import Planner
from jacta.games.mighty_empires.state.actions import ALL, END, GO, Act
from jacta.kernel.rule.questions import Ask
from jacta.kernel.run.policies import picked
from jacta.kernel.run.position import answered, started


class Person:
    """The planner, who gives orders in brief where there are any."""

    def __init__(self, planner: Planner) -> None:
        self.planner = planner

    def __call__(self, question: Ask, seen: Any) -> Any:
        answer, options = self.planner(question, seen), question.values()
        if isinstance(answer, Act) and answer.do == "scout" and answer._replace(do=GO) in options:
            return answer._replace(do=GO)
        return ALL if question.label == "besiege" and answer != END and ALL in options else answer


def decisions(orders: str, years: int, seed: int) -> dict[str, Counter[str]]:
    """What each seat is asked in one game, by the question."""
    given: Any = game.validate({"years": years, "seed": seed, "options": {"orders": orders}})
    person, chance = Person(Planner(Prospectus(years, given.tile_set))), Seeded(f"tedium {seed}")
    found: dict[str, Counter[str]] = {}
    position, question = started(game, given)
    while question is not None:
        if isinstance(question, Ask):
            if len(question.values()) > 1:
                found.setdefault(str(question.who), Counter())[question.label] += 1
            answer = picked(question, person, position, chance)
        else:
            answer = question.throw.throw(chance).value  # type: ignore[union-attr]
        position, question = answered(position, question, answer)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    for name, default in {"years": 6, "games": 12, "seed": 1}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    asked = parser.parse_args()
    for orders in ("each", "brief"):
        seeds = range(asked.seed, asked.seed + asked.games)
        seats = [one for seed in seeds for one in decisions(orders, asked.years, seed).values()]
        totals = Counter[str]()
        for one in seats:
            totals.update(one)
        often = ", ".join(f"{label} {number / len(seats):.0f}" for label, number in totals.most_common(6))
        print(f"{orders}: median {median(one.total() for one in seats):g} of {len(seats)} seats ({often})", flush=True)


if __name__ == "__main__":
    main()
