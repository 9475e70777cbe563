"""The luck meter in words, and as a curve."""

# ruff: noqa: PLC0415

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Literal, NamedTuple

from jacta.analysis.luck import Luck, Throws, Turn
from jacta.analysis.luck_over_games import Fortune
from jacta.charts import BLUE, RED, styled
from jacta.errors import InputError
from jacta.printing import said, spaced, value
from jacta.telling.stories import answer, entry
from jacta.telling.words import aim
from jacta.text import Message, labelled, number, percent, say

if TYPE_CHECKING:
    from altair import LayerChart

COLOURS = (RED, BLUE, "#7b4f86", "#5d7a3a", "#8a5a3c", "#4f7478")
"""The players' colours in the order of their seats: attacker red, defender blue, as on the pages."""

WORTH_A_WORD = Fraction(1, 10**6)
"""A missing chance below this is not mentioned."""


class LuckTable(NamedTuple):
    """A table of words: text columns first, figures from column `figures` on."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    figures: int


class LuckTold(NamedTuple):
    """The tables that have something to show, in order, and the remarks on them."""

    grids: tuple[LuckTable, ...]
    notes: tuple[str, ...]


def luck_told(found: Luck, most: int | None = None, names: Mapping[str, str] | None = None) -> LuckTold:
    """The luck meter in words, with only the `most` events that changed most, in order; None: all.

    `names` are those of the players who have one.
    """
    called = names or {}
    grids = [_throws(found, called), _chances(found, called), _turns(found, most, called)]
    return LuckTold(tuple(grid for grid in grids if grid.rows), tuple(_notes(found, most)))


class CurvePoint(NamedTuple):
    """What an aim is worth after an event: what the event was and what it changed, by dice or by decision."""

    place: int
    worth: Fraction
    by: Literal["dice", "decision"] | None = None
    event: str = ""
    moved: str = ""


class Curve(NamedTuple):
    """A player's aim from event to event: a chance, else a figure."""

    who: str
    aim: str
    chance: bool
    points: tuple[CurvePoint, ...]


def luck_curves(found: Luck) -> list[Curve]:
    """How everybody's aim went; if some players want a chance and others a figure, only the former."""
    if not found.turns:
        return []
    players = [who for who in found.players if found.aims[who].is_chance] or list(found.players)
    return [Curve(who, _aim(found, who), found.aims[who].is_chance, tuple(_points(found, who))) for who in players]


def luck_chart(found: Luck) -> LayerChart:
    """The curve of everybody's chances from event to event. InputError names the chart if there is none."""
    import altair as alt

    curves = luck_curves(found)
    if not curves:
        raise InputError("chart", found.unknown or Message("luck-no-curve"))
    names = [value(found.game, curve.who) for curve in curves]
    chance = curves[0].chance
    worth = alt.Y(
        "worth:Q",
        title=None,
        axis=alt.Axis(format="~%" if chance else "~g", grid=True),
        scale=alt.Scale(domain=[0, 1]) if chance else alt.Undefined,
    )
    colour = alt.Color(
        "player:N",
        title=None,
        scale=alt.Scale(domain=names, range=COLOURS[: len(names)]),
        legend=alt.Legend(orient="top"),
    )
    kinds = alt.Scale(domain=[say("luck-by-dice"), say("luck-by-decision")], range=["square", "circle"])
    shape = alt.Shape("by:N", title=None, scale=kinds, legend=alt.Legend(orient="top"))
    tooltip = [alt.Tooltip(f"{key}:N", title=say(f"luck-{key}")) for key in ("event", "chances")]
    drawn = [
        {"player": told, "place": point.place, "worth": float(point.worth)}
        | ({"by": say(f"luck-by-{point.by}"), "event": point.event, "chances": point.moved} if point.by else {})
        for told, curve in zip(names, curves, strict=True)
        for point in curve.points
    ]
    base = alt.Chart(alt.InlineData(drawn)).encode(
        x=alt.X("place:Q", title=say("luck-axis"), axis=alt.Axis(tickMinStep=1, format="d")), y=worth, color=colour
    )
    line = base.mark_line(interpolate="step-after")
    points = base.transform_filter("datum.place > 0").mark_point(filled=True, size=60, opacity=1)
    layers = [line, points.encode(shape=shape, tooltip=tooltip)]
    aims = [labelled(told, curve.aim) for told, curve in zip(names, curves, strict=True)]
    name = found.procedure.partition(".")[2]
    title = said(found.game, name) or spaced(name)
    return styled(alt.LayerChart(layer=layers, width=560, height=260), title, *aims)


def _points(found: Luck, who: str) -> Iterator[CurvePoint]:
    """The beginning, and where each event led."""
    place, (worth, natural) = found.players.index(who), _worth(found, who)
    yield CurvePoint(0, natural(found.turns[0].before[place]))
    for turn in found.turns:
        yield CurvePoint(turn.event + 1, natural(turn.after[place]), turn.by, _event(turn), _moved(turn, place, worth))


# --- Several games, and a verdict


def luck_over_games_told(players: Sequence[Fortune]) -> LuckTable:
    """The result of several games for every player, the luckiest first."""
    keys = ("who", "games", "won", "dice", "own", "strays")
    rows = tuple(
        (
            _player(one),
            number(one.games),
            number(one.won),
            _signed(one.luck, _in_games),
            _signed(one.own, _in_games),
            f"± {number(one.strays, 2)}",
        )
        for one in players
    )
    return LuckTable("", tuple(say(f"luck-{key}") for key in keys), rows, 1)


def verdicts_told(players: Sequence[Fortune]) -> list[str]:
    """Who was lucky, one sentence each."""
    return [
        say(f"luck-verdict-{one.verdict}", who=_player(one), games=_signed(one.luck, _in_games) or "0")
        for one in players
    ]


def _player(one: Fortune) -> str:
    return value(one.game, one.player)


def _in_games(part: Fraction) -> str:
    return number(float(part), 2)


# --- Tables


def _throws(found: Luck, called: Mapping[str, str]) -> LuckTable:
    keys = ("what", "who", "times", "obtained", "expected", "at-most", "at-least")
    rows = tuple(_throws_row(row, called) for row in found.throws)
    headings = tuple(say(f"luck-{key}") for key in keys)
    if not any(row.who for row in found.throws):
        rows, headings = tuple((row[0], *row[2:]) for row in rows), (headings[0], *headings[2:])
    return LuckTable(say("luck-throws"), headings, rows, len(headings) - 5)


def _throws_row(row: Throws, called: Mapping[str, str]) -> tuple[str, ...]:
    nearly = "" if row.exact else "≈ "
    return (
        said(row.game, f"roll-{row.label}") or spaced(row.label),
        (called.get(row.who) or value(row.game, row.who)) if row.who else "",
        number(row.times),
        number(row.obtained),
        nearly + number(row.expected, 1),
        nearly + percent(row.at_most),
        nearly + percent(row.at_least),
    )


def _chances(found: Luck, called: Mapping[str, str]) -> LuckTable:
    keys = ("who", "aim", "before", "dice", "own", "others")
    headings = (*(say(f"luck-{key}") for key in keys), say("luck-after", finished=found.finished))
    rows = []
    for place, who in enumerate(found.players if found.turns else ()):
        worth, _ = _worth(found, who)
        change = found.change(who)
        moves = (_signed(part, worth) for part in change)
        ends = found.turns[0].before[place], found.turns[-1].after[place]
        rows.append(
            (called.get(who) or value(found.game, who), _aim(found, who), worth(ends[0]), *moves, worth(ends[1]))
        )
    return LuckTable(say("luck-chances"), headings, tuple(rows), 2)


def _turns(found: Luck, most: int | None, called: Mapping[str, str]) -> LuckTable:
    decisive = sorted(_counting(found), key=_weight, reverse=True)[:most]
    better = {turn.event: _better(turn) for turn in decisive}
    columns = ["number", "event", *(["better"] if any(better.values()) else [])]
    players = (called.get(who) or value(found.game, who) for who in found.players)
    headings = (*(say(f"luck-{key}") for key in columns), *players)
    rows = []
    for turn in sorted(decisive, key=lambda turn: turn.event):
        words = [number(turn.event + 1), _event(turn), *([better[turn.event]] if "better" in columns else [])]
        for place, who in enumerate(found.players):
            worth, _ = _worth(found, who)
            words.append(_moved(turn, place, worth))
        rows.append(tuple(words))
    return LuckTable(say("luck-turns"), headings, tuple(rows), len(columns))


def _counting(found: Luck) -> list[Turn]:
    """The turns that changed something."""
    return [turn for turn in found.turns if turn.before != turn.after]


def _weight(turn: Turn) -> Fraction:
    return max(abs(change.total) for change in turn.changes)


def _notes(found: Luck, most: int | None) -> Iterator[str]:
    if not (found.throws or found.unread or found.turns):
        yield say("luck-nothing")
    if most is not None and (left := len(_counting(found)) - most) > 0:
        yield say("luck-more", count=left)
    if found.turns:
        yield say("luck-explained")
    if any(not row.exact for row in found.throws):
        yield say("luck-nearly")
    if found.unread:
        throws = (said(found.game, f"roll-{one}") or spaced(one) for one in found.unread)
        yield say("luck-unread", throws=", ".join(throws))
    if found.tail > WORTH_A_WORD:
        yield say("luck-tail", chance=percent(found.tail))
    if found.unknown:
        yield str(found.unknown)


# --- Words


def _event(turn: Turn) -> str:
    told = entry(turn.entry).text
    return told if turn.events == 1 else say("luck-several", first=told, count=turn.events - 1)


def _moved(turn: Turn, place: int, worth: Callable[[Fraction], str]) -> str:
    return f"{worth(turn.before[place])} → {worth(turn.after[place])}"


def _better(turn: Turn) -> str:
    question = turn.entry.question
    if turn.better is None or question is None or not isinstance(question.who, str):
        return ""
    return answer(turn.entry.game, question, turn.better, question.who)


def _aim(found: Luck, who: str) -> str:
    """What a player wants: an event, or a figure as high or as low as possible."""
    wanted = found.aims[who]
    told = aim(found.game, wanted.text)
    if wanted.is_chance:
        return told
    return say("luck-lowest" if wanted.less else "luck-highest", key=told)


def _worth(found: Luck, who: str) -> tuple[Callable[[Fraction], str], Callable[[Fraction], Fraction]]:
    """How to say what a player's aim is worth, and the figure behind it: for `-key`, that of the key itself."""
    if found.aims[who].is_chance:
        return percent, lambda worth: worth
    factor = -1 if found.aims[who].less else 1
    return lambda worth: number(float(factor * worth)), lambda worth: factor * worth


def _signed(part: Fraction, say_so: Callable[[Fraction], str]) -> str:
    """A change: + is good for the player."""
    sign = "+" if part > 0 else "−" if part < 0 else ""
    return sign + say_so(abs(part)).lstrip("−")
