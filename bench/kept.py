"""Measurements that take long are kept in a file: one that was broken off goes on where it stood.

Several runs may write to the same file at a time, each with keys of its own. The file does not record the version of
the program: begin a new one when what is measured has changed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any


def kept(measure: Callable[[Any], Any], keys: Sequence[Any], file: str | None, workers: int = 1) -> Iterator[Any]:
    """What is measured for each of the keys, in order, as JSON tells it; what the file tells is not measured again."""
    path = Path(file) if file else None
    known = _told(path) if path else {}
    left = [key for key in keys if _json(key) not in known]

    def in_order(measured: Iterator[Any]) -> Iterator[Any]:
        for key in keys:
            name = _json(key)
            if name in known:
                yield known[name]
                continue
            line = json.dumps([key, next(measured)])
            if path:
                with path.open("a", encoding="utf-8") as kept_in:
                    kept_in.write(line + "\n")
            yield json.loads(line)[1]

    if workers == 1:
        yield from in_order(map(measure, left))
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from in_order(pool.map(measure, left))


def _told(path: Path) -> dict[str, Any]:
    if not path.exists():
        return {}
    pairs = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    return {_json(key): value for key, value in pairs}


def _json(key: Any) -> str:
    return json.dumps(key, sort_keys=True)
