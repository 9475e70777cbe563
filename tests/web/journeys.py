"""Whole evenings on the page at the width of a telephone, for the tests and for the pictures of the guides.

Nothing is typed but what the page cannot know: names, orders, the faces and rows that people look up themselves.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from playwright.sync_api import Page, expect

from tests.web.browsing import Visit, follow

TELEPHONE = {"width": 390, "height": 844}
Shoot = Callable[[str, Page], None]


class Journey(NamedTuple):
    """Somebody with a telephone who keeps a chronicle; `home` is its first page."""

    visitor: Visit
    home: str
    shoot: Shoot

    @property
    def page(self) -> Page:
        return self.visitor.page

    @classmethod
    def begin(cls, visitor: Visit, game: str, title: str, shoot: Shoot) -> Journey:
        page = visitor.go("/chronicles")
        page.locator("#game").select_option(game)
        page.locator("#title").fill(title)
        page.locator("form.common button.button").click()
        page.wait_for_url(re.compile(r"/chronicles/\w{10,}$"))
        return cls(visitor, page.url.removeprefix(visitor.base), shoot)

    def add(self, kind: str, sample: str, name: str, **fields: str) -> None:
        """A piece from a sample, under a name of one's own."""
        page = self.visitor.go(self.home)
        follow(page, page.locator(f'a[href$="/add?kind={kind}"]'))
        follow(page, page.locator(f'.samples a[href$="&sample={sample}"]'))
        page.locator("#name").fill(name)
        if fields:  # rarely used ones
            page.locator("form.adding > .more > summary").click()
        for key, value in fields.items():
            page.locator(f'[name="{key}"]').fill(value)
        page.locator("form.common button.button").click()
        page.locator(".cards.pieces", has_text=name).wait_for()

    def prepare(self, piece: str, procedure: str, role: str, others: dict[str, list[str]]) -> None:
        """From a piece to what it does, with the other pieces in their roles."""
        page = self.visitor.go(self.home)
        follow(page, page.locator(".cards.pieces a", has_text=re.compile(f"^{piece}$")))
        follow(page, page.locator(f'a[href*="/do/{procedure}?_as_{role}="]'))
        for other, names in others.items():
            boxes = page.locator(f'input[type=checkbox][name="_as_{other}"]')
            if boxes.count():
                for name in names:
                    self.taken(page.locator(f'input[name="_as_{other}"][value="{name}"] + label').click)
            else:
                self.taken(partial(page.locator(f'select[name="_as_{other}"]').select_option, names[0]))
        self.visitor.check()

    def taken(self, choose: Callable[[], object]) -> None:
        """A piece is chosen, and the form has its figures."""
        with self.page.expect_response(re.compile(r"/do/\w+\?")):
            choose()
        expect(self.page.locator(".parts.htmx-request")).to_have_count(0)

    def choose(self, key: str, value: str) -> None:
        """One of a few values, whether they stand side by side or in a list."""
        picks = self.page.locator(f'select[name="{key}"]')
        if picks.count():
            picks.select_option(value)
        else:
            self.page.locator(f'[name="{key}"][value="{value}"] + label').click()

    def play(self, rows: str = "") -> None:
        """Jacta's dice, decided as is usual; `rows` are what the book says, wherever it is asked for."""
        page = self.page
        page.locator('[name="_dice"][value="system"]').click()
        page.wait_for_url(re.compile(r"/doing$"))
        while not page.locator('[name="_apply"]').count():
            through = page.locator('[name="_through"]')
            if not through.count():
                page.locator("#consult").fill(rows)
            follow(page, through if through.count() else page.locator(".question .button"))
        self.visitor.check()

    def write_down(self) -> None:
        follow(self.page, self.page.locator('[name="_apply"]'))
        self.page.locator(".journal").wait_for()

    def do(self, piece: str, procedure: str, role: str, rows: str = "", **others: list[str]) -> None:
        self.prepare(piece, procedure, role, others)
        self.play(rows)
        self.write_down()

    def sheet(self, piece: str) -> Page:
        page = self.visitor.go(self.home)
        page.locator(".cards.pieces a", has_text=re.compile(f"^{piece}$")).click()
        page.locator("dl.sheet.whole").wait_for()
        return page


def evening(visitor: Visit, shoot: Shoot, title: str, row: str) -> Journey:
    """7th Sea: a duel, a tavern, a chase, a battle, and the experience spent."""
    here = Journey.begin(visitor, "seventh_sea", title, shoot)
    for kind, sample, name in (
        ("character", "athos", "Athos"),
        ("character", "porthos", "Porthos"),
        ("character", "jussac", "Jussac"),
        ("squad", "guards", "Gardes"),
        ("army", "mousquetaires", "Mousquetaires"),
        ("army", "gardes_du_cardinal", "Cardinal"),
    ):
        here.add(kind, sample, name)
    here.add("ship", "frigate", "Triton", q="M13", facing="0")
    here.add("ship", "sloop", "Hirondelle", q="Q11", facing="4")
    shoot("pieces", visitor.go(here.home))
    here.do("Athos", "duel", "attacker", defender=["Jussac"])
    shoot("athos", here.sheet("Athos"))
    here.prepare("Athos", "fight", "combatants", {"combatants": ["Porthos", "Gardes"]})
    here.play()
    shoot("fight", here.page)
    here.write_down()
    here.prepare("Triton", "ship_duel", "attacker", {"defender": ["Hirondelle"]})
    here.page.locator('[name="max_turns"]').fill("2")
    here.play()
    here.write_down()
    here.prepare("Mousquetaires", "battle", "attacker", {"defender": ["Cardinal"], "heroes": ["Athos"]})
    here.page.locator('[name="max_turns"]').fill("1")
    here.play(row)
    here.write_down()
    here.prepare("Athos", "evening_end", "who", {})
    here.page.locator('[name="award"]').fill("8")
    here.play()
    here.write_down()
    here.prepare("Athos", "progress", "who", {})
    here.choose("buy", "skill")
    here.page.locator('[name="what"]').fill("defence")
    here.play()
    here.write_down()
    shoot("journal", here.page)
    return here


def turn(visitor: Visit, shoot: Shoot, title: str) -> Journey:
    """Europa Universalis: logistics, then two stacks and a fleet through three rounds."""
    here = Journey.begin(visitor, "europa_universalis", title, shoot)
    for kind, sample, name in (
        ("power", "porte", "Porte"),
        ("stack", "janissaires", "Janissaires"),
        ("stack", "spahis", "Spahis"),
        ("stack", "lansquenets", "Lansquenets"),
        ("fortress", "vienne", "Vienne"),
        ("fleet", "barberousse", "Barberousse"),
        ("fleet", "doria", "Doria"),
    ):
        here.add(kind, sample, name)
    here.prepare("Porte", "logistics_turn", "power", {"stacks": ["Janissaires", "Spahis"], "fleets": ["Barberousse"]})
    here.play()
    shoot("bill", here.page)
    here.write_down()
    shoot("stack", here.sheet("Janissaires"))
    here.prepare("Janissaires", "stack_round", "mover", {"defender": ["Lansquenets"], "fortress": ["Vienne"]})
    here.page.locator('[name="_odds"]').click()
    here.page.locator(".prospects").first.wait_for()
    shoot("odds", here.page)
    here.play()
    here.write_down()
    here.prepare("Barberousse", "fleet_round", "mover", {"interceptor": ["Doria"]})
    here.page.locator('[name="seas.0.risk"]').fill("5")
    here.play()
    here.write_down()
    for place in ("round", "turn"):
        if here.page.locator(".cards.pieces a", has_text="Janissaires").count():
            here.do("Janissaires", "siege_round", "besieger", fortress=["Vienne"])
        here.do("Spahis", "stack_round", "mover")
        here.prepare("Barberousse", "ships_return", "fleet", {})
        here.choose("when", place)
        here.play()
        here.write_down()
    shoot("journal", here.page)
    return here
