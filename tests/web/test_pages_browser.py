"""Journeys through the pages in a real browser: both languages, desktop and phone, with and without scripts."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from jacta.kernel.rule.registry import games
from jacta.telling import inputs
from tests.web.browsing import DESKTOP, NARROWEST, PHONE, accessible, answered, browser, follow, frame, served, visit

BATTLE = "/games/here_i_stand/field_battle"
PIRACY = "/games/here_i_stand/piracy"
ASSAULT = "/games/vive_lempereur/assault_sequence"
SCREENS = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]
LANGUAGES = ["fr", "en"]


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    before = os.environ.get("JACTA_TABLES")
    os.environ["JACTA_TABLES"] = str(tmp_path_factory.mktemp("tables"))
    with served() as address:
        yield address
    os.environ.pop("JACTA_TABLES")
    if before is not None:
        os.environ["JACTA_TABLES"] = before


@pytest.fixture(scope="module")
def opened() -> Iterator[Browser]:
    with browser() as found:
        yield found


def headline(page: Page) -> str:
    return page.locator("#headline p").first.inner_text()


# --- Under a minute: choose, set, read, roll, share


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_from_home_to_a_shared_roll(base: str, opened: Browser, language: str, screen: Any) -> None:
    with visit(opened, base, locale=language, viewport=screen) as visitor:
        page = visitor.go("/")
        page.get_by_role("link", name="Here I Stand", exact=True).click()
        page.get_by_role("link", name={"fr": "Bataille rangée", "en": "Field battle"}[language]).first.click()
        wins = {"fr": "L’attaquant gagne", "en": "The attacker wins"}[language]
        expect(page.locator("#headline p").first).to_contain_text(wins)
        before = headline(page)
        more = page.locator('[data-path="attacker_units"] .step').last
        more.click()
        expect(page.locator("#headline p").first).not_to_have_text(before)
        expect(page).to_have_url(
            f"{base}{BATTLE}/odds?attacker_units=11&defender_units=8&attacker_leaders=2&defender_leaders=1"
        )
        page.locator("#tabs a", has_text={"fr": "Lancer", "en": "Roll"}[language]).click()
        page.locator(".throwing .big").click()
        expect(page.locator(".story .die").first).to_be_visible()
        assert page.locator(".story cite").count() >= 1
        page.wait_for_url("**_seed=**")
        told = page.locator(".sheet").inner_text()
        visitor.go(page.url.removeprefix(base))
        assert page.locator(".sheet").inner_text() == told


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_journey_without_scripts(base: str, opened: Browser, language: str, screen: Any) -> None:
    with visit(opened, base, locale=language, viewport=screen, java_script_enabled=False) as visitor:
        page = visitor.go("/")
        page.get_by_role("searchbox").fill({"fr": "bataille rangee", "en": "field battle"}[language])
        page.locator(".search .button").click()
        follow(page, page.locator(".results a:not(.chip)").first)
        before = headline(page)
        page.locator("#f-attacker_units").fill("20")
        page.locator('[name="attacker_leaders"]').last.fill("1")
        follow(page, page.locator(".submit .button"))
        assert headline(page) != before
        assert "attacker_units=20" in page.url
        follow(page, page.locator("#tabs a").nth(1))
        follow(page, page.locator(".throwing .big"))
        expect(page.locator(".story .die").first).to_be_visible()
        for tab in range(2, page.locator("#tabs a").count()):
            follow(page, page.locator("#tabs a").nth(tab))
            assert page.locator("#answer").inner_text().strip()
            expect(page.locator(".error")).to_have_count(0)


# --- Each tab


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_entry_is_named_and_marked(base: str, opened: Browser, language: str) -> None:
    with visit(opened, base, locale=language) as visitor:
        page = visitor.go(f"{BATTLE}?attacker_units=3&defender_units=2")
        page.locator("#f-attacker_units").fill("99")
        expect(page.locator(".error")).to_contain_text("60")
        expect(page.locator("#f-attacker_units")).to_have_attribute("aria-invalid", "true")
        page.locator("#f-attacker_units").fill("4")
        expect(page.locator("#headline")).to_be_visible()
        expect(page.locator("#f-attacker_units")).not_to_have_attribute("aria-invalid", "true")


def test_ones_own_dice_are_read_step_by_step(base: str, opened: Browser) -> None:
    with visit(opened, base, viewport=PHONE) as visitor:
        page = visitor.go(f"{BATTLE}/roll?attacker_units=2&attacker_cavalry=1&defender_units=1")
        page.locator(".throwing a").click()
        page.locator("#faces").fill("56")
        page.locator(".question .button").first.click()
        expect(page.locator(".error:not([hidden])")).to_contain_text("3")
        page.locator("#faces").fill("561")
        page.locator(".question .button").first.click()
        expect(page.locator(".story .die")).to_have_count(3)
        page.locator("#faces").fill("5 2")
        page.locator(".question .button").first.click()
        page.locator(".question .offer").first.click()
        expect(page.locator(".sheet")).to_be_visible()
        page.wait_for_url("**_events=**")


@pytest.mark.parametrize("screen", SCREENS)
def test_a_game_survives_the_closing_of_its_page(base: str, opened: Browser, screen: Any) -> None:
    with visit(opened, base, locale="en", viewport=screen) as visitor:
        game = "/games/mighty_empires/game/play?seats=human&seats=steward"
        page = visitor.go(f"{game}&_dice=system")
        play_on(page, 3)
        asked = page.locator(".asked").inner_text()
        story = page.locator(".story li").count()
        page = visitor.go(game)
        page.locator('[data-do="go-on"]').click()
        expect(page.locator(".asked")).to_have_text(asked)
        expect(page.locator(".story li")).to_have_count(story)
        expect(page.locator(".picture svg")).to_be_visible()


def play_on(page: Page, times: int) -> str:
    """Answer some questions; the game as the page has it then."""
    for _ in range(times):
        answered(page, page.locator(".offer").first)
    return str(page.locator("form.table").get_attribute("data-saved"))


def events(game: str) -> Any:
    return json.loads(game)["events"]


@pytest.mark.parametrize("screen", SCREENS)
def test_a_campaign_is_offered_again_and_never_overwritten(base: str, opened: Browser, screen: Any) -> None:
    with visit(opened, base, locale="fr", viewport=screen) as visitor:
        campaign = "/games/mighty_empires/game/play"
        page = visitor.go(f"{campaign}?seats=human&seats=steward&_dice=system")
        first = play_on(page, 3)

        page = visitor.go("/")  # what goes on comes first, above everything else
        mine = page.locator("#mine a").first
        expect(mine).to_contain_text("sur cet appareil")
        assert page.locator("#mine").bounding_box()["y"] < page.locator("h1").bounding_box()["y"]  # type: ignore[index]
        mine.click()
        expect(page.locator(".asked")).to_be_visible()
        assert events(str(page.locator("form.table").get_attribute("data-saved"))) == events(first)

        page = visitor.go(campaign)  # a new one asks first
        expect(page.locator("#unfinished .button")).to_be_in_viewport()
        page.locator("#seating .button.big").click()
        page.locator("#ask-new [data-do=close]").click()
        expect(page.locator("#seating")).to_be_visible()
        page.locator("#seating .button.big").click()
        page.locator("#ask-new [data-new]").click()
        second = play_on(page, 2)
        assert events(second) != events(first)

        page = visitor.go("/tables")  # and both are there
        expect(page.locator("#known li")).to_have_count(2)
        page.locator("#known a").nth(1).click()
        expect(page.locator(".asked")).to_be_visible()
        assert events(str(page.locator("form.table").get_attribute("data-saved"))) == events(first)
        page = visitor.go("/tables")
        expect(page.locator("#known li")).to_have_count(2)
        page.locator("#known a").nth(1).click()
        expect(page.locator(".asked")).to_be_visible()
        assert events(str(page.locator("form.table").get_attribute("data-saved"))) == events(second)

        page = visitor.go("/tables")
        page.once("dialog", lambda dialog: dialog.accept())
        page.locator("#known button").first.click()
        expect(page.locator("#known li")).to_have_count(1)


def test_a_long_game_survives_a_reload(base: str, opened: Browser) -> None:
    """Too long for its address, or with secrets that are not for the address: the browser keeps it."""
    with visit(opened, base, locale="en") as visitor:
        page = visitor.go("/games/mighty_empires/game/play?seats=human&seats=human&_dice=system")
        for _ in range(6):
            curtain = page.locator('.question button[name="_seat"]')
            (curtain if curtain.count() else page.locator(".offer").first).click()
            expect(page.locator("#working")).not_to_be_visible()
        page.wait_for_url("**_kept=1**")
        game = page.locator("form.table").get_attribute("data-saved")
        page.reload()
        expect(page.locator('.question button[name="_seat"]')).to_be_visible()
        assert page.locator("form.table").get_attribute("data-saved") == game


def test_the_tour_shows_one_thing_after_the_other_and_is_left(base: str, opened: Browser) -> None:
    with visit(opened, base, locale="fr", viewport=PHONE) as visitor:
        page = visitor.go(f"{BATTLE}/odds#tour")
        expect(page.locator("#guide")).to_be_visible()
        expect(page.locator("#form.guided")).to_be_visible()
        page.keyboard.press("Enter")
        expect(page.locator(".presets.guided")).to_be_visible()
        assert accessible(page) == []
        page.keyboard.press("Escape")
        expect(page.locator("#guide")).to_be_hidden()
        expect(page.locator(".guided")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_best_weighs_every_option(base: str, opened: Browser, language: str) -> None:
    with visit(opened, base, locale=language) as visitor:
        page = visitor.go(f"{PIRACY}/best")
        assert page.locator(".decision .chosen").count() >= 1
        before = page.locator("#answer").inner_text()
        page.locator("#who").select_option("ottoman")
        expect(page.locator("#answer")).not_to_have_text(before, use_inner_text=True)
        page.wait_for_url("**_who=ottoman**")


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_input_gives_a_line_and_two_a_heat_map(base: str, opened: Browser, language: str) -> None:
    with visit(opened, base, locale=language) as visitor:
        page = visitor.go(f"{BATTLE}/vary?attacker_units=3&defender_units=2")
        assert page.locator("svg.plot .dot").count() > 5
        page.locator("#y").select_option("defender_units")
        expect(page.locator(".heatmap .now")).to_have_count(1)
        page.wait_for_url("**_y=defender_units**")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_situation_put_aside_is_compared(base: str, opened: Browser, language: str) -> None:
    with visit(opened, base, locale=language) as visitor:
        page = visitor.go(f"{BATTLE}/compare?attacker_units=5&defender_units=5")
        page.locator("#answer .button").click()
        page.wait_for_url("**_with=**")  # what is typed before would go with the page before
        page.locator("#f-attacker_units").fill("9")
        expect(page.locator(".differing")).to_contain_text("9")
        expect(page.locator(".change").first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_readings_show_what_they_change(base: str, opened: Browser, language: str) -> None:
    with visit(opened, base, locale=language) as visitor:
        page = visitor.go(f"{PIRACY}/readings")
        first = page.locator(".reading-change").first
        expect(first).to_contain_text("R")
        first.get_by_role("link").last.click()
        expect(page.locator(".differing tbody tr")).to_have_count(1)


def test_a_folded_part_of_a_form_says_all_that_stands_in_it(base: str, opened: Browser) -> None:
    with visit(opened, base, locale="en") as visitor:
        visitor.go("/games/vive_lempereur/assault_plan")
        expect(visitor.page.locator(".part.b .so-far")).to_contain_text("Formations column, square")
        visitor.go("/games/mighty_empires/feed")
        expect(visitor.page.locator(".part .so-far")).to_contain_text("Reserves 6, 3")


def test_lists_of_units_grow_and_shrink(base: str, opened: Browser) -> None:
    with visit(opened, base, locale="en") as visitor:
        page = visitor.go(ASSAULT)
        page.locator('.add[value="attackers"]').click()
        expect(page.locator('[id="f-attackers"] .item')).to_have_count(2)
        expect(page.locator("#headline")).to_be_visible()
        page.locator('.drop[value="attackers.1"]').click()
        expect(page.locator('[id="f-attackers"] .item')).to_have_count(1)


def test_a_leader_is_picked_by_name(base: str, opened: Browser) -> None:
    """By the finger from the list, or by keys from what is left of it after a few letters, accents or not."""
    with visit(opened, base, locale="fr", viewport=PHONE) as visitor:
        page = visitor.go(f"{BATTLE}/odds?attacker_units=3&defender_units=2")
        page.locator('[name="attacker_leaders"]').click()
        names = page.locator(".names-list li")
        assert names.count() > 5
        assert accessible(page) == []
        names.filter(has_text="Soliman").click()
        expect(names).to_have_count(0)
        page.wait_for_url("**attacker_leaders=suleiman**")
        page.locator('[name="defender_leaders"]').press_sequentially("francois")
        expect(names).to_have_text(["François Ier"])
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.wait_for_url("**defender_leaders=**")
        expect(page.locator('[name="defender_leaders"]').first).to_have_value("François Ier")


def test_a_case_brings_its_own_fields(base: str, opened: Browser) -> None:
    with visit(opened, base, locale="en") as visitor:
        page = visitor.go("/games/here_i_stand/combat_dice?combat=field&attacker_units=3&defender_units=2")
        page.locator("#f-combat").select_option("naval")
        expect(page.locator("#f-attacker_squadrons")).to_be_visible()


# --- Comforts


def test_search_is_live_and_ignores_accents(base: str, opened: Browser) -> None:
    with visit(opened, base, locale="en") as visitor:
        page = visitor.go("/")
        page.get_by_role("searchbox").press_sequentially("siege")
        expect(page.locator(".results a:not(.chip)").first).to_contain_text("Siege")
        page.get_by_role("searchbox").fill("piraterie")
        expect(page.locator(".results a:not(.chip)").first).to_contain_text("Piracy")


def test_language_and_theme_are_remembered(base: str, opened: Browser) -> None:
    with visit(opened, base, locale="fr") as visitor:
        page = visitor.go(f"{BATTLE}?attacker_units=3&defender_units=2")
        page.locator("#switches a[lang=en]").click()
        expect(page.locator("h1")).to_have_text("Field battle")
        assert "attacker_units=3" in page.url
        follow(page, page.locator("#switches .to-dark"))
        visitor.go("/")
        assert page.locator("html").get_attribute("data-theme") == "dark"
        assert page.locator("html").get_attribute("lang") == "en"


def test_recent_work_is_kept_in_the_browser(base: str, opened: Browser) -> None:
    with visit(opened, base, locale="en") as visitor:
        visitor.go(f"{BATTLE}?attacker_units=3&defender_units=2")
        page = visitor.go("/")
        page.locator("#recent a").first.click()
        expect(page.locator("#f-attacker_units")).to_have_value("3")


def test_situations_and_rolls_are_kept_by_name_and_taken_away(base: str, opened: Browser) -> None:
    with visit(opened, base, locale="en") as visitor:
        page = visitor.go(f"{BATTLE}/roll?attacker_units=10&defender_units=8&_seed=jacta")
        page.locator(".taking > summary").click()
        page.locator("#keep-name").fill("my siege of Vienna")
        page.locator("#keep button").click()
        visitor.go("/")
        expect(page.locator("#kept li")).to_contain_text("my siege of Vienna")
        expect(page.locator("#rolls li")).to_contain_text("Winner")
        with page.expect_download() as taken:
            page.locator('#kept [data-do="export-kept"]').click()
        kept = json.loads(Path(taken.value.path()).read_text(encoding="utf-8"))
        assert kept["situations"][0]["name"] == "my siege of Vienna"
        assert "_seed=jacta" in kept["rolls"][0]["href"]
        page.locator("#kept li button").click()
        expect(page.locator("#kept")).to_be_hidden()


def test_slow_work_shows_itself_and_can_be_stopped(base: str, opened: Browser) -> None:
    with visit(opened, base, locale="en") as visitor:
        page = visitor.go(f"{BATTLE}?attacker_units=3&defender_units=2")
        page.route("**/odds?**", lambda route: None)  # never answered
        page.locator("#f-attacker_units").fill("5")
        expect(page.locator("#working button")).to_be_visible()
        page.locator("#working button").click()
        expect(page.locator("#answer .notice")).to_be_visible()
        page.unroute_all(behavior="ignoreErrors")
        page.locator("#f-attacker_units").fill("6")
        expect(page.locator("#headline")).to_be_visible()


def test_the_keyboard_goes_everywhere(base: str, opened: Browser) -> None:
    with visit(opened, base, locale="en") as visitor:
        page = visitor.go(BATTLE)
        page.keyboard.press("2")
        page.wait_for_url("**/roll?**")
        page.keyboard.press("r")
        expect(page.locator(".story .die").first).to_be_visible()
        page.keyboard.press("?")
        page.wait_for_url("**/help#keys")


@pytest.mark.parametrize("language", LANGUAGES)
def test_ones_own_table_is_checked_applied_and_taken_back(base: str, opened: Browser, language: str) -> None:
    with visit(opened, base, locale=language) as visitor:
        page = visitor.go("/games/here_i_stand/tables/land_combat")
        page.locator(".own summary").first.click()
        page.locator('[name="c.0.0"]').fill("")
        page.locator('.own .button[value="cells"]').click()
        expect(page.locator(".error")).to_have_count(1)
        visitor.go("/games/here_i_stand/tables/land_combat")
        page.locator(".own summary").first.click()
        page.locator('[name="c.0.2"]').fill("2")
        page.locator('.own .button[value="cells"]').click()
        expect(page.locator(".tag.user")).to_be_visible()
        visitor.go(BATTLE)
        expect(page.locator(".notice")).to_be_visible()
        visitor.go("/games/here_i_stand/tables/land_combat")
        page.locator('[value="remove"]').click()
        expect(page.locator(".tag.user")).to_have_count(0)


# --- For everybody


PAGES = ["/", "/games/here_i_stand", "/games/here_i_stand/tables/exploration", "/help", "/help/api"]
PAGES += ["/help/glossary/here_i_stand"]
PAGES += [f"{BATTLE}/odds", f"{BATTLE}/roll?_seed=1", f"{PIRACY}/best", f"{BATTLE}/vary", f"{PIRACY}/readings"]
PAGES += [
    f"{BATTLE}/vary?attacker_units=2&defender_units=2&_x=attacker_units&_y=defender_units",
    f"{BATTLE}/play?_dice=mine",
    "/games/mighty_empires/game/play?seats=human&seats=steward&_dice=system",
    ASSAULT,
]
PAGES += [f"{BATTLE}/compare?attacker_units=5&defender_units=5&_with=attacker_units%3D4%26defender_units%3D5"]
PAGES += [f"/games/{game.id}/screens/{name}" for game in games().values() for name in game.screens]
PAGES += [f"{BATTLE}/play", f"{BATTLE}/odds?_runs=100", "/?q=xyzzy", "/games/seventh_sea/ship_duel/play?_dice=system"]
PAGES += ["/?q=bataille+navale", "/games/seventh_sea/fight/play?_dice=system"]
PAGES += ["/games/seventh_sea/battle/play?_dice=system", "/games/europa_universalis/stack_round"]
PAGES += [f"{BATTLE}/odds?attacker_units=99", "/games/here_i_stand/exploration", "/games/vive_lempereur/retreat"]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_everybody_can_use_the_page(base: str, opened: Browser, path: str, theme: Any) -> None:
    with visit(opened, base, locale="en" if theme == "dark" else "fr", color_scheme=theme, viewport=PHONE) as visitor:
        page = visitor.go(path)
        for screen in (PHONE, DESKTOP):
            visitor.look_through(screen)
            assert accessible(page) == [], screen
            visitor.check()
        visitor.look_through(NARROWEST)
        visitor.check()


def test_the_answer_stands_beside_the_form_and_uses_the_page(base: str, opened: Browser) -> None:
    with visit(opened, base, viewport=DESKTOP) as visitor:
        page = visitor.go(f"{BATTLE}/odds")
        main, form, answer = (frame(page.locator(at)) for at in ("#main", "#form", "#answer"))
        assert main["width"] > 0.9 * DESKTOP["width"]
        assert form["x"] + form["width"] <= answer["x"]
        assert answer["y"] < form["y"] + 100


@pytest.mark.parametrize("game", sorted(games()))
def test_no_form_sticks_out_of_the_narrowest_telephone(base: str, opened: Browser, game: str) -> None:
    """The longest form of every chapter."""
    with visit(opened, base, locale="fr", viewport=NARROWEST) as visitor:
        for chapter in games()[game].chapters:
            longest = max(chapter.procedures, key=lambda one: len(inputs(one)))
            visitor.go(f"/games/{game}/{longest.name}/play")
            visitor.check()


def test_what_is_exported_is_what_was_asked(base: str, opened: Browser, tmp_path: Path) -> None:
    with visit(opened, base, locale="en") as visitor:
        page = visitor.go(f"{BATTLE}?attacker_units=3&defender_units=2")
        page.locator(".taking > summary").click()
        for kind in ("TXT", "JSON", "CSV", "SVG", "PNG"):
            with page.expect_download() as download:
                page.locator(".saves a", has_text=kind).click()
            saved = tmp_path / kind
            download.value.save_as(saved)
            assert saved.stat().st_size > 100
        assert json.loads((tmp_path / "JSON").read_text())["given"] == {"attacker_units": 3, "defender_units": 2}
