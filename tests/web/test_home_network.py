"""The journey of the README over a real network: serve, a phone scans a code, sits down, plays, wins, verifies.

The server and the browsers live in network namespaces of their own, so that the phone comes from an address that is not
this computer's.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from tests.web.browsing import FLAGS, PATIENCE, PHONE, WINDOWLESS, Visit, chromium, visit
from tests.web.codes import scanned
from tests.web.networks import Network, network, why_not

pytestmark = [pytest.mark.waits, pytest.mark.skipif(bool(why_not()), reason=why_not())]
BATTLE = "/games/here_i_stand/field_battle/play?attacker_units=8&attacker_cavalry=4&defender_units=8&defender_cavalry=4"
WELL = """
import time, urllib.request
while True:
    try:
        urllib.request.urlopen("http://localhost:8017/health")
        break
    except OSError:  # its processes have not begun yet
        time.sleep(0.2)
"""
PIRACY = "/games/here_i_stand/piracy/play?corsairs=2&target_ports=2"


@pytest.fixture(scope="module")
def places() -> Iterator[Network]:
    with network() as made:
        yield made


@pytest.fixture(scope="module")
def served(places: Network, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """What the server said when it began, line by line."""
    database = tmp_path_factory.mktemp("network") / "tables.sqlite"
    command = [sys.executable, "-m", "jacta", "serve", "--host", "0.0.0.0", "--port", "8017", "--no-open"]
    process = subprocess.Popen(
        [*places.at(places.computer), *command, "--database", str(database)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "JACTA_LANG": "en"},
    )
    assert process.stdout is not None
    said = [process.stdout.readline().strip() for _ in range(3)]
    subprocess.run([*places.at(places.computer), sys.executable, "-c", WELL], check=True)
    yield said
    process.terminate()
    process.communicate(timeout=PATIENCE / 1000)


@pytest.fixture
def phone_and_computer(places: Network, served: list[str], tmp_path: Path) -> Iterator[tuple[Visit, Visit]]:
    """Somebody with a phone, and somebody at the computer itself, who calls it localhost."""
    with ExitStack() as stack:
        playwright = stack.enter_context(sync_playwright())
        away, here = (_browser_at(place, playwright, places, tmp_path) for place in (places.phone, places.computer))
        stack.callback(away.close)
        stack.callback(here.close)
        phone = stack.enter_context(visit(away, f"http://{places.computer_address}:8017", locale="en", viewport=PHONE))
        yield phone, stack.enter_context(visit(here, "http://localhost:8017", locale="en"))


def _browser_at(place: str, playwright: Playwright, places: Network, tmp_path: Path) -> Browser:
    started = tmp_path / f"chromium-{place}"
    started.write_text(f'#!/bin/sh\nexec {" ".join(places.at(place))} {chromium(WINDOWLESS)} "$@"\n')
    started.chmod(0o755)
    return playwright.chromium.launch(executable_path=started, args=FLAGS)


def test_the_console_says_where_phones_find_it(served: list[str], places: Network) -> None:
    assert served[0].endswith("http://localhost:8017/")
    assert served[1].endswith(f"http://{places.computer_address}:8017/")


def test_a_game_between_a_phone_and_the_computer(
    phone_and_computer: tuple[Visit, Visit], places: Network, tmp_path: Path
) -> None:
    """Somebody opens a battle at the computer; a phone scans the code of a seat, sits down, plays; one of them wins."""
    phone, at_home = phone_and_computer
    here, away = at_home.go(BATTLE), phone.page
    here.get_by_role("button", name="Open a shared game", exact=True).click()
    here.wait_for_url(re.compile(r"/tables/[\w-]{32}$"))
    codes = [code.evaluate("code => code.outerHTML") for code in here.locator("details.code svg").all()]
    mine, theirs = _links(here, places)
    assert [scanned(code) for code in codes[:2]] == [mine, theirs]
    away.goto(scanned(codes[1]))
    _sit_down(away, "Andrea")
    at_home.own.append(f"http://{places.computer_address}:8017")
    here.goto(mine)
    _sit_down(here, "Khayr")
    expect(away.locator("form.table")).to_have_attribute("data-stage", re.compile("playing|over"))
    for _ in range(PATIENCE // 200):
        if away.locator("form.table").get_attribute("data-stage") == "over":
            break
        for each in (here, away):
            button = each.locator("button[name=_answer]").first
            if button.is_visible():
                button.click()
                expect(each.locator("#working.htmx-request")).to_have_count(0)
        away.wait_for_timeout(200)
    for each in (here, away):
        expect(each.locator("form.table")).to_have_attribute("data-stage", "over")
        expect(each.locator(".winner")).to_have_text(re.compile(r"(Khayr \(attacker\)|Andrea \(defender\))"))
    # Verified in one tap on the phone; and on a computer that has nothing but the file.
    file = tmp_path / "game.json"
    file.write_text(away.evaluate("fetch(location.pathname + '/game.json').then(answer => answer.text())"))
    away.locator("[data-do=verify-here]").click()
    for check in ("secret", "dice", "noted"):
        expect(away.locator(f"#verified [data-check={check}][data-when=true]")).to_be_visible()
    verified = subprocess.run(
        [sys.executable, "-m", "jacta", "verify", str(file)], capture_output=True, text=True, check=False
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr


def test_who_opens_a_table_at_the_computer_gets_links_for_phones(
    phone_and_computer: tuple[Visit, Visit], places: Network
) -> None:
    _, at_home = phone_and_computer
    page = at_home.go(PIRACY)
    page.get_by_role("button", name="Open a shared game", exact=True).click()
    page.wait_for_url(re.compile(r"^http://localhost:8017/tables/[\w-]{32}$"))
    assert len(_links(page, places)) == 2
    assert "--host 0.0.0.0" not in page.content()


def _links(page: Page, places: Network) -> list[str]:
    """The links of the seats, each with the address that phones can use."""
    shown = page.locator("code.address").all_text_contents()
    assert all(link.startswith(f"http://{places.computer_address}:8017/tables/") for link in shown), shown
    return shown[:2]


def _sit_down(page: Page, name: str) -> None:
    page.fill("#name", name)
    page.locator("button[name=_join]").click()
    expect(page.locator("button[name=_join]:visible")).to_have_count(0, timeout=PATIENCE)
