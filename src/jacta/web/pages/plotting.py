"""Line charts as accessible SVG, drawn on the server: no script, colours from the style sheet."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from markupsafe import Markup, escape

from jacta import text
from jacta.telling.luck import Curve

WIDTH, HEIGHT = 640, 300
LEFT, RIGHT, TOP, BOTTOM = 84, 14, 26, 58
LINES = 4
EVENTS_SAID = 8  # event numbers shown under a curve

Mark = tuple[str, Fraction | None, bool]


def line(
    marks: Sequence[Mark], chance: bool, title: str, stepped: bool = False, level: Fraction | None = None
) -> Markup:
    """A measure over the values of one input; bars if the values have no order. The value entered now is marked.

    `level` is a height to reach, drawn if it is within the chart.
    """
    known = [float(worth) for _, worth, _ in marks if worth is not None]
    if not known:
        return Markup("")
    low, high = _scale(min(known), max(known), chance)

    def y(worth: float) -> float:
        return TOP + (high - worth) / (high - low) * (HEIGHT - TOP - BOTTOM)

    step = (WIDTH - LEFT - RIGHT) / len(marks)
    parts = list(_grid(low, high, chance, y))
    if level is not None and low <= level <= high:
        height = y(float(level))
        parts.append(f'<line class="level" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{height:.1f}" y2="{height:.1f}"/>')
    dots = []
    for place, (label, worth, now) in enumerate(marks):
        x = LEFT + step * (place + 0.5)
        kind = ' class="now"' if now else ""
        if len(marks) <= 14 or place % 2 == 0 or now:
            shown = label if len(label) <= 18 else label[:17] + "…"
            parts.append(f'<text x="{x:.1f}" y="{HEIGHT - 36}" text-anchor="middle"{kind}>{escape(shown)}</text>')
        if worth is None:
            continue
        told = text.percent(worth) if chance else text.number(float(worth))
        tip = f"<title>{escape(label)}: {escape(told)}</title>"
        if stepped:
            top, base = y(float(worth)), y(low)
            parts.append(
                f'<rect class="column{" now" if now else ""}" x="{x - step * 0.3:.1f}" y="{top:.1f}" '
                f'width="{step * 0.6:.1f}" height="{max(base - top, 1):.1f}" rx="3">{tip}</rect>'
            )
        else:
            dots.append((x, y(float(worth)), tip, now))
        if stepped:
            parts.append(
                f'<text class="figure" x="{x:.1f}" y="{y(float(worth)) - 8:.1f}" text-anchor="middle">{told}</text>'
            )
        elif now:
            parts.append(_beside_the_line(x, y(float(worth)), told, _slope(marks, place)))
    if dots:
        path = " ".join(f"{x:.1f},{y_:.1f}" for x, y_, _, _ in dots)
        parts.append(f'<polyline class="trace" points="{path}"/>')
        for x, y_, tip, now in dots:
            kind, radius = ("dot now", 6) if now else ("dot", 4)
            parts.append(f'<circle class="{kind}" cx="{x:.1f}" cy="{y_:.1f}" r="{radius}">{tip}</circle>')
    parts.append(_axis(title))
    return _plot(parts, title)


def curves(drawn: Sequence[tuple[str, Curve]], title: str) -> Markup:
    """What players' aims were worth from event to event, each in its colour: a square for a change by dice, a circle
    for one by a decision."""
    points = [point for _, curve in drawn for point in curve.points]
    chance = all(curve.chance for _, curve in drawn)
    low, high = _scale(float(min(one.worth for one in points)), float(max(one.worth for one in points)), chance)
    last = max(one.place for one in points)

    def x(place: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * place / last

    def y(worth: float) -> float:
        return TOP + (high - worth) / (high - low) * (HEIGHT - TOP - BOTTOM)

    parts = list(_grid(low, high, chance, y))
    every = max(1, -(-last // EVENTS_SAID))
    parts += [
        f'<text x="{x(place):.1f}" y="{HEIGHT - 36}" text-anchor="middle">{place}</text>'
        for place in range(0, last + 1, every)
    ]
    for tone, curve in drawn:
        steps = [f"M{x(0):.1f} {y(float(curve.points[0].worth)):.1f}"]
        steps += [f"H{x(one.place):.1f}V{y(float(one.worth)):.1f}" for one in curve.points[1:]]
        parts.append(f'<path class="trace {tone}" d="{"".join(steps)}"/>')
        for one in curve.points[1:]:
            across, down = x(one.place), y(float(one.worth))
            tip = f"<title>{escape(f'{one.place}. {one.event}: {one.moved}')}</title>"
            parts.append(
                f'<rect class="done {tone}" x="{across - 4:.1f}" y="{down - 4:.1f}" width="8" height="8">{tip}</rect>'
                if one.by == "dice"
                else f'<circle class="done {tone}" cx="{across:.1f}" cy="{down:.1f}" r="5">{tip}</circle>'
            )
    parts.append(_axis(title))
    return _plot(parts, title)


def _slope(marks: Sequence[Mark], place: int) -> int:
    """Whether the line rises (1) or falls (-1) here."""
    near = [float(worth) for _, worth, _ in marks[max(0, place - 1) : place + 2] if worth is not None]
    return (near[-1] > near[0]) - (near[-1] < near[0])


def _beside_the_line(x: float, y: float, told: str, slope: int) -> str:
    """A figure on the side of its dot that is free of the line, within the chart."""
    left = x > (LEFT + WIDTH) / 2
    above = slope == 0 or left == (slope > 0)
    anchor = "middle" if slope == 0 else "end" if left else "start"
    return (
        f'<text class="figure" x="{x:.1f}" y="{y - 12 if above else y + 28:.1f}" text-anchor="{anchor}">{told}</text>'
    )


def _axis(title: str) -> str:
    middle = (LEFT + WIDTH) / 2
    return f'<text class="axis" x="{middle}" y="{HEIGHT - 8}" text-anchor="middle">{escape(title)}</text>'


def _plot(parts: Sequence[str], title: str) -> Markup:
    opening = f'<svg class="plot" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">'
    return Markup(f"{opening}{''.join(parts)}</svg>")


def _scale(low: float, high: float, chance: bool) -> tuple[float, float]:
    if chance:
        return 0.0, 1.0
    room = (high - low) * 0.12 or max(abs(high), 1.0) * 0.12
    return (0.0 if low >= 0 and low < high / 2 else low - room), high + room


def _grid(low: float, high: float, chance: bool, y: object) -> list[str]:
    lines = []
    for part in range(LINES + 1):
        worth = low + (high - low) * part / LINES
        told = text.percent(Fraction(part, LINES), 0) if chance else text.number(worth, 1)
        height = y(worth)  # type: ignore[operator]
        lines.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{height:.1f}" y2="{height:.1f}"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{height + 4:.1f}" text-anchor="end">{told}</text>')
    return lines
