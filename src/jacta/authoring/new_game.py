"""Start a game: a package that works from the first minute, to be changed line by line.

It is a copy of `skeleton` under another name, with what a package needs around it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from jacta.errors import InputError, file_error
from jacta.kernel.rule.registry import find_game
from jacta.text import Message, language

HERE = files(__package__ or "")


def begin(name: str, title: str, folder: Path) -> Path:
    """Write the package of a new game into a folder that does not exist yet. Raises InputError naming the key."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or iskeyword(name):
        raise InputError("name", Message("error-game-name", name=name))
    if find_game(name) or find_spec(name):
        raise InputError("name", Message("error-game-there", name=name))
    if folder.exists():
        raise InputError("folder", Message("error-file-exists", file=str(folder)))
    for path, content in _contents(name, title):
        target = folder / path
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(content, encoding="utf-8")
        except OSError as error:
            raise file_error("folder", target, error) from None
    return folder


def _contents(name: str, title: str) -> Iterator[tuple[str, str]]:
    """Every file of the package with its content."""
    files = HERE / "package_files"
    written = {
        "pyproject.toml": "pyproject.toml",
        "README.md": f"README.{language()}.md",
        f"tests/test_{name}.py": "test_game.py",
    }
    for path, template in written.items():
        text = (files / f"{template}.txt").read_text(encoding="utf-8")
        yield path, text.replace("NAME", name).replace("TITLE", title)
    for path, file in _files(HERE / "skeleton"):
        text = file.read_text(encoding="utf-8")
        yield f"src/{name}/{path}", text.replace('"skeleton"', f'"{name}"').replace("SKELETON", title)


def _files(folder: Traversable, under: str = "") -> Iterator[tuple[str, Traversable]]:
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name != "__pycache__":
            yield from _files(entry, f"{under}{entry.name}/")
        elif entry.is_file():
            yield under + entry.name, entry
