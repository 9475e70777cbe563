"""The game master's hand: figures of a run under way, put right between two questions."""

from __future__ import annotations

import json
from typing import Any

import pytest

import jacta
from jacta import telling, text
from jacta.analysis.luck import luck
from jacta.dice import FairDice, Seeded
from jacta.errors import IllegalAnswer, InputError
from jacta.kernel.play.session import Session
from tests import toys


@pytest.fixture(autouse=True)
def _toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jacta.kernel.rule.registry.find_game", {"toys": toys.GAME}.get)


def begun(name: str, given: dict[str, Any] | None = None, **more: Any) -> Session:
    return jacta.play(f"toys.{name}", given or {}, **more)


def test_a_figure_is_put_right_and_the_story_says_so() -> None:
    session = begun("nim", {"sticks": 5})
    assert session.figures() == {"left": 5, "who": "first"}
    session.correct({"left": 2}, "a dog ran off with three")
    assert session.question is not None
    assert session.question.options == (1, 2)  # type: ignore[union-attr]
    with text.speaking("en"):
        assert telling.entry(session.transcript[-1]).text == "by hand: left 5 → 2 (a dog ran off with three)"
    with text.speaking("fr"):
        assert telling.entry(session.transcript[-1]).text.startswith("à la main")
    session.answer(2)
    assert session.outcome == "first"


def test_a_corrected_game_is_saved_resumed_taken_back_and_measured() -> None:
    session = begun("nim", {"sticks": 5})
    session.answer(1)
    session.correct({"left": 2, "who": "first"}, "x")
    saved = json.loads(json.dumps(session.export()))
    assert saved["events"][-1] == {"correct": {"left": 2, "who": "first"}, "reason": "x"}
    again = Session.resume(saved)
    assert again.figures() == {"left": 2, "who": "first"}
    assert again.fingerprint() == session.fingerprint()
    again.answer(2)
    assert luck(again).procedure == "toys.nim"
    session.undo()
    assert session.figures() == {"left": 4, "who": "second"}


def test_dice_stay_fair_around_a_correction() -> None:
    session = begun("pig", {"goal": 8, "turns": 3}, chance=FairDice("ab" * 32, {"player": "lune"}))
    session.correct({"total": 3}, "a gift")
    session.answer("roll")
    while session.question is not None:
        session.answer("stop")
    assert jacta.verify(json.loads(json.dumps(session.export())))


def test_the_procedure_that_runs_another_has_figures_too() -> None:
    session = begun("guess", {"seats": ["person", "person"]}, source=Seeded(1))
    session.answer(3)
    session.answer(3)  # equally near: a contest between them decides
    assert session.position.depth == 1
    assert {"left", "who", "secret"} <= session.figures().keys()
    session.correct({"left": 1}, "one stick is gone")
    assert session.question.options == (1,)  # type: ignore[union-attr]
    session.correct({"guesses.0": 6}, "misheard")
    assert session.position.caller is not None
    assert session.position.caller.state.guesses == (6, 3)


def test_a_bare_value_has_no_name_to_put_it_right_by() -> None:
    assert begun("wager").figures() == {}


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"right": 3}, "right: there is no such figure"),
        ({"left": "many"}, "left: many is not a whole number"),
        ({"left": True}, "left: True is not a whole number"),
        ({"who": 3}, "who: 3 is not a text"),
        ({"left": 3, "who": 3}, "who: 3 is not a text"),
    ],
)
def test_what_does_not_fit_is_refused_and_nothing_has_changed(changes: dict[str, Any], said: str) -> None:
    session = begun("nim", {"sticks": 5})
    before = session.export()
    with text.speaking("en"), pytest.raises(InputError) as refused:
        session.correct(changes, "x")
    assert said in str(refused.value)
    assert session.export() == before
    with pytest.raises(InputError):
        session.correct({"left": 3}, " ")
    with pytest.raises(IllegalAnswer):
        session.correct({}, "x")
