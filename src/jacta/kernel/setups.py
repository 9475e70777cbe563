"""What the counts of a simulation hang on beside their seed: the same setup gives the same counts on every machine.

A share of the work that goes to another machine takes the setup of home along; there it is compared, then the work is
done.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import version
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from jacta.errors import InputError
from jacta.kernel.procedure import Game, find_game
from jacta.kernel.simulating import Work, run_share
from jacta.tables import digest_of, edition
from jacta.text import Message


class Setup(NamedTuple):
    """What must be the same for a seed to give the same counts: digests of Jacta, of the game and of the user's
    tables. The game goes by its id.
    """

    id: str
    jacta: str
    game: str
    tables: str


OURS = ("dice", "kernel", "tables", "hexes.py", "plain.py", "typed.py")
"""What of Jacta itself the outcome of a run hangs on."""
READ = (".py", ".toml")
_seen: dict[str, str] = {}


def setup_of(game: Game) -> Setup:
    return Setup(game.id, _jacta(), _rules(game.package), _own_tables(game))


def made(parcel: bytes) -> bytes:
    """Make a share of the runs and pack what came of it: nobody on the way can read outcomes."""
    try:
        work: Work = pickle.loads(parcel)
    except (ImportError, AttributeError) as error:
        raise InputError("policy", Message("error-cluster-policy", reason=str(error))) from error
    return pickle.dumps(run_share(work))


def differing(setup: Iterable[str]) -> str:
    """What is not here as it is at home: `jacta`, `game` or `tables`; nothing if all is the same."""
    theirs = Setup(*setup)
    game = find_game(theirs.id)
    ours = Setup(theirs.id, _jacta(), "", "") if game is None else setup_of(game)
    return next((name for name, *both in zip(Setup._fields, theirs, ours, strict=True) if len({*both}) > 1), "")


@cache
def _jacta() -> str:
    folder = files("jacta")
    return f"{version('jacta')} {digest_of(file for name in OURS for file in _read(folder / name))}"


@cache
def _rules(package: str) -> str:
    return digest_of(_read(files(package)))


def _own_tables(game: Game) -> str:
    """A digest of the user's own tables as they are now: where they have changed, they are read anew."""
    book = edition()
    own = [(name, book.folder / game.id / f"{name}.toml") for name in game.shelf.names]
    found = digest_of((name, path.read_bytes()) for name, path in own if path.is_file()) + f" {book.suggested}"
    if _seen.setdefault(game.id, found) != found:
        _seen[game.id] = found
        game.shelf.reread()
    return found


def _read(place: Traversable, name: str = "") -> Iterator[tuple[str, bytes]]:
    """The files below a place that say how something is done, by their names from there."""
    name = f"{name}/{place.name}"
    if place.is_dir():
        for inside in sorted(place.iterdir(), key=lambda one: one.name):
            yield from _read(inside, name)
    elif name.endswith(READ):
        yield name, place.read_bytes()
