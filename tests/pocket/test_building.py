"""How the pocket edition is written; `journey.py` opens one in a browser."""

from __future__ import annotations

from pathlib import Path

import pytest

from jacta.errors import InputError
from jacta.pocket.building import build


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "novel.txt").write_text("Chapter one")
    with pytest.raises(InputError, match="nothing was changed"):
        build(tmp_path)
    assert (tmp_path / "novel.txt").exists()
