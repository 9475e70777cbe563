"""`tables`: list, print, copy for overriding, check one's own."""

from __future__ import annotations

import typer
from rich.box import HEAVY_HEAD, SIMPLE_HEAD
from rich.console import Group, RenderableType
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

MOST_IN_FRAMES = 8  # columns; beyond that, a terminal has no room for frames


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
    wide = not table.across and len(table.axis) + len(table.columns) > MOST_IN_FRAMES
    grid = RichTable(header_style="bold", box=SIMPLE_HEAD if wide else HEAVY_HEAD, padding=(0, 0 if wide else 1))
    for axis in table.axis:
        grid.add_column(Text(telling.key(game.id, axis)), no_wrap=wide)
    for column in table.columns:
        label = telling.heading_of(game.id, column, bool(table.across))
        grid.add_column(Text(label), justify="right" if _numeric(table, column) else "left", overflow="fold")
    for row in table.rows:
        cells = row["cells"] if table.across else [row.get(column) for column in table.columns]
        keys = [telling.in_table(game.id, axis, row[axis], table.name) for axis in table.axis]
        told = (telling.under(game.id, name, cell, table.name) for name, cell in zip(table.columns, cells, strict=True))
        grid.add_row(*map(Text, (*keys, *told)))
    return grid


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
