"""Saves of the command line: whole or not at all, and nobody's moves are dropped."""

from __future__ import annotations

import errno
import json
import multiprocessing
import os
from pathlib import Path

import pytest

from jacta.cli.files import Files
from jacta.errors import InputError
from tests.cli.conftest import Jacta

MINE = ("play", "here_i_stand.field_battle", "attacker_units=2", "defender_units=2", "--dice", "mine")


def test_a_full_disk_leaves_the_good_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    files = Files(str(file))
    files.write(str(file), "good")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(InputError):
        files.write(str(file), "better, but cut off")
    assert file.read_text() == "good"
    assert [one.name for one in tmp_path.iterdir()] == ["game.json"]


def test_of_two_terminals_on_one_file_the_later_drops_nothing(jacta: Jacta, tmp_path: Path) -> None:
    file = tmp_path / "battle.json"
    assert jacta(*MINE, typed=f"save {file}\nquit\n").code == 0
    here, there = Files(str(file)), Files(str(file))
    here.write(str(file), "played on here")
    with pytest.raises(InputError, match="has changed since"):
        there.write(str(file), "played on there")
    assert file.read_text() == "played on here"
    here.write(str(file), "and further")
    there.write(str(tmp_path / "another.json"), "played on there")


def test_a_resumed_game_is_not_written_over_the_moves_of_another_window(
    jacta: Jacta, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "battle.json"
    jacta(*MINE, typed=f"1 2\nsave {file}\nquit\n")
    before = json.loads(file.read_text())
    assert before["events"] == [{"roll": [1, 2]}]
    lines = iter(["4 5", f"save {file}", "quit", ""])

    def typed(*_: object, **__: object) -> str:
        line = next(lines)
        if line.startswith("save"):
            file.write_text(json.dumps(before | {"events": [{"roll": [6, 6]}]}))
        return line

    monkeypatch.setattr("jacta.cli.play.read_line", typed)
    answer = jacta("play", "--resume", str(file))
    assert "has changed since" in " ".join(answer.out.split())
    assert json.loads(file.read_text())["events"] == [{"roll": [6, 6]}]


def _save(file: str, text: str, line: object) -> bool:
    files = Files(file)
    line.wait()  # type: ignore[attr-defined]
    try:
        files.write(file, text)
    except InputError:
        return False
    return True


def test_of_many_who_save_at_the_same_moment_one_is_heard(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("before")
    with multiprocessing.Manager() as manager, multiprocessing.Pool(3) as pool:
        line = manager.Barrier(3)
        saved = pool.starmap(_save, [(str(file), str(place), line) for place in range(3)])
    assert sum(saved) == 1
    assert file.read_text() == str(saved.index(True))


def test_what_is_written_through_a_link_goes_where_it_leads(tmp_path: Path) -> None:
    file, link = tmp_path / "game.json", tmp_path / "link.json"
    file.write_text("before")
    file.chmod(0o600)
    link.symlink_to(file)
    Files(str(link)).write(str(link), "after")
    assert (link.is_symlink(), file.read_text(), file.stat().st_mode & 0o777) == (True, "after", 0o600)
