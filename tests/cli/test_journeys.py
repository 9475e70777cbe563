"""The real command, in processes of its own: both languages, pipes, exit codes, a game fed by standard input."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.waits
COMMAND = str(Path(sys.executable).with_name("jacta"))
BATTLE = ("here_i_stand.field_battle", "attacker_units=10", "attacker_leaders=[2]", "defender_units=8")
PATIENCE = 300
HORSEMEN = ("here_i_stand.field_battle", "attacker_units=2", "attacker_cavalry=2", "defender_units=4")


def jacta(*words: str, typed: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "JACTA_LANG": "en", **environ}
    return subprocess.run(
        [COMMAND, *words], input=typed, capture_output=True, text=True, env=environment, check=False, timeout=60
    )


def test_odds_of_a_battle_answer_with_exact_fractions() -> None:
    answer = jacta("odds", *BATTLE, "defender_leaders=[1]", "--exact")
    assert answer.returncode == 0
    assert "1845061265/3486784401" in answer.stdout
    assert "52.9%" in answer.stdout
    assert answer.stderr == ""


@pytest.mark.parametrize("environ", [{"JACTA_LANG": "fr"}, {"JACTA_LANG": "", "LC_ALL": "fr_FR.UTF-8"}])
def test_the_environment_chooses_the_language(environ: dict[str, str]) -> None:
    assert "Usage\u202f: jacta" in jacta("--help", **environ).stdout


def test_bad_input_is_one_line_on_stderr_and_exit_code_2() -> None:
    answer = jacta("odds", "here_i_stand.field_battle", "attacker_units=ten", "--lang", "fr")
    assert (answer.returncode, answer.stdout) == (2, "")
    assert "unités_attaquant" in answer.stderr
    assert "entier" in answer.stderr
    assert "Traceback" not in answer.stderr


def test_input_comes_from_a_pipe() -> None:
    given = json.dumps({"attacker_units": 3, "defender_units": 2})
    answer = jacta("odds", "here_i_stand.field_battle", "--given", "-", "defender_units=5", "--json", typed=given)
    assert json.loads(answer.stdout)["given"] == {"attacker_units": 3, "defender_units": 5}


def test_a_reader_who_has_seen_enough_hears_no_complaint() -> None:
    piped = f"set -o pipefail; {COMMAND} readings here_i_stand | head -n 1"
    answer = subprocess.run(["bash", "-c", piped], capture_output=True, text=True, check=False, timeout=60)
    assert len(answer.stdout.splitlines()) == 1
    assert (answer.returncode, answer.stderr) == (0, "")


def test_a_game_is_played_saved_and_resumed(tmp_path: Path) -> None:
    saved, story = tmp_path / "battle.json", tmp_path / "battle.txt"
    begun = jacta("play", *HORSEMEN, "--dice", "mine", typed=f"1 2 3 6\n5 1 1 1 1\nsave {saved}\nquit\n")
    assert begun.returncode == 0
    assert len(json.loads(saved.read_text())["events"]) == 2
    ended = jacta("play", "--resume", str(saved), typed=f"1\n{story}\n")
    assert ended.returncode == 0
    assert "The game is over." in ended.stdout
    assert "1 2 3 6 → 1" in story.read_text()


def test_ctrl_c_stops_cleanly() -> None:
    duel = ("seventh_sea.duel", "attacker=@athos", "defender=@jussac")  # runs that do not meet
    words = [COMMAND, "--lang", "en", "simulate", *duel, "--runs", "1000000", "--workers", "2"]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        await_children(process, 2)
        process.send_signal(signal.SIGINT)
        _, complaints = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    assert process.returncode == 130
    assert complaints.strip() == "Stopped."


def await_children(process: subprocess.Popen[str], number: int) -> None:
    """Until it has started so many processes: they make the runs."""
    listed = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    begin = time.monotonic()
    while len(listed.read_text().split()) < number:
        assert process.poll() is None
        assert time.monotonic() - begin < PATIENCE
        time.sleep(0.1)
