"""Tables of distributions, in a terminal or a notebook. Rich is imported only for a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from html import escape
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from jacta import text
from jacta.charts import BLUE, ROWS, Wording, is_comparison, title_of
from jacta.intervals import CONFIDENCE, wilson
from jacta.plain import plain

if TYPE_CHECKING:
    from rich.table import Table

    from jacta.distribution import Comparison, Odds


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
    labels: Callable[[str], str] = str,
) -> Table:
    """A table for the terminal: the first `rows` outcomes, then the remarks about all."""
    from rich.bar import Bar  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    listing = _listing(shown, rows, Wording(labels))
    drawn = Table(
        title=Text(title_of(shown, labels=labels)),
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


def html_table(shown: Odds[Any] | Comparison) -> str:
    """The same table for a notebook."""
    listing = _listing(shown, ROWS, Wording())
    left, right = ' style="text-align:left"', ' style="text-align:right"'

    def row(tag: str, cells: Sequence[str], figures: Sequence[str], bar: str) -> str:
        columns = [f"<{tag}{left}>{escape(cell)}</{tag}>" for cell in cells]
        columns += [f"<{tag}{right}>{escape(figure)}</{tag}>" for figure in figures]
        return f"<tr>{''.join(columns)}<td{left}>{bar}</td></tr>"  # the bars have no heading

    def bar(length: Fraction) -> str:
        return f'<div style="background:{BLUE};height:.7em;width:{float(8 * length / _longest(listing)):.2f}em"></div>'

    return "".join(
        [
            f"<table><caption{left}>{escape(title_of(shown))}</caption><thead>",
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
    figures: dict[str, Callable[[Fraction], str]] = {text.say("chart-probability"): text.percent}
    if odds.kind == "sample":
        heading = text.say("chart-interval", confidence=text.percent(CONFIDENCE))
        figures[heading] = lambda p: " – ".join(map(text.percent, wilson(p, odds.total)))
    elif odds.total < 10**6:  # longer fractions tell nobody anything
        figures[text.say("chart-exact")] = str
    return figures


def _summary(odds: Odds[Any], key: str, wording: Wording) -> str:
    """One key at a glance, if that says more than the rows do."""
    values = odds.marginal(key)
    if odds.is_numeric(key) and len(values) > 1 and not odds.tail:
        mean, sd = text.number(values.mean()), text.number(values.sd())
        return text.say("chart-mean-sd", key=wording.labels(key), mean=mean, sd=sd)
    if len(odds.fields) > 1 and len(values) <= 6:
        shares = (f"{wording.value(plain(value))} {text.percent(p)}" for value, p in values)
        return text.labelled(wording.labels(key), ", ".join(shares))
    return ""


def _compared(comparison: Comparison, rows: int, wording: Wording) -> Listing:
    fields = tuple(dict.fromkeys([*comparison.first.fields, *comparison.second.fields]))
    lines = [
        ListingLine(
            wording.cells(outcome, fields),
            [text.percent(pair.first), text.percent(pair.second), wording.change(pair.difference, text.percent)],
            abs(pair.difference),
        )
        for outcome, pair in islice(comparison.outcomes.items(), rows)
    ]
    notes = wording.others(comparison, rows)
    notes.append(text.say("chart-total-variation", distance=text.percent(comparison.total_variation)))
    for key, pair in comparison.means.items():
        say: Callable[[Fraction], str] = text.number if comparison.first.is_numeric(key) else text.percent
        change = wording.change(pair.difference, say)
        notes.append(
            text.say(
                "chart-means", key=wording.labels(key), first=say(pair.first), second=say(pair.second), change=change
            )
        )
    headings = [*map(wording.name, comparison.names), text.say("chart-difference")]
    return Listing([*map(wording.labels, fields)], headings, lines, notes)


def _longest(listing: Listing) -> Fraction:
    return max((line.bar for line in listing.lines), default=Fraction(0)) or Fraction(1)
