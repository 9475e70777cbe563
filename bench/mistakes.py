"""Where does the planner of Mighty Empires answer wrongly? Kinds of answers, and what others would have gained.

    python -m bench.mistakes planner --labels retreat pursue --games 60 --worlds 4 --seed 400001
    python -m bench.mistakes guide --labels move scout --often 0.2 --last --games 60 --worlds 2

Planners (or the marshal's guides) play each other. Where a question of these kinds is asked, the answer and some others
are played to the end of the game by the same players, in a few worlds that agree with what the seat sees, all with the
same luck. One question tells next to nothing, since luck is several points in a world. But luck differs at every
question, so that some dozens of questions show what is wrong with a kind of answer. Printed after all games: how often
one kind of answer was given and another tried, and what the other gains at the end, in points, with its 95 % interval.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from bench.strength import interval
from jacta.dice import Seeded
from jacta.games.mighty_empires.game import game
from jacta.games.mighty_empires.players.appraisal import Prospectus
from jacta.games.mighty_empires.players.common_luck import CommonLuck
from jacta.games.mighty_empires.players.evaluation import lead
from jacta.games.mighty_empires.players.marshal import can_wait, guide, placed, playout
from jacta.games.mighty_empires.players.planner import Planner
from jacta.games.mighty_empires.state.resampling import resample
from jacta.games.mighty_empires.state.world import World, world_of
from jacta.kernel.rule.questions import Ask, Roll
from jacta.kernel.run.position import Position, answered, started

FEWEST = 5  # comparisons without which nothing is printed


class Compared(NamedTuple):
    """The kind of answer that was given, the kind that was tried, and what the latter gains at the end, on average."""

    label: str
    given: str
    other: str
    gain: float


def kind(answer: Any) -> str:
    """What an answer is, whoever and wherever it is about."""
    for name in ("do", "action", "spell", "piece"):
        if hasattr(answer, name):
            return str(getattr(answer, name))
    if isinstance(answer, tuple):
        return type(answer).__name__.lower()
    word = str(answer)
    return word if word.isalpha() else "unit" if word[:1].isalpha() else "hex"


def tried(question: Ask, first: Any, most: int, coin: Random) -> list[Any]:
    """Some other answers: of orders only those to the same unit, since the rest can be given afterwards."""
    others = [one for one in question.values() if one != first and not can_wait(first, one)]
    return others if len(others) <= most else coin.sample(others, most)


def compared(planner: Planner, at: Position, question: Ask, answers: list[Any], view: World, key: str) -> list[float]:
    """How far ahead the player is at the end with each answer, in one world."""
    seat = int(str(question.who).removeprefix("seat"))
    where = placed(at, resample(view, planner.game.tiles, Seeded(f"world {key}")))
    luck, found = CommonLuck(f"luck {key}"), []
    for answer in answers:
        *_, last = playout(planner, where, question, answer, luck.dice())
        found.append(lead(last.outcome.points, seat))
    return found


def mistakes(asked: argparse.Namespace, seed: int) -> Iterator[Compared]:
    """All comparisons in one game."""
    given: Any = game.validate({"years": asked.years, "seed": seed})
    prospectus = Prospectus(asked.years, given.tile_set)
    planner = guide(prospectus, given.players) if asked.player == "guide" else Planner(prospectus)
    coin, chance, number = Random(seed), Seeded(f"collect {seed}"), 0
    here, question = started(game, given)
    while question is not None:
        if isinstance(question, Ask):
            seen = here.seen_by(str(question.who))
            answer, view = planner(question, seen), world_of(seen)
            wanted = view is not None and (view.year == asked.years or not asked.last)
            if view is not None and wanted and question.label in asked.labels and coin.random() < asked.often:
                answers = [answer, *tried(question, answer, asked.others, coin)]
                keys = [f"{seed} {number} {world}" for world in range(asked.worlds)]
                leads = [compared(planner, here, question, answers, view, key) for key in keys]
                number += 1
                for place, other in enumerate(answers[1:], start=1):
                    gain = fmean(lead[place] - lead[0] for lead in leads)
                    yield Compared(question.label, kind(answer), kind(other), gain)
        else:
            assert isinstance(question, Roll)
            answer = question.throw.throw(chance).value
        here, question = answered(here, question, answer)


def told(found: list[Compared]) -> Iterator[str]:
    """One line for each kind of answer and each other kind, the commonest first."""
    gains: dict[tuple[str, str, str], list[float]] = {}
    for one in found:
        gains.setdefault(one[:3], []).append(one.gain)
    for (label, given, other), values in sorted(gains.items(), key=lambda one: -len(one[1])):
        if len(values) >= FEWEST:
            yield f"{label}: {other} instead of {given} gains {interval(values)} ({len(values)} times)"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("player", choices=("planner", "guide"))
    parser.add_argument("--labels", nargs="+", required=True)
    parser.add_argument("--often", type=float, default=1.0, help="the share of these questions that is looked at")
    parser.add_argument("--last", action="store_true", help="only in the last year")
    for name, default in {"years": 2, "games": 60, "worlds": 4, "others": 2, "seed": 400001}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    asked = parser.parse_args()
    found = [one for seed in range(asked.seed, asked.seed + asked.games) for one in mistakes(asked, seed)]
    for line in told(found):
        print(line)


if __name__ == "__main__":
    main()
