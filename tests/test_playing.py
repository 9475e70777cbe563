"""`play` and `roll`: events, taking back, saving, secrecy of simultaneous answers, real dice."""

from __future__ import annotations

import json
from typing import Any

import pytest

import jacta
from jacta.dice import Seeded
from jacta.errors import IllegalAnswer, InputError, RulesChanged
from jacta.kernel.inputs import Given
from jacta.kernel.playing import Session
from jacta.kernel.procedure import procedure
from jacta.kernel.questions import Ask, Move, Roll, Step, done, goto, note
from jacta.kernel.rolling import roll
from tests import toys


@pytest.fixture
def _toys_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    members = {member.id: member for member in toys.GAME.procedures}
    monkeypatch.setattr("jacta.kernel.playing.find_procedure", members.__getitem__)


def session(procedure: Any, given: dict[str, Any] | None = None, **how: Any) -> Session:
    return Session(procedure, procedure.validate(given or {}), **how)


def test_a_session_waits_for_decisions_and_rolls_by_itself() -> None:
    game = session(toys.pig, {"turns": 1}, source=Seeded(1))
    assert game.waiting_for == ("player",)
    game.answer("roll")
    assert game.question is None
    assert [next(iter(event)) for event in game.events] == ["answer", "roll"]
    assert game.outcome == (0 if game.events[1]["roll"] == [1] else game.events[1]["roll"][0])


def test_real_dice_are_typed_in_and_checked() -> None:
    game = session(toys.pig, {"turns": 1}, dice="mine")
    game.answer("roll")
    with pytest.raises(InputError, match="faces"):
        game.throw([7])
    with pytest.raises(IllegalAnswer):
        game.answer("roll")
    game.throw([4])
    assert game.outcome == 4


def test_taking_back_never_crosses_a_roll() -> None:
    game = session(toys.pig, {"turns": 2}, dice="mine")
    game.answer("roll")
    assert game.can_undo
    game.undo()
    assert game.events == []
    game.answer("roll")
    game.throw([5])
    assert not game.can_undo
    with pytest.raises(IllegalAnswer):
        game.undo()


def test_an_illegal_answer_changes_nothing() -> None:
    game = session(toys.nim)
    before = game.export()
    with pytest.raises(IllegalAnswer, match="take"):
        game.answer(3)
    assert game.export() == before


def test_simultaneous_answers_stay_sealed_until_all_are_in() -> None:
    game = session(toys.morra)
    game.answer("rock", who="second")
    assert game.waiting_for == ("first",)
    assert game.events == []
    with pytest.raises(IllegalAnswer):
        game.answer("paper", who="second")
    game.answer("scissors", who="first")
    assert game.outcome == -2
    assert game.events == [{"answer": ["scissors", "rock"], "revealed": True}]
    assert not game.can_undo


@pytest.mark.usefixtures("_toys_registered")
def test_export_and_resume_round_trip() -> None:
    game = session(toys.pig, {"turns": 3}, source=Seeded(5))
    game.answer("roll")
    saved = json.loads(json.dumps(game.export()))
    again = Session.resume(saved)
    assert again.export() == saved
    assert [entry.to_json() for entry in again.transcript] == [entry.to_json() for entry in game.transcript]


@pytest.mark.usefixtures("_toys_registered")
def test_a_saved_game_that_the_rules_would_change_is_refused() -> None:
    game = session(toys.nim)
    game.answer(2)
    saved = game.export()
    with pytest.raises(RulesChanged):
        Session.resume({**saved, "fingerprint": "0" * 16})
    with pytest.raises(RulesChanged):
        Session.resume({**saved, "events": [{"answer": 5}]})
    with pytest.raises(InputError, match="events"):
        Session.resume({"procedure": "toys.nim", "given": {}})


def test_an_empty_slot_asks_the_person() -> None:
    game = session(toys.voyage, source=Seeded(1))
    assert type(game.question).__name__ == "Consult"
    with pytest.raises(IllegalAnswer, match="result"):
        game.answer({"wind": 3})
    game.answer("storm")
    assert game.outcome == "storm"


def test_a_roll_tells_its_story_and_repeats_with_its_seed() -> None:
    first = roll(toys.match, toys.match.validate({}), source=Seeded(3))
    assert first.to_json() == roll(toys.match, toys.match.validate({}), source=Seeded(3)).to_json()
    assert {entry.procedure for entry in first.transcript} == {"toys.contest"}
    assert all(entry.depth == 1 and entry.passage == "Toys, contest" for entry in first.transcript)


def test_a_seat_sees_only_what_it_may() -> None:
    games = [session(toys.guess, {"seed": 7}, dice="mine") for _ in range(2)]
    for game, face in zip(games, (2, 5), strict=True):
        game.throw([face])
    assert games[0].view("red") == games[1].view("red")
    assert games[0].view(None) == games[1].view(None)
    assert games[0].view("keeper") != games[1].view("keeper")
    assert "seed" not in games[0].view("red").given
    assert games[0].view("red").question is not None
    assert games[0].view("blue").question is None


def test_a_computer_player_answers_by_itself_and_sees_no_secret() -> None:
    game = session(toys.guess, dice="mine")
    game.throw([2])
    game.answer(4, who="red")
    assert game.events[-1] == {"answer": 4, "auto": True}
    assert game.waiting_for == ("red",)
    game.answer(2, who="red")
    assert game.outcome == "red"


def test_only_the_player_who_is_asked_may_answer() -> None:
    game = session(toys.nim)
    with pytest.raises(IllegalAnswer):
        game.answer(1, who="second")
    game.answer(1, who="first")
    assert game.waiting_for == ("second",)


def test_taking_back_reaches_over_the_machine_to_the_last_person() -> None:
    game = session(toys.guess, {"seats": ["person", "parrot"]}, dice="mine")
    game.throw([3])
    game.answer(1, who="red")
    assert game.can_undo
    game.undo()
    assert game.waiting_for == ("red",)
    assert len(game.events) == 1


@pytest.mark.parametrize("events", [[{}], ["x"], [{"roll": 1, "answer": 2}]])
@pytest.mark.usefixtures("_toys_registered")
def test_events_that_make_no_sense_name_their_place(events: list[Any]) -> None:
    with pytest.raises(InputError, match=r"events\.0"):
        Session.resume({"procedure": "toys.nim", "given": {}, "events": events})


@pytest.mark.parametrize(("key", "wrong"), [("events", None), ("events", 7), ("procedure", 5), ("dice", "loaded")])
@pytest.mark.usefixtures("_toys_registered")
def test_a_broken_file_names_its_key(key: str, wrong: Any) -> None:
    saved = session(toys.nim).export()
    with pytest.raises(InputError) as caught:
        Session.resume({**saved, key: wrong})
    assert caught.value.key == key


def test_the_story_of_a_seat_keeps_the_options_of_others_to_itself() -> None:
    game = session(toys.morra)
    heard = game.view("first").question
    assert heard is not None
    assert heard.who == "first"
    game.answer("rock", who="first")
    game.answer("paper", who="second")
    assert all(entry.question is None for entry in game.view("first").transcript)


def test_one_players_undo_leaves_the_sealed_answer_of_a_computer() -> None:
    game = session(toys.morra)
    game.answer("rock", who="second")
    game.undo()
    assert game.waiting_for == ("first", "second")
    assert not game.can_undo


def test_a_throw_without_dice_waits_for_nobody() -> None:
    game = jacta.play("here_i_stand.piracy", {"corsairs": 2, "target_ports": 2, "target_cards": 1}, dice="mine")
    assert isinstance(game.question, Roll)
    assert game.question.label == "attacker"
    assert game.events == [{"roll": []}]


@procedure(passage="Toys, cards")
def cards(given: Given) -> Move:
    return goto(choosing, None)


def choosing(nothing: None) -> Step:
    """Toys, cards: one of two cards; the left one is turned up."""
    return Ask("card", "player", ("left", "right"), then=chosen, default="left")


def chosen(nothing: None, card: str) -> Move:
    return goto(keeping, card, note("card", reveals=card == "left"))


def keeping(card: str) -> Step:
    """Toys, cards: keep it or not."""
    return Ask("keep", "player", (True, False), then=kept, default=True)


def kept(card: str, keeps: bool) -> Move:
    return done(keeps)


def test_taking_back_never_crosses_a_note_that_reveals() -> None:
    cards.game = toys.GAME
    game = session(cards)
    game.answer("right")
    assert game.can_undo
    game.undo()
    game.answer("left")
    assert game.events == [{"answer": "left", "revealed": True}]
    with pytest.raises(IllegalAnswer):
        game.undo()
