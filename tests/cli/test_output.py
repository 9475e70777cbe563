"""What a page looks like: lines are never broken at a no-break space."""

from __future__ import annotations

import io

import pytest
from rich.table import Table

from jacta.cli.output import Text, console
from tests.cli.conftest import Jacta


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


def test_show_names_cases_and_free_names_in_the_readers_language(jacta: Jacta) -> None:
    """`buy=skill` and `NAME` are words of the files, not of a French player."""
    told = jacta("--lang", "fr", "show", "seventh_sea.experience").out
    assert "achat=compétence, trait" in told
    assert "buy=skill" not in told
    assert "basic=" not in told.partition("Exemples")[2]
    assert "carte.espaces.NOM.contrôle" in jacta("--lang", "fr", "show", "here_i_stand.spring_deployment").out


def test_a_check_says_beside_its_chances_what_it_says_when_it_is_rolled(jacta: Jacta) -> None:
    stack = ("europa_universalis.profil_pile", "période=IV", "pions=2 A+ FRA mousquet, 2 DT FRA mousquet")
    said = "Cette pile est illégale"
    assert said in jacta("--lang", "fr", "chances", *stack).out
    assert said in jacta("--lang", "fr", "lancer", *stack).out


def test_show_takes_a_title_without_quotes(jacta: Jacta) -> None:
    assert jacta("--lang", "fr", "montrer", "chasse", "aux", "corsaires").out.startswith("Chasse aux corsaires")
