"""Vary: how the odds change with one or two of the inputs, how many it takes, and what one more of each is worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import islice
from typing import Any, NamedTuple

from jacta import text
from jacta.analysis.keys import REACH, Key, keys, laid
from jacta.analysis.need import BEYOND, Need, bound, need
from jacta.analysis.sensitivity import Sensitivity, sensitivity
from jacta.analysis.sweep_charts import difference, figure
from jacta.analysis.vary import REACH_EACH, Sweep, vary
from jacta.errors import InputError
from jacta.kernel.odds import odds as exact_odds
from jacta.kernel.rule.procedure import Procedure
from jacta.telling import varying
from jacta.text import Message
from jacta.typed import fraction
from jacta.web import form_entries
from jacta.web.limits import Watch
from jacta.web.pages import plotting
from jacta.web.pages.columns import SHADES
from jacta.web.pages.tabs.measures import STEPS, measures
from jacta.web.pages.workbench import Workbench

MOST = 41
MOST_TRIED = 6  # keys tried in search of one that makes a difference
MOST_EACH = 12
BEYOND_EACH = 2  # values tried past each answer, if two keys vary


class Varied(NamedTuple):
    """A key that varies, with its name."""

    path: str
    label: str
    numeric: bool


class SweepCell(NamedTuple):
    """The measure at one point of a sweep; None if the rules refuse the input."""

    label: str
    worth: Fraction | None
    told: str
    shade: int
    now: bool
    href: str


class Needed(NamedTuple):
    """How many it takes, in words; `under` is the value of the second key."""

    under: str
    answer: str
    sentence: str
    beside: list[tuple[str, str, bool]]
    remarks: list[str]


class SensitivityStep(NamedTuple):
    """One key changed by one step: what changes, by how much, to what; and the length of its bar."""

    label: str
    difference: str
    then: str
    share: float
    helps: bool
    href: str


def view(workbench: Workbench, watch: Watch) -> dict[str, Any]:
    procedure, data = workbench.procedure, workbench.given
    given = procedure.validate(data)
    offered = {key.path: key for key in keys(procedure, data)}
    known = measures(procedure, exact_odds(procedure, given, None, watch))
    if not offered or not known:
        return {"workbench": workbench, "variables": False, "notices": ()}
    written = workbench.extra.get("_of") or known[0].written
    across = offered.get(workbench.extra.get("_x", "")) or _moving(procedure, data, offered, written, watch)
    down = offered.get(workbench.extra.get("_y", ""))
    down = None if down == across else down
    enough = _enough(procedure, written, workbench.extra.get("_enough", "").strip())
    context: dict[str, Any] = {
        "workbench": workbench,
        "variables": True,
        "offered": [(path, varying.varied_key(procedure, path)) for path in offered],
        "across": _shown(procedure, across),
        "down": down and _shown(procedure, down),
        "enough": enough,
        "measures": known,
        "of": written,
        "of_label": varying.measure(procedure, written),
        "steps": None,
        "needed": None,
        "notices": procedure.rules(given).notices(),
    }
    if workbench.extra.get("_show") == STEPS:
        return context | _steps(workbench, sensitivity(procedure, data, aim=written, watch=watch))
    by = _by(across, down)
    context |= _swept(workbench, vary(procedure, data, by=by, aim=written, watch=watch), enough)
    if enough:
        beyond = BEYOND_EACH if down else BEYOND
        sought = {**by, across.path: None}
        found = need(procedure, data, by=sought, at_least=enough, aim=written, watch=watch, beyond=beyond)
        context["needed"] = _needed(procedure, found)
    return context


def _moving(procedure: Procedure, data: Any, offered: Mapping[str, Key], written: str, watch: Watch) -> Key:
    """The first key that makes a difference in this situation; if the first few make none, the very first."""
    for key in islice(offered.values(), MOST_TRIED):
        try:
            found = vary(procedure, data, by={key.path: key.values(reach=1)[:3]}, aim=written, watch=watch)
        except InputError:
            continue
        if len({spot.worth for spot in found.spots if spot.worth is not None}) > 1:
            return key
    return next(iter(offered.values()))


def _enough(procedure: Procedure, aim: str, typed: str) -> str:
    """What is enough: `70` for a chance is 70 %, since number pads have no percent sign. Letters are refused."""
    figure = fraction(typed) if typed else None
    if figure is None and typed:
        raise InputError("_enough", Message("error-need-bound", value=typed))
    return f"{typed} %" if figure is not None and figure > 1 and procedure.aim(aim).is_chance else typed


def _shown(procedure: Procedure, key: Key) -> Varied:
    return Varied(key.path, varying.varied_key(procedure, key.path), key.numeric)


def _by(across: Key, down: Key | None) -> dict[str, Any]:
    """The keys that vary, with as many values as fit on a page."""
    if down is None:
        return {across.path: across.values(reach=REACH)[:MOST]}
    return {key.path: key.values(reach=REACH_EACH)[:MOST_EACH] for key in (across, down)}


def _swept(workbench: Workbench, found: Sweep, enough: str) -> dict[str, Any]:
    """The sweep line by line; if only one input varies, a single line and its chart."""
    words, chance = varying.words(workbench.procedure), found.is_chance
    worths = [spot.worth for spot in found.spots if spot.worth is not None]
    low, high = (
        (Fraction(0), Fraction(1)) if chance else (min(worths, default=Fraction(0)), max(worths, default=Fraction(1)))
    )
    rows = []
    for under, spots in found.lines:
        cells = []
        for spot in spots:
            at = {key.path: value for key, value in zip(found.keys, spot.values, strict=True)}
            label = words.value(found.keys[0].path, spot.values[0])
            shade = _shade(spot.worth, low, high)
            cells.append(
                SweepCell(label, spot.worth, figure(spot.worth, chance), shade, spot.now, _href(workbench, at))
            )
        rows.append(("" if under is None else words.value(found.keys[1].path, under), cells))
    drawn = ""
    if len(found.keys) == 1:
        marks = [(cell.label, cell.worth, cell.now) for cell in rows[0][1]]
        title, stepped = words.key(found.keys[0].path), not found.keys[0].numeric
        drawn = plotting.line(marks, chance, title, stepped, bound(enough) if enough else None)
    flat = figure(worths[0], chance) if len(worths) > 1 and len(set(worths)) == 1 else ""
    return {"rows": rows, "chance": chance, "drawn": drawn, "found": found, "flat": flat}


def _needed(procedure: Procedure, found: Need) -> list[Needed]:
    words, both = varying.words(procedure), len(found.keys) > 1
    return [
        Needed(
            words.value(found.keys[1].path, one.under) if both else "",
            words.value(found.keys[0].path, one.answer.values[0]) if one.answer else text.say("need-never"),
            varying.needed(procedure, found, one),
            varying.beside(procedure, found, one),
            varying.stretches(procedure, found, one) if both else varying.remarks(procedure, found, one),
        )
        for one in found.found
    ]


def _steps(workbench: Workbench, found: Sensitivity) -> dict[str, Any]:
    """What one more of each input is worth, with bars; and how many make no difference."""
    words = varying.words(workbench.procedure)
    longest = max((abs(one.difference) for one in found.telling), default=Fraction(1))
    steps = [
        SensitivityStep(
            words.change(one),
            difference(one.difference, found.is_chance),
            figure(one.worth, found.is_chance),
            float(abs(one.difference) / longest),
            one.difference > 0,
            _href(workbench, {one.key.path: one.value}),
        )
        for one in found.telling
    ]
    even = len(found.changes) - len(steps)
    worth = figure(found.worth, found.is_chance)
    return {"steps": steps, "even": even, "worth": worth, "chance": found.is_chance, "found": found}


def _shade(worth: Fraction | None, low: Fraction, high: Fraction) -> int:
    if worth is None or high == low:
        return 0
    return round(SHADES * float((worth - low) / (high - low)))


def _href(workbench: Workbench, at: Mapping[str, Any]) -> str:
    """The address of this tab with other values."""
    data = workbench.given
    for path, value in at.items():
        data = laid(data, path, value)
    return replace(workbench, entries=form_entries.entries_of(workbench.form, data)).permalink
