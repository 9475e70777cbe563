"""The gallery: every notebook of `docs/notebooks/` as a page, with what its cells show."""

from __future__ import annotations

from collections.abc import Iterator

from handbook.pages import Page


def gallery(language: str) -> Iterator[Page]:
    """The notebooks in one language."""
    yield from ()
