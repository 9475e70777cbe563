"""Games that wait: deadlines, who stands in, answers in advance. No clock: the tests say what time it is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import jacta
from jacta.errors import InputError
from jacta.hosting import Conflict, Host, NotYours, waiting
from jacta.hosting.advance import _holds, _legal, read_rules
from jacta.hosting.due_times import BETWEEN, GRACE, MOST_REMINDERS, REMINDED
from jacta.kernel.rule.questions import Ask
from jacta.store import Store
from jacta.text import speaking
from jacta.web.api_play import told
from tests.hosting.playing import begun

pytestmark = pytest.mark.usefixtures("toys_installed")
NIM = "toys.nim"
HOUR = 3600


class Clock:
    """A clock that stands still until it is told to go on."""

    def __init__(self) -> None:
        self.now = 1_800_000_000

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def host(tmp_path: Path, clock: Clock) -> Iterator[Host]:
    made = Host(Store(str(tmp_path / "games.sqlite")), clock=clock)
    yield made
    made.close()


def looked_after(host: Host) -> list[Any]:
    return [call for token in host.due() for call in host.look_after(token)]


# --- Deadlines


def test_whose_time_is_up_has_somebody_stand_in(host: Host, clock: Clock, tmp_path: Path) -> None:
    links = begun(host, NIM, {"sticks": 12})
    with pytest.raises(NotYours):
        host.set_deadline(links.seats["first"], HOUR)
    for within, stand_in, key in ((5, "usual", "within"), (HOUR, "cheating", "stand_in")):
        with pytest.raises(InputError) as refused:
            host.set_deadline(links.owner, within, stand_in)
        assert refused.value.key == key
    host.set_deadline(links.owner, HOUR, "usual")
    assert host.saved_game(links.spectator).deadline == clock.now + HOUR
    clock.now += HOUR - 1
    assert host.due() == ()
    clock.now += 1
    # Another server on the same database, started since: one of the two does it.
    other = Host(Store(str(tmp_path / "games.sqlite")), clock=clock)
    assert host.due() == other.due() == (links.owner,)
    other.look_after(links.owner)
    host.look_after(links.owner)
    table = host.saved_game(links.spectator)
    assert (len(host.export(links.owner)["events"]), table.stood_in) == (1, ((0, "first"),))
    assert (table.waiting_for, table.deadline) == (("second",), clock.now + HOUR)
    # Who comes too late is told; who comes in time takes back what was answered for them, as ever.
    with pytest.raises(Conflict):
        host.answer(links.seats["first"], 0, 1)
    host.undo(links.seats["first"], table.asked)
    table = host.saved_game(links.seats["first"])
    assert (table.stood_in, table.deadline) == ((), clock.now + HOUR)
    host.set_deadline(links.owner, 0)
    assert host.saved_game(links.owner).deadline is None
    clock.now += 1000 * HOUR
    assert host.due() == ()
    other.close()


def test_a_game_of_people_who_are_away_comes_to_its_end_and_can_be_verified(host: Host, clock: Clock) -> None:
    for stand_in in ("best", "random", "pass"):
        links = begun(host, NIM, {"sticks": 7})
        host.set_deadline(links.owner, HOUR, stand_in)
        for _ in range(20):
            clock.now += HOUR
            looked_after(host)
        table = host.saved_game(links.owner)
        assert (table.stage, table.deadline) == ("over", None)
        assert len(table.stood_in) == len(host.export(links.owner)["events"])
        assert jacta.verify(host.export(links.owner)).astray is None


def test_sealed_answers_and_own_dice_are_stood_in_for(host: Host, clock: Clock) -> None:
    links = begun(host, "toys.morra")
    host.answer(links.seats["first"], 0, "rock")
    host.set_deadline(links.owner, HOUR, "random")
    clock.now += HOUR
    looked_after(host)
    table = host.saved_game(links.owner)
    assert (table.stage, table.stood_in) == ("over", ((0, "second"),))
    links = begun(host, "here_i_stand.field_battle", {"attacker_units": 2, "defender_units": 1}, dice="mine")
    host.set_deadline(links.owner, HOUR)
    for _ in range(4):
        clock.now += HOUR
        looked_after(host)
    assert host.saved_game(links.owner).stage == "over"


def test_passing_is_passing_where_the_rules_offer_it(host: Host, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "PASSES", ("none", "roll"))  # the usual answer is to stop
    links = begun(host, "toys.pig", {"turns": 1})
    host.set_deadline(links.owner, HOUR, "pass")
    clock.now += HOUR
    looked_after(host)
    assert [event for event in host.export(links.owner)["events"] if "answer" in event] == [{"answer": "roll"}]


# --- Answers in advance


def test_answers_in_advance_answer_while_somebody_sleeps(host: Host) -> None:
    links = begun(host, NIM, {"sticks": 12})
    question = host.saved_game(links.seats["first"]).question
    assert question is not None
    label = question.label  # type: ignore[union-attr]
    first, second = links.seats.values()
    with pytest.raises(NotYours):
        host.leave(links.owner, [])
    for rule, key in (
        ({"question": "nothing", "answers": "1"}, "advance.0.question"),
        ({"question": label, "answers": " "}, "advance.0.answers"),
        ({"question": label, "answers": "1", "condition": "sticks is 3"}, "advance.0.condition"),
    ):
        with pytest.raises(InputError) as refused:
            host.leave(second, [rule])
        assert refused.value.key == key
    # 9 is never legal, then 2 is taken.
    host.leave(second, [{"question": label, "answers": "9, 2"}])
    assert [rule["answers"] for rule in host.saved_game(second).advance] == [["9", "2"]]
    assert host.saved_game(first).advance == host.saved_game(links.owner).advance == ()
    host.answer(first, 0, 1)
    assert host.export(links.owner)["events"] == [{"answer": 1}, {"answer": 2}]
    host.leave(second, [])
    host.answer(first, 2, 1)
    assert host.saved_game(links.owner).waiting_for == ("second",)


@pytest.mark.parametrize(
    ("word", "meant"), [("oui", True), ("Non", False), ("yes", True), ("false", False), ("1", None)]
)
def test_yes_and_no_are_left_in_either_language(word: str, meant: bool | None) -> None:
    asked = jacta.play("seventh_sea.flaw_bid", {"gm": 6, "player": 6}).question
    assert isinstance(asked, Ask)
    assert set(asked.values()) == {True, False}
    assert _legal(asked, word) is meant


@pytest.mark.parametrize("word", ["bof", "encaiser", "Rochefor"])
def test_a_slip_in_an_answer_in_advance_is_refused_with_the_nearest(host: Host, word: str) -> None:
    fight = jacta.procedures()["seventh_sea.fight"]
    seat, *_ = begun(host, fight.id, fight.examples[0]).seats.values()
    near = {"encaiser": "Encaisser", "Rochefor": "Rochefort"}
    with speaking("fr"):
        with pytest.raises(InputError, match=word) as refused:
            host.leave(seat, [{"question": "defend", "answers": f"Encaisser, {word}"}])
        assert refused.value.key == "advance.0.answers"
        assert near.get(word, "").casefold() in str(refused.value).casefold()
        assert ("vouliez-vous" in str(refused.value)) == (word in near)


@pytest.mark.parametrize("word", ["Encaisser", "guard", "Rochefort", "rochefort", "oui", "no", "12", "rapière", "N10"])
def test_what_may_become_legal_can_be_left_as_an_answer(host: Host, word: str) -> None:
    fight = jacta.procedures()["seventh_sea.fight"]
    seat, *_ = begun(host, fight.id, fight.examples[0]).seats.values()
    host.leave(seat, [{"question": "defend", "answers": word}])


def test_what_stands_on_a_button_can_be_left_as_an_answer() -> None:
    fight = jacta.procedures()["seventh_sea.fight"]
    left = {"wake": "rester à terre, Revenir à soi", "defend": "Encaisser"}
    with speaking("fr"):
        rules = read_rules(fight, [{"question": question, "answers": answers} for question, answers in left.items()])
    assert [rule.answers for rule in rules] == [("False", "True"), ("endure",)]


def test_a_condition_is_about_what_the_player_sees(host: Host) -> None:
    seen = {"a.morale": 3, "b.losses": 2, "b.morale": 1, "name": "Khayr", "out": False}
    assert _holds("seventh_sea", "", seen)
    assert _holds("seventh_sea", "losses<=2 & a.morale>1", seen)
    assert _holds("seventh_sea", "name=khayr", seen)
    assert _holds("seventh_sea", "out=false", seen)
    assert not _holds("seventh_sea", "losses>2", seen)
    assert not _holds("seventh_sea", "morale>0", seen)  # whose?
    assert not _holds("seventh_sea", "gold=1", seen)
    fight = {"Athos.heroism": 1, "mark": "endure"}
    assert _holds("seventh_sea", "héroïsme=1 & mark=Encaisser", fight)  # in the reader's words
    assert _holds("seventh_sea", "Athos.héroïsme>0", fight)
    assert not _holds("seventh_sea", "mark!=encaisser", fight)
    links = begun(host, NIM, {"sticks": 12})
    first, second = links.seats.values()
    host.leave(second, [{"question": "take", "answers": "2", "condition": "left>8"}])
    host.answer(first, 0, 1)  # 11 are left
    host.answer(first, 2, 1)  # 8 are left: the player wants to be asked
    assert host.saved_game(links.owner).waiting_for == ("second",)


def test_nobody_sees_what_somebody_else_has_left(host: Host) -> None:
    links = begun(host, NIM, {"sticks": 12})
    label = host.saved_game(links.seats["first"]).question.label  # type: ignore[union-attr]

    def seen() -> list[str]:
        tokens = (links.owner, links.spectator, links.seats["first"])
        changing = {"revision": 0, "changed": 0, "expires": 0}
        return [json.dumps(told(host.saved_game(token)) | changing) for token in tokens]

    before = seen()
    host.leave(links.seats["second"], [{"question": label, "answers": "2", "condition": "sticks>5"}])
    host.call_me(links.seats["second"], {"kind": "ntfy", "topic": "hidden-topic"})
    assert seen() == before
    assert "hidden-topic" not in json.dumps(told(host.saved_game(links.seats["second"])))


# --- Notices


def test_who_wants_to_hear_of_their_turn_is_called_and_reminded_within_limits(host: Host, clock: Clock) -> None:
    links = begun(host, NIM, {"sticks": 12})
    first, second = links.seats.values()
    host.call_me(second, {"kind": "ntfy", "topic": "t"})
    assert looked_after(host) == []
    host.answer(first, 0, 1)
    assert looked_after(host) == []  # whoever has the page open answers now
    clock.now += GRACE
    (call,) = looked_after(host)
    assert (call.token, call.to, call.seat, call.reminder) == (second, {"kind": "ntfy", "topic": "t"}, "second", False)
    assert looked_after(host) == []
    host.answer(second, 1, 1)
    host.answer(first, 2, 1)
    clock.now += GRACE
    assert looked_after(host) == []  # not so soon after the last one
    clock.now += BETWEEN
    assert len(looked_after(host)) == 1
    for _ in range(MOST_REMINDERS):
        clock.now += REMINDED
        assert [call.reminder for call in looked_after(host)] == [True]
    clock.now += 10 * REMINDED
    assert looked_after(host) == []
    host.call_me(second, None)
    assert host.saved_game(second).notice is None
