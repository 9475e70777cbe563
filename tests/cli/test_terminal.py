"""Nothing that stands in a file moves the cursor of whoever looks at it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import jacta as python
from jacta.cli.output import Text, console
from jacta.cli.terminal import shown
from jacta.dice import FairDice
from tests.cli.conftest import Jacta

PAINT = "\x1b[2J\x1b[HVerified: every die is\x9b1m \u202e\r\n\x07✓ all is well"
BATTLE = {"attacker_units": 4, "defender_units": 3}


def battle() -> dict[str, Any]:
    return python.play("here_i_stand.field_battle", BATTLE, chance=FairDice("ab" * 32, {"attacker": "alea"})).export()


def strings(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where texts stand in a file, the names of its keys among them."""
    found = [path] if isinstance(data, str) else []
    for key, value in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ():
        found += strings(value, (*path, key))
    return found


def forged(path: tuple[Any, ...], text: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(battle()))
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = text
    return data


@pytest.mark.parametrize("command", ["verify", "replay", "luck", "verify --json", "play --resume"])
@pytest.mark.parametrize("path", [*strings(battle()), ("given", "attacker_units"), ("fair", "words", PAINT), (PAINT,)])
def test_a_forged_file_paints_nothing(jacta: Jacta, tmp_path: Path, path: tuple[Any, ...], command: str) -> None:
    file = tmp_path / "battle.json"
    file.write_text(json.dumps(forged(path, PAINT)))
    answer = jacta(*command.split(), str(file))
    for letter in "\x1b\x9b\u202e\r\x07":
        assert letter not in answer.out + answer.err
    assert not any(line.lstrip().startswith("✓ all is well") for line in (answer.out + answer.err).splitlines())


def test_what_people_write_stays_as_it_is() -> None:
    kept = "Zoé\N{NO-BREAK SPACE}: «\N{NARROW NO-BREAK SPACE}oui » 東京 ✓\nمرحبا"
    assert shown(kept) == kept


def test_a_console_colours_and_cleans(capsys: pytest.CaptureFixture[str]) -> None:
    out = console()
    out._force_terminal = True
    out.no_color, out._color_system = False, None
    out.print(Text("a\x1b[31mb", "bold"), "\x9bplain", sep="")
    assert capsys.readouterr().out.replace("\x1b[1m", "").replace("\x1b[0m", "") == "a\ufffd[31mb\ufffdplain\n"


def test_ctrl_c_while_modules_load_is_no_traceback() -> None:
    program = """
import sys
class Stop:
    def find_spec(self, name, path=None, target=None):
        if name == sys.argv[1] and pressed:
            pressed.pop()
            raise KeyboardInterrupt
pressed = [True]
sys.meta_path.insert(0, Stop())
from jacta.cli import main
sys.exit(main(["list"]))
"""
    for module in ("jacta.text", "typer", "rich.console", "pydantic"):
        done = subprocess.run([sys.executable, "-c", program, module], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout) == (130, "")
        assert "Traceback" not in done.stderr
