"""What people type as the input of a procedure, understood with the JSON Schema of that input.

Keys and values go by their ids and by their words in both languages; `oui` and `non` are true and false; lists are
written with commas, and a single thing stands for a list of one. Things may be told in a few words (`things`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Any

from jacta import text
from jacta.analysis.keys import is_sweep, keys, without
from jacta.dice import Face, Throw
from jacta.errors import IllegalAnswer, InputError
from jacta.hexes import AXES
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.places import InputPlace
from jacta.kernel.rule.procedure import Procedure
from jacta.names import (
    KEY,
    OWN,
    VALUE,
    Names,
    answer_names,
    check_policy,
    named_as,
    recognised,
)
from jacta.printing import grid_of
from jacta.printing import key as key_text
from jacta.tables import Table
from jacta.telling import ground
from jacta.telling.ground import hex_meant
from jacta.telling.pools import KEPT, ROLLED, counted, filled, is_dice, read_pool, stem_of
from jacta.telling.things import thing, things
from jacta.text import Message
from jacta.typed import as_typed, parsed, put

NUMBERS = ("integer", "number")
WHOLE = re.compile("[-\N{MINUS SIGN}]?\\d+", re.ASCII)
MEASURED = re.compile(r"(-?\d+(?:[.,]\d+)?)\s*([^\W\d]+)")
UNIT = re.compile(r"\((\w+)\)$")
SPELT_OUT = {"m": ("metre", "metres", "meter", "meters")}
SIDE_BY_SIDE = re.compile(r"(.*[^\W\d_]\S*\s+)?(\d(?:[-/ ]?\d)*)")  # `433`, `4-3-3`, `Turenne 433`
AND_MORE = re.compile(r"(\d{1,4})\+")  # the last column of a printed table: `7+`
ROMAN = {numeral: number for number, numeral in enumerate(("I", "II", "III", "IV", "V", "VI", "VII", "VIII"), start=1)}


# --- Inputs


def understood(procedure: Procedure, path: str, value: Any, besides: Collection[str] = ()) -> dict[str, Any]:
    """A dotted path and a value as typed: paths by their ids, each with its value as the schema wants it there.

    Usually one path; two for roll-and-keep dice. `besides` are paths that other words mean.
    """
    return understood_at(procedure.input_place, path, value, besides)


def understood_at(place: InputPlace, path: str, value: Any, besides: Collection[str] = ()) -> dict[str, Any]:
    """The same, below any place."""
    if on_hexes := ground.laid(place, path, value):
        return dict(on_hexes)
    steps, above = _steps(place, path.split("."), besides), place
    *before, last = steps
    for step in before:
        above = above.at(step)
    if said_of := _choice(above, last, value):
        last, value = said_of
    try:
        found = _fitting_key(above, last, value)
    except InputError as error:
        raise InputError(".".join((*before, error.key)), error.message) from None
    return {".".join((*before, key)): one for key, one in found.items()}


def put_at(place: InputPlace, target: dict[str, Any], path: str, value: Any) -> None:
    """Set a dotted path of an input. Where any name may be a key, so may a number: `levels.1`."""
    here: Any = target
    for step, following in pairwise(path.split(".")):
        place = place.at(step)
        if not isinstance(here, dict) or (following.isdecimal() and not place.node.is_free):
            break
        here = here.setdefault(step, {})
    put(target, path, value)


def _steps(place: InputPlace, typed: list[str], besides: Collection[str] = ()) -> list[str]:
    """The steps of a typed path, by their ids: one at a time, or two that form one key, `attaquant.unités`."""
    if not typed:
        return []
    step, *left = typed
    key = _hex_noun(place, step) or place.keys.meant(step) or _counter_noun(place, step)
    found = [step] if step.isdecimal() else [key] if key else []
    if (not found or _is_leaf(place.at(found[0]))) and left and (joined := place.meant(f"{step} {left[0]}")):
        found, left = joined.split("."), left[1:]
    if not found and place.node.is_free:
        found = [_free_key(place, step)]
    if not found and (path := place.meant(step, besides)):
        found = path.split(".")
    for one in found or [step]:
        place = place.at(one)
    return [*(found or [step]), *_steps(place, left)]


def _hex_noun(place: InputPlace, step: str) -> str | None:
    """The hex that two keys of this object form together, if a step means one."""
    return hex_nouns(place).meant(step, exactly=True)


def hex_nouns(place: InputPlace) -> Names:
    """The names of the hexes that pairs of keys of this object form."""
    here = [noun for noun, axes in AXES.items() if {*axes} <= place.keys.ids]
    return named_as(place.game, KEY, tuple(here if grid_of(place.game) else ()))


def _together(place: InputPlace) -> tuple[str, list[str]]:
    """The keys of this object that a counter prints side by side, and what people call it; empty if there are none."""
    parts = (part for key in place.node.declared for part in place.node.at(key).parts)
    return next(((one["called"], one["keys"]) for part in parts if (one := part.get("together"))), ("", []))


def _counter_noun(place: InputPlace, step: str) -> str | None:
    """The counter whose figures are keys of this object, if a step means it."""
    called, keys = _together(place)
    return named_as(place.game, KEY, (called,)).meant(step, exactly=True) if keys else None


def _counter(place: InputPlace, typed: Any) -> dict[str, Any] | None:
    """The figures of a counter as printed, `433`, after its name if it has one; None for anything else."""
    _, keys = _together(place)
    found = SIDE_BY_SIDE.fullmatch(str(typed)) if keys and isinstance(typed, str | int) else None
    if found is None or len(figures := re.findall(r"\d", found[2])) != len(keys):
        return None
    name = {"name": found[1].strip()} if found[1] and "name" in place.keys.ids else {}
    return None if found[1] and not name else {**name, **dict(zip(keys, map(int, figures), strict=True))}


def _is_leaf(place: InputPlace) -> bool:
    """Whether nothing stands below."""
    return bool(place.kinds) and not place.kinds & {"object", "array"}


def _choice(above: InputPlace, word: str, value: Any) -> tuple[str, str] | None:
    """A word to choose from, typed as a key, `flanc=oui`: the one key that has it among its words, and the word."""
    if word in above.keys.ids or not (value is True or (isinstance(value, str) and yes_or_no(value))):
        return None
    found = [(key, meant) for key in above.keys.ids if (meant := above.at(key).words.meant(word))]
    return found[0] if len(found) == 1 else None


def _fitting_key(above: InputPlace, key: str, typed: Any) -> dict[str, Any]:
    """A value typed for a key of an object, under the keys that it fills."""
    if key in OWN and not above.at(key).node.values:
        return {key: typed}
    if key in AXES and key not in above.keys.ids:
        at = hex_meant(grid_of(above.game), str(typed))
        return {key: typed} if at is None else dict(zip(AXES[key], at, strict=True))
    if key == _together(above)[0] and key not in above.keys.ids:
        if figures := _counter(above, typed):
            return figures
        keys = text.listed(named_as(above.game, KEY, tuple(above.keys.ids)).word(one) for one in _together(above)[1])
        raise InputError(key, Message("error-together", value=as_typed(typed), keys=keys))
    if is_dice(typed) and (found := _dice(above, key, typed)):
        return found
    if isinstance(typed, str) and (found := _with_flag(above, key, typed)):
        return found
    if isinstance(typed, str) and above.at(key).kinds & {*NUMBERS}:
        typed = _without_unit(above.game, key, typed)
    return {key: fitting(above.at(key), typed)}


def _without_unit(game: str, key: str, typed: str) -> Any:
    """A number without the unit that its key is shown with: `20 m` for « Distance (m) »."""
    found = MEASURED.fullmatch(typed.strip())
    if found is None:
        return typed
    number, unit = found[1].replace(",", "."), text.bare(found[2])
    for language in text.LANGUAGES:
        with text.speaking(language):
            own = UNIT.search(key_text(game, key))
        if own and unit in (own[1].lower(), *SPELT_OUT.get(own[1], ())):
            return parsed(number)
    return typed


def _dice(above: InputPlace, key: str, typed: Any) -> dict[str, Any] | None:
    """Dice, under the keys that count those rolled and those kept, or under one that counts them."""
    keys, below = above.keys.ids, above.at(key)
    stem = stem_of(key, keys)
    if stem is not None:
        pool = read_pool(key, typed)
        return filled(key, pool, keys, above.at(stem + ROLLED).sides, stem)
    if {ROLLED, KEPT} <= below.keys.ids:
        return {key: filled(key, read_pool(key, typed), below.keys.ids, below.at(ROLLED).sides)}
    return {key: counted(key, read_pool(key, typed), below.sides)} if below.sides else None


def _with_flag(above: InputPlace, key: str, typed: str) -> dict[str, Any] | None:
    """A choice combined with a flag of its own, `cité côtière`: the choice, and yes to the flag."""
    words, said = above.at(key).words, typed.replace("_", " ").split()
    if len(said) < 2 or not words.ids or words.meant(typed):
        return None
    for place, part in enumerate(said):
        choice = words.meant(" ".join((*said[:place], *said[place + 1 :])))
        flag = above.keys.meant(part)
        if choice and flag and above.at(flag).kinds == {"boolean"}:
            return {key: choice, flag: True}
    return None


def fitting(place: InputPlace, typed: Any) -> Any:
    """What was typed, as it fits this place; what fits nowhere stays as it is, to be refused by its key."""
    kinds = place.kinds
    if (found := _hex(place, typed)) is not None:
        return found
    if "object" in kinds and (counter := _counter(place, typed)):
        return counter
    if isinstance(typed, str):
        return _text(place, typed)
    if isinstance(typed, list):
        return _list(place, typed)
    if isinstance(typed, Mapping) and ("object" in kinds or "array" not in kinds):
        understood_keys = (
            (place.keys.meant(key, exactly=True) or _free_key(place, key), one) for key, one in typed.items()
        )
        return {id: fits for key, one in understood_keys for id, fits in _fitting_key(place, key, one).items()}
    alone = isinstance(typed, Mapping) or (isinstance(typed, int | float) and not kinds & {"boolean", *NUMBERS})
    return [fitting(place.at("0"), typed)] if "array" in kinds and alone else typed


def _list(place: InputPlace, typed: list[Any]) -> Any:
    """Several values; where one is expected, a number or a text with a comma: `2,5`, a hex `0,2`."""
    if "array" in place.kinds:
        words = typed if all(isinstance(one, str) for one in typed) else []
        told_apart = entries(place.at("0"), ",".join(words))
        return told_apart or [fitting(place.at(str(at)), one) for at, one in enumerate(typed)]
    if "number" in place.kinds and len(typed) == 2:
        return _decimal(typed)
    if place.kinds and place.node.takes_any_text:
        return ",".join(map(as_typed, typed))
    return [fitting(place, one) for one in typed]


def _text(place: InputPlace, typed: str) -> Any:
    word = place.words.meant(typed)
    if word is not None:
        return word
    if "boolean" in place.kinds and (said := yes_or_no(typed)) is not None:
        return said
    if (number := _number(place, typed)) is not None:
        return number
    if "object" in place.kinds and (told := thing(place, typed)):
        return told
    if "array" in place.kinds:
        inside = place.at("0")
        listed: list[Any] = entries(inside, typed) or [_listed(inside, one.strip()) for one in typed.split(",")]
        if "string" not in place.kinds and (len(listed) > 1 or listed != [typed] or "string" in inside.kinds):
            return listed
    none_of_them = place.words.ids and not place.node.takes_any_text  # refused as it was typed
    return typed if none_of_them else hex_written(place.game, typed) or recognised(place.game, typed)


def _listed(entry: InputPlace, typed: str) -> Any:
    """An entry of a list; among names, a number may stand for itself: `suleiman,1`."""
    return fitting(entry, parsed(typed) if entry.kinds & {*NUMBERS} else typed)


def entries(entry: InputPlace, typed: str) -> list[dict[str, Any]]:
    """The entries of a list told in a few words; empty if a word means nothing."""
    return ground.told(entry, typed) if ground.is_ground(entry) else things(entry, typed)


def _number(place: InputPlace, typed: str) -> int | str | list[int] | None:
    """A number by its name, or as documents print it; None if no such number fits here."""
    called = {id: number for number, id in place.node.called.items()}
    if (meant := named_as(place.game, VALUE, tuple(called)).meant(typed)) is not None:
        return called[meant]
    only_numbers = place.kinds & {*NUMBERS} and "string" not in place.kinds
    return _printed_number(typed.strip()) if only_numbers else None


def _printed_number(typed: str) -> int | str | list[int] | None:
    """A number as documents print it: a numeral, or the last column of a table; also several numerals, or a range."""
    if more := AND_MORE.fullmatch(typed):
        return int(more[1])
    low, link, high = (part.strip().upper() for part in typed.partition(".."))
    if link and {low, high} <= ROMAN.keys():
        return f"{ROMAN[low]}..{ROMAN[high]}"
    several = [ROMAN.get(one.strip().upper(), 0) for one in typed.split(",")]
    return None if 0 in several else several[0] if len(several) == 1 else several


def _free_key(place: InputPlace, step: str) -> str:
    """A key where any name may be one, by its id; elsewhere as it is, to be refused."""
    if not place.node.is_free:
        return step
    return named_as(place.game, VALUE, place.node.listed_keys).meant(step) or key_named(place.game, step)


def key_named(game: str, written: str) -> str:
    """A name used as a key, by its id: a hex, a word of the game, or a name or number of the writer's own."""
    if WHOLE.fullmatch(written):
        return written.replace("\N{MINUS SIGN}", "-")
    return hex_written(game, written) or str(recognised(game, written))


def hex_written(game: str, typed: str) -> str | None:
    """A hex by its name on the grid, as the game writes it: `q,r`. None if its hexes are written differently."""
    grid = grid_of(game)
    found = grid.find(typed) if grid and not (grid.pairs or grid.apart) else None
    return None if found is None else str(found)


def _hex(place: InputPlace, typed: Any) -> Any:
    """A hex by its name on the grid, or by the number printed on it: column and row, two digits each."""
    wanted = place.node.is_hex
    found = hex_meant(grid_of(place.game), str(typed), wanted) if isinstance(typed, str | int) else None
    if found is None:
        return None
    if wanted:
        return list(found)
    return found._asdict() if {"q", "r"} <= place.keys.ids else None


def _decimal(typed: list[Any]) -> Any:
    """`2,5` where one number is expected is two and a half."""
    whole_part, decimals = typed
    if isinstance(whole_part, int) and isinstance(decimals, int) and decimals >= 0:
        return float(f"{whole_part}.{decimals}")
    return typed


def yes_or_no(typed: str) -> bool | None:
    """Whether yes or no was typed, in either language; None if neither was."""
    for language in text.LANGUAGES:
        with text.speaking(language):
            for said, id in ((True, "word-yes"), (False, "word-no")):
                if text.bare(typed) == text.bare(text.say(id)):
                    return said
    return None


def varied(procedure: Procedure, written: Iterable[str]) -> dict[str, Any]:
    """Typed keys to vary, `unités_attaquant=4..24`, by their ids with their values; None for a key without values."""
    found: dict[str, Any] = {}
    for one in written:
        path, said, values = one.partition("=")
        path, typed = _one(understood(procedure, path.strip(), parsed(values) if said else None))
        found[path] = typed if typed is None or is_sweep(typed) else [typed]
    return found


def _one(understood: Mapping[str, Any]) -> tuple[str, Any]:
    """The first of several keys: values that vary belong to one key."""
    return next(iter(understood.items()))


def sweeps(procedure: Procedure, data: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """A typed input in which some keys have several values: the fixed part, and the values of the keys that vary."""
    by: dict[str, Any] = {}
    for key in keys(procedure, data):
        now = key.now
        if key.choices and isinstance(now, str) and "," in now:
            now = [_one(understood(procedure, key.path, part.strip()))[1] for part in now.split(",")]
        if is_sweep(now):
            by[key.path] = now
    by |= {path: value for path, value in _leaves(data) if is_sweep(value) and isinstance(value, str)}
    fixed = data
    for path in by:
        fixed = without(fixed, path)
    return fixed, by


def _leaves(data: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(data, Mapping | list):
        for step, item in data.items() if isinstance(data, Mapping) else enumerate(data):
            yield from _leaves(item, f"{path}.{step}".lstrip("."))
    else:
        yield path, data


# --- At the table


def read_in_book(game: Game, slot: str, typed: str) -> Any:
    """What somebody types after looking up a slot: several values in the order of its columns, separated by commas.

    Raises IllegalAnswer with the columns in the reader's words.
    """
    table = game.tables.table(slot)
    try:
        return table.read_by_hand(_cells(game, table, typed))
    except IllegalAnswer:
        kinds = table.kinds_by_column
        cells = [f"{key_text(game.id, one)} ({text.say(f'book-{kinds[one]}')})" for one in kinds] or table.columns
        raise IllegalAnswer(Message("error-book-cells", wanted=", ".join(cells), count=len(cells))) from None


def _cells(game: Game, table: Table, typed: str) -> Any:
    columns = () if table.across else table.columns
    parts = [part.strip() for part in typed.split(";" if ";" in typed else ",")]
    if len(columns) > 1 and len(parts) == len(columns):
        return {column: _cell(game, table, column, part) for column, part in zip(columns, parts, strict=True)}
    return _cell(game, table, columns[0], typed) if len(columns) == 1 else parsed(typed)


def read_off_dice(throw: Throw, typed: str) -> tuple[Face, ...]:
    """Typed faces: `3 5 6`, also with commas; an exploding die as `10+10+3`; single digits also joined: `356`."""
    parts = re.findall(r"[^\s,;]+", typed)
    if len(parts) == 1 and parts[0].isdecimal() and _fewer_than_ten(throw):
        parts = list(parts[0])
    try:
        chains = [tuple(map(int, part.split("+"))) for part in parts]
    except ValueError:
        raise InputError("faces", Message("play-not-faces", faces=typed)) from None
    return tuple(chain if len(chain) > 1 else chain[0] for chain in chains)


def _fewer_than_ten(throw: Throw) -> bool:
    """Whether every die of the throw shows a single digit."""
    sides = throw.describe().rolled.args.get("sides")
    return isinstance(sides, int) and sides < 10


def _cell(game: Game, table: Table, column: str, typed: str) -> Any:
    if table.kinds_by_column.get(column) == "bool" and (said := yes_or_no(typed)) is not None:
        return said
    return recognised(game.id, typed if table.kinds_by_column.get(column) == "text" else parsed(typed))


# --- Players


def policy(procedure: Procedure, stated: Mapping[str, Any] | None, key: str) -> dict[str, Any] | None:
    """Typed answers to decisions, `paiement=flotte`, by the ids of questions and answers."""
    game = procedure.game.id
    meant = check_policy(game, procedure.asks, stated, key)
    return meant and {label: _meant(game, label, one) for label, one in meant.items()}


def _meant(game: str, label: str, typed: Any) -> Any:
    """An answer: yes or no, what this question calls one, or a word of the game by its id."""
    said = yes_or_no(typed) if isinstance(typed, str) else None
    if said is not None:
        return said
    own = answer_names(game, label).meant(typed, exactly=True) if isinstance(typed, str) else None
    return own or recognised(game, typed)


def player(procedure: Procedure, typed: str) -> str:
    """The player that was meant."""
    return procedure.player_names.meant(typed) or str(recognised(procedure.game.id, typed))
