"""The guide to chronicles, run as it stands: every command after the other, then the Python."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

import jacta as package
from tests.cli.conftest import Jacta, _in_english, jacta

__all__ = ["_in_english", "jacta"]
DOCS = Path(__file__).parents[2] / "docs"


WHAT_MUST_COME_OF_IT: dict[str, dict[str, dict[str, object]]] = {
    "chronicles.md": {},
    "here_i_stand.md": {"Janissaries": {"at": "istanbul"}, "Janissaires": {"at": "istanbul"}},
    "vive_lempereur.md": {"Grande batterie": {"steps": 2}},
    "an_evening_of_7th_sea.md": {"Athos": {"defence": 4, "experience": 0, "heroism": 0}, "Porthos": {"dramatic": 1}},
    "a_turn_of_europa_universalis.md": {"Porte": {"treasury": 160}, "Spahis": {"period": 2}},
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("page", WHAT_MUST_COME_OF_IT)
def test_the_commands_of_a_guide_work_in_their_order(
    jacta: Jacta, page: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each begins where the one before has left the pieces; what `<<<` hands over is typed at the prompt."""
    monkeypatch.chdir(tmp_path)
    written = (DOCS / ("" if language == "en" else "fr") / page).read_text(encoding="utf-8")
    blocks = re.findall(r"^```sh\n(.*?)^```", written, re.DOTALL | re.MULTILINE)
    commands = re.findall(r"^\$ jacta (.*)$", "".join(blocks), re.MULTILINE)
    assert len(commands) >= 7
    for command in commands:
        words, _, typed = command.partition(" <<< ")
        answer = jacta("--lang", language, *shlex.split(words), typed=f"{typed.strip(chr(34))}\n" if typed else "")
        assert answer.code == 0, (command, answer.err)
        assert answer.out.strip()
    pieces = {one["name"]: one["sheet"] for one in json.loads(jacta("chronicle", "show", "--json").out)["pieces"]}
    wanted = WHAT_MUST_COME_OF_IT[page]
    assert wanted.keys() & pieces.keys() or not wanted
    for name in wanted.keys() & pieces.keys():  # some have a French name on the French page
        assert {key: pieces[name][key] for key in wanted[name]} == wanted[name]


def test_the_python_of_the_guide_works() -> None:
    (block,) = re.findall(r"```python\n(.*?)```", (DOCS / "chronicles.md").read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, object] = {"jacta": package}
    exec(block, names)
    assert len(names["mohacs"].entries) == 3  # type: ignore[attr-defined]
