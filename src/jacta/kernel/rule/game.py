"""A game: the table of contents of its document, with its tables, texts and pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any, Literal, NamedTuple

from jacta import text
from jacta.hexes import Grid
from jacta.kernel.rule.pieces import Piece
from jacta.kernel.rule.procedure import Procedure
from jacta.printing import add_grid
from jacta.tables import Checker, GameTables

Picture = Callable[[Mapping[str, Any]], str]
"""Draws a procedure's input and its outcome, as SVG."""
MapOf = Callable[[Any, Mapping[str, Piece]], str]
MapOfPieces = Callable[[Mapping[str, Piece]], str]
"""Draws a piece that is a map, with the other pieces of a chronicle on it, by name; as SVG."""
Notation = Callable[[str, frozenset[str]], tuple[str, dict[str, Any]] | None]
"""Reads a game's own shorthand for a question, such as `7g4`: the name of the procedure, and the keys it states. The
second argument holds the keys that are stated besides it."""


class Screen(NamedTuple):
    """A special screen of a game; its template is `screens/NAME.html` in the game's package.

    `show` computes what the page shows for what was entered, `usual` is what is entered at first, `offered` is what the
    form offers.
    """

    show: Callable[[Mapping[str, str]], Mapping[str, Any]]
    usual: Mapping[str, str]
    offered: Mapping[str, Any]


class Lesson(NamedTuple):
    """A guided first game: a procedure with its input, and what is explained in it.

    The procedure's text `lesson-NAME` says what it is about, its attribute `end` what to do next, and its attributes
    named after the `steps` (labels of questions and throws) are shown beside those. With `dice="mine"` every throw is a
    step.
    """

    procedure: Procedure
    given: Mapping[str, Any]
    steps: Sequence[str]
    dice: Literal["system", "mine"] = "system"


class Chapter(NamedTuple):
    """A chapter of the document with its procedures in printed order."""

    name: str
    procedures: tuple[Procedure, ...]


class Tracked(NamedTuple):
    """Something players keep track of: a kind of piece, or a tracker of the document with its keepers.

    The keepers are pieces, which have it on their sheets, or procedures, which have it in their state.
    """

    name: str
    pieces: tuple[type[Piece], ...] = ()
    procedures: tuple[Procedure, ...] = ()


class Game:
    """A game: the table of contents of its document. Found through the entry-point group `jacta.games`.

    `highlights` are the procedures that a newcomer should look at first, `lessons` guided first games, `pieces` the
    kinds of things that its players own and keep, `grid` how people name the hexes of its maps. `trackers` are those of
    the document, each by name with the pieces or procedures that keep it; one that is itself a kind of piece need not
    be listed. `maps` draw kinds of pieces that are maps, with the other pieces on them; `map_of_pieces` draws where
    pieces stand on a map that is not a piece, and nothing where none stands anywhere. `names` are lists of names that
    are not in any table (see `Known`), each as of now. `taken` are the input keys that can be taken over from a game
    under way: a function of that game's state gives the value as JSON, or None where there is none yet. `language` is
    that of the document (`fr`), in which its passages are cited; empty if it is the reader's own.
    """

    def __init__(
        self,
        id: str,
        *,
        package: str,
        source: str,
        status: Literal["complete", "growing"],
        chapters: Sequence[Chapter],
        readings: Sequence[str] = (),
        highlights: Sequence[Procedure] = (),
        lessons: Sequence[Lesson] = (),
        pieces: Sequence[type[Piece]] = (),
        trackers: Mapping[str, Sequence[type[Piece] | Procedure]] | None = None,
        bundles: Mapping[str, Mapping[str, Any]] | None = None,
        checks: Mapping[str, Checker] | None = None,
        pictures: Mapping[str, Picture] | None = None,
        maps: Mapping[str, MapOf] | None = None,
        map_of_pieces: MapOfPieces | None = None,
        notation: Notation | None = None,
        screens: Mapping[str, Screen] | None = None,
        grid: Grid | None = None,
        names: Mapping[str, Callable[[], Iterable[str]]] | None = None,
        taken: Mapping[str, Callable[[Any], Any]] | None = None,
        language: str = "",
    ) -> None:
        self.id, self.package, self.source, self.status = id, package, source, status
        self.chapters = tuple(chapters)
        self.readings, self.highlights, self.lessons = tuple(readings), tuple(highlights), tuple(lessons)
        self.pieces = {piece.kind: piece for piece in pieces}
        self.tracked = {kind: Tracked(kind, (piece,)) for kind, piece in self.pieces.items()}
        self.tracked |= {name: _tracked(name, keepers) for name, keepers in (trackers or {}).items()}
        self.bundles = dict(bundles or {})
        self.pictures, self.maps, self.map_of_pieces = dict(pictures or {}), dict(maps or {}), map_of_pieces
        self.notation, self.grid, self.language = notation, grid, language
        self.screens, self.names, self.taken = dict(screens or {}), dict(names or {}), dict(taken or {})
        self.tables = GameTables(id, files(package) / "tables", checks)
        text.add_domain(id, files(package) / "text")
        if grid is not None:
            add_grid(id, grid)
        self.procedures = tuple(member for chapter in self.chapters for member in chapter.procedures)
        self.by_name = {member.name: member for member in self.procedures}
        for member in self.procedures:
            member.game = self

    def known(self, lists: Iterable[str]) -> tuple[str, ...]:
        """All names currently in these lists, each once: see `Known`."""
        return tuple(dict.fromkeys(name for one in lists for name in self._listed(one)))

    def _listed(self, name: str) -> Iterable[str]:
        if name in self.names:
            return self.names[name]()
        table, _, axis = name.partition(".")
        found = self.tables.table(table)
        return (row[axis or found.axis[0]] for row in found.rows)


def _tracked(name: str, keepers: Sequence[type[Piece] | Procedure]) -> Tracked:
    pieces = tuple(one for one in keepers if isinstance(one, type))
    return Tracked(name, pieces, tuple(one for one in keepers if isinstance(one, Procedure)))
