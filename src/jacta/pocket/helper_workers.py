"""Other Pythons in the same browser, each in a worker of its own: they take over readings, and can be terminated.

They start as copies of one that has loaded everything, and so are ready soon. If none is available (on the first visit,
or on a small device), the Python that answers does the work itself.
"""

from __future__ import annotations

import os
import pickle
import traceback
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from jacta import text
from jacta.errors import JactaError
from jacta.tables import tables_folder
from jacta.text import Message
from jacta.web.errors import Gone
from jacta.web.limits import Limits, Watch
from jacta.web.workers import Apart

MOST = 3
"""The most helpers; the browser may have fewer."""

_known: list[Any] = []


def meet(helpers: Any) -> None:
    """Remember who starts helpers: `helpers.take()` returns one that is ready, or nothing; see `worker.js`."""
    _known[:] = [helpers]


class Helped(Apart):
    """Runs readings in a helper if there is one, else here."""

    def __init__(self, limits: Limits) -> None:
        self._helper: Any = None

    async def begin(self, task: Callable[[Watch], Any], watch: Watch) -> Any:
        self._helper = self._helper or (_known[0].take() if _known else None)
        if self._helper is None:
            return task(watch)
        try:
            found = await self._helper.work(to_js(pickle.dumps((text.language(), _tables(), watch.left, task))))
        except Exception:
            self._helper = None
            raise Gone(Message("error-gone")) from None
        done, answer = pickle.loads(found.to_bytes())
        if done:
            return answer
        raise answer

    def interrupt(self) -> None:
        if self._helper is not None:
            self._helper.end()
            self._helper = None

    def close(self) -> None:
        self.interrupt()


def done(parcel: bytes) -> bytes:
    """Do a task inside a helper; returns whether it succeeded, and its result or error."""
    language, tables, seconds, task = pickle.loads(parcel)
    _put(tables)
    try:
        with text.speaking(language):
            return pickle.dumps((True, task(Watch(Limits(), seconds))))
    except JactaError as error:
        return pickle.dumps((False, error))
    except Exception:
        return pickle.dumps((False, RuntimeError(traceback.format_exc())))


def to_js(value: Any) -> Any:
    """A value as the browser's scripts take it."""
    return import_module("pyodide.ffi").to_js(value)  # exists only in the browser


def _own() -> list[Path]:
    return list(tables_folder().glob("*/*.toml"))


def _tables() -> dict[Path, tuple[bytes, int]]:
    """The user's own tables, with their modification times: helpers have no persistent folder."""
    return {path: (path.read_bytes(), path.stat().st_mtime_ns) for path in _own()}


def _put(tables: dict[Path, tuple[bytes, int]]) -> None:
    for path in _own():
        if path not in tables:
            path.unlink()
    for path, (content, changed) in tables.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        os.utime(path, ns=(changed, changed))
