"""Results to take away: as text, JSON, CSV; the odds as a chart and a roll as a picture, in SVG or PNG."""

from __future__ import annotations

import csv
import io
import json
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from fastapi import Request
from fastapi.responses import Response

from jacta import charts, telling, text
from jacta.dice import source_of
from jacta.distribution import Odds
from jacta.errors import JactaError
from jacta.kernel.odds import odds as exact_odds
from jacta.kernel.roll import Rolled
from jacta.kernel.roll import roll as roll_once
from jacta.plain import plain_outcome
from jacta.web.limits import Watch
from jacta.web.own_tables import OWN_TABLES
from jacta.web.pages.figures import figures
from jacta.web.pages.keys import leaf_keys
from jacta.web.pages.rendering import page
from jacta.web.pages.roll_picture import roll_picture
from jacta.web.pages.story import lines, sheet
from jacta.web.pages.tabs import TAB_VIEWS
from jacta.web.pages.tabs.odds import stated
from jacta.web.pages.workbench import TABS, Sent, Workbench, find, sent_by, workbench_of
from jacta.web.routes import page_router
from jacta.web.service import Serving

router = page_router()

KINDS = {
    "txt": "text/plain; charset=utf-8",
    "json": "application/json",
    "csv": "text/csv; charset=utf-8",
    "svg": "image/svg+xml",
    "png": "image/png",
}
ROWS = 20
TONES = {"attacker": "#a53a2a", "defender": "#2f5f8f"}  # as on the page


@router.get("/games/{game}/{name}/export.{kind}")
async def export(request: Request, service: Serving, game: str, name: str, kind: str) -> Response:
    """What the tab `_tab` shows, in another format."""
    if find(game, name) is None or kind not in KINDS:
        return page(request, "missing.html", {}, 404)
    try:
        content = await service.read(partial(taken, await sent_by(request), game, name, kind), request)
    except JactaError as error:
        return Response(f"{error}\n", 422, media_type=KINDS["txt"])
    named = {"Content-Disposition": f'inline; filename="{name}.{kind}"'}
    return Response(content, media_type=KINDS[kind], headers=named)


def taken(sent: Sent, game: str, name: str, kind: str, watch: Watch) -> str | bytes:
    """What a tab shows, in another format; all of it is done in a worker."""
    procedure = find(game, name)
    assert procedure is not None
    OWN_TABLES.fresh(procedure.game)
    entries = sent.entries(watch.limits)
    tab = dict(entries).get("_tab", "odds")
    workbench = workbench_of(entries, procedure, tab if tab in TABS else "odds")
    return EXPORTS.get(workbench.tab, _odds)(workbench, kind, watch)


def _odds(workbench: Workbench, kind: str, watch: Watch) -> str | bytes:
    odds = exact_odds(workbench.procedure, workbench.procedure.validate(workbench.given), stated(workbench), watch)
    if kind == "json":
        return json.dumps(odds.to_json(), ensure_ascii=False, indent=1)
    if kind == "csv":
        return _csv(_outcome_rows(odds))
    if kind == "txt":
        return "\n".join(_text(workbench, odds)) + "\n"
    return _chart(workbench, odds, kind)


def _outcome_rows(odds: Odds[Any]) -> Iterator[Sequence[Any]]:
    yield [*odds.fields, "p", "probability"]
    for outcome, p in odds:
        data = plain_outcome(outcome)
        yield [*(_cell(data.get(key)) for key in odds.fields), str(p), float(p)]


def _cell(value: Any) -> Any:
    return json.dumps(value, ensure_ascii=False) if isinstance(value, dict | list | bool) else value


def _csv(rows: Iterable[Sequence[Any]]) -> str:
    written = io.StringIO()
    csv.writer(written).writerows(rows)
    return written.getvalue()


def _text(workbench: Workbench, odds: Odds[Any]) -> Iterator[str]:
    """A result sheet as plain text."""
    shown = figures(workbench.procedure, workbench.form, odds, ROWS, workbench.given)
    yield from _heading(workbench)
    yield from shown.headline
    for words in shown.words:
        yield f"{words.label}: " + ", ".join(f"{bar.label} {text.percent(bar.p)}" for bar in words.bars)
    yield from (f"{numbers.label}: {numbers.spread}" for numbers in shown.numbers if numbers.spread)
    for label, value, chance in shown.nearly:
        yield f"{label}: {value} {chance}"
    for label, value in shown.always:
        yield f"{label}: {value}"
    yield from (str(notice) for notice in odds.notices)


def _heading(workbench: Workbench) -> Iterator[str]:
    procedure = workbench.procedure
    yield f"{telling.game_title(procedure.game)} – {telling.title(procedure)} ({procedure.passage})"
    yield " · ".join(f"{label}: {value}" for label, value in telling.situation(procedure, workbench.given))
    yield ""


def _chart(workbench: Workbench, odds: Odds[Any], kind: str) -> bytes:
    """The chart of the key that a player looks at first."""
    shown = figures(workbench.procedure, workbench.form, odds, 0, workbench.given)
    first = [*(words.key for words in shown.words), *(numbers.key for numbers in shown.numbers), *leaf_keys(odds)]
    game = workbench.game.id
    labels = telling.labels(game)
    title = f"{telling.game_title(workbench.game)} – {telling.title(workbench.procedure)}"
    about = [workbench.situation, *shown.headline[:1]]
    drawn = charts.chart(odds, first[0] if first else None, labels=labels, title=title, about=about, tones=TONES)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"chart.{kind}"
        charts.save(drawn, path)
        return path.read_bytes()


# --- The other tabs


class TabData(NamedTuple):
    """What a tab shows, as data and as rows with their headings first."""

    data: Any
    rows: Sequence[Sequence[Any]]


def _written(workbench: Workbench, taken: TabData, kind: str) -> str:
    if kind == "json":
        about = {"procedure": workbench.procedure.id, "given": workbench.given}
        return json.dumps({**about, **taken.data}, ensure_ascii=False, indent=1)
    if kind == "csv":
        return _csv(taken.rows)
    return "\n".join([*_heading(workbench), *("\t".join(map(str, row)) for row in taken.rows)]) + "\n"


def _best(workbench: Workbench, kind: str, watch: Watch) -> str:
    shown = TAB_VIEWS["best"](workbench, watch)
    found = shown["found"]
    rows: list[Sequence[Any]] = [[shown.get("sentence", "")]]
    for topic in (*shown.get("own", ()), *shown.get("others", ())):
        rows += [[topic.wants, topic.subject, one.sentence, one.worth, one.instead, one.often] for one in topic.rules]
        for decision in topic.cases if not topic.rules else ():
            for who, asked, options in decision.questions:
                rows += [
                    [who, asked, one.text, one.worth, "✓" if one.chosen else "", decision.after] for one in options
                ]
    return _written(workbench, TabData(found.to_json() if found else {}, rows), kind)


def _vary(workbench: Workbench, kind: str, watch: Watch) -> str:
    shown = TAB_VIEWS["vary"](workbench, watch)
    if not shown["variables"]:
        return ""
    if shown["steps"] is not None:
        steps = ([one.label, one.difference, one.then] for one in shown["steps"])
        rows = [[shown["of_label"], shown["worth"], ""], *steps]
    else:
        lines = shown["rows"]
        rows = [[shown["of_label"], *(cell.label for cell in lines[0][1])]]
        rows += [[label, *(cell.told for cell in line)] for label, line in lines]
        rows += [[one.under, one.sentence] for one in shown["needed"] or ()]
    return _written(workbench, TabData(shown["found"].to_json(), rows), kind)


def _compare(workbench: Workbench, kind: str, watch: Watch) -> str:
    shown = TAB_VIEWS["compare"](workbench, watch)
    rows: list[Sequence[Any]] = [["", "", "A", "B", ""]]
    rows += [["", label, first, second, ""] for label, first, second in shown.get("differing", ())]
    for group in shown["compared"] or ():
        rows += [[group.label, row.label, row.first, row.second, row.change] for row in group.rows]
    first = shown["other"].given if shown["compared"] is not None else None
    return _written(workbench, TabData({"first": first, "figures": [list(row) for row in rows[1:]]}, rows), kind)


def _readings(workbench: Workbench, kind: str, watch: Watch) -> str:
    shown = TAB_VIEWS["readings"](workbench, watch)
    rows: list[Sequence[Any]] = [
        [one.number, one.option, one.present, one.label, one.distance, one.most]
        for one in (*shown["moving"], *shown["still"])
    ]
    return _written(workbench, TabData({"effects": [one.to_json() for one in shown["effects"]]}, rows), kind)


def _rolled(workbench: Workbench, kind: str, watch: Watch) -> str | bytes:
    seed = workbench.extra.get("_seed")
    given = workbench.procedure.validate(workbench.given)
    found = roll_once(workbench.procedure, given, source=watch.over(source_of(seed)))
    if kind == "json":
        return json.dumps({**found.to_json(), "seed": seed}, ensure_ascii=False, indent=1)
    if kind in ("svg", "png"):
        return _picture(workbench, found, kind)
    entries = [telling.entry(entry) for entry in found.transcript]
    if kind == "csv":
        return _csv([("passage", "kind", "text"), *((line.passage, line.kind, line.text) for line in entries)])
    told = [*_heading(workbench)]
    for line in entries:
        told.append(f"{'  ' * line.depth}[{line.passage}] {line.text}")
    told += ["", *(f"{label}: {value}" for label, value in telling.outcome(workbench.procedure, found.outcome))]
    return "\n".join(told) + "\n"


def _picture(workbench: Workbench, found: Rolled, kind: str) -> str | bytes:
    """The roll as a picture that names the situation."""
    procedure = workbench.procedure
    given = procedure.validate(workbench.given)
    told = lines(found.transcript, procedure.seats(given))
    drawn = roll_picture(workbench, sheet(procedure, found.outcome, given), [line for line in told if line.dice])
    return drawn if kind == "svg" else charts.png(drawn)


EXPORTS: Mapping[str, Callable[[Workbench, str, Watch], str | bytes]] = {
    "roll": _rolled,
    "best": _best,
    "vary": _vary,
    "compare": _compare,
    "readings": _readings,
}
