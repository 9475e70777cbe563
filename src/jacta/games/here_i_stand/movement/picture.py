"""The part of the map where the pieces of a chronicle stand, as plain SVG: places, links, and who is where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import NamedTuple

from jacta.games.here_i_stand.movement.board import CheckedMap
from jacta.games.here_i_stand.movement.geography import MapPoint, spread
from jacta.games.here_i_stand.pieces import Fleet, Formation, Leader
from jacta.rules import Piece, find_text, in_force, texts

GAME = "here_i_stand"
WIDTH = 460  # of the picture, whatever part of the map it shows
LEAST_SPAN, ROOM = 9.0, 1.2  # degrees: a part is no smaller, and has so much around its places
TALLEST = 1.35  # times as high as wide
MARGIN, LINE, LETTER = 12, 20, 6.3
COUNTER = 22
INK, PAPER, LAND, SEA, FAINT = "#2b2b2b", "#fbf8ee", "#a99f84", "#9dc1d8", "#5f5a4b"
DEEP = "#2f6690"
COLOURS = {
    "ottoman": "#2e7d32",
    "hapsburg": "#a8700a",
    "england": "#b3261e",
    "france": "#1f5fa8",
    "papacy": "#6a3d9a",
    "protestant": "#6d4c41",
}
OTHERS = "#546e7a"
HALO = f'paint-order="stroke" stroke="{PAPER}" stroke-width="3" stroke-linejoin="round"'

say = texts(GAME)


class Standing(NamedTuple):
    """A piece in its place: its shape says what it is, its number how strong."""

    name: str
    power: str
    number: int
    shape: str

    @property
    def colour(self) -> str:
        return COLOURS.get(self.power, OTHERS)


class TextBox(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: TextBox) -> bool:
        return not (
            self.right < other.left or other.right < self.left or self.bottom < other.top or other.bottom < self.top
        )


def standing(pieces: Mapping[str, Piece]) -> dict[str, list[Standing]]:
    """The pieces that stand somewhere, by place."""
    found: dict[str, list[Standing]] = {}
    for name, piece in pieces.items():
        if isinstance(piece, Formation):
            one = Standing(name, piece.power, piece.size, "square")
        elif isinstance(piece, Fleet):
            one = Standing(name, piece.power, piece.size, "round")
        elif isinstance(piece, Leader):
            one = Standing(name, piece.power, 0, "diamond")
        else:
            continue
        if piece.at is not None:
            found.setdefault(piece.at, []).append(one)
    return found


def map_of_pieces(pieces: Mapping[str, Piece]) -> str:
    """The places where pieces stand with their neighbours; nothing where none stands anywhere."""
    board: CheckedMap = in_force(GAME, "map").value
    there = {at: ones for at, ones in standing(pieces).items() if at in board.adjacent}
    return Drawing(board, there).svg() if there else ""


class Drawing:
    """A part of the map, drawn to its scale."""

    def __init__(self, board: CheckedMap, there: Mapping[str, list[Standing]]) -> None:
        self.board, self.there = board, there
        self.points = spread(board)
        near = {*there, *(other for at in there for other in board.adjacent[at] if other in board.spaces)}
        self.frame = _frame([self.points[name] for name in near])
        self.scale = WIDTH / (self.frame.right - self.frame.left)
        self.height = self.scale * (self.frame.bottom - self.frame.top)
        inside = TextBox(-1, -1, WIDTH + 1, self.height + 1)
        self.shown = [name for name in sorted(self.points) if inside.meets(TextBox(*self.at(name), *self.at(name)))]

    def at(self, name: str) -> MapPoint:
        x, y = self.points[name]
        return self.scale * (x - self.frame.left), self.scale * (y - self.frame.top)

    # --- Layers

    def links(self) -> Iterator[str]:
        """Roads, passes, and what lies on which sea; each once, also to places outside the part."""
        for name in self.shown:
            for other in sorted(self.board.adjacent[name]):
                if other in self.shown and other < name:
                    continue
                wet = name in self.board.seas or other in self.board.seas
                high = not wet and other in self.board.over_pass[name]
                dashes = ' stroke-dasharray="2 4"' if high else ' stroke-dasharray="1 5"' if wet else ""
                yield _line(self.at(name), self.at(other), SEA if wet else LAND, dashes)

    def places(self) -> Iterator[str]:
        for name in self.shown:
            if name in self.board.spaces:
                space = self.board.spaces[name]
                x, y = self.at(name)
                strong = 5.5 if space.fortified else 4
                colour = COLOURS.get(space.controller, OTHERS)
                about = f'fill="{PAPER}" stroke="{colour}" stroke-width="2"'
                yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{strong}" {about}/>'

    def counters(self) -> Iterator[str]:
        for at, ones in sorted(self.there.items()):
            x, y = self.at(at)
            left = x - COUNTER * (len(ones) - 1) / 2
            for place, one in enumerate(ones):
                yield _counter(left + place * COUNTER, y, one)

    def labels(self) -> Iterator[str]:
        """The names of places as far as there is room: of those where somebody stands, then of the strong ones."""
        taken = [self.room_of(at) for at in self.there]
        for name in sorted(self.shown, key=self.rank):
            told = place_name(name)
            for x, y, anchor in self.sides(name):
                left = x - {"start": 0, "middle": 0.5, "end": 1}[anchor] * LETTER * len(told)
                box = TextBox(left, y - 10, left + LETTER * len(told), y + 3)
                if self.inside(box) and not any(box.meets(one) for one in taken):
                    taken.append(box)
                    about = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{self.style(name)} {HALO}'
                    yield f"<text {about}>{escape(told)}</text>"
                    break

    def sides(self, name: str) -> Iterator[tuple[float, float, str]]:
        """Where the name of a place may be written: on an empty sea, else beside the place, above it or below."""
        x, y = self.at(name)
        counters = len(self.there.get(name, ()))
        if name in self.board.seas and not counters:
            yield x, y + 4, "middle"
        high = COUNTER / 2 + 3 if counters else 8
        wide = high + COUNTER * max(0, counters - 1) / 2
        yield from ((x + wide, y + 4, "start"), (x - wide, y + 4, "end"))
        yield from ((x, y - high - 2, "middle"), (x, y + high + 9, "middle"))

    def style(self, name: str) -> str:
        if name in self.board.seas:
            return f' font-style="italic" fill="{DEEP}"'
        return ' font-weight="bold"' if name in self.there else ""

    def inside(self, box: TextBox) -> bool:
        return box.left > 2 and box.right < WIDTH - 2 and box.top > 2 and box.bottom < self.height - 2

    def rank(self, name: str) -> tuple[int, str]:
        if name in self.there:
            return 0, name
        if name in self.board.seas:
            return 1, name
        return 2 if self.board.spaces[name].fortified else 3, name

    def room_of(self, at: str) -> TextBox:
        (x, y), half = self.at(at), COUNTER * len(self.there[at]) / 2
        return TextBox(x - half, y - COUNTER / 2, x + half, y + COUNTER / 2)

    # --- All of it

    def svg(self) -> str:
        legend = [
            (one, f"{place_name(at)} · {one.name}" + (f" · {one.number}" if one.number else ""))
            for at, ones in sorted(self.there.items(), key=lambda item: place_name(item[0]))
            for one in ones
        ]
        whole = round(self.height + MARGIN + LINE * len(legend) + MARGIN / 2)
        lines: list[str] = []
        for number, (one, told) in enumerate(legend):
            y = self.height + MARGIN + LINE * number + LINE / 2
            lines.append(f'<g transform="translate({MARGIN + 10} {y:.1f}) scale(.75)">{_counter(0, 0, one)}</g>')
            lines.append(f'<text x="{MARGIN + 28}" y="{y + 4:.1f}">{escape(told)}</text>')
        title = escape(say("picture-pieces"))
        told = escape("; ".join(told for _, told in legend))
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {whole}" width="{WIDTH}" '
                f'height="{whole}" role="img" aria-label="{title}: {told}" '
                f'font-family="Helvetica, Arial, sans-serif" font-size="12" fill="{INK}">',
                f'<rect width="{WIDTH}" height="{whole}" fill="{PAPER}"/>',
                f'<svg width="{WIDTH}" height="{self.height:.1f}" viewBox="0 0 {WIDTH} {self.height:.1f}">',
                *self.links(),
                *self.places(),
                *self.labels(),
                *self.counters(),
                "</svg>",
                f'<line x1="0" x2="{WIDTH}" y1="{self.height:.1f}" y2="{self.height:.1f}" stroke="{LAND}"/>',
                *lines,
                "</svg>",
            ]
        )


def place_name(name: str) -> str:
    return find_text(f"value-{name}", GAME) or name.replace("_", " ").title()


def _frame(points: Iterable[MapPoint]) -> TextBox:
    """The part of the map that shows these points: not too small, not too tall, not too flat."""
    points = list(points)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    wide = max(LEAST_SPAN, max(xs) - min(xs) + 2 * ROOM)
    high = max(LEAST_SPAN / 2, max(ys) - min(ys) + 2 * ROOM)
    wide = max(wide, high / TALLEST)
    x, y = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    return TextBox(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)


def _line(start: MapPoint, end: MapPoint, colour: str, dashes: str) -> str:
    (x, y), (to_x, to_y) = start, end
    along = f'x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"'
    return f'<line {along} stroke="{colour}" stroke-width="1.5"{dashes}/>'


def _counter(x: float, y: float, one: Standing) -> str:
    half = COUNTER / 2 - 1
    about = f'fill="{one.colour}" stroke="{PAPER}" stroke-width="1.5"'
    if one.shape == "round":
        shape = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{half}" {about}/>'
    elif one.shape == "diamond":
        corners = " ".join(f"{x + dx * half:.1f},{y + dy * half:.1f}" for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)))
        shape = f'<polygon points="{corners}" {about}/>'
    else:
        shape = f'<rect x="{x - half:.1f}" y="{y - half:.1f}" width="{2 * half}" height="{2 * half}" rx="3" {about}/>'
    number = (
        f'<text x="{x:.1f}" y="{y + 4:.1f}" text-anchor="middle" fill="#ffffff" font-weight="bold">{one.number}</text>'
        if one.number
        else ""
    )
    return shape + number
