"""The layout shows the architecture: the ladder of imports is as drawn, and the public surface is what is said."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import jacta
from jacta import dice, rules

ROOT = Path(__file__).parent.parent


def test_the_ladder_of_imports_is_as_drawn() -> None:
    drawn = subprocess.run(
        [sys.executable, "-c", "import draw_imports; print(draw_imports.picture(), end='')"],
        cwd=ROOT / "scripts",
        capture_output=True,
        text=True,
        check=True,
    )
    assert drawn.stdout == (ROOT / "docs" / "pictures" / "imports.svg").read_text(), "python scripts/draw_imports.py"


def test_the_public_surface_is_there_and_explained() -> None:
    for module in (jacta, rules):
        assert sorted(module.__all__) == sorted(set(module.__all__))
        for name in module.__all__:
            assert getattr(module, name) is not None
    for name in rules.__all__:
        assert f"`{name}`" in str(rules.__doc__) or f"@{name}" in str(rules.__doc__) or name in UNEXPLAINED


UNEXPLAINED = {"Checker", "Label", "Move", "Note", "Phase", "Procedure", "Receiver", "Step"} | {
    "checked",
    "frozen",
    "plain",
    "record",
    "written",
}
"""Types that annotations name, and small tools: each is explained where it is declared."""


def test_what_the_documentation_imports_is_said_to_be_stable() -> None:
    said = (ROOT / "docs" / "python.md").read_text(encoding="utf-8").partition("## What is exported")[2]
    stable = {f"jacta{name}" for name in re.findall(r"`jacta([.a-z]*)`", said)}
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "docs").rglob("*.ipynb")]
    package = (ROOT / "src" / "jacta" / "authoring").glob("*/*.*")
    for page in (*pages, *(one for one in package if one.suffix in (".py", ".txt"))):
        for module in re.findall(r"(?:from|import) (jacta[.a-z_]*)(?= import|\W)", page.read_text(encoding="utf-8")):
            assert module in stable or module.startswith("jacta.games."), (page.name, module)
    for module in stable - {"jacta", "jacta.hexes"}:
        assert import_module(module).__all__


def test_jacta_can_be_imported_and_used_without_charts() -> None:
    told = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys; sys.modules['altair'] = sys.modules['vl_convert'] = None\n"
            "import jacta\n"
            "print(jacta.odds('here_i_stand.interception', {'leaders': [2], 'cavalry': 'enemy'}).p(success=True))",
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == "5/12\n"


def test_importing_jacta_imports_nothing_else_of_it() -> None:
    told = subprocess.run(
        [sys.executable, "-c", "import sys, jacta; print([name for name in sys.modules if name.startswith('jacta.')])"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == "[]\n"


def test_every_game_imports_the_surface_by_its_public_names() -> None:
    for path in (ROOT / "src" / "jacta" / "games").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "jacta.rules":
                assert {alias.name for alias in node.names} <= set(rules.__all__), path


def test_a_name_means_one_thing() -> None:
    """No two types of the framework bear one name, nor two of a game; and none of a game that of a public one."""
    source = ROOT / "src" / "jacta"
    named: dict[tuple[str, str], list[str]] = {}
    for path in source.rglob("*.py"):
        area, *below = path.relative_to(source).parts
        whole = below[0] if area == "games" else "skeleton" if "skeleton" in below else "jacta"
        for name in types_of(path):
            named.setdefault((name, whole), []).append(str(path.relative_to(source)))
    assert not {name: places for name, places in named.items() if len(places) > 1}
    public = {*jacta.__all__, *rules.__all__, *dice.__all__, *types_of(source / "hexes.py")}
    assert not {name for name in named if name[0] in public and name[1] != "jacta"}


def types_of(path: Path) -> list[str]:
    """The classes and the names of types in a module. What is `Annotated` describes one key or parameter only."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef):
            found.append(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.col_offset == 0 and node.value is not None:
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            name, value = ast.unparse(target), ast.unparse(node.value)
            if name[1:2].islower() and name[0].isupper() and not value.startswith(("Annotated[", "TypeVar(")):
                found.append(name)
    return found
