"""What odds take for granted: every decision on the way, with the answer that is taken."""

from __future__ import annotations

from typing import Any

import pytest

import jacta
from jacta.analysis.assumptions import assumed
from jacta.dice import Seeded
from jacta.kernel.rule.registry import procedures

DECIDING = [
    pytest.param(id, example, id=f"{id}-{number}")
    for id, procedure in procedures().items()
    if procedure.asks and not procedure.sampled
    for number, example in enumerate(procedure.examples[:1])
]
PIRACY: dict[str, Any] = {"corsairs": 2, "leader_piracy": 1, "target_ports": 2, "squadrons_adjacent": 1}


@pytest.mark.parametrize(("id", "example"), DECIDING)
def test_whatever_a_roll_answers_is_named(id: str, example: dict[str, Any]) -> None:
    procedure = procedures()[id]
    found = assumed(procedure, procedure.validate(example))
    assert found is not None
    named = {(one.question.label, answer) for one in found for answer in one.answers}
    for seed in range(20):
        for entry in jacta.roll(id, example, source=Seeded(seed)).transcript:
            if entry.kind == "ask" and entry.question and len(entry.question.options) > 1:
                answers = entry.value if entry.question.simultaneous else (entry.value,)
                assert {(entry.label, answer) for answer in answers} <= named


def test_the_target_pays_in_victory_points() -> None:
    procedure = procedures()["here_i_stand.piracy"]
    (one,) = assumed(procedure, procedure.validate(PIRACY)) or ()
    assert (one.player, one.question.label, one.answers, one.others) == ("target", "payment", ("vp",), ("fleet",))


def test_a_stated_policy_is_what_is_assumed() -> None:
    procedure = procedures()["here_i_stand.piracy"]
    found = assumed(procedure, procedure.validate(PIRACY), {"payment": "fleet"}) or ()
    assert next(iter(found)).answers[0] == "fleet"


def test_nothing_is_assumed_where_nobody_decides() -> None:
    procedure = procedures()["here_i_stand.interception"]
    assert assumed(procedure, procedure.validate({"leaders": [2]})) == ()


def test_what_is_assumed_can_be_read_by_programs() -> None:
    procedure = procedures()["here_i_stand.piracy"]
    (one,) = assumed(procedure, procedure.validate(PIRACY)) or ()
    assert one.to_json() == {"question": "payment", "player": "target", "answers": ["vp"], "others": ["fleet"]}
