"""What are second thoughts worth, and how far must the marshal of Mighty Empires look to tell?

    python -m bench.second_thoughts --games 12 --worlds 12 --seed 5011
    python -m bench.second_thoughts --left 1 --games 40 --worlds 10 --seed 5101

Guides play each other. Now and then, where one moves, besieges or retreats, its answer and others that it thought of
are played to the end of the game by guides, in worlds with the same luck. Printed after every game, for each horizon:

    positions  those that a playout takes to get there
    luck       how much what another answer gains varies from world to world
    true       how much the gains themselves differ
    agrees     how closely the evaluation there goes with what is true at the end
    gained     what the answer that does best there in half of the worlds gains at the end of the others, and the
               standard error of that

Luck is told from true differences by halves of the worlds that know nothing of each other. `--left` looks only at
questions with no more than so many campaign seasons to come.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import numpy as np

from jacta.dice import Seeded
from jacta.games.mighty_empires.game import game
from jacta.games.mighty_empires.players.appraisal import Prospectus
from jacta.games.mighty_empires.players.common_luck import CommonLuck, PlayoutDice
from jacta.games.mighty_empires.players.evaluation import evaluate, foreseen_lead, lead, seasons_left
from jacta.games.mighty_empires.players.marshal import guide, placed, playout, second_thoughts
from jacta.games.mighty_empires.players.planner import Planner
from jacta.games.mighty_empires.state.resampling import resample
from jacta.games.mighty_empires.state.world import World, world_of
from jacta.kernel.rule.questions import Ask, Roll
from jacta.kernel.run.position import Position, answered, started

HORIZONS = ("1 season", "2 seasons", "last winter", "end")
WINTER = HORIZONS.index("last winter")
ASKED = {"move": 0.15, "besiege": 0.2, "retreat": 0.2}
"""How often a question is looked at."""


class Seen(NamedTuple):
    """How far ahead the player is at each horizon of a playout, and the positions until then."""

    ahead: list[float]
    positions: list[int]


def played(planner: Planner, at: Position, question: Ask, answer: Any, view: World, dice: PlayoutDice) -> Seen:
    """A playout to the end."""
    seat, left = int(str(question.who).removeprefix("seat")), seasons_left(view, planner.game.years)
    found = Seen([], [])

    def note(ahead: float, positions: int, horizons: int) -> None:
        missing = horizons - len(found.ahead)
        found.ahead.extend([ahead] * missing)
        found.positions.extend([positions] * missing)

    for positions, world, outcome in playout(planner, at, question, answer, dice):
        if outcome is not None:
            note(lead(outcome.points, seat), positions, len(HORIZONS))
        elif world is not None and len(found.ahead) <= WINTER:
            passed = left - seasons_left(world, planner.game.years)
            if passed == left:
                note(foreseen_lead(world, seat), positions, WINTER + 1)
            elif world.season != "winter" and passed > len(found.ahead):
                note(evaluate(world, seat, planner.game.years), positions, min(passed, WINTER))
    return found


def tried(seed: int, years: int, worlds: int, most_left: int) -> Iterator[tuple[Any, Any]]:
    """For each question looked at in a game: gains by world, other answer and horizon; positions by horizon."""
    given: Any = game.validate({"years": years, "seed": seed})
    planner = guide(Prospectus(years, given.tile_set), given.players)
    coin, chance = Random(seed), Seeded(f"second {seed}")
    here, question = started(game, given)
    while question is not None:
        if isinstance(question, Ask):
            seen = here.seen_by(str(question.who))
            first, view = planner(question, seen), world_of(seen)
            asked = view is not None and coin.random() < ASKED.get(question.label, 0)
            if view is not None and asked and 0 < seasons_left(view, years) <= most_left:
                answers = [first, *[one.answer for one in second_thoughts(planner, question, seen, first)]]
                if len(answers) > 1:
                    yield compared(planner, here, question, answers, view, worlds)
            answer = first
        else:
            assert isinstance(question, Roll)
            answer = question.throw.throw(chance).value
        here, question = answered(here, question, answer)


def compared(planner: Planner, at: Position, question: Ask, answers: list[Any], view: World, worlds: int) -> Any:
    gains, positions = [], []
    for number in range(worlds):
        where = placed(at, resample(view, planner.game.tiles, Seeded(f"world {number}")))
        luck = CommonLuck(f"luck {number}")
        trials = [played(planner, where, question, answer, view, luck.dice()) for answer in answers]
        gains.append([np.subtract(trial.ahead, trials[0].ahead) for trial in trials[1:]])
        positions += [trial.positions for trial in trials]
    return np.array(gains), np.mean(positions, axis=0)


class Told(NamedTuple):
    """What all questions together say about one horizon."""

    horizon: str
    positions: float
    luck: float
    true: float
    agrees: float
    gained: float
    error: float


def told(questions: list[tuple[Any, Any]]) -> Iterator[Told]:
    """One horizon after the other."""
    gains = np.concatenate([one for one, _ in questions], axis=1)  # world, answer, horizon
    positions = np.mean([one for _, one in questions], axis=0)
    luck = np.sqrt(gains.var(axis=0, ddof=1).mean(axis=0))
    odd, even = gains[::2].mean(axis=0), gains[1::2].mean(axis=0)
    odd, even = odd - odd.mean(axis=0), even - even.mean(axis=0)
    true = np.sqrt(np.maximum((odd * even).mean(axis=0), 0))
    with_end = ((odd * even[:, -1:]) + (even * odd[:, -1:])).mean(axis=0) / 2
    for place, horizon in enumerate(HORIZONS):
        spread = true[place] * true[-1]
        agrees = with_end[place] / spread if spread else float("nan")
        gained = [chosen(one, place) for one, _ in questions]
        error = float(np.std(gained) / np.sqrt(len(gained)))
        yield Told(horizon, positions[place], luck[place], true[place], agrees, float(np.mean(gained)), error)


def chosen(gains: Any, horizon: int) -> float:
    """What the answer that does best in half of the worlds, if any does, gains at the end of the others."""
    halves = gains[::2].mean(axis=0), gains[1::2].mean(axis=0)  # answer, horizon
    found = []
    for seen, unseen in (halves, halves[::-1]):
        best = seen[:, horizon].argmax()
        found.append(unseen[best, -1] if seen[best, horizon] > 0 else 0.0)
    return float(np.mean(found))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    for name, default in {"years": 2, "games": 12, "worlds": 12, "seed": 5011, "left": 99}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    asked = parser.parse_args()
    found: list[tuple[Any, Any]] = []
    for seed in range(asked.seed, asked.seed + asked.games):
        found += tried(seed, asked.years, asked.worlds, asked.left)
        if not found:
            continue
        print(f"{len(found)} questions, {sum(gains.shape[1] for gains, _ in found)} other answers")
        print(f"{'horizon':12}{'positions':>10}{'luck':>7}{'true':>7}{'agrees':>8}{'gained':>15}")
        for one in told(found):
            print(
                f"{one.horizon:12}{one.positions:10.0f}{one.luck:7.2f}{one.true:7.2f}{one.agrees:8.2f}"
                f"{one.gained:8.2f} ± {one.error:.2f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
