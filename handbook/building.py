"""The whole site, and what is wrong with it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterable, Iterator, Sequence
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from handbook import games, reference
from handbook.layout import OTHER, contents, crossroads, framed
from handbook.notebooks import gallery
from handbook.pages import DOCS, PICTURES, Page, guides
from jacta import text
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.registry import games as all_games

STATIC = Path(__file__).with_name("static")
ICON = Path(__file__).parent.parent / "src" / "jacta" / "web" / "static" / "icon.svg"
MOST_WORDS = 400  # letters of a section that the search knows


def build(folder: Path, chosen: Iterable[Game] | None = None) -> int:
    """Write the site, of all games or of some; how many pages it has."""
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "static").mkdir(parents=True)
    for path in (*STATIC.iterdir(), ICON):
        shutil.copy(path, folder / "static" / path.name)
    for name in PICTURES:
        shutil.copytree(DOCS / name, folder / name)
    known = [(game, games.known_of(game)) for game in (all_games().values() if chosen is None else chosen)]
    (folder / "index.html").write_text(crossroads(), encoding="utf-8")
    return 1 + sum(_write(folder, language, list(_pages(language, known))) for language in OTHER)


def _pages(language: str, known: Sequence[tuple[Game, games.Known]]) -> Iterator[Page]:
    with text.speaking(language):
        yield from guides(language)
        yield from gallery(language)
        for game, worked_out in known:
            yield from games.pages(game, worked_out, language)
        yield reference.commands(language)
        yield reference.python(language)
        yield reference.http(language)


def _write(folder: Path, language: str, pages: list[Page]) -> int:
    listed = contents(pages)
    for page in pages:
        path = folder / language / f"{page.path}.html"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(framed(page, listed, language), encoding="utf-8")
    index = [
        [f"{page.path}.html{'#' + one.anchor if one.anchor else ''}", page.title, one.title, one.words[:MOST_WORDS]]
        for page in pages
        for one in page.sections
    ]
    # A script and not data: a page that is opened as a file may not fetch anything.
    written = json.dumps(index, ensure_ascii=False, separators=(",", ":"))
    (folder / language / "search.js").write_text(f"window.jactaIndex = {written};\n", encoding="utf-8")
    return len(pages)


# --- What is wrong


class _Seen(HTMLParser):
    """The links of a page, and the places in it."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.ids.append(value)
            if name in ("href", "src") and value:
                (self.links if tag == "a" else self.fetched).append(value)


def faults(folder: Path) -> list[str]:
    """Broken links, places that are there twice, requests to elsewhere, pages without a twin."""
    pages = {}
    for path in sorted(folder.rglob("*.html")):
        pages[path] = seen = _Seen()
        seen.feed(path.read_text(encoding="utf-8"))
    return [fault for path, seen in pages.items() for fault in _faults(folder, path, seen, pages)]


def _faults(folder: Path, path: Path, seen: _Seen, pages: dict[Path, _Seen]) -> Iterator[str]:
    name = path.relative_to(folder)
    for one in {one for one in seen.ids if seen.ids.count(one) > 1}:
        yield f"{name}: the place #{one} is there twice"
    for link in seen.fetched:
        if urlsplit(link).scheme not in ("", "data"):
            yield f"{name}: fetches {link}"
    for link in (*seen.links, *seen.fetched):
        parts = urlsplit(link)
        if parts.scheme in ("https", "http", "data"):
            continue
        target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
        if not target.is_file():
            yield f"{name}: leads nowhere: {link}"
        elif parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].ids:
            yield f"{name}: leads to no place: {link}"
    if (language := name.parts[0]) in OTHER:
        twin = folder / OTHER[language] / Path(*name.parts[1:])
        if twin not in pages:
            yield f"{name}: has no twin"
