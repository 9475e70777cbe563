"""What the shell can complete: ids, keys, options, bundles, tables, samples."""

# ruff: noqa: PLC0415  (a completion needs the kernel, `--help` does not)

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from jacta.kernel.rule.procedure import Procedure


def procedure_ids(incomplete: str) -> list[str]:
    from jacta.kernel.rule.registry import find_game
    from jacta.kernel.rule.registry import game_ids as installed

    typed = incomplete.partition(".")[0]
    games = [typed] if "." in incomplete else [id for id in installed() if id.startswith(typed)]
    ids = [one.id for game in map(find_game, games) if game for one in game.procedures]
    return [id for id in ids if id.startswith(incomplete)]


def game_ids(incomplete: str) -> list[str]:
    from jacta.kernel.rule.registry import game_ids as installed

    return [id for id in installed() if id.startswith(incomplete)]


def keys(ctx: Any, incomplete: str) -> list[str]:
    """`key=`, and the values of a key that has only a few."""
    procedure = _procedure(ctx)
    if procedure is None:
        return []
    from jacta.telling import inputs

    name, equals, _ = incomplete.partition("=")
    if equals:
        types = [one.type for one in inputs(procedure) if one.path == name and " | " in one.type]
        found = [f"{name}={value}" for type_ in types for value in type_.split(" | ")]
    else:
        found = [f"{one.path}=" for one in inputs(procedure)]
    return [one for one in dict.fromkeys(found) if one.startswith(incomplete)]


def varying(ctx: Any, incomplete: str) -> list[str]:
    """The keys that can vary."""
    procedure = _procedure(ctx)
    if procedure is None:
        return []
    from jacta.analysis.keys import keys

    data = procedure.examples[0] if procedure.examples else {}
    return [key.path for key in keys(procedure, data) if key.path.startswith(incomplete)]


def options(ctx: Any, incomplete: str) -> list[str]:
    procedure = _procedure(ctx)
    if procedure is None:
        return []
    from jacta.typed import as_typed

    found = [f"{option.name}={as_typed(value)}" for option in procedure.options.values() for value in option.values]
    return [one for one in found if one.startswith(incomplete)]


def bundles(ctx: Any, incomplete: str) -> list[str]:
    procedure = _procedure(ctx)
    return [name for name in procedure.game.bundles if name.startswith(incomplete)] if procedure else []


def table_names(ctx: Any, incomplete: str) -> list[str]:
    from jacta.kernel.rule.registry import find_game

    game = find_game(ctx.params.get("game") or "")
    return [name for name in game.tables.names if name.startswith(incomplete)] if game else []


def sample_names(ctx: Any, incomplete: str) -> list[str]:
    from jacta.cli.samples import names_of
    from jacta.kernel.rule.registry import find_game

    game = find_game(ctx.params.get("game") or "")
    if game is None:
        return []
    names = names_of(game)
    return [word for word in map(names.word, names.ids) if word.startswith(incomplete)]


def _procedure(ctx: Any) -> Procedure | None:
    from jacta.errors import UnknownProcedure
    from jacta.kernel.rule.registry import find_game, find_procedure

    id = ctx.params.get("effect") or ctx.params.get("id") or ""
    try:
        return find_procedure(id) if find_game(id.partition(".")[0]) else None
    except UnknownProcedure:
        return None
