"""Every installed game, found through the entry-point group `jacta.games`, and every procedure by id."""

from __future__ import annotations

import copyreg
import logging
from collections.abc import Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

from jacta.errors import BrokenGame, UnknownProcedure, failure
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.procedure import Procedure
from jacta.text import Message

log = logging.getLogger("jacta")


@cache
def _installed() -> dict[str, EntryPoint]:
    """The entry points of all games, built-in and third-party alike; loading one takes a moment."""
    return {point.name: point for point in sorted(entry_points(group="jacta.games"), key=lambda point: point.name)}


def game_ids() -> list[str]:
    """The ids of all games, without loading any."""
    return [*_installed()]


def find_game(id: str) -> Game | None:
    """The game with this id, without loading the others."""
    return _loaded(id) if id in _installed() else None


@cache
def _loaded(id: str) -> Game:
    point = _installed()[id]
    try:
        game = point.load()
    except Exception as error:  # anything can go wrong in a third-party package
        place = failure(error, _folder(point))
        raise BrokenGame(id, Message("error-game-broken", place=place)) from error
    if not isinstance(game, Game):
        found = Message("error-no-game", place=point.value, kind=type(game).__name__)
        raise BrokenGame(id, Message("error-game-broken", place=found))
    return game


def _folder(point: EntryPoint) -> Path | None:
    """The folder of a game's package."""
    spec = find_spec(point.module.partition(".")[0])
    return Path(spec.origin).parent if spec and spec.origin else None


@cache
def games() -> dict[str, Game]:
    """Every installed game by id. One that cannot be loaded is left out, with a warning in the log."""
    found = {}
    for id in _installed():
        try:
            found[id] = _loaded(id)
        except BrokenGame as error:
            log.warning("%s", error)
    return found


@cache
def procedures() -> dict[str, Procedure]:
    """Every registered procedure by id."""
    return {member.id: member for game in games().values() for member in game.procedures}


def find_written(id: str, stated: Iterable[str] = ()) -> tuple[Procedure, dict[str, Any]]:
    """The procedure with this id, or the one that a game's notation means, with the keys that the notation states."""
    first, dot, rest = id.partition(".")
    own = find_game(first) if dot else None
    said, among = (rest, [own]) if own else (id, () if first in _installed() else games().values())
    for game in among:
        if game.notation and (read := game.notation(said, frozenset(stated))):
            name, given = read
            return find_procedure(f"{game.id}.{name}"), given
    return find_procedure(id), {}


_handed_over: WeakValueDictionary[str, Procedure] = WeakValueDictionary()
"""Procedures of games that are not installed, by id: their answers know no more of them."""


def find_procedure(id: str | Procedure) -> Procedure:
    """The procedure with this id, or UnknownProcedure with the nearest ids. One that is handed over is found, and from
    then on by its id, too, if its game is not installed.
    """
    if isinstance(id, Procedure):
        _handed_over[id.id] = id
        return id
    first, _, name = id.partition(".")
    game = find_game(first)
    found = game.by_name.get(name) if game else _handed_over.get(id)
    if found is None:
        raise UnknownProcedure(Message("error-unknown-procedure", id=id, near=_Nearest(id)))
    return found


class _Nearest:
    """The ids most similar to an unknown one, looked up only when somebody reads them."""

    __slots__ = ("id",)

    def __init__(self, id: str) -> None:
        self.id = id

    def __str__(self) -> str:
        from difflib import get_close_matches  # noqa: PLC0415

        return ", ".join(get_close_matches(self.id, procedures(), n=3, cutoff=0.4)) or "none"


# A procedure is pickled as its id: another process finds it in its own registry.
copyreg.pickle(Procedure, lambda procedure: (find_procedure, (procedure.id,)))
