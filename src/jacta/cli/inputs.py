"""Where the input of a command comes from: files and standard input, bundles of readings, `key=value`, `--option`."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from jacta.chronicles import is_named
from jacta.cli.samples import is_reference, referred
from jacta.errors import InputError, UnknownProcedure
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import find_game, find_procedure, find_written, games, procedures
from jacta.kernel.rule.samples import data_in, read_data
from jacta.names import Names, called, named_by, suggesting
from jacta.telling.understanding import fitting, understood, whole
from jacta.text import Message, say
from jacta.typed import merged, put, split


def gathered(
    id: str,
    arguments: Sequence[str] = (),
    file: str | None = None,
    options: Sequence[str] = (),
    bundle: str | None = None,
) -> tuple[Procedure, dict[str, Any]]:
    """The procedure, and its input as it was typed; a value `:NAME` is a piece in the role of its key.

    The input is the file's, then what a notation says (`7g4`), then the bundle of readings, then `key=value` or
    `--key value`, then `--option`; the later one wins. A value `@NAME` stands in a file or a sample of the game.
    """
    given = read_file(file, game=find_game(id.partition(".")[0])) if file else {}
    pairs = [split(pair) for pair in pairs_of(arguments)]
    procedure, said = written_as(id, (*given, *(key for key, _ in pairs)))
    given = merged(fitting(whole(procedure), given), said)
    if bundle:
        readings = bundle_of(procedure.game, bundle)
        given = merged(given, {"options": {k: v for k, v in readings.items() if k in procedure.options}})
    pairs += ((f"options.{name}", value) for name, value in (split(pair, "--option") for pair in options))
    for path, typed in pairs:
        if is_named(typed):
            put(given, role_of(procedure, path), typed)
            continue
        meant = referred(typed, path, procedure.game) if is_reference(typed) else typed
        for key, value in understood(procedure, path, meant).items():
            put(given, key, value)
    return procedure, given


def role_of(procedure: Procedure, typed: str) -> str:
    """The role that goes by this name."""
    game = procedure.game.id
    names = {role: [*called(f"key-{role}", game), *called(f"value-{role}", game)] for role in procedure.roles}
    name, dot, place = typed.partition(".")
    return (Names(names).meant(name) or name) + dot + place


def written_as(id: str, stated: Iterable[str] = ()) -> tuple[Procedure, dict[str, Any]]:
    """The procedure with this id or title, or meant by a game's notation, with the keys that it says."""
    try:
        return find_written(id, stated)
    except UnknownProcedure:
        return procedure_of(id), {}


def procedure_of(id: str) -> Procedure:
    """The procedure with this id or of this title, `here_i_stand.bataille_rangee` or `field_battle` alone."""
    if find_game(id.partition(".")[0]):
        try:
            return find_procedure(id)
        except UnknownProcedure:
            pass
    asked, _, name = id.rpartition(".")
    game = _named_game(asked) if asked else None
    among = {one.id: one for one in (game.procedures if game else procedures().values())}
    names = Names({id: [one.name, *called(one.name, one.game.id)] for id, one in among.items()})
    found = names.meant(name if game else id)
    if found is None:
        near = names.nearest(name)
        refusal = Message("error-unknown-procedure", id=id, near="none")
        raise UnknownProcedure(suggesting(refusal, near) if near else Message("error-see-list", refusal=refusal))
    return among[found]


def pairs_of(arguments: Iterable[str]) -> Iterator[str]:
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
        data = data_in(sys.stdin.read(), where, say("file-input"))
    elif is_reference(name):
        data = referred(name, where, game)
    else:
        data = read_data(Path(name), where)
    if not isinstance(data, dict):
        raise InputError(where, Message("error-type-object", value=name))
    return data


def game_of(id: str) -> Game:
    """The game with this id or title, or an error that names those there are."""
    found = _named_game(id)
    if found is None:
        raise InputError(say("metavar-game"), Message("error-unknown-game", id=id, known=", ".join(games())))
    return found


def _named_game(id: str) -> Game | None:
    found = find_game(id)
    if found is None:
        meant = Names({one: called("game", one) for one in games()}).meant(id)
        found = games()[meant] if meant else None
    return found


def bundle_of(game: Game, name: str) -> Mapping[str, Any]:
    """The named readings of the game, or an error that names the bundles there are."""
    found = named_by(game.id, {one: f"bundle-{one}" for one in game.bundles}).meant(name)
    if found is None:
        known = ", ".join(game.bundles) or "–"
        raise InputError("--bundle", Message("error-unknown-bundle", name=name, known=known))
    return game.bundles[found]


def table_of(game: Game, name: str) -> str:
    """The name of the table that goes by this name or title; one that no table has is left for the shelf to refuse."""
    tables = named_by(game.id, {one: f"table-{one}" for one in game.shelf.names})
    return tables.meant(name) or name
