"""Marks of exact answers: they change when the rules, the tables or the question change, and never else."""

from __future__ import annotations

import hashlib
import json
import sys
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import jacta
from jacta.kernel.rule.game import Game
from jacta.text import language

CACHING = "private, no-cache"  # kept, but asked about each time: the user's tables may have changed


def etag(game: Game, *question: Any) -> str:
    """The mark of an answer under the rules of this game."""
    parts = [rules_version(game), own_tables(game), language(), *question]
    return f'"{hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()[:32]}"'


def matches(header: str | None, mark: str) -> bool:
    """Whether an If-None-Match header names the mark."""
    if header is None:
        return False
    return header.strip() == "*" or mark in {one.strip().removeprefix("W/") for one in header.split(",")}


@cache
def rules_version(game: Game) -> str:
    """What tells one state of the rules from another: the version, and the files themselves."""
    folders = {Path(str(sys.modules[member.begin.__module__].__file__)).parent for member in game.procedures}
    files = [path for folder in (Path(jacta.__file__).parent / "kernel", *folders) for path in folder.rglob("*.*")]
    digest = hashlib.sha256(version("jacta").encode())
    for path in sorted(files):
        if path.suffix in (".py", ".toml", ".ftl"):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def own_tables(game: Game) -> str:
    """The content of the user's own tables."""
    digest = hashlib.sha256()
    for path in sorted(game.shelf.own_folder.glob("*.toml")):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()
