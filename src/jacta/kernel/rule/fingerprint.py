"""A fingerprint of the rules in force: everything besides the question that an answer depends on.

Equal fingerprints mean equal answers: a cluster worker with a different one is refused, and a browser's cached answer
with a different one is stale.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.metadata import version
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from jacta.kernel.rule.game import Game
from jacta.tables import digest_of, edition


class Fingerprint(NamedTuple):
    """Digests of Jacta, of the game and of the user's tables. The game is given by its id."""

    id: str
    jacta: str
    game: str
    tables: str


MODULES = ("aims", "distribution", "hexes", "names", "outcomes", "plain", "printing", "typed")
OURS = ("dice", "kernel", "tables", "analysis", *(f"{one}.py" for one in MODULES))
"""The parts of Jacta itself that an answer depends on."""
READ = (".py", ".toml", ".ftl")
_seen: dict[str, str] = {}


def fingerprint_of(game: Game) -> Fingerprint:
    return Fingerprint(game.id, jacta_digest(), _rules(game.package), _own_tables(game))


@cache
def jacta_version() -> str:
    """The version of Jacta, saved with every move of a game; cached, since reading it takes milliseconds."""
    return version("jacta")


@cache
def jacta_digest() -> str:
    folder = files("jacta")
    return f"{jacta_version()} {digest_of(file for name in OURS for file in _read(folder / name))}"


@cache
def _rules(package: str) -> str:
    return digest_of(_read(files(package)))


def _own_tables(game: Game) -> str:
    """A digest of the user's own tables as they are now; if they have changed, they are reread."""
    book = edition()
    own = [(name, book.folder / game.id / f"{name}.toml") for name in game.tables.names]
    found = digest_of((name, path.read_bytes()) for name, path in own if path.is_file()) + f" {book.suggested}"
    if _seen.setdefault(game.id, found) != found:
        _seen[game.id] = found
        game.tables.reread()
    return found


def _read(place: Traversable, name: str = "") -> Iterator[tuple[str, bytes]]:
    """The rule files below a place, by their relative names."""
    name = f"{name}/{place.name}"
    if place.is_dir():
        for inside in sorted(place.iterdir(), key=lambda one: one.name):
            yield from _read(inside, name)
    elif name.endswith(READ):
        yield name, place.read_bytes()
