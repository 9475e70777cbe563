"""A page as it is before it gets its frame, and the guides of `docs/` as such pages."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

from jacta.text import bare

DOCS = Path(__file__).parent.parent / "docs"
PICTURES = ("pictures", "screenshots")
FEW, MANY = 3, 40  # parts of a page: fewer need no way to them, more are folded


class Section(NamedTuple):
    """A part of a page that a search can find: its anchor, its title, its words."""

    anchor: str
    title: str
    words: str


class Page(NamedTuple):
    """A page: its path below the language's folder without `.html`, its title, its HTML, what a search finds."""

    path: str
    title: str
    html: str
    sections: Sequence[Section]


def anchor_of(title: str) -> str:
    return "-".join(bare(title).split()) or "section"


def guides(language: str) -> Iterator[Page]:
    """The guides in one language; French ones stand in a folder of their own under the same names."""
    folder = DOCS if language == "en" else DOCS / language
    for path in sorted(folder.glob("*.md")):
        yield guide(path.stem, path.read_text(encoding="utf-8"))


def guide(path: str, written: str) -> Page:
    """A page from Markdown. Headings get anchors, links to guides lead to pages, wide tables scroll by themselves."""
    markdown = MarkdownIt("commonmark").enable("table")
    markdown.add_render_rule("table_open", lambda *_: '<div class="wide" tabindex="0">\n<table>\n')
    markdown.add_render_rule("table_close", lambda *_: "</table>\n</div>\n")
    tokens = markdown.parse(written)
    title, sections, words = path, [], list[str]()
    anchor, heading = "", ""
    taken: set[str] = set()
    for place, token in enumerate(tokens):
        if token.type == "heading_open":
            told = _plain(tokens[place + 1])
            if anchor or words:
                sections.append(Section(anchor, heading or title, " ".join(words)))
            if token.tag == "h1":
                title, anchor, heading = told, "", told
            else:
                anchor, heading = _free(anchor_of(told), taken), told
                token.attrSet("id", anchor)
            words = []
        elif token.type in ("inline", "fence"):
            words.append(_plain(token))
            for child in token.children or ():
                _relink(child, path)
        if token.type == "fence":
            token.attrSet("tabindex", "0")
        if token.type in ("th_open", "th_close") and not _heads(tokens, place):
            token.tag = "td"  # an empty corner heads nothing
    sections.append(Section(anchor, heading, " ".join(words)))
    return Page(path, title, markdown.renderer.render(tokens, markdown.options, {}), sections)


def _plain(token: Token) -> str:
    if not token.children:
        return token.content
    return "".join(child.content if child.type in ("text", "code_inline") else " " for child in token.children)


def _heads(tokens: Sequence[Token], place: int) -> bool:
    """Whether the head cell that opens or closes here says anything."""
    return bool(tokens[place + (1 if tokens[place].nesting > 0 else -1)].content)


def _free(anchor: str, taken: set[str]) -> str:
    number = 2
    found = anchor
    while found in taken:
        found, number = f"{anchor}-{number}", number + 1
    taken.add(found)
    return found


FRENCH_SPACE = re.compile(r" (?=[:;!?»])|(?<=«) ")
GUIDE = re.compile(r"(?:\.\./)?(?:(fr)/)?([\w-]+)\.md(#.*)?")
PICTURE = re.compile(rf"(?:\.\./)*((?:{'|'.join(PICTURES)})/\S+)")


def _relink(child: Token, path: str) -> None:
    """Lead links among guides to their pages, and pictures to where they are copied; bind French signs to words."""
    up = "../" * path.count("/")
    if child.type == "text":
        child.content = FRENCH_SPACE.sub("\u00a0", child.content)
    if child.type == "image" and (picture := PICTURE.fullmatch(str(child.attrGet("src")))):
        child.attrSet("src", f"../{up}{picture[1]}")
        child.attrSet("loading", "lazy")
    if child.type != "link_open":
        return
    target = str(child.attrGet("href"))
    if found := GUIDE.fullmatch(target):
        other = "../fr/" if found[1] else "../en/" if target.startswith("../") else ""
        child.attrSet("href", f"{up}{other}{found[2]}.html{_anchor(found[3])}")


def _anchor(written: str | None) -> str:
    return f"#{anchor_of(written[1:].replace('-', ' '))}" if written else ""


# --- HTML by hand, for pages that the program writes


def table(head: Sequence[str], rows: Sequence[Sequence[str]], kind: str = "") -> str:
    """A table of cells that are HTML already. Of the kind "keys" it is a list on a phone, the last cell by itself."""
    if not rows:
        return ""
    top = "".join(f"<th scope='col'>{cell}</th>" if cell else "<td></td>" for cell in head)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>\n" for row in rows)
    named = f" class='{kind}'" if kind else ""
    whole = f"<table{named}><thead><tr>{top}</tr></thead>\n<tbody>{body}</tbody></table>"
    return f"<div class='wide' tabindex='0'>{whole}</div>\n"


def code(text: object) -> str:
    return f"<code>{escape(str(text))}</code>"


def block(text: str) -> str:
    """Lines as they are, to be moved sideways where they are too long."""
    return f"<pre tabindex='0'><code>{escape(text)}</code></pre>\n"


def one_line(text: str) -> str:
    """One line to be copied, however long: it goes on below."""
    return f"<pre class='wrapped'><code>{escape(text)}</code></pre>\n"


def prose(text: str) -> str:
    """A text as the code and OpenAPI have it: paragraphs, `names` between backticks, indented examples."""
    markdown = MarkdownIt("commonmark")
    tokens = markdown.parse(inspect.cleandoc(text))
    for token in tokens:
        if token.type in ("code_block", "fence"):
            token.attrSet("tabindex", "0")
    return str(markdown.renderer.render(tokens, markdown.options, {}))


def places(title: str, sections: Sequence[Section]) -> str:
    """The way to the parts of a long page."""
    named = [one for one in sections if one.anchor]
    if len(named) < FEW:
        return ""
    links = " · ".join(f"<a href='#{one.anchor}'>{escape(one.title)}</a>" for one in named)
    unfolded = " open" if len(named) < MANY else ""
    return f"<details class='here'{unfolded}><summary>{title}</summary>\n<p>{links}</p></details>\n"


def folded(summary: str, inside: str) -> str:
    """Something long that only some want to read."""
    return f"<details><summary>{summary}</summary>\n{inside}</details>\n"


def paragraph(text: str, kind: str = "") -> str:
    return f"<p{f' class={kind!r}' if kind else ''}>{escape(text)}</p>\n" if text else ""


def heading(level: int, title: str, anchor: str = "", more: str = "") -> str:
    named = f' id="{anchor}"' if anchor else ""
    return f"<h{level}{named}>{escape(title)}{more}</h{level}>\n"
