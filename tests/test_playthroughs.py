"""Every procedure has its golden playthrough, and today's rules and texts still give it."""

from __future__ import annotations

import re

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


CITED = re.compile(r"\[([^\[\]]+)\]$", re.MULTILINE)
ENGLISH = re.compile(r"\b(and|first|items?|last|lines?|of|paragraph|steps?|the)\b")


def test_transcripts_cite_passages_as_the_french_documents_call_them() -> None:
    told = "\n".join(path(one).read_text(encoding="utf-8") for one in jacta.procedures().values())
    assert [cited for cited in CITED.findall(told) if ENGLISH.search(cited)] == []
