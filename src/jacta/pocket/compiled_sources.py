"""Python sources, compiled by the Python that will run them, to spare phones the work."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from importlib.resources import as_file, files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from jacta.pocket import downloads

FULL, BARE = 0, 2
"""FULL keeps everything, for rules: their docstrings are cited. BARE, for libraries, drops what is written for people:
docstrings, and of the line numbers in errors all but the first of a function."""


def compiled(
    sources: Mapping[str, bytes], python: Path, about: Mapping[str, Any], level: int = FULL
) -> dict[str, bytes]:
    """The same modules as bytecode, under the names that Python finds them by. Earlier results are reused."""
    script = files("jacta.pocket") / "static" / "compile.mjs"
    kept = downloads.cache() / f"bytecode-{about['release']}-{sha256(script.read_bytes()).hexdigest()[:8]}"
    kept.mkdir(parents=True, exist_ok=True)
    places = {path: kept / _key(path, source, level) for path, source in sources.items()}
    missing = [path for path, place in places.items() if not place.exists()]
    if missing:
        with TemporaryDirectory(prefix="jacta-pocket-") as name:
            folder = Path(name)
            for path in missing:
                folder.joinpath(f"{places[path].name}.py").write_bytes(sources[path])
            folder.joinpath("names.json").write_text(json.dumps({places[path].name: (path, level) for path in missing}))
            with as_file(script) as run:
                downloads.node(str(run), str(python), name)
            for path in missing:
                beside = places[path].with_suffix(".new")
                beside.write_bytes(folder.joinpath(f"{places[path].name}.pyc").read_bytes())
                beside.replace(places[path])
    return {f"{path}c": place.read_bytes() for path, place in places.items()}


def _key(path: str, source: bytes, level: int) -> str:
    return sha256(f"{level} {path}\0".encode() + source).hexdigest()[:32]
