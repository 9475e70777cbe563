"""What a page looks like: lines are never broken at a no-break space."""

from __future__ import annotations

import io

import pytest
from rich.table import Table

from jacta.cli.output import Text, console


@pytest.mark.parametrize("space", ["\u00a0", "\u202f"])
def test_lines_are_not_broken_at_no_break_spaces(space: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.StringIO()
    monkeypatch.setattr("sys.stdout", written)
    monkeypatch.setenv("COLUMNS", "16")
    said = f"Que donnez-vous{space}? Ou l’un{space}; ou"
    grid = Table.grid()
    grid.add_row(Text(said))
    console().print(Text(said))
    console().print(Text.assemble(said, (f" fini{space}!", "bold")))
    console().print(grid)
    lines = [line.rstrip(" ") for line in written.getvalue().splitlines()]
    assert lines[:3] == ["Que", f"donnez-vous{space}? Ou", f"l’un{space}; ou"]
    assert lines[5].endswith(f"fini{space}!")
    assert lines[-3:] == lines[:3]
