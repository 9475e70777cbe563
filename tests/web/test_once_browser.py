"""What is ordered once is done once: buttons that are pressed twice, in a real browser."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browsing import until, visit
from tests.web.test_pages_browser import base, opened

pytestmark = pytest.mark.waits
__all__ = ["base", "opened"]

HALVES: list[dict[str, Any]] = [{"detail": 2}, {"detail": 1, "pointerType": "touch"}]  # phones do not count
AGAIN = """(half) => {
  const again = new PointerEvent("click", { ...half, bubbles: true, cancelable: true });
  document.querySelector(".offer").dispatchEvent(again);
}"""


@pytest.mark.parametrize("half", HALVES, ids=["mouse", "finger"])
def test_a_double_click_answers_one_question(base: str, opened: Browser, half: dict[str, Any]) -> None:
    with visit(opened, base, locale="en") as visitor:
        page = visitor.go("/games/mighty_empires/game/play?seats=human&seats=steward&_dice=system")
        page.evaluate("() => { const now = Date.now(); window.late = 0; Date.now = () => now + late; }")
        page.locator(".offer").first.click()
        expect(page.locator(".question")).to_be_focused()
        page.evaluate(AGAIN, half)
        expect(page.locator("#working")).not_to_be_visible()
        assert answered(page) == 1
        page.evaluate("late = 1000")
        page.evaluate(AGAIN, half)
        expect(page.locator("#working")).not_to_be_visible()
        until(page, "() => JSON.parse(document.querySelector('form.table').dataset.saved).events.length > 2")
        assert answered(page) == 2


def answered(page: Any) -> int:
    game = json.loads(page.locator("form.table").get_attribute("data-saved") or "{}")
    return len([event for event in game["events"] if "answer" in event and "auto" not in event])


def test_a_form_that_leads_elsewhere_is_sent_once(base: str, opened: Browser) -> None:
    with visit(opened, base, locale="en") as visitor:
        page = visitor.go("/chronicles")
        page.locator('.begin [name="_title"]').fill("Twice pressed")
        sent: list[str] = []
        page.on("request", lambda request: sent.append(request.method))
        page.evaluate("""() => {
          const button = document.querySelector(".begin button");
          addEventListener("submit", () => setTimeout(() => button.click(), 10), { once: true });
          button.click();
        }""")
        expect(page.locator("h1")).to_have_text("Twice pressed")
        assert sent.count("POST") == 1
        page.go_back()
        page.locator('.begin [name="_title"]').fill("Once more")
        page.locator(".begin button").click()
        expect(page.locator("h1")).to_have_text("Once more")


LEAVE = """async () => {
  document.querySelector(".tabs a:not([aria-current])").click();
  await new Promise((done) => setTimeout(done, 1500));
  return getComputedStyle(document.documentElement, "::before").height;
}"""


def test_a_page_that_takes_long_to_come_says_so(base: str, opened: Browser) -> None:
    with visit(opened, base) as visitor:
        page = visitor.go("/games/here_i_stand/field_battle/odds")
        page.route("**/field_battle/roll**", lambda route: None)  # never answered
        assert page.evaluate(LEAVE) == "4px"
        page = visitor.go("/help")  # what is waited for is given up
        assert page.locator("html").get_attribute("data-leaving") is None
