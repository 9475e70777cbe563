"""XgY as players write it, on the command line and in the search of the web page."""

from __future__ import annotations

from typing import Any

import pytest

import jacta
from jacta.errors import UnknownProcedure
from jacta.games.seventh_sea.rolls.notation import read
from jacta.kernel.rule.registry import find_written


@pytest.mark.parametrize(
    ("written", "stated", "meant"),
    [
        ("7g4", (), ("roll", {"rolled": 7, "kept": 4})),
        ("12k6", (), ("roll", {"rolled": 12, "kept": 6})),
        ("7g4+5", (), ("roll", {"rolled": 7, "kept": 4, "bonus": 5})),
        ("7 g 4 - 5", (), ("roll", {"rolled": 7, "kept": 4, "bonus": -5})),
        ("7g4", ("nd",), ("test", {"rolled": 7, "kept": 4})),
        ("7g4 ND 25", (), ("test", {"rolled": 7, "kept": 4, "nd": 25})),
        ("7d4", (), None),
        ("g4", (), None),
    ],
)
def test_a_pool_is_read_as_written(written: str, stated: tuple[str, ...], meant: Any) -> None:
    assert read(written, frozenset(stated)) == meant


def test_a_notation_stands_for_its_procedure() -> None:
    procedure, given = find_written("7g4", ("nd",))
    assert procedure.id == "seventh_sea.test"
    success = jacta.odds(procedure.id, {**given, "nd": 25}).p(lambda outcome: outcome.success)
    assert str(success) == "427908681/500000000"
    with pytest.raises(UnknownProcedure):
        find_written("7x4")
