"""Compare: the situation on the form with another that was set aside."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any, NamedTuple
from urllib.parse import parse_qsl

from jacta import telling, text
from jacta.distribution import Comparison, Odds, Pair
from jacta.kernel.odds import odds as exact_odds
from jacta.kernel.rule.inputs import Given
from jacta.plain import plain
from jacta.telling.chances import FIRST
from jacta.web import forms
from jacta.web.limits import Watch
from jacta.web.pages.figures import figures
from jacta.web.pages.keys import leaf_keys
from jacta.web.pages.workbench import Workbench

MOST_VALUES = 12
VISIBLE = Fraction(1, 2000)  # a smaller difference of chances would show as none


class Row(NamedTuple):
    """A figure in both situations; the shares are lengths of bars."""

    label: str
    first: str
    second: str
    change: str
    up: bool
    shares: tuple[float, float]


class KeyFigures(NamedTuple):
    """The figures of one key."""

    label: str
    rows: list[Row]


def view(workbench: Workbench, watch: Watch) -> dict[str, Any]:
    procedure = workbench.procedure
    second = procedure.validate(workbench.given)
    if not workbench.extra.get("_with"):
        return {"workbench": workbench, "compared": None, "notices": ()}
    other = put_aside(workbench)
    first = procedure.validate(other.given)
    pair = Comparison(_odds(procedure, first, watch), _odds(procedure, second, watch))
    shown = {
        "compared": list(groups(workbench, pair)),
        "same": not pair.total_variation,
        "sides": [
            figures(procedure, one.form, odds, 0, one.given)
            for one, odds in ((other, pair.first), (workbench, pair.second))
        ],
        "notices": pair.second.notices,
    }
    swapped = replace(workbench, entries=other.entries, extra={"_with": workbench.at().partition("?")[2]})
    differing = list(_differing(workbench, other.given, workbench.given))
    return {"workbench": workbench, "other": other, "swap": swapped.permalink, "differing": differing, **shown}


def _odds(procedure: Any, given: Given, watch: Watch) -> Odds[Any]:
    found: Odds[Any] = exact_odds(procedure, given, None, watch)
    return found


def put_aside(workbench: Workbench) -> Workbench:
    """The situation to compare with, carried along in the address."""
    entries = [pair for pair in parse_qsl(workbench.extra["_with"]) if not pair[0].startswith("_")]
    return replace(workbench, entries=entries, form=forms.form_of(workbench.procedure, entries), extra={})


def _differing(workbench: Workbench, first: dict[str, Any], second: dict[str, Any]) -> Any:
    """What was entered differently: label, first, second."""
    one, two = _leaves(workbench, first), _leaves(workbench, second)
    for label in dict.fromkeys((*one, *two)):
        if one.get(label) != two.get(label):
            yield label, one.get(label, text.say("page-as-usual")), two.get(label, text.say("page-as-usual"))


def _leaves(workbench: Workbench, given: Any, under: str = "") -> dict[str, str]:
    """Every number and word of an input, by the labels that lead to it; the readings by their own."""
    game = workbench.game.id
    found: dict[str, str] = {}
    for key, value in given.items():
        if key == "options" and not under:
            found |= dict(telling.situation(workbench.procedure, {"options": value}))
            continue
        label = f"{under} · {telling.key(game, key)}" if under else telling.key(game, key)
        parts = value if isinstance(value, dict) else {}
        if isinstance(value, list) and value and all(isinstance(one, dict) for one in value):
            for number, one in enumerate(value, start=1):
                found |= _leaves(workbench, one, f"{label} {number}")
            continue
        found |= _leaves(workbench, parts, label) if parts else {label: telling.under(game, key, value)}
    return found


def groups(workbench: Workbench, pair: Comparison) -> Any:
    """Every key that changes: for words the chance of each value, for numbers the mean."""
    game = workbench.game.id
    both = set(leaf_keys(pair.first)) & set(leaf_keys(pair.second))
    keys = [key for key in leaf_keys(pair.first) if key in both]
    means = []
    for key in sorted(keys, key=lambda key: key not in FIRST):
        marginal = pair.marginal(key)
        if pair.first.is_numeric(key) and pair.second.is_numeric(key):
            if marginal.total_variation >= VISIBLE and not (pair.first.tail or pair.second.tail):
                means.append(_mean(telling.key(game, key), Pair(pair.first.mean(key), pair.second.mean(key))))
        elif marginal.total_variation >= VISIBLE:
            ranked = sorted(marginal.outcomes.items(), key=lambda item: -max(item[1]))
            rows = [_chance(telling.value(game, plain(value)), one) for value, one in ranked[:MOST_VALUES]]
            yield KeyFigures(telling.key(game, key), rows)
    if means:
        yield KeyFigures(text.say("page-means"), means)


def _chance(label: str, pair: Pair) -> Row:
    points = text.number(abs(float(pair.difference)) * 100, 1)
    change = text.say("page-points", sign=_sign(pair.difference), points=points)
    shares = float(pair.first), float(pair.second)
    return Row(label, text.percent(pair.first), text.percent(pair.second), change, pair.difference > 0, shares)


def _mean(label: str, pair: Pair) -> Row:
    most = max(abs(pair.first), abs(pair.second)) or Fraction(1)
    change = f"{_sign(pair.difference)}{text.number(abs(float(pair.difference)))}"
    shares = float(abs(pair.first) / most), float(abs(pair.second) / most)
    first, second = (text.number(float(mean)) for mean in pair)
    return Row(label, first, second, change, pair.difference > 0, shares)


def _sign(amount: Fraction) -> str:
    return "+" if amount > 0 else "−" if amount < 0 else "±"
