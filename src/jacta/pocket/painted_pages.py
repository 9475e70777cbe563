"""Pages rendered when the edition is built: home, help and every game, to be read before Python is ready."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from jacta.kernel.rule.registry import games
from jacta.pocket.inside import Inside
from jacta.pocket.page import show_pocket
from jacta.text import LANGUAGES
from jacta.web.app import create_app
from jacta.web.limits import Limits


def paths() -> list[str]:
    """The pages that are the same for everybody, except for language and theme."""
    return ["/", "/help", "/pocket", *(f"/games/{id}" for id in games())]


def names() -> dict[str, str]:
    """The name of every prerendered page, by its language and path: that of `fr/help` is `pages/fr/help.html`."""
    return {
        f"{code}{path}": f"pages/{code}{'/index' if path == '/' else path}.html"
        for code in LANGUAGES
        for path in paths()
    }


def pages() -> Iterator[tuple[str, bytes]]:
    """Every prerendered page, by name."""
    app = create_app(Limits(workers=0))
    show_pocket(app)
    inside = Inside(app)
    for page, name in names().items():
        code, _, path = page.partition("/")
        status, _, body = asyncio.run(inside.answer("GET", f"/{path}", [("cookie", f"lang={code}")], b""))
        assert status == 200, page
        yield name, body


def icon(svg: str, size: int) -> bytes:
    """The icon as a bitmap of this size, for systems that do not take SVG."""
    import vl_convert  # noqa: PLC0415  (a large library, needed here only)

    drawn: bytes = vl_convert.svg_to_png(svg, scale=size / 32)
    return drawn
