"""The pages of chronicles, as a browser without scripts uses them: forms and links alone."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from jacta.kernel.rule import registry
from jacta.web.app import create_app
from jacta.web.limits import Limits
from tests import toys


class Browser:
    """Loads pages, follows links by their text, and sends forms with what stands in them."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.page, self.at = "", ""

    def open(self, address: str, status: int = 200) -> str:
        return self._took(self.client.get(address), status)

    def send(self, address: str, status: int = 200, **fields: str) -> str:
        seen = re.search(r'name="_seen" value="(\w+)"', self.page)
        asked = re.search(r'name="_asked" value="(\d+)"', self.page)
        hidden = {"_seen": seen[1] if seen else "", "_asked": asked[1] if asked else ""}
        return self._took(self.client.post(address, data=hidden | fields), status)

    def _took(self, response: Any, status: int) -> str:
        assert response.status_code == status, response.text
        self.page, self.at = response.text, str(response.url.path)
        return html.unescape(self.page)


@pytest.fixture
def browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Browser]:
    monkeypatch.setattr(registry, "_installed", registry._installed)
    toys.install()
    with TestClient(
        create_app(Limits(workers=0), database=f"{tmp_path}/games.sqlite"), headers={"Accept-Language": "en"}
    ) as client:
        yield Browser(client)


@pytest.fixture
def home(browser: Browser) -> str:
    """A chronicle with Reds of Anne and hidden Blues of Bruno; its address for the owner."""
    browser.open("/chronicles")
    browser.send("/chronicles", _game="toys", _title="Evening", _players="Anne, Bruno")
    home = browser.at
    for name, owner, hidden in (("Reds", "Anne", "false"), ("Blues", "Bruno", "true")):
        browser.open(f"{home}/add?kind=band")
        browser.send(f"{home}/add?kind=band", _name=name, men="3", _owner=owner, _hidden=hidden)
    return home


def link_of(browser: Browser, home: str, name: str) -> str:
    page = browser.open(home)
    found = re.search(rf"<dt>{name}</dt><dd><a href=\"(/chronicles/\w+)\"", page)
    assert found
    return found[1]


def test_from_a_piece_to_what_it_does_to_the_journal(browser: Browser, home: str) -> None:
    anne = link_of(browser, home, "Anne")
    assert "Reds" in browser.open(anne)
    page = browser.open(f"{anne}/piece?name=Reds")
    address = re.search(r'href="(/chronicles/\w+/do/raid\?_as_attacker=Reds)"', page)
    assert address
    page = browser.open(address[1])
    assert '<option value="Reds" selected>' in page
    assert 'name="attackers"' not in page  # the piece says it
    assert 'name="defenders"' in page
    page = browser.open(f"{address[1]}&defenders=2&_odds=1")
    assert "What may become of them" in page
    assert "Men: 3 → 2" in page
    page = browser.send(f"{anne}/do/raid", _as_attacker="Reds", defenders="2", _dice="mine")
    assert browser.at == f"{anne}/doing"
    page = browser.send(f"{anne}/doing", 422, _faces="5 1")
    assert "3d6 needs 3" in page
    assert 'value="5 1"' in page  # what was typed can be put right
    browser.send(f"{anne}/doing", _faces="5 1 1")
    page = browser.send(f"{anne}/doing", _faces="6 1")
    assert "This will change:" in page
    assert "Men: 3 → 2" in page
    page = browser.send(f"{anne}/doing", _apply="1")
    assert browser.at == anne
    assert "Reds: men: 3 → 2; coins: 0 → 1" in page
    page = browser.send(anne, _undo="")
    assert "Reds: men: 3 → 2" not in page


def test_a_decision_is_put_to_the_reader(browser: Browser, home: str) -> None:
    anne = link_of(browser, home, "Anne")
    browser.send(f"{anne}/do/forage", _as_band="Reds", _dice="system")
    page = browser.open(anne)
    assert "Under way: Foraging" in page
    browser.open(f"{anne}/doing")
    page = browser.send(f"{anne}/doing", _answer="1")
    assert "This will change:" in page
    page = browser.send(f"{anne}/doing", _aside="1")
    assert "Set aside: nothing changed" in page


def test_a_correction_by_hand_has_a_reason_and_can_be_undone(browser: Browser, home: str) -> None:
    anne = link_of(browser, home, "Anne")
    browser.open(f"{anne}/piece?name=Reds")
    page = browser.send(f"{anne}/piece?name=Reds", 422, men="9", _reason="x", _hidden="false")
    assert "Reds.men: no more than 6 without a captain" in page
    page = browser.send(f"{anne}/piece?name=Reds", 422, men="4", _reason="", _hidden="false")
    assert "this key is required" in page.casefold()
    page = browser.send(f"{anne}/piece?name=Reds", men="4", coins="2", _reason="miscounted", _hidden="true")
    assert "Reds corrected by hand: miscounted" in page
    assert "Men: 3 → 4" in page
    browser.open(home)
    page = browser.send(home, _undo="")
    assert "miscounted" not in page
    page = browser.send(home, 422, _undo="1", _seen="stale")
    assert "gone on meanwhile" in page


def test_what_is_hidden_from_a_reader_is_on_no_page(browser: Browser, home: str) -> None:
    anne, readers = link_of(browser, home, "Anne"), link_of(browser, home, "Readers")
    for link in (anne, readers):
        for page in ("", "/paper", "/do/raid?_as_attacker=Blues&_odds=1", "/add?kind=band"):
            assert "Blues" not in browser.open(f"{link}{page}").replace("_as_attacker=Blues", "")
        browser.open(f"{link}/piece?name=Blues", 404)
        browser.open(f"{link}/chronicle.json", 403)
    assert "What it can do now" not in browser.open(f"{readers}/piece?name=Reds")
    assert "Blues" in browser.open(link_of(browser, home, "Bruno"))


def test_mine_knows_the_links_that_were_opened(browser: Browser, home: str) -> None:
    anne = link_of(browser, home, "Anne")
    browser.open(anne)
    page = browser.open("/chronicles")
    assert page.count("Evening") == 2
    assert "You play as Anne" in page
    page = browser.open("/chronicles?lang=fr")
    assert "Mes chroniques" in page
    assert "Vous jouez Anne" in page
    browser.open("/chronicles?lang=en")
    file = browser.open(f"{home}/chronicle.json")
    page = browser.send("/chronicles", _file=file)
    assert "Evening" in page
    page = browser.send("/chronicles", 422, _file=json.dumps({"chronicle": 9}))
    assert "version 9" in page
    browser.open(home)
    browser.send(home, _copy="1", _title="What if")
    assert "What if" in browser.open("/chronicles")
    browser.open(home)
    browser.send(home, _invite="1", _name="Carl")
    assert link_of(browser, home, "Carl")
    browser.send(home, _delete="1")
    browser.open(home, 404)


def test_the_page_to_print(browser: Browser, home: str) -> None:
    response = browser.client.get(f"{home}/paper")
    assert "unsafe-inline" in response.headers["Content-Security-Policy"]
    assert "script" not in response.headers["Content-Security-Policy"]
    assert "<h1>Evening</h1>" in response.text
