"""`luck`: how the dice of a saved game compared with expectation, and what they and the decisions came to."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from jacta import telling
from jacta.analysis.luck import Luck, luck
from jacta.charts import save
from jacta.cli import inputs
from jacta.cli.output import Text, console, heading, watching, write_json
from jacta.errors import file_error
from jacta.kernel.play.session import Session
from jacta.telling.luck import Grid, luck_chart, luck_told
from jacta.text import say


def show(file: str, most: int | None, chart: str | None, json: bool) -> None:
    """The luck meter of a saved game. Its owner sees everything."""
    session = Session.resume(inputs.read_file(file, say("metavar-file")), pause=lambda: True)  # nothing new is thrown
    with watching() as watch:
        found = luck(session, watch)
    if chart:
        _draw(found, chart)
    if json:
        write_json(found.to_json())
        return
    out = console()
    out.print(heading(telling.title(session.procedure), session.procedure.passage))
    told = luck_told(found, most)
    for grid in told.grids:
        _print(out, grid)
    out.print()
    for note in told.notes:
        out.print(Text(note, "dim"))


def _draw(found: Luck, file: str) -> None:
    try:
        save(luck_chart(found), file)
    except OSError as error:
        raise file_error("--chart", file, error) from None


def _print(out: Console, grid: Grid) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for place, name in enumerate(grid.headings):
        table.add_column(Text(name), justify="right" if place >= grid.figures else "left", overflow="fold")
    for row in grid.rows:
        table.add_row(*map(Text, row))
    out.print()
    out.print(Text(grid.title, "bold"))
    out.print(table)
