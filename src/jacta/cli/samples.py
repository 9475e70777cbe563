"""Values kept in files: `key=@FILE`, and a game's own samples, listed, printed and copied by `samples`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from rich.table import Column
from rich.table import Table as RichTable

from jacta import telling
from jacta.cli.output import Text, console, write_json
from jacta.errors import InputError, file_error
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.registry import games
from jacta.kernel.rule.samples import SUFFIXES, read_data, samples_of
from jacta.names import VALUE, Names, Offered, named_as, not_among, suggesting
from jacta.text import Message, say

SIGN, WITHIN = "@", "#"
BETWEEN = re.compile(rf",\s*(?={SIGN})")


# --- Reading


def is_reference(value: Any) -> bool:
    """Whether a typed value names a file; a text that begins with the sign itself is written with two."""
    return isinstance(value, str) and value.startswith(SIGN)


def referred(value: str, key: str, game: Game | None) -> Any:
    """What `@NAME` stands for: the file of that name here, else the game's sample; `@NAME#a.b` is a part of it.

    If the game is not known yet, the sample's name must be unique. `@NAME,@NAME` is a list of them.
    """
    written = value.removeprefix(SIGN)
    if written.startswith(SIGN):
        return written
    several = BETWEEN.split(value)
    if len(several) > 1:
        return [referred(one, key, game) for one in several]
    name, _, within = written.partition(WITHIN)
    data = read_data(_found(name, key, game), key)
    for step in filter(None, within.split(".")):
        data = _part(data, step, name, key)
    return data


def _found(name: str, key: str, game: Game | None) -> Path | Traversable:
    for suffix in ("", *SUFFIXES):
        path = Path(name + suffix).expanduser()
        if path.is_file():
            return path
    among = [game] if game else games().values()
    found = [dict(samples_of(one))[meant] for one in among if (meant := names_of(one).meant(name))]
    if len(found) != 1:
        samples = dict(samples_of(game)) if game else {}
        names = names_of(game) if game else Names({})
        refusal = Message("error-no-file-or-sample", name=name, known=Offered(samples, names))
        raise InputError(key, suggesting(refusal, name, names))
    return found[0]


def _part(data: Any, step: str, name: str, key: str) -> Any:
    if isinstance(data, Mapping) and step in data:
        return data[step]
    if isinstance(data, Sequence) and not isinstance(data, str) and step.isdecimal() and int(step) < len(data):
        return data[int(step)]
    raise InputError(key, Message("error-no-part", file=name, part=step))


# --- A game's own samples


def names_of(game: Game) -> Names:
    """The samples of a game by the names of their files, and by their names in its texts."""
    return named_as(game.id, VALUE, tuple(name for name, _ in samples_of(game)))


def list_samples(game: Game, json: bool) -> None:
    """Every sample with its content."""
    found = {name: read_data(file, name) for name, file in samples_of(game)}
    if json:
        write_json(found)
        return
    if not found:
        console().print(Text(say("samples-none")))
        return
    names = names_of(game)
    words = {name: names.word(name) for name in found}
    longest = max(map(len, words.values()))
    grid = RichTable(
        Column(no_wrap=True, min_width=longest),
        Column(no_wrap=True, ratio=1),
        box=None,
        expand=True,
        pad_edge=False,
        show_header=False,
        padding=(0, 2, 0, 0),
    )
    for name, data in found.items():
        grid.add_row(Text(words[name], "cyan"), Text(telling.value(game.id, data)))
    console().print(grid)
    console().print(Text(say("samples-use", name=words[next(iter(found))]), "dim"), soft_wrap=True)


def show_sample(game: Game, name: str, json: bool) -> None:
    """One sample as it is in its file."""
    file = _sample(game, name)
    if json:
        write_json(read_data(file, name))
    else:
        console().print(Text(file.read_text(encoding="utf-8").rstrip()), soft_wrap=True)


def copy_sample(game: Game, name: str, force: bool) -> None:
    """Write the sample into the current folder, under its name in the reader's language, to be changed there."""
    file = _sample(game, name)
    stem, _, suffix = file.name.rpartition(".")
    target = Path(f"{names_of(game).word(stem)}.{suffix}")
    if target.exists() and not force:
        raise InputError("--copy", Message("error-file-exists", file=str(target)))
    try:
        target.write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    except OSError as error:
        raise file_error("--copy", target, error) from None
    console().print(Text(say("samples-copied", file=str(target))), soft_wrap=True)


def _sample(game: Game, name: str) -> Traversable:
    found, names = dict(samples_of(game)), names_of(game)
    meant = names.meant(name)
    if meant is None:
        raise not_among(say("metavar-name"), name, found, names)
    return found[meant]
