"""The served pages as an app: installed on a device, and read where the server is out of reach."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browsing import PATIENCE, PHONE, browser, served, until

BATTLE = "/games/here_i_stand/field_battle"
KEPT = "async () => (await caches.match(location.pathname)) !== undefined"


@pytest.fixture(scope="module")
def opened() -> Iterator[Browser]:
    with browser() as made:
        yield made


def test_without_its_server_there_is_what_was_read_and_what_is_kept(opened: Browser) -> None:
    context = opened.new_context(locale="en", viewport=PHONE)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    with served() as base:
        page.goto(base)
        session = context.new_cdp_session(page)
        assert session.send("Page.getAppManifest")["errors"] == []
        assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
            [],
            [{"errorId": "in-incognito", "errorArguments": []}],
        )
        page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        page.goto(f"{base}{BATTLE}/roll?attacker_units=10&defender_units=8&_seed=jacta")
        page.locator(".taking > summary").click()
        page.locator("#keep-name").fill("Vienna")
        page.locator("#keep button").click()
        for path in ("/games/here_i_stand", "/"):
            page.goto(base + path)
            until(page, KEPT)
    page.goto(base)
    expect(page.locator("#kept li")).to_contain_text("Vienna")
    page.goto(f"{base}/games/here_i_stand")
    expect(page.locator("h1")).to_have_text("Here I Stand")
    expect(page.locator("section#kept:not(.recent) li").first).to_be_visible()  # what its players keep track of
    page.goto(f"{base}{BATTLE}/odds")  # what nobody has worked out
    expect(page.locator("h1")).to_have_text("No connection")
    expect(page.locator("#kept li")).to_contain_text("Vienna")
    context.close()
