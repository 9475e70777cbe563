"""Boards under a finger, a mouse and keys: tap, pull, look closer, and play a battle through."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from jacta.games.mighty_empires.inputs import GRID
from jacta.hexes import Hex
from tests.web.browsing import PHONE, Visit, answered, browser, frame, served, until, visit
from tests.web.screenshots import CAMPAIGN, campaign


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    with served() as address:
        yield address


@pytest.fixture(scope="module")
def opened() -> Iterator[Browser]:
    with browser() as found:
        yield found


def test_one_tap_on_the_board_answers_where_one_place_is_asked_for(base: str, opened: Browser) -> None:
    with visit(opened, base, locale="en") as visitor:
        page = visitor.go("/games/mighty_empires/game/play?seats=human&seats=steward&_dice=system")
        answered(page, page.locator(".offer").first)  # the capital; then its first village is placed
        place = page.locator("g[data-place].open:not([data-at])").first
        expect(place).to_be_visible()
        called = GRID.name(Hex.parse(str(place.get_attribute("data-place"))))
        answered(page, place)
        expect(page.locator(".happened")).to_contain_text(called)
        whole = page.locator(".picture svg").get_attribute("viewBox")
        page.locator(".picture svg").focus()
        page.keyboard.press("+")
        near = page.locator(".picture svg").get_attribute("viewBox")
        assert near != whole
        answered(page, page.locator(".offer:visible").first)
        expect(page.locator(".happened")).to_be_visible()
        expect(page.locator(".picture svg")).to_have_attribute("viewBox", near or "")  # what one looks at stays


def going_on(visitor: Visit) -> Page:
    """The campaign that a browser has kept, at its next question."""
    page = visitor.go(CAMPAIGN)
    page.evaluate("game => localStorage.setItem(gameKey(), game)", campaign())
    page = visitor.go(CAMPAIGN)
    page.locator('[data-do="go-on"]').click()
    return page


def hexagon(page: Page, name: str) -> Locator:
    """A hex of the map, by the name that people call it."""
    return page.locator(f'g[data-place="{GRID.find(name)}"]:not([data-at])')


def test_a_unit_and_then_a_place_are_an_answer(base: str, opened: Browser) -> None:
    with visit(opened, base, locale="en", viewport=PHONE) as visitor:
        page = going_on(visitor)
        offers, happened = page.locator(".offer:visible"), page.locator(".happened")
        unit = page.locator('[data-at][data-place="A03"]')
        unit.click()
        expect(page.locator(".all-offers")).to_be_visible()
        assert all("A03" in offer for offer in offers.all_inner_texts())
        expect(hexagon(page, "P6")).to_have_class(re.compile(r"\breach\b"))
        answered(page, hexagon(page, "P6"))
        expect(happened).to_contain_text("A03 goes to P6")
        expect(page.locator("[data-place].last").first).to_be_attached()
        expect(page.locator(".stakes").first).to_be_visible()


def test_whoever_reads_on_has_the_whole_screen(base: str, opened: Browser) -> None:
    """The board stays above the question; what comes after the question slides over it."""
    with visit(opened, base, locale="en", viewport=PHONE) as visitor:
        page = going_on(visitor)
        above = "kind => Boolean(document.elementFromPoint(innerWidth / 2, 100).closest(kind))"
        page.locator(".question").evaluate("one => one.scrollIntoView()")
        until(page, above, ".picture")
        page.locator(".story").last.evaluate("one => one.scrollIntoView({ block: 'end' })")
        until(page, above, ".rest")


@pytest.mark.parametrize(("theme", "shown"), [("dark", "invert(0.88) hue-rotate(180deg)"), ("light", "none")])
def test_maps_are_dark_in_the_dark(base: str, opened: Browser, theme: Any, shown: str) -> None:
    """They are drawn for the day: at night their light is turned round, the colours of the sides stay."""
    with visit(opened, base, locale="en", viewport=PHONE, color_scheme=theme) as visitor:
        board = going_on(visitor).locator(".picture svg[role=img]")
        assert board.evaluate("map => getComputedStyle(map).filter") == shown


PILL_OVER_A_UNIT = """(place) => {
  const unit = document.querySelector(".picture [data-place=A01]");
  const [from, to] = [unit, place].map((one) => one.getBoundingClientRect());
  const scale = unit.ownerSVGElement.getScreenCTM().a;
  const [x, y] = [(to.left + to.right - from.left - from.right) / 2 / scale, (to.bottom - from.bottom) / scale];
  unit.setAttribute("transform", `translate(${x} ${y}) ${unit.getAttribute("transform") || ""}`);
  showBriefs();
  const foot = unit.getBoundingClientRect();
  const pills = [...document.querySelectorAll(".briefs g")].map((one) => one.getBoundingClientRect());
  return pills.some((one) => one.left < foot.right && one.right > foot.left && one.bottom > foot.top + 4
    && one.top < foot.bottom);
}"""
"""Puts a unit at the foot of a place: does anything told on the board cover it?"""


def test_what_is_told_on_the_board_leaves_the_units_at_a_foot_free(base: str, opened: Browser) -> None:
    with visit(opened, base, locale="en") as visitor:
        page = going_on(visitor)
        expect(page.locator(".briefs g").first).to_be_visible()
        expect(hexagon(page, "T7")).to_have_class(re.compile(r"\bopen\b"))
        assert not hexagon(page, "T7").evaluate(PILL_OVER_A_UNIT)


def test_the_board_shows_chances_and_prices_so_that_one_tap_answers(base: str, opened: Browser) -> None:
    with visit(opened, base, locale="en", viewport=PHONE) as visitor:
        page = going_on(visitor)
        happened, kept, briefs = page.locator(".happened"), page.locator(".kept"), page.locator(".briefs text")
        expect(kept).to_have_attribute("data-place", "A01")  # the first that may act is in hand
        expect(page.locator(".picture")).to_have_attribute("data-held", "A01 in hand")
        expect(briefs.filter(has_text="8%")).to_have_count(1)  # a siege of P5
        expect(briefs.filter(has_text="−1").first).to_be_visible()  # rations
        answered(page, hexagon(page, "T7"))  # A02, A04 and A05 stand together and differ in nothing
        expect(happened).to_contain_text("A02 goes to T7")
        answered(page, page.get_by_role("button", name="Take back the last answer").first)  # beside the map
        expect(hexagon(page, "T7")).to_have_class(re.compile(r"\bopen\b"))
        answered(page, hexagon(page, "T7"))
        expect(kept).to_have_attribute("data-place", "A02")  # and it is in hand for what follows
        expect(hexagon(page, "S7")).to_have_class(re.compile(r"\bnear\b"))
        page.locator('[data-at][data-place="A05"]').click()  # unless another one is taken
        answered(page, hexagon(page, "S7"))
        expect(happened).to_contain_text("A05 goes to S7")
        answered(page, page.get_by_role("button", name="Outside"))
        page.locator('[data-at][data-place="A01"]').click()
        answered(page, hexagon(page, "P5"))  # its odds were to be read before
        expect(happened).to_contain_text("P5")


def test_a_place_alone_means_what_is_done_there_most(base: str, opened: Browser) -> None:
    with visit(opened, base, locale="en", viewport=PHONE) as visitor:
        page = visitor.go(f"{CAMPAIGN}?seats=human&seats=steward&_dice=system&options.orders=brief")
        answered(page, page.locator(".offer").first)  # the capital; then a village and four units are placed
        happened, asked = page.locator(".happened"), page.locator(".asked")
        while "scouts" not in asked.inner_text():
            places = page.locator("g[data-place].open:not([data-at])")
            if not places.count():  # the other was quicker, and has attacked
                answered(page, page.locator(".offer").first)
                continue
            saved = page.locator("form.table").get_attribute("data-saved") or ""
            places.first.dispatch_event("click")  # a unit may stand over it
            expect(page.locator("form.table")).not_to_have_attribute("data-saved", saved)
            expect(happened.locator("li").first).not_to_contain_text("inside")  # before the walls, unless it is said
        page.locator("g[data-place].near").first.dispatch_event("click")
        expect(happened).to_contain_text("set out")
        events = json.loads(page.locator("form.table").get_attribute("data-saved") or "")["events"]
        *_, own = [event["answer"] for event in events if "answer" in event and not event.get("auto")]
        assert own["do"] == "go"  # there, if the scouts come through, and not to look alone


def middle(place: Locator) -> tuple[float, float]:
    box = frame(place)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_unit_is_pulled_to_its_place_and_says_before_what_that_means(base: str, opened: Browser) -> None:
    with visit(opened, base, locale="en", viewport=PHONE) as visitor:
        page = going_on(visitor)
        expect(page.locator(".picture.zoomed")).to_be_visible()  # where one may go, large enough for a finger
        weighed = page.locator(".offer[data-weighed]").first
        places = (weighed.get_attribute("data-places") or "").split()
        unit = page.locator(f'[data-at][data-place="{places[0]}"]')
        goal = page.locator(f'g[data-place="{places[1]}"]:not([data-at])')
        before = page.locator("form.table").get_attribute("data-saved") or ""
        page.mouse.move(*middle(unit))
        page.mouse.down()
        page.mouse.move(*middle(goal), steps=4)
        expect(page.locator(".aimed")).to_contain_text("%")  # the odds, before one lets go
        assert page.locator("form.table").get_attribute("data-saved") == before
        page.mouse.up()
        expect(page.locator("form.table")).not_to_have_attribute("data-saved", before)
        expect(page.locator(".happened")).to_contain_text(GRID.name(Hex.parse(places[1])))


class Fingers:
    """Fingers on the glass: touches as a telephone sends them, not a mouse."""

    def __init__(self, page: Page) -> None:
        self.glass = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        places = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    def glide(self, *ways: tuple[tuple[float, float], tuple[float, float]], steps: int = 6) -> None:
        """Each finger from its first point to its second, still on the glass in the end."""
        self.touch("touchStart", *(start for start, _ in ways))
        for step in range(1, steps + 1):
            part = step / steps
            points = [(x + (goal_x - x) * part, y + (goal_y - y) * part) for (x, y), (goal_x, goal_y) in ways]
            self.touch("touchMove", *points)

    def lift(self) -> None:
        self.touch("touchEnd")


def test_a_finger_pulls_a_unit_and_two_fingers_look_closer(base: str, opened: Browser) -> None:
    with visit(opened, base, locale="fr", viewport=PHONE, has_touch=True, is_mobile=True) as visitor:
        page = visitor.go(CAMPAIGN)
        page.evaluate("game => localStorage.setItem(gameKey(), game)", campaign())
        page = visitor.go(CAMPAIGN)
        page.locator('[data-do="go-on"]').tap()
        expect(page.locator(".picture.zoomed")).to_be_visible()
        weighed = page.locator(".offer[data-weighed]").first
        places = (weighed.get_attribute("data-places") or "").split()
        unit = page.locator(f'[data-at][data-place="{places[0]}"]')
        goal = page.locator(f'g[data-place="{places[1]}"]:not([data-at])')
        table, fingers = page.locator("form.table"), Fingers(page)
        before = table.get_attribute("data-saved") or ""
        start, end = middle(unit), middle(goal)
        scrolled = page.evaluate("scrollY")
        fingers.glide((start, end))
        expect(page.locator(".aimed")).to_contain_text("%")
        assert page.evaluate("scrollY") == scrolled  # the page stays where it is under a finger that pulls
        fingers.touch("touchStart", end, (start[0] + 60, start[1]))  # a second finger: nobody means that answer
        expect(page.locator(".aimed")).to_have_count(0)
        fingers.lift()
        assert table.get_attribute("data-saved") == before
        svg = page.locator(".picture svg")
        far = str(svg.get_attribute("viewBox"))
        left, top = frame(svg)["x"] + 60, frame(svg)["y"] + frame(svg)["height"] - 60
        fingers.glide(((left, top), (left - 40, top)), ((left + 60, top), (left + 130, top)))
        fingers.lift()
        near = str(svg.get_attribute("viewBox"))
        assert float(near.split()[2]) < float(far.split()[2])
        assert table.get_attribute("data-saved") == before
        page.locator(".zooming button").nth(2).tap()
        fingers.glide((middle(unit), middle(goal)))
        fingers.lift()
        expect(table).not_to_have_attribute("data-saved", before)
        expect(page.locator(".happened")).to_contain_text(GRID.name(Hex.parse(places[1])))


def test_the_keyboard_alone_plays_a_whole_battle(base: str, opened: Browser) -> None:
    with visit(opened, base, locale="en") as visitor:
        page = visitor.go("/games/europa_universalis/land_battle/play")
        page.locator("#main").focus()
        while page.evaluate("document.activeElement.name") != "_dice":
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        over, asked = page.locator("form.table[data-over]"), page.locator("form.table:not([data-over])")
        expect(over.or_(asked)).to_be_visible()
        while asked.count():
            before = asked.get_attribute("data-saved")
            page.keyboard.press("1")
            expect(page.locator("form.table")).not_to_have_attribute("data-saved", before or "")
        expect(over.locator(".sheet")).to_be_visible()
