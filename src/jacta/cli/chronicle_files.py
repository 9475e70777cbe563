"""Chronicles in files, in the user's folder by name or anywhere by path; and their pieces in a typed input."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from jacta.chronicles import Chronicle, Filled, as_text, one_name, slots
from jacta.cli import inputs
from jacta.cli.files import Files
from jacta.errors import InputError, file_error
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.samples import read_data
from jacta.names import Names, suggesting
from jacta.tables import tables_folder
from jacta.telling.understanding import explained
from jacta.text import Message

OPTION = "--chronicle"
SUFFIX = ".json"


class Opened(NamedTuple):
    """A chronicle as it stood in its file: what has changed meanwhile is not written over."""

    chronicle: Chronicle
    path: Path
    files: Files

    def write(self, chronicle: Chronicle) -> None:
        """Keep what has become of it, whole or not at all."""
        try:
            self.files.write(str(self.path), as_text(chronicle))
        except InputError as error:
            if isinstance(error.message, Message) and error.message.id == "error-file-changed":
                raise InputError(OPTION, Message("error-chronicle-changed", title=chronicle.title)) from None
            raise


def folder() -> Path:
    """Where chronicles are kept that have a name and no path: beside the user's own tables."""
    return tables_folder().parent / "chronicles"


def kept() -> dict[str, Path]:
    """The chronicles in the folder, by name."""
    return {path.stem: path for path in sorted(folder().glob(f"*{SUFFIX}"))}


def path_of(name: str) -> Path:
    """The file that a name means: a path as it stands, else one in the folder."""
    path = Path(name).expanduser()
    if path.suffix == SUFFIX or len(path.parts) > 1:
        return path
    return folder() / f"{one_name(OPTION, name)}{SUFFIX}"


def opened(name: str | None) -> Opened:
    """The chronicle of this name or in this file; where none is named, the only one there is."""
    known = kept()
    if name is None:
        if len(known) != 1:
            raise InputError(OPTION, Message("error-which-chronicle", known=", ".join(known) or "none"))
        path = next(iter(known.values()))
    else:
        path = path_of(name)
        if not path.is_file() and path.parent == folder():
            path = _meant(name, known)
    files = Files(str(path))
    return Opened(Chronicle.from_json(read_data(path, OPTION)), path, files)


def _meant(name: str, known: dict[str, Path]) -> Path:
    names = Names(dict.fromkeys(known, ()))
    found = names.meant(name)
    if found is None:
        refusal = Message("error-no-such-chronicle", name=name, known=", ".join(known) or "–")
        raise InputError(OPTION, suggesting(refusal, names.nearest(name)))
    return known[found]


def written(chronicle: Chronicle, name: str) -> Path:
    """Keep a new chronicle under a name; one that is there already stays as it is."""
    path = path_of(name)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise file_error(OPTION, path.parent, error) from None
    return Files().write(str(path), as_text(chronicle))


def filled_in(
    name: str | None, id: str, pairs: Sequence[str], file: str | None, options: Sequence[str], bundle: str | None
) -> Filled:
    """A procedure with its input as typed; where it names pieces, those of the open chronicle."""
    return filled(name, *inputs.gathered(id, pairs, file, options, bundle))


def filled(name: str | None, procedure: Procedure, given: dict[str, Any]) -> Filled:
    """A procedure with its input; where that names pieces, those of the open chronicle."""
    try:
        if slots(given):
            return opened(name).chronicle.fill(procedure.id, given)
        return Filled(procedure, procedure.validate(given), {})
    except InputError as error:
        raise explained(procedure, error) from None
