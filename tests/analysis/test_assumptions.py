"""What odds take for granted: every decision on the way, with the answer that is taken."""

from __future__ import annotations

from typing import Any

import pytest

import jacta
from jacta.analysis.assumptions import assumed
from jacta.dice import Seeded
from jacta.kernel.rule.registry import procedures
from jacta.telling.assuming import assumptions
from jacta.telling.understanding import policy
from jacta.text import speaking
from jacta.typed import policy_of

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


def test_what_is_usual_is_said_in_words_and_how_to_say_otherwise() -> None:
    procedure = procedures()["here_i_stand.piracy"]
    with speaking("fr"):
        (told,) = assumptions(procedure, assumed(procedure, procedure.validate(PIRACY)))
        assert told.sentence == "Cible\u202f: paie en points de victoire, puis en flottes, puis en cartes"
        assert told.instead[0][:2] == ("payment=fleet", "paiement=flotte")
        (other,) = assumptions(procedure, assumed(procedure, procedure.validate(PIRACY), {"payment": "fleet"}))
        assert other.sentence.startswith("Cible, Paiement")


def test_where_there_is_too_much_to_look_at_every_decision_is_named_as_usual() -> None:
    procedure = procedures()["europa_universalis.naval_battle"]
    with speaking("en"):
        told = [one.sentence for one in assumptions(procedure, None)]
    assert len(told) == len(procedure.asks)
    assert "Stays on the first day, withdraws after the second" in told


def test_nothing_is_assumed_where_nobody_decides() -> None:
    procedure = procedures()["here_i_stand.interception"]
    assert assumed(procedure, procedure.validate({"leaders": [2]})) == ()


def test_what_is_assumed_can_be_read_by_programs() -> None:
    procedure = procedures()["here_i_stand.piracy"]
    (one,) = assumed(procedure, procedure.validate(PIRACY)) or ()
    assert one.to_json() == {"question": "payment", "player": "target", "answers": ["vp"], "others": ["fleet"]}


@pytest.mark.parametrize(("id", "example"), DECIDING)
def test_what_is_said_instead_is_understood_as_it_is_typed(id: str, example: dict[str, Any]) -> None:
    procedure = procedures()[id]
    with speaking("fr"):
        for one in assumptions(procedure, assumed(procedure, procedure.validate(example))):
            for instead in one.instead:
                (understood,) = (policy(procedure, policy_of([instead.typed]), "policy") or {}).items()
                (meant,) = (policy_of([instead.pair]) or {}).items()
                assert understood in (meant, (meant[0], {"yes": True, "no": False}.get(str(meant[1])))), instead


def test_yes_and_no_are_answers_however_a_question_writes_them() -> None:
    """An interception by words, an escape by truth values: both take `oui`."""
    for id, label, number in (("europa_universalis.stack_round", "evade", 0), ("here_i_stand.engagement", "avoids", 0)):
        procedure = procedures()[id]
        given = procedure.validate(procedure.examples[number])
        (one,) = (one for one in assumed(procedure, given, {label: True}) or () if one.question.label == label)
        assert one.answers in (("yes",), (True,))
