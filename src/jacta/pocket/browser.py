"""Jacta inside a browser: what `worker.js` calls."""

from __future__ import annotations

import importlib
from collections.abc import Awaitable, Callable
from typing import Any

from jacta.pocket.inside import Inside, without_threads
from jacta.pocket.page import show_pocket
from jacta.web.app import STATIC, create_app


def begin(address: str) -> Callable[..., Awaitable[Any]]:
    """A function that answers requests. `address` is where the edition lies: links begin with it."""
    without_threads()
    STATIC.mkdir(exist_ok=True)  # the service worker has what lies there
    app = create_app(address=address, edit_tables=True)
    show_pocket(app)
    inside = Inside(app)
    to_js = importlib.import_module("pyodide.ffi").to_js  # there is none anywhere else

    async def answering(method: str, path: str, headers: Any, body: Any) -> Any:
        return to_js(await inside.answer(method, path, [tuple(pair) for pair in headers], body.to_bytes()))

    return answering
