"""The samples that come with a game: sheets and situations to begin with, by name."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from jacta.kernel.rule.game import Game

SUFFIXES = (".toml", ".json")


def sample_files(game: Game) -> Iterator[tuple[str, Traversable]]:
    """The sample files in the game's package, by name."""
    folder = files(game.package) / "samples"
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(SUFFIXES):
                yield file.name.rpartition(".")[0], file


@lru_cache(maxsize=64)
def samples_of(game: Game) -> dict[str, dict[str, Any]]:
    """What the samples of a game say, by name."""
    found = {}
    for name, file in sample_files(game):
        written = file.read_text(encoding="utf-8")
        found[name] = tomllib.loads(written) if file.name.endswith(".toml") else json.loads(written)
    return found
