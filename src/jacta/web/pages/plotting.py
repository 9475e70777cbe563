"""Line charts as accessible SVG, drawn on the server: no script, colours from the style sheet."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from markupsafe import Markup, escape

from jacta import text
from jacta.telling.luck import Curve

WIDTH, HEIGHT = 640, 300
LEFT, RIGHT, TOP, BOTTOM = 84, 14, 26, 58
LINES = 4
MOST_LABELS, LONGEST_LABEL = 14, 18  # beyond these only every other label is shown, and long ones are cut
EVENTS_SAID = 8  # event numbers shown under a curve

Mark = tuple[str, Fraction | None, bool]


class Scale(NamedTuple):
    """What a chart spans, from its bottom to its top: all chances, or the figures drawn with some room around them."""

    low: float
    high: float
    chance: bool

    @classmethod
    def of(cls, worths: Sequence[Fraction], chance: bool) -> Scale:
        if chance:
            return cls(0.0, 1.0, chance)
        low, high = float(min(worths)), float(max(worths))
        room = (high - low) * 0.12 or max(abs(high), 1.0) * 0.12
        return cls(0.0 if low >= 0 and low < high / 2 else low - room, high + room, chance)

    def y(self, worth: Fraction | float) -> float:
        return TOP + (self.high - float(worth)) / (self.high - self.low) * (HEIGHT - TOP - BOTTOM)

    def told(self, worth: Fraction) -> str:
        return text.percent(worth) if self.chance else text.number(float(worth))

    def grid(self) -> list[str]:
        lines = []
        for part in range(LINES + 1):
            worth = self.low + (self.high - self.low) * part / LINES
            told = text.percent(Fraction(part, LINES), 0) if self.chance else text.number(worth, 1)
            height = self.y(worth)
            lines.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{height:.1f}" y2="{height:.1f}"/>')
            lines.append(f'<text x="{LEFT - 8}" y="{height + 4:.1f}" text-anchor="end">{told}</text>')
        return lines


class Dot(NamedTuple):
    """A point of a line, with what is shown when somebody points at it."""

    x: float
    y: float
    tip: str
    now: bool


def line(
    marks: Sequence[Mark], chance: bool, title: str, stepped: bool = False, level: Fraction | None = None
) -> Markup:
    """A measure over the values of one input; bars if the values have no order. The value entered now is marked.

    `level` is a height to reach, drawn if it is within the chart.
    """
    known = [worth for _, worth, _ in marks if worth is not None]
    if not known:
        return Markup("")
    scale, step = Scale.of(known, chance), (WIDTH - LEFT - RIGHT) / len(marks)
    parts, dots = scale.grid(), list[Dot]()
    if level is not None and scale.low <= level <= scale.high:
        height = scale.y(level)
        parts.append(f'<line class="level" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{height:.1f}" y2="{height:.1f}"/>')
    for place, (label, worth, now) in enumerate(marks):
        x = LEFT + step * (place + 0.5)
        if len(marks) <= MOST_LABELS or place % 2 == 0 or now:
            parts.append(_label(x, label, now))
        if worth is None:
            continue
        told = scale.told(worth)
        dot = Dot(x, scale.y(worth), f"<title>{escape(label)}: {escape(told)}</title>", now)
        if stepped:
            parts += _column(dot, step * 0.6, scale.y(scale.low), told)
            continue
        dots.append(dot)
        if now:
            parts.append(_beside_the_line(dot, told, _slope(marks, place)))
    return _plot([*parts, *_trace(dots), _axis(title)], title)


def _label(x: float, label: str, now: bool) -> str:
    kind = ' class="now"' if now else ""
    shown = label if len(label) <= LONGEST_LABEL else label[: LONGEST_LABEL - 1] + "…"
    return f'<text x="{x:.1f}" y="{HEIGHT - 36}" text-anchor="middle"{kind}>{escape(shown)}</text>'


def _column(top: Dot, width: float, bottom: float, told: str) -> tuple[str, str]:
    """A bar with its figure above."""
    return (
        f'<rect class="column{" now" if top.now else ""}" x="{top.x - width / 2:.1f}" y="{top.y:.1f}" '
        f'width="{width:.1f}" height="{max(bottom - top.y, 1):.1f}" rx="3">{top.tip}</rect>',
        f'<text class="figure" x="{top.x:.1f}" y="{top.y - 8:.1f}" text-anchor="middle">{told}</text>',
    )


def _trace(dots: Sequence[Dot]) -> list[str]:
    """A line through all dots, and the dots."""
    if not dots:
        return []
    path = " ".join(f"{dot.x:.1f},{dot.y:.1f}" for dot in dots)
    drawn = [f'<polyline class="trace" points="{path}"/>']
    for x, y, tip, now in dots:
        kind, radius = ("dot now", 6) if now else ("dot", 4)
        drawn.append(f'<circle class="{kind}" cx="{x:.1f}" cy="{y:.1f}" r="{radius}">{tip}</circle>')
    return drawn


def curves(drawn: Sequence[tuple[str, Curve]], title: str) -> Markup:
    """What players' aims were worth from event to event, each in its colour: a square for a change by dice, a circle
    for one by a decision."""
    points = [point for _, curve in drawn for point in curve.points]
    scale = Scale.of([one.worth for one in points], all(curve.chance for _, curve in drawn))
    last = max(one.place for one in points)

    def x(place: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * place / last

    parts = scale.grid()
    every = max(1, -(-last // EVENTS_SAID))
    parts += [
        f'<text x="{x(place):.1f}" y="{HEIGHT - 36}" text-anchor="middle">{place}</text>'
        for place in range(0, last + 1, every)
    ]
    for tone, curve in drawn:
        steps = [f"M{x(0):.1f} {scale.y(curve.points[0].worth):.1f}"]
        steps += [f"H{x(one.place):.1f}V{scale.y(one.worth):.1f}" for one in curve.points[1:]]
        parts.append(f'<path class="trace {tone}" d="{"".join(steps)}"/>')
        for one in curve.points[1:]:
            across, down = x(one.place), scale.y(one.worth)
            tip = f"<title>{escape(f'{one.place}. {one.event}: {one.moved}')}</title>"
            parts.append(
                f'<rect class="done {tone}" x="{across - 4:.1f}" y="{down - 4:.1f}" width="8" height="8">{tip}</rect>'
                if one.by == "dice"
                else f'<circle class="done {tone}" cx="{across:.1f}" cy="{down:.1f}" r="5">{tip}</circle>'
            )
    return _plot([*parts, _axis(title)], title)


def _slope(marks: Sequence[Mark], place: int) -> int:
    """Whether the line rises (1) or falls (-1) here."""
    near = [float(worth) for _, worth, _ in marks[max(0, place - 1) : place + 2] if worth is not None]
    return (near[-1] > near[0]) - (near[-1] < near[0])


def _beside_the_line(dot: Dot, told: str, slope: int) -> str:
    """A figure on the side of its dot that is free of the line, within the chart."""
    left = dot.x > (LEFT + WIDTH) / 2
    above = slope == 0 or left == (slope > 0)
    anchor = "middle" if slope == 0 else "end" if left else "start"
    y = dot.y - 12 if above else dot.y + 28
    return f'<text class="figure" x="{dot.x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{told}</text>'


def _axis(title: str) -> str:
    middle = (LEFT + WIDTH) / 2
    return f'<text class="axis" x="{middle}" y="{HEIGHT - 8}" text-anchor="middle">{escape(title)}</text>'


def _plot(parts: Sequence[str], title: str) -> Markup:
    opening = f'<svg class="plot" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">'
    return Markup(f"{opening}{''.join(parts)}</svg>")
