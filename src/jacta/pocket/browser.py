"""Jacta in a browser: what `worker.js` calls."""

from __future__ import annotations

import gc
import random
from collections.abc import Awaitable, Callable
from typing import Any

from jacta.kernel.rule.registry import games
from jacta.pocket import before_imports, helper_workers
from jacta.pocket.compiled_templates import use_modules
from jacta.pocket.inside import Inside, without_threads
from jacta.pocket.page import show_pocket
from jacta.text import LANGUAGES
from jacta.web.app import STATIC, create_app
from jacta.web.limits import Limits

SECONDS = 60.0
"""How long an answer may take: a phone is slower than a server, and only its user waits, who can stop it."""

_insides: list[Inside] = []
assert before_imports


def begin(address: str) -> None:
    """Create the app. `address` is where the edition is served: links begin with it."""
    without_threads()
    STATIC.mkdir(parents=True, exist_ok=True)  # the service worker has the actual files
    app = create_app(
        Limits(workers=helper_workers.MOST + 1, seconds=SECONDS),
        address=address,
        edit_tables=True,
        place=helper_workers.Helped,
    )
    show_pocket(app)
    use_modules()
    _insides.append(Inside(app))
    gc.freeze()  # all of this stays: no need to collect it again and again
    gc.enable()


async def read_everything() -> None:
    """Load every game, and render a page of each: a snapshot of Python taken afterwards has everything ready."""
    (inside,) = _insides
    for language in LANGUAGES:
        for game in games().values():
            first = game.procedures[0].name
            for path in ("/", f"/games/{game.id}", f"/games/{game.id}/{first}/odds"):
                await inside.answer("GET", path, [("cookie", f"lang={language}")], b"")
    gc.collect()
    gc.freeze()


def copied() -> None:
    """Start as a copy of another Python: with randomness of its own."""
    random.seed()


def answering(helpers: Any) -> Callable[..., Awaitable[Any]]:
    """A function that answers requests; `helpers` are other Pythons in this browser."""
    (inside,) = _insides
    helper_workers.meet(helpers)

    async def answer(method: str, path: str, headers: Any, body: Any, left: Any) -> Any:
        asked = inside.answer(method, path, [tuple(pair) for pair in headers], body.to_bytes(), left)
        return helper_workers.to_js(await asked)

    return answer


def help_out(parcel: Any) -> Any:
    """Do a piece of another Python's work."""
    return helper_workers.to_js(helper_workers.done(parcel.to_bytes()))
