"""Numbers with their chances: columns in order, and two numbers jointly as a heat map."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from jacta import telling, text
from jacta.distribution import Odds
from jacta.plain import plain
from jacta.web.forms import Form

FEW = 6  # up to this many values are always shown one by one
MOST_COLUMNS = 24
MOST_CELLS = 14
RARE = Fraction(1, 250)
SHADES = 9


class Bar(NamedTuple):
    """One value of a key with its chance; `share` of the longest bar, and `tone` for its colour."""

    label: str
    p: Fraction
    share: float
    tone: str
    value: Any = None
    at_least: Fraction | None = None


class Cell(NamedTuple):
    p: Fraction
    shade: int


class Heat(NamedTuple):
    """Two numbers jointly."""

    down: str
    across: str
    columns: list[str]
    rows: list[tuple[str, list[Cell]]]
    likeliest: tuple[str, str]
    losses: bool


def ladder(marginal: Odds[Any]) -> list[Bar]:
    """The values in order; if there are too many, those at the far ends are merged."""
    low, high = core(marginal, MOST_COLUMNS)
    merged: dict[Any, Fraction] = {}
    for value, p in sorted(marginal):
        place = min(max(value, low), high)
        merged[place] = merged.get(place, Fraction(0)) + p
    merged[high] = merged.get(high, Fraction(0)) + Fraction(marginal.tail, marginal.total)
    most = max(merged.values())
    told = ends(marginal, low, high)
    reach, bars = Fraction(0), []
    for value in sorted(merged, reverse=True):
        reach += merged[value]
        label = told.get(value, text.number(value))
        bars.append(Bar(label, merged[value], float(merged[value] / most), "t0", plain(value), reach))
    return bars[::-1]


def core(marginal: Odds[Any], most: int) -> tuple[Any, Any]:
    """The range of values that matters: all, or without rare ones at either end."""
    values = sorted(marginal.weights)
    if len(values) <= FEW and not marginal.tail:
        return values[0], values[-1]
    chances = dict(marginal)
    low, high = 0, len(values) - 1
    below = above = Fraction(0)
    while high - low >= FEW and below + chances[values[low]] < RARE:
        below += chances[values[low]]
        low += 1
    while high - low >= FEW and above + chances[values[high]] < RARE:
        above += chances[values[high]]
        high -= 1
    while high - low >= most:
        if chances[values[low]] < chances[values[high]]:
            low += 1
        else:
            high -= 1
    return values[low], values[high]


def ends(marginal: Odds[Any], low: Any, high: Any) -> dict[Any, str]:
    """What to call the ends that stand for more than themselves."""
    values = sorted(marginal.weights)
    found = {}
    if values[0] < low:
        found[low] = f"≤{text.number(low)}"
    if values[-1] > high or marginal.tail:
        found[high] = f"{text.number(high)}+"
    return found


def heat_of(game: str, form: Form, odds: Odds[Any], numeric: Sequence[str]) -> Heat | None:
    pair = losses(form, odds)
    labels = [text.say("page-losses-of", side=side.label) for side in form.sides]
    is_losses = pair is not None
    if pair is None:
        if (keys := _opposed(form, numeric)) is None:
            return None
        pair = odds.marginal(*keys)
        labels = [telling.key(game, key) for key in keys]
    first, second = pair.map(lambda both: both[0]), pair.map(lambda both: both[1])
    if len(first) < 2 or len(second) < 2 or odds.tail:
        return None
    (low, high), (left, right) = core(first, MOST_CELLS), core(second, MOST_CELLS)
    cells: dict[tuple[Any, Any], Fraction] = {}
    for (one, two), p in pair:
        place = (min(max(one, low), high), min(max(two, left), right))
        cells[place] = cells.get(place, Fraction(0)) + p
    most = max(cells.values())
    down = [value for value in sorted(first.weights) if low <= value <= high]
    across = [value for value in sorted(second.weights) if left <= value <= right]
    ends_down, ends_across = ends(first, low, high), ends(second, left, right)
    likeliest = pair.mode()
    return Heat(
        labels[0],
        labels[1],
        [ends_across.get(value, text.number(value)) for value in across],
        [
            (
                ends_down.get(row, text.number(row)),
                [_cell(cells.get((row, column), Fraction(0)), most) for column in across],
            )
            for row in down
        ],
        (text.number(likeliest[0]), text.number(likeliest[1])),
        is_losses,
    )


def _cell(p: Fraction, most: Fraction) -> Cell:
    return Cell(p, 0 if not p else max(1, min(SHADES, round(SHADES * float(p / most) ** 0.7))))


def losses(form: Form, odds: Odds[Any]) -> Odds[Any] | None:
    """What each of two sides loses: its `side_losses`, or what `side_thing_left` lacks of every `side_thing`."""
    if len(form.sides) != 2:
        return None
    told = tuple(f"{side.name}_losses" for side in form.sides)
    if all(key in odds.fields and odds.is_numeric(key) for key in told):
        return odds.marginal(*told)
    kept: list[list[tuple[str, int]]] = []
    for side in form.sides:
        before = {key: value for key, value in odds.given.items() if key.startswith(f"{side.name}_")}
        names = [name for field in side.fields if f"{(name := field.name)}_left" in odds.fields]
        kept.append([(f"{name}_left", before.get(name, _default(side.fields, name))) for name in names])
    if not all(kept):
        return None

    def lost(outcome: Any) -> tuple[int, int]:
        first, second = (sum(start - getattr(outcome, left) for left, start in side) for side in kept)
        return first, second

    return odds.map(lost)


def _default(fields: Sequence[Any], name: str) -> int:
    return next((field.default or 0 for field in fields if field.name == name), 0)


def _opposed(form: Form, numeric: Sequence[str]) -> tuple[str, str] | None:
    """Two numeric keys that belong together: those of the two sides, else the first two."""
    if len(form.sides) == 2:
        one, two = (side.name for side in form.sides)
        for key in numeric:
            other = two + key.removeprefix(one)
            if key.startswith(one) and other in numeric:
                return key, other
    return (numeric[0], numeric[1]) if len(numeric) > 1 else None
