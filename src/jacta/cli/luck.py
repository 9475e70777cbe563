"""`luck`: how the dice of saved games compared with expectation, and what they and the decisions changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.table import Table

from jacta import telling
from jacta.analysis.luck import Luck, luck
from jacta.analysis.luck_over_games import fortunes, names_in
from jacta.charts import save
from jacta.cli import inputs
from jacta.cli.output import Text, console, heading, watching, write_json
from jacta.cli.terminal import in_one_line
from jacta.errors import InputError, file_error
from jacta.kernel.play.session import Session
from jacta.telling.computers import computers_called
from jacta.telling.luck import LuckTable, luck_chart, luck_over_games_told, luck_told, verdicts_told
from jacta.text import Message, say


def show(files: Sequence[str], most: int | None, chart: str | None, json: bool) -> None:
    """The luck meter of a saved game, or of all games of an evening. Their owner sees everything."""
    if len(files) == 1:
        _one(files[0], most, chart, json)
        return
    if chart:
        raise InputError("--chart", Message("luck-chart-one"))
    played = [(found, names) for _, found, names in map(_measured, files)]
    players = fortunes(played)
    if json:
        games = [found.to_json() for found, _ in played]
        write_json({"games": games, "players": [player.to_json() for player in players]})
        return
    out = console()
    out.print(Text(say("luck-over-games", count=len(files)), "bold"))
    if players:
        _print(out, luck_over_games_told(players))
    else:
        out.print(Text(say("luck-over-games-none"), "dim"))
    out.print()
    for line in verdicts_told(players):
        out.print(Text(in_one_line(line)))
    if left := sum(not found.turns for found, _ in played):
        out.print(Text(say("luck-over-games-left", count=left), "dim"))
    if players:
        out.print(Text(say("luck-over-games-explained"), "dim"))


def _one(file: str, most: int | None, chart: str | None, json: bool) -> None:
    session, found, names = _measured(file)
    if chart:
        _draw(found, chart)
    if json:
        write_json(found.to_json())
        return
    out = console()
    out.print(heading(telling.title(session.procedure), session.procedure.passage))
    names = computers_called(session.procedure, session.given_now) | dict(names)
    told = luck_told(found, most, names)
    for grid in told.grids:
        _print(out, grid)
    out.print()
    for line in verdicts_told(fortunes([(found, names)])):
        out.print(Text(in_one_line(line)))
    for note in told.notes:
        out.print(Text(note, "dim"))


def _measured(file: str) -> tuple[Session, Luck, Mapping[str, str]]:
    data = inputs.read_file(file, say("metavar-file"))
    session = Session.resume(data, pause=lambda: True)  # nothing new is thrown
    with watching() as watch:
        return session, luck(session, watch), names_in(data)


def _draw(found: Luck, file: str) -> None:
    try:
        save(luck_chart(found), file)
    except OSError as error:
        raise file_error("--chart", file, error) from None


def _print(out: Console, grid: LuckTable) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for place, name in enumerate(grid.headings):
        table.add_column(Text(in_one_line(name)), justify="right" if place >= grid.figures else "left", overflow="fold")
    for row in grid.rows:
        table.add_row(*(Text(in_one_line(cell)) for cell in row))
    out.print()
    if grid.title:
        out.print(Text(grid.title, "bold"))
    out.print(table)
