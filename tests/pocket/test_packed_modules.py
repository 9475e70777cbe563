"""Modules found inside packs, as Python does it inside a browser."""

from __future__ import annotations

import marshal
import sys
from collections.abc import Iterator
from importlib import import_module, resources
from importlib.machinery import PathFinder
from pathlib import Path

import pytest

from jacta.pocket.building import packed as written
from jacta.pocket.packed_modules import HEAD, Finder, packed

SOURCES = {
    "packed_game/__init__.py": "from packed_game.rules import DICE\nNAME = 'game'\n",
    "packed_game/rules.py": "DICE = 3\n",
    "packed_game/deep/er.py": "FOUND = __name__\n",  # a folder without a module of its own
    "packed_game/rules.ftl": "no module",
}


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A pack in a folder, in which lies what is no module, and a finder that knows it."""
    held: dict[str, bytes] = {}
    for path, text in SOURCES.items():
        if path.endswith(".py"):
            code = compile(text, path, "exec")
            held[f"{path}c"] = bytes(HEAD) + marshal.dumps(code)
        else:
            held[path] = text.encode()
            (tmp_path / path).parent.mkdir(parents=True)
            (tmp_path / path).write_text(text)
    file = tmp_path / "game.pack"
    file.write_bytes(written(held))
    with file.open("rb") as opened:
        finder = Finder(dict(packed(opened, str(tmp_path))), [str(tmp_path)])
    monkeypatch.setattr(sys, "meta_path", [finder, *sys.meta_path])
    yield file
    for name in [name for name in sys.modules if name.partition(".")[0] == "packed_game"]:
        del sys.modules[name]


def test_packages_modules_and_folders_are_found_where_they_would_lie(pack: Path) -> None:
    game = import_module("packed_game")
    assert (game.NAME, game.DICE) == ("game", 3)
    assert game.__file__ == str(pack.parent / "packed_game/__init__.pyc")
    assert import_module("packed_game.deep.er").FOUND == "packed_game.deep.er"


def test_what_is_no_module_lies_beside_them(pack: Path) -> None:
    assert resources.files("packed_game").joinpath("rules.ftl").read_text() == "no module"


def test_what_no_pack_holds_is_left_to_python(pack: Path) -> None:
    finder = sys.meta_path[0]
    assert finder.find_spec("packed_game.missing", [str(pack.parent / "packed_game")]) is None
    assert finder.find_spec("colorsys", None) is None
    assert PathFinder.find_spec("colorsys") is not None
