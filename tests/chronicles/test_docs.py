"""The guide to chronicles, run as it stands: every command after the other, then the Python."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

import jacta as package
from tests.cli.conftest import Jacta, _in_english, jacta

__all__ = ["_in_english", "jacta"]
DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize(("page", "language"), [("chronicles.md", "en"), ("fr/chronicles.md", "fr")])
def test_the_commands_of_the_guide_work_in_their_order(jacta: Jacta, page: str, language: str) -> None:
    written = (DOCS / page).read_text(encoding="utf-8")
    commands = re.findall(r"^\$ jacta (.*)$", written, re.MULTILINE)
    assert len(commands) >= 7
    for command in commands:
        answer = jacta("--lang", language, *shlex.split(command))
        assert answer.code == 0, (command, answer.err)
        assert answer.out.strip()


def test_the_python_of_the_guide_works() -> None:
    (block,) = re.findall(r"```python\n(.*?)```", (DOCS / "chronicles.md").read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, object] = {"jacta": package}
    exec(block, names)
    assert len(names["mohacs"].entries) == 3  # type: ignore[attr-defined]
