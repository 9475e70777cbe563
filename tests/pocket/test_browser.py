"""The pocket edition in a real browser: what fits into every run of the tests. `journey.py` goes through all of it."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import expect

from jacta.pocket.building import build
from tests.pocket.cases import differing, sample
from tests.pocket.shown import PATIENCE, Pocket, Served
from tests.web.browsing import PHONE, browser

pytestmark = pytest.mark.waits
MOST = 15_000_000  # bytes that a first visit fetches


@pytest.fixture(scope="module")
def edition(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("pocket") / "edition")


def test_pages_can_be_read_before_there_is_anybody_to_answer(edition: Path, tmp_path: Path) -> None:
    for name in ("index.html", "files"):  # nobody ever will: the service worker is missing
        (tmp_path / name).symlink_to(edition / name)
    with Served(tmp_path) as site, browser() as opened:
        pocket = Pocket(opened.new_context(locale="fr-FR", viewport=PHONE), site.base)  # type: ignore[arg-type]
        read = pocket.readable
        pocket.page.goto(f"{site.base}#/games/here_i_stand/field_battle/odds?attacker_units=10")
        expect(read.locator("h1")).to_have_text("Here I Stand")  # as near as can be
        expect(pocket.page.locator("#words")).to_contain_text("n’a pas pu démarrer", timeout=PATIENCE)
        read.locator("nav.places a", has_text="Aide").click()
        expect(read.locator("h1")).to_have_text("Que voulez-vous faire ?")
        read.locator(".languages a", has_text="EN").click()
        expect(read.locator("h1")).to_have_text("What do you want to do?")
        expect(pocket.page.locator("html")).to_have_attribute("lang", "en")
        read.locator(".themes .to-dark").click()
        expect(read.locator("html")).to_have_attribute("data-theme", "dark")
        read.locator("a.brand").click()
        read.locator("#q").fill("siège")
        read.locator("#q").press("Enter")
        expect(pocket.page).to_have_url(f"{site.base}#/?q=si%C3%A8ge")  # to be answered as soon as somebody is there


def test_on_a_host_that_has_no_such_page_the_edition_is_asked_for_it() -> None:
    missing = (files("jacta.pocket") / "static" / "404.html").read_text(encoding="utf-8")
    with browser() as opened:
        page = opened.new_page()
        page.route("**/*", lambda route: route.fulfill(status=404, content_type="text/html", body=missing))
        page.goto("http://club.example/jacta/games/dice/total?lang=fr#story")
        expect(page).to_have_url("http://club.example/jacta/#/games/dice/total?lang=fr#story")
        page.goto("http://club.example/jacta/novel")
        page.evaluate("document.title = 'read'")
        page.wait_for_load_state("networkidle")
        expect(page).to_have_title("read")  # it does not load itself again and again


def test_a_sample_of_every_procedure_is_answered_as_by_this_python(edition: Path) -> None:
    assert sum(file.stat().st_size for file in edition.rglob("*") if file.is_file()) <= MOST
    with Served(edition) as site, browser() as opened:
        pocket = Pocket(opened.new_context(locale="en", viewport=PHONE), site.base)  # type: ignore[arg-type]
        pocket.page.goto(site.base)
        pocket.readable.locator("#q").fill("piracy")
        pocket.ready()
        expect(pocket.frame.locator("#q")).to_have_value("piracy")  # whoever has begun to type goes on
        assert differing(pocket, sample()) == []
