"""Run the standing workloads against their peers in one go and print the ratios.

    python -m bench            all rows
    python -m bench W2 W5      some of them
    python -m bench games      random play beside other libraries

Peers and Jacta take turns, so that a noisy machine is noisy for all, and seconds are those of the processor, which
others use meanwhile. A turn is a few runs in a row, so that nobody pays for the memory that another drove out of it;
the quickest run counts. *Cold* means that nothing was computed before: every cache of the kernel and of the dice is
empty. *Warm* means asked again.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable, Iterable, Mapping
from datetime import date
from fractions import Fraction
from time import process_time
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from bench import games, peers
from bench.by_hand import Handmade, by_hand, program
from bench.standing import Battle, Besieging, Volley, battle, siege, volley
from jacta.dice import Keep, forget_weights
from jacta.kernel.odds import forget
from jacta.kernel.odds import odds as exact_odds

Run = Callable[[], Mapping[Any, int]]
SIZES = range(1, 9)
RUNS_A_TURN = 3


class Workload(NamedTuple):
    name: str
    question: str
    ours: Run
    peers: Mapping[str, Run]
    wanted_cold: int
    wanted_warm: int | None
    turns: int


def pool() -> Mapping[Any, int]:
    return dict(Keep(10, 10, 5, exploding=10, depth=6).weights().pairs)


def sweep(one: Callable[[int, int], Mapping[Any, int]]) -> Mapping[Any, int]:
    answers = {(ours, theirs): one(ours, theirs) for ours in SIZES for theirs in SIZES}
    return answers[8, 8]


def our_battle(ours: int = 8, theirs: int = 8) -> Mapping[Any, int]:
    return exact_odds(battle, Battle(attacker=ours, defender=theirs)).weights


WORKLOADS = (
    Workload("W1", "10 exploding d10, keep 5, depth 6", pool, {"icepool": peers.icepool_pool}, 10, None, 3),
    Workload(
        "W2",
        "12 dice against 10, joint losses and winner",
        lambda: exact_odds(volley, Volley()).weights,
        {"icepool": peers.icepool_volley, "dyce": peers.dyce_volley},
        2,
        10,
        40,
    ),
    Workload(
        "W3",
        "battle of four rounds and pursuit, joint outcome",
        our_battle,
        {"icepool": peers.icepool_battle, "dyce": peers.dyce_battle},
        2,
        10,
        3,
    ),
    Workload(
        "W4",
        "W3 over 8 x 8 stack sizes",
        lambda: sweep(our_battle),
        {"dyce": lambda: sweep(peers.dyce_battle)},
        10,
        None,
        1,
    ),
    Workload(
        "W5",
        "siege over 12 seasons with a carried bonus",
        lambda: exact_odds(siege, Besieging()).weights,
        {"icepool": peers.icepool_siege, "dyce": peers.dyce_siege},
        2,
        10,
        15,
    ),
)


def seconds(run: Run) -> float:
    begin = process_time()
    run()
    return process_time() - begin


def cold(run: Run, caches: Iterable[Callable[[], None]]) -> float:
    forget()
    forget_weights()
    for clear in caches:
        clear()
    return seconds(run)


def shares(weights: Mapping[Any, int]) -> dict[Any, Fraction]:
    total = sum(weights.values())
    return {outcome: Fraction(weight, total) for outcome, weight in weights.items()}


class Times(NamedTuple):
    cold: float
    warm: float

    def __str__(self) -> str:
        return f"{self.cold * 1e3:.3g} / {self.warm * 1e3:.3g}"


def measure(workload: Workload) -> dict[str, Times]:
    """The best cold and warm times of Jacta and its peers, after checking that all give the same answer."""
    runs = {"Jacta": workload.ours, **workload.peers}
    first, *others = (shares(run()) for run in runs.values())
    assert all(other == first for other in others), f"{workload.name}: the answers differ"
    caches = peers.caches()
    times: dict[str, list[Times]] = {name: [] for name in runs}
    for _ in range(workload.turns):
        for name, run in runs.items():
            times[name] += [Times(cold(run, caches), seconds(run)) for _ in range(RUNS_A_TURN)]
    return {name: Times(*map(min, zip(*taken, strict=True))) for name, taken in times.items()}


def main(names: list[str]) -> int:
    wanted = [workload for workload in WORKLOADS if not names or workload.name in names]
    missed = exact(wanted) if wanted else 0
    return missed + (games.main() if not names or "games" in names else 0)


def beside(workload: Workload, ours: Times, handmade: Handmade | None) -> tuple[str, str]:
    """What the program in C takes, after checking that it gives the same answer, and how many times longer we take."""
    if handmade is None:
        return "-", "-"
    assert shares(handmade.weights) == shares(workload.ours()), f"{workload.name}: C gives another answer"
    return f"{handmade.seconds * 1e3:.3g}", f"{ours.cold / handmade.seconds:.0f}"


def exact(workloads: Iterable[Workload]) -> int:
    """The standing workloads, and how many of them miss what is wanted."""
    machine = f"{date.today()}, {platform.machine()}, Python {platform.python_version()}"
    table = Table(title=f"{machine}; milliseconds of the processor, cold / warm")
    headings = ("", "question", "Jacta", "icepool", "dyce", "ratio to the fastest", "wanted", "C", "times C, cold")
    for heading in headings:
        table.add_column(heading)
    missed = 0
    if program() is None:
        print("There is no C compiler here: the column of W2 to W5 written by hand is left out.")
    for workload in workloads:
        times = measure(workload)
        handmade = by_hand(workload.name)
        ours = times.pop("Jacta")
        fastest = Times(*map(min, zip(*times.values(), strict=True)))
        ratio = Times(fastest.cold / ours.cold, fastest.warm / ours.warm)
        missed += ratio.cold < workload.wanted_cold or ratio.warm < (workload.wanted_warm or 0)
        table.add_row(
            workload.name,
            workload.question,
            str(ours),
            *(str(times.get(name, "-")) for name in ("icepool", "dyce")),
            f"{ratio.cold:.3g} / {ratio.warm:.0f}",
            f"{workload.wanted_cold} / {workload.wanted_warm or '-'}",
            *beside(workload, ours, handmade),
        )
    Console(width=150).print(table)
    return missed


if __name__ == "__main__":
    sys.exit(bool(main(sys.argv[1:])))
