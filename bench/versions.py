"""This version beside another one, both at work in the same run: what has become quicker, and what slower.

    git worktree add ../before SOME_COMMIT
    python -m bench.versions ../before           or: make bench BEFORE=../before
    python -m bench.versions ../before W2 duels  some of the rows

Each version answers in a process of its own, with the packages installed here and the sources of its own folder. They
take turns row by row, so that a noisy machine is noisy for both; seconds are those of the processor, and the quickest
turn counts.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent.parent
TURNS = 3
BULK = 20_000
"""So many runs are made in one turn only."""

SIMULATED: Mapping[str, tuple[str, dict[str, Any], tuple[int, ...]]] = {
    "field battles": ("here_i_stand.field_battle", {"attacker_units": 10, "defender_units": 8}, (1_000, BULK)),
    "land battles": ("europa_universalis.land_battle", {}, (1_000,)),
    "duels": ("seventh_sea.duel", {}, (200, 1_000, 5_000, BULK)),
    "sea fights": ("seventh_sea.ship_duel", {}, (200, 1_000, 5_000, BULK)),
    "campaigns": ("mighty_empires.game", {}, (10,)),
}
"""Procedure, input (that of its first example where none is stated) and how many runs."""

WORKER = """
import json, sys
from time import process_time
import bench.__main__
import jacta
from bench.__main__ import WORKLOADS, cold
bench.__main__.perf_counter = process_time  # a version before may read the clock on the wall
turn = 0
exact = {workload.name: workload.ours for workload in WORKLOADS}
def cold_and_warm(run):
    first = cold(run, ())
    begin = process_time()
    run()
    return first, process_time() - begin
for line in sys.stdin:
    kind, asked = json.loads(line)
    if kind == "exact":
        turns = [cold_and_warm(exact[asked]) for _ in range(20 if asked in ("W2", "W5") else 2)]
        told = [min(one) for one in zip(*turns)]
    else:
        id, given, runs = asked
        given = given or dict(jacta.procedures()[id].examples[0])
        turn += 1
        jacta.simulate("here_i_stand.interception", {}, runs=1, workers=1)  # what was remembered is forgotten
        begin = process_time()
        jacta.simulate(id, given, runs=runs, seed=turn, workers=1)
        told = [process_time() - begin]
    print(json.dumps(told), flush=True)
"""


class Version:
    """A folder with the sources of a version, and the process in which it answers."""

    def __init__(self, folder: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}"}
        command = [sys.executable, "-c", WORKER]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, cwd=folder, env=environment, stdin=pipe, stdout=pipe, text=True)

    def seconds(self, kind: str, asked: Any) -> list[float]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps([kind, asked]), file=self._process.stdin, flush=True)
        told: list[float] = json.loads(self._process.stdout.readline())
        return told

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def main(folder: str, *names: str) -> int:
    versions = [Version(Path(folder).resolve()), Version(HERE)]
    console = Console(width=110)
    table = Table(title=f"{folder} beside this version: milliseconds of the processor")
    for heading in ("", "before", "now", "times as quick"):
        table.add_column(heading, justify="left" if not heading else "right")
    questions: list[tuple[str, Any, str, tuple[str, ...], int]] = [
        ("exact", name, name, (f"{name} cold", f"{name} warm"), TURNS) for name in ("W1", "W2", "W3", "W4", "W5")
    ]
    questions += [
        ("simulate", (id, given, runs), name, (f"{runs:,} × {name}",), 1 if runs >= BULK else TURNS)
        for name, (id, given, often) in SIMULATED.items()
        for runs in often
    ]
    for kind, asked, name, rows, turns in questions:
        if names and name not in names:
            continue
        taken: list[list[list[float]]] = [[], []]
        for _ in range(turns):
            for version, times in zip(versions, taken, strict=True):
                times.append(version.seconds(kind, asked))
        before, now = ([min(one) for one in zip(*times, strict=True)] for times in taken)
        for row, was, is_now in zip(rows, before, now, strict=True):
            table.add_row(row, f"{was * 1e3:.3g}", f"{is_now * 1e3:.3g}", f"{was / max(is_now, 1e-9):.2f}")
            console.print(f"{row} ...")
    for version in versions:
        version.close()
    console.print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
