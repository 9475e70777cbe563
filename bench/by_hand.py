"""The standing workloads written by hand in C (`standing.c`), compiled where there is a compiler."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from shutil import which
from tempfile import mkdtemp
from typing import Any, NamedTuple

from bench.peers import COLUMNS

SOURCE = Path(__file__).with_name("standing.c")
TIMES = {"W2": 20_000, "W3": 400, "W4": 100, "W5": 4_000}
TURNS = 5  # of so many times each; the quickest counts


class Handmade(NamedTuple):
    """Seconds for one, and the outcomes with their weights."""

    seconds: float
    weights: Mapping[Any, int]


@cache
def program() -> Path | None:
    """The compiled program; None where nothing compiles it."""
    compiler = os.environ.get("CC") or which("cc") or which("gcc") or which("clang")
    if compiler is None:
        return None
    folder = Path(mkdtemp(prefix="jacta-bench-"))
    columns = [",\n  ".join(f"{{{losses}, {morale}}}" for losses, morale in cells) for cells in COLUMNS.values()]
    table = "},\n {".join(columns)
    (folder / "results.h").write_text(f"static const int RESULTS[][10][2] = {{\n {{{table}}}\n}};\n")
    made = folder / "standing"
    subprocess.run([compiler, "-O2", "-std=c11", "-D_GNU_SOURCE", f"-I{folder}", SOURCE, "-o", made], check=True)
    return made


def by_hand(name: str) -> Handmade | None:
    """A workload in C; None where there is no such program or no compiler."""
    made = program() if name in TIMES else None
    if made is None:
        return None
    command = [str(made), name, str(TIMES[name])]
    turns = [subprocess.run(command, capture_output=True, text=True, check=True).stdout for _ in range(TURNS)]
    nanoseconds = min(float(told.partition("\n")[0]) for told in turns)
    _, *lines = turns[0].splitlines()
    weights = {tuple(map(_value, words[:-1])): int(words[-1]) for words in map(str.split, lines)}
    return Handmade(nanoseconds * 1e-9, weights)


def _value(word: str) -> Any:
    return int(word) if word.isdigit() else word
