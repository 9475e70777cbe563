"""The laws that every registered procedure obeys, on its own examples. A new game is checked by being registered."""

from __future__ import annotations

import json
from types import NoneType
from typing import Any, get_args

import pytest

import jacta
from jacta.dice import Seeded
from jacta.errors import InputError, OutOfReach
from jacta.kernel.inputs import Option
from jacta.kernel.playing import Session
from jacta.kernel.policies import check_legal
from jacta.kernel.procedure import Procedure
from jacta.kernel.questions import Ask, passage
from jacta.plain import plain_outcome
from tests.walking import walk

EXAMPLES = [
    pytest.param(member, dict(example), id=f"{member.id}-{number}")
    for member in jacta.procedures().values()
    for number, example in enumerate(member.examples)
]
EXACT = [example for example in EXAMPLES if not example.values[0].sampled]  # type: ignore[union-attr]
PROCEDURES = [pytest.param(member, id=member.id) for member in jacta.procedures().values()]

SIMULATED = 1_500
# The seed is fixed: a count this many standard deviations (and a few runs, for rare outcomes) away means a wrong rule.
TOLERATED_DEVIATIONS = 5.5
RARE = 5


@pytest.mark.parametrize("procedure", PROCEDURES)
def test_every_procedure_has_an_example(procedure: Procedure) -> None:
    assert procedure.examples


@pytest.mark.parametrize(("procedure", "example"), EXACT)
def test_odds_are_exact_and_rolls_lie_in_their_support(procedure: Procedure, example: dict[str, Any]) -> None:
    odds = jacta.odds(procedure.id, example)
    assert sum(odds.weights.values()) + odds.tail == odds.total
    assert all(weight > 0 for weight in odds.weights.values())
    assert len({json.dumps(plain_outcome(outcome), sort_keys=True) for outcome in odds.weights}) == len(odds)
    for seed in range(10):
        assert odds.tail or jacta.roll(procedure.id, example, source=Seeded(seed)).outcome in odds


@pytest.mark.parametrize(("procedure", "example"), [one for one in EXAMPLES if one not in EXACT])
def test_what_is_sampled_refuses_exact_answers_and_repeats(procedure: Procedure, example: dict[str, Any]) -> None:
    with pytest.raises(OutOfReach):
        jacta.odds(procedure.id, example)
    with pytest.raises(OutOfReach):
        jacta.best(procedure.id, example)
    first, again = (jacta.roll(procedure.id, example, source=Seeded(7)) for _ in range(2))
    assert first.to_json() == again.to_json()
    assert json.loads(json.dumps(first.to_json())) == first.to_json()


@pytest.mark.parametrize(("procedure", "example"), EXACT)
def test_readings_that_are_not_shown_change_nothing(procedure: Procedure, example: dict[str, Any]) -> None:
    given = procedure.validate(example)
    accepted = {name: Option.of(name, field) for name, field in type(given.options).model_fields.items()}
    idle = {name: option.values[-1] for name, option in accepted.items() if name not in procedure.options}
    other = {**example, "options": {**idle, **example.get("options", {})}}
    assert jacta.odds(procedure.id, other).weights == jacta.odds(procedure.id, example).weights


@pytest.mark.parametrize(("procedure", "example"), EXACT)
def test_simulation_agrees_with_odds(procedure: Procedure, example: dict[str, Any]) -> None:
    odds = jacta.odds(procedure.id, example)
    sample = jacta.simulate(procedure.id, example, runs=SIMULATED if len(odds) > 1 else 1, seed=2026, workers=1)
    for outcome, chance in odds:
        expected = float(chance) * sample.total
        spread = (expected * (1 - float(chance))) ** 0.5
        assert abs(sample.weights.get(outcome, 0) - expected) <= TOLERATED_DEVIATIONS * spread + RARE
    assert odds.tail or all(outcome in odds for outcome in sample.weights)


@pytest.mark.parametrize(("procedure", "example"), EXACT)
def test_input_and_odds_survive_json(procedure: Procedure, example: dict[str, Any]) -> None:
    odds = jacta.odds(procedure.id, json.loads(json.dumps(example)))
    data = json.loads(json.dumps(odds.to_json()))
    assert data["given"] == example
    assert type(odds).from_json(data).to_json() == data
    rolled = jacta.roll(procedure.id, data["given"], source=Seeded(1)).to_json()
    assert json.loads(json.dumps(rolled)) == rolled


@pytest.mark.parametrize(("procedure", "example"), EXAMPLES)
def test_a_played_game_is_its_events(procedure: Procedure, example: dict[str, Any]) -> None:
    for seed in range(3):
        session = jacta.play(procedure.id, example, source=Seeded(seed))
        chance = Seeded(seed)
        while isinstance(session.question, Ask):
            values, together = session.question.values(), session.question.simultaneous
            for who, options in zip(session.waiting_for, values, strict=False) if together else ():
                session.answer(options[chance.below(len(options))], who)
            if not together:
                session.answer(values[chance.below(len(values))])
        saved = json.loads(json.dumps(session.export()))
        again = Session.resume(saved)
        assert again.export() == saved
        assert again.outcome == session.outcome


@pytest.mark.parametrize(("procedure", "example"), EXAMPLES)
def test_phases_are_pure_and_cite_their_passage(procedure: Procedure, example: dict[str, Any]) -> None:
    for (position, question, _), (same, asked_again, _) in zip(
        walk(procedure, example), walk(procedure, example), strict=True
    ):
        assert (position, question) == (same, asked_again)
        hash(position)
        if position.phase is not None:
            assert passage(position.phase), f"{position.phase.__name__} cites no passage"
        if isinstance(question, Ask) and not question.simultaneous:
            check_legal(question, question.default_answer(position.seen_by(str(question.who))))
            assert len(set(question.values())) == len(question.values()) > 1


@pytest.mark.parametrize(("procedure", "example"), EXAMPLES)
def test_bad_input_names_its_key(procedure: Procedure, example: dict[str, Any]) -> None:
    def refused(given: dict[str, Any]) -> str:
        with pytest.raises(InputError) as caught:
            jacta.roll(procedure.id, given)
        assert str(caught.value).startswith(caught.value.key)
        return caught.value.key

    assert refused({**example, "no_such_key": 1}) == "no_such_key"
    assert refused({**example, "options": {"no_such_option": 1}}) == "options.no_such_option"
    assert refused({**example, "options": 3}) == "options"
    for key, value in example.items():
        wrong: list[Any] = [None, {"no": 1}] if not isinstance(value, dict) else [None, 7]
        if type(value) is int:
            wrong += [True, "3", 1.5, [1], 10**9, -(10**9)]
        if isinstance(value, str):
            wrong += [1, ""]
        if isinstance(value, bool):
            wrong += [1, "true"]
        for bad in wrong:
            if bad is None and _may_be_null(procedure, key):
                continue
            if isinstance(bad, float) and _takes_fractions(procedure, key):
                continue
            if type(value) is int and isinstance(bad, int) and not isinstance(bad, bool) and _unbounded(procedure, key):
                continue
            assert refused({**example, key: bad}).split(".")[0] == key


def _fields(procedure: Procedure, key: str) -> list[Any]:
    found = []
    for model in procedure.models:
        for name, field in model.model_fields.items():
            if key in (name, field.alias):
                found.append(field)
    return found


def _may_be_null(procedure: Procedure, key: str) -> bool:
    return any(NoneType in get_args(field.annotation) for field in _fields(procedure, key))


def _takes_fractions(procedure: Procedure, key: str) -> bool:
    return any(float in (field.annotation, *get_args(field.annotation)) for field in _fields(procedure, key))


def _unbounded(procedure: Procedure, key: str) -> bool:
    return any(field.annotation in (int, int | None) and not field.metadata for field in _fields(procedure, key))
