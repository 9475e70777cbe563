"""The commands and snippets of the README and the docs, run as they stand."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import jacta

ROOT = Path(__file__).parent.parent
FRENCH = [ROOT / "README.fr.md", *sorted((ROOT / "docs" / "fr").glob("*.md"))]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), *FRENCH]
COMMANDS = [
    pytest.param(command, "fr" if page in FRENCH else "en", id=command)
    for page in PAGES
    for block in re.findall(r"```console\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    for command in re.findall(r"^\$ (jacta (?:[^\\\n]|\\\n)*)", block, re.MULTILINE)
    if not command.startswith(("jacta serve", "jacta play"))
]


@pytest.mark.parametrize(("command", "language"), COMMANDS)
def test_a_command_of_the_docs_works(command: str, language: str, tmp_path: Path) -> None:
    paths = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = {**os.environ, "PATH": paths, "JACTA_LANG": language, "JACTA_TABLES": str(tmp_path)}
    finished = subprocess.run(
        command, shell=True, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert finished.returncode == 0, finished.stderr
    assert finished.stdout.strip()


def test_there_are_commands() -> None:
    assert len(COMMANDS) > 5


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_python_snippets_give_what_they_say(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert not failed


def test_the_package_docstring_gives_what_it_says() -> None:
    failed, tried = doctest.testmod(jacta)
    assert tried
    assert not failed


def test_the_worked_example_of_the_kernel_page_is_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (ROOT / "docs" / "kernel.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    package = tmp_path / "skirmish"
    for folder in ("tables", "text/fr", "text/en"):
        (package / folder).mkdir(parents=True)
    for language in ("fr", "en"):
        (package / "text" / language / "game.ftl").write_text("game = Skirmish\n")
    contents = 'GAME = Game("skirmish", package=__name__, source="", status="complete", readings=(), chapters=chapters)'
    imports = "from jacta.kernel.procedure import Chapter, Game\n"
    (package / "__init__.py").write_text(f'{code}\n{imports}chapters = (Chapter("all", (skirmish,)),)\n{contents}\n')
    monkeypatch.syspath_prepend(tmp_path)
    from jacta.kernel.solving import odds  # noqa: PLC0415

    game = __import__("skirmish")
    found = odds(game.skirmish, game.skirmish.validate({"attacker": 1, "defender": 1}))
    assert str(found.p(winner="attacker")) == "2/9"
