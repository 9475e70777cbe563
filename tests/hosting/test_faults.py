"""Faults, a handful of each: `make faults` does the same a hundred times over."""

from __future__ import annotations

import os
from pathlib import Path

from bench import faults
from jacta.store import Store


def test_what_was_acknowledged_survives_kill_9_at_any_moment(database: str) -> None:
    Store(database).close()
    for seed in range(3):
        acknowledged = faults.killed(database, seed)
        assert acknowledged
        assert faults.lost(database, acknowledged) == []


def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    child = os.fork()
    if child == 0:  # the limit that plays the full disk is the process's own
        found = faults.full_disk(tmp_path)
        os._exit(0 if found["refused"] and found["acknowledged"] and found["kept"] else 1)
    assert os.waitpid(child, 0)[1] == 0
