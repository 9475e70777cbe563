"""A game: the table of contents of its document, with its tables, texts and pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Any, Literal, NamedTuple

from jacta import text
from jacta.kernel.rule.pieces import Piece
from jacta.kernel.rule.procedure import Procedure
from jacta.tables import Checker, Shelf

Picture = Callable[[Mapping[str, Any]], str]
"""Draws a procedure's input and what comes of it, as SVG."""
Notation = Callable[[str, frozenset[str]], tuple[str, dict[str, Any]] | None]
"""Reads a game's own short way of writing a question, such as `7g4`: the name of the procedure and the keys it says.
The second argument are the keys that are stated beside it."""


class Screen(NamedTuple):
    """A special screen of a game; its template `screens/NAME.html` stands in the game's package.

    `show` works out what the page shows for what is entered, `usual` is entered at first, `offered` is what the form
    offers.
    """

    show: Callable[[Mapping[str, str]], Mapping[str, Any]]
    usual: Mapping[str, str]
    offered: Mapping[str, Any]


class Lesson(NamedTuple):
    """A guided first game: a procedure with its input, and what is explained in it.

    The text `lesson-NAME` of the procedure says what it is about, its attribute `end` what to do next, and those called
    after the `steps`, labels of questions and throws, stand beside them. With `dice="mine"` every throw is a step.
    """

    procedure: Procedure
    given: Mapping[str, Any]
    steps: Sequence[str]
    dice: Literal["system", "mine"] = "system"


class Chapter(NamedTuple):
    """A chapter of the document with its procedures in printed order."""

    name: str
    procedures: tuple[Procedure, ...]


class Game:
    """A game: the table of contents of its document. Found through the entry-point group `jacta.games`.

    `highlights` are the procedures that a newcomer should look at first, `lessons` guided first games, `pieces` the
    kinds of things that its players own and keep.
    """

    def __init__(
        self,
        id: str,
        *,
        package: str,
        source: str,
        status: Literal["complete", "growing"],
        chapters: Sequence[Chapter],
        readings: Sequence[str],
        highlights: Sequence[Procedure] = (),
        lessons: Sequence[Lesson] = (),
        pieces: Sequence[type[Piece]] = (),
        bundles: Mapping[str, Mapping[str, Any]] | None = None,
        checks: Mapping[str, Checker] | None = None,
        pictures: Mapping[str, Picture] | None = None,
        notation: Notation | None = None,
        screens: Mapping[str, Screen] | None = None,
    ) -> None:
        self.id, self.package, self.source, self.status = id, package, source, status
        self.chapters = tuple(chapters)
        self.readings, self.highlights, self.lessons = tuple(readings), tuple(highlights), tuple(lessons)
        self.pieces = {piece.kind: piece for piece in pieces}
        self.bundles = dict(bundles or {})
        self.pictures = dict(pictures or {})
        self.notation = notation
        self.screens = dict(screens or {})
        self.shelf = Shelf(id, files(package) / "tables", checks)
        text.add_domain(id, files(package) / "text")
        for chapter in self.chapters:
            for member in chapter.procedures:
                member.game = self

    @property
    def procedures(self) -> tuple[Procedure, ...]:
        return tuple(member for chapter in self.chapters for member in chapter.procedures)
