"""Do the computer players of Mighty Empires notice a house rule? What they hold at the end, with and without it.

    python -m bench.house_rule planner --points fortresses=12 --years 1 --games 24
    python -m bench.house_rule marshal_quick --points fortresses=12 --years 1 --games 6

The same seeds are played twice, by the printed table of victory points and by one with other figures; both seats are
taken by the same player. Printed is what a seat holds on average, with 95 % intervals.
"""

from __future__ import annotations

import argparse
import os
import re
from importlib.resources import files
from pathlib import Path
from statistics import fmean
from tempfile import TemporaryDirectory
from typing import Any

from bench.strength import interval, played

PRINTED = "jacta.games.mighty_empires"
HELD = ("hexes", "villages", "cities", "fortresses", "units")


def changed(table: str, points: dict[str, int]) -> str:
    """The table with other points."""
    for name, worth in points.items():
        table, found = re.subn(rf'("{name}", points = )\d+', rf"\g<1>{worth}", table)
        if not found:
            raise SystemExit(f"no such row: {name}; there are {', '.join(HELD)}")
    return table


def outcomes(player: str, years: int, games: int, seed: int) -> list[Any]:
    """Games of a player against himself."""
    return [played((player, player), years, number) for number in range(seed, seed + games)]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("player")
    parser.add_argument("--points", nargs="+", default=["fortresses=12"])
    for name, default in {"years": 1, "games": 24, "seed": 1}.items():
        parser.add_argument(f"--{name}", type=int, default=default)
    asked = parser.parse_args()
    points = {name: int(worth) for name, _, worth in (pair.partition("=") for pair in asked.points)}
    printed = (files(PRINTED) / "tables" / "victory.toml").read_text(encoding="utf-8")
    sides = {"as printed": outcomes(asked.player, asked.years, asked.games, asked.seed)}
    with TemporaryDirectory() as folder:
        own = Path(folder) / "mighty_empires" / "victory.toml"
        own.parent.mkdir()
        own.write_text(changed(printed, points), encoding="utf-8")
        os.environ["JACTA_TABLES"] = folder
        sides[" ".join(asked.points)] = outcomes(asked.player, asked.years, asked.games, asked.seed)
    for name, found in sides.items():
        held = {what: [fmean(getattr(one, what)) for one in found] for what in HELD}
        print(f"{name}: " + ", ".join(f"{what} {interval(values)}" for what, values in held.items()))


if __name__ == "__main__":
    main()
