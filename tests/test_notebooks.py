"""The gallery of notebooks: every cell runs, and shows what is kept; French ones have the same code."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from handbook.notebooks import cells, gallery, notebooks, run, source

DRAWN = "image/svg+xml"  # by a library whose versions draw differently


@pytest.mark.parametrize(
    ("language", "path"),
    [pytest.param(one, path, id=f"{path.stem}-{one}") for one in ("en", "fr") for path in notebooks(one)],
)
def test_a_notebook_shows_what_is_kept(language: str, path: Path) -> None:
    kept = [told(cell) for cell in cells(path)]
    assert [told(cell) for cell in run(path, language)] == kept, "python -m handbook.notebooks"


def told(cell: dict[str, Any]) -> list[Any]:
    outputs = cell.get("outputs", [])
    return [output.get("text") or {k: v for k, v in output["data"].items() if k != DRAWN} for output in outputs]


def test_french_notebooks_have_the_same_code() -> None:
    assert [path.name for path in notebooks("fr")] == [path.name for path in notebooks()]
    for english, french in zip(notebooks(), notebooks("fr"), strict=True):
        both = [[source(cell) for cell in cells(path) if cell["cell_type"] == "code"] for path in (english, french)]
        assert both[0] == both[1]
        assert [source(cell) for cell in cells(english)] != [source(cell) for cell in cells(french)]


def test_the_gallery_shows_tables_and_charts() -> None:
    pages = {page.path: page.html for page in gallery("fr")}
    assert "<svg" in pages["notebooks/campaign_plan"]
    assert "<table" in pages["notebooks/thirty_lines"]
    assert len(pages) == 1 + len(notebooks())
