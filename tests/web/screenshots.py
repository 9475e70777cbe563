"""The screenshots of the documentation: `python -m tests.web.screenshots` draws them all anew."""

from __future__ import annotations

import itertools
import json
import os
import sys
import tempfile
from collections.abc import Callable, Collection
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

import jacta
from jacta.dice import Seeded
from jacta.hosting import Host
from jacta.kernel.rule.questions import Ask
from jacta.store import Store
from jacta.web.limits import Limits
from tests.web.browsing import DESKTOP, PHONE, ROOT, Visit, browser, served, visit
from tests.web.journeys import TELEPHONE, Shoot, evening, turn

FOLDER = ROOT / "docs" / "screenshots"
BATTLE = "/games/here_i_stand/field_battle"
ARMIES = "attacker_units=10&attacker_leaders=2&defender_units=8&defender_leaders=1"


CAMPAIGN = "/games/mighty_empires/game/play"
EVENTS = 300


PATIENT = Limits(seconds=300)  # a busy computer is no reason for a picture of a refusal
REFUSAL = ".error[role=alert]:not([hidden])"


class Shot(NamedTuple):
    name: str
    path: str
    screen: dict[str, int]
    language: str
    theme: str


SHOTS = (
    Shot("odds-desktop-light-fr", f"{BATTLE}/odds?{ARMIES}", DESKTOP, "fr", "light"),
    Shot("odds-desktop-dark-en", f"{BATTLE}/odds?{ARMIES}", DESKTOP, "en", "dark"),
    Shot("best-desktop-light-fr", "/games/here_i_stand/piracy/best", DESKTOP, "fr", "light"),
    Shot("best-desktop-light-en", "/games/here_i_stand/piracy/best", DESKTOP, "en", "light"),
    Shot("vary-desktop-dark-en", f"{BATTLE}/vary?{ARMIES}&_x=attacker_units&_y=defender_units", DESKTOP, "en", "dark"),
    Shot("vary-desktop-dark-fr", f"{BATTLE}/vary?{ARMIES}&_x=attacker_units&_y=defender_units", DESKTOP, "fr", "dark"),
    Shot("readings-desktop-light-en", "/games/here_i_stand/piracy/readings", DESKTOP, "en", "light"),
    Shot("readings-desktop-light-fr", "/games/here_i_stand/piracy/readings", DESKTOP, "fr", "light"),
    Shot("play-desktop-light-fr", CAMPAIGN, {"width": 1280, "height": 1000}, "fr", "light"),
    Shot("play-phone-dark-en", CAMPAIGN, PHONE, "en", "dark"),
)


def campaign() -> str:
    """A game of Mighty Empires that has got going, saved where somebody marches."""
    session = jacta.play("mighty_empires.game", {"seats": ["human", "steward"], "seed": 5}, source=Seeded(5))
    question = session.question
    while isinstance(question, Ask) and (len(session.events) < EVENTS or question.label != "move"):
        session.answer(question.default_answer(session.position.seen_by(str(question.who))), session.waiting_for[0])
        question = session.question
    return json.dumps(session.export())


def from_afar(database: str) -> tuple[Shot, ...]:
    """A seat of a saved game where somebody is asked."""
    host = Host(Store(database))
    battle = jacta.procedures()["europa_universalis.land_battle"]
    asked = None
    while asked is None:  # some battles are over before anybody is asked
        links = host.open_game(battle.id, battle.examples[0])
        for seat, name in (("attacker", "Marie"), ("defender", "Paul")):
            host.join(links.seats[seat], name)
        asked = next((token for token in links.seats.values() if host.saved_game(token).question), None)
    host.close()
    return (Shot("table-phone-light-fr", f"/tables/{asked}", PHONE, "fr", "light"),)


def journey(opened: Browser, base: str, name: str, walk: Callable[[Visit, Shoot], object]) -> None:
    """The pictures of a guide, in both languages, each in one theme after the other."""
    looks = itertools.cycle(("light", "dark"))

    def shoot(what: str, page: Page) -> None:
        at, theme = page.url.partition("#")[0], next(looks)
        place = "#journal" if what == "journal" else ""
        for language in ("en", "fr"):
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            page.goto(f"{at}{'&' if '?' in at else '?'}lang={language}{place}")
            page.screenshot(path=FOLDER / f"{name}-{what}-phone-{theme}-{language}.png", animations="disabled")
            theme = "light" if theme == "dark" else "dark"
        page.goto(at)

    with visit(opened, base, viewport=TELEPHONE, locale="fr") as visitor:
        walk(visitor, shoot)


JOURNEYS: dict[str, Callable[[Visit, Shoot], object]] = {
    "evening": lambda visitor, shoot: evening(visitor, shoot, "7e Mer", "1,1,2,non"),
    "turn": lambda visitor, shoot: turn(visitor, shoot, "1529"),
}


def main(only: Collection[str] = ()) -> None:
    """Take the pictures, or those named alone; those of a guide by its journey."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as tables:
        os.environ["JACTA_TABLES"] = tables
        database = f"{tables}/tables.sqlite"
        with served(database, PATIENT) as base, browser() as opened:
            for name, walk in JOURNEYS.items():
                if not only or name in only:
                    journey(opened, base, name, walk)
            for shot in (shot for shot in (*SHOTS, *from_afar(database)) if not only or shot.name in only):
                look: dict[str, Any] = {"viewport": shot.screen, "locale": shot.language, "color_scheme": shot.theme}
                with visit(opened, base, **look) as visitor:
                    page = visitor.go(shot.path)
                    if shot.path == CAMPAIGN:
                        page.evaluate("game => localStorage.setItem(gameKey(), game)", campaign())
                        page = visitor.go(shot.path)
                        page.locator('[data-do="go-on"]').click()
                        page.locator(".picture svg").wait_for()
                    assert not page.locator(REFUSAL).count(), f"{shot.name} would show a refusal"
                    page.screenshot(path=FOLDER / f"{shot.name}.png", animations="disabled")


if __name__ == "__main__":
    main(sys.argv[1:])
