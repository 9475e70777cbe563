"""Many pairs of states that are equal for a seat: `python -m tests.hosting.trials [PAIRS] [PROCESSES]`.

The trials of `test_secrecy`, each with a new game, secret and words: hidden dice, sealed answers, and spies of Mighty
Empires. A pair is two games at one moment that differ only in what is hidden, compared through every link that may not
see it. They go in lots; the lots that have passed are written down, and whoever starts again goes on after them, as
long as the program is the same.
"""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

from jacta.hosting import Host
from jacta.kernel.rule.fingerprint import jacta_digest
from jacta.store import Store
from jacta.tables import digest_of
from tests import toys
from tests.hosting import test_secrecy as secrecy

ROOT = Path(__file__).parent.parent.parent
HANDS = ("rock", "paper", "scissors")
LOT = 100  # games that share two databases
SPIES = 10  # one game in so many has a spy
PAIRS = "pairs"
PASSED = ROOT / "build" / "trials.json"
MEMORY = Path("/dev/shm")  # what nobody needs afterwards does not wait for a disk


def lot(number: int) -> Counter[str]:
    """The games of one lot by kind, and the pairs of states; AssertionError at the first that shows something."""
    toys.install()
    tests: tuple[Any, ...] = (
        secrecy.test_a_hidden_die_shows_in_nothing,
        secrecy.test_a_sealed_answer_shows_in_nothing,
        secrecy.test_what_a_spy_has_seen_shows_to_nobody_else,
    )
    die, hand, spy = (test.hypothesis.inner_test for test in tests)
    made, before = Counter[str](), secrecy.Twins.compared
    with ExitStack() as open_now:
        folder = tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None)
        place = Path(open_now.enter_context(folder))
        stores = [Store(str(place / f"{name}.sqlite")) for name in ("one", "other")]
        for store in stores:
            open_now.callback(store.close)
        databases = [(store, Host(store)) for store in stores]
        for trial in range(number * LOT, (number + 1) * LOT):
            chance = random.Random(trial)
            faces = chance.randint(1, 6), chance.randint(1, 6)
            if trial % SPIES == 0:
                spy(databases, faces)
                made["spies"] += 1
            elif chance.randrange(2):
                die(databases, *faces, chance.randint(1, 2))
                made["hidden dice"] += 1
            else:
                hand(databases, [chance.choice(HANDS), chance.choice(HANDS)])
                made["sealed answers"] += 1
    made[PAIRS] = secrecy.Twins.compared - before
    return made


def edition_of_trials() -> str:
    """What the trials hang on: they are made again where it has changed."""
    folders = (ROOT / "src" / "jacta" / "hosting", ROOT / "src" / "jacta" / "store", ROOT / "tests" / "hosting")
    files = sorted(file for folder in folders for file in folder.rglob("*.py"))
    return digest_of([("jacta", jacta_digest().encode()), *((file.name, file.read_bytes()) for file in files)])


def passed(edition: str) -> dict[str, dict[str, int]]:
    """What each lot that has passed was made of."""
    try:
        known = json.loads(PASSED.read_text())
    except (OSError, ValueError):
        return {}
    return known["lots"] if known.get("edition") == edition else {}


def run(pairs: int, processes: int) -> Counter[str]:
    """So many pairs of states and the games that they come from, those included that have passed before."""
    edition = edition_of_trials()
    lots = passed(edition)
    with ProcessPoolExecutor(processes) as pool:
        following = (number for number in count() if str(number) not in lots)
        under_way: dict[Future[Counter[str]], int] = {}
        while _pairs(lots) < pairs:
            while len(under_way) < processes:
                number = next(following)
                under_way[pool.submit(lot, number)] = number
            for one in wait(under_way, return_when=FIRST_COMPLETED).done:
                lots[str(under_way.pop(one))] = dict(one.result())
                PASSED.parent.mkdir(exist_ok=True)
                PASSED.write_text(json.dumps({"edition": edition, "lots": lots}))
                sys.stderr.write(f"{_pairs(lots)} pairs of {pairs}\n")
    return sum(map(Counter, lots.values()), Counter[str]())


def _pairs(lots: Mapping[str, Mapping[str, int]]) -> int:
    return sum(made[PAIRS] for made in lots.values())


if __name__ == "__main__":
    asked = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    found = run(asked, int(sys.argv[2]) if len(sys.argv) > 2 else os.cpu_count() or 1)
    compared = found.pop(PAIRS)
    kinds = ", ".join(f"{number} {kind}" for kind, number in sorted(found.items()))
    sys.stdout.write(f"{compared} pairs of states that are equal for a seat, of {found.total()} games ({kinds}): ")
    sys.stdout.write("equal bytes\n")
