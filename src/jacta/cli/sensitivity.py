"""`sensitivity`: what one more of each input is worth here, the largest effect first."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table

from jacta import telling
from jacta.analysis.sensitivity import Sensitivity, sensitivity
from jacta.analysis.sweep_charts import difference, figure
from jacta.cli.output import Text, console, watching, write_json
from jacta.cli.sweeps import Entered, draw, head
from jacta.kernel.rule.procedure import Procedure
from jacta.telling import varying
from jacta.text import labelled, say

BAR = 12  # characters on either side


def show(asked: Entered, rows: int | None, chart: str | None, json: bool) -> None:
    procedure, data, policy, aim = asked
    with watching() as watch:
        found = sensitivity(procedure, data, aim=aim, policy=policy, watch=watch)
    draw(chart, lambda file: found.save_chart(file, telling.title(procedure), varying.words(procedure)))
    if json:
        write_json(found.to_json())
    else:
        console().print(_page(procedure, found, rows))


def _page(procedure: Procedure, found: Sensitivity, rows: int | None) -> RenderableType:
    words = varying.words(procedure)
    said = labelled(words.aim(found.aim.text), figure(found.worth, found.is_chance))
    parts = head(procedure, found.given, said)
    shown = found.changes if rows is None else found.telling[:rows]
    if shown:
        parts.append(_table(procedure, found, rows))
    left, even = len(found.telling) - len(shown), len(found.changes) - len(found.telling)
    if rows is not None and left > 0:
        parts.append(Text(say("sensitivity-more", count=left), "dim"))
    if rows is not None and even:
        parts.append(Text(say("sensitivity-even", count=even), "dim"))
    parts += [Text(str(one), "yellow") for one in telling.noticed(found.notices)]
    return Group(*parts)


def _table(procedure: Procedure, found: Sensitivity, rows: int | None) -> Table:
    words = varying.words(procedure)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(Text(say("sensitivity-change")), overflow="fold")
    table.add_column(Text(say("sensitivity-points" if found.is_chance else "sensitivity-difference")), justify="right")
    table.add_column(Text(say("sensitivity-then")), justify="right")
    table.add_column("")
    shown = found.changes if rows is None else found.telling[:rows]
    longest = max(abs(one.difference) for one in shown)
    for one in shown:
        length = round(BAR * float(abs(one.difference) / longest)) if longest else 0
        bar = f"{'█' * length:>{BAR}}|{'':{BAR}}" if one.difference < 0 else f"{'':{BAR}}|{'█' * length}"
        table.add_row(
            Text(words.change(one)),
            Text(difference(one.difference, found.is_chance), "bold"),
            Text(figure(one.worth, found.is_chance)),
            Text(bar, "blue" if one.difference > 0 else "red"),
        )
    return table
