"""Where the input of a command comes from: files and standard input, bundles of readings, `key=value`, `--option`."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from functools import lru_cache
from itertools import takewhile
from pathlib import Path
from typing import Any

from jacta.chronicles import is_named
from jacta.cli.commands import ABOUT
from jacta.cli.parameters import TypedInput
from jacta.cli.samples import is_reference, referred
from jacta.errors import InputError, TableError, UnknownProcedure
from jacta.kernel.rule.game import Game, Tracked
from jacta.kernel.rule.places import InputPlace, role_place
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import find_game, find_procedure, find_written, games, procedures
from jacta.kernel.rule.samples import data_in, read_data
from jacta.names import (
    MOST_NEAR,
    SMALL,
    Names,
    Offered,
    called,
    named_by,
    role_names,
    same_words,
    suggesting,
)
from jacta.telling import finding, ground
from jacta.telling.pools import KEPT, ROLLED, is_dice
from jacta.telling.things import stray
from jacta.telling.understanding import fitting, put_at, understood, understood_at
from jacta.telling.words import message_of
from jacta.text import SHARED, Message, say
from jacta.typed import as_typed, merged, put, split


def gathered(
    typed_input: TypedInput, sought: Sequence[str] = (), home: Game | None = None
) -> tuple[Procedure, dict[str, Any]]:
    """The procedure, and its input as it was typed; a value `:NAME` is a piece in the role of its key.

    Keys that are `sought` have no value yet, but help to tell which procedure a notation means, as stated ones do. A
    title that does not say its game is one of `home`, if that is known.

    The input is taken from an example, then a file, then a notation (`7g4`), then the bundle of readings, then
    `key=value` or `--key value`, then `--option`; later ones win. A value `@NAME` is taken from a file or a sample of
    the game.
    """
    title, written = _titled(typed_input.id, [*pairs_of(typed_input.pairs or ())])
    bare = [one for one in written if "=" not in one]
    pairs = [split(pair) for pair in written if pair not in bare]
    if SMALL.intersection(bare):  # words of a title, not values
        title, bare = " ".join((title, *bare)), []
    keys = dict.fromkeys(one.partition("=")[0] for one in sought)
    given = read_file(typed_input.given, game=find_game(title.partition(".")[0])) if typed_input.given else {}
    try:
        procedure, said = written_as(title, keys | given | dict(pairs), home)
    except UnknownProcedure:
        if not bare:
            raise
        procedure, said = written_as(" ".join((title, *bare)), keys | given | dict(pairs), home)
        bare = []
    ABOUT.set(procedure)
    example = example_of(procedure, typed_input.example) if typed_input.example else {}
    given = merged(merged(example, fitting(procedure.input_place, given)), said)
    if typed_input.bundle:
        readings = bundle_of(procedure.game, typed_input.bundle)
        given = merged(given, {"options": {k: v for k, v in readings.items() if k in procedure.options}})
    pairs += (_bare_dice(procedure, one, [path for path, _ in pairs]) for one in bare)
    sheets, pairs = by_sheets(procedure, pairs)
    given = merged(given, sheets)
    meant_by: dict[str, str] = {}
    pairs += (
        (f"options.{name}", value) for name, value in (split(pair, "--option") for pair in typed_input.option or ())
    )
    plain = [path for path, _ in pairs if procedure.input_place.has_names(path)]
    for path, typed in sorted(pairs, key=lambda pair: pair[0] not in plain):  # plain keys first: they settle others
        if is_named(typed):
            put(given, role_of(procedure, path), typed)
            continue
        meant = referred(typed, path, procedure.game) if is_reference(typed) else typed
        found = _understood(procedure, path, meant, meant_by)
        if Names({"die": called("word-die", SHARED)}).meant(path) and not all(map(procedure.input_place.has, found)):
            raise InputError(path, Message("error-die-shown", face=as_typed(typed)))
        for key, value in found.items():
            if refusal := stray(procedure.input_place.below(key), value):
                raise InputError(path, refusal)
            if ground.is_ground(procedure.input_place.at(key).at("0")) and isinstance(value, list):
                put(given, key, ground.joined(given.get(key, []), value))
                continue
            if meant_by.setdefault(key, path) != path:
                raise InputError(path, Message("error-said-twice", other=meant_by[key]))
            put_at(procedure.input_place, given, key, value)
    return procedure, given


def _titled(id: str, written: Sequence[str]) -> tuple[str, Sequence[str]]:
    """A title without quotes, `test de moral`, or a notation, `7g4 ND 20`; and what was typed after it."""
    bare = [*takewhile(lambda one: "=" not in one, written)]
    for many in (many for many in range(len(bare), 0, -1) if bare[many - 1] not in SMALL):
        name = " ".join((id, *bare[:many]))
        try:
            find_written(name)
        except UnknownProcedure:
            if not _called_so(name):
                continue
        return name, written[many:]
    return id, written


def _called_so(title: str) -> bool:
    """Whether any procedure has this title."""
    titles = (said for one in procedures().values() for said in called(message_of(one), one.game.id))
    return any(same_words(title, said) for said in titles)


def _bare_dice(procedure: Procedure, typed: str, stated: Collection[str]) -> tuple[str, Any]:
    """Dice without a key, `12g6`, if the procedure has roll-and-keep dice; any other bare word is refused."""
    place = procedure.input_place
    if is_dice(typed) and {ROLLED, KEPT} <= place.keys.ids:
        return ROLLED, typed
    needed = [id for id in place.keys.ids if place.at(id).node.required]
    lacking = [id for id in needed if id not in {place.keys.meant(path) for path in stated}]
    choices = [id for id in place.keys.ids if place.at(id).words.meant(typed)]
    flag = place.keys.meant(typed)
    if choices:
        likely = f"{place.keys.word(choices[0])}={typed}"
    elif flag and place.at(flag).kinds == {"boolean"}:
        likely = f"{place.keys.word(flag)}={say('word-yes')}"
    elif lacking:
        likely = f"{place.keys.word(lacking[0])}={typed}"
    else:
        raise InputError(typed, Message("error-not-pair", pair=typed))
    raise InputError(typed, Message("error-not-pair-but", likely=likely))


def by_sheets(procedure: Procedure, pairs: Sequence[tuple[str, Any]]) -> tuple[dict[str, Any], list[tuple[str, Any]]]:
    """What whole sheets state in roles that speak of a piece's parts, `attaquant=@janissaires`; and the other pairs.

    A stated key of the sheet changes the sheet; any other is a key of the input.
    """
    from jacta.chronicles.filling import beside, part_of, piece_for  # noqa: PLC0415

    pairs = [(path, _entries(procedure, path, typed)) for path, typed in pairs]
    sheets: dict[str, dict[str, Any]] = {}
    for path, typed in pairs:
        role = role_of(procedure, path)
        if is_reference(typed) and role in procedure.stated.roles and not procedure.roles[role].several:
            sheet = referred(typed, path, procedure.game)
            place = _sheet_place(procedure, role, sheet)
            if place.has_all(sheet) and not procedure.input_place.at(role).has_all(sheet):
                sheets[role] = fitting(place, sheet)
    left = []
    for path, typed in pairs:
        role, _, within = role_of(procedure, path).partition(".")
        beside_it = procedure.input_place.has_names(path) if within else not is_reference(typed)
        if role not in sheets or beside_it:
            left.append((path, typed))
        elif within:
            place = _sheet_place(procedure, role, sheets[role])
            for key, value in understood_at(place, within, typed).items():
                put_at(place, sheets[role], key, value)
    said: dict[str, Any] = {}
    for role, sheet in sheets.items():
        said = beside(
            said, part_of(procedure.roles[role], piece_for(procedure, role, sheet)), role_word(procedure, role)
        )
    return said, left


def _entries(procedure: Procedure, path: str, typed: Any) -> Any:
    """Whole sheets in a role of several, `défenseurs=@ir_14,@ir_20` or `défenseurs.0=@ir_14`, as the entries that they
    fill; anything else as it is.
    """
    role, _, at = role_of(procedure, path).partition(".")
    several = role in procedure.stated.roles and procedure.roles[role].several
    if not several or not is_reference(typed) or not (not at or at.isdecimal()):
        return typed
    found = referred(typed, path, procedure.game)
    if isinstance(found, list):
        return [_entry(procedure, role, one) for one in found]
    return _entry(procedure, role, found) if at else [_entry(procedure, role, found)]


def _entry(procedure: Procedure, role: str, sheet: Any) -> Any:
    """What a whole sheet fills in a list of several; what is no sheet as it is."""
    from jacta.chronicles.filling import part_of, piece_for  # noqa: PLC0415

    place = _sheet_place(procedure, role, sheet)
    if not place.has_all(sheet) or procedure.input_place.at(role).at("0").has_all(sheet):
        return sheet
    return part_of(procedure.roles[role], piece_for(procedure, role, fitting(place, sheet)))[role]


def _sheet_place(procedure: Procedure, role: str, sheet: Any = None) -> InputPlace:
    return role_place(procedure.game.id, procedure.roles[role].kinds, sheet)


def _understood(procedure: Procedure, path: str, typed: Any, besides: Collection[str]) -> dict[str, Any]:
    """Keys of the input; or, for a role that is not a key, a whole sheet, `personnage=@athos`, and keys of that."""
    found = understood(procedure, path, typed, besides)
    role, _, within = role_of(procedure, path).partition(".")
    if all(map(procedure.input_place.has, found)):
        return found
    if role not in procedure.roles:
        if procedure.roles and isinstance(typed, Mapping):  # a sheet, under a name that is not a role's
            near = Offered(procedure.roles, _roles(procedure), Message("aim-or"))
            raise InputError(path, Message("error-near", refusal=Message("error-extra-forbidden"), near=near))
        return found
    sheet = _sheet_place(procedure, role)
    if not within:
        return {role: fitting(sheet, typed)}
    return {f"{role}.{key}": value for key, value in understood_at(sheet, within, typed).items()}


def role_of(procedure: Procedure, typed: str) -> str:
    """The role with this name."""
    name, dot, place = typed.partition(".")
    return (_roles(procedure).meant(name) or name) + dot + place


def role_word(procedure: Procedure, role: str) -> str:
    """A role as the reader would type it."""
    return _roles(procedure).word(role)


def _roles(procedure: Procedure) -> Names:
    return role_names(procedure.game.id, procedure.roles)


def written_as(
    id: str, stated: Mapping[str, Any] | None = None, home: Game | None = None
) -> tuple[Procedure, dict[str, Any]]:
    """The procedure with this id or title, or meant by a game's notation, with the keys that the latter states."""
    stated = stated or {}
    try:
        return find_written(id, stated)
    except UnknownProcedure:
        return procedure_of(id, stated, home=home), {}


def procedure_of(
    id: str, stated: Mapping[str, Any] | None = None, *, wholly: bool = False, home: Game | None = None
) -> Procedure:
    """The procedure with this id or title, `here_i_stand.bataille_rangee` or `field_battle` alone (of `home`, if any).

    A unique part of a title will do, unless it must be named `wholly`; of several, the one that has all the keys
    stated.
    """
    if find_game(id.partition(".")[0]):
        try:
            return find_procedure(id)
        except UnknownProcedure:
            pass
    asked, _, name = id.rpartition(".")
    game = _named_game(asked) if asked else home
    among = {one.id: one for one in (game.procedures if game else procedures().values())}
    names = _names(tuple(among.values()))
    said = name if game else id
    likely = sorted(names.called_so(said) if wholly else names.likely(said))
    fitting_keys = [one for one in likely if _has_keys(among[one], stated or {})]
    if stated and not fitting_keys and not wholly:  # a partial title, settled by its keys
        fitting_keys = [one for one in names.having(said) if _has_keys(among[one], stated)]
    fit = fitting_keys if len(likely) > 1 or len(fitting_keys) == 1 else likely
    if len(fit) != 1:
        several = len(names.called_so(said)) > 1
        refusal = Message("error-several-procedures" if several else "error-unknown-procedure", id=id, near="none")
        looked_for = (one.id for one in finding.search(name, among.values()).procedures)
        near = list(dict.fromkeys((*fit, *names.nearest(name), *looked_for)))[:MOST_NEAR]
        if not near:
            raise UnknownProcedure(Message("error-see-list", refusal=refusal))
        said = str(Message("aim-or")).join(map(typed_title, map(among.__getitem__, near)))
        raise UnknownProcedure(Message("error-near", refusal=refusal, near=said))
    return among[fit[0]]


@lru_cache(maxsize=64)
def _names(among: tuple[Procedure, ...]) -> Names:
    """Procedures, of one game or of all, by their ids and titles."""
    return Names(
        {one.id: [one.name, *called(one.name, one.game.id), *called(message_of(one), one.game.id)] for one in among}
    )


def _has_keys(procedure: Procedure, stated: Mapping[str, Any]) -> bool:
    """Whether all these keys, as typed, are keys of the procedure, or roles that a sheet takes."""
    return all(_has_key(procedure, typed, value) for typed, value in stated.items())


def _has_key(procedure: Procedure, typed: str, value: Any) -> bool:
    if role_of(procedure, typed).partition(".")[0] in procedure.stated.roles:
        return True
    try:
        return all(map(procedure.input_place.has, understood(procedure, typed, value)))
    except InputError:  # it is a key: a wrong value is refused once the procedure is known
        return True


def typed_title(procedure: Procedure) -> str:
    """A procedure as the reader would type it: by its title in their language, if that is unique."""
    return f"{procedure.game.id}.{_titles(procedure.game).word(procedure.name)}"


@lru_cache(maxsize=64)
def _titles(game: Game) -> Names:
    return named_by(game.id, {one.name: message_of(one) for one in game.procedures})


def tracked_of(id: str) -> tuple[Game, Tracked] | None:
    """The kind of piece or the tracker with this name, in one game or in all; None if there is none.

    A tracker goes by its name before a piece that is also called so.
    """
    asked, _, name = id.rpartition(".")
    game = _named_game(asked) if asked else None
    among = [(one, kept) for one in ([game] if game else games().values()) for kept in one.tracked.values()]
    ids = {f"{one.id}.{kept.name}": (one, kept) for one, kept in among}
    calls = {
        id: [kept.name, *called(f"piece-{kept.name}", one.id), *called(f"tracker-{kept.name}", one.id)]
        for id, (one, kept) in ids.items()
    }
    trackers = {id: words for id, words in calls.items() if ids[id][1].name not in ids[id][0].pieces}
    met = (names.meant(name) for names in (Names(trackers), Names(calls)))
    found = f"{game.id}.{name}" if game and name in game.tracked else next(filter(None, met), None)
    return None if found is None or (asked and game is None) else ids[found]


def pairs_of(arguments: Iterable[str]) -> Iterator[str]:
    """`key=value` as it is; `--key value` and `--key=value` mean the same."""
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


def example_of(procedure: Procedure, number: int) -> dict[str, Any]:
    """The input of the procedure's example with this number, counted from 1."""
    if number > len(procedure.examples):
        raise InputError(f"--{say('flag-example')}", Message("error-le", limit=len(procedure.examples), value=number))
    return deepcopy(dict(procedure.examples[number - 1]))


def game_of(id: str) -> Game:
    """The game with this id or title, or an error that lists the games."""
    found = _named_game(id)
    if found is None:
        refusal = Message("error-unknown-game", id=id, known=", ".join(games()))
        raise InputError(say("metavar-game"), suggesting(refusal, id, _game_names()))
    return found


def _game_names() -> Names:
    return Names({one: called("game", one) for one in games()})


def _named_game(id: str) -> Game | None:
    found = find_game(id)
    if found is None:
        likely = _game_names().likely(id)
        found = games()[likely[0]] if len(likely) == 1 else None
    return found


def bundle_names(game: Game) -> Names:
    """The bundles of readings of a game by their titles."""
    return named_by(game.id, {one: f"bundle-{one}" for one in game.bundles})


def bundle_of(game: Game, name: str) -> Mapping[str, Any]:
    """The bundle of readings with this name, or an error that lists the bundles."""
    names = bundle_names(game)
    found = names.meant(name)
    if found is None:
        known = Offered(game.bundles, names)
        raise InputError("--bundle", Message("error-unknown-bundle", name=name, known=known))
    return game.bundles[found]


def table_names(game: Game) -> Names:
    """The tables of a game by their titles."""
    return named_by(game.id, {one: f"table-{one}" for one in game.tables.names})


def table_of(game: Game, name: str) -> str:
    """The name of the table with this name or title, or a unique part of one."""
    tables = table_names(game)
    likely = tables.likely(name)
    if len(likely) != 1:
        known = Offered(tables.ids, tables)
        refusal = Message("error-unknown-table", table=f"{game.id}.{name}", known=known)
        raise TableError(suggesting(refusal, name, tables))
    return likely[0]
