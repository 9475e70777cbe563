"""`vary`: a chance or a mean over the values of one key, or of two."""

from __future__ import annotations

from rich.bar import Bar
from rich.console import Group, RenderableType
from rich.table import Table

from jacta import telling
from jacta.analysis.sweep_charts import figure
from jacta.analysis.vary import Sweep, vary
from jacta.cli.output import Text, console, watching, write_json
from jacta.cli.sweeps import Entered, draw, head
from jacta.errors import InputError
from jacta.kernel.rule.procedure import Procedure
from jacta.telling import understanding, varying
from jacta.text import Message, say

BAR = 24


def show(asked: Entered, chart: str | None, json: bool) -> None:
    procedure, data, policy, aim = asked
    fixed, by = understanding.sweeps(procedure, data)
    if not by:
        raise InputError(f"{say('metavar-key')}=4..24", Message("error-vary-nothing"))
    with watching() as watch:
        found = vary(procedure, fixed, by=by, aim=aim, policy=policy, watch=watch)
    draw(chart, lambda file: found.save_chart(file, telling.title(procedure), varying.words(procedure)))
    if json:
        write_json(found.to_json())
    else:
        console().print(_page(procedure, found))


def _page(procedure: Procedure, found: Sweep) -> RenderableType:
    words = varying.words(procedure)
    names = " × ".join(words.key(key.path) for key in found.keys)
    parts = head(procedure, found.given, say("page-vary-heading", measure=words.aim(found.aim.text), what=names))
    parts.append(_list(procedure, found) if len(found.keys) == 1 else _grid(procedure, found))
    parts += [Text(str(one), "yellow") for one in telling.noticed(found.notices)]
    return Group(*parts)


def _list(procedure: Procedure, found: Sweep) -> RenderableType:
    words, (key,) = varying.words(procedure), found.keys
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(Text(words.key(key.path)), justify="right")
    grid.add_column("", justify="right")
    grid.add_column("")
    worths = [spot.worth for spot in found.spots if spot.worth is not None]
    longest = 1 if found.is_chance else max(worths, default=1)
    for spot in found.spots:
        drawn = float(spot.worth / longest) if spot.worth and longest > 0 and spot.worth > 0 else 0
        bar = Bar(size=1, begin=0, end=drawn, width=BAR, color="blue")
        style = "bold" if spot.now else ""
        told = words.value(key.path, spot.values[0]), figure(spot.worth, found.is_chance)
        grid.add_row(*(Text(one, style) for one in told), bar)
    return grid


def _grid(procedure: Procedure, found: Sweep) -> RenderableType:
    words, (across, down) = varying.words(procedure), found.keys
    grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    grid.add_column(Text(f"{words.key(down.path)} ↓"), justify="right")
    for value in found.axes[0].values:
        grid.add_column(Text(words.value(across.path, value)), justify="right")
    for value, spots in found.lines:
        cells = (Text(figure(spot.worth, found.is_chance), "bold" if spot.now else "") for spot in spots)
        grid.add_row(Text(words.value(down.path, value), "dim"), *cells)
    return grid
