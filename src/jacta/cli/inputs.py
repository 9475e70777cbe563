"""Where the input of a command comes from: files and standard input, bundles of readings, `key=value`, `--option`."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from jacta.cli.samples import data_in, is_reference, read_data, referred
from jacta.errors import InputError
from jacta.kernel.inputs import Given
from jacta.kernel.procedure import Game, Procedure, find_game, find_written, games
from jacta.telling.names import recognised
from jacta.text import Message
from jacta.typed import merged, put, split


def asked(
    id: str,
    arguments: Sequence[str] = (),
    file: str | None = None,
    options: Sequence[str] = (),
    bundle: str | None = None,
) -> tuple[Procedure, Given]:
    """The procedure and its input.

    The input is the file's, then what a notation says (`7g4`), then the bundle of readings, then `key=value` or
    `--key value`, then `--option`; the later one wins. A value `@NAME` stands in a file or a sample of the game.
    """
    given = read_file(file, game=find_game(id.partition(".")[0])) if file else {}
    pairs = list(_pairs(arguments))
    procedure, said = find_written(id, (*given, *(split(pair)[0] for pair in pairs)))
    given = merged(given, said)
    if bundle:
        readings = bundle_of(procedure.game, bundle)
        given = merged(given, {"options": {k: v for k, v in readings.items() if k in procedure.options}})
    for pair in pairs:
        key, value = split(pair)
        if is_reference(value):
            put(given, key, referred(value, key, procedure.game))
        else:
            put(given, key, recognised(procedure.game.id, value))
    for pair in options:
        name, value = split(pair, "--option")
        put(given, f"options.{name}", value)
    return procedure, procedure.validate(given)


def _pairs(arguments: Iterable[str]) -> Iterator[str]:
    """`key=value` as it stands; `--key value` and `--key=value` mean the same."""
    waiting = iter(arguments)
    for one in waiting:
        if not one.startswith("--"):
            yield one
        elif "=" in one:
            yield one.removeprefix("--")
        else:
            value = next(waiting, None)
            if value is None:
                raise InputError(one, Message("error-no-such-option"))
            yield f"{one.removeprefix('--').replace('-', '_')}={value}"


def read_file(name: str, where: str = "--given", game: Game | None = None) -> dict[str, Any]:
    """The object in a JSON or TOML file; `-` is JSON on standard input, `@NAME` a sample of the game."""
    if name == "-":
        data = data_in(sys.stdin.read(), where, toml=False)
    elif is_reference(name):
        data = referred(name, where, game)
    else:
        data = read_data(Path(name), where)
    if not isinstance(data, dict):
        raise InputError(where, Message("error-type-object", value=name))
    return data


def game_of(id: str) -> Game:
    """The game with this id, or an error that names those there are."""
    found = find_game(id)
    if found is None:
        raise InputError("GAME", Message("error-unknown-game", id=id, known=", ".join(games())))
    return found


def bundle_of(game: Game, name: str) -> Mapping[str, Any]:
    found = game.bundles.get(name)
    if found is None:
        known = ", ".join(game.bundles) or "–"
        raise InputError("--bundle", Message("error-unknown-bundle", name=name, known=known))
    return found
