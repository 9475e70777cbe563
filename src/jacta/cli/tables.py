"""`tables`: list, print, copy for overriding, check one's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import typer
from rich.box import HEAVY_HEAD, SIMPLE_HEAD
from rich.console import Group, JustifyMethod, RenderableType
from rich.table import Table as RichTable

from jacta import telling
from jacta.cli.commands import BAD_INPUT
from jacta.cli.inputs import game_of, table_names, table_of
from jacta.cli.output import Text, console, heading, write_json
from jacta.errors import InputError, TableError, file_error
from jacta.kernel.rule.game import Game
from jacta.names import same_words
from jacta.tables import Origin, Table, copied
from jacta.telling import catalogue
from jacta.text import Message, say

IN_FRAME = 3  # what frames add to a column: a line, and a blank on both sides


def list_tables(game_id: str, json: bool) -> None:
    """Every table with where its figures come from."""
    game = game_of(game_id)
    found, broken = [], {}
    for name in game.tables.names:
        try:
            found.append(game.tables.table(name))
        except (TableError, InputError) as error:  # the user's own file: the printed table is still there
            broken[name] = str(error)
            found.append(game.tables.printed(name))
    if json:
        write_json([catalogue.table(game, table) for table in found])
        return
    grid = RichTable(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    names = table_names(game)
    for table in found:
        wrong, title = broken.get(table.name), telling.table(game, table.name)
        beside = wrong or ("" if same_words(title, table.passage) else table.passage)
        told = Text.assemble(title, (f"\n{beside}" if beside else "", "red" if wrong else "dim"))
        origin = Text(say("tables-broken"), "red") if wrong else _origin(table)
        grid.add_row(Text(names.word(table.name), "cyan"), origin, told)
    console().print(grid)
    console().print(Text(say("tables-folder", folder=str(game.tables.own_folder)), "dim"), soft_wrap=True)


def _origin(table: Table) -> Text:
    return Text(say(f"origin-{table.origin}"), "" if table.origin == "printed" else "yellow")


def show(game_id: str, name: str, json: bool) -> None:
    """One table as it is in force."""
    game = game_of(game_id)
    name = table_of(game, name)
    table = game.tables.table(name)
    if json:
        write_json({**catalogue.table_content(game, table), "text": game.tables.text_behind(table)})
        return
    parts: list[RenderableType] = [heading(telling.table(game, name), table.passage), _origin(table)]
    if table.slot:
        slot = table.slot.told(table.game, table.name)
        parts.append(Text(say("tables-from", book=slot.book, page=slot.page)))
        if slot.suggested and table.origin == "suggested":
            parts.append(Text(say("tables-suggested", source=slot.suggested)))
    if table.origin == "user":
        parts.append(Text(say("tables-yours", file=str(game.tables.own_file(name)))))
    parts += [Text(), _rows(game, table) if table.rows else Text(game.tables.text_behind(table))]
    if table.outside == "clamp" and table.rows:
        parts.append(Text(say("tables-outside-clamp"), "dim"))
    console().print(Group(*parts))


def _rows(game: Game, table: Table) -> RichTable:
    """The table in frames, or without where words would break for them."""
    heads = [telling.key(game.id, axis) for axis in table.axis]
    heads += [telling.heading_of(game.id, column, bool(table.across)) for column in table.columns]
    lines = [_line(game, table, row) for row in table.rows]
    columns = list(zip(heads, *lines, strict=True))
    room = console().width - IN_FRAME * len(columns) - 1
    widths = _fitted(columns, room)
    framed = sum(widths) <= room
    box, padding = (HEAVY_HEAD, (0, 1)) if framed else (SIMPLE_HEAD, (0, 0))
    grid = RichTable(header_style="bold", box=box, padding=padding)
    for place, (head, width) in enumerate(zip(heads, widths, strict=True)):
        beside = place - len(table.axis)
        numeric = beside >= 0 and _numeric(table, table.columns[beside])
        justify: JustifyMethod = "right" if numeric else "left"
        if framed:
            grid.add_column(Text(head), justify=justify, width=width)
        else:
            grid.add_column(Text(head), justify=justify, overflow="fold", no_wrap=beside < 0)
    for line in lines:
        grid.add_row(*map(Text, line))
    return grid


def _fitted(columns: Sequence[Sequence[str]], room: int) -> list[int]:
    """How wide the columns are: as their texts, or less, the widest first, as far as words stay whole."""
    widths = [max(map(len, column)) for column in columns]
    least = [max(map(len, " ".join(column).split()), default=0) for column in columns]
    while sum(widths) > room and widths != least:
        widest = max((place for place in range(len(widths)) if widths[place] > least[place]), key=widths.__getitem__)
        widths[widest] -= 1
    return widths


def _line(game: Game, table: Table, row: Mapping[str, Any]) -> list[str]:
    """A row as it is printed."""
    cells = row["cells"] if table.across else [row.get(column) for column in table.columns]
    told = (telling.under(game.id, name, cell, table.name) for name, cell in zip(table.columns, cells, strict=True))
    return [*(telling.in_table(game.id, axis, row[axis], table.name) for axis in table.axis), *told]


def _numeric(table: Table, column: str) -> bool:
    if table.across:
        return True
    return all(isinstance(row.get(column), int | float) for row in table.rows)


def copy(game_id: str, name: str, force: bool) -> None:
    """Write the printed file to the user's folder, to be changed there."""
    game = game_of(game_id)
    name = table_of(game, name)
    text, target = copied(game.tables, name), game.tables.own_file(name)
    if target.exists() and not force:
        raise InputError("--copy", Message("error-file-exists", file=str(target)))
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    except OSError as error:
        raise file_error("--copy", target, error) from None
    console().print(Text(say("tables-copied", file=str(target))), soft_wrap=True)


def check(game_id: str, json: bool) -> None:
    """Whether every file in the user's folder fits the table that it replaces. Exit code 2 if one does not."""
    game = game_of(game_id)
    folder = game.tables.own_folder
    found: dict[str, Origin] = {}
    wrong: dict[str, str] = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            found[path.name] = game.tables.table(path.stem).origin
        except (TableError, InputError) as error:
            wrong[path.name] = str(error)
    names = sorted((*found, *wrong))
    if json:
        write_json(
            [
                {
                    "file": name,
                    "fits": name in found,
                    "filled": found.get(name, "empty") != "empty",
                    "error": wrong.get(name),
                }
                for name in names
            ]
        )
    elif not names:
        console().print(Text(say("tables-none", folder=str(folder))), soft_wrap=True)
    for name in () if json else names:
        verdict = (wrong[name], "red") if name in wrong else _verdict(found[name])
        console().print(Text.assemble((name, "cyan"), "  ", verdict), soft_wrap=True)
    if wrong:
        raise typer.Exit(BAD_INPUT)


def _verdict(origin: Origin) -> tuple[str, str]:
    """The verdict on a file that fits: one that is not filled in or changed is not the user's own yet."""
    if origin in ("empty", "suggested"):
        return say("tables-unfilled" if origin == "empty" else "tables-unchanged"), "yellow"
    return say("tables-good"), "green"
