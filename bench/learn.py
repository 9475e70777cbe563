"""Fit the weights of the marshal's evaluation to games of the planner against itself, and write them into the package.

    python -m bench.learn --games 200

At the beginning of every season the lead in every feature is noted; least squares (with a little ridge, since features
go together) finds the weights that foretell the final lead in points best. None is below nothing: more is never worse.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import numpy as np
from scipy.optimize import nnls  # type: ignore[import-untyped]

from jacta.dice import Seeded
from jacta.games.mighty_empires.game import game
from jacta.games.mighty_empires.players.computers import seated
from jacta.games.mighty_empires.players.evaluation import Features, features
from jacta.games.mighty_empires.players.marshal import world_of
from jacta.kernel.rule.questions import Ask
from jacta.kernel.run.policies import Seated, picked
from jacta.kernel.run.position import answered, started

PACKAGE = "jacta.games.mighty_empires.players"
LENGTHS = (2, 3, 4, 6)  # years
RIDGE = 10.0


def leads(seed: int) -> Iterator[tuple[list[float], float]]:
    """One game: the leads of the first seat in every feature at the beginning of each season, and at the end."""
    years = LENGTHS[seed % len(LENGTHS)]
    given = game.validate({"years": years, "seed": seed, "seats": ["planner", "planner"]})
    policy, chance = Seated(seated(given)), Seeded(f"learn {seed}")  # type: ignore[arg-type]
    noted: list[list[float]] = []
    position, question = started(game, given)
    season = None
    while question is not None:
        asked = isinstance(question, Ask)
        answer = picked(question, policy, position, chance) if asked else question.throw.throw(chance).value  # type: ignore[arg-type, union-attr]
        world = world_of(position.state)
        if asked and world is not None and len(world.units) and (world.year, world.season) != season:
            season = world.year, world.season
            ours, theirs = features(world, 0, years), features(world, 1, years)
            noted.append([one - other for one, other in zip(ours, theirs, strict=True)])
        position, question = answered(position, question, answer)
    lead = position.outcome.points[0] - position.outcome.points[1]
    yield from ((one, float(lead)) for one in noted)


def fitted(games: int, seed: int) -> tuple[Features, float]:
    """The weights, and how much of the final lead they explain."""
    found = [one for place in range(games) for one in leads(seed + place)]
    known, wanted = np.array([one for one, _ in found]), np.array([lead for _, lead in found])
    scale = known.std(axis=0) + 1e-9
    scaled = known / scale
    width = scaled.shape[1]
    padded = np.vstack([scaled, np.sqrt(RIDGE) * np.eye(width)])
    found_weights, _ = nnls(padded, np.concatenate([wanted, np.zeros(width)]))
    weights = found_weights / scale
    left = wanted - known @ weights
    return Features(*(round(float(one), 4) for one in weights)), float(1 - left.var() / wanted.var())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    weights, explained = fitted(asked.games, asked.seed)
    made_by = f"python -m bench.learn --games {asked.games} --seed {asked.seed}"
    data = {"made_by": made_by, "explained": round(explained, 3), "weights": weights._asdict()}
    path = Path(str(files(PACKAGE) / "weights.json"))
    path.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
    print(path.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
