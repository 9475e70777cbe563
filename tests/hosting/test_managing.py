"""Around the game: talk, links that leaked, games given up, forgotten, played again."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import update

import jacta
from jacta.errors import InputError
from jacta.hosting import Conflict, Host, NotYours, UnknownLink
from jacta.hosting.forgetting import DAY, KEPT_DAYS
from jacta.hosting.managing import LONGEST_LINE, MOST_LINES
from jacta.kernel.play.saved import BY_HAND
from jacta.store import Store
from jacta.store.rows import games
from jacta.store.storing import MOST_LINES as MOST_KEPT
from tests.hosting.playing import a_host, asked, begun, played_out

pytestmark = pytest.mark.usefixtures("toys_installed")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    host = a_host(tmp_path)
    yield host
    host.close()


# --- The game master's hand

MUSKETEER = {
    "brawn": 3,
    "finesse": 3,
    "resolve": 3,
    "wits": 3,
    "panache": 3,
    "weapon": "rapier",
    "attack": 3,
    "defence": 2,
}
GUARDS = {"name": "Guards", "kind": "brute", "count": 6, "threat": 2, "hit_value": 6}
TAVERN = {"combatants": [{"name": "Athos", **MUSKETEER}, GUARDS], "max_turns": 1}


def test_the_owner_puts_a_hand_to_a_fight_and_all_read_of_it(host: Host) -> None:
    links = begun(host, "seventh_sea.fight", TAVERN)
    table = host.saved_game(links.owner)
    assert table.in_hand
    assert not any(host.saved_game(link).in_hand for link in (links.spectator, *links.seats.values()))
    host.correct(links.owner, table.asked, {"standers.0.fencer.dramatic": 1}, "the chandelier")
    with pytest.raises(Conflict):
        host.correct(links.owner, table.asked, {"standers.0.fencer.dramatic": 2}, "the chandelier")
    host.bring_in(links.owner, table.asked + 1, {"name": "Porthos", **MUSKETEER}, "hears the noise")
    host.take_out(links.owner, table.asked + 2, "Porthos", "has enough")
    for link in (links.spectator, *links.seats.values()):
        kinds = [entry.kind for entry in host.saved_game(link).transcript]
        assert [kind for kind in kinds if kind in BY_HAND] == list(BY_HAND)
    with pytest.raises(InputError) as wrong:
        host.bring_in(links.owner, table.asked + 3, {"name": "Athos", **MUSKETEER}, "again")
    assert wrong.value.key == "combatants.3.name"
    played_out(host, links)
    assert jacta.verify(host.export(links.owner))


def test_nobody_else_puts_a_hand_to_a_game_nor_anybody_to_one_with_secrets(host: Host) -> None:
    links = begun(host, "seventh_sea.fight", TAVERN)
    asked_now = host.saved_game(links.owner).asked
    for link in (links.spectator, *links.seats.values()):
        with pytest.raises(NotYours):
            host.correct(link, asked_now, {"turn": 2}, "why not")
    secret = begun(host, "mighty_empires.game", {"years": 1, "seed": 1})
    assert not host.saved_game(secret.owner).in_hand
    with pytest.raises(NotYours):
        host.correct(secret.owner, host.saved_game(secret.owner).asked, {"year": 3}, "why not")


# --- Talk


def test_what_is_said_is_heard_by_all_and_changes_no_game(database: str) -> None:
    host = Host(Store(database))
    links = begun(host, "toys.nim")
    before = asked(host, links)
    host.say(links.seats["first"], "  À nous  deux <b>! ")
    host.say(links.owner, "Bonne partie")
    for token in (links.owner, links.spectator, *links.seats.values()):
        table = host.saved_game(token)
        told = [(line.seat, line.name, line.text) for line in table.lines]
        assert told == [("first", "First", "À nous deux <b>!"), (None, "", "Bonne partie")]
    assert (asked(host, links).asked, table.revision) == (before.asked, before.revision + 2)
    played_out(host, links)
    host.say(links.seats["second"], "Bien joué")
    host.close()


def test_talk_has_its_limits(host: Host) -> None:
    links = begun(host, "toys.nim")
    for line, key in (("", "text"), ("x" * (LONGEST_LINE + 1), "text"), ("\x1b[2J", "text"), ("\u202e", "text")):
        with pytest.raises(InputError) as refused:
            host.say(links.owner, line)
        assert refused.value.key == key
    with pytest.raises(NotYours):
        host.say(links.spectator, "psst")
    for number in range(MOST_LINES):
        host.say(links.seats["first"], f"line {number}")
    with pytest.raises(InputError, match="wait a moment"):
        host.say(links.seats["first"], "one more")
    host.say(links.seats["second"], "my turn")
    assert len(host.saved_game(links.owner).lines) == MOST_LINES + 1


def test_only_the_last_lines_are_kept(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jacta.hosting.managing.MOST_LINES", 10_000)
    monkeypatch.setattr("jacta.store.storing.MOST_LINES", 5)
    links = begun(host, "toys.nim")
    for number in range(8):
        host.say(links.owner, f"line {number}")
    assert MOST_KEPT > 5
    assert [line.text for line in host.saved_game(links.owner).lines] == [f"line {number}" for number in range(3, 8)]


def test_the_owner_switches_the_talk_off(host: Host) -> None:
    links = begun(host, "toys.nim")
    host.say(links.seats["first"], "hm")
    with pytest.raises(NotYours):
        host.let_talk(links.seats["first"], False)
    host.let_talk(links.owner, False)
    table = host.saved_game(links.owner)
    assert (table.chat, table.lines, table.stage) == (False, (), "playing")
    with pytest.raises(NotYours):
        host.say(links.seats["first"], "hm?")
    host.let_talk(links.owner, True)
    assert len(host.saved_game(links.owner).lines) == 1


# --- Links


def test_a_link_that_leaked_is_renewed(host: Host) -> None:
    links = begun(host, "toys.nim")
    first = host.renew(links.owner, "first")
    with pytest.raises(UnknownLink):
        host.saved_game(links.seats["first"])
    table = host.saved_game(first)
    assert (table.seat, table.seats[0].name, table.stage) == ("first", "First", "playing")
    assert host.saved_game(links.owner).links.seats["first"] == first  # type: ignore[union-attr]
    owner = host.renew(links.owner, "owner")
    with pytest.raises(UnknownLink):
        host.renew(links.owner, "spectator")
    assert host.saved_game(host.renew(owner, "spectator")).kind == "spectator"
    with pytest.raises(NotYours):
        host.renew(first, "first")
    with pytest.raises(InputError):
        host.renew(owner, "third")
    gathering = host.open_game("toys.nim")
    assert host.saved_game(host.renew(gathering.owner, "second")).stage == "gathering"


def test_who_had_a_link_that_leaked_is_not_told_the_new_one(host: Host) -> None:
    """A call names the link of the seat: it must not go where somebody wanted to be called who is out."""
    links = begun(host, "toys.nim", {"sticks": 9})
    host.call_me(links.seats["first"], {"kind": "ntfy", "topic": "theirs"})
    host.leave(links.seats["first"], [{"question": "take", "answers": "1"}])
    table = host.saved_game(links.seats["first"])
    assert (table.notice, len(table.advance)) == ("ntfy", 1)
    table = host.saved_game(host.renew(links.owner, "first"))
    assert (table.seat, table.notice, table.advance) == ("first", None, ())


# --- Ends


def test_the_secret_of_a_game_that_is_given_up_is_shown(host: Host) -> None:
    links = begun(host, "toys.nim", {"sticks": 9}, computers={"second": "random"})
    table = asked(host, links)
    host.answer(links.seats["first"], table.asked, 1)
    with pytest.raises(NotYours):
        host.abandon(links.seats["first"])
    host.abandon(links.owner)
    table = host.saved_game(links.seats["first"])
    assert (table.stage, table.question, table.outcome, table.can_undo) == ("abandoned", None, None, False)
    found = jacta.verify(host.export(links.spectator), table.commitment)
    assert (bool(found), found.over, found.answers, table.secret is not None) == (True, False, 1, True)
    for act in (lambda: host.answer(links.seats["first"], table.asked, 1), lambda: host.undo(links.owner, table.asked)):
        with pytest.raises(Conflict):
            act()
    host.say(links.owner, "Dommage")
    assert host.saved_game(links.owner).stage == "abandoned"


def test_tables_that_nobody_plays_at_are_forgotten_in_the_end(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    now = int(time.time())
    old, young = begun(host, "toys.nim"), begun(host, "toys.nim")
    assert host.saved_game(old.owner).expires >= now + KEPT_DAYS * DAY
    monkeypatch.setenv("JACTA_KEPT_DAYS", "30")
    assert now + 30 * DAY <= host.saved_game(old.owner).expires < now + 31 * DAY
    _untouched(host, old.owner, now - 31 * DAY)
    assert _tidied(host, now) == 0  # nobody could have seen the warning
    assert [_tidied(host, now + days * DAY) for days in (5, 10, 15)] == [0, 0, 1]
    assert host.tidy() == 0
    with pytest.raises(UnknownLink):
        host.saved_game(old.owner)
    assert host.saved_game(young.owner).stage == "playing"


def test_a_clock_that_jumps_costs_nobody_a_game(host: Host) -> None:
    """Neither at once nor in the two weeks in which it can be put right; nor does a server that was off for long."""
    now, day = int(time.time()), iter(range(1, 10_000))
    links = begun(host, "toys.nim")
    _untouched(host, links.owner, now)
    for _ in range(20):
        assert _tidied(host, now + next(day) * DAY) == 0
    ahead = 20 * 365 * DAY
    for _ in range(10):
        assert _tidied(host, now + ahead + next(day) * DAY) == 0
    for _ in range(KEPT_DAYS - 31):  # it was put right
        assert _tidied(host, now + next(day) * DAY) == 0
    assert _tidied(host, now + 400 * DAY) == 0  # it was off
    assert [_tidied(host, now + (400 + days) * DAY) for days in (7, 13, 14)] == [0, 0, 1]


def _untouched(host: Host, owner: str, since: int) -> None:
    """Nobody has done anything in a game since then."""
    with host._store._engine.begin() as connection:
        ours = games.c.id == host._read(owner)[0].id
        connection.execute(update(games).where(ours).values(changed=since))


def _tidied(host: Host, now: int) -> int:
    """How many games are forgotten at this time."""
    host._tidied, host._clock = 0.0, lambda: now
    return host.tidy()


# --- Once more


def test_a_rematch_changes_seats_and_leads_everybody_there(host: Host) -> None:
    links = begun(host, "toys.nim", {"sticks": 5})
    with pytest.raises(Conflict):
        host.rematch(links.owner)
    played_out(host, links)
    with pytest.raises(NotYours):
        host.rematch(links.spectator)
    new = host.rematch(links.seats["first"])
    assert host.saved_game(new).seat == "second"
    again = host.rematch(links.seats["second"])
    assert host.saved_game(again).seat == "first"
    assert [seat.name for seat in host.saved_game(again).seats] == ["Second", "First"]
    assert host.saved_game(links.seats["first"]).following == new
    owner = host.saved_game(links.owner).following
    assert owner is not None
    assert host.saved_game(owner).kind == "owner"
    assert host.saved_game(str(host.saved_game(links.spectator).following)).kind == "spectator"
    assert host.saved_game(new).given == host.saved_game(links.owner).given
    assert len(list(host._store.all())) == 2


def test_in_a_rematch_the_computer_changes_seats_too(host: Host) -> None:
    links = begun(host, "toys.nim", {"sticks": 5}, computers={"second": "random"})
    played_out(host, links)
    table = host.saved_game(host.rematch(links.seats["first"]))
    assert table.seat == "second"
    assert [(seat.seat, seat.computer) for seat in table.seats] == [("first", "random"), ("second", None)]


def test_in_a_rematch_nobody_knows_what_was_hidden(host: Host) -> None:
    """Whoever opened a game has chosen what is hidden, and at its end everybody has seen it."""
    links = begun(host, "mighty_empires.game", {"years": 1, "seed": 1})
    host.abandon(links.owner)
    assert host.saved_game(links.spectator).given["seed"] == 1
    new = host.saved_game(host.rematch(links.owner))
    assert (new.given["years"], new.kept_back) == (1, ())
