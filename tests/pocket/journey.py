"""The pocket edition in a real browser: from a server of files, then without a network. `make pocket-cases` runs it.

One visit, told in order: Python takes long to start, and every test goes on where the one before has ended.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from playwright.sync_api import Browser, BrowserContext, Frame, expect

import jacta
from jacta.authoring import new_game
from jacta.pocket.building import build
from jacta.text import percent, speaking
from tests.authoring.test_authoring import installed
from tests.pocket.shown import PATIENCE, Pocket, Served, Visiting, flowing
from tests.web import test_boards_browser as boards
from tests.web import test_once_browser as once
from tests.web import test_pages_browser as pages
from tests.web.browsing import FLAGS, PHONE, WHOLE, browser, chromium, served, until

BATTLE = "games/here_i_stand/field_battle"
FOUGHT = {"attacker_units": 3, "defender_units": 2}
OFFER = '#answer [name="_answer"]'
OVER = '[data-stage="over"]'

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def edition(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("pocket") / "edition")


@pytest.fixture(scope="module")
def newer(edition: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An edition with a stranger's game: whoever serves this one puts it in the place of the first."""
    folder = tmp_path_factory.mktemp("newer")
    path = installed(new_game.begin("skirmish", "Sunday Skirmish", folder / "game"), "skirmish")
    words = [sys.executable, "-m", "jacta", "pocket", str(folder / "edition")]
    done = subprocess.run(
        words, env={**os.environ, "PYTHONPATH": str(path)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return folder / "edition"


@pytest.fixture(scope="module")
def site(edition: Path) -> Iterator[Served]:
    with Served(edition) as made:
        yield made


@pytest.fixture(scope="module")
def opened(edition: Path) -> Iterator[Browser]:  # built before a browser is at work
    with browser(WHOLE) as made:
        yield made


@pytest.fixture(scope="module")
def phone(opened: Browser) -> Iterator[BrowserContext]:
    context = opened.new_context(locale="fr-FR", viewport=PHONE)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@pytest.fixture(scope="module")
def pocket(phone: BrowserContext, site: Served) -> Pocket:
    return Pocket(phone, site.base)


def test_a_link_can_be_read_at_once_and_is_answered_when_python_is_there(pocket: Pocket) -> None:
    pocket.page.goto(f"{pocket.base}#/games/here_i_stand")  # a link that somebody has sent
    expect(pocket.readable.locator("h1")).to_have_text("Here I Stand", timeout=PATIENCE)
    assert pocket.page.locator("html").get_attribute("data-ready") is None  # Python is not there yet
    battle = f"{BATTLE}/odds?attacker_units=10&defender_units=8"
    with speaking("fr"):
        found = jacta.odds("here_i_stand.field_battle", {"attacker_units": 10, "defender_units": 8})
        chance = percent(found.p(winner="attacker"))
    frame = pocket.ask(battle)
    expect(frame.locator("#answer")).to_contain_text(chance, timeout=PATIENCE)
    expect(pocket.page).to_have_url(f"{pocket.base}#/{battle}")  # the whole situation: to be shared
    pocket.ready()


def test_it_can_be_installed(pocket: Pocket) -> None:
    session = pocket.page.context.new_cdp_session(pocket.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    told = json.loads(manifest["data"])
    assert {icon["sizes"] for icon in told["icons"]} >= {"192x192", "512x512"}
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],
    )


def test_one_picture_of_python_is_kept_for_the_next_visit(pocket: Pocket) -> None:
    pocket.settled()
    sizes = pocket.page.evaluate(
        """async () => {
          const [all, sizes] = [await navigator.storage.getDirectory(), []];
          const folder = await all.getDirectoryHandle(encodeURIComponent("/club/"));
          for await (const file of folder.values()) sizes.push((await file.getFile()).size);
          return sizes;
        }"""
    )
    assert [size > 10_000_000 for size in sizes] == [True]


def test_everything_goes_on_when_the_server_is_gone(pocket: Pocket, site: Served, edition: Path) -> None:
    pocket.settled()
    until(
        pocket.page,
        "async (all) => (await (await caches.open('jacta /club/ files')).keys()).length >= all",
        len(list((edition / "files").iterdir())),
    )
    site.stop()
    for tab in ("odds", "roll", "best", "vary"):
        frame = pocket.go(f"{BATTLE}/{tab}?attacker_units=3&defender_units=2")
        expect(frame.locator("#answer")).to_be_visible()
        assert not frame.locator("#answer .error").count()
    assert "Édition de poche" in pocket.go("?theme=dark").locator("footer").inner_text()


def test_what_one_wants_to_keep_has_a_name(pocket: Pocket) -> None:
    frame = pocket.go(f"{BATTLE}/roll?attacker_units=10&defender_units=8&_seed=jacta")
    frame.locator(".taking > summary").click()
    frame.locator("#keep-name").fill("Vienne")
    frame.locator("#keep button").click()
    expect(pocket.go("").locator("#kept li")).to_contain_text("Vienne")


def test_a_reload_in_the_middle_of_a_game_loses_nothing(pocket: Pocket) -> None:
    frame = open_game(pocket)
    pocket.wrong.clear()  # what was refused on purpose before
    for _ in range(3):
        answer_once(frame)
    before, place = story(frame), frame.url
    pocket.page.reload()
    pocket.ready()
    expect(pocket.frame.locator("#answer")).to_be_visible()
    assert pocket.frame.url == place
    assert story(pocket.frame) == before
    answer_once(pocket.frame)
    assert pocket.wrong == []


def test_a_year_against_the_computer_is_played_to_its_end(pocket: Pocket) -> None:
    frame = open_game(pocket)
    for _ in range(200):
        if frame.locator(OVER).count():
            break
        answer_once(frame)
    expect(frame.locator(OVER)).to_have_count(1)
    mine(pocket)  # the one in whose middle the page was reloaded
    assert pocket.wrong == []


def test_two_tabs_share_one_python(pocket: Pocket, phone: BrowserContext) -> None:
    other = Pocket(phone, pocket.base)
    other.page.goto(pocket.page.url)
    expect(other.frame.locator("#answer")).to_be_visible(timeout=PATIENCE)
    assert story(other.frame) == story(pocket.frame)
    answer_once(other.frame)
    after = story(other.frame)
    pocket.go(pocket.frame.url.removeprefix(pocket.base))
    assert story(pocket.frame) == after
    other.page.close()


def test_the_tab_that_works_is_closed_and_another_takes_over(pocket: Pocket, phone: BrowserContext) -> None:
    other = Pocket(phone, pocket.base)
    other.page.goto(pocket.page.url)
    expect(other.frame.locator("#answer")).to_be_visible(timeout=PATIENCE)
    kept = story(other.frame)
    pocket.page.close()
    pocket.page = other.page
    pocket.go(other.frame.url.removeprefix(pocket.base))
    assert story(pocket.frame) == kept
    pocket.settled()


def test_everything_goes_into_one_file_and_comes_back(pocket: Pocket, tmp_path: Path) -> None:
    place, kept = pocket.frame.url.removeprefix(pocket.base), story(pocket.frame)
    frame = pocket.go("pocket")
    with pocket.page.expect_download() as coming:
        frame.locator("#export").click()
    file = tmp_path / "everything.json"
    coming.value.save_as(file)
    answer_once(pocket.go(place))
    assert story(pocket.frame) != kept
    pocket.go("").locator("#kept li button").click()
    frame = pocket.go("pocket")
    pocket.page.once("dialog", lambda asked: asked.accept())
    with pocket.page.expect_navigation(wait_until="commit"):
        frame.locator("#import").set_input_files(file)
    pocket.ready()
    assert story(pocket.go(place)) == kept
    expect(pocket.go("").locator("#kept li")).to_contain_text("Vienne")
    pocket.go(place)


def test_long_work_can_be_stopped_and_nobody_else_waits_for_it(pocket: Pocket) -> None:
    pocket.settled()
    told = pocket.frame.evaluate(
        """async ([base, given]) => {
          const stop = new AbortController();
          const asked = { method: "POST", body: given, headers: { "Content-Type": "application/json" } };
          const long = fetch(`${base}api/v1/seventh_sea.duel/odds`, { ...asked, signal: stop.signal });
          const ended = long.then(() => "answered", (error) => error.name);
          const quick = await fetch(`${base}api/v1/here_i_stand.piracy`);
          const first = await Promise.race([ended, Promise.resolve("under way")]);
          stop.abort();
          return [first, await ended, quick.status];
        }""",
        [pocket.base, json.dumps(jacta.procedures()["seventh_sea.duel"].examples[0])],
    )
    assert told == ["under way", "AbortError", 200]


JOURNEYS: list[Any] = [
    pages.test_ones_own_dice_are_read_step_by_step,
    boards.test_one_tap_on_the_board_answers_where_one_place_is_asked_for,
    boards.test_a_unit_and_then_a_place_are_an_answer,
    boards.test_the_keyboard_alone_plays_a_whole_battle,
    pages.test_the_keyboard_goes_everywhere,
    pages.test_the_tour_shows_one_thing_after_the_other_and_is_left,
    pages.test_a_case_brings_its_own_fields,
    pages.test_lists_of_units_grow_and_shrink,
    pages.test_search_is_live_and_ignores_accents,
    pages.test_language_and_theme_are_remembered,
    pages.test_recent_work_is_kept_in_the_browser,
    pages.test_situations_and_rolls_are_kept_by_name_and_taken_away,
    *(
        lambda base, opened, half=half: once.test_a_double_click_answers_one_question(base, opened, half)
        for half in once.HALVES
    ),
    lambda base, opened: pages.test_ones_own_table_is_checked_applied_and_taken_back(base, opened, "fr"),
    lambda base, opened: pages.test_a_refused_entry_is_named_and_marked(base, opened, "fr"),
    lambda base, opened: pages.test_best_weighs_every_option(base, opened, "en"),
    lambda base, opened: pages.test_one_input_gives_a_line_and_two_a_heat_map(base, opened, "fr"),
    lambda base, opened: pages.test_a_situation_put_aside_is_compared(base, opened, "en"),
    lambda base, opened: pages.test_readings_show_what_they_change(base, opened, "fr"),
]


@pytest.mark.parametrize("journey", JOURNEYS, ids=range(len(JOURNEYS)))
def test_the_journeys_of_a_server_are_those_of_a_pocket(
    pocket: Pocket, opened: Browser, monkeypatch: pytest.MonkeyPatch, journey: Any
) -> None:
    @contextmanager
    def visit(_: Browser, base: str, locale: str = "fr", **asked: Any) -> Iterator[Visiting]:
        visitor = Visiting(pocket)
        mine = pocket.frame.evaluate("() => ({ ...localStorage })")
        pocket.frame.evaluate("localStorage.clear()")  # somebody who has kept nothing yet
        visitor.go(f"/?lang={locale}&theme=light")
        try:
            yield visitor
            visitor.check()
        finally:
            pocket.frame.evaluate("(mine) => { localStorage.clear(); Object.assign(localStorage, mine); }", mine)

    for module in (boards, once, pages):
        monkeypatch.setattr(module, "visit", visit)
    journey(pocket.base.rstrip("/"), opened)


def test_a_game_on_a_server_is_joined_by_its_link(pocket: Pocket, tmp_path: Path) -> None:
    with served(str(tmp_path / "games.sqlite")) as server:
        made = httpx2.post(f"{server}/api/v1/here_i_stand.field_battle/play", json=FOUGHT, timeout=PATIENCE)
        link = f"{server}/tables/{made.json()['spectator']}"
        frame = pocket.go("pocket")
        frame.locator("#link").fill(link)
        with pocket.page.expect_popup() as opening:
            frame.locator("#join button").click()
        expect(opening.value.locator("h1")).to_be_visible()
        assert opening.value.url == link
        opening.value.close()
    pocket.wrong.clear()  # a page of somebody else's was asked for, as was meant


def test_a_newer_edition_takes_over_and_nothing_is_lost(
    pocket: Pocket, site: Served, edition: Path, newer: Path, phone: BrowserContext
) -> None:
    place = mine(pocket)
    kept = story(pocket.frame)
    other = Pocket(phone, pocket.base)
    other.page.goto(f"{pocket.base}#/{place}")
    expect(other.frame.locator("#answer")).to_be_visible(timeout=PATIENCE)
    shutil.rmtree(edition)
    shutil.copytree(newer, edition)
    site.start()
    flowing.clear()
    other.page.evaluate("async () => { await (await navigator.serviceWorker.ready).update(); }")
    pocket.page.reload()  # while the newer one is on its way
    expect(pocket.frame.locator("#answer")).to_be_visible(timeout=PATIENCE)
    expect(pocket.page.locator("#now")).to_be_hidden()
    flowing.set()
    expect(pocket.page.locator("#now")).to_be_visible(timeout=PATIENCE)
    pocket.ready()
    expect(pocket.page.locator("#now")).to_be_visible()  # the question stays until it is answered
    assert story(pocket.go(place)) == kept  # and the older edition works until then
    for page in (pocket.page, other.page):
        page.evaluate("document.documentElement.dataset.before = 'yes'")
    pocket.page.locator("#now").click()
    for page in (pocket.page, other.page):
        expect(page.locator("html:not([data-before])[data-ready]")).to_be_attached(timeout=PATIENCE)
    assert story(pocket.go(place)) == kept
    answer_once(pocket.frame)
    expect(pocket.go("").locator("#kept li")).to_contain_text("Vienne")
    expect(pocket.go("games/skirmish/attack/odds").locator("#answer")).to_contain_text("%")  # which is new
    expect(pocket.page.locator("#now")).to_be_hidden()
    pocket.settled()
    other.page.close()


def test_without_room_everything_is_answered_and_a_word_is_said(opened: Browser, site: Served) -> None:
    context = opened.new_context(locale="en", viewport=PHONE)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    pocket = Pocket(context, site.base)
    session = context.new_cdp_session(pocket.page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": site.base.removesuffix("/club/"), "quotaSize": 1})
    pocket.page.goto(pocket.base)
    pocket.ready()
    expect(pocket.page.locator("#words")).to_contain_text("This browser keeps nothing")
    frame = pocket.go(f"{BATTLE}/odds?attacker_units=3&defender_units=2")
    expect(frame.locator("#answer")).to_contain_text("%")
    answer_once(open_game(pocket))  # it is kept as long as the page is open
    expect(pocket.go("pocket").locator("#stored")).to_contain_text("This browser keeps nothing")
    pocket.page.locator("#now").click()
    expect(pocket.page.locator("#bar")).to_be_hidden()
    context.close()


def test_a_browser_that_refuses_everything_is_told_what_to_do(opened: Browser, site: Served, tmp_path: Path) -> None:
    profile = tmp_path / "profile" / "Default"
    profile.mkdir(parents=True)
    refusing = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    profile.joinpath("Preferences").write_text(json.dumps(refusing))
    context = opened.browser_type.launch_persistent_context(
        str(profile.parent), executable_path=chromium(WHOLE), args=FLAGS, locale="en-GB"
    )
    page = context.new_page()
    page.goto(site.base)
    expect(page.locator("#words")).to_contain_text("allow cookies and site data", timeout=PATIENCE)
    context.close()


def open_game(pocket: Pocket) -> Frame:
    """A year of Mighty Empires against the computer, kept; the seat is taken, and the browser has told its word."""
    frame = pocket.go("games/mighty_empires/game/play?seats=human&seats=steward&years=1")
    frame.locator('[formaction$="/tables"][value="system"]').click()
    frame.wait_for_url(f"{pocket.base}tables/*")
    frame.locator(".invitation a").click()  # nobody else can be asked: there are no links to send
    frame.locator('#answer [name="_join"]').click()
    expect(frame.locator(OFFER).first).to_be_visible(timeout=PATIENCE)
    return frame


def answer_once(frame: Frame) -> None:
    """Give the first answer that is offered, and see what comes of it."""
    for folded in frame.locator("#answer details.group:not([open]) > summary").all()[:1]:
        folded.click()
    before = story(frame)
    with frame.page.expect_response(lambda response: response.request.method == "POST"):
        frame.locator(OFFER).first.click()
    expect(frame.locator(".htmx-request, .htmx-swapping, .htmx-settling")).to_have_count(0)
    expect(frame.locator("#answer")).not_to_have_text(before, use_inner_text=True)
    expect(frame.locator(f"{OFFER}, {OVER}").first).to_be_attached(timeout=PATIENCE)  # the computer has had its turn


def mine(pocket: Pocket) -> str:
    """The path of the game that is not over, as its player sees it; it is shown."""
    link = pocket.go("").locator("#mine a", has_text=re.compile("(Joueur|Player) A")).first
    link.click()
    pocket.frame.wait_for_url(f"{pocket.base}tables/*")
    expect(pocket.frame.locator(OFFER).first).to_be_visible()
    return pocket.frame.url.removeprefix(pocket.base)


def story(frame: Frame) -> str:
    frame.wait_for_load_state()  # scripts have added what they add
    return frame.locator("#answer").inner_text()
