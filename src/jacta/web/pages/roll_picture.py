"""A roll as a picture to share: which game and situation, the outcome, and the dice as they lie on the table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from textwrap import shorten, wrap

from markupsafe import Markup

from jacta import telling
from jacta.text import capital, say
from jacta.web.pages.story import OutcomeSheet, ShownLine
from jacta.web.pages.workbench import Workbench

WIDTH, HEIGHT, EDGE = 1200, 630, 64  # the size wanted for link previews
SITUATION = 84  # letters of a line
MOST_FIGURES = 4  # besides how it ended
LONGEST_LABEL, LONGEST_VALUE = 31, 60
MOST_DICE = 18  # in a row
TONES = {"a": "#a53a2a", "b": "#2f5f8f", "": "#8f2f22"}  # as on the page
INK, SOFT, PAPER, SHEET, LINE = "#211d18", "#5f574b", "#f7f3ea", "#fffdf8", "#8a7f6e"
SERIF = "Palatino, 'URW Palladio L', P052, Georgia, 'DejaVu Serif', serif"
SANS = "'Noto Sans', 'Liberation Sans', 'DejaVu Sans', sans-serif"
LIT = "".join(
    f".of-{tone} .lit rect, .of-{tone} .lit path {{ fill: {fill}; stroke: {fill} }}\n" for tone, fill in TONES.items()
)
STYLE = f"""text {{ font-family: {SANS}; fill: {INK} }}
.serif {{ font-family: {SERIF}; font-weight: 600 }}
.soft {{ fill: {SOFT} }}
.die rect, .die path {{ fill: {SHEET}; stroke: {LINE}; stroke-width: 1.2 }}
.die text {{ font-size: 9px; font-weight: 700 }}
.die.lit .pip, .die.lit text {{ fill: {SHEET} }}
{LIT}"""


def roll_picture(workbench: Workbench, sheet: OutcomeSheet, thrown: Sequence[ShownLine]) -> str:
    """The picture, as SVG."""
    drawn = Markup("").join([*_heading(workbench), *_result(sheet), *_throws(thrown[:2])])
    return Markup(
        '<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}"><style>{style}</style>'
        '<rect width="{w}" height="{h}" fill="{paper}"/><rect width="{w}" height="14" fill="{tone}"/>{drawn}</svg>'
    ).format(w=WIDTH, h=HEIGHT, style=Markup(STYLE), paper=PAPER, tone=TONES.get(sheet.tone, TONES[""]), drawn=drawn)


def _text(x: float, y: float, size: int, kind: str, words: str, fill: str = "", anchor: str = "start") -> Markup:
    style = Markup(' style="fill:{}"').format(fill) if fill else ""
    return Markup('<text x="{}" y="{}" font-size="{}" class="{}" text-anchor="{}"{}>{}</text>').format(
        x, y, size, kind, anchor, style, words
    )


def _heading(workbench: Workbench) -> Iterator[Markup]:
    """Which game, which procedure, which situation."""
    yield _text(EDGE, 78, 28, "soft", telling.game_title(workbench.game))
    yield _text(WIDTH - EDGE, 78, 32, "serif", say("page-name"), anchor="end")
    yield _text(EDGE, 142, 56, "serif", shorten(telling.title(workbench.procedure), 36, placeholder="…"))
    lines = wrap(workbench.situation, SITUATION, max_lines=2, placeholder="…")
    yield from (_text(EDGE, 188 + 32 * place, 24, "soft", line) for place, line in enumerate(lines))


def _result(sheet: OutcomeSheet) -> Iterator[Markup]:
    """How it ended, and the figures that matter most."""
    (label, value), *figures = sheet.matters[: MOST_FIGURES + 1] or [("", "")]
    yield _text(EDGE, 288, 24, "soft", label)
    words = shorten(capital(value), LONGEST_VALUE, placeholder="…")
    yield _text(EDGE, 344, 56 if len(words) <= LONGEST_VALUE // 2 else 34, "serif", words, TONES.get(sheet.tone, ""))
    across = (WIDTH - 2 * EDGE) / MOST_FIGURES
    for place, (label, value) in enumerate(figures):
        at = EDGE + across * place
        yield _text(at, 404, 18, "soft", shorten(label, LONGEST_LABEL, placeholder="…"))
        yield _text(at, 438, 30, "serif", shorten(capital(value), LONGEST_LABEL // 2, placeholder="…"))


def _throws(thrown: Sequence[ShownLine]) -> Iterator[Markup]:
    """The dice of the first throws, each in a row of its own."""
    for place, line in enumerate(thrown):
        dice = [one for chain in line.dice for one in re.findall(r"<svg.*?</svg>", chain)]
        size, top = 48, 474 + 70 * place
        for count, one in enumerate(dice[:MOST_DICE]):
            yield Markup('<svg class="of-{}" x="{}" y="{}" width="{s}" height="{s}">{}</svg>').format(
                line.tone if line.tone in TONES else "", EDGE + count * (size + 8), top, Markup(one), s=size
            )
        end = EDGE + min(len(dice), MOST_DICE) * (size + 8) + 10
        yield _text(end, top + 35, 30, "serif", f"{'… ' if len(dice) > MOST_DICE else ''}→ {line.value}")
