"""Data kept in files, and the samples that come with a game: a hero, a fleet, a whole situation."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from jacta.errors import InputError, file_error, not_valid
from jacta.kernel.rule.game import Game
from jacta.typed import read_json

SUFFIXES = (".toml", ".json")
TOKEN = re.compile(
    r"""\"{3}.*?\"{3}|'{3}.*?'{3}|"(?:\\.|[^"\\\n])*"|'[^'\n]*'|\#[^\n]*|(?P<key>[\w-]+)(?=\s*[=.\]])""", re.DOTALL
)
"""TOML strings, comments and bare keys."""


def samples_of(game: Game) -> Iterator[tuple[str, Traversable]]:
    """The sample files in the game's package, by name."""
    folder = files(game.package) / "samples"
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(SUFFIXES):
                yield file.name.rpartition(".")[0], file


def read_data(file: Path | Traversable, where: str) -> Any:
    """The data in a JSON or TOML file."""
    try:
        written = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise file_error(where, str(file), error) from None
    return data_in(written, where, str(file))


def data_in(written: str, where: str, file: str) -> Any:
    """The data in the text of a JSON or TOML file."""
    toml = file.lower().endswith(".toml")
    try:
        return tomllib.loads(TOKEN.sub(_quoted, written)) if toml else read_json(written)
    except (ValueError, RecursionError) as error:
        raise InputError(where, not_valid("TOML" if toml else "JSON", file, error)) from None


def _quoted(token: re.Match[str]) -> str:
    """A bare key, quoted if it needs to be: TOML allows only ASCII in bare keys, but people write `unités = 5`."""
    key = token["key"]
    return token[0] if key is None or key.isascii() else f'"{key}"'
