"""A table on a page: as it is in force, and the user's own in its place, cell by cell or as a file."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple
from urllib.parse import parse_qsl

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from jacta import telling
from jacta.errors import JactaError
from jacta.kernel.rule.game import Game
from jacta.kernel.rule.registry import find_game
from jacta.tables import Table
from jacta.typed import read_json
from jacta.web.pages.rendering import page
from jacta.web.service import Service, Serving

router = APIRouter()
SPARE_ROWS = 3
MOST_ROWS = 200


class Grid(NamedTuple):
    """A table with rows: the names of its columns, row keys first, and its cells as texts."""

    names: list[str]
    labels: list[str]
    rows: list[list[str]]
    shown: list[list[str]]


@router.get("/games/{id}/tables/{name}")
async def one_table(request: Request, service: Serving, id: str, name: str) -> HTMLResponse:
    """A table as it is in force, with a form to put one's own in its place."""
    game = find_game(id)
    if game is None or name not in game.shelf.names:
        return page(request, "missing.html", {}, 404)
    service.fresh(game)
    return _page(request, service, game, name)


@router.post("/games/{id}/tables/{name}", response_model=None)
async def own_table(request: Request, service: Serving, id: str, name: str) -> Response:
    """Check the user's table and put it in force, or go back to the printed one."""
    game = find_game(id)
    if game is None or name not in game.shelf.names:
        return page(request, "missing.html", {}, 404)
    sent = parse_qsl((await request.body()).decode("utf-8", "replace"), keep_blank_values=True)
    fields = dict(sent)
    written = fields.get("text", "").replace("\r\n", "\n")
    if fields.get("do") == "cells":
        written = as_toml(game.shelf.printed(name), sent)
    try:
        if fields.get("do") == "remove":
            service.editing(request).remove(game, name)
        else:
            service.editing(request).write(game, name, written)
    except JactaError as error:
        return _page(request, service, game, name, written=written, wrong=str(error.message))
    return RedirectResponse(f"/games/{game.id}/tables/{name}?done=1", 303)


def _page(
    request: Request, service: Service, game: Game, name: str, *, written: str = "", wrong: str = ""
) -> HTMLResponse:
    table, broken = game.shelf.printed(name), ""
    try:
        table = game.shelf.table(name)
    except JactaError as error:  # a file of the user's that does not fit
        broken = str(error.message)
    text = written or _own_text(game, name) or game.shelf.text(name)
    users = [one for one in game.procedures if _uses(one, name)]
    context = {"game": game, "table": table, "grid": _grid(game, table) if _has_rows(table) else None, "text": text}
    context |= {"wrong": wrong or broken, "users": users, "file": str(game.shelf.own_file(name)), "spare": SPARE_ROWS}
    context |= {"done": "done" in request.query_params and not wrong, "writable": service.may_edit(request)}
    return page(request, "table.html", context)


def _own_text(game: Game, name: str) -> str:
    path = game.shelf.own_file(name)
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _uses(procedure: Any, name: str) -> bool:
    try:
        return any(name in procedure.tables_used(procedure.validate(example)) for example in procedure.examples)
    except JactaError:
        return False


def _has_rows(table: Table) -> bool:
    return bool(table.axis)


def _grid(game: Game, table: Table) -> Grid:
    names = [*table.axis, *table.columns]
    labels = [telling.key(game.id, axis) for axis in table.axis]
    labels += [column if table.across else telling.key(game.id, column) for column in table.columns]
    cells = [[*(row[axis] for axis in table.axis), *_cells(table, row)] for row in table.rows]
    entries = [[_entry(cell) for cell in row] for row in cells]
    shown = [[_shown(game, cell) for cell in row] for row in cells]
    return Grid(names, labels, entries, shown)


def _cells(table: Table, row: Mapping[str, Any]) -> Sequence[Any]:
    return list(row["cells"]) if table.across else [row.get(column) for column in table.columns]


def _entry(cell: Any) -> str:
    if cell is None:
        return ""
    return cell if isinstance(cell, str) else json.dumps(cell, ensure_ascii=False)


def _shown(game: Game, cell: Any) -> str:
    """A cell as printed: `5..6` is 5–6, `10..` is 10 or more."""
    if isinstance(cell, str) and re.fullmatch(r"-?\d*\.\.-?\d*", cell):
        low, _, high = cell.partition("..")
        return f"{low}–{high}" if low and high else f"≥ {low}" if low else f"≤ {high}"
    return telling.value(game.id, cell)


def as_toml(table: Table, sent: Sequence[tuple[str, str]]) -> str:
    """The file that the cells of the form make. Empty rows are left out; what is not said stays as printed."""
    names = [*table.axis, *table.columns]
    rows: dict[int, dict[str, str]] = {}
    for key, value in sent:
        if found := re.fullmatch(r"c\.(\d{1,3})\.(\d{1,3})", key):
            row, column = int(found[1]), int(found[2])
            is_cell = column >= len(table.axis)
            if row < MOST_ROWS and column < len(names) and (is_cell or value.strip()):
                text_only = is_cell and _holds_texts(table, names[column])
                rows.setdefault(row, {})[names[column]] = _toml_value(value.strip(), text_only)
    filled = [row for _, row in sorted(rows.items()) if any(cell != '""' for cell in row.values())]
    lines = [f"  {_toml_row(table, row)}," for row in filled]
    return "\n".join(["rows = [", *lines, "]", ""])


def _toml_row(table: Table, row: Mapping[str, str]) -> str:
    axis = [f"{_toml_key(name)} = {row[name]}" for name in table.axis if name in row]
    if table.across:
        cells = ", ".join(row[column] for column in table.columns if column in row)
        return f"{{ {', '.join([*axis, f'cells = [{cells}]'])} }}"
    others = [f"{_toml_key(name)} = {row[name]}" for name in table.columns if name in row]
    return f"{{ {', '.join([*axis, *others])} }}"


def _toml_key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else json.dumps(name, ensure_ascii=False)


def _holds_texts(table: Table, column: str) -> bool:
    """Whether every printed cell of a column is a text: then a number typed there is one, too."""
    if table.across:
        return all(isinstance(cell, str) for row in table.rows for cell in row["cells"])
    return all(isinstance(row[column], str) for row in table.rows)


def _toml_value(written: str, text_only: bool) -> str:
    """A number, yes and no, or a list as they are; anything else as a text."""
    try:
        value = written if text_only else read_json(written)
    except ValueError:
        value = written
    plain = isinstance(value, int | float | str) or (isinstance(value, list) and not _nested_object(value))
    return json.dumps(value if plain else written, ensure_ascii=False)


def _nested_object(value: list[Any]) -> bool:
    return any(isinstance(item, dict) or item is None for item in value)
