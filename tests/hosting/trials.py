"""Many games that differ only in what a seat may not see: `python -m tests.hosting.trials [NUMBER]`.

The trials of `test_secrecy`, each with a new game, secret and words.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

from jacta.hosting import Host
from jacta.store import Store
from tests import toys
from tests.hosting import test_secrecy as secrecy

HANDS = ("rock", "paper", "scissors")
AGAIN = 250  # trials before the databases are made anew


def run(number: int, seed: int = 1) -> int:
    """So many trials; the number of those made. Raises AssertionError at the first that shows something."""
    chance = random.Random(seed)
    die, hand = (
        test.hypothesis.inner_test
        for test in (secrecy.test_a_hidden_die_shows_in_nothing, secrecy.test_a_sealed_answer_shows_in_nothing)
    )
    made = 0
    while made < number:
        with tempfile.TemporaryDirectory() as folder:
            stores = [Store(str(Path(folder) / f"{name}.sqlite")) for name in ("one", "other")]
            databases = [(store, Host(store)) for store in stores]
            for _ in range(min(AGAIN, number - made)):
                if chance.randrange(2):
                    die(databases, chance.randint(1, 6), chance.randint(1, 6), chance.randint(1, 2))
                else:
                    hand(databases, [chance.choice(HANDS), chance.choice(HANDS)])
                made += 1
            for store in stores:
                store.close()
    return made


if __name__ == "__main__":
    toys.install()
    asked = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    sys.stdout.write(f"{run(asked)} games that are equal for a seat: equal bytes\n")
