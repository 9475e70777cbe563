"""Which of the planner's figures matter, and should they be larger or smaller? All of them in the same games.

    python -m bench.figures --years 2 --games 400 --seed 420001

Both seats are taken by the planner, one with every figure changed by a factor up or down at random, the other with each
of them changed the opposite way: the final lead tells about all figures at once, by least squares. Told is the lead in
points of whoever has the larger figure, with its standard error; half of it is what the change is worth against the
planner as he is. Games are written to `--kept FILE`, and read again.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from bench.strength import ended
from jacta.dice import Seeded
from jacta.games.mighty_empires.game import game
from jacta.games.mighty_empires.players.appraisal import Prospectus
from jacta.games.mighty_empires.players.figures import USUAL, Figures
from jacta.games.mighty_empires.players.planner import Planner

CHANGED = tuple(name for name in Figures._fields if name != "also_ran")  # of which a game of two tells nothing

Changes = dict[str, int]
"""Up or down, by the figure."""


def changed(changes: Changes, factor: float) -> Figures:
    """The figures, each larger or smaller."""
    found = {name: getattr(USUAL, name) * factor**way for name, way in changes.items()}
    fading = USUAL.fading ** (factor ** (-changes["fading"] / 2))  # it is a share: its root or power stays one
    return USUAL._replace(**found | {"fading": fading})


def lead(seed: int, years: int, changes: Changes, factor: float) -> int:
    """One game: the points by which the first seat is ahead."""
    given: Any = game.validate({"years": years, "seed": seed})
    prospectus = Prospectus(years, given.tile_set)
    seats = {
        f"seat{seat}": Planner(prospectus, None, changed(changes, one)) for seat, one in enumerate((factor, 1 / factor))
    }
    ours, theirs = ended(given, seats, Seeded(f"figures {seed}")).points
    return int(ours - theirs)


def games(asked: argparse.Namespace) -> Iterator[tuple[list[int], int]]:
    """The changes of each game, in the order of the figures, and the lead."""
    path = asked.kept and Path(asked.kept)
    lines = path.read_text(encoding="utf-8").splitlines() if path and path.exists() else []
    known = dict[int, int](map(json.loads, lines))
    for seed in range(asked.seed, asked.seed + asked.games):
        coins = Random(seed)
        changes = {name: coins.choice((-1, 1)) for name in CHANGED}
        if seed not in known:
            known[seed] = lead(seed, asked.years, changes, asked.factor)
            if path:
                with path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([seed, known[seed]]) + "\n")
        yield list(changes.values()), known[seed]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    for name, default in {"years": 2, "games": 400, "seed": 1}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--factor", type=float, default=1.6)
    parser.add_argument("--kept", metavar="FILE")
    changes, leads = (np.array(one, dtype=float) for one in zip(*games(parser.parse_args()), strict=True))
    spread = np.linalg.pinv(changes.T @ changes)
    effects = spread @ changes.T @ leads
    left = leads - changes @ effects
    errors = np.sqrt(np.diag(spread) * (left @ left) / max(1, len(leads) - len(effects)))
    for name, effect, error in sorted(zip(CHANGED, effects, errors, strict=True), key=lambda one: -abs(one[1])):
        print(f"{name:14} {effect:+.2f} ± {error:.2f}")


if __name__ == "__main__":
    main()
