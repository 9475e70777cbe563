"""Vary: how the odds move with one or two of the inputs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from fractions import Fraction
from typing import Any, NamedTuple

from jacta import telling, text
from jacta.errors import InputError
from jacta.kernel.odds import odds as exact_odds
from jacta.web import forms
from jacta.web.forms import Field
from jacta.web.limits import Watch
from jacta.web.pages import plotting
from jacta.web.pages.desk import Desk
from jacta.web.pages.headlines import aim_mean
from jacta.web.pages.ladders import SHADES
from jacta.web.pages.tabs.measures import label, measures

REACH = 6  # how far a number is varied around what is entered
REACH_EACH = 4  # the same, where two vary
MOST = 41
MOST_EACH = 12


class Axis(NamedTuple):
    """An input that varies: its field, its values as entries with their texts, and which one is entered now."""

    field: Field
    label: str
    values: list[tuple[str, str]]
    now: str

    @property
    def numeric(self) -> bool:
        return self.field.kind == "number"


class Spot(NamedTuple):
    """The measure at one place of a sweep; None where the rules refuse the input."""

    label: str
    worth: Fraction | None
    told: str
    shade: int
    now: bool
    href: str


def view(desk: Desk, watch: Watch) -> dict[str, Any]:
    procedure = desk.procedure
    given = procedure.validate(desk.given)
    offered = list(variables(desk))
    if not offered:
        return {"desk": desk, "variables": False, "notices": ()}
    reach = REACH_EACH if desk.extra.get("_y") else REACH
    across = _axis(desk, offered, desk.extra.get("_x"), offered[0][0].path, reach)
    down = _axis(desk, offered, desk.extra.get("_y"), "", reach)
    assert across is not None

    base = exact_odds(procedure, given, None, watch)
    known = measures(procedure, base)
    written = desk.extra.get("_of") or (known[0].written if known else "value")
    aim = procedure.aim(written, given)

    def worth(entries: dict[str, str]) -> Fraction | None:
        with suppress(InputError):
            other = procedure.validate(_with(desk, entries))
            return aim_mean(exact_odds(procedure, other, None, watch), aim.value)
        return None

    chance = _is_chance(written)
    found: dict[str, Any] = {
        "measures": known,
        "of": written,
        "of_label": label(procedure.game.id, written),
        "rows": list(_rows(desk, across, down, worth, chance)),
        "chance": chance,
    }
    drawn = ""
    if down is None:
        marks = [(spot.label, spot.worth, spot.now) for spot in found["rows"][0][1]]
        drawn = plotting.line(marks, found["chance"], across.label, stepped=not across.numeric)
    context = {"desk": desk, "variables": True, "offered": offered, "across": across, "down": down}
    return {**context, **found, "drawn": drawn, "notices": procedure.rules(given).notices()}


def variables(desk: Desk) -> Iterator[tuple[Field, str]]:
    """The inputs that can vary, nested ones and readings too."""
    yield from _variables(desk, desk.form.fields, "")
    for field in desk.form.options:
        if field.kind == "choice":
            yield field, f"{field.help} {field.label}".strip()


def _variables(desk: Desk, fields: Sequence[Field], above: str) -> Iterator[tuple[Field, str]]:
    for field in fields:
        told = f"{above}{field.label}"
        if field.kind in ("number", "choice", "switch") and field is not desk.form.tag:
            yield field, told
        elif field.kind == "object":
            yield from _variables(desk, field.fields, f"{told} · ")
        elif field.kind == "objects":
            for place in range(desk.count(field)):
                yield from _variables(desk, field.at(place), f"{told} {place + 1} · ")


def _axis(desk: Desk, offered: Sequence[tuple[Field, str]], path: str | None, usual: str, reach: int) -> Axis | None:
    for field, told in offered:
        if field.path == (path if path is not None else usual):
            return Axis(field, told, list(_values(desk, field, reach)), _now(desk, field))
    if path and usual:
        return _axis(desk, offered, None, usual, reach)
    return None


def _now(desk: Desk, field: Field) -> str:
    written = desk.value(field.path)
    if written or field.default is None:
        return written
    return str(field.default).lower() if isinstance(field.default, bool) else str(field.default)


def _values(desk: Desk, field: Field, reach: int) -> Iterator[tuple[str, str]]:
    game = desk.game.id
    if field.kind == "choice":
        yield from ((choice.entry, choice.label) for choice in field.choices)
    elif field.kind == "switch":
        yield from ((word, telling.value(game, word == "true")) for word in ("false", "true"))
    else:
        now = _now(desk, field)
        middle = round(float(now)) if now.lstrip("-").replace(".", "", 1).isdecimal() else int(field.low or 0)
        low = max(middle - reach, int(field.low if field.low is not None else middle - reach))
        high = min(low + 2 * reach, int(field.high if field.high is not None else low + 2 * reach))
        yield from ((str(value), text.number(value)) for value in range(low, high + 1))


def _with(desk: Desk, entries: dict[str, str]) -> dict[str, Any]:
    kept = [pair for pair in desk.entries if pair[0] not in entries]
    return forms.parse(desk.form, [*kept, *entries.items()])


def _is_chance(written: str) -> bool:
    return any(sign in written for sign in "=<>")


def _rows(desk: Desk, across: Axis, down: Axis | None, worth: Any, chance: bool) -> Iterator[tuple[str, list[Spot]]]:
    """The sweep line by line: one line where only one input varies."""
    most_across = MOST if down is None else MOST_EACH
    lines = [("", "")] if down is None else down.values[:MOST_EACH]
    found = []
    for entry, heading in lines:
        fixed = {} if down is None else {down.field.path: entry}
        line = []
        for value, told in across.values[:most_across]:
            entries = {across.field.path: value, **fixed}
            now = value == across.now and (down is None or entry == down.now)
            line.append((told, worth(entries), now, entries))
        found.append((heading, line))
    known = [spot for _, line in found for _, spot, _, _ in line if spot is not None]
    low, high = (
        (Fraction(0), Fraction(1)) if chance else (min(known, default=Fraction(0)), max(known, default=Fraction(1)))
    )
    for heading, line in found:
        yield (
            heading,
            [Spot(told, w, _told(w, chance), _shade(w, low, high), now, _href(desk, e)) for told, w, now, e in line],
        )


def _told(worth: Fraction | None, chance: bool) -> str:
    if worth is None:
        return "–"
    return text.percent(worth) if chance else text.number(float(worth))


def _shade(worth: Fraction | None, low: Fraction, high: Fraction) -> int:
    if worth is None or high == low:
        return 0
    return round(SHADES * float((worth - low) / (high - low)))


def _href(desk: Desk, entries: dict[str, str]) -> str:
    kept = [pair for pair in desk.entries if pair[0] not in entries]
    return desk._replace(entries=[*kept, *entries.items()]).permalink
