"""Tables: who may see and do what, from the opening to the end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

import jacta
from jacta.dice.fair import commitment
from jacta.errors import IllegalAnswer, InputError, RulesChanged, UnknownProcedure
from jacta.hosting import Conflict, Host, Links, NotYours, UnknownLink
from jacta.kernel.play.opponents import Expert
from jacta.kernel.rule.questions import Ask, Consult, Roll
from jacta.kernel.run.policies import Mix
from jacta.store import Store
from tests import toys
from tests.hosting.playing import a_host, begun, played_out

pytestmark = pytest.mark.usefixtures("toys_installed")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    host = a_host(tmp_path)
    yield host
    host.close()


def everybody(links: Links) -> list[str]:
    return [links.owner, links.spectator, *links.seats.values()]


# --- Opening and beginning


def test_every_link_is_its_own_and_cannot_be_guessed(host: Host) -> None:
    links = host.open_game("toys.nim")
    assert list(links.seats) == ["first", "second"]
    assert len(set(everybody(links))) == 4
    assert all(len(token) == 32 for token in everybody(links))
    with pytest.raises(UnknownLink):
        host.saved_game(links.owner[:-1])


@pytest.mark.parametrize(
    ("how", "key"),
    [
        ({"given": {"sticks": 0}}, "sticks"),
        ({"dice": "loaded"}, "dice"),
        ({"computers": {"third": "best"}}, "computers.third"),
        ({"computers": {"first": "godlike"}}, "computers.first"),
        ({"names": {"third": "Anne"}}, "names.third"),
        ({"computers": {"first": "best"}, "names": {"first": "Anne"}}, "names.first"),
        ({"names": {"first": "A" * 61}}, "names.first"),
        ({"names": {"first": "A\x00"}}, "names.first"),
        ({"names": {"first": "A\u202eB"}}, "names.first"),  # turns round what follows
        ({"names": {"first": "\u200d\u200d"}}, "names.first"),  # shows nothing
        ({"names": {"first": "\u3164"}}, "names.first"),  # a letter that looks like nothing
        ({"names": {"first": "Z" + "\u0335" * 20}}, "names.first"),  # marks that cover the lines around
        ({"names": {"first": "\u2800 \u115f\ufe0f"}}, "names.first"),
    ],
)
def test_what_cannot_be_played_is_refused_by_its_key(host: Host, how: dict[str, Any], key: str) -> None:
    with pytest.raises(InputError) as refused:
        host.open_game("toys.nim", how.pop("given", None), **how)
    assert refused.value.key == key


def test_an_unknown_procedure_is_refused(host: Host) -> None:
    with pytest.raises(UnknownProcedure):
        host.open_game("toys.ludo")


def test_the_game_begins_with_the_last_who_comes(database: str) -> None:
    host = Host(Store(database))
    links = host.open_game("toys.nim", names={"first": "Anne"})
    table = host.saved_game(links.spectator)
    assert (table.stage, table.question, table.links, table.words) == ("gathering", None, None, {})
    assert [(seat.seat, seat.name, seat.joined) for seat in table.seats] == [
        ("first", "Anne", False),
        ("second", "", False),
    ]
    assert host.saved_game(links.owner).links == links

    host.join(links.seats["second"], " Bruno\t le  Grand ", "soleil")
    table = host.saved_game(links.seats["first"])
    assert (table.stage, table.seats[1].name, table.seats[1].word) == ("gathering", "Bruno le Grand", None)
    host.join(links.seats["first"], "Anne", "lune")
    table = host.saved_game(links.seats["first"])
    assert table.stage == "playing"
    assert table.words == {"first": "lune", "second": "soleil"}
    assert isinstance(table.question, Ask)
    assert host.saved_game(links.seats["second"]).question is None
    host.close()


def test_the_owner_may_begin_earlier_and_who_comes_late_adds_no_word(host: Host) -> None:
    links = host.open_game("toys.nim")
    for token in (links.spectator, *links.seats.values()):
        with pytest.raises(NotYours):
            host.start(token)
    host.start(links.owner)
    with pytest.raises(Conflict):
        host.start(links.owner)
    host.join(links.seats["second"], "Bruno", "too late")
    table = host.saved_game(links.seats["second"])
    assert (table.seats[1].name, table.seats[1].joined, table.words) == ("Bruno", True, {"first": "", "second": ""})
    for token in (links.owner, links.spectator):
        with pytest.raises(NotYours):
            host.join(token)


def test_who_changes_their_name_keeps_their_word(host: Host) -> None:
    links = host.open_game("toys.nim")
    first, second = links.seats.values()
    host.join(first, "Jean", "Vincennes 1515")
    assert [one.word for one in host.saved_game(first).seats] == ["Vincennes 1515", None]
    assert [one.word for one in host.saved_game(second).seats] == [None, ""]
    host.join(first, "Jeanne")
    host.join(second, "Zoé 👩‍🚀")
    assert host.saved_game(links.spectator).words == {"first": "Vincennes 1515", "second": ""}


def test_a_procedure_that_names_no_players_has_one_seat(host: Host) -> None:
    links = begun(host, "toys.contest")
    assert list(links.seats) == ["player"]
    assert host.saved_game(links.owner).stage == "over"


def test_a_seat_leads_who_has_none(host: Host) -> None:
    given = jacta.procedures()["vive_lempereur.retreat"].examples[0]
    links = begun(host, "vive_lempereur.retreat", given)
    table = host.saved_game(links.seats["player"])
    assert (table.leading, table.waiting_for) == ("owner", ("player",))
    assert isinstance(table.question, Ask)
    host.answer(links.seats["player"], table.asked, list(table.question.values()[0]))


def test_a_campaign_for_two_has_two_seats(host: Host) -> None:
    assert list(host.open_game("mighty_empires.game", {"years": 1}).seats) == ["seat0", "seat1"]
    seat_keys = {"years": 1, "players": 3, "seats": ["human", "planner", "human"]}
    links = host.open_game("mighty_empires.game", seat_keys)
    assert list(links.seats) == ["seat0", "seat2"]
    assert [seat.computer for seat in host.saved_game(links.owner).seats] == [None, "planner", None]


# --- Playing


def test_only_who_is_asked_answers_and_only_what_is_offered(host: Host) -> None:
    links = begun(host, "toys.nim")
    first, second = links.seats.values()
    for token in (links.owner, links.spectator, second):
        with pytest.raises(NotYours):
            host.answer(token, 0, 1)
    for value in (3, "1", None, [1], {"a": float("nan")}):
        with pytest.raises(IllegalAnswer):
            host.answer(first, 0, value)
    with pytest.raises(IllegalAnswer):
        host.throw(first, 0, [1])
    with pytest.raises(IllegalAnswer):
        host.consult(first, 0, "x")
    assert host.revision(first) == 2  # two have joined, and nothing else has happened
    host.answer(first, 0, 1)
    assert host.revision(first) == 3


def test_a_late_answer_is_told_what_waits_now(host: Host) -> None:
    links = begun(host, "toys.nim")
    first, second = links.seats.values()
    host.answer(first, 0, 1)
    with pytest.raises(Conflict) as late:
        host.answer(first, 0, 1)
    assert (late.value.asked, late.value.revision) == (1, 3)
    host.answer(second, 1, 2)
    with pytest.raises(Conflict):
        host.answer(first, 7, 1)
    host.answer(first, 2, 2)
    with pytest.raises(Conflict, match="over"):
        host.answer(second, 3, 1)


def test_before_the_beginning_nothing_can_be_answered(host: Host) -> None:
    links = host.open_game("toys.nim")
    for act in (host.answer, host.throw, host.consult):
        with pytest.raises(Conflict, match="not begun"):
            act(links.seats["first"], 0, [1])
    with pytest.raises(Conflict):
        host.export(links.owner)


def test_no_question_number_comes_twice(host: Host) -> None:
    links = begun(host, "toys.nim")
    first, second = links.seats.values()
    host.answer(first, 0, 1)
    host.undo(links.owner, 1)
    table = host.saved_game(first)
    assert table.asked == 2
    host.answer(first, 2, 2)
    with pytest.raises(Conflict):  # meant for the question after the answer that was taken back
        host.answer(second, 1, 2)
    assert host.saved_game(second).asked == 3


def test_what_another_server_took_back_is_noticed(tmp_path: Path) -> None:
    here, there = a_host(tmp_path), a_host(tmp_path)
    links = begun(here, "toys.nim", {"sticks": 9})
    first, second = links.seats.values()
    here.answer(first, 0, 1)
    assert here.saved_game(second).asked == 1
    there.undo(first, 1)
    there.answer(first, 2, 2)  # as many events as before, but another answer
    table = here.saved_game(second)
    assert [entry.value for entry in table.transcript] == [2]
    here.answer(second, table.asked, 1)
    assert there.export(links.owner)["events"] == [{"answer": 2}, {"answer": 1}]


def test_the_author_and_the_owner_take_back_and_nobody_else(host: Host) -> None:
    links = begun(host, "toys.nim")
    first, second = links.seats.values()
    with pytest.raises(IllegalAnswer):
        host.undo(first, 0)
    host.answer(first, 0, 1)
    may = {token: host.saved_game(token).can_undo for token in everybody(links)}
    assert may == {links.owner: True, links.spectator: False, first: True, second: False}
    for token in (second, links.spectator):
        with pytest.raises(NotYours):
            host.undo(token, 1)
    host.undo(first, 1)
    assert host.saved_game(first).transcript == ()


def test_what_has_ended_cannot_be_taken_back(host: Host) -> None:
    links = begun(host, "toys.nim", {"sticks": 1})
    host.answer(links.seats["first"], 0, 1)
    table = host.saved_game(links.owner)
    assert (table.stage, table.can_undo) == ("over", False)
    with pytest.raises(Conflict):
        host.undo(links.owner, table.asked)


def test_real_dice_are_typed_in_by_whoever_sits_there(host: Host) -> None:
    links = begun(host, "toys.pig", {"turns": 2}, dice="mine")
    (player,) = links.seats.values()
    host.answer(player, 0, "roll")
    assert isinstance(host.saved_game(player).question, Roll)
    assert host.saved_game(links.spectator).question is None
    with pytest.raises(InputError, match="faces"):
        host.throw(player, 1, [7])
    with pytest.raises(NotYours):
        host.throw(links.owner, 1, [4])
    host.throw(player, 1, [4])
    host.answer(player, 2, "roll")
    host.throw(player, 3)
    faces = [entry.faces for entry in host.saved_game(links.spectator).transcript if entry.kind == "roll"]
    assert faces[0] == (4,)
    assert len(faces) == 2


def test_what_stands_in_a_book_is_looked_up(host: Host) -> None:
    links = begun(host, "toys.voyage")
    (player,) = links.seats.values()
    table = host.saved_game(player)
    assert isinstance(table.question, Consult)
    with pytest.raises(IllegalAnswer):
        host.answer(player, table.asked, "calm")
    host.consult(player, table.asked, "calm")
    assert host.saved_game(player).outcome == {"value": "calm"}


# --- Answers at the same time


def test_sealed_answers_wait_unseen_and_are_not_lost(tmp_path: Path) -> None:
    host = a_host(tmp_path)
    links = begun(host, "toys.morra")
    first, second = links.seats.values()
    host.answer(first, 0, "rock")
    other = a_host(tmp_path)  # another server, which has seen nothing yet
    for token in (links.owner, links.spectator, second):
        table = other.saved_game(token)
        assert table.waiting_for == ("second",)
        assert table.transcript == ()
    with pytest.raises(Conflict, match="answered"):
        other.answer(first, 0, "paper")
    other.answer(second, 0, "scissors")
    assert host.saved_game(first).outcome == {"value": 2}


def test_who_takes_a_sealed_answer_back_takes_only_their_own(host: Host) -> None:
    links = begun(host, "toys.morra")
    first, second = links.seats.values()
    host.answer(first, 0, "rock")
    assert not host.saved_game(second).can_undo
    with pytest.raises(NotYours):
        host.undo(second, 0)
    host.undo(first, 0)
    host.answer(first, 0, "paper")
    host.answer(second, 0, "rock")
    assert host.saved_game(first).outcome == {"value": 1}


# --- The end


def test_a_finished_game_is_proved_by_its_file(host: Host) -> None:
    links = begun(host, "toys.pig", {"turns": 3})
    shown = host.saved_game(links.spectator)
    assert shown.secret is None
    assert "secret" not in json.dumps(host.export(links.spectator)["fair"])
    over = played_out(host, links)
    assert over.secret is not None
    assert commitment(over.secret) == shown.commitment
    exported = host.export(links.spectator)
    assert exported["fair"]["secret"] == over.secret
    assert exported["outcome"] == over.outcome
    assert jacta.verify(json.loads(json.dumps(exported)))


def test_a_game_with_secrets_is_handed_out_only_when_it_is_over(host: Host) -> None:
    links = begun(host, "toys.guess", {"seed": 4711, "seats": ["person", "person"]})
    for token in everybody(links):
        table = host.saved_game(token)
        assert (table.can_export, table.given) == (False, {"seats": ["person", "person"]})
        with pytest.raises(NotYours):
            host.export(token)
    over = played_out(host, links)
    assert over.given["seed"] == 4711
    assert [entry.label for entry in over.transcript][:2] == ["hide", "hidden"]
    assert host.export(links.spectator)["given"]["seed"] == 4711


def test_a_sealed_answer_is_exported_to_nobody(host: Host) -> None:
    links = begun(host, "toys.morra")
    host.answer(links.seats["first"], 0, "scissors")
    for token in everybody(links):
        assert "scissors" not in json.dumps(host.export(token))


def test_the_owner_clears_the_table_away(host: Host) -> None:
    links = begun(host, "toys.nim")
    for token in (links.spectator, *links.seats.values()):
        with pytest.raises(NotYours):
            host.remove(token)
    host.remove(links.owner)
    for token in everybody(links):
        for act in (host.saved_game, host.revision, host.advance, host.export, host.join):
            with pytest.raises(UnknownLink):
                act(token)


# --- Computer players


@pytest.mark.parametrize("strength", ["random", "usual", "best"])
def test_a_computer_takes_a_seat(host: Host, strength: str) -> None:
    links = begun(host, "toys.nim", {"sticks": 4}, computers={"second": strength})
    assert list(links.seats) == ["first"]
    assert played_out(host, links).stage == "over"


def test_a_table_of_computers_plays_by_itself(host: Host) -> None:
    links = host.open_game("toys.nim", computers={"first": "best", "second": "random"})
    assert links.seats == {}
    host.advance(links.owner)
    assert host.saved_game(links.owner).stage == "over"


def test_computers_think_in_spells_and_any_server_may_go_on(tmp_path: Path) -> None:
    given = {"years": 1, "players": 2, "seats": ["steward", "random"]}
    hosts = [a_host(tmp_path, spell=0.003), a_host(tmp_path, spell=0.003)]
    links = hosts[0].open_game("mighty_empires.game", given)
    table = hosts[0].saved_game(links.owner)
    assert (table.stage, table.thinking, table.question, table.waiting_for) == ("playing", True, None, ())
    for turn in range(10_000):
        if not hosts[turn % 2].saved_game(links.owner).thinking:
            break
        before = hosts[0].revision(links.owner)
        assert hosts[turn % 2].advance(links.owner) == before + 1
    assert hosts[1].saved_game(links.owner).stage == "over"
    assert hosts[0].advance(links.owner) == hosts[1].revision(links.owner)  # nothing is left to do
    exported = hosts[0].export(links.owner)
    assert jacta.verify(exported)  # the spells have left no trace in the dice


def test_many_tables_are_looked_at_in_one_go(tmp_path: Path) -> None:
    host = a_host(tmp_path, spell=0.0)
    moved, still = begun(host, "toys.morra"), begun(host, "toys.morra")
    host.answer(next(iter(moved.seats.values())), 0, "rock")
    thinking = begun(host, "toys.nim", {"sticks": 4}, computers={"second": "usual"})
    tokens = [moved.owner, still.spectator, thinking.owner]
    before = [host.revision(token) for token in tokens]
    seen = host.statuses([*tokens, "a" * 32, "no link"])
    assert {token: status.revision for token, status in seen.items()} == dict(zip(tokens, before, strict=True))
    host.answer(thinking.seats["first"], host.saved_game(thinking.owner).asked, 1)
    assert host.statuses(tokens)[thinking.owner].thinking
    between = host.revision(thinking.owner)
    assert a_host(tmp_path).advance(thinking.owner) == host.revision(thinking.owner) == between + 1
    assert not host.statuses(tokens)[thinking.owner].thinking


def test_a_move_does_not_wait_for_a_computer_player_who_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a person has done is kept at once; who answers by rote answers at once, who thinks when he is told to."""
    thought: list[Expert] = []

    def thinks(self: Expert, question: Ask, seen: object, at: object) -> Mix:
        thought.append(self)
        return Mix(((1, 1),))

    monkeypatch.setattr(Expert, "__call__", thinks)
    host = a_host(tmp_path)
    for strength, waits in (("usual", False), ("random", False), ("best", True)):
        links = begun(host, "toys.nim", {"sticks": 9}, computers={"second": strength})
        host.answer(links.seats["first"], host.saved_game(links.owner).asked, 1)
        assert (host.is_thinking(links.owner), thought) == (waits, [])
        assert len(host.saved_game(links.owner).transcript) == (1 if waits else 2)
    host.advance(links.owner)
    assert (host.is_thinking(links.owner), len(thought)) == (False, 1)
    host.answer_as_usual(links.seats["first"], host.saved_game(links.owner).asked)
    assert (host.is_thinking(links.owner), len(thought)) == (True, 1)
    assert not host.is_thinking("a" * 32)


def test_people_go_on_where_the_computer_is_not_needed_any_more(tmp_path: Path) -> None:
    links = begun(a_host(tmp_path), "toys.nim")
    store = Store(str(tmp_path / "games.sqlite"))
    with store._engine.begin() as connection:
        connection.execute(text("UPDATE games SET thinking = true"))
    host = a_host(tmp_path)
    table = host.saved_game(links.seats["first"])
    assert not table.thinking
    assert host.advance(links.owner) == table.revision
    host.answer(links.seats["first"], table.asked, 1)


# --- Rules that have changed


def test_a_game_that_todays_rules_would_alter_is_told_and_stays_readable(tmp_path: Path) -> None:
    host = a_host(tmp_path)
    links = begun(host, "toys.nim", {"sticks": 9})
    host.answer(links.seats["first"], 0, 2)
    store = Store(str(tmp_path / "games.sqlite"))
    with store._engine.begin() as connection:
        connection.execute(text("UPDATE games SET jacta = '0.0.1', fingerprint = 'of other rules'"))
    late = a_host(tmp_path)
    table = late.saved_game(links.seats["second"])
    assert isinstance(table.broken, RulesChanged)
    assert "0.0.1" in str(table.broken)
    assert table.events == ({"answer": 2},)
    assert (table.question, table.can_undo, table.can_export) == (None, False, False)
    for act in (late.answer, late.throw):
        with pytest.raises(RulesChanged):
            act(links.seats["second"], 1, [1])
    with store._engine.connect() as connection:
        kept = connection.execute(text("SELECT fingerprint, jacta, revision FROM games")).one()
    assert tuple(kept) == ("of other rules", "0.0.1", 3)


def test_an_answer_that_is_not_offered_any_more_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    links = begun(a_host(tmp_path), "toys.nim", {"sticks": 9})
    a_host(tmp_path).answer(links.seats["first"], 0, 2)

    def only_one(sticks: toys.Sticks) -> Ask:
        """Toys, nim: one at a time."""
        return Ask("take", sticks.who, (1,), toys.taken, 1)

    monkeypatch.setattr(toys, "take", only_one)
    assert isinstance(a_host(tmp_path).saved_game(links.owner).broken, RulesChanged)


def test_what_is_left_of_a_hidden_game_or_an_unknown_one_gives_nothing_away(tmp_path: Path) -> None:
    host = a_host(tmp_path)
    hidden = begun(host, "toys.guess", {"seed": 4711, "seats": ["person", "person"]})
    gone = begun(host, "toys.nim")
    store = Store(str(tmp_path / "games.sqlite"))
    with store._engine.begin() as connection:
        connection.execute(text("UPDATE games SET fingerprint = 'x' WHERE procedure = 'toys.guess'"))
        connection.execute(text("UPDATE games SET procedure = 'toys.ludo' WHERE procedure = 'toys.nim'"))
    late = a_host(tmp_path)
    for links in (hidden, gone):
        for token in everybody(links):
            table = late.saved_game(token)
            assert table.broken is not None
            assert table.events == ()
            assert "seed" not in table.given
    assert late.saved_game(gone.owner).procedure is None
