"""The gallery: every notebook of `docs/notebooks/` as a page, with what its cells show.

    python -m handbook.notebooks        run all notebooks and keep what their cells show

Notebooks in French stand in `docs/fr/notebooks/` with the same code, whose results are shown in French.
"""

from __future__ import annotations

import ast
import io
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from html import escape
from pathlib import Path
from types import ModuleType
from typing import Any

from handbook.pages import DOCS, Page, Section, block, guide, heading
from jacta.text import speaking

Cell = dict[str, Any]
KINDS = ("image/svg+xml", "text/html", "text/plain")  # the best first


def notebooks(language: str = "en") -> list[Path]:
    folder = DOCS if language == "en" else DOCS / language
    return sorted((folder / "notebooks").glob("*.ipynb"))


def cells(path: Path) -> list[Cell]:
    found: list[Cell] = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return found


def source(cell: Cell) -> str:
    return "".join(cell["source"])


# --- Running them


def run(path: Path, language: str = "en") -> list[Cell]:
    """The cells with what they show in a language, each run in the order of the notebook in one namespace."""
    module = ModuleType(f"notebook_{path.stem}")
    sys.modules[module.__name__] = module  # rules are looked at by the module that they stand in
    names, found = vars(module), []
    for number, cell in enumerate(cells(path)):
        if cell["cell_type"] == "code":
            with speaking(language):
                shown = _shown(source(cell), names, f"{path.name}:{number}")
            found.append({**cell, "execution_count": None, "outputs": shown})
        else:
            found.append(cell)
    return found


def _shown(code: str, names: dict[str, Any], place: str) -> list[dict[str, Any]]:
    tree = ast.parse(code, place)
    last = tree.body[-1] if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    tree.body = tree.body[: len(tree.body) - (last is not None)]
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile(tree, place, "exec", dont_inherit=True), names)
        value = None if last is None else eval(compile(ast.Expression(last.value), place, "eval"), names)
        data = {} if value is None else _bundle(value)
    lines = printed.getvalue().splitlines(keepends=True)
    streamed = [{"output_type": "stream", "name": "stdout", "text": lines}] if lines else []
    result = {"output_type": "execute_result", "execution_count": None, "metadata": {}, "data": data}
    return [*streamed, *([result] if data else [])]


def _bundle(value: Any) -> dict[str, list[str]]:
    """What a value shows of itself; a chart is drawn, so that a page needs no script for it."""
    if type(value).__module__.startswith("altair"):
        from vl_convert import vegalite_to_svg  # noqa: PLC0415

        return {"image/svg+xml": _lines(vegalite_to_svg(value.to_dict()))}
    if hasattr(value, "_repr_html_"):
        return {"text/html": _lines(value._repr_html_())}
    return {"text/plain": _lines(repr(value))}


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def keep() -> None:
    """Run every notebook, and write down what its cells show, in both languages."""
    for language in ("en", "fr"):
        for path in notebooks(language):
            written(path, run(path, language))


def written(path: Path, shown: Sequence[Cell]) -> None:
    data = {**json.loads(path.read_text(encoding="utf-8")), "cells": shown}
    path.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


# --- Showing them


def gallery(language: str) -> Iterator[Page]:
    """The notebooks in one language, and a page that lists them."""
    pages = [_page(path) for path in notebooks(language)]
    title = {"en": "Notebooks", "fr": "Carnets"}[language]
    listed = "".join(f"<li><a href='{page.path}.html'>{escape(page.title)}</a></li>" for page in pages)
    yield Page("notebooks", title, f"{heading(1, title)}<ul>{listed}</ul>\n", [Section("", title, "")])
    yield from pages


def _page(path: Path) -> Page:
    """A notebook as a page: its prose as a guide, its code, what it shows."""
    place, html, sections = f"notebooks/{path.stem}", [], list[Section]()
    title = ""
    for cell in cells(path):
        if cell["cell_type"] == "markdown":
            part = guide(place, source(cell))
            title = title or part.title
            html.append(part.html)
            sections += part.sections
        else:
            html.append(block(source(cell)))
            html += map(_output, cell["outputs"])
    return Page(place, title, "".join(html), sections)


def _output(output: dict[str, Any]) -> str:
    if output["output_type"] == "stream":
        return block("".join(output["text"]))
    kind = next(kind for kind in KINDS if kind in output["data"])
    text = "".join(output["data"][kind])
    return block(text) if kind == "text/plain" else f"<figure tabindex='0'>{text}</figure>\n"


if __name__ == "__main__":
    keep()
