"""Playing on the page without a browser: step by step, saved and opened again, around one screen."""

from __future__ import annotations

import html
import json
import re
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qsl, urlencode

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

import jacta
from jacta.analysis.luck import luck
from jacta.dice import Seeded
from jacta.kernel.rule.questions import Ask
from jacta.kernel.rule.samples import read_data, samples_of
from jacta.telling.luck import luck_curves
from jacta.text import speaking
from jacta.web import form_entries
from jacta.web.app import create_app
from jacta.web.limits import Limits
from jacta.web.pages import plotting, questions
from jacta.web.pages.tabs import play
from jacta.web.pages.workbench import LONGEST_ADDRESS, form_for, workbench_of

PIRACY = "/games/here_i_stand/piracy/play"
EMPIRES = "/games/mighty_empires/game/play"


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(create_app(), headers={"Accept-Language": "en"}) as made:
        yield made


def hidden(page: str) -> list[tuple[str, str]]:
    """What the table's form would send."""
    table = page[page.index('<form class="table') :]
    return [
        (name, html.unescape(value)) for name, value in re.findall(r'type="hidden" name="(.*?)" value="(.*?)"', table)
    ]


def step(client: TestClient, page: str, **act: str) -> str:
    where = re.search(r'<form class="table.*?action="(.*?)"', page)
    assert where
    body = urlencode([*hidden(page), *act.items()])
    response = client.post(where[1], content=body, headers={"Content-Type": "application/x-www-form-urlencoded"})
    assert response.status_code == 200
    return response.text


def saved(page: str) -> dict[str, Any]:
    found = re.search(r'data-saved="(.*?)"', page)
    assert found
    game: dict[str, Any] = json.loads(html.unescape(found[1]))
    return game


def test_a_game_begins_goes_on_and_is_taken_back(client: TestClient) -> None:
    page = client.get(f"{PIRACY}?corsairs=2&target_ports=2&target_cards=1&_dice=mine").text
    page = step(client, page, _faces="6 2")
    assert [event["roll"] for event in saved(page)["events"]] == [[], [6, 2]]
    done = step(client, page, _answer="1")
    assert saved(done)["outcome"]["vp_ceded"] == 0
    assert saved(step(client, done, _undo="1"))["events"] == saved(page)["events"]


def test_a_strong_player_is_asked_what_he_would_do(client: TestClient) -> None:
    page = client.get(f"{PIRACY}?corsairs=2&target_ports=2&target_cards=1&_dice=mine&lang=en").text
    page = step(client, page, _faces="6 2")
    assert "_advice" in page
    assert "A strong player would answer" not in page
    advised = step(client, page, _advice="1")
    assert "A strong player would answer" in advised
    assert saved(advised)["events"] == saved(page)["events"]


def test_a_wrong_answer_loses_nothing(client: TestClient) -> None:
    page = client.get(f"{PIRACY}?corsairs=2&target_ports=2&target_cards=1&_dice=mine").text
    for act in ({"_faces": "7 7"}, {"_faces": "x"}, {"_faces": "6+"}, {"_answer": "9"}, {"_undo": "1"}):
        again = step(client, page, **act)
        assert saved(again)["events"] == saved(page)["events"]
    assert 'role="alert"' in step(client, page, _faces="7 7")


def test_a_saved_game_is_opened_again(client: TestClient) -> None:
    session = jacta.play("here_i_stand.piracy", {"corsairs": 2, "target_ports": 2, "target_cards": 1}, dice="mine")
    session.throw([6, 2])
    opened = client.post(PIRACY, content=urlencode({"_game": json.dumps(session.export())})).text
    assert saved(opened) == session.export()
    assert dict(hidden(opened))["corsairs"] == "2"


def test_an_answer_sealed_in_a_file_is_asked_for_again(client: TestClient) -> None:
    """The next page could not tell whose answer it was."""
    battle = jacta.procedures()["europa_universalis.naval_battle"]
    session = jacta.play(battle.id, battle.examples[2], source=Seeded(1))
    assert session.waiting_for == ("attacker", "defender")
    session.answer(session.view("attacker").question.values()[0], "attacker")  # type: ignore[union-attr]
    page = f"/games/europa_universalis/naval_battle/play?{urlencode({'_game': json.dumps(session.export())})}"
    opened = client.get(page).text
    assert "sealed" not in saved(opened)
    once = step(client, opened, _answer="0")
    assert saved(once)["sealed"].keys() == {"attacker"}
    assert len(saved(step(client, once, _answer="0"))["events"]) > len(session.events)


@pytest.mark.parametrize(
    "file", ["", "{", "[]", "1" * 5_000, '{"procedure": "here_i_stand.siege"}', '{"procedure": 7, "events": 7}']
)
def test_another_file_is_refused(client: TestClient, file: str) -> None:
    page = client.post(PIRACY, content=urlencode({"_game": file})).text
    assert '<form class="table' not in page


def test_secrets_wait_for_the_eyes_they_are_for(client: TestClient) -> None:
    """Two people around one screen: when the turn passes, nothing is shown until the next one is there."""
    page = client.get(f"{EMPIRES}?seats=human&seats=human&years=1&_dice=system").text
    lifted = set()
    while "data-over" not in page:
        curtain = re.search(r'<button[^>]*name="_seat" value="(.*?)"', page)
        if curtain:
            assert not {"_answer", "<figure", 'class="story"'} & set(re.findall(r'_answer|<figure|class="story"', page))
            lifted.add(curtain[1])
            page = step(client, page, _seat=curtain[1])
            assert dict(hidden(page))["_seat"] == curtain[1]
        page = step(client, page, _answer="0")
    assert len(lifted) == 2


def test_secrets_between_people_stay_out_of_the_address(client: TestClient) -> None:
    page = client.get(f"{EMPIRES}?seats=human&seats=human&_dice=system").text
    while 'name="_answer"' in page:
        page = step(client, page, _answer="0")
    opened = client.post(EMPIRES, content=urlencode({"_game": json.dumps(saved(page))})).text
    for shown in (page, opened):
        assert 'name="_answer"' not in shown
        address = re.search(r'data-address="(.*?)"', shown)
        assert address
        assert "_events" not in address[1]


def test_wrong_faces_can_be_put_right(client: TestClient) -> None:
    page = client.get(f"{PIRACY}?corsairs=2&target_ports=2&_dice=mine").text
    assert 'value="7 2"' in step(client, page, _faces="7 2")
    assert 'value="6 2"' not in step(client, page, _faces="6 2")


def test_own_dice_are_offered_where_some_are_thrown(client: TestClient) -> None:
    for procedure, throws in (("vive_lempereur/retreat", False), ("here_i_stand/field_battle", True)):
        page = client.get(f"/games/{procedure}/play").text
        assert ('value="mine"' in page, 'name="_together"' in page) == (throws, throws)
        assert 'value="system"' in page


def test_dice_that_explode_are_typed_as_chains(client: TestClient) -> None:
    page = client.get("/games/seventh_sea/roll/play?_dice=mine").text
    assert "10+5" in page
    done = step(client, page, _faces="10+10+3 5 4 2 1")
    assert saved(done)["events"] == [{"roll": [[10, 10, 3], 5, 4, 2, 1]}]
    assert done.count('class="chain"') == 2  # where it is told what has just happened, and in the story


def test_the_language_changes_in_the_middle_of_a_game(client: TestClient) -> None:
    page = client.get(f"{PIRACY}?corsairs=2&target_ports=2&target_cards=1&_dice=mine").text
    page = step(client, page, _faces="6 2")
    french = re.search(r'href="([^"]*lang=fr)"', page)
    assert french
    assert saved(client.get(html.unescape(french[1])).text)["events"] == saved(page)["events"]
    client.cookies.clear()


def test_a_long_game_travels_in_the_body(client: TestClient) -> None:
    page = client.get(f"{EMPIRES}?seats=human&seats=steward&years=1&_dice=system").text
    for _ in range(60):
        if "_answer" not in page:
            break
        page = step(client, page, _answer="0")
    sent = urlencode(hidden(page))
    assert len(sent) > 4_000
    part = client.post(EMPIRES, content=sent, headers={"HX-Request": "true", "HX-Target": "answer"})
    assert part.headers["HX-Replace-Url"] == f"{EMPIRES}?years=1&seats=human&seats=steward&_kept=1"
    assert saved(part.text)["events"] == saved(page)["events"]


def test_a_computer_player_stands_on_the_podium_by_its_name(client: TestClient) -> None:
    session = jacta.play("mighty_empires.game", {"years": 1, "seats": ["steward", "random"]}, source=Seeded(1))
    page = client.post(EMPIRES, content=urlencode({"_game": json.dumps(session.export())})).text
    podium = re.search(r'<ol class="podium">.*?</ol>', page, re.DOTALL)
    assert podium
    assert "The steward (Player A)" in podium[0]
    assert "<b>Player B</b>" in podium[0]


def test_the_computer_takes_a_seat(client: TestClient) -> None:
    page = client.get("/games/seventh_sea/flaw_bid/play?_computer.player=best&_dice=system").text
    assert saved(page)["computers"] == {"player": "best"}
    assert dict(hidden(page))["_computer.player"] == "best"
    assert [event.get("auto") for event in saved(page)["events"]] == [True]
    while "data-over" not in page:
        page = step(client, page, _answer="0")
    opened = client.post("/games/seventh_sea/flaw_bid/play", content=urlencode({"_game": json.dumps(saved(page))})).text
    assert saved(opened)["computers"] == {"player": "best"}


def test_a_computer_player_is_offered_only_where_there_can_be_one(client: TestClient) -> None:
    def strengths(path: str) -> list[str]:
        page = client.get(f"/games/{path}/play").text
        return re.findall(r'<option value="(\w+)"', page[page.index('id="seating"') :])

    assert strengths("seventh_sea/flaw_bid") == ["best", "search", "usual", "random"] * 2
    assert strengths("seventh_sea/ship_duel") == ["search", "usual", "random"] * 2
    assert strengths("mighty_empires/game") == []


def test_a_best_player_out_of_reach_is_refused_before_the_game(client: TestClient) -> None:
    page = client.get("/games/seventh_sea/ship_duel/play?_computer.attacker=best&_dice=system").text
    assert '<form class="table' not in page
    assert 'role="alert"' in page
    assert 'id="computer-attacker"' in page


# --- A fight of many


FIGHT = "/games/seventh_sea/fight/play"


def test_a_game_master_leads_a_tavern_fight_in_few_taps(client: TestClient) -> None:
    """Cards for everybody, brutes on their own in one tap, a whole action in one; then on with whoever is left."""
    procedure = jacta.procedures()["seventh_sea.fight"]
    given = {
        **read_data(dict(samples_of(procedure.game))["tavern"], "tavern"),
        "max_turns": 2,
        "players": ["heroes", "villains"],
    }
    entries = form_entries.entries_of(form_for(procedure, given), given)
    page = client.get(FIGHT, params=[*entries, ("_dice", "system"), ("lang", "en")]).text
    assert page.count('class="fighter ') == len(given["combatants"])
    assert page.count("<li", page.index('class="phases"'), page.index('class="fighters"')) == 10
    brutes = re.search(r'name="_toggle" value="(guards)" aria-pressed="false">The Guard', page)
    assert brutes
    page, taps = step(client, page, _toggle=brutes[1]), 1
    assert re.search(r'aria-pressed="true">The Guard', page)
    while "data-over" not in page:
        assert f"<b>{brutes[1]}:" not in page
        page, taps = step(client, page, _whole="1"), taps + 1
    assert taps <= 2 * 30, taps  # sixty a round when every question was tapped
    again = re.search(r'class="button" href="([^"]*)">Go on with everybody', page)
    assert again
    assert client.get(html.unescape(again[1])).status_code == 200


def test_fighters_come_from_sheets_with_names_of_their_own(client: TestClient) -> None:
    form = "/games/seventh_sea/fight/odds"
    page = client.get(f"{form}?_add=combatants&_sample=athos&lang=en").text
    assert 'value="Athos 2"' in page
    assert '<input type="checkbox" id="f-players-1" name="players" value="heroes"' in page


def test_a_pocket_edition_promises_no_game_from_afar(client: TestClient) -> None:
    app = client.app
    assert isinstance(app, FastAPI)
    assert "or from afar" in client.get(PIRACY).text
    app.state.pocket = True
    try:
        shown = client.get(PIRACY).text
    finally:
        app.state.pocket = False
    assert "or with several people around one screen." in shown
    assert "from afar" not in shown


def test_a_check_that_asks_something_is_played_on_its_board(client: TestClient) -> None:
    asks, silent = (client.get(f"/games/vive_lempereur/{name}").text for name in ("retreat", "line_of_sight"))
    assert 'href="/games/vive_lempereur/retreat/play' in asks
    assert 'href="/games/vive_lempereur/line_of_sight/play' not in silent
    page = client.get("/games/vive_lempereur/retreat/play?from=4,3&communication=9,1&_dice=system").text
    offered = re.findall(r'class="offer"[^>]* data-places="(.*?)"', page)
    assert len(offered) == 3
    assert all(f'<g data-place="{place}">' in page for place in offered)


def test_a_question_says_first_what_it_asks() -> None:
    battle = jacta.procedures()["europa_universalis.land_battle"]
    games = (jacta.play(battle.id, battle.examples[0], source=Seeded(seed)) for seed in range(20))
    session = next(one for one in games if isinstance(one.question, Ask))
    assert session.question is not None
    with speaking("en"):
        told = questions.asked(session.position, session.question, session.waiting_for[0])
    assert told.text == "Break off the combat?"
    assert told.stakes.startswith("Morale of the side that decides")


def test_the_course_of_luck_is_drawn_for_every_player() -> None:
    plan = jacta.procedures()["vive_lempereur.assault_plan"]
    session = jacta.play(plan.id, plan.examples[0], source=Seeded(4))
    while isinstance(session.question, Ask):
        session.answer_as_usual(session.waiting_for[0])
    found = luck(session)
    drawn = [("a", one) for one in luck_curves(found)]
    svg = plotting.curves(drawn, "event")
    assert svg.count('class="trace a"') == len(drawn) > 0
    assert svg.count('class="done a"') == len(drawn) * len(found.turns)


# --- A state taken from a game


def campaign(until: str) -> jacta.Session:
    """A campaign up to the first question of this kind."""
    session = jacta.play("mighty_empires.game", {"seats": ["human", "steward"], "seed": 5}, source=Seeded(5))
    while isinstance(session.question, Ask) and session.question.label != until:
        session.answer(session.question.default_answer(session.position.seen_by("seat0")), session.waiting_for[0])
    return session


def test_a_state_is_taken_from_a_game_that_is_under_way(client: TestClient) -> None:
    session = campaign("move")
    where = "/games/mighty_empires/feed/play"
    sent = {"seat": "1", "_game": json.dumps(session.export())}
    taken = client.post(f"{where}/taken", data=sent, follow_redirects=False)
    assert taken.status_code == 303
    link = taken.headers["location"]
    assert len(link) < LONGEST_ADDRESS
    page = client.get(link).text
    assert "Year: 1 · Season: spring" in page
    assert f"Tiles: {len(session.position.state.world.tiles)}" in page
    entries = parse_qsl(link.partition("?")[2])
    feed = jacta.procedures()["mighty_empires.feed"]
    given = feed.validate(workbench_of(entries, feed, "play").given)
    assert given.state == session.position.state.world  # type: ignore[attr-defined]
    assert given.seat == 1  # type: ignore[attr-defined]
    by_hand = client.get(link, params=[*entries, ("_open", "state")]).text
    assert 'name="state.units.0.hex"' in by_hand


@pytest.mark.parametrize(
    ("game", "why"),
    [
        ("nonsense", "not a game of mighty_empires"),
        (json.dumps({"procedure": "here_i_stand.piracy"}), "not a game of mighty_empires"),
        (json.dumps({"procedure": "mighty_empires.game", "given": {}, "dice": "system", "events": []}), "has nothing"),
    ],
)
def test_a_game_without_a_state_is_refused_on_the_form(client: TestClient, game: str, why: str) -> None:
    refused = client.post("/games/mighty_empires/feed/odds/taken", data={"seat": "0", "_game": game})
    assert refused.status_code == 200
    assert why in refused.text


@pytest.mark.parametrize("packed", ["~", "~!", "~eJw", "~" + urlsafe_b64encode(zlib.compress(b"0" * 10**7)).decode()])
def test_what_cannot_be_unpacked_is_refused_by_its_key(client: TestClient, packed: str) -> None:
    page = client.get("/games/mighty_empires/feed/odds", params={"state": packed, "seat": "0"})
    assert page.status_code == 200
    assert 'href="#f-state"' in page.text


def test_dice_are_spoken_of_only_where_something_is_thrown(client: TestClient) -> None:
    for name, chance in (("feed", "none"), ("map_auto", "shuffle"), ("retreat", "dice")):
        page = client.get(f"/games/mighty_empires/{name}/play").text
        assert jacta.procedures()[f"mighty_empires.{name}"].chance == chance
        assert ('value="mine"' in page) == (chance == "dice"), name
        assert ('name="_together"' in page) == (chance != "none"), name
        assert (f'href="/games/mighty_empires/{name}/roll' in page) == (chance != "none"), name


def test_a_computer_player_who_takes_long_is_seen_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a computer's turn is, the page comes back after a spell, says so, and goes on by itself."""
    monkeypatch.setattr(play, "SPELL", -1.0)  # one step at a time
    with TestClient(create_app(Limits(workers=0)), headers={"Accept-Language": "en"}) as client:
        page = client.get(f"{EMPIRES}?seats=human&seats=steward&years=1&seed=1&_dice=system").text
        answers, thoughts = 0, 0
        while answers < 12:
            before = saved(page)["events"]
            if 'hx-trigger="load"' in page:
                assert "The computer is thinking" in page
                assert 'hx-trigger="load" hx-swap="innerHTML"' in page  # whoever reads on is not taken to the top
                assert 'name="_answer"' not in page
                assert 'name="_undo"' not in page
                page = step(client, page)
                thoughts += 1
            else:
                assert "_since" not in dict(hidden(page))
                page = step(client, page, _answer="0")
                answers += 1
            after = saved(page)["events"]
            assert after[: len(before)] == before
            assert len(after) in (len(before) + 1, len(before) + 2)
    assert thoughts > 12


def test_what_has_happened_is_told_from_the_last_answer_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often a page came back while the computer thought."""
    monkeypatch.setattr(play, "SPELL", -1.0)
    with TestClient(create_app(Limits(workers=0)), headers={"Accept-Language": "en"}) as client:
        page = client.get(f"{EMPIRES}?seats=human&seats=steward&years=1&seed=1&_dice=system").text
        since: set[str] = set()
        while len(since) < 2:
            thinking = 'hx-trigger="load"' in page
            if thinking:
                since.add(dict(hidden(page))["_since"])
            page = step(client, page, **({} if thinking else {"_answer": "0"}))
        answered_at, thoughts = max(map(int, since)), 1
        while 'hx-trigger="load"' in page:
            assert dict(hidden(page))["_since"] == str(answered_at)
            page = step(client, page)
            thoughts += 1
    happened = page[page.index('<div class="happened"') : page.index('<div class="question"')]
    earlier = re.search(r"after (\d+) more lines?", happened)
    assert happened.count("<li>") + int(earlier[1] if earlier else 0) > thoughts


def test_the_story_that_is_shown_at_once_begins_with_dice_an_answer_or_a_passage() -> None:
    given = jacta.procedures()["europa_universalis.land_battle"].examples[0]
    cuts = set()
    for seed in range(20):
        session = jacta.play("europa_universalis.land_battle", given, source=Seeded(seed))
        while isinstance(question := session.question, Ask):
            session.answer(question.default_answer(session.position), session.waiting_for[0])
        told = questions.story(session.transcript)
        assert len(told.newest) >= min(questions.NEWEST, len(told.older) + len(told.newest))
        first = told.newest[0]
        assert first.cited or first.dice or first.kind == "ask"
        cuts.add(len(told.newest) - questions.NEWEST)
    assert cuts > {0}


def test_who_has_not_decided_yet_waits_behind_a_curtain_in_a_game_reopened_while_a_computer_thinks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(play, "SPELL", -1.0)
    with TestClient(create_app(Limits(workers=0)), headers={"Accept-Language": "en"}) as client:
        seats = "seats=human&seats=steward&seats=human&players=3"
        page = client.get(f"{EMPIRES}?{seats}&years=1&seed=1&_dice=system").text
        while 'hx-trigger="load"' not in page or not saved(page)["events"]:
            page = step(client, page, **({} if 'hx-trigger="load"' in page else {"_answer": "0"}))
        assert "_seat=" not in page
        page = client.post(EMPIRES, content=urlencode({"_game": json.dumps(saved(page))})).text
        while 'hx-trigger="load"' in page:
            page = step(client, page)
        assert re.search(r'<button[^>]*name="_seat"', page)
        assert 'name="_answer"' not in page


@pytest.mark.parametrize("spell", [play.SPELL, -1.0])
def test_an_action_is_played_for_the_reader_and_not_the_whole_game(
    monkeypatch: pytest.MonkeyPatch, spell: float
) -> None:
    """It ends where it is over, or where the same is asked again, however long a computer player thinks meanwhile."""
    monkeypatch.setattr(play, "SPELL", spell)
    with TestClient(create_app(Limits(workers=0)), headers={"Accept-Language": "en"}) as client:
        page = client.get(f"{EMPIRES}?seats=human&seats=steward&years=1&seed=1&_dice=system").text
        taps = 0
        while "data-over" not in page:
            while 'hx-trigger="load"' in page:
                page = step(client, page)
            if "data-over" in page:
                break
            page, taps = step(client, page, _whole="1"), taps + 1
            while 'hx-trigger="load"' in page:
                assert " " in dict(hidden(page))["_whole"]
                page = step(client, page)
            assert "_whole" not in dict(hidden(page))
        assert taps > 5
