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

from jacta.dice import Seeded
from jacta.games.mighty_empires.game import game
from jacta.games.mighty_empires.players import appraisal, planner, sorcery, ventures, winter_plans
from jacta.games.mighty_empires.players.appraisal import Prospectus
from jacta.games.mighty_empires.players.planner import Planner
from jacta.kernel.rule.questions import Ask
from jacta.kernel.run.position import answered, started

MODULES = (appraisal, planner, sorcery, ventures, winter_plans)
FIGURES = {
    appraisal: "RATION SPENT SURPLUS PROMISE RIVAL BREACHES TALKS WILDS HELD SWAMP RESCUE FADING",
    planner: "TROUBLE GREAT_PERIL",
    sorcery: "BOUNTY DEARTH APPROACHED",
    ventures: "BROKEN SHAKEN GUARD BREACH RELIEF POTENTIAL PERIL WAY_OPENED NEUTRAL_FOUND HOSTILE_FOUND TALK "
    "LOST_GROUND MODIFIER NEST COMING",
}
PRINTED: dict[str, Any] = {name: getattr(home, name) for home, names in FIGURES.items() for name in names.split()}
WHERE = {name: [module for module in MODULES if hasattr(module, name)] for name in PRINTED}

Changes = dict[str, int]
"""Up or down, by the figure."""


def changed(changes: Changes, sign: int, factor: float) -> None:
    """From now on the planner reckons with other figures."""
    for name, printed in PRINTED.items():
        by = factor ** (sign * changes[name])
        if name == "FADING":  # it is a share: its root or power stays one
            figure: Any = printed ** (1 / by**0.5)
        else:
            figure = {key: by * one for key, one in printed.items()} if isinstance(printed, dict) else by * printed
        for module in WHERE[name]:
            setattr(module, name, figure)


def lead(seed: int, years: int, changes: Changes, factor: float) -> int:
    """One game: the points by which the first seat is ahead."""
    given: Any = game.validate({"years": years, "seed": seed})
    policy, chance = Planner(Prospectus(years, given.tile_set)), Seeded(f"figures {seed}")
    position, question = started(game, given)
    turn = None
    while question is not None:
        if isinstance(question, Ask):
            if question.who != turn:
                turn = question.who
                changed(changes, 1 if turn == "seat0" else -1, factor)
            answer = policy(question, position.seen_by(str(turn)))
        else:
            answer = question.throw.throw(chance).value  # type: ignore[union-attr]
        position, question = answered(position, question, answer)
    ours, theirs = position.outcome.points
    return int(ours - theirs)


def games(asked: argparse.Namespace) -> Iterator[tuple[list[int], int]]:
    """The changes of each game, in the order of the figures, and the lead."""
    path = asked.kept and Path(asked.kept)
    lines = path.read_text(encoding="utf-8").splitlines() if path and path.exists() else []
    known = dict[int, int](map(json.loads, lines))
    for seed in range(asked.seed, asked.seed + asked.games):
        coins = Random(seed)
        changes = {name: coins.choice((-1, 1)) for name in PRINTED}
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
    for name, effect, error in sorted(zip(PRINTED, effects, errors, strict=True), key=lambda one: -abs(one[1])):
        print(f"{name:14} {effect:+.2f} ± {error:.2f}")


if __name__ == "__main__":
    main()
