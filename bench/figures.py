"""Learn the planner's figures from games in which he plays himself, and write them into the package.

    python -m bench.figures --players 2 --seeds 2000 --seed 1000001 --workers 2 --write

At every seat sits a planner with figures of his own, all drawn at random around the usual ones. Each seed is played
once for every way round the table, and the same throw falls the same way (`common_luck`). The results tell about all
figures at once: least squares finds for every figure what a step up gains and what its square loses. A lead counts as
far as it decides the game, so that long games weigh no more than short ones.

Most figures are known to be near their best, and the games themselves show how near: gains are taken to be spread
around nothing, as widely as makes what was seen likeliest (empirical Bayes), so that luck alone moves little.

Printed are the figures, the surest gain first, in hundredths of a game that is won by far, with its standard error, and
what each becomes. Games are written to `--kept FILE`, and read again.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib.resources import files
from math import tanh
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import numpy as np

from bench.strength import ended
from jacta.dice import Seeded
from jacta.games.mighty_empires.game import game
from jacta.games.mighty_empires.players.appraisal import Prospectus
from jacta.games.mighty_empires.players.common_luck import CommonLuck
from jacta.games.mighty_empires.players.figures import LEARNED, USUAL, Figures, table_of
from jacta.games.mighty_empires.players.planner import Planner

LENGTHS = (2, 2, 6)  # years, seed after seed
DECISIVE = {2: 10.0, 6: 35.0}
"""A lead of so many points decides a game of so many years."""
STEP = 2.0
"""The factor of a step up."""
FARTHEST = 1.5
"""The most steps that a figure may leave the usual one."""
LOSS = 0.003
"""What the square of a step loses, give or take as much: whoever plays with random figures loses so little."""
GAINS = 0.001 * 2.0 ** np.arange(0, 6, 0.5)
"""What a step gains, give or take: one of these."""

Steps = np.ndarray
"""How many steps each figure is above the usual one."""


def stepped(steps: Steps) -> Figures:
    """The figures so many steps from the usual ones."""
    factors = dict(zip(Figures._fields, STEP**steps, strict=True))
    found = {name: getattr(USUAL, name) * factor for name, factor in factors.items()}
    fading = USUAL.fading ** (1 / factors["fading"])  # it is a share: its root or power stays one
    return Figures(**found | {"fading": fading})


def shares(years: int, seed: int, seats: Sequence[Figures]) -> list[float]:
    """What planners with these figures had of a seed, each from every seat: 1 for a game that is won by far."""
    given: Any = game.validate({"players": len(seats), "years": years, "seed": seed})
    prospectus, luck = Prospectus(years, given.tile_set), CommonLuck(f"figures {seed}")
    had: list[list[float]] = [[] for _ in seats]
    for turn in range(len(seats)):
        order = [(place + turn) % len(seats) for place in range(len(seats))]
        policies = {f"seat{seat}": Planner(prospectus, None, seats[one]) for seat, one in enumerate(order)}
        points = ended(given, policies, Seeded(seed), luck.dice()).points
        for seat, one in enumerate(order):
            others = max(other for place, other in enumerate(points) if place != seat)
            had[one].append(tanh((points[seat] - others) / DECISIVE[years]))
    return [fmean(one) for one in had]


class Told(NamedTuple):
    """What one seed tells: how far those at the table were from the usual figures, and what each of them had."""

    years: int
    steps: Steps  # player, figure
    had: list[float]


class Fit(NamedTuple):
    """What a step up gains, its standard error, and what the square of a step loses, by figure.

    `spread` is what steps gain, give or take; `evidence` how likely what was seen is if so, as a logarithm.
    """

    gains: Steps
    errors: Steps
    losses: Steps
    spread: float
    evidence: float

    @property
    def best(self) -> Steps:
        """Where most is gained."""
        best: Steps = self.gains / (2 * np.maximum(self.losses, LOSS / 2))
        return best.clip(-FARTHEST, FARTHEST)


def fitted(told: Sequence[Told]) -> Fit:
    """By least squares, with what is known before; each length has luck of its own."""
    rows, wanted = [], []
    for years in sorted({one.years for one in told}):
        alike = [one for one in told if one.years == years]
        had = np.concatenate([np.array(one.had) - fmean(one.had) for one in alike])
        luck = had.std() + 1e-9
        wanted.append(had / luck)
        rows.append(np.concatenate([_features(one.steps) for one in alike]) / luck)
    design, aims = np.concatenate(rows), np.concatenate(wanted)
    free = 1 - 1 / len(told[0].had)  # of the shares at a table all but one
    bends, pulls = free * design.T @ design, free * design.T @ aims
    return max((_likeliest(bends, pulls, float(spread)) for spread in GAINS), key=lambda fit: fit.evidence)


def _likeliest(bends: np.ndarray, pulls: np.ndarray, spread: float) -> Fit:
    """What is gained and lost, if gains are spread so widely."""
    figures = len(pulls) // 2
    before, sure = np.repeat([0.0, -LOSS], figures), np.repeat([spread**-2, LOSS**-2], figures)
    bent = bends + np.diag(sure)
    found = np.linalg.solve(bent, pulls + sure * before)
    errors = np.sqrt(np.diag(np.linalg.inv(bent)))
    evidence = found @ bent @ found - before @ (sure * before) + np.log(sure).sum() - np.linalg.slogdet(bent)[1]
    return Fit(found[:figures], errors[:figures], -found[figures:], spread, float(evidence) / 2)


def _features(steps: Steps) -> np.ndarray:
    """Of each player beside the mean of the table: his steps and their squares, against those of all others."""
    found = np.hstack([steps, steps**2])
    beside: np.ndarray = found - found.mean(axis=0)
    return beside * len(steps) / (len(steps) - 1)


class Games:
    """Games of planners with all kinds of figures, played or read again."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked, self._path = asked, asked.kept and Path(asked.kept)
        lines = self._path.read_text(encoding="utf-8").splitlines() if self._path and self._path.exists() else []
        self._known: dict[int, list[float]] = dict(map(json.loads, lines))

    def told(self) -> Iterator[Told]:
        """Seed after seed."""
        seeds = range(self.asked.seed, self.asked.seed + self.asked.seeds)
        drawn = [np.random.default_rng(seed).normal(size=(self.asked.players, len(USUAL))) for seed in seeds]
        years = [LENGTHS[seed % len(LENGTHS)] for seed in seeds]
        for place, had in enumerate(self._had(seeds, years, drawn)):
            yield Told(years[place], drawn[place], had)

    def _had(self, seeds: Sequence[int], years: Sequence[int], drawn: Sequence[Steps]) -> Iterator[list[float]]:
        left = [place for place, seed in enumerate(seeds) if seed not in self._known]
        with ProcessPoolExecutor(self.asked.workers) as pool:
            tables = [[stepped(one) for one in drawn[place]] for place in left]
            played = pool.map(shares, [years[one] for one in left], [seeds[one] for one in left], tables)
            for seed in seeds:
                if seed not in self._known:
                    self._known[seed] = next(played)
                    self._keep(seed)
                yield self._known[seed]

    def _keep(self, seed: int) -> None:
        if self._path:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([seed, self._known[seed]]) + "\n")


def learned(asked: argparse.Namespace) -> Figures:
    """The best figures by all games."""
    fit = fitted(list(Games(asked).told()))
    found = stepped(fit.best)
    print(f"{asked.seeds} seeds; a step gains {100 * fit.spread:.1f}, give or take")
    for place in np.argsort(-np.abs(fit.gains / fit.errors)):
        gain, error = 100 * fit.gains[place], 100 * fit.errors[place]
        print(f"{Figures._fields[place]:14} {gain:+.2f} ± {error:.2f}  {USUAL[place]:.3g} -> {found[place]:.3g}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    for name, default in {"players": 2, "seeds": 2000, "seed": 1, "workers": 1}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--kept", metavar="FILE")
    parser.add_argument("--write", action="store_true", help="into the package")
    asked = parser.parse_args()
    found = learned(asked)
    if asked.write:
        path = Path(str(files("jacta.games.mighty_empires.players") / LEARNED))
        data = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        made_by = f"python -m bench.figures --players {asked.players} --seeds {asked.seeds} --seed {asked.seed} --write"
        rounded = {name: float(f"{figure:.3g}") for name, figure in found._asdict().items()}
        before = data.get(table_of(asked.players), {}).get("figures", {})  # what is nothing usually has no steps
        learned_otherwise = {name: figure for name, figure in before.items() if not getattr(USUAL, name)}
        data[table_of(asked.players)] = {"made_by": made_by, "figures": rounded | learned_otherwise}
        path.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
