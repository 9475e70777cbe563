"""What a page shows of a distribution: the sentence a player wants first, then bars, columns and a heat map.

Everything is worked out here as plain figures; the templates draw them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from jacta import telling, text
from jacta.distribution import Odds
from jacta.errors import InputError
from jacta.kernel.procedure import COMPARISONS, Procedure
from jacta.plain import plain, plain_outcome
from jacta.telling.words import as_argument
from jacta.web.forms import Form

FIRST = ("winner", "success", "result", "legal", "outcome")
MOST_LEAVES = 16
MOST_COLUMNS = 24
MOST_ROWS = 12
MOST_CELLS = 14
FEW = 6  # so many values are always shown one by one
RARE = Fraction(1, 250)
NEARLY = Fraction(97, 100)  # a value this likely is told, not drawn
SHADES = 9


class Bar(NamedTuple):
    """One value of a key with its chance; `share` of the longest bar, and `tone` for its colour."""

    label: str
    p: Fraction
    share: float
    tone: str
    value: Any = None
    at_least: Fraction | None = None


class Words(NamedTuple):
    """A key told in words: each value with its chance."""

    key: str
    label: str
    bars: list[Bar]
    others: int = 0


class Numbers(NamedTuple):
    """A key told in numbers: the chance of each, mean and spread."""

    key: str
    label: str
    bars: list[Bar]
    mean: str
    sd: str
    tone: str


class Cell(NamedTuple):
    p: Fraction
    shade: int


class Heat(NamedTuple):
    """Two numbers together."""

    down: str
    across: str
    columns: list[str]
    rows: list[tuple[str, list[Cell]]]
    likeliest: tuple[str, str]
    losses: bool


class Figures(NamedTuple):
    """Everything that the page shows of a distribution."""

    headline: list[str]
    words: list[Words]
    numbers: list[Numbers]
    heat: Heat | None
    nearly: list[tuple[str, str, str]]
    always: list[tuple[str, str]]
    columns: list[str]
    rows: list[tuple[list[str], Fraction]]
    outcomes: int
    tail: Fraction


def figures(procedure: Procedure, form: Form, odds: Odds[Any], rows: int = MOST_ROWS) -> Figures:
    """The figures of a procedure's odds."""
    game = procedure.game.id
    keys = leaf_keys(odds)
    varying = [key for key in keys if len(odds.marginal(key)) > 1 or odds.tail]
    ordered = sorted(varying, key=lambda key: key not in FIRST)
    in_words = [key for key in ordered if not odds.is_numeric(key)]
    numeric = [key for key in ordered if key not in in_words]
    heat = _heat(game, form, odds, numeric)
    likeliest = {key: next(iter(odds.marginal(key))) for key in ordered[1:]}
    nearly = {key: pair for key, pair in likeliest.items() if pair[1] >= NEARLY}
    same = plain_outcome(next(iter(odds.weights))) if odds.weights else {}
    return Figures(
        list(_headline(procedure, odds, in_words, numeric, heat)),
        [words(game, form, odds, key) for key in in_words if key not in nearly],
        [numbers(game, form, odds, key) for key in numeric if key not in nearly],
        heat,
        [(telling.key(game, key), telling.value(game, value), text.percent(p)) for key, (value, p) in nearly.items()],
        [(telling.key(game, key), telling.value(game, _at(same, key))) for key in keys if key not in varying],
        [telling.key(game, key) for key in odds.fields],
        [
            ([telling.value(game, plain_outcome(outcome).get(key)) for key in odds.fields], p)
            for outcome, p in _first(odds, rows)
        ],
        len(odds),
        Fraction(odds.tail, odds.total),
    )


def _first(odds: Odds[Any], rows: int) -> Iterator[tuple[Any, Fraction]]:
    return (pair for _, pair in zip(range(rows), odds, strict=False))


# --- Keys


def leaf_keys(odds: Odds[Any]) -> list[str]:
    """The keys of the outcomes; a nested one part by part (`targets.0.state`), where the parts are few."""
    found = []
    for field in odds.fields:
        leaves: dict[str, None] = {}
        for outcome in odds.weights:
            leaves |= dict.fromkeys(_leaves(plain_outcome(outcome).get(field), field))
            if len(leaves) > MOST_LEAVES:
                break
        found += [field] if len(leaves) > MOST_LEAVES or not leaves else _settled(odds, leaves, field)
    return found


def _settled(odds: Odds[Any], leaves: Iterable[str], field: str) -> list[str]:
    """The leaves that can be asked for; a field that is sometimes nested and sometimes not stays whole."""
    keys = list(leaves)
    try:
        for key in keys:
            odds.marginal(key)
    except InputError:
        return [field]
    return [field] if field in keys else keys


def _leaves(data: Any, key: str) -> Iterator[str]:
    if isinstance(data, dict) and data:
        for name, item in data.items():
            yield from _leaves(item, f"{key}.{name}")
    elif isinstance(data, list) and any(isinstance(item, dict) for item in data):
        for place, item in enumerate(data):
            yield from _leaves(item, f"{key}.{place}")
    else:
        yield key


def _at(data: Any, key: str) -> Any:
    for step in key.split("."):
        if isinstance(data, dict):
            data = data.get(step)
        elif isinstance(data, list) and step.isdecimal() and int(step) < len(data):
            data = data[int(step)]
        else:
            return None
    return data


# --- Bars and columns


def words(game: str, form: Form, odds: Odds[Any], key: str) -> Words:
    """The chances of a key's values, likeliest first; two sides in the order of the form."""
    marginal = odds.marginal(key)
    pairs = list(marginal)
    sides = [side.name for side in form.sides]
    if sides and all(value in sides or value in ("none", None) for value, _ in pairs):
        pairs.sort(key=lambda pair: sides.index(pair[0]) if pair[0] in sides else 9)
    if all(isinstance(value, bool) for value, _ in pairs):
        pairs.sort(key=lambda pair: not pair[0])
    most = max(p for _, p in pairs)
    bars = [
        Bar(telling.value(game, value), p, float(p / most), tone(form, value, place), plain(value))
        for place, (value, p) in enumerate(pairs[:MOST_ROWS])
    ]
    return Words(key, telling.key(game, key), bars, max(0, len(pairs) - MOST_ROWS))


def tone(form: Form, value: Any, place: int) -> str:
    """The colour of a value: that of its side, of yes and no, or the next one."""
    sides = [side.name for side in form.sides]
    if value in sides:
        return "ab"[sides.index(value)]
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value in ("none", None):
        return "no"
    return f"t{place % 6}"


def numbers(game: str, form: Form, odds: Odds[Any], key: str) -> Numbers:
    """The chances of a key's numbers in their order, each with that of reaching it."""
    marginal = odds.marginal(key)
    mean, sd = ("–", "–") if odds.tail else (text.number(float(odds.mean(key))), text.number(odds.sd(key)))
    side = next((letter for letter, side in zip("ab", form.sides, strict=False) if key.startswith(side.name)), "t5")
    return Numbers(key, telling.key(game, key), ladder(marginal), mean, sd, side)


def ladder(marginal: Odds[Any]) -> list[Bar]:
    """The values in order, where there are too many those at the far ends put together."""
    low, high = _core(marginal, MOST_COLUMNS)
    merged: dict[Any, Fraction] = {}
    for value, p in sorted(marginal):
        place = min(max(value, low), high)
        merged[place] = merged.get(place, Fraction(0)) + p
    merged[high] = merged.get(high, Fraction(0)) + Fraction(marginal.tail, marginal.total)
    most = max(merged.values())
    ends = _ends(marginal, low, high)
    reach, bars = Fraction(0), []
    for value in sorted(merged, reverse=True):
        reach += merged[value]
        label = ends.get(value, text.number(value))
        bars.append(Bar(label, merged[value], float(merged[value] / most), "t0", plain(value), reach))
    return bars[::-1]


def _core(marginal: Odds[Any], most: int) -> tuple[Any, Any]:
    """The part of the values that matters: all, or without rare ones at either end."""
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


def _ends(marginal: Odds[Any], low: Any, high: Any) -> dict[Any, str]:
    """How to say the ends that stand for more than themselves."""
    values = sorted(marginal.weights)
    ends = {}
    if values[0] < low:
        ends[low] = f"≤{text.number(low)}"
    if values[-1] > high or marginal.tail:
        ends[high] = f"{text.number(high)}+"
    return ends


# --- Two numbers together


def _heat(game: str, form: Form, odds: Odds[Any], numeric: Sequence[str]) -> Heat | None:
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
    (low, high), (left, right) = _core(first, MOST_CELLS), _core(second, MOST_CELLS)
    cells: dict[tuple[Any, Any], Fraction] = {}
    for (one, two), p in pair:
        place = (min(max(one, low), high), min(max(two, left), right))
        cells[place] = cells.get(place, Fraction(0)) + p
    most = max(cells.values())
    down = [value for value in sorted(first.weights) if low <= value <= high]
    across = [value for value in sorted(second.weights) if left <= value <= right]
    ends_down, ends_across = _ends(first, low, high), _ends(second, left, right)
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
    """What each of two sides loses: of every `side_thing` of the input, what is not in the `side_thing_left`."""
    if len(form.sides) != 2:
        return None
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
    """Two numeric keys that go together: those of the two sides, else the first two."""
    if len(form.sides) == 2:
        one, two = (side.name for side in form.sides)
        for key in numeric:
            other = two + key.removeprefix(one)
            if key.startswith(one) and other in numeric:
                return key, other
    return (numeric[0], numeric[1]) if len(numeric) > 1 else None


# --- The sentence


def _headline(
    procedure: Procedure, odds: Odds[Any], in_words: Sequence[str], numeric: Sequence[str], heat: Heat | None
) -> Iterator[str]:
    """What a player wants to know first, in a sentence or two."""
    game = procedure.game.id
    if len(odds) == 1 and not odds.tail:
        return
    wanted = next(iter(procedure.aims.values()), None)
    if wanted is not None and not odds.tail:
        yield said_aim(game, wanted.text, aim_mean(odds, wanted.value))
    elif in_words:
        yield from _likeliest(game, odds, in_words[0])
    if heat is not None and heat.losses:
        yield text.say("page-headline-losses", first=heat.likeliest[0], second=heat.likeliest[1])
    elif numeric and not odds.tail:
        key = numeric[0]
        yield text.say("page-headline-mean", key=telling.key(game, key), mean=text.number(float(odds.mean(key))))


def aim_mean(odds: Odds[Any], value: Any) -> Fraction:
    """The expectation of an aim: a probability, where the aim is an event."""
    return Fraction(
        sum((value(outcome) * weight for outcome, weight in odds.weights.items()), Fraction(0)) / odds.total
    )


def said_aim(game: str, written: str, worth: Fraction) -> str:
    """An aim with its worth as a sentence: `winner=attacker` is that the attacker wins."""
    key, sign, value = parted(written)
    if not sign:
        factor = -1 if written.startswith("-") else 1
        return text.say("page-headline-mean", key=telling.key(game, key), mean=text.number(float(factor * worth)))
    chance = text.percent(worth)
    if key == "winner" and sign == "=":
        return text.say("page-headline-winner", who=as_argument(game, value), chance=chance)
    if sign == "=" and value in ("true", "false"):
        return text.say(f"page-headline-{value}", key=telling.key(game, key), chance=chance)
    return text.say("page-headline-aim", aim=telling.aim(game, written), chance=chance)


def parted(written: str) -> tuple[str, str, str]:
    """Key, sign and value of an aim; no sign where it is an expectation."""
    for sign in COMPARISONS:
        key, found, value = written.partition(sign)
        if found:
            return key.strip(), sign, value.strip()
    return written.removeprefix("-").strip(), "", ""


def _likeliest(game: str, odds: Odds[Any], key: str) -> Iterator[str]:
    marginal = odds.marginal(key)
    if all(isinstance(value, bool) for value in marginal.weights):
        yield text.say("page-headline-true", key=telling.key(game, key), chance=text.percent(marginal.p(value=True)))
        return
    value, p = next(iter(marginal))
    told = telling.value(game, value)
    yield text.say("page-headline-likeliest", key=telling.key(game, key), value=told, chance=text.percent(p))
