"""Questions before an assault: which formation, and what one more point of shock, one column or one general is worth.

Everything is the exact odds of `assault_sequence` for the same input with one thing changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import TYPE_CHECKING, Any, Literal

from jacta.charts import BLUE, ORANGE, svg
from jacta.games.vive_lempereur.inputs import FORMATIONS, SIDES, Side, refuse
from jacta.games.vive_lempereur.melee.assault import AssaultGiven, assault_sequence
from jacta.games.vive_lempereur.melee.melee import column_of, labels
from jacta.rules import Comparison, InputError, Odds, odds, percent, texts, written

if TYPE_CHECKING:
    from altair import LayerChart

Gain = Literal["shock", "column", "general"]
GAINS: tuple[Gain, ...] = ("shock", "column", "general")
MOST_SHOCK, BEST_GENERAL = 30, 4
COLOURS = {"attacker": ORANGE, "none": "#d0d0d0", "defender": BLUE}


say = texts("vive_lempereur")


# --- Which formation?


def by_formation(given: Mapping[str, Any], side: Side = "defender") -> dict[str, Odds[Any]]:
    """The odds of the assault for each formation that the side's first unit could take, as the sheet lists them.

    A formation that the assault refuses is left out.
    """
    assault = _checked(given)
    found = {}
    for formation in FORMATIONS[assault.units(side)[0].arm]:
        if formation == "disorganised":
            continue
        try:
            found[formation] = _odds(_first_unit(assault, side, formation=formation))
        except InputError:
            continue
    return found


def formation_chart(given: Mapping[str, Any], side: Side = "defender") -> LayerChart:
    """Who wins, for each formation of the side's first unit."""
    rows = {say(f"value-{formation}"): found for formation, found in by_formation(given, side).items()}
    return _winners_chart(rows, say("chart-formation"))


# --- What is it worth?


def worth(given: Mapping[str, Any], gain: Gain, side: Side = "attacker") -> Comparison:
    """The assault as it is, beside the same with one more point of shock, column, or general for the side."""
    assault = _checked(given)
    better = {"shock": _one_more_shock, "column": _next_column, "general": _one_more_general}[gain](assault, side)
    return _odds(assault).compare(_odds(better), (say("chart-as_it_is"), say(f"chart-{gain}")))


def worth_chart(given: Mapping[str, Any], side: Side = "attacker") -> LayerChart:
    """Who wins as it is, and with each gain that is still to be had."""
    rows = {say("chart-as_it_is"): _odds(_checked(given))}
    for gain in GAINS:
        try:
            rows[say(f"chart-{gain}")] = worth(given, gain, side).second
        except InputError:
            continue
    return _winners_chart(rows, say("chart-worth"))


# --- As pictures of the procedures


def plan_picture(given: Mapping[str, Any]) -> str:
    """Which formation? For the side that has a choice; for both, the defender, who chooses last."""
    side: Side = "attacker" if given.get("attacker_formations") and not given.get("defender_formations") else "defender"
    planned = {key: value for key, value in given.items() if not key.endswith("_formations")}
    return svg(formation_chart(planned, side))


def assault_picture(given: Mapping[str, Any]) -> str:
    """What is a reinforcement of the attacker worth?"""
    return svg(worth_chart(given))


def _one_more_shock(assault: AssaultGiven, side: Side) -> AssaultGiven:
    first = assault.units(side)[0]
    if max(first.shock, first.shock_column) == MOST_SHOCK:
        raise refuse(f"{side}s.0.shock", "no-gain")
    return _first_unit(assault, side, shock=first.shock + 1, shock_column=first.shock_column + 1)


def _one_more_general(assault: AssaultGiven, side: Side) -> AssaultGiven:
    key = f"{side}_general"
    if getattr(assault, key) == BEST_GENERAL:
        raise refuse(key, "no-gain")
    return _changed(assault, {key: getattr(assault, key) + 1})


def _next_column(assault: AssaultGiven, side: Side) -> AssaultGiven:
    """The same assault one column further. Shock does nothing but find the column, so any totals that lie there do."""
    rules = assault_sequence.rules(assault)
    known = labels(rules)
    wanted = known.index(_column(assault)) + (1 if side == "attacker" else -1)
    if not 0 <= wanted < len(known):
        raise refuse(f"{side}s", "no-gain")
    for candidate in _other_shocks(assault):
        if candidate.shock_total("attacker", rules) and _column(candidate) == known[wanted]:
            return candidate
    raise refuse(f"{side}s", "no-gain")


def _other_shocks(assault: AssaultGiven) -> Iterator[AssaultGiven]:
    """The assault with other printed values of the two first units, the smallest changes first."""
    ours, theirs = (assault.units(side)[0].shock for side in SIDES)
    values = range(MOST_SHOCK + 1)
    for shock, other in sorted(product(values, values), key=lambda pair: abs(pair[0] - ours) + abs(pair[1] - theirs)):
        changed = _first_unit(assault, "attacker", shock=shock, shock_column=shock)
        yield _first_unit(changed, "defender", shock=other, shock_column=other)


def _column(assault: AssaultGiven) -> str:
    rules = assault_sequence.rules(assault)
    attacker, defender = (assault.shock_total(side, rules) for side in SIDES)
    return column_of(attacker, defender, rules)


# --- The same with something changed


def _checked(given: Mapping[str, Any]) -> AssaultGiven:
    assault = assault_sequence.validate(given)
    assert isinstance(assault, AssaultGiven)
    return assault


def _changed(assault: AssaultGiven, changes: Mapping[str, Any]) -> AssaultGiven:
    return _checked({**written(assault), **changes})


def _first_unit(assault: AssaultGiven, side: Side, **changes: Any) -> AssaultGiven:
    first, *others = written(assault)[f"{side}s"]
    return _changed(assault, {f"{side}s": [{**first, **changes}, *others]})


def _odds(assault: AssaultGiven) -> Odds[Any]:
    return odds(assault_sequence, assault)


# --- The chart


def _winners_chart(rows: Mapping[str, Odds[Any]], title: str) -> LayerChart:
    """One bar for each row, shared out among attacker, nobody and defender."""
    import altair as alt  # noqa: PLC0415

    names = {winner: say(f"value-{winner}") for winner in COLOURS}
    data = []
    for row, found in rows.items():
        reached = 0.0
        for winner, name in names.items():
            share = float(found.p(winner=winner))
            said = percent(found.p(winner=winner), 0) if share >= 0.06 else ""
            middle = reached + share / 2
            data.append(
                {"row": row, "winner": name, "from": reached, "to": reached + share, "at": middle, "said": said}
            )
            reached += share
    base = alt.Chart(alt.InlineData(data)).encode(y=alt.Y("row:N", sort=None, title=None))
    colours = alt.Scale(domain=list(names.values()), range=list(COLOURS.values()))
    bars = base.mark_bar().encode(
        x=alt.X("from:Q", axis=None, scale=alt.Scale(domain=[0, 1])),
        x2="to:Q",
        color=alt.Color("winner:N", scale=colours, legend=alt.Legend(title=say("key-winner"), orient="top")),
    )
    figures = base.mark_text(fontSize=12).encode(x="at:Q", text="said:N")
    drawn = alt.LayerChart(
        layer=[bars, figures], height=alt.Step(30), width=460, title=alt.Title(title, anchor="start")
    )
    styled: LayerChart = drawn.configure_view(stroke=None).configure_axis(
        domain=False, ticks=False, labelPadding=6, labelFontSize=12, labelLimit=400
    )
    return styled
