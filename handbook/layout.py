"""The frame of every page: head, search, contents, the way to its twin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import NamedTuple

from handbook.pages import Page
from handbook.words import WORDS

OTHER = {"en": "fr", "fr": "en"}
GROUPS: Mapping[str, Sequence[str]] = {
    "begin": ("index", "start", "asking"),
    "play": (
        *("here_i_stand", "vive_lempereur", "europa_universalis", "a_turn_of_europa_universalis"),
        *("seventh_sea", "an_evening_of_7th_sea", "mighty_empires", "computer_players", "chronicles"),
    ),
    "together": ("saved_games", "fair_dice", "after_a_game", "pocket", "hosting"),
    "make": ("your_own_game", "kernel", "python", "simulating", "assistants", "notebooks", "marshal", "speed"),
    "more": (),
    "games": (),
    "reference": (),
}


class Entry(NamedTuple):
    """A line of the contents."""

    path: str
    title: str


def contents(pages: Sequence[Page]) -> dict[str, list[Entry]]:
    """The pages by group, in the order of the groups; a guide that no group names is still there."""
    known = {page.path: page for page in pages}
    found = {
        group: [Entry(path, known[path].title) for path in paths if path in known] for group, paths in GROUPS.items()
    }
    placed = {path for paths in GROUPS.values() for path in paths}
    for page in pages:
        folder, _, rest = page.path.partition("/")
        if folder == "games" and "/" not in rest:
            found["games"].append(Entry(page.path, page.title))
        elif folder == "reference":
            found["reference"].append(Entry(page.path, page.title))
        elif not rest and page.path not in placed:
            found["more"].append(Entry(page.path, page.title))
    return {group: entries for group, entries in found.items() if entries}


def framed(page: Page, listed: Mapping[str, Sequence[Entry]], language: str) -> str:
    """A whole page."""
    words, other = WORDS[language], OTHER[language]
    up = "../" * page.path.count("/")
    title = page.title if page.path == "index" else f"{page.title} · Jacta"
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<link rel="icon" href="{up}../static/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="{up}../static/handbook.css">
<link rel="alternate" hreflang="{other}" href="{up}../{other}/{page.path}.html">
<script src="{up}../static/handbook.js" defer></script>
</head>
<body data-up="{up}">
<a class="skip" href="#text">{words["skip"]}</a>
<header>
<a class="home" href="{up}index.html">Jacta</a>
<div role="search"><label for="q">{words["search"]}</label>
<input id="q" type="search" autocomplete="off" data-nothing="{words["nothing"]}">
<ul id="found" aria-live="polite"></ul></div>
<a class="twin" href="{up}../{other}/{page.path}.html" hreflang="{other}" lang="{other}">{words["other"]}</a>
</header>
<div class="body">
<nav aria-label="{words["contents"]}"><details open><summary>{words["contents"]}</summary>
{_contents(page, listed, words, up)}</details></nav>
<main id="text">
{page.html}</main>
</div>
</body>
</html>
"""


def _contents(page: Page, listed: Mapping[str, Sequence[Entry]], words: Mapping[str, str], up: str) -> str:
    return "".join(
        f"<p>{words[group]}</p>\n<ul>{''.join(_entry(one, page, up) for one in entries)}</ul>\n"
        for group, entries in listed.items()
    )


def _entry(one: Entry, page: Page, up: str) -> str:
    here = ' aria-current="page"' if one.path == page.path else ""
    return f'<li><a href="{up}{one.path}.html"{here}>{escape(one.title)}</a></li>'


def crossroads() -> str:
    """The first page of all: which language?"""
    return """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Jacta</title>
<link rel="icon" href="static/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="static/handbook.css">
</head>
<body>
<main id="text">
<h1>Jacta</h1>
<p><a href="en/index.html">English</a> · <a href="fr/index.html" lang="fr" hreflang="fr">Français</a></p>
</main>
</body>
</html>
"""
