"""A scenario map is put together by tapping its hexes, on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import PHONE, browser, served, visit

pytestmark = pytest.mark.waits


def tap(page: Page, hex: str, field: str, then: str) -> None:
    """Tap a hex of the drawing; it is written into the field, or out of it. The map may be drawn anew at any moment:
    the same hex is at the same place then, but is another one for the browser."""
    page.mouse.click(*page.evaluate(MIDDLE, hex))
    expect(page.locator(field)).to_have_value(then)


MIDDLE = """hex => {
  const place = document.querySelector(`#drawn [data-hex='${hex}']`);
  place.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = place.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""


def test_hexes_are_tapped_into_the_field_that_was_touched(tmp_path: Path) -> None:
    with (
        served(f"{tmp_path}/games.sqlite") as base,
        browser() as opened,
        visit(opened, base, viewport=PHONE, locale="en") as visitor,
    ):
        page = visitor.go("/chronicles")
        page.select_option("#game", "vive_lempereur")
        page.click("form.begin .button")
        page.wait_for_url("**/chronicles/*")
        home = page.url.removeprefix(base)
        visitor.go(f"{home}/add?kind=scenario_map")
        for field, value in {"#name": "Plain", "#f-title": "Plain", "#f-columns": "5", "#f-rows": "4"}.items():
            page.fill(field, value)
        page.locator("#f-rows").blur()
        expect(page.locator("#drawn [data-hex='E4']")).to_be_visible()
        forest = "[name='terrain.forest']"
        page.locator(forest).focus()
        for hex, then in (("B2", "B2"), ("C3", "B2 C3"), ("C3", "B2"), ("D1", "B2 D1")):
            tap(page, hex, forest, then)
        expect(page.locator("#drawn")).to_contain_text("forest")
        page.locator("[name='levels:key']").fill("2")
        heights = "[name='levels:value']"
        page.locator(heights).focus()
        tap(page, "A1", heights, "A1")
        expect(page.locator("#drawn")).to_contain_text("A1 (+2)")
        page.click(".submit-always .button")
        page.wait_for_url(f"**{home}")
        expect(page.locator("#now")).to_contain_text("forest: B2, D1")
