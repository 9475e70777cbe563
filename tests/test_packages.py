"""The wheel works without the repository: all that Jacta reads is in it."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from zipfile import ZipFile

import pytest

import jacta

pytestmark = pytest.mark.waits
ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel as it is built from the sdist alone, in another folder."""
    folder = tmp_path_factory.mktemp("packages")
    built(ROOT, folder, "sdist")
    (sdist,) = folder.glob("*.tar.gz")
    subprocess.run(["tar", "-x", "-z", "-f", sdist, "-C", folder], check=True)
    built(folder / sdist.name.removesuffix(".tar.gz"), folder, "wheel")
    (found,) = folder.glob("*.whl")
    return found


def built(project: Path, folder: Path, target: str) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    subprocess.run(command, cwd=project, check=True, capture_output=True)


def test_all_that_is_kept_is_in_the_wheel_and_nothing_else(wheel: Path) -> None:
    listed = subprocess.run(["git", "ls-files", "src/jacta"], cwd=ROOT, check=True, capture_output=True, text=True)
    kept = {name.removeprefix("src/") for name in listed.stdout.splitlines() if (ROOT / name).exists()}
    fetched = {f"jacta/web/static/vendor/{name}.min.js" for name in ("htmx", "htmx-ext-sse")}
    with ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if not name.startswith(f"jacta-{PROJECT['version']}.dist-info")}
    assert packed >= kept | fetched, sorted((kept | fetched) - packed)
    assert all((ROOT / "src" / name).exists() for name in packed)


def test_the_wheel_answers_without_the_repository_and_without_a_warning(wheel: Path, tmp_path: Path) -> None:
    with ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    asked = ["odds", "here_i_stand.interception", "leaders=2", "cavalry=enemy", "--key", "success", "--json"]
    told = subprocess.run(
        [sys.executable, "-W", "error", "-m", "jacta", *asked],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        check=True,
        capture_output=True,
        text=True,
    )
    assert not told.stderr
    assert json.loads(told.stdout)["outcomes"][1]["p"] == "5/12", told.stdout


def test_the_version_stands_in_one_place() -> None:
    assert jacta.__version__ == PROJECT["version"]


BEYOND = {
    "charts": ("charts",),
    "hosting": ("web",),
    "mcp": ("mcp", "web"),
    "pocket": ("charts", "web"),
    "rl": ("rl",),
    "store": ("postgres", "web"),
    "web": ("charts", "notices", "web"),
}
"""Parts that an extra brings to life, and which."""


def test_what_is_imported_is_declared() -> None:
    own = declared(PROJECT["dependencies"])
    for path in (ROOT / "src" / "jacta").rglob("*.py"):
        part = path.relative_to(ROOT / "src" / "jacta").parts[0].removesuffix(".py")
        extra = declared(chain(*(PROJECT["optional-dependencies"][name] for name in BEYOND.get(part, ()))))
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree) if part in BEYOND else tree.body:
            for name in imported(node):
                assert name in own | extra | sys.stdlib_module_names | {"jacta"}, f"{path}: {name}"


@pytest.mark.parametrize("guide", ["start.md", "fr/start.md"])
def test_the_first_guide_names_every_extra(guide: str) -> None:
    named = re.findall(r"^\| `(\w+)` \|", (ROOT / "docs" / guide).read_text(encoding="utf-8"), re.MULTILINE)
    assert set(named) == PROJECT["optional-dependencies"].keys() - {"dev"}


def test_without_an_extra_a_command_says_what_to_install(tmp_path: Path) -> None:
    """Not a traceback: what is missing, and which extra brings it."""
    code = """if True:
        import sys
        sys.modules |= dict.fromkeys(("fastapi", "numpy", "sqlalchemy", "starlette"))
        from jacta.cli import main
        print([main(words.split()) for words in ("serve", "pocket somewhere", "host list")])
        import jacta.rl
    """
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert told.stdout == "[2, 2, 2]\n"
    assert told.stderr.count("jacta[web]") == 3
    assert "jacta[rl]" in told.stderr


def declared(rows: Iterable[str]) -> set[str]:
    names = {re.split(r"[\[>=;]", row)[0].lower() for row in rows}
    return {IMPORTED_AS.get(name, name.replace("-", "_")) for name in names}


IMPORTED_AS = {"fluent.runtime": "fluent", "vl-convert-python": "vl_convert", "open_spiel": "pyspiel"}


def imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name.split(".")[0] for alias in node.names]
    if isinstance(node, ast.ImportFrom) and not node.level:
        return [str(node.module).split(".")[0]]
    return []
