"""Charts of distributions, in a notebook, a file or on a web page.

Altair is imported by the functions that draw with it: most commands need none of it.
"""

# ruff: noqa: PLC0415

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from importlib.util import find_spec
from itertools import accumulate, islice, pairwise
from os import PathLike
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from jacta import text
from jacta.arguments import checked
from jacta.errors import InputError, JactaError
from jacta.plain import plain, plain_outcome

if TYPE_CHECKING:
    from altair import Chart, LayerChart
    from typing_extensions import TypeIs

    from jacta.distribution import Comparison, Odds

ROWS: Final = 20  # outcomes shown one by one, unless the caller asks for more
CROWDED: Final = 15  # more columns than this leave no room for figures
RED, BLUE = "#a53a2a", "#2f5f8f"  # the two sides, here as on the pages
GREY, AMBER = "#6d6a63", "#b07a1e"  # the first of two that are compared, and the second


class CannotDraw(JactaError):
    """The packages that draw charts are not installed."""


def check_drawable() -> None:
    """Refuse to draw if the packages that do it, which are optional, are not installed."""
    for package in ("altair", "vl_convert"):
        if find_spec(package) is None:
            raise CannotDraw(text.Message("error-no-charts"))


def is_comparison(shown: Odds[Any] | Comparison) -> TypeIs[Comparison]:
    return shown.kind == "comparison"


class Wording(NamedTuple):
    """How to say things in the reader's language.

    `labels` translates the id of the procedure, and the keys, texts and names of what is shown.
    """

    labels: Callable[[str], str] = str

    def value(self, data: Any) -> str:
        """A plain value, for people."""
        if isinstance(data, bool):
            return text.say("word-yes" if data else "word-no")
        if isinstance(data, int | float):
            return text.number(data)
        if isinstance(data, dict):
            return ", ".join(f"{self.labels(key)} {self.value(item)}" for key, item in data.items())
        if isinstance(data, list):
            return "; ".join(map(self.value, data)) or "–"
        return "–" if data is None else self.labels(data)

    def name(self, name: str) -> str:
        """The name of one of two distributions."""
        return text.say(f"chart-{name}") if name in ("first", "second") else self.labels(name)

    def outcome(self, outcome: Any) -> str:
        data = plain_outcome(outcome)
        return self.value(data["value"] if data.keys() == {"value"} else data)

    def cells(self, outcome: Any, fields: Iterable[str]) -> list[str]:
        data = plain_outcome(outcome)
        return [self.value(data.get(key)) for key in fields]

    def others(self, shown: Odds[Any] | Comparison, rows: int) -> list[str]:
        """The remarks about the outcomes that are not shown one by one, if there are any."""
        if len(shown) <= rows:
            return []
        share = f" ({text.percent(sum(p for _, p in islice(shown, rows, None)))})" if not is_comparison(shown) else ""
        return [text.say("chart-others", count=text.number(len(shown) - rows)) + share]

    def tail(self, odds: Odds[Any]) -> list[str]:
        """The remarks about the tail, if there is one."""
        if not odds.tail:
            return []
        return [text.say("chart-tail", chance=text.percent(Fraction(odds.tail, odds.total)))]

    def change(self, amount: Fraction, say: Callable[[Fraction], str]) -> str:
        sign = "+" if amount > 0 else "−" if amount < 0 else ""
        return sign + say(abs(amount))


def title_of(shown: Odds[Any] | Comparison, title: str | None = None, labels: Callable[[str], str] = str) -> str:
    """What stands above a table or a chart: the title stated, else what the procedure is called."""
    procedure = shown.first.procedure if is_comparison(shown) else shown.procedure
    return title if title is not None else labels(procedure) if procedure else ""


@checked
def chart(
    shown: Odds[Any] | Comparison,
    key: str | Sequence[str] | None = None,
    *,
    at_least: bool = False,
    rows: int = ROWS,
    title: str | None = None,
    labels: Callable[[str], str] = str,
    about: Sequence[str] = (),
    tones: Mapping[Any, str] = MappingProxyType({}),
) -> LayerChart:
    """The chart that suits the data. `about` are lines under its title, `tones` the colours of single values.

    One key with numbers: columns (`at_least`: the chance of each value or more). Two keys with numbers: a heat map.
    Anything else: bars, of the `rows` most probable values; a comparison has two bars for each.
    """
    wording = Wording(labels)
    keys = [key] if isinstance(key, str) else [*(key or [])]
    check_drawable()
    subject = shown.marginal(*keys) if keys else shown
    headings = [title_of(shown, title, labels), *about]
    subheading = ", ".join(map(labels, keys))
    if is_comparison(subject):
        drawn = _paired_bars(subject, rows, wording)
        headings += [subheading, *wording.others(subject, rows)]
    else:
        fields = subject.fields
        axes = [*map(labels, keys if len(keys) == len(fields) else fields)]
        numeric = all(map(subject.is_numeric, fields))
        if numeric and len(axes) == 1:
            drawn = _columns(subject.marginal(*fields), axes[0], at_least, wording)
        elif numeric and len(axes) == 2:
            drawn = _heat_map(subject, axes, wording)
        else:
            drawn = _bars(subject, rows, wording, tones)
            headings += [subheading, *wording.others(subject, rows)]
        headings += wording.tail(subject)
    return styled(drawn, *filter(None, headings))


def styled(drawn: LayerChart, title: str = "", *subtitles: str) -> LayerChart:
    """A chart in the common style, with numbers as the language writes them."""
    check_drawable()
    import altair as alt
    from vl_convert import get_format_locale

    locale = get_format_locale("fr-FR" if text.language() == "fr" else "en-GB")
    finished: LayerChart = (
        drawn.properties(title=alt.Title(title, subtitle=list(subtitles), anchor="start"))
        .configure(locale=alt.Locale(number=locale))
        .configure_view(stroke=None)
        .configure_axis(domain=False, ticks=False, grid=False, labelPadding=6, labelFontSize=12, labelLimit=400)
    )
    return finished


def save(chart: LayerChart, path: str | PathLike[str]) -> None:
    """Write a chart to a file that can be viewed offline: .svg, .png, .html or .json."""
    path = Path(path)
    match path.suffix.lower():
        case ".html":
            chart.save(path, inline=True, json_kwds={"cls": _ScriptSafe})
        case ".png":
            chart.save(path, scale_factor=2)
        case ".svg" | ".json":
            chart.save(path)
        case suffix:
            raise InputError("chart", text.Message("error-chart-format", suffix=suffix or path.name))


def svg(chart: LayerChart) -> str:
    """A chart as SVG text."""
    from vl_convert import vegalite_to_svg

    drawn: str = vegalite_to_svg(chart.to_dict())
    return drawn


def png(drawn: str) -> bytes:
    """An SVG drawing as PNG."""
    check_drawable()
    from vl_convert import svg_to_png

    made: bytes = svg_to_png(drawn)
    return made


class _ScriptSafe(json.JSONEncoder):
    """JSON that stays inside its <script> element, whatever texts it contains."""

    def encode(self, o: Any) -> str:
        return super().encode(o).replace("<", r"\u003c")


def _bars(odds: Odds[Any], rows: int, wording: Wording, tones: Mapping[Any, str]) -> LayerChart:
    import altair as alt

    data = [
        {"outcome": wording.outcome(outcome), "tone": tones.get(outcome, BLUE), **_said(p)}
        for outcome, p in islice(odds, rows)
    ]
    base = _base(data).encode(
        y=alt.Y("outcome:N", sort=None, title=None),
        x=alt.X("probability:Q", axis=None, scale=alt.Scale(domain=[0, 1])),
    )
    figures = base.mark_text(align="left", dx=4).encode(text="percent:N")
    bars = base.mark_bar().encode(color=alt.Color("tone:N", scale=None))
    return alt.LayerChart(layer=[bars, figures], height=alt.Step(26))


def _paired_bars(comparison: Comparison, rows: int, wording: Wording) -> LayerChart:
    import altair as alt

    names = [*map(wording.name, comparison.names)]
    pairs = [*islice(comparison.outcomes.items(), rows)]
    if all(isinstance(outcome, int | float | Fraction) for outcome, _ in pairs):
        pairs.sort()  # numbers go in their own order
    data = [
        {"outcome": wording.outcome(outcome), "name": name, **_said(p)}
        for outcome, pair in pairs
        for name, p in zip(names, pair, strict=True)
    ]
    base = _base(data).encode(
        y=alt.Y("outcome:N", sort=None, title=None),
        yOffset=alt.YOffset("name:N", sort=names),
        x=alt.X("probability:Q", axis=None),
    )
    colours = alt.Scale(domain=names, range=[GREY, AMBER])
    bars = base.mark_bar().encode(color=alt.Color("name:N", scale=colours, legend=alt.Legend(title=None, orient="top")))
    figures = base.mark_text(align="left", dx=4).encode(text="percent:N")
    return alt.LayerChart(layer=[bars, figures], height=alt.Step(18))  # per bar, of two


def _columns(odds: Odds[Any], across: str, at_least: bool, wording: Wording) -> LayerChart:
    import altair as alt

    values = sorted(odds.weights)
    gap = min((after - before for before, after in pairwise(values)), default=1)
    weights = [odds.weights[value] for value in values]
    if at_least:
        weights = [*accumulate(reversed(weights))][::-1]
    data = [
        {
            "value": float(value),
            "left": float(value) - 0.4 * gap,
            "right": float(value) + 0.4 * gap,
            **_said(Fraction(weight, odds.total)),
        }
        for value, weight in zip(values, weights, strict=True)
    ]
    heading = text.say("chart-at-least" if at_least else "chart-probability")
    base = _base(data).encode(
        y=alt.Y("probability:Q", title=heading, axis=alt.Axis(format="~%", tickCount=5, grid=True))
    )
    axis = alt.Axis(tickMinStep=float(gap), format=",~g")
    columns = base.mark_bar(color=BLUE).encode(
        x=alt.X("left:Q", title=across, axis=axis, scale=alt.Scale(zero=False, nice=False)),
        x2="right:Q",
        y2=alt.datum(0),
    )
    figures = base.mark_text(dy=-7, fontSize=10).encode(x="value:Q", text="percent:N")
    return alt.LayerChart(layer=[columns] if len(values) > CROWDED else [columns, figures], width=540, height=260)


def _heat_map(odds: Odds[Any], axes: Sequence[str], wording: Wording) -> LayerChart:
    import altair as alt

    across, up = axes
    data = [{"across": plain(x), "up": plain(y), **_said(p)} for (x, y), p in odds]
    base = _base(data).encode(
        x=alt.X("across:O", title=across, axis=alt.Axis(labelAngle=0, labelOverlap=True)),
        y=alt.Y("up:O", title=up, sort="descending"),
    )
    darkest = max(row["probability"] for row in data)
    scale = alt.Scale(scheme="blues", domain=[0, darkest])
    if max(len(odds.marginal(key)) for key in odds.fields) > CROWDED:
        legend = alt.Legend(title=text.say("chart-probability"), format="~%")
        cells = base.mark_rect().encode(color=alt.Color("probability:Q", scale=scale, legend=legend))
        return alt.LayerChart(layer=[cells], width=alt.Step(18), height=alt.Step(18))
    cells = base.mark_rect().encode(color=alt.Color("probability:Q", scale=scale, legend=None))
    ink = alt.condition(alt.datum.probability > darkest / 2, alt.value("white"), alt.value("black"))
    figures = base.mark_text(fontSize=10).encode(text="percent:N", color=ink)
    return alt.LayerChart(layer=[cells, figures], width=alt.Step(44), height=alt.Step(30))


def _base(data: list[dict[str, Any]]) -> Chart:
    import altair as alt

    tooltip = alt.Tooltip("percent:N", title=text.say("chart-probability"))
    return alt.Chart(alt.InlineData(data)).encode(tooltip=tooltip)


def _said(p: Fraction) -> dict[str, Any]:
    """A probability to draw, and to read."""
    return {"probability": float(p), "percent": text.percent(p)}
