"""The commands and snippets of the README and the docs, run as they stand."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

import jacta
from jacta import text
from jacta.cli import main
from jacta.cli.inputs import procedure_of, typed_title
from jacta.errors import UnknownProcedure

ROOT = Path(__file__).parent.parent
FRENCH = [ROOT / "README.fr.md", *sorted((ROOT / "docs" / "fr").glob("*.md"))]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), *FRENCH]
ELSEWHERE = ("serve", "servir", "play", "jouer", "pocket", "poche")  # tested where a browser is
COMMANDS = {
    command: "fr" if page in FRENCH else "en"
    for page in PAGES
    for block in re.findall(r"```console\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    for command in re.findall(r"^\$ (jacta (?:[^\\\n]|\\\n)*)", block, re.MULTILINE)
    if command.split()[1] not in ELSEWHERE
}


@pytest.mark.parametrize(("command", "language"), COMMANDS.items(), ids=COMMANDS)
def test_a_command_of_the_docs_works(
    command: str,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, value in {"JACTA_LANG": language, "JACTA_TABLES": str(tmp_path), "COLUMNS": "80"}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(os, "cpu_count", lambda: 1)  # that several processes count the same is tested elsewhere
    words = shlex.split(command.replace("\\\n", ""))
    code = in_a_shell(command) if NEEDS_A_SHELL & set(words) else in_this_process(words[1:], language)
    out, err = capfd.readouterr()
    assert code == 0, err
    assert out.strip()


def in_english(command: str) -> list[str]:
    """What a command has by its id, though there is a French word for it: itself, the procedure, keys, and values."""
    words = shlex.split(command.replace("\\\n", ""))
    called = [word for word in words[1:3] if text.find(f"command-{word}") not in (None, word)]
    if called:
        return called
    try:
        (procedure, at), *_ = ((procedure_of(word), at) for at, word in enumerate(words) if "." in word and at > 1)
    except (UnknownProcedure, ValueError):
        return []
    found = [words[at]] if words[at] == procedure.id != typed_title(procedure) else []
    for before, word in pairwise(words[at:]):
        path, said, typed = word.partition("=")
        if not said or before.startswith("--") or word.startswith("--"):
            continue
        place = procedure.input_place
        for step in path.split("."):
            found += [word] if step in place.keys.ids and place.keys.word(step) != step else []
            place = place.at(place.keys.meant(step) or step)
        found += [word for one in typed.split(",") if one in place.words.ids and place.words.word(one) != one]
    return found


@pytest.mark.parametrize("page", FRENCH, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_french_guide_needs_no_english_word_and_no_file_of_json(page: Path) -> None:
    written = "".join(re.findall(r"```(?:console|sh)\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL))
    with text.speaking("fr"):
        for command in re.findall(r"^\$ (jacta (?:[^\\\n]|\\\n)*)", written, re.MULTILINE):
            assert in_english(command) == [], command
            assert not re.search(r"\.json|\[\{|--json", command), command


NEEDS_A_SHELL = {">", "|", "&&"}


def in_a_shell(command: str) -> int:
    """As people type it: what starts a process of its own, and what writes into files, is the shell's."""
    paths = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    return subprocess.run(command, shell=True, env={**os.environ, "PATH": paths}, check=False).returncode


def in_this_process(words: list[str], language: str) -> int:
    with text.speaking(language):
        return main(words)


def test_there_are_commands() -> None:
    assert len(COMMANDS) > 5


def snippets(page: Path) -> list[str]:
    return re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


def is_translated(page: Path) -> bool:
    """Whether its snippets are those of the English page, which are run there."""
    english = ROOT / "docs" / page.name
    return page in FRENCH and english.exists() and snippets(page) == snippets(english)


@pytest.mark.parametrize(
    "page", [one for one in PAGES if not is_translated(one)], ids=lambda page: str(page.relative_to(ROOT))
)
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
    imports = "from jacta.rules import Chapter, Game\n"
    (package / "__init__.py").write_text(f'{code}\n{imports}chapters = (Chapter("all", (skirmish,)),)\n{contents}\n')
    monkeypatch.syspath_prepend(tmp_path)
    from jacta.kernel.odds import odds  # noqa: PLC0415

    game = __import__("skirmish")
    del sys.modules["skirmish"]  # other tests begin a game of this name
    found = odds(game.skirmish, game.skirmish.validate({"attacker": 1, "defender": 1}))
    assert str(found.p(winner="attacker")) == "2/9"
