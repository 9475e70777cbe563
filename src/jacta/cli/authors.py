"""`new`, `check`: for those who write a game of their own."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import typer
from rich.table import Table

from jacta.authoring.checking import Case, cases
from jacta.authoring.laws import Broken
from jacta.authoring.new_game import begin
from jacta.cli.inputs import game_of
from jacta.cli.output import Text, console, progress, write_json
from jacta.errors import InputError
from jacta.kernel.rule.registry import find_game
from jacta.text import Message, number, say

BROKEN = 1  # exit code


def new(name: str, title: str | None, folder: str | None) -> None:
    """Write the package of a new game, and say how to go on."""
    made = begin(name, title or name.replace("_", " ").capitalize(), Path(folder or name))
    console().print(Text(say("new-made", folder=str(made), name=name)), soft_wrap=True)


def check(game_id: str, json: bool) -> None:
    """Hold a game to the laws. Exit code 1 if one is broken."""
    if not find_game(game_id) and (Path(game_id) / "pyproject.toml").is_file():
        raise InputError(say("metavar-game"), Message("error-not-installed", folder=game_id))
    asked = cases(game_of(game_id))
    broken: dict[Case, str] = {}
    with progress(len(asked), "cli-checking") as made:
        for place, case in enumerate(asked, start=1):
            try:
                case.check()
            except Broken as found:
                broken[case] = str(found)
            made(place)
    if json:
        write_json([{"law": case.law, "about": case.about, "broken": broken.get(case)} for case in asked])
    else:
        _show(asked, broken)
    if broken:
        raise typer.Exit(BROKEN)


def _show(asked: list[Case], broken: dict[Case, str]) -> None:
    """Each law with how often it was checked; if it is broken, with what breaks it."""
    grid = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    grid.add_column(justify="right")
    for law, times in Counter(case.law for case in asked).items():
        found: dict[str, list[str]] = {}  # one mistake may show in every example
        for case, where in broken.items():
            if case.law == law:
                found.setdefault(where, []).append(case.about)
        told = Text(say(f"law-{law}"), "red" if found else "")
        for where, abouts in found.items():
            told.append(f"\n{', '.join(abouts)}  ", "cyan")
            told.append(where)
        grid.add_row(Text(number(times), "dim"), Text("✗", "red") if found else Text("✓", "green"), told)
    console().print(grid)
