"""Small drawings made on the server: dice, and a symbol for every game."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from typing import Any

from markupsafe import Markup

from jacta.kernel.rule.game import Game

PIPS: dict[int, Sequence[tuple[int, int]]] = {
    1: ((12, 12),),
    2: ((7, 7), (17, 17)),
    3: ((7, 7), (12, 12), (17, 17)),
    4: ((7, 7), (17, 7), (7, 17), (17, 17)),
    5: ((7, 7), (17, 7), (12, 12), (7, 17), (17, 17)),
    6: ((7, 7), (17, 7), (7, 12), (17, 12), (7, 17), (17, 17)),
}
SUITS_ANY = files("jacta.web") / "static" / "symbols"
ANY = ("dice", "banner", "tower", "compass")


@cache
def symbol(game: str) -> Markup:
    """The symbol of a game: `symbol.svg` in its own package, else one of a few that suit any game."""
    for point in entry_points(group="jacta.games", name=game):
        own = files(point.module).joinpath("symbol.svg")
        if own.is_file():
            return Markup(own.read_text(encoding="utf-8"))
    chosen = ANY[hashlib.sha256(game.encode()).digest()[0] % len(ANY)]
    return Markup(SUITS_ANY.joinpath(f"{chosen}.svg").read_text(encoding="utf-8"))


def code(address: str) -> Markup:
    """An address as a QR code."""
    import segno  # noqa: PLC0415  (few pages draw one)

    return Markup(segno.make_qr(address).svg_inline(scale=4, light="#fff"))


def cite(game: Game | None, passage: str) -> Markup:
    """A passage, in the language of the game's document."""
    language = Markup(' lang="{}"').format(game.language) if game and game.language else ""
    return Markup("<cite{}>{}</cite>").format(language, passage)


def die(face: Any, sides: int = 6, lit: bool = False) -> Markup:
    """A die: pips on a d6, the number on any other."""
    kind = "die lit" if lit else "die"
    if sides == 6 and face in PIPS:
        pips = "".join(f'<circle cx="{x}" cy="{y}" r="2.1"/>' for x, y in PIPS[face])
        inside = f'<rect x="1.5" y="1.5" width="21" height="21" rx="4.5"/><g class="pip">{pips}</g>'
    else:
        inside = (
            '<path d="M12 1 22.5 8.5 18.6 21H5.4L1.5 8.5Z"/>'
            f'<text x="12" y="16" text-anchor="middle">{int(face)}</text>'
        )
    return Markup(
        f'<svg class="{kind}" viewBox="0 0 24 24" role="img" aria-label="{int(face)}" focusable="false">{inside}</svg>'
    )


def chain(faces: Sequence[int], sides: int, lit: Sequence[bool]) -> Markup:
    """A die, or everything that one exploding die has shown."""
    drawn = Markup("").join(die(face, sides, hit) for face, hit in zip(faces, lit, strict=True))
    return drawn if len(faces) == 1 else Markup('<span class="chain">{}</span>').format(drawn)
