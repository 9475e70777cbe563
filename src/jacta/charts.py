"""What distributions look like: tables in a terminal or a notebook, charts in a notebook, a file or a web page.

Rich and Altair are imported by the functions that draw with them: most commands need one of them, or none.
"""

# ruff: noqa: PLC0415

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from html import escape
from importlib.util import find_spec
from itertools import accumulate, islice, pairwise
from os import PathLike
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from jacta import text
from jacta.arguments import checked
from jacta.errors import InputError, JactaError
from jacta.intervals import CONFIDENCE, wilson
from jacta.plain import plain, plain_outcome

if TYPE_CHECKING:
    from altair import Chart, LayerChart
    from rich.table import Table
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
    percent: Callable[[Fraction | float], str] = text.percent
    number: Callable[[Fraction | float], str] = text.number

    def value(self, data: Any) -> str:
        """A plain value, for people."""
        if isinstance(data, bool):
            return text.say("word-yes" if data else "word-no")
        if isinstance(data, int | float):
            return self.number(data)
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
        share = f" ({self.percent(sum(p for _, p in islice(shown, rows, None)))})" if not is_comparison(shown) else ""
        return [text.say("chart-others", count=self.number(len(shown) - rows)) + share]

    def tail(self, odds: Odds[Any]) -> list[str]:
        """The remarks about the tail, if there is one."""
        if not odds.tail:
            return []
        return [text.say("chart-tail", chance=self.percent(Fraction(odds.tail, odds.total)))]

    def change(self, amount: Fraction, say: Callable[[Fraction], str]) -> str:
        sign = "+" if amount > 0 else "−" if amount < 0 else ""
        return sign + say(abs(amount))


# Tables


class ListingLine(NamedTuple):
    """A row of a listing: an outcome's values, its probability in words, and the length of its bar."""

    cells: list[str]
    figures: list[str]
    bar: Fraction


class Listing(NamedTuple):
    """What a table shows, whatever it is drawn with."""

    cells: list[str]  # the headings of the lines' cells, then of their figures
    figures: list[str]
    lines: list[ListingLine]
    notes: list[str]


def table(
    shown: Odds[Any] | Comparison,
    *,
    rows: int = ROWS,
    title: str | None = None,
    labels: Callable[[str], str] = str,
    percent: Callable[[Fraction | float], str] = text.percent,
    number: Callable[[Fraction | float], str] = text.number,
) -> Table:
    """A table for the terminal: the first `rows` outcomes, then the remarks about all."""
    from rich.bar import Bar
    from rich.table import Table
    from rich.text import Text

    listing = _listing(shown, rows, Wording(labels, percent, number))
    drawn = Table(
        title=Text(_title(shown, title, labels)),
        caption=Text("\n".join(listing.notes)),
        caption_justify="left",
    )
    for heading in listing.cells:
        drawn.add_column(Text(heading), overflow="fold")
    for heading in listing.figures:
        drawn.add_column(Text(heading), justify="right")
    drawn.add_column()
    longest = _longest(listing)
    for line in listing.lines:
        drawn.add_row(
            *map(Text, line.cells + line.figures),
            Bar(size=1, begin=0, end=float(line.bar / longest), width=16, color="blue"),
        )
    return drawn


def html_rows(title: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Plain rows for a notebook: for what has no chances to draw as bars."""
    left = ' style="text-align:left"'

    def row(tag: str, cells: Sequence[str]) -> str:
        tags = [tag if cell else "td" for cell in cells]  # an empty corner is no heading
        columns = (f"<{one}{left}>{escape(cell)}</{one}>" for one, cell in zip(tags, cells, strict=True))
        return f"<tr>{''.join(columns)}</tr>"

    top = f"<thead>{row('th', head)}</thead>" if any(head) else ""
    body = "".join(row("td", cells) for cells in islice(rows, ROWS))
    return f"<table><caption{left}>{escape(title)}</caption>{top}<tbody>{body}</tbody></table>"


def html_table(
    shown: Odds[Any] | Comparison,
    *,
    rows: int = ROWS,
    title: str | None = None,
    labels: Callable[[str], str] = str,
    percent: Callable[[Fraction | float], str] = text.percent,
    number: Callable[[Fraction | float], str] = text.number,
) -> str:
    """The same table for a notebook or a page."""
    listing = _listing(shown, rows, Wording(labels, percent, number))
    left, right = ' style="text-align:left"', ' style="text-align:right"'

    def row(tag: str, cells: Sequence[str], figures: Sequence[str], bar: str) -> str:
        columns = [f"<{tag}{left}>{escape(cell)}</{tag}>" for cell in cells]
        columns += [f"<{tag}{right}>{escape(figure)}</{tag}>" for figure in figures]
        return f"<tr>{''.join(columns)}<td{left}>{bar}</td></tr>"  # the bars have no heading

    def bar(length: Fraction) -> str:
        return f'<div style="background:{BLUE};height:.7em;width:{float(8 * length / _longest(listing)):.2f}em"></div>'

    return "".join(
        [
            f"<table><caption{left}>{escape(_title(shown, title, labels))}</caption><thead>",
            row("th", listing.cells, listing.figures, ""),
            "</thead><tbody>",
            *(row("td", line.cells, line.figures, bar(line.bar)) for line in listing.lines),
            "</tbody></table>",
            *(f"<div>{escape(note)}</div>" for note in listing.notes),
        ]
    )


def _listing(shown: Odds[Any] | Comparison, rows: int, wording: Wording) -> Listing:
    return _compared(shown, rows, wording) if is_comparison(shown) else _listed(shown, rows, wording)


def _listed(odds: Odds[Any], rows: int, wording: Wording) -> Listing:
    figures = _figures(odds, wording)
    lines = [
        ListingLine(wording.cells(outcome, odds.fields), [say(p) for say in figures.values()], p)
        for outcome, p in islice(odds, rows)
    ]
    summaries = filter(None, (_summary(odds, key, wording) for key in odds.fields))
    notes = [*wording.others(odds, rows), *wording.tail(odds), *summaries, *map(str, odds.notices)]
    return Listing([*map(wording.labels, odds.fields)], [*figures], lines, notes)


def _figures(odds: Odds[Any], wording: Wording) -> dict[str, Callable[[Fraction], str]]:
    """The columns that show a probability: their headings, and how each shows it."""
    figures: dict[str, Callable[[Fraction], str]] = {text.say("chart-probability"): wording.percent}
    if odds.kind == "sample":
        heading = text.say("chart-interval", confidence=wording.percent(CONFIDENCE))
        figures[heading] = lambda p: " – ".join(map(wording.percent, wilson(p, odds.total)))
    elif odds.total < 10**6:  # longer fractions tell nobody anything
        figures[text.say("chart-exact")] = str
    return figures


def _summary(odds: Odds[Any], key: str, wording: Wording) -> str:
    """One key at a glance, if that says more than the rows do."""
    values = odds.marginal(key)
    if odds.is_numeric(key) and len(values) > 1 and not odds.tail:
        mean, sd = wording.number(values.mean()), wording.number(values.sd())
        return text.say("chart-mean-sd", key=wording.labels(key), mean=mean, sd=sd)
    if len(odds.fields) > 1 and len(values) <= 6:
        shares = (f"{wording.value(plain(value))} {wording.percent(p)}" for value, p in values)
        return text.labelled(wording.labels(key), ", ".join(shares))
    return ""


def _compared(comparison: Comparison, rows: int, wording: Wording) -> Listing:
    labels, percent, number = wording
    fields = tuple(dict.fromkeys([*comparison.first.fields, *comparison.second.fields]))
    lines = [
        ListingLine(
            wording.cells(outcome, fields),
            [percent(pair.first), percent(pair.second), wording.change(pair.difference, percent)],
            abs(pair.difference),
        )
        for outcome, pair in islice(comparison.outcomes.items(), rows)
    ]
    notes = wording.others(comparison, rows)
    notes.append(text.say("chart-total-variation", distance=percent(comparison.total_variation)))
    for key, pair in comparison.means.items():
        say = number if comparison.first.is_numeric(key) else percent
        change = wording.change(pair.difference, say)
        notes.append(
            text.say("chart-means", key=labels(key), first=say(pair.first), second=say(pair.second), change=change)
        )
    headings = [*map(wording.name, comparison.names), text.say("chart-difference")]
    return Listing([*map(labels, fields)], headings, lines, notes)


def _longest(listing: Listing) -> Fraction:
    return max((line.bar for line in listing.lines), default=Fraction(0)) or Fraction(1)


def _title(shown: Odds[Any] | Comparison, title: str | None, labels: Callable[[str], str]) -> str:
    procedure = shown.first.procedure if is_comparison(shown) else shown.procedure
    return title if title is not None else labels(procedure) if procedure else ""


# Charts


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
    headings = [_title(shown, title, labels), *about]
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
        {"outcome": wording.outcome(outcome), "tone": tones.get(outcome, BLUE), **_said(p, wording)}
        for outcome, p in islice(odds, rows)
    ]
    base = _base(data, wording).encode(
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
        {"outcome": wording.outcome(outcome), "name": name, **_said(p, wording)}
        for outcome, pair in pairs
        for name, p in zip(names, pair, strict=True)
    ]
    base = _base(data, wording).encode(
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
            **_said(Fraction(weight, odds.total), wording),
        }
        for value, weight in zip(values, weights, strict=True)
    ]
    heading = text.say("chart-at-least" if at_least else "chart-probability")
    base = _base(data, wording).encode(
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
    data = [{"across": plain(x), "up": plain(y), **_said(p, wording)} for (x, y), p in odds]
    base = _base(data, wording).encode(
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


def _base(data: list[dict[str, Any]], wording: Wording) -> Chart:
    import altair as alt

    tooltip = alt.Tooltip("percent:N", title=text.say("chart-probability"))
    return alt.Chart(alt.InlineData(data)).encode(tooltip=tooltip)


def _said(p: Fraction, wording: Wording) -> dict[str, Any]:
    """A probability to draw, and to read."""
    return {"probability": float(p), "percent": wording.percent(p)}
