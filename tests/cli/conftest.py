"""The command in this process: quick, with its exit code, output and complaints."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from jacta import text
from jacta.cli import main


class Answer(NamedTuple):
    code: int
    out: str
    err: str


Jacta = Callable[..., Answer]


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("JACTA_LANG", "en")
    monkeypatch.setenv("JACTA_TABLES", str(tmp_path / "tables"))
    monkeypatch.setenv("COLUMNS", "80")
    with text.speaking("en"):
        yield


@pytest.fixture
def jacta(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Jacta:
    """Run `jacta WORDS...`, with `typed` as its standard input."""

    def run(*words: str, typed: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(words)
        return Answer(code, *capsys.readouterr())

    return run
