"""Fit the weights of the evaluation to games of the planner against itself, and write them into the package.

    python -m bench.learn --games 400

At the beginning of every season the lead in every feature is noted. Least squares finds the weights that best predict
the final lead in points: those at the end of the game, and those two years and more before it. Notes shortly before the
end predict it closely and count for more, by the inverse of what a first fit leaves unexplained there. Features are
correlated and games are few: where they do not tell, the fit keeps to a guess. No weight is negative: more is never
worse.

The planners have whims: now and then one takes another of the answers that he thought of, or any that is legal.
Otherwise they would have many rations only where they do badly, and the fit would mistake one for the cause of the
other.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import nnls  # type: ignore[import-untyped]

from jacta.dice import Seeded
from jacta.games.mighty_empires.game import game
from jacta.games.mighty_empires.players.appraisal import Prospectus
from jacta.games.mighty_empires.players.evaluation import FARTHEST, Features, FeatureWeights, features, seasons_left
from jacta.games.mighty_empires.players.planner import Planner
from jacta.games.mighty_empires.state.world import world_of
from jacta.kernel.rule.questions import Ask, Roll
from jacta.kernel.run.position import answered, started

PACKAGE = "jacta.games.mighty_empires.players"
LENGTHS = (2, 3, 4, 6)  # years
RIDGE = 1000.0
GUESS = FeatureWeights(
    late=Features(1.0, 0.5, 0.5, 0.0, 0.0, 0.6, 0.3, 0.1, 0.5, 0.5, 0.5, 0.5),
    early=Features(0.9, 0.2, 0.5, 0.0, 0.3, 0.7, 0.4, 0.15, 0.6, 0.4, 0.6, 0.6),
)
"""What a player would say; a hundred games tell little about a single weight two years before the end."""
SURPRISE = 1.0  # points squared that nobody can foretell
SECOND_THOUGHTS, WHIMS = 0.15, 0.03


def whimsical(planner: Planner, question: Ask, seen: Any, mood: Random) -> Any:
    """The planner's answer, most of the time."""
    whim = mood.random()
    if whim < WHIMS:
        return mood.choice(question.values())
    thoughts = planner.thoughts(question, seen) if whim < WHIMS + SECOND_THOUGHTS else []
    return mood.choice(thoughts).answer if thoughts else planner(question, seen)


class Noted(NamedTuple):
    """The leads of the first seat in every feature, the share of the early weights then, and the lead at the end."""

    leads: list[float]
    early: float
    lead: float


def leads(seed: int) -> list[Noted]:
    """One game, noted at the beginning of each season."""
    years = LENGTHS[seed % len(LENGTHS)]
    given: Any = game.validate({"years": years, "seed": seed})
    planner, mood, chance = Planner(Prospectus(years, given.tile_set)), Random(seed), Seeded(f"learn {seed}")
    noted: list[tuple[list[float], float]] = []
    position, question = started(game, given)
    season = None
    while question is not None:
        world = world_of(position.state)
        if isinstance(question, Roll):
            answer = question.throw.throw(chance).value
        else:
            assert isinstance(question, Ask)
            answer = whimsical(planner, question, position.seen_by(str(question.who)), mood)
            if world is not None and len(world.units) and (world.year, world.season) != season:
                season = world.year, world.season
                ours, theirs = features(world, 0, years), features(world, 1, years)
                early = min(1.0, seasons_left(world, years) / FARTHEST)
                noted.append(([one - other for one, other in zip(ours, theirs, strict=True)], early))
        position, question = answered(position, question, answer)
    lead = float(position.outcome.points[0] - position.outcome.points[1])
    return [Noted(one, early, lead) for one, early in noted]


def noted(games: int, seed: int, workers: int) -> Iterator[Noted]:
    """What was noted in all games."""
    with ProcessPoolExecutor(workers) as pool:
        for found in pool.map(leads, range(seed, seed + games), chunksize=4):
            yield from found


def fitted(found: list[Noted]) -> tuple[FeatureWeights, float]:
    """The weights, and how much of the final lead they explain."""
    leads, early = np.array([one.leads for one in found]), np.array([one.early for one in found])
    known = np.hstack([leads * (1 - early)[:, None], leads * early[:, None]])
    wanted = np.array([one.lead for one in found])
    first = solved(known, wanted, np.ones(len(found)))
    weights = solved(known, wanted, trust(wanted - known @ first, early)).round(4)
    left = wanted - known @ weights
    late, soon = (Features(*map(float, half)) for half in np.split(weights, 2))
    return FeatureWeights(late, soon), float(1 - left.var() / wanted.var())


def trust(left: Any, early: Any) -> Any:
    """How much each note counts, 1 on average: the less is left unexplained so long before the end, the more."""
    scatter = {when: left[early == when].var() for when in np.unique(early)}
    found = np.array([1 / max(SURPRISE, scatter[when]) for when in early])
    return found / found.mean()


def solved(known: Any, wanted: Any, counts: Any) -> Any:
    """The weights that foretell best what is wanted, where each note counts for so much."""
    scale = known.std(axis=0) + 1e-9
    guess = np.array([*GUESS.late, *GUESS.early]) * scale
    often = np.sqrt(counts)
    padded = np.vstack([known / scale * often[:, None], np.sqrt(RIDGE) * np.eye(len(scale))])
    return nnls(padded, np.concatenate([wanted * often, np.sqrt(RIDGE) * guess]))[0] / scale


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    for name, default in {"games": 400, "seed": 1, "workers": 2}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    asked = parser.parse_args()
    weights, explained = fitted(list(noted(asked.games, asked.seed, asked.workers)))
    made_by = f"python -m bench.learn --games {asked.games} --seed {asked.seed}"
    data = {"made_by": made_by, "explained": round(explained, 3)} | {
        name: part._asdict() for name, part in weights._asdict().items()
    }
    path = Path(str(files(PACKAGE) / "weights.json"))
    path.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
    print(path.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
