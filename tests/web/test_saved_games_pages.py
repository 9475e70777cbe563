"""Saved games on the pages: people who play from afar, each through a link of their own."""

from __future__ import annotations

import hashlib
import html
import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from fastapi.testclient import TestClient
from playwright.sync_api import Browser, Page, Route, expect

import jacta
from jacta import telling
from jacta.kernel.play.session import Session
from jacta.text import Message, say
from jacta.web import form_entries
from jacta.web.app import create_app
from jacta.web.errors import Busy
from jacta.web.pages.workbench import form_for
from tests.hosting.test_managing import TAVERN
from tests.web.browsing import DESKTOP, PHONE, accessible, browser, served, visit

PIRACY = "/games/here_i_stand/piracy/tables"
BID = "/games/seventh_sea/flaw_bid/tables"
BY_COMPUTER = {"_computer.gm": "usual"}  # who may draw lots: a bid of people alone leaves nothing to chance
ASSAULT = "/games/vive_lempereur/assault_plan/play"
BATTLE = "/games/europa_universalis/land_battle"
EMPIRES = "/games/mighty_empires/game/tables"
TACTICS = [("charge", "charge", 0), ("charge", "hold", 2), ("hold", "charge", -2), ("hold", "hold", 0)]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("saved") / "tables.sqlite"


@pytest.fixture(scope="module")
def client(file: Path) -> Iterator[TestClient]:
    with TestClient(create_app(database=str(file)), headers={"Accept-Language": "en"}) as made:
        yield made


class Table:
    """A table on its pages: the addresses of its links, and what is done there."""

    def __init__(self, client: TestClient, path: str, **entered: Any) -> None:
        self.client = client
        response = client.post(path, data={"_dice": "system", **entered}, follow_redirects=False)
        assert response.status_code == 303, response.text
        self.owner = response.headers["location"]
        *self.seats, self.spectator = [
            re.sub(r"^https?://[^/]+", "", link) for link in re.findall(r'class="address">(.*?)<', self.see(self.owner))
        ]

    def see(self, link: str) -> str:
        response = self.client.get(link)
        assert response.status_code == 200
        return response.text

    def do(self, link: str, **sent: str) -> str:
        """Send the form that the page has."""
        asked = re.search(r'name="_asked" value="(\d+)"', self.see(link))
        assert asked
        response = self.client.post(link, data={"_asked": asked[1], **sent})
        assert response.status_code == 200
        return response.text

    def begin(self) -> None:
        for place, link in enumerate(self.seats):
            self.do(link, _join="1", _name=f"Player {place}", _word="luck")

    def session(self) -> Session:
        """The game itself, which no page may show as it is."""
        found = self.client.app.state.service.host.saved_game(self.owner.rsplit("/", 1)[1]).session  # type: ignore[attr-defined]
        assert found is not None
        session: Session = found
        return session

    def end(self) -> None:
        """Take the first answer until the game is over."""
        while 'data-stage="over"' not in self.see(self.owner):
            link = next(link for link in self.seats if 'name="_answer"' in self.see(link))
            self.do(link, _answer="0")


def shown(page: str) -> str:
    """What a reader is told, without the markup; what numbers the page and its moment is left out."""
    return html.unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", page[page.index("<main") :])))


# --- The game master's hand


def test_the_owner_brings_somebody_into_a_saved_fight(client: TestClient) -> None:
    opened = client.post("/api/v1/seventh_sea.fight/play", json=TAVERN).json()
    client.post(f"/api/v1/tables/{opened['owner']}/start")
    owner, athos = (f"/tables/{one}" for one in (opened["owner"], opened["seats"]["Athos"]))
    page = client.get(owner).text
    assert '<option value="@porthos">' in page
    assert "@porthos" not in client.get(athos).text
    asked = re.search(r'name="_asked" value="(\d+)"', page)
    assert asked
    sent = {"_asked": asked[1], "_newcomer": "@porthos", "_reason": "hears the noise", "_bring": "1"}
    assert '<select id="led-by"' in page
    sent |= {"_led_by": "Guards"}
    page = client.post(owner, data=sent).text
    assert "Porthos joins (hears the noise)" in page
    assert "Porthos joins (hears the noise)" in client.get(athos).text
    assert "has gone on" in client.post(owner, data=sent).text


# --- Help at a decision


def test_the_whole_action_is_answered_as_usual(client: TestClient) -> None:
    """One press gives the usual answers of this seat alone, until the same is asked again or somebody else is."""
    opened = client.post("/api/v1/seventh_sea.fight/play", json=TAVERN).json()
    client.post(f"/api/v1/tables/{opened['owner']}/start")
    links = {name: f"/tables/{token}" for name, token in opened["seats"].items()}
    asked = next(name for name, link in links.items() if 'name="_whole"' in client.get(link).text)
    assert 'name="_whole"' not in client.get(f"/tables/{opened['spectator']}").text
    number = re.search(r'name="_asked" value="(\d+)"', client.get(links[asked]).text)
    assert number
    host = client.app.state.service.host  # type: ignore[attr-defined]
    before = host.saved_game(opened["owner"]).session
    client.post(links[asked], data={"_asked": number[1], "_whole": "1"})
    after = host.saved_game(opened["owner"]).session
    decided = [entry for entry in after.transcript[len(before.transcript) :] if entry.kind == "ask"]
    assert decided
    assert {entry.who for entry in decided} == {asked}
    assert len({entry.question.label for entry in decided}) == len(decided)
    assert "has gone on" in client.post(links[asked], data={"_asked": number[1], "_whole": "1"}).text


def test_a_strong_player_advises_and_nothing_is_played(client: TestClient) -> None:
    asked: list[str] = []
    while not asked:  # some battles are over before anybody is asked
        table = Table(client, f"{BATTLE}/tables")
        table.begin()
        asked = [link for link in table.seats if 'name="_advice"' in table.see(link)]
    events = len(table.session().events)
    advised = re.search(r"A strong player would answer: ([^<]+)<", table.do(asked[0], _advice="1"))
    assert advised
    offered = [offer.text for offer in telling.pending(table.session().position, table.session().question).offers]  # type: ignore[arg-type]
    assert html.unescape(advised[1]) in offered
    assert len(table.session().events) == events
    assert "A strong player would answer" not in table.see(asked[0])


# --- Gathering


def test_everybody_wears_one_colour_on_board_and_at_the_table(client: TestClient) -> None:
    four = dict(jacta.procedures()["seventh_sea.fight"].examples[0])
    opened = client.post("/api/v1/seventh_sea.fight/play", json=four)
    assert opened.status_code == 201, opened.text
    links = opened.json()
    client.post(f"/api/v1/tables/{links['owner']}/start")
    page = client.get(f"/tables/{links['owner']}").text
    cards = dict(re.findall(r'class="fighter (\w+)[^>]*>\s*<p class="who"><b>([^<]+)', page))
    seats = dict(re.findall(r'<li class="tone-(\w+)[^>]*>\s*<b>([^<]+)', page))
    assert len(cards) == len(seats) > 2
    assert cards == seats


def test_nobody_is_said_to_play_while_the_first_pieces_are_placed(client: TestClient) -> None:
    table = Table(client, EMPIRES, players="2", years="1")
    client.post(table.owner, data={"_start": "1"})
    before = shown(table.see(table.owner))
    assert "Year 1" not in before
    for _ in range(2):  # both choose where their capitals stand
        for seat in table.seats:
            if found := re.search(r'name="_answer" value="([^"]*)"', page := table.see(seat)):
                asked = re.search(r'name="_asked" value="(\d+)"', page)
                assert asked
                client.post(seat, data={"_answer": html.unescape(found[1]), "_asked": asked[1]})
    laid = table.see(table.owner)
    assert "Setting up" in laid
    assert "to play" not in re.sub(r"<form.*</form>", "", laid) or "Year 1" not in laid


def test_people_gather_and_the_game_begins_by_itself(client: TestClient) -> None:
    table = Table(client, BID, **{"_name.gm": "Ann"})
    invited = table.see(table.seats[1])
    assert "Your seat: the player" in invited
    assert "Ann" in invited
    assert table.seats[0] not in invited
    waiting = table.do(table.seats[0], _join="1", _name="Ann", _word="abracadabra")
    assert "Waiting for: the player" in waiting
    assert "abracadabra" not in table.see(table.seats[1])
    begun = table.do(table.seats[1], _join="1", _name="Bob")
    assert 'data-stage="playing"' in begun
    assert 'name="_answer"' in begun
    assert 'name="_answer"' not in table.see(table.seats[0])
    assert "Waiting for: Bob (the player)" in table.see(table.spectator)


@pytest.mark.parametrize("dice", ["system", "mine"])
@pytest.mark.parametrize("word", ["luck", ""])
def test_the_page_promises_no_more_than_the_dice_hold(client: TestClient, dice: str, word: str) -> None:
    """With real dice too: what nobody may see is thrown by the server."""
    table = Table(client, BID, _dice=dice, **BY_COMPUTER)
    invited = table.see(table.seats[0])
    assert "Words are sealed before anybody tells theirs" in invited
    assert 'name="_word"' in invited
    for link in table.seats:
        table.do(link, _join="1", _name="X", _word=word)
    told = shown(table.see(table.seats[0]))
    table.end()
    for page in (told, shown(table.see(table.owner))):
        assert ("The words are in" in page) == bool(word)
        assert ("you have to take the server’s word" in page) == (not word)


def test_nothing_is_promised_of_dice_that_nobody_throws(client: TestClient) -> None:
    table = Table(client, BID)
    invited = table.see(table.seats[0])
    assert 'name="_word"' not in invited
    assert "can be verified" not in shown(invited)
    table.begin()
    table.end()
    assert "Verify the dice" not in shown(table.see(table.owner))
    assert jacta.verify(client.get(f"{table.seats[0]}/game.json").json()).reason == "nothing"


def test_a_name_that_is_too_long_is_put_right(client: TestClient) -> None:
    table = Table(client, BID, **BY_COMPUTER)
    refused = table.do(table.seats[0], _join="1", _name="x" * 70, _word="seven")
    assert 'role="alert"' in refused
    assert f'value="{"x" * 70}"' in refused
    assert 'value="seven"' in refused


def test_the_owner_begins_without_those_who_are_late(client: TestClient) -> None:
    table = Table(client, BID)
    assert 'data-stage="playing"' in table.do(table.owner, _start="1")
    late = table.see(table.seats[1])
    assert "The game has begun" in late
    assert 'name="_answer"' in late
    assert "The game has begun" not in table.do(table.seats[1], _join="1", _name="Bob")


def test_what_cannot_be_played_is_said_on_the_workbench(client: TestClient) -> None:
    response = client.post(
        "/games/seventh_sea/ship_duel/tables", data={"_computer.attacker": "best", "_name.defender": "Bo"}
    )
    assert response.status_code == 200
    assert 'role="alert"' in response.text
    assert 'value="Bo"' in response.text
    wrong = client.post(PIRACY, data={"corsairs": "99"})
    assert 'data-key="corsairs"' in wrong.text
    assert client.post("/games/here_i_stand/nothing/tables").status_code == 404


def test_games_never_wait_for_readings(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """All places for readings are taken for good: games are opened, joined and shown all the same."""
    service: Any = client.app.state.service  # type: ignore[attr-defined]

    async def taken(*_: Any, **__: Any) -> Any:
        raise Busy(Message("error-busy"))

    monkeypatch.setattr(service.readings, "run", taken)
    assert client.post("/api/v1/here_i_stand.piracy/play", json={"corsairs": 2, "target_ports": 2}).status_code == 201
    table = Table(client, PIRACY, corsairs="2", target_ports="2")
    table.begin()
    assert 'data-stage="gathering"' not in table.see(table.owner)


def test_what_the_server_has_no_room_for_is_said_on_the_workbench(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    service: Any = client.app.state.service  # type: ignore[attr-defined]
    monkeypatch.setattr(service.quotas.openings, "late_by", lambda *_: 30.0)
    page = client.post(PIRACY, data={"_dice": "system", "corsairs": "2", "target_ports": "2"}, follow_redirects=False)
    assert page.status_code == 200
    assert say("web-too-many-opened") in html.unescape(page.text)
    assert 'name="corsairs"' in page.text


def test_a_link_of_no_table_is_no_page(client: TestClient) -> None:
    for path in ("/tables/abc", "/tables/abc/since/0", "/tables/abc/replay", "/tables/abc/game.json"):
        assert client.get(path).status_code == 404
    assert client.post("/tables/abc", data={"_join": "1"}).status_code == 404


# --- Playing


def test_only_news_are_sent_again(client: TestClient) -> None:
    table = Table(client, BID)
    since = re.search(r'data-since="(.*?)"', table.see(table.seats[0]))
    assert since
    assert client.get(since[1]).status_code == 204
    table.do(table.seats[1], _join="1", _name="Bob")
    news = client.get(since[1])
    assert news.status_code == 200
    assert "Bob" in news.text
    assert "<html" not in news.text


def test_of_two_answers_to_a_question_one_wins_and_the_other_is_told(client: TestClient) -> None:
    table = Table(client, PIRACY, corsairs="2", target_ports="2", target_cards="1", _dice="mine")
    table.begin()
    before = re.search(r'name="_asked" value="(\d+)"', table.see(table.seats[0]))
    assert before
    table.do(table.seats[1], _faces="6 2")
    late = client.post(table.seats[0], data={"_asked": before[1], "_faces": "1 1"}).text
    assert "has gone on" in late
    assert 'name="_answer"' in late
    assert len(table.session().events) == 2


def test_wrong_faces_are_kept_and_put_right(client: TestClient) -> None:
    table = Table(client, PIRACY, corsairs="2", target_ports="2", target_cards="1", _dice="mine")
    table.begin()
    refused = table.do(table.seats[0], _faces="7 2")
    assert 'role="alert"' in refused
    assert 'value="7 2"' in refused
    assert 'value="6 2"' not in table.do(table.seats[0], _faces="6 2")


def test_an_answer_is_taken_back_by_whoever_gave_it(client: TestClient) -> None:
    table = Table(client, BID)
    table.begin()
    player = table.seats[1]
    table.do(player, _answer="0")
    assert 'name="_undo"' not in table.see(table.seats[0])
    assert 'name="_answer"' in table.do(player, _undo="1")
    assert 'role="alert"' in table.do(table.spectator, _undo="1")


def test_a_saved_game_tells_what_just_happened_as_the_play_tab_does(client: TestClient) -> None:
    table = Table(client, EMPIRES, seats=["human", "human"], years="1", seed="3")
    table.begin()
    first = next(link for link in table.seats if 'name="_answer"' in table.see(link))
    assert "since the last answer" not in table.see(first)  # nothing was answered yet
    table.do(first, _answer="0")
    other = next(link for link in table.seats if link != first)
    said = telling.entry(next(one for one in table.session().transcript if one.kind == "ask")).text
    for link in (first, other, table.spectator):
        page = table.see(link)
        happened = page[page.index('class="happened"') : page.index('class="question')]
        assert said.casefold() in shown(f"<main>{happened}").casefold()
    assert "The last answer is not yours" in table.see(other)
    assert 'name="_undo"' in table.see(first)
    while not re.search(r'data-last="[^"]', table.see(table.spectator)):
        link = next(link for link in table.seats if 'name="_answer"' in table.see(link))
        table.do(link, _answer=str(table.see(link).count('name="_answer"') - 1))
    last = re.search(r'data-last="([^" ]+)', table.see(table.spectator))
    assert last
    assert f'data-place="{last[1]}"' in table.see(table.spectator)


def test_who_watches_is_asked_nothing(client: TestClient) -> None:
    table = Table(client, BID)
    table.begin()
    for link in (table.owner, table.spectator):
        assert 'name="_answer"' not in table.see(link)
        assert 'role="alert"' in table.do(link, _answer="0")
    assert 'name="_remove"' not in table.see(table.spectator)
    assert not {seat for seat in table.seats if seat in table.see(table.spectator)}


def test_the_computer_answers_for_its_seat(client: TestClient) -> None:
    table = Table(client, BID, **{"_computer.player": "best"})
    assert len(table.seats) == 1
    assert "the computer, at its best" in table.see(table.owner)
    table.begin()
    assert table.session().computers == {"player": "best"}
    table.end()


def test_a_computer_player_of_the_game_goes_by_its_name(client: TestClient) -> None:
    table = Table(client, EMPIRES, years="1", seats=["human", "marshal"])
    assert "the computer: the marshal" in table.see(table.owner)
    assert 'data-others="the marshal"' in table.see(table.seats[0])


def test_an_answer_in_advance_that_is_refused_stays_to_be_mended(client: TestClient) -> None:
    table = Table(client, EMPIRES, years="1", seats=["human", "human"])
    table.begin()
    page = table.do(table.seats[0], _leave="1", **{"_question.0": "pursue", "_answers.0": "bof"})
    assert "is no answer" in shown(page)
    assert '<details class="situation" open>' in page
    assert '<option value="pursue" selected>' in page
    assert 'value="bof"' in page


# --- Nothing hidden leaves the server


@pytest.mark.usefixtures("tactics")
def test_a_sealed_answer_shows_in_no_page(client: TestClient) -> None:
    """Whatever one has sealed, the other's page is the same, byte by byte, but for the numbers of the moment."""
    table = Table(client, "/games/seventh_sea/mass_turn/tables")
    table.begin()
    pages = []
    for answer in ("0", "1"):
        assert "Your answer is sealed" in table.do(table.seats[0], _answer=answer)
        seen = [table.see(link) for link in (table.seats[1], table.spectator, table.owner)]
        pages.append([re.sub(r'since[/=]\d+|name="_asked" value="\d+"', "", page) for page in seen])
        table.do(table.seats[0], _undo="1")
    assert pages[0] == pages[1]


def test_what_one_seat_sees_is_in_no_other_page(client: TestClient) -> None:
    table = Table(client, EMPIRES, seats=["human", "human"], years="1", seed="3")
    table.begin()
    for _ in range(14):
        link = next(link for link in table.seats if 'name="_answer"' in table.see(link))
        offers = table.see(link).count('name="_answer"')
        table.do(link, _answer=str(offers - 1))
    pages = {seat: table.see(link) for seat, link in zip(("seat0", "seat1"), table.seats, strict=True)}
    pages["nobody"] = table.see(table.spectator)
    for seat, page in pages.items():
        offered = table.session().view(seat).question
        assert ('name="_answer"' in page) == (offered is not None)
    boards = {seat: re.search(r"<figure.*?</figure>", page, re.S) for seat, page in pages.items()}
    session = table.session()
    for seat, found in boards.items():
        assert found
        drawn = session.board(seat if seat != "nobody" else None, svg=True)
        assert drawn
        assert drawn in found[0]
    for entry in session.transcript:
        for seat, page in pages.items():
            if entry.seen_by is not None and seat not in entry.seen_by:
                assert telling.entry(entry).text not in shown(page)


# --- The end


def test_no_map_is_hidden_behind_a_seed_that_everybody_knows(client: TestClient) -> None:
    """The form comes with the seed of the example; a game that is shared is played on a map of its own."""
    example = jacta.procedures()["mighty_empires.game"].examples[0]
    table = Table(client, EMPIRES, years="1", seed=str(example["seed"]), seats=["human", "human"])
    mine = Table(client, EMPIRES, years="1", seed="4711", seats=["human", "human"])
    service: Any = client.app.state.service  # type: ignore[attr-defined]
    stored = [service.host._store.read(one.owner.rsplit("/", 1)[1])[0].given for one in (table, mine)]
    assert ["seed" in given for given in stored] == [False, True]
    assert all(say("saved-kept-back") in shown(mine.see(link)) for link in (*mine.seats, mine.spectator))
    assert say("saved-kept-back") not in shown(table.see(table.spectator))
    assert not any("4711" in mine.see(link) for link in (*mine.seats, mine.spectator, mine.owner))


def test_a_finished_game_is_verified_watched_again_and_removed(client: TestClient) -> None:
    table = Table(client, BID, **BY_COMPUTER)
    table.begin()
    before, told_before = table.see(table.seats[0]), table.see(f"{table.owner}/luck")
    table.end()
    over = table.see(table.seats[0])
    game = client.get(f"{table.seats[0]}/game.json").json()
    assert game["fair"]["secret"] in over
    assert game["fair"]["secret"] not in before
    assert game["fair"]["commitment"] in before
    assert jacta.verify(game).reason is None
    assert "<table" not in told_before
    assert "The game master" in shown(table.see(f"{table.spectator}/luck"))
    steps = re.search(r'max="(\d+)"', table.see(f"{table.spectator}/replay"))
    assert steps
    told = [shown(table.see(f"{table.spectator}/replay?step={step}")) for step in range(int(steps[1]) + 1)]
    assert ["Nothing has been played yet" in one for one in told] == [True] + [False] * int(steps[1])
    for entry in table.session().transcript:
        if entry.kind != "roll":
            assert any(telling.entry(entry).text.partition(" — ")[0][1:] in one for one in told)
    assert client.post(table.seats[0], data={"_remove": "1"}).status_code == 200
    table.see(table.owner)
    client.post(table.owner, data={"_remove": "1"})
    assert client.get(table.owner).status_code == 404


def test_a_seat_has_the_name_of_its_piece_wherever_it_is_named(client: TestClient) -> None:
    duel = jacta.procedures()["seventh_sea.duel"]
    given = duel.examples[0]
    entered = dict(form_entries.entries_of(form_for(duel, given), given))
    table = Table(client, "/games/seventh_sea/duel/tables", **entered)
    assert "Your seat: Athos" in shown(table.see(table.seats[0]))
    client.post(table.owner, data={"_start": "1"})
    for link in (table.owner, table.spectator, *table.seats):
        page = shown(table.see(link))
        assert "Waiting for: the attacker" not in page
        assert "Rochefort a person" in page or "Rochefort you" in page


def test_a_replay_is_seen_by_people_not_by_seats(client: TestClient) -> None:
    table = Table(client, "/games/mighty_empires/pillage/tables")
    table.begin()
    table.end()
    eyes = re.findall(r'<option value="seat\d"[^>]*>([^<]*)<', table.see(f"{table.spectator}/replay"))
    assert eyes
    assert all(one.startswith("Player ") for one in eyes[: len(table.seats)])


def test_a_game_that_todays_rules_would_alter_stays_to_be_read(client: TestClient, file: Path) -> None:
    table = Table(client, BID)
    table.begin()
    with sqlite3.connect(file) as database:
        database.execute("UPDATE games SET fingerprint = 'x' WHERE stage = 'playing'")
    with TestClient(create_app(database=str(file)), headers={"Accept-Language": "en"}) as later:
        page = later.get(table.seats[1]).text
        assert "This game cannot go on" in page
        assert 'name="_answer"' not in page


# --- In a browser


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(str(tmp_path_factory.mktemp("browsed") / "tables.sqlite")) as address:
        yield address


@pytest.fixture
def tactics(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A table of the book filled in, by which two generals choose their tactics in secret."""
    (tmp_path / "seventh_sea").mkdir()
    rows = [f'{{ attacker_tactic = "{a}", defender_tactic = "{b}", modifier = {m} }}' for a, b, m in TACTICS]
    (tmp_path / "seventh_sea" / "eis101.toml").write_text(f"rows = [{', '.join(rows)}]\n", encoding="utf-8")
    monkeypatch.setenv("JACTA_TABLES", str(tmp_path))


@pytest.fixture(scope="module")
def opened() -> Iterator[Browser]:
    with browser() as found:
        yield found


def links_of(page: Page) -> list[str]:
    return page.locator(".address").all_inner_texts()


def test_a_battle_from_afar(base: str, opened: Browser) -> None:
    """From the Play tab to the last word: an owner at a desk who plays, and somebody with a phone."""
    with visit(opened, base, viewport=DESKTOP) as host, visit(opened, base, viewport=PHONE) as guest:
        plan = jacta.procedures()["vive_lempereur.assault_plan"]
        both_decide = plan.examples[1]  # whatever the dice say later
        page = host.go(f"{ASSAULT}?{urlencode(form_entries.entries_of(form_for(plan, both_decide), both_decide))}")
        page.locator("#name-defender").fill("Bob")
        page.locator('[id="f-attackers.0.shock"]').fill("6")
        page.wait_for_url("**_name.defender=Bob**")
        expect(page.locator("#name-defender")).to_have_value("Bob")
        page.locator(".afar button").first.click()
        expect(page.locator(".invitation")).to_have_count(3)
        assert accessible(page) == []
        other = guest.go(links_of(page)[1].removeprefix(base))
        assert accessible(other) == []
        other.locator("[name=_word]").fill("allez")
        page.locator(".invitation a").first.click()
        page.locator("#name").fill("Ann")
        page.locator("[name=_join]").click()
        expect(page.locator(".waiting")).to_contain_text("Bob")
        expect(other.locator(".seats")).to_contain_text("Ann")  # by itself, and what was typed stays
        expect(other.locator("[name=_word]")).to_have_value("allez")
        other.locator("[name=_join]").click()
        expect(page.locator("[data-stage=gathering], [data-stage=revealing]")).to_have_count(0)
        expect(page.locator("[data-stage=playing]")).to_have_count(1)
        while page.locator("[data-stage=playing]").count():
            turn, waiting = (page, other) if page.locator(".offer").count() else (other, page)
            expect(turn).to_have_title(re.compile("^● "))
            asked = turn.locator("[name=_asked]").input_value()
            turn.locator(".offer").last.click()
            expect(turn.locator(f'[name=_asked][value="{asked}"]')).to_have_count(0)
            asked = turn.locator("[name=_asked]").input_value()
            expect(waiting.locator(f'[name=_asked][value="{asked}"]')).to_have_count(1)
        expect(other.locator("[data-stage=over]")).to_have_count(1)
        expect(other.locator(".sheet").first).to_be_visible()
        other.get_by_role("link", name="Revoir la partie").click()
        other.locator('[data-step="next"]').click()
        expect(other.locator("#step")).to_have_value("1")
        other.keyboard.press("ArrowRight")
        expect(other.locator("#step")).to_have_value("2")
        assert accessible(other) == []
        known = host.go("/tables")
        expect(known.locator("#known li")).to_have_count(2)
        known.locator("#known li", has_text="vous tenez la partie").locator("a").click()
        page.locator(".manage summary").last.click()
        page.locator("[name=_remove]").click()
        expect(known.locator("#known li")).to_have_count(2)
        known.locator("#known a").first.click()
        expect(page.locator("#gone")).to_be_visible()
        page.wait_for_load_state()  # by then the page has struck itself off the list
        host.wrong.clear()  # the browser notes that the page is not found
        expect(host.go("/tables").locator("#known li")).to_have_count(1)
        known.locator("#known button").click()
        expect(known.locator("#known .nothing")).to_be_visible()


def test_a_seat_without_scripts(base: str, opened: Browser) -> None:
    with visit(opened, base, viewport=PHONE, locale="en", java_script_enabled=False) as visitor:
        page = visitor.go("/games/seventh_sea/flaw_bid/play")
        page.locator("#computer-gm").select_option("usual")
        page.locator(".afar button").first.click()
        page.locator(".invitation a").first.click()
        page.locator("#name").fill("Bob")
        page.locator("[name=_join]").click()
        over = page.locator("[data-stage=over]")
        page.locator(".offer").or_(over).first.wait_for(state="attached")
        while not over.count():
            with page.expect_navigation():
                page.locator(".offer").first.click()
            page.locator(".offer").or_(over).first.wait_for(state="attached")
        page.get_by_role("link", name="Watch it again").click()
        expect(page.locator(".stepping a").first).to_be_visible()


@pytest.mark.usefixtures("tactics")
def test_a_secret_decision_in_two_browsers(base: str, opened: Browser) -> None:
    """What one has chosen is nowhere in the source of the other's page until both have chosen."""
    with visit(opened, base, viewport=PHONE) as first, visit(opened, base, viewport=PHONE) as second:
        page = first.go("/games/seventh_sea/mass_turn/play")
        page.locator(".afar button").first.click()
        page.locator("[name=_start]").click()
        expect(page.locator("[data-stage=playing]")).to_have_count(1)
        links = [link.removeprefix(base) for link in page.locator(".address").all_text_contents()]
        page, other = first.go(links[0]), second.go(links[1])
        sources = []
        for place in (0, 1):
            page.locator(".offer").nth(place).click()
            expect(page.locator(".waiting")).to_contain_text("scellée")
            expect(other.locator(".to-play")).to_have_count(1)
            sources.append(re.sub(r"since/\d+|_asked\W+value=\W\d+", "", other.content()))
            if place == 0:
                page.locator("[name=_undo]").click()
                expect(other.locator(".to-play")).to_have_count(2)
        assert sources[0] == sources[1]
        other.locator(".offer").first.click()
        expect(page.locator("[data-stage=over], .offer, .story").first).to_be_visible()
        expect(page.locator(".story").first).to_contain_text(re.compile("charge", re.IGNORECASE))


def test_sealed_words_talk_the_winner_and_a_rematch(base: str, opened: Browser) -> None:
    """Two browsers seal words, tell them, and draw the dice by themselves; the winner has a name; then seats change."""
    with visit(opened, base, viewport=DESKTOP) as first, visit(opened, base, viewport=PHONE) as second:
        page = first.go("/games/here_i_stand/field_battle/play?attacker_units=3&defender_units=3")
        page.locator("[name=_together]").check()
        page.locator(".afar button").first.click()
        expect(page.locator(".invitation")).to_have_count(3)
        links = [link.removeprefix(base) for link in links_of(page)]
        pages = {"Anne": first.go(links[0]), "Bruno": second.go(links[1])}
        sent: list[str] = []
        for name, one in pages.items():
            one.on("request", lambda request: sent.append(request.post_data or ""))
            one.locator("#name").fill(name)
            one.locator("#word").fill("mot de passe é\N{GAME DIE}")
            if name == "Anne":
                one.locator("#line").fill("Bonjour <i>toi</i>")
                one.locator("[name=_say]").click()
                expect(one.locator(".talk li")).to_contain_text("Bonjour <i>toi</i>")
                expect(one.locator("#name")).to_have_value(name)
            one.locator("[name=_join]").click()
            if name == "Anne":
                expect(one.locator(".waiting")).to_be_visible()
                expect(pages["Bruno"].locator(".seats")).to_contain_text("Anne")
                assert not any("passe" in body for body in sent)  # nobody has learned it yet
        for one in pages.values():
            expect(one.locator("[data-stage=over]")).to_have_count(1)
            expect(one.locator(".winner")).to_contain_text(re.compile("Victoire.*(Anne|Bruno)"))
            expect(one.locator(".talk li")).to_have_count(1)
        assert accessible(pages["Anne"]) == []
        for one in pages.values():
            one.locator("[data-do=verify-here]").click()
            expect(one.locator("#verified .well:visible")).to_have_count(4)
            expect(one.locator("#verified .bad:visible")).to_have_count(0)
            expect(one.locator("#swapped")).to_be_hidden()
        game = pages["Anne"].request.get(f"{base}{links[0]}/game.json").json()
        assert game["fair"]["seals"].keys() == {"attacker", "defender"}
        assert all(word.startswith("mot de passe é\N{GAME DIE} ") for word in game["fair"]["words"].values())
        found = jacta.verify(game)
        assert (bool(found), found.sealed, found.together) == (True, ("attacker", "defender"), 1)
        pages["Bruno"].locator("[name=_rematch]").click()
        expect(pages["Bruno"].locator("[data-seat=attaquant]")).to_have_count(1)
        pages["Anne"].get_by_role("link", name="Aller à la revanche").click()
        expect(pages["Anne"].locator("[data-seat=défenseur]")).to_have_count(1)
        expect(pages["Anne"].locator("#name")).to_have_value("Anne")


def test_answers_in_advance_are_picked_in_the_words_of_the_game(base: str, opened: Browser) -> None:
    with visit(opened, base, viewport=PHONE) as visitor:
        page = visitor.go("/games/seventh_sea/fight/play")
        page.locator(".afar button").first.click()
        page.locator(".invitation a").first.click()
        page.locator("[name=_join]").click()
        page.locator("summary", has_text="Réponses à l’avance").click()
        page.locator("[name='_question.0']").select_option(label="Revenir à soi")
        page.locator("[name='_answers.0']").click()
        expect(page.locator("#names li")).to_have_text(["rester à terre", "revenir à soi"])
        page.locator("#names li").nth(1).click()
        page.locator("[name='_condition.0']").fill("héroïsme=1")
        page.locator("[name=_leave]").click()
        expect(page.locator("summary .tag.here")).to_have_text("1")
        expect(page.locator("[name='_answers.0']")).to_have_value("revenir à soi")


def test_a_browser_notices_swapped_words_and_wrong_dice(base: str, opened: Browser) -> None:
    """A host that shows other seals or another commitment later than before, or other faces, is caught in one tap."""
    with visit(opened, base, locale="en") as visitor:
        page = visitor.go("/games/mighty_empires/map_auto/play?choosing=1&choosing=0&capitals=plain&capitals=coast")
        page.locator(".afar button").first.click()
        page.locator(".invitation a").first.click()
        page.locator("[name=_join]").click()
        expect(page.locator("[data-stage=over]")).to_have_count(1)
        page.locator("[data-do=verify-here]").click()
        expect(page.locator("#verified .well:visible")).to_have_count(3)  # a number of 256 bits among them
        page.evaluate("note({ seals: { player: sha256('another') } })")
        for forge in (forged, untold):
            page.route("**/game.json", partial(handed, forge))
            page.reload()
            expect(page.locator("#swapped")).to_be_visible()
            page.locator("[data-do=verify-here]").click()
            expect(page.locator("#verified .bad:visible")).to_have_count(2)
            page.unroute_all(behavior="ignoreErrors")


def handed(forge: Callable[[str], str], route: Route) -> None:
    """A file that was forged on its way."""
    route.fulfill(body=forge(route.fetch().text()))


def forged(game: str) -> str:
    """The game with another face; a number of many digits begins with no zero."""
    return re.sub(r'("roll": ?\[)(\d)', lambda found: f"{found[1]}{int(found[2]) % 9 + 1}", game, count=1)


def untold(game: str) -> str:
    """The game with another face, of which the file says nothing more: who only reads what it says would miss it."""
    data = json.loads(forged(game))
    del data["fair"]["sides"]["0"]
    return json.dumps(data)


def test_a_finished_game_is_verified_without_a_network(base: str, opened: Browser) -> None:
    """The file came with the end of the game. Where it did not, whoever asks is told."""
    with visit(opened, base, locale="en") as visitor:
        page = visitor.go("/games/mighty_empires/map_auto/play?choosing=1&choosing=0&capitals=plain&capitals=coast")
        page.locator(".afar button").first.click()
        page.locator(".invitation a").first.click()
        with page.expect_response("**/game.json"):
            page.locator("[name=_join]").click()
        visitor.context.set_offline(True)
        page.locator("[data-do=verify-here]").click()
        expect(page.locator("#verified .well:visible")).to_have_count(3)
        visitor.context.set_offline(False)
        page.route("**/game.json", lambda route: route.abort())
        page.reload()
        page.locator("[data-do=verify-here]").click()
        expect(page.locator("#answer > .lost")).to_be_visible()
        expect(page.locator("#verified")).to_be_hidden()
        visitor.wrong.clear()  # the browser complains, too


def test_somebody_seals_elsewhere_and_without_scripts(base: str, opened: Browser) -> None:
    with visit(opened, base, viewport=PHONE, locale="en", java_script_enabled=False) as visitor:
        page = visitor.go("/games/seventh_sea/flaw_bid/play")
        page.locator("#computer-gm").select_option("usual")
        page.locator(".afar button").first.click()
        page.locator(".invitation a").first.click()
        page.locator("summary", has_text="can be verified").click()
        page.locator("#seal").fill(hashlib.sha256(b"rien ne va plus").hexdigest())
        page.locator("[name=_join]").click()
        page.locator("#told-word").fill("rien ne va")
        page.locator("[name=_reveal]").click()
        expect(page.locator(".error")).to_contain_text("not the one that was sealed")
        page.locator("#told-word").fill("rien ne va plus")
        page.locator("[name=_reveal]").click()
        expect(page.locator(".offer").first).to_be_visible()


# --- What the owner does


def test_links_are_renewed_talk_is_switched_off_and_a_game_is_ended(client: TestClient) -> None:
    table = Table(client, BID, **BY_COMPUTER)
    table.begin()
    table.do(table.owner, _renew=re.findall(r'name="_renew" value="([^"]+)"', table.see(table.owner))[0])
    assert client.get(table.seats[0]).status_code == 404
    new = re.sub(r"^https?://[^/]+", "", re.findall(r'class="address">(.*?)<', table.see(table.owner))[0])
    assert "Player 0" in table.see(new)
    told = table.do(new, _say="1", _line="<script>alert(1)</script>")
    assert "&lt;script&gt;alert(1)" in told
    assert "<script>alert" not in told
    assert 'class="error"' in table.do(table.spectator, _say="1", _line="psst")
    table.do(table.owner, _talk="off")
    assert 'class="talk"' not in table.see(new)
    over = table.do(table.owner, _abandon="1")
    assert 'data-stage="abandoned"' in over
    game = client.get(f"{new}/game.json").json()
    assert game["fair"]["secret"] in over
    moved = client.post(table.owner, data={"_renew": "owner"}, follow_redirects=False)
    assert moved.status_code == 303
    assert client.get(table.owner).status_code == 404
    assert 'data-kind="owner"' in table.see(moved.headers["location"])
