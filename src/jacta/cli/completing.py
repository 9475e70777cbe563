"""What the shell can complete, in the reader's words: ids, keys, options, bundles, tables, samples.

What was typed as an id, where that has another name in the reader's language, is completed as an id.
"""

# ruff: noqa: PLC0415  (a completion needs the kernel, `--help` does not)

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from jacta.kernel.rule.places import InputPlace
    from jacta.kernel.rule.procedure import Procedure


def procedure_ids(incomplete: str) -> list[str]:
    from jacta.cli.inputs import typed_title
    from jacta.kernel.rule.registry import find_game
    from jacta.kernel.rule.registry import game_ids as installed

    typed = incomplete.partition(".")[0]
    games = [typed] if "." in incomplete else [id for id in installed() if id.startswith(typed)]
    return begun(
        incomplete, ((one.id, typed_title(one)) for game in map(find_game, games) if game for one in game.procedures)
    )


def game_ids(incomplete: str) -> list[str]:
    from jacta.kernel.rule.registry import game_ids as installed

    return [id for id in installed() if id.startswith(incomplete)]


def keys(ctx: Any, incomplete: str) -> list[str]:
    """`key=`, and the values of a key that has only a few."""
    procedure = _procedure(ctx)
    if procedure is None:
        return []
    from jacta.telling import inputs
    from jacta.telling.inputs import ANY_NAME
    from jacta.telling.spelling import path_word

    name, equals, value = incomplete.partition("=")
    paths = [one.path for one in inputs(procedure) if ANY_NAME not in one.path]
    named = {path: path_word(procedure, path) for path in paths}
    if not equals:
        return begun(incomplete, ((f"{path}=", f"{word}=") for path, word in named.items()))
    path = next((path for path, word in named.items() if name in (path, word)), None)
    return [f"{name}={one}" for one in _values(procedure.input_place.below(path), value)] if path else []


def _values(place: InputPlace, incomplete: str) -> list[str]:
    """The values to choose from, if there are only a few; of a list, those of its last entry."""
    from jacta.text import say

    if "boolean" in place.kinds:
        return begun(incomplete, (("true", say("word-yes")), ("false", say("word-no"))))
    before = ""
    if "array" in place.kinds:
        place, before = place.at("0"), "".join(incomplete.rpartition(",")[:2])
    words = ((id, place.words.word(id)) for id in place.words.ids)
    return [before + one for one in begun(incomplete.removeprefix(before), words)]


def outcome_keys(ctx: Any, incomplete: str) -> list[str]:
    procedure = _procedure(ctx)
    if procedure is None:
        return []
    from jacta.names import KEY, named_as

    names = named_as(procedure.game.id, KEY, tuple(procedure.outcome_type().keys))
    return begun(incomplete, ((id, names.word(id)) for id in names.ids))


def players(ctx: Any, incomplete: str) -> list[str]:
    procedure = _procedure(ctx)
    names = procedure.player_names if procedure else None
    return begun(incomplete, ((id, names.word(id)) for id in names.ids)) if names else []


def varying(ctx: Any, incomplete: str) -> list[str]:
    """The keys that can vary."""
    procedure = _procedure(ctx)
    if procedure is None:
        return []
    from jacta.analysis.keys import keys
    from jacta.telling.spelling import path_word

    data = procedure.examples[0] if procedure.examples else {}
    return begun(incomplete, ((key.path, path_word(procedure, key.path)) for key in keys(procedure, data)))


def options(ctx: Any, incomplete: str) -> list[str]:
    """The readings to choose, with their values."""
    procedure = _procedure(ctx)
    if procedure is None:
        return []
    from jacta.cli.readings import stated
    from jacta.typed import as_typed

    return begun(
        incomplete,
        (
            (f"{option.name}={as_typed(value)}", stated(procedure.game, option, value))
            for option in procedure.options.values()
            for value in option.values
        ),
    )


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
    return begun(incomplete, ((id, names.word(id)) for id in names.ids))


def begun(incomplete: str, named: Iterable[tuple[str, str]]) -> list[str]:
    """Everything whose word begins so; or whose id does, where the word does not."""
    offered = (next((one for one in (word, id) if one.startswith(incomplete)), None) for id, word in named)
    return list(dict.fromkeys(one for one in offered if one is not None))


def _procedure(ctx: Any) -> Procedure | None:
    """The procedure that was typed; before an option that still lacks its value, nothing has been assigned yet."""
    from jacta.cli.inputs import procedure_of
    from jacta.errors import UnknownProcedure

    left = (word for word in ctx.args if not word.startswith("-"))
    try:
        return procedure_of(ctx.params.get("effect") or ctx.params.get("id") or next(left, ""))
    except UnknownProcedure:
        return None
