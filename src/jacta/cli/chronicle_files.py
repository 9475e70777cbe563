"""Chronicles in files, in the user's folder by name or anywhere by path; and their pieces in a typed input."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from jacta.chronicles import Filled, one_name, slots
from jacta.cli.files import Files
from jacta.errors import InputError, file_error
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.registry import find_game
from jacta.kernel.rule.samples import read_data
from jacta.names import plain_names, suggesting
from jacta.tables import tables_folder
from jacta.text import Message

if TYPE_CHECKING:
    from jacta.chronicles import Chronicle

OPTION = "--chronicle"
SUFFIX = ".json"


class Opened(NamedTuple):
    """A chronicle as it was in its file: changes made meanwhile are not overwritten."""

    chronicle: Chronicle
    path: Path
    files: Files

    def write(self, chronicle: Chronicle) -> None:
        """Save what it has become, whole or not at all."""
        with _said_of(chronicle):
            self.files.write(str(self.path), _text(chronicle))

    def rename(self, chronicle: Chronicle) -> Path:
        """Save it under its new title. A file in the folder is renamed accordingly; one elsewhere keeps its name."""
        if self.path.parent != folder():
            self.write(chronicle)
            return self.path
        with _said_of(chronicle):
            return self.files.move(str(self.path), str(folder() / f"{chronicle.title}{SUFFIX}"), _text(chronicle))


@contextmanager
def _said_of(chronicle: Chronicle) -> Iterator[None]:
    """If somebody else has written meanwhile, report it of the chronicle."""
    try:
        yield
    except InputError as error:
        if isinstance(error.message, Message) and error.message.id == "error-file-changed":
            raise InputError(OPTION, Message("error-chronicle-changed", title=chronicle.title)) from None
        raise


def folder() -> Path:
    """The folder of chronicles that have a name and no path: beside the user's own tables."""
    return tables_folder().parent / "chronicles"


def kept() -> dict[str, Path]:
    """The chronicles in the folder, by name."""
    return {path.stem: path for path in sorted(folder().glob(f"*{SUFFIX}"))}


def path_of(name: str) -> Path:
    """The file that a name means: a path as it is, else one in the folder."""
    path = Path(name).expanduser()
    if path.suffix == SUFFIX or len(path.parts) > 1:
        return path
    return folder() / f"{one_name(OPTION, name)}{SUFFIX}"


def opened(name: str | None, game: str | None = None) -> Opened:
    """The chronicle with this name or in this file; if none is named, the only one there is (of this game)."""
    known = kept()
    if name is None:
        if game is not None and len(known) > 1:
            known = {one: path for one, path in known.items() if _game_in(path) == game} or known
        if len(known) != 1:
            raise InputError(OPTION, Message("error-which-chronicle", known=", ".join(known) or "none"))
        path = next(iter(known.values()))
    else:
        path = file_meant(name)
    files = Files(str(path))
    from jacta.chronicles import Chronicle  # noqa: PLC0415  (it needs all five readings)

    return Opened(Chronicle.from_json(read_data(path, OPTION)), path, files)


def game_meant(name: str | None) -> Game | None:
    """The game of the chronicle with this name, or that all those in the folder have in common."""
    paths = kept().values() if name is None else [file_meant(name)]
    found = {_game_in(path) for path in paths}
    return find_game(next(iter(found)) or "") if len(found) == 1 else None


def _game_in(path: Path) -> str | None:
    """The game of the chronicle in a file; None if the file names none."""
    try:
        data = read_data(path, OPTION)
    except InputError:
        return None
    return data.get("game") if isinstance(data, dict) else None


def file_meant(name: str, key: str = OPTION) -> Path:
    """The file of the chronicle with this name, more or less; InputError with the nearest if there is none."""
    path, known = path_of(name), kept()
    if path.is_file():
        return path
    names = plain_names(known)
    found = names.meant(name)
    if found is None:
        refusal = Message("error-no-such-chronicle", name=name, known=", ".join(known) or "none")
        raise InputError(key, suggesting(refusal, name, names))
    return known[found]


def written(chronicle: Chronicle, name: str) -> Path:
    """Save a new chronicle under a name, never over an existing one."""
    path = path_of(name)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise file_error(OPTION, path.parent, error) from None
    return Files().write(str(path), _text(chronicle))


def _text(chronicle: Chronicle) -> str:
    from jacta.chronicles import as_text  # noqa: PLC0415

    return as_text(chronicle)


def filled(name: str | None, procedure: Procedure, given: dict[str, Any]) -> Filled:
    """A procedure with its input; if that names pieces, those of the open chronicle."""
    if slots(given):
        return opened(name, procedure.game.id).chronicle.fill(procedure.id, given)
    return Filled(procedure, procedure.validate(given), {}, said=given)


def spelled_out(name: str | None, procedure: Procedure, given: dict[str, Any]) -> dict[str, Any]:
    """The same for an input that need not be complete: what it says, and what its pieces say."""
    return opened(name, procedure.game.id).chronicle.spelled_out(procedure.id, given) if slots(given) else given
