"""An evening of 7th Sea and a turn of Europa Universalis, from beginning to end on a telephone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.web.browsing import accessible, browser, served, visit
from tests.web.journeys import TELEPHONE, evening, turn


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database: Path = tmp_path_factory.mktemp("journeys") / "jacta.sqlite"
    with served(str(database)) as address:
        yield address


@pytest.fixture(scope="module")
def opened() -> Iterator[Browser]:
    with browser() as chromium:
        yield chromium


def usable(name: str, page: Page) -> None:
    assert accessible(page) == [], name


def test_an_evening_of_7th_sea(opened: Browser, base: str) -> None:
    with visit(opened, base, viewport=TELEPHONE, locale="en") as visitor:
        here = evening(visitor, usable, "Evening", "1,1,2,no")
        sheet = here.sheet("Athos").locator("dl.sheet.whole").inner_text().split("\n")
        assert sheet[sheet.index("Defence") + 1] == "4"
        assert sheet[sheet.index("Reputation") + 1] in ("1", "2")
        journal = here.visitor.go(here.home).locator(".journal")
        for done in ("Duel", "Fight", "Ship duel", "Battle of armies", "End of an evening", "Spend experience"):
            assert done in journal.inner_text()


def test_a_turn_of_europa_universalis(opened: Browser, base: str) -> None:
    with visit(opened, base, viewport=TELEPHONE, locale="fr") as visitor:
        here = turn(visitor, usable, "1529")
        sheet = here.sheet("Porte").locator("dl.sheet.whole").inner_text()
        assert "180" in sheet  # 300 without the 120 ducats of upkeep
        told = here.visitor.go(here.home).locator(".journal").inner_text()
        for done, times in (
            ("La logistique d’une puissance", 1),
            ("Le round d’une pile", 3),
            ("Retour des navires", 2),
        ):
            assert told.count(done) == times, done
        assert "300 → 180" in told
