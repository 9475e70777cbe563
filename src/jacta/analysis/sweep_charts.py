"""What sweeps and sensitivities look like: charts and data frames. Altair and pandas are imported where needed."""

# ruff: noqa: PLC0415

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

from jacta import text
from jacta.charts import AMBER, BLUE, check_drawable, styled
from jacta.errors import JactaError
from jacta.text import Message

if TYPE_CHECKING:
    from altair import LayerChart
    from pandas import DataFrame

    from jacta.analysis.sensitivity import KeyStep, Sensitivity
    from jacta.analysis.vary import Sweep


class Words(NamedTuple):
    """What to call keys, their values and aims: by path, by path and value, by the aim as written."""

    key: Callable[[str], str] = str
    value: Callable[[str, Any], str] = lambda path, value: str(value)
    aim: Callable[[str], str] = str

    def change(self, one: KeyStep) -> str:
        """One step from what was entered: the key, and its values before and after."""
        path = one.key.path
        return text.labelled(self.key(path), f"{self.value(path, one.key.now)} → {self.value(path, one.value)}")


def figure(worth: Fraction | None, chance: bool) -> str:
    """A chance or a mean for reading; a dash if there is none."""
    if worth is None:
        return "–"
    return text.percent(worth) if chance else text.number(float(worth))


def difference(change: Fraction, chance: bool) -> str:
    """The change of a chance or a mean: a chance in percentage points."""
    sign = "+" if change > 0 else ""
    return f"{sign}{text.number(100 * float(change), 1) if chance else text.number(float(change))}"


def sweep_chart(shown: Sweep, title: str, words: Words | None) -> LayerChart:
    """A line over the numbers of one key, bars over its choices; a heat map of two keys."""
    check_drawable()
    words = words or Words()
    paths = [key.path for key in shown.keys]
    rows: list[dict[str, Any]] = [
        {
            "at": [words.value(path, value) for path, value in zip(paths, spot.values, strict=True)],
            "place": spot.values[0] if shown.keys[0].numeric else place,
            "worth": None if spot.worth is None else float(spot.worth),
            "told": figure(spot.worth, shown.is_chance),
        }
        for place, spot in enumerate(shown.spots)
    ]
    data = [{**row, "across": row["at"][0], "up": row["at"][-1]} for row in rows if row["worth"] is not None]
    drawn = _heat(shown, data, words) if len(paths) > 1 else _line(shown, data, words)
    return styled(drawn, *filter(None, (title, words.aim(shown.aim.text))))


def _line(shown: Sweep, data: list[dict[str, Any]], words: Words) -> LayerChart:
    import altair as alt

    across = words.key(shown.keys[0].path)
    axis = alt.Axis(format="~%" if shown.is_chance else "~g", tickCount=5, grid=True)
    scale = alt.Scale(domain=[0, 1]) if shown.is_chance else alt.Scale(zero=False)
    base = alt.Chart(alt.InlineData(data)).encode(
        y=alt.Y("worth:Q", title=words.aim(shown.aim.text), axis=axis, scale=scale),
        tooltip=[alt.Tooltip("across:N", title=across), alt.Tooltip("told:N", title=words.aim(shown.aim.text))],
    )
    if not shown.keys[0].numeric:
        bars = base.encode(x=alt.X("across:N", sort=None, title=across, axis=alt.Axis(labelAngle=0)))
        figures = bars.mark_text(dy=-7).encode(text="told:N")
        return alt.LayerChart(layer=[bars.mark_bar(color=BLUE), figures], width=alt.Step(110), height=260)
    numbers = alt.Axis(tickMinStep=1, format="d")
    points = base.encode(x=alt.X("place:Q", title=across, axis=numbers, scale=alt.Scale(zero=False, nice=False)))
    return alt.LayerChart(
        layer=[points.mark_line(color=BLUE), points.mark_circle(color=BLUE, size=60)], width=540, height=260
    )


def _heat(shown: Sweep, data: list[dict[str, Any]], words: Words) -> LayerChart:
    import altair as alt

    across, up = (words.key(key.path) for key in shown.keys)
    worths = [row["worth"] for row in data]
    low, high = (0, 1) if shown.is_chance else (min(worths, default=0), max(worths, default=1))
    base = alt.Chart(alt.InlineData(data)).encode(
        x=alt.X("across:N", sort=None, title=across, axis=alt.Axis(labelAngle=0, orient="top")),
        y=alt.Y("up:N", sort=None, title=up),
        tooltip=alt.Tooltip("told:N", title=words.aim(shown.aim.text)),
    )
    cells = base.mark_rect().encode(
        color=alt.Color("worth:Q", scale=alt.Scale(scheme="blues", domain=[low, high]), legend=None)
    )
    ink = alt.condition(alt.datum.worth > (low + high) / 2, alt.value("white"), alt.value("black"))
    figures = base.mark_text(fontSize=10).encode(text="told:N", color=ink)
    return alt.LayerChart(layer=[cells, figures], width=alt.Step(52), height=alt.Step(30))


def sensitivity_chart(shown: Sensitivity, title: str, words: Words | None, rows: int) -> LayerChart:
    """Bars to the right for what helps, to the left for what hurts; the longest first."""
    check_drawable()
    import altair as alt

    words = words or Words()
    data = [
        {
            "change": words.change(one),
            "worth": float(one.difference),
            "told": f"{difference(one.difference, shown.is_chance)} → {figure(one.worth, shown.is_chance)}",
            "helps": one.difference > 0,
        }
        for one in shown.changes[:rows]
    ]
    base = alt.Chart(alt.InlineData(data)).encode(
        y=alt.Y("change:N", sort=None, title=None),
        x=alt.X("worth:Q", axis=None),
        tooltip=alt.Tooltip("told:N", title=""),
    )
    colour = alt.condition(alt.datum.helps, alt.value(BLUE), alt.value(AMBER))
    right = base.transform_filter(alt.datum.worth >= 0).mark_text(align="left", dx=4).encode(text="told:N")
    left = base.transform_filter(alt.datum.worth < 0).mark_text(align="right", dx=-4).encode(text="told:N")
    drawn = alt.LayerChart(layer=[base.mark_bar().encode(color=colour), right, left], width=420, height=alt.Step(26))
    now = f"{words.aim(shown.aim.text)}: {figure(shown.worth, shown.is_chance)}"
    return styled(drawn, *filter(None, (title, now)))


def frame(shown: Sweep) -> DataFrame:
    """A sweep as a pandas data frame."""
    try:
        from pandas import DataFrame  # optional, and slow to import
    except ImportError as error:
        raise JactaError(Message("error-no-pandas")) from error
    paths = [key.path for key in shown.keys]
    return DataFrame(
        [
            {
                **dict(zip(paths, spot.values, strict=True)),
                "exact": spot.worth,
                "worth": None if spot.worth is None else float(spot.worth),
            }
            for spot in shown.spots
        ]
    )
