"""Every procedure has its golden playthrough, and today's rules and texts still give it."""

from __future__ import annotations

import pytest

import jacta
from jacta.kernel.rule.procedure import Procedure
from tests.playthroughs import FOLDER, path, played, structure

PROCEDURES = [pytest.param(member, id=member.id) for member in jacta.procedures().values()]


@pytest.mark.parametrize("procedure", PROCEDURES)
def test_playthrough(procedure: Procedure) -> None:
    assert path(procedure).exists(), "write it with `make playthroughs` and review it"
    told = played(procedure)
    assert told == path(procedure).read_text(encoding="utf-8")
    assert structure(played(procedure, "en")) == structure(told)


def test_no_playthrough_is_left_over() -> None:
    assert set(FOLDER.glob("*/*.txt")) == {path(member) for member in jacta.procedures().values()}
